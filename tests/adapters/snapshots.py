"""Kept snapshots of all layouts: python -m tests.adapters.snapshots writes those of a raised version.

A snapshot begins with its version. It is only replaced by one of a higher version: what a number means never
changes under the same one. So that this is seen, a snapshot also holds digests of what every seat observes in
positions that are kept beside it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from boardwright import registry
from boardwright.adapters.observation import VERSION, Field, layout, observe
from boardwright.core import options, tables
from boardwright.core.play import random_action
from boardwright.core.random import Random

FOLDER = Path(__file__).parent / "layouts"


def snapshot(name: str) -> str:
    """Every field for every number of players."""
    meta = registry.game(name).meta
    lines = [f"version {VERSION}"]
    for players in range(meta.min_players, meta.max_players + 1):
        found = layout(name, players)
        lines += [f"players {players} size {found.size}", *map(line, found.fields)]
        lines += [f"observed {digest(name, players, text)}" for text in positions(name, players)]
    return "\n".join(lines) + "\n"


def positions(name: str, players: int) -> list[str]:
    """The kept positions of a game with so many players."""
    text = (FOLDER / f"{name}-positions.txt").read_text(encoding="utf-8")
    return [each.partition(" ")[2] for each in text.splitlines() if each.startswith(f"{players} ")]


def settings(name: str, players: int):
    """The usual options and tables."""
    game = registry.game(name)
    return options.completed(game.meta, players, {}), tables.replaced(game.printed, {})


def digest(name: str, players: int, position: str) -> str:
    """What all seats observe in a position."""
    game, found = registry.game(name), layout(name, players)
    state = game.from_position(position, *settings(name, players))
    seen = b"".join(observe(game, state, seat, found).tobytes() for seat in range(players))
    return hashlib.sha256(seen).hexdigest()[:12]


def made(name: str) -> str:
    """Positions after one, two and three quarters of a random game, for every number of players."""
    game = registry.game(name)
    lines = []
    for players in range(game.meta.min_players, game.meta.max_players + 1):
        state, draw, met = game.new(players, *settings(name, players)), Random(players), []
        while state.waiting:
            met.append(game.position(state))
            game.apply(state, random_action(game, state, draw))
        lines += [f"{players} {met[len(met) * quarter // 4]}" for quarter in (1, 2, 3)]
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
    for name in registry.built_in():
        path = FOLDER / f"{name}-positions.txt"
        if not path.is_file():
            path.write_text(made(name), encoding="utf-8")
        old, new = kept(name), snapshot(name)
        if old != new and not may_replace(old, new):
            raise SystemExit(f"{name}: raise boardwright.adapters.observation.VERSION first")
        (FOLDER / f"{name}.txt").write_text(new, encoding="utf-8")


if __name__ == "__main__":
    write()
