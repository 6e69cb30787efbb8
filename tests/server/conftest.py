"""Services for the tests of this folder."""

import hashlib
import itertools
import secrets
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from boardwright.server import hinting, tables, thinking
from tests.server.house import House, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> Iterator[House]:
    """A service that the tests of a module share; each makes tables and people of its own."""
    with opened(tmp_path_factory.mktemp("house") / "house.sqlite") as found:
        yield found


@pytest.fixture(autouse=True)
def luck(monkeypatch) -> None:
    """Every test deals the same cards each time; ids and links stay as they are."""
    count = itertools.count()

    def drawn(size: int) -> bytes:
        return hashlib.sha256(str(next(count)).encode()).digest()[:size]

    seeded = SimpleNamespace(
        token_bytes=drawn,
        token_hex=lambda size: drawn(size).hex(),
        randbits=lambda bits: int.from_bytes(drawn(8)) % 2**bits,
        token_urlsafe=secrets.token_urlsafe,
    )
    monkeypatch.setattr(tables, "secrets", seeded)
    monkeypatch.setattr(thinking, "secrets", seeded)
    monkeypatch.setattr(hinting, "secrets", seeded)
