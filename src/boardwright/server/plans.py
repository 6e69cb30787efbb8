"""What a new table is to be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from boardwright import bots
from boardwright.core.record import Rewind
from boardwright.server.errors import Unwanted
from boardwright.server.names import clean_name, new_nonce, new_token
from boardwright.server.table import BOT, OPEN, PERSON, SCREEN, Seat


@dataclass(frozen=True)
class SeatPlan:
    """How a seat of a new table is to be filled."""

    kind: str
    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class Plan:
    """A new table: its game and seats, who makes it, options, printed values that differ, and the log of the
    match that it goes on from."""

    game: str
    seats: Sequence[SeatPlan]
    owner: int | None = None
    owner_token: str | None = None
    nickname: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    values: Mapping[str, object] = field(default_factory=dict)
    is_private: bool = True
    is_training: bool = False
    base: Sequence[int | Rewind] = ()


def planned(number: int, seat: SeatPlan, plan: Plan) -> Seat:
    """A seat of a new table; raises Unwanted for a kind that there is not."""
    name = clean_name(seat.name)
    if seat.kind == BOT:
        bots.offered(seat.bot)
        return Seat(number, BOT, bot=seat.bot)
    if seat.kind == OPEN:
        return Seat(number, OPEN, name=name, invite=new_token())
    if seat.kind == PERSON:
        return Seat(number, PERSON, name or clean_name(plan.nickname), person=plan.owner, nonce=new_nonce())
    if seat.kind == SCREEN:
        return Seat(number, SCREEN, name, person=plan.owner, nonce=new_nonce())
    raise Unwanted("seat-kind", given=seat.kind[:20])
