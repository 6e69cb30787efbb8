"""Twins, two matches with the same decisions and different hidden cards, compared byte by byte.

A seat, a program in that seat and a spectator fetch everything of both; a byte that differs is a secret told.
"""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from boardwright import registry
from boardwright.server.tables.model import Table
from boardwright.text import LANGUAGES
from tests.every_game.playing import finished
from tests.server.house import House, opened
from tests.server.twins import TOKEN, Twins

Answer = tuple[str, int, list[tuple[str, str]], bytes]
STEPS = 6
EVERY = 7  # steps of a match between two pairs of twins
PAGES = (
    "",
    "/part",
    "/part?log=all",
    "/part?at=12",
    "/record.json",
    "/record.txt",
    "/problem",
    "/why",
)
CALLS = (
    "",
    "/view",
    "/legal",
    "/why_not?action=3",
    "/why_not?action=40",
    "/events",
    "/events?since=9",
    "/record",
)


@dataclass
class Watcher:
    """Everything that one seat, and a spectator, can fetch of a table."""

    house: House
    language: str = "en"
    person: int = 0
    clients: list[httpx.AsyncClient] = field(default_factory=list)

    def __post_init__(self) -> None:
        seated = self.house.browser("Seated", self.language)
        seated.post("/settings/nickname", {"nickname": "Seated"})
        spectator = self.house.browser(language=self.language)
        assert spectator.csrf
        program = self.house.client(headers={"Authorization": f"Bearer {TOKEN}"})
        self.clients = [seated.client, spectator.client, program]
        token = seated.client.cookies["boardwright"]
        self.person = self.house.run(self.house.service.accounts.visitor(token)).person

    def seen(self, table: Table) -> list[Answer]:
        """All answers about a table, as bytes."""
        self.house.call(lambda: self.house.service.tables._keep(table))
        return self.house.run(self._fetch(table.id))

    async def _fetch(self, table_id: str) -> list[Answer]:
        seated, spectator, program = self.clients
        wanted = [(client, f"/t/{table_id}{page}") for client in (seated, spectator) for page in PAGES]
        wanted += [
            (client, f"/api/v1/tables/{table_id}{call}") for client in (program, spectator) for call in CALLS
        ]
        answers = [(path, await client.get(path)) for client, path in wanted]
        return [(path, answer.status_code, headers_of(answer), answer.content) for path, answer in answers]


def headers_of(answer: httpx.Response) -> list[tuple[str, str]]:
    """Headers without the number of the request."""
    return [(name, value) for name, value in answer.headers.items() if name != "x-request-id"]


def compare(watcher: Watcher, twins: Twins, with_drafts: bool) -> int:
    """Fail where a byte differs; returns how many answers were compared."""
    one, two = twins.tables(watcher.person, with_drafts)
    first, second = watcher.seen(one), watcher.seen(two)
    for (path, *answer_one), (_, *answer_two) in zip(first, second, strict=True):
        assert answer_one == answer_two, path
    assert {status for _, status, _, _ in first} <= {200, 401, 403}
    assert sum(status == 200 for _, status, _, _ in first) >= 20
    return len(first)


def positions(
    watcher: Watcher, game: str, players: int, seed: int, starts: Iterable[int], steps: int
) -> tuple[int, int]:
    """Compare at many positions; returns how many had hidden differences, and the answers compared."""
    different = answers = 0
    for number, start in enumerate(starts):
        twins = Twins(game, players, seed, number % players, start)
        for count, _ in enumerate(twins.positions(steps)):
            if twins.are_different:
                different += 1
                answers += compare(watcher, twins, with_drafts=count % 2 == 1)
    return different, answers


@dataclass
class Compared:
    """What was compared: answers, at positions where something hidden differs, of so many pairs of twins."""

    answers: int = 0
    positions: int = 0
    pairs: int = 0


def pairs() -> Iterator[tuple[str, int, int, int, int]]:
    """Yield game, players, seed, viewer and step for twins: every game and every seat in turn."""
    games = [each.meta for each in registry.games() if each.meta.on_web]
    for seed in itertools.count(500):
        game = games[seed % len(games)]
        players = game.min_players + seed // len(games) % (game.max_players - game.min_players + 1)
        for start in range(10, len(finished(game.id, players, seed).steps), EVERY):
            yield game.id, players, seed, start // EVERY % players, start


def run(answers: int) -> Compared:
    """Compare at least so many answers, in all languages in turn."""
    seen = Compared()
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder) / "x.sqlite") as house:
        watchers = [Watcher(house, language) for language in LANGUAGES]
        for number, (game, players, seed, viewer, start) in enumerate(pairs()):
            twins = Twins(game, players, seed, viewer, start)
            for count, _ in enumerate(twins.positions(STEPS)):
                if twins.are_different:
                    watcher = watchers[number % len(watchers)]
                    seen.answers += compare(watcher, twins, with_drafts=count % 2 == 1)
                    seen.positions += 1
            seen.pairs += 1
            if seen.answers >= answers:
                break
    return seen
