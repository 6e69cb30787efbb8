"""Attacks on the web table, one after another, each with a count and a time limit: scripts/attack

The short form takes about two minutes; --long prints the table for docs/security.md. Everything is sent to
the loopback interface, to services that are started for it.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from tests.server.programs import ROOT

Found = dict[str, object]
PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]


def kills(times: int) -> Found:
    from tests.server import attack_kills

    return asdict(attack_kills.run(times, 4 * times + 20, is_cut=False))


def power_cuts(times: int) -> Found:
    from tests.server import attack_kills

    if attack_kills.compiler() is None:
        return {"left out": "no C compiler"}
    return asdict(attack_kills.run(times, 4 * times + 20, is_cut=True))


def postgres_faults(times: int) -> Found:
    """Run the tests of faults with real processes, with more of each; they print what they have done."""
    return tests(["tests/server/test_faults.py"], {"BOARDWRIGHT_FAULTS": str(times)})


def starvation(seconds: int) -> Found:
    from tests.server import attack_starvation

    return attack_starvation.run(90, float(seconds))


def silence(seconds: int) -> Found:
    from tests.server import attack_silence

    found = attack_silence.run(2000, 500, float(seconds), 1024)
    return {"seen": attack_silence.row(found)}


def twins(answers: int) -> Found:
    from tests.server import attack_twins

    return asdict(attack_twins.run(answers))


def authorisation(_: int) -> Found:
    return tests(["tests/server/test_authorisation.py"], {})


def damaged_files(count: int) -> Found:
    from tests.server import attack_damage

    found = attack_damage.run(count, 7)
    assert found["failures"] == [], found["failures"]
    return found


def lost_disk(_: int) -> Found:
    return tests(["tests/server/test_storage.py"], {})


def tests(paths: list[str], more: dict[str, str]) -> Found:
    """Run tests; returns their lines about what was done, and how many passed."""
    done = subprocess.run(
        [*PYTEST, *paths], cwd=ROOT, env={**os.environ, **more}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:]
    told = [line for line in done.stdout.splitlines() if "acknowledged" in line]
    passed = re.search(r"\d+ passed", done.stdout)
    return {"seen": told, "tests": passed[0] if passed else "none"}


@dataclass(frozen=True)
class Attack:
    """An attack: its counts in the short and in the long form, and the seconds that each may take."""

    work: Callable[[int], Found]
    counts: tuple[int, int]
    seconds: tuple[int, int] = (120, 3600)


ATTACKS = {
    "kill -9": Attack(kills, (5, 1000)),
    "power cut": Attack(power_cuts, (5, 500)),
    "faults of PostgreSQL": Attack(postgres_faults, (2, 60)),
    "starvation": Attack(starvation, (10, 60)),
    "silent and slow clients": Attack(silence, (5, 60)),
    "twins": Attack(twins, (1_000, 100_000)),
    "authorisation": Attack(authorisation, (1, 1)),
    "damaged files": Attack(damaged_files, (8, 200)),
    "full disk, lost file": Attack(lost_disk, (1, 1)),
}


def attacked(name: str, is_long: bool) -> tuple[bool, str, float]:
    """Run an attack in a process of its own; returns whether it was withstood, the figures, the seconds."""
    attack, started = ATTACKS[name], time.monotonic()
    command = [sys.executable, "-m", "tests.server.attack", "--one", name, *(["--long"] if is_long else [])]
    try:
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=attack.seconds[is_long], check=False
        )
    except subprocess.TimeoutExpired:
        return False, f"not finished after {attack.seconds[is_long]} seconds", time.monotonic() - started
    text = done.stdout.strip().splitlines()[-1:] if done.returncode == 0 else [done.stderr[-600:]]
    return done.returncode == 0, " ".join(text), time.monotonic() - started


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/attack", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--long", action="store_true", help="as often as docs/security.md says")
    parser.add_argument("--one", choices=ATTACKS, help="only this attack")
    parser.add_argument("--only", nargs="+", choices=ATTACKS, help="only these attacks")
    given = parser.parse_args()
    if given.one:
        attack = ATTACKS[given.one]
        print(json.dumps(attack.work(attack.counts[given.long])))
        return 0
    print("| attack | withstood | figures | seconds |")
    print("|---|---|---|---:|", flush=True)
    is_sound = True
    for name in given.only or ATTACKS:
        is_withstood, figures, seconds = attacked(name, given.long)
        is_sound = is_sound and is_withstood
        print(f"| {name} | {'yes' if is_withstood else '**no**'} | {figures} | {seconds:.0f} |", flush=True)
    return 0 if is_sound else 1


if __name__ == "__main__":
    sys.exit(main())
