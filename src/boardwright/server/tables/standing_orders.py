"""Standing orders: answers that a seat has given in advance."""

from __future__ import annotations

from dataclasses import replace

from boardwright.core.match import Match
from boardwright.server.tables.model import Seat, Table
from boardwright.text import orders as standing_orders


def ordered_answer(table: Table, number: int) -> int | None:
    """Return the id that the standing orders of a seat answer now; None when they say nothing."""
    standing = [order for order, is_set in table.seats[number].orders.items() if is_set]
    if not standing or table.match is None or table.draft_of(number):
        return None
    return standing_orders.answer(table.match, number, standing)


def ended_orders(table: Table, match: Match, decided: int) -> list[Seat]:
    """Return the seats whose standing orders a commit changes, with their new orders.

    An order ends when the turn of its own seat comes: it is kept as False, so that the page can say so, and
    removed when that seat has decided something. `decided` is the seat of the commit, negative for none.
    """
    changed: dict[int, dict[str, bool]] = {}
    if decided >= 0 and not all(table.seats[decided].orders.values()):
        changed[decided] = {order: True for order, is_set in table.seats[decided].orders.items() if is_set}
    if not match.is_over and match.to_act >= 0:
        orders = changed.get(match.to_act, table.seats[match.to_act].orders)
        ending = standing_orders.ended(
            match, match.to_act, [order for order, is_set in orders.items() if is_set]
        )
        if ending:
            changed[match.to_act] = {**orders, **dict.fromkeys(ending, False)}
    return [replace(table.seats[number], orders=orders) for number, orders in changed.items()]
