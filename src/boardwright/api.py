"""The Python interface: new matches, and matches from records; `boardwright` itself exports it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path

from boardwright import registry
from boardwright.core import match as _match
from boardwright.core import position as _position
from boardwright.core import record as _record
from boardwright.core import tables as _tables
from boardwright.core.dealer import SEED_BYTES, Dealer, seed_from_number
from boardwright.core.errors import BadOptionError, BadRecordError
from boardwright.core.match import Match
from boardwright.core.options import whole
from boardwright.core.play import AnyGame


def list_games() -> list[str]:
    """Return the ids of all games."""
    return list(registry.ids())


def new(  # noqa: PLR0913 - all but the first two are given by name
    game: str,
    players: int,
    seed: int | bytes | None = None,
    options: Mapping[str, object] | None = None,
    values: _tables.Changes = None,
    *,
    tables: _tables.Changes = None,
    chance: bool = True,
) -> Match:
    """Begin a match.

    Args:
        game: The id of a game, as `list_games` gives it.
        players: How many seats there are.
        seed: A number repeats the same deal; 32 bytes are used as they are; without a seed the deal is secret
            until the end.
        options: Variants of the rules, by name.
        values: Printed values to replace: a mapping, or the path of a TOML file.
        tables: The name of `values` in 0.1; still works, with a warning.
        chance: Without it no chance is dealt: the match stops there, and `act` takes the outcome.

    Raises:
        BoardwrightError: for a game, option or value that does not exist or is out of range.
    """
    found = registry.game(game)
    given = _tables.renamed(values, tables)
    dealer = Dealer(_seed(seed)) if chance else None
    return Match(found, players, dealer, options, _changes(found, given))


def _changes(game: AnyGame, given: _tables.Changes) -> Mapping[str, object] | None:
    """The values that a mapping or a file replaces."""
    return _tables.load(Path(given), game.printed) if isinstance(given, str | Path) else given


def _seed(given: object) -> bytes:
    """The seed of a number, 32 bytes as they are, or a secret one for None; raises BadOptionError."""
    if given is None:
        return secrets.token_bytes(SEED_BYTES)
    number = whole(given)
    if number is not None:
        return seed_from_number(number)
    if not isinstance(given, bytes | bytearray):
        raise BadOptionError("seed-wanted", given=str(given)[:40], bytes=SEED_BYTES)
    if len(given) != SEED_BYTES:
        raise BadOptionError("seed-length", given=len(given), bytes=SEED_BYTES)
    return bytes(given)


def from_position(
    text: str,
    seed: int | bytes | None = None,
    options: Mapping[str, object] | None = None,
    values: _tables.Changes = None,
    *,
    chance: bool = True,
) -> Match:
    """Begin a match at a position, as `Match.position` writes it.

    Args:
        text: The position line; it names the game and the number of players.
        seed: What chance is dealt from, as for `new`.
        options: The options of the match that the position is from.
        values: The printed values that it replaces.
        chance: Without it no chance is dealt: the match stops there, and `act` takes the outcome.

    Raises:
        BoardwrightError: for a line that is no possible position, with the place that is wrong.
    """
    if not isinstance(text, str):
        raise BadRecordError("position-not-text", given=type(text).__name__)
    found = registry.game(text.split(" ", 1)[0])
    players = _position.seats_in(text, found.meta)
    dealer = Dealer(_seed(seed)) if chance else None
    return Match(found, players, dealer, options, _changes(found, values), text)


def loads(text: str) -> Match:
    """Parse a match from the text of a record, in either form; it can be played on when it holds its seed."""
    if not isinstance(text, str):
        raise BadRecordError("record-not-text", given=type(text).__name__)
    record = _record.from_text(text, registry.game)
    return _match.replay(record, registry.game(record.game))


def load(path: Path | str) -> Match:
    """Read a match from a record file."""
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
    except (OSError, TypeError, ValueError):
        raise BadRecordError("record-unreadable", file=str(path)) from None
