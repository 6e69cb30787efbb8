"""Short text for states, both ways; that of actions is in the catalogue."""

from __future__ import annotations

from typing import Final

from boardwright.core import position
from boardwright.games.caylus1303.effects.construction import ChooseConstruction, PayForBuilding
from boardwright.games.caylus1303.effects.favours import ChooseFavour, SeekFavour, TakeFromBoard
from boardwright.games.caylus1303.effects.houses import ChooseHouse
from boardwright.games.caylus1303.effects.provost import MoveTheProvost
from boardwright.games.caylus1303.effects.using import UseTile
from boardwright.games.caylus1303.meta import META
from boardwright.games.caylus1303.phases.delivery import ChooseBundle
from boardwright.games.caylus1303.phases.planning import PlaceEarly, PlaceWorker
from boardwright.games.caylus1303.phases.stewardship import ChooseMonument
from boardwright.games.caylus1303.setup import DraftCharacter, DrawFirst, DrawNext, LayTile
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import TILES

STATE_FIELDS: Final = (
    "round",
    "step",
    "turn",
    "first",
    "provost",
    "cursor",
    "acting",
    "users",
    "joined",
    "joiner",
    "goldsmith_used",
    "residences",
    "road",
    "site",
    "owner",
    "offer",
    "monuments",
    "open",
    "holder",
    "passed",
    "queue",
    "workers",
    "open_points",
)
PLAYER_FIELDS: Final = ("goods", "pool", "camp", "houses", "points", "bundles")
DECISIONS: Final = {
    kind.__name__: kind
    for kind in (
        ChooseBundle,
        ChooseConstruction,
        ChooseFavour,
        ChooseHouse,
        ChooseMonument,
        DraftCharacter,
        DrawFirst,
        DrawNext,
        LayTile,
        MoveTheProvost,
        PayForBuilding,
        PlaceEarly,
        PlaceWorker,
        SeekFavour,
        TakeFromBoard,
        UseTile,
    )
}

RANGES: Final = {
    "turn": (0, META.max_players),
    "first": position.SEAT,
    "joined": (-1, position.MANY),
    "joiner": position.SEAT_OR_NONE,
    "users": position.BITS,
    "residences": position.BITS,
    "road": (-1, TILES - 1),
    "site": (-1, TILES - 1),
    "owner": position.SEAT_OR_NONE,
    "offer": (0, TILES - 1),
    "monuments": (0, TILES - 1),
    "open": (0, TILES - 1),
    "holder": (-2, -1),
    "workers": position.SEAT_OR_NONE,
    "passed": position.SEAT,
    "queue": position.SEAT,
    "player.goods": (0, 99),
}
DISTINCT: Final = ("road", "offer", "monuments", "open", "passed", "queue")
FORM: Final = position.Form(META, STATE_FIELDS, PLAYER_FIELDS, DECISIONS, RANGES, DISTINCT)


def write(state: State) -> str:
    """The position line."""
    return position.write(FORM, state, state.players)


def read(text: str, state: State) -> None:
    """Put a position line into a fresh state; what is on offer may be any number of tiles."""
    state.offer, state.monuments, state.open = (), (), ()
    position.read(FORM, text, state, state.players)
