"""Responses: who is asked about an item, in which order, and with what."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.effects import abilities, items
from boardwright.games.guilds.effects.responses import Respond
from boardwright.games.guilds.terms import IN_START, Character, Moment
from tests.games.guilds.setting import (
    asked,
    at,
    bid,
    coins,
    coins_of,
    hired,
    legal,
    members_of,
    offered,
    play,
    shown,
    table,
    used,
    why_not,
    window,
)


def armed(seats=4, killer=0):
    """The Assassin of one seat; the others can answer anything with one card each."""
    state = table(seats)
    hired(state, killer, "assassin")
    coins(state, killer, gold=1)
    answers = ("alchemist", "healer", "inquisitor")
    others = [seat for seat in range(seats) if seat != killer]
    for seat, answer in zip(others, answers, strict=False):
        hired(state, seat, answer)
        coins(state, seat, florins=3)
    return state


@pytest.mark.rule("response.order", "response.decline")
def test_responses_are_asked_clockwise_from_the_left_of_the_controller():
    state = armed(4, killer=2)
    hired(state, 0, "cat")
    state.first = 2
    window(state, IN_START)
    play(state, "use assassin", "character healer")
    assert asked(state) == "Respond 3"
    play(state, "done")
    assert asked(state) == "Respond 0"
    play(state, "done")
    assert asked(state) == "Respond 1"
    assert members_of(state, 1) == ["healer"]
    play(state, "done")
    assert members_of(state, 1) == []


@pytest.mark.rule("response.order", "window.skip")
def test_who_has_nothing_to_answer_with_is_not_asked():
    state = table(4)
    hired(state, 0, "assassin")
    coins(state, 0, gold=1)
    hired(state, 1, "alchemist")
    coins(state, 1, florins=2)
    hired(state, 2, "monk")
    hired(state, 3, "inquisitor")
    coins(state, 3, florins=1)
    window(state, IN_START)
    play(state, "use assassin", "character monk")
    assert asked(state) == "Respond 3"
    play(state, "done")
    assert members_of(state, 2) == []


@pytest.mark.rule("response.anew", "response.push")
def test_after_a_response_has_resolved_all_but_the_controller_are_asked_anew_about_the_item_below():
    state = armed(3)
    window(state, IN_START)
    play(state, "use assassin", "character healer")
    assert asked(state) == "Respond 1"
    play(state, "done")
    assert asked(state) == "Respond 2"
    hired(state, 2, "inquisitor")
    play(state, "use inquisitor")
    assert asked(state) == "Respond 1"
    play(state, "done")
    assert (members_of(state, 2), state.stack) == (["healer", "inquisitor"], ())


@pytest.mark.rule("response.anew")
def test_who_declined_before_is_asked_again_when_a_later_answer_has_resolved():
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "monk", "healer")
    hired(state, 2, "alchemist")
    coins(state, 0, gold=1)
    coins(state, 1, florins=1)
    coins(state, 2, florins=3)
    window(state, IN_START)
    play(state, "use assassin", "character monk")
    assert asked(state) == "Respond 1"
    play(state, "done")
    assert asked(state) == "Respond 2"
    play(state, "use alchemist")
    assert coins_of(state, 2) == (0, 1)
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use healer"])
    play(state, "use healer")
    assert members_of(state, 1) == ["monk", "healer"]


@pytest.mark.rule("response.push", "response.order")
def test_a_response_is_asked_about_from_the_left_of_the_one_who_made_it():
    state = armed(4)
    hired(state, 0, "gambler")
    hired(state, 3, "monk")
    coins(state, 3, florins=3)
    window(state, IN_START)
    play(state, "use assassin", "character monk")
    assert asked(state) == "Respond 1"
    play(state, "done")
    assert asked(state) == "Respond 3"
    play(state, "use inquisitor")
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use alchemist"])


@pytest.mark.rule("response.kinds")
@pytest.mark.parametrize(
    ("name", "moment"),
    [
        ("diviner", Moment.START),
        ("gambler", Moment.START),
        ("enchantress", Moment.AUCTION),
        ("thief", Moment.EXCHANGE),
        ("carpenter", Moment.BUILDING),
        ("smuggler", Moment.BUILDING),
        ("architect", Moment.BUILDING),
        ("tithe-keeper", Moment.END),
        ("herald", Moment.MARKER),
    ],
)
def test_abilities_of_a_window_are_no_responses(name, moment):
    state = table(2)
    hired(state, 0, "assassin")
    hired(state, 1, "alchemist", name)
    coins(state, 0, florins=1, gold=1)
    coins(state, 1, florins=9)
    offered(state, 1, "bear")
    offered(state, 2, "mule")
    state.first = 0
    window(state, IN_START)
    play(state, "use assassin", "character alchemist")
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use alchemist"])
    reason = Reason("other-moment", character=Character[name.upper().replace("-", "_")], moment=moment)
    assert why_not(state, f"use {name}") == reason


@pytest.mark.rule("response.kinds")
@pytest.mark.parametrize("name", ["paladin", "healer", "inquisitor", "guard-dog"])
def test_responding_abilities_are_not_used_in_a_window(name):
    state = table(2)
    hired(state, 0, name, "alchemist", "monk")
    coins(state, 0, florins=9, gold=9)
    window(state, IN_START)
    assert legal(state) == ["done", "use alchemist"]
    reason = Reason(
        "other-moment", character=Character[name.upper().replace("-", "_")], moment=Moment.RESPONSE
    )
    assert why_not(state, f"use {name}") == reason


@pytest.mark.rule("ruling.12.22")
def test_nobody_answers_his_own_item_but_may_answer_a_response_to_it():
    state = table(2)
    hired(state, 0, "assassin", "alchemist", "inquisitor")
    hired(state, 1, "monk", "healer")
    coins(state, 0, florins=4, gold=1)
    coins(state, 1, florins=1)
    window(state, IN_START)
    play(state, "use assassin", "character monk")
    assert asked(state) == "Respond 1"
    play(state, "use healer")
    assert (asked(state), legal(state)) == ("Respond 0", ["done", "use alchemist", "use inquisitor"])
    play(state, "use inquisitor")
    assert (members_of(state, 1), coins_of(state, 0)) == (["healer"], (3, 0))


@pytest.mark.rule("ruling.12.22")
def test_when_all_others_have_declined_the_controller_is_not_asked():
    state = table(2)
    hired(state, 0, "assassin", "alchemist")
    hired(state, 1, "monk")
    coins(state, 0, florins=3, gold=1)
    window(state, IN_START)
    play(state, "use assassin", "character monk")
    assert (asked(state), members_of(state, 1)) == ("UseInWindow 0", [])


@pytest.mark.rule("ruling.12.21")
def test_a_response_fits_the_top_item_and_not_one_below_it():
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "monk", "healer", "paladin", "guard-dog", "inquisitor")
    hired(state, 2, "alchemist")
    coins(state, 0, gold=1)
    coins(state, 1, florins=9)
    coins(state, 2, florins=3)
    state.first = 0
    window(state, IN_START)
    play(state, "use assassin", "character monk", "done", "use alchemist")
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use inquisitor"])
    assert why_not(state, "use paladin") == Reason("no-target", character=Character.PALADIN)
    assert why_not(state, "use healer") == Reason("no-target", character=Character.HEALER)
    assert why_not(state, "use guard-dog") == Reason("no-target", character=Character.GUARD_DOG)
    play(state, "done")
    assert legal(state) == ["done", "use paladin", "use healer", "use inquisitor", "use guard-dog"]


@pytest.mark.rule("response.kinds", "activate.cost")
def test_why_an_ability_is_no_answer_now():
    state = table(2, second_killer=False)
    hired(state, 0, "assassin")
    hired(state, 1, "monk", "guard-dog", "alchemist", "healer", "paladin", "mercenary", "necromancer")
    coins(state, 0, gold=1)
    coins(state, 1, florins=1)
    used(state, "healer")
    window(state, IN_START)
    play(state, "use assassin", "character monk")
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use guard-dog"])
    assert why_not(state, "use healer") == Reason("used-already", character=Character.HEALER)
    assert why_not(state, "use alchemist") == Reason("florins-missing", count=2)
    assert why_not(state, "use paladin") == Reason("florins-missing", count=1)
    assert why_not(state, "use monk") == Reason("no-ability", character=Character.MONK)
    assert why_not(state, "use mercenary") == Reason("no-ability", character=Character.MERCENARY)
    assert why_not(state, "use necromancer") == Reason("only-after-kill", character=Character.NECROMANCER)
    assert why_not(state, "use assassin") == Reason("not-your-character", character=Character.ASSASSIN)
    assert why_not(state, "pass") == Reason("not-now")


@pytest.mark.rule("response.kinds")
def test_any_ability_is_an_answer_that_could_be_offered():
    offers = Respond(1).offers()
    assert (list(offers), Respond(1).data()) == ([1, *range(5, 59)], ())


@pytest.mark.rule("response.basic")
def test_bids_takes_and_passes_are_not_answered():
    state = table(2)
    hired(state, 1, "assassin", "alchemist", "inquisitor")
    coins(state, 0, florins=5)
    coins(state, 1, florins=9, gold=1)
    for zone, name in enumerate(["bear", "mule", "falcon"], start=1):
        offered(state, zone, name)
    bid(state, 0, 3, 1)
    at(state, flow.open_auction)
    play(state, "bid", "zone 1", "count 1", "zone 2", "count 1")
    assert (asked(state), state.stack) == ("TakeAuctionTurn 1", ())
    play(state, "pass")
    assert asked(state) == "TakeAuctionTurn 0"
    play(state, "character falcon")
    assert asked(state) == "TakeAuctionTurn 1"
    play(state, "pass")
    assert (asked(state), state.stack) == ("TakeAuctionTurn 0", ())


@pytest.mark.rule("response.basic")
def test_an_exchange_is_not_answered():
    state = table(2)
    hired(state, 1, "alchemist", "inquisitor")
    coins(state, 0, florins=5)
    coins(state, 1, florins=9)
    at(state, flow.open_exchange)
    play(state, "count 1")
    assert (asked(state), state.stack) == ("ExchangeFlorins 1", ())


@pytest.mark.rule("response.basic")
def test_a_purchase_and_a_kept_room_are_not_answered():
    state = table(2)
    hired(state, 1, "alchemist", "inquisitor")
    coins(state, 0, florins=1, gold=1)
    coins(state, 1, florins=9)
    shown(state, "empty-1", "empty-2", "empty-3")
    at(state, flow.open_building)
    play(state, "room empty-1", "cell 2 2", "turn 0")
    assert (asked(state), state.stack) == ("TakeBuildingTurn 1", ())
    state.waiting.clear()
    at(state, flow.open_keeping)
    play(state, "room empty-2")
    assert (asked(state), state.stack) == ("KeepRooms 1", ())


@pytest.mark.rule("ruling.12.21", "ruling.12.22")
def test_there_is_nothing_to_answer_without_a_stack_or_with_an_own_item_on_top():
    state = table(2)
    assert abilities.answers_top(state, 1, Character.INQUISITOR) is False
    items.push(state, Character.ALCHEMIST, 1, -1, 0)
    assert abilities.answers_top(state, 1, Character.INQUISITOR) is False
    assert abilities.answers_top(state, 0, Character.INQUISITOR) is True
