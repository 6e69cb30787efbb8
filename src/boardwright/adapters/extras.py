"""Packages that only an extra brings."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from boardwright.core.errors import BadOptionError


def needed(package: str, extra: str) -> Any:
    """A package that is imported when it is first needed; one clear line says what to install without it.

    Any: what is in a package that may not be there is not known to the type checker.
    """
    try:
        return import_module(package)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != package.partition(".")[0]:
            raise
        raise BadOptionError("needs-extra", package=package, extra=extra) from None
