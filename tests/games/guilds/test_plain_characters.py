"""Characters without an ability: what their cards show."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds.basics import guild
from boardwright.games.guilds.phases.building import open_building
from boardwright.games.guilds.phases.start import pay_income
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import FEMALE, RACE, Faction, Race
from tests.games.guilds.setting import at, character, coins, coins_of, hired, legal, table, why_not


def shown_on(name):
    """Factions, race, whether female, florins and gold of every round, printed points and others."""
    state = table(2, supplement=True)
    hired(state, 0, name)
    symbols = guild.symbols(state, 0)
    factions = " ".join(Faction(each).name.lower() for each in range(7) if symbols[each] == 1)
    race, female = Race(RACE[character(name)]).name.lower(), FEMALE[character(name)]
    pay_income(state, None)
    florins, gold = coins_of(state, 0)
    points = GAME.points(state)[0]
    assert (sum(symbols), coins_of(state, 1)) == (len(factions.split()), (10, 0))
    assert (points["abilities"], points["rooms"], points["objectives"]) == (0, 0, 0)
    return (factions, race, female, florins - 10, gold, points["characters"])


@pytest.mark.rule("character.shield-maiden", "character.gladiator", "character.mercenary")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("shield-maiden", ("warriors", "human", True, 0, 0, 4)),
        ("gladiator", ("warriors", "orc", False, -1, 0, 5)),
        ("mercenary", ("warriors rogues", "orc", True, 2, 0, 0)),
    ],
)
def test_plain_warriors(name, expected):
    assert shown_on(name) == expected


@pytest.mark.rule("character.prince", "character.banker", "character.tax-collector")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("prince", ("nobles", "human", False, 0, 0, 4)),
        ("banker", ("nobles", "dwarf", False, 0, 1, -2)),
        ("tax-collector", ("rogues nobles", "human", False, 3, 0, -1)),
    ],
)
def test_plain_nobles(name, expected):
    assert shown_on(name) == expected


@pytest.mark.rule("character.monk", "character.orc-shaman")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("monk", ("priests", "dwarf", False, 1, 0, 2)),
        ("orc-shaman", ("wizards priests", "orc", True, 1, 0, 1)),
    ],
)
def test_plain_priests(name, expected):
    assert shown_on(name) == expected


@pytest.mark.rule("character.jeweller", "character.merchant")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("jeweller", ("craftsmen", "dwarf", True, 0, 1, -2)),
        ("merchant", ("nobles craftsmen", "human", True, 2, 0, 1)),
    ],
)
def test_plain_craftsmen(name, expected):
    assert shown_on(name) == expected


@pytest.mark.rule("character.war-horse", "character.falcon", "character.bear")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("war-horse", ("warriors animals", "animal", False, 0, 0, 2)),
        ("falcon", ("nobles animals", "animal", False, 0, 0, 2)),
        ("bear", ("animals", "animal", False, -1, 0, 5)),
    ],
)
def test_plain_animals(name, expected):
    assert shown_on(name) == expected


@pytest.mark.rule("character.mule", "character.hatchling-dragon")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("mule", ("craftsmen animals", "animal", False, 2, 0, 0)),
        ("hatchling-dragon", ("wizards animals", "animal", False, -1, 0, 5)),
    ],
)
def test_mule_and_hatchling_dragon(name, expected):
    assert shown_on(name) == expected


@pytest.mark.rule("character.mercenary")
@pytest.mark.parametrize(
    "name",
    [
        "shield-maiden",
        "gladiator",
        "mercenary",
        "prince",
        "banker",
        "tax-collector",
        "monk",
        "orc-shaman",
        "jeweller",
        "merchant",
        "war-horse",
        "falcon",
        "bear",
        "mule",
        "hatchling-dragon",
    ],
)
def test_a_plain_character_has_nothing_to_use(name):
    state = table(2, supplement=True, second_killer=False)
    hired(state, 0, name)
    hired(state, 1, "spy", "gambler")
    coins(state, 0, florins=20, gold=9)
    at(state, open_building)
    assert legal(state) == ["pass"]
    assert why_not(state, f"use {name}") == Reason("no-ability", character=character(name))


@pytest.mark.rule("option.gold-income-pp", "character.banker", "character.jeweller")
def test_with_the_option_banker_and_jeweller_are_worth_a_point_less_and_nobody_else():
    plain, option = table(2, supplement=True), table(2, supplement=True, gold_income_points="-3")
    changed = [each for each in range(54) if plain.tables.points[each] != option.tables.points[each]]
    assert changed == [character("banker"), character("jeweller")]
    assert [option.tables.points[each] for each in changed] == [-3, -3]


@pytest.mark.rule("character.gladiator", "character.bear", "income.negative")
def test_upkeep_lowers_the_income_and_never_below_nothing():
    state = table(2, tables={"hall.florins": 1})
    hired(state, 0, "gladiator")
    assert guild.florin_income(state, 0) == 0
    hired(state, 0, "bear")
    assert guild.florin_income(state, 0) == 0
    hired(state, 0, "mule")
    assert guild.florin_income(state, 0) == 1


@pytest.mark.rule("guild.symbols", "guild.factions")
def test_a_card_with_two_factions_counts_for_both():
    state = table(2)
    hired(state, 0, "mercenary", "tax-collector", "merchant")
    assert guild.symbols(state, 0) == [1, 0, 2, 2, 0, 1, 0]
    assert guild.different_factions(guild.symbols(state, 0)) == 4
    assert guild.symbols(state, 1) == [0] * 7
