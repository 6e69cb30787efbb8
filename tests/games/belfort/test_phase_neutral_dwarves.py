"""Two players: the neutral dwarves walk, and what that means for guilds and their owners."""

import pytest

from boardwright.core.events import Log
from boardwright.core.options import completed
from boardwright.core.play import playout
from boardwright.core.random import Random
from boardwright.core.reasons import Reason
from boardwright.core.tables import replaced
from boardwright.games.belfort.events import (
    DwarfBroughtGold,
    MarkedGuild,
    NeutralDwarfMoved,
    ScoredPeople,
    ScoringBegins,
    SwappedGuilds,
)
from boardwright.games.belfort.phases.neutral import move_neutral_dwarves
from boardwright.games.belfort.phases.placement import open_placement
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.terms import FREE, Guild, People, Season, Worker
from tests.games.belfort.setting import asked, at, goods, legal, mark, play, table, turn, why_not

GUILDS = ("wizards", "architects", "miners", "masons", "bankers")


def for_two(third=0, fourth=1):
    """Two players without goods; the neutral dwarves stand in these districts."""
    state = table(2, GUILDS)
    goods(state, 0)
    goods(state, 1)
    state.dwarf_3, state.dwarf_4 = third, fourth
    return state


def walk(state):
    log = Log()
    move_neutral_dwarves(state, log)
    return log.events


@pytest.mark.rule("two.dwarf.move")
@pytest.mark.parametrize(
    ("third", "fourth", "guild_3", "guild_4", "after"),
    [
        (0, 1, Guild.ARCHITECTS, Guild.MINERS, (1, 2)),
        (1, 0, Guild.MINERS, Guild.ARCHITECTS, (2, 1)),
        (4, 3, Guild.WIZARDS, Guild.BANKERS, (0, 4)),
        (2, 4, Guild.MASONS, Guild.WIZARDS, (3, 0)),
    ],
)
def test_both_dwarves_move_one_guild_clockwise(third, fourth, guild_3, guild_4, after):
    state = for_two(third, fourth)
    assert walk(state) == [NeutralDwarfMoved(3, guild_3), NeutralDwarfMoved(4, guild_4)]
    assert (state.dwarf_3, state.dwarf_4) == after
    assert (state.players[0].gold, state.players[1].gold) == (0, 0)


@pytest.mark.rule("two.dwarf.move")
def test_the_dwarves_move_after_both_neutral_turns_and_close_the_new_guilds():
    state = for_two()
    log = Log()
    at(state, move_neutral_dwarves, log)
    assert [type(event).__name__ for event in log.events] == ["NeutralDwarfMoved"] * 2 + ["MonthBegins"]
    goods(state, 0, gold=5)
    assert why_not(state, "place wizards") is None
    assert why_not(state, "place architects") == Reason("guild-has-dwarf", guild=Guild.ARCHITECTS)
    assert why_not(state, "place miners") == Reason("guild-has-dwarf", guild=Guild.MINERS)


@pytest.mark.rule("two.dwarf.gold")
def test_the_owner_of_the_guild_where_a_dwarf_arrives_gets_a_gold():
    state = for_two()
    mark(state, 1, "guild architects", "guild wizards", "guild masons")
    events = walk(state)
    assert events == [
        NeutralDwarfMoved(3, Guild.ARCHITECTS),
        DwarfBroughtGold(1, 1),
        NeutralDwarfMoved(4, Guild.MINERS),
    ]
    assert (state.players[0].gold, state.players[1].gold) == (0, 1)


@pytest.mark.rule("two.dwarf.gold")
def test_each_dwarf_pays_the_owner_of_its_own_guild():
    state = for_two(3, 1)
    mark(state, 1, "guild bankers")
    mark(state, 0, "guild miners")
    assert walk(state) == [
        NeutralDwarfMoved(3, Guild.BANKERS),
        DwarfBroughtGold(1, 1),
        NeutralDwarfMoved(4, Guild.MINERS),
        DwarfBroughtGold(0, 1),
    ]
    assert (state.players[0].gold, state.players[1].gold) == (1, 1)


@pytest.mark.rule("two.dwarf.gold")
def test_the_gold_of_both_dwarves_adds_up_also_without_a_log():
    state = for_two()
    mark(state, 0, "guild architects", "guild miners")
    move_neutral_dwarves(state, None)
    assert (state.players[0].gold, state.players[1].gold) == (2, 0)


@pytest.mark.rule("ruling.12.2.20")
def test_a_neutral_dwarf_blocks_the_owner_too_who_gets_the_gold_for_its_arrival():
    state = for_two(4, 1)
    mark(state, 0, "guild wizards")
    walk(state)
    assert state.players[0].gold == 1
    at(state, open_placement)
    assert "place wizards" not in legal(state)
    assert why_not(state, "place wizards") == Reason("guild-has-dwarf", guild=Guild.WIZARDS)
    play(state, "pass", "forest 0", "mine 0", "quarry 0", "mine 0")
    assert why_not(state, "place wizards") == Reason("guild-has-dwarf", guild=Guild.WIZARDS)


@pytest.mark.rule("ruling.12.2.43")
def test_a_guild_under_a_neutral_dwarf_may_be_built_without_gold_for_the_dwarf():
    state = for_two()
    goods(state, 0, 2, 2, 2)
    turn(state, 0)
    assert play(state, "guild wizards")[-1] == MarkedGuild(0, Guild.WIZARDS)
    assert (state.guild_owner[Guild.WIZARDS], state.players[0].gold) == (0, 0)


@pytest.mark.rule("ruling.12.2.43")
def test_architects_may_mark_a_guild_under_a_neutral_dwarf():
    state = for_two(0, 2)
    goods(state, 0, 2, 2, 1)
    state.guild_worker[Guild.ARCHITECTS] = 0 * 4 + Worker.ELF
    turn(state, 0)
    play(state, "activate architects", "guild wizards", "discount metal")
    assert (state.guild_owner[Guild.WIZARDS], state.players[0].gold) == (0, 0)


@pytest.mark.rule("ruling.12.2.43")
def test_wizards_may_swap_a_guild_under_a_neutral_dwarf_without_gold():
    state = for_two(2, 3)
    mark(state, 0, "guild bankers")
    state.guild_worker[Guild.WIZARDS] = 0 * 4 + Worker.ELF
    turn(state, 0)
    events = play(state, "activate wizards", "guild bankers", "guild miners")
    assert events[-1] == SwappedGuilds(0, Guild.BANKERS, Guild.MINERS)
    assert (state.guild_owner[Guild.BANKERS], state.guild_owner[Guild.MINERS]) == (FREE, 0)
    assert (state.players[0].gold, state.players[1].gold) == (0, 0)


@pytest.mark.rule("ruling.12.2.44")
def test_in_the_last_month_the_dwarves_move_before_the_scoring_and_then_the_game_is_over():
    state = for_two()
    state.round = 7
    log = Log()
    at(state, move_neutral_dwarves, log)
    assert log.events[:3] == [
        NeutralDwarfMoved(3, Guild.ARCHITECTS),
        NeutralDwarfMoved(4, Guild.MINERS),
        ScoringBegins(Season.AUTUMN),
    ]
    assert (state.dwarf_3, state.dwarf_4, asked(state)) == (1, 2, "nobody")


@pytest.mark.rule("ruling.12.2.44")
def test_the_gold_of_the_last_move_counts_for_the_tie_break():
    state = for_two()
    state.round = 7
    mark(state, 0, "guild architects")
    mark(state, 1, "guild masons")
    at(state, move_neutral_dwarves)
    assert GAME.scores(state) == [5, 5]
    assert GAME.ranking(state) == [1, 2]


@pytest.mark.rule("ruling.12.2.42")
@pytest.mark.parametrize("seed", range(10))
def test_a_neutral_player_never_owns_a_guild_or_a_wall(seed):
    goods_and_wizards = {"start.goods": (20, 20, 20, 20)}
    options = completed(GAME.meta, 2, {"guilds": "wizards architects miners masons bankers"})
    state = GAME.new(2, options, replaced(GAME.printed, goods_and_wizards))
    playout(GAME, state, Random(seed))
    assert {2, 3} <= {*state.sites, *state.gates}
    assert {*state.guild_owner, *state.walls} <= {FREE, 0, 1}


@pytest.mark.rule("two.scoring.workers", "two.neutral")
def test_the_dwarf_on_a_guild_is_not_ranked_and_neutral_points_are_not_told():
    state = for_two()
    state.round = 3
    state.players[0].dwarves_left = 2
    log = Log()
    at(state, move_neutral_dwarves, log)
    assert [event for event in log.events if isinstance(event, ScoredPeople)] == [
        ScoredPeople(0, People.DWARVES, 5, 3)
    ]
    assert GAME.scores(state) == [3, 0]
