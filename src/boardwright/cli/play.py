"""`boardwright play`: a table in the terminal."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Annotated

import typer

import boardwright
from boardwright.bots import BOTS
from boardwright.cli.language import say
from boardwright.cli.shared import (
    GameOptions,
    Seed,
    TableFile,
    find_game,
    read_options,
    read_tables,
)
from boardwright.cli.terminal import PERSON, Table
from boardwright.core.errors import BadOptionError, BadRecordError

DEFAULT_SEATS = "me,greedy,greedy"


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))] = "belfort",
    seats: Annotated[str, typer.Option(help=say("help-seats"))] = "",
    seed: Seed = None,
    option: GameOptions = [],  # noqa: B006 - typer copies defaults
    table: TableFile = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-save"))] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-resume"))] = None,
) -> None:
    """Play in the terminal, against bots or at one screen. Every move is saved at once."""
    if resume is not None:
        Table.resumed(resume, seats).play()
        return
    found = find_game(game)
    people = read_seats(seats or DEFAULT_SEATS)
    match = boardwright.new(
        found.meta.id,
        len(people),
        seed=seed,
        options=read_options(option),
        tables=read_tables(found, table),
    )
    Table(match, people, save_path(save, found.meta.id)).play()


def read_seats(text: str) -> list[str]:
    """Seats from "me,greedy,Anna": bots by their name, `me`, or the nickname of a person at this screen."""
    seats = [name.strip() for name in text.split(",") if name.strip()]
    nicknames = [seat for seat in seats if seat != PERSON and seat not in BOTS]
    if len(set(nicknames)) != len(nicknames):
        raise BadOptionError("seats-alike", seats=text)
    for name in nicknames:
        if any(sign in name for sign in '"\\;[]()\n') or len(name) > 30:
            raise BadOptionError("nickname", name=name[:40])
    return seats


def save_path(given: Path | None, game: str) -> Path:
    """Where the match is saved: the file asked for, else one in the user's data folder."""
    if given is not None:
        if not given.parent.is_dir():
            raise BadRecordError("save-folder-missing", folder=str(given.parent))
        return given
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    folder = Path(os.environ.get("BOARDWRIGHT_DATA") or Path(home) / "boardwright") / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadRecordError("save-folder-missing", folder=str(folder)) from None
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    return folder / f"{game}-{stamp}-{os.getpid()}.json"
