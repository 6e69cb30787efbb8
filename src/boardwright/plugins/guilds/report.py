"""Report of Guilds: figures of characters, rooms and objectives.

The owner of a character or a room hired or bought it, regardless of later changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from boardwright.core.events import Event
from boardwright.games.guilds.effects.abilities import ACTIVATED
from boardwright.games.guilds.events import (
    Activated,
    AuctionEnds,
    Begins,
    BidMade,
    BidMadeInTwo,
    Bought,
    CharacterShown,
    Hired,
    Killed,
    ObjectiveDrawn,
    Passed,
    Received,
    RoomKept,
    RoomShown,
    RoundBegins,
    ScoredObjective,
)
from boardwright.games.guilds.terms import NECROMANCER, SMALL_ROOMS, Character, Objective, Room
from boardwright.lab import owning
from boardwright.lab.figures import (
    Account,
    Figure,
    Label,
    Note,
    Reporter,
    Row,
    Table,
    best_first,
    count,
    fate,
    mean,
    share,
)
from boardwright.lab.plots import Look

CHARACTER_HEADS: Final = (Label("dealt"), Label("hired"), Label("price"), Label("uses"), *owning.PER_OWNER)
ROOM_HEADS: Final = (Label("dealt"), Label("bought"), Label("gold"), *owning.PER_OWNER)
OBJECTIVE_HEADS: Final = (Label("drawn"), Label("decided"), Label("firsts"), *owning.PER_OWNER)


def notes(events: Sequence[Event]) -> list[Note]:
    """Return the notes of a game's events."""
    found: list[Note] = []
    begun = RoundBegins(0, 0)
    for event in events:
        if isinstance(event, RoundBegins):
            begun = event
            found.append(Note("round"))
        elif isinstance(event, Received):
            found += _of_income(event, begun)
        else:
            found += _of_auction(event) or _of_rooms(event) or _of_rest(event)
    return found


def _of_income(event: Received, begun: RoundBegins) -> list[Note]:
    """Return the notes of the income of the first and of the last round."""
    rounds = {"first-income": 1, "last-income": begun.last}
    florins = event.coins.florins
    return [Note(kind, event.seat, 0, florins) for kind, number in rounds.items() if number == begun.number]


def _of_auction(event: Event) -> list[Note]:
    if isinstance(event, CharacterShown):
        return [Note("shown-character", term=event.character)]
    if isinstance(event, BidMade | BidMadeInTwo):
        return [Note("bid", event.seat)]
    if isinstance(event, Hired):
        return [Note("hired", event.seat, event.character, event.florins)]
    if isinstance(event, Passed):
        return [Note("passed", event.seat)]
    if isinstance(event, AuctionEnds):
        return [Note("left", amount=event.left)]
    return []


def _of_rooms(event: Event) -> list[Note]:
    if isinstance(event, RoomShown):
        return [Note("shown-room", term=event.room)]
    if isinstance(event, Bought):
        return [Note("bought", event.seat, event.room, event.coins.gold)]
    if isinstance(event, RoomKept):
        return [Note("kept", event.seat, event.room)]
    return []


def _of_rest(event: Event) -> list[Note]:
    if isinstance(event, Begins):
        return [Note("first", event.seat)]
    if isinstance(event, ObjectiveDrawn):
        return [Note("drawn", term=event.objective)]
    if isinstance(event, Activated):
        return [Note("used", event.seat, event.character)]
    if isinstance(event, Killed):
        return [Note("killed", event.owner, event.character)]
    if isinstance(event, ScoredObjective):
        return [Note(f"place-{event.place}", event.seat, event.objective, event.points)]
    return []


def overview(accounts: Sequence[Account]) -> list[Row]:
    """Return the rows on characters, rooms, prices, income and the course of the auction."""
    guilds = sum(len(account.points) for account in accounts)
    rounds = _number(accounts, "round")
    rooms = _noted(accounts, "bought")
    turns = sum(_number(accounts, kind) for kind in ("bid", "hired", "passed"))
    return [
        _row("characters-per-guild", _number(accounts, "hired") / guilds),
        _row("rooms-per-guild", len(rooms) / guilds),
        _row("cells-per-guild", sum(_cells(note.term) for note in rooms) / guilds),
        _row("price-per-character", _mean_amount(accounts, "hired")),
        _row("first-income", _mean_amount(accounts, "first-income")),
        _row("last-income", _mean_amount(accounts, "last-income")),
        _row("turns-per-round", turns / rounds),
        _row("passes-per-round", _number(accounts, "passed") / rounds),
        _row("left-per-round", _mean_amount(accounts, "left")),
        _row("kept-per-round", _number(accounts, "kept") / rounds),
        _row("kills-per-game", _number(accounts, "killed") / len(accounts)),
    ]


def _row(name: str, value: float | None) -> Row:
    return Row(Label(name), (None if value is None else Figure("mean", value),))


def _noted(accounts: Sequence[Account], kind: str) -> list[Note]:
    return [note for account in accounts for note in account.of_kind(kind)]


def _number(accounts: Sequence[Account], kind: str) -> int:
    return len(_noted(accounts, kind))


def _mean_amount(accounts: Sequence[Account], kind: str) -> float | None:
    figure = mean([note.amount for note in _noted(accounts, kind)])
    return figure.value if figure else None


def _cells(room: int) -> int:
    return 1 if room < SMALL_ROOMS else 2


def tables(accounts: Sequence[Account]) -> list[Table]:
    """Return the tables of characters, rooms and objectives, sorted by the leads of their owners."""
    return [_characters(accounts), _rooms(accounts), _objectives(accounts)]


def _characters(accounts: Sequence[Account]) -> Table:
    """Return the table of characters; uses are counted per hiring, None for passive ones."""
    shown, hired = owning.by_term(accounts, "shown-character"), owning.by_term(accounts, "hired")
    used = owning.by_term(accounts, "used")
    usual = owning.usual(hired)
    rows: list[Row] = []
    for character in [each for each in Character if each in shown]:
        owned = hired.get(character, [])
        usable = ACTIVATED[character] is not None or character == NECROMANCER
        uses = Figure("mean", len(used.get(character, [])) / len(owned)) if usable and owned else None
        rows.append(_owned(character, shown[character], owned, (uses,), usual))
    return _with_all(Label("source-characters", of_game=True), CHARACTER_HEADS, rows, (shown, hired))


def _rooms(accounts: Sequence[Account]) -> Table:
    shown, bought = owning.by_term(accounts, "shown-room"), owning.by_term(accounts, "bought")
    usual = owning.usual(bought)
    rows = [_owned(room, shown[room], bought.get(room, []), (), usual) for room in Room if room in shown]
    return _with_all(Label("source-rooms", of_game=True), ROOM_HEADS, rows, (shown, bought))


def _objectives(accounts: Sequence[Account]) -> Table:
    drawn, won = owning.by_term(accounts, "drawn"), owning.by_term(accounts, "place-1")
    rows = [
        _objective(each, [account for account, _ in drawn[each]], won.get(each, []))
        for each in Objective
        if each in drawn
    ]
    return Table(Label("source-objectives", of_game=True), OBJECTIVE_HEADS, best_first(rows))


def _owned(
    term: IntEnum,
    shown: owning.Pairs,
    owned: owning.Pairs,
    more: tuple[Figure | None, ...],
    usual: float,
) -> Row:
    figures = (
        count(len(shown)),
        count(len(owned)),
        owning.amounts(owned),
        *more,
        *owning.owners(owned, usual),
    )
    return Row(owning.label_of(term), figures)


def _with_all(
    title: Label, heads: tuple[Label, ...], rows: list[Row], noted: tuple[owning.Noted, owning.Noted]
) -> Table:
    """Add a first row for all owners, without intervals: owners of several are counted for each."""
    shown, owned = noted
    pairs = [pair for each in owned.values() for pair in each]
    figures = [
        count(sum(len(each) for each in shown.values())),
        count(len(pairs)),
        owning.amounts(pairs),
        *[None] * (len(heads) - 5),
        *owning.all_owners(owned),
    ]
    return Table(title, heads, (Row(Label("all"), tuple(figures)), *best_first(rows)))


def _objective(objective: Objective, drawn: list[Account], won: owning.Pairs) -> Row:
    decided = sum(1 for account in drawn if has_decided(account, objective))
    figures = (
        count(len(drawn)),
        share(decided, len(drawn)),
        Figure("mean", len(won) / len(drawn)),
        *fate((account, note.seat) for account, note in won),
    )
    return Row(owning.label_of(objective), figures)


def has_decided(account: Account, objective: int) -> bool:
    """Return whether another guild would have had more points than the winner without this objective."""
    scores = account.scores
    for note in account.notes:
        if note.kind in ("place-1", "place-2") and note.term == objective:
            scores[note.seat] -= note.amount
    winners = [score for score, won in zip(scores, account.wins, strict=True) if won]
    return max(scores) > max(winners)


PHASES: Final = {
    "auction": "phase-auction",
    "exchange": "phase-exchange",
    "building": "phase-building",
    "engineering": "phase-building",
    "end": "phase-end",
}
REPORTER: Final = Reporter(notes, overview, tables, PHASES, "phase-abilities")
LOOK: Final = Look("#6d2a57", "#14605d")
