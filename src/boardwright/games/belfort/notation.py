"""Short text for states, both ways; that of actions is in the catalogue."""

from __future__ import annotations

from typing import Final

from boardwright.core import position
from boardwright.games.belfort.basics.cards import DiscardCards, DrawToHand, TurnUpForPool
from boardwright.games.belfort.effects.architects import ChooseForArchitects
from boardwright.games.belfort.effects.discount import ChooseDiscount
from boardwright.games.belfort.effects.gnomes import ChooseLock, CompleteGatehouse
from boardwright.games.belfort.effects.recruiting import ChooseRecruit, ChooseWorkerFromReserve
from boardwright.games.belfort.effects.robbery import RobFirst, RobMore
from boardwright.games.belfort.effects.sites import ChooseBuildingSite
from boardwright.games.belfort.effects.spies import ShowToSpies, TakeShownCard
from boardwright.games.belfort.effects.trading import BuyAfterSale, SellAfterPurchase
from boardwright.games.belfort.effects.wizards import ChooseFirstSwap, ChooseGateSymbol, ChooseSecondSwap
from boardwright.games.belfort.meta import META
from boardwright.games.belfort.phases.actions import ChooseAction
from boardwright.games.belfort.phases.camp import ChooseCrest
from boardwright.games.belfort.phases.neutral import ChooseNeutralCard, DrawForNeutral
from boardwright.games.belfort.phases.placement import ChoosePlank, ChooseWorker, SplitWorkers
from boardwright.games.belfort.phases.turn_end import BuyCard
from boardwright.games.belfort.setup import DealCrest, LayGuild, PlaceNeutralDwarf, SetAside
from boardwright.games.belfort.state import State
from boardwright.games.belfort.terms import BUILDINGS, DISTRICTS, GUILDS, MONTHS, WORKERS

STATE_FIELDS: Final = (
    "round",
    "step",
    "turn",
    "order",
    "grey",
    "desk",
    "camp",
    "guilds",
    "district_of",
    "dwarf_3",
    "dwarf_4",
    "gnomes",
    "hired",
    "visits_used",
    "extra_visits",
    "exchanges",
    "banks_used",
    "blacksmiths_used",
    "fresh",
    "stale",
    "sites",
    "gates",
    "walls",
    "guild_owner",
    "guild_worker",
    "deck",
    "discard",
    "pool",
    "rank_nothing",
)
PLAYER_FIELDS: Final = (
    "wood",
    "stone",
    "metal",
    "gold",
    "idle",
    "elves_left",
    "dwarves_left",
    "areas",
    "on_cards",
    "passed",
    "built",
    "gnomes",
    "hand",
    "points",
    "aside",
    "shown",
    "known",
    "drawn",
    "draws",
    "held",
    "held_size",
)
DECISIONS: Final = {
    kind.__name__: kind
    for kind in (
        BuyAfterSale,
        BuyCard,
        ChooseAction,
        ChooseBuildingSite,
        ChooseCrest,
        ChooseDiscount,
        ChooseFirstSwap,
        ChooseForArchitects,
        ChooseGateSymbol,
        ChooseLock,
        ChooseNeutralCard,
        ChoosePlank,
        ChooseRecruit,
        ChooseSecondSwap,
        ChooseWorker,
        ChooseWorkerFromReserve,
        CompleteGatehouse,
        DealCrest,
        DiscardCards,
        DrawForNeutral,
        DrawToHand,
        LayGuild,
        PlaceNeutralDwarf,
        RobFirst,
        RobMore,
        SellAfterPurchase,
        SetAside,
        ShowToSpies,
        SplitWorkers,
        TakeShownCard,
        TurnUpForPool,
    )
}


RANGES: Final = {
    "round": (0, MONTHS),
    "turn": (0, META.max_players),
    "order": position.SEAT_OR_NONE,
    "grey": position.BITS,
    "guilds": (0, GUILDS - 1),
    "district_of": (-1, DISTRICTS - 1),
    "dwarf_3": (-1, DISTRICTS - 1),
    "dwarf_4": (-1, DISTRICTS - 1),
    "fresh": position.BITS,
    "stale": position.BITS,
    "sites": (-1, META.max_players - 1),
    "gates": (-1, META.max_players - 1),
    "walls": (-1, META.max_players - 1),
    "guild_owner": (-1, META.max_players - 1),
    "guild_worker": (-1, META.max_players * WORKERS - 1),
    "desk": (0, META.max_players * WORKERS - 1),
    "camp": (0, META.max_players * WORKERS - 1),
    "player.points": position.ANY_SIGN,
    "player.shown": (-1, BUILDINGS - 1),
    "player.aside": position.BITS,
    "player.known": position.BITS,
    "player.drawn": position.BITS,
    "player.held": position.BITS,
}
DISTINCT: Final = ("order", "guilds")
FORM: Final = position.Form(META, STATE_FIELDS, PLAYER_FIELDS, DECISIONS, RANGES, DISTINCT)


def write(state: State) -> str:
    """The position line."""
    return position.write(FORM, state, state.players)


def read(text: str, state: State) -> None:
    """Put a position line into a fresh state."""
    position.read(FORM, text, state, state.players)
    _check_cards(state)


def _check_cards(state: State) -> None:
    """Refuse a position with more or fewer cards of a type than there are."""
    for building in range(BUILDINGS):
        others = state.deck[building] + state.discard[building]
        for player in state.players:
            others += player.hand[building] + player.built[building]
        left = state.tables.copies - others
        if state.pool[building] != left:
            raise position.impossible(f"pool[{building}]", state.pool[building], left, left)
