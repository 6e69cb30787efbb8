"""What lies on the table."""

from __future__ import annotations

from typing import Final

from boardwright.core.contents import is_alike, restored, shown, values_of
from boardwright.core.game import State as BaseState
from boardwright.games.toll.tables import Tables
from boardwright.games.toll.terms import BUILDINGS, SOURCES

NO_ERRAND: Final = -1


class Player:
    """What lies before one player."""

    __slots__ = ("buildings", "errand", "gold", "points")

    def __init__(self, gold: int = 0) -> None:
        self.gold: int = gold
        self.buildings: list[int] = [0] * BUILDINGS
        self.points: list[int] = [0] * SOURCES
        self.errand: int = NO_ERRAND

    def __repr__(self) -> str:
        return shown(self)

    def __eq__(self, other: object) -> bool:
        return is_alike(self, other)

    def __hash__(self) -> int:
        raise TypeError("a player's things change and have no hash")

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (Player, (), values_of(self))

    def score(self) -> int:
        """The points of all sources."""
        return sum(self.points)

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player(self.gold)
        copy.buildings = self.buildings.copy()
        copy.points = self.points.copy()
        copy.errand = self.errand
        return copy


class State(BaseState):
    """The table: bank, supply, players, the round and the step in it."""

    __slots__ = ("bank", "errands", "first", "players", "round", "step", "supply", "tables")

    def __init__(self, seats: int, tables: Tables) -> None:
        super().__init__(seats)
        self.tables: Tables = tables
        self.round: int = 0
        self.step: int = 0
        self.first: int = 0
        self.bank: int = tables.start_bank
        self.supply: list[int] = list(tables.copies)
        self.errands: list[int] = [tables.errand_copies] * BUILDINGS
        self.players: list[Player] = []

    def made_with(self) -> tuple[object, ...]:
        """What the constructor takes."""
        return (self.seats, self.tables)

    def clone(self) -> State:
        """An independent copy; tables and frozen decisions are shared."""
        copy = State(self.seats, self.tables)
        copy.waiting = self.waiting.copy()
        copy.round = self.round
        copy.step = self.step
        copy.first = self.first
        copy.bank = self.bank
        copy.supply = self.supply.copy()
        copy.errands = self.errands.copy()
        copy.players = [player.clone() for player in self.players]
        return copy

    def leads(self, seat: int) -> bool:
        """Whether nobody has more points."""
        own = self.players[seat].score()
        return all(player.score() <= own for player in self.players)
