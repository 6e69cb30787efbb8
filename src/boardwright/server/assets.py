"""Static files under addresses that change when the files do."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources


@cache
def asset(name: str) -> str:
    """The address of a static file, with a part that changes when the file does."""
    data = (resources.files("boardwright.web") / "static" / name).read_bytes()
    return f"/static/{name}?{hashlib.sha256(data).hexdigest()[:6]}"
