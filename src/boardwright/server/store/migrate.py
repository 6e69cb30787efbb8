"""Bring a database up to date with Alembic, also one that an older release has written."""

from __future__ import annotations

from importlib import resources

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Run the migrations that are missing."""
    folder = resources.files("boardwright.server.store") / "migrations"
    with resources.as_file(folder) as path, engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(path).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
