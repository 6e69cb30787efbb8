"""Observation of Guilds: the meaning of its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.adapters.observation_parts import (
    Part,
    PlayerPart,
    Seen,
    amounts,
    asked,
    chosen,
    each,
    for_players,
    named,
    one_of,
    seats,
)
from boardwright.games.guilds.notation import DECISIONS
from boardwright.games.guilds.tables import TURNS
from boardwright.games.guilds.terms import (
    COLUMNS,
    ROWS,
    ZONES,
    Character,
    Faction,
    Objective,
    Room,
    Side,
    Source,
)

CHARACTERS: Final = named(Character)
FACTIONS: Final = named(Faction)
OBJECTIVES: Final = named(Objective)
ROOMS: Final = named(Room)
SIDES: Final = named(Side)
SOURCES: Final = named(Source)
IN_ZONES: Final = tuple(f"zone-{zone + 1}" for zone in range(ZONES))
CELLS: Final = tuple(f"{column + 1}-{row + 1}" for row in range(ROWS) for column in range(COLUMNS))
TURNED: Final = tuple(f"turn-{turn}" for turn in range(TURNS))
PLACED: Final = ("laid", "active", "column", "row", *TURNED)
SO_FAR: Final = (*IN_ZONES, *(f"second-{zone}" for zone in IN_ZONES), "florins")
LAID_SO_FAR: Final = (
    *ROOMS,
    *(f"column-{column + 1}" for column in range(COLUMNS)),
    *(f"row-{row + 1}" for row in range(ROWS)),
    *TURNED,
)
PLACES: Final = ("value", "first", "second")
CARRIED: Final = (13, 7, 4)
MAX_FLORINS: Final = 60
MAX_SHOWN: Final = 20


def _bid_so_far(seen: Seen) -> list[float]:
    question = seen.view["question"] or {}
    zone, second = question.get("zone"), question.get("second")
    return [
        *one_of(ZONES, zone and zone - 1),
        *one_of(ZONES, second and second - 1),
        question.get("florins", 0) / MAX_FLORINS,
    ]


def _laid_so_far(seen: Seen) -> list[float]:
    question = seen.view["question"] or {}
    column, row = question.get("column"), question.get("row")
    return [
        *chosen(ROOMS, [question["room"]] if "room" in question else ()),
        *one_of(COLUMNS, column and column - 1),
        *one_of(ROWS, row and row - 1),
        *one_of(TURNS, question.get("turn")),
    ]


def _objectives(seen: Seen) -> list[float]:
    """Encode each wish: whether it is in play, and each player's value and place."""
    size = 1 + len(PLACES) * seen.players
    found = [0.0] * (len(OBJECTIVES) * size)
    for wish in seen.view["objectives"]:
        start = OBJECTIVES.place[wish["objective"]] * size
        found[start] = 1.0
        for seat in range(seen.players):
            at = start + 1 + len(PLACES) * seen.turned(seat)
            place = wish["places"][seat]
            found[at : at + len(PLACES)] = [
                wish["values"][seat] / MAX_SHOWN,
                float(place == 1),
                float(place == 2),
            ]
    return found


def _zones(seen: Seen) -> list[float]:
    """Encode each zone: the Crown's florins, and the leader."""
    found: list[float] = []
    for zone in seen.view["zones"]:
        leader = zone["leader"]
        found.append(zone["crown"] / MAX_FLORINS)
        found += one_of(seen.players, None if leader is None else seen.turned(leader))
    return found


def _where(seen: Seen) -> list[float]:
    """Encode the place of each character: a zone, a player, or a pile."""
    view = seen.view
    piles = [zone["characters"] for zone in view["zones"]]
    piles += [player["characters"] for player in seen.others]
    piles += [view["to_come"], view["bottom"], view["discarded"], view["used"], view["in_force"]]
    found = [0.0] * (len(CHARACTERS) * len(piles))
    for pile, characters in enumerate(piles):
        for character in characters:
            found[CHARACTERS.place[character] * len(piles) + pile] = 1.0
    return found


def _top(seen: Seen) -> list[float]:
    """Encode the known cards on top; two places when their order is known, else both at the first."""
    found = [0.0] * (2 * len(CHARACTERS))
    ordered = seen.view["top_in_order"]
    for place, character in enumerate(seen.view["top"][:2]):
        found[(place if ordered else 0) * len(CHARACTERS) + CHARACTERS.place[character]] = 1.0
    return found


def _stack(seen: Seen) -> list[float]:
    """Encode each character on the stack: whether something is aimed at it.

    If its ability is pending: its controller, its protection, its florins, zone and victim.
    """
    size = 1 + len(_in_stack(seen.players))
    found = [0.0] * (len(CHARACTERS) * size)
    for item in seen.view["stack"]:
        start = CHARACTERS.place[item["character"]] * size
        found[start + 1 : start + size] = [
            *one_of(seen.players, seen.turned(item["controller"])),
            float(item["protected"]),
            (item["florins"] or 0) / MAX_FLORINS,
            *one_of(ZONES, None if item["zone"] is None else item["zone"] - 1),
            *one_of(seen.players, None if item["victim"] is None else seen.turned(item["victim"])),
        ]
        if item["target"] is not None:
            found[CHARACTERS.place[item["target"]] * size] = 1.0
    return found


def _in_stack(players: int) -> tuple[str, ...]:
    victims = (f"victim-{seat}" for seat in seats(players))
    return (*seats(players), "protected", "florins", *IN_ZONES, *victims)


def _answered(seen: Seen) -> list[float]:
    """Encode the ability that is answered now, with the room that it is to lift."""
    if not seen.view["stack"]:
        return [0.0] * (len(CHARACTERS) + len(ROOMS))
    item = seen.view["stack"][-1]
    return [
        *chosen(CHARACTERS, [item["character"]]),
        *chosen(ROOMS, [item["room"]] if item["room"] else ()),
    ]


def _offered(seen: Seen) -> list[float]:
    found = [0.0] * (2 * len(ROOMS))
    for room in seen.view["display"]:
        found[2 * ROOMS.place[room["room"]] : 2 * ROOMS.place[room["room"]] + 2] = [1.0, float(room["kept"])]
    return found


def _laid(player: Mapping[str, Any]) -> list[float]:
    found = [0.0] * (len(ROOMS) * len(PLACED))
    for room in player["rooms"]:
        start = ROOMS.place[room["room"]] * len(PLACED)
        found[start : start + len(PLACED)] = [
            1.0,
            float(room["active"]),
            room["column"] / COLUMNS,
            room["row"] / ROWS,
            *one_of(TURNS, room["turn"]),
        ]
    return found


def _doorways(player: Mapping[str, Any]) -> list[float]:
    found = [0.0] * (len(CELLS) * len(SIDES))
    for door in player["doorways"]:
        cell = (door["row"] - 1) * COLUMNS + door["column"] - 1
        found[cell * len(SIDES) + SIDES.index(door["side"])] = 1.0
    return found


PLAYER: Final = (
    PlayerPart("florins", ("florins",), "florins in the purse", lambda p: (p["florins"],), MAX_FLORINS),
    PlayerPart("gold", ("gold",), "gold", lambda p: (p["gold"],), 15),
    PlayerPart("bids", IN_ZONES, "florins bid in each zone", lambda p: p["bids"], MAX_FLORINS),
    PlayerPart("tithe", ("florins",), "florins on the Tithe-Keeper", lambda p: (p["tithe"] or 0,), 15),
    PlayerPart("symbols", FACTIONS, "symbols of each faction", lambda p: amounts(FACTIONS, p["symbols"]), 20),
    PlayerPart("rooms", each(ROOMS, PLACED), "the rooms of the plot", _laid),
    PlayerPart("doorways", each(CELLS, SIDES), "1 for each doorway opened", _doorways),
    PlayerPart("cells", ("cells",), "cells of active rooms", lambda p: (p["cells"],), 20),
    PlayerPart(
        "income",
        ("florins", "gold"),
        "income of the next round",
        lambda p: (p["florin_income"], p["gold_income"]),
        30,
        True,
    ),
    PlayerPart("passed", ("passed",), "1 after passing", lambda p: (float(p["passed"]),)),
    PlayerPart("score", ("score",), "points as if it ended now", lambda p: (p["score"],), 100, True),
    PlayerPart("points", SOURCES, "points by source", lambda p: amounts(SOURCES, p["points"]), 60, True),
)


def parts(players: int) -> list[Part]:
    """Return the parts: question and choices so far, market, deck and rooms, then those of each player."""
    return [*_table(players), *_market(players), *_rooms(), *for_players(players, PLAYER)]


def _table(players: int) -> list[Part]:
    return [
        *asked(players, DECISIONS, CARRIED),
        Part("bid_so_far", SO_FAR, "zones and florins of the bid that is being made", _bid_so_far),
        Part("laid_so_far", LAID_SO_FAR, "room, cell and turn of the room that is being laid", _laid_so_far),
        Part(
            "round",
            ("round", "rounds"),
            "the round, from 1, and how many there are",
            lambda seen: (seen.view["round"], seen.view["rounds"]),
            12,
        ),
        Part(
            "first",
            seats(players),
            "1 for the first player",
            lambda seen: one_of(players, seen.turned(seen.view["first"])),
        ),
        Part(
            "objectives",
            each(OBJECTIVES, ("in-play", *each(seats(players), PLACES))),
            f"1 for a wish in play; each player's value (divided by {MAX_SHOWN}) and place",
            _objectives,
            1.0,
            True,
        ),
    ]


def _market(players: int) -> list[Part]:
    piles = ("to-come", "bottom", "discarded", "used", "in-force")
    return [
        Part(
            "zones",
            each(IN_ZONES, ("crown", *seats(players))),
            f"the Crown's florins (divided by {MAX_FLORINS}), 1 for the leader",
            _zones,
        ),
        Part(
            "characters",
            each(CHARACTERS, (*IN_ZONES, *seats(players), *piles)),
            "1 where each character is, and whether it was used or is in force",
            _where,
        ),
        Part(
            "top",
            each(("first", "second"), CHARACTERS),
            "1 for known cards on top of the deck; all at first when their order is not known",
            _top,
        ),
        Part(
            "stack",
            each(CHARACTERS, ("target", *_in_stack(players))),
            "1 for what is aimed at; of abilities that wait whose they are, whether they are protected, "
            f"their florins (divided by {MAX_FLORINS}), zone and victim",
            _stack,
        ),
        Part(
            "answering",
            (*CHARACTERS, *ROOMS),
            "the ability on top of the stack, with the room that it is to lift",
            _answered,
        ),
        Part("deck", ("characters",), "characters to come", lambda seen: (seen.view["deck"],), 54),
    ]


def _rooms() -> list[Part]:
    return [
        Part("display", each(ROOMS, ("offered", "kept")), "1 for rooms on offer, with a coin", _offered),
        Part(
            "discarded_rooms",
            ROOMS,
            "1 for rooms that are gone",
            lambda seen: chosen(ROOMS, seen.view["discarded_rooms"]),
        ),
        Part(
            "rooms_left",
            ("large", "small"),
            "rooms to come",
            lambda seen: (seen.view["large_rooms_left"], seen.view["small_rooms_left"]),
            35,
        ),
    ]
