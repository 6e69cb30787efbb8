"""The Bandits: metal, wood or stone from other players."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.belfort.actions import ROB, STOP
from boardwright.games.belfort.effects.robbery import RobFirst, RobMore
from boardwright.games.belfort.events import ActivatedGuild, EndedActions, Robbed
from boardwright.games.belfort.terms import Good, Guild
from tests.games.belfort.setting import asked, goods, goods_of, legal, play, table, turn, why_not

FIVE = ("bandits", "thieves", "spies", "masons", "sawyers")


def turn_with_bandits(*amounts, seat=0, tables=None):
    """The goods of all seats as (wood, stone, metal, gold)."""
    state = table(len(amounts), FIVE, tables)
    for owner, owned in enumerate(amounts):
        goods(state, owner, *owned)
    state.players[seat].idle[0] -= 1
    state.guild_worker[Guild.BANDITS] = seat * 4
    return turn(state, seat)


@pytest.mark.rule("guild.bandits")
def test_one_metal_from_one_player_is_all():
    state = turn_with_bandits((0, 0, 0, 0), (3, 3, 3, 3), (3, 3, 3, 3))
    events = play(state, "activate bandits", "rob yellow metal")
    assert asked(state) == "ChooseAction 0"
    assert [goods_of(state, seat) for seat in range(3)] == [(0, 0, 1, 0), (3, 3, 3, 3), (3, 3, 2, 3)]
    assert events == [ActivatedGuild(0, Guild.BANDITS), Robbed(0, 2, Good.METAL)]
    assert state.players[0].idle == [3, 0, 3, 0]


@pytest.mark.rule("guild.bandits")
@pytest.mark.parametrize(
    ("units", "thief", "victim"),
    [
        (("wood", "wood"), (2, 0, 0, 0), (1, 3, 3, 3)),
        (("wood", "stone"), (1, 1, 0, 0), (2, 2, 3, 3)),
        (("stone", "stone"), (0, 2, 0, 0), (3, 1, 3, 3)),
    ],
)
def test_or_two_wood_and_stone_in_any_mix_from_one_player(units, thief, victim):
    state = turn_with_bandits((0, 0, 0, 0), (3, 3, 3, 3), (3, 3, 3, 3))
    events = play(state, "activate bandits", *[f"rob blue {unit}" for unit in units])
    assert asked(state) == "ChooseAction 0"
    assert [goods_of(state, seat) for seat in range(3)] == [thief, victim, (3, 3, 3, 3)]
    assert events[1:] == [Robbed(0, 1, Good[unit.upper()]) for unit in units]


@pytest.mark.rule("guild.bandits")
def test_or_one_wood_or_stone_from_each_of_three_players():
    state = turn_with_bandits(*[(3, 3, 3, 3)] * 5)
    play(state, "activate bandits", "rob blue wood", "rob purple stone", "rob green wood")
    assert asked(state) == "ChooseAction 0"
    assert [goods_of(state, seat) for seat in range(5)] == [
        (5, 4, 3, 3),
        (2, 3, 3, 3),
        (3, 3, 3, 3),
        (3, 2, 3, 3),
        (2, 3, 3, 3),
    ]


@pytest.mark.rule("guild.bandits")
def test_bandits_rob_three_players_at_most():
    state = turn_with_bandits(*[(3, 3, 3, 3)] * 5)
    play(state, "activate bandits", "rob blue wood", "rob yellow wood")
    assert legal(state) == [
        "stop",
        "rob purple wood",
        "rob purple stone",
        "rob green wood",
        "rob green stone",
    ]
    play(state, "rob purple wood")
    assert asked(state) == "ChooseAction 0"


@pytest.mark.rule("ruling.12.2.36")
def test_the_first_unit_is_any_wood_stone_or_metal_that_another_player_has():
    state = turn_with_bandits((5, 5, 5, 5), (1, 0, 1, 5), (0, 2, 0, 5))
    play(state, "activate bandits")
    assert (asked(state), legal(state)) == (
        "RobFirst 0",
        ["rob blue wood", "rob blue metal", "rob yellow stone"],
    )
    assert why_not(state, "rob red wood") == Reason("rob-yourself")
    assert why_not(state, "rob purple wood") == Reason("no-such-seat")
    assert why_not(state, "rob blue gold") == Reason("rob-other-good")
    assert why_not(state, "rob blue stone") == Reason("victim-has-none", good=Good.STONE)
    assert why_not(state, "rob yellow metal") == Reason("victim-has-none", good=Good.METAL)
    assert why_not(state, "stop") == Reason("not-now")


@pytest.mark.rule("ruling.12.2.36")
def test_after_the_first_unit_the_same_player_or_another_follows_but_never_metal():
    state = turn_with_bandits((5, 5, 5, 5), (2, 1, 1, 5), (1, 1, 1, 5))
    play(state, "activate bandits", "rob blue wood")
    assert (asked(state), legal(state)) == (
        "RobMore 0",
        ["stop", "rob blue wood", "rob blue stone", "rob yellow wood", "rob yellow stone"],
    )
    assert why_not(state, "rob blue metal") == Reason("metal-alone")
    assert why_not(state, "rob yellow metal") == Reason("metal-alone")
    assert why_not(state, "rob blue gold") == Reason("rob-other-good")
    assert why_not(state, "rob red wood") == Reason("rob-yourself")
    assert why_not(state, "rob green wood") == Reason("no-such-seat")
    assert why_not(state, "end") == Reason("not-now")


@pytest.mark.rule("ruling.12.2.36")
def test_taking_less_than_the_maximum_is_allowed_but_not_nothing():
    state = turn_with_bandits((0, 0, 0, 0), (3, 3, 3, 3), (3, 3, 3, 3))
    events = play(state, "activate bandits", "rob blue stone", "stop")
    assert (asked(state), goods_of(state, 0), goods_of(state, 1)) == (
        "ChooseAction 0",
        (0, 1, 0, 0),
        (3, 2, 3, 3),
    )
    assert events[1:] == [Robbed(0, 1, Good.STONE)]


@pytest.mark.rule("ruling.12.2.36")
def test_who_has_robbed_two_players_takes_no_second_unit_from_either():
    state = turn_with_bandits(*[(3, 3, 3, 3)] * 4)
    play(state, "activate bandits", "rob blue wood", "rob yellow wood")
    assert legal(state) == ["stop", "rob purple wood", "rob purple stone"]
    assert why_not(state, "rob yellow stone") == Reason("one-from-each")
    assert why_not(state, "rob blue wood") == Reason("rob-order")
    play(state, "stop")
    assert goods_of(state, 0) == (5, 3, 3, 3)


@pytest.mark.rule("ruling.12.2.36")
def test_equal_results_are_offered_once_in_the_order_of_goods_and_seats():
    state = turn_with_bandits((3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3), seat=1)
    play(state, "activate bandits", "rob red stone")
    assert legal(state) == ["stop", "rob red stone", "rob yellow wood", "rob yellow stone"]
    assert why_not(state, "rob red wood") == Reason("rob-order")
    state = turn_with_bandits((3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3), seat=1)
    play(state, "activate bandits", "rob yellow wood")
    assert legal(state) == ["stop", "rob yellow wood", "rob yellow stone"]
    assert why_not(state, "rob red wood") == Reason("rob-order")


@pytest.mark.rule("ruling.12.2.36")
def test_neutral_players_are_never_robbed():
    state = turn_with_bandits((0, 0, 0, 0), (1, 1, 1, 1))
    play(state, "activate bandits")
    assert legal(state) == ["rob blue wood", "rob blue stone", "rob blue metal"]
    assert why_not(state, "rob yellow wood") == Reason("no-such-seat")


@pytest.mark.rule("ruling.12.2.15")
def test_a_victim_with_too_little_gives_what_is_there_and_nothing_more_is_asked():
    state = turn_with_bandits((0, 0, 0, 0), (1, 0, 2, 9), (0, 0, 2, 9))
    play(state, "activate bandits", "rob blue wood")
    assert (asked(state), goods_of(state, 0), goods_of(state, 1)) == (
        "ChooseAction 0",
        (1, 0, 0, 0),
        (0, 0, 2, 9),
    )


@pytest.mark.rule("ruling.12.2.15")
def test_a_good_that_a_victim_lacks_cannot_be_the_second_unit():
    state = turn_with_bandits((0, 0, 0, 0), (2, 0, 0, 0), (0, 1, 0, 0))
    play(state, "activate bandits", "rob blue wood")
    assert legal(state) == ["stop", "rob blue wood", "rob yellow stone"]
    assert why_not(state, "rob blue stone") == Reason("victim-has-none", good=Good.STONE)
    assert why_not(state, "rob yellow wood") == Reason("victim-has-none", good=Good.WOOD)


@pytest.mark.rule("ruling.12.2.49")
def test_bandits_are_impossible_when_nobody_else_has_wood_stone_or_metal():
    state = turn_with_bandits((5, 5, 5, 5), (0, 0, 0, 5), (0, 0, 0, 5))
    assert why_not(state, "activate bandits") == Reason("nothing-to-rob")
    assert EndedActions(0, 1) in play(state, "end")
    assert goods_of(state, 0) == (5, 5, 5, 5)


@pytest.mark.rule("ruling.12.2.49")
@pytest.mark.parametrize("owned", [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)])
def test_a_single_unit_of_another_player_makes_bandits_possible(owned):
    state = turn_with_bandits((0, 0, 0, 0), (0, 0, 0, 0), owned)
    assert legal(state) == ["end", "activate bandits"]


@pytest.mark.rule("guild.bandits")
def test_how_much_bandits_take_from_one_stands_on_the_tile():
    state = turn_with_bandits(*[(3, 3, 3, 3)] * 3, tables={"guilds.bandits.from_one": 3})
    play(state, "activate bandits", "rob blue wood", "rob blue stone")
    assert legal(state) == ["stop", "rob blue stone"]
    assert why_not(state, "rob yellow wood") == Reason("rob-order")
    play(state, "rob blue stone")
    assert (asked(state), goods_of(state, 0)) == ("ChooseAction 0", (4, 5, 3, 3))


@pytest.mark.rule("guild.bandits")
def test_how_many_players_bandits_rob_stands_on_the_tile():
    state = turn_with_bandits(*[(3, 3, 3, 3)] * 4, tables={"guilds.victims": 2})
    play(state, "activate bandits", "rob blue wood", "rob yellow wood")
    assert asked(state) == "ChooseAction 0"


@pytest.mark.rule("guild.bandits")
def test_the_decisions_of_a_robbery_know_what_has_been_taken():
    assert RobFirst(1, Guild.BANDITS).data() == (8,)
    assert RobMore(1, Guild.BANDITS, 5, 1, 2).data() == (8, 5, 1, 2)
    assert list(RobFirst(1, Guild.BANDITS).offers()) == list(range(ROB, ROB + 20))
    assert list(RobMore(1, Guild.BANDITS, 5, 1, 2).offers()) == [STOP, *range(ROB, ROB + 20)]
