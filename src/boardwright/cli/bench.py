"""`boardwright bench`: how fast the engine is here."""

from __future__ import annotations

from typing import Annotated

import typer

from boardwright.cli.language import say
from boardwright.cli.shared import AsJson, GameName, find_game, show_json
from boardwright.lab.bench import bench


def command(
    game: GameName,
    players: Annotated[int, typer.Option(min=2, max=5, help=say("help-players"))] = 4,
    seconds: Annotated[float, typer.Option(min=0.05, max=60, help=say("help-seconds"))] = 0.5,
    as_json: AsJson = False,
) -> None:
    """Measure decisions per second and the cost of a copy."""
    figures = bench(find_game(game).meta.id, players=players, seconds=seconds)
    if as_json:
        show_json(figures)
        return
    for name, figure in figures.items():
        shown = f"{figure:,.2f}" if isinstance(figure, float) else str(figure)
        typer.echo(f"{name:32}{shown}")
