"""What is printed on the components: every number again, taxes, and tables that a match brings along."""

import pytest

from boardwright.core.dealer import Dealer, seed_from_number
from boardwright.core.errors import BadTableError
from boardwright.core.match import Match
from boardwright.core.tables import defaults, replaced
from boardwright.games.belfort.meta import GUILD_NAMES, META, RULES_VERSION
from boardwright.games.belfort.printed import PRINTED
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.tables import BUILDING_NAMES, Tables, tax_of
from boardwright.games.belfort.terms import Building, Guild
from tests.games.belfort.setting import goods, goods_of, legal, play, table, turn

# Sections 14, 3.4 and 10 of the rules, written down a second time. Costs are wood, stone, metal.
EXPECTED = {
    "buildings.pub.cost": (2, 3, 0),
    "buildings.gardens.cost": (3, 2, 0),
    "buildings.tower.cost": (1, 3, 1),
    "buildings.inn.cost": (3, 1, 1),
    "buildings.blacksmith.cost": (1, 4, 1),
    "buildings.bank.cost": (4, 1, 1),
    "buildings.market.cost": (1, 3, 2),
    "buildings.gatehouse.cost": (2, 2, 2),
    "buildings.library.cost": (3, 1, 2),
    "buildings.keep.cost": (3, 3, 2),
    "buildings.income": (1, 1, 1, 0, 0, 1, 1, 0, 1, 1),
    "buildings.locks": (1, 1, 1, 1, 1, 1, 2, 1, 1, 0),
    "buildings.tower.fee": 1,
    "buildings.inn.fee": 1,
    "buildings.blacksmith.fee": 0,
    "buildings.market.fee": 0,
    "buildings.library.fee": 0,
    "buildings.blacksmith.metal": 1,
    "buildings.blacksmith.price": 1,
    "buildings.bank.gold": 1,
    "buildings.market.gold": 2,
    "buildings.library.drawn": 2,
    "buildings.library.discarded": 2,
    "buildings.copies": 5,
    "wall.cost": (3, 3, 0),
    "guilds.architects.cost": (2, 2, 1),
    "guilds.librarians.cost": (2, 2, 1),
    "guilds.merchants.cost": (2, 1, 2),
    "guilds.recruiters.cost": (2, 2, 1),
    "guilds.bankers.cost": (2, 2, 1),
    "guilds.masons.cost": (2, 2, 1),
    "guilds.miners.cost": (2, 2, 1),
    "guilds.sawyers.cost": (2, 2, 1),
    "guilds.bandits.cost": (2, 2, 1),
    "guilds.spies.cost": (2, 2, 1),
    "guilds.thieves.cost": (1, 2, 2),
    "guilds.wizards.cost": (2, 2, 2),
    "guilds.librarians.drawn": 3,
    "guilds.librarians.discarded": 1,
    "guilds.merchants.exchanges": 2,
    "guilds.merchants.visits": 3,
    "guilds.bankers.gold": 3,
    "guilds.masons.stone": 4,
    "guilds.miners.metal": 2,
    "guilds.sawyers.wood": 4,
    "guilds.bandits.from_one": 2,
    "guilds.thieves.from_one": 2,
    "guilds.victims": 3,
    "fees.desk": 2,
    "fees.guild": 1,
    "fees.gnome": 3,
    "fees.card": 1,
    "trade.buy": (1, 1, 2),
    "trade.sell_wood_stone": 2,
    "trade.sell_metal": 1,
    "tax.band": 5,
    "tax.step": 1,
    "tax.top": 9,
    "gnomes": (9, 14, 18, 22),
    "desk.planks": (1, 1, 2, 3),
    "start.goods": (1, 1, 1, 5),
    "start.workers": (3, 3),
    "start.dealt": 5,
    "start.kept": 3,
    "workers": (7, 7),
    "hand.limit": 5,
    "pool": 3,
    "scoring.months": (0, 0, 1, 0, 1, 0, 1),
    "scoring.district": (5, 3, 1),
    "scoring.district_three_players": (5, 3, 0),
    "scoring.people": (3, 1, 0),
    "neutral.workers": (4, 4),
    "neutral.gold": 1,
}

# What a table file may put there, where it is not 0 to 99.
RANGES = {
    "buildings.locks": (0, 5),
    "buildings.library.drawn": (0, 5),
    "buildings.library.discarded": (0, 5),
    "buildings.copies": (5, 5),
    "guilds.librarians.drawn": (0, 5),
    "guilds.librarians.discarded": (0, 5),
    "guilds.bandits.from_one": (1, 99),
    "guilds.thieves.from_one": (1, 99),
    "guilds.victims": (1, 4),
    "trade.sell_wood_stone": (1, 3),
    "trade.sell_metal": (1, 3),
    "tax.band": (1, 99),
    "start.workers": (0, 7),
    "start.dealt": (1, 7),
    "start.kept": (1, 7),
    "workers": (7, 7),
    "hand.limit": (1, 99),
    "pool": (1, 5),
    "scoring.months": (0, 1),
}

LIKELY_OR_MIXED = {
    "guilds.thieves.from_one": "likely",
    "tax.band": "likely",
    "tax.step": "likely",
    "trade.buy": "wood certain, stone likely, metal guess",
}


def tables_for(players, **changes):
    return Tables(replaced(PRINTED, changes), players)


def test_every_printed_number_is_the_one_of_the_rules():
    assert defaults(PRINTED) == EXPECTED
    assert len(PRINTED) == len(EXPECTED)


def test_a_table_file_may_move_every_number_within_its_range_only():
    assert {row.key: (row.low, row.high) for row in PRINTED} == {key: (0, 99) for key in EXPECTED} | RANGES


def test_costs_the_top_tax_and_the_sale_of_wood_and_stone_are_marked_as_guesses():
    guesses = {row.key for row in PRINTED if row.confidence == "guess"}
    costs = {f"buildings.{name}.cost" for name in BUILDING_NAMES} | {
        f"guilds.{name}.cost" for name in GUILD_NAMES
    }
    assert guesses == costs | {"tax.top", "trade.sell_wood_stone"}
    rest = {row.key: row.confidence for row in PRINTED if row.confidence not in ("certain", "guess")}
    assert rest == LIKELY_OR_MIXED


def test_names_in_keys_follow_the_order_of_the_terms():
    assert list(BUILDING_NAMES) == [b.name.lower() for b in Building]
    assert list(GUILD_NAMES) == [g.name.lower() for g in Guild]


@pytest.mark.rule("board.tax", "board.tax.top")
def test_the_tax_rises_by_one_with_every_band_of_five_spaces_and_stays_at_nine_beyond_the_track():
    tables = tables_for(3)
    bands = [0] * 6 + [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5 + [5] * 5 + [6] * 5 + [7] * 5 + [8] * 5 + [9] * 5
    assert [tax_of(tables, score) for score in range(61)] == bands + [9] * 10


@pytest.mark.rule("board.tax")
@pytest.mark.parametrize(
    ("score", "tax"), [(0, 0), (6, 0), (7, 2), (12, 2), (13, 4), (18, 4), (19, 5), (99, 5)]
)
def test_band_step_and_top_of_the_tax_come_from_the_tables(score, tax):
    tables = tables_for(3, **{"tax.band": 6, "tax.step": 2, "tax.top": 5})
    assert tax_of(tables, score) == tax


@pytest.mark.parametrize(
    ("players", "gnomes", "planks", "district"),
    [(2, 9, 1, (5, 3, 1)), (3, 14, 1, (5, 3, 0)), (4, 18, 2, (5, 3, 1)), (5, 22, 3, (5, 3, 1))],
)
def test_gnomes_desk_and_district_points_depend_on_the_number_of_players(players, gnomes, planks, district):
    tables = tables_for(players)
    assert (tables.gnomes, tables.desk_planks, tables.district_points) == (gnomes, planks, district)


def numbered():
    """Every key with numbers of its own: the n-th number of the k-th key is 100 * k + n."""
    return {
        row.key: tuple(100 * k + n for n in range(len(row.value)))
        if isinstance(row.value, tuple)
        else 100 * k
        for k, row in enumerate(PRINTED, start=1)
    }


def test_the_costs_of_buildings_guilds_and_walls_are_read_from_their_own_keys():
    values = numbered()
    tables = Tables(values, 4)
    costs = list(zip(tables.wood, tables.stone, tables.metal, strict=True))
    assert costs == [values[f"buildings.{b.name.lower()}.cost"] for b in Building]
    costs = list(zip(tables.guild_wood, tables.guild_stone, tables.guild_metal, strict=True))
    assert costs == [values[f"guilds.{g.name.lower()}.cost"] for g in Guild]
    assert (tables.wall_wood, tables.wall_stone, tables.wall_metal) == values["wall.cost"]


def test_the_planks_of_cards_have_their_own_fees():
    values = numbered()
    names = ("tower", "inn", "blacksmith", "market", "library")
    assert Tables(values, 4).plank_fee == tuple(values[f"buildings.{name}.fee"] for name in names)


def test_the_resource_guilds_give_wood_stone_metal_and_gold():
    values = numbered()
    keys = ("guilds.sawyers.wood", "guilds.masons.stone", "guilds.miners.metal", "guilds.bankers.gold")
    assert Tables(values, 4).resource_yield == tuple(values[key] for key in keys)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("income", "buildings.income"),
        ("locks", "buildings.locks"),
        ("copies", "buildings.copies"),
        ("blacksmith_metal", "buildings.blacksmith.metal"),
        ("blacksmith_price", "buildings.blacksmith.price"),
        ("bank_gold", "buildings.bank.gold"),
        ("market_gold", "buildings.market.gold"),
        ("library_drawn", "buildings.library.drawn"),
        ("library_discarded", "buildings.library.discarded"),
        ("librarians_drawn", "guilds.librarians.drawn"),
        ("librarians_discarded", "guilds.librarians.discarded"),
        ("merchants_exchanges", "guilds.merchants.exchanges"),
        ("merchants_visits", "guilds.merchants.visits"),
        ("bandits_from_one", "guilds.bandits.from_one"),
        ("thieves_from_one", "guilds.thieves.from_one"),
        ("victims", "guilds.victims"),
        ("desk_fee", "fees.desk"),
        ("guild_fee", "fees.guild"),
        ("gnome_fee", "fees.gnome"),
        ("card_fee", "fees.card"),
        ("buy", "trade.buy"),
        ("sell_wood_stone", "trade.sell_wood_stone"),
        ("sell_metal", "trade.sell_metal"),
        ("band", "tax.band"),
        ("tax_step", "tax.step"),
        ("tax_top", "tax.top"),
        ("scoring_months", "scoring.months"),
        ("district_points", "scoring.district"),
        ("people_points", "scoring.people"),
        ("neutral_workers", "neutral.workers"),
        ("neutral_gold", "neutral.gold"),
        ("start_goods", "start.goods"),
        ("start_workers", "start.workers"),
        ("dealt", "start.dealt"),
        ("workers", "workers"),
        ("hand_limit", "hand.limit"),
        ("pool", "pool"),
    ],
)
def test_a_value_of_the_tables_is_read_from_its_own_key(name, key):
    values = numbered()
    assert getattr(Tables(values, 4), name) == values[key]


@pytest.mark.parametrize(("dealt", "kept", "left"), [(5, 3, 3), (4, 4, 4), (2, 3, 2)])
def test_nobody_keeps_more_cards_than_were_dealt(dealt, kept, left):
    assert tables_for(3, **{"start.dealt": dealt, "start.kept": kept}).kept == left


@pytest.mark.rule("board.workers", "board.cards")
@pytest.mark.parametrize("changes", [{"workers": [7, 8]}, {"workers": [6, 7]}, {"buildings.copies": 4}])
def test_no_table_changes_the_number_of_workers_or_cards(changes):
    with pytest.raises(BadTableError) as error:
        replaced(PRINTED, changes)
    assert error.value.message == "table-out-of-range"


def test_two_matches_with_different_tables_live_side_by_side():
    cheap = Match(
        GAME, 3, Dealer(seed_from_number(1)), values={"wall.cost": [1, 0, 1], "start.goods": [4, 0, 2, 1]}
    )
    plain = Match(GAME, 3, Dealer(seed_from_number(1)))
    assert (cheap.state.tables.wall_wood, cheap.state.tables.wall_stone) == (1, 0)
    assert (plain.state.tables.wall_wood, plain.state.tables.wall_stone) == (3, 3)
    assert [goods_of(match.state, 2) for match in (cheap, plain)] == [(4, 0, 2, 1), (1, 1, 1, 5)]
    assert cheap.record().tables == {"wall.cost": [1, 0, 1], "start.goods": [4, 0, 2, 1]}
    assert plain.record().tables == {}


def test_each_match_and_its_clones_play_by_their_own_tables():
    cheap, plain = table(3, tables={"wall": {"cost": [1, 0, 1]}}), table(3)
    goods(cheap, 0, wood=1, metal=1)
    goods(plain, 0, wood=1, metal=1)
    turn(cheap)
    turn(plain)
    assert "wall 1 1" not in legal(plain)
    copy = cheap.clone()
    play(copy, "wall 1 1")
    assert goods_of(copy, 0) == (0, 0, 0, 0)
    assert goods_of(cheap, 0) == goods_of(plain, 0) == (1, 0, 1, 0)


def test_the_game_is_for_two_to_five_players_and_has_five_options():
    assert (META.id, META.title, META.min_players, META.max_players) == ("belfort", "Belfort", 2, 5)
    assert (META.designers, META.publisher) == ("Jay Cormier, Sen-Foong Lim", "Tasty Minstrel Games")
    assert (META.minutes, META.weight, META.on_web) == (120, "medium-heavy", True)
    assert (META.rules_version, META.max_decisions) == (RULES_VERSION, 6000) == (1, 6000)
    options = [(option.name, option.default, option.choices, option.pick) for option in META.options]
    assert options == [
        ("mode", "normal", ("beginner", "normal", "advanced"), 0),
        ("guilds", (), GUILD_NAMES, 5),
        ("rank_nothing", False, (), 0),
        ("mine_bonus_unpaired", False, (), 0),
        ("must_activate", False, (), 0),
    ]
