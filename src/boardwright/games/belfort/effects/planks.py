"""What the planks of building cards do when their worker is activated."""

from __future__ import annotations

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.belfort.basics import cards
from boardwright.games.belfort.effects import gnomes
from boardwright.games.belfort.effects.recruiting import ChooseWorkerFromReserve
from boardwright.games.belfort.events import Gained, Goods
from boardwright.games.belfort.state import State
from boardwright.games.belfort.terms import (
    BLACKSMITH_PLANK,
    INN_PLANK,
    LIBRARY_PLANK,
    MARKET_PLANK,
    TOWER_PLANK,
)


def plank_fault(state: State, seat: int, plank: int) -> Reason | None:
    """Why an activation would do nothing: then the worker waits for the end of the turn.

    § ruling.12.2.49
    """
    if plank == TOWER_PLANK:
        return gnome_fault(state, seat)
    if plank == INN_PLANK:
        return reserve_fault(state, seat)
    return None


def gnome_fault(state: State, seat: int) -> Reason | None:
    """No gnome in the pool, or no free lock."""
    if state.gnomes == 0:
        return Reason("no-gnomes")
    if not gnomes.has_any_lock(state, state.players[seat]):
        return Reason("no-free-lock")
    return None


def reserve_fault(state: State, seat: int) -> Reason | None:
    """Neither elf nor dwarf in the reserve."""
    player = state.players[seat]
    return Reason("reserve-all-empty") if player.elves_left + player.dwarves_left == 0 else None


def activate_plank(state: State, seat: int, plank: int, log: Log | None) -> None:
    """Carry out the plank of one card."""
    if plank == TOWER_PLANK:
        use_tower(state, seat)
    elif plank == INN_PLANK:
        use_inn(state, seat)
    elif plank == BLACKSMITH_PLANK:
        use_blacksmith(state, seat, log)
    elif plank == MARKET_PLANK:
        use_market(state, seat, log)
    else:
        assert plank == LIBRARY_PLANK
        use_library(state, seat, log)


def use_tower(state: State, seat: int) -> None:
    """A gnome from the pool comes free of charge to a free lock.

    § building.tower.plank
    """
    gnomes.ask_for_lock(state, seat)


def use_inn(state: State, seat: int) -> None:
    """An elf or a dwarf, as the player chooses, comes from the reserve.

    § building.inn.plank
    """
    state.waiting.append(ChooseWorkerFromReserve(seat))


def use_blacksmith(state: State, seat: int, log: Log | None) -> None:
    """Take metal.

    § building.blacksmith.plank
    """
    state.players[seat].metal += state.tables.blacksmith_metal
    if log is not None:
        log.add(Gained(seat, Goods(metal=state.tables.blacksmith_metal)))


def use_market(state: State, seat: int, log: Log | None) -> None:
    """Take gold.

    § building.market.plank
    """
    state.players[seat].gold += state.tables.market_gold
    if log is not None:
        log.add(Gained(seat, Goods(gold=state.tables.market_gold)))


def use_library(state: State, seat: int, log: Log | None) -> None:
    """Draw two cards, then discard any two of the hand; also with nothing left to draw.

    § building.library.plank
    """
    draw_then_discard(state, seat, state.tables.library_drawn, state.tables.library_discarded, log)


def draw_then_discard(state: State, seat: int, drawn: int, discarded: int, log: Log | None) -> None:
    """Cards come first, one by one; the player then chooses among all cards of the hand."""
    pile = cards.total(state.deck) + cards.total(state.discard)
    hand = state.players[seat].hand_size() + min(drawn, pile)
    if min(discarded, hand) > 0:
        state.waiting.append(cards.DiscardCards(seat, min(discarded, hand), 0))
    cards.draw_cards(state, seat, drawn, log)
