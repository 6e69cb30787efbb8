"""Phase 2: the buildings in the city, the bridge, and the road as far as the provost."""

from __future__ import annotations

from boardwright.core.events import Log
from boardwright.games.caylus1303.actions import USE
from boardwright.games.caylus1303.basics import goods, road
from boardwright.games.caylus1303.effects import favours, provost, using
from boardwright.games.caylus1303.events import NotReached, OwnerBonus, amounts
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import (
    BAILIFF,
    BY_BAILIFF,
    BY_BRIDGE,
    CITY_TILES,
    FIRST_WOOD,
    FREE,
    NOWHERE,
    WORKER_TILES,
    Tile,
)
from boardwright.games.caylus1303.uses import NO_GOODS


def activate_city(state: State, log: Log | None) -> None:
    """The four buildings before the bridge, in their order.

    § activation.order, board.city
    """
    while state.cursor < CITY_TILES:
        if resolve_next_worker(state, state.cursor, log):
            state.step -= 1
            return
        state.cursor += 1
    state.cursor = 0


def cross_bridge(state: State, log: Log | None) -> None:
    """In the order of passing each may move the provost once.

    § bridge.order, planning.pass.order
    """
    while state.cursor < len(state.passed):
        seat = state.passed[state.cursor]
        state.cursor += 1
        if provost.ask_for_move(state, seat, BY_BRIDGE):
            state.step -= 1
            return
    state.cursor = 0


def ask_bailiff(state: State, log: Log | None) -> None:
    """After the bridge whoever owns the Bailiff now may move the provost, once in all, or leave it.

    § character.bailiff, character.choice, ruling.10.43
    """
    seat = state.holder[BAILIFF]
    if seat >= 0:
        provost.ask_for_move(state, seat, BY_BAILIFF)


def activate_road(state: State, log: Log | None) -> None:
    """The spaces behind the provost, from the bridge on; all of them when he is past the end.

    A tile that is constructed meanwhile holds no worker, so it does nothing this round.

    § provost.position, provost.past, activation.new
    """
    last = min(state.provost, len(state.road))
    while state.cursor < last:
        tile = state.road[state.cursor]
        if 0 <= tile < WORKER_TILES and state.workers[tile] != FREE and resolve_next_worker(state, tile, log):
            state.step -= 1
            return
        state.cursor += 1
    state.cursor = 0


def resolve_next_worker(state: State, tile: int, log: Log | None) -> bool:
    """Resolve the workers of a building one by one; says whether somebody must decide.

    The worker stays where it is while its owner decides and goes to the Camp when everything that came of it
    is finished; the next one acts whatever the first has done.

    § activation.camp, activation.two, ruling.10.51
    """
    while state.workers[tile] != FREE:
        if not state.acting:
            state.acting = True
            state.users |= 1 << state.workers[tile]
            favours.ask_worker(state, state.workers[tile], tile, log)
            if state.waiting:
                return True
        state.acting = False
        send_home(state, tile)
    if state.users:
        pay_bonus(state, tile, log)
        state.users = 0
    return False


def send_home(state: State, tile: int) -> None:
    """A worker goes to the Camp; one who joined it is the next there and finds what the first has left.

    § activation.busy, ruling.10.46, ruling.10.47
    """
    state.players[state.workers[tile]].camp += 1
    if state.joined == tile:
        state.workers[tile] = state.joiner
        state.joined = NOWHERE
        state.joiner = FREE
    else:
        state.workers[tile] = FREE


def pay_bonus(state: State, tile: int, log: Log | None) -> None:
    """A stone producer brings its owner goods, once and without a choice, when all workers are resolved.

    § owner.bonus, owner.bonus.once, owner.bonus.automatic
    """
    if not bonus_is_due(state, tile):
        return
    owner = state.owner[tile]
    bonus = state.tables.bonus[tile]
    goods.gain(state.players[owner], bonus)
    if log is not None:
        log.add(OwnerBonus(owner, Tile(tile), amounts(bonus)))


def bonus_is_due(state: State, tile: int) -> bool:
    """None of the workers was the owner's; whether they took anything, or have the Thief, does not matter.

    § owner.bonus.own, owner.bonus.declined, character.thief.bonus
    """
    owner = state.owner[tile]
    return owner != FREE and state.tables.bonus[tile] != NO_GOODS and not state.users >> owner & 1


def tiles_at_work(state: State) -> list[int]:
    """The buildings that work where the provost stands now, in their order.

    § activation.order, provost.position
    """
    behind = state.road[: state.provost]
    return [*range(CITY_TILES), *[tile for tile in behind if 0 <= tile < WORKER_TILES]]


def foreseen(state: State) -> State:
    """The table after this phase if nobody moved the provost and all took just what costs nothing and leaves
    no choice. A table shows it as what the road gives now; nobody is bound to it.
    """
    then = state.clone()
    for tile in tiles_at_work(then):
        while then.workers[tile] != FREE:
            take_gift(then, then.workers[tile], tile)
            send_home(then, tile)
        if then.users:
            pay_bonus(then, tile, None)
            then.users = 0
    return then


def take_gift(state: State, seat: int, tile: int) -> None:
    """A worker takes what its building gives for nothing."""
    state.users |= 1 << seat
    if using.only_gives(road.use_of(state, tile)):
        is_setup = tile >= FIRST_WOOD and state.owner[tile] == FREE
        using.UseTile(seat, tile, is_setup).apply(state, USE, None)


def choices_ahead(state: State, seat: int) -> list[int]:
    """The buildings at work where a worker of a player stands who will be asked: at a price, for one of
    several goods, for a deed. The one that is asked just now is not among them.
    """
    found: list[int] = []
    is_acting = state.acting
    for tile in tiles_at_work(state):
        if state.workers[tile] == FREE:
            continue
        waiting = [] if is_acting else [state.workers[tile]]
        is_acting = False
        if state.joined == tile:
            waiting.append(state.joiner)
        if seat in waiting and not using.only_gives(road.use_of(state, tile)):
            found.append(tile)
    return found


def clear_road(state: State, log: Log | None) -> None:
    """Workers ahead of the provost go to the Camp without effect; points for their placement are kept.

    § activation.ahead, owner.bonus.ahead, owner.points.kept
    """
    for tile in state.open:
        while state.workers[tile] != FREE:
            if log is not None:
                log.add(NotReached(state.workers[tile], Tile(tile)))
            send_home(state, tile)
