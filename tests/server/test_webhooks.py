"""One webhook per seat: private addresses are refused, and a turn is told once."""

import asyncio
import json
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from boardwright.server import webhooks
from boardwright.server.errors import BadRequest
from tests.server.house import friends_at

PRIVATE = [
    "http://127.0.0.1/x",
    "http://127.0.0.1:8303/x",
    "http://127.1/",
    "http://10.1.2.3/",
    "http://172.16.0.1/",
    "http://192.168.178.1/hook",
    "http://169.254.169.254/latest/meta-data",
    "http://0.0.0.0/",
    "http://100.64.0.1/",
    "http://[::1]/",
    "http://[::]/",
    "http://[fe80::1]/",
    "http://[fc00::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[ff0e::1]/",
    "http://localhost/",
    "http://localhost.:80/",
    "http://LOCALHOST/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://017700000001/",
    "https://127.0.0.1/",
    "http://224.0.0.1/",
]
NONSENSE = [
    "ftp://example.com/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "http://",
    "http:///x",
    "nonsense",
    "http://name:password@example.com/",
    "http://example.com:0/",
    "http://example.com:99999/",
    "http://example.com:x/",
    "http://exa mple.com/",
    "http://example.com/\r\nX-Evil: 1",
    "http://[::1/",
    "http://żółć.example/",
    "http://example.com/" + "x" * 600,
]


@pytest.mark.parametrize("url", PRIVATE)
def test_private_addresses_are_refused_in_every_spelling(house, url):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    answer = people[0].do(table, "webhook", url=url)
    assert answer.status_code == 400
    assert answer.json()["error"] in ("webhook-private", "webhook-host", "webhook-url")
    assert table.seats[0].webhook == ""
    with pytest.raises(BadRequest):
        asyncio.run(webhooks.send(url, {}))


@pytest.mark.parametrize("url", NONSENSE)
def test_what_is_no_address_is_refused(house, url):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    assert people[0].do(table, "webhook", url=url).json()["error"] == "webhook-url"
    assert table.seats[0].webhook == ""


def test_a_name_that_leads_to_a_private_address_among_others_is_refused(monkeypatch):
    monkeypatch.setattr(webhooks, "addresses", lambda _host, _port: ["93.184.216.34", "192.168.0.7"])
    with pytest.raises(BadRequest):
        asyncio.run(webhooks.public_address("two-faced.example", 80))


@contextmanager
def listener(status=204):
    """A receiver on this machine; what it gets is in the list."""
    got = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            got.append((self.path, self.headers["Host"], json.loads(body)))
            self.send_response(status)
            self.send_header("Location", "http://127.0.0.1:9/elsewhere")
            self.end_headers()

        def log_message(self, *_arguments):
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://hooks.example:{server.server_port}/here?x=1", got
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture
def reachable(monkeypatch):
    """Let one invented name lead to this machine; nothing else is sent anywhere."""

    async def local(host, _port):
        assert host == "hooks.example"
        return "127.0.0.1"

    monkeypatch.setattr(webhooks, "public_address", local)


def test_a_seat_is_told_once_when_its_turn_begins(house, reachable):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    with listener() as (url, got):
        seat = 1 - table.to_act()[0]
        assert people[seat].do(table, "webhook", url=url).status_code == 200
        while table.to_act() != [seat]:
            house.play(table.id, 1)
        house.until(lambda: len(got) == 1)
        path, host, message = got[0]
        assert (path, host) == ("/here?x=1", url.split("/")[2])
        assert (message["table"], message["seat"], message["game"]) == (table.id, seat, "caylus1303")
        assert people[seat].name in message["text"]
        turns = 1
        for _ in range(10):
            before = table.to_act()
            house.play(table.id, 1)
            turns += table.to_act() == [seat] != before
        house.until(lambda: len(got) == turns)


def test_the_test_button_sends_now_and_tells_of_failure(house, reachable):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    assert people[0].do(table, "webhook/test").json()["error"] == "webhook-url"
    with listener() as (url, got):
        people[0].do(table, "webhook", url=url)
        assert people[0].do(table, "webhook/test").status_code == 200
        assert len(got) == 1
    assert people[0].do(table, "webhook/test").json()["error"] == "webhook-failed"
    with listener(500) as (url, _):
        people[0].do(table, "webhook", url=url)
        assert people[0].do(table, "webhook/test").json()["error"] == "webhook-status"


def test_a_receiver_that_is_gone_does_not_hold_up_the_match(house, reachable):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    with listener() as (url, _):
        pass
    for person in people:
        person.do(table, "webhook", url=url)
    house.play(table.id, 10)
    assert table.version >= 10


def test_an_address_is_seen_by_its_owner_only_and_can_be_taken_away(house, reachable):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    with listener() as (url, _):
        people[0].do(table, "webhook", url=url)
        assert url in people[0].get(f"/t/{table.id}").text
        assert "hooks.example" not in people[1].get(f"/t/{table.id}").text
        people[0].do(table, "webhook", url="")
    assert table.seats[0].webhook == ""


def test_an_address_goes_with_its_player_when_a_seat_is_handed_over(house, reachable):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    with listener() as (url, _):
        people[1].do(table, "webhook", url=url)
    people[1].do(table, "seats/1/open")
    house.browser("Dora").join(table.seats[1].invite)
    assert table.seats[1].webhook == ""


def test_names_that_nobody_answers_for_hold_up_nothing_else(house, monkeypatch):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    answered = threading.Event()

    def silent(_host, _port):
        answered.wait()
        return ["127.0.0.1"]

    async def many():
        waiting = [asyncio.ensure_future(webhooks.public_address("slow.example", 80)) for _ in range(40)]
        await asyncio.sleep(0)
        house.service.tables.forget(table.id)
        async with asyncio.timeout(10):
            found = await house.service.tables.find(table.id)  # read and played again in a thread
        answered.set()
        return found.version, await asyncio.gather(*waiting, return_exceptions=True)

    monkeypatch.setattr(webhooks, "addresses", silent)
    try:
        version, found = house.run(many())
    finally:
        answered.set()
    assert (version, {type(each) for each in found}) == (table.version, {BadRequest})


def test_a_receiver_that_sends_elsewhere_is_not_followed(house, reachable):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    with listener(302) as (url, got):
        people[0].do(table, "webhook", url=url)
        assert people[0].do(table, "webhook/test").json()["error"] == "webhook-status"
    assert len(got) == 1
