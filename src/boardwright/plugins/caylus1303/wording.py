"""Message arguments of Caylus 1303 beyond the fields of questions and actions: names, amounts, costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardwright.core.decision import Decision
from boardwright.core.game import State as BaseState
from boardwright.games.caylus1303.actions import (
    BUILD,
    BUNDLES,
    CHARACTER,
    DELIVER,
    HOUSE,
    MONUMENT,
    PAIRS,
    PAY,
    PAY_TWO,
    PLACE,
    PLACE_SITE,
    PROVOST,
    SLOT,
    STAY,
    STOP,
    TAKE,
    TILE,
    USE,
    USE_MORE,
)
from boardwright.games.caylus1303.effects.construction import (
    ChooseConstruction,
    PayForBuilding,
    architect_points,
    cost_of,
)
from boardwright.games.caylus1303.effects.favours import SeekFavour
from boardwright.games.caylus1303.effects.provost import MoveTheProvost
from boardwright.games.caylus1303.effects.using import UseTile
from boardwright.games.caylus1303.events import Goods, amounts
from boardwright.games.caylus1303.phases.delivery import ChooseBundle, cost_of_bundle
from boardwright.games.caylus1303.phases.planning import PlaceEarly, PlaceWorker, surcharge
from boardwright.games.caylus1303.phases.stewardship import ChooseMonument
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import (
    BY_BRIDGE,
    FIRST_MONUMENT,
    FIRST_WOOD,
    FOREMAN,
    FREE,
    GOLD,
    GOLDSMITH,
    LAWYER,
    NOWHERE,
    Character,
    Material,
    Mover,
    Tile,
)
from boardwright.games.caylus1303.uses import (
    CONSTRUCT_WITHOUT_STONE,
    CONSTRUCT_WOOD,
    NO_GOODS,
    Use,
    only,
)


def question(state: BaseState, decision: Decision[Any]) -> dict[str, object]:
    """Return the arguments of a question."""
    assert isinstance(state, State)
    if isinstance(decision, PlaceEarly | PlaceWorker):
        return {"count": _extra_workers(state, decision)}
    if isinstance(decision, UseTile | SeekFavour | PayForBuilding):
        return {"tile": Tile(decision.tile)}
    if isinstance(decision, MoveTheProvost):
        return {"mover": Mover(decision.mover), **_where(state, state.provost)}
    if isinstance(decision, ChooseConstruction):
        return _builder(decision)
    if isinstance(decision, ChooseBundle):
        return {"count": decision.count}
    if isinstance(decision, ChooseMonument):
        return {"space": decision.space + 1, "tile": Tile(state.road[decision.space])}
    return {}


def _extra_workers(state: State, decision: Decision[Any]) -> int:
    """Return how many workers go to the Camp with every worker placed."""
    if isinstance(decision, PlaceEarly):
        return state.tables.early_riser
    return surcharge(state, decision.seat)


def _builder(decision: ChooseConstruction) -> dict[str, object]:
    return {
        "tile": Tile(decision.builder),
        "material": Material.WOODEN if decision.deed == CONSTRUCT_WOOD else Material.OF_STONE,
        "waived": "yes" if decision.deed == CONSTRUCT_WITHOUT_STONE else "no",
    }


def _where(state: State, position: int) -> dict[str, object]:
    """Return message arguments for the place of the provost after that many spaces from the bridge."""
    if position == 0:
        return {"where": "bridge", "position": position}
    if position > len(state.road):
        return {"where": "end", "position": position - len(state.road)}
    tile = state.road[position - 1]
    if tile == NOWHERE:
        return {"where": "empty", "position": position}
    return {"where": "building", "position": position, "tile": Tile(tile)}


def action(state: BaseState, number: int) -> dict[str, object]:
    """Return the arguments of an action beyond its fields."""
    assert isinstance(state, State)
    decision = state.waiting[-1]
    if number < USE:
        return _planning(state, decision, number)
    if number < BUILD:
        return _use(state, decision, number)
    if number < HOUSE:
        return _worth(state, decision, number)
    if PROVOST <= number < DELIVER:
        return _where(state, state.provost + number - STAY)
    return _court(state, decision.seat, number)


def _planning(state: State, decision: Decision[Any], number: int) -> dict[str, object]:
    if number == STOP:
        return {"count": decision.count if isinstance(decision, ChooseBundle) else 0}
    if number == PLACE_SITE:
        return {"spot": len(state.queue) + 1}
    return _place(state, decision.seat, number - PLACE) if number >= PLACE else {}


def _court(state: State, seat: int, number: int) -> dict[str, object]:
    if DELIVER <= number < SLOT:
        return _bundle(state, seat, number - DELIVER)
    if SLOT <= number < CHARACTER:
        return {"tile": Tile(state.site[number - SLOT])}
    if CHARACTER <= number < TILE:
        character = number - CHARACTER
        return {"holder": state.holder[character], **_effect(state, character)}
    return {}


def _effect(state: State, character: int) -> dict[str, object]:
    """Return the numbers in the effect of a character."""
    values = state.tables
    gains = {
        Character.STEWARD: Goods(points=values.steward),
        Character.ARCHITECT: Goods(points=values.architect),
        Character.FOREMAN: Goods(points=values.foreman),
        Character.GOLDSMITH: Goods(points=values.goldsmith),
        Character.DAY_LABOURER: Goods(workers=values.day_labourer),
    }
    return {
        "count": values.bailiff_steps if character == Character.BAILIFF else values.early_riser,
        "goods": gains.get(Character(character), Goods()),
        "usual": values.placement,
    }


def _place(state: State, seat: int, tile: int) -> dict[str, object]:
    """Return the owners of the worker and the house there, and whether the provost would have to come."""
    holder, owner = state.workers[tile], state.owner[tile]
    notes = []
    if holder != FREE:
        notes.append("joined")
    if owner not in (FREE, seat):
        notes.append("owned")
    if tile in state.road and state.road.index(tile) >= state.provost:
        notes.append("ahead")
    return {"note": "-".join(notes) or "free", "holder": holder, "owner": owner}


def _use(state: State, decision: Decision[Any], number: int) -> dict[str, object]:
    """Return the payment and the gain."""
    if isinstance(decision, SeekFavour):
        return {"paid": amounts(state.tables.uses[decision.tile].pays), "gained": Goods()}
    if not isinstance(decision, UseTile):
        return {"paid": amounts(only(number - PAY, 1)), "gained": Goods()}
    use = decision.use(state)
    dearer = number == USE_MORE or number >= PAY_TWO
    way = use.more if dearer and use.more is not None else use
    camp = state.players[decision.seat].camp
    return {
        "paid": amounts(_payment(way, number), way.returns),
        "gained": amounts(
            only(number - TAKE, 1) if TAKE <= number < PAY else way.takes, min(way.workers, camp), way.earns
        ),
    }


def _payment(way: Use, number: int) -> Sequence[int]:
    if number >= PAY_TWO:
        return [PAIRS[number - PAY_TWO].count(good) for good in range(len(NO_GOODS))]
    return only(number - PAY, 1) if number >= PAY else way.pays


def _worth(state: State, decision: Decision[Any], number: int) -> dict[str, object]:
    """Return the gains of a tile for its builder; a cost with a good of choice is in the label."""
    tile = _tile_of(number)
    points = state.tables.points[tile] + architect_points(state, decision.seat)
    deed = decision.deed if isinstance(decision, ChooseConstruction) else CONSTRUCT_WOOD
    return {
        "gained": Goods(points=points),
        "goods": amounts(cost_of(state, tile, deed)),
        "wild": "yes" if state.tables.any_cost[tile] else "no",
    }


def _tile_of(number: int) -> int:
    return number - BUILD + FIRST_WOOD if number < MONUMENT else number - MONUMENT + FIRST_MONUMENT


def _bundle(state: State, seat: int, number: int) -> dict[str, object]:
    """Return the goods of a bundle and its points."""
    tables = state.tables
    points = tables.bundle + (tables.foreman if state.holder[FOREMAN] == seat else 0)
    if GOLD in BUNDLES[number] and state.holder[GOLDSMITH] == seat and not state.goldsmith_used:
        points += tables.goldsmith
    return {"goods": amounts(cost_of_bundle(number)), "gained": Goods(points=points)}


def cost(state: BaseState, number: int) -> Goods | None:
    """Return the cost of an action, for its label."""
    assert isinstance(state, State)
    decision = state.waiting[-1] if state.waiting else None
    if isinstance(decision, PlaceEarly | PlaceWorker) and PLACE <= number <= PLACE_SITE:
        extra = _extra_workers(state, decision)
        return Goods(workers=1 + extra) if extra else None
    if isinstance(decision, MoveTheProvost):
        free = decision.mover != BY_BRIDGE or number == STAY
        return None if free else Goods(workers=abs(number - STAY))
    if isinstance(decision, ChooseConstruction) and BUILD <= number < MONUMENT:
        tile = _tile_of(number)
        return None if state.tables.any_cost[tile] else amounts(cost_of(state, tile, decision.deed))
    if MONUMENT <= number < HOUSE:
        return amounts(state.tables.cost[_tile_of(number)])
    return amounts(state.tables.uses[LAWYER].pays) if HOUSE <= number < PROVOST else None
