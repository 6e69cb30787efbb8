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
from boardwright.games.caylus1303 import flow
from boardwright.games.caylus1303.basics import goods as stock
from boardwright.games.caylus1303.basics import road
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import BOXED, CHARACTERS, ON_BOARD, Character, Good, Tile

BASICS = ("farm-1", "sawmill", "quarry", "market-1", "any-guild", "mason-guild", "basic-carpenter", "farm-2")
SITE = ("market-2", "covered-market", "gold-mine")
WOOD = "wood-farm"
STONE = "stone-quarry"


def table(
    seats: int = 3,
    site: tuple[str, str, str] = SITE,
    basics: tuple[str, ...] = BASICS,
    built: tuple[str, str] = (WOOD, STONE),
    tables: Mapping[str, object] | None = None,
    **options: object,
) -> State:
    """A board after setup, in round 1: all characters are boxed, seat 0 has the first-player tile.

    Spaces 1 to 8 hold the basics in the order given, space 9 the wood tile and space 14 the stone tile of
    `built`. No decision waits; use `at` to begin a step.
    """
    state = GAME.new(seats, completed(GAME.meta, seats, options), replaced(GAME.printed, tables or {}))
    state.waiting.clear()
    state.site = tuple(tile(name) for name in site)
    for space, name in enumerate(basics):
        road.lay(state, tile(name), space)
    road.lay(state, tile(built[0]), 8)
    road.lay(state, tile(built[1]), 9 + state.tables.before_stone)
    laid = {*state.site, *state.road}
    state.offer = tuple(each for each in state.offer if each not in laid)
    state.holder = (BOXED,) * CHARACTERS
    state.round = 1
    state.step = flow.LAST_STEP
    return state


def at(state: State, step: Any, log: Log | None = None) -> State:
    """Begin a step of the sequence of play (one of `flow.STEPS`) and run until somebody must decide."""
    state.cursor = 0
    state.step = flow.STEPS.index(step)
    GAME.advance(state, log)
    return state


def tile(name: str) -> Tile:
    """A tile by the name that notation gives it."""
    return Tile[name.upper().replace("-", "_")]


def character(name: str) -> Character:
    """A character by the name that notation gives it."""
    return Character[name.upper().replace("-", "_")]


def held(state: State, seat: int, *names: str) -> None:
    """Give characters to a seat."""
    for name in names:
        state.holder = changed(state.holder, character(name), seat)


def on_board(state: State, *names: str) -> None:
    """Put characters on the board."""
    held(state, ON_BOARD, *names)


def characters_of(state: State, seat: int) -> list[str]:
    """The characters of a seat (ON_BOARD: of the board) by name."""
    return [each.name.lower().replace("_", "-") for each in Character if state.holder[each] == seat]


def goods(state: State, seat: int, **counts: int) -> None:
    """Set a player's goods (food, wood, stone, cloth, gold); what is not named is none."""
    state.players[seat].goods = [counts.get(good.name.lower(), 0) for good in Good]


def goods_of(state: State, seat: int) -> tuple[int, ...]:
    """A player's goods: food, wood, stone, cloth, gold."""
    return tuple(state.players[seat].goods)


def pool(state: State, seat: int, workers: int) -> None:
    """Set how many workers a player has at hand; those that stand nowhere else are in the Camp."""
    player = state.players[seat]
    player.camp += player.pool - workers
    player.pool = workers


def workers_of(state: State, seat: int) -> tuple[int, int]:
    """A player's workers: pool and Camp."""
    return (state.players[seat].pool, state.players[seat].camp)


def worker(state: State, seat: int, *names: str) -> None:
    """Put workers from a pool on buildings ("site" is the queue); beside another's, as the Journeyman."""
    for name in names:
        state.players[seat].pool -= 1
        if name == "site":
            state.queue = (*state.queue, seat)
        elif state.workers[tile(name)] < 0:
            state.workers[tile(name)] = seat
        else:
            state.joined, state.joiner = tile(name), seat


def build(state: State, seat: int, *names: str) -> None:
    """Lay constructed buildings on the first empty spaces, with a house of the seat, for nothing."""
    for name in names:
        state.offer = tuple(each for each in state.offer if each != tile(name))
        state.owner = changed(state.owner, tile(name), seat)
        state.players[seat].houses -= 1
        road.lay(state, tile(name), road.first_empty_space(state))


def house(state: State, seat: int, *names: str) -> None:
    """Put houses of a seat above basic buildings, as the Lawyer does, for nothing."""
    for name in names:
        state.owner = changed(state.owner, tile(name), seat)
        state.players[seat].houses -= 1


def residence(state: State, seat: int, *names: str) -> None:
    """Basic buildings of the road are residences of a seat."""
    house(state, seat, *names)
    for name in names:
        state.residences |= 1 << tile(name)
    road.update_open(state)


def monument(state: State, seat: int, space: int, name: str) -> None:
    """A monument of a seat lies on a space (from 1) that was its residence, for nothing."""
    basic = state.road[space - 1]
    state.residences &= ~(1 << basic)
    state.owner = changed(changed(state.owner, basic, -1), tile(name), seat)
    state.monuments = tuple(each for each in state.monuments if each != tile(name))
    road.lay(state, tile(name), space - 1)


def score(state: State, seat: int) -> int:
    """A player's points."""
    return state.players[seat].score()


def points(state: State, seat: int, count: int) -> None:
    """Give a player points."""
    stock.gain_points(state.players[seat], 0, count)


def number(text: str) -> int:
    """The id of a notation."""
    action = GAME.catalogue.parse(text)
    assert action is not None, text
    return action


def legal(state: State) -> list[str]:
    """What may be played now, in notation."""
    return [GAME.catalogue.text(action) for action in GAME.legal(state)]


def asked(state: State) -> str:
    """The name of the decision that waits and its seat, like "PlaceWorker 0"; "nobody" at the end."""
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
