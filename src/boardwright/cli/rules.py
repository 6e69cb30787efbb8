"""`boardwright rules`: the index of a game's rules, with their places in the code and their tests."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from boardwright.cli.language import say
from boardwright.cli.shared import AsJson, GameName, find_game, show_json
from boardwright.cli.streams import complain, console
from boardwright.core.errors import BadRecordError
from boardwright.registry import rulebook


def command(
    game: GameName,
    find: Annotated[str, typer.Option(metavar="word", help="help-find")] = "",
    as_json: AsJson = False,
) -> None:
    """Show the rules of a game."""
    name = find_game(game).meta.id
    status = status_of(name)
    if as_json:
        show_json(asdict(status))
        return
    rows = _rows(name, find.lower().split())
    if not rows:
        complain(say("rules-none", word=find))
        raise typer.Exit(1)
    console.print(_table(rows))
    console.print()
    console.print(say("rules-status", **asdict(status)))


def status_of(game: str) -> rulebook.Status:
    """Return the shipped counts of a game: how far index, code and tests agree."""
    try:
        return rulebook.shipped(game)
    except (OSError, ValueError, KeyError, TypeError):
        raise BadRecordError("rules-status-missing", game=game) from None


def _rows(game: str, wanted: list[str]) -> list[tuple[str, str, str]]:
    """Return id, title and places in the code of every rule that has all the search words."""
    places: dict[str, list[str]] = {}
    for citation in rulebook.citations(game):
        places.setdefault(citation.section, []).append(f"{citation.module}: {citation.function}")
    rows = [(rule.id, rule.title, "\n".join(places.get(rule.id, ()))) for rule in rulebook.rules(game)]
    return [row for row in rows if all(word in " ".join(row).lower() for word in wanted)]


def _table(rows: list[tuple[str, str, str]]) -> Table:
    """Render the rules: ids on the left; titles on the right, each above its places in the code."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=console.width >= 60)
    table.add_column(overflow="fold")
    for identity, title, places in rows:
        text = Text(title)
        if places:
            text.append("\n" + places, style="dim")
        table.add_row(Text(identity, style="bold"), text)
    return table
