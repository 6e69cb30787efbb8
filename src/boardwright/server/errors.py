"""What the service answers instead of success: one message, one honest status.

ServiceError
├── NotHere      404  no such table, seat, link or page
├── NoToken      401  a program that shows no token where one is needed
├── NotYours     403  somebody else's seat or table
├── Unwanted     400  what was sent makes no sense here
├── Outdated     409  made on another version than the present one, or the key was used for something else
│   └── Behind        another process has changed the table: done again on what it is now
├── Retired      410  made under rules that this version no longer plays
├── TooMuch      413  too large
├── TooOften     429  too many requests
├── NotStored    503  the database did not take it: nothing has happened
└── TooLate      503  nobody was free to think of it in time
"""

from __future__ import annotations

from boardwright.core.errors import BoardwrightError


class ServiceError(BoardwrightError):
    """Refused by the service, with a status."""

    status = 400


class NotHere(ServiceError):
    """There is no such thing, or not for whoever asks."""

    status = 404


class NoToken(ServiceError):
    """A token must be shown."""

    status = 401


class NotYours(ServiceError):
    """It belongs to somebody else."""

    status = 403


class Unwanted(ServiceError):
    """What was sent cannot be used."""

    status = 400


class Outdated(ServiceError):
    """Made on another version of the match; `version` is the present one."""

    status = 409

    def __init__(self, message: str, version: int, **arguments: object) -> None:
        super().__init__(message, version=version, **arguments)
        self.version = version


class Behind(Outdated):
    """Another process has changed the table since this one has read it."""


class Retired(ServiceError):
    """It was made under other rules and cannot be played again."""

    status = 410


class TooMuch(ServiceError):
    """More than is taken in one go."""

    status = 413


class TooOften(ServiceError):
    """More requests than are answered in a while."""

    status = 429


class NotStored(ServiceError):
    """The database did not take it; nothing has changed."""

    status = 503


class TooLate(ServiceError):
    """It was not thought of in time."""

    status = 503
