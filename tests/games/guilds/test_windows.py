"""Windows: when abilities may be used, who is asked, and when a window closes."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.effects.responses import CallHerald, UseInWindow
from boardwright.games.guilds.events import Activated, Coins, GainedGold
from boardwright.games.guilds.terms import IN_END, IN_EXCHANGE, IN_START, Character, Moment
from tests.games.guilds.setting import (
    asked,
    at,
    bid,
    coins,
    coins_of,
    deal,
    hired,
    laid,
    legal,
    offered,
    play,
    shown,
    table,
    used,
    why_not,
    window,
)

EVERYBODY = (
    "alchemist",
    "assassin",
    "diviner",
    "gambler",
    "raven",
    "enchantress",
    "elf-archer",
    "thief",
    "carpenter",
    "smuggler",
    "architect",
    "gardener",
    "engineer",
    "tithe-keeper",
    "herald",
    "healer",
    "paladin",
    "inquisitor",
    "guard-dog",
    "necromancer",
)


def rich():
    """Seat 0 has every activated ability and something to use it on; seat 1 only a victim."""
    state = table(2, supplement=True)
    hired(state, 0, *EVERYBODY)
    hired(state, 1, "monk")
    coins(state, 0, florins=9, gold=9)
    coins(state, 1, florins=4)
    offered(state, 1, "bear")
    offered(state, 2, "mule")
    bid(state, 0, 4, 1)
    laid(state, 0, "empty-1", 2, 2)
    return state


def alchemists(*seats, of=3):
    """These seats have an ability that fits everywhere, and the florins for it."""
    state = table(of)
    for seat, name in zip(seats, ("alchemist", "gambler", "diviner"), strict=False):
        hired(state, seat, name)
        coins(state, seat, florins=3)
    offered(state, 1, "bear")
    return state


@pytest.mark.rule("window.start")
def test_in_the_first_window_start_and_any_abilities_are_used():
    state = window(rich(), IN_START)
    assert legal(state) == [
        "done",
        "use alchemist",
        "use diviner",
        "use assassin",
        "use gambler",
        "use raven",
    ]


@pytest.mark.rule("window.start")
def test_the_first_window_comes_after_the_refill():
    state = table(2)
    hired(state, 0, "alchemist")
    at(state, flow.begin_round)
    deal(state)
    assert (asked(state), legal(state)) == ("UseInWindow 0", ["done", "use alchemist"])
    assert (len(state.display), len(state.market)) == (4, 4)


@pytest.mark.rule("window.auction")
def test_before_an_auction_action_auction_and_any_abilities_are_used():
    state = at(rich(), flow.open_auction)
    uses = [action for action in legal(state) if action.startswith("use")]
    assert uses == ["use alchemist", "use enchantress", "use assassin", "use elf-archer"]


@pytest.mark.rule("window.auction")
def test_an_ability_in_the_auction_does_not_replace_the_action():
    state = table(2)
    hired(state, 0, "alchemist")
    coins(state, 0, florins=4)
    offered(state, 1, "bear")
    at(state, flow.open_auction)
    assert legal(state) == ["pass", "bid", "use alchemist"]
    play(state, "use alchemist")
    assert (asked(state), legal(state)) == ("TakeAuctionTurn 0", ["pass", "bid"])
    play(state, "pass")
    assert asked(state) == "TakeAuctionTurn 1"


@pytest.mark.rule("window.auction")
def test_only_the_player_on_turn_uses_abilities_before_an_auction_action():
    state = table(3)
    hired(state, 1, "alchemist")
    coins(state, 1, florins=3)
    offered(state, 1, "bear")
    at(state, flow.open_auction)
    assert (asked(state), legal(state)) == ("TakeAuctionTurn 0", ["pass"])
    assert why_not(state, "use alchemist") == Reason("not-your-character", character=Character.ALCHEMIST)


@pytest.mark.rule("window.exchange")
def test_in_the_exchange_window_exchange_and_any_abilities_are_used():
    state = window(rich(), IN_EXCHANGE)
    assert legal(state) == ["done", "use alchemist", "use assassin", "use thief"]


@pytest.mark.rule("window.exchange")
def test_the_exchange_window_comes_after_the_refunds_and_before_anyone_exchanges():
    state = table(2)
    hired(state, 1, "alchemist")
    coins(state, 0, florins=5)
    bid(state, 1, 3, 3)
    at(state, flow.refund)
    assert (asked(state), coins_of(state, 1)) == ("UseInWindow 1", (3, 0))
    play(state, "done")
    assert asked(state) == "ExchangeFlorins 0"


@pytest.mark.rule("window.build")
def test_before_buying_or_passing_build_and_any_abilities_are_used():
    state = at(rich(), flow.open_building)
    assert legal(state) == [
        "pass",
        "use alchemist",
        "use assassin",
        "use smuggler",
        "use carpenter",
        "use architect",
        "use engineer",
        "use gardener",
    ]


@pytest.mark.rule("window.build")
def test_an_ability_in_the_building_phase_does_not_replace_the_purchase():
    state = table(2)
    hired(state, 0, "alchemist")
    coins(state, 0, florins=3)
    shown(state, "empty-1")
    at(state, flow.open_building)
    assert legal(state) == ["pass", "use alchemist"]
    play(state, "use alchemist")
    assert (asked(state), legal(state)) == ("TakeBuildingTurn 0", ["pass", "room empty-1"])


@pytest.mark.rule("window.end")
def test_in_the_last_window_end_and_any_abilities_are_used_but_not_the_herald():
    state = window(rich(), IN_END)
    assert legal(state) == ["done", "use alchemist", "use assassin", "use tithe-keeper"]
    reason = Reason("other-moment", character=Character.HERALD, moment=Moment.MARKER)
    assert why_not(state, "use herald") == reason


@pytest.mark.rule("window.end")
def test_the_last_window_comes_before_rooms_are_kept():
    state = table(2)
    hired(state, 1, "tithe-keeper")
    coins(state, 0, florins=1)
    coins(state, 1, florins=1)
    shown(state, "empty-1")
    at(state, flow.open_end)
    assert asked(state) == "UseInWindow 1"
    play(state, "done")
    assert asked(state) == "KeepRooms 0"


@pytest.mark.rule("window.order", "window.close")
def test_a_common_window_is_asked_clockwise_from_the_first_player_until_all_decline():
    state = alchemists(0, 1, 2)
    state.first = 1
    window(state, IN_START)
    assert asked(state) == "UseInWindow 1"
    play(state, "done")
    assert asked(state) == "UseInWindow 2"
    play(state, "done")
    assert asked(state) == "UseInWindow 0"
    play(state, "done")
    assert asked(state) == "TakeAuctionTurn 1"


@pytest.mark.rule("ruling.12.20", "window.close")
def test_who_uses_an_ability_is_asked_again_before_the_next_player():
    state = alchemists(0, 1)
    hired(state, 0, "raven")
    window(state, IN_START)
    play(state, "use raven", "character general", "character spy", "no")
    assert (asked(state), legal(state)) == ("UseInWindow 0", ["done", "use alchemist"])
    play(state, "done")
    assert asked(state) == "UseInWindow 1"


@pytest.mark.rule("window.close", "ruling.12.20")
def test_after_an_ability_everybody_may_still_use_one_before_the_window_closes():
    state = alchemists(0, 1)
    window(state, IN_START)
    play(state, "done")
    assert asked(state) == "UseInWindow 1"
    play(state, "use gambler", "count 1")
    play(state, "done")
    play(state, "character general")
    assert (asked(state), legal(state)) == ("UseInWindow 0", ["done", "use alchemist"])
    play(state, "done")
    assert asked(state) == "TakeAuctionTurn 0"


@pytest.mark.rule("window.skip")
def test_a_player_with_nothing_usable_counts_as_declining():
    state = alchemists(2, of=4)
    hired(state, 0, "thief")
    window(state, IN_START)
    assert asked(state) == "UseInWindow 2"
    play(state, "done")
    assert asked(state) == "TakeAuctionTurn 0"


@pytest.mark.rule("window.skip")
def test_without_anything_usable_a_window_closes_unseen():
    state = table(3)
    offered(state, 1, "bear")
    window(state, IN_START)
    assert asked(state) == "TakeAuctionTurn 0"


@pytest.mark.rule("ability.once", "window.skip")
def test_a_used_ability_is_not_used_again_in_the_same_round():
    state = alchemists(0)
    coins(state, 0, florins=6)
    hired(state, 0, "raven")
    window(state, IN_START)
    play(state, "use alchemist")
    assert (coins_of(state, 0), state.used) == ((3, 1), 1 << Character.ALCHEMIST)
    assert legal(state) == ["done", "use raven"]
    assert why_not(state, "use alchemist") == Reason("used-already", character=Character.ALCHEMIST)


@pytest.mark.rule("ability.once")
def test_a_used_ability_is_ready_again_in_the_next_round():
    state = table(2)
    hired(state, 0, "alchemist")
    used(state, "alchemist")
    at(state, flow.begin_round)
    deal(state)
    assert (state.used, legal(state)) == (0, ["done", "use alchemist"])


@pytest.mark.rule("ability.once.gained")
def test_an_ability_gained_in_a_round_is_used_in_the_same_round():
    state = table(2)
    offered(state, 1, "alchemist")
    offered(state, 2, "bear")
    bid(state, 0, 1, 1)
    coins(state, 0, florins=3)
    at(state, flow.open_auction)
    play(state, "character alchemist", "pass")
    assert (asked(state), legal(state)) == ("TakeAuctionTurn 0", ["pass", "bid", "use alchemist"])


@pytest.mark.rule("ability.compulsory")
def test_income_is_paid_at_once_and_nobody_answers_it():
    state = table(2)
    hired(state, 0, "beggar", "innkeeper")
    hired(state, 1, "inquisitor", "paladin", "merchant")
    coins(state, 1, florins=9)
    state.large_left = state.small_left = 0
    state.unknown = 0
    at(state, flow.pay_income)
    assert (asked(state), state.stack) == ("ExchangeFlorins 0", ())
    assert (coins_of(state, 0), coins_of(state, 1)) == ((11, 0), (21, 0))


@pytest.mark.rule("activate.useless")
def test_whether_an_effect_is_useful_is_not_checked():
    state = table(2)
    hired(state, 0, "carpenter")
    hired(state, 1, "monk")
    at(state, flow.open_building)
    assert state.display == ()
    assert legal(state) == ["pass", "use carpenter"]
    play(state, "use carpenter")
    assert state.in_force == 1 << Character.CARPENTER


@pytest.mark.rule("ability.activated")
def test_an_activated_ability_lies_on_the_stack_until_it_is_answered_or_not():
    state = table(2)
    hired(state, 0, "alchemist")
    hired(state, 1, "inquisitor")
    coins(state, 0, florins=3)
    coins(state, 1, florins=1)
    window(state, IN_START)
    assert play(state, "use alchemist") == [Activated(0, Character.ALCHEMIST, Coins(3, 0))]
    assert (asked(state), state.stack) == ("Respond 1", (Character.ALCHEMIST, 0, -1, 0, 0))
    assert coins_of(state, 0) == (0, 0)
    assert play(state, "done")[0] == GainedGold(0, 1)


@pytest.mark.rule("activate.cost")
@pytest.mark.parametrize(
    ("name", "florins", "moment"),
    [("alchemist", 3, IN_START), ("gambler", 1, IN_START), ("tithe-keeper", 1, IN_END)],
)
def test_an_ability_is_offered_from_the_first_florin_that_pays_it(name, florins, moment):
    state = table(2)
    hired(state, 0, name, "raven")
    coins(state, 0, florins=florins)
    window(state, moment)
    assert f"use {name}" in legal(state)
    state.players[0].florins -= 1
    assert f"use {name}" not in legal(state)


@pytest.mark.rule("activate.cost", "activate.target")
def test_why_an_ability_cannot_be_used_in_a_window():
    state = table(2, second_killer=False)
    hired(state, 0, "raven", "alchemist", "assassin", "gambler", "diviner", "thief", "necromancer")
    hired(state, 0, "mercenary", "king-of-thieves")
    coins(state, 0, florins=2)
    window(state, IN_START)
    assert legal(state) == ["done", "use gambler", "use raven"]
    assert why_not(state, "use alchemist") == Reason("florins-missing", count=1)
    assert why_not(state, "use assassin") == Reason("gold-missing", count=1)
    assert why_not(state, "use diviner") == Reason("no-target", character=Character.DIVINER)
    assert why_not(state, "use thief") == Reason(
        "other-moment", character=Character.THIEF, moment=Moment.EXCHANGE
    )
    assert why_not(state, "use necromancer") == Reason("only-after-kill", character=Character.NECROMANCER)
    assert why_not(state, "use mercenary") == Reason("no-ability", character=Character.MERCENARY)
    assert why_not(state, "use king-of-thieves") == Reason("no-ability", character=Character.KING_OF_THIEVES)
    assert why_not(state, "use herald") == Reason("not-your-character", character=Character.HERALD)
    assert why_not(state, "bid") == Reason("not-now")


@pytest.mark.rule("activate.target")
def test_an_assassin_with_gold_but_without_a_victim_cannot_be_used():
    state = table(2)
    hired(state, 0, "assassin", "raven")
    coins(state, 0, gold=1)
    window(state, IN_START)
    assert legal(state) == ["done", "use raven"]
    assert why_not(state, "use assassin") == Reason("no-target", character=Character.ASSASSIN)


@pytest.mark.rule("window.start")
@pytest.mark.parametrize("kind", [UseInWindow, CallHerald])
def test_any_ability_or_none_is_what_a_window_could_offer(kind):
    assert (list(kind(0).offers()), kind(0).data()) == ([1, *range(5, 59)], ())
