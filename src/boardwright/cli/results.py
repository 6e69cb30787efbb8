"""Scores and places in words."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.language import say
from boardwright.core.match import Match
from boardwright.text import Words
from boardwright.text.offers import ties


def result(match: Match, words: Words) -> RenderableType:
    """Render the result of a match, best first, with the sources of points; or that it is not over."""
    if not match.is_over:
        name = words.names[match.to_act] if match.to_act >= 0 else words.message("seat-chance")
        return Text(say("not-over", seat=name))
    lines: list[RenderableType] = [Text(say("result"), style="bold"), _points(match, words), Text()]
    lines += [Text(line) for line in ties(match, words)]
    winners = [words.names[seat] for seat in range(match.players) if match.ranking[seat] == 1]
    won = say("winner", name=winners[0]) if len(winners) == 1 else say("winners", names=", ".join(winners))
    return Group(*lines, Text(won, style="bold"))


def _points(match: Match, words: Words) -> Table:
    """Render one column for each seat, best first, and one row for each source of points."""
    seats = sorted(range(match.players), key=lambda seat: match.ranking[seat])
    points = match.game.points(match.state)
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for seat in seats:
        table.add_column(f"{match.ranking[seat]}. {words.names[seat]}", justify="right")
    for source in points[0]:
        amounts = [points[seat][source] for seat in seats]
        if any(amounts):
            table.add_row(words.message(f"source-{source}"), *(str(amount or "·") for amount in amounts))
    table.add_row(say("total"), *(str(match.scores[seat]) for seat in seats), style="bold")
    return table
