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
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
BLOCK: Final = re.compile(r"@[^{}]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
# Classes of the picture itself.
ROOT: Final = re.compile(r"\.(boardsvg|game-\w+|belfort|caylus1303|guilds)\b")
ANYWHERE: Final = (":root", "use[", ".of-", ".place", ".piece", ".boardsvg", "svg.boardsvg")
SCOPE: Final = "board-"
OWN: Final = "svg.boardsvg { background: var(--sheet); overflow: hidden; }"
SIZE: Final = "width: 720px; height: auto; max-width: 100%"
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
    own = f'<svg xmlns="http://www.w3.org/2000/svg" class="game-{game} {SCOPE}{theme} boardsvg'
    head = head.replace('<svg class="boardsvg', own, 1)
    return f"{head}><style>{_style(game, theme)}</style><defs>{symbols}</defs>{body}"


def in_a_notebook(match: Match) -> str | None:
    """The board as a spectator sees it, at a size that leaves room for text; None when it is not drawn."""
    if match.game.meta.id not in boards.DRAWN:
        return None
    return picture(match).replace("<svg ", f'<svg style="{SIZE}" ', 1)


@cache
def _static(name: str) -> str:
    return (resources.files("boardwright.web") / "static" / name).read_text(encoding="utf-8")


@cache
def _symbols() -> dict[str, str]:
    return {found[1]: found[0] for found in SYMBOL.finditer(_static("icons.svg"))}


@cache
def _style(game: str, theme: str) -> str:
    """The page's rules for the board in the colours of one theme; they hold inside the picture only.

    A notebook puts the picture into its page: rules of ours must not reach anything else there, nor a second
    picture in the other theme.
    """
    rules = _static("palette.css") + _static("board.css") + _static(f"board-{game}.css")
    rules = BLOCK.sub("", COMMENT.sub("", rules)) + OWN
    kept = [
        f"{', '.join(inside)} {{{content}}}"
        for selectors, content in RULE.findall(EITHER.sub(rf"\{THEMES.index(theme) + 1}", rules))
        if (inside := [_inside(each, f".{SCOPE}{theme}") for each in _wanted(selectors, game)])
    ]
    return " ".join(" ".join(kept).split()).replace("&", "&amp;").replace("<", "&lt;")


def _wanted(selectors: str, game: str) -> list[str]:
    """The selectors of a rule that can mean something on the board: not those for the page around it."""
    first = (*ANYWHERE, f".{game}", f".game-{game}")
    return [each.strip() for each in selectors.split(",") if each.strip().startswith(first)]


def _inside(selector: str, scope: str) -> str:
    """A selector that holds inside the picture only."""
    first, space, rest = selector.partition(" ")
    if first == ":root":
        return scope
    return f"{first}{scope}{space}{rest}" if ROOT.search(first) else f"{scope} {selector}"
