"""Tables of things that seats own, hold or build, with the results of their owners."""

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
    """Index the notes of one kind, with their games, by their term."""
    found: Noted = {}
    for account in accounts:
        for note in account.of_kind(kind):
            found.setdefault(note.term, []).append((account, note))
    return found


def label_of(term: IntEnum) -> Label:
    """Return the label of a term, in the words of its game."""
    return Label(term_id(term), of_game=True)


def usual(owned: Noted) -> float:
    """Return the mean lead of owners of anything: a seat that owns more is ahead of the others."""
    ahead = [account.ahead(note.seat) for pairs in owned.values() for account, note in pairs]
    return fmean(ahead) if ahead else 0.0


def owners(owned: Pairs, expected: float) -> tuple[Figure | None, Figure | None]:
    """Return the results of the owners of one thing."""
    return fate([(account, note.seat) for account, note in owned], expected)


def all_owners(owned: Noted) -> tuple[Figure | None, Figure | None]:
    """Return the results of all owners together, without intervals: owners of several count for each."""
    wins = [account.wins[note.seat] for pairs in owned.values() for account, note in pairs]
    return Figure("share", fmean(wins)) if wins else None, Figure("difference", usual(owned))


def amounts(owned: Iterable[tuple[Account, Note]]) -> Figure | None:
    """Return the mean amount of some notes."""
    return mean([note.amount for _, note in owned])


def table(title: Label, head: str, terms: Iterable[IntEnum], owned: Noted) -> Table:
    """Build the table of things: how often each was owned, and its owners' results; all together first."""
    expected = usual(owned)
    rows = [
        Row(label_of(term), (count(len(owned[term])), *owners(owned[term], expected)))
        for term in terms
        if term in owned
    ]
    total = sum(len(pairs) for pairs in owned.values())
    first = Row(Label("all"), (count(total), *all_owners(owned)))
    return Table(title, (Label(head), *PER_OWNER), (first, *best_first(rows)))
