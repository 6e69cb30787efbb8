"""The result of a finished match."""

from __future__ import annotations

from boardwright.server.tables.model import OVER
from boardwright.server.views.position import Position
from boardwright.text import offers
from boardwright.web import standing
from boardwright.web.pages import Result, ResultRow


def final_result(position: Position) -> Result | None:
    """Return the ranking, best first, with the sources of points and how ties were broken; None before the
    end.

    The deal of a match that continues another one cannot be verified.
    """
    table, match, words = position.table, position.match, position.words
    if table.status != OVER:
        return None
    seats = sorted(range(match.players), key=lambda seat: (match.ranking[seat], seat))
    return Result(
        rows=tuple(
            ResultRow(match.ranking[seat], seat, words.names[seat], match.scores[seat]) for seat in seats
        ),
        tie_break=" ".join(offers.ties(match, words)),
        tallies=standing.by_source(match.game.meta.id, words, match.game.points(match.state)),
        is_verified=position.viewer.verified,
        can_verify=not table.is_continued,
    )
