"""How much each client may ask for, whatever it calls itself."""

import pytest
from starlette.requests import Request

from boardwright.server.middleware import rate_limit
from boardwright.server.middleware.rate_limit import RateLimits
from tests.server.house import friends_at, legal, opened, programs_at


def asked(path="/", host="192.0.2.1", method="GET", token=""):
    """A request from somewhere."""
    headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
    return Request({"type": "http", "path": path, "method": method, "client": (host, 1), "headers": headers})


def granted(found, count, **request):
    """How many of so many requests at one moment are granted."""
    return sum(found.try_request(asked(**request), 0.0) for _ in range(count))


@pytest.mark.parametrize(
    ("request_", "most"),
    [
        ({"path": "/"}, 300),
        ({"path": "/t/abc/choose", "method": "POST"}, 60),
        ({"path": "/healthz"}, 60),
        ({"path": "/metrics"}, 60),
        ({"path": "/static/app.js"}, 1000),
    ],
)
def test_a_burst_is_granted_and_no_more(request_, most):
    assert granted(RateLimits(), 1000, **request_) == most


@pytest.mark.parametrize("path", ["/tables", "/load", "/api/v1/tables", "/t/abc/fork", "/t/abc/rematch"])
def test_new_tables_are_limited_by_the_hour(path):
    found = RateLimits()
    made = sum(found.try_request(asked(path, method="POST"), float(second)) for second in range(3600))
    assert made == 100 + 719


def test_all_addresses_of_a_household_are_one_client():
    found = RateLimits()
    assert granted(found, 300, host="2001:db8::1") == 300
    assert granted(found, 300, host="2001:db8::2:3:4:5") == 0
    assert granted(found, 300, host="2001:db8:0:1::1") == 300


def test_nonsense_for_an_address_is_one_client():
    found = RateLimits()
    assert granted(found, 200, host="nonsense") + granted(found, 200, host="x" * 5000) == 300


def test_programs_that_play_are_counted_by_their_token_but_not_any_number_of_them():
    found = RateLimits()
    tokens = [f"{number:032}" for number in range(rate_limit.MAX_PROGRAMS_PER_ADDRESS + 5)]
    for token in tokens:
        found.count_by_token(asked(token=token), 0.0)
    assert [granted(found, 301, token=token) for token in tokens[:2]] == [300, 300]
    assert granted(found, 301, token=tokens[-1]) + granted(found, 301) == 300


def test_an_invented_token_gives_nothing():
    found = RateLimits()
    assert sum(granted(found, 1, token=f"{number:032}") for number in range(400)) == 300


def test_a_program_that_plays_no_more_makes_room_for_another():
    found = RateLimits()
    for number in range(rate_limit.MAX_PROGRAMS_PER_ADDRESS):
        found.count_by_token(asked(token=f"{number:032}"), 0.0)
    assert found.try_request(asked(token=f"{7:032}"), 500.0)
    assert found.try_request(asked(), 700.0)
    assert [token[-2:] for token in found.programs] == ["07"]
    found.count_by_token(asked(token="x" * 32), 700.0)
    assert len(found.programs) == 2


@pytest.fixture
def strict(tmp_path, monkeypatch):
    """A service that grants little, and nothing again soon."""
    monkeypatch.setattr(rate_limit, "REQUEST_RATE", (40.0, 0.001))
    with opened(tmp_path / "strict.sqlite", limits=True) as found:
        yield found


def statuses(house, path, count, **headers):
    """What so many requests of one client are answered."""
    client = house.client(headers=headers)
    return [house.run(client.get(path)).status_code for _ in range(count)]


def test_a_token_that_opened_no_seat_gives_nothing_whatever_was_answered(strict):
    table, people = friends_at(strict, "caylus1303", "Ann", "Bob")
    seat = table.to_act()[0]
    people[seat].choose(table, legal(table, seat)[0])
    invented = {"Authorization": "Bearer " + "invented" * 4}
    fields = {"version": table.version}
    undone = people[seat].post(f"/t/{table.id}/undo", fields, headers={"X-Part": "1", **invented})
    assert undone.status_code == 200
    assert 429 in statuses(strict, "/api/v1/bots", 41)
    assert statuses(strict, "/api/v1/bots", 1, **invented) == [429]


def test_a_token_that_opened_a_seat_is_counted_for_itself(strict):
    table, programs = programs_at(strict, "caylus1303", 2)
    seat = table.to_act()[0]
    assert programs[seat].act([legal(table, seat)[0]], table.version).status_code == 200
    assert 429 in statuses(strict, "/api/v1/bots", 41)
    assert programs[seat].get("view").status_code == 200


def test_what_is_not_counted_asks_the_database_nothing(strict, monkeypatch):
    async def refused(*_):
        raise AssertionError("the database was asked")

    monkeypatch.setattr(strict.service.accounts, "visitor", refused)
    cookie = {"Cookie": "boardwright=" + "x" * 30}
    client = strict.client(headers=cookie)
    missing = strict.run(client.get("/static/nope"))
    assert (missing.status_code, missing.text) == (404, "404 no-page")
    assert missing.headers["content-type"].startswith("text/plain")
    assert strict.run(client.get("/static/%00")).status_code == 404
    assert strict.run(client.post("/static/app.js")).status_code == 405


@pytest.mark.parametrize("asked_", [{"url": "/%00"}, {"url": "/", "headers": {"Content-Length": "9999999"}}])
def test_what_is_refused_unread_is_counted_too(strict, asked_):
    client = strict.client()
    found = [strict.run(client.request("GET", **asked_)).status_code for _ in range(42)]
    assert found[0] in (404, 413)
    assert found[-1] == 429


def test_tables_are_counted_by_address_for_programs_too():
    found = RateLimits()
    tokens = [f"{number:032}" for number in range(5)]
    for token in tokens:
        found.count_by_token(asked(token=token), 0.0)
    made = [granted(found, 50, path="/api/v1/tables", method="POST", token=token) for token in tokens]
    assert made == [50, 50, 0, 0, 0]


def test_streams_are_counted_while_they_are_open():
    found = RateLimits(max_streams=2)
    streams = [asked("/t/abc/stream", host=f"192.0.2.{number}") for number in range(3)]
    with found.count_stream(streams[0]):
        assert found.try_request(streams[1], 0.0)
        with found.count_stream(streams[1]):
            assert not found.try_request(streams[2], 0.0)
        assert found.try_request(streams[2], 0.0)
    assert not found.streams
