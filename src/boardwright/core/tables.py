"""Printed values per match: each has a key; a file may replace values, never sets of them."""

from __future__ import annotations

import re
import tomllib
import warnings
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from boardwright.core.errors import BadTableError
from boardwright.core.game import Printed, Value, Values
from boardwright.core.options import checked_mapping, whole
from boardwright.core.spelling import nearest_key

LONGEST: Final = 100_000
LONGEST_LINE: Final = 2000  # reading a dotted key takes time with the square of its length
DEEPEST: Final = 8

# What a caller may replace: a mapping, or the path of a file.
Changes: TypeAlias = "Mapping[str, object] | Path | str | None"


def renamed(values: Changes, tables: Changes) -> Changes:
    """Return the values that a caller replaces; `tables=`, as in 0.1, still works with a warning."""
    if tables is None:
        return values
    warnings.warn("`tables=` is called `values=` since 0.2", DeprecationWarning, stacklevel=3)
    return tables if values is None else values


def defaults(printed: Sequence[Printed]) -> dict[str, Value]:
    """The printed values by key."""
    return {row.key: row.value for row in printed}


def replaced(printed: Sequence[Printed], changes: object) -> dict[str, Value]:
    """The printed values with the changes put in; keys may be dotted or nested.

    Raises BadTableError with the key for an unknown key, a wrong type or an impossible number, and
    BadOptionError for changes that are no mapping of names.
    """
    values = defaults(printed)
    rows = {row.key: row for row in printed}
    for key, given in _flat(checked_mapping("values", changes), rows):
        values[key] = _checked(rows, key, given)
    return values


def differences(printed: Sequence[Printed], values: Values) -> dict[str, Value]:
    """Only what differs from the printed values."""
    return {row.key: values[row.key] for row in printed if values[row.key] != row.value}


def load(path: Path, printed: Sequence[Printed]) -> dict[str, Value]:
    """The changes that a file of values (TOML) makes; errors name the file and the line."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadTableError("table-unreadable", file=str(path)) from None
    return loads(text, printed, str(path))


def loads(text: str, printed: Sequence[Printed], name: str) -> dict[str, Value]:
    """The same from the text of a file of values; errors call it by its name."""
    if len(text) > LONGEST:
        raise BadTableError("table-long", file=name, given=len(text), most=LONGEST)
    try:
        if max(map(len, text.splitlines()), default=0) > LONGEST_LINE:
            raise ValueError(f"a line is longer than {LONGEST_LINE} signs")
        changes = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadTableError("table-not-toml", file=name, problem=str(error)[:200]) from None
    try:
        return differences(printed, replaced(printed, changes))
    except BadTableError as error:
        line = _line_of(text, str(error.arguments["key"]))
        raise BadTableError(error.message, **{**error.arguments, "file": name, "line": line}) from None


def _flat(changes: Mapping[str, object], rows: Mapping[str, Printed]) -> Iterator[tuple[str, object]]:
    """Every value under its whole key; a nesting deeper than any key is an unknown key itself."""
    waiting: list[tuple[str, object]] = list(changes.items())[::-1]
    while waiting:
        key, value = waiting.pop()
        if isinstance(value, Mapping) and value and key not in rows and key.count(".") < DEEPEST:
            waiting.extend([(f"{key}.{name}", inner) for name, inner in value.items()][::-1])
        else:
            yield key, value


def _checked(rows: Mapping[str, Printed], key: str, given: object) -> Value:
    row = rows.get(key)
    if row is None:
        raise BadTableError("table-unknown-key", key=key, file="", line=0, nearest=nearest_key(key, rows))
    if isinstance(row.value, tuple):
        if not isinstance(given, list | tuple) or len(given) != len(row.value):
            raise BadTableError("table-needs-list", key=key, file="", line=0, length=len(row.value))
        return tuple(_number(row, part) for part in given)
    return _number(row, given)


def _number(row: Printed, given: object) -> int:
    number = whole(given)
    if number is None:
        raise BadTableError("table-needs-number", key=row.key, file="", line=0, given=str(given))
    if not row.low <= number <= row.high:
        raise BadTableError(
            "table-out-of-range", key=row.key, file="", line=0, given=number, low=row.low, high=row.high
        )
    return number


def _line_of(text: str, key: str) -> int:
    """The line on which the last part of a key is set: under its own heading, or dotted."""
    heading = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if match := re.match(r"\s*\[([^\]]+)\]", line):
            heading = match.group(1).strip() + "."
        elif match := re.match(r"\s*([\w.\"-]+)\s*=", line):
            name = heading + match.group(1).replace('"', "")
            if key == name or key.startswith(name + "."):
                return number
    return 1
