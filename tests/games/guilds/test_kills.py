"""Killing and sacrificing, and the Necromancer whom a kill wakes."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds.effects import items
from boardwright.games.guilds.effects.activation import ChooseRival
from boardwright.games.guilds.effects.killing import RaiseDead
from boardwright.games.guilds.events import (
    Activated,
    AimedAt,
    AimedAtDead,
    Coins,
    Killed,
    NothingHappens,
    Protected,
    Raised,
    Survived,
)
from boardwright.games.guilds.terms import IN_END, IN_START, NOTHING, Character
from tests.games.guilds.setting import (
    asked,
    coins,
    coins_of,
    discarded,
    hired,
    legal,
    members_of,
    play,
    table,
    used,
    why_not,
    window,
)


def murder(owner_of_necromancer, seats=3, florins=3, victim="monk", killer=0):
    """An Assassin aims at a character of seat 1; somebody has the Necromancer."""
    state = table(seats)
    hired(state, killer, "assassin")
    hired(state, 1, victim)
    hired(state, owner_of_necromancer, "necromancer")
    coins(state, owner_of_necromancer, florins=florins)
    state.players[killer].gold = 1
    state.first = killer
    window(state, IN_START)
    return state, play(state, "use assassin", f"character {victim}")


@pytest.mark.rule("kill.discard", "character.assassin", "character.assassin.cost")
def test_a_kill_puts_the_character_on_the_discard_pile_for_one_gold():
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "bear", "monk", "cat")
    hired(state, 2, "mule")
    coins(state, 0, florins=7, gold=2)
    window(state, IN_START)
    assert legal(state) == ["done", "use assassin"]
    play(state, "use assassin")
    assert legal(state) == ["character monk", "character bear", "character mule"]
    events = play(state, "character monk")
    assert events[:3] == [
        Activated(0, Character.ASSASSIN, Coins(0, 1)),
        AimedAt(Character.ASSASSIN, Character.MONK, 1),
        Killed(0, Character.MONK, 1, Character.ASSASSIN),
    ]
    assert (members_of(state, 1), members_of(state, 2)) == (["bear", "cat"], ["mule"])
    assert (state.discarded, coins_of(state, 0)) == (1 << Character.MONK, (7, 1))


@pytest.mark.rule("kill.trigger", "character.necromancer", "kill.discard")
def test_the_necromancer_takes_a_character_just_killed_for_three_florins():
    state, events = murder(2)
    assert events[-1] == Killed(0, Character.MONK, 1, Character.ASSASSIN)
    assert (asked(state), legal(state)) == ("RaiseDead 2", ["done", "use necromancer"])
    assert state.discarded == 1 << Character.MONK
    events = play(state, "use necromancer")
    assert events[:3] == [
        Activated(2, Character.NECROMANCER, Coins(3, 0)),
        AimedAtDead(Character.NECROMANCER, Character.MONK),
        Raised(2, Character.MONK),
    ]
    assert (members_of(state, 1), members_of(state, 2)) == ([], ["necromancer", "monk"])
    assert (state.discarded, coins_of(state, 2)) == (0, (0, 0))
    assert state.used == 1 << Character.ASSASSIN | 1 << Character.NECROMANCER


@pytest.mark.rule("kill.trigger.order", "ruling.12.36")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_the_necromancer_of_any_guild_but_the_victims_is_asked_that_of_the_killer_too(seat):
    state, _ = murder(seat, seats=4)
    assert asked(state) == f"RaiseDead {seat}"
    play(state, "use necromancer")
    assert "monk" in members_of(state, seat)


@pytest.mark.rule("ruling.12.36")
def test_the_necromancer_does_not_raise_a_character_of_his_own_guild():
    state, _ = murder(1)
    assert (asked(state), members_of(state, 1)) == ("TakeBuildingTurn 0", ["necromancer"])
    assert (state.discarded, coins_of(state, 1)) == (1 << Character.MONK, (3, 0))


@pytest.mark.rule("kill.trigger.decline")
def test_a_declined_trigger_is_gone_for_good():
    state, _ = murder(2)
    assert play(state, "done")[0] != Raised(2, Character.MONK)
    assert (asked(state), state.stack) == ("TakeBuildingTurn 0", ())
    assert (state.discarded, coins_of(state, 2)) == (1 << Character.MONK, (3, 0))
    assert state.used == 1 << Character.ASSASSIN


@pytest.mark.rule("kill.trigger.decline", "ruling.12.36")
def test_a_later_kill_wakes_the_necromancer_for_its_own_victim_only():
    state = table(3, second_killer=True)
    hired(state, 0, "assassin", "mercenary")
    hired(state, 1, "monk", "mule")
    hired(state, 2, "necromancer")
    coins(state, 0, florins=4, gold=1)
    coins(state, 2, florins=3)
    window(state, IN_START)
    play(state, "use assassin", "character monk", "done", "use mercenary", "character mule")
    assert asked(state) == "RaiseDead 2"
    play(state, "use necromancer")
    assert (members_of(state, 2), state.discarded) == (["necromancer", "mule"], 1 << Character.MONK)


@pytest.mark.rule("kill.trigger", "activate.cost")
@pytest.mark.parametrize(("florins", "expected"), [(2, "TakeBuildingTurn 0"), (3, "RaiseDead 2")])
def test_the_trigger_is_offered_only_with_three_florins(florins, expected):
    state, _ = murder(2, florins=florins)
    assert asked(state) == expected


@pytest.mark.rule("ability.once", "kill.trigger")
def test_a_used_necromancer_is_not_woken():
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "monk")
    hired(state, 2, "necromancer")
    coins(state, 0, gold=1)
    coins(state, 2, florins=3)
    used(state, "necromancer")
    window(state, IN_START)
    play(state, "use assassin", "character monk")
    assert (asked(state), members_of(state, 2)) == ("TakeBuildingTurn 0", ["necromancer"])


@pytest.mark.rule("kill.trigger")
def test_the_trigger_comes_before_any_other_window_and_lies_on_top_of_the_stack():
    state = table(3, second_killer=True)
    hired(state, 0, "assassin")
    hired(state, 1, "monk", "healer", "mercenary")
    hired(state, 2, "mule", "necromancer")
    coins(state, 0, gold=1)
    coins(state, 1, florins=5)
    coins(state, 2, florins=3)
    window(state, IN_START)
    play(state, "use assassin", "character monk")
    assert asked(state) == "Respond 1"
    play(state, "use mercenary", "character assassin")
    assert asked(state) == "RaiseDead 2"
    assert state.stack == (Character.ASSASSIN, 0, Character.MONK, 0, 0)
    play(state, "use necromancer")
    assert members_of(state, 2) == ["mule", "necromancer", "assassin"]
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use healer"])


@pytest.mark.rule("kill.sacrifice")
def test_a_sacrifice_wakes_no_necromancer():
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "monk", "guard-dog")
    hired(state, 2, "necromancer")
    coins(state, 0, gold=1)
    coins(state, 2, florins=3)
    window(state, IN_START)
    play(state, "use assassin", "character monk", "use guard-dog")
    assert (asked(state), state.discarded) == ("TakeBuildingTurn 0", 1 << Character.GUARD_DOG)
    assert (members_of(state, 2), coins_of(state, 2)) == (["necromancer"], (3, 0))


@pytest.mark.rule("ability.once.moved")
def test_a_card_that_was_used_this_round_arrives_used():
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "alchemist")
    hired(state, 2, "necromancer", "raven")
    coins(state, 0, gold=1)
    coins(state, 2, florins=6)
    used(state, "alchemist")
    window(state, IN_START)
    play(state, "use assassin", "character alchemist", "use necromancer")
    assert members_of(state, 2) == ["necromancer", "raven", "alchemist"]
    assert (asked(state), legal(state)) == ("UseInWindow 2", ["done", "use raven"])
    assert why_not(state, "use alchemist") == Reason("used-already", character=Character.ALCHEMIST)


@pytest.mark.rule("ability.once.gained")
def test_a_fresh_card_that_was_raised_is_used_at_once():
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "alchemist")
    hired(state, 2, "necromancer")
    coins(state, 0, gold=1)
    coins(state, 2, florins=6)
    window(state, IN_START)
    play(state, "use assassin", "character alchemist", "use necromancer")
    assert (asked(state), legal(state)) == ("UseInWindow 2", ["done", "use alchemist"])
    play(state, "use alchemist")
    assert coins_of(state, 2) == (0, 1)


@pytest.mark.rule("character.tithe-keeper.lost")
def test_a_raised_tithe_keeper_comes_without_her_florins():
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "tithe-keeper")
    hired(state, 2, "necromancer")
    coins(state, 0, gold=1)
    coins(state, 2, florins=3)
    state.tithe = 3
    window(state, IN_END)
    play(state, "use assassin", "character tithe-keeper")
    assert (state.tithe, asked(state)) == (0, "RaiseDead 2")
    play(state, "use necromancer")
    assert (members_of(state, 2), state.tithe) == (["necromancer", "tithe-keeper"], 0)


@pytest.mark.rule("character.tithe-keeper.lost")
def test_the_florins_on_the_tithe_keeper_stay_when_another_character_is_killed():
    state = table(2)
    hired(state, 0, "assassin")
    hired(state, 1, "tithe-keeper", "monk")
    coins(state, 0, gold=1)
    state.tithe = 3
    window(state, IN_START)
    play(state, "use assassin", "character monk")
    assert (state.tithe, members_of(state, 1)) == (3, ["tithe-keeper"])


@pytest.mark.rule("ruling.12.36", "resolve.target")
def test_a_necromancer_whose_card_is_no_longer_on_the_pile_takes_nothing():
    state, _ = murder(2)
    state.waiting.clear()
    hired(state, 1, "monk")
    state.discarded = 0
    items.push(state, Character.NECROMANCER, 2, Character.MONK, 0)
    hired(state, 1, "inquisitor")
    coins(state, 1, florins=1)
    window(state, IN_START)
    events = play(state, "done")
    assert events[0] == NothingHappens(Character.NECROMANCER)
    assert (members_of(state, 1), members_of(state, 2)) == (["monk", "inquisitor"], ["necromancer"])


def two_killers(necromancer, *more):
    """Seats 0 and 3 aim their killers at the same Mule of seat 1; the second kill resolves first."""
    state = table(4, second_killer=True)
    hired(state, 0, "assassin")
    hired(state, 1, "mule")
    hired(state, 3, "mercenary")
    hired(state, necromancer, "necromancer", *more)
    coins(state, necromancer, florins=4)
    coins(state, 3, florins=4 + 3 * (necromancer == 3))
    state.players[0].gold = 1
    window(state, IN_START)
    play(state, "use assassin", "character mule", "use mercenary", "character mule")
    assert asked(state) == f"RaiseDead {necromancer}"
    return state


@pytest.mark.rule("ruling.12.55")
def test_a_target_that_was_killed_and_raised_before_a_second_kill_resolves_is_killed_again():
    state = two_killers(2)
    events = play(state, "use necromancer")
    assert events[1:4] == [
        AimedAtDead(Character.NECROMANCER, Character.MULE),
        Raised(2, Character.MULE),
        Killed(0, Character.MULE, 2, Character.ASSASSIN),
    ]
    assert (members_of(state, 2), state.discarded) == (["necromancer"], 1 << Character.MULE)


@pytest.mark.rule("ruling.12.55")
def test_a_target_raised_into_the_guild_of_the_waiting_killer_survives():
    state = two_killers(0)
    events = play(state, "use necromancer")
    assert events[1:4] == [
        AimedAtDead(Character.NECROMANCER, Character.MULE),
        Raised(0, Character.MULE),
        NothingHappens(Character.ASSASSIN),
    ]
    assert (members_of(state, 0), state.discarded) == (["assassin", "necromancer", "mule"], 0)


@pytest.mark.rule("ruling.12.55")
def test_the_healer_of_the_guild_where_the_target_now_lies_may_save_it_without_a_surcharge():
    state = two_killers(2, "healer", "bodyguard")
    play(state, "use necromancer")
    assert (asked(state), legal(state)) == ("Respond 2", ["done", "use healer"])
    play(state, "use healer")
    assert members_of(state, 2) == ["necromancer", "healer", "bodyguard", "mule"]
    assert (coins_of(state, 0), coins_of(state, 2)) == ((0, 0), (0, 0))


@pytest.mark.rule("ruling.12.74")
def test_a_healer_saves_a_character_that_was_killed_and_raised_elsewhere_before_she_acts():
    state = table(4)
    for seat, name in enumerate(("assassin", "monk", "mercenary", "necromancer")):
        hired(state, seat, name)
    hired(state, 1, "healer")
    state.players[0].gold = 1
    for seat, florins in ((1, 1), (2, 4), (3, 3)):
        coins(state, seat, florins=florins)
    window(state, IN_START)
    play(state, "use assassin", "character monk", "use healer", "use mercenary", "character monk")
    events = play(state, "use necromancer")
    assert events[2:5] == [
        Raised(3, Character.MONK),
        Protected(Character.HEALER, Character.MONK, 3),
        Survived(Character.MONK, 3),
    ]


@pytest.mark.rule("ruling.12.38")
@pytest.mark.parametrize("name", ["paladin", "inquisitor", "healer", "guard-dog"])
def test_an_answer_to_nothing_does_nothing(name):
    state = table(2)
    hired(state, 0, name)
    items.push(state, Character[name.upper().replace("-", "_")], 0, NOTHING, 0)
    window(state, IN_START)
    assert (state.stack, members_of(state, 0), asked(state)) == ((), [name], "TakeBuildingTurn 0")


@pytest.mark.rule("kill.trigger")
def test_the_decision_about_the_dead_knows_who_was_killed():
    state, _ = murder(2)
    decision = state.waiting[-1]
    assert isinstance(decision, RaiseDead)
    assert (decision.data(), list(decision.offers())) == ((Character.MONK,), [1, 5 + Character.NECROMANCER])
    assert why_not(state, "use assassin") == Reason("not-now")


@pytest.mark.rule("character.assassin", "character.cat", "character.dwarf-veteran")
def test_why_a_character_cannot_be_the_target_of_the_assassin():
    state = table(3)
    hired(state, 0, "assassin", "bear")
    hired(state, 1, "cat", "dwarf-veteran", "monk")
    hired(state, 2, "bodyguard", "mule")
    discarded(state, "falcon")
    coins(state, 0, florins=1, gold=1)
    window(state, IN_START)
    play(state, "use assassin")
    assert (asked(state), legal(state)) == ("ChooseRival 0", ["character monk"])
    assert why_not(state, "character cat") == Reason("cannot-be-target", character=Character.CAT)
    veteran = Reason("cannot-be-target", character=Character.DWARF_VETERAN)
    assert why_not(state, "character dwarf-veteran") == veteran
    assert why_not(state, "character bear") == Reason("own-character", character=Character.BEAR)
    assert why_not(state, "character falcon") == Reason("not-in-a-guild", character=Character.FALCON)
    assert why_not(state, "character spy") == Reason("not-in-a-guild", character=Character.SPY)
    assert why_not(state, "character mule") == Reason("florins-missing", count=1)
    assert why_not(state, "done") == Reason("not-now")


@pytest.mark.rule("ruling.12.23")
def test_a_target_is_chosen_before_the_cost_is_paid():
    state = table(2)
    hired(state, 0, "assassin")
    hired(state, 1, "monk", "bear")
    coins(state, 0, gold=1)
    window(state, IN_START)
    play(state, "use assassin")
    assert (coins_of(state, 0), state.used, state.stack) == ((0, 1), 0, ())
    decision = state.waiting[-1]
    assert isinstance(decision, ChooseRival)
    assert (decision.data(), decision.offers()) == ((Character.ASSASSIN,), range(59, 113))
    play(state, "character bear")
    assert (coins_of(state, 0), state.used) == ((0, 0), 1 << Character.ASSASSIN)
