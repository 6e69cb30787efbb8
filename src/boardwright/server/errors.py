"""Errors of the service, each with a message and an HTTP status.

ServiceError
├── NotFound      404  no such table, seat, link or page
├── Unauthorized  401  no token, but one is needed
├── Forbidden     403  another player's seat or table
├── BadRequest    400  the request makes no sense here
├── Conflict      409  made on another version than the present one, or the key was used for something else
│   └── StaleTable     another process has changed the table: retried on the refreshed table
├── Gone          410  made under rules that this release no longer plays; an invitation after the end
├── Damaged       410  the stored rows of the table are not those that were written
├── TooLarge      413  the request is too large
├── RateLimited   429  too many requests
├── NotStored     503  the database did not take it: nothing has changed
└── TimedOut      503  no worker was free in time
"""

from __future__ import annotations

from boardwright.core.errors import BoardwrightError


class ServiceError(BoardwrightError):
    """A refused request, with its HTTP status."""

    status = 400


class NotFound(ServiceError):
    """There is no such thing, or not for this visitor."""

    status = 404


class Unauthorized(ServiceError):
    """A bearer token is needed."""

    status = 401


class Forbidden(ServiceError):
    """It belongs to another player."""

    status = 403


class BadRequest(ServiceError):
    """The request cannot be used as it is."""

    status = 400


class Conflict(ServiceError):
    """The request was made on another version of the match; `version` is the present one."""

    status = 409

    def __init__(self, message: str, version: int, **arguments: object) -> None:
        super().__init__(message, version=version, **arguments)
        self.version = version


class StaleTable(Conflict):
    """Another process has changed the table since this one has read it: refresh and retry."""


class Gone(ServiceError):
    """It was made under other rules or with a game that is not installed; or the match is over."""

    status = 410


class Damaged(ServiceError):
    """The stored rows of a table are not those that were written: it stays closed."""

    status = 410


class TooLarge(ServiceError):
    """The request is too large."""

    status = 413


class RateLimited(ServiceError):
    """Too many requests."""

    status = 429


class NotStored(ServiceError):
    """The database did not take it; nothing has changed."""

    status = 503


class TimedOut(ServiceError):
    """No worker has answered in time."""

    status = 503
