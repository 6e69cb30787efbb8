"""Who does the work of the laboratory: this process, several of this machine, or whoever is handed in.

Work comes in pieces: calls of a function of a module with plain values. An executor does them in any order
and says of each result which piece it belongs to, so that whoever asked puts them in order again.
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
LARGEST_PORTION: Final = 25


class Executor(ABC):
    """Does pieces of work."""

    def portion(self, games: int) -> int:
        """How many games of a series make one piece: few enough that all are busy to the end."""
        return max(1, min(LARGEST_PORTION, games // (self.width() * PORTIONS_PER_PROCESS)))

    @abstractmethod
    def width(self) -> int:
        """How many pieces are done at once."""

    @abstractmethod
    def results(
        self, work: Callable[..., Result], pieces: Sequence[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        """What `work` makes of every piece, with its place in the list, as they are done.

        What an error of a piece raises is raised here. Closing the generator gives up what is not done.
        """


class Alone(Executor):
    """This process, one piece after the other."""

    def portion(self, games: int) -> int:
        """Nothing is gained by putting games together."""
        return 1

    def width(self) -> int:
        """One."""
        return 1

    def results(
        self, work: Callable[..., Result], pieces: Sequence[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        """In order."""
        for place, piece in enumerate(pieces):
            yield place, work(*piece)


class Processes(Executor):
    """Processes of this machine. They are spawned, and end when this one does."""

    def __init__(self, count: int) -> None:
        self.count = count

    def width(self) -> int:
        """All of them."""
        return self.count

    def results(
        self, work: Callable[..., Result], pieces: Sequence[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        """As they are done."""
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(min(self.count, len(pieces)), context, initializer=_end_with_the_parent)
        try:
            waiting = {pool.submit(work, *piece): place for place, piece in enumerate(pieces)}
            while waiting:
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for piece in done:
                    yield waiting.pop(piece), piece.result()
        finally:
            # After Ctrl-C nothing new is begun; a piece in hand is small and ends by itself.
            pool.shutdown(wait=True, cancel_futures=True)


def local(processes: int, games: int) -> Executor:
    """So many processes of this machine, but no more than there are games; one is this process itself."""
    if processes < 1:
        raise BadOptionError("processes-too-few", processes=processes)
    count = min(processes, games)
    return Processes(count) if count > 1 else Alone()


def _end_with_the_parent() -> None:
    """In a process of the pool: end quietly after Ctrl-C, and do not outlive a parent that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
