"""Abilities of any moment, Alchemist, Assassin and Mercenary, and the Bodyguard who makes kills dearer."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.events import Activated, AimedAt, Coins, GainedGold, Killed
from boardwright.games.guilds.terms import IN_END, IN_EXCHANGE, IN_START, Character
from tests.games.guilds.setting import (
    asked,
    at,
    coins,
    coins_of,
    hired,
    legal,
    members_of,
    offered,
    play,
    table,
    used,
    why_not,
    window,
)


def mercenaries(florins, *victims, second_killer=True):
    """Seat 0 has the Mercenary and florins, seat 1 these characters."""
    state = table(2, second_killer=second_killer)
    hired(state, 0, "mercenary", "raven")
    hired(state, 1, *victims)
    coins(state, 0, florins=florins)
    return window(state, IN_START)


@pytest.mark.rule("character.alchemist")
@pytest.mark.parametrize("moment", [IN_START, IN_EXCHANGE, IN_END])
def test_the_alchemist_turns_three_florins_into_a_gold_in_every_common_window(moment):
    state = table(2)
    state.round = 8
    hired(state, 1, "alchemist")
    coins(state, 1, florins=4, gold=2)
    window(state, moment)
    assert (asked(state), legal(state)) == ("UseInWindow 1", ["done", "use alchemist"])
    events = play(state, "use alchemist")
    assert events[:2] == [Activated(1, Character.ALCHEMIST, Coins(3, 0)), GainedGold(1, 1)]
    assert (coins_of(state, 1), coins_of(state, 0)) == ((1, 3), (0, 0))
    assert state.used == 1 << Character.ALCHEMIST


@pytest.mark.rule("character.alchemist")
@pytest.mark.parametrize("step", [flow.open_auction, flow.open_building])
def test_the_alchemist_turns_three_florins_into_a_gold_on_every_own_turn(step):
    state = table(2)
    hired(state, 0, "alchemist")
    offered(state, 1, "bear")
    coins(state, 0, florins=3)
    at(state, step)
    play(state, "use alchemist")
    assert coins_of(state, 0) == (0, 1)


@pytest.mark.rule("character.alchemist", "activate.cost")
def test_two_florins_are_too_few_for_the_alchemist():
    state = table(2)
    hired(state, 0, "alchemist")
    coins(state, 0, florins=2, gold=5)
    at(state, flow.open_building)
    assert legal(state) == ["pass"]
    assert why_not(state, "use alchemist") == Reason("florins-missing", count=1)


@pytest.mark.rule("character.assassin.cost", "activate.cost")
def test_the_assassin_needs_one_gold():
    state = table(2)
    hired(state, 0, "assassin", "raven")
    hired(state, 1, "monk")
    coins(state, 0, florins=20)
    window(state, IN_START)
    assert legal(state) == ["done", "use raven"]
    assert why_not(state, "use assassin") == Reason("gold-missing", count=1)
    coins(state, 0, gold=1)
    assert legal(state) == ["done", "use assassin", "use raven"]


@pytest.mark.rule("activate.cost")
def test_the_gold_that_is_there_counts_towards_the_price():
    state = table(2, tables={"abilities.assassin.gold": 3})
    hired(state, 0, "assassin", "raven")
    hired(state, 1, "monk")
    coins(state, 0, gold=2)
    window(state, IN_START)
    assert why_not(state, "use assassin") == Reason("gold-missing", count=1)


@pytest.mark.rule("character.assassin")
@pytest.mark.parametrize("step", [flow.open_auction, flow.open_building, flow.open_end])
def test_the_assassin_kills_at_any_time(step):
    state = table(2)
    hired(state, 0, "assassin")
    hired(state, 1, "monk")
    offered(state, 1, "bear")
    coins(state, 0, gold=1)
    at(state, step)
    play(state, "use assassin", "character monk")
    assert members_of(state, 1) == []


@pytest.mark.rule("character.dwarf-veteran", "character.cat", "activate.target")
def test_a_guild_of_cat_and_dwarf_veteran_offers_the_assassin_no_target():
    state = table(2)
    hired(state, 0, "assassin", "raven")
    hired(state, 1, "cat", "dwarf-veteran")
    coins(state, 0, gold=1)
    window(state, IN_START)
    assert legal(state) == ["done", "use raven"]
    assert why_not(state, "use assassin") == Reason("no-target", character=Character.ASSASSIN)


@pytest.mark.rule("character.bodyguard", "ruling.12.37")
def test_the_bodyguard_makes_the_assassin_pay_two_florins_more_to_the_bank():
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "bodyguard", "monk")
    hired(state, 2, "bear")
    coins(state, 0, florins=3, gold=1)
    window(state, IN_START)
    events = play(state, "use assassin", "character monk")
    assert events[:3] == [
        Activated(0, Character.ASSASSIN, Coins(2, 1)),
        AimedAt(Character.ASSASSIN, Character.MONK, 1),
        Killed(0, Character.MONK, 1, Character.ASSASSIN),
    ]
    assert [coins_of(state, seat) for seat in range(3)] == [(1, 0), (0, 0), (0, 0)]


@pytest.mark.rule("character.bodyguard")
def test_the_bodyguard_does_not_help_other_guilds():
    state = table(3)
    hired(state, 0, "assassin", "shield-maiden")
    hired(state, 1, "bodyguard", "monk")
    hired(state, 2, "bear")
    coins(state, 0, florins=3, gold=1)
    window(state, IN_START)
    events = play(state, "use assassin", "character bear")
    assert events[0] == Activated(0, Character.ASSASSIN, Coins(0, 1))
    assert coins_of(state, 0) == (3, 0)


@pytest.mark.rule("ruling.12.37")
@pytest.mark.parametrize(
    ("florins", "targets"),
    [
        (1, ["character bear"]),
        (2, ["character bodyguard", "character monk", "character bear"]),
    ],
)
def test_who_cannot_pay_the_surcharge_may_not_choose_the_bodyguard_or_his_friends(florins, targets):
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "bodyguard", "monk")
    hired(state, 2, "bear")
    coins(state, 0, florins=florins, gold=1)
    window(state, IN_START)
    play(state, "use assassin")
    assert legal(state) == targets


@pytest.mark.rule("ruling.12.37", "activate.target")
def test_with_only_a_bodyguards_guild_and_one_florin_the_assassin_cannot_be_used():
    state = table(2)
    hired(state, 0, "assassin", "raven")
    hired(state, 1, "bodyguard")
    coins(state, 0, florins=1, gold=1)
    window(state, IN_START)
    assert legal(state) == ["done", "use raven"]
    assert why_not(state, "use assassin") == Reason("no-target", character=Character.ASSASSIN)


@pytest.mark.rule("ruling.12.37")
def test_the_own_bodyguard_costs_the_own_assassin_nothing():
    state = table(2)
    hired(state, 0, "assassin", "bodyguard")
    hired(state, 1, "monk")
    coins(state, 0, gold=1)
    window(state, IN_START)
    play(state, "use assassin", "character monk")
    assert (coins_of(state, 0), members_of(state, 1)) == ((0, 0), [])


@pytest.mark.rule("option.second-killer", "character.mercenary")
def test_with_second_killer_the_mercenary_kills_for_four_florins():
    state = mercenaries(5, "monk", "war-horse", "assassin", "shield-maiden", "diviner", "cat")
    play(state, "use mercenary")
    assert legal(state) == ["character assassin", "character monk", "character war-horse"]
    assert why_not(state, "character diviner") == Reason(
        "too-many-points", character=Character.DIVINER, points=2
    )
    assert why_not(state, "character cat") == Reason("cannot-be-target", character=Character.CAT)
    assert why_not(state, "character raven") == Reason("own-character", character=Character.RAVEN)
    events = play(state, "character monk")
    assert events[:3] == [
        Activated(0, Character.MERCENARY, Coins(4, 0)),
        AimedAt(Character.MERCENARY, Character.MONK, 1),
        Killed(0, Character.MONK, 1, Character.MERCENARY),
    ]
    assert (coins_of(state, 0), state.used) == ((1, 0), 1 << Character.MERCENARY)
    assert "monk" not in members_of(state, 1)


@pytest.mark.rule("option.second-killer", "activate.cost")
def test_the_mercenary_needs_four_florins():
    state = mercenaries(3, "monk")
    assert legal(state) == ["done", "use raven"]
    assert why_not(state, "use mercenary") == Reason("florins-missing", count=1)
    coins(state, 0, florins=4)
    assert legal(state) == ["done", "use mercenary", "use raven"]


@pytest.mark.rule("option.second-killer", "ruling.12.37")
@pytest.mark.parametrize(("florins", "missing"), [(4, 2), (5, 1)])
def test_the_mercenary_pays_six_florins_against_a_bodyguard(florins, missing):
    state = mercenaries(florins, "bodyguard", "monk")
    assert legal(state) == ["done", "use raven"]
    assert why_not(state, "use mercenary") == Reason("no-target", character=Character.MERCENARY)
    hired(state, 1, "bear")
    coins(state, 0, florins=6)
    play(state, "use mercenary")
    assert legal(state) == ["character monk"]
    coins(state, 0, florins=florins)
    assert why_not(state, "character monk") == Reason("florins-missing", count=missing)
    coins(state, 0, florins=6)
    play(state, "character monk")
    assert coins_of(state, 0) == (0, 0)


@pytest.mark.rule("option.second-killer", "ability.once")
def test_the_mercenary_kills_once_a_round():
    state = mercenaries(9, "monk", "mule")
    used(state, "mercenary")
    assert why_not(state, "use mercenary") == Reason("used-already", character=Character.MERCENARY)


@pytest.mark.rule("option.second-killer")
def test_the_paladin_and_the_guard_dog_answer_the_mercenary():
    state = mercenaries(4, "monk", "paladin", "guard-dog", "healer")
    coins(state, 1, florins=2)
    play(state, "use mercenary", "character monk")
    assert (asked(state), legal(state)) == (
        "Respond 1",
        ["done", "use paladin", "use healer", "use guard-dog"],
    )
    play(state, "use guard-dog", "done")
    assert members_of(state, 1) == ["monk", "paladin", "healer"]


@pytest.mark.rule("option.second-killer")
def test_without_second_killer_the_mercenary_has_no_ability():
    state = mercenaries(9, "monk", second_killer=False)
    assert legal(state) == ["done", "use raven"]
    assert why_not(state, "use mercenary") == Reason("no-ability", character=Character.MERCENARY)
