"""Options of the whole suite: `--sample` keeps a few tests of every file, for a quick look."""

from __future__ import annotations

import signal
from collections import defaultdict
from itertools import groupby
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent
# How many tests of a file are kept, by the folder below tests; the dearer a test, the fewer.
KEPT: Final = {"games": 8, "core": 12, "every_game": 8, "golden": 4, "records": 2, "browser": 0}
OTHERS_KEPT: Final = 3
# Files whose single tests take seconds: processes that are killed, clusters, trainings, whole ladders.
LEFT_OUT: Final = frozenset(
    (
        "test_attacks.py",
        "test_container.py",
        "test_docs.py",
        "test_examples.py",
        "test_faults.py",
        "test_foreign_game.py",
        "test_kill.py",
        "test_load.py",
        "test_new_game.py",
        "test_notebook.py",
        "test_peers.py",
        "test_processes.py",
        "test_ray.py",
        "test_speed.py",
        "test_training.py",
        "test_worker.py",
    )
)


def pytest_configure() -> None:
    """Take Ctrl-C as a terminal would: a run in the background of a shell inherits that it is ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sample", action="store_true", help="keep a few quick tests of every file")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep, with `--sample`, some quick tests of every file, evenly spread over its functions."""
    if not config.getoption("--sample"):
        return
    kept: list[pytest.Item] = []
    for file, tests in groupby(items, key=lambda item: item.path):
        kept += sampled(file, list(tests))
    chosen = {item.nodeid for item in kept}
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in chosen])
    items[:] = kept


def sampled(file: Path, tests: list[pytest.Item]) -> list[pytest.Item]:
    """Choose the tests of one file; a page of documentation is kept whole unless it is slow to run."""
    if not file.is_relative_to(ROOT):
        return tests if file.name == "README.md" else []
    if file.name in LEFT_OUT:
        return []
    first: dict[str, pytest.Item] = {}
    for item in tests:
        is_slow = item.get_closest_marker("slow") or item.get_closest_marker("thorough")
        if not is_slow and "postgres" not in item.nodeid:
            first.setdefault(item.nodeid.partition("[")[0], item)
    several = list(first.values())
    most = KEPT.get(file.relative_to(ROOT).parts[0], OTHERS_KEPT)
    return several[:: max(1, -(-len(several) // most))] if most else []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say what a sample leaves out."""
    if config.getoption("--sample"):
        folders: dict[str, int] = defaultdict(int)
        for item in terminalreporter.stats.get("deselected", []):
            folders[Path(item.nodeid.partition("::")[0]).parts[1] if "/" in item.nodeid else "docs"] += 1
        left = ", ".join(f"{name} {count}" for name, count in sorted(folders.items()))
        terminalreporter.write_line(f"a sample: left out {left or 'what xdist does not count'}")
