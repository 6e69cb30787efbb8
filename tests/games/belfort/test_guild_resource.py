"""The resource guilds, the worker they send back, and what an activation needs."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.belfort.events import ActivatedGuild, EndedActions, Gained, Goods
from boardwright.games.belfort.terms import Guild, Worker
from tests.games.belfort.setting import asked, goods, goods_of, legal, play, table, turn, why_not

RESOURCE = ("bankers", "masons", "miners", "sawyers", "recruiters")
CHANGED = {
    "guilds.bankers.gold": 5,
    "guilds.masons.stone": 6,
    "guilds.miners.metal": 7,
    "guilds.sawyers.wood": 8,
}


def turn_with_worker_on(guild, kind=Worker.ELF, tables=None):
    state = table(3, RESOURCE, tables)
    goods(state, 0, wood=1, stone=2, metal=3, gold=4)
    state.players[0].idle[kind] -= 1
    state.guild_worker[Guild[guild.upper()]] = kind
    return turn(state)


@pytest.mark.rule("guild.resource")
@pytest.mark.parametrize(
    ("guild", "after", "gained"),
    [
        ("bankers", (1, 2, 3, 7), Goods(gold=3)),
        ("masons", (1, 6, 3, 4), Goods(stone=4)),
        ("miners", (1, 2, 5, 4), Goods(metal=2)),
        ("sawyers", (5, 2, 3, 4), Goods(wood=4)),
    ],
)
def test_bankers_give_3_gold_masons_4_stone_miners_2_metal_sawyers_4_wood(guild, after, gained):
    state = turn_with_worker_on(guild)
    events = play(state, f"activate {guild}")
    assert goods_of(state, 0) == after
    assert [goods_of(state, 1), goods_of(state, 2)] == [(1, 1, 1, 5), (1, 1, 1, 5)]
    assert events == [ActivatedGuild(0, Guild[guild.upper()]), Gained(0, gained)]


@pytest.mark.rule("guild.resource")
@pytest.mark.parametrize(
    ("guild", "after"),
    [
        ("bankers", (1, 2, 3, 9)),
        ("masons", (1, 8, 3, 4)),
        ("miners", (1, 2, 10, 4)),
        ("sawyers", (9, 2, 3, 4)),
    ],
)
def test_each_resource_guild_gives_the_amount_of_its_own_tile(guild, after):
    state = turn_with_worker_on(guild, tables=CHANGED)
    play(state, f"activate {guild}")
    assert goods_of(state, 0) == after


@pytest.mark.rule("guild.resource")
def test_the_worker_returns_and_the_guild_works_only_once_for_it():
    state = turn_with_worker_on("miners", Worker.DWARF)
    play(state, "activate miners")
    assert (state.players[0].idle, state.guild_worker[Guild.MINERS]) == ([3, 0, 3, 0], -1)
    assert asked(state) == "ChooseAction 0"
    assert why_not(state, "activate miners") == Reason("no-worker-on-guild", guild=Guild.MINERS)
    assert goods_of(state, 0) == (1, 2, 5, 4)


@pytest.mark.rule("ruling.12.2.49")
def test_a_resource_guild_can_always_be_activated_by_the_worker_s_owner_alone():
    state = turn_with_worker_on("bankers")
    state.guild_worker[Guild.MASONS] = 4 + Worker.ELF
    assert [action for action in legal(state) if action.startswith("activate")] == ["activate bankers"]
    assert why_not(state, "activate masons") == Reason("no-worker-on-guild", guild=Guild.MASONS)


@pytest.mark.rule("ruling.12.2.49")
def test_the_effect_of_a_guild_is_declined_by_ending_the_actions():
    state = turn_with_worker_on("sawyers")
    assert play(state, "end") == [EndedActions(0, 1)]
    assert goods_of(state, 0) == (1, 2, 3, 4)
    assert (state.players[0].idle, state.guild_worker[Guild.SAWYERS]) == ([3, 0, 3, 0], -1)
