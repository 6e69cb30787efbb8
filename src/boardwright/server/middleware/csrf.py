"""Protect forms against cross-site request forgery (CSRF): an HMAC token of the browser, and Sec-Fetch-Site.

A form carries the HMAC-SHA256 of the browser's secret cookie in a hidden field, or in the header X-CSRF.
Another site can make a browser send the form, but can neither read the token nor compute it.
"""

from __future__ import annotations

import hashlib
import hmac

from starlette.datastructures import FormData
from starlette.requests import Request

from boardwright.server.errors import Forbidden


def csrf_token(secret: bytes, browser: str) -> str:
    """Return the token that the forms of a browser must carry; `browser` is its cookie."""
    return hmac.digest(secret, browser.encode(), hashlib.sha256).hex()[:32]


def check_csrf(request: Request, form: FormData, secret: bytes, browser: str) -> None:
    """Raise Forbidden when a form was not sent by a page of this service to this browser."""
    site = request.headers.get("sec-fetch-site", "same-origin")
    given = request.headers.get("x-csrf") or form.get("csrf")
    if site not in ("same-origin", "none") or not isinstance(given, str):
        raise Forbidden("foreign-form")
    # A comparison in constant time: how long it takes says nothing about the token.
    if not hmac.compare_digest(csrf_token(secret, browser).encode(), given.encode(errors="replace")):
        raise Forbidden("foreign-form")
