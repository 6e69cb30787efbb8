"""What a page tells of the judgement of the search: the analysis of a finished match, and hints."""

from __future__ import annotations

from typing import Any

from boardwright.core.match import Match
from boardwright.lab.analysis import Analysis, state_at
from boardwright.server.hinting import Hint
from boardwright.server.seeing import words_of
from boardwright.server.service import Service
from boardwright.server.sitting import Looking
from boardwright.server.table import OVER, Table, is_revealing
from boardwright.text import Words
from boardwright.text.analyses import better_move, percent, swing
from boardwright.web.curve import Curve, CurveMark, CurveMove, CurveStop, Review, across, down, line, strips
from boardwright.web.seen import HintBox


async def judged(service: Service, table: Table, looking: Looking) -> dict[str, Any]:
    """What the page of a table shows of it."""
    if looking.curtain is not None:
        return {"is_training": table.is_training}
    words = words_of(table, looking.language)
    return {
        "is_training": table.is_training,
        "can_hint": can_hint(table, looking),
        "hint": told_hint(table, looking, words),
        "review": await review(service, table, looking, words) if table.status == OVER else None,
    }


def can_hint(table: Table, looking: Looking) -> bool:
    """Whether a hint is to be had: in training, on one's turn, where there is a choice."""
    seat = looking.seat
    if seat is None or looking.at is not None or not table.is_training or not table.is_alone:
        return False
    if seat not in table.to_act():
        return False
    match = table.drafted(seat)
    return match.to_act == seat and not is_revealing(table, match) and len(match.legal) > 1


def told_hint(table: Table, looking: Looking, words: Words) -> HintBox | None:
    """The hint that was given here, in words."""
    hint: Hint | None = looking.hint
    if hint is None or looking.seat is None or not can_hint(table, looking):
        return None
    state = table.drafted(looking.seat).state
    first, *others = (
        {"choice": words.action(state, action), "share": percent(words, share)}
        for action, share in hint.thoughts
    )
    lines = [words.message("server-hint-other", **each) for each in others]
    return HintBox(hint.action, words.message("server-hint", **first), tuple(lines))


async def review(service: Service, table: Table, looking: Looking, words: Words) -> Review:
    """The analysis of a finished match, as far as it is there."""
    assert table.match is not None
    found = await service.analyses.of(table)
    under_way = service.analyses.under_way.get(table.id)
    return Review(
        curve=curve(table.match, found, looking, words) if found is not None else None,
        done=under_way.done if under_way else 0,
        total=under_way.total if under_way else 0,
        is_under_way=under_way is not None,
        can_begin=under_way is None and (found is None or service.analyses.is_old(found)),
    )


def curve(match: Match, found: Analysis, looking: Looking, words: Words) -> Curve:
    """The curve, and everything on it in words."""
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
        now=across(last if looking.at is None else looking.at, last),
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
        told = swing(words, each.seat, each.who, before, after)
        marks.append(CurveMark(number, each.at, each.who, across(each.at, last), down(after), told))
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
