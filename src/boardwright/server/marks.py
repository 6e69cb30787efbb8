"""Small marks that stand on pages by the hundred: plain functions, as macros would take long."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from boardwright.server.assets import asset


@lru_cache(maxsize=2000)
def icon(name: str, extra: str = "") -> Markup:
    """A symbol that only decorates."""
    cls = Markup(' class="{}"').format(extra) if extra else ""
    return Markup('<svg{} aria-hidden="true"><use href="{}#{}"/></svg>').format(cls, asset("icons.svg"), name)


@lru_cache(maxsize=2000)
def drawn(name: str) -> Markup:
    """The same within what has a name of its own."""
    return Markup('<svg><use href="{}#{}"/></svg>').format(asset("icons.svg"), name)


@lru_cache(maxsize=200)
def stamp(colour: str, extra: str = "") -> Markup:
    """The stamp of a seat: colour and shape."""
    return Markup('<svg class="{}" aria-hidden="true"><use href="{}#seat-{}"/></svg>').format(
        f"stamp {extra}".strip(), asset("icons.svg"), colour
    )


@lru_cache(maxsize=200)
def emblem(game: str) -> Markup:
    """The emblem of a game."""
    return Markup(
        '<svg class="emblem" viewBox="0 0 320 200" aria-hidden="true"><use href="{}#{}"/></svg>'
    ).format(asset("emblems.svg"), game)
