"""What programs send to the HTTP interface, and what they get."""

from __future__ import annotations

from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

MOST_ACTIONS: Final = 100
NO_ZERO: Final = r"^[^\x00]*$"  # PostgreSQL stores every sign but this one


class Strict(BaseModel):
    """Unknown fields are refused: a misspelt one would be silently lost."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """What was wrong, and what would be right."""

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
    """How a seat is filled: `open` to whoever has its invitation, or held by a `bot`."""

    kind: Literal["open", "bot"] = "open"
    bot: str = Field("greedy", max_length=40)
    name: str = Field("", max_length=40)


class NewTable(Strict):
    """A table to be made."""

    game: str = Field(max_length=40)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    options: dict[str, bool | int | str | list[str]] = Field({}, max_length=40)
    tables: dict[str, int | list[int]] = Field({}, max_length=1000)
    listed: bool = False


class SeatInfo(BaseModel):
    """A seat as everybody sees it."""

    number: int
    kind: str
    name: str
    bot: str


class TableInfo(BaseModel):
    """A table as everybody sees it."""

    id: str
    game: str
    status: str
    version: int
    commitment: str
    options: dict[str, Any]
    to_act: list[int]
    seats: list[SeatInfo]


class Invitation(BaseModel):
    """What opens a seat."""

    seat: int
    invite: str


class MadeTable(BaseModel):
    """A new table, the token of its owner, and invitations to its open seats."""

    table: TableInfo
    owner: str
    invitations: list[Invitation]


class Joining(Strict):
    """Who takes a seat: an invitation, a name, and perhaps some letters and digits to mix into the deal."""

    invite: str = Field(min_length=1, max_length=100, pattern=NO_ZERO)
    name: str = Field("", max_length=40)
    nonce: str = Field("", max_length=64)


class Joined(BaseModel):
    """A seat, and the token that acts for it."""

    table: TableInfo
    seat: int
    token: str


class Viewed(BaseModel):
    """What a seat, or a spectator, may know."""

    version: int
    to_act: list[int]
    seat: int | None
    view: dict[str, Any]


class Option(BaseModel):
    """A legal action."""

    id: int
    notation: str


class Legal(BaseModel):
    """What may be played now; empty when the seat is not asked."""

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

    actions: list[int] = Field(min_length=1, max_length=MOST_ACTIONS)
    version: int = Field(ge=0, le=10**9, description="the version that the decisions were made on")
    key: str | None = Field(None, min_length=1, max_length=80, pattern=NO_ZERO)


class Undoing(Strict):
    """Taking back: on which version, so that a repeated request takes back nothing more."""

    version: int | None = Field(None, ge=0, le=10**9)


class Acted(BaseModel):
    """The version that the decisions made, and who must decide next."""

    version: int
    to_act: list[int]
    is_over: bool


class Happening(BaseModel):
    """One commit as a viewer is told of it.

    `by` is a seat, or -1 for the beginning. Each of `events` has a `kind`, its own fields, and a `seat`: whom
    it is about, null for chance. `to_act` is null unless this entry is the present.
    """

    version: int
    kind: Literal["start", "act", "undo", "rewind", "refusal", "hold", "release"]
    by: int
    events: list[dict[str, Any]]
    to_act: list[int] | None


class Happened(BaseModel):
    """What happened since a version."""

    version: int
    to_act: list[int]
    is_over: bool
    entries: list[Happening]


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
