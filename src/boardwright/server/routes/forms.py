"""Parse submitted forms: text, numbers, seats, uploaded files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request

from boardwright.server.errors import BadRequest, NotFound
from boardwright.server.tables.model import Table


def text(form: FormData, name: str, default: str = "") -> str:
    """Return a field of a form as text."""
    value = form.get(name, default)
    return value if isinstance(value, str) else default


def number(form: FormData, name: str, default: int | None = None) -> int:
    """Return a field of a form as a number; raises BadRequest."""
    value = text(form, name)
    if not value and default is not None:
        return default
    return whole_number(name, value)


def whole_number(name: str, value: str) -> int:
    """Parse a number from a form or an address; raises BadRequest."""
    if not (value.isascii() and value.isdecimal() and len(value) < 10):
        raise BadRequest("not-a-number", field=name, given=value[:20])
    return int(value)


def seat_number(table: Table, given: str) -> int:
    """Parse the number of a seat of this table; raises BadRequest, NotFound."""
    seat = whole_number("seat", given)
    if seat >= len(table.seats):
        raise NotFound("no-seat", seats=len(table.seats))
    return seat


async def upload(form: FormData, name: str) -> str:
    """Return the text of an uploaded file; empty when none was chosen.

    Raises BadRequest when it is not UTF-8.
    """
    given = form.get(name)
    if not isinstance(given, UploadFile) or not given.filename:
        return ""
    data = await given.read()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRequest("file-not-text", file=given.filename[:80]) from None


@asynccontextmanager
async def read_form(request: Request) -> AsyncIterator[FormData]:
    """Yield the form of a request; raises BadRequest for an unknown encoding."""
    try:
        form = await request.form(max_files=2, max_fields=100)
    except (LookupError, UnicodeError):
        raise BadRequest("invalid-request") from None
    try:
        yield form
    finally:
        await form.close()
