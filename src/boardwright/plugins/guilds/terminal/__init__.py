"""Terminal table of Guilds: players, wishes of the King, zones with bids, rooms on display, plots."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.scene import COLOURS, FREE, Scene
from boardwright.cli.streams import console
from boardwright.core.events import kebab_term
from boardwright.games.guilds.events import Coins
from boardwright.games.guilds.terms import Character, Faction, Kind
from boardwright.plugins.guilds.cards import ability_of, character_of, room_of, worth
from boardwright.plugins.guilds.plot import Plot, doors_as_lines
from boardwright.plugins.guilds.terminal.cards import NONE, all_cards, card, short, tables_of
from boardwright.plugins.guilds.terminal.plot import large_drawing, small_drawing
from boardwright.text.words import signed

WIDE: Final = 76
MAX_NAME_LENGTH: Final = 17
CARD_WIDTH: Final = 48
HEADS: Final = ("florins", "gold", "income")
LEADS: Final = "▸"
USED: Final = "*"


def table(scene: Scene) -> RenderableType:
    """Render the whole table as one seat sees it."""
    parts: list[RenderableType] = [Text(_header(scene), style="bold"), *_stack(scene), _players(scene)]
    parts += [Text(), _objectives(scene), Text(), _market(scene), Text(), _display(scene), Text()]
    if scene.seat is not None:
        parts += [_own_guild(scene, scene.seat), Text()]
    parts += [_guild(scene, seat) for seat in range(scene.seats) if seat != scene.seat]
    return Group(*parts)


def _header(scene: Scene) -> str:
    view = scene.view
    if view["round"] == 0:
        return scene.say("table-setup")
    first = scene.words.names[view["first"]]
    header = scene.say(
        "table-header", round=view["round"], last=view["rounds"], first=first, deck=view["deck"]
    )
    top = ", ".join(scene.name("character", name) for name in view["top"])
    return header + (" · " + scene.say("table-top", names=top) if top else "")


def _stack(scene: Scene) -> list[Text]:
    """Render the pending abilities, the one that resolves next first."""
    lines = []
    for number, item in enumerate(reversed(scene.view["stack"])):
        name = scene.words.names[item["controller"]]
        text = f"{scene.name('character', item['character'])} ({name})"
        if item["target"]:
            text += f" → {scene.name('character', item['target'])}"
        if item["protected"]:
            text += f" ({scene.say('table-protected')})"
        lines.append(
            Text(scene.say("table-next" if number == 0 else "table-then", item=text), style="bold red")
        )
    return lines


def _players(scene: Scene) -> RenderableType:
    """Render points if the game ended now, coins, income, and the symbols of every faction."""
    factions = [kebab_term(faction) for faction in Faction]
    heads = [scene.say("cli-head-points"), *(scene.say(f"head-{head}") for head in HEADS)]
    heads += [short(scene, faction) for faction in factions]
    rows = []
    for seat, player in enumerate(scene.view["players"]):
        numbers = [signed(player["score"]), player["florins"], player["gold"], _income_of(scene, player)]
        symbols = [player["symbols"][faction] or FREE for faction in factions]
        rows.append((scene.named(seat), [str(number) for number in (*numbers, *symbols)]))
    if console.width < WIDE:
        return Group(*(_in_words(name, heads, numbers) for name, numbers in rows))
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True, max_width=MAX_NAME_LENGTH + 3, overflow="ellipsis")
    for head in heads:
        grid.add_column(head, justify="right", no_wrap=True)
    for name, numbers in rows:
        grid.add_row(name, *numbers)
    return grid


def _in_words(name: Text, heads: list[str], numbers: list[str]) -> Text:
    pairs = [(head, number) for head, number in zip(heads, numbers, strict=True) if number != FREE]
    return name + Text(": " + ", ".join(f"{head} {number}" for head, number in pairs))


def _income_of(scene: Scene, player: Mapping[str, Any]) -> str:
    gold = player["gold_income"]
    return signed(player["florin_income"]) + (f"+{gold}{scene.say('table-gold')}" if gold else "")


def _objectives(scene: Scene) -> Table:
    """Render the wishes of the King: their rewards, and the values of all guilds, with points in brackets."""
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column(scene.say("table-wishes"))
    grid.add_column(scene.say("cli-head-points"), justify="right", no_wrap=True)
    grid.add_column(scene.say("table-now"))
    for wish in scene.view["objectives"]:
        worth = str(wish["first"]) + (f"/{wish['second']}" if wish["second"] else "")
        grid.add_row(scene.name("objective", wish["objective"]), worth, _standings(scene, wish))
    return grid


def _standings(scene: Scene, wish: Mapping[str, Any]) -> Text:
    rewards = {1: wish["first"], 2: wish["second"] or 0}
    parts = []
    order = sorted(range(scene.seats), key=lambda seat: wish["places"][seat] or scene.seats)
    for seat in order:
        points = rewards.get(wish["places"][seat], 0)
        note = f" {signed(wish['values'][seat])}" + (f" ({points})" if points else "")
        parts.append(scene.mark(seat) + Text(note))
    return Text(" · ").join(parts)


def _market(scene: Scene) -> RenderableType:
    """Render the zones with characters, their abilities, and all bids."""
    if console.width < CARD_WIDTH + len(scene.say("head-income")) + len(scene.say("cli-head-points")):
        return Group(*_market_in_words(scene), _abilities(scene))
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column(scene.say("head-zone"), justify="right", no_wrap=True)
    grid.add_column("", no_wrap=True)
    for head in ("faction", "race"):
        grid.add_column(scene.say(f"head-{head}"))
    grid.add_column(scene.say("head-income"), justify="right", no_wrap=True)
    grid.add_column(scene.say("cli-head-points"), justify="right", no_wrap=True)
    grid.add_column(scene.say("table-bids"))
    for number, zone in enumerate(scene.view["zones"], start=1):
        _add_zone(scene, grid, number, zone)
    if not grid.rows:
        grid.add_row("", NONE)
    return Group(grid, _abilities(scene))


def _market_in_words(scene: Scene) -> list[Text]:
    """Render one line for every zone, on a narrow screen."""
    lines = []
    for number, zone in enumerate(scene.view["zones"], start=1):
        bids = _bids(scene, zone)
        if zone["characters"] or bids.plain:
            cards = " · ".join(_card_in_words(scene, name) for name in zone["characters"]) or NONE
            lines.append(Text(f"{scene.say('head-zone')} {number}: {cards} ") + bids)
    return lines or [Text(NONE)]


def _card_in_words(scene: Scene, name: str) -> str:
    title, factions, race, income, points = card(scene, name)
    coming, worth = scene.say("head-income"), scene.say("cli-head-points")
    parts = (factions, race, f"{coming} {income}", f"{worth} {points}")
    return f"{title} ({', '.join(parts)})"


def _abilities(scene: Scene) -> Table:
    """Render the abilities of the characters on the market."""
    grid = Table.grid(padding=(0, 1, 0, 2))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    for name in [name for zone in scene.view["zones"] for name in zone["characters"]]:
        if ability := ability_of(scene.words, tables_of(scene), character_of(name)):
            grid.add_row(scene.name("character", name), ability)
    return grid


def _add_zone(scene: Scene, grid: Table, number: int, zone: Mapping[str, Any]) -> None:
    """Add the first character of a zone with the bids, then a row for each other one."""
    bids = _bids(scene, zone)
    if not zone["characters"] and not bids.plain:
        return
    for index, name in enumerate(zone["characters"] or [""]):
        first = index == 0
        cells = card(scene, name) if name else [NONE, "", "", "", ""]
        grid.add_row(str(number) if first else "", *cells, bids if first else Text())


def _bids(scene: Scene, zone: Mapping[str, Any]) -> Text:
    """Render all bids, the highest first; a sign before that of the leader."""
    found = [(florins, seat) for seat, florins in enumerate(zone["bids"]) if florins]
    parts = []
    for florins, seat in sorted(found, key=lambda bid: -bid[0]):
        sign = LEADS if seat == zone["leader"] else ""
        parts.append(Text(sign) + scene.mark(seat) + Text(f" {florins}"))
    if zone["crown"]:
        parts.append(Text(f"{scene.say('table-crown')} {zone['crown']}", style="dim"))
    return Text(" · ").join(parts)


def _display(scene: Scene) -> Table:
    """Render the rooms that can be bought: type, doors, cost in gold, gains."""
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column(scene.say("table-display"))
    grid.add_column(scene.say("head-type"))
    grid.add_column(scene.say("head-doors"), no_wrap=True)
    grid.add_column(scene.say("head-gold"), justify="right", no_wrap=True)
    grid.add_column(scene.say("table-worth"))
    tables = tables_of(scene)
    for shown in scene.view["display"]:
        room = room_of(shown["room"])
        name = scene.name("room", shown["room"]) + (f" ({scene.say('table-kept')})" if shown["kept"] else "")
        kind = scene.words.term(Kind(tables.kind[room]))
        doors, brings = doors_as_lines(tables, room), worth(scene.words, tables, room)
        grid.add_row(name, kind, doors, str(tables.cost[room]), brings)
    if not scene.view["display"]:
        grid.add_row(NONE)
    return grid


def _own_guild(scene: Scene, seat: int) -> Table:
    """Render the seat's own plot, large, beside its rooms and the characters."""
    drawn = Plot(tables_of(scene), scene.view["players"][seat])
    lines = [scene.named(seat), *_members(scene, seat), Text()]
    lines += [
        Text(f"{key} ") + _laid(scene, room)
        for key, room in zip(ascii_lowercase, scene.view["players"][seat]["rooms"], strict=False)
    ]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(Text("\n".join([*large_drawing(drawn), scene.say("table-plot")])), Group(*lines))
    return grid


def _laid(scene: Scene, room: Mapping[str, Any]) -> Text:
    brings = worth(scene.words, tables_of(scene), room_of(room["room"]))
    text = f"{scene.name('room', room['room'])}: {brings}"
    if room["active"]:
        return Text(text)
    return Text(f"{text} ({scene.say('table-inactive')})", style="dim")


def _members(scene: Scene, seat: int) -> list[Text]:
    """Render the characters of a guild; a sign after those whose ability is used in this round."""
    player = scene.view["players"][seat]
    names = []
    for name in player["characters"]:
        text = scene.name("character", name) + (USED if name in scene.view["used"] else "")
        tithe = player["tithe"] if character_of(name) == Character.TITHE_KEEPER else None
        names.append(f"{text} ({scene.words.goods(Coins(tithe))})" if tithe else text)
    return [Text(scene.say("table-members", names=", ".join(names) or NONE))]


def _guild(scene: Scene, seat: int) -> Table:
    """Render another guild: a small plot beside characters and rooms."""
    player = scene.view["players"][seat]
    rooms = [
        scene.name("room", room["room"]) + ("" if room["active"] else f" ({scene.say('table-inactive')})")
        for room in player["rooms"]
    ]
    lines = [scene.named(seat), *_members(scene, seat)]
    lines.append(Text(scene.say("table-rooms", names=", ".join(rooms) or NONE)))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style=COLOURS[seat])
    grid.add_column()
    drawing = small_drawing(Plot(tables_of(scene), player))
    grid.add_row(Text("\n".join(drawing)), Group(*lines))
    return grid


def status(scene: Scene) -> str:
    """Format the coins of the seat, and the aids for the room bought in this turn."""
    assert scene.seat is not None
    player = scene.view["players"][scene.seat]
    have = scene.say("cli-you-have", goods=scene.words.goods(Coins(player["florins"], player["gold"])))
    helping = ", ".join(scene.name("character", name) for name in scene.view["in_force"])
    return have + (" · " + scene.say("table-in-force", names=helping) if helping else "")


def costs(scene: Scene) -> RenderableType:
    """Render prices, and the abilities of all characters, by faction; each after its place."""
    tables = tables_of(scene)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(scene.say("table-exchange"), scene.words.goods(Coins(tables.exchange)))
    grid.add_row(scene.say("table-keeping"), scene.words.goods(Coins(tables.keeping)))
    return Group(_display(scene), Text(), grid, Text(), all_cards(scene))
