"""Report of Toll: figures of buildings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.core.events import Event
from boardwright.games.toll.events import Begins, Built
from boardwright.games.toll.terms import Building
from boardwright.lab import owning
from boardwright.lab.figures import Account, Label, Note, Reporter, Table


def notes(events: Sequence[Event]) -> list[Note]:
    """Return the notes of a game's events: the starting player, and the buildings."""
    found: list[Note] = []
    for event in events:
        if isinstance(event, Begins):
            found.append(Note("first", event.seat))
        elif isinstance(event, Built):
            found.append(Note("built", event.seat, event.building))
    return found


def tables(accounts: Sequence[Account]) -> list[Table]:
    """Return the table of buildings, sorted by the leads of their owners."""
    built = owning.by_term(accounts, "built")
    return [owning.table(Label("source-buildings", of_game=True), "built", Building, built)]


REPORTER: Final = Reporter(notes, lambda _: [], tables, {}, "phase-building")
