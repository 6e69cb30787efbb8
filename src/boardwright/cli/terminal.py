"""The table in the terminal: shows, asks, takes answers, saves after every move."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import boardwright
from boardwright.bots import BOTS, bot, fair_choice
from boardwright.cli.language import say, words
from boardwright.cli.results import result_lines
from boardwright.cli.shared import console, is_terminal
from boardwright.cli.tables import table
from boardwright.core.errors import BadOptionError, BadRecordError, BoardwrightError, IllegalActionError
from boardwright.core.game import SEAT_NAMES
from boardwright.core.match import Match
from boardwright.core.random import Random
from boardwright.text import Words

PERSON: Final = "me"


class Quit(Exception):
    """The person leaves; the match is saved."""


class Table:
    """A match, who holds its seats, and where it is saved."""

    def __init__(self, match: Match, seats: list[str], path: Path) -> None:
        self.match = match
        self.path = path
        self.bots = {seat: bot(name) for seat, name in enumerate(seats) if name in BOTS}
        match.names = [self._display_name(seat, name) for seat, name in enumerate(seats)]
        self.words = Words(words().language, match.game, match.names)
        self.told = 0
        self.shown = False
        self.viewer: int | None = None
        self.people = [seat for seat in range(match.players) if seat not in self.bots]

    @classmethod
    def resumed(cls, path: Path, seats: str) -> Table:
        """A table from a saved match; the seats are as they were unless given anew."""
        match = boardwright.load(path)
        if match.dealer is None and not match.is_over:
            raise BadRecordError("resume-no-seed", file=str(path))
        holders = seats.split(",") if seats else [_holder(name) for name in match.names]
        if len(holders) != match.players:
            raise BadOptionError("seats-count", given=len(holders), players=match.players)
        found = cls(match, [name.strip() for name in holders], path)
        found.told = len(match.steps)
        return found

    @staticmethod
    def _display_name(seat: int, name: str) -> str:
        if name == PERSON:
            return SEAT_NAMES[seat]
        return f"{SEAT_NAMES[seat]} ({name})" if name in BOTS else name

    def play(self) -> None:
        """Play until the end, or until the person leaves."""
        console.print(say("welcome", game=self.words.message("title"), file=str(self.path)))
        self.save()
        try:
            while not self.match.is_over:
                self._step()
                self.save()
            self._tell(None)
            console.print("\n".join(result_lines(self.match, self.words)))
            console.print(say("saved", file=str(self.path)))
        except (Quit, KeyboardInterrupt, EOFError):
            console.print()
            console.print(say("resume-with", file=str(self.path)))

    def save(self) -> None:
        """Write the match with its seed, so that it can be played on."""
        try:
            self.match.save(self.path, with_seed=True)
        except OSError as error:
            raise BadRecordError("save-failed", file=str(self.path), problem=str(error.strerror)) from None

    def _step(self) -> None:
        forced = self.match.forced()
        seat = self.match.to_act
        if forced is not None:
            self.match.act(forced)
        elif seat in self.bots:
            draw = Random(len(self.match.log) * 31 + seat)
            self.match.act(fair_choice(self.bots[seat], self.match.game, self.match.state, draw))
        else:
            self._ask(seat)

    def _ask(self, seat: int) -> None:
        self._curtain(seat)
        fresh = any(step.seat != seat for step in self.match.steps[self.told :])
        self._tell(seat)
        if fresh or not self.shown:
            self._show_table(seat)
        number = len(self.match.log)
        while len(self.match.log) == number:
            self._show_choices(seat)
            self._answer(seat, self._read())

    def _curtain(self, seat: int) -> None:
        """Between two people at one screen nothing secret is left in sight."""
        if len(self.people) > 1 and self.viewer not in (None, seat):
            if is_terminal():
                console.clear()
            console.print(say("curtain", name=self.words.names[seat]))
            self._read()
        self.viewer = seat

    def _tell(self, seat: int | None) -> None:
        """What happened since this terminal was last told, as the seat may know it."""
        steps = self.match.steps[min(self.told, len(self.match.steps)) :]
        for step in steps:
            for event in step.events:
                told = event if self.match.is_over else event.for_seat(seat)
                if told is not None:
                    console.print("  " + self.words.event(told), style="dim", markup=False)
        self.told = len(self.match.steps)

    def _show_table(self, seat: int) -> None:
        self.shown = True
        console.print()
        console.print(table(self.match.game.meta.id, self.match.view(seat), self.words, seat))

    def _show_choices(self, seat: int) -> None:
        console.print()
        name = self.words.names[seat]
        question = self.words.question(self.match.state, seat)
        console.print(say("question", name=name, question=question), style="bold", markup=False)
        legal = self.match.legal
        width = len(str(len(legal)))
        notation = [self.match.game.catalogue.text(action) for action in legal]
        labels = [self.words.action(self.match.state, action) for action in legal]
        for index, (label, text) in enumerate(zip(labels, notation, strict=True), start=1):
            console.print(f"  {index:>{width}}  {label}", f"[{text}]", markup=False)

    def _read(self) -> str:
        try:
            if is_terminal():
                return input("> ").strip()
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        if not line:
            raise EOFError
        return line.strip()

    def _answer(self, seat: int, answer: str) -> None:
        """A number, a notation, or a word: ?, why, undo, table, log, save, quit."""
        word, _, rest = answer.partition(" ")
        try:
            if word in ("q", "quit", "exit"):
                raise Quit
            if word in ("", "?", "help"):
                console.print(say("play-help"), markup=False)
            elif word in ("u", "undo"):
                self.match.undo(seat)
                self.told = len(self.match.steps)
            elif word in ("w", "why"):
                self._why(rest)
            elif word in ("t", "table"):
                self._show_table(seat)
            elif word in ("l", "log"):
                self._log(seat)
            else:
                self.match.act(self._chosen(answer))
        except BoardwrightError as error:
            console.print(self.words.error(error), style="red", markup=False)

    def _chosen(self, answer: str) -> int:
        legal = self.match.legal
        if answer.isdecimal() and answer.isascii():
            if not 1 <= int(answer[:9]) <= len(legal):
                raise IllegalActionError("choice-out-of-range", given=answer[:20], last=len(legal))
            return legal[int(answer) - 1]
        return self.match.number(answer)

    def _why(self, text: str) -> None:
        reason = self.match.why_not(text) if text else None
        if not text:
            console.print(say("why-what"), markup=False)
        elif reason is None:
            console.print(say("why-legal"), markup=False)
        else:
            console.print(self.words.reason(reason), markup=False)

    def _log(self, seat: int) -> None:
        for event in self.match.events(seat):
            console.print("  " + self.words.event(event), style="dim", markup=False)


def _holder(name: str) -> str:
    """Who held a seat, from its stored name: a colour is `me`, "blue (greedy)" a bot, else a nickname."""
    if name in SEAT_NAMES:
        return PERSON
    held = name.rpartition("(")[2].rstrip(")")
    return held if held in BOTS and name.endswith(")") else name
