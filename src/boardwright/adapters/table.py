"""A match for learning programs: numbers in, numbers out, and chance dealt from a seed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from boardwright import registry
from boardwright.adapters.extras import needed
from boardwright.adapters.observation import layout, observe
from boardwright.core import tables as table_checks
from boardwright.core.errors import BadOptionError, IllegalActionError
from boardwright.core.game import State
from boardwright.core.match import Match
from boardwright.core.options import checked_mapping, checked_number, checked_players, completed, whole
from boardwright.core.play import checked_apply, deal
from boardwright.core.random import Random

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from boardwright.adapters.observation import Array

    Mask: TypeAlias = "NDArray[numpy.int8]"

SEEDS: Final = 2**31
REWARDS: Final = ("share", "rank", "difference")
HUNDRED: Final = 100.0


class Table:
    """A sequence of matches: the state, the seat to act, and the rewards.

    No history is kept, so that playing is quick. Without a seed, a match continues the random numbers of the
    one before it.
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        values: Mapping[str, object] | None = None,
    ) -> None:
        self.game = registry.game(game)
        self.players = checked_players(self.game.meta, players)
        self.options = completed(self.game.meta, self.players, {} if options is None else options)
        changes = {} if values is None else checked_mapping("values", values)
        self.values = table_checks.replaced(self.game.printed, changes)
        self.layout = layout(game, self.players)
        self.actions = len(self.game.catalogue)
        self.luck = Random(secrets.randbelow(SEEDS))
        self.state: State = self.game.new(self.players, self.options, self.values)

    def __repr__(self) -> str:
        return f"<Table {self.game.meta.id}, {self.players} players>"

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """Copy the table; immutable parts are shared."""
        copied = object.__new__(type(self))
        copied.__dict__.update(self.__dict__)
        copied.state = self.game.clone(self.state)
        copied.luck = deepcopy(self.luck)
        return copied

    def __reduce__(self) -> tuple[type[Table], tuple[Any, ...], tuple[str, Random]]:
        """Pickle the table by its arguments; the state travels as a position."""
        made_of = (self.game.meta.id, self.players, self.options, self.values)
        return type(self), made_of, (self.game.position(self.state), self.luck)

    def __setstate__(self, laid: tuple[str, Random]) -> None:
        position, self.luck = laid
        self.state = self.game.from_position(position, self.options, self.values)

    def begin(self, seed: int | None = None) -> None:
        """Begin a match at its first decision; the same seed gives the same one."""
        if seed is not None:
            self.luck = Random(checked_number("seed", seed, 0))
        self.state = self.game.new(self.players, self.options, self.values)
        deal(self.game, self.state, self.luck)

    @property
    def to_act(self) -> int:
        """The seat to act; `NOBODY` after the end."""
        return self.game.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.game.is_over(self.state)

    def legal(self, seat: int) -> list[int]:
        """Return the legal ids of a seat; empty when another one is to act."""
        return self.game.legal(self.state) if seat == self.to_act else []

    def mask(self, seat: int) -> Mask:
        """Return 1 for every legal action of a seat."""
        np: Any = needed("numpy", "rl")
        found: Mask = np.zeros(self.actions, np.int8)
        found[self.legal(seat)] = 1
        return found

    def observation(self, seat: int) -> Array:
        """Return the observation of a seat."""
        return observe(self.game, self.state, seat, self.layout)

    def number(self, action: object) -> int:
        """Convert an action to a plain number, legal or not; raises IllegalActionError for anything else."""
        number = whole(action)
        if number is None:
            given, last = str(action)[:40], str(self.actions - 1)
            raise IllegalActionError("number-wanted", option="action", given=given, low="0", high=last)
        return number

    def take(self, action: int) -> None:
        """Take a decision for the seat to act, then deal chance; raises IllegalActionError."""
        checked_apply(self.game, self.state, action)
        deal(self.game, self.state, self.luck)

    def worth(self, reward: str) -> list[float]:
        """Return the reward of the present standings for every seat; see `checked_reward` for the kinds."""
        if reward == "difference":
            scores = self.game.scores(self.state)
            others = [max(s for o, s in enumerate(scores) if o != seat) for seat in range(self.players)]
            return [(own - other) / HUNDRED for own, other in zip(scores, others, strict=True)]
        places = self.game.ranking(self.state)
        if reward == "share":
            return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
        shared = [place + (places.count(place) - 1) / 2 for place in places]
        return [1.0 - 2.0 * (place - 1) / (self.players - 1) for place in shared]

    def match(self) -> Match:
        """Return the table as a match that can be drawn; it has no history."""
        shown = Match(self.game, self.players, None, self.options, self.values)
        shown.state = self.state
        return shown


def checked_reward(reward: str) -> str:
    """Check a kind of reward: share of victory, rank, or difference of points; raises BadOptionError."""
    return checked_choice(reward, REWARDS)


def checked_choice(given: object, known: Sequence[str]) -> str:
    """Check that a word is one of the known ones; raises BadOptionError with them."""
    if not isinstance(given, str) or given not in known:
        raise BadOptionError("setting-unknown", given=str(given)[:40], known=", ".join(known))
    return given


def reset_needed() -> str:
    """Return the error message for a step without a match."""
    return str(BadOptionError("reset-needed"))
