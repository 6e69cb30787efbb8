"""Observers for OpenSpiel: the view and the memory of a seat, as text and as arrays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import msgspec

from boardwright import registry
from boardwright.adapters import observation
from boardwright.adapters.extras import needed
from boardwright.adapters.open_spiel.playing import OWN, Playing
from boardwright.core.events import Event, Plain, kebab

if TYPE_CHECKING:
    from boardwright.adapters.observation import Array

# The number of latest actions in the memory of a seat, and the divisor of counts in it.
LATEST_ACTIONS: Final = 4
COUNTS: Final = 10.0


def seen(playing: Playing, seat: int) -> str:
    """Return the view of a seat as JSON and, when it is to act, its legal ids."""
    text: str | None = playing.found.get(("seen", seat))
    if text is None:
        view = msgspec.json.encode(playing.setting.game.view(playing.state, seat)).decode()
        text = playing.found["seen", seat] = f"seat {seat}\n{view}{_may(playing, seat)}"
    return text


def known(playing: Playing, seat: int) -> str:
    """Return everything a seat has seen and done, then its present view."""
    text: str | None = playing.found.get(("known", seat))
    if text is None:
        text = playing.found["known", seat] = playing.told()[seat] + seen(playing, seat)
    return text


def numbers(playing: Playing, seat: int) -> Array:
    """Return the view of a seat as an array that must not be changed."""
    array: Array | None = playing.found.get(("numbers", seat))
    if array is None:
        setting = playing.setting
        layout = observation.layout(setting.name, setting.players)
        array = observation.observe(setting.game, playing.state, seat, layout)
        playing.found["numbers", seat] = array
    return array


def public(playing: Playing) -> str:
    """Return the public view."""
    return msgspec.json.encode(playing.setting.game.view(playing.state, None)).decode()


def private(playing: Playing, seat: int) -> str:
    """Return the private part of a view: the differences from a spectator's."""
    game = playing.setting.game
    own = _beyond(game.view(playing.state, seat), game.view(playing.state, None))
    return msgspec.json.encode(own).decode() + _may(playing, seat)


def _may(playing: Playing, seat: int) -> str:
    if playing.setting.game.to_act(playing.state) != seat:
        return ""
    return "\nmay " + " ".join(map(str, playing.legal()))


def _beyond(own: Plain, others: Plain) -> Plain:
    """Return the parts of a value that differ; of lists of equal length, by index."""
    if isinstance(own, list) and isinstance(others, list) and len(own) == len(others):
        own, others = (dict(zip(map(str, range(len(each))), each, strict=True)) for each in (own, others))
    if isinstance(own, dict) and isinstance(others, dict):
        return {
            name: _beyond(value, others.get(name)) for name, value in own.items() if value != others.get(name)
        }
    return own


@cache
def kinds(game: str) -> tuple[str, ...]:
    """Return the kinds of events of a game, in alphabetical order."""
    module = vars(import_module(f"boardwright.games.{game}.events"))
    found = [each for each in module.values() if isinstance(each, type) and issubclass(each, Event)]
    return tuple(sorted(kebab(each.__name__) for each in found if each is not Event))


class Observer:
    """An observer that writes the view of a seat, or with `recall` its memory, into an array with parts."""

    def __init__(self, name: str, players: int, recall: bool) -> None:
        self._np: Any = needed("numpy", "spiel")
        self._recall = recall
        self._kinds = {kind: number for number, kind in enumerate(kinds(name))}
        self.tensor, self.dict = self._arrays(self._shapes(name, players))

    def _shapes(self, name: str, players: int) -> dict[str, tuple[int, ...]]:
        shapes: dict[str, tuple[int, ...]] = {"observation": (observation.layout(name, players).size,)}
        if self._recall:
            actions = len(registry.game(name).catalogue)
            shapes |= {"told": (len(self._kinds),), "own": (actions,), "latest": (LATEST_ACTIONS, actions)}
        return shapes

    def _arrays(self, shapes: Mapping[str, tuple[int, ...]]) -> tuple[Array, dict[str, Array]]:
        np = self._np
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        whole: Array = np.zeros(sum(sizes), np.float32)
        parts = np.split(whole, np.cumsum(sizes)[:-1])
        return whole, {
            name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def set_from(self, state: Any, player: int) -> None:
        """Fill the arrays with the view of this seat."""
        playing: Playing = state.playing
        self.dict["observation"][:] = numbers(playing, player)
        if not self._recall:
            return
        whole = playing.found.get(("all numbers", player))
        if whole is not None:
            self.tensor[:] = whole
            return
        self._remember(playing, player)
        playing.found["all numbers", player] = self.tensor.copy()

    def _remember(self, playing: Playing, seat: int) -> None:
        """Count the events of each kind and the actions of the seat, and encode the latest actions."""
        catalogue = playing.setting.game.catalogue
        lines = playing.told()[seat].splitlines()
        own = [catalogue.parse(line.removeprefix(OWN)) for line in lines if line.startswith(OWN)]
        told = Counter(line.partition(" ")[0] for line in lines if not line.startswith(OWN))
        for name in ("told", "own", "latest"):
            self.dict[name].fill(0)
        for kind, count in told.items():
            self.dict["told"][self._kinds[kind]] = count / COUNTS
        for action, count in Counter(own).items():
            self.dict["own"][action] = count / COUNTS
        for place, action in enumerate(own[: -LATEST_ACTIONS - 1 : -1]):
            self.dict["latest"][place, action] = 1

    def string_from(self, state: Any, player: int) -> str:
        """Return the same as text; with recall, the whole past of the seat."""
        return known(state.playing, player) if self._recall else seen(state.playing, player)


class Factor:
    """An observer of the public or the private part of a view, as text."""

    def __init__(self, is_public: bool) -> None:
        self._is_public = is_public
        self.tensor = None
        self.dict: dict[str, Array] = {}

    def set_from(self, state: Any, player: int) -> None:
        """Do nothing: a factor has no array."""

    def string_from(self, state: Any, player: int) -> str:
        """Return the public part, or the private part of the seat."""
        return public(state.playing) if self._is_public else private(state.playing, player)
