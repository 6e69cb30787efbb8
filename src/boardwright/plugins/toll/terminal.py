"""Terminal table of Toll: players, supply and bank."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.scene import Scene
from boardwright.games.toll.events import Gold


def table(scene: Scene) -> RenderableType:
    """Render players, supply and bank."""
    view = scene.view
    names = {name: scene.name("building", name) for name in view["supply"]}
    heads = (scene.say("cli-head-points"), scene.say("head-gold"), *names.values())
    grid = Table("", *heads, scene.say("head-errand"), box=None, pad_edge=False, header_style="dim")
    for column in grid.columns[1:-1]:
        column.justify = "right"
    for seat, player in enumerate(view["players"]):
        counts = (player["points"], player["gold"], *(player["buildings"][name] for name in names))
        errand = names.get(player["errand"] or "", "?")
        grid.add_row(scene.named(seat), *(str(count) for count in counts), errand)
    left = (str(count) for count in view["supply"].values())
    grid.add_row(Text("  " + scene.say("head-supply"), style="dim"), "", str(view["bank"]), *left, "")
    return Group(Text(scene.say("table-header", round=view["round"]), style="bold"), grid)


def status(scene: Scene) -> str:
    """Format the gold of the seat."""
    assert scene.seat is not None
    return scene.say("cli-you-have", goods=scene.words.goods(Gold(scene.view["players"][scene.seat]["gold"])))


def costs(scene: Scene) -> RenderableType:
    """Render the costs of the buildings."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name in scene.view["supply"]:
        cost = scene.tables[f"building.{name}.cost"]
        assert isinstance(cost, int)
        grid.add_row(scene.name("building", name), scene.words.goods(Gold(cost)))
    return grid
