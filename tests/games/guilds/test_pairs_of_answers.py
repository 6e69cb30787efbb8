"""Pairs of abilities of Healer, Paladin, Inquisitor and others on the stack; each name says what happens."""

import pytest

from boardwright.games.guilds.events import (
    Activated,
    AimedAtDead,
    AnswersWithDemand,
    Coins,
    Countered,
    DemandUnpaid,
    GainedGold,
    Killed,
    PaidDemand,
    Raised,
)
from boardwright.games.guilds.terms import IN_START, Character
from tests.games.guilds.setting import (
    asked,
    coins,
    coins_of,
    hired,
    legal,
    members_of,
    play,
    table,
    window,
)


def attack(target, killers=(), victims=(), third=(), florins=(0, 0, 0)):
    """The Assassin of seat 0 is aimed at a character of seat 1; seat 2 looks on."""
    state = table(3)
    hired(state, 0, "assassin", *killers)
    hired(state, 1, *victims)
    hired(state, 2, *third)
    for seat in range(3):
        coins(state, seat, florins=florins[seat])
    state.players[0].gold = 1
    window(state, IN_START)
    play(state, "use assassin", f"character {target}")
    return state


def purses(state):
    return [coins_of(state, seat) for seat in range(3)]


@pytest.mark.rule("character.paladin", "character.healer")
def test_healer_and_paladin_she_cannot_answer_a_priest():
    state = attack("monk", killers=("paladin",), victims=("monk", "healer"), florins=(4, 1, 0))
    play(state, "use healer")
    assert (members_of(state, 1), purses(state)) == (["monk", "healer"], [(4, 0), (0, 0), (0, 0)])


@pytest.mark.rule("character.paladin", "character.healer", "response.order")
def test_healer_and_paladin_who_is_asked_first_decides_which_one_helps():
    state = attack("monk", victims=("monk", "healer"), third=("paladin",), florins=(0, 1, 2))
    play(state, "done")
    assert asked(state) == "Respond 2"
    play(state, "use paladin")
    assert (members_of(state, 1), purses(state)) == (["monk", "healer"], [(0, 0), (1, 0), (0, 0)])


@pytest.mark.rule("character.inquisitor", "character.healer")
def test_healer_and_inquisitor_without_two_florins_left_her_target_dies():
    state = attack("monk", killers=("inquisitor",), victims=("monk", "healer"), florins=(1, 2, 0))
    events = play(state, "use healer", "use inquisitor")
    assert events[4:7] == [
        DemandUnpaid(1, 2, unable=True),
        Countered(0, Character.INQUISITOR, Character.HEALER, 1),
        Killed(0, Character.MONK, 1, Character.ASSASSIN),
    ]
    assert (members_of(state, 1), purses(state)) == (["healer"], [(0, 0), (1, 0), (0, 0)])


@pytest.mark.rule("character.inquisitor", "character.healer")
def test_healer_and_inquisitor_with_two_florins_paid_her_target_survives():
    state = attack("monk", killers=("inquisitor",), victims=("monk", "healer"), florins=(1, 3, 0))
    play(state, "use healer", "use inquisitor", "yes")
    assert (members_of(state, 1), purses(state)) == (["monk", "healer"], [(0, 0), (0, 0), (0, 0)])


@pytest.mark.rule("character.bodyguard", "character.healer")
def test_healer_and_bodyguard_she_pays_one_florin_and_he_survives():
    state = attack("bodyguard", victims=("bodyguard", "healer"), florins=(2, 1, 0))
    play(state, "use healer")
    assert members_of(state, 1) == ["bodyguard", "healer"]
    assert purses(state) == [(0, 0), (0, 0), (0, 0)]


@pytest.mark.rule("character.alchemist", "character.healer")
@pytest.mark.parametrize(("florins", "members"), [(4, ["alchemist", "healer"]), (3, ["healer"])])
def test_healer_and_alchemist_both_help_only_with_four_florins(florins, members):
    state = attack("alchemist", victims=("alchemist", "healer"), florins=(0, florins, 0))
    play(state, "use alchemist", *(["use healer"] * (florins - 3)))
    assert (members_of(state, 1), purses(state)[1]) == (members, (0, 1))


@pytest.mark.rule("character.necromancer", "character.healer")
def test_healer_and_necromancer_who_is_saved_is_not_raised():
    state = attack("monk", victims=("monk", "healer"), third=("necromancer",), florins=(0, 1, 3))
    play(state, "use healer")
    assert (asked(state), members_of(state, 2)) == ("TakeBuildingTurn 0", ["necromancer"])


@pytest.mark.rule("character.paladin", "character.inquisitor")
def test_paladin_and_inquisitor_an_unpaid_demand_counters_her_and_the_kill_goes_on():
    state = attack("monk", killers=("inquisitor",), victims=("monk", "paladin"), florins=(1, 3, 0))
    events = play(state, "use paladin", "use inquisitor")
    assert events[4:7] == [
        DemandUnpaid(1, 2, unable=True),
        Countered(0, Character.INQUISITOR, Character.PALADIN, 1),
        Killed(0, Character.MONK, 1, Character.ASSASSIN),
    ]
    assert (members_of(state, 1), purses(state)[1]) == (["paladin"], (1, 0))


@pytest.mark.rule("character.paladin", "character.inquisitor")
def test_paladin_and_inquisitor_a_paid_demand_lets_her_counter_the_kill():
    state = attack("monk", killers=("inquisitor",), victims=("monk", "paladin"), florins=(1, 4, 0))
    events = play(state, "use paladin", "use inquisitor", "yes")
    assert events[4:6] == [
        PaidDemand(1, 2, Character.PALADIN),
        Countered(1, Character.PALADIN, Character.ASSASSIN, 0),
    ]
    assert (members_of(state, 1), purses(state)) == (["monk", "paladin"], [(0, 0), (0, 0), (0, 0)])


@pytest.mark.rule("character.paladin", "character.inquisitor", "response.anew")
def test_paladin_and_inquisitor_after_a_paid_demand_she_may_still_counter():
    state = attack("monk", victims=("monk", "inquisitor", "paladin"), florins=(2, 3, 0))
    play(state, "use inquisitor", "yes")
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use paladin"])
    play(state, "use paladin")
    assert (members_of(state, 1), purses(state)[0]) == (["monk", "inquisitor", "paladin"], (0, 0))


@pytest.mark.rule("resolve.refund", "ruling.12.37")
def test_paladin_and_bodyguard_a_countered_kill_gives_no_surcharge_back():
    state = attack("monk", victims=("monk", "bodyguard", "paladin"), florins=(3, 2, 0))
    play(state, "use paladin")
    assert (members_of(state, 1), purses(state)) == (
        ["monk", "bodyguard", "paladin"],
        [(1, 0), (0, 0), (0, 0)],
    )


@pytest.mark.rule("character.paladin", "character.alchemist")
def test_paladin_and_alchemist_she_cannot_answer_him():
    state = table(2)
    hired(state, 0, "alchemist")
    hired(state, 1, "paladin")
    coins(state, 0, florins=3)
    coins(state, 1, florins=2)
    window(state, IN_START)
    play(state, "use alchemist")
    assert (coins_of(state, 0), coins_of(state, 1)) == ((0, 1), (2, 0))


@pytest.mark.rule("character.paladin", "character.necromancer")
def test_paladin_and_necromancer_she_cannot_answer_him():
    state = attack("monk", victims=("monk", "paladin"), third=("necromancer",), florins=(0, 4, 3))
    play(state, "done", "use necromancer")
    assert (members_of(state, 2), purses(state)[1]) == (["necromancer", "monk"], (4, 0))


@pytest.mark.rule("character.paladin", "kill.trigger")
def test_paladin_and_necromancer_a_countered_kill_does_not_wake_him():
    state = attack("monk", victims=("monk", "paladin"), third=("necromancer",), florins=(0, 2, 3))
    play(state, "use paladin")
    assert (asked(state), purses(state)[2]) == ("TakeBuildingTurn 0", (3, 0))


@pytest.mark.rule("ruling.12.37", "character.inquisitor")
def test_inquisitor_and_bodyguard_answering_the_bodyguards_guild_costs_no_surcharge():
    state = table(2)
    hired(state, 0, "alchemist", "bodyguard")
    hired(state, 1, "inquisitor")
    coins(state, 0, florins=3)
    coins(state, 1, florins=3)
    window(state, IN_START)
    events = play(state, "use alchemist", "use inquisitor")
    assert events[1] == Activated(1, Character.INQUISITOR, Coins(1, 0))
    assert (coins_of(state, 0), coins_of(state, 1)) == ((0, 0), (2, 0))


@pytest.mark.rule("resolve.refund", "character.inquisitor")
def test_inquisitor_and_alchemist_a_countered_alchemist_has_lost_three_florins():
    state = table(2)
    hired(state, 0, "alchemist")
    hired(state, 1, "inquisitor")
    coins(state, 0, florins=5)
    coins(state, 1, florins=1)
    window(state, IN_START)
    play(state, "use alchemist", "use inquisitor", "no")
    assert (coins_of(state, 0), state.used >> Character.ALCHEMIST & 1) == ((2, 0), 1)


@pytest.mark.rule("character.inquisitor", "kill.trigger.decline")
def test_inquisitor_and_necromancer_a_countered_necromancer_raises_nobody_and_is_not_asked_again():
    state = attack("monk", victims=("monk", "inquisitor"), third=("necromancer",), florins=(0, 1, 4))
    events = play(state, "done", "use necromancer", "use inquisitor")
    assert events[1:7] == [
        Activated(2, Character.NECROMANCER, Coins(3, 0)),
        AimedAtDead(Character.NECROMANCER, Character.MONK),
        Activated(1, Character.INQUISITOR, Coins(1, 0)),
        AnswersWithDemand(1, Character.INQUISITOR, Character.NECROMANCER, 2, 2),
        DemandUnpaid(2, 2, unable=True),
        Countered(1, Character.INQUISITOR, Character.NECROMANCER, 2),
    ]
    assert (asked(state), state.discarded) == ("TakeBuildingTurn 0", 1 << Character.MONK)
    assert (members_of(state, 2), purses(state)[2]) == (["necromancer"], (1, 0))


@pytest.mark.rule("ruling.12.37", "character.alchemist")
def test_bodyguard_and_alchemist_an_ability_without_a_target_costs_no_surcharge():
    state = attack("monk", victims=("monk", "bodyguard"), third=("alchemist",), florins=(2, 0, 3))
    play(state, "use alchemist")
    assert purses(state)[2] == (0, 1)


@pytest.mark.rule("ruling.12.37", "ruling.12.36")
def test_bodyguard_and_necromancer_raising_his_friend_costs_three_florins_only():
    state = attack("monk", victims=("monk", "bodyguard"), third=("necromancer",), florins=(2, 0, 4))
    play(state, "use necromancer")
    assert (members_of(state, 2), purses(state)[2]) == (["necromancer", "monk"], (1, 0))


@pytest.mark.rule("character.necromancer", "ability.once.moved")
def test_alchemist_and_necromancer_he_makes_gold_dies_and_is_raised_used():
    state = attack("alchemist", victims=("alchemist",), third=("necromancer",), florins=(0, 3, 6))
    play(state, "use alchemist", "use necromancer")
    assert (members_of(state, 2), purses(state)) == (["necromancer", "alchemist"], [(0, 0), (0, 1), (3, 0)])
    assert asked(state) == "TakeBuildingTurn 0"


@pytest.mark.rule("character.alchemist", "stack.reverse")
def test_alchemist_and_necromancer_an_answer_to_him_makes_gold_before_the_dead_rises():
    state = attack("monk", victims=("monk", "alchemist"), third=("necromancer",), florins=(0, 3, 3))
    events = play(state, "done", "use necromancer", "use alchemist")
    assert events[5:7] == [GainedGold(1, 1), Raised(2, Character.MONK)]
