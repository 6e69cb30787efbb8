"""A drawing whose pieces bear prints, so that a page which has most of them is sent only the others.

From one decision to the next most of a board stays as it is. The page tells the prints of the pieces that it
shows; of those only the print is sent, and the page keeps them where they are.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from boardwright.web.boards.sheet import END, Drawing


def cut(drawing: Drawing, known: frozenset[str] = frozenset()) -> str:
    """The drawing with its pieces in groups that bear their prints; empty groups for known ones."""
    if not drawing:
        return ""
    parts = [drawing.head]
    for piece in drawing.pieces:
        found = printed(piece)
        kept = found in known
        parts.append(f'<g data-same="{found}"></g>' if kept else f'<g data-print="{found}">{piece}</g>')
    parts.append(END)
    return "".join(parts)


@lru_cache(maxsize=1 << 13)
def printed(piece: str) -> str:
    """By what a piece is known: twelve digits, enough that no two pieces of a match share them by chance."""
    return blake2b(piece.encode(), digest_size=6).hexdigest()
