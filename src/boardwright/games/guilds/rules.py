"""The game as the platform sees it."""

from __future__ import annotations

from typing import Final

from boardwright.core import position
from boardwright.core.events import Log, Plain, kebab_term
from boardwright.core.game import Game, Options, Values
from boardwright.core.random import Random
from boardwright.games.guilds import flow, notation, scoring, setup, view
from boardwright.games.guilds.actions import CATALOGUE
from boardwright.games.guilds.meta import META
from boardwright.games.guilds.printed import PRINTED
from boardwright.games.guilds.state import State
from boardwright.games.guilds.tables import tables_for
from boardwright.games.guilds.terms import Source


class Guilds(Game[State]):
    """Guilds for two to four players.

    § setup.players
    """

    def new(self, players: int, options: Options, tables: Values) -> State:
        """A match before its first chance decision."""
        state = State(players, tables_for(tables, players, options))
        setup.lay_out(state)
        return state

    def advance(self, state: State, log: Log | None) -> None:
        """Run the sequence of play."""
        flow.run_until_decision(state, log)

    def scores(self, state: State) -> list[int]:
        """Points of every seat, as if the game ended now."""
        return [sum(each) for each in scoring.points_of_all(state)]

    def points(self, state: State) -> list[dict[str, int]]:
        """Points by source."""
        return [
            {kebab_term(source): each[source] for source in Source} for each in scoring.points_of_all(state)
        ]

    def ranking(self, state: State) -> list[int]:
        """Places with tie-breaks."""
        return scoring.ranking(state)

    def view(self, state: State, seat: int | None) -> dict[str, Plain]:
        """What a seat may know."""
        return view.view(state, seat)

    def redeal(self, state: State, seat: int, draw: Random) -> State:
        """Deal anew what a seat cannot see."""
        return view.redeal(state, seat, draw)

    def position(self, state: State) -> str:
        """One line for the whole state."""
        return notation.write(state)

    def from_position(self, text: str, options: Options, tables: Values) -> State:
        """The state of a position line."""
        state = self.new(position.seats_in(text, self.meta), options, tables)
        notation.read(text, state)
        return state


GAME: Final = Guilds(META, CATALOGUE, PRINTED)
