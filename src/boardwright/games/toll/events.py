"""What happens in a match, for log and animation."""

from dataclasses import dataclass

from boardwright.core.events import Event
from boardwright.games.toll.terms import Building


@dataclass(frozen=True)
class Begins(Event):
    """The seat that was drawn to begin."""

    seat: int


@dataclass(frozen=True)
class GotErrand(Event):
    """A secret errand, known to its owner."""

    seat: int
    building: Building

    def for_seat(self, viewer: int | None) -> Event:
        """Others learn only that an errand was dealt."""
        return self if viewer == self.seat else GotSomeErrand(self.seat)


@dataclass(frozen=True)
class GotSomeErrand(Event):
    """The veiled form of GotErrand."""

    seat: int


@dataclass(frozen=True)
class RoundBegins(Event):
    """A round begins."""

    number: int


@dataclass(frozen=True)
class Received(Event):
    """Income."""

    seat: int
    gold: int


@dataclass(frozen=True)
class PaidToll(Event):
    """The toll paid, and the gold that was missing."""

    seat: int
    gold: int
    missing: int


@dataclass(frozen=True)
class Built(Event):
    """A building was bought and scored."""

    seat: int
    building: Building
    gold: int
    points: int


@dataclass(frozen=True)
class BuiltNothing(Event):
    """A player passed."""

    seat: int


@dataclass(frozen=True)
class ErrandShown(Event):
    """At the end, an errand and what it brought."""

    seat: int
    building: Building
    points: int

    def reveals(self) -> bool:
        """A secret is shown."""
        return True


@dataclass(frozen=True)
class Gold:
    """An amount of gold."""

    gold: int
