"""The database: what is kept, and the one writer that keeps it."""

from boardwright.server.store.store import News, Store

__all__ = ["News", "Store"]
