"""A drawing in pieces with fingerprints, so that only changed pieces are sent.

From one decision to the next most of a board stays the same. The page sends the fingerprints of the pieces
that it shows; those come back as empty groups, and the page keeps them.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from boardwright.web.svg.sheet import END, Drawing


def with_fingerprints(drawing: Drawing, known: frozenset[str] = frozenset()) -> str:
    """Render the drawing with its pieces in groups with fingerprints; groups of known ones are empty."""
    if not drawing:
        return ""
    parts = [drawing.head]
    for piece in drawing.pieces:
        found = fingerprint(piece)
        kept = found in known
        parts.append(f'<g data-same="{found}"></g>' if kept else f'<g data-print="{found}">{piece}</g>')
    parts.append(END)
    return "".join(parts)


@lru_cache(maxsize=1 << 13)
def fingerprint(piece: str) -> str:
    """Hash a piece: twelve digits, enough to make collisions within a match unlikely."""
    return blake2b(piece.encode(), digest_size=6).hexdigest()
