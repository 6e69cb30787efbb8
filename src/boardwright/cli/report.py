"""`boardwright report`: statistics of a game, as a page of plots and tables."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Annotated, Final

import typer

from boardwright.bots import loading
from boardwright.cli import report_html, report_page
from boardwright.cli.cluster import Ray, cluster
from boardwright.cli.language import say
from boardwright.cli.shared import (
    AsJson,
    Budget,
    GameName,
    GameOptions,
    Processes,
    Seed,
    ValuesFile,
    find_game,
    need,
    progress_bar,
    read_budget,
    read_options,
    read_processes,
    read_seed,
    read_values,
    whole_number,
    writable,
)
from boardwright.cli.streams import out as write
from boardwright.cli.streams import writes_unicode
from boardwright.core.errors import BadOptionError
from boardwright.core.game import Meta, Value
from boardwright.core.play import AnyGame
from boardwright.lab.executors import Executor
from boardwright.lab.report import Report, report, report_on_records

HTML: Final = ".html"
MARKDOWN: Final = ".md"
JSON: Final = ".json"
GAMES: Final = "100"
BOT: Final = "greedy"


@dataclass(frozen=True)
class Asked:
    """The settings of a report, parsed and checked."""

    game: AnyGame
    games: int
    players: list[int]
    bot: str
    seed: int
    budget: float
    processes: int
    options: dict[str, object]

    def call(self, option: Sequence[str], values: str | None) -> list[str]:
        """Return the command line that repeats this report."""
        call = ["boardwright", "report", self.game.meta.id]
        call += ["--games", str(self.games), "--seed", str(self.seed)]
        call += ["--players", ",".join(map(str, self.players))] if self.players else []
        call += ["--bot", self.bot] if self.bot != BOT else []
        call += ["--budget", f"{self.budget:g}"] if self.budget != 1 else []
        call += [part for pair in option for part in ("--option", pair)]
        return call + (["--values", values] if values else [])

    def play(self, values: dict[str, Value], executor: Executor | None) -> Report:
        """Play the games with these printed values replaced."""
        with progress_bar() as progress:
            return report(
                self.game.meta.id,
                self.games,
                seed=self.seed,
                players=self.players,
                bot=self.bot,
                budget=self.budget,
                options=self.options,
                values=values,
                processes=self.processes,
                executor=executor,
                progress=progress,
            )


def command(
    game: GameName,
    games: Annotated[str, typer.Option("--games", "-n", metavar="number", help="help-report-games")] = GAMES,
    players: Annotated[str, typer.Option(metavar="numbers", help="help-report-players")] = "",
    bot: Annotated[str, typer.Option(metavar="name", help="help-report-bot")] = BOT,
    seed: Seed = "1",
    budget: Budget = "1",
    processes: Processes = "0",
    ray: Ray = None,
    option: GameOptions = None,
    values: ValuesFile = None,
    records: Annotated[
        list[str] | None, typer.Option("--records", metavar="file", help="help-report-records")
    ] = None,
    as_json: AsJson = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="help-report-markdown")] = False,
    out: Annotated[str | None, typer.Option("--out", metavar="file", help="help-report-out")] = None,
) -> None:
    """Play games for every number of players, or read them, and report on them."""
    found = find_game(game)
    path, form = _destination(found, out, as_json, as_markdown)
    asked = Asked(
        found,
        whole_number("--games", games, 1, 10_000_000),
        _players(found.meta, players),
        loading.checked_name(bot),
        read_seed(seed) or 0,
        read_budget(budget),
        1 if ray else read_processes(processes),
        read_options(option),
    )
    changes = read_values(found, values)
    if records:
        reports, call = _read(found, records, values)
    else:
        both = [{}, changes] if changes and form == HTML else [changes]
        with cluster(ray, processes, [asked.bot]) as executor:
            reports = [asked.play(each, executor) for each in both]
        call = asked.call(option or [], values)
    if form == JSON:
        is_plain = path is None and not writes_unicode()
        _tell(path, json.dumps(reports[0].plain(), indent=1, ensure_ascii=is_plain))
    else:
        _tell(path, _text(form, reports, found, changes, shlex.join(call)))


def _read(game: AnyGame, records: list[str], values: str | None) -> tuple[list[Report], list[str]]:
    """Report on matches that were played elsewhere; returns also the command line that repeats it."""
    if values is not None:
        raise BadOptionError("report-records-alone")
    call = ["boardwright", "report", game.meta.id]
    call += [part for each in records for part in ("--records", each)]
    return [report_on_records(game.meta.id, _files(records))], call


def _text(form: str, reports: Sequence[Report], game: AnyGame, changes: dict[str, Value], call: str) -> str:
    if form == MARKDOWN:
        return report_page.page(reports[0], game, date.today(), call)
    return report_html.Page(reports, game, changes).text(date.today(), call)


def _destination(game: AnyGame, out: str | None, as_json: bool, as_markdown: bool) -> tuple[Path | None, str]:
    """Return the file and the form of the report: by default HTML in the current folder."""
    asked = JSON if as_json else MARKDOWN if as_markdown else ""
    if out is None and asked:
        return None, asked
    path = writable(f"{game.meta.id}-report.html" if out is None else out)
    form = asked or path.suffix.lower()
    if form not in (HTML, MARKDOWN, JSON):
        raise BadOptionError("out-ending", file=str(path), endings=", ".join((HTML, MARKDOWN, JSON)))
    if form == HTML:
        need("matplotlib")
    return path, form


def _tell(path: Path | None, text: str) -> None:
    if path is None:
        write(text)
    else:
        path.write_text(text + "\n", encoding="utf-8")
        write(say("report-written", file=str(path)))


def _players(meta: Meta, given: str) -> list[int]:
    """Parse the numbers of players, each once; none means all."""
    if not given.strip():
        return []
    low, high = meta.min_players, meta.max_players
    return sorted({whole_number("--players", each, low, high) for each in given.split(",")})


def _files(given: Sequence[str]) -> list[Path]:
    """Return the record files of the arguments: files as they are, of folders every possible record."""
    found: list[Path] = []
    for each in given:
        path = Path(each)
        inside = sorted(file for file in path.glob("*") if file.suffix in (".json", ".txt"))
        found += inside if path.is_dir() else [path]
    return found
