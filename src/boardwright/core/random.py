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
            self.below(1)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, for limits far below 2^30.

        The product of 32 bits and the limit is taken in two halves, as compiled code leaves machine integers
        in multiplications of numbers above 2^30.
        """
        a = self._a
        b = self._b
        c = self._c
        self._a = a = (a & 0x000FFFFE) << 12 ^ ((a >> 6 ^ a >> 19) & 0x00001FFF)
        self._b = b = (b & 0x0FFFFFF8) << 4 ^ ((b >> 23 ^ b >> 25) & 0x0000007F)
        self._c = c = (c & 0x00007FF0) << 17 ^ ((c >> 8 ^ c >> 11) & 0x001FFFFF)
        x = a ^ b ^ c
        return (x >> 16) * limit + ((x & 0xFFFF) * limit >> 16) >> 16

    def one_of(self, bits: int) -> int:
        """One of the bits that are set, each as likely as the others; a single one takes no number."""
        count = bits.bit_count()
        if count > 1:
            for _ in range(self.below(count)):
                bits &= bits - 1
        return (bits & -bits).bit_length() - 1

    def bits(self) -> int:
        """The next 32 bits; rarely asked for, and compiled code may leave machine integers here."""
        return self.below(1 << 32)

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, with a chance in proportion to its weight."""
        rest = self.below(sum(weights))
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        return len(weights) - 1
