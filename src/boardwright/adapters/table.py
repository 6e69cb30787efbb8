"""A match as learning programs meet it: numbers in, numbers out, and chance dealt from a seed."""

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
    """One match after the other: what lies on the table, who is asked, and what the end is worth.

    Nothing of the past is kept, so that playing is quick. Without a seed, a match goes on with the luck of
    the one before it.
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        tables: Mapping[str, object] | None = None,
    ) -> None:
        self.game = registry.game(game)
        self.players = checked_players(self.game.meta, players)
        self.options = completed(self.game.meta, self.players, {} if options is None else options)
        changes = {} if tables is None else checked_mapping("tables", tables)
        self.tables = table_checks.replaced(self.game.printed, changes)
        self.layout = layout(game, self.players)
        self.actions = len(self.game.catalogue)
        self.luck = Random(secrets.randbelow(SEEDS))
        self.state: State = self.game.new(self.players, self.options, self.tables)

    def __repr__(self) -> str:
        return f"<Table {self.game.meta.id}, {self.players} players>"

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """What never changes is shared."""
        copied = object.__new__(type(self))
        copied.__dict__.update(self.__dict__)
        copied.state = self.game.clone(self.state)
        copied.luck = deepcopy(self.luck)
        return copied

    def __reduce__(self) -> tuple[type[Table], tuple[Any, ...], tuple[str, Random]]:
        """A table is made again where it arrives; what lies on it travels as a position."""
        made_of = (self.game.meta.id, self.players, self.options, self.tables)
        return type(self), made_of, (self.game.position(self.state), self.luck)

    def __setstate__(self, laid: tuple[str, Random]) -> None:
        position, self.luck = laid
        self.state = self.game.from_position(position, self.options, self.tables)

    def begin(self, seed: int | None = None) -> None:
        """A new match at its first decision; the same seed gives the same one."""
        if seed is not None:
            self.luck = Random(checked_number("seed", seed, 0))
        self.state = self.game.new(self.players, self.options, self.tables)
        deal(self.game, self.state, self.luck)

    @property
    def to_act(self) -> int:
        """The seat that decides now; NOBODY after the end."""
        return self.game.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.game.is_over(self.state)

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now; nothing when another one is asked."""
        return self.game.legal(self.state) if seat == self.to_act else []

    def mask(self, seat: int) -> Mask:
        """1 for everything that a seat may do now."""
        np: Any = needed("numpy", "rl")
        found: Mask = np.zeros(self.actions, np.int8)
        found[self.legal(seat)] = 1
        return found

    def observation(self, seat: int) -> Array:
        """What a seat may know."""
        return observe(self.game, self.state, seat, self.layout)

    def number(self, action: object) -> int:
        """An action as a plain number, legal or not; raises IllegalActionError for what is no number."""
        number = whole(action)
        if number is None:
            given, last = str(action)[:40], str(self.actions - 1)
            raise IllegalActionError("number-wanted", option="action", given=given, low="0", high=last)
        return number

    def take(self, action: int) -> None:
        """A decision for whoever is asked, and what chance deals behind it; raises IllegalActionError."""
        checked_apply(self.game, self.state, action)
        deal(self.game, self.state, self.luck)

    def worth(self, reward: str) -> list[float]:
        """What the standings are worth to every seat; see `checked_reward` for the kinds."""
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
        """The table as a match that can be drawn; it has no past."""
        shown = Match(self.game, self.players, None, self.options, self.tables)
        shown.state = self.state
        return shown


def checked_reward(reward: str) -> str:
    """A kind of reward: share of victory, rank, or difference of points; raises BadOptionError."""
    return checked_choice(reward, REWARDS)


def checked_choice(given: object, known: Sequence[str]) -> str:
    """One of the words that are known; raises BadOptionError with them."""
    if not isinstance(given, str) or given not in known:
        raise BadOptionError("setting-unknown", given=str(given)[:40], known=", ".join(known))
    return given


def reset_needed() -> str:
    """What is said to whoever goes on with a match that is not there."""
    return str(BadOptionError("reset-needed"))
