"""Gymnasium environment: one seat learns, bots hold the others.

After an import of this module, `gymnasium.make("boardwright/Belfort-v0", players=3, bots=("greedy",))`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from boardwright import registry
from boardwright.adapters.extras import extra
from boardwright.adapters.rendering import MODES, checked_mode, modes, rendered
from boardwright.adapters.table import Table, checked_reward, reset_needed
from boardwright.bots.base import Bot, fair_choice
from boardwright.bots.loading import Setting, checked_name, seated
from boardwright.bots.naming import NAMES
from boardwright.core.decision import NOBODY
from boardwright.core.errors import BadOptionError, UnknownNameError
from boardwright.core.options import checked_number

with extra("rl"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from boardwright.adapters.table import Mask

    Observation: TypeAlias = "NDArray[np.float32]"

NAMESPACE: Final = "boardwright"
VERSION: Final = 0
ROTATE: Final = "rotate"
ILLEGAL: Final = -1.0
Step: TypeAlias = "tuple[Observation, float, bool, bool, dict[str, Any]]"


class SeatEnv(gymnasium.Env["Observation", "np.int64"]):
    """A Gymnasium environment for one seat of a match against bots; every step is a decision of this seat.

    An illegal action ends the match with a reward of -1: a learner should ask `action_masks()` first.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: Sequence[str] = ("random",),
        *,
        seat: int | str = ROTATE,
        reward: str = "share",
        dense: bool = False,
        options: Mapping[str, object] | None = None,
        values: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        fewest = registry.game(game).meta.min_players
        self.table = Table(game, fewest if players is None else players, options, values)
        self.metadata = {**type(self).metadata, "render_modes": list(modes(game))}
        self.render_mode = checked_mode(game, render_mode)
        self.reward = checked_reward(reward)
        self.dense = dense
        self.names = _names(bots, self.table.players)
        self.fixed = _seat(seat, self.table.players)
        self.seat = self.fixed or 0
        self.bots: list[Bot] = []
        self.lucks: list[int] = []
        self.running = False
        self.before = 0.0
        found = self.table.layout
        self.observation_space = spaces.Box(found.low, found.high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.table.actions)

    def __repr__(self) -> str:
        told = f"seat {self.seat}" if self.running else "no match going on"
        return f"<SeatEnv {self.table.game.meta.id}, {self.table.players} players, {told}>"

    def __getstate__(self) -> dict[str, Any]:
        """Return the state without the bots: a copy seats them again, and a search starts from scratch."""
        return {**self.__dict__, "bots": []}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if self.running:
            self.bots = self._seated()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match and play to the first decision of the seat that learns."""
        self.running = False
        seed = None if seed is None else checked_number("seed", seed, 0)
        super().reset(seed=seed)
        if self.fixed is None:
            self.seat = (self.seat + 1 if seed is None else seed) % self.table.players
        self.table.begin(seed)
        self.lucks = [self.table.luck.bits() for _ in range(self.table.players)]
        self.bots = self._seated()
        self.before = 0.0
        self._let_others_play()
        self.running = not self.table.is_over
        return self.table.observation(self.seat), self._info()

    def step(self, action: np.int64) -> Step:
        """Take a decision for the seat that learns, then play to its next one.

        Raises `gymnasium.error.ResetNeeded` when no match is going on.
        """
        if not self.running:
            raise gymnasium.error.ResetNeeded(reset_needed())
        number = self.table.number(action)
        if number not in self.table.legal(self.seat):
            self.running = False
            return self.table.observation(self.seat), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.table.take(number)
        self._let_others_play()
        self.running = not self.table.is_over
        return self.table.observation(self.seat), self._earned(), self.table.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions, as `sb3_contrib.MaskablePPO` expects it."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """Render the table as the seat that learns sees it."""
        return None if self.render_mode is None else rendered(self.table, self.render_mode, self.seat)

    def _seated(self) -> list[Bot]:
        """Return the bots by seat; the one at the learner's seat is never asked."""
        setting = Setting(self.table.game, self.table.options, self.table.values)
        names = list(self.names)
        names.insert(self.seat, "random")
        return [
            seated(name, names[:place].count(name), setting, self.lucks[place])
            for place, name in enumerate(names)
        ]

    def _let_others_play(self) -> None:
        table = self.table
        while not table.is_over and table.to_act != self.seat:
            table.take(fair_choice(self.bots[table.to_act], table.game, table.state, table.luck))

    def _earned(self) -> float:
        """Return the reward of the end; with dense rewards, the change of the standings since the last one.

        With dense rewards, the change of the standings since the last one.
        """
        if not self.dense:
            return self.table.worth(self.reward)[self.seat] if self.table.is_over else 0.0
        now = self.table.worth(self.reward)[self.seat]
        earned, self.before = now - self.before, now
        return earned

    def _mask(self) -> Mask:
        """Return 1 for every legal action; all 0 when no match is going on."""
        return self.table.mask(self.seat if self.running else NOBODY)

    def _info(self) -> dict[str, Any]:
        found: dict[str, Any] = {"action_mask": self._mask(), "seat": self.seat}
        if self.table.is_over:
            table = self.table
            found |= {
                "scores": table.game.scores(table.state),
                "ranking": table.game.ranking(table.state),
                "share": table.worth("share")[self.seat],
            }
        return found


def _names(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """Return a bot for every other seat; one name is enough for all of them."""
    names: tuple[object, ...] = tuple(bots) if _are_several(bots) else (bots,)
    if len(names) == 1:
        names *= players - 1
    if len(names) != players - 1:
        raise BadOptionError("bots-for-seats", given=len(names), seats=players - 1)
    return tuple(_named(name) for name in names)


def _are_several(bots: object) -> bool:
    return isinstance(bots, Iterable) and not isinstance(bots, str)


def _named(name: object) -> str:
    if not isinstance(name, str):
        raise UnknownNameError("bot-unknown", bot=str(name)[:40], known=", ".join(NAMES))
    return checked_name(name)


def _seat(seat: object, players: int) -> int | None:
    """Return a fixed seat, or None for one that rotates with every match."""
    if isinstance(seat, str) and seat == ROTATE:
        return None
    try:
        return checked_number("seat", seat, 0, players - 1)
    except BadOptionError:
        raise BadOptionError("seat-or-rotate", given=str(seat)[:40], last=players - 1) from None


def env_id(game: str) -> str:
    """Return the id under which a game is registered.

    >>> env_id("caylus1303")
    'boardwright/Caylus1303-v0'
    """
    return f"{NAMESPACE}/{game.title().replace('_', '')}-v{VERSION}"


def register() -> None:
    """Register all games with `gymnasium.make`."""
    for game in registry.ids():
        gymnasium.register(env_id(game), entry_point=f"{__name__}:SeatEnv", kwargs={"game": game})


register()
