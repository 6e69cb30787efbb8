"""What is printed on the components: every number again, and tables that a match brings along."""

import pytest

from boardwright.core.dealer import Dealer, seed_from_number
from boardwright.core.errors import BadTableError
from boardwright.core.match import Match
from boardwright.core.tables import defaults, replaced
from boardwright.games.caylus1303.meta import META, RULES_VERSION
from boardwright.games.caylus1303.printed import PRINTED
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.tables import Tables
from boardwright.games.caylus1303.terms import Tile
from boardwright.games.caylus1303.uses import NO_GOODS, ROWS
from tests.games.caylus1303.setting import goods_of

# Sections 1 to 4 and 12 of the rules, written down a second time. Goods: food, wood, stone, cloth, gold.
EXPECTED = {
    "fairground.pays": (0, 1, 0, 0, 0),
    "lawyer.pays": (0, 0, 0, 1, 0),
    "toll.steps": 2,
    "bridge.steps": 3,
    "farm.takes": (1, 0, 0, 0, 0),
    "sawmill.takes": (0, 1, 0, 0, 0),
    "quarry.takes": (0, 0, 1, 0, 0),
    "market.returns": 1,
    "any_guild.workers": 3,
    "mason_guild.pays": (0, 0, 1, 0, 0),
    "mason_guild.workers": 4,
    "wood_farm.cost": (1, 1, 0, 0, 0),
    "wood_farm.points": 2,
    "wood_farm.takes": (2, 0, 0, 0, 0),
    "wood_farm.setup_takes": (1, 0, 0, 0, 0),
    "wood_farm.setup_earns": 1,
    "wood_sawmill.cost": (1, 1, 0, 0, 0),
    "wood_sawmill.points": 2,
    "wood_sawmill.takes": (0, 2, 0, 0, 0),
    "wood_sawmill.setup_takes": (0, 1, 0, 0, 0),
    "wood_sawmill.setup_earns": 1,
    "wood_quarry.cost": (1, 1, 0, 0, 0),
    "wood_quarry.points": 2,
    "wood_quarry.takes": (0, 0, 2, 0, 0),
    "wood_quarry.setup_takes": (0, 0, 1, 0, 0),
    "wood_quarry.setup_earns": 1,
    "spinning_mill.cost": (0, 2, 0, 0, 0),
    "spinning_mill.points": 2,
    "spinning_mill.takes": (0, 0, 0, 2, 0),
    "spinning_mill.setup_takes": (0, 0, 0, 1, 0),
    "spinning_mill.setup_earns": 1,
    "wood_market.cost": (1, 1, 0, 0, 0),
    "wood_market.points": 3,
    "covered_market.cost": (0, 1, 0, 0, 0),
    "covered_market.any": 1,
    "covered_market.points": 3,
    "covered_market.workers": 3,
    "covered_market.setup_workers": 2,
    "covered_market.setup_earns": 1,
    "tailor.cost": (0, 1, 0, 0, 0),
    "tailor.any": 1,
    "tailor.points": 4,
    "tailor.pays": (1, 2),
    "tailor.earns": (4, 6),
    "stonemason.cost": (0, 1, 0, 0, 0),
    "stonemason.any": 1,
    "stonemason.points": 4,
    "manor.cost": (0, 1, 0, 1, 0),
    "manor.points": 4,
    "manor.setup_earns": 2,
    "stone_farm.cost": (1, 0, 1, 0, 0),
    "stone_farm.points": 3,
    "stone_farm.takes": (2, 0, 0, 1, 0),
    "stone_farm.bonus": (1, 0, 0, 0, 0),
    "stone_farm.setup_takes": (1, 0, 0, 1, 0),
    "stone_sawmill.cost": (1, 0, 1, 0, 0),
    "stone_sawmill.points": 3,
    "stone_sawmill.takes": (0, 2, 0, 1, 0),
    "stone_sawmill.bonus": (0, 1, 0, 0, 0),
    "stone_sawmill.setup_takes": (0, 1, 0, 1, 0),
    "stone_quarry.cost": (1, 0, 1, 0, 0),
    "stone_quarry.points": 3,
    "stone_quarry.takes": (0, 0, 2, 1, 0),
    "stone_quarry.bonus": (0, 0, 1, 0, 0),
    "stone_quarry.setup_takes": (0, 0, 1, 1, 0),
    "gold_mine.cost": (1, 0, 1, 0, 0),
    "gold_mine.points": 4,
    "gold_mine.takes": (0, 0, 0, 0, 1),
    "great_guild.cost": (0, 0, 1, 0, 0),
    "great_guild.any": 1,
    "great_guild.points": 4,
    "great_guild.workers": 5,
    "foundry.cost": (0, 1, 1, 0, 0),
    "foundry.points": 5,
    "foundry.returns": (1, 3),
    "foundry.gold": (1, 2),
    "alchemist.cost": (0, 1, 1, 0, 0),
    "alchemist.points": 5,
    "alchemist.gold": (1, 2),
    "church.cost": (0, 0, 1, 1, 0),
    "church.points": 5,
    "church.returns": (2, 4),
    "church.earns": (4, 6),
    "jeweller.cost": (0, 1, 1, 0, 0),
    "jeweller.points": 5,
    "jeweller.pays": (1, 2),
    "jeweller.earns": (5, 9),
    "garden.cost": (0, 1, 0, 0, 1),
    "garden.points": 4,
    "garden.workers": 2,
    "factory.cost": (0, 0, 0, 1, 1),
    "factory.points": 5,
    "factory.takes": (0, 0, 0, 1, 0),
    "granary.cost": (0, 0, 1, 0, 1),
    "granary.points": 7,
    "granary.takes": (1, 0, 0, 0, 0),
    "statue.cost": (0, 0, 2, 0, 1),
    "statue.points": 7,
    "theatre.cost": (0, 4, 0, 0, 3),
    "theatre.points": 12,
    "cathedral.cost": (0, 0, 3, 0, 3),
    "cathedral.points": 15,
    "mansion.cost": (0, 0, 5, 0, 5),
    "mansion.points": 20,
    "road.before_stone": 4,
    "road.after_stone": 9,
    "road.overrun": 3,
    "site.opens": (4, 7),
    "start.goods": (1, 2, 1, 0, 0),
    "start.workers": (10, 6, 6, 10),
    "recruitment": (3, 3, 3, 2),
    "workers": 15,
    "houses": 9,
    "surcharge": 1,
    "residence.workers": 1,
    "placement.points": 1,
    "bundle.points": 5,
    "gold.points": 2,
    "early_riser.returns": 1,
    "steward.points": 2,
    "bailiff.steps": 1,
    "architect.points": 1,
    "foreman.points": 1,
    "goldsmith.points": 5,
    "day_labourer.workers": 1,
}

# What a table file may put there, where it is not 0 to 99.
RANGES = {
    "toll.steps": (0, 3),
    "bridge.steps": (0, 3),
    "bailiff.steps": (0, 3),
    "covered_market.any": (0, 1),
    "tailor.any": (0, 1),
    "stonemason.any": (0, 1),
    "great_guild.any": (0, 1),
    "road.before_stone": (1, 9),
    "road.after_stone": (0, 14),
    "road.overrun": (0, 9),
    "site.opens": (1, 10),
    "start.workers": (0, 15),
    "recruitment": (0, 15),
    "workers": (15, 15),
    "houses": (1, 9),
    "surcharge": (0, 5),
    "residence.workers": (0, 15),
    "early_riser.returns": (0, 5),
    "day_labourer.workers": (0, 15),
}

GUESSES = {"stone_farm.points", "road.overrun"}
DOUBTFUL = {
    "spinning_mill.cost",
    "granary.points",
    "statue.cost",
    "statue.points",
    "mansion.cost",
    "mansion.points",
    "road.after_stone",
}


def numbered():
    """Every key with numbers of its own: the n-th number of the k-th key is 100 * k + n."""
    return {
        row.key: tuple(100 * k + n for n in range(len(row.value)))
        if isinstance(row.value, tuple)
        else 100 * k
        for k, row in enumerate(PRINTED, start=1)
    }


def test_every_printed_number_is_the_one_of_the_rules():
    assert defaults(PRINTED) == EXPECTED
    assert len(PRINTED) == len(EXPECTED)


def test_a_table_file_may_move_every_number_within_its_range_only():
    assert {row.key: (row.low, row.high) for row in PRINTED} == {key: (0, 99) for key in EXPECTED} | RANGES


def test_figures_with_a_single_or_no_source_are_marked():
    assert {row.key for row in PRINTED if row.confidence == "guess"} == GUESSES
    assert {row.key for row in PRINTED if row.confidence == "likely, doubtful"} == DOUBTFUL
    certain = {row.key for row in PRINTED if row.confidence == "certain"}
    assert {row.confidence for row in PRINTED} == {"certain", "likely", "likely, doubtful", "guess"}
    assert {"fairground.pays", "lawyer.pays", "wood_farm.cost", "theatre.points", "start.goods"} < certain
    assert {"mason_guild.pays", "tailor.cost", "garden.cost", "road.before_stone"} & certain == set()


@pytest.mark.rule("setup.workers")
@pytest.mark.parametrize(
    ("players", "start_workers", "recruitment"), [(2, 10, 3), (3, 6, 3), (4, 6, 3), (5, 10, 2)]
)
def test_workers_at_the_start_and_recruitment_depend_on_the_number_of_players(
    players, start_workers, recruitment
):
    tables = Tables(defaults(PRINTED), players)
    assert (tables.start_workers, tables.recruitment) == (start_workers, recruitment)


def test_start_and_recruitment_are_read_from_the_column_of_the_number_of_players():
    values = numbered()
    read = [(Tables(values, n).start_workers, Tables(values, n).recruitment) for n in (2, 3, 4, 5)]
    assert read == list(zip(values["start.workers"], values["recruitment"], strict=True))


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("toll_steps", "toll.steps"),
        ("bridge_steps", "bridge.steps"),
        ("bailiff_steps", "bailiff.steps"),
        ("before_stone", "road.before_stone"),
        ("after_stone", "road.after_stone"),
        ("overrun", "road.overrun"),
        ("start_goods", "start.goods"),
        ("workers", "workers"),
        ("houses", "houses"),
        ("surcharge", "surcharge"),
        ("early_riser", "early_riser.returns"),
        ("residence", "residence.workers"),
        ("day_labourer", "day_labourer.workers"),
        ("garden", "garden.workers"),
        ("factory", "factory.takes"),
        ("granary", "granary.takes"),
        ("placement", "placement.points"),
        ("steward", "steward.points"),
        ("architect", "architect.points"),
        ("bundle", "bundle.points"),
        ("foreman", "foreman.points"),
        ("goldsmith", "goldsmith.points"),
        ("gold", "gold.points"),
    ],
)
def test_a_value_of_the_tables_is_read_from_its_own_key(name, key):
    values = numbered()
    assert getattr(Tables(values, 4), name) == values[key]


def test_the_first_slot_is_open_from_round_1_and_the_others_from_their_rounds_on():
    assert Tables(defaults(PRINTED), 3).opens == (1, 4, 7)
    assert Tables(numbered(), 3).opens == (1, *numbered()["site.opens"])


@pytest.mark.parametrize(
    "tile", [tile for tile in Tile if tile >= Tile.WOOD_FARM], ids=lambda tile: tile.name
)
def test_cost_and_points_of_a_building_or_monument_are_read_from_its_own_keys(tile):
    values = numbered()
    tables = Tables(values, 4)
    name = tile.name.lower()
    assert (tables.cost[tile], tables.points[tile]) == (values[f"{name}.cost"], values[f"{name}.points"])


@pytest.mark.parametrize("tile", [tile for tile in Tile if tile < Tile.WOOD_FARM], ids=lambda tile: tile.name)
def test_printed_and_basic_buildings_cost_nothing_and_give_no_points(tile):
    tables = Tables(numbered(), 4)
    row = (tables.cost[tile], tables.any_cost[tile], tables.points[tile], tables.bonus[tile])
    assert row == (NO_GOODS, 0, 0, NO_GOODS)


def test_four_buildings_cost_a_basic_good_of_choice_and_three_bring_their_owner_goods():
    tables = Tables(defaults(PRINTED), 4)
    wild = [Tile.COVERED_MARKET, Tile.TAILOR, Tile.STONEMASON, Tile.GREAT_GUILD]
    assert [tile for tile in Tile if tables.any_cost[tile]] == wild
    values = numbered()
    bonus = Tables(values, 4).bonus
    assert [tile for tile in Tile if bonus[tile] != NO_GOODS] == [
        Tile.STONE_FARM,
        Tile.STONE_SAWMILL,
        Tile.STONE_QUARRY,
    ]
    assert [Tables(values, 4).any_cost[tile] for tile in wild] == [
        values[f"{tile.name.lower()}.any"] for tile in wild
    ]
    assert bonus[Tile.STONE_SAWMILL] == values["stone_sawmill.bonus"]
    assert (len(tables.cost), len(tables.any_cost), len(tables.points), len(tables.bonus)) == (38,) * 4


def test_every_building_for_workers_has_a_row_with_two_sides():
    tables = Tables(defaults(PRINTED), 4)
    assert (len(ROWS), len(tables.uses), len(tables.setup_uses)) == (31, 31, 31)
    differ = [tile.name for tile in Tile if tile < 31 and tables.uses[tile] is not tables.setup_uses[tile]]
    assert differ == [
        *("WOOD_FARM", "WOOD_SAWMILL", "WOOD_QUARRY", "SPINNING_MILL", "COVERED_MARKET", "STONEMASON"),
        *("MANOR", "STONE_FARM", "STONE_SAWMILL", "STONE_QUARRY"),
    ]


# ---- Tables of a match


@pytest.mark.rule("limit.workers")
@pytest.mark.parametrize("workers", [14, 16])
def test_no_table_changes_the_number_of_workers(workers):
    with pytest.raises(BadTableError) as error:
        replaced(PRINTED, {"workers": workers})
    assert error.value.message == "table-out-of-range"


def test_two_matches_with_different_tables_live_side_by_side():
    rich = Match(GAME, 3, Dealer(seed_from_number(1)), values={"start.goods": [4, 0, 2, 1, 9]})
    plain = Match(GAME, 3, Dealer(seed_from_number(1)))
    assert [goods_of(match.state, 2) for match in (rich, plain)] == [(4, 0, 2, 1, 9), (1, 2, 1, 0, 0)]
    assert rich.record().tables == {"start.goods": [4, 0, 2, 1, 9]}
    assert plain.record().tables == {}


@pytest.mark.rule("setup.players")
def test_the_game_is_for_two_to_five_players_and_has_two_options():
    assert (META.id, META.title, META.min_players, META.max_players) == ("caylus1303", "Caylus 1303", 2, 5)
    assert (META.designers, META.publisher) == ("William Attia", "Space Cowboys")
    assert (META.minutes, META.weight, META.on_web) == (80, "medium-heavy", True)
    assert (META.rules_version, META.max_decisions) == (RULES_VERSION, 4000) == (1, 4000)
    options = [(option.name, option.default, option.choices, option.pick) for option in META.options]
    assert options == [("beginner_set", False, (), 0), ("open_points", False, (), 0)]
