"""Observation of Belfort: the meaning of its numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
    positions,
    seats,
)
from boardwright.games.belfort.notation import DECISIONS
from boardwright.games.belfort.terms import DISTRICTS, PLANK_BUILDINGS, Area, Building, Guild, Source, Worker

BUILDINGS: Final = named(Building)
GUILDS: Final = named(Guild)
KINDS: Final = named(Worker)
AREAS: Final = named(Area)
SOURCES: Final = named(Source)
PLANKS: Final = named(Building(building) for building in PLANK_BUILDINGS)
GOODS: Final = ("wood", "stone", "metal", "gold")
IN_DISTRICTS: Final = range(1, DISTRICTS + 1)
# In the game for two, neutral players own things as well: seats 2 and 3.
NEUTRAL: Final = 2
SO_FAR: Final = (8, 25, 4, 4)


def owners(players: int) -> int:
    """Return the number of possible owners."""
    return players + (NEUTRAL if players == NEUTRAL else 0)


def owner_names(players: int) -> tuple[str, ...]:
    """Return the names of the players from the observer on, then the neutral ones."""
    return (*seats(players), *(f"neutral-{n + 1}" for n in range(players, owners(players))))


def _owned(seen: Seen, things: Iterable[int | None]) -> list[float]:
    """Encode the owner of each thing as one-hot."""
    size = owners(seen.players)
    found: list[float] = []
    for owner in things:
        found += one_of(size, None if owner is None else seen.turned(owner))
    return found


def _by_district(seen: Seen) -> list[Mapping[str, Any] | None]:
    """Return the guild of each district; None for an empty one."""
    laid = {guild["district"]: guild for guild in seen.view["guilds"]}
    return [laid.get(district) for district in IN_DISTRICTS]


def _guilds(seen: Seen) -> list[float]:
    found: list[float] = []
    for guild in _by_district(seen):
        found += chosen(GUILDS, [guild["guild"]] if guild else ())
    return found


def _guild_workers(seen: Seen) -> list[float]:
    found: list[float] = []
    for guild in _by_district(seen):
        worker = guild["worker"] if guild else None
        found += one_of(owners(seen.players), seen.turned(worker["seat"]) if worker else None)
        found += chosen(KINDS, [worker["worker"]] if worker else ())
    return found


def _guild_dwarves(seen: Seen) -> list[float]:
    found: list[float] = []
    for guild in _by_district(seen):
        dwarf = guild["dwarf"] if guild else None
        found += one_of(NEUTRAL, dwarf - 3 if dwarf else None)
    return found


def _waiting(seen: Seen, place: str) -> list[float]:
    """Count the workers of each kind and player at the Recruiter's Desk or in the Camp."""
    found = [0.0] * (seen.players * len(KINDS))
    for worker in seen.view[place]:
        turn = seen.turned(worker["seat"])
        if turn < seen.players:
            found[turn * len(KINDS) + KINDS.place[worker["worker"]]] += 1
    return found


def _on_cards(player: Mapping[str, Any]) -> list[float]:
    found = [0.0] * (len(PLANKS) * len(KINDS))
    for worker in player["on_cards"]:
        found[PLANKS.place[worker["building"]] * len(KINDS) + KINDS.place[worker["worker"]]] += 1
    return found


def _areas(player: Mapping[str, Any]) -> list[float]:
    return [player["areas"][area][kind] for area in AREAS for kind in KINDS]


PLAYER: Final = (
    PlayerPart("goods", GOODS, "resources and gold", lambda p: amounts(GOODS, p["goods"]), 20),
    PlayerPart("idle", KINDS, "workers at hand", lambda p: amounts(KINDS, p["idle"]), 7),
    PlayerPart(
        "reserve",
        ("elves", "dwarves"),
        "workers not hired yet",
        lambda p: amounts(("elves", "dwarves"), p["reserve"]),
        7,
    ),
    PlayerPart("areas", each(AREAS, KINDS), "workers in the resource areas", _areas, 7),
    PlayerPart("on_cards", each(PLANKS, KINDS), "workers on the player's own planks", _on_cards, 5),
    PlayerPart("passed", ("passed",), "1 after passing", lambda p: (float(p["passed"]),)),
    PlayerPart("built", BUILDINGS, "buildings in the city", lambda p: amounts(BUILDINGS, p["built"]), 5),
    PlayerPart("gnomes", BUILDINGS, "gnomes on buildings", lambda p: amounts(BUILDINGS, p["gnomes"]), 10),
    PlayerPart("score", ("score",), "points", lambda p: (p["score"],), 100, True),
    PlayerPart("points", SOURCES, "points by source", lambda p: amounts(SOURCES, p["points"]), 50, True),
    PlayerPart("hand_size", ("cards",), "cards in hand", lambda p: (p["hand_size"],), 20),
    PlayerPart("known", BUILDINGS, "cards in hand that all know", lambda p: chosen(BUILDINGS, p["known"]), 5),
    PlayerPart(
        "shown",
        BUILDINGS,
        "1 for the card shown to the Spies, once this seat may know it",
        lambda p: chosen(BUILDINGS, [p["shown"]] if p["shown"] else ()),
    ),
)


def parts(players: int) -> list[Part]:
    """Return the parts: question, city, cards, the observer's secrets, then those of each player."""
    return [*_table(players), *_city(players), *_cards(), *for_players(players, PLAYER)]


def _table(players: int) -> list[Part]:
    places = [f"place-{place + 1}" for place in range(players)]
    return [
        *asked(players, DECISIONS, SO_FAR),
        Part("month", ("month",), "the month, from 1", lambda seen: (seen.view["month"],), 7),
        Part(
            "order",
            each(seats(players), places),
            "1 at the place of each player in turn order",
            lambda seen: positions(players, seen.view["order"], seen, players),
        ),
        Part(
            "grey",
            tuple(f"crest-{number + 1}" for number in range(players)),
            "1 for each crest that is turned to grey",
            lambda seen: [float(number + 1 in seen.view["grey"]) for number in range(players)],
        ),
        Part(
            "desk",
            each(seats(players), KINDS),
            "workers at the Recruiter's Desk",
            lambda seen: _waiting(seen, "desk"),
            3,
        ),
        Part(
            "camp",
            each(seats(players), KINDS),
            "workers in the King's Camp",
            lambda seen: _waiting(seen, "camp"),
            3,
        ),
        Part(
            "camp_order",
            each(seats(players), places),
            "1 at the place of each player's worker in the Camp",
            lambda seen: positions(players, [w["seat"] for w in seen.view["camp"]], seen, players),
        ),
    ]


def _city(players: int) -> list[Part]:
    names = owner_names(players)
    halves = ("left", "right")
    return [
        Part("gnomes", ("gnomes",), "gnomes left", lambda seen: (seen.view["gnomes"],), 30),
        Part("guilds", each(IN_DISTRICTS, GUILDS), "1 for the guild of each district", _guilds),
        Part(
            "guild_owners",
            each(IN_DISTRICTS, names),
            "1 for the owner of each district's guild",
            lambda seen: _owned(seen, [guild["owner"] if guild else None for guild in _by_district(seen)]),
        ),
        Part(
            "guild_workers",
            each(IN_DISTRICTS, (*names, *KINDS)),
            "1 for whose worker, and which kind, is on each guild",
            _guild_workers,
        ),
        Part(
            "guild_dwarves",
            each(IN_DISTRICTS, ("neutral-3", "neutral-4")),
            "1 where a neutral dwarf bars a guild, in the game for two",
            _guild_dwarves,
        ),
        Part(
            "sites",
            each(each(BUILDINGS, IN_DISTRICTS), names),
            "1 for the owner of each building site",
            lambda seen: _owned(seen, [owner for b in BUILDINGS for owner in seen.view["sites"][b]]),
        ),
        Part(
            "gatehouses",
            each(each(IN_DISTRICTS, halves), names),
            "1 for the owner of each half of a gatehouse",
            lambda seen: _owned(seen, [owner for gate in seen.view["gatehouses"] for owner in gate]),
        ),
        Part(
            "walls",
            each(each(IN_DISTRICTS, halves), names),
            "1 for the owner of each wall",
            lambda seen: _owned(seen, [owner for wall in seen.view["walls"] for owner in wall]),
        ),
    ]


def _cards() -> list[Part]:
    return [
        Part("pool", BUILDINGS, "cards to buy", lambda seen: chosen(BUILDINGS, seen.view["pool"]), 5),
        Part("draw_pile", ("cards",), "cards to draw", lambda seen: (seen.view["draw_pile"],), 50),
        Part(
            "discard_pile",
            BUILDINGS,
            "cards discarded",
            lambda seen: chosen(BUILDINGS, seen.view["discard_pile"]),
            5,
        ),
        Part(
            "hand", BUILDINGS, "own cards in hand", lambda seen: chosen(BUILDINGS, seen.others[0]["hand"]), 5
        ),
        Part(
            "aside",
            BUILDINGS,
            "own cards set aside",
            lambda seen: chosen(BUILDINGS, seen.others[0]["aside"]),
            5,
        ),
    ]
