"""OpenSpiel's own playthroughs of the games, shortened: python -m tests.golden.spiel [GAME...] rewrites them.

OpenSpiel prints everything that it can ask of a state, which comes to megabytes. Kept is the header, what was
played, and what it printed of the first states and of the last; of the others, and of long lines, a digest.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from typing import Final

from open_spiel.python.algorithms import generate_playthrough

from boardwright import registry
from boardwright.adapters.open_spiel import PREFIX
from tests.golden.playthrough import FOLDER

FILE: Final = "open-spiel.txt"
SEED: Final = 1
STATES: Final = 3
WIDTH: Final = 120
STATE: Final = "\n# State "
ACTION: Final = "# Apply action "

# It rounds every number for print: with numpy's own numbers that takes longer than all the rest.
generate_playthrough.round = lambda value, digits: round(float(value), digits)


def written(name: str) -> str:
    """The playthrough of a game between two."""
    whole = generate_playthrough.playthrough(f"{PREFIX}{name}(players=2)", None, seed=SEED)
    head, *states = whole.split(STATE)
    last = len(states) - 1
    return STATE.join(
        [head, *(_state(text, number < STATES or number == last) for number, text in enumerate(states))]
    )


def _state(text: str, in_full: bool) -> str:
    """What was printed of a state, and what was played there."""
    number, _, printed = text.partition("\n")
    place = printed.find(ACTION) if ACTION in printed else len(printed)
    details, played = printed[:place].rstrip("\n"), printed[place:]
    kept = [] if not details else [*_short(details), ""] if in_full else [_digest(details)]
    return "\n".join([number, *kept, played])


def _short(details: str) -> Iterator[str]:
    for line in details.split("\n"):
        yield line if len(line) <= WIDTH else f"{line[:WIDTH]} … {_digest(line)}"


def _digest(text: str) -> str:
    return f"[{len(text)} characters, sha256 {hashlib.sha256(text.encode()).hexdigest()[:16]}]"


def write(name: str) -> None:
    """The file of one game."""
    (FOLDER / name / FILE).write_text(written(name), encoding="utf-8")
    print(f"{name}/{FILE}")


if __name__ == "__main__":
    for each in sys.argv[1:] or registry.built_in():
        write(each)
