"""Belfort as text: players, districts, collection board, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.language import say
from boardwright.text import Words

COLOURS: Final = ("red", "blue", "yellow", "magenta", "green")
DISTRICTS: Final = 5


def table(view: Mapping[str, Any], words: Words, seat: int | None) -> RenderableType:
    """The whole table as one seat sees it."""
    return Group(
        Text(_header(view, words), style="bold"),
        _players(view, words),
        Text(),
        _districts(view, words),
        Text(),
        *_cards(view, words, seat),
    )


def _name(words: Words, kind: str, name: str) -> str:
    return words.message(f"{kind}-{name}", case="nom", count=1)


def _mark(words: Words, owner: int | None, seats: int) -> Text:
    if owner is None:
        return Text("·", style="dim")
    if owner >= seats:
        return Text(f"N{owner + 1}", style="dim")
    return Text(words.names[owner][:2], style=f"bold {COLOURS[owner]}")


def _header(view: Mapping[str, Any], words: Words) -> str:
    if view["month"] == 0:
        return say("belfort-setup")
    order = " › ".join(words.names[seat] for seat in view["order"])
    season = _name(words, "season", view["season"])
    return say("belfort-header", month=view["month"], season=season, order=order, gnomes=view["gnomes"])


def _players(view: Mapping[str, Any], words: Words) -> Table:
    heads = ("points", "wood", "stone", "metal", "gold", "workers", "cards", "gnomes", "hand")
    grid = Table("", *(say(f"head-{head}") for head in heads), box=None, padding=(0, 1), header_style="dim")
    for seat, player in enumerate(view["players"]):
        crest = f"{view['order'].index(seat) + 1}" if seat in view["order"] else " "
        goods = player["goods"]
        grid.add_row(
            Text(f"{crest} {words.names[seat]}", style=f"bold {COLOURS[seat]}"),
            str(player["score"]),
            *(str(goods[good]) for good in ("wood", "stone", "metal", "gold")),
            _workers(player, words),
            _built(player, words),
            str(sum(player["gnomes"].values())),
            str(player["hand_size"]),
        )
    return grid


def _workers(player: Mapping[str, Any], words: Words) -> str:
    counts = [(kind, count) for kind, count in player["idle"].items() if count]
    return (
        ", ".join(f"{n} {words.message(f'worker-{kind}', case='nom', count=n)}" for kind, n in counts) or "–"
    )


def _built(player: Mapping[str, Any], words: Words) -> str:
    parts = []
    for name, count in player["built"].items():
        gnomes = "*" * player["gnomes"].get(name, 0)
        parts.append(_name(words, "building", name) + gnomes + (f" x{count}" if count > 1 else ""))
    return ", ".join(parts) or "–"


def _districts(view: Mapping[str, Any], words: Words) -> Table:
    seats = len(view["players"])
    titles = [say("belfort-district", number=d + 1) for d in range(DISTRICTS)]
    grid = Table("", *titles, box=None, padding=(0, 1), header_style="dim")
    for name, owners in view["sites"].items():
        if name != "gatehouse":
            grid.add_row(_name(words, "building", name), *(_mark(words, owner, seats) for owner in owners))
    grid.add_row(
        say("belfort-walls"),
        *(Text(" ").join(_mark(words, owner, seats) for owner in pair) for pair in view["walls"]),
    )
    gates = view["gatehouses"]
    grid.add_row(
        _name(words, "building", "gatehouse"),
        *(
            Text(" ").join((_mark(words, gates[d - 1][1], seats), _mark(words, gates[d][0], seats)))
            for d in range(DISTRICTS)
        ),
    )
    guilds = sorted(view["guilds"], key=lambda guild: int(guild["district"]))
    grid.add_row(say("belfort-guild"), *(_guild(guild, words, seats) for guild in guilds))
    return grid


def _guild(guild: Mapping[str, Any], words: Words, seats: int) -> Text:
    text = Text(words.message(f"guild-{guild['guild']}", case="short", count=1) + " ")
    text.append(_mark(words, guild["owner"], seats))
    if guild["worker"]:
        text.append(" ←")
        text.append(_mark(words, guild["worker"]["seat"], seats))
    if guild["dwarf"]:
        text.append(f" N{guild['dwarf']}", style="dim")
    return text


def _cards(view: Mapping[str, Any], words: Words, seat: int | None) -> list[Text]:
    def cards(names: list[str]) -> str:
        return ", ".join(_name(words, "building", name) for name in names) or "–"

    lines = [Text(say("belfort-pool", cards=cards(view["pool"]), pile=view["draw_pile"]))]
    if seat is not None:
        lines.append(Text(say("belfort-hand", cards=cards(view["players"][seat]["hand"])), style="bold"))
    for place in ("desk", "camp"):
        if view[place]:
            names = ", ".join(words.names[worker["seat"]] for worker in view[place])
            lines.append(Text(say(f"belfort-{place}", names=names)))
    return lines
