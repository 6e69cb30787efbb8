"""The values of one match, as rules use them; what is printed is in `printed`."""

from typing import Final

from boardwright.core.game import Values, number, numbers
from boardwright.games.belfort.meta import GUILD_NAMES

BUILDING_NAMES: Final = (
    "pub",
    "gardens",
    "tower",
    "inn",
    "blacksmith",
    "bank",
    "market",
    "gatehouse",
    "library",
    "keep",
)


class Tables:
    """The values of one match: immutable, shared by all copies of its state.

    § building.costs, guild.costs
    """

    __slots__ = (
        "band",
        "bandits_from_one",
        "bank_gold",
        "blacksmith_metal",
        "blacksmith_price",
        "bonus_unpaired",
        "buy",
        "card_fee",
        "copies",
        "dealt",
        "desk_fee",
        "desk_planks",
        "district_points",
        "gnome_fee",
        "gnomes",
        "guild_fee",
        "guild_metal",
        "guild_stone",
        "guild_wood",
        "hand_limit",
        "income",
        "kept",
        "librarians_discarded",
        "librarians_drawn",
        "library_discarded",
        "library_drawn",
        "locks",
        "made_from",
        "market_gold",
        "merchants_exchanges",
        "merchants_visits",
        "metal",
        "must_activate",
        "neutral_gold",
        "neutral_workers",
        "people_points",
        "plank_fee",
        "pool",
        "resource_yield",
        "scoring_months",
        "sell_metal",
        "sell_wood_stone",
        "start_goods",
        "start_workers",
        "stone",
        "tax_step",
        "tax_top",
        "thieves_from_one",
        "victims",
        "wall_metal",
        "wall_stone",
        "wall_wood",
        "wood",
        "workers",
    )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tables) and (self is other or self.made_from == other.made_from)

    def __hash__(self) -> int:
        return hash(len(self.made_from))

    def __reduce__(self) -> tuple[object, ...]:
        return Tables, self.made_from

    def __init__(
        self, values: Values, players: int, bonus_unpaired: bool = False, must_activate: bool = False
    ) -> None:
        self.made_from: tuple[Values, int, bool, bool] = (values, players, bonus_unpaired, must_activate)
        self.bonus_unpaired: bool = bonus_unpaired
        self.must_activate: bool = must_activate
        costs = [numbers(values[f"buildings.{name}.cost"]) for name in BUILDING_NAMES]
        self.wood: tuple[int, ...] = tuple([cost[0] for cost in costs])
        self.stone: tuple[int, ...] = tuple([cost[1] for cost in costs])
        self.metal: tuple[int, ...] = tuple([cost[2] for cost in costs])
        self.income: tuple[int, ...] = numbers(values["buildings.income"])
        self.locks: tuple[int, ...] = numbers(values["buildings.locks"])
        self.plank_fee: tuple[int, ...] = tuple(
            [
                number(values[f"buildings.{name}.fee"])
                for name in ("tower", "inn", "blacksmith", "market", "library")
            ]
        )
        self.copies: int = number(values["buildings.copies"])
        wall = numbers(values["wall.cost"])
        self.wall_wood: int = wall[0]
        self.wall_stone: int = wall[1]
        self.wall_metal: int = wall[2]
        guilds = [numbers(values[f"guilds.{name}.cost"]) for name in GUILD_NAMES]
        self.guild_wood: tuple[int, ...] = tuple([cost[0] for cost in guilds])
        self.guild_stone: tuple[int, ...] = tuple([cost[1] for cost in guilds])
        self.guild_metal: tuple[int, ...] = tuple([cost[2] for cost in guilds])
        self._read_effects(values)
        self._read_board(values, players)
        self._read_start(values)

    def _read_effects(self, values: Values) -> None:
        self.blacksmith_metal: int = number(values["buildings.blacksmith.metal"])
        self.blacksmith_price: int = number(values["buildings.blacksmith.price"])
        self.bank_gold: int = number(values["buildings.bank.gold"])
        self.market_gold: int = number(values["buildings.market.gold"])
        self.library_drawn: int = number(values["buildings.library.drawn"])
        self.library_discarded: int = number(values["buildings.library.discarded"])
        self.librarians_drawn: int = number(values["guilds.librarians.drawn"])
        self.librarians_discarded: int = number(values["guilds.librarians.discarded"])
        self.merchants_exchanges: int = number(values["guilds.merchants.exchanges"])
        self.merchants_visits: int = number(values["guilds.merchants.visits"])
        self.resource_yield: tuple[int, ...] = (
            number(values["guilds.sawyers.wood"]),
            number(values["guilds.masons.stone"]),
            number(values["guilds.miners.metal"]),
            number(values["guilds.bankers.gold"]),
        )
        self.bandits_from_one: int = number(values["guilds.bandits.from_one"])
        self.thieves_from_one: int = number(values["guilds.thieves.from_one"])
        self.victims: int = number(values["guilds.victims"])

    def _read_board(self, values: Values, players: int) -> None:
        self.desk_fee: int = number(values["fees.desk"])
        self.guild_fee: int = number(values["fees.guild"])
        self.gnome_fee: int = number(values["fees.gnome"])
        self.card_fee: int = number(values["fees.card"])
        self.buy: tuple[int, ...] = numbers(values["trade.buy"])
        self.sell_wood_stone: int = number(values["trade.sell_wood_stone"])
        self.sell_metal: int = number(values["trade.sell_metal"])
        self.band: int = number(values["tax.band"])
        self.tax_step: int = number(values["tax.step"])
        self.tax_top: int = number(values["tax.top"])
        self.gnomes: int = numbers(values["gnomes"])[players - 2]
        self.desk_planks: int = numbers(values["desk.planks"])[players - 2]
        self.scoring_months: tuple[int, ...] = numbers(values["scoring.months"])
        three = "scoring.district_three_players" if players == 3 else "scoring.district"
        self.district_points: tuple[int, ...] = numbers(values[three])
        self.people_points: tuple[int, ...] = numbers(values["scoring.people"])
        self.neutral_workers: tuple[int, ...] = numbers(values["neutral.workers"])
        self.neutral_gold: int = number(values["neutral.gold"])

    def _read_start(self, values: Values) -> None:
        self.start_goods: tuple[int, ...] = numbers(values["start.goods"])
        self.start_workers: tuple[int, ...] = numbers(values["start.workers"])
        self.dealt: int = number(values["start.dealt"])
        self.kept: int = min(self.dealt, number(values["start.kept"]))
        self.workers: tuple[int, ...] = numbers(values["workers"])
        self.hand_limit: int = number(values["hand.limit"])
        self.pool: int = number(values["pool"])


def tax_of(tables: Tables, score: int) -> int:
    """The first band costs nothing, each further band one step more; the top tax also holds beyond the track.

    § board.tax, board.tax.top
    """
    if score <= tables.band:
        return 0
    return min(tables.tax_top, tables.tax_step * ((score - 1) // tables.band))
