"""Permissions: callbacks that check, under the table's lock, whether a request is still allowed.

A seat can change hands between the moment a request is read and the moment it gets the lock. Operations
therefore take a permission and call it while they hold the table.
"""

from __future__ import annotations

from collections.abc import Callable

from boardwright.server.errors import BadRequest, Forbidden
from boardwright.server.tables.model import BOT, OPEN, OVER, Seat, Table
from boardwright.server.tables.presence import Sightings
from boardwright.server.tables.stand_ins import check_stand_in

Permission = Callable[[Table], None]  # raises Forbidden when the request is not allowed at the table as it is


def by_service(table: Table) -> None:
    """Allow everything: the service acts by itself."""


def by_holder(person: int | None, seat: int) -> Permission:
    """Allow only the person who holds the seat and plays it."""

    def permission(table: Table) -> None:
        if seat not in table.seats_of(person):
            raise Forbidden("not-your-seat")

    return permission


def by_voter(person: int | None, seat: int) -> Permission:
    """Allow only the person who holds the seat, also while a bot substitutes for them."""

    def permission(table: Table) -> None:
        if seat not in table.held_by(person):
            raise Forbidden("not-your-seat")

    return permission


def by_holder_or_owner(person: int | None, seat: int, sightings: Sightings) -> Permission:
    """Allow the person who holds the seat; the owner of the table, if it is free or its holder absent."""

    def permission(table: Table) -> None:
        is_holder = person is not None and table.seats[seat].person == person
        _check(table, is_holder or table.is_owned_by(person))
        if not is_holder:
            _check_others(table, seat, sightings)

    return permission


def by_token_or_owner(token: str, seat: int, sightings: Sightings) -> Permission:
    """Allow the program whose hashed token holds the seat; the one that owns the table, as for people."""

    def permission(table: Table) -> None:
        is_holder = token == table.seats[seat].token
        _check(table, is_holder or token == table.owner_token)
        if not is_holder:
            _check_others(table, seat, sightings)

    return permission


def by_offerer(person: int | None, seat: int) -> Permission:
    """Allow those who may offer a seat to others: its holder, or the owner if it never had a holder."""

    def permission(table: Table) -> None:
        is_offered_by_owner = table.is_owned_by(person) and _may_owner_offer(table, table.seats[seat])
        _check(table, seat in table.seats_of(person) or is_offered_by_owner)

    return permission


def by_former_holder(person: int | None, seat: int) -> Permission:
    """Allow the person who has handed the seat to a bot, or has offered it."""
    return lambda table: _check(table, person is not None and table.seats[seat].person == person)


def by_token(seat: Seat) -> Permission:
    """Allow only the program whose token holds the seat, and not while a bot substitutes for it."""
    number, token = seat.number, seat.token

    def permission(table: Table) -> None:
        if table.seats[number].token != token:
            raise Forbidden("no-seat-token")
        if table.seats[number].kind == BOT:
            raise Forbidden("bot-stands-in")

    return permission


def by_token_voter(seat: Seat) -> Permission:
    """Allow only the program whose token holds the seat, also while a bot substitutes for it."""
    number, token = seat.number, seat.token

    def permission(table: Table) -> None:
        if table.seats[number].token != token:
            raise Forbidden("no-seat-token")
        if table.status == OVER:
            raise BadRequest("table-over")

    return permission


def _check(table: Table, is_allowed: bool) -> None:
    if not is_allowed:
        raise Forbidden("not-your-seat")
    if table.status == OVER:
        raise BadRequest("table-over")


def _check_others(table: Table, number: int, sightings: Sightings) -> None:
    """Check that the owner may seat a bot at a free seat or, by the absence rule, of another holder."""
    seat = table.seats[number]
    if seat.has_stand_in:
        raise Forbidden("not-your-seat")
    if seat.is_held:
        check_stand_in(table, number, sightings)


def _may_owner_offer(table: Table, seat: Seat) -> bool:
    """Return whether the owner may offer a seat: an open one, or a bot's that no other player has held."""
    is_own = seat.person is not None and seat.person == table.owner
    return seat.kind == OPEN or (seat.kind == BOT and (is_own or not seat.was_held))
