"""`boardwright replay`: play a record again and read it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import boardwright
from boardwright.cli.language import say, words
from boardwright.cli.results import result_lines
from boardwright.cli.shared import AsJson, show_json
from boardwright.core.errors import BadOptionError
from boardwright.core.match import Match
from boardwright.text import Words


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-record"))],
    seat: Annotated[int | None, typer.Option(min=1, help=say("help-replay-seat"))] = None,
    text: Annotated[bool, typer.Option("--text", help=say("help-replay-text"))] = False,
    as_json: AsJson = False,
) -> None:
    """Play a record again: its log, its record as text, or its result as JSON."""
    match = boardwright.load(file)
    if seat is not None and seat > match.players:
        raise BadOptionError("seat-out-of-range", number=seat, players=match.players)
    if as_json:
        show_json(_summary(match))
    elif text:
        typer.echo(match.to_lines(), nl=False)
    else:
        _tell(match, seat)


def _summary(match: Match) -> dict[str, object]:
    return {
        "game": match.game.meta.id,
        "players": match.names,
        "entries": len(match.log),
        "steps": len(match.steps),
        "over": match.is_over,
        "scores": match.scores,
        "ranking": match.ranking,
        "points": match.game.points(match.state),
        "position": match.position() if match.is_over else None,
    }


def _tell(match: Match, seat: int | None) -> None:
    speech = Words(words().language, match.game, match.names)
    viewer = None if seat is None else seat - 1
    for step in match.steps:
        for event in step.events:
            told = event if match.is_over else event.for_seat(viewer)
            if told is not None:
                typer.echo(speech.event(told))
    typer.echo("\n".join(result_lines(match, speech)))
