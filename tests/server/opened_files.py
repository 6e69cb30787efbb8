"""Which files requests open: python -m tests.server.opened_files

In a process of its own, as modules that another test has loaded would not be opened again. It warms up as
`boardwright serve` does, asks for pages of every game in every language, and prints the files of the package
that were opened meanwhile, one in a line. Sources do not count: FastAPI reads that of a route once.
"""

from __future__ import annotations

import logging
import sys
import tempfile
from pathlib import Path

import boardwright
from boardwright import registry
from boardwright.server.logs import configure
from boardwright.text import LANGUAGES
from boardwright.web.jinja import warm_up
from tests.server.house import House, opened

PACKAGE = str(Path(boardwright.__file__).parent)
PAGES = ("/", "/help", "/new", "/settings", "/me", "/tables", "/api/v1/games", "/healthz", "/nonsense")
PAGES_OF_GAMES = ("/help/{game}", "/new?game={game}")
PAGES_OF_TABLES = ("/t/{table}", "/t/{table}/part", "/t/{table}?at=1", "/t/{table}/record.txt")


def ask(house: House) -> None:
    """Ask for pages, and play a match of each game."""
    for language in LANGUAGES:
        browser = house.browser("Anna", language)
        paths = [
            *PAGES,
            *(path.format(game=game.meta.id) for game in registry.games() for path in PAGES_OF_GAMES),
        ]
        for game in registry.games():
            table = browser.make(game.meta.id, "me", "me")
            house.play(table.id, 30)
            paths += [path.format(table=table.id) for path in PAGES_OF_TABLES]
        for path in paths:
            assert browser.get(path).status_code < 500, path


def main() -> None:
    files: list[str] = []
    is_watched = False

    def note(event: str, arguments: tuple[object, ...]) -> None:
        name = str(arguments[0]) if is_watched and event == "open" else ""
        if name.startswith(PACKAGE) and not name.endswith(".py"):
            files.append(name)

    configure(logging.ERROR)
    sys.addaudithook(note)
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder) / "x.sqlite") as house:
        warm_up()
        is_watched = True
        ask(house)
        is_watched = False
    print("\n".join(files), end="")


if __name__ == "__main__":
    main()
