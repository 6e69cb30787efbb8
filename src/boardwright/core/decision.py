"""A moment when someone must choose, held as plain frozen data on the state's stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from boardwright.core.events import Log
from boardwright.core.random import Random
from boardwright.core.reasons import NOT_NOW, Reason

CHANCE: Final = -1
NOBODY: Final = -2

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One question to one seat. Never changed once made; an unfinished one pushes its successor.

    A subclass whose constructor takes more than the seat takes plain ints and lists them again in `data`,
    so that a decision can be written down and made anew.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(str(number) for number in (self.seat, *self.data()))})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision) or type(self) is not type(other):
            return False
        return self.seat == other.seat and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.seat, self.data()))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.seat, *self.data())

    def data(self) -> tuple[int, ...]:
        """What the constructor takes behind the seat."""
        return ()

    def offers(self) -> Sequence[int]:
        """Every id that a decision of this class could ever offer; `why_not` is specific for all of them."""
        return ()

    def together(self) -> bool:
        """Whether the seats asked next to each other on the stack choose secretly and at the same time."""
        return False

    def public_name(self) -> str:
        """The name under which other seats see this decision; hides which part of a secret choice it is."""
        return type(self).__name__

    def legal(self, state: S) -> list[int]:
        """Catalogue numbers, ascending, never empty. Changes nothing."""
        return []

    def is_even(self) -> bool:
        """Whether all legal ids of a chance decision are equally likely: then weights need not be asked."""
        return True

    def weights(self, state: S) -> list[int]:
        """At a chance decision, one positive weight for each legal id."""
        return [1] * len(self.legal(state))

    def drawn(self, state: S, draw: Random) -> int:
        """What chance takes; where the list is long, a subclass may find one of its ids without making it."""
        legal = self.legal(state)
        if len(legal) == 1:
            return legal[0]
        return legal[draw.below(len(legal)) if self.is_even() else draw.weighted(self.weights(state))]

    def why_not(self, state: S, action: int) -> Reason:
        """Why an id that is not legal now is not; asked only for such ids."""
        return Reason("chance-impossible" if self.seat == CHANCE and action in self.offers() else NOT_NOW)

    def apply(self, state: S, action: int, log: Log | None) -> None:
        """Carry out a legal id; this decision has been taken off the stack before."""
