"""What can be neither made nor lost, and what must hold at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from boardwright.games.belfort.basics.knowledge import unpack
from boardwright.games.belfort.effects.sites import ChooseBuildingSite
from boardwright.games.belfort.effects.wizards import ChooseGateSymbol
from boardwright.games.belfort.phases.placement import ChoosePlank
from boardwright.games.belfort.scoring import pieces_of
from boardwright.games.belfort.state import NOT_PLACED, State
from boardwright.games.belfort.terms import (
    BUILDINGS,
    DISTRICTS,
    DWARF,
    FREE,
    GATEHOUSE,
    GUILDS,
    MONTHS,
    WORKERS,
)


def conserved(state: State) -> dict[str, object]:
    """Cards of each type, elves and dwarves of each player, gnomes."""
    return {
        "cards": cards(state),
        "workers": [workers(state, seat) for seat in range(state.seats)],
        "gnomes": state.gnomes + sum(sum(player.gnomes) for player in state.players),
    }


def cards(state: State) -> list[int]:
    """All cards of each type: in piles and pool, in hands, built."""
    piles = [state.deck, state.discard, state.pool]
    for player in state.players:
        piles += [player.hand, player.built]
    return [sum(column) for column in zip(*piles, strict=True)]


def workers(state: State, seat: int) -> tuple[int, int]:
    """All elves and all dwarves of a player, masters and the reserve included."""
    player = state.players[seat]
    in_play = pieces_of(state, seat)
    return sum(in_play[:DWARF]) + player.elves_left, sum(in_play[DWARF:]) + player.dwarves_left


def growing(state: State) -> list[int]:
    """What never becomes less: the markers of every owner by kind of place, built cards, gnomes, masters.

    A marker put where one lies already, or moved to another kind of place, would make a count smaller.
    """
    counts = [0] * (4 * KINDS if state.seats == 2 else state.seats * KINDS)
    for kind, owner in markers(state):
        counts[owner * KINDS + kind] += 1
    for seat, player in enumerate(state.players):
        counts.extend(player.built)
        counts.extend(player.gnomes)
        in_play = pieces_of(state, seat)
        counts.extend((in_play[1], in_play[3], -player.elves_left, -player.dwarves_left))
    return counts


WALL_KIND = BUILDINGS
GUILD_KIND = BUILDINGS + 1
KINDS = BUILDINGS + 2


def markers(state: State) -> Iterator[tuple[int, int]]:
    """Every marker on the board, and those that the Wizards hold, as kind of place and owner."""
    for place, owner in enumerate(state.sites):
        if owner != FREE:
            yield place // DISTRICTS, owner
    for owner in state.gates:
        if owner != FREE:
            yield GATEHOUSE, owner
    for owner in state.walls:
        if owner != FREE:
            yield WALL_KIND, owner
    for owner in state.guild_owner:
        if owner != FREE:
            yield GUILD_KIND, owner
    for decision in state.waiting:
        if isinstance(decision, ChooseGateSymbol):
            yield GATEHOUSE, decision.owner


def faults(state: State) -> list[str]:
    """What is wrong with a state; empty for a sound one."""
    return [*_players(state), *_board(state), *_places(state), *_cards(state)]


def _players(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if min(player.wood, player.stone, player.metal, player.gold) < 0:
            yield f"seat {seat} has goods below zero"
        if min(*player.idle, *player.areas, player.elves_left, player.dwarves_left) < 0:
            yield f"seat {seat} has fewer than no workers"
        if player.score() < 0:
            yield f"seat {seat} has a score below zero"
        for gnomes, built, locks in zip(player.gnomes, player.built, state.tables.locks, strict=True):
            if not 0 <= gnomes <= built * locks:
                yield f"seat {seat} has more gnomes than locks"
    if state.gnomes < 0:
        yield "fewer than no gnomes"


def _board(state: State) -> Iterator[str]:
    owners = 4 if state.seats == 2 else state.seats
    if not FREE <= min(*state.sites, *state.gates) <= max(*state.sites, *state.gates) < owners:
        yield "a marker of nobody"
    if (
        not FREE
        <= min(*state.walls, *state.guild_owner)
        <= max(*state.walls, *state.guild_owner)
        < state.seats
    ):
        yield "a wall or guild of nobody, or of a neutral player"
    for gatehouse in range(DISTRICTS):
        one, two = state.gates[2 * gatehouse : 2 * gatehouse + 2]
        if FREE not in (one, two) and one != two:
            yield f"gatehouse {gatehouse + 1} has two owners"
    if max(state.sites[GATEHOUSE * DISTRICTS : (GATEHOUSE + 1) * DISTRICTS]) != FREE:
        yield "a gatehouse marked like a site"
    yield from _marks_of_cards(state)
    for guild in range(GUILDS):
        in_play = state.district_of[guild] != NOT_PLACED
        if in_play != (guild in state.guilds):
            yield f"guild {guild} is and is not in play"
        if not in_play and (state.guild_owner[guild] != FREE or state.guild_worker[guild] != FREE):
            yield f"guild {guild} is not in play, but somebody stands there"


def _marks_of_cards(state: State) -> Iterator[str]:
    """Every built card stands for a marker of its type, which the Wizards move but never take."""
    counts = Counter(markers(state))
    for decision in state.waiting:
        if isinstance(decision, ChooseBuildingSite):
            counts[decision.building, decision.owner] += 1
    for seat, player in enumerate(state.players):
        for b in range(BUILDINGS):
            if player.built[b] and counts[b, seat] < player.built[b]:
                yield f"seat {seat} has fewer markers than cards of type {b}"


def _places(state: State) -> Iterator[str]:
    if NOT_PLACED not in state.order and sorted(state.order) not in ([], list(range(state.seats))):
        yield "an order that is none"
    camp = [worker // WORKERS for worker in state.camp]
    if len(set(camp)) != len(camp):
        yield "two workers of one player in the Camp"
    if len(state.desk) > state.tables.desk_planks:
        yield "more workers at the Desk than planks"
    if not 0 <= state.round <= MONTHS:
        yield "a month that there is not"
    if state.seats == 2 and state.dwarf_3 == state.dwarf_4 != NOT_PLACED:
        yield "both neutral dwarves on one guild"
    if state.seats > 2 and (state.dwarf_3, state.dwarf_4) != (NOT_PLACED, NOT_PLACED):
        yield "a neutral dwarf in a game for more than two"


def _cards(state: State) -> Iterator[str]:
    piles = (*state.deck, *state.discard, *state.pool)
    if min(piles) < 0 or any(min(*player.hand, *player.built) < 0 for player in state.players):
        yield "fewer than no cards"
    if sum(state.pool) > state.tables.pool:
        yield "too many cards in the pool"
    for seat, player in enumerate(state.players):
        if player.known and any(unpack(player.known, b) > player.hand[b] for b in range(BUILDINGS)):
            yield f"seat {seat} is known to hold a card that is not in hand"
    if state.waiting and isinstance(state.waiting[-1], ChoosePlank):
        for seat, player in enumerate(state.players):
            if player.hand_size() > max(
                state.tables.hand_limit, state.tables.kept if state.round == 1 else 0
            ):
                yield f"seat {seat} holds more cards than the limit"
