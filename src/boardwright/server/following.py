"""What happened between what a page shows and what it is about to show, for those who want to follow it."""

from __future__ import annotations

from typing import Final

from boardwright.core.match import Match
from boardwright.server.assets import asset
from boardwright.server.sitting import Looking, scene_of
from boardwright.server.story import Lines
from boardwright.web import boards
from boardwright.web.seen import Passed

MOST: Final = 8
"""So many decisions are shown one by one; what came before them is shown as done."""
FARTHEST: Final = 24
"""Whoever goes further at once does not want to see the way."""


def passed(match: Match, looking: Looking, viewer: int | None, at: int, texts: Lines) -> tuple[Passed, ...]:
    """The decisions behind the position that the page shows, up to the new one, each with the board after it;
    the last one without, as that is the board of the page itself."""
    since = looking.since
    if since is None or not since < at <= min(since + FARTHEST, len(match.steps)):
        return ()
    numbers = [number for number in range(since, at) if texts[number] or match.steps[number].seat >= 0]
    return tuple(
        Passed(
            number + 1,
            match.steps[number].seat if match.steps[number].seat >= 0 else None,
            texts[number],
            _board(match, viewer, number + 1, texts) if number != numbers[-1] else "",
        )
        for number in numbers[-MOST:]
    )


def _board(match: Match, viewer: int | None, at: int, texts: Lines) -> str:
    """The board at a position of the past, as it can be looked at anyway."""
    game = match.game
    step = match.steps[at - 1]
    decision = step.before.waiting[-1]
    touched = boards.touched(game, [(decision, step.action)] if not decision.together() else [])
    scene = scene_of(match, match.steps[at].before, viewer, texts.words)
    return boards.draw(game.meta.id, scene, {}, touched, asset("icons.svg"))
