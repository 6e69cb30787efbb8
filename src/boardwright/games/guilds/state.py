"""What lies on the table."""

from __future__ import annotations

from typing import Final

from boardwright.core.contents import is_alike, restored, shown, values_of
from boardwright.core.game import State as BaseState
from boardwright.games.guilds.tables import Tables
from boardwright.games.guilds.terms import (
    BASE_CHARACTERS,
    CELLS,
    CHARACTERS,
    LARGE_ROOMS,
    NOBODY,
    NOTHING,
    SMALL_ROOMS,
    SOURCES,
    ZONES,
)

NO_POINTS: Final[tuple[int, ...]] = (0,) * SOURCES
NO_BIDS: Final[tuple[int, ...]] = (0,) * ZONES


class Player:
    """What lies before one player.

    `members` are the characters of the guild in the order of their coming. `laid` holds each room of the
    plot as room * 80 + cell * 4 + turn, `opened` the doorways that an Architect has made as cell * 4 + side;
    from both follow `edges` (what a room on each free cell would meet, see `basics.plot`), `fitting` (with
    which doors a small room fits somewhere) and `active` (the rooms with a way to the hall, as bits).

    Florins on tents (`bids`), on rooms or on the Tithe-Keeper are not in the purse and pay for nothing.

    § limit.purse
    """

    __slots__ = (
        "active",
        "bids",
        "edges",
        "fitting",
        "florins",
        "gold",
        "laid",
        "members",
        "opened",
        "points",
    )

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.florins: int = 0
            self.gold: int = 0
            self.bids: tuple[int, ...] = NO_BIDS
            self.members: tuple[int, ...] = ()
            self.laid: tuple[int, ...] = ()
            self.opened: tuple[int, ...] = ()
            self.edges: tuple[int, ...] = (0,) * CELLS
            self.fitting: int = 0
            self.active: int = 0
            self.points: tuple[int, ...] = NO_POINTS
        else:
            self.florins = like.florins
            self.gold = like.gold
            self.bids = like.bids
            self.members = like.members
            self.laid = like.laid
            self.opened = like.opened
            self.edges = like.edges
            self.fitting = like.fitting
            self.active = like.active
            self.points = like.points

    def __repr__(self) -> str:
        return shown(self)

    def __eq__(self, other: object) -> bool:
        return is_alike(self, other)

    def __hash__(self) -> int:
        raise TypeError("a player's things change and have no hash")

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (Player, (), values_of(self))


class State(BaseState):
    """The table.

    `market` holds each character on offer as character * 6 + zone. Of the character deck `unknown` is the
    part whose order nobody knows, as bits; `top` lies above it (`top_known` says for each of its cards which
    seats know that it is there, `top_seers` who knows the order, as bits of seats), `bottom` lies below it,
    known to all, the card drawn next first. `large_left` and `small_left` are the rooms that have not come
    yet, `display` those that can be bought, `kept` those with a coin. `used` are the characters whose ability
    was used in this round. `stack` holds five numbers for each ability that waits (see `effects.items`),
    `answered` how many seats have been asked about the top one. `window` is the moment of a common window,
    `asked` and `declined` how far it has come. `in_force` are the characters whose effect helps the room
    bought in this turn.

    The bank is not counted, as coins never run out. Discarded characters and rooms never come back into a
    deck; discarded rooms are simply gone. The deck begins with 48 characters, with the supplement 54.

    § limit.bank, limit.discard, option.use-supplement
    """

    __slots__ = (
        "answered",
        "asked",
        "bottom",
        "crown",
        "declined",
        "discarded",
        "display",
        "first",
        "herald",
        "illusion",
        "in_force",
        "kept",
        "large_left",
        "market",
        "objectives",
        "passed",
        "players",
        "round",
        "small_left",
        "stack",
        "step",
        "tables",
        "tithe",
        "top",
        "top_known",
        "top_seers",
        "turn",
        "unknown",
        "used",
        "window",
    )

    def __init__(self, seats: int, tables: Tables, like: State | None = None) -> None:
        super().__init__(seats, like)
        self.tables: Tables = tables
        if like is None:
            self.round: int = 0
            self.step: int = 0
            self.first: int = 0
            self.turn: int = 0
            self.passed: int = 0
            self.window: int = NOTHING
            self.asked: int = 0
            self.declined: int = 0
            self.answered: int = 0
            self.herald: int = NOBODY
            self.illusion: int = NOTHING
            self.tithe: int = 0
            self.used: int = 0
            self.in_force: int = 0
            self.kept: int = 0
            self.large_left: int = (1 << LARGE_ROOMS) - 1
            self.small_left: int = (1 << SMALL_ROOMS) - 1
            self.unknown: int = (1 << (CHARACTERS if tables.supplement else BASE_CHARACTERS)) - 1
            self.discarded: int = 0
            self.top_seers: int = 0
            self.top: tuple[int, ...] = ()
            self.top_known: tuple[int, ...] = ()
            self.bottom: tuple[int, ...] = ()
            self.objectives: tuple[int, ...] = ()
            self.market: tuple[int, ...] = ()
            self.display: tuple[int, ...] = ()
            self.crown: tuple[int, ...] = NO_BIDS
            self.stack: tuple[int, ...] = ()
            self.players: list[Player] = [Player() for _ in range(seats)]
        else:
            self.round = like.round
            self.step = like.step
            self.first = like.first
            self.turn = like.turn
            self.passed = like.passed
            self.window = like.window
            self.asked = like.asked
            self.declined = like.declined
            self.answered = like.answered
            self.herald = like.herald
            self.illusion = like.illusion
            self.tithe = like.tithe
            self.used = like.used
            self.in_force = like.in_force
            self.kept = like.kept
            self.large_left = like.large_left
            self.small_left = like.small_left
            self.unknown = like.unknown
            self.discarded = like.discarded
            self.top_seers = like.top_seers
            self.top = like.top
            self.top_known = like.top_known
            self.bottom = like.bottom
            self.objectives = like.objectives
            self.market = like.market
            self.display = like.display
            self.crown = like.crown
            self.stack = like.stack
            self.players = [Player(player) for player in like.players]

    def made_with(self) -> tuple[object, ...]:
        """What the constructor takes."""
        return (self.seats, self.tables)

    def clone(self) -> State:
        """An independent copy; tables, tuples and frozen decisions are shared.

        The copy is made in the constructor, so that compiled code sets every field exactly once.
        """
        return State(self.seats, self.tables, self)
