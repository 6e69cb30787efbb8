"""A self-contained picture of a position: the drawn board with its colours and icons in one SVG file."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from boardwright.core.errors import BadOptionError
from boardwright.core.match import Match
from boardwright.text import Words
from boardwright.web import assets, boards
from boardwright.web.scene import Scene

THEMES: Final = ("light", "dark")
EITHER: Final = re.compile(r"light-dark\(([^,()]+), ([^,()]+)\)")
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
BLOCK: Final = re.compile(r"@[^{}]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
ANYWHERE: Final = (":root", "use[", ".of-", ".place", ".piece", ".boardsvg", "svg.boardsvg")
SCOPE: Final = "board-"
OWN: Final = "svg.boardsvg { background: var(--sheet); overflow: hidden; }"
SIZE: Final = "width: 720px; height: auto; max-width: 100%"
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)


def picture(match: Match, seat: int | None = None, language: str = "en", theme: str = "light") -> str:
    """Render the board as a seat or a spectator sees it; raises BadOptionError for a game without one."""
    game = match.game.meta.id
    if not boards.has_board(game):
        raise BadOptionError("no-board", game=game)
    if theme not in THEMES:
        raise BadOptionError("no-theme", given=theme)
    words = Words(language, match.game, match.names, parts=("web", "server"))
    scene = Scene(match.view(seat), words, seat, match.values, match.options)
    drawn = boards.draw(game, scene, icons="")
    used = set(re.findall(r'href="#([^"]+)"', drawn))
    symbols = "".join(text for name, text in _symbols(game).items() if name in used)
    head, body = drawn.split(">", 1)
    own = f'<svg xmlns="http://www.w3.org/2000/svg" class="game-{game} {SCOPE}{theme} boardsvg'
    head = head.replace('<svg class="boardsvg', own, 1)
    return f"{head}><style>{_style(game, theme)}</style><defs>{symbols}</defs>{body}"


def in_a_notebook(match: Match) -> str | None:
    """Render the board as a spectator sees it, at a size for notebooks; None for a game without one."""
    if not boards.has_board(match.game.meta.id):
        return None
    return picture(match).replace("<svg ", f'<svg style="{SIZE}" ', 1)


@cache
def _text(name: str) -> str:
    """Read a static file; empty when a game does not have it."""
    found = assets.files().get(name)
    return found.read_text(encoding="utf-8") if found else ""


@cache
def _symbols(game: str) -> dict[str, str]:
    drawn = _text(f"plugins/{game}/icons.svg") + _text(assets.SHARED_SYMBOLS)
    return {found[1]: found[0] for found in SYMBOL.finditer(drawn)}


@cache
def _style(game: str, theme: str) -> str:
    """Return the CSS rules of the board in the colours of one theme, scoped to the picture.

    A notebook embeds the picture in its page: our rules must not apply to anything else there, nor to a
    second picture in the other theme.
    """
    rules = _text("css/palette.css") + _text("css/board.css") + _text(f"plugins/{game}/theme.css")
    rules = BLOCK.sub("", COMMENT.sub("", rules)) + OWN
    kept = [
        f"{', '.join(inside)} {{{content}}}"
        for selectors, content in RULE.findall(EITHER.sub(rf"\{THEMES.index(theme) + 1}", rules))
        if (inside := [_inside(each, game, f".{SCOPE}{theme}") for each in _wanted(selectors, game)])
    ]
    return " ".join(" ".join(kept).split()).replace("&", "&amp;").replace("<", "&lt;")


def _wanted(selectors: str, game: str) -> list[str]:
    """Return the selectors of a rule that can match on the board, without those for the page around it."""
    first = (*ANYWHERE, f".{game}", f".game-{game}")
    return [each.strip() for each in selectors.split(",") if each.strip().startswith(first)]


def _inside(selector: str, game: str, scope: str) -> str:
    """Scope a selector to the picture; `boardsvg` and the game's are classes of the picture itself."""
    first, space, rest = selector.partition(" ")
    if first == ":root":
        return scope
    is_root = re.search(rf"\.(boardsvg|(game-)?{re.escape(game)})\b", first)
    return f"{first}{scope}{space}{rest}" if is_root else f"{scope} {selector}"
