"""The position that a page shows: the present with the viewer's own draft, or one of the past."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.core.game import State
from boardwright.core.match import Match
from boardwright.server.tables.model import Table
from boardwright.server.tables.turns import before_reveal
from boardwright.server.views.sentences import Lines
from boardwright.server.views.viewer import Viewer
from boardwright.text import Words
from boardwright.web.scene import Scene, said_in


@dataclass(frozen=True)
class Position:
    """The position from which the parts of a page are made.

    `match` is the committed match; `shown` also has the viewer's own draft. `state` is the one that is drawn,
    `at` the number of steps up to it.
    """

    table: Table
    viewer: Viewer
    match: Match
    shown: Match
    state: State
    at: int
    is_live: bool
    lines: Lines
    scene: Scene

    @property
    def words(self) -> Words:
        return self.lines.words

    @property
    def past(self) -> int | None:
        """The position of the past that is shown; None at the present."""
        return None if self.is_live else self.at

    @property
    def asked(self) -> int | None:
        """The viewer's seat, when it must decide now."""
        seat = self.viewer.seat
        return seat if self.is_live and seat in self.table.to_act() else None


def position_of(table: Table, match: Match, viewer: Viewer, lines: Lines) -> Position:
    """Return the position that a viewer looks at."""
    is_live = viewer.is_live(match)
    shown = match
    if is_live and viewer.drafted is not None:
        shown = viewer.drafted
    at = len(shown.steps) if is_live else viewer.at or 0
    state = before_reveal(shown, len(match.steps)) if is_live else match.steps[at].before
    viewpoint = viewer.viewpoint if viewer.viewpoint is not None else viewer.seat
    scene = scene_of(match, state, viewpoint, lines.words)
    return Position(table, viewer, match, shown, state, at, is_live, lines, scene)


def scene_of(match: Match, state: State, seat: int | None, words: Words) -> Scene:
    """Return a state as one seat, or a spectator, sees it, in the words of the viewer."""
    said = said_in(match.game.meta.id, words.language, tuple(words.names))
    return Scene(match.game.view(state, seat), words, seat, match.values, match.options, said)
