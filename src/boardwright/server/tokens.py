"""Secret tokens: random ones for links, browsers and programs, and the hashes that the database keeps."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """Return a random token of 192 bits, safe in URLs."""
    return secrets.token_urlsafe(24)


def new_nonce() -> str:
    """Return the nonce that a seat adds to the deal when its player gives none."""
    return secrets.token_hex(8)


def hash_token(token: str) -> str:
    """Return the SHA-256 of a token: the database never holds the token itself."""
    return hashlib.sha256(token.encode()).hexdigest()
