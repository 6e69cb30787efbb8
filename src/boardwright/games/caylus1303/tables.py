"""The values of one match, as rules use them; what is printed is in `printed`."""

from __future__ import annotations

from typing import Final

from boardwright.core.game import Values, number, numbers
from boardwright.games.caylus1303.printed import PRINTED
from boardwright.games.caylus1303.uses import NAMES, NO_GOODS, ROWS, Use

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
        "made_from",
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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tables) and (self is other or self.made_from == other.made_from)

    def __hash__(self) -> int:
        return hash(len(self.made_from))

    def __reduce__(self) -> tuple[object, ...]:
        return Tables, self.made_from

    def __init__(self, values: Values, players: int) -> None:
        self.made_from: tuple[Values, int] = (values, players)
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
