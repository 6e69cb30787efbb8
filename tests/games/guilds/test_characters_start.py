"""Abilities of the start of a round: Diviner, Gambler, Raven; and the deck from which they draw."""

import pytest

from boardwright.core.decision import CHANCE
from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.basics import deck
from boardwright.games.guilds.effects import items
from boardwright.games.guilds.effects.activation import ChooseOnOffer, ChooseStake
from boardwright.games.guilds.effects.drawing import Arrange, DrawForZone, Reveal, See
from boardwright.games.guilds.events import (
    Activated,
    AimedAtMarket,
    Arranged,
    ArrangedUnseen,
    CharacterShown,
    Coins,
    Countered,
    Divined,
    Gambled,
    Saw,
    SawUnseen,
)
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import IN_START, Character
from tests.games.guilds.setting import (
    asked,
    at,
    bid,
    bids_in,
    character,
    coins,
    coins_of,
    hired,
    legal,
    offered,
    play,
    table,
    why_not,
    window,
)


def set_deck(state, *unknown, top=(), bottom=(), known=0):
    """The deck has these cards and no others; `known` says which seats know the top."""
    state.unknown = sum(1 << character(name) for name in unknown)
    state.top = tuple(int(character(name)) for name in top)
    state.top_known = (known,) * len(top)
    state.top_seers = known
    state.bottom = tuple(int(character(name)) for name in bottom)


def with_card(name, florins=0, seats=2):
    """Seat 0 has this character; the market has Bear and Falcon in zones 1 and 3."""
    state = table(seats, supplement=True)
    hired(state, 0, name)
    coins(state, 0, florins=florins)
    offered(state, 1, "bear")
    offered(state, 3, "falcon", "mule")
    return state


def names(cards):
    return [Character(card).name.lower() for card in cards]


@pytest.mark.rule("character.diviner")
def test_the_diviner_exchanges_a_market_character_for_the_top_card_of_the_deck():
    state = with_card("diviner")
    set_deck(state, "monk", "spy")
    window(state, IN_START)
    play(state, "use diviner")
    assert legal(state) == ["character falcon", "character bear", "character mule"]
    events = play(state, "character falcon")
    assert events == [
        Activated(0, Character.DIVINER, Coins(0, 0)),
        AimedAtMarket(Character.DIVINER, Character.FALCON),
        Divined(Character.FALCON, 3, replaced=True),
    ]
    assert (asked(state), legal(state)) == (f"DrawForZone {CHANCE}", ["character spy", "character monk"])
    assert GAME.weights(state) == [1, 1]
    assert play(state, "character monk")[0] == CharacterShown(Character.MONK, 3)
    assert sorted(state.market) == sorted(
        [Character.BEAR * 6, Character.MULE * 6 + 2, Character.MONK * 6 + 2]
    )
    assert (state.discarded, state.unknown) == (1 << Character.FALCON, 1 << Character.SPY)
    assert (state.used, asked(state)) == (1 << Character.DIVINER, "TakeAuctionTurn 0")


@pytest.mark.rule("character.diviner", "ruling.12.31")
def test_the_diviner_draws_a_known_card_without_chance():
    state = with_card("diviner")
    set_deck(state, "monk", top=("spy", "thief"), known=2)
    window(state, IN_START)
    events = play(state, "use diviner", "character bear")
    assert events[2:4] == [Divined(Character.BEAR, 1, replaced=True), CharacterShown(Character.SPY, 1)]
    assert (names(state.top), state.top_known, state.top_seers) == (["thief"], (2,), 2)
    assert state.unknown == 1 << Character.MONK


@pytest.mark.rule("character.diviner")
def test_the_last_card_of_the_deck_comes_to_the_zone_too():
    state = with_card("diviner")
    set_deck(state, bottom=("monk",))
    window(state, IN_START)
    play(state, "use diviner", "character bear")
    assert (Character.MONK * 6 in state.market, deck.size(state)) == (True, 0)


@pytest.mark.rule("character.diviner")
def test_nobody_comes_when_the_deck_is_empty_by_then():
    state = with_card("diviner")
    window(state, IN_START)
    play(state, "use diviner")
    set_deck(state)
    assert play(state, "character bear")[2] == Divined(Character.BEAR, 1, replaced=False)


@pytest.mark.rule("character.diviner")
def test_what_the_diviner_may_choose():
    state = with_card("diviner")
    window(state, IN_START)
    play(state, "use diviner")
    decision = state.waiting[-1]
    assert isinstance(decision, ChooseOnOffer)
    assert (decision.data(), decision.offers()) == ((Character.DIVINER,), range(59, 113))
    assert why_not(state, "character monk") == Reason("not-on-offer", character=Character.MONK)
    assert why_not(state, "done") == Reason("not-now")


@pytest.mark.rule("character.diviner", "activate.target")
def test_the_diviner_needs_a_market():
    state = table(2)
    hired(state, 0, "diviner", "raven")
    window(state, IN_START)
    assert legal(state) == ["done", "use raven"]


@pytest.mark.rule("ruling.12.30")
@pytest.mark.parametrize("name", ["diviner", "gambler", "raven"])
def test_diviner_gambler_and_raven_need_a_card_in_the_deck(name):
    state = with_card(name, florins=3)
    hired(state, 0, "alchemist")
    set_deck(state)
    window(state, IN_START)
    assert legal(state) == ["done", "use alchemist"]
    assert why_not(state, f"use {name}") == Reason("no-target", character=character(name))
    set_deck(state, bottom=("spy",))
    assert f"use {name}" in legal(state)


@pytest.mark.rule("ruling.12.30")
def test_a_zone_stays_empty_when_a_waiting_diviner_finds_no_card_in_the_deck():
    state = with_card("diviner")
    set_deck(state)
    items.push(state, Character.DIVINER, 0, Character.BEAR, 0)
    window(state, IN_START)
    assert state.market == (Character.FALCON * 6 + 2, Character.MULE * 6 + 2)
    assert state.discarded == 1 << Character.BEAR


@pytest.mark.rule("character.gambler", "ruling.12.35")
def test_the_gambler_stakes_one_to_three_florins_which_are_paid_on_activation():
    state = with_card("gambler", florins=5)
    window(state, IN_START)
    play(state, "use gambler")
    assert (asked(state), legal(state)) == ("ChooseStake 0", ["count 1", "count 2", "count 3"])
    assert why_not(state, "count 0") == Reason("stake-limits", most=3)
    assert why_not(state, "count 4") == Reason("stake-limits", most=3)
    assert why_not(state, "done") == Reason("not-now")
    assert play(state, "count 2") == [Activated(0, Character.GAMBLER, Coins(2, 0))]
    assert (coins_of(state, 0), asked(state)) == ((3, 0), f"Reveal {CHANCE}")
    decision = state.waiting[-1]
    assert isinstance(decision, Reveal)
    assert (decision.data(), decision.offers()) == ((0, 2), range(59, 113))


@pytest.mark.rule("character.gambler")
def test_the_gambler_stakes_no_more_than_the_purse():
    state = with_card("gambler", florins=2)
    window(state, IN_START)
    play(state, "use gambler")
    assert legal(state) == ["count 1", "count 2"]
    assert why_not(state, "count 3") == Reason("stake-limits", most=2)
    assert ChooseStake(0).offers() == range(119, 180)


@pytest.mark.rule("character.gambler.win", "character.gambler.bottom")
@pytest.mark.parametrize(
    ("card", "points", "stake", "won", "purse"),
    [
        ("general", 1, 3, 6, 8),
        ("bear", 5, 2, 4, 7),
        ("mule", 0, 2, 0, 3),
        ("assassin", -2, 1, 0, 4),
    ],
)
def test_a_card_with_a_point_doubles_the_stake_and_goes_to_the_bottom(card, points, stake, won, purse):
    state = table(2)
    hired(state, 0, "gambler")
    coins(state, 0, florins=5)
    window(state, IN_START)
    play(state, "use gambler", f"count {stake}")
    events = play(state, f"character {card}")
    assert events[0] == Gambled(0, character(card), points, won)
    assert (coins_of(state, 0), state.bottom) == ((purse, 0), (character(card),))
    assert (state.unknown >> character(card) & 1, deck.size(state)) == (0, 47)


@pytest.mark.rule("character.gambler.bottom", "ruling.12.31")
def test_cards_on_the_bottom_lie_in_the_order_of_their_coming_and_are_drawn_last():
    state = with_card("gambler", florins=1)
    set_deck(state, "monk", bottom=("spy", "thief"))
    window(state, IN_START)
    play(state, "use gambler", "count 1", "character monk")
    assert names(state.bottom) == ["spy", "thief", "monk"]
    assert deck.next_is_known(state) is True
    assert names([deck.draw_known(state) for _ in range(3)]) == ["spy", "thief", "monk"]
    assert deck.size(state) == 0


@pytest.mark.rule("character.gambler", "ruling.12.31")
def test_the_gambler_reveals_a_known_card_without_chance():
    state = with_card("gambler", florins=1)
    set_deck(state, "monk", top=("spy",), known=1, bottom=("thief",))
    window(state, IN_START)
    events = play(state, "use gambler", "count 1")
    assert events[1] == Gambled(0, Character.SPY, 0, 0)
    assert (names(state.bottom), state.top, state.top_known, state.top_seers) == (["thief", "spy"], (), (), 0)
    assert coins_of(state, 0) == (0, 0)


@pytest.mark.rule("ruling.12.35")
def test_a_countered_gambler_loses_the_stake_and_reveals_nothing():
    state = with_card("gambler", florins=3)
    hired(state, 1, "paladin")
    coins(state, 1, florins=2)
    window(state, IN_START)
    before = state.unknown
    events = play(state, "use gambler", "count 3", "use paladin")
    assert events[3] == Countered(1, Character.PALADIN, Character.GAMBLER, 0)
    assert (coins_of(state, 0), state.bottom, state.unknown) == ((0, 0), (), before)


@pytest.mark.rule("ruling.12.31", "character.diviner")
def test_chance_draws_only_from_the_unknown_part_of_the_deck():
    state = with_card("diviner")
    set_deck(state, "monk", "spy", bottom=("thief",))
    window(state, IN_START)
    play(state, "use diviner", "character bear")
    assert legal(state) == ["character spy", "character monk"]
    assert why_not(state, "character thief") == Reason("chance-impossible")
    decision = state.waiting[-1]
    assert isinstance(decision, DrawForZone)
    assert (decision.data(), decision.offers()) == ((0, 1), range(59, 113))


@pytest.mark.rule("ruling.12.31")
def test_a_refill_deals_seen_cards_first_then_unknown_ones_then_the_bottom():
    state = table(2)
    set_deck(state, "monk", top=("spy",), known=1, bottom=("thief", "bear", "mule"))
    at(state, flow.refill_characters)
    assert state.market == (Character.SPY * 6,)
    play(state, "character monk")
    assert state.market == (
        Character.SPY * 6,
        Character.MONK * 6 + 1,
        Character.THIEF * 6 + 2,
        Character.BEAR * 6 + 2,
    )
    assert names(state.bottom) == ["mule"]


@pytest.mark.rule("ruling.12.30")
def test_the_size_of_the_deck_counts_all_its_parts():
    state = table(2)
    assert (deck.size(state), deck.unknown_cards(state)) == (48, list(range(48)))
    set_deck(state, "monk", "spy", "bear", top=("thief", "mule"), bottom=("falcon",))
    assert (deck.size(state), deck.count(0), deck.count(0b1011)) == (6, 0, 3)
    assert names(deck.unknown_cards(state)) == ["spy", "monk", "bear"]


@pytest.mark.rule("character.raven")
@pytest.mark.parametrize(("answer", "order"), [("yes", ["spy", "monk"]), ("no", ["monk", "spy"])])
def test_the_raven_looks_at_two_cards_and_puts_them_back_in_either_order(answer, order):
    state = with_card("raven")
    set_deck(state, "monk", "spy", "thief")
    window(state, IN_START)
    assert play(state, "use raven") == [Activated(0, Character.RAVEN, Coins(0, 0))]
    assert asked(state) == f"See {CHANCE}"
    assert play(state, "character monk") == [Saw(0, Character.MONK)]
    assert legal(state) == ["character thief", "character spy"]
    assert play(state, "character spy") == [Saw(0, Character.SPY)]
    assert (asked(state), legal(state)) == ("Arrange 0", ["yes", "no"])
    assert play(state, answer)[0] == Arranged(0, answer == "yes")
    assert (names(state.top), state.unknown) == (order, 1 << Character.THIEF)
    assert (state.top_known, state.top_seers, state.used) == ((1, 1), 1, 1 << Character.RAVEN)
    assert names([deck.draw_known(state), deck.draw_known(state)]) == order


@pytest.mark.rule("ruling.12.48")
def test_only_the_controller_of_the_raven_learns_what_it_saw_and_how_it_was_put_back():
    assert Saw(1, Character.SPY).for_seat(1) == Saw(1, Character.SPY)
    assert Saw(1, Character.SPY).for_seat(0) == SawUnseen(1)
    assert Saw(1, Character.SPY).for_seat(None) == SawUnseen(1)
    assert Arranged(1, True).for_seat(1) == Arranged(1, True)
    assert Arranged(1, True).for_seat(0) == ArrangedUnseen(1)
    assert Arranged(1, False).for_seat(None) == ArrangedUnseen(1)


@pytest.mark.rule("ruling.12.48")
def test_only_the_controller_of_the_raven_knows_the_top_of_the_deck():
    state = with_card("raven")
    set_deck(state, "monk", "spy", "thief")
    window(state, IN_START)
    play(state, "use raven", "character monk", "character spy", "no")
    assert GAME.view(state, 0)["top"] == ["monk", "spy"]
    assert GAME.view(state, 1)["top"] == []
    assert GAME.view(state, 1)["to_come"] == ["thief", "spy", "monk"]


@pytest.mark.rule("ruling.12.48")
def test_with_one_card_in_the_deck_the_raven_sees_that_one_without_a_choice():
    state = with_card("raven")
    set_deck(state, "monk")
    window(state, IN_START)
    events = play(state, "use raven", "character monk")
    assert (events[1], asked(state)) == (Saw(0, Character.MONK), "TakeAuctionTurn 0")
    assert (names(state.top), state.top_known, state.top_seers) == (["monk"], (1,), 1)


@pytest.mark.rule("ruling.12.48", "ruling.12.31")
def test_the_raven_draws_by_chance_only_what_is_not_known_yet():
    state = with_card("raven")
    set_deck(state, "monk", top=("spy",), known=2, bottom=("thief",))
    window(state, IN_START)
    assert play(state, "use raven")[1:] == [Saw(0, Character.SPY)]
    assert (asked(state), legal(state)) == (f"See {CHANCE}", ["character monk"])
    decision = state.waiting[-1]
    assert isinstance(decision, See)
    assert (decision.data(), decision.offers()) == ((0,), range(59, 113))
    assert play(state, "character monk") == [Saw(0, Character.MONK)]
    assert (names(state.top), state.top_known, state.top_seers) == (["spy", "monk"], (3, 1), 3)
    play(state, "yes")
    assert (names(state.top), state.top_known, state.top_seers) == (["monk", "spy"], (1, 3), 1)
    assert names(state.bottom) == ["thief"]


@pytest.mark.rule("ruling.12.31", "character.raven")
def test_the_raven_sees_cards_of_the_bottom_when_no_others_are_left_and_they_stay_known_to_all():
    state = with_card("raven")
    set_deck(state, bottom=("spy", "thief", "monk"))
    window(state, IN_START)
    events = play(state, "use raven")
    assert events[1:] == [Saw(0, Character.SPY), Saw(0, Character.THIEF)]
    assert (asked(state), names(state.bottom)) == ("Arrange 0", ["monk"])
    play(state, "no")
    assert (names(state.top), state.top_known, state.top_seers) == (["spy", "thief"], (3, 3), 1)


@pytest.mark.rule("character.raven")
def test_two_seen_cards_are_seen_again_without_chance():
    state = with_card("raven", seats=3)
    set_deck(state, "monk", top=("spy", "thief"), known=4)
    window(state, IN_START)
    events = play(state, "use raven")
    assert events[1:] == [Saw(0, Character.SPY), Saw(0, Character.THIEF)]
    assert (state.top_known, state.top_seers) == ((5, 5), 5)
    assert (list(Arrange(0).offers()), Arrange(0).data()) == ([3, 4], ())
    assert why_not(state, "done") == Reason("not-now")


@pytest.mark.rule("character.diviner")
def test_bids_stay_where_the_diviner_changes_a_character():
    state = with_card("diviner")
    set_deck(state, "monk")
    bid(state, 1, 1, 2)
    window(state, IN_START)
    play(state, "use diviner", "character bear", "character monk")
    assert bids_in(state, 1) == (0, 2)


@pytest.mark.rule("ruling.12.31", "ruling.12.48")
@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("diviner", ["use diviner", "character bear"]),
        ("gambler", ["use gambler", "count 1"]),
        ("raven", ["use raven"]),
    ],
)
def test_who_is_shown_a_card_that_only_another_has_seen_cannot_take_that_back(card, actions):
    state = with_card(card, florins=1)
    offered(state, 1, "bear")
    set_deck(state, "monk", "mule", top=("spy", "cat"), known=2)
    window(state, IN_START)
    events = play(state, *actions)
    assert any(event.reveals() for event in events)
