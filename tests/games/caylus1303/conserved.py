"""What can be neither made nor lost, and what must hold at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from boardwright.core.decision import CHANCE
from boardwright.games.caylus1303.basics import road
from boardwright.games.caylus1303.effects.favours import ChooseFavour, SeekFavour, TakeFromBoard
from boardwright.games.caylus1303.phases.planning import PlaceEarly, PlaceWorker
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import (
    BASIC_TILES,
    BOXED,
    CHARACTERS,
    CITY_TILES,
    FIRST_BASIC,
    FIRST_MONUMENT,
    FIRST_WOOD,
    FREE,
    NOWHERE,
    ON_BOARD,
    ROUNDS,
    TILES,
)


def conserved(state: State) -> dict[str, object]:
    """Workers and houses of each player, and where each tile that cannot leave the game is counted."""
    return {
        "workers": [workers(state, seat) for seat in range(state.seats)],
        "houses": [houses(state, seat) for seat in range(state.seats)],
        "built and on offer": sum(1 for tile in places_of_tiles(state) if tile >= FIRST_WOOD),
    }


def workers(state: State, seat: int) -> int:
    """All workers of a player: pool, Camp, buildings, the one who joined another, the site."""
    player = state.players[seat]
    on_tiles = state.workers.count(seat) + (state.joiner == seat) + state.queue.count(seat)
    return player.pool + player.camp + on_tiles


def houses(state: State, seat: int) -> int:
    """All houses of a player: at hand, above buildings, and the one that marks a pass or waits for it."""
    return state.players[seat].houses + state.owner.count(seat) + max(1, state.passed.count(seat))


def places_of_tiles(state: State) -> list[int]:
    """Every tile as often as it lies somewhere: road, site, offer, monuments."""
    laid = [tile for tile in (*state.road, *state.site) if tile != NOWHERE]
    return [*laid, *state.offer, *state.monuments]


def growing(state: State) -> list[int]:
    """What never becomes less: points by source, houses on the road, monuments built, the round.

    Characters that have left the board do not come back, so those on it become fewer after the draft.
    """
    counts = [state.round, -len(state.offer), -len(state.monuments)]
    for seat, player in enumerate(state.players):
        counts.extend(player.points)
        counts.append(state.owner.count(seat))
        counts.append(-player.houses)
    counts.append(-state.holder.count(ON_BOARD) if state.round else -CHARACTERS)
    return counts


def faults(state: State) -> list[str]:
    """What is wrong with a state; empty for a sound one."""
    return [
        *_players(state),
        *_tiles(state),
        *_owners(state),
        *_workers(state),
        *_lists(state),
        *_characters(state),
        *_moments(state),
    ]


def _players(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if min(player.goods) < 0:
            yield f"seat {seat} has goods below zero"
        if min(player.pool, player.camp) < 0:
            yield f"seat {seat} has fewer than no workers"
        if player.houses < 0:
            yield f"seat {seat} has fewer than no houses"
        if min(player.points) < 0:
            yield f"seat {seat} has points below zero"


def _tiles(state: State) -> Iterator[str]:
    counts = Counter(places_of_tiles(state))
    if counts and max(counts.values()) > 1:
        yield "a tile in two places"
    if counts and not CITY_TILES <= min(counts) <= max(counts) < TILES:
        yield "a tile that there is not"
    lying = {tile for tile in range(FIRST_WOOD, TILES) if counts[tile]}
    if len(lying) != TILES - FIRST_WOOD:
        yield "a wood or stone tile or a monument is lost"
    basics = sum(counts[tile] for tile in range(FIRST_BASIC, FIRST_WOOD))
    built = sum(1 for tile in state.road if tile >= FIRST_MONUMENT)
    if basics + built != BASIC_TILES:
        yield "a basic tile is lost, or lies beside its monument"
    if state.round and any(not FIRST_WOOD <= tile < FIRST_MONUMENT for tile in state.offer):
        yield "on offer is what nobody constructs"
    if any(tile < FIRST_MONUMENT for tile in state.monuments):
        yield "a monument that is none"
    if any(tile >= FIRST_MONUMENT for tile in state.site):
        yield "a monument on the site"


def _owners(state: State) -> Iterator[str]:
    for tile, owner in enumerate(state.owner):
        if not FREE <= owner < state.seats:
            yield f"tile {tile} has an owner who does not play"
        if owner != FREE and tile not in state.road:
            yield f"tile {tile} has an owner but lies nowhere"
        if tile >= FIRST_MONUMENT and tile in state.road and owner == FREE:
            yield f"monument {tile} has no owner"
        if road.is_residence(state, tile) and (not FIRST_BASIC <= tile < FIRST_WOOD or owner == FREE):
            yield f"tile {tile} is a residence of nobody, or no basic building"
    if state.round and NOWHERE in state.road[:BASIC_TILES]:
        yield "the beginning of the road has a hole"
    if len(state.road) != BASIC_TILES + 1 + state.tables.before_stone + state.tables.after_stone:
        yield "the road has grown or shrunk"
    taking = [tile for tile in sorted(state.road) if road.takes_workers(state, tile)]
    if state.open != (*range(CITY_TILES), *taking):
        yield "the list of buildings that take workers is out of date"


def _workers(state: State) -> Iterator[str]:
    for tile, seat in enumerate(state.workers):
        if not FREE <= seat < state.seats:
            yield f"a worker of nobody on tile {tile}"
        if seat != FREE and tile not in state.open:
            yield f"a worker on tile {tile}, which takes none"
    if (state.joined == NOWHERE) != (state.joiner == FREE):
        yield "a worker joined nobody, or nobody joined a worker"
    if state.joined != NOWHERE and state.workers[state.joined] in (FREE, state.joiner):
        yield "a worker joined an empty building, or one of its own"


def _lists(state: State) -> Iterator[str]:
    if len(set(state.queue)) != len(state.queue):
        yield "two workers of one player on the site"
    if len(set(state.passed)) != len(state.passed):
        yield "somebody passed twice"
    if not {*state.queue, *state.passed} <= set(range(state.seats)):
        yield "somebody on site or bridge who does not play"
    if not 0 <= state.provost <= len(state.road) + state.tables.overrun:
        yield "the provost is beyond his limits"
    if not (0 <= state.round <= ROUNDS and 0 <= state.first < state.seats):
        yield "a round or a first player that there is not"


def _characters(state: State) -> Iterator[str]:
    if len(state.holder) != CHARACTERS or not BOXED <= min(state.holder) <= max(state.holder) < state.seats:
        yield "a character that is nowhere"
    if state.round and state.holder.count(BOXED) != CHARACTERS - state.seats - 3:
        yield "more or fewer characters in the box than at the start"
    if state.round and state.holder.count(ON_BOARD) > 3:
        yield "more characters on the board than spaces"


def _moments(state: State) -> Iterator[str]:
    favours = [each for each in state.waiting if isinstance(each, ChooseFavour | TakeFromBoard | SeekFavour)]
    if len(favours) > 1:
        yield "more than one open favour"
    if any(each.seat != state.waiting[-1].seat for each in state.waiting):
        yield "two players are asked at a time"
    if state.waiting and state.waiting[-1].seat == CHANCE and state.round:
        yield "chance after the setup"
    planning = bool(state.waiting) and isinstance(state.waiting[-1], PlaceEarly | PlaceWorker)
    if planning and (state.goldsmith_used or any(player.bundles for player in state.players)):
        yield "bundles of an earlier round are counted"
    if state.round and not (planning or state.waiting) and (state.queue or state.joined != NOWHERE):
        yield "workers on the board after the end"
