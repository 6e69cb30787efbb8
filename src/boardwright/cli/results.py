"""Scores and places in words."""

from __future__ import annotations

from boardwright.cli.language import say
from boardwright.core.match import Match
from boardwright.text import Words


def result_lines(match: Match, speech: Words) -> list[str]:
    """The result of a match, best first, and where the points came from; or that it goes on."""
    if not match.is_over:
        return ["", say("not-over", seat=speech.names[max(0, match.to_act)])]
    lines = ["", say("result")]
    points = match.game.points(match.state)
    for seat in sorted(range(match.players), key=lambda s: match.ranking[s]):
        sources = ", ".join(
            f"{speech.message(f'source-{source}')} {amount:+d}"
            for source, amount in points[seat].items()
            if amount
        )
        lines.append(
            say(
                "result-line",
                place=match.ranking[seat],
                name=speech.names[seat],
                points=match.scores[seat],
                sources=sources or "-",
            )
        )
    winners = [speech.names[seat] for seat in range(match.players) if match.ranking[seat] == 1]
    lines.append(
        say("winner", name=winners[0]) if len(winners) == 1 else say("winners", names=", ".join(winners))
    )
    return lines
