"""Everything printed on components, each value with our confidence; a match may bring its own values."""

from __future__ import annotations

from typing import Final

from boardwright.core.game import Printed, Values
from boardwright.games.caylus1303.uses import NAMES, NO_GOODS, ROWS, Use, number, numbers

CERTAIN: Final = "certain"
LIKELY: Final = "likely"
GUESS: Final = "guess"

# Lists of goods are in the order food, wood, stone, cloth, gold.
PRINTED: Final = (
    Printed("fairground.pays", (0, 1, 0, 0, 0)),
    Printed("lawyer.pays", (0, 0, 0, 1, 0)),
    Printed("toll.steps", 2, high=3),
    Printed("bridge.steps", 3, high=3),
    Printed("farm.takes", (1, 0, 0, 0, 0), LIKELY),
    Printed("sawmill.takes", (0, 1, 0, 0, 0), LIKELY),
    Printed("quarry.takes", (0, 0, 1, 0, 0), LIKELY),
    Printed("market.returns", 1),
    Printed("any_guild.workers", 3),
    Printed("mason_guild.pays", (0, 0, 1, 0, 0), LIKELY),
    Printed("mason_guild.workers", 4),
    Printed("wood_farm.cost", (1, 1, 0, 0, 0)),
    Printed("wood_farm.points", 2),
    Printed("wood_farm.takes", (2, 0, 0, 0, 0), LIKELY),
    Printed("wood_farm.setup_takes", (1, 0, 0, 0, 0), LIKELY),
    Printed("wood_farm.setup_earns", 1),
    Printed("wood_sawmill.cost", (1, 1, 0, 0, 0), LIKELY),
    Printed("wood_sawmill.points", 2, LIKELY),
    Printed("wood_sawmill.takes", (0, 2, 0, 0, 0), LIKELY),
    Printed("wood_sawmill.setup_takes", (0, 1, 0, 0, 0), LIKELY),
    Printed("wood_sawmill.setup_earns", 1),
    Printed("wood_quarry.cost", (1, 1, 0, 0, 0), LIKELY),
    Printed("wood_quarry.points", 2),
    Printed("wood_quarry.takes", (0, 0, 2, 0, 0), LIKELY),
    Printed("wood_quarry.setup_takes", (0, 0, 1, 0, 0), LIKELY),
    Printed("wood_quarry.setup_earns", 1),
    Printed("spinning_mill.cost", (0, 2, 0, 0, 0), "likely, doubtful"),
    Printed("spinning_mill.points", 2, LIKELY),
    Printed("spinning_mill.takes", (0, 0, 0, 2, 0)),
    Printed("spinning_mill.setup_takes", (0, 0, 0, 1, 0), LIKELY),
    Printed("spinning_mill.setup_earns", 1),
    Printed("wood_market.cost", (1, 1, 0, 0, 0), LIKELY),
    Printed("wood_market.points", 3, LIKELY),
    Printed("covered_market.cost", (0, 1, 0, 0, 0), LIKELY),
    Printed("covered_market.any", 1, LIKELY, high=1),
    Printed("covered_market.points", 3, LIKELY),
    Printed("covered_market.workers", 3),
    Printed("covered_market.setup_workers", 2),
    Printed("covered_market.setup_earns", 1),
    Printed("tailor.cost", (0, 1, 0, 0, 0), LIKELY),
    Printed("tailor.any", 1, LIKELY, high=1),
    Printed("tailor.points", 4, LIKELY),
    Printed("tailor.pays", (1, 2)),
    Printed("tailor.earns", (4, 6)),
    Printed("stonemason.cost", (0, 1, 0, 0, 0), LIKELY),
    Printed("stonemason.any", 1, LIKELY, high=1),
    Printed("stonemason.points", 4, LIKELY),
    Printed("manor.cost", (0, 1, 0, 1, 0), LIKELY),
    Printed("manor.points", 4, LIKELY),
    Printed("manor.setup_earns", 2),
    Printed("stone_farm.cost", (1, 0, 1, 0, 0), LIKELY),
    Printed("stone_farm.points", 3, GUESS),
    Printed("stone_farm.takes", (2, 0, 0, 1, 0)),
    Printed("stone_farm.bonus", (1, 0, 0, 0, 0)),
    Printed("stone_farm.setup_takes", (1, 0, 0, 1, 0)),
    Printed("stone_sawmill.cost", (1, 0, 1, 0, 0), LIKELY),
    Printed("stone_sawmill.points", 3, LIKELY),
    Printed("stone_sawmill.takes", (0, 2, 0, 1, 0), LIKELY),
    Printed("stone_sawmill.bonus", (0, 1, 0, 0, 0), LIKELY),
    Printed("stone_sawmill.setup_takes", (0, 1, 0, 1, 0), LIKELY),
    Printed("stone_quarry.cost", (1, 0, 1, 0, 0), LIKELY),
    Printed("stone_quarry.points", 3, LIKELY),
    Printed("stone_quarry.takes", (0, 0, 2, 1, 0), LIKELY),
    Printed("stone_quarry.bonus", (0, 0, 1, 0, 0), LIKELY),
    Printed("stone_quarry.setup_takes", (0, 0, 1, 1, 0), LIKELY),
    Printed("gold_mine.cost", (1, 0, 1, 0, 0), LIKELY),
    Printed("gold_mine.points", 4, LIKELY),
    Printed("gold_mine.takes", (0, 0, 0, 0, 1)),
    Printed("great_guild.cost", (0, 0, 1, 0, 0), LIKELY),
    Printed("great_guild.any", 1, LIKELY, high=1),
    Printed("great_guild.points", 4, LIKELY),
    Printed("great_guild.workers", 5),
    Printed("foundry.cost", (0, 1, 1, 0, 0), LIKELY),
    Printed("foundry.points", 5, LIKELY),
    Printed("foundry.returns", (1, 3)),
    Printed("foundry.gold", (1, 2)),
    Printed("alchemist.cost", (0, 1, 1, 0, 0), LIKELY),
    Printed("alchemist.points", 5, LIKELY),
    Printed("alchemist.gold", (1, 2)),
    Printed("church.cost", (0, 0, 1, 1, 0), LIKELY),
    Printed("church.points", 5, LIKELY),
    Printed("church.returns", (2, 4)),
    Printed("church.earns", (4, 6)),
    Printed("jeweller.cost", (0, 1, 1, 0, 0), LIKELY),
    Printed("jeweller.points", 5, LIKELY),
    Printed("jeweller.pays", (1, 2)),
    Printed("jeweller.earns", (5, 9)),
    Printed("garden.cost", (0, 1, 0, 0, 1), LIKELY),
    Printed("garden.points", 4, LIKELY),
    Printed("garden.workers", 2),
    Printed("factory.cost", (0, 0, 0, 1, 1), LIKELY),
    Printed("factory.points", 5, LIKELY),
    Printed("factory.takes", (0, 0, 0, 1, 0)),
    Printed("granary.cost", (0, 0, 1, 0, 1), LIKELY),
    Printed("granary.points", 7, "likely, doubtful"),
    Printed("granary.takes", (1, 0, 0, 0, 0)),
    Printed("statue.cost", (0, 0, 2, 0, 1), "likely, doubtful"),
    Printed("statue.points", 7, "likely, doubtful"),
    Printed("theatre.cost", (0, 4, 0, 0, 3), LIKELY),
    Printed("theatre.points", 12),
    Printed("cathedral.cost", (0, 0, 3, 0, 3), LIKELY),
    Printed("cathedral.points", 15, LIKELY),
    Printed("mansion.cost", (0, 0, 5, 0, 5), "likely, doubtful"),
    Printed("mansion.points", 20, "likely, doubtful"),
    Printed("road.before_stone", 4, LIKELY, low=1, high=9),
    Printed("road.after_stone", 9, "likely, doubtful", high=14),
    Printed("road.overrun", 3, GUESS, high=9),
    Printed("site.opens", (4, 7), low=1, high=10),
    Printed("start.goods", (1, 2, 1, 0, 0)),
    Printed("start.workers", (10, 6, 6, 10), high=15),
    Printed("recruitment", (3, 3, 3, 2), high=15),
    Printed("workers", 15, low=15, high=15),
    Printed("houses", 9, low=1, high=9),
    Printed("surcharge", 1, high=5),
    Printed("residence.workers", 1, high=15),
    Printed("placement.points", 1),
    Printed("bundle.points", 5),
    Printed("gold.points", 2),
    Printed("early_riser.returns", 1, high=5),
    Printed("steward.points", 2),
    Printed("bailiff.steps", 1, high=3),
    Printed("architect.points", 1),
    Printed("foreman.points", 1),
    Printed("goldsmith.points", 5),
    Printed("day_labourer.workers", 1, high=15),
)

PRINTED_KEYS: Final = frozenset([row.key for row in PRINTED])
COST_KEYS: Final = tuple([f"{name}.cost" for name in NAMES])
ANY_KEYS: Final = tuple([f"{name}.any" for name in NAMES])
POINTS_KEYS: Final = tuple([f"{name}.points" for name in NAMES])
BONUS_KEYS: Final = tuple([f"{name}.bonus" for name in NAMES])


class Tables:
    """The values of one match: immutable, shared by all copies of its state.

    `uses` holds the effect of each building on its construction side (a basic or printed building has only
    one), `setup_uses` that of the setup side, which lies on the site and on the road from the start. Statue,
    Cathedral and Mansion are worth points and do nothing.

    § tile.monument.statue, tile.monument.cathedral, tile.monument.mansion
    """

    __slots__ = (
        "after_stone",
        "any_cost",
        "architect",
        "bailiff_steps",
        "before_stone",
        "bonus",
        "bridge_steps",
        "bundle",
        "cost",
        "day_labourer",
        "early_riser",
        "factory",
        "foreman",
        "garden",
        "gold",
        "goldsmith",
        "granary",
        "houses",
        "opens",
        "overrun",
        "placement",
        "points",
        "recruitment",
        "residence",
        "setup_uses",
        "start_goods",
        "start_workers",
        "steward",
        "surcharge",
        "toll_steps",
        "uses",
        "workers",
    )

    def __init__(self, values: Values, players: int) -> None:
        sides = [row(values) for row in ROWS]
        self.uses: tuple[Use, ...] = tuple([side[0] for side in sides])
        self.setup_uses: tuple[Use, ...] = tuple([side[1] for side in sides])
        self._read_costs(values)
        self._read_worth(values)
        self._read_board(values, players)
        self._read_points(values)

    def _read_costs(self, values: Values) -> None:
        """What a building or a monument costs: printed goods, and maybe one basic good of one's choice.

        § tile.wood.costs, tile.wood.costs.wild, tile.stone.costs
        """
        self.cost: tuple[tuple[int, ...], ...] = goods_rows(values, COST_KEYS)
        self.any_cost: tuple[int, ...] = tuple(
            [number(values[key]) if key in PRINTED_KEYS else 0 for key in ANY_KEYS]
        )

    def _read_worth(self, values: Values) -> None:
        """What a building or a monument is worth when built, and what a stone producer brings its owner.

        § tile.wood.points, tile.stone.points, tile.stone.costs.other
        """
        self.points: tuple[int, ...] = tuple(
            [number(values[key]) if key in PRINTED_KEYS else 0 for key in POINTS_KEYS]
        )
        self.bonus: tuple[tuple[int, ...], ...] = goods_rows(values, BONUS_KEYS)

    def _read_board(self, values: Values, players: int) -> None:
        self.toll_steps: int = number(values["toll.steps"])
        self.bridge_steps: int = number(values["bridge.steps"])
        self.bailiff_steps: int = number(values["bailiff.steps"])
        self.before_stone: int = number(values["road.before_stone"])
        self.after_stone: int = number(values["road.after_stone"])
        self.overrun: int = number(values["road.overrun"])
        self.opens: tuple[int, ...] = (1, *numbers(values["site.opens"]))
        self.start_goods: tuple[int, ...] = numbers(values["start.goods"])
        self.start_workers: int = numbers(values["start.workers"])[players - 2]
        self.recruitment: int = numbers(values["recruitment"])[players - 2]
        self.workers: int = number(values["workers"])
        self.houses: int = number(values["houses"])
        self.surcharge: int = number(values["surcharge"])
        self.early_riser: int = number(values["early_riser.returns"])
        self.residence: int = number(values["residence.workers"])
        self.day_labourer: int = number(values["day_labourer.workers"])
        self.garden: int = number(values["garden.workers"])
        self.factory: tuple[int, ...] = numbers(values["factory.takes"])
        self.granary: tuple[int, ...] = numbers(values["granary.takes"])

    def _read_points(self, values: Values) -> None:
        self.placement: int = number(values["placement.points"])
        self.steward: int = number(values["steward.points"])
        self.architect: int = number(values["architect.points"])
        self.bundle: int = number(values["bundle.points"])
        self.foreman: int = number(values["foreman.points"])
        self.goldsmith: int = number(values["goldsmith.points"])
        self.gold: int = number(values["gold.points"])


def goods_rows(values: Values, keys: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """Goods for every tile, none where nothing is printed."""
    return tuple([numbers(values[key]) if key in PRINTED_KEYS else NO_GOODS for key in keys])
