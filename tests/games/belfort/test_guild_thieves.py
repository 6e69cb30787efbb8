"""The Thieves: gold from other players."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.belfort.events import ActivatedGuild, EndedActions, Robbed
from boardwright.games.belfort.terms import Good, Guild
from tests.games.belfort.setting import asked, goods, goods_of, legal, play, table, turn, why_not

FIVE = ("bandits", "thieves", "spies", "masons", "sawyers")


def turn_with_thieves(*gold, seat=0, tables=None):
    """Nobody has anything but gold."""
    state = table(len(gold), FIVE, tables)
    for owner, amount in enumerate(gold):
        goods(state, owner, gold=amount)
    state.players[seat].idle[2] -= 1
    state.guild_worker[Guild.THIEVES] = seat * 4 + 2
    return turn(state, seat)


def gold_of(state):
    return [player.gold for player in state.players]


@pytest.mark.rule("guild.thieves", "ruling.12.1.1")
def test_thieves_take_up_to_two_gold_from_one_player():
    state = turn_with_thieves(0, 5, 5)
    events = play(state, "activate thieves", "rob blue gold", "rob blue gold")
    assert (asked(state), gold_of(state)) == ("ChooseAction 0", [2, 3, 5])
    assert events == [
        ActivatedGuild(0, Guild.THIEVES),
        Robbed(0, 1, Good.GOLD),
        Robbed(0, 1, Good.GOLD),
    ]
    assert state.players[0].idle == [3, 0, 3, 0]


@pytest.mark.rule("guild.thieves")
def test_or_one_gold_from_each_of_three_players():
    state = turn_with_thieves(5, 5, 5, 5, 5, seat=2)
    play(state, "activate thieves", "rob red gold", "rob blue gold", "rob green gold")
    assert (asked(state), gold_of(state)) == ("ChooseAction 2", [4, 4, 8, 5, 4])


@pytest.mark.rule("guild.thieves")
def test_thieves_rob_three_players_at_most():
    state = turn_with_thieves(5, 5, 5, 5, 5)
    play(state, "activate thieves", "rob blue gold", "rob yellow gold")
    assert legal(state) == ["stop", "rob purple gold", "rob green gold"]
    play(state, "rob purple gold")
    assert (asked(state), gold_of(state)) == ("ChooseAction 0", [8, 4, 4, 4, 5])


@pytest.mark.rule("ruling.12.2.36")
def test_one_gold_is_enough_and_the_form_is_chosen_after_it():
    state = turn_with_thieves(0, 5, 5)
    play(state, "activate thieves", "rob blue gold")
    assert (asked(state), legal(state)) == ("RobMore 0", ["stop", "rob blue gold", "rob yellow gold"])
    play(state, "stop")
    assert (asked(state), gold_of(state)) == ("ChooseAction 0", [1, 4, 5])


@pytest.mark.rule("guild.thieves", "ruling.12.1.1")
def test_two_gold_from_one_player_leave_no_other_victim():
    state = turn_with_thieves(0, 5, 5, 5)
    play(state, "activate thieves", "rob yellow gold", "rob yellow gold")
    assert (asked(state), gold_of(state)) == ("ChooseAction 0", [2, 5, 3, 5])


@pytest.mark.rule("ruling.12.2.36")
def test_several_victims_give_one_gold_each():
    state = turn_with_thieves(0, 5, 5, 5)
    play(state, "activate thieves", "rob blue gold", "rob yellow gold")
    assert legal(state) == ["stop", "rob purple gold"]
    assert why_not(state, "rob yellow gold") == Reason("one-from-each")
    assert why_not(state, "rob blue gold") == Reason("rob-order")


@pytest.mark.rule("guild.thieves", "ruling.12.2.36")
def test_thieves_take_nothing_but_gold():
    state = turn_with_thieves(1, 1, 0)
    goods(state, 1, wood=2, stone=2, metal=2, gold=2)
    play(state, "activate thieves")
    assert (asked(state), legal(state)) == ("RobFirst 0", ["rob blue gold"])
    assert why_not(state, "rob blue wood") == Reason("rob-other-good")
    assert why_not(state, "rob blue metal") == Reason("rob-other-good")
    assert why_not(state, "rob red gold") == Reason("rob-yourself")
    assert why_not(state, "rob yellow gold") == Reason("victim-has-none", good=Good.GOLD)
    assert why_not(state, "rob purple gold") == Reason("no-such-seat")
    play(state, "rob blue gold")
    assert why_not(state, "rob blue metal") == Reason("rob-other-good")
    assert legal(state) == ["stop", "rob blue gold"]
    play(state, "rob blue gold")
    assert goods_of(state, 1) == (2, 2, 2, 0)


@pytest.mark.rule("ruling.12.2.15")
def test_a_victim_with_one_gold_gives_one():
    state = turn_with_thieves(3, 1, 0)
    play(state, "activate thieves", "rob blue gold")
    assert (asked(state), gold_of(state)) == ("ChooseAction 0", [4, 0, 0])


@pytest.mark.rule("ruling.12.2.15")
def test_a_player_without_gold_is_passed_over():
    state = turn_with_thieves(3, 1, 0, 1)
    play(state, "activate thieves", "rob blue gold")
    assert legal(state) == ["stop", "rob purple gold"]
    assert why_not(state, "rob blue gold") == Reason("victim-has-none", good=Good.GOLD)
    assert why_not(state, "rob yellow gold") == Reason("victim-has-none", good=Good.GOLD)


@pytest.mark.rule("ruling.12.2.15")
def test_the_third_victim_must_have_gold_too():
    state = turn_with_thieves(0, 1, 1, 0, 1)
    play(state, "activate thieves", "rob blue gold", "rob yellow gold")
    assert legal(state) == ["stop", "rob green gold"]
    assert why_not(state, "rob purple gold") == Reason("victim-has-none", good=Good.GOLD)


@pytest.mark.rule("ruling.12.2.49")
def test_thieves_are_impossible_when_nobody_else_has_gold():
    state = turn_with_thieves(5, 0, 0)
    goods(state, 1, wood=5, stone=5, metal=5)
    assert why_not(state, "activate thieves") == Reason("no-gold-to-rob")
    assert EndedActions(0, 1) in play(state, "end")


@pytest.mark.rule("ruling.12.1.1")
def test_how_much_thieves_take_from_one_stands_on_the_tile():
    state = turn_with_thieves(0, 5, 5, tables={"guilds.thieves.from_one": 3})
    play(state, "activate thieves", "rob blue gold", "rob blue gold")
    assert legal(state) == ["stop", "rob blue gold"]
    play(state, "rob blue gold")
    assert (asked(state), gold_of(state)) == ("ChooseAction 0", [3, 2, 5])


@pytest.mark.rule("ruling.12.1.1")
def test_the_limits_of_thieves_and_bandits_are_their_own():
    state = turn_with_thieves(0, 5, 0, tables={"guilds.bandits.from_one": 1})
    play(state, "activate thieves", "rob blue gold", "rob blue gold")
    assert gold_of(state) == [2, 3, 0]
