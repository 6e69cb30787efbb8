"""A Ray cluster as an executor of the laboratory.

Ray itself runs in a process of its own, `ray_driver`; the nodes run `ray_node`. A piece of work whose process
or machine is lost is run again: every game has seeds of its own, so nothing changes.
"""

from __future__ import annotations

import pickle
import queue
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from boardwright.adapters.ray_node import installed
from boardwright.adapters.ray_talk import AUTO, Done, Failed, Opening, Ready, Request
from boardwright.bots import loading
from boardwright.core.errors import BadOptionError, BoardwrightError
from boardwright.lab.executors import Executor, Piece

Result = TypeVar("Result")

BEGIN: Final = "import sys; sys.path[:] = {path!r}; from boardwright.adapters.ray_driver import main; main()"
# Seconds: to open a port, to connect to the cluster, for the child process to exit.
PORT_TIMEOUT: Final = 5.0
CONNECT_TIMEOUT: Final = 60.0
EXIT_TIMEOUT: Final = 10.0


class Cluster(Executor):
    """A cluster at `auto` (found by Ray) or HOST:PORT. It connects when it is first needed.

    `at_once` limits the number of concurrent pieces; 0 means as many as the cluster has cores. `bots` are
    those that play: the files of a user's own bots are sent to the nodes.
    """

    def __init__(self, address: str, at_once: int = 0, bots: Sequence[str] = ()) -> None:
        if find_spec("ray") is None:
            raise BadOptionError("needs-extra", package="ray", extra="ray")
        self.address = checked(address)
        self.at_once = at_once
        self.own_bots = {name: loading.source(name) for name in set(bots) if loading.is_own(name)}
        self._driver: Driver | None = None

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def width(self) -> int:
        """Return the number of cores, or the lower limit that was given."""
        cores = self._connected().cores
        return min(self.at_once or cores, cores) or 1

    def results(
        self, work: Callable[..., Result], pieces: Sequence[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        """Yield results in the order of completion."""
        driver = self._connected()
        missing = len(pieces)
        try:
            driver.ask(Request(work, pieces, self.at_once))
            while missing:
                place, result = driver.result()
                missing -= 1
                yield place, result
        finally:
            if missing:
                self.close()

    def close(self) -> None:
        """Disconnect; pieces under way are cancelled."""
        driver, self._driver = self._driver, None
        if driver is not None:
            driver.close()

    def _connected(self) -> Driver:
        if self._driver is None:
            self._driver = Driver(Opening(self.address, installed(), self.own_bots))
        return self._driver


class Driver:
    """The child process that talks to the cluster."""

    def __init__(self, opening: Opening) -> None:
        self.address = opening.address
        self._child = subprocess.Popen(
            [sys.executable, "-c", BEGIN.format(path=sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C goes to the parent, which then closes the pipe
        )
        self._answers: queue.Queue[object] = queue.Queue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        try:
            self.ask(opening)
            self.cores = self._ready()
        except BaseException:
            self.close()
            raise

    def ask(self, message: object) -> None:
        """Send a message to the process."""
        assert self._child.stdin is not None
        try:
            pickle.dump(message, self._child.stdin)
            self._child.stdin.flush()
        except BrokenPipeError:
            raise self._lost() from None

    def result(self) -> tuple[int, Any]:
        """Wait for the next piece that is done; returns its index and result."""
        answer = self._answers.get()
        if not isinstance(answer, Done):
            raise self._error(answer)
        return answer.place, answer.result

    def close(self) -> None:
        """End the process: it cancels the pieces under way when its pipe is closed."""
        assert self._child.stdin is not None
        with suppress(OSError):
            self._child.stdin.close()
        try:
            self._child.wait(EXIT_TIMEOUT)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()
        self._listener.join()

    def _ready(self) -> int:
        try:
            answer = self._answers.get(timeout=CONNECT_TIMEOUT)
        except queue.Empty:
            self._child.kill()
            raise BadOptionError("ray-silent", address=self.address, seconds=round(CONNECT_TIMEOUT)) from None
        if not isinstance(answer, Ready):
            raise self._error(answer)
        return answer.cores

    def _listen(self) -> None:
        """Queue answers, in a thread; None marks the end."""
        assert self._child.stdout is not None
        with self._child.stdout as answers, suppress(EOFError, OSError, pickle.UnpicklingError):
            while True:
                self._answers.put(pickle.load(answers))
        self._answers.put(None)

    def _error(self, answer: object) -> Exception:
        """Return the error of the process.

        Without a last message the cluster is gone, and the process with it.

        Without a last message the cluster is gone, and the process with it.
        """
        return answer.error if isinstance(answer, Failed) else self._lost()

    def _lost(self) -> BoardwrightError:
        return BoardwrightError("ray-lost", address=self.address)


def checked(address: str) -> str:
    """Check an address; raises BadOptionError when it is malformed or no port is open there."""
    given = address.strip()
    if given == AUTO:
        return given
    host, colon, port = given.rpartition(":")
    if not colon or not host or "/" in host or not (port.isascii() and port.isdecimal()) or int(port) > 65535:
        raise BadOptionError("ray-address", given=given[:80])
    try:
        socket.create_connection((host.strip("[]"), int(port)), PORT_TIMEOUT).close()
    except UnicodeError:  # a label of the host name is empty or too long
        raise BadOptionError("ray-address", given=given[:80]) from None
    except OSError as error:
        problem = str(error.strerror or error)
        raise BadOptionError("ray-unreachable", address=given, problem=problem) from None
    return given
