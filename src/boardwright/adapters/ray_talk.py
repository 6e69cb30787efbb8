"""What a command and its process at a Ray cluster say to each other, as pickles through pipes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from boardwright.adapters.ray_node import Installed
from boardwright.lab.executors import Piece

# The address of whatever cluster Ray finds by itself.
AUTO: Final = "auto"


class Opening(NamedTuple):
    """First: which cluster, what is installed here, and files of people's own bots."""

    address: str
    installed: Installed
    own_bots: dict[str, bytes]


class Request(NamedTuple):
    """Pieces of work, at most so many at a time; 0 means as many as the cluster's cores can take."""

    work: Callable[..., object]
    pieces: Sequence[Piece]
    at_once: int


class Ready(NamedTuple):
    """The cluster is there."""

    cores: int


class Done(NamedTuple):
    """A piece is done."""

    place: int
    result: object


class Failed(NamedTuple):
    """The cluster cannot be used, or no longer, or a piece raised an error: this is the end."""

    error: Exception
