"""Standing orders of Guilds: windows and responses ask often, and the usual answer is no."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.games.guilds.actions import DONE
from boardwright.games.guilds.basics import guild
from boardwright.games.guilds.effects import abilities, items
from boardwright.games.guilds.effects.responses import Respond, UseInWindow
from boardwright.games.guilds.phases.auction import TakeAuctionTurn
from boardwright.games.guilds.phases.building import TakeBuildingTurn
from boardwright.games.guilds.state import State

UNTIL_MY_TURN: Final = "decline-until-my-turn"
WHEN_TARGET: Final = "only-when-target"
ORDERS: Final = (UNTIL_MY_TURN, WHEN_TARGET)


def answer(state: State, seat: int, orders: Sequence[str]) -> int | None:
    """Answer windows and responses with no ability.

    "only-when-target" asks if one's own guild is the target.
    """
    decision = state.waiting[-1]
    if not isinstance(decision, Respond | UseInWindow):
        return None
    if UNTIL_MY_TURN in orders:
        return DONE
    if WHEN_TARGET in orders and isinstance(decision, Respond) and not is_target(state, seat):
        return DONE
    return None


def ended(state: State, orders: Sequence[str]) -> list[str]:
    """Return the orders that one's own turn of the auction or of building ends."""
    is_turn = isinstance(state.waiting[-1], TakeAuctionTurn | TakeBuildingTurn)
    return [UNTIL_MY_TURN] if is_turn and UNTIL_MY_TURN in orders else []


def is_target(state: State, seat: int) -> bool:
    """Return whether the ability on top of the stack is aimed at this player or a character of this guild."""
    item = items.top(state)
    ability = abilities.ACTIVATED[item.character]
    if ability is not None and ability.aim == abilities.VICTIM:
        return item.target == seat
    if ability is not None and ability.aim == abilities.RIVAL:
        return guild.owner_of(state, item.target) == seat
    return False
