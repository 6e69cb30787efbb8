"""What each building does, as a row of data: what is paid and returned, what is taken, what happens besides.

One function for each building, in the order of the terms; each gives construction side and setup side.
Basic buildings and those printed on the board have one working side, and most others are alike on both.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from boardwright.core.game import Values, number, numbers
from boardwright.games.caylus1303.terms import CLOTH, GOLD, Tile

NO_GOODS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)

# What a building does besides giving and taking.
NOTHING_ELSE: Final = 0
GRANT_FAVOUR: Final = 1
PUT_HOUSE: Final = 2
MOVE_PROVOST: Final = 3
CONSTRUCT_WOOD: Final = 4
CONSTRUCT_STONE: Final = 5
CONSTRUCT_WITHOUT_STONE: Final = 6


class Use:
    """One way to use a building.

    `any` basic goods are paid at the user's choice, and one is taken at choice when `choice` is set; `more`
    is the dearer way of an either-or effect, of which the user takes exactly one.

    § effect.branch
    """

    __slots__ = ("any", "choice", "deed", "earns", "more", "pays", "returns", "takes", "workers")

    def __init__(self, pays: tuple[int, ...] = NO_GOODS, takes: tuple[int, ...] = NO_GOODS) -> None:
        self.pays: tuple[int, ...] = pays
        self.takes: tuple[int, ...] = takes
        self.any: int = 0
        self.returns: int = 0
        self.choice: bool = False
        self.workers: int = 0
        self.earns: int = 0
        self.deed: int = NOTHING_ELSE
        self.more: Use | None = None

    def giving_workers(self, workers: int) -> Use:
        """Workers come from the Camp to the pool."""
        self.workers = workers
        return self

    def giving_points(self, points: int) -> Use:
        """It gives points."""
        self.earns = points
        return self

    def giving_choice(self) -> Use:
        """One basic good of one's choice is taken."""
        self.choice = True
        return self

    def for_workers(self, workers: int) -> Use:
        """Workers go from the pool to the Camp."""
        self.returns = workers
        return self

    def for_any(self, goods: int) -> Use:
        """It is paid with basic goods of one's choice."""
        self.any = goods
        return self

    def doing(self, deed: int) -> Use:
        """It does something besides."""
        self.deed = deed
        return self

    def or_else(self, more: Use) -> Use:
        """Exactly one of two ways."""
        self.more = more
        return self


Sides: TypeAlias = "tuple[Use, Use]"


def alike(use: Use) -> Sides:
    """Both sides work alike, or there is only one."""
    return (use, use)


def fairground(values: Values) -> Sides:
    """A favour for 1 wood.

    § tile.fixed.fairground
    """
    return alike(Use(numbers(values["fairground.pays"])).doing(GRANT_FAVOUR))


def lawyer(values: Values) -> Sides:
    """A house above a basic building for 1 cloth.

    § tile.fixed.lawyer
    """
    return alike(Use(numbers(values["lawyer.pays"])).doing(PUT_HOUSE))


def carpenter(values: Values) -> Sides:
    """The construction of a wood building, by the Carpenter on the board and by the basic one.

    § tile.fixed.carpenter, tile.basic.carpenter
    """
    return alike(Use().doing(CONSTRUCT_WOOD))


def toll(values: Values) -> Sides:
    """A free move of the provost.

    § tile.fixed.toll
    """
    return alike(Use().doing(MOVE_PROVOST))


def farm(values: Values) -> Sides:
    """One food.

    § tile.basic.farm
    """
    return alike(Use(takes=numbers(values["farm.takes"])))


def sawmill(values: Values) -> Sides:
    """One wood.

    § tile.basic.sawmill
    """
    return alike(Use(takes=numbers(values["sawmill.takes"])))


def quarry(values: Values) -> Sides:
    """One stone.

    § tile.basic.quarry
    """
    return alike(Use(takes=numbers(values["quarry.takes"])))


def market(values: Values) -> Sides:
    """A basic good of one's choice for a worker returned, besides the one that stands there.

    § tile.basic.market, ruling.10.11
    """
    return alike(Use().for_workers(number(values["market.returns"])).giving_choice())


def any_guild(values: Values) -> Sides:
    """Three workers for any basic good.

    § tile.basic.guild.any
    """
    return alike(Use().for_any(1).giving_workers(number(values["any_guild.workers"])))


def mason_guild(values: Values) -> Sides:
    """Four workers for 1 stone.

    § tile.basic.guild.stone
    """
    return alike(
        Use(numbers(values["mason_guild.pays"])).giving_workers(number(values["mason_guild.workers"]))
    )


def wood_producer(values: Values, name: str) -> Sides:
    """Goods; on the setup side less of them, and a point."""
    setup = Use(takes=numbers(values[f"{name}.setup_takes"]))
    return (
        Use(takes=numbers(values[f"{name}.takes"])),
        setup.giving_points(number(values[f"{name}.setup_earns"])),
    )


def wood_farm(values: Values) -> Sides:
    """Two food; setup side: 1 food and 1 point.

    § tile.wood.farm, tile.wood.farm.setup
    """
    return wood_producer(values, "wood_farm")


def wood_sawmill(values: Values) -> Sides:
    """Two wood; setup side: 1 wood and 1 point.

    § tile.wood.sawmill, tile.wood.sawmill.setup
    """
    return wood_producer(values, "wood_sawmill")


def wood_quarry(values: Values) -> Sides:
    """Two stone; setup side: 1 stone and 1 point.

    § tile.wood.quarry, tile.wood.quarry.setup
    """
    return wood_producer(values, "wood_quarry")


def spinning_mill(values: Values) -> Sides:
    """Two cloth; setup side: 1 cloth and 1 point.

    § tile.wood.spinning-mill, tile.wood.spinning-mill.setup
    """
    return wood_producer(values, "spinning_mill")


def wood_market(values: Values) -> Sides:
    """A basic good of one's choice for nothing.

    § tile.wood.market
    """
    return alike(Use().giving_choice())


def covered_market(values: Values) -> Sides:
    """Three workers; setup side: 2 workers and 1 point.

    § tile.wood.covered-market, tile.wood.covered-market.setup
    """
    setup = Use().giving_workers(number(values["covered_market.setup_workers"]))
    return (
        Use().giving_workers(number(values["covered_market.workers"])),
        setup.giving_points(number(values["covered_market.setup_earns"])),
    )


def tailor(values: Values) -> Sides:
    """Four points for 1 cloth, or 6 points for 2 cloth.

    § tile.wood.tailor
    """
    return alike(selling(values, "tailor", CLOTH))


def stonemason(values: Values) -> Sides:
    """The construction of a stone building; on the setup side its printed stone is waived.

    § tile.wood.stonemason, tile.wood.stonemason.setup
    """
    return (Use().doing(CONSTRUCT_STONE), Use().doing(CONSTRUCT_WITHOUT_STONE))


def manor(values: Values) -> Sides:
    """A favour, when it is used and not when it is built; setup side: 2 points.

    § tile.wood.manor, tile.wood.manor.setup, ruling.10.30
    """
    return (Use().doing(GRANT_FAVOUR), Use().giving_points(number(values["manor.setup_earns"])))


def stone_producer(values: Values, name: str) -> Sides:
    """Goods; on the setup side less of them."""
    return (
        Use(takes=numbers(values[f"{name}.takes"])),
        Use(takes=numbers(values[f"{name}.setup_takes"])),
    )


def stone_farm(values: Values) -> Sides:
    """Two food and 1 cloth, its owner 1 food; setup side: 1 food and 1 cloth.

    § tile.stone.farm, tile.stone.farm.bonus, tile.stone.farm.setup
    """
    return stone_producer(values, "stone_farm")


def stone_sawmill(values: Values) -> Sides:
    """Two wood and 1 cloth, its owner 1 wood; setup side: 1 wood and 1 cloth.

    § tile.stone.sawmill, tile.stone.sawmill.bonus, tile.stone.sawmill.setup
    """
    return stone_producer(values, "stone_sawmill")


def stone_quarry(values: Values) -> Sides:
    """Two stone and 1 cloth, its owner 1 stone; setup side: 1 stone and 1 cloth.

    § tile.stone.quarry, tile.stone.quarry.bonus, tile.stone.quarry.setup
    """
    return stone_producer(values, "stone_quarry")


def gold_mine(values: Values) -> Sides:
    """One gold.

    § tile.stone.gold-mine
    """
    return alike(Use(takes=numbers(values["gold_mine.takes"])))


def great_guild(values: Values) -> Sides:
    """Five workers for any basic good.

    § tile.stone.guild
    """
    return alike(Use().for_any(1).giving_workers(number(values["great_guild.workers"])))


def foundry(values: Values) -> Sides:
    """One gold for 1 worker, or 2 gold for 3.

    § tile.stone.foundry
    """
    few, many = numbers(values["foundry.returns"])
    little, much = numbers(values["foundry.gold"])
    more = Use(takes=only(GOLD, much)).for_workers(many)
    return alike(Use(takes=only(GOLD, little)).for_workers(few).or_else(more))


def alchemist(values: Values) -> Sides:
    """One gold for a basic good, or 2 gold for two, alike or not.

    § tile.stone.alchemist
    """
    little, much = numbers(values["alchemist.gold"])
    more = Use(takes=only(GOLD, much)).for_any(2)
    return alike(Use(takes=only(GOLD, little)).for_any(1).or_else(more))


def church(values: Values) -> Sides:
    """Four points for 2 workers, or 6 points for 4.

    § tile.stone.church
    """
    few, many = numbers(values["church.returns"])
    little, much = numbers(values["church.earns"])
    more = Use().for_workers(many).giving_points(much)
    return alike(Use().for_workers(few).giving_points(little).or_else(more))


def jeweller(values: Values) -> Sides:
    """Five points for 1 gold, or 9 points for 2 gold.

    § tile.stone.jeweller
    """
    return alike(selling(values, "jeweller", GOLD))


def selling(values: Values, name: str, good: int) -> Use:
    """A few goods of one kind for points, or more of them for more."""
    few, many = numbers(values[f"{name}.pays"])
    little, much = numbers(values[f"{name}.earns"])
    more = Use(only(good, many)).giving_points(much)
    return Use(only(good, few)).giving_points(little).or_else(more)


# Both Farms have one row, and so have both Markets and both Carpenters.
ROWS: Final = (
    fairground,
    lawyer,
    carpenter,
    toll,
    farm,
    farm,
    sawmill,
    quarry,
    market,
    market,
    any_guild,
    mason_guild,
    carpenter,
    wood_farm,
    wood_sawmill,
    wood_quarry,
    spinning_mill,
    wood_market,
    covered_market,
    tailor,
    stonemason,
    manor,
    stone_farm,
    stone_sawmill,
    stone_quarry,
    gold_mine,
    great_guild,
    foundry,
    alchemist,
    church,
    jeweller,
)


def only(good: int, count: int) -> tuple[int, ...]:
    """So many of one good, none of the others.

    >>> only(3, 2)
    (0, 0, 0, 2, 0)
    """
    return NO_GOODS[:good] + (count,) + NO_GOODS[good + 1 :]


# The names of the tiles in table files; both Farms have one, and so have both Markets.
NAMES: Final = tuple([tile.name.lower().removesuffix("_1").removesuffix("_2") for tile in Tile])
