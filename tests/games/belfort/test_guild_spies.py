"""The Spies: a card out of another hand."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.belfort.basics.knowledge import unpack
from boardwright.games.belfort.effects.spies import ShowToSpies, TakeShownCard
from boardwright.games.belfort.events import ActivatedGuild, Discarded, EndedActions, Showed, TookShown
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.terms import Building, Guild
from tests.games.belfort.setting import (
    asked,
    goods,
    hand,
    hand_of,
    legal,
    number,
    play,
    table,
    turn,
    why_not,
)

FIVE = ("bandits", "thieves", "spies", "masons", "sawyers")


def turn_with_spies(*hands, seat=0):
    state = table(len(hands), FIVE)
    for owner, cards in enumerate(hands):
        goods(state, owner)
        hand(state, owner, *cards)
    state.players[seat].idle[0] -= 1
    state.guild_worker[Guild.SPIES] = seat * 4
    return turn(state, seat)


def hands(state):
    return [hand_of(state, seat) for seat in range(state.seats)]


def known(state, seat):
    """The cards that everybody knows this player to hold."""
    return [b.name.lower() for b in Building for _ in range(unpack(state.players[seat].known, b))]


@pytest.mark.rule("guild.spies")
def test_every_other_player_shows_a_card_and_the_spy_takes_one_of_them():
    state = turn_with_spies(["keep"], ["pub", "inn"], ["bank", "inn"])
    events = play(state, "activate spies")
    assert asked(state) == "ShowToSpies 1"
    events += play(state, "show inn", "show bank")
    assert asked(state) == "TakeShownCard 0"
    events += play(state, "take from yellow")
    assert (asked(state), hands(state)) == (
        "ChooseAction 0",
        [["bank", "keep"], ["pub", "inn"], ["inn"]],
    )
    assert events == [
        ActivatedGuild(0, Guild.SPIES),
        Showed(1, Building.INN),
        Showed(2, Building.BANK),
        TookShown(0, 2, Building.BANK),
    ]
    assert (state.players[0].idle, sum(state.discard), sum(state.deck)) == ([3, 0, 3, 0], 0, 45)


@pytest.mark.rule("guild.spies", "ruling.12.2.37")
def test_all_choose_in_secret_and_the_cards_are_shown_together():
    state = turn_with_spies([], ["pub", "inn"], ["bank"], ["keep"])
    play(state, "activate spies")
    assert GAME.together(state) == [1, 2, 3]
    assert play(state, "show inn") == []
    assert play(state, "show bank") == []
    assert [known(state, seat) for seat in range(4)] == [[], [], [], []]
    assert play(state, "show keep") == [
        Showed(1, Building.INN),
        Showed(2, Building.BANK),
        Showed(3, Building.KEEP),
    ]
    assert [known(state, seat) for seat in range(4)] == [[], ["inn"], ["bank"], ["keep"]]
    assert GAME.together(state) == []


@pytest.mark.rule("guild.spies")
def test_everybody_knows_afterwards_where_the_shown_cards_are():
    state = turn_with_spies([], ["pub", "inn"], ["bank"])
    play(state, "activate spies", "show inn", "show bank", "take from blue")
    assert [known(state, seat) for seat in range(3)] == [["inn"], [], ["bank"]]
    assert [player.shown for player in state.players] == [-1, -1, -1]


@pytest.mark.rule("guild.spies")
def test_the_player_on_turn_shows_nothing_whatever_the_seat():
    state = turn_with_spies(["pub"], ["inn"], ["bank"], seat=1)
    play(state, "activate spies")
    assert sorted(GAME.together(state)) == [0, 2]


@pytest.mark.rule("ruling.12.2.37")
def test_showing_is_compulsory_and_a_card_of_the_own_hand():
    state = turn_with_spies(["keep"], ["pub", "inn", "inn"], ["bank"])
    play(state, "activate spies")
    assert legal(state) == ["show pub", "show inn"]
    assert why_not(state, "show keep") == Reason("not-in-hand", building=Building.KEEP)
    assert why_not(state, "stop") == Reason("not-now")


@pytest.mark.rule("ruling.12.2.37")
def test_the_spy_must_take_one_of_the_cards_shown():
    state = turn_with_spies(["keep"], ["pub"], [], ["bank"])
    play(state, "activate spies", "show pub", "show bank")
    assert legal(state) == ["take from blue", "take from purple"]
    assert why_not(state, "take from yellow") == Reason("shows-nothing")
    assert why_not(state, "take from red") == Reason("shows-nothing")
    assert why_not(state, "stop") == Reason("not-now")
    assert why_not(state, "end") == Reason("not-now")


@pytest.mark.rule("ruling.12.2.37")
def test_the_hand_of_the_spy_may_exceed_five_until_the_end_of_the_turn():
    state = turn_with_spies(["keep", "keep", "keep", "pub", "pub"], ["inn"], [])
    play(state, "activate spies", "show inn", "take from blue")
    assert (asked(state), len(hand_of(state, 0))) == ("ChooseAction 0", 6)
    play(state, "end")
    assert asked(state) == "DiscardCards 0"
    assert Discarded(0, Building.PUB) in play(state, "discard pub")
    assert hand_of(state, 0) == ["pub", "inn", "keep", "keep", "keep"]


@pytest.mark.rule("ruling.12.2.37")
def test_spies_may_be_declined_before_anyone_shows():
    state = turn_with_spies([], ["pub"], ["bank"])
    assert play(state, "end")[0] == EndedActions(0, 1)
    assert (hands(state), [known(state, seat) for seat in range(3)]) == (
        [[], ["pub"], ["bank"]],
        [[], [], []],
    )


@pytest.mark.rule("ruling.12.2.16")
def test_players_without_cards_are_not_asked_and_show_nothing():
    state = turn_with_spies([], [], ["bank"])
    assert play(state, "activate spies", "show bank")[1:] == [Showed(2, Building.BANK)]
    assert legal(state) == ["take from yellow"]


@pytest.mark.rule("ruling.12.2.16", "ruling.12.2.49")
def test_spies_are_impossible_when_no_other_player_holds_a_card():
    state = turn_with_spies(["keep"], [], [])
    assert legal(state) == ["end"]
    assert why_not(state, "activate spies") == Reason("no-cards-to-spy")


@pytest.mark.rule("ruling.12.2.49")
@pytest.mark.parametrize("seat", [0, 1])
def test_one_card_in_any_other_hand_makes_spies_possible(seat):
    cards = [[], [], []]
    cards[seat] = ["pub"]
    state = turn_with_spies(*cards, seat=2)
    assert legal(state) == ["end", "activate spies"]


@pytest.mark.rule("guild.spies")
def test_with_two_equal_cards_it_matters_whose_is_taken():
    state = turn_with_spies([], ["inn", "pub"], ["inn"])
    play(state, "activate spies", "show inn", "show inn", "take from blue")
    assert hands(state) == [["inn"], ["pub"], ["inn"]]


@pytest.mark.rule("guild.spies")
def test_the_decisions_of_the_spies_name_cards_and_seats():
    shows = ShowToSpies(1)
    takes = TakeShownCard(0)
    assert [number("show pub"), number("show keep")] == [shows.offers()[0], shows.offers()[-1]]
    assert [number("take from red"), number("take from green")] == [takes.offers()[0], takes.offers()[-1]]
    assert (len(shows.offers()), len(takes.offers())) == (10, 5)
    assert (shows.together(), takes.together()) == (True, False)
