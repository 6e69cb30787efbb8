"""Everything printed on components, each value with our confidence; a match may bring its own values."""

from typing import Final

from boardwright.core.game import Printed, Value, Values
from boardwright.games.belfort.meta import GUILD_NAMES

CERTAIN: Final = "certain"
LIKELY: Final = "likely"
GUESS: Final = "guess"

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

PRINTED: Final = (
    Printed("buildings.pub.cost", (2, 3, 0), GUESS),
    Printed("buildings.gardens.cost", (3, 2, 0), GUESS),
    Printed("buildings.tower.cost", (1, 3, 1), GUESS),
    Printed("buildings.inn.cost", (3, 1, 1), GUESS),
    Printed("buildings.blacksmith.cost", (1, 4, 1), GUESS),
    Printed("buildings.bank.cost", (4, 1, 1), GUESS),
    Printed("buildings.market.cost", (1, 3, 2), GUESS),
    Printed("buildings.gatehouse.cost", (2, 2, 2), GUESS),
    Printed("buildings.library.cost", (3, 1, 2), GUESS),
    Printed("buildings.keep.cost", (3, 3, 2), GUESS),
    Printed("buildings.income", (1, 1, 1, 0, 0, 1, 1, 0, 1, 1)),
    Printed("buildings.locks", (1, 1, 1, 1, 1, 1, 2, 1, 1, 0), high=5),
    Printed("buildings.tower.fee", 1),
    Printed("buildings.inn.fee", 1),
    Printed("buildings.blacksmith.fee", 0),
    Printed("buildings.market.fee", 0),
    Printed("buildings.library.fee", 0),
    Printed("buildings.blacksmith.metal", 1),
    Printed("buildings.blacksmith.price", 1),
    Printed("buildings.bank.gold", 1),
    Printed("buildings.market.gold", 2),
    Printed("buildings.library.drawn", 2, high=5),
    Printed("buildings.library.discarded", 2, high=5),
    Printed("buildings.copies", 5, low=5, high=5),
    Printed("wall.cost", (3, 3, 0)),
    Printed("guilds.architects.cost", (2, 2, 1), GUESS),
    Printed("guilds.librarians.cost", (2, 2, 1), GUESS),
    Printed("guilds.merchants.cost", (2, 1, 2), GUESS),
    Printed("guilds.recruiters.cost", (2, 2, 1), GUESS),
    Printed("guilds.bankers.cost", (2, 2, 1), GUESS),
    Printed("guilds.masons.cost", (2, 2, 1), GUESS),
    Printed("guilds.miners.cost", (2, 2, 1), GUESS),
    Printed("guilds.sawyers.cost", (2, 2, 1), GUESS),
    Printed("guilds.bandits.cost", (2, 2, 1), GUESS),
    Printed("guilds.spies.cost", (2, 2, 1), GUESS),
    Printed("guilds.thieves.cost", (1, 2, 2), GUESS),
    Printed("guilds.wizards.cost", (2, 2, 2), GUESS),
    Printed("guilds.librarians.drawn", 3, high=5),
    Printed("guilds.librarians.discarded", 1, high=5),
    Printed("guilds.merchants.exchanges", 2),
    Printed("guilds.merchants.visits", 3),
    Printed("guilds.bankers.gold", 3),
    Printed("guilds.masons.stone", 4),
    Printed("guilds.miners.metal", 2),
    Printed("guilds.sawyers.wood", 4),
    Printed("guilds.bandits.from_one", 2, low=1),
    Printed("guilds.thieves.from_one", 2, LIKELY, low=1),
    Printed("guilds.victims", 3, low=1, high=4),
    Printed("fees.desk", 2),
    Printed("fees.guild", 1),
    Printed("fees.gnome", 3),
    Printed("fees.card", 1),
    Printed("trade.buy", (1, 1, 2), "wood certain, stone likely, metal guess"),
    Printed("trade.sell_wood_stone", 2, GUESS, low=1, high=3),
    Printed("trade.sell_metal", 1, low=1, high=3),
    Printed("tax.band", 5, LIKELY, low=1),
    Printed("tax.step", 1, LIKELY),
    Printed("tax.top", 9, GUESS),
    Printed("gnomes", (9, 14, 18, 22)),
    Printed("desk.planks", (1, 1, 2, 3)),
    Printed("start.goods", (1, 1, 1, 5)),
    Printed("start.workers", (3, 3), high=7),
    Printed("start.dealt", 5, low=1, high=7),
    Printed("start.kept", 3, low=1, high=7),
    Printed("workers", (7, 7), low=7, high=7),
    Printed("hand.limit", 5, low=1),
    Printed("pool", 3, low=1, high=5),
    Printed("scoring.months", (0, 0, 1, 0, 1, 0, 1), high=1),
    Printed("scoring.district", (5, 3, 1)),
    Printed("scoring.district_three_players", (5, 3, 0)),
    Printed("scoring.people", (3, 1, 0)),
    Printed("neutral.workers", (4, 4)),
    Printed("neutral.gold", 1),
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
        "market_gold",
        "merchants_exchanges",
        "merchants_visits",
        "metal",
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

    def __init__(self, values: Values, players: int) -> None:
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


def number(value: Value) -> int:
    """A printed value that is one number."""
    assert isinstance(value, int)
    return value


def numbers(value: Value) -> tuple[int, ...]:
    """A printed value that is a list of numbers."""
    assert isinstance(value, tuple)
    return value
