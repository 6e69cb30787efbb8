"""Terminal table of Belfort: players, districts, guilds, collection board, cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.scene import FREE, Scene
from boardwright.cli.streams import console
from boardwright.games.belfort.events import Goods
from boardwright.games.belfort.terms import DISTRICTS
from boardwright.plugins.belfort.labels import GOODS, gate_symbols, markers, owners_of, workers_of

SIDE_BY_SIDE: Final = 78
NUMBERS_IN_COLUMNS: Final = 76
LEFT: Final = 44
MAX_NAME_LENGTH: Final = 17
HEADS: Final = (*GOODS, "hand", "elves", "dwarves", "gnomes")


def table(scene: Scene) -> RenderableType:
    """Render the whole table as one seat sees it."""
    parts: list[RenderableType] = [
        Text(_header(scene), style="bold"),
        _players(scene),
        _details(scene),
        Text(),
    ]
    if console.width >= SIDE_BY_SIDE:
        both = Table.grid(padding=(0, 2, 0, 0))
        both.add_column(width=LEFT)
        both.add_column(width=min(console.width - LEFT - 4, 60))
        both.add_row(_districts(scene), _aside(scene))
        parts.append(both)
    else:
        parts += [_districts(scene), Text(), _aside(scene)]
    if scene.seat is not None:
        parts += [Text(), _hand(scene, scene.seat)]
    return Group(*parts)


def _header(scene: Scene) -> str:
    view = scene.view
    if view["month"] == 0:
        return scene.say("table-setup")
    order = " › ".join(scene.words.names[seat] for seat in view["order"])
    season = scene.name("season", view["season"])
    return scene.say("table-header", month=view["month"], season=season, order=order, gnomes=view["gnomes"])


def _players(scene: Scene) -> RenderableType:
    """Render the numbers of all players.

    Elves and dwarves are counted everywhere, as a scoring counts them.
    """
    heads = [scene.say("cli-head-points"), *(scene.say(f"head-{head}") for head in HEADS)]
    rows = [(scene.named(seat, _crest(scene, seat)), _numbers(scene, seat)) for seat in range(scene.seats)]
    if console.width < NUMBERS_IN_COLUMNS:
        return Group(*(_in_words(name, heads, numbers) for name, numbers in rows))
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True, max_width=MAX_NAME_LENGTH + 4, overflow="ellipsis")
    for head in heads:
        grid.add_column(head, justify="right", no_wrap=True)
    best = max(numbers[0] for _, numbers in rows)
    for name, (points, *others) in rows:
        leads = Text(str(points), style="bold reverse" if points == best > 0 else "")
        grid.add_row(name, leads, *(str(number) for number in others))
    return grid


def _crest(scene: Scene, seat: int) -> str:
    order = scene.view["order"]
    return f" {order.index(seat) + 1}" if seat in order else ""


def _numbers(scene: Scene, seat: int) -> list[int]:
    player = scene.view["players"][seat]
    goods = [player["goods"][good] for good in GOODS]
    workers = workers_of(scene.view, seat)
    return [player["score"], *goods, player["hand_size"], *workers, sum(player["gnomes"].values())]


def _in_words(name: Text, heads: list[str], numbers: list[int]) -> Text:
    text = ", ".join(f"{head} {number}" for head, number in zip(heads, numbers, strict=True))
    return name + Text(": " + text)


def _details(scene: Scene) -> Table:
    """Render the places of the workers and the built cards, below the numbers."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for seat, player in enumerate(scene.view["players"]):
        parts = [part for part in _facts(scene, seat, player) if part]
        if parts:
            grid.add_row(scene.mark(seat), Text(" · ".join(parts)))
    return grid


def _facts(scene: Scene, seat: int, player: Mapping[str, Any]) -> Iterator[str]:
    if idle := _workers(scene, player["idle"]):
        yield scene.say("table-at-hand", workers=idle)
    for area, there in player["areas"].items():
        if workers := _workers(scene, there):
            yield f"{scene.name('area', area)}: {workers}"
    if on_cards := [scene.name("building", worker["building"]) for worker in player["on_cards"]]:
        yield scene.say("table-on-cards", cards=", ".join(on_cards))
    if player["built"]:
        yield scene.say("table-built", cards=_built(scene, player))
    if player["known"] and seat != scene.seat:
        yield scene.say("table-known", cards=_cards(scene, player["known"]))


def _workers(scene: Scene, counts: Mapping[str, int]) -> str:
    return ", ".join(f"{n} {scene.name('worker', kind, n)}" for kind, n in counts.items() if n)


def _built(scene: Scene, player: Mapping[str, Any]) -> str:
    parts = []
    for name, count in player["built"].items():
        times = f" ×{count}" if count > 1 else ""
        parts.append(scene.name("building", name) + times + "*" * player["gnomes"].get(name, 0))
    return ", ".join(parts)


def _cards(scene: Scene, names: list[str]) -> str:
    return ", ".join(scene.name("building", name) for name in names) or "–"


def _districts(scene: Scene) -> Table:
    """Render the marked places, and the number of markers of each player in a district."""
    view = scene.view
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column(scene.say("table-districts"), no_wrap=True)
    for district in range(DISTRICTS):
        grid.add_column(str(district + 1), min_width=5, no_wrap=True)
    for name, owners in view["sites"].items():
        symbols = 2 if name == "keep" else 1
        if name != "gatehouse":
            cells = (_pair(scene, [owner] * (symbols if owner is not None else 1)) for owner in owners)
            grid.add_row(scene.name("building", name), *cells)
    gates = (gate_symbols(view, district) for district in range(DISTRICTS))
    grid.add_row(scene.name("building", "gatehouse"), *(_pair(scene, pair) for pair in gates))
    grid.add_row(scene.say("table-walls"), *(_pair(scene, pair) for pair in view["walls"]))
    owners = sorted(view["guilds"], key=lambda guild: int(guild["district"]))
    grid.add_row(scene.say("table-guild"), *(scene.mark(guild["owner"]) for guild in owners))
    counts = markers(view)
    for owner in owners_of(view):
        row = (str(counts[d].get(owner, 0) or FREE) for d in range(DISTRICTS))
        title = Text(scene.say("table-markers") + " ", style="dim") + scene.mark(owner)
        grid.add_row(title, *row)
    return grid


def _pair(scene: Scene, owners: list[int | None]) -> Text:
    return Text(" ").join(scene.mark(owner) for owner in owners)


def _aside(scene: Scene) -> RenderableType:
    """Render guilds, pool, Recruiter's Desk and King's Camp."""
    view = scene.view
    lines = [Text(scene.say("table-guilds"), style="dim")]
    lines += [
        _guild(scene, guild) for guild in sorted(view["guilds"], key=lambda guild: int(guild["district"]))
    ]
    lines += [
        Text(),
        Text(scene.say("table-pool", cards=_cards(scene, view["pool"]), pile=view["draw_pile"])),
    ]
    for place in ("desk", "camp"):
        if view[place]:
            names = ", ".join(scene.words.names[worker["seat"]] for worker in view[place])
            lines.append(Text(scene.say(f"table-{place}", names=names)))
    return Group(*lines)


def _guild(scene: Scene, guild: Mapping[str, Any]) -> Text:
    """Render a district, its guild, and the worker or the neutral dwarf on it."""
    name = scene.words.message(f"guild-{guild['guild']}", case="short", count=1)
    text = Text(f"{guild['district']} {name}")
    if guild["worker"]:
        text.append(" ← ")
        text.append(scene.mark(guild["worker"]["seat"]))
    if guild["dwarf"]:
        text.append(f" ← N{guild['dwarf']}", style="dim")
    return text


def _hand(scene: Scene, seat: int) -> Text:
    hand = scene.view["players"][seat]["hand"] or []
    cards = [f"{scene.name('building', name)} ({_cost(scene, f'buildings.{name}.cost')})" for name in hand]
    return Text(scene.say("table-hand", cards=" · ".join(cards) or "–"), style="bold")


def _cost(scene: Scene, key: str) -> str:
    cost = scene.tables[key]
    assert isinstance(cost, tuple)
    return scene.words.goods(Goods(*cost))


def status(scene: Scene) -> str:
    """Format the goods and free workers of the seat."""
    assert scene.seat is not None
    player = scene.view["players"][scene.seat]
    goods = scene.say("cli-you-have", goods=scene.words.goods(Goods(**player["goods"])))
    idle = _workers(scene, player["idle"])
    return goods + (" · " + scene.say("table-at-hand", workers=idle) if idle else "")


def costs(scene: Scene) -> RenderableType:
    """Render the costs of buildings, walls, guilds, gnomes and cards."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name in scene.view["sites"]:
        grid.add_row(scene.name("building", name), _cost(scene, f"buildings.{name}.cost"))
    grid.add_row(scene.say("table-walls"), _cost(scene, "wall.cost"))
    for guild in scene.view["guilds"]:
        name = scene.words.message(f"guild-{guild['guild']}", case="short", count=1)
        grid.add_row(f"{scene.say('table-guild')}: {name}", _cost(scene, f"guilds.{guild['guild']}.cost"))
    for fee in ("desk", "guild", "gnome", "card"):
        grid.add_row(scene.say(f"table-fee-{fee}"), _gold(scene, scene.tables[f"fees.{fee}"]))
    prices = scene.tables["trade.buy"]
    assert isinstance(prices, tuple)
    for good, price in zip(GOODS, prices, strict=False):
        grid.add_row(scene.say("table-buy", good=scene.name("good", good)), _gold(scene, price))
    return grid


def _gold(scene: Scene, amount: object) -> str:
    return scene.words.goods(Goods(gold=int(str(amount))))
