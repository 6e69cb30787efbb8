"""Replay: rebuild the match of a table from its stored log, deal a new one, catch up with another process."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from boardwright import registry
from boardwright.core.dealer import Dealer
from boardwright.core.match import Match, replay
from boardwright.core.record import Entry, Record, Rewind
from boardwright.server.errors import Damaged, Gone
from boardwright.server.tables.model import OVER, Table


def deal(table: Table) -> Match:
    """Deal the match of a table up to its first decision of a seat; continues `base` when there is one."""
    dealer = Dealer(table.seed, table.nonces)
    if table.base:
        match = _with_dealer(replay(_record(table, table.base), registry.game(table.game_id)), dealer)
        match._take_chance()
    else:
        match = Match(registry.game(table.game_id), len(table.seats), dealer, table.options, table.values)
    match.names = table.names()
    return match


def check_installed(table: Table) -> None:
    """Check that the game of a table is installed; raises Gone."""
    if table.game_id not in registry.ids():
        raise Gone("game-not-installed", game=table.game_id)


def rebuild(table: Table) -> None:
    """Replay the stored log of a table.

    Raises Gone when it was made under other rules, Damaged when it cannot be replayed.
    """
    if not table.entries:
        table.match = None
        return
    present = registry.game(table.game_id).meta.rules_version
    if table.rules_version != present:
        raise Gone("old-rules", stored=table.rules_version, present=present)
    log = [*table.base, *(part for entry in table.entries for part in entry.log)]
    try:
        match = replay(_record(table, log), registry.game(table.game_id))
    except Exception as error:  # any: rules that are fed with nonsense fail in any way
        raise Damaged("table-damaged", table=table.id, problem=type(error).__name__) from error
    _with_dealer(match, Dealer(table.seed, table.nonces)).names = table.names()
    table.match = match


def reopen(table: Table) -> None:
    """Replay a table as it was loaded; raises also Damaged when its status is not that of the match."""
    rebuild(table)
    if table.match is not None and table.match.is_over != (table.status == OVER):
        raise Damaged("table-damaged", table=table.id, problem="status")


def catch_up(table: Table, found: Table) -> Match | None:
    """Return the match with the entries that another process has added; the table stays as it is.

    `found` has only those entries.
    """
    if table.match is None:
        whole = replace(found, entries=[*table.entries, *found.entries])
        rebuild(whole)
        return whole.match
    match = table.match.branch(table.match.dealer)
    for part in (part for entry in found.entries for part in entry.log):
        if isinstance(part, Rewind):
            match._rewind(part.rewind)
            match.state = match.state.clone()  # the old one belongs to a step of the match as it was
        else:
            match._apply(part)
    return match


def as_of(table: Table, version: int) -> Table:
    """Return a copy of a table after that many entries, with its present seats."""
    lock = asyncio.Lock()
    past = replace(table, entries=table.entries[:version], drafts={}, rewind=None, match=None, lock=lock)
    rebuild(past)
    return past


def _with_dealer(match: Match, dealer: Dealer) -> Match:
    match.dealer, match.commitment, match.nonces = dealer, dealer.commitment, dealer.nonces
    return match


def _record(table: Table, log: Sequence[Entry]) -> Record:
    game = registry.game(table.game_id)
    return Record(
        game=table.game_id,
        rules_version=game.meta.rules_version,
        players=table.names(),
        options=msgspec.convert(table.options, dict[str, bool | int | str | list[str]]),
        tables=msgspec.convert(table.values, dict[str, int | list[int]]),
        generator=1,
        commitment=table.commitment,
        nonces=list(table.nonces),
        log=list(log),
    )
