"""Guided tours of the drawn boards: the target of each step, and the steps in the viewer's language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from boardwright import registry
from boardwright.text import Words
from boardwright.web.pages import TourStep


@dataclass(frozen=True)
class Step:
    """A step of a tour: its message and its target.

    A target is a place of the board by name or by prefix (`area-*`), another part of the drawing by class
    (`.shelf`), or a part of the page by id (`#r-dock`); of alternatives (`hand-*|player-0`) the first that
    exists. In names `{me}` is the seat of the viewer; spectators look from the first one.
    """

    message: str
    at: tuple[str, ...]


DOCK: Final = Step("dock", ("#r-dock",))


def steps_of(game_id: str) -> tuple[Step, ...]:
    """Return the steps of a game's tour, in order; a game without a tour has that of the dock alone."""
    part: Any = registry.plugin(game_id).part("tour")
    found: tuple[Step, ...] = part.STEPS if part is not None else (DOCK,)
    return found


@cache
def tour(game_id: str, language: str) -> tuple[TourStep, ...]:
    """Return the tour of a game in a language."""
    words = Words(language, registry.game(game_id), parts=("tour",))
    return tuple(
        TourStep(
            words.message(f"tour-{step.message}-head"),
            words.message(f"tour-{step.message}"),
            " ".join(step.at),
        )
        for step in steps_of(game_id)
    )
