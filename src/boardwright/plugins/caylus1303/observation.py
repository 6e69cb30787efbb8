"""Observation of Caylus 1303: the meaning of its numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

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
    positions,
    seats,
)
from boardwright.games.caylus1303.notation import DECISIONS
from boardwright.games.caylus1303.terms import SITE_SLOTS, Character, Good, Source, Tile

TILES: Final = named(Tile)
CHARACTERS: Final = named(Character)
GOODS: Final = named(Good)
SOURCES: Final = named(Source)
GAINS: Final = (*GOODS, "workers", "points")
KINDS: Final = ("standing", "residence", "setup")
SLOTS: Final = tuple(f"slot-{slot + 1}" for slot in range(SITE_SLOTS))
# The road is shorter than this with the printed tables; spaces and provost are divided by it.
ROAD: Final = 30
SO_FAR: Final = (6, 4)

Building: TypeAlias = "Mapping[str, Any]"


def _standing(seen: Seen) -> list[tuple[int, Building]]:
    """Return the buildings of the city and the road, each with the number of its tile."""
    road = [building for building in seen.view["road"] if building]
    return [(TILES.place[building["tile"]], building) for building in (*seen.view["city"], *road)]


def _owners(seen: Seen) -> list[float]:
    found = [0.0] * (len(TILES) * seen.players)
    for tile, building in _standing(seen):
        if building["owner"] is not None:
            found[tile * seen.players + seen.turned(building["owner"])] = 1.0
    return found


def _workers(seen: Seen) -> list[float]:
    found = [0.0] * (len(TILES) * seen.players)
    for tile, building in _standing(seen):
        for seat in building["workers"]:
            found[tile * seen.players + seen.turned(seat)] += 1
    return found


def _kinds(seen: Seen) -> list[float]:
    found = [0.0] * (len(TILES) * len(KINDS))
    for tile, building in _standing(seen):
        start = tile * len(KINDS)
        found[start : start + len(KINDS)] = [1.0, float(building["residence"]), float(building["setup"])]
    return found


def _spaces(seen: Seen) -> list[float]:
    found = [0.0] * len(TILES)
    for space, building in enumerate(seen.view["road"]):
        if building:
            found[TILES.place[building["tile"]]] = space + 1
    return found


def _site(seen: Seen) -> list[float]:
    found: list[float] = []
    for slot in seen.view["site"]:
        found += chosen(TILES, [slot["tile"]] if slot["tile"] else ())
    return found


def _holders(seen: Seen) -> list[float]:
    """Encode the holder of each character: a player, the board, or the box."""
    places: list[Sequence[str]] = [player["characters"] for player in seen.others]
    places += [seen.view["characters"], seen.view["boxed"]]
    return [float(character in place) for character in CHARACTERS for place in places]


def _construction(seen: Seen) -> list[float]:
    construction = seen.view["construction"]
    if construction is None:
        return [0.0] * 3
    space = construction["space"]
    return [1.0, (space or 0) / ROAD, float(construction["waives_stone"])]


def _built_now(seen: Seen) -> list[float]:
    construction = seen.view["construction"]
    return chosen(TILES, [construction["tile"]] if construction and construction["tile"] else ())


PLAYER: Final = (
    PlayerPart("goods", GOODS, "resources", lambda p: amounts(GOODS, p["goods"]), 20),
    PlayerPart("pool", ("workers",), "workers at hand", lambda p: (p["pool"],), 15),
    PlayerPart("camp", ("workers",), "workers in the Camp", lambda p: (p["camp"],), 15),
    PlayerPart("houses", ("houses",), "houses left", lambda p: (p["houses"],), 10),
    PlayerPart("bundles", ("bundles",), "bundles delivered in this round", lambda p: (p["bundles"],), 5),
    PlayerPart("score", ("score",), "points, counted along", lambda p: (p["countable"]["score"],), 150),
    PlayerPart(
        "points",
        SOURCES,
        "points by source, counted along",
        lambda p: amounts(SOURCES, p["countable"]["points"]),
        100,
    ),
    PlayerPart(
        "gifts",
        GAINS,
        "what the workers placed will bring without a choice",
        lambda p: amounts(GAINS, p["outlook"]["gifts"]),
        15,
        True,
    ),
    PlayerPart(
        "recruits",
        GAINS,
        "what the next recruitment brings",
        lambda p: amounts(GAINS, p["outlook"]["recruits"]),
        15,
    ),
    PlayerPart("gold_points", ("points",), "points for gold", lambda p: (p["outlook"]["gold_points"],), 20),
)


def parts(players: int) -> list[Part]:
    """Return the parts: question, round and provost, every tile, characters, then those of each player."""
    return [*_table(players), *_tiles(players), *for_players(players, PLAYER)]


def _table(players: int) -> list[Part]:
    places = [f"place-{place + 1}" for place in range(players)]
    return [
        *asked(players, DECISIONS, SO_FAR),
        Part("round", ("round",), "the round, from 1", lambda seen: (seen.view["round"],), 9),
        Part(
            "first",
            seats(players),
            "1 for the first player",
            lambda seen: one_of(players, seen.turned(seen.view["first"])),
        ),
        Part(
            "provost",
            ("space", "end"),
            "where the provost stands, and how far it can go",
            lambda seen: (seen.view["provost"], seen.view["provost_end"]),
            ROAD,
        ),
        Part(
            "queue",
            each(seats(players), places),
            "1 at the place of each player at the castle",
            lambda seen: positions(players, seen.view["queue"], seen, players),
        ),
        Part(
            "passed",
            each(seats(players), places),
            "1 at the place of each player who has passed on the bridge",
            lambda seen: positions(players, seen.view["passed"], seen, players),
        ),
        Part(
            "characters",
            each(CHARACTERS, (*seats(players), "board", "box")),
            "1 where each character is",
            _holders,
        ),
        Part(
            "construction",
            ("open", "space", "waives-stone"),
            f"whether something is being built, on which space (divided by {ROAD}), and without stone",
            _construction,
        ),
    ]


def _tiles(players: int) -> list[Part]:
    return [
        Part(
            "tiles.kind",
            each(TILES, KINDS),
            "1 for a tile that stands, is a residence, was there from the start",
            _kinds,
        ),
        Part("tiles.space", TILES, "space on the road, from 1; 0 off the road", _spaces, ROAD),
        Part("tiles.owner", each(TILES, seats(players)), "1 for the owner of a tile", _owners),
        Part("tiles.workers", each(TILES, seats(players)), "workers on a tile", _workers, 2),
        Part("tiles.offer", TILES, "1 for a tile on offer", lambda seen: chosen(TILES, seen.view["offer"])),
        Part(
            "tiles.monuments",
            TILES,
            "1 for a monument that can be built",
            lambda seen: chosen(TILES, seen.view["monuments"]),
        ),
        Part("tiles.site", each(SLOTS, TILES), "1 for the tile on each slot of the site", _site),
        Part("tiles.paying", TILES, "1 for the tile that is being paid for", _built_now),
    ]
