"""What the guilds do when their worker is activated."""

from __future__ import annotations

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.belfort.basics.goods import gain, goods_of
from boardwright.games.belfort.effects import architects, planks, robbery, spies, wizards
from boardwright.games.belfort.effects.recruiting import ChooseRecruit
from boardwright.games.belfort.events import Gained, MerchantsHelp
from boardwright.games.belfort.state import State
from boardwright.games.belfort.terms import (
    ARCHITECTS,
    BANDITS,
    BANKERS,
    GOLD,
    LIBRARIANS,
    MASONS,
    MERCHANTS,
    METAL,
    MINERS,
    RECRUITERS,
    SAWYERS,
    SPIES,
    STONE,
    THIEVES,
    WIZARDS,
    WOOD,
)


def guild_fault(state: State, seat: int, guild: int) -> Reason | None:
    """Why an activation would do nothing: then the worker waits for the end of the turn."""
    if guild == ARCHITECTS:
        return architects.fault(state, seat)
    if guild == RECRUITERS:
        return recruiters_fault(state, seat)
    if guild == BANDITS or guild == THIEVES:
        return robbery.fault(state, seat, guild)
    if guild == SPIES:
        return spies.fault(state, seat)
    if guild == WIZARDS:
        return wizards.fault(state)
    return None


def recruiters_fault(state: State, seat: int) -> Reason | None:
    """Neither a worker in the reserve nor a gnome with a lock."""
    if planks.reserve_fault(state, seat) is None:
        return None
    return planks.gnome_fault(state, seat)


def activate_guild(state: State, seat: int, guild: int, log: Log | None) -> None:
    """Carry out the action of one guild."""
    if guild == ARCHITECTS:
        architects.begin(state, seat)
    elif guild == LIBRARIANS:
        use_librarians(state, seat, log)
    elif guild == MERCHANTS:
        use_merchants(state, seat, log)
    elif guild == RECRUITERS:
        use_recruiters(state, seat)
    elif guild <= SAWYERS:
        use_resource_guild(state, seat, guild, log)
    elif guild == SPIES:
        spies.begin(state, seat)
    elif guild == WIZARDS:
        wizards.begin(state, seat)
    else:
        robbery.begin(state, seat, guild)


def use_librarians(state: State, seat: int, log: Log | None) -> None:
    """Draw three cards, then discard any one of the hand.

    § guild.librarians
    """
    tables = state.tables
    planks.draw_then_discard(state, seat, tables.librarians_drawn, tables.librarians_discarded, log)


def use_merchants(state: State, seat: int, log: Log | None) -> None:
    """Two exchanges for metal and three more visits to the Trading Post, any time until the end of this turn.

    § guild.merchants.visits, ruling.12.2.33
    """
    state.exchanges += state.tables.merchants_exchanges
    state.extra_visits += state.tables.merchants_visits
    if log is not None:
        log.add(MerchantsHelp(seat, state.tables.merchants_exchanges, state.tables.merchants_visits))


def use_recruiters(state: State, seat: int) -> None:
    """An elf or dwarf from the reserve, or a gnome from the pool for a free lock.

    § guild.recruiters
    """
    state.waiting.append(ChooseRecruit(seat))


def use_resource_guild(state: State, seat: int, guild: int, log: Log | None) -> None:
    """Bankers give gold, Masons stone, Miners metal, Sawyers wood.

    § guild.resource
    """
    good = WOOD if guild == SAWYERS else STONE if guild == MASONS else METAL if guild == MINERS else GOLD
    assert BANKERS <= guild <= SAWYERS
    gain(state.players[seat], good, state.tables.resource_yield[good])
    if log is not None:
        log.add(Gained(seat, goods_of(good, state.tables.resource_yield[good])))
