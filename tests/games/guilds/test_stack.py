"""The stack: abilities that answer each other, and what becomes of them."""

import pytest

from boardwright.core.events import Log
from boardwright.games.guilds import flow
from boardwright.games.guilds.effects import items
from boardwright.games.guilds.events import (
    Activated,
    AimedAt,
    Answers,
    AnswersToSave,
    Coins,
    Countered,
    GainedGold,
    Killed,
    NothingHappens,
    Protected,
    Sacrificed,
    Survived,
)
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import IN_START, Character
from tests.games.guilds.setting import (
    asked,
    character,
    coins,
    coins_of,
    hired,
    legal,
    members_of,
    offered,
    play,
    table,
    window,
)


def attacked(*victims, florins=3):
    """The Assassin of seat 0 is aimed at the first of these characters of seat 1, who has florins."""
    state = table(2)
    hired(state, 0, "assassin")
    hired(state, 1, *victims)
    coins(state, 0, gold=1)
    coins(state, 1, florins=florins)
    window(state, IN_START)
    play(state, "use assassin", f"character {victims[0]}")
    return state


def waiting_item(state, name, seat, target, amount=0):
    """An ability that was activated before resolves; then comes the Building phase."""
    log = Log()
    state.waiting.clear()
    state.step = flow.STEPS.index(flow.open_building)
    items.push(state, character(name), seat, target, amount)
    GAME.advance(state, log)
    return log.events


@pytest.mark.example("11.C1")
@pytest.mark.rule("stack.reverse", "resolve.source", "kill.discard")
def test_the_alchemist_answers_the_assassin_and_makes_gold_before_he_dies():
    state = table(2)
    hired(state, 0, "assassin")
    hired(state, 1, "alchemist")
    coins(state, 0, gold=1)
    coins(state, 1, florins=3)
    window(state, IN_START)
    play(state, "use assassin", "character alchemist")
    assert asked(state) == "Respond 1"
    play(state, "use alchemist")
    assert (coins_of(state, 0), coins_of(state, 1)) == ((0, 0), (0, 1))
    assert members_of(state, 1) == []


@pytest.mark.example("11.C1")
@pytest.mark.rule("stack.reverse", "character.assassin", "character.alchemist")
def test_the_log_of_a_response_is_in_the_order_in_which_things_happen():
    state = table(2)
    hired(state, 0, "assassin")
    hired(state, 1, "alchemist")
    coins(state, 0, gold=1)
    coins(state, 1, florins=3)
    window(state, IN_START)
    assert play(state, "use assassin", "character alchemist", "use alchemist")[:6] == [
        Activated(0, Character.ASSASSIN, Coins(0, 1)),
        AimedAt(Character.ASSASSIN, Character.ALCHEMIST, 1),
        Activated(1, Character.ALCHEMIST, Coins(3, 0)),
        Answers(1, Character.ALCHEMIST, Character.ASSASSIN, 0),
        GainedGold(1, 1),
        Killed(0, Character.ALCHEMIST, 1, Character.ASSASSIN),
    ]


@pytest.mark.example("11.C2")
@pytest.mark.rule("resolve.protect", "ability.once", "activate.once")
def test_the_guard_dog_is_sacrificed_and_the_alchemist_survives():
    state = attacked("alchemist", "guard-dog")
    assert legal(state) == ["done", "use alchemist", "use guard-dog"]
    events = play(state, "use guard-dog")
    assert asked(state) == "Respond 1"
    assert [*events, *play(state, "done")][:5] == [
        Activated(1, Character.GUARD_DOG, Coins(0, 0)),
        AnswersToSave(1, Character.GUARD_DOG, Character.ASSASSIN, 0, Character.ALCHEMIST),
        Sacrificed(1, Character.GUARD_DOG),
        Protected(Character.GUARD_DOG, Character.ALCHEMIST, 1),
        Survived(Character.ALCHEMIST, 1),
    ]
    assert members_of(state, 1) == ["alchemist"]
    assert state.discarded == 1 << Character.GUARD_DOG
    assert (coins_of(state, 0), state.used) == ((0, 0), 1 << Character.ASSASSIN)
    assert (coins_of(state, 1), asked(state)) == ((3, 0), "UseInWindow 1")


@pytest.mark.example("11.C3")
@pytest.mark.rule("resolve.protect", "resolve.refund", "activate.once")
def test_the_healer_saves_the_alchemist_and_both_costs_and_uses_are_spent():
    state = attacked("alchemist", "healer", florins=1)
    assert legal(state) == ["done", "use healer"]
    events = play(state, "use healer")
    assert events[:4] == [
        Activated(1, Character.HEALER, Coins(1, 0)),
        AnswersToSave(1, Character.HEALER, Character.ASSASSIN, 0, Character.ALCHEMIST),
        Protected(Character.HEALER, Character.ALCHEMIST, 1),
        Survived(Character.ALCHEMIST, 1),
    ]
    assert (members_of(state, 1), state.discarded) == (["alchemist", "healer"], 0)
    assert (coins_of(state, 0), coins_of(state, 1)) == ((0, 0), (0, 0))
    assert state.used == 1 << Character.ASSASSIN | 1 << Character.HEALER
    assert state.stack == ()


@pytest.mark.rule("response.decline", "kill.discard")
def test_the_top_item_resolves_when_the_other_player_declines():
    state = attacked("alchemist", "healer")
    assert state.stack == (Character.ASSASSIN, 0, Character.ALCHEMIST, 0, 0)
    events = play(state, "done")
    assert events[0] == Killed(0, Character.ALCHEMIST, 1, Character.ASSASSIN)
    assert (members_of(state, 1), state.discarded) == (["healer"], 1 << Character.ALCHEMIST)
    assert (coins_of(state, 1), state.used) == ((3, 0), 1 << Character.ASSASSIN)


@pytest.mark.rule("resolve.protect")
def test_protection_against_one_item_does_not_help_against_another():
    state = table(2, second_killer=True)
    hired(state, 0, "assassin", "mercenary")
    hired(state, 1, "monk", "healer")
    coins(state, 0, florins=4, gold=1)
    coins(state, 1, florins=2)
    window(state, IN_START)
    play(state, "use assassin", "character monk", "use healer", "done")
    assert (asked(state), members_of(state, 1)) == ("UseInWindow 0", ["monk", "healer"])
    events = play(state, "use mercenary", "character monk")
    assert events[2] == Killed(0, Character.MONK, 1, Character.MERCENARY)
    assert (members_of(state, 1), coins_of(state, 1)) == (["healer"], (1, 0))


@pytest.mark.rule("resolve.protect", "resolve.target")
def test_a_protected_character_whom_another_kills_first_is_not_said_to_survive():
    state = table(3, second_killer=True)
    hired(state, 0, "assassin")
    hired(state, 1, "monk", "healer")
    hired(state, 2, "mercenary")
    coins(state, 0, gold=1)
    coins(state, 1, florins=1)
    coins(state, 2, florins=4)
    window(state, IN_START)
    play(state, "use assassin", "character monk", "use healer", "done")
    assert asked(state) == "Respond 2"
    events = play(state, "use mercenary", "character monk")
    assert events[3:5] == [
        Killed(2, Character.MONK, 1, Character.MERCENARY),
        NothingHappens(Character.ASSASSIN),
    ]


@pytest.mark.rule("resolve.protect", "resolve.target")
def test_nobody_is_left_to_protect_when_the_target_dies_first():
    state = table(3, second_killer=True)
    hired(state, 0, "assassin")
    hired(state, 1, "monk", "healer")
    hired(state, 2, "mercenary")
    coins(state, 0, gold=1)
    coins(state, 1, florins=1)
    coins(state, 2, florins=4)
    window(state, IN_START)
    play(state, "use assassin", "character monk", "use healer")
    events = play(state, "use mercenary", "character monk")
    assert events[3:6] == [
        Killed(2, Character.MONK, 1, Character.MERCENARY),
        NothingHappens(Character.HEALER),
        NothingHappens(Character.ASSASSIN),
    ]


@pytest.mark.rule("stack.reverse", "response.push")
def test_three_items_resolve_from_the_last_to_the_first():
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "monk", "healer")
    hired(state, 2, "alchemist")
    coins(state, 0, gold=1)
    coins(state, 1, florins=1)
    coins(state, 2, florins=3)
    window(state, IN_START)
    play(state, "use assassin", "character monk", "use healer")
    assert asked(state) == "Respond 2"
    assert state.stack[:5] == (Character.ASSASSIN, 0, Character.MONK, 0, 0)
    assert state.stack[5:7] == (Character.HEALER, 1)
    events = play(state, "use alchemist")
    assert events[:5] == [
        Activated(2, Character.ALCHEMIST, Coins(3, 0)),
        Answers(2, Character.ALCHEMIST, Character.HEALER, 1),
        GainedGold(2, 1),
        Protected(Character.HEALER, Character.MONK, 1),
        Survived(Character.MONK, 1),
    ]


@pytest.mark.rule("resolve.counter", "resolve.refund")
def test_a_countered_item_leaves_the_stack_at_once_and_nobody_is_asked_about_it_again():
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "monk", "healer", "paladin")
    hired(state, 2, "alchemist")
    coins(state, 0, gold=1)
    coins(state, 1, florins=3)
    coins(state, 2, florins=2)
    window(state, IN_START)
    play(state, "use assassin", "character monk")
    assert legal(state) == ["done", "use paladin", "use healer"]
    events = play(state, "use paladin")
    assert events[:3] == [
        Activated(1, Character.PALADIN, Coins(2, 0)),
        Answers(1, Character.PALADIN, Character.ASSASSIN, 0),
        Countered(1, Character.PALADIN, Character.ASSASSIN, 0),
    ]
    assert (state.stack, asked(state)) == ((), "TakeBuildingTurn 0")
    assert members_of(state, 1) == ["monk", "healer", "paladin"]
    assert (coins_of(state, 0), coins_of(state, 1), coins_of(state, 2)) == ((0, 0), (1, 0), (2, 0))
    assert state.used == 1 << Character.ASSASSIN | 1 << Character.PALADIN


@pytest.mark.rule("resolve.source")
def test_an_item_works_for_the_player_who_activated_it_after_its_card_has_changed_owner():
    state = table(3)
    hired(state, 2, "alchemist")
    assert waiting_item(state, "alchemist", 0, -1)[0] == GainedGold(0, 1)
    assert [coins_of(state, seat) for seat in range(3)] == [(0, 1), (0, 0), (0, 0)]


@pytest.mark.rule("resolve.target")
def test_a_kill_whose_target_is_gone_does_nothing():
    state = table(2)
    hired(state, 0, "assassin")
    hired(state, 1, "bear")
    assert waiting_item(state, "assassin", 0, Character.MONK)[0] == NothingHappens(Character.ASSASSIN)
    assert (members_of(state, 0), members_of(state, 1), state.discarded) == (["assassin"], ["bear"], 0)


@pytest.mark.rule("resolve.target")
def test_a_kill_whose_target_is_now_in_the_guild_of_its_controller_does_nothing():
    state = table(2)
    hired(state, 0, "assassin", "monk")
    assert waiting_item(state, "assassin", 0, Character.MONK)[0] == NothingHappens(Character.ASSASSIN)
    assert (members_of(state, 0), state.discarded) == (["assassin", "monk"], 0)


@pytest.mark.rule("resolve.target")
def test_a_diviner_whose_target_is_gone_discards_and_draws_nothing():
    state = table(2)
    offered(state, 1, "bear")
    before = state.unknown
    assert waiting_item(state, "diviner", 0, Character.MONK)[0] == NothingHappens(Character.DIVINER)
    assert (state.unknown, state.discarded) == (before, 0)
    assert state.market == (Character.BEAR * 6,)


@pytest.mark.rule("resolve.target")
@pytest.mark.parametrize(("target", "zone"), [("monk", 1), ("bear", 0), ("bear", 3)])
def test_an_enchantress_whose_card_is_gone_or_whose_zone_is_its_own_or_empty_moves_nothing(target, zone):
    state = table(2)
    offered(state, 1, "bear")
    offered(state, 2, "mule")
    before = state.market
    events = waiting_item(state, "enchantress", 0, character(target), zone)
    assert events[0] == NothingHappens(Character.ENCHANTRESS)
    assert state.market == before


@pytest.mark.rule("resolve.target")
def test_a_gambler_without_a_card_to_reveal_gets_nothing():
    state = table(2)
    state.unknown = 0
    assert waiting_item(state, "gambler", 0, -1, 3)[0] == NothingHappens(Character.GAMBLER)
    assert (coins_of(state, 0), state.bottom) == ((0, 0), ())


@pytest.mark.rule("ability.activated", "response.decline")
@pytest.mark.parametrize("name", ["alchemist", "raven"])
def test_an_ability_without_a_target_can_be_answered_too(name):
    state = table(2, supplement=True)
    hired(state, 0, name)
    hired(state, 1, "inquisitor")
    coins(state, 0, florins=3)
    coins(state, 1, florins=1)
    window(state, IN_START)
    play(state, f"use {name}")
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use inquisitor"])
    assert (state.stack[0], coins_of(state, 0)[1]) == (character(name), 0)
