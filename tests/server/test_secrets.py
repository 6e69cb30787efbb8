"""Secrets stay on the server: different hidden cards, and everything a seat receives is the same bytes."""

import pytest

from tests.every_game.playing import WITH_SECRETS, finished
from tests.server.attack_twins import Watcher, compare, positions
from tests.server.twins import Twins


@pytest.mark.parametrize(("players", "seed", "language"), [(2, 31, "en"), (3, 32, "de"), (5, 33, "pl")])
def test_everything_a_seat_receives_in_belfort_is_the_same_whatever_is_hidden(house, players, seed, language):
    last = len(finished("belfort", players, seed).steps)
    starts = [players * 5 + 5, *range(players * 5 + 12, last, last // 4)]
    different, answers = positions(Watcher(house, language), "belfort", players, seed, starts, 3)
    print(f"belfort, {players} players: {answers} answers at {different} positions")
    assert different >= 6


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_secret_answer_can_be_drafted_and_nothing_of_those_of_others_is_seen(house, viewer):
    """Also by the last one to answer, who could take the draft back after a look."""
    watcher = Watcher(house)
    different = 0
    for seed in (41,):
        twins = Twins("belfort", 3, seed, viewer, 20)
        for _ in twins.positions(6):
            different += twins.are_different
            compare(watcher, twins, with_drafts=True)
    assert different >= 4


@pytest.mark.parametrize(("players", "language"), [(2, "en"), (3, "it"), (4, "en")])
def test_everything_a_seat_receives_in_guilds_is_the_same_whatever_is_hidden(house, players, language):
    seed = WITH_SECRETS["guilds"][players]
    last = len(finished("guilds", players, seed).steps)
    different, answers = positions(
        Watcher(house, language), "guilds", players, seed, range(10, last, last // 12), 2
    )
    print(f"guilds, {players} players: {answers} answers at {different} positions")
    assert different >= 3


def test_the_comparison_notices_a_secret(house):
    """The test itself: what the seat may see does differ when its own cards do."""
    twins = Twins("belfort", 3, 32, 0, 20)
    watcher = Watcher(house)
    one, _ = twins.tables(watcher.person)
    twins.two.state = twins.game.redeal(twins.one.state, 1, twins.draw)
    _, other = twins.tables(watcher.person)
    assert watcher.seen(one) != watcher.seen(other)
