"""A finished or running match as data: JSON with a published schema, and a text form like PGN.

Format 2. `log` lists every decision in order with the seat that took it, chance outcomes included, and
rewinds among them. `digest` is the SHA-256 of the canonical content, so that a changed byte is noticed; a
record written by hand may leave it out. Format 1, without the seats, is still read.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

import msgspec

from boardwright.core.decision import CHANCE
from boardwright.core.errors import BadRecordError, NewerRecordError
from boardwright.core.game import SEAT_NAMES
from boardwright.core.play import AnyGame

FORMAT: Final = 2
WITHOUT_SEATS: Final = 1  # the last format in which seats were named for readers only
_CHANCE_NAME: Final = "chance"


class Answer(NamedTuple):
    """A decision: the seat that took it, or CHANCE, and its catalogue number."""

    seat: int
    action: int


class Rewind(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Takes back that many entries of the current line."""

    rewind: int


# A bare number is a decision of the seat that is asked first, as in format 1.
Entry: TypeAlias = int | Answer | Rewind


class Result(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Points and places of a finished match."""

    scores: list[int]
    ranking: list[int]


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything needed to play a match again."""

    format: int = FORMAT
    game: str
    rules_version: int
    players: list[str]
    options: dict[str, bool | int | str | list[str]] = {}
    tables: dict[str, int | list[int]] = {}
    generator: int
    commitment: str
    nonces: list[str] = []
    log: list[Entry]
    start: str = ""
    seed: str | None = None
    result: Result | None = None
    digest: str = ""

    def __repr__(self) -> str:
        now = f"over: {self.result.scores}" if self.result else "not over"
        return f"<Record {self.game}, {len(self.players)} players, {len(self.log)} entries, {now}>"


class _Head(msgspec.Struct):
    """The part of any record that tells whether this program can read it."""

    format: int
    game: str = ""
    rules_version: int = 1


GameByName = Callable[[str], AnyGame]


def digest_of(record: Record) -> str:
    """The SHA-256 of the canonical content."""
    plain = msgspec.to_builtins(record)
    del plain["digest"]
    if not record.start:
        del plain["start"]  # which format 1 did not have
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def schema() -> dict[str, object]:
    """The JSON schema of a record."""
    return msgspec.json.schema(Record)


def to_json(record: Record) -> str:
    """The JSON form, with its digest."""
    record = msgspec.structs.replace(record, digest=digest_of(record))
    text = msgspec.json.format(msgspec.json.encode(record), indent=1).decode()
    return _SPLIT_PAIR.sub(r"[\1, \2]", text) + "\n"


def from_text(text: str, game: GameByName) -> Record:
    """Read either form. Raises BadRecordError or NewerRecordError with what is wrong."""
    record = _from_json(text, game) if text.lstrip().startswith("{") else _from_lines(text, game)
    if record.digest and record.digest != digest_of(record):
        raise BadRecordError("record-changed")
    return record


def _check_head(head: _Head, game: GameByName) -> AnyGame:
    if head.format < 1 or head.rules_version < 1:
        raise BadRecordError("record-no-version", format=head.format, rules=head.rules_version)
    if head.format > FORMAT:
        raise NewerRecordError("record-newer-format", format=head.format, known=FORMAT)
    found = game(head.game)
    if head.rules_version > found.meta.rules_version:
        raise NewerRecordError("record-newer-rules", rules=head.rules_version, known=found.meta.rules_version)
    return found


def _from_json(text: str, game: GameByName) -> Record:
    try:
        head = msgspec.json.decode(text, type=_Head)
    except msgspec.ValidationError as error:
        raise BadRecordError("record-wrong-shape", problem=str(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecordError("record-not-json", problem=str(error)) from None
    _check_head(head, game)
    try:
        return msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecordError("record-wrong-shape", problem=str(error)) from None


# A pair of numbers over four lines; no text of a record can look like it, because texts hold no line breaks.
_SPLIT_PAIR: Final = re.compile(r"\[\n *(-?\d+),\n *(-?\d+)\n *\]")
_HEADER: Final = re.compile(r'\[(\w+)(?: ([\w.-]+))? "(.*)"\]')


def to_lines(record: Record, game: AnyGame) -> str:
    """The text form."""
    lines = [f'[Digest "{digest_of(record)}"]', f'[Format "{record.format}"]']
    lines += [f'[Game "{record.game}"]', f'[Rules "{record.rules_version}"]']
    lines += [f'[Player "{name}"]' for name in record.players]
    lines += [f"[Option {name} {_quoted(value)}]" for name, value in record.options.items()]
    lines += [f"[Table {key} {_quoted(value)}]" for key, value in record.tables.items()]
    lines += [f'[Generator "{record.generator}"]', f'[Commitment "{record.commitment}"]']
    lines += [f'[Nonce "{nonce}"]' for nonce in record.nonces]
    if record.start:
        lines.append(f'[Start "{record.start}"]')
    if record.seed is not None:
        lines.append(f'[Seed "{record.seed}"]')
    if record.result is not None:
        lines.append(f"[Scores {_quoted(record.result.scores)}]")
        lines.append(f"[Ranking {_quoted(record.result.ranking)}]")
    lines.append("")
    lines += [_line(game, entry) for entry in record.log]
    return "\n".join(lines) + "\n"


def _line(game: AnyGame, entry: Entry) -> str:
    if isinstance(entry, Rewind):
        return f"rewind {entry.rewind}"
    if isinstance(entry, int):
        return game.catalogue.text(entry)
    who = _CHANCE_NAME if entry.seat == CHANCE else SEAT_NAMES[entry.seat]
    return f"{who}: {game.catalogue.text(entry.action)}"


def _quoted(value: object) -> str:
    if isinstance(value, list):
        return '"' + " ".join(str(part) for part in value) + '"'
    return '"' + str(value).lower() + '"' if isinstance(value, bool) else f'"{value}"'


def _from_lines(text: str, games: GameByName) -> Record:
    headers: list[tuple[str, str, str]] = []
    moves: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.split(";")[0].strip() if not line.startswith("[") else line.strip()
        if match := _HEADER.fullmatch(line):
            headers.append((match.group(1), match.group(2) or "", match.group(3)))
        elif line and not line.startswith("#"):
            moves.append((number, line))
    single = {name: value for name, _, value in headers}
    if "Game" not in single:
        raise BadRecordError("record-no-game")
    head = _Head(_number(single, "Format"), single["Game"], _number(single, "Rules"))
    game = _check_head(head, games)
    players = [value for name, _, value in headers if name == "Player"]
    seats = None if head.format <= WITHOUT_SEATS else _seats_by_name(players)
    return Record(
        format=head.format,
        game=head.game,
        rules_version=head.rules_version,
        players=players,
        options={key: _option(game, key, value) for name, key, value in headers if name == "Option"},
        tables={key: _table(game, key, value) for name, key, value in headers if name == "Table"},
        generator=_number(single, "Generator"),
        commitment=single.get("Commitment", ""),
        nonces=[value for name, _, value in headers if name == "Nonce"],
        log=[_entry(game, seats, number, line) for number, line in moves],
        start=single.get("Start", ""),
        seed=single.get("Seed"),
        result=_result(single),
        digest=single.get("Digest", ""),
    )


def _number(headers: dict[str, str], name: str) -> int:
    if not re.fullmatch(r"\d{1,9}", headers.get(name, "1")):
        raise BadRecordError("record-header-number", header=name, given=headers[name])
    return int(headers.get(name, "1"))


def _numbers(header: str, value: str) -> list[int]:
    if not re.fullmatch(r"-?\d{1,9}( -?\d{1,9})*", value):
        raise BadRecordError("record-header-number", header=header, given=value)
    return [int(part) for part in value.split()]


def _option(game: AnyGame, key: str, value: str) -> bool | int | str | list[str]:
    for option in game.meta.options:
        if option.name == key and option.pick:
            return value.split()
        if option.name == key and not option.choices and value in ("true", "false"):
            return value == "true"
    return value


def _table(game: AnyGame, key: str, value: str) -> int | list[int]:
    numbers = _numbers("Table", value)
    several = any(row.key == key and isinstance(row.value, tuple) for row in game.printed)
    return numbers if several else numbers[0]


def _result(headers: dict[str, str]) -> Result | None:
    if "Scores" not in headers or "Ranking" not in headers:
        return None
    return Result(_numbers("Scores", headers["Scores"]), _numbers("Ranking", headers["Ranking"]))


def _seats_by_name(players: Sequence[str]) -> dict[str, int]:
    """Seats by the name of the player and by colour; colours go first, because `to_lines` writes them."""
    colours = SEAT_NAMES[: len(players)]
    return {
        **{name: seat for seat, name in enumerate(players)},
        **{name: seat for seat, name in enumerate(colours)},
        _CHANCE_NAME: CHANCE,
    }


def _entry(game: AnyGame, seats: Mapping[str, int] | None, line_number: int, line: str) -> Entry:
    """The entry of a line; without `seats` the name before the colon is ignored, as in format 1."""
    if match := re.fullmatch(r"rewind (\d{1,6})", line):
        return Rewind(int(match.group(1)))
    who, colon, notation = line.partition(": ")
    notation = notation if colon else line
    action = game.catalogue.parse(notation)
    if action is None:
        raise BadRecordError("record-unknown-action", line=line_number, action=notation[:80])
    if seats is None or not colon:
        return action
    if who not in seats:
        raise BadRecordError("record-unknown-seat", line=line_number, given=who[:80], known=", ".join(seats))
    return Answer(seats[who], action)
