"""`boardwright play`: a table in the terminal."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import Annotated, Final

import typer

import boardwright
from boardwright import registry
from boardwright.cli.seats import PERSON, read_seats
from boardwright.cli.shared import (
    GameOptions,
    Seed,
    ValuesFile,
    find_game,
    read_options,
    read_seed,
    read_values,
)
from boardwright.cli.store import Store, new_path
from boardwright.cli.terminal import Table
from boardwright.core.errors import BadOptionError
from boardwright.core.game import Meta
from boardwright.core.play import AnyGame

DEFAULT_PLAYERS: Final = 3


def command(
    game: Annotated[str | None, typer.Argument(metavar="game", help="help-play-game")] = None,
    seats: Annotated[str | None, typer.Option(metavar="names", help="help-seats")] = None,
    seed: Seed = None,
    option: GameOptions = None,
    values: ValuesFile = None,
    save: Annotated[str | None, typer.Option(metavar="file", help="help-save")] = None,
    resume: Annotated[str | None, typer.Option(metavar="file", help="help-resume")] = None,
) -> None:
    """Play in the terminal, against bots or at one screen. Every move is saved at once."""
    with suppress(ImportError):  # with readline, the line at the prompt can be edited
        import_module("readline")  # its presence gives input() a history
    if resume is not None:
        if seed is not None or option or values is not None or save is not None:
            raise BadOptionError("resume-alone")
        Table.resumed(resume, seats).play()
        return
    found = find_game(game) if game else first_game()
    people = read_seats(default_seats(found.meta) if seats is None else seats)
    match = boardwright.new(
        found.meta.id,
        len(people),
        seed=read_seed(seed),
        options=read_options(option),
        values=read_values(found, values),
    )
    Table(match, people, Store(new_path(save, found.meta.id), begun=False)).play()


def first_game() -> AnyGame:
    """Return the first of the games that are offered, without loading the others."""
    games = (registry.game(name) for name in registry.ids())
    return next(game for game in games if game.meta.on_web)


def default_seats(meta: Meta) -> str:
    """Return the default seats: a person against bots, three players if the game allows it."""
    players = max(meta.min_players, min(DEFAULT_PLAYERS, meta.max_players))
    return ",".join([PERSON, *["greedy"] * (players - 1)])
