"""Static files in one content-hashed tree: `/static/<hash>/...`.

All files share one hash. So scripts import each other by relative addresses, which inherit it, and browsers
may cache every file for ever. Files of a game's plugin are below `plugins/<game>/`.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Final

from boardwright import registry

PREFIX: Final = "/static"
SHARED_SYMBOLS: Final = "icons.svg"
TYPES: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
COMMENTS: Final = {
    ".css": re.compile(r"/\*[\s\S]*?\*/"),
    ".js": re.compile(r"^[ \t]*(?://.*|/\*\*(?:(?!\*/)[\s\S])*\*/)[ \t]*$", re.MULTILINE),
}
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)"')
INDENT: Final = re.compile(r"^[ \t]+", re.MULTILINE)
IMPORT: Final = re.compile(r'^(?:import|export)\b[^"\n]*(?:\n[^"\n]*)*?"(\.[^"]+)";$', re.MULTILINE)


@cache
def files() -> dict[str, Path]:
    """Find all static files, shared ones and those of every game, by their name within the tree."""
    found = dict(_below(resources.files("boardwright.web") / "static", ""))
    for game in registry.ids():
        found.update(_below(resources.files(registry.plugin(game).package), f"plugins/{game}/"))
    return found


def _below(folder: Traversable, prefix: str) -> Iterator[tuple[str, Path]]:
    for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if each.is_dir():
            yield from _below(each, f"{prefix}{each.name}/")
        elif each.name.endswith(tuple(TYPES)):
            yield f"{prefix}{each.name}", Path(str(each))


@cache
def contents() -> dict[str, bytes]:
    """Read all static files as they are sent: without types and comments.

    Those are a quarter of the scripts. Lines keep their numbers; nothing else is changed.
    """
    return {name: _sent(path) for name, path in files().items()}


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _sent(path: Path) -> bytes:
    text = _text(path)
    if path.suffix in COMMENTS:
        text = INDENT.sub("", COMMENTS[path.suffix].sub(_empty_lines, text))
    return text.encode()


def _empty_lines(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")


@cache
def tree_hash() -> str:
    """Hash the names and contents of all static files."""
    found = hashlib.sha256()
    for name, data in sorted(contents().items()):
        found.update(f"{name} {len(data)}\n".encode())
        found.update(data)
    return found.hexdigest()[:6]


def root() -> str:
    """Return the address of the tree."""
    return f"{PREFIX}/{tree_hash()}"


@cache
def asset(name: str) -> str:
    """Return the address of a static file, which changes when any of them does.

    Raises:
        FileNotFoundError: when there is no such file.
    """
    if name not in files():
        raise FileNotFoundError(name)
    return f"{root()}/{name}"


@cache
def symbol_files() -> dict[str, str]:
    """Map each drawn symbol to its file: a shared one, or that of the first game that has it."""
    found: dict[str, str] = {}
    for name in (SHARED_SYMBOLS, *(f"plugins/{game}/icons.svg" for game in registry.ids())):
        for symbol in SYMBOL.findall(contents().get(name, b"").decode()):
            found.setdefault(symbol, name)
    return found


@lru_cache(maxsize=1 << 12)
def symbol(name: str, address: str = "") -> str:
    """Return the address of a symbol within the tree, or within a copy of it at another address."""
    return f"{address or root()}/{symbol_files().get(name, SHARED_SYMBOLS)}#{name}"


@cache
def imports(name: str) -> tuple[str, ...]:
    """List the modules that a script imports statically, without dynamic imports."""
    text = _text(files()[name])
    return tuple(normpath(join(dirname(name), found)) for found in IMPORT.findall(text))


@cache
def modules(*entries: str) -> tuple[str, ...]:
    """List the module graph of some scripts, including them, in topological order."""
    found: dict[str, None] = {}

    def visit(name: str, path: tuple[str, ...]) -> None:
        if name not in found and name not in path:
            for other in imports(name):
                visit(other, (*path, name))
            found[name] = None

    for entry in entries:
        visit(entry, ())
    return tuple(found)


@cache
def board_scripts(game: str) -> tuple[str, ...]:
    """List the scripts that a game adds to its board."""
    folder = f"plugins/{game}/board/"
    return tuple(name for name in files() if name.startswith(folder) and name.endswith(".js"))
