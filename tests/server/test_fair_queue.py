"""Fair queueing: turns go round by address and person, people who are there go first, nobody holds all."""

import asyncio

import pytest

from boardwright.server.workers.fair_queue import (
    ABSENT,
    BOTS_ALONE,
    OTHERS,
    OWN,
    PRESENT,
    UNKNOWN,
    Claim,
    FairQueue,
    Limits,
    Party,
)
from boardwright.server.workers.lanes import is_quick, local_lanes

ONE_PLACE = Limits(places=1, per_address=1, per_person=1)


def claim(person, address, urgency=PRESENT):
    return Claim(Party(person, address), urgency)


async def settled():
    """Let every task that can go on do so."""
    for _ in range(5):
        await asyncio.sleep(0)


class Line:
    """Tickets of a queue in the order in which they get their places; each keeps it until it is let go."""

    def __init__(self, limits=ONE_PLACE):
        self.queue = FairQueue(limits)
        self.served = []
        self.tickets = {}
        self._gone = {}
        self._tasks = {}

    async def come(self, name, judge):
        """Let somebody wait; `judge` is a claim, or a function that gives one."""
        self._gone[name] = asyncio.Event()
        found = judge if callable(judge) else lambda: judge
        self.tickets[name] = self.queue.ticket(found)
        self._tasks[name] = asyncio.create_task(self._hold(name))
        await settled()

    async def _hold(self, name):
        async with self.tickets[name]:
            self.served.append(name)
            await self._gone[name].wait()

    async def go(self, name):
        """Let somebody's computation end."""
        self._gone[name].set()
        await settled()

    async def give_up(self, name):
        """Cancel somebody's computation."""
        self._tasks[name].cancel()
        await settled()

    async def all_served(self):
        """Let everybody go as soon as they are served; returns the order."""
        for turn in range(len(self.tickets)):
            await self.go(self.served[turn])
        return self.served


async def served_in_order(*who, limits=ONE_PLACE):
    """The order in which claims that all wait for one place are served; each is a name and a claim."""
    line = Line(limits)
    await line.come("before", claim("before", "before"))
    for name, each in who:
        await line.come(name, each)
    return (await line.all_served())[1:]


def test_a_visitor_who_comes_after_ninety_tables_of_another_is_next():
    many = [(f"a{number}", claim(f"program {number}", "attacker")) for number in range(90)]
    order = asyncio.run(served_in_order(*many, ("visitor", claim("ann", "home"))))
    assert order[:3] == ["a0", "visitor", "a1"]
    assert len(order) == 91


def test_a_visitor_who_comes_while_the_other_is_served_waits_for_that_one_decision_only():
    async def play():
        line = Line()
        for number in range(90):
            await line.come(f"a{number}", claim(f"program {number}", "attacker"))
        await line.go("a0")
        await line.come("visitor", claim("ann", "home"))
        await line.go("a1")
        return line.served

    assert asyncio.run(play()) == ["a0", "a1", "visitor"]


def test_addresses_take_turns_and_the_one_with_more_is_not_starved():
    first = [(f"a{number}", claim("ann", "a")) for number in range(3)]
    second = [(f"b{number}", claim("bob", "b")) for number in range(3)]
    order = asyncio.run(served_in_order(*first, *second))
    assert order == ["a0", "b0", "a1", "b1", "a2", "b2"]


def test_people_of_one_address_take_turns():
    first = [(f"a{number}", claim("ann", "school")) for number in range(3)]
    order = asyncio.run(served_in_order(*first, ("b0", claim("bob", "school"))))
    assert order == ["a0", "b0", "a1", "a2"]


def test_one_person_at_many_addresses_has_the_turns_of_one():
    first = [(f"a{number}", claim("ann", f"address {number}")) for number in range(3)]
    order = asyncio.run(served_in_order(*first, ("b0", claim("bob", "b")), ("b1", claim("bob", "b"))))
    assert order == ["a0", "b0", "a1", "b1", "a2"]


def test_people_who_are_there_go_first_and_tables_of_bots_alone_last():
    order = asyncio.run(
        served_in_order(
            ("bots", claim("ann", "a", BOTS_ALONE)),
            ("absent", claim("bob", "b", ABSENT)),
            ("present", claim("cid", "c", PRESENT)),
        )
    )
    assert order == ["present", "absent", "bots"]


def test_a_player_who_comes_back_while_a_bot_waits_goes_first_again():
    async def play():
        line, is_back = Line(), asyncio.Event()
        await line.come("before", claim("before", "before"))
        await line.come("away", lambda: claim("ann", "a", PRESENT if is_back.is_set() else ABSENT))
        await line.come("absent", claim("bob", "b", ABSENT))
        await line.come("present", claim("cid", "c", PRESENT))
        is_back.set()
        return await line.all_served()

    assert asyncio.run(play()) == ["before", "away", "present", "absent"]


def test_nobody_holds_more_than_a_share_and_the_rest_waits_for_its_turn():
    async def play():
        line = Line(Limits(places=4, per_address=3, per_person=2))
        for number in range(3):
            await line.come(f"a{number}", claim("ann", "a"))
        for number in range(3):
            await line.come(f"b{number}", claim("bob", "a"))
        full = list(line.served)
        await line.come("visitor", claim("cid", "c"))
        return full, await line.all_served()

    full, order = asyncio.run(play())
    assert full == ["a0", "a1", "b0"]
    assert order == ["a0", "a1", "b0", "visitor", "a2", "b1", "b2"]


def test_of_tables_of_bots_alone_one_thinks_at_a_time():
    async def play():
        line = Line(Limits(places=4, per_address=4, per_person=4))
        for number in range(3):
            await line.come(f"bots{number}", claim(f"p{number}", f"a{number}", BOTS_ALONE))
        return list(line.served)

    assert asyncio.run(play()) == ["bots0"]


@pytest.mark.parametrize("given_up", ["holds", "waits"])
def test_who_gives_up_takes_nothing_along(given_up):
    async def play():
        line = Line()
        await line.come("holds", claim("ann", "a"))
        await line.come("waits", claim("bob", "b"))
        await line.come("last", claim("cid", "c"))
        await line.give_up(given_up)
        await line.go("holds")
        await line.go("waits")
        await line.go("last")
        return line

    line = asyncio.run(play())
    assert line.served[-1] == "last"
    assert (line.queue.waiting, line.queue.running) == ([], [])


def test_a_ticket_that_is_cancelled_in_the_moment_it_is_granted_gives_its_place_back():
    async def play():
        line = Line()
        await line.come("holds", claim("ann", "a"))
        await line.come("next", claim("bob", "b"))
        line._gone["holds"].set()
        await asyncio.sleep(0)
        is_granted = line.tickets["next"].is_granted
        await line.give_up("next")
        return line, is_granted

    line, is_granted = asyncio.run(play())
    assert is_granted
    assert (line.served, line.queue.waiting, line.queue.running) == (["holds"], [], [])


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (claim("ann", "elsewhere"), OWN),
        (claim("bob", "home"), OWN),
        (claim("bob", "elsewhere"), OTHERS),
        (claim("ann", UNKNOWN), OWN),
    ],
)
def test_who_waits_learns_whether_it_is_for_others_or_for_their_own(other, reason):
    async def play():
        line = Line()
        await line.come("holds", other)
        await line.come("waits", claim("ann", "home"))
        return line.tickets["waits"].delay, line.tickets["holds"].delay

    assert asyncio.run(play()) == (reason, "")


def test_two_tables_whose_addresses_are_unknown_are_not_called_the_same():
    async def play():
        line = Line()
        await line.come("holds", claim("ann", UNKNOWN))
        await line.come("waits", claim("bob", UNKNOWN))
        return line.tickets["waits"].delay

    assert asyncio.run(play()) == OTHERS


@pytest.mark.parametrize(("processes", "of_address", "of_person"), [(1, 1, 1), (2, 1, 1), (4, 3, 2)])
def test_one_visitor_leaves_a_process_to_others_where_there_are_two(processes, of_address, of_person):
    limits = local_lanes(None, None, processes).search.queue.limits
    assert (limits.places, limits.per_address, limits.per_person) == (processes, of_address, of_person)


def test_bots_that_do_not_search_are_quick():
    quick = {name: is_quick(name) for name in ("random", "greedy", "easy", "normal", "expert", "mcts:5")}
    assert [name for name, found in quick.items() if found] == ["random", "greedy", "easy"]
