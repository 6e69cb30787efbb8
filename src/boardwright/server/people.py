"""Who is asking: a browser holds a secret token in a cookie; a person is stored when one is needed."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from boardwright.server.names import clean_name, hashed, new_token
from boardwright.server.rows import count_changes, now, tables_of_person
from boardwright.server.store import Store
from boardwright.server.store.schema import DEVICES, KEYS, PEOPLE, SEATS, TABLES
from boardwright.text import LANGUAGES

COOKIE: Final = "boardwright"
YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 2000
SHORTEST: Final = 22

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
    """Preferences from what is stored or sent; what makes no sense is left at its default."""
    known = {name: str(given[name]) for name, values in CHOICES.items() if str(given.get(name)) in values}
    return Preferences(**known)


@dataclass(frozen=True)
class Visitor:
    """Whoever sends a request: the token of the browser, and the person when there is one."""

    token: str
    is_new: bool = False
    person: int | None = None
    nickname: str = ""
    preferences: Preferences = field(default_factory=Preferences)


class People:
    """The people whom the service knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, Visitor] = OrderedDict()
        self.secret = b""

    async def open(self) -> None:
        """Read the secret key of this service; the first start makes one."""

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
        """The visitor with that cookie, or a new one."""
        if token is None or len(token) < SHORTEST or len(token) > 100 or not token.isascii():
            return Visitor(new_token(), is_new=True)
        if token in self._known:
            self._known.move_to_end(token)
            return self._known[token]
        row = await self.store.read(
            lambda connection: connection.execute(
                select(PEOPLE).join(DEVICES).where(DEVICES.c.token == hashed(token))
            ).one_or_none()
        )
        if row is None:
            return Visitor(token)
        preferences = preferences_from(row.settings)
        return self._remember(Visitor(token, False, row.id, row.nickname, preferences))

    def _remember(self, visitor: Visitor) -> Visitor:
        if self.store.is_shared:  # another process may change what this one remembers
            return visitor
        self._known[visitor.token] = visitor
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return visitor

    async def known(self, visitor: Visitor, nickname: str = "") -> Visitor:
        """The visitor as a stored person, with a new nickname when one is given."""
        name = clean_name(nickname)
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
            return self._remember(replace(visitor, is_new=False, person=person, nickname=name))
        if name and name != visitor.nickname:
            await self._update(visitor.person, nickname=name)
            return self._remember(replace(visitor, nickname=name))
        return visitor

    async def prefer(self, visitor: Visitor, preferences: Preferences) -> Visitor:
        """Store preferences."""
        visitor = await self.known(visitor)
        assert visitor.person is not None
        await self._update(visitor.person, settings=vars(preferences))
        return self._remember(replace(visitor, preferences=preferences))

    async def new_link(self, visitor: Visitor) -> str:
        """A personal link, by which the same person goes on with another device; the old one ends."""
        visitor = await self.known(visitor)
        assert visitor.person is not None
        link = new_token()
        await self._update(visitor.person, link=hashed(link))
        return link

    async def by_link(self, link: str) -> tuple[int, str] | None:
        """The person of a personal link and their nickname."""
        row = await self.store.read(
            lambda connection: connection.execute(
                select(PEOPLE.c.id, PEOPLE.c.nickname).where(PEOPLE.c.link == hashed(link))
            ).one_or_none()
        )
        return None if row is None else (row.id, row.nickname)

    async def follow_link(self, link: str, before: Visitor) -> Visitor | None:
        """Use a personal link up: this browser becomes one more device of that person, with a new token; the
        seats and tables of whom it was before come along."""
        token = new_token()
        mine = PEOPLE.c.link == hashed(link)

        def add(connection: Connection) -> bool:
            person = connection.execute(select(PEOPLE.c.id).where(mine)).scalar_one_or_none()
            if (
                person is None
                or connection.execute(PEOPLE.update().where(mine).values(link=None)).rowcount != 1
            ):
                return False
            add_device(connection, token, person)
            if before.person is not None:
                count_changes(connection, tables_of_person(connection, before.person, None))
                for column in (SEATS.c.person, TABLES.c.owner):
                    change = column.table.update().where(column == before.person)
                    connection.execute(change.values({column.name: person}))
            return True

        return await self.visitor(token) if await self.store.write(add) else None

    async def _update(self, person: int, **values: Any) -> None:
        change = PEOPLE.update().where(PEOPLE.c.id == person).values(**values)
        await self.store.write(lambda connection: connection.execute(change))
        for token, visitor in list(self._known.items()):
            if visitor.person == person:
                del self._known[token]

    def csrf(self, visitor: Visitor) -> str:
        """What a form of this visitor must bring along."""
        return hmac.digest(self.secret, visitor.token.encode(), hashlib.sha256).hex()[:32]

    def is_csrf(self, visitor: Visitor, given: str) -> bool:
        """Whether a form comes from a page of ours."""
        return hmac.compare_digest(self.csrf(visitor).encode(), given.encode(errors="replace"))


def add_device(connection: Connection, token: str, person: int) -> None:
    """A browser that acts for a person."""
    connection.execute(DEVICES.insert().values(token=hashed(token), person=person, created=now()))
