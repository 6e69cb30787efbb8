"""The catalogue: the first and last number of every family, their notation, and the terms behind them."""

import pytest

from boardwright.games.belfort import actions, terms
from boardwright.games.belfort.actions import (
    CATALOGUE,
    ActivateCard,
    ActivateGuild,
    Build,
    Buy,
    ChooseGuild,
    ChooseSite,
    ChooseSymbol,
    ChooseWall,
    DiscardCard,
    DrawCard,
    DrawTile,
    End,
    Exchange,
    Pass,
    PlaceAtDesk,
    PlaceInCamp,
    PlaceOnCard,
    PlaceOnGuild,
    PutGnome,
    Recruit,
    Rob,
    SellMetal,
    SellWoodAndStone,
    SendToForest,
    SendToMine,
    SendToQuarry,
    ShowCard,
    Stop,
    TakeCard,
    TakeCrest,
    TakeDiscount,
    TakeShown,
    TakeTop,
    UseBankGnome,
    UseBlacksmithGnome,
    UseWorker,
)
from boardwright.games.belfort.terms import (
    Area,
    Building,
    Discount,
    Good,
    Guild,
    People,
    Season,
    Source,
    Worker,
)

FAMILIES = [
    ("PASS", 1, Pass(), "pass", Pass(), "pass"),
    ("END", 1, End(), "end", End(), "end"),
    ("STOP", 1, Stop(), "stop", Stop(), "stop"),
    ("PLACE_DESK", 1, PlaceAtDesk(), "place desk", PlaceAtDesk(), "place desk"),
    ("PLACE_CAMP", 1, PlaceInCamp(), "place camp", PlaceInCamp(), "place camp"),
    (
        "PLACE_GUILD",
        12,
        PlaceOnGuild(Guild.ARCHITECTS),
        "place architects",
        PlaceOnGuild(Guild.WIZARDS),
        "place wizards",
    ),
    (
        "PLACE_CARD",
        5,
        PlaceOnCard(Building.TOWER),
        "place tower",
        PlaceOnCard(Building.LIBRARY),
        "place library",
    ),
    ("WORKER", 4, UseWorker(Worker.ELF), "worker elf", UseWorker(Worker.MASTER_DWARF), "worker master-dwarf"),
    ("FOREST_COUNT", 8, SendToForest(0), "forest 0", SendToForest(7), "forest 7"),
    ("QUARRY_COUNT", 8, SendToQuarry(0), "quarry 0", SendToQuarry(7), "quarry 7"),
    ("MINE_COUNT", 8, SendToMine(0), "mine 0", SendToMine(7), "mine 7"),
    ("CREST", 5, TakeCrest(1), "crest 1", TakeCrest(5), "crest 5"),
    ("BUILD", 10, Build(Building.PUB), "build pub", Build(Building.KEEP), "build keep"),
    ("SITE", 50, ChooseSite(Building.PUB, 1), "site pub 1", ChooseSite(Building.KEEP, 5), "site keep 5"),
    ("GATE", 10, ChooseSymbol(1, 1), "gate 1 district 1", ChooseSymbol(5, 1), "gate 5 district 1"),
    ("WALL", 10, ChooseWall(1, 1), "wall 1 1", ChooseWall(5, 2), "wall 5 2"),
    (
        "GUILD",
        12,
        ChooseGuild(Guild.ARCHITECTS),
        "guild architects",
        ChooseGuild(Guild.WIZARDS),
        "guild wizards",
    ),
    (
        "ACTIVATE_GUILD",
        12,
        ActivateGuild(Guild.ARCHITECTS),
        "activate architects",
        ActivateGuild(Guild.WIZARDS),
        "activate wizards",
    ),
    (
        "ACTIVATE_CARD",
        5,
        ActivateCard(Building.TOWER),
        "activate tower",
        ActivateCard(Building.LIBRARY),
        "activate library",
    ),
    ("BANK_GNOME", 1, UseBankGnome(), "bank gnome", UseBankGnome(), "bank gnome"),
    (
        "BLACKSMITH_GNOME",
        1,
        UseBlacksmithGnome(),
        "blacksmith gnome",
        UseBlacksmithGnome(),
        "blacksmith gnome",
    ),
    ("SELL", 4, SellWoodAndStone(0), "sell wood 0", SellWoodAndStone(3), "sell wood 3"),
    ("SELL_METAL", 1, SellMetal(), "sell metal", SellMetal(), "sell metal"),
    ("BUY", 3, Buy(Good.WOOD), "buy wood", Buy(Good.METAL), "buy metal"),
    ("EXCHANGE", 2, Exchange(Good.WOOD), "exchange wood", Exchange(Good.STONE), "exchange stone"),
    ("GNOME", 10, PutGnome(Building.PUB), "gnome pub", PutGnome(Building.KEEP), "gnome keep"),
    ("RECRUIT", 2, Recruit(Worker.ELF), "recruit elf", Recruit(Worker.DWARF), "recruit dwarf"),
    (
        "DISCOUNT",
        6,
        TakeDiscount(Discount.METAL),
        "discount metal",
        TakeDiscount(Discount.ONE_STONE),
        "discount one-stone",
    ),
    ("DISCARD", 10, DiscardCard(Building.PUB), "discard pub", DiscardCard(Building.KEEP), "discard keep"),
    ("ROB", 20, Rob(0, Good.WOOD), "rob red wood", Rob(4, Good.GOLD), "rob green gold"),
    ("SHOW", 10, ShowCard(Building.PUB), "show pub", ShowCard(Building.KEEP), "show keep"),
    ("TAKE_SHOWN", 5, TakeShown(0), "take from red", TakeShown(4), "take from green"),
    ("TAKE", 10, TakeCard(Building.PUB), "take pub", TakeCard(Building.KEEP), "take keep"),
    ("TAKE_TOP", 1, TakeTop(), "take top", TakeTop(), "take top"),
    ("DRAW", 10, DrawCard(Building.PUB), "draw pub", DrawCard(Building.KEEP), "draw keep"),
    ("TILE", 12, DrawTile(Guild.ARCHITECTS), "tile architects", DrawTile(Guild.WIZARDS), "tile wizards"),
]


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
    assert len(CATALOGUE) == ends[-1] == 272


def test_every_number_has_a_notation_of_its_own_that_gives_it_back():
    texts = [CATALOGUE.text(action) for action in range(272)]
    assert len(set(texts)) == 272
    assert [CATALOGUE.parse(text) for text in texts] == list(range(272))
    assert [CATALOGUE.parse(text.upper()) for text in texts] == list(range(272))


def test_every_number_has_a_value_of_its_own_that_gives_it_back():
    assert [CATALOGUE.number(CATALOGUE.value(action)) for action in range(272)] == list(range(272))


@pytest.mark.parametrize(
    ("base", "value"),
    [
        (actions.BUILD, Build),
        (actions.GNOME, PutGnome),
        (actions.DISCARD, DiscardCard),
        (actions.SHOW, ShowCard),
        (actions.TAKE, TakeCard),
        (actions.DRAW, DrawCard),
    ],
)
def test_families_of_cards_list_the_ten_types_in_their_order(base, value):
    assert [CATALOGUE.value(base + building) for building in range(10)] == [value(b) for b in Building]


@pytest.mark.parametrize(
    ("base", "value"),
    [
        (actions.PLACE_GUILD, PlaceOnGuild),
        (actions.GUILD, ChooseGuild),
        (actions.ACTIVATE_GUILD, ActivateGuild),
        (actions.TILE, DrawTile),
    ],
)
def test_families_of_guilds_list_the_twelve_guilds_in_their_order(base, value):
    assert [CATALOGUE.value(base + guild) for guild in range(12)] == [value(g) for g in Guild]


@pytest.mark.parametrize(
    ("base", "value"), [(actions.PLACE_CARD, PlaceOnCard), (actions.ACTIVATE_CARD, ActivateCard)]
)
def test_families_of_planks_list_the_five_cards_that_have_one(base, value):
    cards = [Building.TOWER, Building.INN, Building.BLACKSMITH, Building.MARKET, Building.LIBRARY]
    assert [CATALOGUE.value(base + plank) for plank in range(5)] == [value(card) for card in cards]


def test_sites_are_numbered_by_type_and_then_by_district():
    assert CATALOGUE.number(ChooseSite(Building.PUB, 5)) == actions.SITE + 4
    assert CATALOGUE.number(ChooseSite(Building.GARDENS, 1)) == actions.SITE + 5
    assert CATALOGUE.number(ChooseSite(Building.LIBRARY, 3)) == actions.SITE + 42
    assert CATALOGUE.text(actions.SITE + 42) == "site library 3"


@pytest.mark.rule("board.gatehouses")
def test_each_gatehouse_has_a_symbol_in_its_own_district_and_one_in_the_next():
    symbols = [(1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (4, 5), (5, 5), (5, 1)]
    assert [CATALOGUE.value(actions.GATE + n) for n in range(10)] == [ChooseSymbol(g, d) for g, d in symbols]
    assert [CATALOGUE.text(actions.GATE + n) for n in range(10)] == [
        f"gate {g} district {d}" for g, d in symbols
    ]


@pytest.mark.rule("board.sites")
def test_each_district_has_two_walls():
    walls = [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2), (5, 1), (5, 2)]
    assert [CATALOGUE.value(actions.WALL + n) for n in range(10)] == [ChooseWall(d, s) for d, s in walls]
    assert [CATALOGUE.text(actions.WALL + n) for n in range(10)] == [f"wall {d} {s}" for d, s in walls]


def test_robberies_are_numbered_by_victim_and_then_by_good():
    assert CATALOGUE.number(Rob(0, Good.GOLD)) == actions.ROB + 3
    assert CATALOGUE.number(Rob(1, Good.WOOD)) == actions.ROB + 4
    assert CATALOGUE.text(actions.ROB + 9) == "rob yellow stone"
    assert CATALOGUE.text(actions.TAKE_SHOWN + 3) == "take from purple"


def test_an_action_as_plain_data_names_its_kind_and_its_terms():
    assert CATALOGUE.json(actions.SITE + 42) == {"kind": "choose-site", "building": "library", "district": 3}
    assert CATALOGUE.json(actions.DISCOUNT + 2) == {"kind": "take-discount", "discount": "wood-and-stone"}


def test_at_most_seven_workers_are_sent_and_three_wood_sold_at_once():
    assert (actions.MOST_SENT, actions.MOST_WOOD_SOLD) == (7, 3)


@pytest.mark.parametrize("term", [*Building, *Guild, *Worker, *Area, *Good], ids=lambda term: term.name)
def test_every_term_of_an_enumeration_is_a_number_of_the_same_name(term):
    assert getattr(terms, term.name) == term


@pytest.mark.parametrize(
    ("enumeration", "names"),
    [
        (Building, "PUB GARDENS TOWER INN BLACKSMITH BANK MARKET GATEHOUSE LIBRARY KEEP"),
        (
            Guild,
            "ARCHITECTS LIBRARIANS MERCHANTS RECRUITERS BANKERS MASONS MINERS SAWYERS "
            "BANDITS SPIES THIEVES WIZARDS",
        ),
        (Worker, "ELF MASTER_ELF DWARF MASTER_DWARF"),
        (Area, "FOREST QUARRY MINE GOLD_MINE"),
        (Good, "WOOD STONE METAL GOLD"),
        (Discount, "METAL TWO_WOOD WOOD_AND_STONE TWO_STONE ONE_WOOD ONE_STONE"),
        (Season, "SPRING SUMMER AUTUMN"),
        (People, "ELVES DWARVES GNOMES"),
        (Source, "DISTRICT_1 DISTRICT_2 DISTRICT_3 DISTRICT_4 DISTRICT_5 ELVES DWARVES GNOMES TAXES"),
    ],
)
def test_the_terms_of_an_enumeration_count_up_from_nought_in_the_order_of_the_rules(enumeration, names):
    assert [(term.name, term.value) for term in enumeration] == [(n, i) for i, n in enumerate(names.split())]


def test_the_counts_of_terms_fit_their_enumerations():
    counts = (
        terms.BUILDINGS,
        terms.GUILDS,
        terms.WORKERS,
        terms.AREAS,
        terms.GOODS,
        terms.DISCOUNTS,
        terms.SOURCES,
    )
    assert counts == (10, 12, 4, 4, 4, 6, 9)
    assert (terms.DISTRICTS, terms.WALLS, terms.GATE_SYMBOLS, terms.MONTHS) == (5, 10, 10, 7)
    assert (terms.BASIC, terms.RESOURCE, terms.INTERACTIVE, terms.GROUP_SIZE) == (0, 1, 2, 4)
    assert (terms.FREE, terms.NEUTRAL_3, terms.NEUTRAL_4) == (-1, 2, 3)


def test_points_come_from_five_districts_three_peoples_and_taxes():
    assert (terms.FROM_ELVES, terms.FROM_DWARVES, terms.FROM_GNOMES) == (
        Source.ELVES,
        Source.DWARVES,
        Source.GNOMES,
    )
    assert terms.FROM_TAXES == Source.TAXES


def test_the_planks_of_cards_stand_for_tower_inn_blacksmith_market_and_library():
    planks = (
        terms.TOWER_PLANK,
        terms.INN_PLANK,
        terms.BLACKSMITH_PLANK,
        terms.MARKET_PLANK,
        terms.LIBRARY_PLANK,
    )
    assert planks == tuple(range(terms.CARD_PLANKS))
    assert [terms.PLANK_BUILDINGS[plank] for plank in planks] == [
        Building.TOWER,
        Building.INN,
        Building.BLACKSMITH,
        Building.MARKET,
        Building.LIBRARY,
    ]


@pytest.mark.parametrize(
    ("discount", "goods"),
    [
        (Discount.METAL, (0, 0, 1)),
        (Discount.TWO_WOOD, (2, 0, 0)),
        (Discount.WOOD_AND_STONE, (1, 1, 0)),
        (Discount.TWO_STONE, (0, 2, 0)),
        (Discount.ONE_WOOD, (1, 0, 0)),
        (Discount.ONE_STONE, (0, 1, 0)),
    ],
)
def test_a_discount_takes_off_what_its_name_says(discount, goods):
    off = (terms.DISCOUNT_WOOD[discount], terms.DISCOUNT_STONE[discount], terms.DISCOUNT_METAL[discount])
    assert off == goods
