"""What a program calls first: new matches, and matches from records; `boardwright` itself offers it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path

from boardwright import registry
from boardwright.core import match as _match
from boardwright.core import record as _record
from boardwright.core import tables as _tables
from boardwright.core.dealer import SEED_BYTES, Dealer, seed_from_number
from boardwright.core.errors import BadOptionError, BadRecordError
from boardwright.core.match import Match


def list_games() -> list[str]:
    """The ids of all games."""
    return list(registry.GAMES)


def new(
    game: str,
    players: int,
    seed: int | bytes | None = None,
    options: Mapping[str, object] | None = None,
    tables: Mapping[str, object] | Path | str | None = None,
) -> Match:
    """A new match. A number as seed repeats the same deal; without one the deal is secret until the end.

    `tables` replaces printed values: a mapping, or the path of a TOML file.
    """
    found = registry.game(game)
    if isinstance(seed, int):
        seed = seed_from_number(seed)
    elif seed is None:
        seed = secrets.token_bytes(SEED_BYTES)
    elif len(seed) != SEED_BYTES:
        raise BadOptionError("seed-length", given=len(seed), bytes=SEED_BYTES)
    values = _tables.load(Path(tables), found.printed) if isinstance(tables, str | Path) else tables
    return Match(found, players, Dealer(seed), options, values)


def loads(text: str) -> Match:
    """A match from the text of a record, in either form; it can be played on when it holds its seed."""
    record = _record.from_text(text, registry.game)
    return _match.replay(record, registry.game(record.game))


def load(path: Path | str) -> Match:
    """A match from a record file."""
    return loads(_read(path))


def verify(path: Path | str) -> int:
    """Check the dealing of a finished match; returns how many chance outcomes were checked."""
    record = _record.from_text(_read(path), registry.game)
    return _match.verify(record, registry.game(record.game))


def _read(path: Path | str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise BadRecordError("record-missing", file=str(path)) from None
    except (OSError, UnicodeDecodeError):
        raise BadRecordError("record-unreadable", file=str(path)) from None
