"""What a seat may see, by listing it."""

from __future__ import annotations

from boardwright.core.events import Plain, kebab_term
from boardwright.core.game import question
from boardwright.games.caylus1303.basics import road
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import (
    BOXED,
    CITY_TILES,
    FIRST_WOOD,
    FREE,
    NOWHERE,
    ON_BOARD,
    SITE_SLOTS,
    WORKER_TILES,
    Character,
    Good,
    Source,
    Tile,
)


def view(state: State, seat: int | None) -> dict[str, Plain]:
    """Everything lies open but the totals of others' points, which a player could only count along.

    § limit.open, limit.points, board.site.slots
    """
    return {
        "question": question(state, seat),
        "round": state.round,
        "first": state.first,
        "provost": state.provost,
        "provost_end": road.provost_end(state),
        "city": [_building(state, tile) for tile in range(CITY_TILES)],
        "road": [None if tile == NOWHERE else _building(state, tile) for tile in state.road],
        "site": [_slot(state, slot) for slot in range(SITE_SLOTS)],
        "queue": list(state.queue),
        "passed": list(state.passed),
        "offer": [kebab_term(Tile(tile)) for tile in state.offer if tile >= FIRST_WOOD],
        "monuments": [kebab_term(Tile(tile)) for tile in state.monuments],
        "characters": characters_of(state, ON_BOARD),
        "boxed": characters_of(state, BOXED),
        "players": [_player(state, other, seat) for other in range(state.seats)],
    }


def characters_of(state: State, holder: int) -> list[Plain]:
    """The characters of a seat, of the board or of the box."""
    return [kebab_term(character) for character in Character if state.holder[character] == holder]


def workers_on(state: State, tile: int) -> list[Plain]:
    """The seats whose workers stand on a building, in the order of their coming."""
    if tile >= WORKER_TILES or state.workers[tile] == FREE:
        return []
    return [state.workers[tile], state.joiner] if state.joined == tile else [state.workers[tile]]


def _building(state: State, tile: int) -> dict[str, Plain]:
    owner = state.owner[tile]
    return {
        "tile": kebab_term(Tile(tile)),
        "owner": None if owner == FREE else owner,
        "workers": workers_on(state, tile),
        "residence": road.is_residence(state, tile),
        "setup": FIRST_WOOD <= tile < WORKER_TILES and owner == FREE,
    }


def _slot(state: State, slot: int) -> dict[str, Plain]:
    tile = state.site[slot]
    return {
        "tile": None if tile == NOWHERE else kebab_term(Tile(tile)),
        "opens": state.tables.opens[slot],
    }


def _player(state: State, seat: int, viewer: int | None) -> dict[str, Plain]:
    player = state.players[seat]
    points: dict[str, Plain] = {kebab_term(source): player.points[source] for source in Source}
    seen = seat == viewer or state.open_points or not state.waiting
    return {
        "goods": {kebab_term(good): player.goods[good] for good in Good},
        "pool": player.pool,
        "camp": player.camp,
        "houses": player.houses,
        "bundles": player.bundles,
        "characters": characters_of(state, seat),
        "score": player.score() if seen else None,
        "points": points if seen else None,
        "countable": {"score": player.score(), "points": points},
    }
