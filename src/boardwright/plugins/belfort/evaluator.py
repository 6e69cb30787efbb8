"""Evaluator of Belfort: the value of a position to a seat, in points ahead of the others.

Goods are counted in units of one wood, a metal as two; the value of a unit in points falls with the scorings
to come. Of other players only public things are counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Any, Final

from boardwright.bots.judge import Judge, Manner
from boardwright.core.game import Game
from boardwright.core.game import State as BaseState
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

# Goods beyond the use of a turn count less.
PLENTY: Final = 6
SURPLUS: Final = 0.5

IDLE_WORKER: Final = 1.1
WORKER: Final = 1.0
BONUS: Final = 0.7

# Units a round: the gain of a worker over its use elsewhere, or the gain of a gnome.
PLANK_UNITS: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.0, 0.7, 0.0, 0.7, 0.0, 0.3, 0.0)
GNOME_UNITS: Final[tuple[float, ...]] = (0.2, 0.2, 1.0, 1.0, 0.8, 1.0, 0.4, 0.3, 0.5, 0.0)
FREE_LOCK: Final = 0.4

# Units that a worker on a guild or on an own card will bring, by guild and by plank.
GUILD_UNITS: Final[tuple[float, ...]] = (3.0, 2.0, 3.0, 5.0, 3.0, 4.0, 4.0, 4.0, 2.5, 1.5, 2.5, 3.0)
CARD_UNITS: Final[tuple[float, ...]] = (4.0, 4.0, 2.0, 2.0, 1.2)
DESK_UNITS: Final = 1.0
OWN_GUILD: Final = 0.6
CREST: Final = 0.12

# Units of the best card in hand when all its goods are there, and the factor of each further card.
CARD: Final = 1.5
FURTHER_CARD: Final = 0.7
SHORT_OF_TAX: Final[tuple[float, ...]] = (0.6, 0.25)

MAX_LEAD: Final = 15

# The scale of the values that the search maximises, and the points that a victory counts.
WIDTH: Final = 24.0
VICTORY: Final = 8.0

# How much of its budget a level uses, by the number of players: the search learns most from its first tries.
PACES: Final = {"normal": (0.1,) * 4, "hard": (0.06,) * 4, "expert": (0.5,) * 4}


def _chances(turns: int) -> list[float]:
    spread = 0.3 + 0.2 * turns
    return [1 / (1 + exp((0.25 - lead) / spread)) for lead in range(-MAX_LEAD, MAX_LEAD + 1)]


# By turns until the scoring, two a month, and by lead: the chance to be ahead then. A tie is worth less.
AHEAD: Final = [_chances(turns) for turns in range(2 * MONTHS + 3)]


def evaluate(state: State, seat: int) -> float:
    """Return the points ahead of the others, now and in scorings to come, and the prospects of the seat."""
    scores = [player.score() for player in state.players]
    lead = ahead_of_mean(scores, seat)
    if not state.waiting:
        return lead + TIE_BREAK * scoring.wealth(state.players[seat])
    now, later = unit_worth(state, seat)
    lead += lead_to_come(state, seat) + prospects(state, seat, now, later)
    return lead - OTHERS_GOODS * now * units_of_others(state, seat)


def evaluate_all(state: State) -> list[float]:
    """Return the lead and the prospects of every seat, to be compared with those of the others.

    The lead of one seat is the deficit of the others: a comparison counts it more than once. Prospects are
    the seat's own, and are multiplied so that they count as often.
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
    """Return how far a seat is ahead of the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def lead_to_come(state: State, seat: int) -> float:
    """Return the expected points from rankings of districts, elves, dwarves and gnomes to come."""
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
    """Return the expected points of one ranking against the others, in scorings that many turns away."""
    points = [sum(promised(counts, table, turns, other) for turns in away) for other in range(seats)]
    return ahead_of_mean(points, seat)


def promised(counts: tuple[int, ...], table: tuple[int, ...], turns: int, seat: int) -> float:
    """Return the expected points of a ranking: the nearer the scoring, the more a lead is worth."""
    place = 1.0
    for other in range(len(counts)):
        if other != seat:
            lead = counts[other] - counts[seat]
            place += AHEAD[turns][min(MAX_LEAD, max(-MAX_LEAD, lead)) + MAX_LEAD]
    value = between(table, place)
    return value if counts[seat] > 0 else value * turns / (turns + 4)


def between(table: tuple[int, ...], place: float) -> float:
    """Interpolate the points between two places."""
    index = int(place) - 1
    upper = table[index] if index < len(table) else 0
    lower = table[index + 1] if index + 1 < len(table) else 0
    return upper + (lower - upper) * (place - 1 - index)


def turn_is_ahead(state: State, seat: int) -> bool:
    """Return whether the seat can still build in this month."""
    if state.step <= FIRST_STEP_OF_TURN:
        return True
    place = state.order.index(seat)
    return place > state.turn or (place == state.turn and state.step == FIRST_STEP_OF_TURN + 1)


def turns_ahead(state: State) -> int:
    """Return the turns left in this month: 2 while all seats can build, 0 when none can, 1 in between."""
    able = 0
    for seat in range(state.seats):
        if turn_is_ahead(state, seat):
            able += 1
    return 0 if able == 0 else 2 if able == state.seats else 1


def unit_worth(state: State, seat: int) -> tuple[float, float]:
    """Return the value of a unit of goods in the next own turn, and of one unit in every later month."""
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
    """Sum goods, workers, income, gnomes, cards and turn order, less the tax that cannot be paid."""
    player = state.players[seat]
    goods = goods_after_collection(state, seat)
    units = units_of(goods) + cards_in_hand(state, player, goods) + idle_workers(player)
    units += workers_on_planks(state, seat) + locks_to_fill(state, player)
    lasting = workers_in_play(state, seat) + lasting_units(state, seat, player)
    crest = CREST * (state.seats - 1 - state.order.index(seat)) if state.order else 0.0
    wealth = TIE_BREAK * scoring.wealth(player)
    return now * units + later * (lasting + crest) + wealth - missing_tax(state, player, goods)


def goods_after_collection(state: State, seat: int) -> list[int]:
    """Return wood, stone, metal and gold, with the yield of the workers in the areas."""
    player = state.players[seat]
    goods = [player.wood, player.stone, player.metal, player.gold]
    if any(player.areas):
        for area in range(AREAS):
            goods[area] += collection.yield_of(player, area)
            if collection.winner_of_bonus(state, area) == seat:
                goods[area] += 1
    return goods


def units_of(goods: list[int]) -> float:
    """Convert goods to units, metal twice; goods beyond the use of a turn count less."""
    units = 0.0
    for good, amount in enumerate(goods):
        plenty = PLENTY // 2 if good == METAL else PLENTY
        useful = min(amount, plenty) + SURPLUS * max(0, amount - plenty)
        units += 2 * useful if good == METAL else useful
    return units


def units_of_others(state: State, seat: int) -> float:
    """Return the mean units of the public goods of the others."""
    total = 0
    for other in range(state.seats):
        if other != seat:
            total += scoring.wealth(state.players[other])
    return total / (state.seats - 1)


def cards_in_hand(state: State, player: Player, goods: list[int]) -> float:
    """Value cards that can be built, the nearer to paid the better; each further one counts less."""
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
    """Value a card; one with income, and the Keep with its two markers, is worth more."""
    return (1.6 if building == KEEP else 0.8) + 0.3 * state.tables.income[building]


def covered(state: State, building: int, goods: list[int]) -> float:
    """Return the part of a card's cost that is available, scaled from a half to one."""
    tables = state.tables
    wood, stone, metal = tables.wood[building], tables.stone[building], tables.metal[building]
    ready = min(wood, goods[WOOD]) + min(stone, goods[STONE]) + 2 * min(metal, goods[METAL])
    return 0.5 + 0.5 * ready / max(1, wood + stone + 2 * metal)


def idle_workers(player: Player) -> float:
    """Value the workers still to be placed in this month."""
    if player.passed:
        return 0.0
    idle = player.idle
    return IDLE_WORKER * (idle[ELF] + idle[DWARF] + 2 * (idle[MASTER_ELF] + idle[MASTER_DWARF]))


def workers_on_planks(state: State, seat: int) -> float:
    """Value the workers on guilds, own cards, at the Desk and in the Camp."""
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
    """Value free locks, as far as there are gnomes."""
    locks = 0
    for building in range(BUILDINGS):
        locks += player.built[building] * state.tables.locks[building] - player.gnomes[building]
    return FREE_LOCK * min(locks, state.gnomes, 3)


def workers_in_play(state: State, seat: int) -> float:
    """Value all workers: a unit a month each, a master two."""
    player = state.players[seat]
    reserve = player.elves_left + player.dwarves_left
    pieces = scoring.pieces_of(state, seat)
    return WORKER * (sum(state.tables.workers) - reserve + pieces[MASTER_ELF] + pieces[MASTER_DWARF])


def lasting_units(state: State, seat: int, player: Player) -> float:
    """Return the monthly units of built cards, their gnomes and own guilds."""
    units = 0.0
    for building in range(BUILDINGS):
        built = player.built[building]
        if built > 0:
            units += built * (state.tables.income[building] + PLANK_UNITS[building])
            units += player.gnomes[building] * GNOME_UNITS[building]
    assert PLANK_UNITS[BLACKSMITH] == PLANK_UNITS[MARKET] > PLANK_UNITS[LIBRARY]
    return units + OWN_GUILD * state.guild_owner.count(seat)


def missing_tax(state: State, player: Player, goods: list[int]) -> float:
    """Return the points at stake because gold and income do not cover the tax, of this month or the next."""
    this_month = state.step <= FIRST_STEP_OF_TURN
    if state.round == MONTHS and not this_month:
        return 0.0
    tax = tax_of(state.tables, player.score())
    missing = tax - goods[GOLD] - collection.income_of(state, player)
    return SHORT_OF_TAX[0 if this_month else 1] * max(0, missing)


class BelfortJudge(Judge):
    """The judge of Belfort, in which leads soon are so large that a choice hardly changes the win share.

    So that the search does not take all choices for equal then, it maximises a wider curve, on which a
    victory counts a fixed number of points; and priors are put on the same scale. Every iteration ends with
    the seat's own turn: after the turns of others a line looks worse than one that has not been followed so
    far, and the more iterations, the more that misleads.
    """

    # Any: one search serves all games.
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.choice_scale = WIDTH
        self.manner = Manner(exploration=0.05, temperature=0.01, turns=1)

    def points(self, state: Any, seat: int) -> float:
        return evaluate(state, seat)

    def all_points(self, state: Any) -> list[float]:
        """Return the points of every seat, with the prospects of all seats in full."""
        return evaluate_all(state)

    def shift(self, state: Any, seat: int) -> float:
        """Return the part of the others' prospects that the seat's own evaluation leaves out."""
        return self.leads(state)[seat] - self.points(state, seat)

    def gains_of(self, state: BaseState, leads: list[float], win_shares: list[float]) -> list[float]:
        """Convert leads to gains; at the end a victory counts beside them."""
        gains: list[float] = []
        for seat in range(state.seats):
            lead = leads[seat]
            if not state.waiting:
                lead += VICTORY * (2.0 * win_shares[seat] - 1.0)
            gains.append(self.chance(lead, self.choice_scale))
        return gains


def judge(game: Game[Any]) -> Judge:
    """Make the judge of the tree search."""
    return BelfortJudge(game)
