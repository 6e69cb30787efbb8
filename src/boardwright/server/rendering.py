"""Templates with the words and wishes of a visitor."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from babel import Locale
from jinja2 import Environment, PackageLoader, select_autoescape
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from boardwright import registry
from boardwright.server.assets import asset
from boardwright.server.marks import drawn, emblem, icon, stamp
from boardwright.server.people import COOKIE, YEAR, Visitor
from boardwright.server.seeing import PARTS
from boardwright.server.service import Service
from boardwright.server.story import Turn, turns
from boardwright.text import LANGUAGES, Words
from boardwright.web.boards.cutting import printed
from boardwright.web.seen import TablePage


@cache
def environment() -> Environment:
    """The templates; everything is escaped unless it was made safe on purpose."""
    made = Environment(
        loader=PackageLoader("boardwright.web"),
        autoescape=select_autoescape(default=True, default_for_string=True),
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(asset=asset, icon=icon, drawn=drawn, stamp=stamp, emblem=emblem, log_turns=log_turns)
    return made


@cache
def page_words(language: str) -> Words:
    """The words of pages that belong to no table."""
    return Words(language, parts=PARTS)


@cache
def teller(language: str) -> Callable[..., str]:
    """How templates say something in a language: most of it is said again and again, without arguments."""
    words = page_words(language)
    said: dict[str, str] = {}

    def tell(name: str, /, **arguments: object) -> str:
        if arguments:
            return words.message(f"web-{name}", **arguments)
        if name not in said:
            said[name] = words.message(f"web-{name}")
        return said[name]

    return tell


@lru_cache(maxsize=3000)
def log_turn(turn: Turn) -> tuple[str, str]:
    """A turn of a log as markup, and its print."""
    text = environment().get_template("_turn.html").render(**vars(turn))
    return text, printed(f"{turn.key} {text}")


def log_turns(page: TablePage) -> Markup:
    """The log, the last turn first; of the turns that the page shows already only their prints."""
    parts = []
    for turn in reversed(turns(page)):
        text, found = log_turn(turn)
        known = found in page.has
        parts.append(
            f'<li data-key="turn-{turn.key}" data-same="{found}"></li>'
            if known
            else f'<li data-key="turn-{turn.key}" data-print="{found}">{text}</li>'
        )
    return Markup("".join(parts))


LANGUAGE_NAMES: Final = tuple(
    (code, str(Locale(code).get_display_name(code)).capitalize()) for code in LANGUAGES
)


LITTER: Final = (20_000, 20, 50)
"""How much litter may lie about: a page leaves some thousand things, and most are gone without a search."""


def warm_up() -> None:
    """Read words and templates, so that the first visitors need not wait for it."""
    for name in environment().list_templates():
        environment().get_template(name)
    for language in LANGUAGES:
        page_words(language)
        for game in registry.games():
            Words(language, game, parts=PARTS)
    gc.freeze()  # templates and words stay: no need to look through them for litter
    gc.set_threshold(*LITTER)


def language_of(request: Request, visitor: Visitor) -> str:
    """What the visitor has chosen, else the first language of the browser that we speak, else English."""
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
    """A page for a visitor; the browser of a new one is given its token."""
    language = language_of(request, visitor)
    wishes = visitor.preferences
    settings = {
        "language": wishes.language,
        "theme": wishes.theme,
        "motion": wishes.motion,
        "speed": wishes.speed,
        "ask": wishes.ask,
        "colours": wishes.colours,
        "sound": wishes.sound == "on",
        "notify": wishes.notify == "on",
        "keys": wishes.keys == "on",
    }
    query = f"?{request.url.query}" if request.url.query else ""
    is_page = request.method == "GET"  # what a form has made cannot be opened again
    text = (
        environment()
        .get_template(template)
        .render(
            t=teller(language),
            language=language,
            languages=LANGUAGE_NAMES,
            settings=settings,
            nickname=visitor.nickname,
            csrf=service.people.csrf(visitor),
            path=request.url.path + query if is_page else "/",
            **context,
        )
    )
    response = HTMLResponse(text, status, {"Vary": "Accept-Language, Cookie"})
    set_cookie(request, response, service, visitor)
    return response


def is_secure(request: Request, service: Service) -> bool:
    """Whether the browser talks to us through https, perhaps by way of a proxy."""
    public = service.settings.public_url
    return public.startswith("https://") if public else request.url.scheme == "https"


def set_cookie(request: Request, response: Any, service: Service, visitor: Visitor) -> None:
    """Give the browser its token, unless it has it."""
    if request.cookies.get(COOKIE) != visitor.token:
        response.set_cookie(
            COOKIE,
            visitor.token,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=is_secure(request, service),
        )


def public_url(request: Request, service: Service) -> str:
    """The address under which others reach this service, without a slash at its end."""
    return service.settings.public_url or str(request.base_url).rstrip("/")


def go(request: Request, service: Service, visitor: Visitor, path: str) -> Response:
    """On to another page, after a form."""
    response = RedirectResponse(path, 303)
    set_cookie(request, response, service, visitor)
    return response
