"""Bots take turns: by whom their tables belong to, and whether anybody is there; the page says who waits."""

import asyncio
import json

import pytest

from boardwright.server.live.streams import program_at
from boardwright.server.workers import claims, slow_bots
from boardwright.server.workers.fair_queue import ABSENT, BOTS_ALONE, PRESENT, UNKNOWN
from boardwright.text import LANGUAGES
from tests.server.house import opened, programs_at, text_of

ATTACKER = "192.0.2.66"
BOT_SEATS = [{"kind": "open"}, {"kind": "bot", "bot": "expert"}]


class Gate:
    """A pool whose bots choose only when they are let go; the tables that they were asked for."""

    def __init__(self, house, monkeypatch, pool):
        self.house = house
        self.asked = []
        self._gone = asyncio.Semaphore(0)
        ask = pool.ask

        async def slowly(match, bot, about, ticket):
            self.asked.append(about.split()[0])
            await self._gone.acquire()
            return await ask(match, "random", about, ticket)

        monkeypatch.setattr(pool, "ask", slowly)

    def release(self, count=1):
        """Let so many of them choose."""
        self.house.call(lambda: [self._gone.release() for _ in range(count)])


@pytest.fixture
def house(tmp_path):
    """A service for each test: nothing waits in it."""
    with opened(tmp_path / "house.sqlite") as found:
        yield found


@pytest.fixture
def gate(house, monkeypatch):
    """The search of the service, held up; at the end everything goes on."""
    found = Gate(house, monkeypatch, house.service.pool)
    yield found
    found.release(10**4)


def tickets(house):
    """How many searches wait or run."""
    queue = queue_of(house)
    return len(queue.waiting) + len(queue.running)


def play_until(house, table, condition):
    """Decide for the first seat until something holds; bots decide for themselves."""
    house.until(lambda: condition() or table.to_act() == [0])
    while not condition():
        house.play(table.id, 1)
        house.until(lambda: condition() or table.to_act() == [0])


def asked_table(house, browser):
    """A table of somebody at which a bot must search."""
    before = tickets(house)
    table = browser.make("caylus1303", "me", "bot:hard")
    play_until(house, table, lambda: tickets(house) > before)
    return table


def made_by_program(house):
    """A table of the attacker's address with a program and an expert."""
    client = house.client(address=ATTACKER)
    body = {"game": "caylus1303", "seats": BOT_SEATS}
    made = house.run(client.post("/api/v1/tables", json=body)).json()
    wish = {"invite": made["invitations"][0]["invite"], "name": "P"}
    house.run(client.post(f"/api/v1/tables/{made['table']['id']}/join", json=wish))
    return house.table(made["table"]["id"])


def program_tables(house, count):
    """Tables of one address, each with a program and an expert that must search."""
    found = []
    for number in range(count):
        found.append(made_by_program(house))
        play_until(house, found[-1], lambda number=number: tickets(house) > number)
    return found


def queue_of(house):
    return house.service.bot_runner.thinking.lanes.search.queue


def test_a_quick_bot_does_not_wait_behind_experts(house, gate):
    program_tables(house, 3)
    visitor = house.browser("Vera", address="198.51.100.7")
    table = visitor.make("caylus1303", "me", "bot:greedy")
    play_until(house, table, lambda: sum(entry.seat == 1 for entry in table.entries) > 3)
    assert len(gate.asked) == 1


def test_the_bot_of_another_visitor_thinks_next_however_many_tables_wait(house, gate):
    many = [table.id for table in program_tables(house, 8)]
    house.until(lambda: gate.asked == many[:1])
    visitor = house.browser("Vera", address="198.51.100.7")
    table = asked_table(house, visitor)
    assert tickets(house) == 9
    gate.release()
    house.until(lambda: len(gate.asked) == 2)
    assert gate.asked[1] == table.id


def test_a_table_is_charged_to_its_owner_and_to_the_address_that_made_it(house):
    vera = house.browser("Vera", address="198.51.100.7")
    table = vera.make("caylus1303", "me", "bot:greedy")
    party = house.service.claims.party_of(table)
    assert (party.person, party.address) == (f"person {table.owner}", "198.51.100.7")
    made = made_by_program(house)
    party = house.service.claims.party_of(made)
    assert (party.person, party.address) == (f"program {made.owner_token}", ATTACKER)


def test_after_a_start_a_table_is_charged_to_the_address_of_its_next_player(place):
    path = place("again")
    with opened(path) as house:
        table = house.browser("Vera", address="198.51.100.7").make("caylus1303", "open", "bot:greedy")
        made, programs = programs_at(house, "caylus1303", 2)
    with opened(path) as house:
        claims_here = house.service.claims
        assert claims_here.party_of(house.table(table.id)).address == UNKNOWN
        house.browser("Eve", address=ATTACKER).get(f"/t/{table.id}")
        assert claims_here.party_of(house.table(table.id)).address == UNKNOWN
        again = house.table(made.id)
        headers = programs[0].client.headers
        client = house.client(address=ATTACKER, headers={"Authorization": headers["Authorization"]})
        body = {"actions": [again.match.legal[0]], "version": again.version}
        house.run(client.post(f"/api/v1/tables/{made.id}/act", json=body))
        assert claims_here.party_of(again).address == ATTACKER


def urgency(house, table):
    return house.call(lambda: house.service.claims.urgency_of(table))


@pytest.fixture
def later(monkeypatch):
    """Whatever was decided was not a moment ago."""
    monkeypatch.setattr(claims, "ATTENDANCE_TIMEOUT", -1.0)


def test_an_idle_seat_is_nobody_who_waits_but_an_open_stream_is(house, later):
    ann = house.browser("Ann")
    table = ann.make("caylus1303", "me", "bot:greedy")
    assert urgency(house, table) == ABSENT

    def watching():
        with house.service.streams.subscribe(table.id, table.owner):
            return house.service.claims.urgency_of(table)

    assert house.call(watching) == PRESENT
    assert urgency(house, table) == ABSENT


def test_a_program_with_an_open_stream_is_there(house, later):
    table, programs = programs_at(house, "caylus1303", 1, seats=BOT_SEATS)
    assert urgency(house, table) == ABSENT

    async def watched():
        path = f"{programs[0].path}/events"
        stream = asyncio.create_task(programs[0].client.get(path, params={"format": "ndjson"}))
        while not house.service.streams.is_online(table.id, program_at(0)):
            await asyncio.sleep(0)
        found = house.service.claims.urgency_of(table)
        stream.cancel()
        await asyncio.gather(stream, return_exceptions=True)
        return found

    assert house.run(watched()) == PRESENT


def test_who_has_decided_a_moment_ago_is_there_without_a_stream(house):
    table, _ = programs_at(house, "caylus1303", 1, seats=BOT_SEATS)
    assert urgency(house, table) == PRESENT


def test_nobody_waits_at_a_table_of_bots_alone(house):
    table = house.browser("Ann").make("caylus1303", "bot:greedy", "bot:greedy")
    assert urgency(house, table) == BOTS_ALONE


@pytest.fixture
def at_once(monkeypatch):
    """Bots that wait are slow at once."""
    monkeypatch.setattr(slow_bots, "BOT_SLOW_DELAY", 0.0)
    monkeypatch.setattr(slow_bots, "BOT_SLOW_CHECK_INTERVAL", 0.01)


WAITING_WORDS = {
    "en": "bots at many other tables are thinking",
    "pl": "przy wielu innych stołach myślą boty",
    "de": "An vielen anderen Tischen überlegen Bots",
    "it": "stanno pensando i bot di molti altri tavoli",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_that_a_bot_waits_for_others(house, gate, at_once, language):
    program_tables(house, 1)
    vera = house.browser("Vera", language, address="198.51.100.7")
    table = asked_table(house, vera)
    house.until(lambda: house.service.slow_bots.reason_at(table) == "others")
    assert WAITING_WORDS[language] in text_of(vera.part(f"/t/{table.id}/part"))
    gate.release()
    house.until(lambda: house.service.slow_bots.reason_at(table) == "")
    assert WAITING_WORDS[language] not in text_of(vera.part(f"/t/{table.id}/part"))


def test_the_page_says_that_a_bot_waits_for_tables_of_the_same_owner(house, gate, at_once):
    vera = house.browser("Vera", address="198.51.100.7")
    asked_table(house, vera)
    table = asked_table(house, vera)
    house.until(lambda: house.service.slow_bots.reason_at(table) == "own")
    assert "other tables of the same person" in text_of(vera.part(f"/t/{table.id}/part"))


def test_a_page_hears_when_a_bot_is_slow(house, gate, at_once):
    program_tables(house, 1)
    vera = house.browser("Vera", address="198.51.100.7")
    table = asked_table(house, vera)

    async def heard():
        with house.service.streams.subscribe(table.id) as queue:
            house.service.slow_bots._note(table.id, table.version, "others")
            return await queue.get()

    assert house.run(heard()) == "seats"


def test_what_another_process_says_of_a_slow_bot_holds_for_that_version(house):
    table = house.browser("Ann").make("caylus1303", "me", "screen")
    note = json.dumps([table.id, table.version, "own"])
    message = json.dumps(["another process", "", ["slow"], None, note])
    house.call(lambda: house.service.cluster.receive(message))
    assert house.service.slow_bots.reason_at(table) == "own"
    house.play(table.id, 1)
    assert house.service.slow_bots.reason_at(table) == ""
