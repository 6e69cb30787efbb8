"""HTML tags that load scripts and stylesheets.

Apart from `assets`, because drawing a position needs those and not a library for HTML.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from boardwright.web.assets import asset, files, modules


@cache
def scripts(*entries: str) -> Markup:
    """Render the tags that load some scripts; their modules are preloaded, so that none waits for another."""
    preloads = (
        Markup('<link rel="modulepreload" href="{}">\n').format(asset(each)) for each in modules(*entries)
    )
    tags = (Markup('<script type="module" src="{}"></script>\n').format(asset(each)) for each in entries)
    return Markup("").join((*preloads, *tags))


@cache
def stylesheets(*names: str) -> Markup:
    """Render the tags that load some of the shared stylesheets."""
    return Markup("").join(_stylesheet(f"css/{name}.css") for name in names)


def themes(*games: str) -> Markup:
    """Render the tags that load the themes of some games; a game without one has the default colours."""
    wanted = (f"plugins/{game}/theme.css" for game in dict.fromkeys(games))
    return Markup("").join(_stylesheet(name) for name in wanted if name in files())


def _stylesheet(name: str) -> Markup:
    return Markup('<link rel="stylesheet" href="{}">\n').format(asset(name))
