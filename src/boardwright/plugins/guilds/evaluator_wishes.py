"""Value of the objectives in Guilds, by the certainty of a lead."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from boardwright.games.guilds.state import State
from boardwright.games.guilds.tables import Tables
from boardwright.games.guilds.terms import (
    FEWEST_CHARACTERS,
    HIGHEST_INCOME,
    LOWEST_INCOME,
    MOST_CHARACTERS,
    MOST_DWARVES,
    MOST_FACTIONS,
    MOST_GARDENS,
    MOST_GOLD,
    MOST_HUMAN_WOMEN,
    MOST_SMALL_ROOMS,
    MOST_SPACE,
    MOST_WARRIORS,
    SHOWS,
)
from boardwright.plugins.guilds.evaluator_coins import BUILDING
from boardwright.plugins.guilds.evaluator_guild import Guild, is_dwarf, is_human_woman

# Objectives whose values grow by more than one in most rounds; gold is spent before it counts.
FAST: Final[tuple[int, ...]] = (
    MOST_CHARACTERS,
    FEWEST_CHARACTERS,
    MOST_SPACE,
    MOST_SMALL_ROOMS,
    HIGHEST_INCOME,
    LOWEST_INCOME,
)
PACE: Final = 4
GOLD_LATER: Final = 0.25

MAX_LEAD: Final = 20
HORIZONS: Final = 24
# By half rounds to come and by lead: the chance to be ahead or level at the end.
AHEAD: Final = [
    [1 / (1 + exp(-(lead + 0.4) / (0.05 + 0.3 * horizon**0.5))) for lead in range(-MAX_LEAD, MAX_LEAD + 1)]
    for horizon in range(HORIZONS)
]


class Reward(NamedTuple):
    """An objective: points of the first and second place, the least rewarded value, its rate of growth."""

    first: int
    second: int
    least: int
    pace: int


@lru_cache(maxsize=1 << 16)
def promised(values: tuple[int, ...], seat: int, reward: Reward, horizon: int) -> float:
    """Return the expected points of a seat from one objective: the first place, and the second if it is paid.

    Ties are friendly: all tied seats have the place. A small lead is less certain in values that grow fast.
    """
    own = values[seat]
    first, second = 1.0, 0.0
    chances = AHEAD[min(HORIZONS - 1, horizon * reward.pace)]
    for other in range(len(values)):
        if other != seat:
            chance = chances[min(MAX_LEAD, max(-MAX_LEAD, own - values[other])) + MAX_LEAD]
            second = second * chance + first * (1 - chance)
            first *= chance
    value = first * reward.first + second * reward.second
    return value if own >= reward.least else value * horizon / (horizon + 4)


class Wishes:
    """The objectives between given guilds: expected points of each seat, and the gains by characters.

    Guilds change seldom while bids and coins move, so one object serves many positions.
    """

    __slots__ = ("added", "guilds", "horizon", "objectives", "promises", "rewards", "tables", "values")

    def __init__(
        self, tables: Tables, objectives: tuple[int, ...], standing: tuple[Guild | int, ...], horizon: int
    ) -> None:
        """Compute the promises; `standing` lists the guilds, then the gold of every seat."""
        self.tables = tables
        self.objectives = objectives
        self.guilds = [each for each in standing if isinstance(each, Guild)]
        gold = [each for each in standing if isinstance(each, int)]
        self.horizon = horizon
        self.rewards = [reward_of(tables, objective) for objective in objectives]
        self.values = [
            tuple([value_of(guild, gold[seat], objective) for seat, guild in enumerate(self.guilds)])
            for objective in objectives
        ]
        self.promises = [self._promise(seat) for seat in range(len(gold))]
        self.added: dict[tuple[int, int], float] = {}

    def _promise(self, seat: int) -> float:
        value = 0.0
        for index, objective in enumerate(self.objectives):
            points = promised(self.values[index], seat, self.rewards[index], self.horizon)
            value += points * (GOLD_LATER if objective == MOST_GOLD and self.horizon > 1 else 1.0)
        return value

    def gain(self, seat: int, character: int) -> float:
        """Return the gain of a guild's expected points by a new character."""
        known = self.added.get((seat, character))
        if known is None:
            known = self.added[seat, character] = self._gain(seat, character)
        return known

    def _gain(self, seat: int, character: int) -> float:
        value = 0.0
        for index, objective in enumerate(self.objectives):
            step = step_of(self.tables, objective, character)
            if objective == MOST_FACTIONS:
                step = new_factions(self.guilds[seat], character)
            if step:
                values, reward = self.values[index], self.rewards[index]
                more = (*values[:seat], values[seat] + step, *values[seat + 1 :])
                value += promised(more, seat, reward, self.horizon)
                value -= promised(values, seat, reward, self.horizon)
        return value


@lru_cache(maxsize=1 << 10)
def _shared(
    tables: Tables, objectives: tuple[int, ...], standing: tuple[Guild | int, ...], horizon: int
) -> Wishes:
    return Wishes(tables, objectives, standing, horizon)


def wishes_of(state: State, guilds: list[Guild]) -> Wishes:
    """Return the objectives between the present guilds."""
    counts = MOST_GOLD in state.objectives
    standing: list[Guild | int] = []
    standing += guilds
    for player in state.players:
        standing.append(player.gold if counts else 0)
    horizon = 2 * (state.tables.rounds - state.round) + (1 if state.step <= BUILDING else 0)
    return _shared(state.tables, state.objectives, tuple(standing), horizon)


def new_factions(guild: Guild, character: int) -> int:
    """Count the factions of a character that its guild lacks."""
    return len([1 for f, count in enumerate(guild.counts) if not count and SHOWS[character] >> f & 1])


@lru_cache(maxsize=1 << 10)
def reward_of(tables: Tables, objective: int) -> Reward:
    """Return the values of an objective; the second place is paid with four players only."""
    second = tables.objective_second[objective] if tables.second_place else 0
    least = -99 if objective in (FEWEST_CHARACTERS, LOWEST_INCOME) else 1
    return Reward(tables.objective[objective], second, least, PACE if objective in FAST else 1)


def value_of(guild: Guild, gold: int, objective: int) -> int:
    """Return the value that an objective compares; negative if the fewest win."""
    if objective >= MOST_WARRIORS:
        return guild.counts[objective - MOST_WARRIORS]
    return (
        guild.gardens,
        guild.size,
        guild.dwarves,
        guild.women,
        -guild.size,
        guild.factions,
        guild.cells,
        guild.small,
        -guild.florins,
        guild.florins,
        gold,
    )[objective]


@lru_cache(maxsize=1 << 11)
def step_of(tables: Tables, objective: int, character: int) -> int:
    """Return the change of an objective's value by a character; factions depend on the guild."""
    if objective >= MOST_WARRIORS:
        return SHOWS[character] >> objective - MOST_WARRIORS & 1
    if objective in (MOST_CHARACTERS, FEWEST_CHARACTERS):
        return 1 if objective == MOST_CHARACTERS else -1
    if objective in (MOST_DWARVES, MOST_HUMAN_WOMEN):
        return is_dwarf(character) if objective == MOST_DWARVES else is_human_woman(character)
    if objective in (LOWEST_INCOME, HIGHEST_INCOME):
        return tables.florins[character] * (1 if objective == HIGHEST_INCOME else -1)
    assert objective in (MOST_GARDENS, MOST_FACTIONS, MOST_SPACE, MOST_SMALL_ROOMS, MOST_GOLD)
    return 0
