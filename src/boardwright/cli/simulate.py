"""`boardwright simulate`: many games between bots."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from babel.numbers import format_decimal, format_percent
from rich.progress import Progress
from rich.table import Table

from boardwright.cli.language import say, words
from boardwright.cli.shared import (
    AsJson,
    GameName,
    GameOptions,
    Seed,
    TableFile,
    console,
    find_game,
    is_terminal,
    read_options,
    read_tables,
    show_json,
)
from boardwright.lab.simulate import Simulation, simulate


def command(
    game: GameName,
    bots: Annotated[str, typer.Option(help=say("help-bots"))] = "random,greedy",
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, max=10_000_000, help=say("help-games-count"))
    ] = 100,
    seed: Seed = None,
    fixed_seats: Annotated[bool, typer.Option("--fixed-seats", help=say("help-fixed-seats"))] = False,
    processes: Annotated[int, typer.Option(min=0, max=256, help=say("help-processes"))] = 0,
    option: GameOptions = [],  # noqa: B006 - typer copies defaults
    table: TableFile = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count."""
    found = find_game(game)
    with Progress(console=console, transient=True, disable=as_json or not is_terminal()) as progress:
        task = progress.add_task(say("simulating"), total=games)
        result = simulate(
            found.meta.id,
            [name.strip() for name in bots.split(",")],
            games,
            seed=seed or 0,
            options=read_options(option),
            tables=read_tables(found, table),
            fixed_seats=fixed_seats,
            processes=processes or os.cpu_count() or 1,
            progress=lambda done, _: progress.update(task, completed=done),
        )
    if as_json:
        show_json(result.plain())
    else:
        _show(result)


def _show(result: Simulation) -> None:
    table = Table(
        say("column-bot"), say("column-wins"), say("column-win-share"), say("column-mean-score"), box=None
    )
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
    console.print(
        say(
            "simulated",
            games=result.games,
            decisions=result.decisions,
            seconds=_decimal(result.seconds),
        )
    )


def _decimal(number: float) -> str:
    return format_decimal(number, "#,##0.0", locale=words().language)


def _percent(share: float) -> str:
    return format_percent(share, "0.0 %", locale=words().language)
