"""Pairs of abilities with Assassin or Guard Dog on the stack; each name says what happens."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds.events import (
    AimedAtDead,
    Answers,
    Countered,
    DemandUnpaid,
    GainedGold,
    Killed,
    PaidDemand,
    Protected,
    Raised,
    Survived,
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
    why_not,
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


@pytest.mark.rule("character.guard-dog", "resolve.protect")
def test_assassin_and_guard_dog_the_dog_dies_for_the_target():
    state = attack("monk", victims=("monk", "guard-dog"))
    events = play(state, "use guard-dog")
    assert events[3:5] == [Protected(Character.GUARD_DOG, Character.MONK, 1), Survived(Character.MONK, 1)]
    assert (members_of(state, 1), state.discarded) == (["monk"], 1 << Character.GUARD_DOG)


@pytest.mark.rule("character.guard-dog")
def test_assassin_and_guard_dog_a_dog_under_attack_is_killed_and_not_asked():
    state = attack("guard-dog", victims=("guard-dog", "monk"))
    assert (members_of(state, 1), asked(state)) == (["monk"], "TakeBuildingTurn 0")


@pytest.mark.rule("character.healer")
def test_assassin_and_healer_the_target_survives_for_a_florin():
    state = attack("monk", victims=("monk", "healer"), florins=(0, 2, 0))
    events = play(state, "use healer")
    assert events[2:4] == [Protected(Character.HEALER, Character.MONK, 1), Survived(Character.MONK, 1)]
    assert (members_of(state, 1), purses(state)) == (["monk", "healer"], [(0, 0), (1, 0), (0, 0)])


@pytest.mark.rule("character.paladin")
def test_assassin_and_paladin_the_kill_is_countered_even_for_another_guild():
    state = attack("monk", victims=("monk",), third=("paladin",), florins=(0, 0, 2))
    assert asked(state) == "Respond 2"
    events = play(state, "use paladin")
    assert events[2] == Countered(2, Character.PALADIN, Character.ASSASSIN, 0)
    assert (members_of(state, 1), purses(state)) == (["monk"], [(0, 0), (0, 0), (0, 0)])


@pytest.mark.rule("character.inquisitor")
def test_assassin_and_inquisitor_a_paid_demand_lets_the_kill_happen():
    state = attack("monk", victims=("monk", "inquisitor"), florins=(2, 1, 0))
    events = play(state, "use inquisitor", "yes")
    assert events[2:4] == [
        PaidDemand(0, 2, Character.ASSASSIN),
        Killed(0, Character.MONK, 1, Character.ASSASSIN),
    ]
    assert (members_of(state, 1), purses(state)) == (["inquisitor"], [(0, 0), (0, 0), (0, 0)])


@pytest.mark.rule("character.inquisitor")
def test_assassin_and_inquisitor_a_refused_demand_counters_the_kill():
    state = attack("monk", victims=("monk", "inquisitor"), florins=(2, 1, 0))
    events = play(state, "use inquisitor", "no")
    assert events[2:4] == [
        DemandUnpaid(0, 2, unable=False),
        Countered(1, Character.INQUISITOR, Character.ASSASSIN, 0),
    ]
    assert (members_of(state, 1), purses(state)) == (["monk", "inquisitor"], [(2, 0), (0, 0), (0, 0)])


@pytest.mark.rule("character.inquisitor", "resolve.source")
def test_assassin_and_inquisitor_a_dying_inquisitor_may_still_ask():
    state = attack("inquisitor", victims=("inquisitor",), florins=(1, 1, 0))
    events = play(state, "use inquisitor")
    assert events[2:4] == [
        DemandUnpaid(0, 2, unable=True),
        Countered(1, Character.INQUISITOR, Character.ASSASSIN, 0),
    ]
    assert (members_of(state, 1), purses(state)[0]) == (["inquisitor"], (1, 0))


@pytest.mark.rule("character.bodyguard", "ruling.12.37")
def test_assassin_and_bodyguard_killing_him_costs_two_florins_as_well():
    state = attack("bodyguard", victims=("bodyguard",), florins=(2, 0, 0))
    assert (members_of(state, 1), purses(state)) == ([], [(0, 0), (0, 0), (0, 0)])


@pytest.mark.rule("character.alchemist", "resolve.source")
def test_assassin_and_alchemist_he_makes_gold_and_dies():
    state = attack("alchemist", victims=("alchemist",), florins=(0, 3, 0))
    assert play(state, "use alchemist")[2:4] == [
        GainedGold(1, 1),
        Killed(0, Character.ALCHEMIST, 1, Character.ASSASSIN),
    ]
    assert (members_of(state, 1), purses(state)[1]) == ([], (0, 1))


@pytest.mark.rule("character.alchemist")
def test_assassin_and_alchemist_without_three_florins_he_just_dies():
    state = attack("alchemist", victims=("alchemist",), florins=(0, 2, 0))
    assert (members_of(state, 1), purses(state)[1], asked(state)) == ([], (2, 0), "TakeBuildingTurn 0")


@pytest.mark.rule("character.necromancer", "ruling.12.36")
def test_assassin_and_necromancer_the_killer_takes_her_victim_home():
    state = attack("monk", killers=("necromancer",), victims=("monk",), florins=(3, 0, 0))
    assert asked(state) == "RaiseDead 0"
    events = play(state, "use necromancer")
    assert events[1:3] == [AimedAtDead(Character.NECROMANCER, Character.MONK), Raised(0, Character.MONK)]
    assert (members_of(state, 0), members_of(state, 1)) == (["assassin", "necromancer", "monk"], [])


@pytest.mark.rule("character.necromancer", "kill.trigger")
def test_assassin_and_necromancer_a_killed_necromancer_raises_nobody():
    state = attack("necromancer", victims=("necromancer",), florins=(0, 3, 0))
    assert (asked(state), state.discarded) == ("TakeBuildingTurn 0", 1 << Character.NECROMANCER)


@pytest.mark.rule("ruling.12.42")
def test_guard_dog_and_healer_after_the_healer_the_dog_is_not_needed():
    state = attack("monk", victims=("monk", "healer", "guard-dog"), florins=(0, 1, 0))
    assert legal(state) == ["done", "use healer", "use guard-dog"]
    play(state, "use healer")
    assert members_of(state, 1) == ["monk", "healer", "guard-dog"]


@pytest.mark.rule("ruling.12.42", "ruling.12.43")
def test_guard_dog_and_healer_after_a_countered_dog_the_healer_may_help():
    state = attack(
        "monk", killers=("inquisitor",), victims=("monk", "healer", "guard-dog"), florins=(1, 1, 0)
    )
    play(state, "use guard-dog", "use inquisitor")
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use healer"])
    play(state, "use healer")
    assert (members_of(state, 1), purses(state)[1]) == (["monk", "healer"], (0, 0))


@pytest.mark.rule("character.healer", "character.guard-dog")
def test_guard_dog_and_healer_she_saves_the_dog():
    state = attack("guard-dog", victims=("guard-dog", "healer"), florins=(0, 1, 0))
    assert play(state, "use healer")[2] == Protected(Character.HEALER, Character.GUARD_DOG, 1)
    assert members_of(state, 1) == ["guard-dog", "healer"]


@pytest.mark.rule("character.paladin", "character.guard-dog")
def test_guard_dog_and_paladin_she_cannot_answer_an_animal():
    state = attack(
        "monk", killers=("paladin", "inquisitor"), victims=("monk", "guard-dog"), florins=(9, 0, 0)
    )
    play(state, "use guard-dog")
    assert (asked(state), legal(state)) == ("Respond 0", ["done", "use inquisitor"])
    assert why_not(state, "use paladin") == Reason("no-target", character=Character.PALADIN)


@pytest.mark.rule("character.paladin", "character.guard-dog")
def test_guard_dog_and_paladin_after_a_countered_paladin_the_dog_may_help():
    state = attack("paladin", killers=("inquisitor",), victims=("paladin", "guard-dog"), florins=(1, 2, 0))
    play(state, "use paladin", "use inquisitor")
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use guard-dog"])
    play(state, "use guard-dog")
    assert members_of(state, 1) == ["paladin"]


@pytest.mark.rule("ruling.12.43", "ruling.12.38")
def test_guard_dog_and_inquisitor_two_florins_make_the_sacrifice_work():
    state = attack("monk", killers=("inquisitor",), victims=("monk", "guard-dog"), florins=(1, 2, 0))
    events = play(state, "use guard-dog", "use inquisitor", "yes")
    assert events[5:8] == [
        PaidDemand(1, 2, Character.GUARD_DOG),
        Protected(Character.GUARD_DOG, Character.MONK, 1),
        Survived(Character.MONK, 1),
    ]
    assert (members_of(state, 1), purses(state)) == (["monk"], [(0, 0), (0, 0), (0, 0)])


@pytest.mark.rule("ruling.12.43", "ruling.12.38")
def test_guard_dog_and_inquisitor_a_refusal_loses_the_dog_and_the_target():
    state = attack("monk", killers=("inquisitor",), victims=("monk", "guard-dog"), florins=(1, 2, 0))
    events = play(state, "use guard-dog", "use inquisitor", "no")
    assert events[5:8] == [
        DemandUnpaid(1, 2, unable=False),
        Countered(0, Character.INQUISITOR, Character.GUARD_DOG, 1),
        Killed(0, Character.MONK, 1, Character.ASSASSIN),
    ]
    assert (members_of(state, 1), purses(state)[1]) == ([], (2, 0))


@pytest.mark.rule("character.bodyguard", "character.guard-dog")
def test_guard_dog_and_bodyguard_the_dog_saves_him_and_the_surcharge_is_spent():
    state = attack("bodyguard", victims=("bodyguard", "guard-dog"), florins=(2, 0, 0))
    play(state, "use guard-dog")
    assert (members_of(state, 1), purses(state)) == (["bodyguard"], [(0, 0), (0, 0), (0, 0)])


@pytest.mark.rule("character.alchemist", "stack.reverse")
def test_guard_dog_and_alchemist_an_answer_to_the_dog_makes_gold_first():
    state = attack("monk", killers=("alchemist",), victims=("monk", "guard-dog"), florins=(3, 0, 0))
    play(state, "use guard-dog")
    assert asked(state) == "Respond 0"
    events = play(state, "use alchemist")
    assert events[1:5] == [
        Answers(0, Character.ALCHEMIST, Character.GUARD_DOG, 1),
        GainedGold(0, 1),
        Protected(Character.GUARD_DOG, Character.MONK, 1),
        Survived(Character.MONK, 1),
    ]


@pytest.mark.rule("kill.sacrifice", "character.necromancer")
def test_guard_dog_and_necromancer_a_sacrificed_dog_is_not_raised():
    state = attack("monk", victims=("monk", "guard-dog"), third=("necromancer",), florins=(0, 0, 3))
    play(state, "use guard-dog")
    assert (asked(state), members_of(state, 2)) == ("TakeBuildingTurn 0", ["necromancer"])


@pytest.mark.rule("kill.trigger", "character.necromancer")
def test_guard_dog_and_necromancer_a_killed_dog_is_raised_and_serves_its_new_guild():
    state = attack("guard-dog", victims=("guard-dog",), third=("necromancer",), florins=(0, 0, 3))
    play(state, "use necromancer")
    assert members_of(state, 2) == ["necromancer", "guard-dog"]
