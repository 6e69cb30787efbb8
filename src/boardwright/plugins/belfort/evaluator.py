"""Belfort: what a position is worth to a seat, in points ahead of the others.

Goods are counted in units of one wood, a metal as two; what a unit is worth in points falls with the scorings
to come. Of other players only what lies open is counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from boardwright.games.belfort import scoring
from boardwright.games.belfort.basics import board
from boardwright.games.belfort.flow import FIRST_STEP_OF_TURN
from boardwright.games.belfort.phases import collection
from boardwright.games.belfort.state import Player, State
from boardwright.games.belfort.tables import tax_of
from boardwright.games.belfort.terms import (
    AREAS,
    BLACKSMITH,
    BUILDINGS,
    DISTRICTS,
    DWARF,
    ELF,
    FREE,
    GOLD,
    GUILDS,
    KEEP,
    LIBRARY,
    MARKET,
    MASTER_DWARF,
    MASTER_ELF,
    METAL,
    MONTHS,
    STONE,
    WOOD,
    WORKERS,
)

# Points that one unit of goods brings in every scoring still to come.
UNIT: Final = 0.12
TIE_BREAK: Final = 0.002
OTHERS_GOODS: Final = 0.5

# Goods beyond what a turn can use count less.
PLENTY: Final = 6
SURPLUS: Final = 0.5

IDLE_WORKER: Final = 1.1
WORKER: Final = 1.0
BONUS: Final = 0.7

# Units a round, above what the worker would bring elsewhere, or that the gnome brings.
PLANK_UNITS: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.0, 0.7, 0.0, 0.7, 0.0, 0.3, 0.0)
GNOME_UNITS: Final[tuple[float, ...]] = (0.2, 0.2, 1.0, 1.0, 0.8, 1.0, 0.4, 0.3, 0.5, 0.0)
FREE_LOCK: Final = 0.4

# Units that a worker standing on a guild or on an own card will bring, by guild and by plank.
GUILD_UNITS: Final[tuple[float, ...]] = (3.0, 2.0, 3.0, 5.0, 3.0, 4.0, 4.0, 4.0, 2.5, 1.5, 2.5, 3.0)
CARD_UNITS: Final[tuple[float, ...]] = (4.0, 4.0, 2.0, 2.0, 1.2)
DESK_UNITS: Final = 1.0
OWN_GUILD: Final = 0.6
CREST: Final = 0.12

# Units of the best card in hand when all its goods are there, and what each further card counts.
CARD: Final = 1.5
FURTHER_CARD: Final = 0.7
SHORT_OF_TAX: Final[tuple[float, ...]] = (0.6, 0.25)

WIDEST: Final = 15


def _chances(turns: int) -> list[float]:
    spread = 0.3 + 0.2 * turns
    return [1 / (1 + exp((0.25 - lead) / spread)) for lead in range(-WIDEST, WIDEST + 1)]


# By turns until the scoring, two a month, and by lead: the chance to be ahead then. A tie is worth less.
AHEAD: Final = [_chances(turns) for turns in range(2 * MONTHS + 3)]


def evaluate(state: State, seat: int) -> float:
    """Points ahead of the others, now and in scorings to come, and what the own things can still bring."""
    scores = [player.score() for player in state.players]
    lead = ahead_of_mean(scores, seat)
    if not state.waiting:
        return lead + TIE_BREAK * scoring.wealth(state.players[seat])
    now, later = unit_worth(state, seat)
    lead += lead_to_come(state, seat) + prospects(state, seat, now, later)
    return lead - OTHERS_GOODS * now * units_of_others(state, seat)


def evaluate_all(state: State) -> list[float]:
    """For every seat its lead and its prospects, to be compared with those of the others.

    What one seat leads by, the others are behind: a comparison counts it more than once. Prospects are the
    seat's own, and are multiplied so that they count as often.
    """
    scores = [player.score() for player in state.players]
    often = state.seats / (state.seats - 1)
    points: list[float] = []
    for seat in range(state.seats):
        lead = ahead_of_mean(scores, seat)
        if state.waiting:
            now, later = unit_worth(state, seat)
            lead += lead_to_come(state, seat) + often * prospects(state, seat, now, later)
        else:
            lead += often * TIE_BREAK * scoring.wealth(state.players[seat])
        points.append(lead)
    return points


def ahead_of_mean(points: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def lead_to_come(state: State, seat: int) -> float:
    """What the rankings of districts, elves, dwarves and gnomes promise in the scorings to come."""
    tables = state.tables
    turns = turns_ahead(state)
    away = tuple(
        [
            turns + 2 * (month - state.round)
            for month in range(max(1, state.round), MONTHS + 1)
            if tables.scoring_months[month - 1]
        ]
    )
    owners = 4 if state.seats == 2 else state.seats
    lead = 0.0
    for district in range(DISTRICTS):
        counts = tuple(board.markers_in(state, district, owners))
        lead += promised_lead(counts, tables.district_points, away, state.seats, seat)
    for kind in (ELF, DWARF):
        counts = tuple(scoring.people_counts(state, kind))
        lead += promised_lead(counts, tables.people_points, away, state.seats, seat)
    counts = tuple([scoring.gnomes_of(player) for player in state.players])
    return lead + promised_lead(counts, tables.people_points, away, state.seats, seat)


@lru_cache(maxsize=1 << 16)
def promised_lead(
    counts: tuple[int, ...], table: tuple[int, ...], away: tuple[int, ...], seats: int, seat: int
) -> float:
    """What one ranking promises a seat against the others, in scorings so many turns away."""
    points = [sum(promised(counts, table, turns, other) for turns in away) for other in range(seats)]
    return ahead_of_mean(points, seat)


def promised(counts: tuple[int, ...], table: tuple[int, ...], turns: int, seat: int) -> float:
    """The nearer the scoring, the more a lead is worth, and the less a place that is still empty."""
    place = 1.0
    for other in range(len(counts)):
        if other != seat:
            lead = counts[other] - counts[seat]
            place += AHEAD[turns][min(WIDEST, max(-WIDEST, lead)) + WIDEST]
    value = between(table, place)
    return value if counts[seat] > 0 else value * turns / (turns + 4)


def between(table: tuple[int, ...], place: float) -> float:
    """The points of a place between two places."""
    index = int(place) - 1
    upper = table[index] if index < len(table) else 0
    lower = table[index + 1] if index + 1 < len(table) else 0
    return upper + (lower - upper) * (place - 1 - index)


def turn_is_ahead(state: State, seat: int) -> bool:
    """Whether the seat can still build in this month."""
    if state.step <= FIRST_STEP_OF_TURN:
        return True
    place = state.order.index(seat)
    return place > state.turn or (place == state.turn and state.step == FIRST_STEP_OF_TURN + 1)


def turns_ahead(state: State) -> int:
    """Of this month: 2 while everybody can still build, 0 when nobody can, 1 in between."""
    able = 0
    for seat in range(state.seats):
        if turn_is_ahead(state, seat):
            able += 1
    return 0 if able == 0 else 2 if able == state.seats else 1


def unit_worth(state: State, seat: int) -> tuple[float, float]:
    """The worth of a unit of goods in the next own turn, and of one unit in every later month."""
    months = state.tables.scoring_months
    ahead = turn_is_ahead(state, seat)
    now = later = 0.0
    scorings = 0
    for month in range(MONTHS, state.round, -1):
        scorings += months[month - 1]
        later += float(scorings)
        now = float(scorings)
    if ahead and state.round > 0:
        now = float(scorings + months[state.round - 1])
    return UNIT * now, UNIT * later


def prospects(state: State, seat: int, now: float, later: float) -> float:
    """Goods, workers, income, gnomes, cards and turn order, less the tax that cannot be paid."""
    player = state.players[seat]
    goods = goods_after_collection(state, seat)
    units = units_of(goods) + cards_in_hand(state, player, goods) + idle_workers(player)
    units += workers_on_planks(state, seat) + locks_to_fill(state, player)
    lasting = workers_in_play(state, seat) + lasting_units(state, seat, player)
    crest = CREST * (state.seats - 1 - state.order.index(seat)) if state.order else 0.0
    wealth = TIE_BREAK * scoring.wealth(player)
    return now * units + later * (lasting + crest) + wealth - missing_tax(state, player, goods)


def goods_after_collection(state: State, seat: int) -> list[int]:
    """Wood, stone, metal and gold, with what the workers in the areas will bring."""
    player = state.players[seat]
    goods = [player.wood, player.stone, player.metal, player.gold]
    if any(player.areas):
        for area in range(AREAS):
            goods[area] += collection.yield_of(player, area)
            if collection.winner_of_bonus(state, area) == seat:
                goods[area] += 1
    return goods


def units_of(goods: list[int]) -> float:
    """Goods as units, metal twice; what goes beyond a turn's use counts less."""
    units = 0.0
    for good, amount in enumerate(goods):
        plenty = PLENTY // 2 if good == METAL else PLENTY
        useful = min(amount, plenty) + SURPLUS * max(0, amount - plenty)
        units += 2 * useful if good == METAL else useful
    return units


def units_of_others(state: State, seat: int) -> float:
    """What the others hold openly, a share for each."""
    total = 0
    for other in range(state.seats):
        if other != seat:
            total += scoring.wealth(state.players[other])
    return total / (state.seats - 1)


def cards_in_hand(state: State, player: Player, goods: list[int]) -> float:
    """Cards that can be built, the nearer to paid the better; each further one counts less."""
    values: list[float] = []
    for building in range(BUILDINGS):
        if player.hand[building] > 0 and board.has_free_site(state, building):
            value = CARD * card_worth(state, building) * covered(state, building, goods)
            values += [value] * player.hand[building]
    values.sort(reverse=True)
    total, share = 0.0, 1.0
    for value in values:
        total += share * value
        share *= FURTHER_CARD
    return total


def card_worth(state: State, building: int) -> float:
    """A card with income, and the Keep with its two markers, is worth more."""
    return (1.6 if building == KEEP else 0.8) + 0.3 * state.tables.income[building]


def covered(state: State, building: int, goods: list[int]) -> float:
    """From a half to one: the part of a card's cost that lies ready."""
    tables = state.tables
    wood, stone, metal = tables.wood[building], tables.stone[building], tables.metal[building]
    ready = min(wood, goods[WOOD]) + min(stone, goods[STONE]) + 2 * min(metal, goods[METAL])
    return 0.5 + 0.5 * ready / max(1, wood + stone + 2 * metal)


def idle_workers(player: Player) -> float:
    """Workers still to be placed in this month."""
    if player.passed:
        return 0.0
    idle = player.idle
    return IDLE_WORKER * (idle[ELF] + idle[DWARF] + 2 * (idle[MASTER_ELF] + idle[MASTER_DWARF]))


def workers_on_planks(state: State, seat: int) -> float:
    """What workers on guilds, own cards, at the Desk and in the Camp will bring."""
    player = state.players[seat]
    units = 0.0
    for guild in range(GUILDS):
        worker = state.guild_worker[guild]
        if worker != FREE and worker // WORKERS == seat:
            units += GUILD_UNITS[guild]
    for worker in player.on_cards:
        units += CARD_UNITS[worker // WORKERS]
    months = MONTHS - state.round
    for worker in state.desk:
        if worker // WORKERS == seat:
            units += DESK_UNITS * months + 1
    for worker in state.camp:
        if worker // WORKERS == seat:
            units += CREST * state.order.index(seat) * months
    return units


def locks_to_fill(state: State, player: Player) -> float:
    """Free locks, as far as there are gnomes."""
    locks = 0
    for building in range(BUILDINGS):
        locks += player.built[building] * state.tables.locks[building] - player.gnomes[building]
    return FREE_LOCK * min(locks, state.gnomes, 3)


def workers_in_play(state: State, seat: int) -> float:
    """Every worker brings a unit a month, a master two."""
    player = state.players[seat]
    reserve = player.elves_left + player.dwarves_left
    pieces = scoring.pieces_of(state, seat)
    return WORKER * (sum(state.tables.workers) - reserve + pieces[MASTER_ELF] + pieces[MASTER_DWARF])


def lasting_units(state: State, seat: int, player: Player) -> float:
    """What built cards, their gnomes and own guilds bring in every month."""
    units = 0.0
    for building in range(BUILDINGS):
        built = player.built[building]
        if built > 0:
            units += built * (state.tables.income[building] + PLANK_UNITS[building])
            units += player.gnomes[building] * GNOME_UNITS[building]
    assert PLANK_UNITS[BLACKSMITH] == PLANK_UNITS[MARKET] > PLANK_UNITS[LIBRARY]
    return units + OWN_GUILD * state.guild_owner.count(seat)


def missing_tax(state: State, player: Player, goods: list[int]) -> float:
    """Points at stake because gold and income do not cover the tax, of this month or the next."""
    this_month = state.step <= FIRST_STEP_OF_TURN
    if state.round == MONTHS and not this_month:
        return 0.0
    tax = tax_of(state.tables, player.score())
    missing = tax - goods[GOLD] - collection.income_of(state, player)
    return SHORT_OF_TAX[0 if this_month else 1] * max(0, missing)
