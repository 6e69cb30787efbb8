"""Publish changes of tables inside this process: to event streams, and to listeners (bots, webhooks)."""

from __future__ import annotations

from collections.abc import Callable

from boardwright.server.live.streams import VERSION, Streams
from boardwright.server.tables.model import Table

Listener = Callable[[Table], None]


class TableEvents:
    """The event bus of a process. Call it after the table's lock is released: listeners read the table."""

    def __init__(self, streams: Streams) -> None:
        self.streams = streams
        self.listeners: list[Listener] = []

    def publish(self, table: Table, *events: str) -> None:
        """Send a new version, and other events, to the streams of a table; then call the listeners."""
        for event in (VERSION, *events):
            self.streams.publish(table.id, event)
        self.call_listeners(table)

    def call_listeners(self, table: Table) -> None:
        """Let bots and webhooks look at a table, without an event on its streams."""
        for listener in self.listeners:
            listener(table)
