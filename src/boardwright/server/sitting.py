"""The seats of a table as one viewer sees them: who sits there, and what can be done about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from boardwright.core.game import SEAT_NAMES, State
from boardwright.core.match import Match, Step
from boardwright.server.hinting import Hint
from boardwright.server.table import BOT, OPEN, OVER, PERSON, SCREEN, Seat, Table
from boardwright.text import Words
from boardwright.web.panels.scene import Scene, said_in
from boardwright.web.seen import SeatBox


@dataclass(frozen=True)
class Looking:
    """Who looks at what: language, the seats that the browser plays, the one shown, which position."""

    language: str
    person: int | None
    mine: tuple[int, ...]
    seat: int | None
    curtain: int | None = None
    at: int | None = None
    viewpoint: int | None = None
    since: int | None = None  # the position that the page shows now: what came after it is told step by step
    opened: frozenset[str] | None = None  # folds that stand open on the page; None: all are wanted
    has: frozenset[str] = frozenset()  # prints of the pieces of the board that the page shows
    is_owner: bool = False
    is_whole_log: bool = False
    base: str = ""
    here: frozenset[int | None] = frozenset()
    verified: bool | None = None
    hint: Hint | None = None

    @property
    def hinted(self) -> int | None:
        """The choice that a hint suggests."""
        return None if self.hint is None else self.hint.action

    def wants(self, fold: str) -> bool:
        """Whether what is in a fold is to be sent; else the page fetches it when it is opened."""
        return self.opened is None or fold in self.opened


def scene_of(match: Match, state: State, viewer: int | None, words: Words) -> Scene:
    """A position as a viewer sees it, in the viewer's words."""
    said = said_in(match.game.meta.id, words.language, tuple(words.names))
    return Scene(match.game.view(state, viewer), words, viewer, match.tables, match.options, said)


def seat_boxes(
    table: Table, looking: Looking, words: Words, view: Mapping[str, Any] | None
) -> tuple[SeatBox, ...]:
    """The seats as this viewer sees them, at the position that is shown."""
    past = past_step(table, looking)
    acting = table.to_act() if past is None else [past.seat]
    scores = [player.get("score") for player in view["players"]] if view is not None else []
    known = [score for score in scores if score is not None]
    best = max(known) if len(set(known)) > 1 else None
    is_final = table.match is not None and table.status == OVER and past is None
    ranking = table.match.ranking if table.match is not None and is_final else []
    boxes = []
    for seat in table.seats:
        score = scores[seat.number] if scores else None
        holds = seat.number in looking.mine
        boxes.append(
            SeatBox(
                number=seat.number,
                colour=SEAT_NAMES[seat.number],
                name=words.names[seat.number],
                kind=seat.kind,
                bot=seat.bot,
                is_me=holds,
                is_online=seat.person in looking.here,
                is_to_act=seat.number in acting,
                is_leading=score is not None and score == best and view is not None,
                score="" if view is None else ("?" if score is None else str(score)),
                place=ranking[seat.number] if ranking else 0,
                invite=f"{looking.base}/join/{seat.invite}"
                if seat.invite and (holds or (looking.is_owner and seat.kind in (OPEN, BOT)))
                else "",
                join=f"/join/{seat.invite}" if may_join(table, seat, looking) else "",
                can_seat_bot=table.status != OVER and seat.kind != BOT and (holds or looking.is_owner),
                can_hand_over=table.status != OVER and seat.kind != OPEN and can_hand(seat, holds, looking),
                can_take_back=can_take(table, seat, looking),
            )
        )
    return tuple(boxes)


def past_step(table: Table, looking: Looking) -> Step | None:
    """The decision that follows the position at which one looks back; None at the present."""
    steps = table.match.steps if table.match is not None else []
    return steps[looking.at] if looking.at is not None and looking.at < len(steps) else None


def can_hand(seat: Seat, holds: bool, looking: Looking) -> bool:
    """Whether this viewer may offer a seat to somebody else: its holder, for bots the owner."""
    is_free = seat.person in (None, looking.person) and not (seat.person is None and seat.name)
    return (seat.kind in (PERSON, SCREEN) and holds) or (seat.kind == BOT and looking.is_owner and is_free)


def may_join(table: Table, seat: Seat, looking: Looking) -> bool:
    """Whether anybody may take a seat without being invited: an open one at a table that all can see."""
    return seat.kind == OPEN and not table.is_private and not looking.mine and not looking.is_owner


def can_take(table: Table, seat: Seat, looking: Looking) -> bool:
    """Whether this viewer has handed the seat to a bot or offered it, and may hold it again."""
    given = seat.kind == BOT or (seat.kind in (PERSON, SCREEN) and seat.invite is not None)
    return table.status != OVER and given and seat.person is not None and seat.person == looking.person
