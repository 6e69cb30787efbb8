"""The catalogue: the first and last number of every family, their notation, and the terms behind them."""

import pytest

from boardwright.games.caylus1303 import actions, setup, state, terms
from boardwright.games.caylus1303.actions import (
    BUNDLES,
    CATALOGUE,
    PAIRS,
    Build,
    BuildMonument,
    Decline,
    Deliver,
    DrawCharacter,
    DrawTile,
    First,
    MoveProvost,
    Pass,
    Pay,
    PayTwo,
    Place,
    PlaceOnSite,
    PutHouse,
    Stop,
    Take,
    TakeCharacter,
    UseBuilding,
    UseMore,
    UseSlot,
)
from boardwright.games.caylus1303.terms import Character, Good, Material, Mover, Source, Tile

FOOD, WOOD, STONE, CLOTH, GOLD = Good
FAMILIES = [
    ("PASS", 1, Pass(), "pass", Pass(), "pass"),
    ("DECLINE", 1, Decline(), "decline", Decline(), "decline"),
    ("STOP", 1, Stop(), "stop", Stop(), "stop"),
    ("PLACE", 31, Place(Tile.FAIRGROUND), "place fairground", Place(Tile.JEWELLER), "place jeweller"),
    ("PLACE_SITE", 1, PlaceOnSite(), "place site", PlaceOnSite(), "place site"),
    ("USE", 1, UseBuilding(), "use", UseBuilding(), "use"),
    ("USE_MORE", 1, UseMore(), "use more", UseMore(), "use more"),
    ("TAKE", 4, Take(FOOD), "take food", Take(CLOTH), "take cloth"),
    ("PAY", 4, Pay(FOOD), "pay food", Pay(CLOTH), "pay cloth"),
    ("PAY_TWO", 10, PayTwo(FOOD, FOOD), "pay food food", PayTwo(CLOTH, CLOTH), "pay cloth cloth"),
    ("BUILD", 18, Build(Tile.WOOD_FARM), "build wood-farm", Build(Tile.JEWELLER), "build jeweller"),
    (
        "MONUMENT",
        7,
        BuildMonument(Tile.GARDEN),
        "monument garden",
        BuildMonument(Tile.MANSION),
        "monument mansion",
    ),
    (
        "HOUSE",
        9,
        PutHouse(Tile.FARM_1),
        "house farm-1",
        PutHouse(Tile.BASIC_CARPENTER),
        "house basic-carpenter",
    ),
    ("PROVOST", 7, MoveProvost(-3), "provost -3", MoveProvost(3), "provost +3"),
    (
        "DELIVER",
        35,
        Deliver(FOOD, FOOD, FOOD),
        "deliver food food food",
        Deliver(GOLD, GOLD, GOLD),
        "deliver gold gold gold",
    ),
    ("SLOT", 3, UseSlot(1), "slot 1", UseSlot(3), "slot 3"),
    (
        "CHARACTER",
        12,
        TakeCharacter(Character.EARLY_RISER),
        "character early-riser",
        TakeCharacter(Character.DAY_LABOURER),
        "character day-labourer",
    ),
    ("TILE", 27, DrawTile(Tile.FARM_1), "tile farm-1", DrawTile(Tile.JEWELLER), "tile jeweller"),
    (
        "DRAW",
        12,
        DrawCharacter(Character.EARLY_RISER),
        "draw early-riser",
        DrawCharacter(Character.DAY_LABOURER),
        "draw day-labourer",
    ),
    ("FIRST", 5, First(0), "first red", First(4), "first green"),
]
SIZE = 190


@pytest.mark.parametrize(
    ("name", "size", "first", "first_text", "last", "last_text"), FAMILIES, ids=[row[0] for row in FAMILIES]
)
def test_a_family_begins_and_ends_where_its_base_says(name, size, first, first_text, last, last_text):
    base = getattr(actions, name)
    assert (CATALOGUE.number(first), CATALOGUE.text(base)) == (base, first_text)
    assert (CATALOGUE.number(last), CATALOGUE.text(base + size - 1)) == (base + size - 1, last_text)


def test_the_families_follow_each_other_without_a_gap():
    ends = [getattr(actions, name) + size for name, size, *_ in FAMILIES]
    assert [getattr(actions, name) for name, *_ in FAMILIES] == [0, *ends[:-1]]
    assert len(CATALOGUE) == ends[-1] == SIZE


def test_every_number_has_a_notation_of_its_own_that_gives_it_back():
    texts = [CATALOGUE.text(action) for action in range(SIZE)]
    assert len(set(texts)) == SIZE
    assert [CATALOGUE.parse(text) for text in texts] == list(range(SIZE))
    assert [CATALOGUE.parse(text.upper()) for text in texts] == list(range(SIZE))


def test_every_number_has_a_value_of_its_own_that_gives_it_back():
    assert [CATALOGUE.number(CATALOGUE.value(action)) for action in range(SIZE)] == list(range(SIZE))


@pytest.mark.parametrize(
    ("base", "value", "first", "end"),
    [
        (actions.PLACE, Place, 0, 31),
        (actions.BUILD, Build, 13, 31),
        (actions.MONUMENT, BuildMonument, 31, 38),
        (actions.HOUSE, PutHouse, 4, 13),
        (actions.TILE, DrawTile, 4, 31),
    ],
)
def test_families_of_tiles_list_them_in_the_order_of_the_terms(base, value, first, end):
    tiles = list(Tile)[first:end]
    assert [CATALOGUE.value(base + index) for index in range(len(tiles))] == [value(tile) for tile in tiles]


@pytest.mark.parametrize(
    ("base", "value"), [(actions.CHARACTER, TakeCharacter), (actions.DRAW, DrawCharacter)]
)
def test_families_of_characters_list_the_twelve_in_their_order(base, value):
    assert [CATALOGUE.value(base + index) for index in range(12)] == [value(each) for each in Character]


@pytest.mark.rule("limit.goods")
@pytest.mark.parametrize(("base", "value"), [(actions.TAKE, Take), (actions.PAY, Pay)])
def test_goods_of_choice_are_taken_and_paid_in_the_order_food_wood_stone_cloth(base, value):
    assert [CATALOGUE.value(base + index) for index in range(4)] == [
        value(good) for good in (FOOD, WOOD, STONE, CLOTH)
    ]


def test_moves_of_the_provost_count_from_three_back_to_three_forward():
    texts = [CATALOGUE.text(actions.PROVOST + index) for index in range(7)]
    assert texts == [f"provost {steps}" for steps in ("-3", "-2", "-1", "0", "+1", "+2", "+3")]
    assert CATALOGUE.number(MoveProvost(0)) == actions.STAY
    assert actions.STAY - actions.PROVOST == actions.MOST_STEPS == 3


def test_two_goods_are_named_in_one_order_only():
    assert PAIRS == ((0, 0), (0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))
    assert [CATALOGUE.value(actions.PAY_TWO + index) for index in range(10)] == [
        PayTwo(Good(one), Good(two)) for one, two in PAIRS
    ]
    assert CATALOGUE.text(actions.PAY_TWO + 5) == "pay wood stone"
    assert CATALOGUE.parse("pay stone wood") is None


def test_bundles_are_all_three_goods_in_one_order_only():
    assert (len(BUNDLES), len(set(BUNDLES))) == (35, 35)
    assert [list(bundle) for bundle in BUNDLES] == sorted(sorted(bundle) for bundle in BUNDLES)
    assert CATALOGUE.number(Deliver(FOOD, WOOD, STONE)) == actions.DELIVER + BUNDLES.index((0, 1, 2))
    assert CATALOGUE.text(actions.DELIVER + BUNDLES.index((0, 2, 4))) == "deliver food stone gold"
    assert CATALOGUE.parse("deliver gold stone food") is None


def test_an_action_as_plain_data_names_its_kind_and_its_terms():
    assert CATALOGUE.json(actions.PLACE + 8) == {"kind": "place", "tile": "market-1"}
    assert CATALOGUE.json(actions.STAY - 2) == {"kind": "move-provost", "steps": -2}
    assert CATALOGUE.json(actions.PAY_TWO + 1) == {"kind": "pay-two", "good": "food", "other": "wood"}


# ---- Terms


@pytest.mark.parametrize("term", [*Good, *Tile, *Character, *Material], ids=lambda term: term.name)
def test_every_term_of_an_enumeration_is_a_number_of_the_same_name(term):
    assert getattr(terms, term.name) == term


@pytest.mark.parametrize(
    ("enumeration", "names"),
    [
        (Good, "FOOD WOOD STONE CLOTH GOLD"),
        (
            Tile,
            "FAIRGROUND LAWYER CARPENTER TOLL "
            "FARM_1 FARM_2 SAWMILL QUARRY MARKET_1 MARKET_2 ANY_GUILD MASON_GUILD BASIC_CARPENTER "
            "WOOD_FARM WOOD_SAWMILL WOOD_QUARRY SPINNING_MILL WOOD_MARKET COVERED_MARKET TAILOR STONEMASON "
            "MANOR STONE_FARM STONE_SAWMILL STONE_QUARRY GOLD_MINE GREAT_GUILD FOUNDRY ALCHEMIST CHURCH "
            "JEWELLER GARDEN FACTORY GRANARY STATUE THEATRE CATHEDRAL MANSION",
        ),
        (
            Character,
            "EARLY_RISER NIGHT_WORKER JOURNEYMAN THIEF STEWARD BAILIFF ARCHITECT DELIVERYMAN CHAMBERLAIN "
            "FOREMAN GOLDSMITH DAY_LABOURER",
        ),
        (Material, "WOODEN OF_STONE"),
        (Source, "OWNERSHIP CONSTRUCTION EFFECTS DELIVERY MONUMENTS GOLD"),
        (Mover, "TOLL BRIDGE BAILIFF"),
    ],
)
def test_the_terms_of_an_enumeration_count_up_from_nought_in_the_order_of_the_rules(enumeration, names):
    assert [(term.name, term.value) for term in enumeration] == [(n, i) for i, n in enumerate(names.split())]


@pytest.mark.rule("limit.tiles", "round.count", "limit.goods")
def test_the_counts_of_terms_fit_their_enumerations():
    assert (terms.GOODS, terms.BASIC_GOODS, terms.CHARACTERS, terms.SOURCES) == (5, 4, 12, 6)
    assert (terms.CITY_TILES, terms.BASIC_TILES, terms.WOOD_TILES, terms.STONE_TILES) == (4, 9, 9, 9)
    assert (terms.MONUMENTS, terms.WORKER_TILES, terms.TILES) == (7, 31, 38)
    assert (terms.SITE_SLOTS, terms.ROUNDS, setup.EXTRA_CHARACTERS) == (3, 9, 3)


def test_the_classes_of_tiles_follow_each_other():
    assert (terms.FIRST_BASIC, terms.FIRST_WOOD) == (Tile.FARM_1, Tile.WOOD_FARM)
    assert (terms.FIRST_STONE, terms.FIRST_MONUMENT) == (Tile.STONE_FARM, Tile.GARDEN)


def test_points_movers_and_places_have_their_numbers():
    sources = (
        terms.FROM_OWNERSHIP,
        terms.FROM_CONSTRUCTION,
        terms.FROM_EFFECTS,
        terms.FROM_DELIVERY,
        terms.FROM_MONUMENTS,
        terms.FROM_GOLD,
    )
    assert sources == tuple(Source)
    assert tuple(Mover) == (terms.BY_TOLL, terms.BY_BRIDGE, terms.BY_BAILIFF)
    assert (terms.NOWHERE, terms.FREE, terms.ON_BOARD, terms.BOXED) == (-1, -1, -1, -2)
    assert (state.WOOD_SPACE, state.NO_POINTS) == (8, (0,) * 6)


@pytest.mark.rule("setup.first-game")
def test_the_beginner_set_begins_with_the_five_characters_for_two():
    names = "DELIVERYMAN EARLY_RISER ARCHITECT FOREMAN DAY_LABOURER STEWARD NIGHT_WORKER GOLDSMITH"
    assert [Character(each).name for each in terms.BEGINNER_SET] == names.split()
