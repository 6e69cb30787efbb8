"""Damaged files: none is served. Each is refused at start, or every table that opens is what it was.

python -m tests.server.attack_damage [COUNT [SEED]]

damages copies of one database in seeded ways, starts the service on each and compares every table. The
database itself is new in each run (ids, deals, times), so that figures of one seed differ a little.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from boardwright.cli.serve import check_database, check_integrity, look_at
from boardwright.core.errors import BoardwrightError
from boardwright.server.db.transfer import ENDINGS
from boardwright.server.settings import database_url
from boardwright.server.tables import creation
from boardwright.server.tables.creation import Plan, SeatPlan
from boardwright.server.tables.model import BOT, OPEN, Table
from tests.server.house import House, friends_at, opened, programs_at

PAGE = 4096
HEADER = 100
CLOSED = (410, 503)


def overwritten(held: bytearray, draw: random.Random) -> None:
    """A page of noise."""
    at = draw.randrange(len(held) // PAGE) * PAGE
    held[at : at + PAGE] = draw.randbytes(PAGE)


def zeroed(held: bytearray, draw: random.Random) -> None:
    """A page of zeros, as some disks return it."""
    at = draw.randrange(len(held) // PAGE) * PAGE
    held[at : at + PAGE] = bytes(PAGE)


def misplaced(held: bytearray, draw: random.Random) -> None:
    """A page where another one belongs."""
    one, two = draw.sample(range(len(held) // PAGE), 2)
    held[one * PAGE : (one + 1) * PAGE] = held[two * PAGE : (two + 1) * PAGE]


def truncated(held: bytearray, draw: random.Random) -> None:
    """The end is missing."""
    del held[draw.randrange(1, len(held)) :]


def header(held: bytearray, draw: random.Random) -> None:
    """Some bytes of the beginning."""
    for _ in range(draw.randrange(1, 8)):
        held[draw.randrange(HEADER)] = draw.randrange(256)


def scratched(held: bytearray, draw: random.Random) -> None:
    """A run of noise within a page."""
    size = draw.randrange(4, 512)
    at = draw.randrange(HEADER, len(held) - size)
    held[at : at + size] = draw.randbytes(size)


def flipped(held: bytearray, draw: random.Random) -> None:
    """Single bits, anywhere."""
    for _ in range(draw.randrange(1, 6)):
        held[draw.randrange(HEADER, len(held))] ^= 1 << draw.randrange(8)


def misspelt(held: bytearray, draw: random.Random) -> None:
    """Digits within rows, which no check of the structure notices."""
    digits = [at for at in range(PAGE, len(held)) if 48 <= held[at] < 58]
    for at in draw.sample(digits, draw.randrange(1, 4)):
        held[at] = 48 + (held[at] - 47) % 10


KINDS: tuple[Callable[[bytearray, random.Random], None], ...] = (
    overwritten,
    zeroed,
    misplaced,
    truncated,
    header,
    scratched,
    flipped,
    misspelt,
)


def fingerprint(table: Table) -> tuple[object, ...]:
    """Everything of a table that decides a match, or that somebody sees of it."""
    match = table.match
    return (
        (table.id, table.game_id, table.rules_version, table.status, table.created),
        (table.options, table.values, table.seed, table.nonces, table.base),
        (table.owner, table.owner_token, table.is_private, table.is_training),
        [vars(seat) for seat in table.seats],
        table.entries,
        None if match is None else (match.position(), match.log, match.names),
    )


def build(path: Path) -> dict[str, tuple[object, ...]]:
    """A database with matches of every state; returns what its tables are."""
    with opened(path) as house:
        ids = [house.play(programs_at(house, "toll", 3)[0].id).id]
        long, _ = programs_at(house, "caylus1303", 2)
        match = house.play(long.id, 150).match
        assert match is not None
        base = [step.action for step in match.steps[:-20]]
        plan = Plan(game="caylus1303", seats=[SeatPlan(BOT, bot="random"), SeatPlan(OPEN)], base=base)
        ids += [long.id, house.run(creation.create(house.service.tables, plan)).id]
        running, people = friends_at(house, "belfort", "Ann", "Bob", "Cid")
        house.play(running.id, 60)
        people[0].do(running, "chat", text="Good luck!")
        ids += [running.id, people[1].make("guilds", "me", "open", "open").id]
        return {each: fingerprint(house.forget(each)) for each in ids}


def start(path: Path) -> bool:
    """Do what `boardwright serve` does before it listens; returns whether it goes on."""
    url = database_url(str(path))
    try:
        look_at(url)
        check_integrity(url)
        check_database(url)
    except BoardwrightError:
        return False
    return True


def look(house: House, table_id: str, truth: tuple[object, ...]) -> str:
    """What the service says of a table: identical, closed, or what is wrong with the answer."""
    answers = [
        house.run(house.client().get(path)) for path in (f"/api/v1/tables/{table_id}", f"/t/{table_id}")
    ]
    statuses = [answer.status_code for answer in answers]
    if 200 in statuses and fingerprint(house.table(table_id)) != truth:
        return "served with damage"
    if statuses == [200, 200]:
        return "identical"
    # The page needs the chat, too, which may be damaged where the match is not.
    is_closed = all(status in (200, *CLOSED) for status in statuses)
    return "closed" if is_closed and "Traceback" not in answers[1].text else f"answered {statuses}"


def attack(path: Path, truths: dict[str, tuple[object, ...]]) -> Counter[str]:
    """Start on a damaged file and look at every table; returns how often what was seen."""
    before = path.read_bytes()
    if not start(path):
        is_same = path.read_bytes() == before
        return Counter({"refused" if is_same else "refused, but written": 1})
    found: Counter[str] = Counter({"started": 1})
    with opened(path) as house:
        for table_id, truth in truths.items():
            found[look(house, table_id, truth)] += 1
        home = house.run(house.client().get("/")).status_code
        found[f"home answered {home}"] += home not in (200, *CLOSED)
    return +found


def run(count: int, seed: int) -> dict[str, Any]:
    """Attack with so many damaged files; `failures` names each that was served or answered wrongly."""
    total: Counter[str] = Counter()
    failures: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        truths = build(folder / "sound.sqlite")
        for number in range(count):
            kind = KINDS[number % len(KINDS)]
            found = _damaged(folder, kind, random.Random(seed * 1000 + number), truths)
            total += found
            wrong = sorted(set(found) - {"refused", "started", "identical", "closed"})
            failures += [f"{kind.__name__} {number}: {each}" for each in wrong]
    return {"files": count, **total, "failures": failures}


def _damaged(
    folder: Path,
    kind: Callable[[bytearray, random.Random], None],
    draw: random.Random,
    truths: dict[str, tuple[object, ...]],
) -> Counter[str]:
    path = folder / "damaged.sqlite"
    for ending in ENDINGS:
        path.with_name(path.name + ending).unlink(missing_ok=True)
    shutil.copyfile(folder / "sound.sqlite", path)
    held = bytearray(path.read_bytes())
    kind(held, draw)
    path.write_bytes(held)
    return attack(path, truths)


if __name__ == "__main__":
    count, seed = [*map(int, sys.argv[1:]), *(50, 1)[len(sys.argv) - 1 :]]
    print(run(count, seed))  # noqa: T201 - a program
