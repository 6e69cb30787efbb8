"""A game in play, and the events that every seat has seen.

Searches play many games without reading their events. So only the actions are stored, and they are replayed
with a log on request.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from boardwright.adapters.open_spiel.setting import Setting
from boardwright.core.events import Event, Log, plain
from boardwright.core.game import State
from boardwright.core.play import checked_apply
from boardwright.core.random import Random

# A linked list of actions, the last one first: copies share it, and appending is O(1).
Chain: TypeAlias = "tuple[int, Chain] | None"
OWN: Final = "> "


class Told:
    """The events that every seat, and last a spectator, has seen up to some moment. Immutable.

    One line for every event as the seat learns of it, and one for each action of its own.
    """

    __slots__ = ("state", "texts")

    def __init__(self, state: State, texts: Sequence[str]) -> None:
        self.state = state
        self.texts = tuple(texts)

    def after(self, setting: Setting, actions: Sequence[int]) -> Told:
        """Return the events after these further actions."""
        game = setting.game
        state = self.state.clone()
        lines: list[list[str]] = [[text] for text in self.texts]
        for action in actions:
            seat = game.to_act(state)
            if seat >= 0:
                lines[seat].append(f"{OWN}{game.catalogue.text(action)}\n")
            log = Log()
            game.apply(state, action, log)
            for event in log.events:
                _tell(event, lines)
        return Told(state, ["".join(each) for each in lines])

    def dealt_anew(self, state: State, seat: int) -> Told:
        """Return the events for a state that was re-dealt from the knowledge of a seat.

        The other seats keep only the public events: their secret ones are no longer true.
        """
        public = self.texts[-1]
        texts = [text if viewer == seat else public for viewer, text in enumerate(self.texts)]
        return Told(state.clone(), texts)


def _tell(event: Event, lines: list[list[str]]) -> None:
    last = len(lines) - 1
    whole = ""
    for viewer, each in enumerate(lines):
        told = event.for_seat(None if viewer == last else viewer)
        if told is event:
            whole = whole or line_of(event)
            each.append(whole)
        elif told is not None:
            each.append(line_of(told))


def line_of(event: Event) -> str:
    """Format an event as one line: its kind, then its fields in order."""
    return " ".join(map(str, plain(event).values())) + "\n"


class Playing:
    """A game in play: the state, and lazily the events. Copying it is cheap.

    `found` caches results about the state until the next action; a copy shares them until then.
    """

    __slots__ = ("_legal", "_since", "_told", "found", "setting", "state")

    def __init__(self, setting: Setting, state: State, told: Told, since: Chain = None) -> None:
        self.setting = setting
        self.state = state
        self._told = told
        self._since = since
        self._legal: list[int] | None = None
        # Any: views, texts and arrays.
        self.found: dict[tuple[str, int], Any] = {}

    def __deepcopy__(self, memo: object) -> Playing:
        """Copy the game; OpenSpiel calls this when it copies a state."""
        return self.copied()

    def copied(self) -> Playing:
        """Return an independent copy."""
        copy = Playing(self.setting, self.state.clone(), self._told, self._since)
        copy._legal = self._legal
        copy.found = self.found
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        position = self.setting.game.position
        told = self._told
        return restored, (
            self.setting,
            position(self.state),
            position(told.state),
            told.texts,
            _listed(self._since),
        )

    def legal(self) -> list[int]:
        """Return the legal ids, computed once. Not to be changed."""
        if self._legal is None:
            self._legal = self.setting.game.legal(self.state)
        return self._legal

    def apply(self, action: int) -> None:
        """Play an id; raises IllegalActionError with the reason if it is not legal."""
        game = self.setting.game
        if action in self.legal():
            game.apply(self.state, action)
        else:
            checked_apply(game, self.state, action)
        self._legal = None
        self._since = (action, self._since)
        self.found = {}

    def told(self) -> tuple[str, ...]:
        """Return the events that every seat, and last a spectator, has seen."""
        if self._since is not None:
            self._told = self._told.after(self.setting, _listed(self._since))
            self._since = None
        return self._told.texts

    def dealt_anew(self, seat: int, draw: Random) -> Playing:
        """Return a game that this seat cannot distinguish from this one, chosen at random."""
        self.told()
        state = self.setting.game.redeal(self.state, seat, draw)
        return Playing(self.setting, state, self._told.dealt_anew(state, seat))


def begun(setting: Setting) -> Playing:
    """Return a game before its first chance decision; copy it before playing."""
    nothing = Told(setting.start, [""] * (setting.players + 1))
    return Playing(setting, setting.start, nothing)


def restored(
    setting: Setting, position: str, told_until: str, texts: Sequence[str], since: Sequence[int]
) -> Playing:
    """Restore a game from its serialised form."""
    chain: Chain = None
    for action in since:
        chain = (action, chain)
    told = Told(setting.state_from(told_until), texts)
    return Playing(setting, setting.state_from(position), told, chain)


def _listed(chain: Chain) -> list[int]:
    actions: list[int] = []
    while chain is not None:
        action, chain = chain
        actions.append(action)
    return actions[::-1]
