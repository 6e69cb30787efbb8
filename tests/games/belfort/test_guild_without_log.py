"""Guilds in a search: without a log the table changes in the same way."""

import pytest

from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.terms import Guild
from tests.games.belfort.setting import goods, hand, mark, number, play, table, turn


def turn_with_worker_on(guild):
    names = {"architects", "miners", "masons", "bankers", "sawyers", guild}
    state = table(3, tuple(sorted(names, key=lambda name: name != guild)[:5]))
    for seat in range(3):
        goods(state, seat, wood=5, stone=5, metal=5, gold=5)
        hand(state, seat, "pub", "inn")
    mark(state, 1, "gate 1 district 1", "site bank 2")
    state.guild_worker[Guild[guild.upper()]] = 0
    return turn(state)


@pytest.mark.parametrize(
    "actions",
    [
        ("activate architects", "wall 1 1", "discount two-wood"),
        ("activate librarians", "draw pub", "draw pub", "draw keep", "discard inn"),
        ("activate merchants", "exchange wood", "sell metal", "buy stone"),
        ("activate recruiters", "recruit elf"),
        ("activate bankers",),
        ("activate bandits", "rob blue wood", "rob blue stone"),
        ("activate thieves", "rob blue gold", "rob yellow gold"),
        ("activate spies", "show pub", "show inn", "take from yellow"),
        ("activate wizards", "site gatehouse 1", "site gatehouse 3", "gate 3 district 4"),
        ("activate wizards", "site bank 2", "site bank 4"),
    ],
)
def test_a_guild_works_without_a_log_as_it_does_with_one(actions):
    told = turn_with_worker_on(actions[0].split()[1])
    silent = told.clone()
    play(told, *actions)
    for action in actions:
        GAME.apply(silent, number(action))
    assert GAME.position(silent) == GAME.position(told)
