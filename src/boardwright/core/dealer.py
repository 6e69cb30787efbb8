"""The dealer: a secret seed, its commitment, and every chance outcome derived from both.

Generator 1. The seed is 32 bytes; its SHA-256 is published before the first decision. The outcome at entry
number p of the match log (rewinds are entries, so a number never comes twice) is drawn from

    HMAC-SHA256(key = seed, message = "boardwright 1|" + nonces joined by "," + "|" + p + "|" + attempt)

The first eight bytes, big-endian, are a number below 2^64. Numbers at or above the largest multiple of the
sum of the weights are refused and the attempt is counted up from 0; what is left modulo the sum picks the
option in whose span of weights it falls. Anyone who knows the seed can compute every outcome again.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

GENERATOR: Final = 1
SEED_BYTES: Final = 32
_SPAN: Final = 1 << 64


def seed_from_number(number: int) -> bytes:
    """A reproducible seed for simulations and tests."""
    return hashlib.sha256(b"boardwright seed " + str(number).encode()).digest()


def commitment_of(seed: bytes) -> str:
    """What is published of a seed before the match."""
    return hashlib.sha256(seed).hexdigest()


class Dealer:
    """Draws chance outcomes that can be checked after the match."""

    def __init__(self, seed: bytes, nonces: Sequence[str] = ()) -> None:
        if len(seed) != SEED_BYTES or not all(nonce.isalnum() for nonce in nonces):
            raise ValueError("a seed is 32 bytes, a nonce letters and digits")
        self.seed = seed
        self.nonces = tuple(nonces)
        self.commitment = commitment_of(seed)

    def __repr__(self) -> str:
        return f"<Dealer with commitment {self.commitment[:12]}…>"

    def outcome(self, weights: Sequence[int], position: int) -> int:
        """The index of the option that comes up at this entry of the log."""
        total = sum(weights)
        limit = _SPAN - _SPAN % total
        attempt = 0
        while (number := self._number(position, attempt)) >= limit:
            attempt += 1
        rest = number % total
        index = 0
        while rest >= weights[index]:
            rest -= weights[index]
            index += 1
        return index

    def _number(self, position: int, attempt: int) -> int:
        message = f"boardwright {GENERATOR}|{','.join(self.nonces)}|{position}|{attempt}"
        return int.from_bytes(hmac.digest(self.seed, message.encode(), "sha256")[:8], "big")
