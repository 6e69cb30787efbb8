"""The log of a table as sentences: what each step brought, what is new, where all went back, how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, overload

from boardwright.core.decision import CHANCE
from boardwright.core.match import Match, Step
from boardwright.core.record import Rewind
from boardwright.server.after import REFUSAL
from boardwright.server.table import Table
from boardwright.text import Words, offers
from boardwright.web import standings
from boardwright.web.seen import LogEntry, Result, ResultRow, TablePage

SHOWN_ENTRIES: Final = 60
SHOWN_SINCE: Final = 40


class Lines(Sequence[tuple[str, ...]]):
    """Sentences of a log in one language for one viewer, made once for each step that is looked at."""

    def __init__(self, words: Words, seat: int | None) -> None:
        self.words = words
        self.seat = seat
        self.steps: list[Step] = []
        self.texts: list[tuple[str, ...] | None] = []

    def of(self, match: Match) -> Lines:
        """The sentences of every step of the match."""
        same = min(len(self.steps), len(match.steps))
        while same and self.steps[same - 1] is not match.steps[same - 1]:
            same -= 1
        self.steps[same:] = match.steps[same:]
        self.texts[same:] = [None] * (len(match.steps) - same)
        return self

    def __len__(self) -> int:
        return len(self.steps)

    @overload
    def __getitem__(self, number: int) -> tuple[str, ...]: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[tuple[str, ...]]: ...
    def __getitem__(self, number: int | slice) -> tuple[str, ...] | Sequence[tuple[str, ...]]:
        if isinstance(number, slice):
            return [self[each] for each in range(*number.indices(len(self)))]
        found = self.texts[number]
        if found is None:
            found = self.texts[number] = sentences(self.steps[number], self.words, self.seat)
        return found


def sentences(step: Step, words: Words, seat: int | None) -> tuple[str, ...]:
    """What a step brought, as this viewer is told."""
    told = (event.for_seat(seat) for event in step.events)
    return tuple(words.event(event) for event in told if event is not None)


def log_entries(
    match: Match,
    texts: Sequence[tuple[str, ...]],
    seat: int | None,
    is_whole: bool,
    rewinds: Mapping[int, Sequence[str]],
    at: int | None = None,
) -> tuple[LogEntry, ...]:
    """The entries around a position, usually the last ones; a turn begins where another seat acts; `rewinds`
    say where all went back."""
    last_own = max((n for n, step in enumerate(match.steps) if step.seat == seat), default=-1)
    first, last = (0, len(match.steps)) if is_whole else log_window(match, at)
    found = []
    before: int | None = None
    for number in range(first, last):
        step = match.steps[number]
        if number in rewinds:
            found.append(LogEntry(number, None, tuple(rewinds[number])))
        if not texts[number]:
            continue
        who = None if step.seat == CHANCE else step.seat
        is_turn = who is not None and who != before
        before = who if who is not None else before
        is_new = seat is not None and number > last_own
        found.append(LogEntry(number + 1, who, texts[number], is_new, is_turn))
    if last == len(match.steps) and last in rewinds:
        found.append(LogEntry(len(match.steps), None, tuple(rewinds[len(match.steps)])))
    return tuple(found)


@dataclass(frozen=True)
class Turn:
    """A turn as the log shows it: whose it is, what each decision brought, and to where that leads."""

    key: int
    colour: str
    name: str
    entries: tuple[LogEntry, ...]
    base: str
    viewed: str = ""  # whose view the position behind an entry is shown in
    last: int | None = None  # the entry that leads to the table as it is now, where there is one in this turn
    shown: int | None = None  # the entry whose position is shown


def turns(page: TablePage) -> list[Turn]:
    """The log of a page in turns: one begins where another seat acts."""
    grouped: list[list[LogEntry]] = []
    for entry in page.log:
        if not grouped or entry.is_turn or entry.seat != grouped[-1][0].seat:
            grouped.append([])
        grouped[-1].append(entry)
    return [_turn(page, entries) for entries in grouped]


def _turn(page: TablePage, entries: Sequence[LogEntry]) -> Turn:
    seat = entries[0].seat
    box = page.seats[seat] if seat is not None else None
    scrub = page.scrub
    numbers = [entry.at for entry in entries]
    viewpoint = scrub.viewpoint if scrub else None
    return Turn(
        min(numbers),
        box.colour if box else "",
        box.name if box else "",
        tuple(entries),
        f"/t/{page.id}",
        "" if viewpoint is None else f"&as={viewpoint}",
        scrub.last if scrub and scrub.last in numbers else None,
        scrub.at if scrub and not scrub.is_live and scrub.at in numbers else None,
    )


def log_window(match: Match, at: int | None) -> tuple[int, int]:
    """The first step of which the log tells, and the one behind the last: most lie before the position."""
    last = len(match.steps) if at is None else min(len(match.steps), at + SHOWN_ENTRIES // 3)
    return max(0, last - SHOWN_ENTRIES), last


def told_rewinds(table: Table, words: Words) -> dict[int, list[str]]:
    """That all agreed to go back, or somebody refused, by the number of steps that were left then."""
    found: list[tuple[int, str]] = []
    length = _grown(0, table.base)
    for entry in table.entries:
        before, length = length, _grown(length, entry.log)
        back = next((part.rewind for part in entry.log if isinstance(part, Rewind)), 0)
        found = [(min(at, length), line) for at, line in found]
        if entry.kind == "rewind":
            line = words.message("server-rewound", name=words.names[entry.seat], count=back)
            found.append((before - back, line))
        elif entry.kind == REFUSAL:
            found.append((length, words.message("server-rewind-refused", name=words.names[entry.seat])))
    lines: dict[int, list[str]] = {}
    for at, line in found:
        lines.setdefault(at, []).append(line)
    return lines


def _grown(length: int, log: Sequence[int | Rewind]) -> int:
    """The number of steps of the current line after a piece of the log."""
    for part in log:
        length += -part.rewind if isinstance(part, Rewind) else 1
    return length


def since_last_turn(match: Match, texts: Sequence[tuple[str, ...]], seat: int | None) -> tuple[str, ...]:
    """What happened since a seat last decided anything."""
    if seat is None:
        return ()
    last_own = max((n for n, step in enumerate(match.steps) if step.seat == seat), default=-1)
    first = max(last_own + 1, len(match.steps) - 4 * SHOWN_SINCE)
    lines = [line for number in range(first, len(match.steps)) for line in texts[number]]
    return tuple(lines[-SHOWN_SINCE:])


def result(match: Match, words: Words, verified: bool | None) -> Result:
    """The final ranking, best first, with the sources of points and how ties were broken."""
    seats = sorted(range(match.players), key=lambda seat: (match.ranking[seat], seat))
    rows = tuple(
        ResultRow(match.ranking[seat], seat, words.names[seat], match.scores[seat]) for seat in seats
    )
    tallies = standings.by_source(match.game.meta.id, words, match.game.points(match.state))
    return Result(rows, " ".join(offers.ties(match, words)), tallies, verified)
