"""Packages that only an extra brings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from boardwright.core.errors import BadOptionError


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports of packages that only an extra brings; without it, one line says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "boardwright").partition(".")[0]
        if package == "boardwright":
            raise
        raise BadOptionError("needs-extra", package=package, extra=name) from None


def needed(package: str, extra_name: str) -> Any:
    """A package that is imported when it is first needed.

    Any: what is in a package that may not be there is not known to the type checker.
    """
    with extra(extra_name):
        return import_module(package)
