"""The scene of a table for the terminal: names and marks in the colours of the seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from boardwright.cli.seats import marks
from boardwright.core.play import AnyGame
from boardwright.web.scene import Scene as PlainScene

COLOURS: Final = ("red", "blue", "yellow", "magenta", "green")
FREE: Final = "·"


@dataclass(frozen=True)
class Scene(PlainScene):
    """One table for one viewer at a terminal; `seat` is None for a spectator."""

    @property
    def game(self) -> AnyGame:
        assert self.words.game is not None
        return self.words.game

    def named(self, seat: int, before: str = "") -> Text:
        """Return the name of a seat in its colour, marked when it is to act."""
        sign = "▶" if seat == self.to_act else " "
        return Text(f"{sign}{before} {self.words.names[seat]}", style=f"bold {COLOURS[seat]}")

    def mark(self, owner: int | None) -> Text:
        """Return two letters for the owner of a place; neutral players have a number."""
        if owner is None:
            return Text(FREE, style="dim")
        if owner >= self.seats:
            return Text(f"N{owner + 1}", style="dim")
        return Text(marks(self.words.names[: self.seats])[owner], style=f"bold {COLOURS[owner]}")
