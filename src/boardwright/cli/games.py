"""`boardwright games`: the list of games."""

from __future__ import annotations

from rich.table import Table

from boardwright import registry
from boardwright.cli.language import say, words
from boardwright.cli.shared import AsJson, show_json
from boardwright.cli.streams import console
from boardwright.core.play import AnyGame
from boardwright.text import Words


def command(as_json: AsJson = False) -> None:
    """List the games."""
    rows = [_row(game) for game in registry.games()]
    if as_json:
        show_json(rows)
        return
    heads = ("id", "title", "players", "minutes", "designers")
    table = Table(*(say(f"column-{head}") for head in heads), box=None, pad_edge=False)
    for row in rows:
        players = f"{row['min_players']}–{row['max_players']}"
        table.add_row(str(row["id"]), str(row["title"]), players, str(row["minutes"]), str(row["designers"]))
    console.print(table)


def _row(game: AnyGame) -> dict[str, object]:
    meta = game.meta
    return {
        "id": meta.id,
        "title": Words(words().language, game).message("title"),
        "min_players": meta.min_players,
        "max_players": meta.max_players,
        "minutes": meta.minutes,
        "actions": len(game.catalogue),
        "rules_version": meta.rules_version,
        "designers": meta.designers,
        "publisher": meta.publisher,
    }
