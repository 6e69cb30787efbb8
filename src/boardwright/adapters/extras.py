"""Imports of packages that belong to an optional extra."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from boardwright.core.errors import BadOptionError


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Convert a failed import to a BadOptionError that names the extra to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "boardwright").partition(".")[0]
        if package == "boardwright":
            raise
        raise BadOptionError("needs-extra", package=package, extra=name) from None


def needed(package: str, extra_name: str) -> Any:
    """Import a package of an extra when it is first needed; raises BadOptionError without it.

    Any: the type checker does not know the contents of an optional package.
    """
    with extra(extra_name):
        return import_module(package)
