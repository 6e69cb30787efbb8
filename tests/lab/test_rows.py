"""Rows of games and seats, for other programs."""

from __future__ import annotations

import csv
import json
from functools import cache
from pathlib import Path

import pyarrow.parquet
import pytest

from boardwright.lab import rows
from boardwright.lab.simulate import Simulation, simulate


@cache
def small(processes: int = 1) -> Simulation:
    """A short series, played once."""
    return simulate("toll", ["random", "greedy", "random"], 5, 3, processes=processes)


def test_one_row_for_each_game_and_one_for_each_seat() -> None:
    games, seats = rows.game_rows(small()), rows.seat_rows(small())
    assert [row["game"] for row in games] == [1, 2, 3, 4, 5]
    assert [(row["game"], row["seat"]) for row in seats[:4]] == [(1, 1), (1, 2), (1, 3), (2, 1)]
    assert len(seats) == 15


def test_seats_rotate_and_the_figures_go_with_the_bot() -> None:
    seats = rows.seat_rows(small())
    assert [row["seat"] for row in seats if row["bot"] == "greedy"] == [2, 3, 1, 2, 3]
    wins = [row["win"] for row in seats if row["bot"] == "greedy"]
    assert sum(float(win) for win in wins) == small().bots[1].wins


def test_points_by_source_add_up_to_the_score() -> None:
    for row in rows.seat_rows(small()):
        assert sum(int(row[key]) for key in row if key.startswith("points_")) == row["score"]


def test_a_game_names_its_winner_and_the_lead() -> None:
    games, seats = rows.game_rows(small()), rows.seat_rows(small())
    for game in games:
        own = [row for row in seats if row["game"] == game["game"]]
        scores = sorted((int(row["score"]) for row in own), reverse=True)
        assert (game["best_score"], game["lead"]) == (scores[0], scores[0] - scores[1])
        assert next(row["seat"] for row in own if row["place"] == 1) == game["winning_seat"]


@pytest.mark.parametrize("kind", rows.KINDS)
def test_the_same_seed_writes_the_same_files_with_any_number_of_processes(kind: str, tmp_path: Path) -> None:
    found = []
    for processes in (1, 2):
        files = rows.write(small(processes), tmp_path / f"rows{kind}")
        found.append([(file.name, file.read_bytes()) for file in files])
    assert found[0] == found[1]


def test_every_form_holds_the_same(tmp_path: Path) -> None:
    result = small()
    (text,) = rows.write(result, tmp_path / "rows.json")
    plain = json.loads(text.read_text())
    tables = [rows.game_rows(result), rows.seat_rows(result)]
    assert [plain["games"], plain["seats"]] == tables
    lists = rows.write(result, tmp_path / "rows.csv")
    columns = rows.write(result, tmp_path / "rows.parquet")
    assert [file.name for file in lists] == ["rows-games.csv", "rows-seats.csv"]
    assert [file.name for file in columns] == ["rows-games.parquet", "rows-seats.parquet"]
    for expected, file, column in zip(tables, lists, columns, strict=True):
        read = list(csv.DictReader(file.read_text().splitlines()))
        assert read == [{key: str(value) for key, value in row.items()} for row in expected]
        assert pyarrow.parquet.read_table(column).to_pylist() == expected
