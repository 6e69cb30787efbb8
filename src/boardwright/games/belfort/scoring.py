"""Scoring: districts, peoples, ties, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.events import Log
from boardwright.core.game import places
from boardwright.games.belfort.basics import board
from boardwright.games.belfort.events import ScoredDistrict, ScoredPeople, ScoringBegins
from boardwright.games.belfort.state import Player, State
from boardwright.games.belfort.terms import (
    BUILDINGS,
    DISTRICTS,
    DWARF,
    ELF,
    FROM_ELVES,
    FROM_GNOMES,
    MASTER_DWARF,
    MASTER_ELF,
    WORKERS,
    People,
    Season,
)


def season_of(month: int) -> Season:
    """Spring has three months, summer and autumn two each."""
    return Season.SPRING if month <= 3 else Season.SUMMER if month <= 5 else Season.AUTUMN


def rank_points(counts: Sequence[int], table: Sequence[int], rank_nothing: bool) -> list[int]:
    """Players tied at a place all get the points of the next lower place; everyone below moves down one, too.

    A tie drops one place however many share it; two ties add up. Only counts above zero are ranked,
    unless the table has agreed otherwise.

    § scoring.tie, scoring.tie.below, scoring.tie.one-place
    """
    points = [0] * len(counts)
    place = 0
    for value in range(max(counts), -1 if rank_nothing else 0, -1):
        tied = counts.count(value)
        if tied > 0:
            place = place_after(place, tied)
            if place <= len(table):
                for index in range(len(counts)):
                    if counts[index] == value:
                        points[index] = table[place - 1]
    return points


def place_after(place: int, tied: int) -> int:
    """The place of the next group: one further, or two when it is tied; earlier drops stay in.

    § ruling.12.2.2, ruling.12.2.3
    """
    return place + (2 if tied > 1 else 1)


def workers_of(state: State, seat: int, kind: int) -> int:
    """All elves or dwarves in play, wherever they stand; a master is one, the reserve does not count.

    § scoring.kinds.workers
    """
    player = state.players[seat]
    total = state.tables.workers[0 if kind == ELF else 1]
    return total - (player.elves_left if kind == ELF else player.dwarves_left)


def gnomes_of(player: Player) -> int:
    """The gnomes on a player's built cards.

    § scoring.kinds.gnomes
    """
    total = 0
    for building in range(BUILDINGS):
        total += player.gnomes[building]
    return total


def score_month(state: State, log: Log | None) -> None:
    """In the third, fifth and seventh month all eight rankings are counted on the same position and added up.

    § round.scoring, scoring.sum
    """
    if not state.tables.scoring_months[state.round - 1]:
        return
    if log is not None:
        log.add(ScoringBegins(season_of(state.round)))
    for district in range(DISTRICTS):
        score_district(state, district, log)
    score_people(state, People.ELVES, people_counts(state, ELF), log)
    score_people(state, People.DWARVES, people_counts(state, DWARF), log)
    score_people(state, People.GNOMES, [gnomes_of(player) for player in state.players], log)


def score_district(state: State, district: int, log: Log | None) -> None:
    """Markers in a district are ranked for 5, 3 and 1 points; with three players third place gives nothing.

    With two players the neutral players take places as well, and their points are not recorded.

    § scoring.districts, scoring.districts.three, two.scoring.districts
    """
    owners = 4 if state.seats == 2 else state.seats
    counts = board.markers_in(state, district, owners)
    points = rank_points(counts, state.tables.district_points, state.rank_nothing)
    for seat in range(state.seats):
        add_points(state.players[seat], district, points[seat])
        if points[seat] and log is not None:
            log.add(ScoredDistrict(seat, district + 1, counts[seat], points[seat]))


def people_counts(state: State, kind: int) -> list[int]:
    """Elves or dwarves of every player; each neutral player counts four, its dwarf on a guild not added.

    § two.scoring.workers
    """
    counts = [workers_of(state, seat, kind) for seat in range(state.seats)]
    if state.seats == 2:
        neutral = state.tables.neutral_workers[0 if kind == ELF else 1]
        counts += [neutral, neutral]
    return counts


def score_people(state: State, people: People, counts: list[int], log: Log | None) -> None:
    """Elves, dwarves and gnomes are ranked for 3 and 1 points; neutral players never for gnomes.

    § scoring.kinds, ruling.12.2.1
    """
    points = rank_points(counts, state.tables.people_points, state.rank_nothing)
    for seat in range(state.seats):
        add_points(state.players[seat], FROM_ELVES + people, points[seat])
        if points[seat] and log is not None:
            log.add(ScoredPeople(seat, people, counts[seat], points[seat]))
    assert FROM_ELVES + People.GNOMES == FROM_GNOMES


def add_points(player: Player, source: int, points: int) -> None:
    """Add points from one source."""
    if points:
        changed = list(player.points)
        changed[source] += points
        player.points = tuple(changed)


def wealth(player: Player) -> int:
    """The tie-break: wood, stone and gold count one, metal two.

    § end.tie-break
    """
    return player.wood + player.stone + player.gold + 2 * player.metal


def ranking(state: State) -> list[int]:
    """Most points win, then most goods; players still tied share the place.

    § end.winner, end.shared
    """
    return places([(player.score(), wealth(player)) for player in state.players])


def pieces_of(state: State, seat: int) -> list[int]:
    """Every worker of a player in play by kind, wherever it stands; for views and for checking."""
    player = state.players[seat]
    counts = player.idle.copy()
    for place in range(len(player.areas)):
        counts[place % WORKERS] += player.areas[place]
    for worker in player.on_cards:
        counts[worker % WORKERS] += 1
    for guild in state.guilds:
        if state.guild_worker[guild] // WORKERS == seat and state.guild_worker[guild] >= 0:
            counts[state.guild_worker[guild] % WORKERS] += 1
    for worker in (*state.desk, *state.camp):
        if worker // WORKERS == seat:
            counts[worker % WORKERS] += 1
    assert MASTER_ELF == ELF + 1 and MASTER_DWARF == DWARF + 1
    return counts
