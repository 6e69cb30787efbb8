"""`boardwright analyse`: win shares over a match, its turning points, and better moves."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from boardwright.cli.language import say
from boardwright.cli.shared import (
    AsJson,
    RecordFile,
    load_match,
    read_seed,
    show_json,
    speech_of,
    whole_number,
)
from boardwright.cli.streams import console, out, progress_console, shows_progress
from boardwright.core.errors import BadOptionError, BadRecordError
from boardwright.core.match import Match
from boardwright.lab.analysis import BUDGET, MAX_BUDGET, Analysing, Analysis, state_at
from boardwright.text import Words
from boardwright.text.analyses import better_move, percent, swing


def command(
    file: RecordFile,
    budget: Annotated[str, typer.Option(metavar="number", help="help-analyse-budget")] = str(BUDGET),
    seed: Annotated[str, typer.Option(metavar="number", help="help-analyse-seed")] = "1",
    as_json: AsJson = False,
) -> None:
    """Analyse a finished match."""
    iterations = whole_number("--budget", budget, 1, MAX_BUDGET)
    luck = read_seed(seed) or 0
    match = _finished(file)
    under_way = Analysing(match, iterations, luck)
    with Progress(console=progress_console, transient=True, disable=not shows_progress()) as progress:
        task = progress.add_task(say("analysing"), total=len(under_way.tasks))
        for done, _ in under_way:
            progress.update(task, completed=done)
    analysis = under_way.result()
    if as_json:
        show_json(_plain(match, analysis))
    else:
        _show(match, analysis)


def _finished(file: str) -> Match:
    """Read the match in a file; a file without a finished match is a usage error here."""
    try:
        match = load_match(file)
    except BadRecordError as error:
        raise BadOptionError("analysis-file", file=file, problem=error) from None
    if not match.is_over:
        raise BadOptionError("analysis-unfinished")
    return match


def _plain(match: Match, analysis: Analysis) -> dict[str, Any]:
    """Return the analysis as plain data, with the names of the players and the notation of the moves."""
    notation = match.game.catalogue.text
    moves = [
        {**move, "played_notation": notation(move["played"]), "better_notation": notation(move["better"])}
        for move in analysis.plain()["better_moves"]
    ]
    return {"players": match.names, **analysis.plain(), "better_moves": moves}


def _show(match: Match, analysis: Analysis) -> None:
    words = speech_of(match)
    console.print(_table(analysis, words))
    console.print()
    _show_swings(analysis, words)
    console.print()
    _show_better_moves(match, analysis, words)
    console.print()
    facts = {"engine": analysis.engine, "rules": analysis.rules_version, "seed": analysis.seed}
    out(say("analysis-facts", budget=analysis.budget, **facts))


def _table(analysis: Analysis, words: Words) -> Table:
    """Render one row for each turn: the position after it, the seat, and the win shares."""
    table = Table(say("column-position"), say("column-turn"), box=None, pad_edge=False)
    for name in words.names[: len(analysis.moments[0].shares)]:
        table.add_column(name, justify="right")
    for moment in analysis.moments:
        turn = say("analysis-start") if moment.seat is None else words.names[moment.seat]
        table.add_row(str(moment.at), turn, *(percent(words, share) for share in moment.shares))
    return table


def _show_swings(analysis: Analysis, words: Words) -> None:
    console.print(say("analysis-swings" if analysis.swings else "analysis-no-swings"), style="bold")
    shares = {moment.at: moment.shares for moment in analysis.moments}
    for each in analysis.swings:
        told = swing(words, each.seat, each.who, shares[each.start][each.who], shares[each.at][each.who])
        out(say("analysis-at", at=each.at, told=told))


def _show_better_moves(match: Match, analysis: Analysis, words: Words) -> None:
    some = bool(analysis.better_moves)
    console.print(say("analysis-better-moves" if some else "analysis-no-better-moves"), style="bold")
    for move in analysis.better_moves:
        state = state_at(match, move.at)
        played, better = (move.played, move.share_played), (move.better, move.share_better)
        told = " ".join(better_move(words, state, played, better))
        out(say("analysis-move", at=move.at, name=words.names[move.seat], told=told))
