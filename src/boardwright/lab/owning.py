"""Tables of things that seats own, hold or build, and how their owners did."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from statistics import fmean
from typing import Final, TypeAlias

from boardwright.lab.figures import Account, Figure, Label, Note, Row, Table, best_first, count, fate, mean
from boardwright.text.words import term_id

Pairs: TypeAlias = "list[tuple[Account, Note]]"
Noted: TypeAlias = "dict[int, Pairs]"

PER_OWNER: Final = (Label("win-share"), Label("difference"))


def by_term(accounts: Sequence[Account], kind: str) -> Noted:
    """The notes of one kind with their games, by the term that they name."""
    found: Noted = {}
    for account in accounts:
        for note in account.of_kind(kind):
            found.setdefault(note.term, []).append((account, note))
    return found


def label_of(term: IntEnum) -> Label:
    """A term in the words of its game."""
    return Label(term_id(term), of_game=True)


def usual(owned: Noted) -> float:
    """How far owners end above their tables whatever they own: who owns more is ahead of the others."""
    ahead = [account.ahead(note.seat) for pairs in owned.values() for account, note in pairs]
    return fmean(ahead) if ahead else 0.0


def owners(owned: Pairs, expected: float) -> tuple[Figure | None, Figure | None]:
    """How the owners of one thing did."""
    return fate([(account, note.seat) for account, note in owned], expected)


def all_owners(owned: Noted) -> tuple[Figure | None, Figure | None]:
    """All of them together, without intervals: owners of several are counted for each."""
    wins = [account.wins[note.seat] for pairs in owned.values() for account, note in pairs]
    return Figure("share", fmean(wins)) if wins else None, Figure("difference", usual(owned))


def amounts(owned: Iterable[tuple[Account, Note]]) -> Figure | None:
    """The mean of what was paid or gained."""
    return mean([note.amount for _, note in owned])


def table(title: Label, head: str, terms: Iterable[IntEnum], owned: Noted) -> Table:
    """How often each thing was owned, and how its owners did; all together in the first row."""
    expected = usual(owned)
    rows = [
        Row(label_of(term), (count(len(owned[term])), *owners(owned[term], expected)))
        for term in terms
        if term in owned
    ]
    total = sum(len(pairs) for pairs in owned.values())
    first = Row(Label("all"), (count(total), *all_owners(owned)))
    return Table(title, (Label(head), *PER_OWNER), (first, *best_first(rows)))
