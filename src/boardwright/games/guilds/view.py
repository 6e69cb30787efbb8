"""What a seat may see, by listing it; re-dealing what it cannot."""

from __future__ import annotations

from typing import Final

from boardwright.core.decision import Decision
from boardwright.core.events import Plain, kebab_term
from boardwright.core.game import question
from boardwright.core.random import Random
from boardwright.games.guilds.basics import deck, guild, market, plot
from boardwright.games.guilds.basics.plot import PLACES_PER_ROOM, SIDES
from boardwright.games.guilds.effects import items
from boardwright.games.guilds.effects.activation import ChooseTakenBack
from boardwright.games.guilds.effects.engineering import ChooseLiftedCell, ChooseLiftedTurn
from boardwright.games.guilds.phases.auction import BidFlorins, BidSecondFlorins, BidSecondZone
from boardwright.games.guilds.phases.building import ChooseAnchor, ChooseOrientation, PayInFlorins
from boardwright.games.guilds.scoring import places_in, points_of_all, value_of
from boardwright.games.guilds.state import State
from boardwright.games.guilds.tables import TURNS
from boardwright.games.guilds.terms import (
    ASSASSIN,
    CELLS,
    CHARACTERS,
    COLUMNS,
    DIVINER,
    ELF_ARCHER,
    ENCHANTRESS,
    ENGINEER,
    GAMBLER,
    MERCENARY,
    NECROMANCER,
    NOBODY,
    ROOMS,
    SMALL_ROOMS,
    THIEF,
    TITHE_KEEPER,
    ZONES,
    Character,
    Faction,
    Objective,
    Room,
    Side,
    Source,
)

CHARACTER_NAMES: Final[tuple[str, ...]] = tuple([kebab_term(character) for character in Character])
ROOM_NAMES: Final[tuple[str, ...]] = tuple([kebab_term(room) for room in Room])

# The abilities whose target is a character.
AIMED_AT_CHARACTERS: Final = (ASSASSIN, MERCENARY, DIVINER, ENCHANTRESS, NECROMANCER)


def view(state: State, seat: int | None) -> dict[str, Plain]:
    """Everything is open but the order of the decks, and what the Raven has seen there.

    § limit.open
    """
    return {
        "question": _question(state, seat),
        "round": state.round,
        "rounds": state.tables.rounds,
        "first": state.first,
        "objectives": [_objective(state, objective) for objective in state.objectives],
        "zones": [_zone(state, zone) for zone in range(ZONES)],
        "display": [_room(state, room) for room in state.display],
        "deck": deck.size(state),
        "to_come": _to_come(state, seat),
        "top": _top(state, seat),
        "top_in_order": seat is not None and state.top_seers >> seat & 1 == 1,
        "bottom": [CHARACTER_NAMES[character] for character in state.bottom],
        "discarded": _characters(state.discarded),
        "discarded_rooms": _discarded_rooms(state),
        "large_rooms_left": deck.count(state.large_left),
        "small_rooms_left": deck.count(state.small_left),
        "used": _characters(state.used),
        "in_force": _characters(state.in_force),
        "stack": [_item(state, index) for index in range(0, len(state.stack), items.SIZE)],
        "players": [_player(state, other, points) for other, points in enumerate(points_of_all(state))],
    }


def _question(state: State, seat: int | None) -> dict[str, Plain] | None:
    """Who decides now and what; of a bid or of a room that is being laid also what was chosen so far."""
    asked = question(state, seat)
    if asked is not None:
        decision = state.waiting[-1]
        asked.update(_bid_so_far(decision))
        asked.update(_laid_so_far(decision))
    return asked


def _bid_so_far(decision: Decision[State]) -> dict[str, Plain]:
    if isinstance(decision, (BidFlorins, ChooseTakenBack)):
        return {"zone": decision.zone + 1}
    if isinstance(decision, BidSecondZone):
        return {"zone": decision.zone + 1, "florins": decision.florins}
    if isinstance(decision, BidSecondFlorins):
        return {"zone": decision.zone + 1, "florins": decision.florins, "second": decision.second + 1}
    return {}


def _laid_so_far(decision: Decision[State]) -> dict[str, Plain]:
    if isinstance(decision, (ChooseAnchor, ChooseLiftedCell)):
        return {"room": ROOM_NAMES[decision.room]}
    if isinstance(decision, (ChooseOrientation, ChooseLiftedTurn)):
        column, row = decision.cell % COLUMNS + 1, decision.cell // COLUMNS + 1
        return {"room": ROOM_NAMES[decision.room], "column": column, "row": row}
    if isinstance(decision, PayInFlorins):
        cell = decision.place // TURNS % CELLS
        return {
            "room": ROOM_NAMES[decision.place // PLACES_PER_ROOM],
            "column": cell % COLUMNS + 1,
            "row": cell // COLUMNS + 1,
            "turn": decision.place % TURNS,
        }
    return {}


def _characters(bits: int) -> list[Plain]:
    return [name for character, name in enumerate(CHARACTER_NAMES) if bits >> character & 1]


def _discarded_rooms(state: State) -> list[Plain]:
    """The rooms that have come and lie neither on display nor on a plot."""
    gone = (1 << ROOMS) - 1 & ~state.small_left & ~(state.large_left << SMALL_ROOMS)
    for room in state.display:
        gone &= ~(1 << room)
    for player in state.players:
        for place in player.laid:
            gone &= ~(1 << place // PLACES_PER_ROOM)
    return [name for room, name in enumerate(ROOM_NAMES) if gone >> room & 1]


def knows_top(state: State, seat: int | None) -> int:
    """The cards of the known top that a seat cannot place, as bits."""
    hidden = 0
    for index in range(len(state.top)):
        if seat is None or not state.top_known[index] >> seat & 1:
            hidden |= 1 << state.top[index]
    return hidden


def _to_come(state: State, seat: int | None) -> list[Plain]:
    return _characters(state.unknown | knows_top(state, seat))


def _top(state: State, seat: int | None) -> list[Plain]:
    """The cards on top of the deck that a seat knows, in their order where it knows that, too: what the Raven
    has shown is its user's secret.

    § ruling.12.48
    """
    known = [
        card
        for index, card in enumerate(state.top)
        if seat is not None and state.top_known[index] >> seat & 1
    ]
    if seat is None or not state.top_seers >> seat & 1:
        known.sort()
    return [CHARACTER_NAMES[card] for card in known]


def _objective(state: State, objective: int) -> dict[str, Plain]:
    return {
        "objective": kebab_term(Objective(objective)),
        "first": state.tables.objective[objective],
        "second": state.tables.objective_second[objective] if state.tables.second_place else None,
        "values": [value_of(state, objective, seat) for seat in range(state.seats)],
        "places": list(places_in(state, objective)),
    }


def _zone(state: State, zone: int) -> dict[str, Plain]:
    leader = market.leader(state, zone)
    return {
        "characters": [CHARACTER_NAMES[each] for each in market.characters_in(state, zone)],
        "bids": [player.bids[zone] for player in state.players],
        "crown": state.crown[zone],
        "leader": None if leader == NOBODY else leader,
    }


def _room(state: State, room: int) -> dict[str, Plain]:
    return {"room": ROOM_NAMES[room], "kept": bool(state.kept >> room & 1)}


def _item(state: State, index: int) -> dict[str, Plain]:
    character, controller, target, amount, protected = state.stack[index : index + items.SIZE]
    aimed = character in AIMED_AT_CHARACTERS
    zone = {ENCHANTRESS: amount, ELF_ARCHER: target}.get(character)
    return {
        "character": CHARACTER_NAMES[character],
        "controller": controller,
        "target": CHARACTER_NAMES[target] if aimed else None,
        "victim": target if character == THIEF else None,
        "zone": None if zone is None else zone + 1,
        "room": ROOM_NAMES[target] if character == ENGINEER else None,
        "florins": amount if character in (GAMBLER, ELF_ARCHER) else None,
        "protected": bool(protected),
    }


def _player(state: State, seat: int, points: tuple[int, ...]) -> dict[str, Plain]:
    player = state.players[seat]
    counts = guild.symbols(state, seat)
    return {
        "florins": player.florins,
        "gold": player.gold,
        "bids": list(player.bids),
        "characters": [CHARACTER_NAMES[character] for character in player.members],
        "tithe": state.tithe if TITHE_KEEPER in player.members else None,
        "symbols": {kebab_term(faction): counts[faction] for faction in Faction},
        "rooms": [_laid(state, seat, place) for place in player.laid],
        "doorways": [_edge(edge) for edge in player.opened],
        "cells": plot.active_cells(player),
        "florin_income": guild.florin_income(state, seat),
        "gold_income": guild.gold_income(state, seat),
        "passed": bool(state.passed >> seat & 1),
        "score": sum(points),
        "points": {kebab_term(source): points[source] for source in Source},
    }


def _laid(state: State, seat: int, place: int) -> dict[str, Plain]:
    room, cell = place // PLACES_PER_ROOM, place // TURNS % CELLS
    return {
        "room": ROOM_NAMES[room],
        "column": cell % COLUMNS + 1,
        "row": cell // COLUMNS + 1,
        "turn": place % TURNS,
        "active": bool(state.players[seat].active >> room & 1),
    }


def _edge(edge: int) -> dict[str, Plain]:
    cell = edge // SIDES
    return {
        "column": cell % COLUMNS + 1,
        "row": cell // COLUMNS + 1,
        "side": kebab_term(Side(edge % SIDES)),
    }


def redeal(state: State, seat: int, draw: Random) -> State:
    """Deal anew the cards on top of the deck that a seat does not know, and their order if need be."""
    copy = state.clone()
    if not state.top:
        return copy
    pool = [card for card in range(CHARACTERS) if (state.unknown | knows_top(state, seat)) >> card & 1]
    cards: list[int] = []
    for index in range(len(state.top)):
        if state.top_known[index] >> seat & 1:
            cards.append(state.top[index])
        else:
            cards.append(pool.pop(draw.below(len(pool))))
    known = list(state.top_known)
    if not state.top_seers >> seat & 1 and len(cards) > 1 and draw.below(2):
        cards.reverse()
        known.reverse()
    copy.top = tuple(cards)
    copy.top_known = tuple(known)
    copy.unknown = 0
    for card in pool:
        copy.unknown |= 1 << card
    return copy
