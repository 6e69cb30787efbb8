"""Message arguments of Belfort beyond the fields of questions and actions: names, holders, costs."""

from __future__ import annotations

from typing import Any, Final

from boardwright.core.decision import Decision
from boardwright.core.game import State as BaseState
from boardwright.games.belfort.actions import (
    BLACKSMITH_GNOME,
    BUILD,
    BUY,
    CREST,
    EXCHANGE,
    GNOME,
    GUILD,
    PLACE_CARD,
    PLACE_DESK,
    PLACE_GUILD,
    SELL,
    SELL_METAL,
    TAKE,
    TAKE_SHOWN,
    TAKE_TOP,
    WALL,
    WORKER,
)
from boardwright.games.belfort.basics.cards import DiscardCards
from boardwright.games.belfort.basics.planks import guild_fee_for
from boardwright.games.belfort.effects.discount import ChooseDiscount, cost_of_place
from boardwright.games.belfort.effects.robbery import RobFirst, RobMore
from boardwright.games.belfort.effects.sites import ChooseBuildingSite
from boardwright.games.belfort.events import Goods
from boardwright.games.belfort.phases.actions import ChooseAction
from boardwright.games.belfort.phases.neutral import ChooseNeutralCard
from boardwright.games.belfort.phases.placement import (
    ChoosePlank,
    SplitWorkers,
    workers_to_split,
)
from boardwright.games.belfort.phases.turn_end import BuyCard
from boardwright.games.belfort.setup import PlaceNeutralDwarf, SetAside
from boardwright.games.belfort.state import State
from boardwright.games.belfort.terms import BUILDINGS, CARD_PLANKS, GUILDS, Area, Building, Guild, Worker

# The goods that the function GOODS of a message takes, in order.
GOODS: Final = ("wood", "stone", "metal", "gold")


def question(state: BaseState, decision: Decision[Any]) -> dict[str, object]:
    """Return the arguments of a question."""
    assert isinstance(state, State)
    if isinstance(decision, DiscardCards | SetAside):
        return {"count": decision.left}
    if isinstance(decision, SplitWorkers):
        return _split(state, decision)
    if isinstance(decision, ChooseBuildingSite):
        return {"building": Building(decision.building)}
    if isinstance(decision, PlaceNeutralDwarf | ChooseNeutralCard):
        return {"neutral": decision.neutral + 1}
    if isinstance(decision, RobFirst | RobMore):
        return {"guild": Guild(decision.guild)}
    if isinstance(decision, ChooseDiscount):
        wood, stone, metal = cost_of_place(state, decision.place)
        return {"goods": Goods(wood, stone, metal)}
    return {}


def _split(state: State, decision: SplitWorkers) -> dict[str, object]:
    kind = Worker(decision.part // 2)
    first = Area.FOREST if kind in (Worker.ELF, Worker.MASTER_ELF) else Area.QUARRY
    return {
        "worker": kind,
        "count": workers_to_split(state.players[decision.seat], decision.part, decision.sent),
        "area": Area.MINE if decision.part % 2 else first,
    }


def action(state: BaseState, number: int) -> dict[str, object]:
    """Return the arguments of an action beyond its fields."""
    assert isinstance(state, State)
    decision = state.waiting[-1]
    if CREST <= number < CREST + state.seats and decision.seat >= 0:
        holder = state.order[number - CREST]
        return {"holder": holder, "own": "yes" if holder == decision.seat else "no"}
    if CREST <= number < CREST + 5:
        return {"holder": "", "own": "no"}
    if number == SELL_METAL:
        return {"metal": state.tables.sell_metal}
    if SELL <= number < SELL_METAL:
        return {"stone": max(0, state.tables.sell_wood_stone - (number - SELL))}
    if TAKE_SHOWN <= number < TAKE_SHOWN + state.seats:
        return {"building": Building(max(0, state.players[number - TAKE_SHOWN].shown))}
    if TAKE_SHOWN <= number < TAKE:
        return {"building": Building.PUB}
    return {}


def cost(state: BaseState, number: int) -> Goods | None:
    """Return the cost of an action, for its label."""
    assert isinstance(state, State)
    decision = state.waiting[-1] if state.waiting else None
    if isinstance(decision, ChoosePlank):
        gold = _fee(state, decision.seat, number)
        return Goods(gold=gold) if gold else None
    if isinstance(decision, ChooseAction):
        return _price(state, number)
    if isinstance(decision, BuyCard) and TAKE <= number <= TAKE_TOP:
        return Goods(gold=state.tables.card_fee)
    if BUY <= number < EXCHANGE:
        return Goods(gold=state.tables.buy[number - BUY])
    return None


def _fee(state: State, seat: int, number: int) -> int:
    if number == PLACE_DESK:
        return state.tables.desk_fee
    if PLACE_GUILD <= number < PLACE_GUILD + GUILDS:
        return guild_fee_for(state, seat, number - PLACE_GUILD)
    if PLACE_CARD <= number < PLACE_CARD + CARD_PLANKS:
        return state.tables.plank_fee[number - PLACE_CARD]
    assert number <= WORKER
    return 0


def _price(state: State, number: int) -> Goods | None:
    tables = state.tables
    if BUILD <= number < BUILD + BUILDINGS:
        building = number - BUILD
        return Goods(tables.wood[building], tables.stone[building], tables.metal[building])
    if WALL <= number < GUILD + GUILDS:
        return Goods(*cost_of_place(state, number))
    if number == BLACKSMITH_GNOME:
        return Goods(gold=tables.blacksmith_price)
    if BUY <= number < EXCHANGE:
        return Goods(gold=tables.buy[number - BUY])
    if GNOME <= number < GNOME + BUILDINGS:
        return Goods(gold=tables.gnome_fee)
    return None
