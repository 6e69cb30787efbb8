"""The game and state classes of OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from boardwright import registry
from boardwright.adapters.extras import needed
from boardwright.adapters.open_spiel.observers import Factor, Observer, known, seen
from boardwright.adapters.open_spiel.playing import begun
from boardwright.adapters.open_spiel.setting import Parameter, options_of, parameters, setting
from boardwright.core.decision import CHANCE
from boardwright.core.random import Random

pyspiel: Any = needed("pyspiel", "spiel")

PREFIX: Final = "boardwright_"
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
SEEDS: Final = 1 << 30


def game_type(name: str) -> Any:
    """Return OpenSpiel's description of a game."""
    meta = registry.game(name).meta
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + name,
        long_name=f"Boardwright: {meta.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=meta.min_players,
        max_num_players=meta.max_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(meta),
    )


def utilities(ranking: list[int]) -> list[float]:
    """Convert a ranking to utilities: the share of victory, 1 for the only winner, with a sum of 0.

    >>> utilities([1, 2, 3]), utilities([1, 1]), utilities([1, 3, 1])
    ([1.0, -0.5, -0.5], [0.0, 0.0], [0.25, -0.5, 0.25])
    """
    others = len(ranking) - 1
    share = len(ranking) / ranking.count(1)
    return [((share if place == 1 else 0.0) - 1) / others for place in ranking]


class SpielGame(pyspiel.Game):
    """An OpenSpiel game with its number of players and options; each of our games has a class of its own."""

    name = ""

    def __init__(self, given: Mapping[str, Parameter] | None = None) -> None:
        name = self.name
        meta = registry.game(name).meta
        chosen = parameters(meta) | dict(given or {})
        players = int(chosen["players"])
        self.setting = setting(name, players, options_of(meta, chosen))
        self.begun = begun(self.setting)
        actions = len(self.setting.game.catalogue)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=meta.max_decisions,
        )
        super().__init__(TYPES[name], info, chosen)

    def __reduce__(self) -> tuple[object, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        """Return a game before its first chance decision."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the length of the longest game: all decisions together are no more."""
        return self.setting.game.meta.max_decisions

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Factor:
        """Return an observer of states; without a type, that of the present view of a seat."""
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        kinds = pyspiel.PrivateInfoType
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if wanted.public_info and wanted.private_info == kinds.SINGLE_PLAYER:
            return Observer(self.setting.name, self.setting.players, wanted.perfect_recall)
        if not wanted.perfect_recall and wanted.public_info and wanted.private_info == kinds.NONE:
            return Factor(is_public=True)
        if not wanted.perfect_recall and wanted.private_info == kinds.SINGLE_PLAYER:
            return Factor(is_public=False)
        raise ValueError("observers show what one seat sees or knows, its private part, or what is public")


class SpielState(pyspiel.State):
    """An OpenSpiel state. Frequent calls from Python are answered here, without the detour through C++."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.playing = game.begun

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's number for chance or the end."""
        waiting = self.playing.state.waiting
        return waiting[-1].seat if waiting else TERMINAL

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return not self.playing.state.waiting

    def is_chance_node(self) -> bool:
        """Return whether chance decides."""
        waiting = self.playing.state.waiting
        return bool(waiting) and waiting[-1].seat == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal ids, ascending; chance has its own."""
        if player is None or player == self.current_player():
            return list(self.playing.legal())
        found: list[int] = super().legal_actions(player)
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return self.playing.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the ids of chance outcomes with their probabilities."""
        playing = self.playing
        weights = playing.setting.game.weights(playing.state)
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(playing.legal(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        playing = self.playing
        if playing.state is playing.setting.start:
            playing = self.playing = playing.copied()
        playing.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.playing.setting.game.catalogue.text(action)

    def returns(self) -> list[float]:
        """Return the utility of every seat; 0 before the end."""
        playing = self.playing
        if playing.state.waiting:
            return [0.0] * playing.setting.players
        return utilities(playing.setting.game.ranking(playing.state))

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything a seat has seen and done, then its present view."""
        seat = self.current_player() if player is None else player
        if 0 <= seat < self.playing.setting.players:
            return known(self.playing, seat)
        refused: str = super().information_state_string(seat)
        return refused

    def observation_string(self, player: int | None = None) -> str:
        """Return the present view of a seat."""
        seat = self.current_player() if player is None else player
        if 0 <= seat < self.playing.setting.players:
            return seen(self.playing, seat)
        refused: str = super().observation_string(seat)
        return refused

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that this seat cannot distinguish from this one.

        Without a history, which holds secrets.

        Without a history, which holds secrets.
        """
        found: SpielState = self.get_game().new_initial_state()
        found.playing = self.playing.dealt_anew(player, Random(int(sampler() * SEEDS)))
        return found

    def __str__(self) -> str:
        playing = self.playing
        return playing.setting.game.position(playing.state)


TYPES: Final = {name: game_type(name) for name in registry.ids()}


def loaded(text: str) -> Any:
    """Return the game for a text like `boardwright_toll(players=3)`."""
    return pyspiel.load_game(text)


def register() -> None:
    """Register the games with OpenSpiel; importing the package does it.

    Each game is a class: OpenSpiel releases them after Python has ended, and classes are not freed then.
    """
    for name, kind in TYPES.items():
        pyspiel.register_game(kind, type(f"{name.title()}SpielGame", (SpielGame,), {"name": name}))
