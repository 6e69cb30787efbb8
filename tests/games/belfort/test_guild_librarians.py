"""The Librarians: three cards to draw, one to discard."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.belfort.events import ActivatedGuild, Discarded, Drew, EndedActions, Reshuffled
from boardwright.games.belfort.terms import Building, Guild
from tests.games.belfort.setting import asked, hand, hand_of, legal, play, table, turn, why_not


def turn_with_librarians(*held, seats=3, tables=None):
    state = table(seats, tables=tables)
    hand(state, 0, *held)
    state.players[0].idle[0] -= 1
    state.guild_worker[Guild.LIBRARIANS] = 0
    return turn(state)


def leave_in_draw_pile(state, *names):
    state.deck = [names.count(building.name.lower()) for building in Building]


@pytest.mark.rule("guild.librarians")
def test_librarians_draw_three_cards_then_any_one_of_the_whole_hand_is_discarded():
    state = turn_with_librarians("keep")
    events = play(state, "activate librarians")
    assert asked(state) == "DrawToHand -1"
    events += play(state, "draw pub", "draw inn", "draw bank")
    assert asked(state) == "DiscardCards 0"
    assert legal(state) == ["discard pub", "discard inn", "discard bank", "discard keep"]
    events += play(state, "discard keep")
    assert (asked(state), hand_of(state, 0)) == ("ChooseAction 0", ["pub", "inn", "bank"])
    assert state.discard == [0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert events == [
        ActivatedGuild(0, Guild.LIBRARIANS),
        Drew(0, Building.PUB),
        Drew(0, Building.INN),
        Drew(0, Building.BANK),
        Discarded(0, Building.KEEP),
    ]


@pytest.mark.rule("guild.librarians")
def test_a_card_just_drawn_may_be_the_one_discarded_and_the_others_hands_stay():
    state = turn_with_librarians("keep")
    hand(state, 1, "pub")
    play(state, "activate librarians", "draw inn", "draw inn", "draw bank", "discard inn")
    assert (hand_of(state, 0), hand_of(state, 1), hand_of(state, 2)) == (["inn", "bank", "keep"], ["pub"], [])


@pytest.mark.rule("guild.librarians")
def test_the_discard_of_the_librarians_is_compulsory_and_comes_from_the_hand():
    state = turn_with_librarians()
    play(state, "activate librarians", "draw inn", "draw inn", "draw bank")
    assert legal(state) == ["discard inn", "discard bank"]
    assert why_not(state, "discard keep") == Reason("not-in-hand", building=Building.KEEP)


@pytest.mark.rule("guild.librarians")
def test_with_librarians_the_hand_may_exceed_five_in_the_middle_of_the_turn():
    state = turn_with_librarians("pub", "gardens", "tower", "inn", "bank")
    play(state, "activate librarians", "draw keep", "draw keep", "draw keep", "discard pub")
    assert (asked(state), len(hand_of(state, 0))) == ("ChooseAction 0", 7)


@pytest.mark.rule("guild.librarians")
def test_drawn_and_discarded_numbers_stand_on_the_tile():
    state = turn_with_librarians(tables={"guilds.librarians.drawn": 2, "guilds.librarians.discarded": 2})
    play(state, "activate librarians", "draw inn", "draw bank", "discard inn", "discard bank")
    assert (asked(state), hand_of(state, 0)) == ("ChooseAction 0", [])


@pytest.mark.rule("guild.librarians")
def test_librarians_reshuffle_the_discard_pile_in_the_middle_of_their_draw():
    state = turn_with_librarians()
    leave_in_draw_pile(state, "pub")
    state.discard = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1]
    events = play(state, "activate librarians", "draw pub", "draw keep", "draw library", "discard pub")
    assert events[2] == Reshuffled(3)
    assert hand_of(state, 0) == ["library", "keep"]
    assert (sum(state.deck), sum(state.discard)) == (1, 1)


@pytest.mark.rule("ruling.12.2.49")
def test_with_too_few_cards_librarians_draw_what_there_is_and_still_discard():
    state = turn_with_librarians()
    leave_in_draw_pile(state, "pub")
    play(state, "activate librarians", "draw pub")
    assert (asked(state), legal(state)) == ("DiscardCards 0", ["discard pub"])
    play(state, "discard pub")
    assert (asked(state), hand_of(state, 0)) == ("ChooseAction 0", [])


@pytest.mark.rule("ruling.12.2.49")
def test_librarians_work_with_no_card_to_draw_and_then_only_discard():
    state = turn_with_librarians("inn", "keep")
    leave_in_draw_pile(state)
    play(state, "activate librarians")
    assert (asked(state), legal(state)) == ("DiscardCards 0", ["discard inn", "discard keep"])


@pytest.mark.rule("ruling.12.2.49")
def test_librarians_may_be_activated_with_neither_cards_to_draw_nor_a_hand():
    state = turn_with_librarians()
    leave_in_draw_pile(state)
    assert play(state, "activate librarians") == [ActivatedGuild(0, Guild.LIBRARIANS)]
    assert (asked(state), state.players[0].idle) == ("ChooseAction 0", [3, 0, 3, 0])


@pytest.mark.rule("ruling.12.2.49")
def test_librarians_may_be_declined_and_then_draw_nothing():
    state = turn_with_librarians("keep")
    assert play(state, "end") == [EndedActions(0, 1)]
    assert (hand_of(state, 0), sum(state.deck)) == (["keep"], 49)
