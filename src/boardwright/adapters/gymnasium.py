"""Gymnasium: one seat learns, bots hold the others.

After an import of this module, `gymnasium.make("boardwright/Belfort-v0", players=3, bots=("greedy",))`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from boardwright import registry
from boardwright.adapters.extras import extra
from boardwright.adapters.rendering import MODES, checked_mode, rendered
from boardwright.adapters.table import Table, checked_reward
from boardwright.bots.base import Bot, fair_choice
from boardwright.bots.loading import Setting, checked_name, seated
from boardwright.core.errors import BadOptionError

with extra("rl"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Observation: TypeAlias = "NDArray[np.float32]"

NAMESPACE: Final = "boardwright"
VERSION: Final = 0
ROTATE: Final = "rotate"
ILLEGAL: Final = -1.0
Step: TypeAlias = "tuple[Observation, float, bool, bool, dict[str, Any]]"


class SeatEnv(gymnasium.Env["Observation", "np.int64"]):
    """One seat of a match against bots; every step is a decision of this seat.

    An illegal action ends the match with a reward of -1: whoever learns should ask `action_masks()` first.
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
        tables: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        fewest = registry.game(game).meta.min_players
        self.table = Table(game, fewest if players is None else players, options, tables)
        self.render_mode = checked_mode(render_mode)
        self.reward = checked_reward(reward)
        self.dense = dense
        self.names = _names(bots, self.table.players)
        self.fixed = _seat(seat, self.table.players)
        self.seat = self.fixed or 0
        self.bots: list[Bot] = []
        self.before = 0.0
        found = self.table.layout
        self.observation_space = spaces.Box(found.low, found.high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, played on to the first decision of the seat that learns."""
        super().reset(seed=seed)
        if self.fixed is None:
            self.seat = (self.seat + 1 if seed is None else seed) % self.table.players
        self.table.begin(seed)
        self.bots = self._seated()
        self.before = 0.0
        self._let_others_play()
        return self.table.observation(self.seat), self._info()

    def step(self, action: np.int64) -> Step:
        """A decision of the seat that learns, then those of the others up to its next one."""
        if int(action) not in self.table.legal(self.seat):
            return self.table.observation(self.seat), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.table.take(int(action))
        self._let_others_play()
        return self.table.observation(self.seat), self._earned(), self.table.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as `sb3_contrib.MaskablePPO` asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as the seat that learns sees it."""
        return None if self.render_mode is None else rendered(self.table, self.render_mode, self.seat)

    def _seated(self) -> list[Bot]:
        """The bots by seat; the one at the own seat is never asked."""
        setting = Setting(self.table.game, self.table.options, self.table.tables)
        names = list(self.names)
        names.insert(self.seat, "random")
        return [
            seated(name, names[:place].count(name), setting, self.table.luck.bits())
            for place, name in enumerate(names)
        ]

    def _let_others_play(self) -> None:
        table = self.table
        while not table.is_over and table.to_act != self.seat:
            table.take(fair_choice(self.bots[table.to_act], table.game, table.state, table.luck))

    def _earned(self) -> float:
        """What the end is worth; with dense rewards, what the standings have gained since the last one."""
        if not self.dense:
            return self.table.worth(self.reward)[self.seat] if self.table.is_over else 0.0
        now = self.table.worth(self.reward)[self.seat]
        earned, self.before = now - self.before, now
        return earned

    def _info(self) -> dict[str, Any]:
        found: dict[str, Any] = {"action_mask": self.table.mask(self.seat), "seat": self.seat}
        if self.table.is_over:
            table = self.table
            found |= {
                "scores": table.game.scores(table.state),
                "ranking": table.game.ranking(table.state),
                "share": table.worth("share")[self.seat],
            }
        return found


def _names(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for every other seat; one name is enough for all of them."""
    names = (bots,) if isinstance(bots, str) else tuple(bots)
    if len(names) == 1:
        names *= players - 1
    if len(names) != players - 1:
        raise BadOptionError("bots-for-seats", given=len(names), seats=players - 1)
    return tuple(checked_name(name) for name in names)


def _seat(seat: int | str, players: int) -> int | None:
    """A fixed seat, or None for one that moves on with every match."""
    if seat == ROTATE:
        return None
    if not isinstance(seat, int) or not 0 <= seat < players:
        raise BadOptionError("seat-out-of-range", number=seat, players=players)
    return seat


def env_id(game: str) -> str:
    """The id under which a game is registered.

    >>> env_id("caylus1303")
    'boardwright/Caylus1303-v0'
    """
    return f"{NAMESPACE}/{game.title().replace('_', '')}-v{VERSION}"


def register() -> None:
    """Make all games known to `gymnasium.make`."""
    for game in registry.GAMES:
        gymnasium.register(env_id(game), entry_point=f"{__name__}:SeatEnv", kwargs={"game": game})


register()
