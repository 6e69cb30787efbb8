"""Bots think in processes of their own; one that dies is replaced, and its decision is thought again."""

import asyncio
import os
import signal

import pytest

from boardwright.server.tables.seats import put_seat
from boardwright.server.workers.lanes import QUICK_LIMITS
from tests.server.house import opened


@pytest.fixture(scope="module")
def factory(place):
    """A service with one real process for bots."""
    with opened(place("bots"), thinkers=1) as found:
        yield found


def test_bots_play_a_whole_match_in_their_process_and_survive_its_death(factory):
    owner = factory.browser("Ann")
    table = owner.make("caylus1303", "bot:random", "bot:random")
    thinkers = factory.service.quick_pool
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
            house.run(put_seat(house.service.tables, table, seat))
        version = table.version
    with opened(path) as house:
        again = house.table(table.id)
        house.until(lambda: again.version > version, 120)


def test_bots_for_whom_nobody_waits_keep_out_of_the_way(place, monkeypatch):
    with opened(place("queue")) as house:
        asked, gone = [], asyncio.Event()
        ask = house.service.quick_pool.ask

        async def slowly(match, bot, about, ticket):
            asked.append(about.split()[0])
            await gone.wait()
            return await ask(match, bot, about, ticket)

        monkeypatch.setattr(house.service.quick_pool, "ask", slowly)
        owner = house.browser("Ann")
        for _ in range(5):
            owner.make("caylus1303", "bot:random", "bot:random")
        table = owner.make("caylus1303", "me", "bot:random")
        while table.to_act() != [1]:
            house.play(table.id, 1)
        house.until(lambda: table.id in asked)
        assert len(set(asked) - {table.id}) == QUICK_LIMITS.bots_alone
        version = table.version
        house.loop.call_soon_threadsafe(gone.set)
        house.until(lambda: table.version > version)
