"""`boardwright ladder`: every bot against every other, as the table in the documentation."""

from __future__ import annotations

import shlex
from datetime import date
from pathlib import Path
from typing import Annotated, Final

import typer
from babel.numbers import format_decimal, format_percent

from boardwright.bots import BOTS
from boardwright.cli.cluster import Ray, cluster
from boardwright.cli.language import say, words
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
    read_bots,
    read_budget,
    read_options,
    read_processes,
    read_seed,
    read_values,
    show_json,
    whole_number,
    writable,
)
from boardwright.cli.streams import out
from boardwright.core.errors import BadOptionError
from boardwright.lab.ladder import Ladder, Share, Standing, ladder
from boardwright.text import Words

LEVELS: Final = ("random", "easy", "normal", "hard", "expert")


def command(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="names", help="help-ladder-bots")] = "",
    games: Annotated[str, typer.Option("--games", "-n", metavar="number", help="help-ladder-games")] = "100",
    players: Annotated[str, typer.Option(metavar="number", help="help-ladder-players")] = "2",
    neighbours: Annotated[bool, typer.Option("--neighbours", help="help-ladder-neighbours")] = False,
    seed: Seed = "1",
    budget: Budget = "1",
    processes: Processes = "0",
    ray: Ray = None,
    option: GameOptions = None,
    values: ValuesFile = None,
    as_json: AsJson = False,
    write: Annotated[str | None, typer.Option("--write", metavar="file", help="help-ladder-write")] = None,
) -> None:
    """Let every bot play every other and rate them."""
    found = find_game(game)
    count = whole_number("--games", games, 1, 1_000_000)
    seats = whole_number("--players", players, found.meta.min_players, found.meta.max_players)
    factor = read_budget(budget)
    first = read_seed(seed) or 0
    cores = 1 if ray else read_processes(processes)
    need("openskill")
    page = None if write is None else Page(write, f"ladder {found.meta.id} {seats}")
    names = read_bots(bots or ",".join(_levels()))
    with cluster(ray, processes, names) as executor, progress_bar() as progress:
        result = ladder(
            found.meta.id,
            names,
            count,
            first,
            players=seats,
            budget=factor,
            neighbours=neighbours,
            options=read_options(option),
            values=read_values(found, values),
            processes=cores,
            executor=executor,
            progress=progress,
        )
    call = _call(result, names, neighbours, option or [], values)
    text = markdown(result, Words(words().language, found).message("title"), date.today(), call)
    if page is not None:
        page.fill(text)
    if as_json:
        show_json(result.plain())
    else:
        out(text)


def _call(result: Ladder, names: list[str], neighbours: bool, option: list[str], values: str | None) -> str:
    """Return the command line that repeats this run."""
    call = ["boardwright", "ladder", result.game, "--bots", ",".join(names), "--games", str(result.games)]
    call += ["--neighbours"] if neighbours else []
    call += ["--players", str(result.players), "--seed", str(result.seed), "--budget", f"{result.budget:g}"]
    call += [part for pair in option for part in ("--option", pair)]
    return shlex.join(call + (["--values", values] if values else []))


def _levels() -> list[str]:
    """Return the levels in order; all bots when there are none yet."""
    known = [name for name in LEVELS if name in BOTS]
    return known if len(known) > 1 else list(BOTS)


class Page:
    """A page of documentation with one generated table, between markers like those of `scripts/docs`."""

    def __init__(self, file: str, name: str) -> None:
        self.path: Path = writable(file)
        self.begin, self.end = f"<!-- begin: {name} -->", f"<!-- end: {name} -->"
        text = self.path.read_text(encoding="utf-8") if self.path.is_file() else ""
        if text.count(self.begin) != 1 or text.count(self.end) != 1:
            raise BadOptionError("ladder-markers", file=file, begin=self.begin, end=self.end)

    def fill(self, content: str) -> None:
        """Replace the table between the markers."""
        before, rest = self.path.read_text(encoding="utf-8").split(self.begin)
        text = f"{before}{self.begin}\n{content}\n{self.end}{rest.split(self.end)[1]}"
        self.path.write_text(text, encoding="utf-8")


def markdown(result: Ladder, title: str, day: date, call: str) -> str:
    """Format the results as Markdown: the settings, the table, and the command line."""
    others = [standing.bot for standing in result.standings]
    heads = [say("column-bot"), say("ladder-rating"), say("ladder-whole")]
    heads += [_against(other, result.players) for other in others]
    intro = say(
        "ladder-intro",
        game=title,
        players=result.players,
        games=result.games,
        budget=f"{result.budget:g}",
        seed=str(result.seed),
        date=day.isoformat(),
    )
    rows = [_line(_cells(standing, others)) for standing in result.standings]
    return "\n".join([intro, "", _line(heads), "|---" + "|---:" * (len(heads) - 1) + "|", *rows, "",
                      "```text", call, "```"])  # fmt: skip


def _against(other: str, players: int) -> str:
    return say("ladder-against", bot=other, count=players - 1)


def _cells(standing: Standing, others: list[str]) -> list[str]:
    low, high = standing.rating.interval
    rating = f"{_decimal(standing.rating.mean)} ({_decimal(low)} – {_decimal(high)})"
    shares = [_share(standing.against.get(other)) for other in others]
    return [standing.bot, rating, _share(standing.whole), *shares]


def _share(share: Share | None) -> str:
    if share is None:
        return "–"
    low, high = share.interval
    return f"{_percent(share.share)} ({_percent(low)} – {_percent(high)})"


def _line(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _decimal(number: float) -> str:
    return format_decimal(number, "0.0", locale=words().language)


def _percent(share: float) -> str:
    return format_percent(share, "0.0 %", locale=words().language)
