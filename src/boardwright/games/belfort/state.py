"""What lies on the table."""

from __future__ import annotations

from typing import Final

from boardwright.core.game import State as BaseState
from boardwright.games.belfort.tables import Tables
from boardwright.games.belfort.terms import (
    AREAS,
    BUILDINGS,
    DISTRICTS,
    FREE,
    GATE_SYMBOLS,
    GUILDS,
    SOURCES,
    WALLS,
    WORKERS,
)

NOBODY_IN_AREAS: Final = (0,) * (AREAS * WORKERS)
NO_POINTS: Final = (0,) * SOURCES
NOT_PLACED: Final = -1
NOTHING_SHOWN: Final = -1


class Player:
    """What lies before one player, and what the others know of the hand.

    Packed counts (`known`, `drawn`, `held`, `aside`) hold three bits for each type of card. They are only
    used when cards move and when hands are dealt anew; see `basics.knowledge`.
    """

    __slots__ = (
        "areas",
        "aside",
        "built",
        "draws",
        "drawn",
        "dwarves_left",
        "elves_left",
        "gnomes",
        "gold",
        "hand",
        "held",
        "held_size",
        "idle",
        "known",
        "metal",
        "on_cards",
        "passed",
        "points",
        "shown",
        "stone",
        "wood",
    )

    def __init__(self, idle: list[int], built: list[int], gnomes: list[int], hand: list[int]) -> None:
        self.wood: int = 0
        self.stone: int = 0
        self.metal: int = 0
        self.gold: int = 0
        self.idle: list[int] = idle
        self.elves_left: int = 0
        self.dwarves_left: int = 0
        self.areas: tuple[int, ...] = NOBODY_IN_AREAS
        self.on_cards: tuple[int, ...] = ()
        self.passed: bool = False
        self.built: list[int] = built
        self.gnomes: list[int] = gnomes
        self.hand: list[int] = hand
        self.points: tuple[int, ...] = NO_POINTS
        self.aside: int = 0
        self.shown: int = NOTHING_SHOWN
        self.known: int = 0
        self.drawn: int = 0
        self.draws: int = 0
        self.held: int = 0
        self.held_size: int = 0

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player(self.idle.copy(), self.built.copy(), self.gnomes.copy(), self.hand.copy())
        copy.wood = self.wood
        copy.stone = self.stone
        copy.metal = self.metal
        copy.gold = self.gold
        copy.elves_left = self.elves_left
        copy.dwarves_left = self.dwarves_left
        copy.areas = self.areas
        copy.on_cards = self.on_cards
        copy.passed = self.passed
        copy.points = self.points
        copy.aside = self.aside
        copy.shown = self.shown
        copy.known = self.known
        copy.drawn = self.drawn
        copy.draws = self.draws
        copy.held = self.held
        copy.held_size = self.held_size
        return copy

    def score(self) -> int:
        """The points of all sources."""
        total = 0
        for points in self.points:
            total += points
        return total

    def hand_size(self) -> int:
        """How many cards the player holds; everybody may know that."""
        total = 0
        for count in self.hand:
            total += count
        return total


class State(BaseState):
    """The table.

    `sites` holds the owner of each building site by type and district (a Keep section counts twice),
    `gates` of each gatehouse symbol (gatehouse g: symbols 2g in district g and 2g + 1 in the next),
    `walls` of each wall by district and side, `guild_owner` of each guild. A worker on a plank is kept
    as owner * 4 + kind (guilds, Desk, Camp) or plank * 4 + kind (own cards). Cards are counts by type.
    """

    __slots__ = (
        "banks_used",
        "blacksmiths_used",
        "camp",
        "deck",
        "desk",
        "discard",
        "district_of",
        "dwarf_3",
        "dwarf_4",
        "exchanges",
        "extra_visits",
        "fresh",
        "gates",
        "gnomes",
        "grey",
        "guild_owner",
        "guild_worker",
        "hired",
        "neutral",
        "order",
        "players",
        "pool",
        "rank_nothing",
        "round",
        "sites",
        "stale",
        "step",
        "tables",
        "turn",
        "visits_used",
        "walls",
    )

    def __init__(self, seats: int, tables: Tables, rank_nothing: bool) -> None:
        super().__init__(seats)
        self.tables: Tables = tables
        self.rank_nothing: bool = rank_nothing
        self.round: int = 0
        self.step: int = 0
        self.turn: int = 0
        self.neutral: int = 0
        self.order: tuple[int, ...] = ()
        self.grey: int = 0
        self.desk: tuple[int, ...] = ()
        self.camp: tuple[int, ...] = ()
        self.district_of: tuple[int, ...] = ()
        self.dwarf_3: int = NOT_PLACED
        self.dwarf_4: int = NOT_PLACED
        self.gnomes: int = 0
        self.hired: bool = False
        self.visits_used: int = 0
        self.extra_visits: int = 0
        self.exchanges: int = 0
        self.banks_used: int = 0
        self.blacksmiths_used: int = 0
        self.fresh: int = 0
        self.stale: int = 0

    def lay_out(self) -> None:
        """An empty board with all cards in the draw pile."""
        self.sites: list[int] = [FREE] * (BUILDINGS * DISTRICTS)
        self.gates: list[int] = [FREE] * GATE_SYMBOLS
        self.walls: list[int] = [FREE] * WALLS
        self.guild_owner: list[int] = [FREE] * GUILDS
        self.guild_worker: list[int] = [FREE] * GUILDS
        self.deck: list[int] = [self.tables.copies] * BUILDINGS
        self.discard: list[int] = [0] * BUILDINGS
        self.pool: list[int] = [0] * BUILDINGS
        self.players: list[Player] = []

    def clone(self) -> State:
        """An independent copy; tables, tuples and frozen decisions are shared."""
        copy = State(self.seats, self.tables, self.rank_nothing)
        copy.waiting = self.waiting.copy()
        copy.round = self.round
        copy.step = self.step
        copy.turn = self.turn
        copy.neutral = self.neutral
        copy.order = self.order
        copy.grey = self.grey
        copy.desk = self.desk
        copy.camp = self.camp
        copy.district_of = self.district_of
        copy.dwarf_3 = self.dwarf_3
        copy.dwarf_4 = self.dwarf_4
        copy.gnomes = self.gnomes
        copy.hired = self.hired
        copy.visits_used = self.visits_used
        copy.extra_visits = self.extra_visits
        copy.exchanges = self.exchanges
        copy.banks_used = self.banks_used
        copy.blacksmiths_used = self.blacksmiths_used
        copy.fresh = self.fresh
        copy.stale = self.stale
        copy.sites = self.sites.copy()
        copy.gates = self.gates.copy()
        copy.walls = self.walls.copy()
        copy.guild_owner = self.guild_owner.copy()
        copy.guild_worker = self.guild_worker.copy()
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.pool = self.pool.copy()
        copy.players = [player.clone() for player in self.players]
        return copy
