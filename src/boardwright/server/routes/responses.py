"""Responses with pages: render a template for a visitor, redirect, set the cookie, negotiate the language."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from boardwright.server.accounts import COOKIE, COOKIE_AGE, HOST_COOKIE, Preferences, Visitor
from boardwright.server.middleware.csrf import csrf_token
from boardwright.server.service import Service
from boardwright.text import LANGUAGES
from boardwright.web.jinja import LANGUAGE_NAMES, environment, messages


def language_of(request: Request, visitor: Visitor) -> str:
    """Return the language that the visitor has chosen, else the best of Accept-Language, else English."""
    if visitor.preferences.language:
        return visitor.preferences.language
    accepted = []
    for number, part in enumerate(request.headers.get("accept-language", "")[:500].split(",")):
        code, _, weight = part.strip().partition(";q=")
        try:
            rank = float(weight) if weight else 1.0
        except ValueError:
            continue
        accepted.append((-rank, number, code.split("-")[0].lower()))
    return next((code for rank, _, code in sorted(accepted) if code in LANGUAGES and rank < 0), "en")


def render(
    request: Request, service: Service, visitor: Visitor, template: str, status: int = 200, **context: Any
) -> HTMLResponse:
    """Render a template for a visitor, and give a new browser its cookie."""
    language = language_of(request, visitor)
    query = f"?{request.url.query}" if request.url.query else ""
    is_page = request.method == "GET"  # the response to a form has no address of its own
    text = (
        environment()
        .get_template(template)
        .render(
            t=messages(language),
            language=language,
            languages=LANGUAGE_NAMES,
            settings=_settings(visitor.preferences),
            nickname=visitor.nickname,
            csrf=csrf_token(service.accounts.secret, visitor.token),
            path=request.url.path + query if is_page else "/",
            **context,
        )
    )
    response = HTMLResponse(text, status, {"Vary": "Accept-Language, Cookie"})
    set_cookie(request, response, service, visitor)
    return response


def _settings(preferences: Preferences) -> dict[str, object]:
    """Return the preferences as templates use them: switches as booleans."""
    switches = ("sound", "notify", "keys")
    return {name: value == "on" if name in switches else value for name, value in vars(preferences).items()}


def is_secure(request: Request, service: Service) -> bool:
    """Return whether the browser uses https, perhaps through a proxy."""
    public = service.settings.public_url
    return public.startswith("https://") if public else request.url.scheme == "https"


def cookie_name(request: Request, service: Service) -> str:
    """Return the name of the cookie: with the prefix __Host- under https."""
    return HOST_COOKIE if is_secure(request, service) else COOKIE


async def find_visitor(request: Request, service: Service) -> Visitor:
    """Return the visitor of the request's cookie, or a new one; takes over a cookie of the plain name."""
    name = cookie_name(request, service)
    token, plain = request.cookies.get(name), request.cookies.get(COOKIE)
    if token is None and plain is not None:
        return await service.accounts.take_over(plain)
    return await service.accounts.visitor(token)


def set_cookie(request: Request, response: Any, service: Service, visitor: Visitor) -> None:
    """Set the cookie of the browser, unless it has it, and delete one of the plain name under https."""
    name = cookie_name(request, service)
    if name == HOST_COOKIE and COOKIE in request.cookies:
        response.delete_cookie(COOKIE)
    if request.cookies.get(name) != visitor.token:
        response.set_cookie(
            name,
            visitor.token,
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="lax",
            secure=is_secure(request, service),
        )


def public_url(request: Request, service: Service) -> str:
    """Return the base URL under which others reach this service, without a slash at its end."""
    return service.settings.public_url or str(request.base_url).rstrip("/")


def redirect(request: Request, service: Service, visitor: Visitor, path: str) -> Response:
    """Redirect to another page after a form (303)."""
    response = RedirectResponse(path, 303)
    set_cookie(request, response, service, visitor)
    return response
