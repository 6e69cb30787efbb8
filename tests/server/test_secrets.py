"""Secrets stay on the server: different hidden cards, and everything a seat receives is the same bytes."""

from dataclasses import dataclass, field

import httpx
import pytest

from tests.every_game.playing import WITH_SECRETS, finished
from tests.server.house import House
from tests.server.twins import TOKEN, Twins

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

    def __post_init__(self):
        seated = self.house.browser("Seated", self.language)
        seated.post("/settings/nickname", {"nickname": "Seated"})
        spectator = self.house.browser(language=self.language)
        assert spectator.csrf
        program = self.house.client(headers={"Authorization": f"Bearer {TOKEN}"})
        self.clients = [seated.client, spectator.client, program]
        token = seated.client.cookies["boardwright"]
        self.person = self.house.run(self.house.service.people.visitor(token)).person

    def seen(self, table):
        """All answers about a table, as bytes."""
        self.house.call(lambda: self.house.service.tables._keep(table))
        return self.house.run(self._fetch(table.id))

    async def _fetch(self, table_id):
        seated, spectator, program = self.clients
        wanted = [(client, f"/t/{table_id}{page}") for client in (seated, spectator) for page in PAGES]
        wanted += [
            (client, f"/api/v1/tables/{table_id}{call}") for client in (program, spectator) for call in CALLS
        ]
        answers = [(path, await client.get(path)) for client, path in wanted]
        return [(path, answer.status_code, headers_of(answer), answer.content) for path, answer in answers]


def headers_of(answer):
    """Headers without the number of the request."""
    return [(name, value) for name, value in answer.headers.items() if name != "x-request-id"]


def compare(watcher, twins, with_drafts):
    """Fail where a byte differs; returns how many answers were compared."""
    one, two = twins.tables(watcher.person, with_drafts)
    first, second = watcher.seen(one), watcher.seen(two)
    for (path, *answer_one), (_, *answer_two) in zip(first, second, strict=True):
        assert answer_one == answer_two, path
    assert {status for _, status, _, _ in first} <= {200, 401, 403}
    assert sum(status == 200 for _, status, _, _ in first) >= 20
    return len(first)


def positions(watcher, game, players, seed, starts, steps):
    """Compare at many positions; returns how many had hidden differences, and the answers compared."""
    different = answers = 0
    for number, start in enumerate(starts):
        twins = Twins(game, players, seed, number % players, start)
        for count, _ in enumerate(twins.positions(steps)):
            if twins.are_different:
                different += 1
                answers += compare(watcher, twins, with_drafts=count % 2 == 1)
    return different, answers


@pytest.mark.parametrize(("players", "seed", "language"), [(2, 31, "en"), (3, 32, "de"), (5, 33, "pl")])
def test_everything_a_seat_receives_in_belfort_is_the_same_whatever_is_hidden(house, players, seed, language):
    last = len(finished("belfort", players, seed).steps)
    starts = [players * 5 + 5, *range(players * 5 + 12, last, last // 4)]
    different, answers = positions(Watcher(house, language), "belfort", players, seed, starts, 3)
    print(f"belfort, {players} players: {answers} answers at {different} positions")
    assert different >= 6


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_secret_answer_can_be_drafted_and_nothing_of_those_of_others_is_seen(house, viewer):
    """Also by the last one to answer, who could take the draft back after a look."""
    watcher = Watcher(house)
    different = 0
    for seed in (41,):
        twins = Twins("belfort", 3, seed, viewer, 20)
        for _ in twins.positions(6):
            different += twins.are_different
            compare(watcher, twins, with_drafts=True)
    assert different >= 4


@pytest.mark.parametrize(("players", "language"), [(2, "en"), (3, "it"), (4, "en")])
def test_everything_a_seat_receives_in_guilds_is_the_same_whatever_is_hidden(house, players, language):
    seed = WITH_SECRETS["guilds"][players]
    last = len(finished("guilds", players, seed).steps)
    different, answers = positions(
        Watcher(house, language), "guilds", players, seed, range(10, last, last // 12), 2
    )
    print(f"guilds, {players} players: {answers} answers at {different} positions")
    assert different >= 3


def test_the_comparison_notices_a_secret(house):
    """The test itself: what the seat may see does differ when its own cards do."""
    twins = Twins("belfort", 3, 32, 0, 20)
    watcher = Watcher(house)
    one, _ = twins.tables(watcher.person)
    twins.two.state = twins.game.redeal(twins.one.state, 1, twins.draw)
    _, other = twins.tables(watcher.person)
    assert watcher.seen(one) != watcher.seen(other)
