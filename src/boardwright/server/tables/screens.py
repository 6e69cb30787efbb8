"""Shared screens: which of several seats at one screen is shown and acts."""

from __future__ import annotations

from typing import Any

from boardwright.core.match import Match
from boardwright.server.live.streams import SEATS
from boardwright.server.tables import rows
from boardwright.server.tables.model import OVER, Table
from boardwright.server.tables.permissions import Permission, by_service
from boardwright.server.tables.repository import Tables
from boardwright.server.tables.retry import retry_if_stale


@retry_if_stale
async def take_screen(
    tables: Tables, table: Table, person: int, number: int, permission: Permission = by_service
) -> None:
    """Give a shared screen to another of the seats that are played at it."""
    async with table.lock:
        permission(table)
        await tables.change(
            table,
            lambda connection: rows.put_screen(connection, table.id, person, number),
            SEATS,
            only=person,
        )
        table.screens[person] = number


def has_secrets(match: Match, seats: tuple[int, ...]) -> bool:
    """Return whether one of these seats sees something that another one must not.

    Numbers that all players could have counted (points in Caylus) need no curtain between two turns.
    """
    views = [_without_counts(match.view(seat)) for seat in seats]
    return any(view != views[0] for view in views)


def _without_counts(given: dict[str, Any]) -> dict[str, Any]:
    view = {name: part for name, part in given.items() if name not in ("question", "seat")}
    view["players"] = [
        {name: part for name, part in player.items() if name not in player.get("countable", ())}
        for player in given["players"]
    ]
    return view


def seat_shown(table: Table, mine: tuple[int, ...], screen: int | None) -> tuple[int | None, int | None]:
    """Return the seat that is shown and acts at a screen, and the seat that must take the screen first.

    One of the two is None. `mine` are the seats played at the screen, `screen` the one that has taken it
    last. With one seat it is that one; of several the one that must decide. A curtain is only needed for
    secrets.
    """
    if len(mine) <= 1 or table.match is None or table.status == OVER:
        return (mine[0] if mine else None), None
    acting = [seat for seat in table.to_act() if seat in mine]
    wanted = acting[0] if acting else (screen if screen in mine else mine[0])
    if screen in acting:
        wanted = screen
    if wanted == screen or not has_secrets(table.match, mine):
        return wanted, None
    return None, wanted
