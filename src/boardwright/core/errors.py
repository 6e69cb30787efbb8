"""The tree of exceptions.

BoardwrightError            everything this package raises on purpose
├── UnknownNameError        a game, bot, language, seat or option that does not exist
├── BadOptionError          an option or a number of players that the game does not have
├── BadTableError           a file of values with an unknown key, a wrong type or an impossible value
├── IllegalActionError      an action that is not legal now; carries the reason
├── NothingToUndoError      undo at the start, behind a barrier, or of another seat's decision
└── BadRecordError          a record that cannot be read or replayed
    └── NewerRecordError    written by a later format or later rules than this program knows

An error carries a message id and arguments; words are made in `boardwright.text`. `str(error)` uses the
explainer that the package installs when it is imported, so a Python user reads a sentence, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

Argument = object

_explainers: Final[list[Callable[[str, Mapping[str, Argument]], str]]] = []


def explain_errors_with(explainer: Callable[[str, Mapping[str, Argument]], str]) -> None:
    """Install the function that turns a message id and its arguments into a sentence."""
    _explainers[:] = [explainer]


class BoardwrightError(Exception):
    """Base of all errors raised on purpose; `message` is a message id, `arguments` are its values."""

    def __init__(self, message: str, **arguments: Argument) -> None:
        super().__init__(message)
        self.message = message
        self.arguments: dict[str, Argument] = dict(arguments)

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self.arguments.items())
        return f"{type(self).__name__}({self.message!r}{given})"

    def __str__(self) -> str:
        if _explainers:
            return _explainers[0](self.message, self.arguments)
        given = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.message} ({given})" if given else self.message

    def __reduce__(self) -> tuple[object, ...]:
        # The fields of a compiled class are not in the `__dict__` that pickling an exception looks at.
        return _restored, (type(self), self.message, self.arguments)


def _restored(kind: type[BoardwrightError], message: str, arguments: dict[str, Argument]) -> BoardwrightError:
    """Unpickle an error that comes from another process."""
    return kind(message, **arguments)


class UnknownNameError(BoardwrightError):
    """A name that does not exist; the arguments say what would be right."""


class BadOptionError(BoardwrightError):
    """An option value or a number of players that the game does not offer."""


class BadTableError(BoardwrightError):
    """A file of values that cannot be used; the arguments name the place in the file."""


class IllegalActionError(BoardwrightError):
    """An action that is not legal now."""


class NothingToUndoError(BoardwrightError):
    """There is no decision that this seat may take back."""


class BadRecordError(BoardwrightError):
    """A record that cannot be read or does not replay."""


class NewerRecordError(BadRecordError):
    """A record written by a later format or under later rules."""
