"""HTML of icons. Plain cached functions: a page has hundreds of them, and macros of Jinja are slow."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from boardwright.web.assets import asset, files, symbol


@lru_cache(maxsize=2000)
def icon(name: str, extra: str = "") -> Markup:
    """Render a decorative symbol."""
    cls = Markup(' class="{}"').format(extra) if extra else ""
    return Markup('<svg{} aria-hidden="true"><use href="{}"/></svg>').format(cls, symbol(name))


@lru_cache(maxsize=2000)
def drawn(name: str) -> Markup:
    """Render a symbol inside an element that has an accessible name of its own: no aria-hidden."""
    return Markup('<svg><use href="{}"/></svg>').format(symbol(name))


@lru_cache(maxsize=200)
def stamp(colour: str, extra: str = "") -> Markup:
    """Render the stamp of a seat: colour and shape."""
    cls = f"stamp {extra}".strip()
    href = symbol(f"seat-{colour}")
    return Markup('<svg class="{}" aria-hidden="true"><use href="{}"/></svg>').format(cls, href)


@lru_cache(maxsize=200)
def emblem(game: str) -> Markup:
    """Render the emblem of a game; the platform's own for a game without one."""
    own = f"plugins/{game}/emblem.svg"
    href = f"{asset(own)}#emblem" if own in files() else f"{asset('brand.svg')}#mark"
    return Markup(
        '<svg class="emblem" viewBox="0 0 320 200" aria-hidden="true"><use href="{}"/></svg>'
    ).format(href)
