"""`boardwright simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from babel.numbers import format_decimal, format_percent
from rich.table import Table

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
from boardwright.cli.streams import console
from boardwright.lab import rows
from boardwright.lab.simulate import Simulation, simulate


def command(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="names", help="help-bots")] = "random,greedy",
    games: Annotated[str, typer.Option("--games", "-n", metavar="number", help="help-games-count")] = "100",
    seed: Seed = "1",
    fixed_seats: Annotated[bool, typer.Option("--fixed-seats", help="help-fixed-seats")] = False,
    budget: Budget = "1",
    processes: Processes = "0",
    ray: Ray = None,
    option: GameOptions = None,
    values: ValuesFile = None,
    as_json: AsJson = False,
    out: Annotated[str | None, typer.Option("--out", metavar="file", help="help-simulate-out")] = None,
) -> None:
    """Let bots play many games and count the results."""
    found = find_game(game)
    count = whole_number("--games", games, 1, 10_000_000)
    cores = 1 if ray else read_processes(processes)
    factor = read_budget(budget)
    path = None if out is None else _destination(out)
    names = read_bots(bots)
    with cluster(ray, processes, names) as executor, progress_bar() as progress:
        result = simulate(
            found.meta.id,
            names,
            count,
            seed=read_seed(seed) or 0,
            options=read_options(option),
            values=read_values(found, values),
            fixed_seats=fixed_seats,
            budget=factor,
            processes=cores,
            executor=executor,
            progress=progress,
        )
    written = [] if path is None else rows.write(result, path)
    if as_json:
        show_json(result.plain())
        return
    _show(result)
    if written:
        console.print(say("rows-written", files=", ".join(map(str, written))), soft_wrap=True)


def _destination(given: str) -> Path:
    """Return the file for the rows, after checking that it can be written."""
    path = writable(given, rows.KINDS)
    for file in rows.files(path):
        writable(str(file))
    if path.suffix == ".parquet":
        need("pyarrow")
    return path


def _show(result: Simulation) -> None:
    heads = ("bot", "wins", "win-share", "mean-score")
    table = Table(*(say(f"column-{head}") for head in heads), box=None, pad_edge=False)
    for row in result.bots:
        low, high = row.win_share_interval
        scores = row.mean_score_interval
        table.add_row(
            row.bot,
            _decimal(row.wins),
            f"{_percent(row.win_share)} ({_percent(low)} – {_percent(high)})",
            _decimal(row.mean_score)
            + (f" ({_decimal(scores[0])} – {_decimal(scores[1])})" if scores else ""),
        )
    console.print(table)
    seconds = _decimal(result.seconds)
    console.print(say("simulated", games=result.games, decisions=result.decisions, seconds=seconds))


def _decimal(number: float) -> str:
    return format_decimal(number, "#,##0.0", locale=words().language)


def _percent(share: float) -> str:
    return format_percent(share, "0.0 %", locale=words().language)
