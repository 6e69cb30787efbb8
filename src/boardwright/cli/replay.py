"""`boardwright replay`: replay a record and read it."""

from __future__ import annotations

from typing import Annotated

import typer

from boardwright.cli.language import say
from boardwright.cli.results import result
from boardwright.cli.shared import AsJson, RecordFile, load_match, show_json, speech_of, whole_number
from boardwright.cli.streams import console, out, shown
from boardwright.cli.tables import scene_of, table
from boardwright.cli.telling import event_lines, show_lines
from boardwright.core.errors import BadOptionError
from boardwright.core.game import State
from boardwright.core.match import Match

MAX_NUMBER = 10**9


def command(
    file: RecordFile,
    seat: Annotated[str, typer.Option(metavar="number", help="help-replay-seat")] = "",
    at: Annotated[str, typer.Option(metavar="number", help="help-replay-at")] = "",
    text: Annotated[bool, typer.Option("--text", help="help-replay-text")] = False,
    as_json: AsJson = False,
) -> None:
    """Replay a record: its log, its table after some steps, its text form, or its result as JSON."""
    match = load_match(file)
    viewer = _viewer(match, seat)
    step = whole_number("--at", at, 0, MAX_NUMBER) if at else None
    if step is not None and step > len(match.steps):
        raise BadOptionError("step-out-of-range", given=step, steps=len(match.steps))
    if as_json:
        show_json(_summary(match, viewer, step))
    elif text:
        for line in match.to_lines().splitlines():
            out(shown(line))
    elif step is not None:
        _show_at(match, viewer, step)
    else:
        _tell(match, viewer)


def _viewer(match: Match, seat: str) -> int | None:
    number = whole_number("--seat", seat, 1, MAX_NUMBER) if seat else 0
    if number > match.players:
        raise BadOptionError("seat-out-of-range", number=number, players=match.players)
    return number - 1 if number else None


def state_after(match: Match, steps: int) -> State:
    """Return the state after that many steps of the final line."""
    return match.steps[steps].before if steps < len(match.steps) else match.state


def _summary(match: Match, viewer: int | None, at: int | None) -> dict[str, object]:
    """Return the result of a match as plain data; secret points only when it is over."""
    found: dict[str, object] = {
        "game": match.game.meta.id,
        "players": match.names,
        "entries": len(match.log),
        "steps": len(match.steps),
        "over": match.is_over,
        "scores": match.scores if match.is_over else None,
        "ranking": match.ranking if match.is_over else None,
        "points": match.game.points(match.state) if match.is_over else None,
        "position": match.position() if match.is_over else None,
    }
    if at is not None:
        state = state_after(match, at)
        found["at"] = at
        found["view"] = match.game.view(state, viewer)
        found["position"] = match.game.position(state) if match.is_over else None
    return found


def _tell(match: Match, viewer: int | None) -> None:
    """Print the log: in full when the match is over and no viewer was given, else as that viewer saw it."""
    everything = match.is_over and viewer is None
    show_lines(event_lines(match.steps, speech_of(match), viewer, everything), indent=0)
    console.print()
    console.print(result(match, speech_of(match)))


def _show_at(match: Match, viewer: int | None, at: int) -> None:
    """Print the table after some steps, the step before it, and the next question."""
    speech = speech_of(match)
    state = state_after(match, at)
    console.print(say("replay-at", step=at, steps=len(match.steps)), style="bold")
    everything = match.is_over and viewer is None
    show_lines(event_lines(match.steps[max(0, at - 1) : at], speech, viewer, everything), indent=2)
    console.print()
    console.print(table(scene_of(match, speech, viewer, state)))
    if state.waiting:
        console.print()
        console.print(speech.question(state, None), style="bold")
    else:
        console.print()
        console.print(result(match, speech))
