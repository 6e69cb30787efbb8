"""The values of one match, as rules use them; what is printed is in `printed`."""

from __future__ import annotations

from typing import Final

from boardwright.core.game import Options, Values, number, numbers
from boardwright.games.guilds.printed import ROOM_ROWS
from boardwright.games.guilds.terms import (
    ALCHEMIST,
    ASSASSIN,
    BANKER,
    CHARACTERS,
    EAST,
    ENCHANTRESS,
    ENGINEER,
    FACTIONS,
    HEALER,
    INQUISITOR,
    JEWELLER,
    MERCENARY,
    NECROMANCER,
    NORTH,
    NOTHING,
    PALADIN,
    ROOMS,
    ROWS,
    SOUTH,
    TITHE_KEEPER,
    WEST,
    Character,
    Objective,
    Room,
)

# The seven bedrooms show a faction each; the first seven large rooms score its members, the next two score
# different factions.
FIRST_BEDROOM: Final = 13
FIRST_PER_MEMBER: Final = 35
FIRST_PER_FACTION: Final = 42
PER_FACTION: Final = 2

# The abilities with a price in florins.
PAID_IN_FLORINS: Final[tuple[int, ...]] = (
    ALCHEMIST,
    ENCHANTRESS,
    ENGINEER,
    HEALER,
    INQUISITOR,
    MERCENARY,
    NECROMANCER,
    PALADIN,
    TITHE_KEEPER,
)

CHARACTER_KEYS: Final = tuple([f"characters.{character.name.lower()}" for character in Character])
ROOM_KEYS: Final = tuple([f"rooms.{room.name.lower()}" for room in Room])

TURNS: Final = 4
SMALL_SIDES: Final = 4
N: Final = 1 << NORTH
E: Final = 1 << EAST
S: Final = 1 << SOUTH
W: Final = 1 << WEST


class Tables:
    """The values of one match, its options among them: immutable, shared by all copies of its state."""

    __slots__ = (
        "ability_florins",
        "ability_gold",
        "alchemist_gold",
        "apprentice",
        "apprentice_symbols",
        "archer_most",
        "beggar",
        "bodyguard",
        "carpenter",
        "cat",
        "cost",
        "crown_agent",
        "demand",
        "doors",
        "druid_most",
        "exchange",
        "florins",
        "gambler_most",
        "gardener",
        "gold",
        "hall",
        "icon",
        "innkeeper_most",
        "keeping",
        "kind",
        "large",
        "made_from",
        "mason",
        "mercenary_points",
        "objective",
        "objective_second",
        "objectives",
        "per_member",
        "plot_rows",
        "points",
        "princess",
        "refund_on_empty",
        "repeats",
        "room_florins",
        "room_gold",
        "room_points",
        "rounds",
        "second_killer",
        "second_place",
        "small",
        "smuggler",
        "supplement",
        "thief",
        "tithe_most",
        "turned",
        "two_led",
        "zones",
    )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tables) and (self is other or self.made_from == other.made_from)

    def __hash__(self) -> int:
        return hash(len(self.made_from))

    def __reduce__(self) -> tuple[object, ...]:
        return tables_for, self.made_from

    def __init__(self, values: Values, players: int, options: Options) -> None:
        self.made_from: tuple[Values, int, Options] = (values, players, options)
        self._read_income(values)
        self._read_points(values, options)
        self._read_room_prices(values)
        self._read_room_income(values)
        self._read_room_marks()
        self._read_doors(values)
        self._read_table(values, players)
        self._read_supply(values, players, options["room_supply"] == "tight")
        self._read_prices(values)
        self._read_scoring(values)
        self.two_led: bool = options["bid_mode"] == "two_led"
        self.refund_on_empty: bool = options["refund_on_empty"] is True
        self.supplement: bool = options["supplement"] is True
        self.crown_agent: bool = options["crown_agent"] is True and players == 2
        self.second_killer: bool = options["second_killer"] is True
        self.plot_rows: int = ROWS - 1 if options["plot_rows"] == "4" else ROWS

    def _read_income(self, values: Values) -> None:
        """What characters bring every round."""
        self.florins: tuple[int, ...] = tuple([number(values[f"{key}.florins"]) for key in CHARACTER_KEYS])
        self.gold: tuple[int, ...] = tuple([number(values[f"{key}.gold"]) for key in CHARACTER_KEYS])

    def _read_points(self, values: Values, options: Options) -> None:
        """What characters are worth; those that bring gold may cost a point more.

        § option.gold-income-pp
        """
        points = [number(values[f"{key}.points"]) for key in CHARACTER_KEYS]
        if options["gold_income_points"] == "-3":
            points[BANKER] = points[JEWELLER] = -3
        self.points: tuple[int, ...] = tuple(points)

    def _read_room_prices(self, values: Values) -> None:
        """What rooms cost and what they are worth: empty ones and small Gardens 1 gold for 2 points, 3 with
        a single door, large Gardens 2 for 5; small luxury rooms 2 gold for 5 or 6 points, Throne room and
        Gallery 3 for 9 and 8.

        § room.empty, room.garden, room.luxury
        """
        self.kind: tuple[int, ...] = tuple([row[0] for row in ROOM_ROWS])
        self.cost: tuple[int, ...] = tuple([number(values[f"{key}.cost"]) for key in ROOM_KEYS])
        self.room_points: tuple[int, ...] = tuple([number(values[f"{key}.points"]) for key in ROOM_KEYS])

    def _read_room_income(self, values: Values) -> None:
        """What rooms bring every round: small Dining rooms and Kitchens, which cost 1 gold for 1 or 2 points
        or 2 for 4, and the Courtyards of 2 gold and 3 or 4 points a florin; the Counting house a gold.

        § room.income, room.dining, room.courtyard
        """
        self.room_florins: tuple[int, ...] = tuple([number(values[f"{key}.florins"]) for key in ROOM_KEYS])
        self.room_gold: tuple[int, ...] = tuple([number(values[f"{key}.gold"]) for key in ROOM_KEYS])

    def _read_room_marks(self) -> None:
        """The seven small Bedrooms show a faction each, and seven large rooms score its members.

        § room.icon
        """
        self.icon: tuple[int, ...] = tuple([faction_in(room, FIRST_BEDROOM) for room in range(ROOMS)])
        self.per_member: tuple[int, ...] = tuple(
            [faction_in(room, FIRST_PER_MEMBER) for room in range(ROOMS)]
        )

    def _read_doors(self, values: Values) -> None:
        """Where rooms have doors, in each of their four turns."""
        self.doors: tuple[tuple[int, ...], ...] = tuple(
            [numbers(values[f"{key}.doors"]) for key in ROOM_KEYS]
        )
        self.turned: tuple[tuple[int, ...], ...] = tuple(
            [turned_doors(self.doors[place // TURNS], place % TURNS) for place in range(ROOMS * TURNS)]
        )
        self.repeats: tuple[bool, ...] = tuple(
            [looks_the_same(self.turned, place // TURNS, place % TURNS) for place in range(ROOMS * TURNS)]
        )

    def _read_table(self, values: Values, players: int) -> None:
        """The table by the number of players: 8 rounds for two, else 6; characters for the zones, objectives.

        § table.rounds, table.zones
        """
        column = players - 2
        name = ("two", "three", "four")[column]
        self.hall: int = number(values["hall.florins"])
        self.exchange: int = number(values["exchange"])
        self.keeping: int = number(values["keeping"])
        self.rounds: int = numbers(values["rounds"])[column]
        self.objectives: int = numbers(values["objectives.count"])[column]
        self.second_place: bool = numbers(values["objectives.second"])[column] == 1
        self.zones: tuple[int, ...] = numbers(values[f"zones.{name}"])

    def _read_supply(self, values: Values, players: int, tight: bool) -> None:
        """How many rooms of each size come every round, by the number of players; fewer with a tight supply.

        § table.large, table.small, option.room-supply
        """
        column = players - 2
        suffix = "_tight" if tight else ""
        self.large: int = numbers(values[f"rooms.large{suffix}"])[column]
        self.small: int = numbers(values[f"rooms.small{suffix}"])[column]

    def _read_prices(self, values: Values) -> None:
        """What abilities cost and how far they reach."""
        florins = [0] * CHARACTERS
        for character in PAID_IN_FLORINS:
            florins[character] = number(values[f"abilities.{Character(character).name.lower()}.florins"])
        gold = [0] * CHARACTERS
        gold[ASSASSIN] = number(values["abilities.assassin.gold"])
        self.ability_florins: tuple[int, ...] = tuple(florins)
        self.ability_gold: tuple[int, ...] = tuple(gold)
        self.alchemist_gold: int = number(values["abilities.alchemist.gold"])
        self.archer_most: int = number(values["abilities.elf_archer.most"])
        self.beggar: int = number(values["abilities.beggar.florins"])
        self.bodyguard: int = number(values["abilities.bodyguard.florins"])
        self.carpenter: int = number(values["abilities.carpenter.gold"])
        self.demand: int = number(values["abilities.inquisitor.demand"])
        self.gambler_most: int = number(values["abilities.gambler.most"])
        self.gardener: int = number(values["abilities.gardener.gold"])
        self.mercenary_points: int = number(values["abilities.mercenary.points"])
        self.smuggler: int = number(values["abilities.smuggler.florins"])
        self.thief: int = number(values["abilities.thief.florins"])
        self.tithe_most: int = number(values["abilities.tithe_keeper.most"])

    def _read_scoring(self, values: Values) -> None:
        """What abilities and objectives are worth."""
        self.apprentice: int = number(values["abilities.apprentice.points"])
        self.apprentice_symbols: int = number(values["abilities.apprentice.symbols"])
        self.cat: int = number(values["abilities.cat.points"])
        self.druid_most: int = number(values["abilities.druid.most"])
        self.innkeeper_most: int = number(values["abilities.innkeeper.most"])
        self.mason: int = number(values["abilities.mason.cells"])
        self.princess: int = number(values["abilities.princess.points"])
        pairs = [numbers(values[f"objectives.{objective.name.lower()}"]) for objective in Objective]
        self.objective: tuple[int, ...] = tuple([pair[0] for pair in pairs])
        self.objective_second: tuple[int, ...] = tuple([pair[1] for pair in pairs])


def turned(doors: int, quarters: int) -> int:
    """Doors of a cell turned clockwise: north becomes east, and so on. Tiles are turned but never flipped.

    >>> turned(1, 1), turned(8, 1), turned(5, 2)
    (2, 1, 5)

    § plot.turn
    """
    return (doors << quarters | doors >> (TURNS - quarters)) & 15


def turned_doors(doors: tuple[int, ...], quarters: int) -> tuple[int, ...]:
    """The doors of a room's cells after turning: of its only cell, or of its left and then its right cell.

    The edge between the two cells of a large room is always open.

    § plot.cells
    """
    if len(doors) == SMALL_SIDES:
        return (turned(doors[0] * N | doors[1] * E | doors[2] * S | doors[3] * W, quarters),)
    left = doors[0] * N | doors[4] * S | doors[5] * W | E
    right = doors[1] * N | doors[2] * E | doors[3] * S | W
    return (turned(left, quarters), turned(right, quarters))


def looks_the_same(turned: tuple[tuple[int, ...], ...], room: int, quarters: int) -> bool:
    """Whether fewer turns give the same doors on the same cells.

    A large room turned by a half covers the same cells the other way round.

    § ruling.12.50
    """
    doors = turned[room * TURNS + quarters]
    for fewer in range(quarters):
        before = turned[room * TURNS + fewer]
        if len(doors) == 1:
            if before == doors:
                return True
        elif fewer % 2 == quarters % 2 and before[0] == doors[1] and before[1] == doors[0]:
            return True
    return False


class Shared:
    """The tables of matches with the same values."""

    __slots__ = ("options", "players", "tables", "values")

    def __init__(self, values: Values, players: int, options: Options) -> None:
        self.values: Values = dict(values)
        self.players: int = players
        self.options: Options = dict(options)
        self.tables: Tables = Tables(values, players, options)


MOST_SHARED: Final = 16
SHARED: Final[list[Shared]] = []


def tables_for(values: Values, players: int, options: Options) -> Tables:
    """The tables of a match; matches with the same values share them, as long as not many others came since.

    Comparing with the last ones is several times faster than a hash of all values.
    """
    for shared in SHARED:
        if shared.players == players and shared.options == options and shared.values == values:
            return shared.tables
    SHARED.insert(0, Shared(values, players, options))
    del SHARED[MOST_SHARED:]
    return SHARED[0].tables


def faction_in(room: int, first: int) -> int:
    """The faction of a room in a row of seven, NOTHING outside of it."""
    return room - first if first <= room < first + FACTIONS else NOTHING
