"""How the service is run: given on the command line or in the environment."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from boardwright.core.errors import BadOptionError
from boardwright.lab.analysis import BUDGET

HOST: Final = "127.0.0.1"
PORT: Final = 8303
FILES: Final = ("sqlite", "sqlite+pysqlite")
SERVERS: Final = ("postgres", "postgresql", "postgresql+psycopg")
SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")  # a drive has one letter


@dataclass(frozen=True)
class Settings:
    """`database` is an SQLAlchemy URL; `public_url` the address behind a proxy, without a slash at its end.

    `thinkers` is the number of processes in which bots think, 0 where workers do so, `pace` the shortest time
    between two decisions of bots in seconds, `limits` whether requests are rationed, `kept` how many tables
    stay in memory, `analysis` how many iterations the analysis of a match spends on each position.
    """

    database: str
    host: str = HOST
    port: int = PORT
    public_url: str = ""
    thinkers: int = 1
    pace: float = 0.0
    limits: bool = True
    kept: int = 200
    analysis: int = BUDGET

    @property
    def address(self) -> str:
        """Where this service is reached, as far as it knows."""
        host = HOST if self.host in ("0.0.0.0", "::") else self.host
        return self.public_url or f"http://{f'[{host}]' if ':' in host else host}:{self.port}"


def database_url(given: str) -> str:
    """An URL as it is, a path as that of an SQLite file; raises BadOptionError for what is neither.

    >>> database_url("postgresql://host/name"), database_url("/data/games.sqlite")
    ('postgresql://host/name', 'sqlite:////data/games.sqlite')
    """
    if not given.strip():
        raise BadOptionError("file-empty")
    if not (_is_url(given) if "://" in given else _is_path(given)):
        from boardwright.server.store.engines import shown_url

        raise BadOptionError("database-url", given=shown_url(given)[:200])
    return given if "://" in given else f"sqlite:///{Path(given).absolute()}"


def _is_url(given: str) -> bool:
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        return False
    if url.drivername in FILES:
        return not url.host and "uri" not in url.query and _is_path(url.database or "")
    return url.drivername in SERVERS


def _is_path(given: str) -> bool:
    """Whether it names a file: memory is not kept, and a scheme belongs to a misspelt URL."""
    return bool(given.strip()) and given != ":memory:" and SCHEME.match(given) is None
