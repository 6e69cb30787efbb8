"""Small tables for tests: gold and points as a rule needs them, then play in notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardwright.core.events import Event, Log
from boardwright.core.options import completed
from boardwright.core.play import checked_apply
from boardwright.core.reasons import Reason
from boardwright.core.tables import replaced
from boardwright.games.toll.rules import GAME
from boardwright.games.toll.state import State
from boardwright.games.toll.terms import FROM_BUILDINGS, Building


def new(seats: int = 2, tables: Mapping[str, object] | None = None, **options: object) -> State:
    """A match before its first chance decision."""
    return GAME.new(seats, completed(GAME.meta, seats, options), replaced(GAME.printed, tables or {}))


def table(
    *gold: int, points: Sequence[int] | None = None, tables: Mapping[str, object] | None = None
) -> State:
    """After setup: players with this much gold and these points, seat 0 first; no decision waits."""
    state = new(len(gold), tables)
    state.waiting.clear()
    for seat, player in enumerate(state.players):
        state.bank += player.gold - gold[seat]
        player.gold = gold[seat]
        player.points[FROM_BUILDINGS] = points[seat] if points else 0
    return state


def gold_of(state: State) -> list[int]:
    """The gold of every player."""
    return [player.gold for player in state.players]


def buildings(state: State, seat: int, *names: str) -> None:
    """Give buildings from the supply to a player, without their points."""
    for name in names:
        building = Building[name.upper()]
        state.supply[building] -= 1
        state.players[seat].buildings[building] += 1


def number(text: str) -> int:
    """The id of a notation."""
    action = GAME.catalogue.parse(text)
    assert action is not None, text
    return action


def legal(state: State) -> list[str]:
    """What may be played now, in notation."""
    return [GAME.catalogue.text(action) for action in GAME.legal(state)]


def asked(state: State) -> str:
    """The name of the decision that waits and its seat; "nobody" at the end."""
    if not state.waiting:
        return "nobody"
    return f"{type(state.waiting[-1]).__name__} {state.waiting[-1].seat}"


def play(state: State, *actions: str) -> list[Event]:
    """Play actions in notation, chance included, each checked; returns what happened."""
    log = Log()
    for action in actions:
        checked_apply(GAME, state, number(action), log)
    return log.events


def why_not(state: State, action: str) -> Reason | None:
    """Why an action is not legal now."""
    return GAME.why_not(state, number(action))
