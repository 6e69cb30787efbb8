"""Counts from a view of Belfort: workers in play, markers by district, free sites."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.games.belfort.terms import DISTRICTS

GOODS: Final = ("wood", "stone", "metal", "gold")


def workers_of(view: Mapping[str, Any], seat: int) -> tuple[int, int]:
    """Count the elves and dwarves of a player in play, including masters and those on the board."""
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
    """Count the marked symbols of each owner in every district; a Keep counts as two."""
    found: list[dict[int, int]] = []
    for d in range(DISTRICTS):
        owners = [*gate_symbols(view, d), *view["walls"][d], *(row[d] for row in view["sites"].values())]
        owners.append(view["sites"]["keep"][d])
        owners += [guild["owner"] for guild in view["guilds"] if guild["district"] == d + 1]
        found.append({owner: owners.count(owner) for owner in owners if owner is not None})
    return found


def gate_symbols(view: Mapping[str, Any], district: int) -> list[int | None]:
    """Return the owners of the gatehouse symbols of a district: shared with the one before, and the next."""
    gates = view["gatehouses"]
    return [gates[district - 1][1], gates[district][0]]


def owners_of(view: Mapping[str, Any]) -> range:
    """Return all possible owners of markers: with two players the two neutral ones as well."""
    seats = len(view["players"])
    return range(4 if seats == 2 else seats)


def free_sites(view: Mapping[str, Any], building: str) -> list[int]:
    """Return the districts in which a building can still be marked.

    For gatehouses, the numbers of free ones.
    """
    if building == "gatehouse":
        return [number + 1 for number, pair in enumerate(view["gatehouses"]) if pair == [None, None]]
    return [d + 1 for d, owner in enumerate(view["sites"][building]) if owner is None]
