"""What a commit leaves of drafts and of standing orders."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from boardwright.core.match import Match
from boardwright.server.table import Draft, Seat, Table
from boardwright.text import orders as standing_orders

REFUSAL: Final = "refusal"


def drafts_after(table: Table, match: Match, seat: int, kind: str) -> dict[int, Draft]:
    """The drafts that outlive a commit: where the position stays as it is, those of all others."""
    if match is not table.match:
        return {}
    return {
        number: Draft(table.version + 1, draft.actions)
        for number, draft in table.drafts.items()
        if draft.version == table.version and (number != seat or kind == REFUSAL)
    }


def ended_orders(table: Table, match: Match, decided: int) -> list[Seat]:
    """Seats whose standing orders change here: they end when their own turn has come; that they have ended
    is told until the seat has decided something."""
    changed: dict[int, dict[str, bool]] = {}
    if decided >= 0 and not all(table.seats[decided].orders.values()):
        changed[decided] = {order: True for order, stands in table.seats[decided].orders.items() if stands}
    if not match.is_over and match.to_act >= 0:
        orders = changed.get(match.to_act, table.seats[match.to_act].orders)
        ending = standing_orders.ended(
            match, match.to_act, [order for order, stands in orders.items() if stands]
        )
        if ending:
            changed[match.to_act] = {**orders, **dict.fromkeys(ending, False)}
    return [replace(table.seats[number], orders=orders) for number, orders in changed.items()]
