"""`boardwright serve`: the web service on this machine."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sqlite3
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib.util import find_spec
from types import FrameType
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import typer

from boardwright.cli.language import say
from boardwright.cli.shared import whole_number
from boardwright.cli.store import home_folder
from boardwright.cli.streams import complain, out
from boardwright.core.errors import BadOptionError, BoardwrightError
from boardwright.lab.analysis import BUDGET, MAX_BUDGET

HOST: Final = "127.0.0.1"
PORT: Final = 8303
NEEDED: Final = (
    "fastapi",
    "uvicorn",
    "jinja2",
    "sqlalchemy",
    "alembic",
    "sse_starlette",
    "structlog",
    "prometheus_client",
    "python_multipart",
    "markdown_it",
)
POSTGRES: Final = ("psycopg", "procrastinate")
MIN_MEMORY: Final = 64
MAX_MEMORY: Final = 1_000_000
EVERYWHERE: Final = ("0.0.0.0", "::")


Database = Annotated[str, typer.Option(metavar="file", help="help-database")]


def command(
    host: Annotated[str, typer.Option(metavar="address", help="help-host")] = "",
    port: Annotated[str, typer.Option(metavar="number", help="help-port")] = "",
    database: Database = "",
    public_url: Annotated[str, typer.Option(metavar="address", help="help-public-url")] = "",
    thinkers: Annotated[str, typer.Option(metavar="number", help="help-thinkers")] = "",
    analysis: Annotated[str, typer.Option(metavar="number", help="help-analysis")] = "",
    memory: Annotated[str, typer.Option(metavar="number", help="help-memory")] = "",
    is_worker: Annotated[bool, typer.Option("--worker", help="help-worker")] = False,
    is_opened: Annotated[bool, typer.Option("--open", help="help-open")] = False,
) -> None:
    """Start the web service and keep it running until Ctrl-C."""
    if [name for name in NEEDED if find_spec(name) is None]:
        complain(say("serve-needs-web"))
        raise typer.Exit(1)
    place = _database(database)
    if is_worker:
        _work(place, whole_number("--thinkers", _given("THINKERS", thinkers, "1"), 1, 64))
        return
    host = _given("HOST", host, HOST)
    number = whole_number("--port", _given("PORT", port, str(PORT)), 0, 65535)
    url = checked_url(_given("PUBLIC_URL", public_url, ""))
    least = 0 if place.startswith("postgres") else 1
    processes = whole_number("--thinkers", _given("THINKERS", thinkers, "1"), least, 64)
    budget = whole_number("--analysis", _given("ANALYSIS", analysis, str(BUDGET)), 1, MAX_BUDGET)
    kept = whole_number("--memory", _given("MEMORY", memory, str(default_memory())), 1, MAX_MEMORY)
    look_at(place)
    given = {"database": place, "host": host, "public_url": url, "thinkers": processes}
    given |= {"analysis": budget, "memory": kept}
    with alone(place):
        check_integrity(place)
        _run(_listen(host, number), is_opened, given)


def _given(name: str, option: str, default: str) -> str:
    return option or os.environ.get(f"BOARDWRIGHT_{name}") or default


def default_memory() -> int:
    """Return how many MB of tables are kept: a quarter of the machine's memory, within bounds."""
    from boardwright.server.settings import DEFAULT_MEMORY

    try:
        machine = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 1_000_000
    except (AttributeError, ValueError, OSError):  # Windows, and systems that do not say
        return DEFAULT_MEMORY
    return max(MIN_MEMORY, min(DEFAULT_MEMORY, machine // 4))


def _database(option: str) -> str:
    from boardwright.server.settings import database_url

    folder = home_folder()
    return database_url(_given("DATABASE", option, str(folder / "boardwright.sqlite")))


def existing_database(option: str) -> str:
    """Return the URL of a database that is there and can be Boardwright's; raises BadOptionError."""
    if [name for name in NEEDED if find_spec(name) is None]:
        raise BadOptionError("needs-web")
    from boardwright.server.db.engines import file_of, shown_url

    url = _database(option)
    path = file_of(url)
    if path is not None and not path.exists():
        raise BadOptionError("move-no-source", database=shown_url(str(path)))
    look_at(url)
    return url


def checked_url(url: str) -> str:
    """Return the address behind a proxy, without a slash at its end; raises BadOptionError."""
    if not url:
        return ""
    if not _is_web(url):
        raise BadOptionError("public-url", given=url[:80])
    return url.rstrip("/")


def _is_web(url: str) -> bool:
    try:
        parts = urlsplit(url)
        is_whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # an unclosed bracket, a port that is not a number
        return False
    return is_whole and not parts.query and not parts.fragment


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is explicit: otherwise asyncio does not set TCP_NODELAY, and small responses are delayed.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise BadOptionError("port-taken", port=str(port)) from None
        raise BadOptionError("host-unusable", host=host[:80]) from None
    return listening


def _work(place: str, processes: int) -> None:
    """Run a worker for a service on the same database until Ctrl-C."""
    import asyncio

    if not place.startswith("postgres"):
        raise BadOptionError("worker-alone")
    check_database(place)
    from boardwright.server.db.engines import shown_url
    from boardwright.server.logs import configure
    from boardwright.server.workers.worker import Worker

    configure()
    out(say("worker-at", url=shown_url(place)))
    out(say("worker-stop"))
    asyncio.run(Worker(place, processes).run())
    out(say("worker-ended"))


def _run(listening: socket.socket, is_opened: bool, given: dict[str, Any]) -> None:
    import uvicorn

    from boardwright.server.app import create_app
    from boardwright.server.middleware.connections import connection_limit, raise_file_limit
    from boardwright.server.middleware.http_protocol import limited_protocol
    from boardwright.server.settings import SHUTDOWN_TIMEOUT, Settings
    from boardwright.web.jinja import warm_up

    limit = connection_limit(raise_file_limit())
    settings = Settings(port=listening.getsockname()[1], connections=limit, **given)
    check_database(settings.database)
    config = uvicorn.Config(
        create_app(settings),
        http=limited_protocol(limit),
        log_config=None,
        access_log=False,
        proxy_headers=True,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        server_header=False,
    )

    class Announced(uvicorn.Server):
        """A server that prints its address once it listens."""

        async def startup(self, sockets: list[Any] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                announce(settings.host, settings.port, settings.public_url, is_opened)

    warm_up()
    with suppress(KeyboardInterrupt), ended_by_sigterm():
        Announced(config).run([listening])
    out(say("serve-ended"))


@contextmanager
def ended_by_sigterm() -> Iterator[None]:
    """End the block with KeyboardInterrupt on SIGTERM: uvicorn raises the signal again after it has stopped,
    which would end the process in the middle of tidying up."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Lock an SQLite file against other services, under any name of the file; raises BadOptionError."""
    from boardwright.server.db.engines import file_of
    from boardwright.server.db.file_lock import locked

    file = file_of(url)
    if file is None or not hasattr(os, "O_CLOEXEC"):
        yield
        return
    path = os.path.realpath(file)
    with ExitStack() as held:
        try:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            held.enter_context(locked(path))
        except BlockingIOError:
            raise BadOptionError("database-taken", file=path[:200]) from None
        except OSError as error:
            raise BadOptionError("database-unusable", file=path[:200], problem=str(error.strerror)) from None
        yield


def look_at(url: str) -> None:
    """Refuse a foreign database before anything of it is touched; raises BadOptionError."""
    from boardwright.server.db.engines import file_of, inspecting, is_foreign, is_postgres

    if is_postgres(url) and [name for name in POSTGRES if find_spec(name) is None]:
        raise BadOptionError("needs-postgres")
    with told(url) as shown:
        path = file_of(url)
        if path is not None and path.is_dir():
            raise BadOptionError("database-folder", file=shown)
        if path is not None and not path.exists():
            return
        engine = inspecting(url)
        try:
            with engine.connect() as connection:
                if is_foreign(connection):
                    raise BadOptionError("database-foreign", file=shown)
        finally:
            engine.dispose()


def check_integrity(url: str) -> None:
    """Check the file of a database before anything is written into it; raises BoardwrightError."""
    from boardwright.server.db.engines import file_of
    from boardwright.server.db.integrity import damage_of
    from boardwright.server.logs import configure

    configure()
    with told(url) as shown:
        path = file_of(url)
        if path is not None and (damage := damage_of(path)) is not None:
            raise BoardwrightError("database-damaged", file=shown, problem=damage)


def check_database(url: str) -> None:
    """Open the database and migrate it once before the service listens; raises BadOptionError."""
    from boardwright.server.db.engines import open_engine
    from boardwright.server.db.migrate import upgrade

    look_at(url)
    with told(url):
        engine = open_engine(url)
        upgrade(engine)
        engine.dispose()


@contextmanager
def told(url: str) -> Iterator[str]:
    """Convert database errors to one line of BadOptionError; yields the name of the database for messages."""
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    from boardwright.server.db.engines import shown_url
    from boardwright.server.db.integrity import NOT_A_DATABASE, code_of, is_damage

    shown = shown_url(url).removeprefix("sqlite:///")[:200]
    try:
        yield shown
    except CommandError:  # a revision that this release does not know
        raise BadOptionError("database-newer", file=shown) from None
    except (SQLAlchemyError, sqlite3.Error, OSError, ImportError, ValueError) as error:
        problem = " ".join(str(getattr(error, "orig", None) or error).split())
        if code_of(error) == NOT_A_DATABASE:
            raise BoardwrightError("database-no-sqlite", file=shown) from None
        if is_damage(error):
            raise BoardwrightError("database-damaged", file=shown, problem=problem[:200]) from None
        raise BadOptionError("database-unusable", file=shown, problem=problem[:200].rstrip(".")) from None


def announce(host: str, port: int, public_url: str, is_opened: bool) -> None:
    """Print the addresses, and open the browser if wanted."""
    home = public_url or f"http://{'127.0.0.1' if host in EVERYWHERE else _bracketed(host)}:{port}"
    out(say("serve-at", url=home))
    if host in EVERYWHERE:
        for address in own_addresses():
            out(say("serve-network", url=f"http://{_bracketed(address)}:{port}"))
    out(say("serve-stop"))
    if is_opened:
        threading.Thread(target=_show, args=(home,), daemon=True).start()


def _show(home: str) -> None:
    """Open the browser; in a thread, as a text browser would block the terminal."""
    with suppress(webbrowser.Error):
        webbrowser.open(home)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def own_addresses() -> list[str]:
    """Return the addresses of this machine in its network."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # selects a route; nothing is sent
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found.append(str(address[0]))
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]
