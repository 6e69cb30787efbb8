"""A report on a game: many games of one bot against itself, for every number of players.

The report of every game has scores by source, seats and decisions; `reporter` adds figures of the game. Like
a simulation, a report does not depend on the number of processes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from boardwright import api, registry
from boardwright.core.errors import BadOptionError, BadRecordError, BoardwrightError
from boardwright.core.events import Log
from boardwright.core.game import State
from boardwright.core.match import Match
from boardwright.lab import simulate
from boardwright.lab.executors import Executor, local
from boardwright.lab.figures import (
    Account,
    Figure,
    Label,
    Row,
    Table,
    fate,
    mean,
    mean_and_spread,
)
from boardwright.lab.reporter import reporter
from boardwright.lab.simulate import Progress, Series

PHASE_HEADS: Final = (Label("decisions-per-game"), Label("choices-per-decision"))
SEAT_HEADS: Final = (Label("win-share"), Label("difference"))


@dataclass(frozen=True)
class Report:
    """The tables of a report: one over all numbers of players, some for each number; and their accounts.

    Games that were read from records have no bot and no seed.
    """

    game: str
    bot: str
    games: int
    seed: int
    options: Mapping[str, object]
    overview: Table = field(repr=False)
    by_players: Mapping[int, tuple[Table, ...]] = field(repr=False)
    accounts: Mapping[int, Sequence[Account]] = field(repr=False)

    def plain(self) -> dict[str, object]:
        """Return the report as plain data for JSON."""
        return {
            "game": self.game,
            "bot": self.bot,
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
            "overview": self.overview.plain(),
            "players": {
                str(players): {table.title.plain(): table.plain() for table in tables}
                for players, tables in self.by_players.items()
            },
        }


def report(  # noqa: PLR0913 - all settings of a report but three have defaults and are given by name
    game_id: str,
    games: int,
    seed: int,
    *,
    players: Sequence[int] = (),
    bot: str = "greedy",
    budget: float = 1.0,
    options: Mapping[str, object] | None = None,
    values: Mapping[str, object] | None = None,
    processes: int = 1,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play that many games for each number of players, by default all that the game allows.

    They are played in that many processes, or on an executor.
    """
    meta = registry.game(game_id).meta
    counts = tuple(players) or tuple(range(meta.min_players, meta.max_players + 1))
    every = [
        simulate.checked_series(game_id, [bot] * each, games, seed, options or {}, values or {})
        for each in counts
    ]
    every = [replace(series, fixed_seats=True, budget=budget) for series in every]
    found = simulate.outcomes(account_of, every, executor or local(processes, games * len(every)), progress)
    played = {len(series.bots): accounts for series, accounts in zip(every, found, strict=True)}
    return summary(every[0], options or {}, played)


def account_of(series: Series, number: int) -> Account:
    """Play one game of a series and return its account."""
    game = registry.game(series.game)
    log = Log()
    phases = Phases(series.game)
    state, decisions = simulate.finished(series, number, log, phases.count)
    wins = simulate.shares_of_victory(game.ranking(state))
    notes = tuple(reporter(series.game).notes(log.events))
    return Account(number, decisions, tuple(game.points(state)), wins, notes, phases.found)


def summary(series: Series, options: Mapping[str, object], played: Mapping[int, Sequence[Account]]) -> Report:
    """Build a report from accounts by number of players; `options` are those that were given."""
    overview, tables = _overview(series.game, played), _all_tables(series.game, played)
    return Report(series.game, series.bots[0], series.games, series.seed, options, overview, tables, played)


def report_on_records(game_id: str, files: Sequence[Path]) -> Report:
    """Report on finished matches of a game that were played elsewhere; other records are left out.

    Raises BadOptionError for a file that is no record, and when no match is left.
    """
    matches = [match for match in map(_record, files) if match.game.meta.id == game_id and match.is_over]
    if not matches:
        raise BadOptionError("report-no-records", game=game_id, files=len(files))
    played: dict[int, list[Account]] = {}
    for number, match in enumerate(sorted(matches, key=lambda match: match.players)):
        played.setdefault(match.players, []).append(account_of_match(match, number))
    overview, tables = _overview(game_id, played), _all_tables(game_id, played)
    return Report(game_id, "", len(matches), 0, {}, overview, tables, played)


def _record(file: Path) -> Match:
    """Read the match of a file; an error names the file."""
    problem: BoardwrightError
    try:
        return api.load(file)
    except BoardwrightError as error:
        problem = error
    except RecursionError:
        problem = BadRecordError("record-unreadable", file=str(file))
    raise BadOptionError("report-file", file=str(file), problem=problem)


def account_of_match(match: Match, number: int) -> Account:
    """Return the account of a match that was played elsewhere."""
    phases = Phases(match.game.meta.id)
    own = [step for step in match.steps if step.seat >= 0]
    for step in own:
        phases.count(step.before)
    events = [event for step in match.steps for event in step.events]
    wins = simulate.shares_of_victory(match.ranking)
    notes = tuple(reporter(match.game.meta.id).notes(events))
    return Account(number, len(own), tuple(match.game.points(match.state)), wins, notes, phases.found)


def _overview(game: str, played: Mapping[int, Sequence[Account]]) -> Table:
    """Build one column for each number of players, with the same rows but for sources without points."""
    columns = [_general(accounts) + reporter(game).overview(accounts) for accounts in played.values()]
    labels = list(dict.fromkeys(row.label for column in columns for row in column))
    found = [{row.label: row.figures[0] for row in column} for column in columns]
    rows = [Row(label, tuple(column.get(label) for column in found)) for label in labels]
    return Table(Label("overview"), tuple(Label("players", players) for players in played), tuple(rows))


def _general(accounts: Sequence[Account]) -> list[Row]:
    """Build the rows on scores, their sources, winning margins and length."""
    sources = list(dict.fromkeys(name for account in accounts for name in account.points[0]))
    margins: list[float] = []
    for account in accounts:
        best, second = sorted(account.scores, reverse=True)[:2]
        margins.append(best - second)
    return [
        Row(Label("score"), (_points(accounts, sources),)),
        *(Row(Label(f"source-{each}", of_game=True), (_points(accounts, [each]),)) for each in sources),
        Row(Label("winning-score"), (mean_and_spread([max(account.scores) for account in accounts]),)),
        Row(Label("margin"), (mean_and_spread(margins),)),
        Row(Label("decisions"), (mean([account.decisions for account in accounts]),)),
    ]


def _points(accounts: Sequence[Account], sources: Sequence[str]) -> Figure | None:
    """Return the mean points of some sources, over all seats of all games."""
    seats = [points for account in accounts for points in account.points]
    return mean_and_spread([sum(points[source] for source in sources) for points in seats])


def _all_tables(game: str, played: Mapping[int, Sequence[Account]]) -> dict[int, tuple[Table, ...]]:
    return {players: _tables(game, accounts) for players, accounts in played.items()}


def _tables(game: str, accounts: Sequence[Account]) -> tuple[Table, ...]:
    return (_seats(accounts), _phases(game, accounts), *reporter(game).tables(accounts))


class Phases:
    """Counts of the decisions of each phase of a game, and of the choices that they offer."""

    def __init__(self, game: str) -> None:
        self.game = registry.game(game)
        self.reporter = reporter(game)
        self.found: dict[str, tuple[int, int]] = {}

    def count(self, state: State) -> None:
        """Count one decision of a seat."""
        phase = self.reporter.phase_of(state)
        decisions, choices = self.found.get(phase, (0, 0))
        self.found[phase] = (decisions + 1, choices + len(self.game.legal(state)))


def _phases(game: str, accounts: Sequence[Account]) -> Table:
    """Build the table of decisions per game and choices per decision, by phase, in order of appearance."""
    known = reporter(game)
    order = list(dict.fromkeys([*known.phases.values(), known.main_phase]))
    rows = []
    for phase in order:
        counts = [account.phases[phase] for account in accounts if phase in account.phases]
        decisions, choices = (sum(each) for each in zip(*counts, strict=True)) if counts else (0, 0)
        if decisions:
            figures = (Figure("mean", decisions / len(accounts)), Figure("mean", choices / decisions))
            rows.append(Row(Label(phase), figures))
    return Table(Label("phases"), PHASE_HEADS, tuple(rows))


def _seats(accounts: Sequence[Account]) -> Table:
    """Build the table of seats, with the starting player if the game notes one."""
    seats = range(len(accounts[0].points))
    rows = [Row(Label("seat", seat + 1), fate((account, seat) for account in accounts)) for seat in seats]
    first = [(account, note.seat) for account in accounts for note in account.of_kind("first")]
    if first:
        rows.append(Row(Label("starting-player"), fate(first)))
    return Table(Label("seats"), SEAT_HEADS, tuple(rows))
