"""Executors of the laboratory: this process, several processes of this machine, or one that is passed in.

Work comes in pieces: calls of a function of a module with plain values. An executor runs them in any order
and returns each result with the index of its piece, so that the caller can sort them.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from typing import Final, TypeAlias, TypeVar

from boardwright.core.errors import BadOptionError

Result = TypeVar("Result")
Piece: TypeAlias = "tuple[object, ...]"

PORTIONS_PER_PROCESS: Final = 16
MAX_PORTION: Final = 25


class Executor(ABC):
    """An executor of pieces of work."""

    def portion(self, games: int) -> int:
        """Return how many games make one piece: few enough that all processes are busy to the end."""
        return max(1, min(MAX_PORTION, games // (self.width() * PORTIONS_PER_PROCESS)))

    @abstractmethod
    def width(self) -> int:
        """Return how many pieces run at once."""

    @abstractmethod
    def results(
        self, work: Callable[..., Result], pieces: Sequence[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        """Yield the result of `work` for every piece, with its index, in the order of completion.

        An error in a piece is raised here. Closing the generator cancels the pieces that are not done.
        """


class Alone(Executor):
    """An executor in this process: one piece after another."""

    def portion(self, games: int) -> int:
        """Return 1: larger pieces gain nothing here."""
        return 1

    def width(self) -> int:
        return 1

    def results(
        self, work: Callable[..., Result], pieces: Sequence[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        for place, piece in enumerate(pieces):
            yield place, work(*piece)


class Processes(Executor):
    """An executor with processes of this machine. They are spawned, and end when this one does."""

    def __init__(self, count: int) -> None:
        self.count = count

    def width(self) -> int:
        return self.count

    def results(
        self, work: Callable[..., Result], pieces: Sequence[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(min(self.count, len(pieces)), context, initializer=_end_with_the_parent)
        try:
            waiting = {pool.submit(work, *piece): place for place, piece in enumerate(pieces)}
            while waiting:
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for piece in done:
                    yield waiting.pop(piece), piece.result()
        finally:
            # After Ctrl-C no new piece is begun; those under way are small and finish by themselves.
            pool.shutdown(wait=True, cancel_futures=True)


def local(processes: int, games: int) -> Executor:
    """Return an executor with that many processes, at most one for each game.

    A single one is this process.
    """
    if processes < 1:
        raise BadOptionError("processes-too-few", processes=processes)
    count = min(processes, games)
    return Processes(count) if count > 1 else Alone()


def _end_with_the_parent() -> None:
    """Set up a process of the pool: it ends quietly after Ctrl-C, and when its parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
