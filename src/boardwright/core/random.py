"""A small documented generator for playouts, re-deals and simulated chance; nothing here knows a clock.

The combined Tausworthe generator of L'Ecuyer (1996), "taus88": three 32-bit words, period about 2^88.
All intermediate values stay below 2^62, so that compiled code never leaves machine integers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # Machine integers for the compiler; nothing is imported when the program runs.
    from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF


def count_bits(bits: i64) -> int:
    """How many bits are set, for sets of 62 at most: pairs are added up, then fours, and so on.

    >>> count_bits(0b1011), count_bits((1 << 62) - 1)
    (3, 62)
    """
    bits -= bits >> 1 & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127


class Random:
    """Reproducible pseudo-random whole numbers."""

    __slots__ = ("_a", "_b", "_c")

    def __init__(self, seed: int) -> None:
        self._a: i64 = 0
        self._b: i64 = 0
        self._c: i64 = 0
        self.seed(seed)

    def __reduce__(self) -> tuple[type[Random], tuple[int], tuple[int, int, int]]:
        return Random, (0,), (self._a, self._b, self._c)

    def __setstate__(self, words: tuple[int, int, int]) -> None:
        self._a, self._b, self._c = words

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

    def below(self, limit: i64) -> int:
        """A number from 0 to limit - 1, for limits up to 2^32.

        The product of 32 bits and the limit is taken in two halves, which keeps it among machine integers.
        """
        a = self._a
        b = self._b
        c = self._c
        self._a = a = (a & 0x000FFFFE) << 12 ^ ((a >> 6 ^ a >> 19) & 0x00001FFF)
        self._b = b = (b & 0x0FFFFFF8) << 4 ^ ((b >> 23 ^ b >> 25) & 0x0000007F)
        self._c = c = (c & 0x00007FF0) << 17 ^ ((c >> 8 ^ c >> 11) & 0x001FFFFF)
        x = a ^ b ^ c
        return (x >> 16) * limit + ((x & 0xFFFF) * limit >> 16) >> 16

    def one_of(self, bits: i64) -> int:
        """One of the bits that are set, 62 at most, each as likely as the others; a single one takes no
        number.
        """
        count = count_bits(bits)
        if count > 1:
            for _ in range(self.below(count)):
                bits &= bits - 1
        return count_bits((bits & -bits) - 1)

    def bits(self) -> int:
        """The next 32 bits."""
        return self.below(1 << 32)

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, with a chance in proportion to its weight."""
        rest = self.below(sum(weights))
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        return len(weights) - 1
