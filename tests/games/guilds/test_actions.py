"""The catalogue: the first and last number of every family, their notation, and the terms behind them."""

import pytest

from boardwright.games.guilds import actions, terms
from boardwright.games.guilds.actions import (
    CATALOGUE,
    Bid,
    ChooseCell,
    ChooseCharacter,
    ChooseCount,
    ChooseRoom,
    ChooseSeat,
    ChooseTurn,
    ChooseZone,
    Done,
    DrawObjective,
    NameFaction,
    No,
    Pass,
    UseAbility,
    Yes,
)
from boardwright.games.guilds.terms import (
    Character,
    Faction,
    Kind,
    Moment,
    Objective,
    Race,
    Room,
    Side,
    Source,
)

GENERAL, DRAGON = Character.GENERAL, Character.HATCHLING_DRAGON
FAMILIES = [
    ("PASS", 1, Pass(), "pass", Pass(), "pass"),
    ("DONE", 1, Done(), "done", Done(), "done"),
    ("BID", 1, Bid(), "bid", Bid(), "bid"),
    ("YES", 1, Yes(), "yes", Yes(), "yes"),
    ("NO", 1, No(), "no", No(), "no"),
    ("USE", 54, UseAbility(GENERAL), "use general", UseAbility(DRAGON), "use hatchling-dragon"),
    (
        "CARD",
        54,
        ChooseCharacter(GENERAL),
        "character general",
        ChooseCharacter(DRAGON),
        "character hatchling-dragon",
    ),
    ("ZONE", 6, ChooseZone(1), "zone 1", ChooseZone(6), "zone 6"),
    ("COUNT", 61, ChooseCount(0), "count 0", ChooseCount(60), "count 60"),
    ("SEAT", 4, ChooseSeat(0), "player red", ChooseSeat(3), "player purple"),
    (
        "ROOM",
        53,
        ChooseRoom(Room.EMPTY_1),
        "room empty-1",
        ChooseRoom(Room.COUNTING_HOUSE),
        "room counting-house",
    ),
    ("CELL", 20, ChooseCell(1, 1), "cell 1 1", ChooseCell(4, 5), "cell 4 5"),
    ("TURN", 4, ChooseTurn(0), "turn 0", ChooseTurn(3), "turn 3"),
    (
        "FACTION",
        7,
        NameFaction(Faction.WARRIORS),
        "faction warriors",
        NameFaction(Faction.ANIMALS),
        "faction animals",
    ),
    (
        "OBJECTIVE",
        18,
        DrawObjective(Objective.MOST_GARDENS),
        "objective most-gardens",
        DrawObjective(Objective.MOST_ANIMALS),
        "objective most-animals",
    ),
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
    assert len(CATALOGUE) == ends[-1] == 286


def test_every_number_has_a_notation_of_its_own_that_gives_it_back():
    texts = [CATALOGUE.text(action) for action in range(286)]
    assert len(set(texts)) == 286
    assert [CATALOGUE.parse(text) for text in texts] == list(range(286))
    assert [CATALOGUE.parse(text.upper()) for text in texts] == list(range(286))


def test_every_number_has_a_value_of_its_own_that_gives_it_back():
    assert [CATALOGUE.number(CATALOGUE.value(action)) for action in range(286)] == list(range(286))


@pytest.mark.parametrize(
    ("base", "value", "enumeration"),
    [
        (actions.USE, UseAbility, Character),
        (actions.CARD, ChooseCharacter, Character),
        (actions.ROOM, ChooseRoom, Room),
        (actions.FACTION, NameFaction, Faction),
        (actions.OBJECTIVE, DrawObjective, Objective),
    ],
)
def test_families_of_terms_list_them_in_their_order(base, value, enumeration):
    assert [CATALOGUE.value(base + term) for term in enumeration] == [value(term) for term in enumeration]


def test_cells_are_numbered_by_row_and_then_by_column():
    assert CATALOGUE.number(ChooseCell(4, 1)) == actions.CELL + 3
    assert CATALOGUE.number(ChooseCell(1, 2)) == actions.CELL + 4
    assert CATALOGUE.text(actions.CELL + 9) == "cell 2 3"


def test_zones_are_numbered_from_one_and_counts_from_nought():
    assert [CATALOGUE.value(actions.ZONE + n) for n in range(6)] == [ChooseZone(n + 1) for n in range(6)]
    assert [CATALOGUE.value(actions.COUNT + n) for n in range(61)] == [ChooseCount(n) for n in range(61)]
    assert [CATALOGUE.text(actions.SEAT + n) for n in range(4)] == [
        "player red",
        "player blue",
        "player yellow",
        "player purple",
    ]


def test_an_action_as_plain_data_names_its_kind_and_its_terms():
    assert CATALOGUE.json(actions.USE + 5) == {"kind": "use-ability", "character": "dwarf-veteran"}
    assert CATALOGUE.json(actions.CELL + 6) == {"kind": "choose-cell", "column": 3, "row": 2}
    assert CATALOGUE.json(actions.ROOM + 36) == {"kind": "choose-room", "room": "arcane-study"}


def test_the_limits_of_the_families():
    assert (actions.MOST_PLAYERS, actions.TURNS, terms.MOST_FLORINS) == (4, 4, 60)
    assert (terms.ZONES, terms.COLUMNS, terms.ROWS, terms.CELLS) == (6, 4, 5, 20)


@pytest.mark.parametrize(
    "term", [*Character, *Faction, *Race, *Kind, *Objective, *Side], ids=lambda term: term.name
)
def test_every_term_of_an_enumeration_is_a_number_of_the_same_name(term):
    assert getattr(terms, term.name) == term


@pytest.mark.parametrize(
    ("enumeration", "names"),
    [
        (Faction, "WARRIORS WIZARDS ROGUES NOBLES PRIESTS CRAFTSMEN ANIMALS"),
        (Race, "HUMAN DWARF ELF ORC ANIMAL"),
        (Kind, "EMPTY GARDEN DINING BEDROOM LUXURY KITCHEN COURTYARD"),
        (Side, "NORTH EAST SOUTH WEST"),
        (Source, "CHARACTERS ABILITIES ROOMS OBJECTIVES"),
        (Moment, "START AUCTION EXCHANGE BUILDING END RESPONSE MARKER KILL ANY NEVER"),
        (
            Objective,
            "MOST_GARDENS MOST_CHARACTERS MOST_DWARVES MOST_HUMAN_WOMEN FEWEST_CHARACTERS MOST_FACTIONS "
            "MOST_SPACE MOST_SMALL_ROOMS LOWEST_INCOME HIGHEST_INCOME MOST_GOLD MOST_WARRIORS MOST_WIZARDS "
            "MOST_ROGUES MOST_NOBLES MOST_PRIESTS MOST_CRAFTSMEN MOST_ANIMALS",
        ),
    ],
)
def test_the_terms_of_an_enumeration_count_up_from_nought_in_the_order_of_the_rules(enumeration, names):
    assert [(term.name, term.value) for term in enumeration] == [(n, i) for i, n in enumerate(names.split())]


def test_the_moments_and_sources_that_rules_compare_have_the_numbers_of_their_names():
    moments = (
        terms.IN_START,
        terms.IN_AUCTION,
        terms.IN_EXCHANGE,
        terms.IN_BUILDING,
        terms.IN_END,
        terms.IN_RESPONSE,
        terms.AT_MARKER,
        terms.AFTER_KILL,
        terms.ANY_TIME,
        terms.NEVER,
    )
    assert moments == tuple(Moment)
    sources = (terms.FROM_CHARACTERS, terms.FROM_ABILITIES, terms.FROM_ROOMS, terms.FROM_OBJECTIVES)
    assert sources == tuple(Source)
    assert (terms.SOURCES, terms.OBJECTIVES, terms.FACTIONS) == (4, 18, 7)
