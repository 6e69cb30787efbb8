"""Phase 3: collection, area by area in the printed order."""

from __future__ import annotations

from boardwright.core.decision import NOBODY
from boardwright.core.events import Log
from boardwright.games.belfort.basics.goods import gain, goods_of
from boardwright.games.belfort.effects.recruiting import reserve_of, take_from_reserve
from boardwright.games.belfort.events import Collected, GotIncome, NobodyRecruited, PaidTax
from boardwright.games.belfort.state import NOBODY_IN_AREAS, Player, State
from boardwright.games.belfort.tables import tax_of
from boardwright.games.belfort.terms import (
    AREAS,
    BUILDINGS,
    DWARF,
    ELF,
    FOREST,
    FROM_TAXES,
    GOLD_MINE,
    MASTER_DWARF,
    MASTER_ELF,
    MINE,
    QUARRY,
    WORKERS,
    Area,
    Worker,
)


def pieces_in(player: Player, area: int) -> int:
    """How many workers stand in an area, a master counted once."""
    base = area * WORKERS
    areas = player.areas
    return areas[base + ELF] + areas[base + MASTER_ELF] + areas[base + DWARF] + areas[base + MASTER_DWARF]


def yield_of(player: Player, area: int) -> int:
    """One unit per worker; the Mine gives one metal per pair of elf and dwarf. A master counts twice.

    § collection.yield, collection.mine, collection.masters
    """
    base = area * WORKERS
    areas = player.areas
    elves = areas[base + ELF] + 2 * areas[base + MASTER_ELF]
    dwarves = areas[base + DWARF] + 2 * areas[base + MASTER_DWARF]
    return min(elves, dwarves) if area == MINE else elves + dwarves


def winner_of_bonus(state: State, area: int) -> int:
    """Whoever has strictly most workers in an area gets one unit more; a tie gives nobody the bonus.

    In the Mine unpaired workers count, but the bonus needs a complete pair, unless players agreed otherwise.

    § collection.bonus, collection.bonus.tie, ruling.12.2.4
    """
    most = 0
    winner = NOBODY
    for seat in range(state.seats):
        pieces = pieces_in(state.players[seat], area)
        if pieces > most:
            most = pieces
            winner = seat
        elif pieces == most:
            winner = NOBODY
    if winner != NOBODY and not state.tables.bonus_unpaired and yield_of(state.players[winner], area) == 0:
        return NOBODY
    return winner


def collect_area(state: State, area: int, log: Log | None) -> None:
    """Everyone takes the yield of one area; areas give wood, stone, metal and gold in this order."""
    winner = winner_of_bonus(state, area)
    for seat in range(state.seats):
        player = state.players[seat]
        bonus = 1 if seat == winner else 0
        amount = yield_of(player, area) + bonus
        if amount > 0:
            gain(player, area, amount)
            if log is not None:
                log.add(Collected(seat, Area(area), goods_of(area, amount), bonus))


def collect_from_areas(state: State, log: Log | None) -> None:
    """Forest, Quarry, Mine and Gold Mine, then their workers are back; those on guilds and cards stay.

    § collection.order
    """
    for area in (FOREST, QUARRY, MINE, GOLD_MINE):
        collect_area(state, area, log)
    for player in state.players:
        areas = player.areas
        for place in range(AREAS * WORKERS):
            if areas[place] > 0:
                player.idle[place % WORKERS] += areas[place]
        player.areas = NOBODY_IN_AREAS


def recruit_at_desk(state: State, log: Log | None) -> None:
    """A Desk worker comes back with a new worker of the same kind; with none in the reserve the fee is lost.

    § collection.desk, ruling.12.2.7
    """
    for worker in state.desk:
        seat, kind = worker // WORKERS, worker % WORKERS
        player = state.players[seat]
        player.idle[kind] += 1
        if reserve_of(player, kind) > 0:
            take_from_reserve(state, seat, kind, log)
        elif log is not None:
            log.add(NobodyRecruited(seat, Worker(ELF if kind < DWARF else DWARF)))
    state.desk = ()


def collect_income_and_taxes(state: State, log: Log | None) -> None:
    """Each player takes income, then pays the tax; players do not wait for each other.

    § ruling.12.2.22
    """
    for seat in range(state.seats):
        collect_income(state, seat, log)
        pay_tax(state, seat, log)


def income_of(state: State, player: Player) -> int:
    """Every built card pays its printed income, gnome or not.

    § building.income
    """
    total = 0
    built = player.built
    income = state.tables.income
    for building in range(BUILDINGS):
        if built[building] > 0:
            total += built[building] * income[building]
    return total


def collect_income(state: State, seat: int, log: Log | None) -> None:
    """The income of all built cards comes before the tax.

    § collection.income
    """
    income = income_of(state, state.players[seat])
    state.players[seat].gold += income
    if income > 0 and log is not None:
        log.add(GotIncome(seat, income))


def pay_tax(state: State, seat: int, log: Log | None) -> None:
    """The tax of the band is read once. Gold goes first; every gold missing costs a point, but never below 0.

    § collection.tax, collection.tax.short, ruling.12.2.9
    """
    player = state.players[seat]
    score = player.score()
    tax = tax_of(state.tables, score)
    if tax == 0:
        return
    paid = min(tax, player.gold)
    lost = min(tax - paid, score)
    player.gold -= paid
    if lost > 0:
        points = list(player.points)
        points[FROM_TAXES] -= lost
        player.points = tuple(points)
    if log is not None:
        log.add(PaidTax(seat, paid, lost))
