"""A picture of a position that stands alone: the drawn board with its colours and icons in one SVG file."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from boardwright.core.errors import BadOptionError
from boardwright.core.match import Match
from boardwright.text import Words
from boardwright.web import boards
from boardwright.web.panels.scene import Scene

THEMES: Final = ("light", "dark")
EITHER: Final = re.compile(r"light-dark\(([^,()]+), ([^,()]+)\)")
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)


def picture(match: Match, seat: int | None = None, language: str = "en", theme: str = "light") -> str:
    """The board as a seat sees it, or as a spectator does; raises BadOptionError for a game without one."""
    game = match.game.meta.id
    if game not in boards.DRAWN:
        raise BadOptionError("no-board", game=game)
    if theme not in THEMES:
        raise BadOptionError("no-theme", given=theme)
    words = Words(language, match.game, match.names, parts=("web", "server"))
    scene = Scene(match.view(seat), words, seat, match.tables, match.options)
    drawn = boards.draw(game, scene, icons="")
    used = set(re.findall(r'href="#([^"]+)"', drawn))
    symbols = "".join(text for name, text in _symbols().items() if name in used)
    head, body = drawn.split(">", 1)
    head = head.replace(
        '<svg class="boardsvg', f'<svg xmlns="http://www.w3.org/2000/svg" class="game-{game} boardsvg', 1
    )
    return f"{head}><style>{_style(game, theme)}</style><defs>{symbols}</defs>{body}"


@cache
def _static(name: str) -> str:
    return (resources.files("boardwright.web") / "static" / name).read_text(encoding="utf-8")


@cache
def _symbols() -> dict[str, str]:
    return {found[1]: found[0] for found in SYMBOL.finditer(_static("icons.svg"))}


@cache
def _style(game: str, theme: str) -> str:
    """The rules of the page, with the colours of one theme."""
    rules = _static("palette.css") + _static("board.css") + _static(f"board-{game}.css")
    chosen = EITHER.sub(rf"\{THEMES.index(theme) + 1}", re.sub(r"/\*.*?\*/", "", rules, flags=re.DOTALL))
    return (
        " ".join(f"{chosen} .boardsvg {{ background: var(--sheet); }}".split())
        .replace("&", "&amp;")
        .replace("<", "&lt;")
    )
