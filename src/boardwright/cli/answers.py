"""Answers to a question in the terminal: a choice, or a command word."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table as Grid

from boardwright.cli.choices import Choice, chosen, near
from boardwright.cli.language import say
from boardwright.cli.store import free_path
from boardwright.cli.streams import console, out
from boardwright.cli.tables import costs, scene_of
from boardwright.cli.telling import event_lines, show_lines
from boardwright.core.errors import BadRecordError, IllegalActionError

if TYPE_CHECKING:
    from boardwright.cli.terminal import Table

DEFAULT_LOG_LINES: Final = 30
BRIEF: Final = frozenset({"why", "save"})


class Quit(Exception):
    """The player leaves; the match is saved."""


class Answers:
    """The possible answers to one question of one seat."""

    def __init__(self, table: Table, seat: int, offered: list[Choice]) -> None:
        self.table = table
        self.match = table.match
        self.seat = seat
        self.offered = offered
        self.words: dict[str, Callable[[str], None]] = {
            "": self._nothing,
            "help": self._help,
            "why": self._why,
            "notations": self._notations,
            "costs": self._costs,
            "undo": self._undo,
            "table": self._table,
            "log": self._log,
            "save": self._save,
            "quit": self._quit,
        }
        self.short = {"?": "help", "q": "quit", "exit": "quit", "u": "undo", "w": "why"}
        self.short |= {"t": "table", "l": "log", "n": "notations", "c": "costs", "h": "help"}

    def take(self, answer: str) -> bool:
        """Carry out an answer; returns whether the question is still visible.

        Raises:
            BoardwrightError: when the answer is not possible.
        """
        word, _, rest = answer.partition(" ")
        name = self.short.get(word.lower(), word.lower())
        if name in self.words:
            self.words[name](rest.strip())
            return name in BRIEF
        try:
            self.table.commit_action(chosen(self.offered, answer, self.match))
        except IllegalActionError as error:
            meant = near(self.offered, answer)
            if error.message != "action-unknown" or not meant:
                raise
            list_of = ", ".join(f"{choice.number} [{choice.notation}]" for choice in meant[:5])
            console.print(say("did-you-mean", choices=list_of), style="red")
        return True

    def _nothing(self, _: str) -> None:
        """Do nothing: Enter alone shows the question again."""

    def _help(self, _: str) -> None:
        first, *others = say("play-help").splitlines()
        console.print(first)
        for line in others:
            console.print(f"  {line}")

    def _quit(self, _: str) -> None:
        raise Quit

    def _undo(self, _: str) -> None:
        self.table.undo(self.seat)

    def _table(self, _: str) -> None:
        self.table.show_table(self.seat)

    def _costs(self, _: str) -> None:
        scene = scene_of(self.match, self.table.words, self.seat)
        console.print(Padding(costs(scene), (0, 0, 0, 2), expand=False))

    def _why(self, text: str) -> None:
        """Print the reason against a notation, or a number of the list (always legal)."""
        if not text:
            console.print(say("why-what"))
            return
        reason = self.match.why_not(chosen(self.offered, text, self.match))
        console.print(say("why-legal") if reason is None else self.table.words.reason(reason), style="yellow")

    def _notations(self, text: str) -> None:
        """Print the actions of the game by notation; with a search word also whether each is legal now."""
        catalogue = self.match.game.catalogue
        wanted = text.lower().split()
        found = [
            number
            for number in range(len(catalogue))
            if all(word in catalogue.text(number) for word in wanted)
        ]
        if not found:
            console.print(say("notations-none", word=text))
        elif not wanted:
            console.print(Columns([catalogue.text(number) for number in found], column_first=True))
        else:
            self._explain(found)

    def _explain(self, actions: list[int]) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for action in actions:
            reason = self.match.why_not(action)
            text = say("why-legal") if reason is None else self.table.words.reason(reason)
            grid.add_row(self.match.game.catalogue.text(action), text, style="" if reason is None else "dim")
        console.print(Padding(grid, (0, 0, 0, 2), expand=False))

    def _log(self, text: str) -> None:
        """Print the last lines of the log: a given number of them, or all."""
        lines = event_lines(self.match.steps, self.table.words, self.seat, everything=False)
        count = int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else DEFAULT_LOG_LINES
        shown = lines if text.lower() == "all" else lines[-count:] if count else []
        if len(shown) < len(lines):
            console.print(say("log-part", shown=len(shown), all=len(lines)), style="dim")
        show_lines(shown)

    def _save(self, file: str) -> None:
        """Print the file of the match; with a name, write a copy there."""
        if not file:
            out(say("welcome-file", file=str(self.table.store.path)))
            return
        path = free_path(file)
        try:
            self.match.save(path, with_seed=True)
        except OSError as error:
            problem = str(error.strerror or error)
            raise BadRecordError("save-failed", file=file, problem=problem) from None
        out(say("saved", file=file))
