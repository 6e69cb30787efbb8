"""`boardwright serve` on a PostgreSQL that cannot be used: one line that says why, and no password in it."""

import pytest

from boardwright.cli import serve
from boardwright.cli.serve import check_database
from boardwright.core.errors import BadOptionError
from boardwright.text import Words
from tests.server.postgres import needs_drivers


def refusal(url: str) -> tuple[str, str]:
    """The name of the problem, and the line that is shown."""
    with pytest.raises(BadOptionError) as refused:
        check_database(url)
    line = Words("en").error(refused.value)
    assert "\n" not in line
    assert "hush" not in line
    return refused.value.message, line


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_every_common_form_of_the_address_is_taken(postgres, scheme):
    url = postgres.database()
    assert check_database(url.replace("postgresql", scheme)) is None


def test_a_server_that_does_not_answer_is_named(postgres):
    name, line = refusal("postgresql://ann:hush@127.0.0.1:1/games")
    assert name == "database-unusable"
    assert "postgresql://ann@127.0.0.1:1/games" in line
    assert "refused" in line


def test_a_wrong_password_is_called_so_and_not_repeated(postgres):
    url = postgres.database()
    postgres.execute("DROP ROLE IF EXISTS guarded")
    postgres.execute("CREATE ROLE guarded LOGIN PASSWORD 'right'")
    name, line = refusal(url.replace("postgres@", "guarded:hush@"))
    assert name == "database-unusable"
    assert "password authentication failed" in line


def test_a_database_that_is_not_there_is_called_so(postgres):
    assert "does not exist" in refusal(postgres.url("nowhere"))[1]


@needs_drivers
@pytest.mark.parametrize("url", ["postgresql://ann:hush@host:port/games", "postgresql://ann:hush@[::1/games"])
def test_an_address_that_makes_no_sense_is_refused(url):
    assert refusal(url)[0] == "database-unusable"


def test_a_database_of_a_newer_release_is_left_alone(postgres):
    url = postgres.database()
    postgres.execute("UPDATE alembic_version SET version_num = '9999'", url.rpartition("/")[2])
    name, line = refusal(url)
    assert name == "database-newer"
    assert "newer Boardwright" in line


def test_without_the_extra_one_line_says_what_to_install(monkeypatch):
    monkeypatch.setattr(serve, "POSTGRES", ("no_such_package",))
    assert refusal("postgresql://ann:hush@host/games") == (
        "needs-postgres",
        "PostgreSQL needs some more packages: pip install 'boardwright[postgres]'",
    )


def test_a_worker_needs_a_service_on_postgresql(tmp_path):
    with pytest.raises(BadOptionError) as refused:
        serve.command(database=str(tmp_path / "file.sqlite"), is_worker=True)
    assert refused.value.message == "worker-alone"


def test_a_file_is_not_left_without_anybody_who_thinks(tmp_path):
    with pytest.raises(BadOptionError) as refused:
        serve.command(database=str(tmp_path / "file.sqlite"), thinkers="0")
    assert refused.value.message == "number-wanted"
