"""A report as a page of Markdown, in the language of this run."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from babel.dates import format_date
from babel.numbers import format_decimal, format_percent

from boardwright.cli.language import say, words
from boardwright.core.play import AnyGame
from boardwright.lab.figures import Figure, Label, Row, Table
from boardwright.lab.report import Report
from boardwright.text import Words

FORMS: Final = {"mean": "#,##0.0", "difference": "+#,##0.0;\N{MINUS SIGN}#,##0.0"}


def page(report: Report, game: AnyGame, day: date, call: str) -> str:
    """Render the whole page: the settings, then the tables."""
    speech = Words(words().language, game)
    lines = [
        f"# {title(speech)}",
        "",
        intro(report, day),
        "",
        "```text",
        call,
        "```",
        "",
        say("report-reading"),
    ]
    lines += [line for note in notes(game) for line in ("", note)]
    lines += _section(report.overview, speech, 2)
    for players, tables in report.by_players.items():
        lines += ["", f"## {said(Label('players', players), speech)}"]
        for table in tables:
            lines += _section(table, speech, 3)
    return "\n".join(lines)


def title(speech: Words) -> str:
    """Format the title of a page."""
    return say("report-title", game=speech.message("title"))


def intro(report: Report, day: date) -> str:
    """Format the introduction: the games that were played or read, and when."""
    when = format_date(day, "long", locale=words().language)
    if not report.bot:
        return say("report-intro-read", games=whole(report.games), date=when)
    return say("report-intro", games=whole(report.games), bot=report.bot, date=when)


def notes(game: AnyGame) -> list[str]:
    """Return the note on how to read the tables of a game, if it has one."""
    speech = Words(words().language, game)
    return [speech.message("report-reading")] if speech.has("report-reading") else []


def _section(table: Table, speech: Words, level: int) -> list[str]:
    title = said(table.title, speech)
    heads = ["", *(said(head, speech) for head in table.heads)]
    return [
        "",
        f"{'#' * level} {title}",
        "",
        _line(heads),
        "|---|" + "---:|" * len(table.heads),
        *(_line(_cells(row, speech)) for row in table.rows),
    ]


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _cells(row: Row, speech: Words) -> list[str]:
    return [said(row.label, speech), *(_shown(figure) for figure in row.figures)]


def said(label: Label, speech: Words) -> str:
    """Format a label in words."""
    if label.of_game:
        return speech.message(label.name, case="nom", count=1)
    own = f"report-{label.name}"
    return speech.message(own) if speech.has(own) else say(own, number=label.number)


def _shown(figure: Figure | None) -> str:
    """Format a number with its interval or its spread; bold when it is significant."""
    if figure is None:
        return "–"
    text = number(figure.kind, figure.value)
    if figure.spread is not None:
        return f"{text} ({number('mean', figure.spread)})"
    if figure.interval is None:
        return text
    low, high = figure.interval
    bold = "**" if figure.stands_out else ""
    return f"{bold}{text}{bold} ({number(figure.kind, low)} … {number(figure.kind, high)})"


def number(kind: str, value: float) -> str:
    """Format a number by its kind."""
    if kind == "count":
        return whole(int(value))
    if kind == "share":
        return format_percent(value, "0 %", locale=words().language)
    return format_decimal(round(value, 1) or 0.0, FORMS[kind], locale=words().language)


def whole(number: int) -> str:
    """Format a whole number."""
    return format_decimal(number, "#,##0", locale=words().language)
