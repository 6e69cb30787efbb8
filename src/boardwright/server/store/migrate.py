"""Bring a database up to date with Alembic, also one that an older release has written.

Processes that start at the same time on one PostgreSQL wait here for each other: one of them migrates.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

LOCK: Final = 8303
PATIENCE: Final = "5min"


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Run the migrations that are missing."""
    folder = resources.files("boardwright.server.store") / "migrations"
    with resources.as_file(folder) as path, engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{PATIENCE}'")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        config = Config()
        config.set_main_option("script_location", str(path).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
