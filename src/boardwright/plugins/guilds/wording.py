"""Message arguments of Guilds beyond the fields of questions and actions: names, bids, doors, costs."""

from __future__ import annotations

from typing import Any, Final

from boardwright.core.decision import Decision
from boardwright.core.events import kebab_term
from boardwright.core.game import State as BaseState
from boardwright.games.guilds.actions import CARD, CELL, COUNT, FACTION, ROOM, SEAT, TURN, USE, ZONE
from boardwright.games.guilds.basics import guild, market, plot
from boardwright.games.guilds.basics.bids import FEW, cheapest_lead
from boardwright.games.guilds.basics.plot import PLACES_PER_ROOM
from boardwright.games.guilds.effects import abilities, items
from boardwright.games.guilds.effects.activation import (
    ChooseNewZone,
    ChooseOnOffer,
    ChooseRival,
    ChooseTakenBack,
)
from boardwright.games.guilds.effects.answers import PayOrLose
from boardwright.games.guilds.effects.drawing import Arrange
from boardwright.games.guilds.effects.engineering import (
    ChooseLiftedCell,
    ChooseLiftedTurn,
    place_of,
    without,
)
from boardwright.games.guilds.effects.items import Item
from boardwright.games.guilds.effects.killing import RaiseDead
from boardwright.games.guilds.effects.responses import CallHerald
from boardwright.games.guilds.events import Coins
from boardwright.games.guilds.phases.auction import (
    BidFlorins,
    BidSecondFlorins,
    BidSecondZone,
)
from boardwright.games.guilds.phases.building import (
    ChooseAnchor,
    ChooseOrientation,
    PayInFlorins,
    TakeBuildingTurn,
    clashes_allowed,
    gold_due,
)
from boardwright.games.guilds.phases.end import KeepRooms, is_last_round
from boardwright.games.guilds.state import State
from boardwright.games.guilds.tables import TURNS
from boardwright.games.guilds.terms import (
    CELLS,
    COLUMNS,
    DIVINER,
    ELF_ARCHER,
    ENCHANTRESS,
    ENGINEER,
    GAMBLER,
    GUARD_DOG,
    HEALER,
    INQUISITOR,
    NECROMANCER,
    NOBODY,
    NOTHING,
    PALADIN,
    SMALL_ROOMS,
    THIEF,
    Character,
    Faction,
    Moment,
    Room,
)
from boardwright.plugins.guilds.labels import (
    WITHOUT_ABILITY,
    Doors,
    Worth,
    ability_numbers,
    doors_of,
    price_of,
    worth_of,
)

RESPONDERS: Final = (PALADIN, HEALER, INQUISITOR, GUARD_DOG)


# Messages that are put together here or in the table of the terminal.
MESSAGES: Final = (
    *(f"ability-{kebab_term(each)}" for each in Character if each not in WITHOUT_ABILITY),
    *(f"amount-{name}" for kind in (Worth, Doors) for name in kind.__dataclass_fields__),
    *(f"worth-{worth}" for worth in ("icon", "member", "factions", "plain")),
)


def question(state: BaseState, decision: Decision[Any]) -> dict[str, object]:
    """Return the arguments of a question."""
    assert isinstance(state, State)
    return (
        {"rule": _bid_rule(state), "moment": Moment(max(0, state.window))}
        | _question_of_numbers(state, decision)
        | _question_of_rooms(state, decision)
        | _question_of_characters(state, decision)
    )


def _bid_rule(state: State) -> str:
    """Return the rule on the number of zones of a bid."""
    if len(state.market) <= FEW or len(market.occupied(state)) == 1:
        return "one"
    return "led" if state.tables.two_led else "two"


def _question_of_numbers(state: State, decision: Decision[Any]) -> dict[str, object]:
    if isinstance(decision, BidFlorins):
        return _own_and_rival(state, decision.seat, decision.zone)
    if isinstance(decision, BidSecondFlorins):
        return _own_and_rival(state, decision.seat, decision.second)
    if isinstance(decision, BidSecondZone):
        return {"zone": decision.zone + 1, "florins": decision.florins}
    if isinstance(decision, ChooseTakenBack):
        return {"zone": decision.zone + 1}
    if isinstance(decision, PayInFlorins):
        room = decision.place // PLACES_PER_ROOM
        return {"room": Room(room), "count": gold_due(state, room), "rate": state.tables.smuggler}
    if isinstance(decision, KeepRooms):
        return {"count": state.tables.keeping}
    last = "yes" if is_last_round(state) else "no"
    return {"rate": state.tables.exchange, "count": state.tables.demand, "last": last}


def _own_and_rival(state: State, seat: int, zone: int) -> dict[str, object]:
    return {
        "zone": zone + 1,
        "own": state.players[seat].bids[zone],
        "high": market.rival_bid(state, seat, zone),
    }


def _question_of_rooms(state: State, decision: Decision[Any]) -> dict[str, object]:
    if isinstance(decision, ChooseAnchor | ChooseLiftedCell):
        size = "small" if decision.room < SMALL_ROOMS else "large"
        return {"room": Room(decision.room), "size": size}
    if isinstance(decision, ChooseOrientation | ChooseLiftedTurn):
        return {"room": Room(decision.room), **_column_and_row(decision.cell)}
    return {}


def _column_and_row(cell: int) -> dict[str, object]:
    return {"column": cell % COLUMNS + 1, "row": cell // COLUMNS + 1}


def _question_of_characters(state: State, decision: Decision[Any]) -> dict[str, object]:
    if isinstance(decision, ChooseRival | ChooseOnOffer):
        return {"character": Character(decision.character)}
    if isinstance(decision, ChooseNewZone):
        return {"target": Character(decision.target)}
    if isinstance(decision, RaiseDead):
        return {"target": Character(decision.killed)}
    if isinstance(decision, CallHerald):
        return {"holder": _richest(state), "mine": "yes" if _richest(state) == decision.seat else "no"}
    if isinstance(decision, Arrange):
        return {"character": Character(state.top[0]), "other": Character(state.top[1])}
    if isinstance(decision, PayOrLose):
        return {"character": Character(items.top(state).character), "holder": decision.demander}
    return _top_item(state) if state.stack else {}


def _richest(state: State) -> int:
    """Return the seat that gets the marker when the Herald keeps silent."""
    best = state.first
    for seat in guild.seats_from(state, state.first):
        if state.players[seat].florins > state.players[best].florins:
            best = seat
    return best


def _top_item(state: State) -> dict[str, object]:
    """Return the ability that would resolve next: its controller, and its aim."""
    item = items.top(state)
    given: dict[str, object] = {
        "character": Character(item.character),
        "holder": item.controller,
        "ability": f"ability-{kebab_term(Character(item.character))}",
        "number": ability_numbers(state.tables, item.character)["count"],
    }
    nothing: dict[str, object] = {
        "aim": "none",
        "owner": 0,
        "victim": 0,
        "zone": 0,
        "florins": 0,
        "room": Room(0),
        "target": Character(0),
        "attacked": Character(0),
    }
    return given | nothing | _aim(state)


def _aim(state: State) -> dict[str, object]:
    item = items.top(state)
    if items.is_kill(item.character):
        owner = guild.owner_of(state, item.target)
        return {
            "aim": "character" if owner != NOBODY else "none",
            "target": Character(item.target),
            "owner": owner,
        }
    if item.character in RESPONDERS:
        return _answered(Item(*state.stack[-2 * items.SIZE : -items.SIZE]))
    if item.character == NECROMANCER:
        return {"aim": "dead", "target": Character(item.target)}
    if item.character == ENCHANTRESS:
        return {"aim": "zone", "target": Character(item.target), "zone": item.amount + 1}
    if item.character == DIVINER:
        return {"aim": "market", "target": Character(item.target)}
    if item.character == THIEF:
        return {"aim": "player", "victim": item.target}
    return _own_things(item)


def _answered(item: Item) -> dict[str, object]:
    """Return the ability that is answered, and its victim."""
    attacked = item.target if items.is_kill(item.character) else 0
    return {
        "aim": "answer",
        "target": Character(item.character),
        "owner": item.controller,
        "attacked": Character(attacked),
    }


def _own_things(item: Item) -> dict[str, object]:
    """Return the effect of an ability on florins or a room of its own user."""
    if item.character == ELF_ARCHER:
        return {"zone": item.target + 1, "florins": item.amount}
    if item.character == GAMBLER:
        return {"florins": item.amount}
    return {"room": Room(item.target)} if item.character == ENGINEER else {}


def action(state: BaseState, number: int) -> dict[str, object]:
    """Return the arguments of an action beyond its fields."""
    assert isinstance(state, State)
    decision = state.waiting[-1]
    if number < USE:
        return {"count": decision.floor if isinstance(decision, KeepRooms) else state.tables.demand}
    if number < CARD:
        numbers = ability_numbers(state.tables, number - USE)
        return {"ability": f"ability-{kebab_term(Character(number - USE))}", "count": numbers["count"]}
    if number < ZONE:
        return _character(state, decision.seat, number - CARD)
    if number < COUNT:
        return _zone(state, decision.seat, number - ZONE)
    if number < SEAT:
        return _count(state, decision, number - COUNT)
    if number < ROOM:
        seat = number - SEAT
        return {"florins": state.players[seat].florins if seat < state.seats else 0}
    if number < CELL:
        return _room(state, decision.seat, number - ROOM)
    return _place(state, decision, number)


def _character(state: State, seat: int, character: int) -> dict[str, object]:
    zone = market.zone_of(state, character)
    return {
        "zone": zone + 1,
        "florins": state.players[seat].bids[zone] if zone != NOTHING else 0,
        "owner": max(0, guild.owner_of(state, character)),
        "points": state.tables.points[character],
    }


def _zone(state: State, seat: int, zone: int) -> dict[str, object]:
    """Return the characters of a zone, its leader and bid, and the cost of the lead."""
    there = market.characters_in(state, zone)
    leader = market.leader(state, zone)
    return {
        "size": len(there),
        "character": Character(there[0] if there else 0),
        "other": Character(there[1] if len(there) > 1 else 0),
        "lead": "nobody" if leader == NOBODY else "you" if leader == seat else "rival",
        "holder": leader,
        "high": state.players[leader].bids[zone] if leader != NOBODY else 0,
        "own": state.players[seat].bids[zone],
        "least": cheapest_lead(state, seat, zone),
    }


def _count(state: State, decision: Decision[Any], count: int) -> dict[str, object]:
    player = state.players[decision.seat]
    if isinstance(decision, BidFlorins):
        return {"total": player.bids[decision.zone] + count}
    if isinstance(decision, BidSecondFlorins):
        return {"total": player.bids[decision.second] + count}
    if isinstance(decision, PayInFlorins):
        due = gold_due(state, decision.place // PLACES_PER_ROOM)
        return {"coins": Coins(count * state.tables.smuggler, due - count)}
    return {"left": player.florins - count * state.tables.exchange}


def _room(state: State, seat: int, room: int) -> dict[str, object]:
    for place in state.players[max(0, seat)].laid:
        if place // PLACES_PER_ROOM == room:
            return worth_of(state.tables, room) | _column_and_row(place // TURNS % CELLS)
    return worth_of(state.tables, room) | {"column": 0, "row": 0}


def _place(state: State, decision: Decision[Any], number: int) -> dict[str, object]:
    """Return the place of a room: its doors, and whether they lead to the hall."""
    if number < TURN and isinstance(decision, ChooseAnchor | ChooseLiftedCell):
        return {"reach": _reach_of_cell(state, decision, number - CELL)}
    if TURN <= number < FACTION and isinstance(decision, ChooseOrientation | ChooseLiftedTurn):
        place = decision.room * PLACES_PER_ROOM + decision.cell * TURNS + number - TURN
        shape = "small" if decision.room < SMALL_ROOMS else "upright" if place % 2 else "flat"
        doors = doors_of(state.tables, decision.room, number - TURN)
        return {"shape": shape, "doors": doors, "reach": _reach(state, decision, place)}
    if FACTION <= number < FACTION + len(Faction) and decision.seat >= 0:
        return {"count": guild.symbols(state, decision.seat)[number - FACTION]}
    return {"reach": "connected", "count": 0}


def _reach_of_cell(state: State, decision: ChooseAnchor | ChooseLiftedCell, cell: int) -> str:
    """Return "old" for the cell of a lifted room; else whether any turn on a cell connects it."""
    seat, room = decision.seat, decision.room
    clashes = clashes_allowed(state)
    table = state
    if isinstance(decision, ChooseLiftedCell):
        if place_of(state.players[seat], room) // TURNS % CELLS == cell:
            return "old"
        table, clashes = without(state, seat, room), 0
    first = room * PLACES_PER_ROOM + cell * TURNS
    turns = plot.turns_at(table, seat, room, cell, clashes)
    return "connected" if any(_connects(table, seat, first + turn) for turn in turns) else "inactive"


def _reach(state: State, decision: ChooseOrientation | ChooseLiftedTurn, place: int) -> str:
    if isinstance(decision, ChooseOrientation):
        return "connected" if _connects(state, decision.seat, place) else "inactive"
    if place_of(state.players[decision.seat], decision.room) == place:
        return "old"
    lifted = without(state, decision.seat, decision.room)
    return "connected" if _connects(lifted, decision.seat, place) else "inactive"


def _connects(state: State, seat: int, place: int) -> bool:
    """Return whether a room in this turn is active."""
    player = state.clone().players[seat]
    clash = plot.first_clash(state, seat, place)
    player.laid = (*player.laid, place)
    player.opened = player.opened if clash == NOTHING else (*player.opened, clash)
    plot.rebuild(player, state.tables)
    return bool(player.active >> place // PLACES_PER_ROOM & 1)


def cost(state: BaseState, number: int) -> Coins | None:
    """Return the cost of an action, for its label."""
    assert isinstance(state, State)
    decision = state.waiting[-1] if state.waiting else None
    if USE <= number < CARD:
        price = price_of(state.tables, number - USE)
        return price if price.florins or price.gold else None
    if isinstance(decision, ChooseRival) and CARD <= number < ZONE:
        price = price_of(state.tables, decision.character)
        return Coins(price.florins + abilities.surcharge(state, number - CARD), price.gold)
    if isinstance(decision, TakeBuildingTurn) and ROOM <= number < CELL:
        return Coins(gold=gold_due(state, number - ROOM))
    if isinstance(decision, KeepRooms) and ROOM <= number < CELL:
        return Coins(state.tables.keeping)
    return None
