"""Bots think in processes of their own; one that dies is replaced, and its decision is thought again."""

import os
import signal

import pytest

from tests.server.house import opened


@pytest.fixture(scope="module")
def factory(place):
    """A service with one real process for bots."""
    with opened(place("bots"), thinkers=1) as found:
        yield found


def test_bots_play_a_whole_match_in_their_process_and_survive_its_death(factory):
    owner = factory.browser("Ann")
    table = owner.make("caylus1303", "bot:random", "bot:random")
    thinkers = factory.service.thinkers
    factory.until(lambda: table.version > 5, 120)
    first = thinkers.processes()
    assert len(first) == 1
    assert first[0] != os.getpid()
    os.kill(first[0], signal.SIGKILL)
    factory.until(lambda: table.status == "over", 200)
    assert factory.forget(table.id).status == "over"


def test_pages_are_answered_while_a_bot_thinks(factory):
    owner = factory.browser("Ann")
    table = owner.make("caylus1303", "bot:greedy", "bot:greedy")
    for _ in range(5):
        assert owner.get(f"/t/{table.id}").status_code == 200
    factory.until(lambda: table.version > 2, 120)


def test_bots_go_on_after_a_start(place):
    path = place("again")
    with opened(path) as house:
        owner = house.browser("Ann")
        table = owner.make("caylus1303", "me", "screen")
        house.play(table.id, 3)
        for seat in table.seats:
            seat.kind, seat.bot = "bot", "random"
            house.run(house.service.tables.put_seat(table, seat))
        version = table.version
    with opened(path) as house:
        again = house.table(table.id)
        house.until(lambda: again.version > version, 120)
