"""What a table page shows one viewer: plain typed values that the server fills and the templates draw."""

from __future__ import annotations

from dataclasses import dataclass, field

from boardwright.web.curve import Review
from boardwright.web.parts import Spread
from boardwright.web.standings.tally import Standing, Tallies


@dataclass(frozen=True)
class SeatBox:
    """A seat as everybody sees it. `kind` is "person", "bot", "screen" (a person at the owner's screen) or
    "open"; `place` is set after the end."""

    number: int
    colour: str
    name: str
    kind: str
    bot: str = ""
    is_me: bool = False
    is_online: bool = False
    is_to_act: bool = False
    is_leading: bool = False
    score: str = ""
    place: int = 0
    invite: str = ""
    """The link by which this seat can be taken; only for the owner of the table or the holder of the seat."""
    join: str = ""
    """Where a stranger takes this seat, at a table that everybody can see."""
    can_seat_bot: bool = False
    can_hand_over: bool = False
    can_take_back: bool = False


@dataclass(frozen=True)
class Choice:
    """One legal choice: the id to send, its label, its notation."""

    id: int
    label: str
    notation: str
    icon: str = ""


@dataclass(frozen=True)
class ChoiceGroup:
    """Choices of one kind under a heading, which may be empty."""

    title: str
    choices: tuple[Choice, ...]
    icon: str = ""


@dataclass(frozen=True)
class Refusal:
    """What is not possible now, why, and where the rule stands in the help."""

    label: str
    reason: str
    help: str


@dataclass(frozen=True)
class Draft:
    """My turn as far as I have chosen: labels of the choices, and what can be done with them. `is_complete`:
    nothing more can be chosen before it is committed; `warning` says what commits for good ("cards are
    drawn after this")."""

    steps: tuple[str, ...] = ()
    can_undo: bool = False
    can_restart: bool = False
    can_commit: bool = False
    is_complete: bool = False
    warning: str = ""


@dataclass(frozen=True)
class HintBox:
    """A hint: the choice, in words, and what else was thought of."""

    action: int
    told: str
    others: tuple[str, ...] = ()


@dataclass(frozen=True)
class LogEntry:
    """What one decision brought, as sentences; `at` is the number of the position after it."""

    at: int
    seat: int | None
    lines: tuple[str, ...]
    is_new: bool = False
    is_turn: bool = False


@dataclass(frozen=True)
class Passed:
    """A decision on the way to the position that is shown: who decided, what it brought, and the board after
    it; empty for the last one, whose board is that of the page."""

    at: int
    seat: int | None
    lines: tuple[str, ...]
    board: str = ""


@dataclass(frozen=True)
class Scrub:
    """Looking back: the position shown, the last one, those to step to; `is_live`: it is the present one."""

    at: int
    last: int
    is_live: bool
    previous: int
    following: int
    previous_turn: int
    following_turn: int
    viewpoint: int | None = None
    viewpoints: tuple[int, ...] = ()


@dataclass(frozen=True)
class ResultRow:
    """One seat of the final ranking, best first."""

    place: int
    seat: int
    name: str
    score: int


@dataclass(frozen=True)
class Result:
    """The end: ranking, how ties were broken, points by source."""

    rows: tuple[ResultRow, ...]
    tie_break: str
    tallies: Tallies
    is_verified: bool | None = None
    can_verify: bool = True  # not for a match that goes on from another one


@dataclass(frozen=True)
class RewindAsk:
    """Somebody asks to go back: who, to which position, in words how far, who has accepted; `can_answer` for
    seats that have not answered."""

    seat: int
    name: str
    at: int
    text: str
    accepted: tuple[int, ...]
    can_answer: bool
    can_withdraw: bool


@dataclass(frozen=True)
class ChatLine:
    """One line of the talk beside the table."""

    name: str
    seat: int | None
    text: str
    time: str


@dataclass(frozen=True)
class Order:
    """A standing order that the game knows: its id, its words, and whether it stands."""

    id: str
    text: str
    is_set: bool


@dataclass(frozen=True)
class TourStep:
    """A step of the guided tour; `at` names what it points at, as `web/tours.py` describes it."""

    title: str
    text: str
    at: str


@dataclass(frozen=True)
class TablePage:
    """Everything on a table's page."""

    id: str
    game: str
    title: str
    status: str  # "waiting", "playing", "over"
    version: int
    is_private: bool
    is_owner: bool
    me: int | None  # the seat whose view is shown; None for spectators
    mine: tuple[int, ...]  # all seats that this browser plays
    curtain: int | None  # hot seat: the seat that must take the screen before anything is shown
    seats: tuple[SeatBox, ...]
    question: str = ""
    question_help: str = ""
    is_my_turn: bool = False
    groups: tuple[ChoiceGroup, ...] = ()
    draft: Draft = field(default_factory=Draft)
    can_undo: bool = False  # take back what is committed, free up to the last barrier
    spread: Spread | None = None
    standing: Standing | None = None  # where the points are; None for games that do not tell
    late: tuple[str, ...] = ()  # folds that are closed: what is in them is sent when they are opened
    board: str = ""  # the drawn board, as SVG; empty for games without one
    at: int = 0  # the number of decisions behind the board, the own draft included
    passed: tuple[Passed, ...] = ()  # what happened since the position that the page shows
    log: tuple[LogEntry, ...] = ()
    has: frozenset[str] = frozenset()  # prints of what the page shows already
    log_before: int = 0  # how many earlier entries are left out; ?log=all shows them
    since: tuple[str, ...] = ()  # what happened since my last turn
    has_moved: bool = False  # whether I had one
    scrub: Scrub | None = None
    result: Result | None = None
    rewind: RewindAsk | None = None
    chat: tuple[ChatLine, ...] = ()
    orders: tuple[Order, ...] = ()
    order_notice: str = ""
    webhook: str = ""
    options: tuple[tuple[str, str], ...] = ()
    commitment: str = ""
    watch_link: str = ""
    next_table: str = ""  # path of another table that waits for me
    rematch: str = ""  # path of the rematch, when there is one
    thinking: str = ""  # the name of a bot that thinks
    is_training: bool = False  # hints are to be had
    can_hint: bool = False
    hint: HintBox | None = None
    review: Review | None = None  # the analysis; None before the end
    tour: tuple[TourStep, ...] = ()  # what a newcomer is shown; empty for games without a drawn board


@dataclass(frozen=True)
class GameCard:
    """A game on the home page."""

    id: str
    title: str
    players: str
    length: str
    weight: str
    blurb: str
    credits: str
    counts: tuple[int, ...]


@dataclass(frozen=True)
class TableRow:
    """A table in a list."""

    path: str
    game: str
    title: str
    seats: tuple[str, ...]
    status: str
    turn: str  # whose turn it is, in words
    is_my_turn: bool
    when: str
    open_seats: int = 0


@dataclass(frozen=True)
class HomePage:
    """The first page."""

    games: tuple[GameCard, ...]
    mine: tuple[TableRow, ...]
    listed: tuple[TableRow, ...]
    next_table: str


@dataclass(frozen=True)
class OptionField:
    """An option of a game on the form for a new table: a switch, one of several, or some of several."""

    name: str
    title: str
    explanation: str
    default: str
    choices: tuple[tuple[str, str], ...] = ()
    pick: int = 0


@dataclass(frozen=True)
class NewPage:
    """The form for a new table."""

    game: GameCard
    players: int
    counts: tuple[int, ...]
    seats: tuple[str, ...]  # preset kinds, by seat
    kinds: tuple[tuple[str, str], ...]
    options: tuple[OptionField, ...]
    nickname: str
    problem: str = ""
    mode: str = ""  # "bots", "friends" or "screen": kept when the number of players is changed
    colours: tuple[str, ...] = ("red", "blue", "yellow", "purple", "green")


@dataclass(frozen=True)
class JoinPage:
    """The page behind a link to a seat; `holder` is who sits there now, empty when nobody does."""

    title: str
    game: str
    colour: str
    nickname: str
    holder: str = ""
    problem: str = ""


@dataclass(frozen=True)
class HelpPage:
    """A help page: `body` is safe HTML, its headings from the second level on; `games` are ids and titles."""

    title: str
    body: str
    toc: tuple[tuple[str, str], ...] = ()
    games: tuple[tuple[str, str], ...] = ()
    game: str = ""


@dataclass(frozen=True)
class ErrorPage:
    """What went wrong, and what would be right."""

    status: int
    title: str
    message: str
    advice: str = ""
