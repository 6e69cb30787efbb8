"""Messages between a command and its Ray process, pickled through pipes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from boardwright.adapters.ray_node import Installed
from boardwright.lab.executors import Piece

# The address that lets Ray find a cluster.
AUTO: Final = "auto"


class Opening(NamedTuple):
    """The first message: the cluster, the installation here, and the files of the user's own bots."""

    address: str
    installed: Installed
    own_bots: dict[str, bytes]


class Request(NamedTuple):
    """Pieces of work, at most that many at a time; 0 means as many as the cluster's cores can take."""

    work: Callable[..., object]
    pieces: Sequence[Piece]
    at_once: int


class Ready(NamedTuple):
    """The cluster is connected."""

    cores: int


class Done(NamedTuple):
    """A piece is done."""

    place: int
    result: object


class Failed(NamedTuple):
    """The cluster cannot be used (any more), or a piece raised an error: the last message."""

    error: Exception
