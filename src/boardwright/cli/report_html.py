"""A report as one self-contained page of HTML: plots first, the figures folded below them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from html import escape
from importlib import resources

from boardwright.cli import report_page
from boardwright.cli.language import say, words
from boardwright.cli.report_page import number, said
from boardwright.core.game import Value
from boardwright.core.play import AnyGame
from boardwright.lab import plots
from boardwright.lab.figures import Account, Figure, Label, Row, Table
from boardwright.lab.plots import Point, Points, Values
from boardwright.lab.report import Report
from boardwright.lab.reporter import look
from boardwright.text import Words


class Page:
    """One report, or two side by side: the original, then the one with changed values."""

    def __init__(self, reports: Sequence[Report], game: AnyGame, changes: Mapping[str, Value]) -> None:
        self.reports = reports
        self.game = game
        self.changes = changes
        self.speech = Words(words().language, game)
        self.look = look(game.meta.id)
        self.names = [say("report-original"), say("report-changed")] if len(reports) > 1 else [""]

    def text(self, day: date, call: str) -> str:
        """Render the whole page."""
        title = report_page.title(self.speech)
        style = (resources.files("boardwright.cli") / "report.css").read_text(encoding="utf-8")
        counts = list(self.reports[0].by_players)
        body = [
            f"<header><h1>{escape(title)}</h1>",
            f"<p>{escape(report_page.intro(self.reports[0], day))}</p><pre>{escape(call)}</pre>",
            self._contents(counts),
            "</header><main>",
            *self._changed_values(),
            *self._overview(),
            *(part for players in counts for part in self._section(players)),
            f'<section id="reading"><h2>{escape(say("report-how-to-read"))}</h2>',
            *(f"<p>{_emphasised(note)}</p>" for note in self._notes()),
            "</section></main>",
        ]
        colours = f":root {{ --first: {self.look.first}; --second: {self.look.second}; }}"
        head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        return (
            f'<!doctype html>\n<html lang="{words().language}"><head>{head}<title>{escape(title)}</title>'
            f"<style>{colours}\n{style}</style></head>\n<body>" + "\n".join(body) + "</body></html>"
        )

    def _contents(self, counts: Sequence[int]) -> str:
        names = {"overview": say("report-overview")}
        names |= {f"players-{each}": said(Label("players", each), self.speech) for each in counts}
        names["reading"] = say("report-how-to-read")
        links = "".join(f'<a href="#{place}">{escape(name)}</a>' for place, name in names.items())
        return f"<nav>{links}</nav>"

    def _notes(self) -> list[str]:
        return [say("report-reading-plots"), say("report-reading"), *report_page.notes(self.game)]

    def _changed_values(self) -> Iterator[str]:
        """Render the printed values that the file of values replaces."""
        if len(self.reports) < 2:
            return
        printed = {each.key: each.value for each in self.game.printed}
        yield f"<section><h2>{escape(say('report-changed-values'))}</h2><p>{escape(say('report-both'))}</p>"
        yield f"<table><thead><tr><td></td>{''.join(map(_head, self.names))}</tr></thead><tbody>"
        for key, value in self.changes.items():
            cells = "".join(f"<td>{escape(_plain(each))}</td>" for each in (printed[key], value))
            yield f"<tr><th><code>{escape(key)}</code></th>{cells}</tr>"
        yield "</tbody></table></section>"

    def _overview(self) -> Iterator[str]:
        yield f'<section id="overview"><h2>{escape(say("report-overview"))}</h2>'
        yield '<div class="beside"><div>'
        yield _table(*self._joined([report.overview for report in self.reports]))
        yield "</div><div>"
        yield self._boxes(say("report-scores"), say("report-score"), _scores)
        yield self._boxes(say("report-length"), say("report-decisions"), _lengths)
        yield "</div></div></section>"

    def _boxes(self, title: str, axis: str, numbers: Callable[[Sequence[Account]], list[float]]) -> str:
        """Render one box plot for each number of players."""
        counts = list(self.reports[0].accounts)
        many = [
            [Values(name, numbers(report.accounts[each])) for each in counts]
            for name, report in zip(self.names, self.reports, strict=True)
        ]
        names = [said(Label("players", each), self.speech) for each in counts]
        return _figure(title, plots.boxes(self.look, names, many, axis))

    def _section(self, players: int) -> Iterator[str]:
        """Render all plots and tables of one number of players."""
        title = said(Label("players", players), self.speech)
        yield f'<section id="players-{players}"><h2>{escape(title)}</h2><div class="plots">'
        accounts = [report.accounts[players] for report in self.reports]
        yield self._scores(accounts)
        yield self._lengths(accounts)
        tables = [list(report.by_players[players]) for report in self.reports]
        for together in zip(*tables, strict=True):
            yield from self._plots_of(together, players)
        yield "</div></section>"

    def _plots_of(self, tables: Sequence[Table], players: int) -> Iterator[str]:
        """Render the plots of a table, with its figures folded below the last of them."""
        title = said(tables[0].title, self.speech)
        folded = f"<details><summary>{escape(say('report-figures'))}</summary>"
        folded += f"{_table(*self._joined(tables))}</details>"
        heads = [head.name for head in tables[0].heads]
        if "win-share" in heads:
            drawn = self._shares(tables, heads.index("win-share"), players)
            if drawn:
                yield _figure(say("report-win-share-by", title=title), drawn + folded)
            return
        for place, head in enumerate(tables[0].heads):
            drawn = self._bars(tables, place, said(head, self.speech))
            last = folded if place == len(heads) - 1 else ""
            yield _figure(f"{title}: {said(head, self.speech)}", drawn + last)

    def _scores(self, accounts: Sequence[Sequence[Account]]) -> str:
        """Render all scores: with those of the winners, or the changed game beside the original."""
        if len(accounts) > 1:
            many = [Values(name, _scores(each)) for name, each in zip(self.names, accounts, strict=True)]
        else:
            winners = [max(account.scores) for account in accounts[0]]
            many = [
                Values(say("report-everybody"), _scores(accounts[0])),
                Values(say("report-winners"), winners),
            ]
        return _figure(say("report-scores"), plots.distribution(self.look, many, say("report-score")))

    def _lengths(self, accounts: Sequence[Sequence[Account]]) -> str:
        many = [Values(name, _lengths(each)) for name, each in zip(self.names, accounts, strict=True)]
        return _figure(say("report-length"), plots.distribution(self.look, many, say("report-decisions")))

    def _shares(self, tables: Sequence[Table], place: int, players: int) -> str:
        """Render win shares by row; expected is that of all owners together, or an even share of all seats.

        Expected is that of all owners together, or an even share of all seats.
        """
        rows = [row for row in tables[0].rows if row.label.name != "all"]
        if tables[0].title.name != "seats":
            rows.sort(key=lambda row: -_value(row, place))
        labels = [row.label for row in rows]
        if not labels:
            return ""
        many = [
            Points(
                name,
                [_point(_row(table, label), place) for label in labels],
                _expected(table, place, players),
            )
            for name, table in zip(self.names, tables, strict=True)
        ]
        names = [said(row.label, self.speech) + (_how_many(row) if len(tables) == 1 else "") for row in rows]
        return plots.shares(self.look, names, many, say("report-win-share"))

    def _bars(self, tables: Sequence[Table], place: int, axis: str) -> str:
        labels = [row.label for row in tables[0].rows]
        many = [
            Values(name, [_value(_row(table, label), place) for label in labels])
            for name, table in zip(self.names, tables, strict=True)
        ]
        return plots.bars(self.look, [said(label, self.speech) for label in labels], many, axis)

    def _joined(self, tables: Sequence[Table]) -> tuple[list[str], list[tuple[str, list[Figure | None]]]]:
        """Join tables column by column; returns their heads and rows."""
        heads = [
            f"{said(head, self.speech)} · {name}" if name else said(head, self.speech)
            for head in tables[0].heads
            for name in self.names
        ]
        labels = list(dict.fromkeys(row.label for table in tables for row in table.rows))
        rows = []
        for label in labels:
            found = [_row(table, label) for table in tables]
            columns = range(len(tables[0].heads))
            figures = [row.figures[column] if row else None for column in columns for row in found]
            rows.append((said(label, self.speech), figures))
        return heads, rows


def _scores(accounts: Sequence[Account]) -> list[float]:
    return [score for account in accounts for score in account.scores]


def _lengths(accounts: Sequence[Account]) -> list[float]:
    return [account.decisions for account in accounts]


def _row(table: Table, label: Label) -> Row | None:
    return next((row for row in table.rows if row.label == label), None)


def _value(row: Row | None, place: int) -> float:
    figure = row.figures[place] if row else None
    return figure.value if figure else 0.0


def _how_many(row: Row) -> str:
    """Format how often a thing was owned, behind its name: a share of few owners means little."""
    counts = [figure.value for figure in row.figures if figure and figure.kind == "count"]
    return f" ({int(counts[-1])})" if counts else ""


def _point(row: Row | None, place: int) -> Point:
    figure = row.figures[place] if row else None
    return (figure.value, *figure.interval) if figure and figure.interval else None


def _expected(table: Table, place: int, players: int) -> float | None:
    everybody = _row(table, Label("all"))
    if everybody is not None:
        return _value(everybody, place)
    return 1 / players if table.title.name == "seats" else None


def _figure(title: str, content: str) -> str:
    return f"<figure><figcaption>{escape(title)}</figcaption>{content}</figure>"


def _table(heads: Sequence[str], rows: Sequence[tuple[str, Sequence[Figure | None]]]) -> str:
    lines = [f'<div class="wide"><table><thead><tr><td></td>{"".join(map(_head, heads))}</tr></thead><tbody>']
    lines += [f"<tr><th>{escape(name)}</th>{''.join(map(_cell, figures))}</tr>" for name, figures in rows]
    return "\n".join([*lines, "</tbody></table></div>"])


def _head(text: str) -> str:
    return f"<th>{escape(text)}</th>"


def _cell(figure: Figure | None) -> str:
    """Render a number with its interval or spread in small print; strong when it is significant."""
    if figure is None:
        return "<td>–</td>"
    text = escape(number(figure.kind, figure.value))
    text = f"<strong>{text}</strong>" if figure.stands_out else text
    if figure.spread is not None:
        text += f" <small>({escape(number('mean', figure.spread))})</small>"
    elif figure.interval is not None:
        low, high = (escape(number(figure.kind, end)) for end in figure.interval)
        text += f" <small>{low} … {high}</small>"
    return f"<td>{text}</td>"


def _plain(value: Value) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _emphasised(text: str) -> str:
    """Convert the stars of Markdown in our notes to emphasis."""
    parts = escape(text).split("*")
    return "".join(f"<em>{part}</em>" if place % 2 else part for place, part in enumerate(parts))
