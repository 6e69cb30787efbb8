"""What is drawn: the view of a seat, the words of a reader, the values and options of the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from boardwright.cli.seats import marks
from boardwright.core.game import Options, Value
from boardwright.text import Words

COLOURS: Final = ("red", "blue", "yellow", "magenta", "green")
FREE: Final = "·"


@dataclass(frozen=True)
class Scene:
    """One table for one reader; `seat` is None for a spectator."""

    game: str
    view: Mapping[str, Any]
    words: Words
    seat: int | None
    tables: Mapping[str, Value]
    options: Options

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.view["players"])

    @property
    def to_act(self) -> int | None:
        """The seat that decides now."""
        question = self.view["question"]
        return int(question["seat"]) if question else None

    def name(self, kind: str, name: str, count: int = 1) -> str:
        """A noun of the game."""
        return self.words.message(f"{kind}-{name}", case="nom", count=count)

    def named(self, seat: int, before: str = "") -> Text:
        """The name of a seat in its colour, with a sign before whoever decides."""
        sign = "▶" if seat == self.to_act else " "
        return Text(f"{sign}{before} {self.words.names[seat]}", style=f"bold {COLOURS[seat]}")

    def mark(self, owner: int | None) -> Text:
        """Two letters for whoever owns a place; neutral players have a number."""
        if owner is None:
            return Text(FREE, style="dim")
        if owner >= self.seats:
            return Text(f"N{owner + 1}", style="dim")
        return Text(marks(self.words.names[: self.seats])[owner], style=f"bold {COLOURS[owner]}")
