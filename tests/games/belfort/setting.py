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
from boardwright.games.belfort import flow
from boardwright.games.belfort.basics import board, cards, knowledge
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.state import NOT_PLACED, State
from boardwright.games.belfort.terms import Building, Guild, Worker

FIVE = ("miners", "masons", "bankers", "recruiters", "librarians")


def table(
    seats: int = 3,
    guilds: tuple[str, ...] = FIVE,
    tables: Mapping[str, object] | None = None,
    **options: object,
) -> State:
    """A board after setup: crests in seat order, hands, pool and discards empty, the first month begun.

    The guilds lie in districts 1 to 5 in the order given. No decision waits; use `at` to begin a step.
    """
    state = GAME.new(seats, completed(GAME.meta, seats, options), replaced(GAME.printed, tables or {}))
    state.waiting.clear()
    district_of = [NOT_PLACED] * len(Guild)
    for district, name in enumerate(guilds):
        district_of[Guild[name.upper()]] = district
    state.district_of = tuple(district_of)
    state.guilds = tuple(sorted(Guild[name.upper()] for name in guilds))
    state.order = tuple(range(seats))
    state.round = 1
    state.step = flow.LAST_STEP
    return state


def at(state: State, step: Any, log: Log | None = None) -> State:
    """Begin a step of the sequence of play (one of `flow.STEPS`) and run until somebody must decide."""
    state.step = flow.STEPS.index(step)
    GAME.advance(state, log)
    return state


def turn(state: State, seat: int = 0) -> State:
    """The Actions turn of a seat begins."""
    state.turn = state.order.index(seat)
    return at(state, flow.begin_turn)


def goods(state: State, seat: int, wood: int = 0, stone: int = 0, metal: int = 0, gold: int = 0) -> None:
    """Set a player's goods."""
    player = state.players[seat]
    player.wood, player.stone, player.metal, player.gold = wood, stone, metal, gold


def goods_of(state: State, seat: int) -> tuple[int, int, int, int]:
    """A player's goods: wood, stone, metal, gold."""
    player = state.players[seat]
    return (player.wood, player.stone, player.metal, player.gold)


def hand(state: State, seat: int, *names: str) -> None:
    """Deal cards from the draw pile into a hand, as chance would."""
    for name in names:
        building = Building[name.upper()]
        state.deck[building] -= 1
        state.players[seat].hand[building] += 1
        knowledge.note_drawn(state.players[seat], building)


def hand_of(state: State, seat: int) -> list[str]:
    """The cards in a hand by name, sorted by type."""
    counts = state.players[seat].hand
    return [b.name.lower() for b in Building for _ in range(counts[b])]


def pool(state: State, *names: str) -> None:
    """Turn up cards for the pool."""
    for name in names:
        building = Building[name.upper()]
        state.deck[building] -= 1
        state.pool[building] += 1
        knowledge.note_turned_up(state, building)


def built(state: State, seat: int, *names: str, gnomes: bool = False) -> None:
    """Lay built cards before a player, without markers; with `gnomes`, every lock is filled."""
    player = state.players[seat]
    for name in names:
        building = Building[name.upper()]
        state.deck[building] -= 1
        knowledge.note_turned_up(state, building)
        player.built = changed(player.built, building, player.built[building] + 1)
        if gnomes:
            player.gnomes[building] += state.tables.locks[building]
            state.gnomes -= state.tables.locks[building]


def mark(state: State, owner: int, *places: str) -> None:
    """Put markers: places in the notation of the catalogue, like "site pub 1", "wall 2 1", "guild miners"."""
    for place in places:
        board.put_marker(state, owner, number(place), None)


def workers(state: State, seat: int, **counts: int) -> None:
    """Set the workers at hand (elf, master_elf, dwarf, master_dwarf); the reserve holds the rest of seven."""
    player = state.players[seat]
    player.idle = [counts.get(kind.name.lower(), 0) for kind in Worker]
    player.elves_left = 7 - player.idle[0] - player.idle[1]
    player.dwarves_left = 7 - player.idle[2] - player.idle[3]


def number(text: str) -> int:
    """The id of a notation."""
    action = GAME.catalogue.parse(text)
    assert action is not None, text
    return action


def legal(state: State) -> list[str]:
    """What may be played now, in notation."""
    return [GAME.catalogue.text(action) for action in GAME.legal(state)]


def asked(state: State) -> str:
    """The name of the decision that waits and its seat, like "ChoosePlank 0"; "nobody" at the end."""
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


def empty_draw_pile(state: State) -> None:
    """Put the whole draw pile on the discard pile, openly."""
    for building in range(len(state.deck)):
        state.discard[building] += state.deck[building]
        state.deck[building] = 0
    state.fresh = 0
    assert cards.total(state.deck) == 0
