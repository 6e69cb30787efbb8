"""Names that people give themselves, and tokens that nobody can guess."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

LONGEST_NAME: Final = 24
BLANKS: Final = frozenset("()\u115f\u1160\u2800\u3164\uffa0")  # brackets, and letters without a shape


def new_token() -> str:
    """192 bits that nobody can guess, for links and programs."""
    return secrets.token_urlsafe(24)


def new_nonce() -> str:
    """What a seat adds to the deal when its player names nothing."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A nickname without what cannot be seen, brackets as of a bot, and not too long.

    >>> clean_name("  Anna   Maria ")
    'Anna Maria'
    """
    visible = "".join(" " if c in BLANKS or not c.isprintable() else c for c in name)
    return " ".join(visible.split())[:LONGEST_NAME].strip()
