"""scripts/load plays, listens, and finds every acknowledged move in the database."""

from argparse import Namespace
from pathlib import Path

import pytest

from tests.server import load, postgres


def test_a_short_run_hears_its_moves_and_loses_none():
    given = Namespace(
        tables=3,
        busy=2,
        pace=0.0,
        players=2,
        listeners=2,
        seconds=2.0,
        processes=1,
        database="",
        game="caylus1303",
    )
    seen, _, missing = load.run(given)
    assert (missing, dict(seen.errors)) == (0, {})
    assert len(seen.acknowledged) > 5
    assert seen.most_listening == 6
    assert len(seen.delays()) > len(seen.acknowledged)


def test_a_move_that_is_not_stored_is_counted_as_lost(tmp_path):
    seen = load.Measured()
    seen.acknowledged["nowhere", 3] = (0, "on 2", 1.0)
    assert load.lost(f"sqlite:///{tmp_path}/x.sqlite", seen) == 1


def test_what_is_measured_is_on_a_disk(monkeypatch):
    places = []

    def started(folder=None):
        places.append(folder or postgres.roomy())
        raise InterruptedError

    monkeypatch.setattr(load, "Postgres", started)
    with pytest.raises(InterruptedError), load.database("postgresql"):
        pass
    with load.database("") as url:
        places.append(str(Path(url.removeprefix("sqlite:///")).parent))
    assert [postgres.kind_of(Path(each)) in postgres.MEMORY for each in places] == [False, False]


@pytest.mark.skipif(postgres.kind_of(Path("/dev/shm")) not in postgres.MEMORY, reason="no memory for files")
def test_a_folder_in_memory_is_not_on_a_disk(monkeypatch):
    monkeypatch.setattr(postgres.tempfile, "gettempdir", lambda: "/dev/shm")
    assert not postgres.on_disk().startswith("/dev/shm")
