"""A drawing cut into pieces with prints, so that a page which has most of them is sent only the others.

From one decision to the next most of a board stays as it is. The page tells the prints of the pieces that it
shows; of those only the print is sent, and the page keeps them where they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

GROUP: Final = re.compile(r"<(/?)g\b")
LEAST: Final = 600
MOST: Final = 5000
"""Characters of a piece: in between the text itself decides where it ends: a change moves few ends."""


def cut(svg: str, known: frozenset[str] = frozenset()) -> str:
    """The drawing with its pieces in groups that bear their prints; empty groups for known ones."""
    if not svg:
        return ""
    start = svg.index(">") + 1
    end = svg.rindex("</svg>")
    parts = [svg[:start]]
    for piece in pieces(svg[start:end]):
        found = printed(piece)
        kept = found in known
        parts.append(f'<g data-same="{found}"></g>' if kept else f'<g data-print="{found}">{piece}</g>')
    parts.append(svg[end:])
    return "".join(parts)


def pieces(inside: str) -> Iterator[str]:
    """The content of a drawing in consecutive pieces, cut between groups that lie in no other group."""
    start = last = depth = 0
    for found in GROUP.finditer(inside):
        depth += -1 if found[1] else 1
        end = found.end() + 1
        if depth == 0 and found[1]:
            is_end = end - start >= MOST or (
                end - start >= LEAST and blake2b(inside[last:end].encode()).digest()[0] % 2 == 0
            )
            last = end
            if is_end:
                yield inside[start:end]
                start = end
    if start < len(inside):
        yield inside[start:]


def printed(piece: str) -> str:
    """By what a piece is known: twelve digits, enough that no two pieces of a match share them by chance."""
    return blake2b(piece.encode(), digest_size=6).hexdigest()
