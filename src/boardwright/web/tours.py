"""The guided tours of the drawn boards: what each step points at, and the steps in a reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from boardwright.text import Words
from boardwright.web.seen import TourStep


@dataclass(frozen=True)
class Step:
    """A step of a tour: its message, and what it points at. That is places of the board by name, or by how
    their names begin (`area-*`), other parts of the drawing by class (`.shelf`), and parts of the page by
    id (`#r-dock`); of alternatives (`hand-*|player-0`) the first that is there. In names `{me}` is the seat
    of whoever looks; spectators look from the first one.
    """

    message: str
    at: tuple[str, ...]


DOCK: Final = Step("dock", ("#r-dock",))

TOURS: Final[Mapping[str, tuple[Step, ...]]] = {
    "belfort": (
        Step("belfort-months", ("month-*",)),
        Step("belfort-city", ("site-*", "gate-*", "wall-*")),
        Step("belfort-standings", ("people-*", "district-1", "tax-0")),
        Step("belfort-planks", ("desk", "camp")),
        Step("belfort-areas", ("area-*",)),
        Step("belfort-trade", ("trading-post", "buy-*", "sell-*", "gnomes")),
        Step("belfort-mine", ("player-{me}", "goods-{me}-*", "idle-{me}-*", "reserve-{me}-*", "hand-*")),
        DOCK,
        Step("belfort-first", ("hand-*|player-{me}",)),
    ),
    "caylus1303": (
        Step("caylus1303-road", ("bridge", "provost", "space-*", "end")),
        Step("caylus1303-city", ("tile-fairground", "tile-lawyer", "tile-carpenter", "tile-toll")),
        Step("caylus1303-provost", ("provost",)),
        Step("caylus1303-bridge", ("bridge",)),
        Step("caylus1303-offers", ("offer-*", ".shelf")),
        Step("caylus1303-site", ("site",)),
        Step("caylus1303-mine", ("area-{me}",)),
        DOCK,
        Step("caylus1303-first", (".can|character-*",)),
    ),
    "guilds": (
        Step("guilds-rounds", ("rounds",)),
        Step("guilds-wishes", ("wish-*",)),
        Step("guilds-market", ("zone-*",)),
        Step("guilds-offers", ("offer-*",)),
        Step("guilds-purse", ("purse-{me}",)),
        Step("guilds-rooms", (".shelf",)),
        Step("guilds-plot", ("cell-{me}-*", "hall-{me}")),
        DOCK,
        Step("guilds-first", ("zone-*",)),
    ),
}
"""The tours by game, in the order in which they are walked."""


@cache
def tour(game_id: str, language: str) -> tuple[TourStep, ...]:
    """The tour of a game in words; empty for a game without one."""
    words = Words(language, parts=("tour",))
    return tuple(
        TourStep(
            words.message(f"tour-{step.message}-head"),
            words.message(f"tour-{step.message}"),
            " ".join(step.at),
        )
        for step in TOURS.get(game_id, ())
    )
