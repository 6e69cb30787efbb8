"""Toll as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from boardwright.cli.language import say
from boardwright.text import Words


def table(view: Mapping[str, Any], words: Words, seat: int | None) -> RenderableType:
    """Players, supply and bank."""
    names = {name: words.message(f"building-{name}", case="nom", count=1) for name in view["supply"]}
    grid = Table(
        "",
        say("head-points"),
        say("head-gold"),
        *names.values(),
        say("head-errand"),
        box=None,
        padding=(0, 2),
    )
    for other, player in enumerate(view["players"]):
        buildings = [str(player["buildings"][name]) for name in names]
        errand = names.get(player["errand"] or "", "?")
        grid.add_row(words.names[other], str(player["points"]), str(player["gold"]), *buildings, errand)
    grid.add_row(say("head-supply"), "", str(view["bank"]), *(str(n) for n in view["supply"].values()), "")
    return Group(grid)
