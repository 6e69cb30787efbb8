"""What tables of Belfort count in a view: workers in play, markers by district, sites that are free."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.games.belfort.terms import DISTRICTS

GOODS: Final = ("wood", "stone", "metal", "gold")


def workers_of(view: Mapping[str, Any], seat: int) -> tuple[int, int]:
    """Elves and dwarves of a player in play, masters among them, wherever they stand."""
    player = view["players"][seat]
    kinds = [kind for kind, count in player["idle"].items() for _ in range(count)]
    for area in player["areas"].values():
        kinds += [kind for kind, count in area.items() for _ in range(count)]
    kinds += [worker["worker"] for worker in player["on_cards"]]
    elsewhere = [guild["worker"] for guild in view["guilds"] if guild["worker"]]
    elsewhere += [*view["desk"], *view["camp"]]
    kinds += [worker["worker"] for worker in elsewhere if worker["seat"] == seat]
    elves = sum(1 for kind in kinds if kind.endswith("elf"))
    return elves, len(kinds) - elves


def markers(view: Mapping[str, Any]) -> list[dict[int, int]]:
    """In every district how many symbols each owner has marked; a Keep has two."""
    found: list[dict[int, int]] = []
    for d in range(DISTRICTS):
        owners = [*gate_symbols(view, d), *view["walls"][d], *(row[d] for row in view["sites"].values())]
        owners.append(view["sites"]["keep"][d])
        owners += [guild["owner"] for guild in view["guilds"] if guild["district"] == d + 1]
        found.append({owner: owners.count(owner) for owner in owners if owner is not None})
    return found


def gate_symbols(view: Mapping[str, Any], district: int) -> list[int | None]:
    """Who has marked the two gatehouse symbols of a district: shared with the one before, with the next."""
    gates = view["gatehouses"]
    return [gates[district - 1][1], gates[district][0]]


def owners_of(view: Mapping[str, Any]) -> range:
    """All who can own markers: with two players the two neutral ones as well."""
    seats = len(view["players"])
    return range(4 if seats == 2 else seats)


def free_sites(view: Mapping[str, Any], building: str) -> list[int]:
    """The districts where a building can still be marked; for gatehouses, the numbers of those still free."""
    if building == "gatehouse":
        return [number + 1 for number, pair in enumerate(view["gatehouses"]) if pair == [None, None]]
    return [d + 1 for d, owner in enumerate(view["sites"][building]) if owner is None]
