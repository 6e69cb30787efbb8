"""`boardwright serve`: the web table on this machine."""

from __future__ import annotations

import errno
import os
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import typer

from boardwright.cli.language import say
from boardwright.cli.shared import whole_number
from boardwright.cli.store import home_folder
from boardwright.cli.streams import complain, out
from boardwright.core.errors import BadOptionError
from boardwright.lab.analysis import BUDGET, LARGEST_BUDGET

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
EVERYWHERE: Final = ("0.0.0.0", "::")
PATIENCE: Final = 5


def command(
    host: Annotated[str, typer.Option(metavar="address", help="help-host")] = "",
    port: Annotated[str, typer.Option(metavar="number", help="help-port")] = "",
    database: Annotated[str, typer.Option(metavar="file", help="help-database")] = "",
    public_url: Annotated[str, typer.Option(metavar="address", help="help-public-url")] = "",
    thinkers: Annotated[str, typer.Option(metavar="number", help="help-thinkers")] = "",
    analysis: Annotated[str, typer.Option(metavar="number", help="help-analysis")] = "",
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
    budget = whole_number("--analysis", _given("ANALYSIS", analysis, str(BUDGET)), 1, LARGEST_BUDGET)
    look_at(place)
    listening = _listen(host, number)
    given = {"database": place, "host": host, "public_url": url, "thinkers": processes, "analysis": budget}
    with alone(place):
        _run(listening, is_opened, given)


def _given(name: str, option: str, default: str) -> str:
    return option or os.environ.get(f"BOARDWRIGHT_{name}") or default


def _database(option: str) -> str:
    from boardwright.server.settings import database_url

    folder = home_folder()
    return database_url(_given("DATABASE", option, str(folder / "boardwright.sqlite")))


def checked_url(url: str) -> str:
    """The address behind a proxy, without a slash at its end; raises BadOptionError."""
    if not url:
        return ""
    if not _is_web(url):
        raise BadOptionError("public-url", given=url[:80])
    return url.rstrip("/")


def _is_web(url: str) -> bool:
    try:
        parts = urlsplit(url)
        is_whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a bracket that is not closed, a port that is no number
        return False
    return is_whole and not parts.query and not parts.fragment


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named outright: only so does asyncio send small answers at once.
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
    """Think for the bots of a service on the same database until Ctrl-C."""
    import asyncio

    if not place.startswith("postgres"):
        raise BadOptionError("worker-alone")
    check_database(place)
    from boardwright.server.journal import configure
    from boardwright.server.store.engines import shown_url
    from boardwright.server.working import Worker

    configure()
    out(say("worker-at", url=shown_url(place)))
    out(say("worker-stop"))
    asyncio.run(Worker(place, processes).run())
    out(say("worker-ended"))


def _run(listening: socket.socket, is_opened: bool, given: dict[str, Any]) -> None:
    import uvicorn

    from boardwright.server.app import create_app
    from boardwright.server.journal import configure
    from boardwright.server.protocol import BoundedProtocol
    from boardwright.server.rendering import warm_up
    from boardwright.server.settings import Settings

    settings = Settings(port=listening.getsockname()[1], **given)
    configure()
    check_database(settings.database)
    config = uvicorn.Config(
        create_app(settings),
        http=BoundedProtocol,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
    )

    class Announced(uvicorn.Server):
        """Says where it is once it listens."""

        async def startup(self, sockets: list[Any] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                announce(settings.host, settings.port, settings.public_url, is_opened)
                threading.Thread(target=warm_up, daemon=True).start()

    with suppress(KeyboardInterrupt):
        Announced(config).run([listening])
    out(say("serve-ended"))


@contextmanager
def alone(url: str) -> Iterator[None]:
    """No other service uses the same SQLite file meanwhile, whatever it calls it; raises BadOptionError."""
    from boardwright.server.store.engines import file_of

    file = file_of(url)
    if file is None or not hasattr(os, "O_CLOEXEC"):
        yield
        return
    path = os.path.realpath(file)
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        held = _held(f"{path}.lock")
    except BlockingIOError:
        raise BadOptionError("database-taken", file=path[:200]) from None
    except OSError as error:
        raise BadOptionError("database-unusable", file=path[:200], problem=str(error.strerror)) from None
    try:
        yield
    finally:
        with suppress(FileNotFoundError):
            os.unlink(f"{path}.lock")
        os.close(held)


def _held(path: str) -> int:
    """A locked file; one that its last holder has taken away meanwhile is no lock. Raises OSError."""
    import fcntl

    while True:
        held = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.path.samestat(os.fstat(held), os.stat(path)):
                return held
        except FileNotFoundError:
            pass
        except OSError:
            os.close(held)
            raise
        os.close(held)


def look_at(url: str) -> None:
    """Refuse a database that is not ours before anything of it is touched; raises BadOptionError."""
    from boardwright.server.store.engines import file_of, is_foreign, is_postgres, looking

    if is_postgres(url) and [name for name in POSTGRES if find_spec(name) is None]:
        raise BadOptionError("needs-postgres")
    with _told(url) as shown:
        path = file_of(url)
        if path is not None and path.is_dir():
            raise BadOptionError("database-folder", file=shown)
        if path is not None and not path.exists():
            return
        engine = looking(url)
        try:
            with engine.connect() as connection:
                if is_foreign(connection):
                    raise BadOptionError("database-foreign", file=shown)
        finally:
            engine.dispose()


def check_database(url: str) -> None:
    """Open the database and bring it up to date once before anything listens; raises BadOptionError."""
    from boardwright.server.store.engines import open_engine
    from boardwright.server.store.migrate import upgrade

    look_at(url)
    with _told(url):
        engine = open_engine(url)
        upgrade(engine)
        engine.dispose()


@contextmanager
def _told(url: str) -> Iterator[str]:
    """What is wrong with a database in one line; gives its name as it may be shown."""
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    from boardwright.server.store.engines import shown_url

    shown = shown_url(url).removeprefix("sqlite:///")[:200]
    try:
        yield shown
    except CommandError:  # a revision that this release does not know
        raise BadOptionError("database-newer", file=shown) from None
    except (SQLAlchemyError, OSError, ImportError, ValueError) as error:
        problem = " ".join(str(getattr(error, "orig", None) or error).split())
        raise BadOptionError("database-unusable", file=shown, problem=problem[:200].rstrip(".")) from None


def announce(host: str, port: int, public_url: str, is_opened: bool) -> None:
    """Print the addresses, and open the browser when there is one."""
    home = public_url or f"http://{'127.0.0.1' if host in EVERYWHERE else _bracketed(host)}:{port}"
    out(say("serve-at", url=home))
    if host in EVERYWHERE:
        for address in own_addresses():
            out(say("serve-network", url=f"http://{_bracketed(address)}:{port}"))
    out(say("serve-stop"))
    if is_opened:
        threading.Thread(target=_show, args=(home,), daemon=True).start()


def _show(home: str) -> None:
    """Open the browser; a text browser would keep the terminal, so the service does not wait for it."""
    with suppress(webbrowser.Error):
        webbrowser.open(home)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def own_addresses() -> list[str]:
    """The addresses under which other machines of the network reach this one."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # chooses a way out; nothing is sent
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found.append(str(address[0]))
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]
