"""Kept snapshots of all layouts: python -m tests.adapters.snapshots writes those of a raised version.

A snapshot begins with its version. It is only replaced by one of a higher version: what a number means never
changes under the same one.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from boardwright import registry
from boardwright.adapters.observation import VERSION, Field, layout

FOLDER = Path(__file__).parent / "layouts"


def snapshot(name: str) -> str:
    """Every field for every number of players."""
    meta = registry.game(name).meta
    lines = [f"version {VERSION}"]
    for players in range(meta.min_players, meta.max_players + 1):
        found = layout(name, players)
        lines += [f"players {players} size {found.size}", *map(line, found.fields)]
    return "\n".join(lines) + "\n"


def line(field: Field) -> str:
    """Where a field stands, between what its numbers lie, and a digest of the names of its entries."""
    digest = hashlib.sha256("\n".join(field.entries).encode()).hexdigest()[:12]
    bounds = f"{field.low:g} {field.high:g} / {field.scale:g}"
    return f"{field.name} {field.start} {field.length} {bounds} {digest}"


def kept(name: str) -> str:
    """The snapshot on the disk; empty when there is none."""
    path = FOLDER / f"{name}.txt"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def may_replace(old: str, new: str) -> bool:
    """Whether a snapshot is new, or its version is a higher one."""
    return not old or int(old.split()[1]) < int(new.split()[1])


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in registry.GAMES:
        old, new = kept(name), snapshot(name)
        if old != new and not may_replace(old, new):
            raise SystemExit(f"{name}: raise boardwright.adapters.observation.VERSION first")
        (FOLDER / f"{name}.txt").write_text(new, encoding="utf-8")


if __name__ == "__main__":
    write()
