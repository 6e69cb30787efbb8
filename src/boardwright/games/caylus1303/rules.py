"""The game as the platform sees it."""

from __future__ import annotations

from typing import Final

from boardwright.core import position
from boardwright.core.events import Log, Plain, kebab_term
from boardwright.core.game import Game, Options, Values
from boardwright.core.random import Random
from boardwright.games.caylus1303 import flow, notation, scoring, setup, view
from boardwright.games.caylus1303.actions import CATALOGUE
from boardwright.games.caylus1303.meta import META
from boardwright.games.caylus1303.printed import PRINTED
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.tables import Tables
from boardwright.games.caylus1303.terms import Source


class Caylus1303(Game[State]):
    """Caylus 1303 for two to five players.

    § setup.players
    """

    def new(self, players: int, options: Options, tables: Values) -> State:
        """A match before its first chance decision."""
        state = State(players, Tables(tables, players), options["open_points"] is True)
        setup.lay_out(state, options)
        return state

    def advance(self, state: State, log: Log | None) -> None:
        """Run the sequence of play."""
        flow.run_until_decision(state, log)

    def scores(self, state: State) -> list[int]:
        """Points of every seat."""
        return [player.score() for player in state.players]

    def points(self, state: State) -> list[dict[str, int]]:
        """Points by source."""
        return [{kebab_term(s): player.points[s] for s in Source} for player in state.players]

    def ranking(self, state: State) -> list[int]:
        """Places; a tie is shared."""
        return scoring.ranking(state)

    def view(self, state: State, seat: int | None) -> dict[str, Plain]:
        """What a seat may know."""
        return view.view(state, seat)

    def redeal(self, state: State, seat: int, draw: Random) -> State:
        """Nothing is hidden that a seat could not count: the state is what it knows."""
        return state.clone()

    def position(self, state: State) -> str:
        """One line for the whole state."""
        return notation.write(state)

    def from_position(self, text: str, options: Options, tables: Values) -> State:
        """The state of a position line."""
        state = self.new(position.seats_in(text, self.meta), options, tables)
        notation.read(text, state)
        return state


GAME: Final = Caylus1303(META, CATALOGUE, PRINTED)
