"""Replay on a page: the positions to step to, and the steps to animate since the last one shown."""

from __future__ import annotations

from typing import Any, Final

from boardwright.core.decision import CHANCE
from boardwright.core.match import Match
from boardwright.server.tables.model import OVER
from boardwright.server.views.position import Position, scene_of
from boardwright.web import assets, boards
from boardwright.web.pages import Passed, Scrub
from boardwright.web.svg.targets import touched_places

MAX_ANIMATED: Final = 8
"""The number of steps that are animated one by one; those before them are shown as done."""
MAX_DISTANCE: Final = 24
"""Nothing is animated when the new position is further away than this."""


def replay_fields(position: Position) -> dict[str, Any]:
    """Return the place of the page in the match, the positions to go to, and the steps to animate."""
    return {"at": position.at, "passed": _passed(position), "scrub": _scrub(position)}


def _passed(position: Position) -> tuple[Passed, ...]:
    """Return the steps from the position that the page shows to the new one, each with the board after it.

    The last one comes without: its board is that of the page itself.
    """
    since, at, steps, lines = position.viewer.since, position.at, position.match.steps, position.lines
    if since is None or not since < at <= min(since + MAX_DISTANCE, len(steps)):
        return ()
    numbers = [number for number in range(since, at) if lines[number] or steps[number].seat >= 0]
    return tuple(
        Passed(
            number + 1,
            steps[number].seat if steps[number].seat >= 0 else None,
            lines[number],
            _board(position, number + 1) if number != numbers[-1] else "",
        )
        for number in numbers[-MAX_ANIMATED:]
    )


def _board(position: Position, at: int) -> str:
    """Draw the board of the past after `at` steps, with the places of the last step."""
    match = position.match
    step = match.steps[at - 1]
    decision = step.before.waiting[-1]
    touched = touched_places(match.game, [(decision, step.action)] if not decision.together() else [])
    scene = scene_of(match, match.steps[at].before, position.scene.seat, position.words)
    return boards.draw(match.game.meta.id, scene, {}, touched, assets.root())


def _scrub(position: Position) -> Scrub:
    """Return the positions to which the page can step from the one that is shown."""
    match, last = position.match, len(position.match.steps)
    at = last if position.is_live else position.at
    starts = _turn_starts(match)
    return Scrub(
        at=at,
        last=last,
        is_live=position.is_live,
        previous=max(0, at - 1),
        following=min(last, at + 1),
        previous_turn=max((start for start in starts if start < at), default=0),
        following_turn=min((start for start in starts if start > at), default=last),
        viewpoint=position.viewer.viewpoint,
        viewpoints=tuple(range(match.players)) if position.table.status == OVER else (),
    )


def _turn_starts(match: Match) -> list[int]:
    """Return the positions at which another seat begins to decide."""
    found = []
    before: int | None = None
    for number, step in enumerate(match.steps):
        if step.seat >= 0 and step.seat != before:
            found.append(number)
            before = step.seat
    return found


def just_done(match: Match, at: int | None) -> frozenset[str]:
    """Return the places of the last turn before a position, without those of secret choices."""
    steps = match.steps if at is None else match.steps[:at]
    last = next((step.seat for step in reversed(steps) if step.seat >= 0), CHANCE)
    found: list[tuple[object, int]] = []
    for step in reversed(steps):
        if step.seat >= 0 and step.seat != last:
            break
        if step.seat == last and not step.before.waiting[-1].together():
            found.append((step.before.waiting[-1], step.action))
    return touched_places(match.game, found)
