"""`boardwright games`: the games."""

from __future__ import annotations

from rich.table import Table

from boardwright import registry
from boardwright.cli.language import say, words
from boardwright.cli.shared import AsJson, console, show_json
from boardwright.text import Words


def command(as_json: AsJson = False) -> None:
    """List the games."""
    rows = [
        {
            "id": game.meta.id,
            "title": Words(words().language, game).message("title"),
            "min_players": game.meta.min_players,
            "max_players": game.meta.max_players,
            "minutes": game.meta.minutes,
            "actions": len(game.catalogue),
            "rules_version": game.meta.rules_version,
            "designers": game.meta.designers,
            "publisher": game.meta.publisher,
        }
        for game in registry.games()
    ]
    if as_json:
        show_json(rows)
        return
    table = Table(
        say("column-id"), say("column-title"), say("column-players"), say("column-designers"), box=None
    )
    for row in rows:
        players = f"{row['min_players']}-{row['max_players']}"
        table.add_row(str(row["id"]), str(row["title"]), players, str(row["designers"]))
    console.print(table)
