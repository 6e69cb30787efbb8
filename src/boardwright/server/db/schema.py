"""The tables of the database. Changes to them are migrations in `migrations/versions`, never edits alone.

`entries` is append-only: a row is one commit of one seat, with everything that it added to the log of the
match, chance included. Its number is the version of the match. Nothing in a row is ever changed; only a row
of an older release gets its checksum later. `tables.checksums` says what checksums cover: a migration that
adds to that empties the column `checksum` of all tables.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

METADATA: Final = MetaData()

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("link", String(64), unique=True),  # SHA-256 of the personal link, when one was asked for
    Column("nickname", String(40), nullable=False, default=""),
    Column("settings", JSON, nullable=False),
    Column("created", DateTime, nullable=False),
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("token", String(64), primary_key=True),  # SHA-256 of the browser's token
    Column("person", Integer, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", DateTime, nullable=False),
    Column("seen", DateTime),  # when it was last used, roughly
    Column("agent", String(40), nullable=False, server_default=""),  # the browser, roughly
    # Whether the browser keeps the token in a cookie without the prefix __Host-.
    Column("is_plain", Boolean, nullable=False, server_default=true()),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("values", JSON, nullable=False),  # printed values that differ, from a file of values
    Column("seed", String(64), nullable=False),
    Column("nonces", JSON, nullable=False),
    Column("base", JSON, nullable=False),  # the log of the match that this one continues
    Column("owner", Integer, ForeignKey("people.id")),
    Column("owner_token", String(64)),  # SHA-256; for tables made through the API
    Column("is_private", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("rematch", String(24)),
    Column("created", DateTime, nullable=False),
    Column("changed", DateTime, nullable=False),
    Column("is_training", Boolean, nullable=False, server_default=false()),
    # The change count: of anything at this table.
    Column("changes", Integer, nullable=False, server_default=text("0")),
    Column(
        "checksum", String(80)
    ),  # the seal: a change count, and SHA-256 of the owner, seats and last entry
    # After so many minutes a bot may substitute for a holder who is absent; 0 for never.
    Column("absence", Integer, nullable=False, server_default=text("1440")),
    Index("tables_by_status", "status", "changed"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("name", String(60), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("person", Integer, ForeignKey("people.id")),
    Column("token", String(64)),  # SHA-256; of a seat taken through the API
    Column("invite", String(64)),  # the secret of the link by which the seat can be taken
    Column("nonce", String(64), nullable=False),
    Column("webhook", Text, nullable=False),
    Column("orders", JSON, nullable=False),
    Column("seen", DateTime),  # when its holder was last seen at the table, roughly
    Index("seats_by_person", "person"),
    Index("seats_by_invite", "invite"),
    Index("seats_by_token", "token"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # -1 for the start
    Column(
        "kind", String(12), nullable=False
    ),  # start, act, undo, rewind, refusal, hold, release, leave, away, return
    Column("log", JSON, nullable=False),  # the addition to the log of the match
    Column("held", JSON, nullable=False),  # sealed answers by seat, after this entry
    Column("key", String(80)),  # idempotency key of the request
    Column("mark", String(64)),  # digest (SHA-256) of the request with that key
    Column("at", DateTime, nullable=False),
    Column("checksum", String(64)),  # SHA-256 of this row and of the checksum before it
    UniqueConstraint("table_id", "seat", "key", name="one_answer_per_key"),
)

DRAFTS: Final = Table(
    "drafts",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("actions", JSON, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", DateTime, nullable=False),
)

REWINDS: Final = Table(
    "rewinds",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("accepted", JSON, nullable=False),
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("engine", String(40), nullable=False),  # the version of Boardwright that made it
    Column("rules_version", Integer, nullable=False),
    Column("budget", Integer, nullable=False),  # iterations for each position
    Column("found", JSON, nullable=False),
    Column("at", DateTime, nullable=False),
)

SCREENS: Final = Table(
    "screens",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),  # the one of several at a screen that has it
)

THOUGHTS: Final = Table(
    "thoughts",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("answer", JSON, nullable=False),  # of a worker, until the process that asked has read it
    Column("at", DateTime, nullable=False),
)
