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
    """The whole page: what was played, then the tables."""
    speech = Words(words().language, game)
    lines = [
        f"# {say('report-title', game=speech.message('title'))}",
        "",
        say(
            "report-intro",
            games=_count(report.games),
            bot=report.bot,
            date=format_date(day, "long", locale=words().language),
        ),
        "",
        "```text",
        call,
        "```",
        "",
        say("report-reading"),
    ]
    if words().has(f"cli-report-reading-{game.meta.id}"):
        lines += ["", say(f"report-reading-{game.meta.id}")]
    lines += _section(report.overview, speech, 2)
    for players, tables in report.by_players.items():
        lines += ["", f"## {_said(Label('players', players), speech)}"]
        for table in tables:
            lines += _section(table, speech, 3)
    return "\n".join(lines)


def _section(table: Table, speech: Words, level: int) -> list[str]:
    title = _said(table.title, speech)
    heads = ["", *(_said(head, speech) for head in table.heads)]
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
    return [_said(row.label, speech), *(_shown(figure) for figure in row.figures)]


def _said(label: Label, speech: Words) -> str:
    if label.of_game:
        return speech.message(label.name, case="nom", count=1)
    return say(f"report-{label.name}", number=label.number)


def _shown(figure: Figure | None) -> str:
    """A number with its interval or its spread; bold when it stands out."""
    if figure is None:
        return "–"
    text = _number(figure.kind, figure.value)
    if figure.spread is not None:
        return f"{text} ({_number('mean', figure.spread)})"
    if figure.interval is None:
        return text
    low, high = figure.interval
    bold = "**" if figure.stands_out else ""
    return f"{bold}{text}{bold} ({_number(figure.kind, low)} … {_number(figure.kind, high)})"


def _number(kind: str, value: float) -> str:
    if kind == "count":
        return _count(int(value))
    if kind == "share":
        return format_percent(value, "0 %", locale=words().language)
    return format_decimal(value, FORMS[kind], locale=words().language)


def _count(number: int) -> str:
    return format_decimal(number, "#,##0", locale=words().language)
