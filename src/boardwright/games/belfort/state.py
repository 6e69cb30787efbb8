"""What lies on the table."""

from __future__ import annotations

from typing import Final

from boardwright.core.contents import is_alike, restored, shown, values_of
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

NOBODY_IN_AREAS: Final[tuple[int, ...]] = (0,) * (AREAS * WORKERS)
NO_POINTS: Final[tuple[int, ...]] = (0,) * SOURCES
NO_CARDS: Final[tuple[int, ...]] = (0,) * BUILDINGS
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

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.wood: int = 0
            self.stone: int = 0
            self.metal: int = 0
            self.gold: int = 0
            self.idle: list[int] = [0] * WORKERS
            self.elves_left: int = 0
            self.dwarves_left: int = 0
            self.areas: tuple[int, ...] = NOBODY_IN_AREAS
            self.on_cards: tuple[int, ...] = ()
            self.passed: bool = False
            self.built: tuple[int, ...] = NO_CARDS
            self.gnomes: list[int] = [0] * BUILDINGS
            self.hand: list[int] = [0] * BUILDINGS
            self.points: tuple[int, ...] = NO_POINTS
            self.aside: int = 0
            self.shown: int = NOTHING_SHOWN
            self.known: int = 0
            self.drawn: int = 0
            self.draws: int = 0
            self.held: int = 0
            self.held_size: int = 0
        else:
            self.wood = like.wood
            self.stone = like.stone
            self.metal = like.metal
            self.gold = like.gold
            self.idle = like.idle.copy()
            self.elves_left = like.elves_left
            self.dwarves_left = like.dwarves_left
            self.areas = like.areas
            self.on_cards = like.on_cards
            self.passed = like.passed
            self.built = like.built
            self.gnomes = like.gnomes.copy()
            self.hand = like.hand.copy()
            self.points = like.points
            self.aside = like.aside
            self.shown = like.shown
            self.known = like.known
            self.drawn = like.drawn
            self.draws = like.draws
            self.held = like.held
            self.held_size = like.held_size

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
    `guilds` lists the guilds in play, `district_of` where each guild's tile lies.
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
        "guilds",
        "hired",
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

    def __init__(self, seats: int, tables: Tables, rank_nothing: bool, like: State | None = None) -> None:
        super().__init__(seats, like)
        self.tables: Tables = tables
        self.rank_nothing: bool = rank_nothing
        if like is None:
            self.round: int = 0
            self.step: int = 0
            self.turn: int = 0
            self.order: tuple[int, ...] = ()
            self.grey: int = 0
            self.desk: tuple[int, ...] = ()
            self.camp: tuple[int, ...] = ()
            self.guilds: tuple[int, ...] = ()
            self.district_of: tuple[int, ...] = (NOT_PLACED,) * GUILDS
            self.dwarf_3: int = NOT_PLACED
            self.dwarf_4: int = NOT_PLACED
            self.gnomes: int = tables.gnomes
            self.hired: bool = False
            self.visits_used: int = 0
            self.extra_visits: int = 0
            self.exchanges: int = 0
            self.banks_used: int = 0
            self.blacksmiths_used: int = 0
            self.fresh: int = 0
            self.stale: int = 0
            self.sites: tuple[int, ...] = (FREE,) * (BUILDINGS * DISTRICTS)
            self.gates: tuple[int, ...] = (FREE,) * GATE_SYMBOLS
            self.walls: tuple[int, ...] = (FREE,) * WALLS
            self.guild_owner: tuple[int, ...] = (FREE,) * GUILDS
            self.guild_worker: list[int] = [FREE] * GUILDS
            self.deck: list[int] = [tables.copies] * BUILDINGS
            self.discard: list[int] = [0] * BUILDINGS
            self.pool: list[int] = [0] * BUILDINGS
            self.players: list[Player] = [Player() for _ in range(seats)]
        else:
            self.round = like.round
            self.step = like.step
            self.turn = like.turn
            self.order = like.order
            self.grey = like.grey
            self.desk = like.desk
            self.camp = like.camp
            self.guilds = like.guilds
            self.district_of = like.district_of
            self.dwarf_3 = like.dwarf_3
            self.dwarf_4 = like.dwarf_4
            self.gnomes = like.gnomes
            self.hired = like.hired
            self.visits_used = like.visits_used
            self.extra_visits = like.extra_visits
            self.exchanges = like.exchanges
            self.banks_used = like.banks_used
            self.blacksmiths_used = like.blacksmiths_used
            self.fresh = like.fresh
            self.stale = like.stale
            self.sites = like.sites
            self.gates = like.gates
            self.walls = like.walls
            self.guild_owner = like.guild_owner
            self.guild_worker = like.guild_worker.copy()
            self.deck = like.deck.copy()
            self.discard = like.discard.copy()
            self.pool = like.pool.copy()
            self.players = [Player(player) for player in like.players]

    def made_with(self) -> tuple[object, ...]:
        """What the constructor takes."""
        return (self.seats, self.tables, self.rank_nothing)

    def clone(self) -> State:
        """An independent copy; tables, tuples and frozen decisions are shared.

        The copy is made in the constructor, so that compiled code sets every field exactly once.
        """
        return State(self.seats, self.tables, self.rank_nothing, self)
