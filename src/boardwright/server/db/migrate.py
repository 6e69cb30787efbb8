"""Migrate a database to the newest schema with Alembic, also one that an older release has written.

Processes that start at the same time on one PostgreSQL wait here for each other: one of them migrates.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

FOLDER = resources.files("boardwright.server.db") / "migrations"
LOCK: Final = 8303
LOCK_TIMEOUT: Final = "5min"


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Run the migrations that are missing; closes all connections when one fails."""
    try:
        with engine.begin() as connection:
            run(connection, revision)
    except BaseException:
        engine.dispose()
        raise


def run(connection: Connection, revision: str = "head") -> None:
    """Run the migrations that are missing in the transaction of the caller."""
    is_postgres = connection.dialect.name == "postgresql"
    if is_postgres:
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}'")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    with _scripts() as config:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    if is_postgres:
        prepare_jobs(connection)


def prepare_jobs(connection: Connection) -> None:
    """Make the tables of procrastinate, which come with that package."""
    from procrastinate.schema import SchemaManager

    if connection.exec_driver_sql("SELECT to_regclass('procrastinate_jobs')").scalar() is None:
        raw: Any = connection.connection.dbapi_connection
        raw.execute(SchemaManager.get_schema())


def newest() -> str | None:
    """Return the revision that this release works with."""
    with _scripts() as config:
        return ScriptDirectory.from_config(config).get_current_head()


def revisions() -> list[str]:
    """Return all revisions that this release knows."""
    with _scripts() as config:
        return [each.revision for each in ScriptDirectory.from_config(config).walk_revisions()]


@contextmanager
def _scripts() -> Iterator[Config]:
    with resources.as_file(FOLDER) as path:
        config = Config()
        config.set_main_option("script_location", str(path).replace("%", "%%"))
        yield config
