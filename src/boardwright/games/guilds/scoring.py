"""Points of characters, rooms and objectives, at any moment as if the game ended now; and the ranking."""

from __future__ import annotations

from typing import Final

from boardwright.core.events import Log
from boardwright.core.game import places
from boardwright.games.guilds.basics import guild, objectives, plot, points
from boardwright.games.guilds.events import ScoredCharacters, ScoredObjective, ScoredRooms
from boardwright.games.guilds.state import State
from boardwright.games.guilds.tables import FIRST_PER_FACTION, PER_FACTION
from boardwright.games.guilds.terms import FEWEST_CHARACTERS, LOWEST_INCOME, NOTHING, Objective

PLACES: Final = 2


def points_of(state: State, seat: int) -> tuple[int, ...]:
    """Points by source, as if the game ended now. Coins are worth nothing, and the sum may be below zero.

    § score.coins, score.negative
    """
    return points_of_all(state)[seat]


def points_of_all(state: State) -> list[tuple[int, ...]]:
    """The same for every seat."""
    wishes = objective_points(state)
    found: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        counts = guild.symbols(state, seat)
        printed, added = printed_points(state, seat), ability_points(state, seat, counts)
        found.append((printed, added, room_points(state, seat, counts), wishes[seat]))
    return found


def printed_points(state: State, seat: int) -> int:
    """What the characters of a guild show, below zero too.

    § score.characters
    """
    total = 0
    for character in state.players[seat].members:
        total += state.tables.points[character]
    return total


def ability_points(state: State, seat: int, counts: list[int]) -> int:
    """What characters add at the end: no choice, nothing to answer.

    § score.characters, ability.compulsory
    """
    total = 0
    for character in state.players[seat].members:
        added = points.ADDED[character]
        if added is not None:
            total += added(state, seat, counts)
    return total


def room_points(state: State, seat: int, counts: list[int]) -> int:
    """Active rooms only: their printed points; for seven large ones a point for each symbol of their faction
    instead, for Banquet hall and Council court one for each different faction.

    § room.points.fixed, room.points.members, room.points.factions
    """
    tables = state.tables
    total = 0
    for room in plot.active_rooms(state.players[seat]):
        total += tables.room_points[room]
        if tables.per_member[room] != NOTHING:
            total += counts[tables.per_member[room]]
        elif FIRST_PER_FACTION <= room < FIRST_PER_FACTION + PER_FACTION:
            total += guild.different_factions(counts)
    return total


def objective_points(state: State) -> list[int]:
    """All objectives together, each for itself, even if another one wants the opposite.

    § objective.own
    """
    totals = [0] * state.seats
    for objective in state.objectives:
        found = places_in(state, objective)
        for seat in range(state.seats):
            totals[seat] += reward(state, objective, found[seat])
    return totals


def reward(state: State, objective: int, place: int) -> int:
    """The higher value for the first place, the lower for the second, which counts with four players only.

    § objective.first, objective.second
    """
    if place == 1:
        return state.tables.objective[objective]
    if place == 2 and state.tables.second_place:
        return state.tables.objective_second[objective]
    return 0


def is_met(objective: int, value: int) -> bool:
    """Whether a value is enough: "most" needs one at least, for both places, "fewest" and "lowest" need none.

    § ruling.12.7
    """
    return value >= 1 or objective in (FEWEST_CHARACTERS, LOWEST_INCOME)


def places_in(state: State, objective: int) -> list[int]:
    """For every guild 1 or 2 if it is rewarded, else 0.

    Tied guilds have the same place; tied leaders leave no second one, and after a single leader the next
    value is second.

    § objective.tie, ruling.12.6, ruling.12.41
    """
    values = [value_of(state, objective, seat) for seat in range(state.seats)]
    sign = -1 if objective in (FEWEST_CHARACTERS, LOWEST_INCOME) else 1
    found: list[int] = []
    for value in values:
        better = 0
        for other in values:
            better += other * sign > value * sign
        found.append(better + 1 if better < PLACES and is_met(objective, value) else 0)
    return found


def value_of(state: State, objective: int, seat: int) -> int:
    """What an objective compares."""
    return objectives.COMPARED[objective](state, seat)


def score_game(state: State, log: Log | None) -> None:
    """Characters, rooms, then each objective on its own."""
    points_by_source = points_of_all(state)
    for seat in range(state.seats):
        state.players[seat].points = points_by_source[seat]
        if log is not None:
            characters, abilities, rooms, _ = state.players[seat].points
            log.add(ScoredCharacters(seat, characters, abilities))
            log.add(ScoredRooms(seat, rooms))
    if log is not None:
        for objective in state.objectives:
            tell_objective(state, objective, log)


def tell_objective(state: State, objective: int, log: Log) -> None:
    """Who is rewarded for an objective."""
    found = places_in(state, objective)
    for seat in range(state.seats):
        place = found[seat]
        worth = reward(state, objective, place)
        if worth:
            log.add(ScoredObjective(seat, Objective(objective), place, worth))


def tie_breaks(state: State, seat: int) -> tuple[int, int, int]:
    """Of those with the same points the most gold wins, then different factions, then active cells with the
    hall.

    § score.tie.gold, score.tie.factions, score.tie.cells
    """
    player = state.players[seat]
    factions = guild.different_factions(guild.symbols(state, seat))
    return player.gold, factions, plot.active_cells(player)


def ranking(state: State) -> list[int]:
    """The most points win; who is tied in everything shares the place.

    § score.winner, score.tie.shared
    """
    keys: list[tuple[int, ...]] = []
    points_by_source = points_of_all(state)
    for seat in range(state.seats):
        total = 0
        for each in points_by_source[seat]:
            total += each
        keys.append((total, *tie_breaks(state, seat)))
    return places(keys)
