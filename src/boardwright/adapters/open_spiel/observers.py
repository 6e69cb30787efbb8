"""What a seat sees and remembers, as OpenSpiel asks for it: in words and in numbers."""

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

# How many of the seat's latest actions stand in its memory, and what counts in it are divided by.
LATEST: Final = 4
COUNTS: Final = 10.0


def seen(playing: Playing, seat: int) -> str:
    """What a seat sees now: its view as JSON and, when it is to act, the ids that it may choose."""
    text: str | None = playing.found.get(("seen", seat))
    if text is None:
        view = msgspec.json.encode(playing.setting.game.view(playing.state, seat)).decode()
        text = playing.found["seen", seat] = f"seat {seat}\n{view}{_may(playing, seat)}"
    return text


def known(playing: Playing, seat: int) -> str:
    """All that a seat has been told and has done, then what it sees now."""
    text: str | None = playing.found.get(("known", seat))
    if text is None:
        text = playing.found["known", seat] = playing.told()[seat] + seen(playing, seat)
    return text


def numbers(playing: Playing, seat: int) -> Array:
    """What a seat sees now, as an array that is not to be changed."""
    array: Array | None = playing.found.get(("numbers", seat))
    if array is None:
        setting = playing.setting
        layout = observation.layout(setting.name, setting.players)
        array = observation.observe(setting.game, playing.state, seat, layout)
        playing.found["numbers", seat] = array
    return array


def public(playing: Playing) -> str:
    """What everybody sees now."""
    return msgspec.json.encode(playing.setting.game.view(playing.state, None)).decode()


def private(playing: Playing, seat: int) -> str:
    """What only this seat sees now: the parts of its view that a spectator's does not have."""
    game = playing.setting.game
    own = _beyond(game.view(playing.state, seat), game.view(playing.state, None))
    return msgspec.json.encode(own).decode() + _may(playing, seat)


def _may(playing: Playing, seat: int) -> str:
    if playing.setting.game.to_act(playing.state) != seat:
        return ""
    return "\nmay " + " ".join(map(str, playing.legal()))


def _beyond(own: Plain, others: Plain) -> Plain:
    """The parts of a value that differ; of lists of equal length, by their places."""
    if isinstance(own, list) and isinstance(others, list) and len(own) == len(others):
        own, others = (dict(zip(map(str, range(len(each))), each, strict=True)) for each in (own, others))
    if isinstance(own, dict) and isinstance(others, dict):
        return {
            name: _beyond(value, others.get(name)) for name, value in own.items() if value != others.get(name)
        }
    return own


@cache
def kinds(game: str) -> tuple[str, ...]:
    """The kinds of events of a game, in alphabetical order."""
    module = vars(import_module(f"boardwright.games.{game}.events"))
    found = [each for each in module.values() if isinstance(each, type) and issubclass(each, Event)]
    return tuple(sorted(kebab(each.__name__) for each in found if each is not Event))


class Observer:
    """Writes what a seat sees, or with `recall` what it knows, into one array and its named parts."""

    def __init__(self, name: str, players: int, recall: bool) -> None:
        self._np: Any = needed("numpy", "spiel")
        self._recall = recall
        self._kinds = {kind: number for number, kind in enumerate(kinds(name))}
        self.tensor, self.dict = self._arrays(self._shapes(name, players))

    def _shapes(self, name: str, players: int) -> dict[str, tuple[int, ...]]:
        shapes: dict[str, tuple[int, ...]] = {"observation": (observation.layout(name, players).size,)}
        if self._recall:
            actions = len(registry.game(name).catalogue)
            shapes |= {"told": (len(self._kinds),), "own": (actions,), "latest": (LATEST, actions)}
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
        """Fill the arrays with what this seat sees."""
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
        """How often each kind of event was told, how often each action was taken, and the latest ones."""
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
        for place, action in enumerate(own[: -LATEST - 1 : -1]):
            self.dict["latest"][place, action] = 1

    def string_from(self, state: Any, player: int) -> str:
        """The same in words; with recall, the whole past of the seat."""
        return known(state.playing, player) if self._recall else seen(state.playing, player)


class Factor:
    """What everybody sees, or only this seat, in words."""

    def __init__(self, is_public: bool) -> None:
        self._is_public = is_public
        self.tensor = None
        self.dict: dict[str, Array] = {}

    def set_from(self, state: Any, player: int) -> None:
        """There is no array of it."""

    def string_from(self, state: Any, player: int) -> str:
        """What is public, or what is private to the seat."""
        return public(state.playing) if self._is_public else private(state.playing, player)
