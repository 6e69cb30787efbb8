"""The database: schema, migrations, connections, and the one writer."""

from boardwright.server.db.writer import Notification, Store

__all__ = ["Notification", "Store"]
