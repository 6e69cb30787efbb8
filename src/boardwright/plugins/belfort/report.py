"""Report of Belfort: figures of buildings and guilds.

The owner of a building or a guild is its builder or buyer, regardless of later changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.core.events import Event
from boardwright.games.belfort.events import ActivatedGuild, BuiltCard, GuildLaid, MarkedGuild
from boardwright.games.belfort.terms import Building, Guild
from boardwright.lab import owning
from boardwright.lab.figures import (
    Account,
    Figure,
    Label,
    Note,
    Reporter,
    Row,
    Table,
    best_first,
    count,
    mean,
)
from boardwright.lab.plots import Look

GUILD_HEADS: Final = (Label("dealt"), Label("owned"), Label("visits"), *owning.PER_OWNER)
PHASES: Final = {
    "setup": "phase-setup",
    "placement": "phase-placement",
    "camp": "phase-collection",
    "recruiting": "phase-collection",
    "actions": "phase-actions",
    "neutral": "phase-neutral",
}


def notes(events: Sequence[Event]) -> list[Note]:
    """Return the notes of a game's events."""
    found: list[Note] = []
    for event in events:
        if isinstance(event, BuiltCard):
            found.append(Note("built", event.seat, event.building))
        elif isinstance(event, MarkedGuild):
            found.append(Note("guild", event.seat, event.guild))
        elif isinstance(event, GuildLaid):
            found.append(Note("laid", term=event.guild))
        elif isinstance(event, ActivatedGuild):
            found.append(Note("visit", event.seat, event.guild))
    return found


def overview(accounts: Sequence[Account]) -> list[Row]:
    """Return the mean numbers of buildings and guilds of a player."""
    players = sum(len(account.points) for account in accounts)
    return [
        Row(Label(name), (Figure("mean", sum(len(each.of_kind(kind)) for each in accounts) / players),))
        for name, kind in (("buildings-per-player", "built"), ("guilds-per-player", "guild"))
    ]


def tables(accounts: Sequence[Account]) -> list[Table]:
    """Return the tables of buildings and guilds, sorted by the leads of their owners."""
    built = owning.by_term(accounts, "built")
    return [owning.table(Label("buildings"), "built", Building, built), _guilds(accounts)]


def _guilds(accounts: Sequence[Account]) -> Table:
    """Return the table of guilds, which are on the board in some games only.

    Visits are counted per such game.
    """
    laid, owned = owning.by_term(accounts, "laid"), owning.by_term(accounts, "guild")
    visits = owning.by_term(accounts, "visit")
    expected = owning.usual(owned)
    rows = [_guild(each, len(laid[each]), owned.get(each, []), visits.get(each, []), expected)
            for each in Guild if each in laid]  # fmt: skip
    total = sum(map(len, laid.values()))
    first = (
        count(total),
        count(sum(map(len, owned.values()))),
        mean([sum(map(len, visits.values())) / total]) if total else None,
        *owning.all_owners(owned),
    )
    return Table(Label("guilds"), GUILD_HEADS, (Row(Label("all"), first), *best_first(rows)))


def _guild(guild: Guild, laid: int, owned: owning.Pairs, visits: owning.Pairs, expected: float) -> Row:
    figures = (count(laid), count(len(owned)), Figure("mean", len(visits) / laid))
    return Row(owning.label_of(guild), (*figures, *owning.owners(owned, expected)))


REPORTER: Final = Reporter(notes, overview, tables, PHASES, "phase-actions")
LOOK: Final = Look("#8f3a22", "#4f6023")
