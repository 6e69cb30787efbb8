"""What can be asked of a match at any moment, and one step of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from boardwright.core.decision import CHANCE, NOBODY
from boardwright.core.events import Event
from boardwright.core.game import State
from boardwright.core.play import AnyGame


@dataclass(frozen=True)
class Step:
    """One decision of the current line: who took it, what it was, and what happened."""

    seat: int
    action: int
    before: State = field(repr=False, hash=False)
    events: tuple[Event, ...]
    entry: int
    forced: bool

    @property
    def is_barrier(self) -> bool:
        """Whether undo stops behind this step: chance acted, or a secret was shown."""
        return self.seat == CHANCE or any(event.reveals() for event in self.events)


class Standing:
    """A game and a state of it: who decides what, and how it stands."""

    game: AnyGame
    state: State

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.state.seats

    @property
    def to_act(self) -> int:
        """The seat that decides now, CHANCE, or NOBODY when it is over."""
        return self.game.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.to_act == NOBODY

    @property
    def legal(self) -> list[int]:
        """The ids that may be played now."""
        return self.game.legal(self.state)

    @property
    def choices(self) -> dict[str, int]:
        """The legal actions by their notation."""
        return {self.game.catalogue.text(action): action for action in self.legal}

    @property
    def scores(self) -> list[int]:
        """Points of every seat, now."""
        return self.game.scores(self.state)

    @property
    def points(self) -> list[dict[str, int]]:
        """Where every point of every seat came from, by source; each sum is the score."""
        return self.game.points(self.state)

    @property
    def winners(self) -> list[int]:
        """The seats in first place once the match is over, several after a tie; nobody before."""
        return [seat for seat, place in enumerate(self.ranking) if place == 1] if self.is_over else []

    @property
    def ranking(self) -> list[int]:
        """The place of every seat, now."""
        return self.game.ranking(self.state)
