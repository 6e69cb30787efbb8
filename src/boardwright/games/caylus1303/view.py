"""What a seat may see, by listing it."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.events import Plain, kebab_term
from boardwright.core.game import question
from boardwright.games.caylus1303 import scoring
from boardwright.games.caylus1303.basics import road
from boardwright.games.caylus1303.effects.construction import ChooseConstruction, PayForBuilding
from boardwright.games.caylus1303.phases import activation, stewardship
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
from boardwright.games.caylus1303.uses import CONSTRUCT_WITHOUT_STONE


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
        "construction": _construction(state),
        "players": [
            {**_player(state, other, seat), "outlook": outlook}
            for other, outlook in enumerate(_outlooks(state))
        ],
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


def _construction(state: State) -> dict[str, Plain] | None:
    """Where something is being built; the tile once it is chosen and only its payment is open."""
    decision = state.waiting[-1] if state.waiting else None
    if isinstance(decision, stewardship.ChooseMonument):
        return {"seat": decision.seat, "tile": None, "space": decision.space, "waives_stone": False}
    if not isinstance(decision, (ChooseConstruction, PayForBuilding)):
        return None
    return {
        "seat": decision.seat,
        "tile": kebab_term(Tile(decision.tile)) if isinstance(decision, PayForBuilding) else None,
        "space": road.first_empty_space(state),
        "waives_stone": decision.deed == CONSTRUCT_WITHOUT_STONE,
    }


def _outlooks(state: State) -> list[dict[str, Plain]]:
    """What lies ahead of each player as things stand: gifts of the road, buildings where there is a choice,
    workers ahead of the provost, the next recruitment, and points for gold at the end.
    """
    then = activation.foreseen(state)
    stewardship.turn_residences(then, None)
    at_work = activation.tiles_at_work(state)
    idle = [tile for tile in state.open if tile not in at_work]
    return [_outlook(state, then, seat, idle) for seat in range(state.seats)]


def _outlook(state: State, then: State, seat: int, idle: list[int]) -> dict[str, Plain]:
    before, after = state.players[seat], then.players[seat]
    gifts = [after.goods[good] - before.goods[good] for good in Good]
    return {
        "gifts": _amounts(gifts, after.pool - before.pool, after.score() - before.score()),
        "choices": [kebab_term(Tile(tile)) for tile in activation.choices_ahead(state, seat)],
        "idle": [kebab_term(Tile(tile)) for tile in idle if seat in workers_on(state, tile)],
        "recruits": _amounts(
            stewardship.income_of(then, seat), min(stewardship.recruits_of(then, seat), after.camp), 0
        ),
        "gold_points": scoring.gold_points(state, seat),
    }


def _amounts(goods: Sequence[int], workers: int, points: int) -> dict[str, Plain]:
    """What there is of everything, by name."""
    found: dict[str, Plain] = {kebab_term(good): goods[good] for good in Good if goods[good]}
    if workers:
        found["workers"] = workers
    if points:
        found["points"] = points
    return found


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
