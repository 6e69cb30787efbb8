"""The sentences of a log, for one language and one seat, made when they are first looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from boardwright.core.match import Match, Step
from boardwright.text import Words


class Lines(Sequence[tuple[str, ...]]):
    """The sentences of every step of a match, cached by step: a rewind keeps those before it."""

    def __init__(self, words: Words, seat: int | None) -> None:
        self.words = words
        self.seat = seat
        self.steps: list[Step] = []
        self.texts: list[tuple[str, ...] | None] = []

    def of(self, match: Match) -> Lines:
        """Make these the sentences of a match; those of its first steps stay, as far as they are the same."""
        same = min(len(self.steps), len(match.steps))
        while same and self.steps[same - 1] is not match.steps[same - 1]:
            same -= 1
        self.steps[same:] = match.steps[same:]
        self.texts[same:] = [None] * (len(match.steps) - same)
        return self

    def __len__(self) -> int:
        return len(self.steps)

    @overload
    def __getitem__(self, number: int) -> tuple[str, ...]: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[tuple[str, ...]]: ...
    def __getitem__(self, number: int | slice) -> tuple[str, ...] | Sequence[tuple[str, ...]]:
        if isinstance(number, slice):
            return [self[each] for each in range(*number.indices(len(self)))]
        found = self.texts[number]
        if found is None:
            found = self.texts[number] = sentences(self.steps[number], self.words, self.seat)
        return found


def sentences(step: Step, words: Words, seat: int | None) -> tuple[str, ...]:
    """Return the events of a step as a seat, or a spectator, may know them, in words."""
    known = (event.for_seat(seat) for event in step.events)
    return tuple(words.event(event) for event in known if event is not None)
