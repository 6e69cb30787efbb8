"""How choices of Belfort are offered: headings, tie breaks, a table by district."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from boardwright.games.belfort.actions import ChooseSite, ChooseSymbol, ChooseWall
from boardwright.games.belfort.scoring import wealth
from boardwright.games.belfort.state import State
from boardwright.games.belfort.terms import Building
from boardwright.plugins.belfort.labels import markers
from boardwright.text.words import Words

# By class of action; the headings are the messages `group-…`, and "ending" comes last.
GROUPS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "PlaceAtDesk": "placing",
        "PlaceInCamp": "placing",
        "PlaceOnGuild": "placing",
        "PlaceOnCard": "placing",
        "Build": "building",
        "ChooseSite": "sites",
        "ChooseSymbol": "gatehouses",
        "ChooseWall": "walls",
        "ChooseGuild": "guilds",
        "ActivateGuild": "activating",
        "ActivateCard": "activating",
        "UseBankGnome": "activating",
        "UseBlacksmithGnome": "activating",
        "SellWoodAndStone": "trading",
        "SellMetal": "trading",
        "Buy": "trading",
        "Exchange": "trading",
        "PutGnome": "gnomes",
        "Pass": "ending",
        "End": "ending",
        "Stop": "ending",
    }
)

# Reasons that say only that a thing does not exist: players do not ask about it.
ABSENT: Final = ("not-in-hand", "not-in-pool")

COLUMNS: Final = "table-districts"


def tie(state: State, words: Words, tied: list[int]) -> str:
    """Explain a tie break: by goods."""
    amounts = ", ".join(f"{words.names[seat]} {wealth(state.players[seat])}" for seat in tied)
    return words.message("tie", amounts=amounts)


def row(value: object, words: Words) -> str:
    """Return the building, the gatehouse or the wall of an action, without its district."""
    if isinstance(value, ChooseWall):
        return words.message("table-wall", side=value.side)
    if isinstance(value, ChooseSymbol):
        return f"{words.term(Building.GATEHOUSE)} {value.gatehouse}"
    if isinstance(value, ChooseSite):
        return words.term(value.building)
    return ""


def column(value: object) -> int:
    """Return the district of an action, from 1; 0 when it has none."""
    return int(getattr(value, "district", 0))


def beside(view: Mapping[str, Any], mark: Callable[[int], str]) -> list[str]:
    """List the markers of all owners in every district, most first."""
    lines = []
    for counts in markers(view):
        ranked = sorted(counts.items(), key=lambda pair: -pair[1])
        lines.append(", ".join(f"{mark(owner)} {count}" for owner, count in ranked) or "–")
    return lines
