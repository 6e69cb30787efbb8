"""How much each client may ask for, whatever it calls itself."""

import pytest
from starlette.requests import Request

from boardwright.server import rations
from boardwright.server.rations import Rations


def asked(path="/", host="192.0.2.1", method="GET", token=""):
    """A request from somewhere."""
    headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
    return Request({"type": "http", "path": path, "method": method, "client": (host, 1), "headers": headers})


def granted(found, count, **request):
    """How many of so many requests at one moment are granted."""
    return sum(found.grants(asked(**request), 0.0) for _ in range(count))


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
    assert granted(Rations(), 1000, **request_) == most


@pytest.mark.parametrize("path", ["/tables", "/load", "/api/v1/tables", "/t/abc/fork", "/t/abc/rematch"])
def test_new_tables_are_rationed_by_the_hour(path):
    found = Rations()
    made = sum(found.grants(asked(path, method="POST"), float(second)) for second in range(3600))
    assert made == 100 + 719


def test_all_addresses_of_a_household_are_one_client():
    found = Rations()
    assert granted(found, 300, host="2001:db8::1") == 300
    assert granted(found, 300, host="2001:db8::2:3:4:5") == 0
    assert granted(found, 300, host="2001:db8:0:1::1") == 300


def test_nonsense_for_an_address_is_one_client():
    found = Rations()
    assert granted(found, 200, host="nonsense") + granted(found, 200, host="x" * 5000) == 300


def test_programs_that_play_are_counted_by_their_token_but_not_any_number_of_them():
    found = Rations()
    tokens = [f"{number:032}" for number in range(rations.PLAYERS_EACH + 5)]
    for token in tokens:
        found.know(asked(token=token))
    assert [granted(found, 301, token=token) for token in tokens[:2]] == [300, 300]
    assert granted(found, 301, token=tokens[-1]) + granted(found, 301) == 300


def test_an_invented_token_gives_nothing():
    found = Rations()
    assert sum(granted(found, 1, token=f"{number:032}") for number in range(400)) == 300


def test_tables_are_counted_by_address_for_programs_too():
    found = Rations()
    tokens = [f"{number:032}" for number in range(5)]
    for token in tokens:
        found.know(asked(token=token))
    made = [granted(found, 50, path="/api/v1/tables", method="POST", token=token) for token in tokens]
    assert made == [50, 50, 0, 0, 0]


def test_streams_are_counted_while_they_are_open(monkeypatch):
    monkeypatch.setattr(rations, "MOST_STREAMS", 2)
    found = Rations()
    streams = [asked("/t/abc/stream", host=f"192.0.2.{number}") for number in range(3)]
    with found.holding(streams[0]):
        assert found.grants(streams[1], 0.0)
        with found.holding(streams[1]):
            assert not found.grants(streams[2], 0.0)
        assert found.grants(streams[2], 0.0)
    assert not found.streams
