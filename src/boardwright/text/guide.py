"""Help pages: the rules in our own words, and the chapter that explains a question or a refusal."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Final

from boardwright import registry

HEADING: Final = re.compile(r"^(#{1,3}) (.+?)(?: \{#([a-z0-9-]+)\})?$")


@dataclass(frozen=True)
class Chapter:
    """A heading of a help page: its level, its anchor, its text."""

    level: int
    id: str
    title: str


@cache
def page(language: str, game: str) -> str:
    """Read the help page of a game as Markdown, with `{#id}` behind its headings."""
    plugin = registry.plugin(game)
    file = plugin.file(f"locale/help.{language}.md") or plugin.file("locale/help.en.md")
    return file.read_text(encoding="utf-8") if file else ""


@cache
def chapters(language: str, game: str) -> tuple[Chapter, ...]:
    """Parse the headings of a help page that have an anchor, in order."""
    found = []
    for line in page(language, game).splitlines():
        if (match := HEADING.match(line)) and match.group(3):
            found.append(Chapter(len(match.group(1)), match.group(3), match.group(2)))
    return tuple(found)


@cache
def _links(game: str) -> dict[str, dict[str, str]]:
    file = registry.plugin(game).file("help.toml")
    links: dict[str, dict[str, str]] = tomllib.loads(file.read_text(encoding="utf-8") if file else "")
    return links


def chapter_of_question(game: str, message: str) -> str:
    """Return the anchor that explains a question (`ask-…`); empty when none does."""
    return _links(game).get("asks", {}).get(message, "")


def chapter_of_reason(game: str, message: str) -> str:
    """Return the anchor that explains a refusal (`reason-…`); empty when none does."""
    return _links(game).get("reasons", {}).get(message, "")
