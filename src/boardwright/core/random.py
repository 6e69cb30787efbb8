"""A small documented generator for playouts, re-deals and simulated chance; nothing here knows a clock.

The combined Tausworthe generator of L'Ecuyer (1996), "taus88": three 32-bit words, period about 2^88.
All intermediate values stay below 2^62, so that compiled code never leaves machine integers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_MASK: Final = 0xFFFFFFFF


class Random:
    """Reproducible pseudo-random whole numbers."""

    __slots__ = ("_a", "_b", "_c")

    def __init__(self, seed: int) -> None:
        self._a: int = 0
        self._b: int = 0
        self._c: int = 0
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Start again from a number; nearby seeds give unrelated sequences."""
        x = (seed * 2654435761 + 362437) & _MASK
        words = []
        for _ in range(3):
            for _ in range(4):
                x ^= (x << 13) & _MASK
                x ^= x >> 17
                x ^= (x << 5) & _MASK
                x = (x + 0x9E3779B9) & _MASK
            words.append(x)
        self._a = words[0] | 16
        self._b = words[1] | 16
        self._c = words[2] | 16
        for _ in range(8):
            self.bits()

    def bits(self) -> int:
        """The next 32 bits."""
        a = self._a
        b = self._b
        c = self._c
        a = ((a & 0xFFFFFFFE) << 12 & _MASK) ^ (((a << 13 & _MASK) ^ a) >> 19)
        b = ((b & 0xFFFFFFF8) << 4 & _MASK) ^ (((b << 2 & _MASK) ^ b) >> 25)
        c = ((c & 0xFFFFFFF0) << 17 & _MASK) ^ (((c << 3 & _MASK) ^ c) >> 11)
        self._a = a
        self._b = b
        self._c = c
        return a ^ b ^ c

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, for limits far below 2^30."""
        return (self.bits() * limit) >> 32

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, with a chance in proportion to its weight."""
        total = 0
        for weight in weights:
            total += weight
        rest = self.below(total)
        index = 0
        for weight in weights:
            rest -= weight
            if rest < 0:
                return index
            index += 1
        return index - 1
