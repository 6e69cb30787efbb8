"""Playing on a Ray cluster instead of this machine."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Annotated

import typer

from boardwright.adapters.ray import Cluster
from boardwright.cli.shared import whole_number
from boardwright.lab.executors import Executor

Ray = Annotated[str | None, typer.Option("--ray", metavar="address", help="help-ray")]


def cluster(ray: str | None, processes: str, bots: Sequence[str]) -> AbstractContextManager[Executor | None]:
    """Return the cluster of the option, if any; it connects at the first game and disconnects at the end."""
    if ray is None:
        return nullcontext()
    return Cluster(ray, whole_number("--processes", processes, 0, 100_000), bots)
