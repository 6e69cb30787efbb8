"""The games of a simulation as rows for other programs: one table of games, one of seats.

Nothing in them depends on time or on the number of processes: the same seed gives the same rows.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeAlias

from boardwright.lab.simulate import Played, Simulation

Row: TypeAlias = "dict[str, int | float | str]"

KINDS: Final = (".json", ".csv", ".parquet")


def game_rows(simulation: Simulation) -> list[Row]:
    """Return one row for each game."""
    return [_game_row(played) for played in simulation.played]


def seat_rows(simulation: Simulation) -> list[Row]:
    """Return one row for each seat of each game, in seat order."""
    names = [result.bot for result in simulation.bots]
    return [
        _seat_row(played, names, played.seats.index(seat))
        for played in simulation.played
        for seat in range(len(names))
    ]


def _game_row(played: Played) -> Row:
    best, second = sorted(played.scores, reverse=True)[:2]
    return {
        "game": played.number + 1,
        "players": len(played.scores),
        "decisions": played.decisions,
        "winners": played.places.count(1),
        "winning_seat": 1
        + min(seat for seat, place in zip(played.seats, played.places, strict=True) if place == 1),
        "best_score": best,
        "lead": best - second,
        "mean_score": sum(played.scores) / len(played.scores),
    }


def _seat_row(played: Played, names: Sequence[str], bot: int) -> Row:
    row: Row = {
        "game": played.number + 1,
        "seat": played.seats[bot] + 1,
        "bot": names[bot],
        "score": played.scores[bot],
        "place": played.places[bot],
        "win": played.wins[bot],
    }
    return row | {f"points_{source}": points for source, points in played.points[bot].items()}


def files(path: Path) -> list[Path]:
    """Return the files to write: JSON is one file, CSV and Parquet are two, NAME-games and NAME-seats."""
    if path.suffix == ".json":
        return [path]
    return [path.with_name(f"{path.stem}-{name}{path.suffix}") for name in ("games", "seats")]


def write(simulation: Simulation, path: Path) -> list[Path]:
    """Write both tables, in the format of the file's extension; returns the files."""
    games, seats = game_rows(simulation), seat_rows(simulation)
    if path.suffix == ".json":
        path.write_text(json.dumps({"games": games, "seats": seats}, indent=1) + "\n", encoding="utf-8")
        return [path]
    for rows, file in zip((games, seats), files(path), strict=True):
        if path.suffix == ".csv":
            file.write_text(_as_csv(rows), encoding="utf-8")
        else:
            _write_parquet(rows, file)
    return files(path)


def _as_csv(rows: Sequence[Row]) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def _write_parquet(rows: Sequence[Row], file: Path) -> None:
    """Write a table as Parquet; pyarrow is optional and is imported only here."""
    arrow: Any = import_module("pyarrow")
    import_module("pyarrow.parquet").write_table(arrow.Table.from_pylist(rows), file)
