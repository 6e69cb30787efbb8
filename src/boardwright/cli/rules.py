"""`boardwright rules`: the index of a game's rules, where each is in the code, how far tests cover it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from boardwright.cli.language import say
from boardwright.cli.shared import AsJson, GameName, console, find_game, show_json
from boardwright.registry import rulebook


def command(
    game: GameName,
    find: Annotated[str, typer.Option(help=say("help-find"))] = "",
    as_json: AsJson = False,
) -> None:
    """Show the rules of a game."""
    name = find_game(game).meta.id
    status = rulebook.shipped(name)
    if as_json:
        show_json(asdict(status))
        return
    cited = {c.section: f"{c.module}: {c.function}" for c in rulebook.citations(name)}
    table = Table(say("column-id"), say("column-rule"), say("column-place"), box=None)
    for section in rulebook.rules(name):
        if find.lower() in f"{section.id} {section.title}".lower():
            table.add_row(section.id, section.title, cited.get(section.id, ""))
    console.print(table)
    console.print(say("rules-status", **asdict(status)))
