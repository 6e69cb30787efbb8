"""A running service in the process of the tests: its own event loop in a thread, browsers and programs."""

from __future__ import annotations

import asyncio
import html
import re
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx

from boardwright.core.play import random_action
from boardwright.core.random import Random
from boardwright.server.app import create_app
from boardwright.server.service import Service
from boardwright.server.settings import Settings, database_url
from boardwright.server.tables import commits, turns
from boardwright.server.tables.model import Table

T = TypeVar("T")
PATIENCE = 60.0


class House:
    """The service on a file or a URL. Bots think in a thread, unless `thinkers` asks for processes or
    workers think outside."""

    def __init__(
        self,
        database: Path | str,
        thinkers: int = 0,
        limits: bool = False,
        is_outside: bool = False,
        **settings: Any,
    ) -> None:
        self.database = database
        self.settings = Settings(
            database=database_url(str(database)),
            thinkers=0 if is_outside else max(thinkers, 1),
            limits=limits,
            **settings,
        )
        self.app = create_app(self.settings)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="house")
        self.thread.start()
        self._life = self.app.router.lifespan_context(self.app)
        self.run(self._life.__aenter__())
        self._clients: list[httpx.AsyncClient] = []
        self._pool = None if thinkers or is_outside else ThreadPoolExecutor(1)
        if self._pool is not None:
            self.service.pool._pool = self._pool
            self.service.quick_pool._pool = self._pool
            self.service.analyses.pool._pool = self._pool

    @property
    def service(self) -> Service:
        service: Service = self.app.state.service
        return service

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the loop of the service."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def call(self, work: Callable[[], T]) -> T:
        """Call something in the thread of the loop."""

        async def calling() -> T:
            return work()

        return self.run(calling())

    def table(self, table_id: str) -> Table:
        """The table as the service holds it."""
        return self.run(self.service.tables.find(table_id))

    def forget(self, table_id: str) -> Table:
        """The table read anew from the database."""
        self.call(lambda: self.service.tables.forget(table_id))
        return self.table(table_id)

    def client(
        self, base: str = "http://testserver", address: str = "127.0.0.1", **options: Any
    ) -> httpx.AsyncClient:
        """A client that talks to the service without a network."""
        transport = httpx.ASGITransport(self.app, client=(address, 123))
        found = httpx.AsyncClient(transport=transport, base_url=base, **options)
        self._clients.append(found)
        return found

    def browser(
        self,
        name: str = "",
        language: str = "en",
        base: str = "http://testserver",
        address: str = "127.0.0.1",
    ) -> Browser:
        """Somebody with a browser."""
        return Browser(self, name, self.client(base, address, headers={"Accept-Language": language}))

    def until(self, condition: Callable[[], bool], patience: float = 30.0) -> None:
        """Wait for a condition."""
        deadline = time.monotonic() + patience
        while not condition():
            assert time.monotonic() < deadline, "it did not happen in time"
            time.sleep(0.01)

    def settle(self) -> None:
        """Wait for the writes that no request waits for: sightings, sessions."""
        self.run(self.service.tables.presence.writes.close())
        self.run(self.service.accounts.writes.close())

    def play_opening(self, table: Table) -> None:
        """Answer what is asked of all at the same time."""
        while table.match is not None and table.match.game.together(table.match.state):
            self.play(table.id, 1)

    def play(self, table_id: str, count: int = 10**6, seed: int = 1) -> Table:
        """Take so many decisions at random for whoever is asked, or go to the end."""
        return self.run(self._play(table_id, count, Random(seed)))

    async def _play(self, table_id: str, count: int, draw: Random) -> Table:
        tables = self.service.tables
        table = await tables.find(table_id)
        while count > 0 and (acting := table.to_act()):
            match = table.branch(acting[0])
            actions = [random_action(match.game, match.state, draw)]
            if table.match is not None and table.match.to_act != acting[0]:
                actions = self._secret(match, acting[0], actions, draw)
            await commits.act(tables, table, acting[0], actions, table.version)
            count -= 1
        return table

    def _secret(self, match: Any, seat: int, actions: list[int], draw: Random) -> list[int]:
        turns.take(match, seat, actions)
        while match.to_act == seat and seat in match.game.together(match.state):
            actions.append(random_action(match.game, match.state, draw))
            turns.take(match, seat, actions[-1:])
        return actions

    def close(self) -> None:
        """Stop everything."""
        for client in self._clients:
            self.run(client.aclose())
        self.run(self._life.__aexit__(None, None, None))
        if self._pool is not None:
            self._pool.shutdown()
        self.run(self.loop.shutdown_default_executor())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()


class Browser:
    """A person with a browser: cookies, a language, forms with their CSRF token."""

    def __init__(self, house: House, name: str, client: httpx.AsyncClient) -> None:
        self.house = house
        self.name = name
        self.client = client
        self._csrf = ""

    def get(self, path: str, **options: Any) -> httpx.Response:
        """Open a page."""
        return self.house.run(self.client.get(path, **options))

    def part(self, path: str) -> httpx.Response:
        """What the script fetches."""
        return self.get(path, headers={"X-Part": "1"})

    @property
    def csrf(self) -> str:
        """What forms of this browser bring along."""
        if not self._csrf:
            found = re.search(r'data-csrf="([0-9a-f]+)"', self.get("/settings").text)
            assert found is not None
            self._csrf = found[1]
        return self._csrf

    def post(self, path: str, fields: dict[str, Any] | None = None, **options: Any) -> httpx.Response:
        """Send a form."""
        given = {"csrf": self.csrf, **{name: str(value) for name, value in (fields or {}).items()}}
        return self.house.run(self.client.post(path, data=given, **options))

    def make(self, game: str, *seats: str, **fields: Any) -> Table:
        """Make a table with these seats: me, open, screen, bot:random..."""
        form = {"game": game, "players": len(seats), "nickname": self.name, **fields}
        form |= {f"seat{number}": kind for number, kind in enumerate(seats)}
        answer = self.post("/tables", form)
        assert answer.status_code == 303, answer.text
        return self.house.table(answer.headers["location"].removeprefix("/t/"))

    def join(self, invite: str, name: str = "") -> httpx.Response:
        """Take a seat by its link."""
        return self.post(f"/join/{invite}", {"nickname": name or self.name})

    def do(self, table: Table, what: str, **fields: Any) -> httpx.Response:
        """Do something at a table as the script does."""
        return self.post(f"/t/{table.id}/{what}", fields, headers={"X-Part": "1"})

    def choose(self, table: Table, action: int, **fields: Any) -> httpx.Response:
        """Choose an action."""
        return self.do(table, "choose", action=action, version=table.version, **fields)


class Program:
    """A program that holds a seat by a token."""

    def __init__(self, house: House, table: str, token: str) -> None:
        self.house = house
        self.path = f"/api/v1/tables/{table}"
        self.client = house.client(headers={"Authorization": f"Bearer {token}"})

    def get(self, what: str, **query: Any) -> httpx.Response:
        """Ask for something."""
        return self.house.run(self.client.get(f"{self.path}/{what}", params=query))

    def act(self, actions: list[int], version: int, key: str | None = None) -> httpx.Response:
        """Take decisions."""
        body = {"actions": actions, "version": version, "key": key}
        return self.house.run(self.client.post(f"{self.path}/act", json=body))

    def undo(self) -> httpx.Response:
        """Take the last decision back."""
        return self.post("undo")

    def post(self, what: str, body: dict[str, Any] | None = None) -> httpx.Response:
        """Send something."""
        return self.house.run(self.client.post(f"{self.path}/{what}", json=body))


def programs_at(house: House, game: str, count: int, **more: Any) -> tuple[Table, list[Program]]:
    """A table of programs, all seated."""
    client = house.client()
    body = {"game": game, "seats": [{"kind": "open"}] * count, **more}
    made = house.run(client.post("/api/v1/tables", json=body)).json()
    table_id = made["table"]["id"]
    found = []
    for each in made["invitations"]:
        wish = {"invite": each["invite"], "name": f"P{each['seat']}"}
        joined = house.run(client.post(f"/api/v1/tables/{table_id}/join", json=wish)).json()
        found.append(Program(house, table_id, joined["token"]))
    return house.table(table_id), found


def friends_at(house: House, game: str, *names: str, **fields: Any) -> tuple[Table, list[Browser]]:
    """A table of people, each with a browser of their own; the first one has made it."""
    owner = house.browser(names[0])
    table = owner.make(game, "me", *("open" for _ in names[1:]), **fields)
    found = [owner]
    for seat, name in enumerate(names[1:], start=1):
        guest = house.browser(name)
        invite = table.seats[seat].invite
        assert invite is not None
        assert guest.join(invite).status_code == 303
        found.append(guest)
    return house.table(table.id), found


def legal(table: Table, seat: int) -> list[int]:
    """What a seat may choose now, its draft included."""
    return table.drafted(seat).legal


def action(table: Table, notation: str) -> int:
    """The id of an action."""
    assert table.match is not None
    return table.match.number(notation)


def text_of(answer: httpx.Response) -> str:
    """The words of a page without tags."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", answer.text)).split())


@contextmanager
def opened(database: Path | str, **settings: Any) -> Iterator[House]:
    """A house that is closed at the end."""
    house = House(database, **settings)
    try:
        yield house
    finally:
        house.close()
