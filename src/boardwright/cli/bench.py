"""`boardwright bench`: the speed of the engine on this machine."""

from __future__ import annotations

from typing import Annotated

import typer
from babel.numbers import format_decimal
from rich.table import Table

from boardwright.cli.language import say, words
from boardwright.cli.shared import AsJson, GameName, decimal_number, find_game, show_json, whole_number
from boardwright.cli.streams import console, progress_console, shows_progress
from boardwright.lab.bench import bench


def command(
    game: GameName,
    players: Annotated[str, typer.Option(metavar="number", help="help-players")] = "",
    seconds: Annotated[str, typer.Option(metavar="number", help="help-seconds")] = "5",
    as_json: AsJson = False,
) -> None:
    """Measure decisions per second and the cost of a copy."""
    meta = find_game(game).meta
    most = meta.max_players
    count = whole_number("--players", players, meta.min_players, most) if players else min(4, most)
    span = decimal_number("--seconds", seconds, 0.05, 600)
    if shows_progress():
        with progress_console.status(say("measuring")):
            figures = bench(meta.id, players=count, seconds=span)
    else:
        figures = bench(meta.id, players=count, seconds=span)
    if as_json:
        show_json(figures)
    else:
        console.print(_table(figures))


def _table(figures: dict[str, object]) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    for name, figure in figures.items():
        table.add_row(say(f"bench-{name.replace('_', '-')}"), _shown(figure))
    return table


def _shown(figure: object) -> str:
    if isinstance(figure, bool):
        return say("yes") if figure else say("no")
    if isinstance(figure, int | float):
        form = "#,##0" if figure >= 1000 or isinstance(figure, int) else "#,##0.00"
        return format_decimal(figure, form, locale=words().language)
    return "–"
