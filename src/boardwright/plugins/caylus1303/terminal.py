"""Terminal table of Caylus 1303: players, city, road with the provost, Construction Site, offer."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.scene import Scene
from boardwright.cli.streams import console
from boardwright.games.caylus1303.events import Goods, amounts
from boardwright.games.caylus1303.terms import FIRST_MONUMENT
from boardwright.plugins.caylus1303.labels import key_of, on_offer, stretches, tile_of

SIDE_BY_SIDE: Final = 78
LEFT: Final = 33
MAX_NAME_LENGTH: Final = 17
GOODS: Final = ("food", "wood", "stone", "cloth", "gold")
HEADS: Final = (*GOODS, "pool", "camp", "houses")
UNKNOWN: Final = "?"
FIXED_SPACE: Final = "\N{NO-BREAK SPACE}"


def table(scene: Scene) -> RenderableType:
    """Render the whole table as one seat sees it."""
    parts: list[RenderableType] = [Text(_header(scene), style="bold"), _players(scene), _details(scene)]
    if console.width >= SIDE_BY_SIDE:
        both = Table.grid(padding=(0, 2, 0, 0))
        both.add_column(width=LEFT)
        both.add_column()
        both.add_row(Group(_city(scene), Text(), *_site(scene)), _road(scene))
        parts += [Text(), both]
    else:
        parts += [Text(), _city(scene), Text(), _road(scene), Text(), *_site(scene)]
    return Group(*parts, Text(), *_offer(scene))


def _header(scene: Scene) -> str:
    view = scene.view
    if view["round"] == 0:
        return scene.say("table-setup")
    header = scene.say("table-header", round=view["round"], first=scene.words.names[view["first"]])
    passed = " › ".join(scene.words.names[seat] for seat in view["passed"])
    return header + (" · " + scene.say("table-passed", names=passed) if passed else "")


def _players(scene: Scene) -> RenderableType:
    """Render visible points, goods, workers in the pool and in the Camp, houses."""
    heads = [scene.say("cli-head-points"), *(scene.say(f"head-{head}") for head in HEADS)]
    rows = [(scene.named(seat), _numbers(scene.view["players"][seat])) for seat in range(scene.seats)]
    width = MAX_NAME_LENGTH + 3 + sum(len(head) + 1 for head in heads)
    if console.width < min(width, SIDE_BY_SIDE):
        return Group(*(_in_words(name, heads, numbers) for name, numbers in rows))
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True, max_width=MAX_NAME_LENGTH + 3, overflow="ellipsis")
    for head in heads:
        grid.add_column(head, justify="right", no_wrap=True)
    for name, numbers in rows:
        grid.add_row(name, *numbers)
    return grid


def _numbers(player: Mapping[str, Any]) -> list[str]:
    score = UNKNOWN if player["score"] is None else str(player["score"])
    goods = [player["goods"][good] for good in GOODS]
    return [score, *(str(number) for number in (*goods, player["pool"], player["camp"], player["houses"]))]


def _in_words(name: Text, heads: list[str], numbers: list[str]) -> Text:
    text = ", ".join(f"{head} {number}" for head, number in zip(heads, numbers, strict=True))
    return name + Text(": " + text)


def _details(scene: Scene) -> Table:
    """Render characters, and bundles delivered in this phase, below the numbers."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for seat, player in enumerate(scene.view["players"]):
        parts = [_characters(scene, player["characters"])] if player["characters"] else []
        if player["bundles"]:
            parts.append(scene.say("table-bundles", count=player["bundles"]))
        if parts:
            grid.add_row(Text("  ") + scene.mark(seat), Text(" · ".join(parts)))
    return grid


def _characters(scene: Scene, names: list[str]) -> str:
    return ", ".join(scene.name("character", name) for name in names)


def _places(scene: Scene, width: int) -> Table:
    """Render a grid of buildings: number, name, house, workers."""
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", justify="right", no_wrap=True, min_width=width)
    grid.add_column(scene.say("table-road"))
    grid.add_column(scene.say("head-house"), no_wrap=True)
    grid.add_column(scene.say("head-workers"), no_wrap=True)
    return grid


def _city(scene: Scene) -> Table:
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column(scene.say("table-city"), no_wrap=True)
    grid.add_column(scene.say("head-workers"), no_wrap=True)
    for building in scene.view["city"]:
        grid.add_row(scene.name("tile", building["tile"]), _workers(scene, building))
    return grid


def _workers(scene: Scene, building: Mapping[str, Any]) -> Text:
    if building["residence"] or tile_of(building["tile"]) >= FIRST_MONUMENT:
        return Text()
    return Text(" ").join(scene.mark(seat) for seat in building["workers"] or [None])


def _road(scene: Scene) -> Table:
    """Render the spaces from the bridge on, empty ones together; those beyond the provost are dim."""
    view = scene.view
    grid = _places(scene, 5)
    provost = view["provost"]
    for first, last in stretches(view["road"], provost):
        if first == provost:
            _add_provost(grid, scene.say("table-provost"))
        style = "dim" if first >= provost else ""
        building = view["road"][first]
        number = str(first + 1) if first == last else f"{first + 1}–{last + 1}"
        if building is None:
            grid.add_row(number, Text(scene.say("table-empty"), style="dim"))
        else:
            owner = Text() if building["owner"] is None else scene.mark(building["owner"])
            name = Text(_building(scene, building), style=style)
            grid.add_row(number, name, owner, _workers(scene, building))
    if provost == len(view["road"]):
        _add_provost(grid, scene.say("table-provost"))
    elif provost > len(view["road"]):
        _add_provost(grid, scene.say("table-provost-past", spot=provost - len(view["road"])))
    return grid


def _add_provost(grid: Table, text: str) -> None:
    grid.add_row("––––", Text(f"{text} ––––", style="bold"))


def _building(scene: Scene, building: Mapping[str, Any]) -> str:
    name = scene.name("tile", building["tile"])
    if building["residence"]:
        return scene.say("table-residence", tile=name)
    return name + ("*" if building["setup"] else "")


def _site(scene: Scene) -> list[RenderableType]:
    """Render the slots for favours, the workers who will deliver, and the characters for favours."""
    view = scene.view
    lines = [Text(scene.say("table-site"), style="dim")]
    for number, slot in enumerate(view["site"], start=1):
        name = scene.name("tile", slot["tile"]) if slot["tile"] else "–"
        text = scene.say("table-slot", tile=name, round=slot["opens"])
        lines.append(Text(f"{number} {text}", style="dim" if slot["opens"] > view["round"] else ""))
    queue = " › ".join(scene.mark(seat).plain for seat in view["queue"]) or "–"
    lines.append(Text(scene.say("table-queue", names=queue)))
    characters = _characters(scene, view["characters"]) or "–"
    return [*lines, Text(), Text(scene.say("table-characters", names=characters))]


def _offer(scene: Scene) -> list[RenderableType]:
    """Render the tiles on offer with their costs."""
    return [
        _wrapped(scene.say(f"table-{kind}", tiles=" · ".join(_priced(scene, name) for name in names) or "–"))
        for kind, names in on_offer(scene.view).items()
    ]


def _wrapped(text: str) -> Text:
    """Wrap a list without breaking its entries, which are held together by no-break spaces."""
    lines = wrap(text, console.width, subsequent_indent="  ", break_on_hyphens=False)
    return Text("\n".join(lines).replace(FIXED_SPACE, " "))


def _priced(scene: Scene, name: str) -> str:
    return f"{scene.name('tile', name)} ({_cost(scene, name)})".replace(" ", FIXED_SPACE)


def _cost(scene: Scene, name: str) -> str:
    goods = _goods(scene, f"{key_of(name)}.cost")
    wild = scene.tables.get(f"{key_of(name)}.any", 0)
    return scene.say("table-wild", goods=goods) if wild else goods


def _goods(scene: Scene, key: str) -> str:
    value = scene.tables[key]
    assert isinstance(value, tuple)
    return scene.words.goods(amounts(value))


def status(scene: Scene) -> str:
    """Format goods, workers in the pool and points of the seat."""
    assert scene.seat is not None
    player = scene.view["players"][scene.seat]
    have = Goods(**player["goods"], workers=player["pool"], points=player["score"])
    return scene.say("cli-you-have", goods=scene.words.goods(have))


def costs(scene: Scene) -> RenderableType:
    """Render costs and values of buildings and monuments, and the costs of favours, houses and the bridge."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for names in on_offer(scene.view).values():
        for name in names:
            points = scene.tables[f"{key_of(name)}.points"]
            worth = scene.words.goods(Goods(points=int(str(points))))
            grid.add_row(scene.name("tile", name), _cost(scene, name), worth)
    grid.add_row(scene.say("table-favour"), _goods(scene, "fairground.pays"))
    grid.add_row(scene.say("table-lawyer"), _goods(scene, "lawyer.pays"))
    grid.add_row(scene.say("table-step"), scene.words.goods(Goods(workers=1)))
    return grid
