"""Options that several commands share, and how they are read."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from boardwright import registry
from boardwright.cli.language import say
from boardwright.core import tables
from boardwright.core.errors import BadOptionError
from boardwright.core.game import Value
from boardwright.core.play import AnyGame

AsJson = Annotated[bool, typer.Option("--json", help=say("help-json"))]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))]
GameOptions = Annotated[
    list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("help-option"))
]
TableFile = Annotated[Path | None, typer.Option("--table", metavar="FILE", help=say("help-table"))]
Seed = Annotated[int | None, typer.Option("--seed", min=0, help=say("help-seed"))]

console = Console(highlight=False, soft_wrap=False)


def show_json(value: object) -> None:
    """Print plain data as JSON."""
    typer.echo(json.dumps(value, indent=1, ensure_ascii=False))


def read_options(given: list[str]) -> dict[str, object]:
    """NAME=VALUE pairs."""
    options: dict[str, object] = {}
    for pair in given:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise BadOptionError("option-form", given=pair)
        options[name.strip()] = value.strip()
    return options


def read_tables(game: AnyGame, path: Path | None) -> dict[str, Value]:
    """What a table file changes."""
    return tables.load(path, game.printed) if path else {}


def find_game(name: str) -> AnyGame:
    """The game of that name, in any case."""
    return registry.game(name.lower())


def is_terminal() -> bool:
    """Whether a person watches: progress bars and curtains are for people only."""
    return sys.stdin.isatty() and sys.stdout.isatty()
