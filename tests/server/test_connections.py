"""Connection limits: idle connections make room for new ones, and silent clients keep nobody out."""

import subprocess
import sys

import pytest

from boardwright.server.middleware import connections
from boardwright.server.middleware.connections import Connections, connection_limit, raise_file_limit
from boardwright.server.middleware.http_protocol import is_proxy
from tests.server import attack_silence
from tests.server.programs import ROOT


class Line:
    """A connection that notes when it is closed."""

    def __init__(self):
        self.is_closed = False

    def make_room(self):
        self.is_closed = True


def admitted(counted, *addresses):
    lines = [Line() for _ in addresses]
    assert [counted.admit(line, address) for line, address in zip(lines, addresses, strict=True)] == [
        True for _ in addresses
    ]
    return lines


def closed(lines):
    return [number for number, line in enumerate(lines) if line.is_closed]


def test_the_connection_that_is_idle_for_longest_makes_room():
    counted = Connections(limit=3)
    lines = admitted(counted, "a", "b", "c")
    counted.set_busy(lines[0])
    counted.set_idle(lines[0])
    lines += admitted(counted, "d")
    assert (closed(lines), len(counted)) == ([1], 3)


def test_a_connection_whose_request_is_answered_is_not_closed():
    counted = Connections(limit=2)
    lines = admitted(counted, "a", "b")
    counted.set_busy(lines[0])
    lines += admitted(counted, "c")
    assert closed(lines) == [1]
    counted.set_busy(lines[2])
    assert not counted.admit(Line(), "d")
    assert (closed(lines), len(counted)) == ([1], 2)


def test_an_address_makes_room_for_itself_only():
    counted = Connections(limit=10, limit_per_address=2)
    lines = admitted(counted, "other", "a", "a", "a")
    assert closed(lines) == [1]
    counted.set_busy(lines[2])
    counted.set_busy(lines[3])
    assert not counted.admit(Line(), "a")
    assert counted.admit(Line(), "b")


def test_the_visitors_of_a_proxy_share_its_address():
    counted = Connections(limit=10, limit_per_address=2)
    assert closed(admitted(counted, "", "", "", "")) == []


def test_a_connection_that_ends_is_counted_no_more():
    counted = Connections(limit=10, limit_per_address=1)
    line = admitted(counted, "a")[0]
    counted.forget(line)
    counted.set_idle(line)
    assert len(counted) == 0
    admitted(counted, "a")
    counted.forget(line)
    assert (len(counted), line.is_closed) == (1, False)


@pytest.mark.parametrize(
    ("allowed", "host", "expected"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        (["10.0.0.0/8, 192.0.2.1"], "10.1.2.3", True),
        ("*", "192.0.2.9", True),
        ("", "192.0.2.9", False),
    ],
)
def test_only_a_trusted_proxy_brings_many_visitors(allowed, host, expected):
    class Config:
        forwarded_allow_ips = allowed
        proxy_headers = True

    assert is_proxy(Config(), host) is expected


def test_the_soft_limit_of_open_files_is_raised_to_the_hard_one(monkeypatch):
    import resource

    kept = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: kept.append(limits))
    assert (raise_file_limit(), kept) == (4096, [(4096, 4096)])
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 1024))
    assert (raise_file_limit(), len(kept)) == (1024, 1)


def test_a_system_that_refuses_keeps_its_limit(monkeypatch):
    import resource

    def refuse(_, limits):
        raise ValueError(limits)

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert raise_file_limit() == 256
    monkeypatch.setitem(sys.modules, "resource", None)
    assert raise_file_limit() == connections.UNKNOWN_FILES


def test_some_descriptors_are_left_for_everything_else():
    assert connection_limit(1024) <= 1024 - connections.RESERVED_FILES


def test_silent_and_slow_clients_keep_nobody_out():
    seen = attack_silence.run(silent=300, slow=60, seconds=2.0, files=320)
    assert seen.failed == []
    assert len(seen.seconds) >= 5


def test_no_request_opens_a_file():
    command = [sys.executable, "-m", "tests.server.opened_files"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout == ""
