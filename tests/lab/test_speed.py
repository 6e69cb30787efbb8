"""The guard of speed: a loss of more than a third, measured against the yardstick, fails."""

from __future__ import annotations

import pytest

from boardwright.lab import bench as benches
from tests.lab import speed

pytestmark = pytest.mark.xdist_group("speed")


@pytest.mark.parametrize("game", speed.GAMES)
def test_no_game_has_become_slower_by_more_than_a_third(game: str) -> None:
    assert speed.losses(game) == []


def test_an_engine_that_does_its_work_three_times_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is played three times and counted once."""
    play = benches.Table.play_inside
    monkeypatch.setattr(benches.Table, "play_inside", lambda table: [play(table) for _ in range(3)][-1])
    (loss,) = speed.losses("caylus1303")
    assert loss.startswith(f"caylus1303, {speed.form()}: ")
    assert " decisions a round of the yardstick" in loss


def test_a_slow_machine_is_no_loss() -> None:
    """Half as fast in everything, the yardstick included."""

    def halved(game: str) -> list[float]:
        return [each / 2 for each in speed.measured(game)]

    assert speed.losses("caylus1303", halved) == []
