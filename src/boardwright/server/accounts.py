"""Accounts: a browser has a secret token in a cookie; a person is stored only when one is needed."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from boardwright.server.db import Store
from boardwright.server.db.lazy_writes import LazyWrites
from boardwright.server.db.schema import DEVICES, KEYS, PEOPLE, TABLES
from boardwright.server.errors import Forbidden, NotFound
from boardwright.server.settings import SESSION_INTERVAL
from boardwright.server.tables.model import OVER
from boardwright.server.tables.names import clean_nickname
from boardwright.server.tables.rows import now, reassign, tables_of_person
from boardwright.server.tokens import hash_token, new_token
from boardwright.text import LANGUAGES

COOKIE: Final = "boardwright"
HOST_COOKIE: Final = f"__Host-{COOKIE}"  # under https: browsers let no other host and no plain page set it
SHOWN_ID: Final = 16  # digits of a token's hash that name a session
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iOS",
    "iPad": "iPadOS",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Macintosh": "macOS",
    "Linux": "Linux",
}
COOKIE_AGE: Final = 365 * 24 * 3600  # seconds
MAX_CACHED: Final = 2000
MIN_TOKEN: Final = 22
MAX_TOKEN: Final = 100

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "language": ("", *LANGUAGES),
    "theme": ("auto", "light", "dark"),
    "motion": ("full", "less", "none"),
    "speed": ("normal", "slow", "fast"),
    "ask": ("always", "barrier", "never"),
    "colours": ("plain", "patterns"),
    "sound": ("on", "off"),
    "notify": ("off", "on"),
    "keys": ("on", "off"),
}


@dataclass(frozen=True)
class Preferences:
    """How a person wants to see and hear tables; each field is one of `CHOICES`."""

    language: str = ""
    theme: str = "auto"
    motion: str = "full"
    speed: str = "normal"
    ask: str = "always"
    colours: str = "plain"
    sound: str = "on"
    notify: str = "off"
    keys: str = "on"


def preferences_from(given: dict[str, Any]) -> Preferences:
    """Return preferences from stored or submitted values; an invalid value is left at its default."""
    known = {name: str(given[name]) for name, values in CHOICES.items() if str(given.get(name)) in values}
    return Preferences(**known)


@dataclass(frozen=True)
class Visitor:
    """The sender of a request: the token of the browser, and the person when one is stored."""

    token: str
    is_new: bool = False
    person: int | None = None
    nickname: str = ""
    preferences: Preferences = field(default_factory=Preferences)


@dataclass(frozen=True)
class Session:
    """A browser that acts for a person: its id in forms, its kind, and when it was last used, roughly."""

    id: str
    agent: str
    seen: datetime
    is_this: bool


def rough_agent(agent: str) -> str:
    """Return the browser and the system of a User-Agent header, and nothing else of it.

    >>> rough_agent("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = (
        next((name for part, name in names.items() if part in agent), "") for names in (BROWSERS, SYSTEMS)
    )
    return ", ".join(filter(None, found))


class Accounts:
    """People, their browsers and preferences, with a cache by token."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._cached: OrderedDict[str, Visitor] = OrderedDict()
        self.secret = b""
        self.writes = LazyWrites(store, SESSION_INTERVAL)

    async def close(self) -> None:
        """Wait until the uses of sessions are stored."""
        await self.writes.close()

    async def open(self) -> None:
        """Read the secret key of the service (for CSRF tokens); the first start generates it."""

        def read_or_make(connection: Connection) -> str:
            found = connection.execute(
                select(KEYS.c.value).where(KEYS.c.name == "secret")
            ).scalar_one_or_none()
            if found is None:
                found = secrets.token_hex(32)
                connection.execute(KEYS.insert().values(name="secret", value=found))
            return str(found)

        try:
            self.secret = bytes.fromhex(await self.store.write(read_or_make))
        except IntegrityError:  # another process made it at the same moment
            self.secret = bytes.fromhex(await self.store.write(read_or_make))

    async def visitor(self, token: str | None) -> Visitor:
        """Return the visitor with that cookie, or a new one when there is none or it is not ours."""
        if token is None or not MIN_TOKEN <= len(token) <= MAX_TOKEN or not token.isascii():
            return Visitor(new_token(), is_new=True)
        if token in self._cached:
            self._cached.move_to_end(token)
            return self._cached[token]
        row = await self.store.read(
            lambda connection: connection.execute(
                select(PEOPLE).join(DEVICES).where(DEVICES.c.token == hash_token(token))
            ).one_or_none()
        )
        if row is None:
            return Visitor(token)
        preferences = preferences_from(row.settings)
        return self._cache(Visitor(token, False, row.id, row.nickname, preferences))

    async def take_over(self, token: str) -> Visitor:
        """Return the visitor with a cookie of the plain name, when only the prefixed one is used by now.

        A browser is taken over once: not after it has shown its prefixed cookie, and not if nothing is stored
        of it. So a cookie that another host has set leads to no session that was begun under https.
        """
        hashed = hash_token(token)
        found = select(DEVICES.c.token).where(DEVICES.c.token == hashed, DEVICES.c.is_plain.is_(True))
        row = await self.store.read(lambda connection: connection.execute(found).one_or_none())
        return await self.visitor(None if row is None else token)

    def note_use(self, visitor: Visitor, agent: str, is_prefixed: bool) -> None:
        """Note that a session is used, and by which browser; `is_prefixed`: it has the prefixed cookie."""
        if visitor.person is None:
            return
        hashed = hash_token(visitor.token)
        values = {"seen": now(), "agent": rough_agent(agent), **({"is_plain": False} if is_prefixed else {})}
        change = DEVICES.update().where(DEVICES.c.token == hashed).values(**values)
        self.writes.put((hashed, is_prefixed), lambda connection: connection.execute(change))

    async def sessions(self, visitor: Visitor) -> list[Session]:
        """Return the browsers that act for the person, this one first, then the last used."""
        if visitor.person is None:
            return []
        found = select(DEVICES).where(DEVICES.c.person == visitor.person)
        rows = await self.store.read(lambda connection: connection.execute(found).all())
        here = hash_token(visitor.token)
        made = [
            Session(row.token[:SHOWN_ID], row.agent, row.seen or row.created, row.token == here)
            for row in rows
        ]
        return sorted(made, key=lambda each: (each.is_this, each.seen), reverse=True)

    async def end_sessions(self, visitor: Visitor, session: str | None = None) -> None:
        """End one session of a person, or all but this one; a personal link that is not used yet expires.

        The browser is a new visitor from then on. Raises NotFound when there is no such session.
        """
        if visitor.person is None:
            raise NotFound("no-session")
        mine = DEVICES.delete().where(DEVICES.c.person == visitor.person)
        ended = (
            mine.where(DEVICES.c.token != hash_token(visitor.token))
            if session is None
            else mine.where(DEVICES.c.token.startswith(session, autoescape=True))
        )
        if session is not None and len(session) != SHOWN_ID:
            raise NotFound("no-session")
        count = await self.store.write(lambda connection: connection.execute(ended).rowcount)
        await self._update(visitor.person, link=None)
        if session is not None and not count:
            raise NotFound("no-session")

    def _cache(self, visitor: Visitor) -> Visitor:
        if self.store.is_shared:  # another process may change the cached row
            return visitor
        self._cached[visitor.token] = visitor
        while len(self._cached) > MAX_CACHED:
            self._cached.popitem(last=False)
        return visitor

    async def register(self, visitor: Visitor, nickname: str = "") -> Visitor:
        """Store a visitor as a person unless that is done, and set the nickname when one is given."""
        name = clean_nickname(nickname)
        if visitor.person is None:
            row = {"nickname": name, "settings": vars(visitor.preferences), "created": now()}

            def insert(connection: Connection) -> int:
                made = connection.execute(PEOPLE.insert().values(**row))
                assert made.inserted_primary_key is not None
                person = int(made.inserted_primary_key[0])
                add_device(connection, visitor.token, person)
                return person

            try:
                person = await self.store.write(insert)
            except IntegrityError:  # the same browser was quicker in another request
                return await self.visitor(visitor.token)
            return self._cache(replace(visitor, is_new=False, person=person, nickname=name))
        if name and name != visitor.nickname:
            await self._update(visitor.person, nickname=name)
            return self._cache(replace(visitor, nickname=name))
        return visitor

    async def set_preferences(self, visitor: Visitor, preferences: Preferences) -> Visitor:
        """Store the preferences of a visitor, who becomes a person by it."""
        visitor = await self.register(visitor)
        assert visitor.person is not None
        await self._update(visitor.person, settings=vars(preferences))
        return self._cache(replace(visitor, preferences=preferences))

    async def new_link(self, visitor: Visitor) -> str:
        """Create a personal link, by which another device acts for the same person; an older one expires."""
        visitor = await self.register(visitor)
        assert visitor.person is not None
        link = new_token()
        await self._update(visitor.person, link=hash_token(link))
        return link

    async def by_link(self, link: str) -> tuple[int, str] | None:
        """Return the person of a personal link and their nickname; None when it is not valid."""
        row = await self.store.read(
            lambda connection: connection.execute(
                select(PEOPLE.c.id, PEOPLE.c.nickname).where(PEOPLE.c.link == hash_token(link))
            ).one_or_none()
        )
        return None if row is None else (row.id, row.nickname)

    async def use_link(self, link: str, before: Visitor) -> Visitor | None:
        """Make a browser a device of the person with this link, which expires; returns None when it is not
        valid.

        The browser gets a new token. Seats and tables of the person that it acted for before move to this
        one. Raises Forbidden when both are at one unfinished match: a link must not bring the hand
        of another seat.
        """
        token = new_token()
        mine = PEOPLE.c.link == hash_token(link)

        def add(connection: Connection) -> bool:
            person = connection.execute(select(PEOPLE.c.id).where(mine)).scalar_one_or_none()
            if (
                person is None
                or connection.execute(PEOPLE.update().where(mine).values(link=None)).rowcount != 1
            ):
                return False
            if before.person not in (None, person) and _share_a_match(connection, person, before.person):
                raise Forbidden("link-same-table")
            add_device(connection, token, person)
            if before.person is not None:
                reassign(connection, before.person, person)
            return True

        return await self.visitor(token) if await self.store.write(add) else None

    async def _update(self, person: int, **values: Any) -> None:
        change = PEOPLE.update().where(PEOPLE.c.id == person).values(**values)
        await self.store.write(lambda connection: connection.execute(change))
        for token, visitor in list(self._cached.items()):
            if visitor.person == person:
                del self._cached[token]


def add_device(connection: Connection, token: str, person: int) -> None:
    """Insert a browser that acts for a person."""
    connection.execute(DEVICES.insert().values(token=hash_token(token), person=person, created=now()))


def _share_a_match(connection: Connection, one: int, other: int) -> bool:
    """Return whether two people are at the same table, with a seat or as its owner, before its end."""
    tables = set(tables_of_person(connection, one, None)) & set(tables_of_person(connection, other, None))
    found = select(TABLES.c.id).where(TABLES.c.id.in_(tables), TABLES.c.status != OVER).limit(1)
    return connection.execute(found).first() is not None
