"""Short text for states, both ways; that of actions is in the catalogue."""

from __future__ import annotations

from typing import Final

from boardwright.core import position
from boardwright.games.guilds.basics import plot
from boardwright.games.guilds.effects.activation import (
    ChooseNewZone,
    ChooseOnOffer,
    ChooseOwnBid,
    ChooseOwnRoom,
    ChooseRival,
    ChooseStake,
    ChooseTakenBack,
    ChooseVictim,
)
from boardwright.games.guilds.effects.answers import PayOrLose
from boardwright.games.guilds.effects.drawing import Arrange, DrawForZone, Reveal, See
from boardwright.games.guilds.effects.engineering import ChooseLiftedCell, ChooseLiftedTurn
from boardwright.games.guilds.effects.killing import RaiseDead
from boardwright.games.guilds.effects.responses import CallHerald, Respond, UseInWindow
from boardwright.games.guilds.meta import META
from boardwright.games.guilds.phases.auction import (
    BidFlorins,
    BidSecondFlorins,
    BidSecondZone,
    BidZone,
    TakeAuctionTurn,
)
from boardwright.games.guilds.phases.building import (
    ChooseAnchor,
    ChooseOrientation,
    PayInFlorins,
    TakeBuildingTurn,
)
from boardwright.games.guilds.phases.end import KeepRooms, NameSecondFaction
from boardwright.games.guilds.phases.exchange import ExchangeFlorins
from boardwright.games.guilds.phases.start import DrawRoom
from boardwright.games.guilds.setup import DrawFirst, DrawObjectives
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import CHARACTERS

STATE_FIELDS: Final = (
    "round",
    "step",
    "first",
    "turn",
    "passed",
    "window",
    "asked",
    "declined",
    "answered",
    "herald",
    "illusion",
    "tithe",
    "used",
    "in_force",
    "kept",
    "large_left",
    "small_left",
    "unknown",
    "discarded",
    "top_seers",
    "top",
    "top_known",
    "bottom",
    "objectives",
    "market",
    "display",
    "crown",
    "stack",
)
PLAYER_FIELDS: Final = ("florins", "gold", "bids", "members", "laid", "opened", "points")
DECISIONS: Final = {
    kind.__name__: kind
    for kind in (
        Arrange,
        BidFlorins,
        BidSecondFlorins,
        BidSecondZone,
        BidZone,
        CallHerald,
        ChooseAnchor,
        ChooseLiftedCell,
        ChooseLiftedTurn,
        ChooseNewZone,
        ChooseOnOffer,
        ChooseOrientation,
        ChooseOwnBid,
        ChooseOwnRoom,
        ChooseRival,
        ChooseStake,
        ChooseTakenBack,
        ChooseVictim,
        DrawFirst,
        DrawForZone,
        DrawObjectives,
        DrawRoom,
        ExchangeFlorins,
        KeepRooms,
        NameSecondFaction,
        PayInFlorins,
        PayOrLose,
        RaiseDead,
        Respond,
        Reveal,
        See,
        TakeAuctionTurn,
        TakeBuildingTurn,
        UseInWindow,
    )
}

RANGES: Final = {
    "first": position.SEAT,
    "turn": (0, META.max_players),
    "passed": position.BITS,
    "window": (-1, position.MANY),
    "declined": position.BITS,
    "answered": position.BITS,
    "herald": (-1, position.MANY),
    "illusion": (-1, position.MANY),
    "used": position.BITS,
    "in_force": position.BITS,
    "kept": position.BITS,
    "large_left": position.BITS,
    "small_left": position.BITS,
    "unknown": position.BITS,
    "discarded": position.BITS,
    "stack": (-1, position.MANY),
    "top": (0, CHARACTERS - 1),
    "bottom": (0, CHARACTERS - 1),
    "player.members": (0, CHARACTERS - 1),
}
DISTINCT: Final = ("top", "bottom", "objectives", "display", "market", "player.members", "player.laid")
FORM: Final = position.Form(META, STATE_FIELDS, PLAYER_FIELDS, DECISIONS, RANGES, DISTINCT)


def write(state: State) -> str:
    """The position line."""
    return position.write(FORM, state, state.players)


def read(text: str, state: State) -> None:
    """Put a position line into a fresh state; the plots follow from the rooms that lie there."""
    position.read(FORM, text, state, state.players)
    for player in state.players:
        plot.rebuild(player, state.tables)
