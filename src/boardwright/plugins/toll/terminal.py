"""Toll as text."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.language import say
from boardwright.cli.tables.scene import Scene
from boardwright.games.toll.events import Gold
from boardwright.text import Words


def table(scene: Scene) -> RenderableType:
    """Players, supply and bank."""
    view = scene.view
    names = {name: scene.name("building", name) for name in view["supply"]}
    heads = (say("head-points"), say("head-gold"), *names.values())
    grid = Table("", *heads, say("head-errand"), box=None, pad_edge=False, header_style="dim")
    for column in grid.columns[1:-1]:
        column.justify = "right"
    for seat, player in enumerate(view["players"]):
        counts = (player["points"], player["gold"], *(player["buildings"][name] for name in names))
        errand = names.get(player["errand"] or "", "?")
        grid.add_row(scene.named(seat), *(str(count) for count in counts), errand)
    left = (str(count) for count in view["supply"].values())
    grid.add_row(Text("  " + say("head-supply"), style="dim"), "", str(view["bank"]), *left, "")
    return Group(Text(say("toll-header", round=view["round"]), style="bold"), grid)


def status(scene: Scene) -> str:
    """The gold of the seat."""
    assert scene.seat is not None
    return say("you-have", goods=scene.words.goods(Gold(scene.view["players"][scene.seat]["gold"])))


def costs(scene: Scene) -> RenderableType:
    """What the buildings cost."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name in scene.view["supply"]:
        cost = scene.tables[f"building.{name}.cost"]
        assert isinstance(cost, int)
        grid.add_row(scene.name("building", name), scene.words.goods(Gold(cost)))
    return grid


def district_row(value: object, words: Words) -> str:
    """Toll has no districts."""
    return ""


def standing(scene: Scene) -> list[str]:
    """Toll has no districts."""
    return []
