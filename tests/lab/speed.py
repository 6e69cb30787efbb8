"""Speed as a ratio to the yardstick that is run beside it, compared with what is on record.

python -m tests.lab.speed writes the record of the form that runs, pure or compiled: after a change that is
meant to cost or to gain. Build with BOARDWRIGHT_OPT=1 for it, as the tests do.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from statistics import median

from boardwright import registry
from boardwright.lab.bench import Table, clone_all, is_compiled, rates, yardstick

RECORD = Path(__file__).resolve().parents[1] / "golden" / "speed.json"
GAMES = ("belfort", "caylus1303", "guilds")
LEAST = 2 / 3
TRIES = 4
SECONDS = 1.0
SAMPLE = 5

Measure = Callable[[str], list[float]]


def form() -> str:
    """The form of the engine that runs here."""
    return "compiled" if is_compiled() else "pure"


def measured(game: str) -> list[float]:
    """Decisions, copies and rounds of the yardstick in a second, interleaved: that part of `bench`."""
    table = Table(registry.game(game), 4)
    states = table.states_in_mid_game(sum(table.play_inside() for _ in range(SAMPLE)) // (2 * SAMPLE))
    return rates((table.play_inside, lambda: clone_all(states), yardstick), SECONDS)


def ratios(game: str, measure: Measure = measured) -> dict[str, float]:
    """Decisions and copies for each round of the yardstick."""
    decisions, copies, rounds = measure(game)
    return {"decisions": decisions / rounds, "copies": copies / rounds}


def losses(game: str, measure: Measure = measured) -> list[str]:
    """What has become slower by more than a third, in the best of some tries: a busy machine is no loss."""
    wanted = json.loads(RECORD.read_text(encoding="utf-8"))[form()][game]
    best = dict.fromkeys(wanted, 0.0)
    for _ in range(TRIES):
        found = ratios(game, measure)
        best = {what: max(best[what], found[what]) for what in wanted}
        if all(best[what] >= LEAST * wanted[what] for what in wanted):
            return []
    return [
        f"{game}, {form()}: {best[what]:.3g} {what} a round of the yardstick, on record {wanted[what]:.3g}"
        for what in wanted
        if best[what] < LEAST * wanted[what]
    ]


def main() -> None:
    record = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.is_file() else {}
    record[form()] = {}
    for game in GAMES:
        found = [ratios(game) for _ in range(5)]
        record[form()][game] = {what: round(median(each[what] for each in found), 3) for what in found[0]}
    RECORD.write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    print(json.dumps(record[form()], indent=1))


if __name__ == "__main__":
    main()
