"""Small tables for tests: set up just the pieces that a rule needs, then play in notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.decision import CHANCE
from boardwright.core.events import Event, Log
from boardwright.core.game import changed
from boardwright.core.options import completed
from boardwright.core.play import checked_apply
from boardwright.core.reasons import Reason
from boardwright.core.tables import replaced
from boardwright.games.guilds import flow
from boardwright.games.guilds.basics import plot
from boardwright.games.guilds.basics.plot import PLACES_PER_ROOM
from boardwright.games.guilds.effects import responses
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.state import State
from boardwright.games.guilds.tables import TURNS
from boardwright.games.guilds.terms import COLUMNS, SMALL_ROOMS, ZONES, Character, Objective, Room


def table(seats: int = 3, tables: Mapping[str, object] | None = None, **options: object) -> State:
    """A table after setup, in round 1: no objectives, no coins, nothing on offer, seat 0 has the marker.

    No decision waits; use `at` to begin a step. Every character is in the unknown part of the deck.
    """
    state = GAME.new(seats, completed(GAME.meta, seats, options), replaced(GAME.printed, tables or {}))
    state.waiting.clear()
    state.round = 1
    state.step = flow.LAST_STEP
    return state


def at(state: State, step: Any, log: Log | None = None) -> State:
    """Begin a step of the sequence of play (one of `flow.STEPS`) and run until somebody must decide."""
    state.step = flow.STEPS.index(step)
    GAME.advance(state, log)
    return state


def window(state: State, moment: int, log: Log | None = None) -> State:
    """Open a common window (IN_START, IN_EXCHANGE, IN_END) and run until somebody must decide."""
    responses.open_window(state, moment)
    starts = {0: 0, 2: 1, 4: 2}
    places = [index for index, step in enumerate(flow.STEPS) if step is flow.run_window]
    state.step = places[starts[moment]]
    GAME.advance(state, log)
    return state


def character(name: str) -> Character:
    """A character by the name that notation gives it."""
    return Character[name.upper().replace("-", "_")]


def room(name: str) -> Room:
    """A room by the name that notation gives it."""
    return Room[name.upper().replace("-", "_")]


def hired(state: State, seat: int, *names: str) -> None:
    """Characters come from the deck into a guild."""
    for name in names:
        state.unknown &= ~(1 << character(name))
        state.players[seat].members += (int(character(name)),)


def members_of(state: State, seat: int) -> list[str]:
    """The characters of a guild by name, in the order of their coming."""
    return [Character(each).name.lower().replace("_", "-") for each in state.players[seat].members]


def offered(state: State, zone: int, *names: str) -> None:
    """Characters come from the deck to a zone (from 1)."""
    for name in names:
        state.unknown &= ~(1 << character(name))
        state.market += (character(name) * ZONES + zone - 1,)


def discarded(state: State, *names: str) -> None:
    """Characters go from the deck to the discard pile."""
    for name in names:
        state.unknown &= ~(1 << character(name))
        state.discarded |= 1 << character(name)


def coins(state: State, seat: int, florins: int = 0, gold: int = 0) -> None:
    """Set a player's purse."""
    state.players[seat].florins = florins
    state.players[seat].gold = gold


def coins_of(state: State, seat: int) -> tuple[int, int]:
    """A player's purse: florins and gold."""
    return (state.players[seat].florins, state.players[seat].gold)


def bid(state: State, seat: int, zone: int, florins: int) -> None:
    """Florins of a seat lie in a zone (from 1), not taken from the purse."""
    player = state.players[seat]
    player.bids = changed(player.bids, zone - 1, florins)


def bids_in(state: State, zone: int) -> tuple[int, ...]:
    """The bids of all seats in a zone (from 1)."""
    return tuple(player.bids[zone - 1] for player in state.players)


def shown(state: State, *names: str) -> None:
    """Rooms come to the display."""
    for name in names:
        _take_room(state, room(name))
        state.display = tuple(sorted([*state.display, int(room(name))]))


def laid(state: State, seat: int, name: str, column: int, row: int, turn: int = 0) -> None:
    """A room lies on the plot of a seat, whatever the rules say; its anchor is column, row (from 1)."""
    _take_room(state, room(name))
    player = state.players[seat]
    cell = (row - 1) * COLUMNS + column - 1
    player.laid += (room(name) * PLACES_PER_ROOM + cell * TURNS + turn,)
    plot.rebuild(player, state.tables)


def _take_room(state: State, number: int) -> None:
    if number < SMALL_ROOMS:
        state.small_left &= ~(1 << number)
    else:
        state.large_left &= ~(1 << number - SMALL_ROOMS)


def is_active(state: State, seat: int, name: str) -> bool:
    """Whether a room of a seat has a way to the hall."""
    return bool(state.players[seat].active >> room(name) & 1)


def wishes(state: State, *names: str) -> None:
    """The objectives of this game."""
    state.objectives = tuple(int(Objective[name.upper().replace("-", "_")]) for name in names)


def used(state: State, *names: str) -> None:
    """Abilities that were used in this round."""
    for name in names:
        state.used |= 1 << character(name)


def number(text: str) -> int:
    """The id of a notation."""
    action = GAME.catalogue.parse(text)
    assert action is not None, text
    return action


def legal(state: State) -> list[str]:
    """What may be played now, in notation."""
    return [GAME.catalogue.text(action) for action in GAME.legal(state)]


def asked(state: State) -> str:
    """The name of the decision that waits and its seat, like "Respond 0"; "nobody" at the end."""
    if not state.waiting:
        return "nobody"
    return f"{type(state.waiting[-1]).__name__} {state.waiting[-1].seat}"


def play(state: State, *actions: str) -> list[Event]:
    """Play actions in notation, chance included, each checked; returns what happened."""
    log = Log()
    for action in actions:
        checked_apply(GAME, state, number(action), log)
    return log.events


def deal(state: State) -> None:
    """Let chance act, always with its first option, until a seat must decide."""
    while GAME.to_act(state) == CHANCE:
        GAME.apply(state, GAME.legal(state)[0])


def why_not(state: State, action: str) -> Reason | None:
    """Why an action is not legal now."""
    return GAME.why_not(state, number(action))
