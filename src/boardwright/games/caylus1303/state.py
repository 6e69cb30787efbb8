"""What lies on the table."""

from __future__ import annotations

from typing import Final

from boardwright.core.contents import is_alike, restored, shown, values_of
from boardwright.core.game import State as BaseState
from boardwright.games.caylus1303.tables import Tables
from boardwright.games.caylus1303.terms import (
    BASIC_TILES,
    BOXED,
    CHARACTERS,
    CITY_TILES,
    FREE,
    GOODS,
    NOWHERE,
    SITE_SLOTS,
    SOURCES,
    TILES,
    WORKER_TILES,
)

NO_POINTS: Final[tuple[int, ...]] = (0,) * SOURCES

# The road: basic buildings, one of wood, a gap, one of stone, and the spaces behind it.
WOOD_SPACE: Final = BASIC_TILES - 1


class Player:
    """What lies before one player: goods, workers at hand and in the Camp, houses, points, bundles.

    Of a player's fifteen workers those that are neither at hand nor in the Camp stand on the board; of the
    ten houses one is kept for the bridge and is not counted.

    § limit.workers, setup.houses
    """

    __slots__ = ("bundles", "camp", "goods", "houses", "points", "pool")

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.goods: list[int] = [0] * GOODS
            self.pool: int = 0
            self.camp: int = 0
            self.houses: int = 0
            self.points: tuple[int, ...] = NO_POINTS
            self.bundles: int = 0
        else:
            self.goods = like.goods.copy()
            self.pool = like.pool
            self.camp = like.camp
            self.houses = like.houses
            self.points = like.points
            self.bundles = like.bundles

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


class State(BaseState):
    """The table.

    `road` holds the tile of each space after the bridge, NOWHERE where there is none; a residence is its
    basic tile with its bit in `residences`. `owner` is the seat whose house lies above a tile. `open` lists
    the tiles that take workers, `workers` who stands on them; the Journeyman's worker is kept apart in
    `joined` (the tile) and `joiner` (the seat). `holder` says where each character is. `cursor`, `acting` and
    `users` say how far a walk along buildings has come: the place, whether a worker there has been asked,
    and who has been, as bits. Nothing on the table is left to chance once it is set up; the provost begins
    before the building of wood.

    § setup.provost, limit.chance
    """

    __slots__ = (
        "acting",
        "cursor",
        "first",
        "goldsmith_used",
        "holder",
        "joined",
        "joiner",
        "monuments",
        "offer",
        "open",
        "open_points",
        "owner",
        "passed",
        "players",
        "provost",
        "queue",
        "residences",
        "road",
        "round",
        "site",
        "step",
        "tables",
        "turn",
        "users",
        "workers",
    )

    def __init__(self, seats: int, tables: Tables, open_points: bool, like: State | None = None) -> None:
        super().__init__(seats, like)
        self.tables: Tables = tables
        self.open_points: bool = open_points
        if like is None:
            self.round: int = 0
            self.step: int = 0
            self.turn: int = 0
            self.first: int = 0
            self.provost: int = WOOD_SPACE
            self.cursor: int = 0
            self.acting: bool = False
            self.users: int = 0
            self.joined: int = NOWHERE
            self.joiner: int = FREE
            self.goldsmith_used: bool = False
            self.residences: int = 0
            self.road: tuple[int, ...] = (NOWHERE,) * (
                BASIC_TILES + 1 + tables.before_stone + tables.after_stone
            )
            self.site: tuple[int, ...] = (NOWHERE,) * SITE_SLOTS
            self.owner: tuple[int, ...] = (FREE,) * TILES
            self.offer: tuple[int, ...] = ()
            self.monuments: tuple[int, ...] = ()
            self.open: tuple[int, ...] = tuple(range(CITY_TILES))
            self.holder: tuple[int, ...] = (BOXED,) * CHARACTERS
            self.passed: tuple[int, ...] = ()
            self.queue: tuple[int, ...] = ()
            self.workers: list[int] = [FREE] * WORKER_TILES
            self.players: list[Player] = [Player() for _ in range(seats)]
        else:
            self.round = like.round
            self.step = like.step
            self.turn = like.turn
            self.first = like.first
            self.provost = like.provost
            self.cursor = like.cursor
            self.acting = like.acting
            self.users = like.users
            self.joined = like.joined
            self.joiner = like.joiner
            self.goldsmith_used = like.goldsmith_used
            self.residences = like.residences
            self.road = like.road
            self.site = like.site
            self.owner = like.owner
            self.offer = like.offer
            self.monuments = like.monuments
            self.open = like.open
            self.holder = like.holder
            self.passed = like.passed
            self.queue = like.queue
            self.workers = like.workers.copy()
            self.players = [Player(player) for player in like.players]

    def made_with(self) -> tuple[object, ...]:
        """What the constructor takes."""
        return (self.seats, self.tables, self.open_points)

    def clone(self) -> State:
        """An independent copy; tables, tuples and frozen decisions are shared.

        The copy is made in the constructor, so that compiled code sets every field exactly once.
        """
        return State(self.seats, self.tables, self.open_points, self)
