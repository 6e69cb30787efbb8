"""The table in the terminal: a loop of questions and answers; a move is on disk before the next question."""

from __future__ import annotations

import hashlib
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import typer
from rich.padding import Padding
from rich.text import Text

from boardwright.bots import fair_choice
from boardwright.bots.loading import Setting, seated
from boardwright.cli import choices as offers
from boardwright.cli.answers import Answers, Quit
from boardwright.cli.language import say
from boardwright.cli.results import result
from boardwright.cli.seats import holder_of, is_bot, read_seats, stored_name
from boardwright.cli.shared import load_match, speech_of
from boardwright.cli.store import Store, free_path, uninterrupted
from boardwright.cli.streams import console, is_terminal, out
from boardwright.cli.tables import scene_of, status, table
from boardwright.cli.telling import event_lines, show_lines
from boardwright.core.errors import BadOptionError, BadRecordError, BoardwrightError
from boardwright.core.match import Match
from boardwright.core.random import Random

CLEAR = "\x1b[H\x1b[2J\x1b[3J"


class NotSavedError(Exception):
    """The last move is not on disk, and there is no player to name another file."""

    def __init__(self, problem: BadRecordError) -> None:
        super().__init__()
        self.problem = problem


class Table:
    """A match, the holders of its seats, and its file."""

    def __init__(self, match: Match, seats: list[str], store: Store) -> None:
        self.match = match
        self.store = store
        setting = Setting(match.game, match.options, match.values)
        self.bots = {
            seat: seated(name, seat, setting, luck=seat) for seat, name in enumerate(seats) if is_bot(name)
        }
        match.names = [stored_name(seat, name) for seat, name in enumerate(seats)]
        self.words = speech_of(match)
        self.people = [seat for seat in range(match.players) if seat not in self.bots]
        self.told = dict.fromkeys(range(match.players), 0)
        self.drawn = -1
        self.viewer: int | None = None

    @classmethod
    def resumed(cls, file: str, seats: str | None) -> Table:
        """Resume a saved match; the seats are as before unless others are given."""
        match = load_match(file)
        if match.dealer is None and not match.is_over:
            raise BadRecordError("resume-no-seed", file=file)
        stored = [holder_of(name) for name in match.names]
        holders = stored if seats is None else read_seats(seats)
        if len(holders) != match.players:
            raise BadOptionError("seats-count", given=len(holders), players=match.players)
        found = cls(match, holders, Store(Path(file), begun=True))
        for seat in range(match.players):
            own = [number for number, step in enumerate(match.steps, 1) if step.seat == seat]
            found.told[seat] = own[-1] if own else 0
        return found

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this screen."""
        return len(self.people) > 1

    def play(self) -> None:
        """Play until the end, or until the player leaves."""
        try:
            if not self.match.is_over:
                self._play_on()
            self._finish()
        except (Quit, EOFError):
            self._leave()
        except BadOptionError:  # a bot of the user's own failed
            self._leave()
            raise
        except NotSavedError as error:
            raise error.problem from None
        except KeyboardInterrupt:
            self._leave()
            raise typer.Exit(130) from None

    def _play_on(self) -> None:
        self._commit(lambda: None)
        self._welcome()
        while self.match.to_act >= 0:
            self._step()
        self._hide()
        self._tell(None)

    def _welcome(self) -> None:
        console.print(say("welcome", game=self.words.message("title")), style="bold")
        for seat in range(self.match.players):
            kind = "bot" if seat in self.bots else "person"
            console.print("  " + say(f"welcome-{kind}", name=self.words.names[seat]))
        out(say("welcome-file", file=str(self.store.path)))

    def _finish(self) -> None:
        console.print()
        console.print(result(self.match, self.words))
        out(say("saved", file=str(self.store.path)))

    def _leave(self) -> None:
        self._hide()
        console.print()
        console.print(say("resume-with"))
        out(f"  boardwright play --resume {shlex.quote(str(self.store.path))}")

    def _step(self) -> None:
        """Take one decision, by the seat to act."""
        forced = self.match.forced()
        seat = self.match.to_act
        if seat != self.viewer:
            self._hide()
        if forced is not None:
            self.commit_action(forced)
        elif seat in self.bots:
            self.commit_action(self._thought(seat))
        else:
            self._ask(seat)

    def _thought(self, seat: int) -> int:
        """Return the choice of a bot; a resumed match gives the same one."""
        assert self.match.dealer is not None
        secret = self.match.dealer.seed + f"|bot|{seat}|{len(self.match.log)}".encode()
        draw = Random(int.from_bytes(hashlib.sha256(secret).digest()[:4], "big"))

        def think() -> int:
            return fair_choice(self.bots[seat], self.match.game, self.match.state, draw)

        if not is_terminal():
            return think()
        with console.status(say("thinking", name=self.words.names[seat])):
            return think()

    def commit_action(self, action: int) -> None:
        """Make a move; it is on disk when this returns."""
        self._commit(lambda: self.match.act(action))

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat; that is on disk, too."""
        self._commit(lambda: self.match.undo(seat))
        for other in self.told:
            self.told[other] = min(self.told[other], len(self.match.steps))
        console.print(say("undone"), style="green")

    def _commit(self, change: Callable[[], object]) -> None:
        with uninterrupted():
            change()
            problem = self.store.save(self.match)
        while problem is not None:
            problem = self._save_elsewhere(problem)

    def _save_elsewhere(self, problem: BadRecordError) -> BadRecordError | None:
        """Ask the player to make room or to name another file; without a player the match ends."""
        if not is_terminal():
            raise NotSavedError(problem)
        console.print(self.words.error(problem), style="bold red")
        console.print(say("save-again"))
        try:
            given = self.read()
        except (EOFError, KeyboardInterrupt):
            raise NotSavedError(problem) from None
        try:
            if given:
                self.store.move_to(free_path(given))
        except BoardwrightError as error:
            console.print(self.words.error(error), style="red")
        with uninterrupted():
            return self.store.save(self.match)

    def _ask(self, seat: int) -> None:
        self._curtain(seat)
        since = self.told[seat]
        self._tell(seat)
        if self.drawn != seat or any(step.seat != seat for step in self.match.steps[since:]):
            self.show_table(seat)
        number = len(self.match.log)
        offered = offers.choices(self.match, self.words)
        shown = False
        while len(self.match.log) == number:
            if not shown:
                self._show_question(seat, offered)
            shown = self._answer(seat, offered)

    def _answer(self, seat: int, offered: list[offers.Choice]) -> bool:
        """Take one answer; returns whether the question is still visible."""
        answer = self.read()
        try:
            return Answers(self, seat, offered).take(answer)
        except BoardwrightError as error:
            console.print(self.words.error(error), style="red")
            if error.message == "action-unknown":
                console.print(say("notations-hint"), style="dim")
            return True

    def _hide(self) -> None:
        """Clear a shared screen as soon as another player must decide."""
        if self.is_shared and self.viewer is not None:
            self.viewer = None
            self.drawn = -1
            if is_terminal():
                out(CLEAR)
                _forget_answers()

    def _curtain(self, seat: int) -> None:
        """Ask the others to look away before a question at a shared screen."""
        if self.is_shared and self.viewer is None:
            console.print(say("curtain", name=self.words.names[seat]), style="bold")
            self.read()
        self.viewer = seat

    def _tell(self, seat: int | None) -> None:
        """Print the events since this seat last saw the log, as it may know them."""
        told = self.told[seat] if seat is not None else min((self.told[s] for s in self.people), default=0)
        lines = event_lines(self.match.steps[told:], self.words, seat, self.match.is_over)
        if lines:
            console.print()
            show_lines(lines)
        if seat is not None:
            self.told[seat] = len(self.match.steps)

    def show_table(self, seat: int) -> None:
        """Print the table as a seat sees it."""
        self.drawn = seat
        console.print()
        console.print(table(scene_of(self.match, self.words, seat)))

    def _show_question(self, seat: int, offered: list[offers.Choice]) -> None:
        scene = scene_of(self.match, self.words, seat)
        question = self.words.question(self.match.state, seat)
        console.print()
        console.print(say("question", name=self.words.names[seat], question=question), style="bold")
        console.print(Padding(Text(status(scene), style="cyan"), (0, 0, 0, 2), expand=False))
        console.print(offers.show(offered, scene))

    def read(self) -> str:
        """Read a line; raises EOFError at the end of the input."""
        if is_terminal():
            return input("> ").strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()


def _forget_answers() -> None:
    """Clear the input history: the arrow keys must not show another player's answers."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()
