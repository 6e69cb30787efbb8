"""Chat beside a table, outside the record."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from boardwright.server.db import Notification
from boardwright.server.errors import BadRequest
from boardwright.server.live.streams import CHAT
from boardwright.server.tables import rows
from boardwright.server.tables.model import Table
from boardwright.server.tables.repository import Tables

MAX_TEXT: Final = 500


async def say(tables: Tables, table: Table, seat: int | None, name: str, text: str) -> None:
    """Store a line of chat, by a seat or by a spectator with a name; raises BadRequest."""
    said = "".join(c for c in text if c.isprintable() or c == "\n").strip()
    if not said:
        raise BadRequest("empty-talk")
    if len(said) > MAX_TEXT:
        raise BadRequest("long-talk", given=len(said), most=MAX_TEXT)

    def write(connection: Connection) -> None:
        rows.insert_chat(connection, table.id, seat, name, said)
        tables.store.notify(connection, Notification(table.id, (CHAT,)))

    await tables.store.write(write)
    tables.streams.publish(table.id, CHAT)
