"""Rewrites the golden files of all games, or of those named: python -m tests.golden.write [GAME...]

Review the difference like code: a commit that changes a golden file says which rule changed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from boardwright import registry
from boardwright.core.game import Options
from tests.golden import counts, spiel
from tests.golden.playthrough import (
    CLEAR,
    FOLDER,
    SHARED,
    TIE_BREAK,
    endings_of,
    seed_that_ends,
    written,
)

# Switches of rulings that are younger than the files: they stay at their defaults, and have their own tests.
YOUNGER = ("mine_bonus_unpaired", "must_activate")


def catalogue(name: str) -> str:
    """Number and notation of every action."""
    actions = registry.game(name).catalogue
    return "".join(f"{number} {actions.text(number)}\n" for number in range(len(actions)))


def playthroughs(name: str) -> Iterator[tuple[str, int, str, Options]]:
    """File, players, ending and options: a clear win for every number of players, then the other ends."""
    meta = registry.game(name).meta
    varied = [option for option in meta.options if option.choices and not option.pick]
    switches = [option for option in meta.options if not option.choices and option.name not in YOUNGER]
    for players in range(meta.min_players, meta.max_players + 1):
        turn = players - meta.min_players
        options: dict[str, bool | int | str | tuple[str, ...]] = {}
        for option in varied:
            options[option.name] = option.choices[(turn + 1) % len(option.choices)]
        for option in switches:
            options[option.name] = "yes" if (turn % 2 == 0) == bool(option.default) else "no"
        yield f"{players}-players-clear-win.txt", players, CLEAR, options
    if TIE_BREAK in endings_of(name):
        yield f"{meta.max_players}-players-tie-break.txt", meta.max_players, TIE_BREAK, {}
    yield f"{meta.min_players}-players-shared-victory.txt", meta.min_players, SHARED, {}


def write(name: str) -> None:
    """All golden files of one game."""
    game = registry.game(name)
    folder = FOLDER / name
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    (folder / "catalogue.txt").write_text(catalogue(name), encoding="utf-8")
    (folder / "perft.txt").write_text(counts.table(name), encoding="utf-8")
    for file, players, ending, options in playthroughs(name):
        seed = seed_that_ends(game, players, options, ending)
        (folder / file).write_text(written(name, players, seed, options), encoding="utf-8")
        print(f"{name}/{file}: seed {seed}")
    spiel.write(name)


if __name__ == "__main__":
    for each in sys.argv[1:] or registry.built_in():
        write(each)
