"""The Jinja environment of the templates, with the messages of a language."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final

from babel import Locale
from jinja2 import Environment, PackageLoader, select_autoescape
from markupsafe import Markup

from boardwright import registry
from boardwright.text import LANGUAGES, Words
from boardwright.text.guide import chapter_of_question
from boardwright.text.words import is_translated
from boardwright.web import PARTS
from boardwright.web.assets import asset, board_scripts, symbol, tree_hash
from boardwright.web.help import help_page
from boardwright.web.icons import drawn, emblem, icon, stamp
from boardwright.web.pages import Turn
from boardwright.web.svg.fingerprints import fingerprint
from boardwright.web.tags import scripts, stylesheets, themes
from boardwright.web.tours import tour


@cache
def environment() -> Environment:
    """Return the environment of the templates; everything is escaped unless it was made safe on purpose."""
    made = Environment(
        loader=PackageLoader("boardwright.web"),
        autoescape=select_autoescape(default=True, default_for_string=True),
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(asset=asset, scripts=scripts, board_scripts=board_scripts, render_log=render_log)
    made.globals.update(stylesheets=stylesheets, themes=themes, symbol=symbol)
    made.globals.update(is_translated=is_translated)
    made.globals.update(icon=icon, drawn=drawn, stamp=stamp, emblem=emblem)
    return made


@cache
def page_words(language: str) -> Words:
    """Return the words of pages that belong to no table."""
    return Words(language, parts=PARTS)


@cache
def messages(language: str) -> Callable[..., str]:
    """Return the function `t` of the templates, which formats a message.

    Those without arguments are cached.
    """
    words = page_words(language)
    cached: dict[str, str] = {}

    def message(name: str, /, **arguments: object) -> str:
        if arguments:
            return words.message(f"web-{name}", **arguments)
        if name not in cached:
            cached[name] = words.message(f"web-{name}")
        return cached[name]

    return message


LANGUAGE_NAMES: Final = tuple(
    (code, str(Locale(code).get_display_name(code)).capitalize()) for code in LANGUAGES
)


# The garbage collector runs less often: a page allocates some thousand objects, and most are freed without
# it.
GC_THRESHOLDS: Final = (20_000, 20, 50)


# The parts of a plugin that pages use.
PLUGIN_PARTS: Final = ("wording", "labels", "choices", "orders", "standing", "tour", "board", "panels")


def warm_up() -> None:
    """Load static files, messages, templates and the parts of games: no request waits for a file."""
    tree_hash()
    for name in environment().list_templates():
        environment().get_template(name)
    games = [game.meta.id for game in registry.games()]
    shown = tuple(game.meta.id for game in registry.games() if game.meta.on_web)
    for game in games:
        for part in PLUGIN_PARTS:
            registry.plugin(game).part(part)
        chapter_of_question(game, "")
    for language in LANGUAGES:
        page_words(language)
        for game in games:
            Words(language, registry.game(game), parts=PARTS)
            tour(game, language)
            help_page(language, game, shown)
    gc.freeze()  # templates and messages stay: the garbage collector need not traverse them
    gc.set_threshold(*GC_THRESHOLDS)


@lru_cache(maxsize=3000)
def render_turn(turn: Turn) -> tuple[str, str]:
    """Render a turn of a log, once; returns its HTML and its fingerprint."""
    text = environment().get_template("table/log_turn.html").render(**vars(turn))
    return text, fingerprint(f"{turn.key} {text}")


def render_log(turns: Sequence[Turn], has: frozenset[str]) -> Markup:
    """Render a log, the last turn first; of the turns with a fingerprint in `has` only the fingerprint."""
    parts = []
    for turn in reversed(turns):
        text, found = render_turn(turn)
        parts.append(
            f'<li data-key="turn-{turn.key}" data-same="{found}"></li>'
            if found in has
            else f'<li data-key="turn-{turn.key}" data-print="{found}">{text}</li>'
        )
    return Markup("".join(parts))
