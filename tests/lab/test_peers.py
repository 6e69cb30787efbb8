"""scripts/bench-peers: what its tables say, and that nothing is left out silently."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "bench_peers.py"


@pytest.fixture(scope="module")
def peers() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench_peers", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_peer_that_cannot_be_had_is_named(peers: ModuleType) -> None:
    """The environment of the tests is without peers: ours is measured, the other is said to be missing."""
    lines = list(peers.table(peers.measured(["boardwright guilds", "catanatron Catan"], 1, 0.01)))
    assert lines[2].startswith("| boardwright guilds | ")
    assert lines[2].count(" | ") == lines[1].count("|") - 2
    assert lines[-1].startswith("Missing here: catanatron Catan (ModuleNotFoundError: ")


def test_ratios_are_those_to_the_slowest_of_ours(peers: ModuleType) -> None:
    class Fixed:
        def __init__(self, name: str, **rates: float) -> None:
            self.name, self.version, self.problem, self.rates = name, "1", "", rates

        def median(self, what: str) -> float | None:
            return self.rates.get(what)

    contenders = [
        Fixed("boardwright a", inside=1000.0, decisions=500.0, copies=1e6, iterations=10.0),
        Fixed("boardwright b", inside=4000.0, decisions=800.0, copies=2e6, iterations=10.0),
        Fixed("peer", decisions=100.0, copies=1e5),
    ]
    row = next(line for line in peers.table(contenders) if line.startswith("| peer | 1"))
    assert row == "| peer | 1 | 100 | ×10.0 | ×5.0 | 10.00 | ×10.0 | – |"
