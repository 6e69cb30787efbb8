"""PettingZoo environment: every seat is an agent, and they act one after another.

`env("belfort", players=3)` is the environment as PettingZoo's own games are wrapped; after an import of this
module it is also `pettingzoo.make("aec", "boardwright/belfort_v0", players=3)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from boardwright import registry
from boardwright.adapters.extras import extra
from boardwright.adapters.rendering import MODES, checked_mode, modes, rendered
from boardwright.adapters.table import Table, checked_choice, checked_reward, reset_needed
from boardwright.core.errors import UnknownNameError
from boardwright.core.options import checked_number

with extra("rl"):
    import pettingzoo
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

NAMESPACE: Final = "boardwright"
VERSION: Final = 0
# An illegal action ends the match for all, at a cost for that seat, or is replaced by any legal one.
ENDS: Final = "ends"
REPLACED: Final = "replaced"
ILLEGAL_REWARD: Final = -1.0


class TableEnv(pettingzoo.AECEnv):
    """A PettingZoo environment: every seat is an agent, player_0 first; chance is dealt by the environment.

    Chance is dealt by the environment.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = "share",
        illegal: str = ENDS,
        max_cycles: int | None = None,
        options: Mapping[str, object] | None = None,
        values: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        render_seat: int | None = None,
    ) -> None:
        super().__init__()
        fewest = registry.game(game).meta.min_players
        self.table = Table(game, fewest if players is None else players, options, values)
        named = {"name": f"{game}_v{VERSION}", "render_modes": list(modes(game))}
        self.metadata = {**type(self).metadata, **named}
        self.reward = checked_reward(reward)
        self.illegal = checked_choice(illegal, (ENDS, REPLACED))
        self.max_cycles = None if max_cycles is None else checked_number("max_cycles", max_cycles, 1)
        self.render_mode = checked_mode(game, render_mode)
        self.render_seat = render_seat
        if render_seat is not None:
            self.render_seat = checked_number("render_seat", render_seat, 0, self.table.players - 1)
        self.cycles = 0
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}

    def __repr__(self) -> str:
        going_on = self.agents and not self._is_dead()
        told = f"to act: {self.agent_selection}" if going_on else "no match going on"
        return f"<TableEnv {self.metadata['name']}, {self.table.players} players, {told}>"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observation space of an agent."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action space: the whole catalogue of the game."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; `options` are not used, those of the match are given to the constructor."""
        self.table.begin(seed)
        self.cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.to_act]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the observation of an agent, with its action mask: all 0 while another one is to act."""
        seat = self.possible_agents.index(self._known(agent))
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Take a decision for the agent to act.

        Raises IllegalActionError if illegal actions are not replaced, and `gymnasium.error.ResetNeeded` when
        no match is going on.
        """
        if not self.agents:
            raise ResetNeeded(reset_needed())
        if self._is_dead():
            self._was_dead_step(action)
            return
        self.table.take(self._legal(self.table.number(action)))
        self.cycles += 1
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.table.is_over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.table.to_act]
            if self.max_cycles is not None and self.cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> Any:
        """Render the table as a spectator sees it, or as `render_seat` does."""
        return None if self.render_mode is None else rendered(self.table, self.render_mode, self.render_seat)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _is_dead(self) -> bool:
        return self.terminations[self.agent_selection] or self.truncations[self.agent_selection]

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            known = ", ".join(self.possible_agents)
            raise UnknownNameError("setting-unknown", given=str(agent)[:40], known=known)
        return agent

    def _legal(self, action: int) -> int:
        if self.illegal == ENDS:
            return action
        legal = self.table.legal(self.table.to_act)
        return action if action in legal else legal[self.table.luck.below(len(legal))]

    def _end(self) -> None:
        """End the match: every agent gets its final reward and the result."""
        table = self.table
        self.rewards = dict(zip(self.agents, table.worth(self.reward), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        scores, ranking = table.game.scores(table.state), table.game.ranking(table.state)
        for seat, agent in enumerate(self.agents):
            self.infos[agent] = {"score": scores[seat], "place": ranking[seat]}


def observation_space(table: Table) -> spaces.Dict:
    """Return the observation space: the array of the layout, and a mask over the whole catalogue."""
    found = table.layout
    return spaces.Dict(
        {
            "observation": spaces.Box(found.low, found.high, dtype=found.low.dtype.type),
            "action_mask": spaces.MultiBinary(table.actions),
        }
    )


def raw_env(game: str, players: int | None = None, **settings: Any) -> TableEnv:
    """Return the bare environment: an illegal action raises IllegalActionError, unless it is replaced."""
    return TableEnv(game, players, **settings)


def env(game: str, players: int | None = None, **settings: Any) -> Any:
    """Return the environment with PettingZoo's wrappers: an illegal action loses and ends the match."""
    wrapped: Any = raw_env(game, players, **settings)
    if wrapped.illegal == ENDS:
        wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def parallel_env(game: str, players: int | None = None, **settings: Any) -> Any:
    """Return the parallel form: all agents act at every step; only the action of the one to act counts."""
    return turn_based_aec_to_parallel(env(game, players, **settings))


@dataclass(frozen=True, repr=False)
class Version:
    """The environments of a game under one version, with the interface of PettingZoo's own modules."""

    name: str
    env: Callable[..., Any]
    raw_env: Callable[..., Any]
    parallel_env: Callable[..., Any]

    def __repr__(self) -> str:
        return f"<{self.name}: env, raw_env, parallel_env>"


def _version(game: str) -> Version:
    made = (partial(each, game) for each in (env, raw_env, parallel_env))
    return Version(f"{game}_v{VERSION}", *made)


VERSIONS: Final = {version.name: version for version in map(_version, registry.ids())}


def __getattr__(name: str) -> Version:
    """Return the environments of `belfort_v0` and the like."""
    try:
        return VERSIONS[name]
    except KeyError:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None


def register() -> None:
    """Register all games with `pettingzoo.make`."""
    for game in registry.ids():
        name, kwargs = f"{NAMESPACE}/{game}_v{VERSION}", {"game": game}
        pettingzoo.register("aec", name, entry_point=f"{__name__}:env", kwargs=kwargs)
        pettingzoo.register("parallel", name, entry_point=f"{__name__}:parallel_env", kwargs=kwargs)


register()
