"""Schemas (pydantic) of the HTTP interface: requests and responses."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final, Literal

from pydantic import AliasChoices, BaseModel, ConfigDict, Field

from boardwright.server.tables.model import DEFAULT_ABSENCE
from boardwright.server.tables.stand_ins import MAX_ABSENCE

MAX_ACTIONS: Final = 100
NO_ZERO: Final = r"^[^\x00]*$"  # PostgreSQL stores every sign but this one


class Strict(BaseModel):
    """A schema that refuses unknown fields: a misspelt one would be silently lost."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """An error: the problem, and the way to fix it."""

    error: str
    message: str
    version: int | None = Field(None, description="409: the present version of the match")


class GameInfo(BaseModel):
    """A game."""

    id: str
    title: str
    min_players: int
    max_players: int
    actions: int
    rules_version: int


class SeatWish(Strict):
    """How a seat is filled: `open` for the holder of its invitation, or held by a `bot`."""

    kind: Literal["open", "bot"] = "open"
    bot: str = Field("greedy", max_length=40)
    name: str = Field("", max_length=40)


class NewTable(Strict):
    """A table to be made."""

    game: str = Field(max_length=40)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    options: dict[str, bool | int | str | list[str]] = Field({}, max_length=40)
    values: dict[str, int | list[int]] = Field(
        {},
        max_length=1000,
        validation_alias=AliasChoices("values", "tables"),  # the name in 0.1
    )
    listed: bool = False
    absence: int = Field(
        DEFAULT_ABSENCE,
        ge=0,
        le=MAX_ABSENCE,
        description="minutes after which a bot may stand in for a holder who is to act; 0: never",
    )


class SeatInfo(BaseModel):
    """The public description of a seat."""

    number: int
    kind: str
    name: str
    bot: str
    has_stand_in: bool = Field(
        False, description="a bot plays for the holder of the seat, who can take it back"
    )
    stand_in_from: datetime | None = Field(
        None,
        description="from then on (UTC) the owner may let a bot stand in; only in the answer for one table",
    )


class RewindInfo(BaseModel):
    """An open request to go back behind a barrier, by a seat, to the position after `step` decisions.

    `asked` are the seats that have not answered: each must accept.
    """

    by: int
    step: int
    decisions: int = Field(description="how many decisions would be taken back")
    accepted: list[int]
    asked: list[int]


class TableInfo(BaseModel):
    """The public description of a table."""

    id: str
    game: str
    status: str
    version: int
    commitment: str
    options: dict[str, Any]
    to_act: list[int]
    seats: list[SeatInfo]
    absence: int
    rewind: RewindInfo | None = None


class Invitation(BaseModel):
    """The invitation to a seat."""

    seat: int
    invite: str


class MadeTable(BaseModel):
    """A new table, the token of its owner, and invitations to its open seats."""

    table: TableInfo
    owner: str
    invitations: list[Invitation]


class Joining(Strict):
    """A request to join: an invitation, a name, and perhaps letters and digits to mix into the deal."""

    invite: str = Field(min_length=1, max_length=100, pattern=NO_ZERO)
    name: str = Field("", max_length=40)
    nonce: str = Field("", max_length=64)


class Joined(BaseModel):
    """A seat, and the token that acts for it."""

    table: TableInfo
    seat: int
    token: str


class Viewed(BaseModel):
    """The view of a seat, or of a spectator."""

    version: int
    to_act: list[int]
    seat: int | None
    view: dict[str, Any]


class Option(BaseModel):
    """A legal action."""

    id: int
    notation: str


class Legal(BaseModel):
    """The legal actions; empty when the seat is not asked."""

    version: int
    actions: list[Option]


class Refused(BaseModel):
    """Why an action is not legal: a reason with its arguments and in words; null when it is legal."""

    version: int
    action: int
    reason: str | None
    message: str | None


class Acting(Strict):
    """Decisions of one seat, made on a version; the same key gets the same answer again."""

    actions: list[int] = Field(min_length=1, max_length=MAX_ACTIONS)
    version: int = Field(ge=0, le=10**9, description="the version that the decisions were made on")
    key: str | None = Field(None, min_length=1, max_length=80, pattern=NO_ZERO)


class Undoing(Strict):
    """A request to undo: the version, so that a repeated request takes back nothing more."""

    version: int | None = Field(None, ge=0, le=10**9)


class Rewinding(Strict):
    """A request to go back to the position after `step` decisions, chance counted; made on a version."""

    step: int = Field(ge=0, le=10**6)
    version: int = Field(ge=0, le=10**9)


class RewindAnswer(Strict):
    """The answer to an open request: `step` is its position, so that another request is not meant."""

    accept: bool
    step: int = Field(ge=0, le=10**6)


class Acted(BaseModel):
    """The version after the decisions, and the seat to act."""

    version: int
    to_act: list[int]
    is_over: bool


class Happening(BaseModel):
    """One commit, as far as a viewer may know it.

    `by` is a seat, or -1 for the beginning. Each of `events` has a `kind`, its own fields, and a `seat`: its
    subject, null for chance. `to_act` is null unless this entry is the present. Of the kinds `leave` and
    `away` a bot substitutes for the holder of the seat, by their wish or in their absence; `return` ends it.
    Streams also have the kind `ask`, which is no commit: `rewind` is a request to go back.
    """

    version: int
    kind: Literal[
        "start", "act", "undo", "rewind", "refusal", "hold", "release", "leave", "away", "return", "ask"
    ]
    by: int
    events: list[dict[str, Any]]
    to_act: list[int] | None
    rewind: RewindInfo | None = None


class Happened(BaseModel):
    """The events since a version."""

    version: int
    to_act: list[int]
    is_over: bool
    entries: list[Happening]
    rewind: RewindInfo | None = None


# Answers that are not one JSON object, as the OpenAPI document describes them.
EVENTS: Final[dict[str, Any]] = {
    "model": Happened,
    "description": "As asked for: JSON at once, or a stream.",
    "content": {
        "application/x-ndjson": {"schema": {"type": "string", "description": "one `Happening` a line"}},
        "text/event-stream": {
            "schema": {"type": "string", "description": "event `entry`, id: a version, data: a `Happening`"}
        },
    },
}
RECORD: Final[dict[str, Any]] = {
    "description": "The record as a file.",
    "content": {
        "application/json": {"schema": {"type": "object"}},
        "text/plain": {"schema": {"type": "string"}},
    },
}
