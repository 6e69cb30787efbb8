"""Report of Caylus 1303: figures of buildings, monuments and characters.

A character counts for every seat that held it at some time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.core.events import Event
from boardwright.games.caylus1303.events import (
    Begins,
    CharacterChosen,
    CharacterGained,
    CharacterTaken,
    Constructed,
    Delivered,
    FavourGranted,
    MonumentBuilt,
)
from boardwright.games.caylus1303.terms import Character, Tile
from boardwright.lab import owning
from boardwright.lab.figures import Account, Figure, Label, Note, Reporter, Row, Table
from boardwright.lab.plots import Look

PHASES: Final = {
    "setup": "phase-setup",
    "planning": "phase-planning",
    "using": "phase-activation",
    "delivery": "phase-delivery",
    "stewardship": "phase-stewardship",
    "favours": "phase-favours",
}
PER_PLAYER: Final = {
    "buildings-per-player": "constructed",
    "monuments-per-player": "monument",
    "bundles-per-player": "bundle",
    "favours-per-player": "favour",
}


def notes(events: Sequence[Event]) -> list[Note]:
    """Return the notes of a game's events; a character is noted once for each seat that ever held it."""
    found = [note for event in events if (note := _note(event))]
    return list(dict.fromkeys(note for note in found if note.kind == "held")) + [
        note for note in found if note.kind != "held"
    ]


def _note(event: Event) -> Note | None:
    if isinstance(event, Begins):
        return Note("first", event.seat)
    if isinstance(event, Constructed):
        return Note("constructed", event.seat, event.tile, event.points)
    if isinstance(event, MonumentBuilt):
        return Note("monument", event.seat, event.tile, event.points)
    if isinstance(event, CharacterChosen | CharacterTaken | CharacterGained):
        return Note("held", event.seat, event.character)
    if isinstance(event, Delivered):
        return Note("bundle", event.seat)
    return Note("favour", event.seat) if isinstance(event, FavourGranted) else None


def overview(accounts: Sequence[Account]) -> list[Row]:
    """Return the mean constructions, deliveries and favours of a player."""
    players = sum(len(account.points) for account in accounts)
    return [
        Row(Label(name), (Figure("mean", sum(len(each.of_kind(kind)) for each in accounts) / players),))
        for name, kind in PER_PLAYER.items()
    ]


def tables(accounts: Sequence[Account]) -> list[Table]:
    """Return the tables of buildings, monuments and characters, sorted by the leads of their owners."""
    constructed, monuments = owning.by_term(accounts, "constructed"), owning.by_term(accounts, "monument")
    held = owning.by_term(accounts, "held")
    return [
        owning.table(Label("buildings"), "built", Tile, constructed),
        owning.table(Label("source-monuments", of_game=True), "built", Tile, monuments),
        owning.table(Label("characters"), "held", Character, held),
    ]


REPORTER: Final = Reporter(notes, overview, tables, PHASES, "phase-activation")
LOOK: Final = Look("#38506a", "#b07d12")
