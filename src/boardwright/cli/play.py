"""`boardwright play`: a table in the terminal."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import Annotated, Final

import typer

import boardwright
from boardwright.cli.seats import read_seats
from boardwright.cli.shared import (
    GameOptions,
    Seed,
    TableFile,
    find_game,
    read_options,
    read_seed,
    read_tables,
)
from boardwright.cli.store import Store, new_path
from boardwright.cli.terminal import Table
from boardwright.core.errors import BadOptionError

DEFAULT_SEATS: Final = "me,greedy,greedy"


def command(
    game: Annotated[str, typer.Argument(metavar="game", help="help-game")] = "belfort",
    seats: Annotated[str | None, typer.Option(metavar="names", help="help-seats")] = None,
    seed: Seed = None,
    option: GameOptions = None,
    table: TableFile = None,
    save: Annotated[str | None, typer.Option(metavar="file", help="help-save")] = None,
    resume: Annotated[str | None, typer.Option(metavar="file", help="help-resume")] = None,
) -> None:
    """Play in the terminal, against bots or at one screen. Every move is saved at once."""
    with suppress(ImportError):  # where there is one, the line at the prompt can be edited
        import_module("readline")  # its presence gives input() a history
    if resume is not None:
        if seed is not None or option or table is not None or save is not None:
            raise BadOptionError("resume-alone")
        Table.resumed(resume, seats).play()
        return
    found = find_game(game)
    people = read_seats(DEFAULT_SEATS if seats is None else seats)
    match = boardwright.new(
        found.meta.id,
        len(people),
        seed=read_seed(seed),
        options=read_options(option),
        tables=read_tables(found, table),
    )
    Table(match, people, Store(new_path(save, found.meta.id), begun=False)).play()
