"""Phase 4: building walls and guilds, and who owns a guild."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.belfort import flow
from boardwright.games.belfort.events import (
    Goods,
    MarkedGuild,
    MarkedWall,
    Paid,
    PlacedOnGuild,
    PlacedOnGuildOf,
)
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.terms import Guild, Worker
from tests.games.belfort.setting import (
    FIVE,
    asked,
    at,
    goods,
    goods_of,
    hand,
    hand_of,
    legal,
    mark,
    number,
    play,
    table,
    turn,
    why_not,
)

GUILD_COSTS = [
    ("architects", (2, 2, 1)),
    ("librarians", (2, 2, 1)),
    ("merchants", (2, 1, 2)),
    ("recruiters", (2, 2, 1)),
    ("bankers", (2, 2, 1)),
    ("masons", (2, 2, 1)),
    ("miners", (2, 2, 1)),
    ("sawyers", (2, 2, 1)),
    ("bandits", (2, 2, 1)),
    ("spies", (2, 2, 1)),
    ("thieves", (1, 2, 2)),
    ("wizards", (2, 2, 2)),
]
GOODS = ("wood", "stone", "metal")


def one_short(costs):
    """Every cost with every resource in it: what a player has who lacks one unit of that resource."""
    return [
        (name, tuple(amount - (index == good) for index, amount in enumerate(cost)), GOODS[good])
        for name, cost in costs
        for good in range(3)
        if cost[good] > 0
    ]


def missing(**units):
    return Reason("goods-missing", **{"wood": 0, "stone": 0, "metal": 0, "gold": 0, **units})


def with_guild(name, tables=None):
    return table(3, (name, *[other for other in FIVE if other != name][:4]), tables)


def told(state, *actions):
    play(state, *actions)
    return GAME.position(state)


def untold(state, *actions):
    for action in actions:
        GAME.apply(state, number(action))
    return GAME.position(state)


def builder(*cards, seat=0, **have):
    state = table(3)
    hand(state, seat, *cards)
    goods(state, seat, **have)
    return turn(state, seat)


@pytest.mark.rule("actions.build.wall", "actions.pay")
def test_a_wall_costs_3_wood_and_3_stone_and_no_card():
    state = builder("pub", seat=1, wood=4, stone=3, metal=2, gold=1)
    assert play(state, "wall 2 1") == [Paid(1, Goods(3, 3, 0)), MarkedWall(1, 2, 1)]
    assert [goods_of(state, seat) for seat in range(3)] == [(1, 1, 1, 5), (1, 0, 2, 1), (1, 1, 1, 5)]
    assert list(state.walls) == [-1, -1, 1, -1, -1, -1, -1, -1, -1, -1]
    assert (hand_of(state, 1), sum(state.players[1].built)) == (["pub"], 0)
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("actions.build.wall")
def test_any_free_wall_can_be_built_and_no_other():
    state = builder(wood=3, stone=3)
    walls = [f"wall {district} {side}" for district in range(1, 6) for side in (1, 2)]
    assert [action for action in legal(state) if action.startswith("wall")] == walls
    mark(state, 2, "wall 1 1", "wall 5 2")
    assert [action for action in legal(state) if action.startswith("wall")] == walls[1:9]
    assert why_not(state, "wall 1 1") == Reason("wall-taken")
    assert why_not(state, "wall 5 2") == Reason("wall-taken")
    play(state, "wall 5 1")
    assert list(state.walls) == [2, -1, -1, -1, -1, -1, -1, -1, 0, 2]


@pytest.mark.rule("actions.build.wall", "actions.pay")
@pytest.mark.parametrize(
    ("have", "lacking"),
    [((2, 3, 0), {"wood": 1}), ((3, 2, 0), {"stone": 1}), ((0, 1, 9), {"wood": 3, "stone": 2})],
)
def test_a_wall_is_refused_for_one_unit_missing(have, lacking):
    wood, stone, metal = have
    state = builder(wood=wood, stone=stone, metal=metal, gold=9)
    assert "wall 1 1" not in legal(state)
    assert why_not(state, "wall 1 1") == missing(**lacking)


@pytest.mark.rule("actions.build.wall")
def test_a_table_may_give_the_wall_another_cost():
    state = table(3, tables={"wall.cost": (1, 2, 3)})
    goods(state, 0, wood=1, stone=2, metal=2)
    turn(state)
    assert why_not(state, "wall 1 1") == missing(metal=1)
    goods(state, 0, wood=1, stone=2, metal=3)
    assert play(state, "wall 1 1")[0] == Paid(0, Goods(1, 2, 3))
    assert goods_of(state, 0) == (0, 0, 0, 0)


@pytest.mark.rule("guild.costs", "actions.build.guild", "actions.pay")
@pytest.mark.parametrize(("name", "cost"), GUILD_COSTS)
def test_a_guild_is_built_for_its_own_cost_and_without_a_card(name, cost):
    wood, stone, metal = cost
    state = with_guild(name)
    hand(state, 1, "pub")
    goods(state, 1, wood, stone, metal, 3)
    turn(state, 1)
    guild = Guild[name.upper()]
    assert play(state, f"guild {name}") == [Paid(1, Goods(wood, stone, metal)), MarkedGuild(1, guild)]
    assert [goods_of(state, seat) for seat in range(3)] == [(1, 1, 1, 5), (0, 0, 0, 3), (1, 1, 1, 5)]
    assert [owned for owned, owner in enumerate(state.guild_owner) if owner == 1] == [guild]
    assert (hand_of(state, 1), sum(state.players[1].built)) == (["pub"], 0)
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("guild.costs")
@pytest.mark.parametrize(("name", "have", "good"), one_short(GUILD_COSTS))
def test_a_guild_is_refused_for_one_unit_missing(name, have, good):
    state = with_guild(name)
    goods(state, 0, *have, 9)
    turn(state)
    assert f"guild {name}" not in legal(state)
    assert why_not(state, f"guild {name}") == missing(**{good: 1})


@pytest.mark.rule("actions.build.guild")
def test_only_a_guild_of_this_game_without_a_marker_can_be_built():
    state = builder(wood=2, stone=2, metal=2)
    mark(state, 1, "guild miners")
    mark(state, 0, "guild recruiters")
    assert [action for action in legal(state) if action.startswith("guild")] == [
        "guild librarians",
        "guild bankers",
        "guild masons",
    ]
    assert why_not(state, "guild miners") == Reason("guild-owned", guild=Guild.MINERS)
    assert why_not(state, "guild recruiters") == Reason("guild-owned", guild=Guild.RECRUITERS)
    assert why_not(state, "guild architects") == Reason("guild-not-in-game", guild=Guild.ARCHITECTS)
    assert why_not(state, "guild wizards") == Reason("guild-not-in-game", guild=Guild.WIZARDS)


@pytest.mark.rule("ruling.12.2.43")
def test_a_guild_under_a_neutral_dwarf_can_be_built():
    state = table(2)
    state.dwarf_3, state.dwarf_4 = 0, 1
    goods(state, 0, wood=2, stone=2, metal=1)
    turn(state)
    assert play(state, "guild miners") == [Paid(0, Goods(2, 2, 1)), MarkedGuild(0, Guild.MINERS)]
    assert goods_of(state, 0) == (0, 0, 0, 0)


@pytest.mark.rule("guild.owner", "actions.build.guild")
def test_whoever_marks_a_guild_uses_it_free_and_is_paid_by_the_others():
    state = builder(seat=1, wood=2, stone=2, metal=1)
    play(state, "guild miners")
    state.waiting.clear()
    at(state, flow.open_placement)
    elf = ("place miners", "worker elf")
    assert play(state, *elf) == [PlacedOnGuildOf(0, Worker.ELF, Guild.MINERS, 1, 1)]
    state.guild_worker[Guild.MINERS] = -1
    assert play(state, *elf) == [PlacedOnGuild(1, Worker.ELF, Guild.MINERS, 0)]
    assert [player.gold for player in state.players] == [4, 1, 5]


@pytest.mark.rule("guild.owner")
def test_after_a_swap_a_guild_belongs_to_the_player_whose_marker_lies_there_now():
    state = with_guild("wizards")
    mark(state, 2, "guild miners")
    mark(state, 1, "guild masons")
    state.guild_worker[Guild.WIZARDS] = 0
    turn(state)
    play(state, "activate wizards", "guild masons", "guild miners")
    state.waiting.clear()
    at(state, flow.open_placement)
    placed = play(state, "place miners", "worker elf", "place masons", "worker dwarf")
    assert placed == [
        PlacedOnGuildOf(0, Worker.ELF, Guild.MINERS, 1, 1),
        PlacedOnGuildOf(1, Worker.DWARF, Guild.MASONS, 1, 2),
    ]
    assert [player.gold for player in state.players] == [4, 5, 6]


def test_walls_and_guilds_built_without_a_log_are_the_same():
    state = builder(wood=5, stone=5, metal=1)
    assert untold(state.clone(), "wall 1 1", "guild miners") == told(state, "wall 1 1", "guild miners")
