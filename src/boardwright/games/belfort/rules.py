"""The game as the platform sees it."""

from __future__ import annotations

from typing import Final

from boardwright.core import position
from boardwright.core.errors import BadOptionError
from boardwright.core.events import Log, Plain, kebab_term
from boardwright.core.game import Game, Options, Values
from boardwright.core.random import Random
from boardwright.games.belfort import flow, notation, scoring, setup, view
from boardwright.games.belfort.actions import CATALOGUE
from boardwright.games.belfort.meta import META
from boardwright.games.belfort.printed import PRINTED
from boardwright.games.belfort.state import State
from boardwright.games.belfort.tables import Tables
from boardwright.games.belfort.terms import Source


class Belfort(Game[State]):
    """Belfort for two to five players."""

    def new(self, players: int, options: Options, tables: Values) -> State:
        """A match before its first chance decision."""
        check_guilds(players, options)
        variants = options["mine_bonus_unpaired"] is True, options["must_activate"] is True
        state = State(players, Tables(tables, players, *variants), options["rank_nothing"] is True)
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


def check_guilds(players: int, options: Options) -> None:
    """Two players may agree on any guilds but the interactive ones other than Wizards."""
    chosen = options["guilds"]
    if players == 2 and isinstance(chosen, tuple):
        for name in ("bandits", "spies", "thieves"):
            if name in chosen:
                raise BadOptionError("guild-not-for-two", guild=name)


GAME: Final = Belfort(META, CATALOGUE, PRINTED)
