"""The search on a page: the analysis of a finished match as a curve, and hints."""

from __future__ import annotations

from typing import Any

from boardwright.core.match import Match
from boardwright.lab.analysis import Analysis, state_at
from boardwright.server.tables.model import OVER, Table
from boardwright.server.tables.turns import is_revealing
from boardwright.server.views.viewer import Viewer, words_of
from boardwright.server.workers.analyses import Analyses
from boardwright.text import Words
from boardwright.text.analyses import better_move, percent, swing
from boardwright.web.chart import Curve, CurveMark, CurveMove, CurveStop, Review, across, down, line, strips
from boardwright.web.pages import HintBox


def analysis_fields(
    analyses: Analyses, found: Analysis | None, table: Table, viewer: Viewer
) -> dict[str, Any]:
    """Return the fields of the search: hints in a training match, the analysis `found` of a finished one."""
    if viewer.curtain is not None:
        return {"is_training": table.is_training}
    words = words_of(table, viewer.language)
    return {
        "is_training": table.is_training,
        "can_hint": can_hint(table, viewer),
        "hint": _hint(table, viewer, words),
        "review": _review(analyses, found, table, viewer, words) if table.status == OVER else None,
    }


def can_hint(table: Table, viewer: Viewer) -> bool:
    """Return whether the viewer can ask for a hint: in training, on their turn, if there is a choice."""
    seat, match = viewer.seat, viewer.drafted
    if seat is None or match is None or table.match is None or viewer.at is not None:
        return False
    if not table.is_training or not table.is_alone or seat not in table.to_act():
        return False
    return match.to_act == seat and not is_revealing(table.match, match) and len(match.legal) > 1


def _hint(table: Table, viewer: Viewer, words: Words) -> HintBox | None:
    """Return the hint that was given in this position, in words."""
    if viewer.hint is None or viewer.drafted is None or not can_hint(table, viewer):
        return None
    state = viewer.drafted.state
    first, *others = (
        {"choice": words.action(state, action), "share": percent(words, share)}
        for action, share in viewer.hint.thoughts
    )
    lines = [words.message("server-hint-other", **each) for each in others]
    return HintBox(viewer.hint.action, words.message("server-hint", **first), tuple(lines))


def _review(analyses: Analyses, found: Analysis | None, table: Table, viewer: Viewer, words: Words) -> Review:
    """Return the analysis of a finished match, or its progress."""
    assert table.match is not None
    progress = analyses.under_way.get(table.id)
    return Review(
        curve=curve(table.match, found, viewer, words) if found is not None else None,
        done=progress.done if progress else 0,
        total=progress.total if progress else 0,
        is_under_way=progress is not None,
        can_begin=progress is None and (found is None or analyses.is_old(found)),
        can_stop=progress is not None and progress.is_asked_by(viewer.party),
    )


def curve(match: Match, found: Analysis, viewer: Viewer, words: Words) -> Curve:
    """Return the curve of win shares with its swings and better moves, in words."""
    last = len(match.steps)
    facts = {"engine": found.engine, "rules": found.rules_version, "seed": found.seed}
    places = [moment.at for moment in found.moments]
    return Curve(
        lines=tuple(
            line(seat, [(moment.at, moment.shares[seat]) for moment in found.moments], last)
            for seat in range(match.players)
        ),
        stops=tuple(
            CurveStop(moment.at, x, width, _turn(moment.seat, words), _shares(moment.shares, words))
            for moment, (x, width) in zip(found.moments, strips(places, last), strict=True)
        ),
        marks=_marks(found, last, words),
        moves=_moves(match, found, words),
        now=across(last if viewer.at is None else viewer.at, last),
        facts=words.message("cli-analysis-facts", budget=found.budget, **facts),
    )


def _turn(seat: int | None, words: Words) -> str:
    return words.message("cli-analysis-start") if seat is None else words.names[seat]


def _shares(shares: tuple[float, ...], words: Words) -> tuple[str, ...]:
    return tuple(percent(words, share) for share in shares)


def _marks(found: Analysis, last: int, words: Words) -> tuple[CurveMark, ...]:
    shares = {moment.at: moment.shares for moment in found.moments}
    marks = []
    for number, each in enumerate(found.swings, start=1):
        before, after = shares[each.start][each.who], shares[each.at][each.who]
        text = swing(words, each.seat, each.who, before, after)
        marks.append(CurveMark(number, each.at, each.who, across(each.at, last), down(after), text))
    return tuple(marks)


def _moves(match: Match, found: Analysis, words: Words) -> tuple[CurveMove, ...]:
    return tuple(
        CurveMove(
            move.at,
            move.seat,
            better_move(
                words,
                state_at(match, move.at),
                (move.played, move.share_played),
                (move.better, move.share_better),
            ),
        )
        for move in found.better_moves
    )
