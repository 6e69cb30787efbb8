"""Abilities that answer others: Paladin, Inquisitor, Healer, Guard Dog, Necromancer."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.effects.answers import PayOrLose
from boardwright.games.guilds.events import (
    Activated,
    Answers,
    AnswersWithDemand,
    Coins,
    Countered,
    DemandUnpaid,
    GainedGold,
    PaidDemand,
)
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


def against(name, *answers, florins=9, rival=9):
    """Seat 0 has this character and coins, seat 1 these answers and florins; a card is on offer."""
    state = table(2, supplement=True, second_killer=True)
    hired(state, 0, name)
    hired(state, 1, *answers)
    coins(state, 0, florins=florins, gold=1)
    coins(state, 1, florins=rival)
    offered(state, 1, "bear")
    return state


@pytest.mark.rule("character.paladin")
@pytest.mark.parametrize(
    ("name", "moment", "choices"),
    [
        ("assassin", IN_START, ["character paladin"]),
        ("mercenary", IN_START, ["character paladin"]),
        ("gambler", IN_START, ["count 1"]),
        ("raven", IN_START, []),
        ("thief", IN_EXCHANGE, ["player blue"]),
    ],
)
def test_the_paladin_counters_abilities_of_rogues(name, moment, choices):
    state = window(against(name, "paladin", rival=2), moment)
    play(state, f"use {name}", *choices)
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use paladin"])
    events = play(state, "use paladin")
    source = Character[name.upper()]
    assert events[:3] == [
        Activated(1, Character.PALADIN, Coins(2, 0)),
        Answers(1, Character.PALADIN, source, 0),
        Countered(1, Character.PALADIN, source, 0),
    ]
    assert (coins_of(state, 1), members_of(state, 1)) == ((0, 0), ["paladin"])
    assert state.used == 1 << source | 1 << Character.PALADIN


@pytest.mark.rule("character.paladin")
def test_the_paladin_counters_the_smuggler():
    state = at(against("smuggler", "paladin"), flow.open_building)
    play(state, "use smuggler", "use paladin")
    assert (state.in_force, asked(state)) == (0, "TakeBuildingTurn 0")


@pytest.mark.rule("character.paladin")
@pytest.mark.parametrize(
    ("name", "moment", "choices"),
    [
        ("alchemist", IN_START, []),
        ("diviner", IN_START, ["character bear"]),
        ("tithe-keeper", IN_END, []),
    ],
)
def test_the_paladin_does_not_answer_abilities_of_other_factions(name, moment, choices):
    state = window(against(name, "paladin", "inquisitor"), moment)
    play(state, f"use {name}", *choices)
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use inquisitor"])
    assert why_not(state, "use paladin") == Reason("no-target", character=Character.PALADIN)


@pytest.mark.rule("character.paladin", "activate.cost")
def test_the_paladin_needs_two_florins():
    state = window(against("assassin", "paladin", "guard-dog", rival=1), IN_START)
    play(state, "use assassin", "character paladin")
    assert legal(state) == ["done", "use guard-dog"]
    assert why_not(state, "use paladin") == Reason("florins-missing", count=1)


@pytest.mark.rule("character.inquisitor", "ruling.12.38")
def test_the_inquisitors_victim_pays_two_florins_and_the_ability_works():
    state = window(against("alchemist", "inquisitor", florins=5, rival=1), IN_START)
    play(state, "use alchemist")
    events = play(state, "use inquisitor")
    assert events == [
        Activated(1, Character.INQUISITOR, Coins(1, 0)),
        AnswersWithDemand(1, Character.INQUISITOR, Character.ALCHEMIST, 0, 2),
    ]
    assert (asked(state), legal(state)) == ("PayOrLose 0", ["yes", "no"])
    assert coins_of(state, 0) == (2, 1)
    events = play(state, "yes")
    assert events[:2] == [PaidDemand(0, 2, Character.ALCHEMIST), GainedGold(0, 1)]
    assert (coins_of(state, 0), coins_of(state, 1)) == ((0, 2), (0, 0))
    assert state.used == 1 << Character.ALCHEMIST | 1 << Character.INQUISITOR


@pytest.mark.rule("character.inquisitor", "ruling.12.38", "resolve.counter")
def test_the_inquisitors_victim_refuses_and_the_ability_is_countered():
    state = window(against("alchemist", "inquisitor", florins=5, rival=1), IN_START)
    play(state, "use alchemist", "use inquisitor")
    events = play(state, "no")
    assert events[:2] == [
        DemandUnpaid(0, 2, unable=False),
        Countered(1, Character.INQUISITOR, Character.ALCHEMIST, 0),
    ]
    assert (coins_of(state, 0), coins_of(state, 1), state.stack) == ((2, 1), (0, 0), ())


@pytest.mark.rule("ruling.12.38")
@pytest.mark.parametrize(("florins", "expected"), [(4, "TakeAuctionTurn 0"), (5, "PayOrLose 0")])
def test_without_two_florins_the_ability_is_countered_without_a_question(florins, expected):
    state = window(against("alchemist", "inquisitor", florins=florins, rival=1), IN_START)
    play(state, "use alchemist", "use inquisitor")
    assert (asked(state), coins_of(state, 0)) == (expected, (florins - 3, 1))


@pytest.mark.rule("ruling.12.38")
def test_the_inquisitor_may_answer_a_response():
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "monk", "healer")
    hired(state, 2, "inquisitor")
    coins(state, 0, gold=1)
    coins(state, 1, florins=3)
    coins(state, 2, florins=1)
    window(state, IN_START)
    play(state, "use assassin", "character monk", "use healer")
    assert asked(state) == "Respond 2"
    play(state, "use inquisitor")
    assert asked(state) == "PayOrLose 1"
    play(state, "yes")
    assert (members_of(state, 1), coins_of(state, 1)) == (["monk", "healer"], (0, 0))


@pytest.mark.rule("ruling.12.38", "response.anew")
def test_an_item_whose_controller_has_paid_is_asked_about_again():
    state = window(against("assassin", "inquisitor", "healer", florins=2), IN_START)
    play(state, "use assassin", "character healer", "use inquisitor", "yes")
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use healer"])


@pytest.mark.rule("ruling.12.38")
def test_the_demand_is_a_matter_of_yes_or_no():
    assert (list(PayOrLose(1, 2).offers()), PayOrLose(1, 2).data()) == ([3, 4], (2,))
    state = window(against("alchemist", "inquisitor"), IN_START)
    play(state, "use alchemist", "use inquisitor")
    assert why_not(state, "done") == Reason("not-now")


@pytest.mark.rule("character.inquisitor", "activate.cost")
def test_the_inquisitor_needs_one_florin():
    state = window(against("assassin", "inquisitor", "guard-dog", rival=0), IN_START)
    play(state, "use assassin", "character inquisitor")
    assert legal(state) == ["done", "use guard-dog"]
    assert why_not(state, "use inquisitor") == Reason("florins-missing", count=1)


@pytest.mark.rule("character.healer")
def test_the_healer_saves_herself():
    state = window(against("assassin", "healer", rival=1), IN_START)
    play(state, "use assassin", "character healer")
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use healer"])
    play(state, "use healer")
    assert (members_of(state, 1), coins_of(state, 1)) == (["healer"], (0, 0))


@pytest.mark.rule("character.healer", "activate.cost")
def test_the_healer_needs_one_florin():
    state = window(against("assassin", "healer", "monk", "guard-dog", rival=0), IN_START)
    play(state, "use assassin", "character monk")
    assert legal(state) == ["done", "use guard-dog"]
    assert why_not(state, "use healer") == Reason("florins-missing", count=1)


@pytest.mark.rule("character.healer", "character.guard-dog")
def test_healer_and_guard_dog_save_nobody_of_another_guild():
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "monk")
    hired(state, 2, "healer", "guard-dog")
    coins(state, 0, gold=1)
    coins(state, 2, florins=4)
    window(state, IN_START)
    play(state, "use assassin", "character monk")
    assert (asked(state), members_of(state, 1)) == ("TakeBuildingTurn 0", [])


@pytest.mark.rule("character.healer", "character.guard-dog", "response.kinds")
def test_healer_and_guard_dog_answer_nothing_but_a_kill():
    state = window(against("thief", "healer", "guard-dog", "inquisitor"), IN_EXCHANGE)
    play(state, "use thief", "player blue")
    assert legal(state) == ["done", "use inquisitor"]
    assert why_not(state, "use healer") == Reason("no-target", character=Character.HEALER)
    assert why_not(state, "use guard-dog") == Reason("no-target", character=Character.GUARD_DOG)


@pytest.mark.rule("ruling.12.42")
def test_a_character_that_is_protected_already_cannot_be_protected_again():
    state = window(against("assassin", "monk", "healer", "guard-dog", "alchemist"), IN_START)
    play(state, "use assassin", "character monk", "use healer")
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use alchemist"])
    assert why_not(state, "use guard-dog") == Reason("no-target", character=Character.GUARD_DOG)
    play(state, "done")
    assert members_of(state, 1) == ["monk", "healer", "guard-dog", "alchemist"]


@pytest.mark.rule("character.guard-dog")
def test_the_guard_dog_does_not_save_itself():
    state = window(against("assassin", "guard-dog", "healer"), IN_START)
    play(state, "use assassin", "character guard-dog")
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use healer"])
    assert why_not(state, "use guard-dog") == Reason("no-target", character=Character.GUARD_DOG)
    play(state, "done")
    assert members_of(state, 1) == ["healer"]


@pytest.mark.rule("character.guard-dog")
def test_the_guard_dog_is_not_marked_once_and_costs_no_coins():
    state = against("assassin", "guard-dog", "monk", rival=0)
    used(state, "guard-dog")
    window(state, IN_START)
    play(state, "use assassin", "character monk")
    assert legal(state) == ["done", "use guard-dog"]
    events = play(state, "use guard-dog")
    assert events[0] == Activated(1, Character.GUARD_DOG, Coins(0, 0))
    assert (members_of(state, 1), coins_of(state, 1)) == (["monk"], (0, 0))


@pytest.mark.rule("ruling.12.43")
def test_the_guard_dog_is_gone_even_if_its_item_is_countered():
    state = table(2)
    hired(state, 0, "assassin", "inquisitor")
    hired(state, 1, "monk", "guard-dog")
    coins(state, 0, florins=1, gold=1)
    window(state, IN_START)
    play(state, "use assassin", "character monk", "use guard-dog")
    assert (asked(state), members_of(state, 1)) == ("Respond 0", ["monk"])
    assert state.discarded == 1 << Character.GUARD_DOG
    play(state, "use inquisitor")
    assert members_of(state, 1) == []
    assert state.discarded == 1 << Character.GUARD_DOG | 1 << Character.MONK


@pytest.mark.rule("character.necromancer")
def test_the_necromancer_is_used_at_no_other_time_than_after_a_kill():
    state = table(2)
    hired(state, 0, "necromancer", "raven")
    coins(state, 0, florins=9)
    window(state, IN_START)
    assert legal(state) == ["done", "use raven"]
    assert why_not(state, "use necromancer") == Reason("only-after-kill", character=Character.NECROMANCER)


@pytest.mark.rule("character.necromancer", "response.push")
def test_the_necromancer_can_be_answered():
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "monk", "alchemist")
    hired(state, 2, "necromancer")
    coins(state, 0, gold=1)
    coins(state, 1, florins=3)
    coins(state, 2, florins=3)
    window(state, IN_START)
    play(state, "use assassin", "character monk", "done", "use necromancer")
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use alchemist"])
    assert state.stack == (Character.NECROMANCER, 2, Character.MONK, 0, 0)
    play(state, "done")
    assert members_of(state, 2) == ["necromancer", "monk"]
