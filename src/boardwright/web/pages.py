"""Values of the pages for one viewer: plain typed values that the server fills and the templates render."""

from __future__ import annotations

from dataclasses import dataclass, field

from boardwright.web.chart import Review
from boardwright.web.layout import Spread
from boardwright.web.standing import Standing, Tallies


@dataclass(frozen=True)
class SeatBox:
    """A seat as all viewers see it.

    `kind` is "person", "bot", "screen" (a person at the owner's screen) or "open"; `place` is set after the
    end.
    """

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
    """The address at which any visitor takes this seat, at a listed table."""
    has_stand_in: bool = False
    stand_in_from: str = ""
    """From when on a bot may substitute for the absent holder, as a sentence."""
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
    """A choice that is not legal now: its label, the reason, and a link to the rule in the help."""

    label: str
    reason: str
    help: str


@dataclass(frozen=True)
class Draft:
    """The viewer's turn as chosen so far: labels of the choices, and the possible operations.

    `is_complete`: nothing more can be chosen before it is committed; `warning` describes an irreversible
    commit ("cards are drawn after this").
    """

    steps: tuple[str, ...] = ()
    can_undo: bool = False
    can_restart: bool = False
    can_commit: bool = False
    is_complete: bool = False
    warning: str = ""


@dataclass(frozen=True)
class HintBox:
    """A hint: the suggested choice in words, and its alternatives."""

    action: int
    told: str
    others: tuple[str, ...] = ()


@dataclass(frozen=True)
class LogEntry:
    """The events of one decision, as sentences; `at` is the number of the position after it."""

    at: int
    seat: int | None
    lines: tuple[str, ...]
    is_new: bool = False
    is_turn: bool = False


@dataclass(frozen=True)
class Turn:
    """A turn of the log: its seat, the events of each decision, and links to the positions."""

    key: int
    colour: str
    name: str
    entries: tuple[LogEntry, ...]
    base: str
    viewed: str = ""  # the seat whose view of an entry's position is shown
    last: int | None = None  # the entry that leads to the present position, if it is in this turn
    shown: int | None = None  # the entry whose position is shown


@dataclass(frozen=True)
class Passed:
    """A decision on the way to the position that is shown: its seat, its events, and the board after it.

    The board of the last one is empty: it is that of the page.
    """

    at: int
    seat: int | None
    lines: tuple[str, ...]
    board: str = ""


@dataclass(frozen=True)
class Scrub:
    """Replay controls: the position shown, the last one, those to step to.

    `is_live`: it is the present one.
    """

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
    """The result: ranking, tie breaks, points by source."""

    rows: tuple[ResultRow, ...]
    tie_break: str
    tallies: Tallies
    is_verified: bool | None = None
    can_verify: bool = True  # not for a match that continues another one


@dataclass(frozen=True)
class RewindAsk:
    """An open request to go back: the seat, the position, how far in words, and those who have accepted.

    `can_answer` for seats that have not answered.
    """

    seat: int
    name: str
    at: int
    text: str
    accepted: tuple[int, ...]
    waiting: tuple[int, ...]  # seats whose holders have not answered
    can_answer: bool
    can_withdraw: bool


@dataclass(frozen=True)
class StandIn:
    """A seat of the viewer in which a bot plays, and since when, as a sentence."""

    seat: int
    text: str


@dataclass(frozen=True)
class ChatLine:
    """One line of the chat beside the table."""

    name: str
    seat: int | None
    text: str
    time: str


@dataclass(frozen=True)
class Order:
    """A standing order that the game has: its id, its description, and whether it is set."""

    id: str
    text: str
    is_set: bool


@dataclass(frozen=True)
class TourStep:
    """A step of the guided tour; `at` selects its target, as `web/tours.py` describes."""

    title: str
    text: str
    at: str


@dataclass(frozen=True)
class TablePage:
    """The page of a table."""

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
    standing: Standing | None = None  # points by source; None for games without a standing
    late: tuple[str, ...] = ()  # closed folds: their content is sent when they are opened
    board: str = ""  # the drawn board, as SVG; empty for games without one
    at: int = 0  # the number of decisions up to the board, including the viewer's draft
    passed: tuple[Passed, ...] = ()  # the events since the position that the page shows
    turns: tuple[Turn, ...] = ()  # the log
    has: frozenset[str] = frozenset()  # fingerprints of the pieces that the page shows already
    log_before: int = 0  # how many earlier entries are left out; ?log=all shows them
    since: tuple[str, ...] = ()  # the events since the viewer's last turn
    has_moved: bool = False  # whether there was one
    scrub: Scrub | None = None
    result: Result | None = None
    rewind: RewindAsk | None = None
    chat: tuple[ChatLine, ...] = ()
    orders: tuple[Order, ...] = ()
    order_notice: str = ""
    absence: str = ""  # when a bot may substitute for an absent player, as a sentence
    stand_ins: tuple[StandIn, ...] = ()  # seats of the viewer in which a bot plays
    webhook: str = ""
    options: tuple[tuple[str, str], ...] = ()
    commitment: str = ""
    watch_link: str = ""
    next_table: str = ""  # path of another table that waits for the viewer
    rematch: str = ""  # path of the rematch, when there is one
    thinking: str = ""  # the name of a bot that thinks
    slow: str = ""  # why it has not begun to, when it waits for long
    is_training: bool = False  # whether hints are available
    can_hint: bool = False
    hint: HintBox | None = None
    review: Review | None = None  # the analysis; None before the end
    keys: tuple[tuple[str, str], ...] = ()  # keys that only the board of this game uses, and their meanings
    tour: tuple[TourStep, ...] = ()  # the guided tour; empty for games without a drawn board


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
    """The home page."""

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
    absences: tuple[tuple[int, str], ...]  # minutes until a bot may substitute, and in words
    absence: int
    problem: str = ""
    mode: str = ""  # "bots", "friends" or "screen": kept when the number of players is changed
    colours: tuple[str, ...] = ("red", "blue", "yellow", "purple", "green")


@dataclass(frozen=True)
class JoinPage:
    """The page of an invitation link; `holder` is the present holder of the seat, empty when it is open."""

    title: str
    game: str
    colour: str
    nickname: str
    holder: str = ""
    absence: str = ""  # when a bot may substitute for an absent player, as a sentence
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
    """An error: the problem, and the way to fix it."""

    status: int
    title: str
    message: str
    advice: str = ""
