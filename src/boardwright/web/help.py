"""Render the help of a game: its Markdown as HTML with anchors, or a page that says there is none yet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from boardwright.text import Words, guide
from boardwright.text.words import game_words
from boardwright.web.pages import HelpPage

TOP_CHAPTER = 2


@cache
def help_page(language: str, game_id: str, games: tuple[str, ...]) -> HelpPage:
    """Render the help of a game, with links to the help of other games."""
    titles = tuple((each, game_words(language, each).message("title")) for each in games)
    source = guide.page(language, game_id)
    if not source:
        title = game_words(language, game_id).message("title")
        missing = Words(language, parts=("server",)).message("server-no-help", game=title)
        return HelpPage(title, MarkdownIt().render(missing), (), titles, game_id)
    first, _, rest = source.partition("\n")
    toc = tuple(
        (chapter.id, chapter.title)
        for chapter in guide.chapters(language, game_id)
        if chapter.level == TOP_CHAPTER
    )
    return HelpPage(first.removeprefix("# "), _html(rest), toc, titles, game_id)


def _html(source: str) -> str:
    """Render Markdown; HTML in it is shown as text, `{#id}` behind a heading becomes its anchor."""
    renderer = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = renderer.parse(source)
    _set_anchors(tokens)
    html: str = renderer.renderer.render(tokens, renderer.options, {})
    return html


def _set_anchors(tokens: Sequence[Token]) -> None:
    for token, following in zip(tokens, tokens[1:], strict=False):
        if token.type == "heading_open" and following.children:
            last = following.children[-1]
            before, mark, anchor = last.content.rpartition(" {#")
            if mark:
                last.content = before
                token.attrSet("id", anchor.rstrip("}"))
