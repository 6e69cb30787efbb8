"""The browser's side: typed page values, templates, drawn boards and static files."""

from typing import Final

PARTS: Final = ("web", "server")
"""The message files of pages, besides those of a game."""
