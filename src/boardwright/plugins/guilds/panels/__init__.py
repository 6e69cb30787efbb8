"""Panels of Guilds: pending abilities, market, rooms, wishes of the King, guilds and plots, the decks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from boardwright.core.events import Event, kebab_term
from boardwright.games.guilds.events import (
    AimedAt,
    AimedAtBid,
    AimedAtDead,
    AimedAtMarket,
    AimedAtPlayer,
    AimedAtRoom,
    AimedAtZone,
    Coins,
)
from boardwright.games.guilds.terms import Character, Room
from boardwright.plugins.guilds.cards import ability_of, character_of, race_and_sex, room_of
from boardwright.plugins.guilds.panels.bids import highest_bid
from boardwright.plugins.guilds.panels.cards import (
    ability_line,
    character_card,
    character_chips,
    display_card,
    florins,
    names,
    tables_of,
)
from boardwright.plugins.guilds.panels.players import guild_panel, holdings
from boardwright.plugins.guilds.panels.plot import plot_panel
from boardwright.text.words import signed
from boardwright.web.layout import Card, Cell, Chip, Grid, Panel, Spread
from boardwright.web.scene import Scene, capital

# Decisions that belong to one phase; others come in several.
PHASES: Final = {
    "DrawRoom": "start",
    "TakeAuctionTurn": "auction",
    "BidZone": "auction",
    "BidFlorins": "auction",
    "BidSecondZone": "auction",
    "BidSecondFlorins": "auction",
    "ExchangeFlorins": "exchange",
    "TakeBuildingTurn": "building",
    "ChooseAnchor": "building",
    "ChooseOrientation": "building",
    "PayInFlorins": "building",
    "KeepRooms": "end",
    "CallHerald": "end",
    "NameSecondFaction": "end",
}


def spread(scene: Scene, is_whole: bool) -> Spread:
    """Lay out the table as one viewer sees it."""
    held = tuple(holdings(scene, seat) for seat in range(scene.seats))
    return Spread(moment(scene), held, _panels(scene) if is_whole else ())


def _panels(scene: Scene) -> tuple[Panel, ...]:
    """Return the panels: the common table, every guild, the viewer's first, and the cards to come."""
    others = [seat for seat in range(scene.seats) if seat != scene.seat]
    order = others if scene.seat is None else [scene.seat, *others]
    panels = [*_stack(scene), _market(scene), _display(scene), _wishes(scene)]
    for seat in order:
        panels += [guild_panel(scene, seat), plot_panel(scene, seat, is_first=seat == order[0])]
    return (*panels, _decks(scene), _to_come(scene))


# ---- the moment


def moment(scene: Scene) -> str:
    view = scene.view
    if view["round"] == 0:
        return scene.say("table-setup")
    if not view["question"]:
        return scene.say("panel-over")
    text = scene.say("panel-round", round=view["round"], last=view["rounds"])
    phase = _phase(view)
    return f"{text} · {scene.say('panel-phase', phase=phase)}" if phase else text


def _phase(view: Mapping[str, Any]) -> str:
    """Return the phase of the round; empty when the view leaves it open, just before or after the auction."""
    known = PHASES.get(view["question"]["decision"], "")
    passed = [player["passed"] for player in view["players"]]
    if known:
        return known
    if any(passed):
        return "end" if all(passed) else "building"
    bids = any(any(zone["bids"]) or zone["crown"] for zone in view["zones"])
    return "auction" if bids else ""


# ---- abilities that wait


def _stack(scene: Scene) -> list[Panel]:
    """Return the pending abilities, the one that resolves next first; no panel without any."""
    items = list(reversed(scene.view["stack"]))
    if not items:
        return []
    cards = tuple(_item(scene, number, item) for number, item in enumerate(items, start=1))
    note = scene.say("panel-stack-note")
    return [Panel(id="stack", title=scene.say("panel-stack"), cards=cards, lines=(note,))]


def _item(scene: Scene, number: int, item: Mapping[str, Any]) -> Card:
    character = character_of(item["character"])
    aim = aim_of(scene, character, item)
    lines = [scene.words.event(aim)] if aim else []
    lines.append(ability_line(scene, character))
    chips = []
    if item["florins"]:
        chips.append(florins(scene, item["florins"]))
    if item["protected"]:
        text = scene.say("table-protected")
        chips.append(Chip(text, icon="shield", title=text, tone="good"))
    return Card(
        title=scene.name("character", item["character"]),
        piece=f"stack-{item['character']}",
        corner=str(number),
        icon="character",
        chips=tuple(chips),
        lines=tuple(lines),
        marks=(item["controller"],),
        tone="strong" if number == 1 else "",
    )


def aim_of(scene: Scene, character: Character, item: Mapping[str, Any]) -> Event | None:
    """Return the event that announced the aim of an ability."""
    if item["victim"] is not None:
        return AimedAtPlayer(character, item["victim"])
    if item["room"] is not None:
        return AimedAtRoom(character, room_of(item["room"]))
    if item["target"] is None:
        return None if item["zone"] is None else AimedAtBid(character, item["zone"], item["florins"])
    return _aim_at_character(scene, character, item)


def _aim_at_character(scene: Scene, character: Character, item: Mapping[str, Any]) -> Event | None:
    target = character_of(item["target"])
    if item["zone"] is not None:
        return AimedAtZone(character, target, item["zone"])
    if character == Character.DIVINER:
        return AimedAtMarket(character, target)
    if character == Character.NECROMANCER:
        return AimedAtDead(character, target)
    for owner, player in enumerate(scene.view["players"]):
        if item["target"] in player["characters"]:
            return AimedAt(character, target, owner)
    return None


# ---- the market


def _market(scene: Scene) -> Panel:
    """Return the zones with characters and bids, then the abilities of the characters."""
    zones = list(enumerate(scene.view["zones"], start=1))
    cards = tuple(_offer(scene, number, zone, name) for number, zone in zones for name in zone["characters"])
    lines = [_bid_rule(scene)]
    if tables_of(scene).crown_agent:
        lines.append(scene.say("option-crown_agent"))
    if not cards:
        lines.insert(0, scene.say("panel-market-empty"))
    return Panel(
        id="market",
        title=scene.say("panel-market"),
        grid=_bids(scene, zones),
        cards=cards,
        lines=tuple(lines),
    )


def _offer(scene: Scene, number: int, zone: Mapping[str, Any], name: str) -> Card:
    marks = () if zone["leader"] is None else (zone["leader"],)
    card = character_card(scene, name, corner=_zone_name(scene, number), marks=marks)
    return replace(card, said=highest_bid(scene, zone))


def _zone_name(scene: Scene, number: int) -> str:
    return f"{capital(scene.say('head-zone'))} {number}"


def _bid_rule(scene: Scene) -> str:
    mode = "two_led" if tables_of(scene).two_led else "two_added"
    return f"{scene.say('option-bid_mode')}: {scene.say(f'option-bid_mode-{mode}')}"


def _bids(scene: Scene, zones: list[tuple[int, Mapping[str, Any]]]) -> Grid | None:
    """Return a row for every zone in use: its characters, and all bids there."""
    used = [(number, zone) for number, zone in zones if _is_used(zone)]
    if not used:
        return None
    crown = [scene.say("table-crown")] if tables_of(scene).crown_agent else []
    seats = [scene.seat_name(seat) for seat in range(scene.seats)]
    heads = (capital(scene.say("head-zone")), scene.say("group-characters"), *seats, *crown)
    return Grid(heads, tuple(_zone(scene, number, zone, bool(crown)) for number, zone in used), compact=True)


def _is_used(zone: Mapping[str, Any]) -> bool:
    return bool(zone["characters"] or any(zone["bids"]) or zone["crown"])


def _zone(scene: Scene, number: int, zone: Mapping[str, Any], has_crown: bool) -> tuple[Cell, ...]:
    there = Cell(names(scene, "character", zone["characters"]))
    bids = [_bid(scene, number, zone, seat) for seat in range(scene.seats)]
    crown = [Cell(chips=(florins(scene, zone["crown"]),) if zone["crown"] else ())] if has_crown else []
    return (Cell(str(number), title=_zone_name(scene, number)), there, *bids, *crown)


def _bid(scene: Scene, number: int, zone: Mapping[str, Any], seat: int) -> Cell:
    bid = zone["bids"][seat]
    if not bid:
        return Cell()
    if seat != zone["leader"]:
        return Cell(chips=(florins(scene, bid),))
    title = scene.say("panel-leads", seat=seat, zone=number)
    return Cell(chips=(florins(scene, bid, "strong"),), marks=(seat,), tone="strong", title=title)


# ---- rooms and wishes


def _display(scene: Scene) -> Panel:
    """Return the rooms that can be bought, and the prices around them."""
    tables, shown = tables_of(scene), scene.view["display"]
    lines = [] if shown else [scene.say("panel-display-empty")]
    if scene.view["in_force"]:
        helping = names(scene, "character", scene.view["in_force"])
        lines.append(capital(scene.say("table-in-force", names=helping)))
    prices = (("table-exchange", tables.exchange), ("table-keeping", tables.keeping))
    lines += [f"{scene.say(name)}: {scene.words.goods(Coins(count))}" for name, count in prices]
    cards = tuple(display_card(scene, room["room"], room["kept"]) for room in shown)
    return Panel(id="display", title=scene.say("table-display"), cards=cards, lines=tuple(lines))


def _wishes(scene: Scene) -> Panel:
    """Return the wishes of the King: their points, and the present gains of all guilds."""
    seats = [scene.seat_name(seat) for seat in range(scene.seats)]
    title = scene.say("table-wishes")
    rows = tuple(_wish(scene, wish) for wish in scene.view["objectives"])
    grid = Grid((title, capital(scene.say("cli-head-points")), *seats), rows, compact=True) if rows else None
    return Panel(id="wishes", title=title, grid=grid, lines=(scene.say("panel-wishes-note"),))


def _wish(scene: Scene, wish: Mapping[str, Any]) -> tuple[Cell, ...]:
    rewards = {1: wish["first"]} | ({2: wish["second"]} if wish["second"] else {})
    offered = tuple(_reward(scene, place, count) for place, count in rewards.items())
    cells = []
    for seat in range(scene.seats):
        place = wish["places"][seat]
        won = (_reward(scene, place, rewards[place]),) if place in rewards else ()
        tone = {1: "good", 2: "strong"}[place] if won else ""
        cells.append(Cell(signed(wish["values"][seat]), chips=won, tone=tone))
    return (Cell(capital(scene.name("objective", wish["objective"]))), Cell(chips=offered), *cells)


def _reward(scene: Scene, place: int, count: int) -> Chip:
    return Chip(str(count), icon="point", title=scene.say("panel-wish-place", place=place, points=count))


# ---- decks


def _decks(scene: Scene) -> Panel:
    """Return the sizes of the decks, and their known cards."""
    view = scene.view
    small, large = view["small_rooms_left"], view["large_rooms_left"]
    chips = (
        Chip(str(view["deck"]), icon="card", title=scene.say("panel-deck", count=view["deck"])),
        Chip(str(small), icon="tile", title=scene.say("panel-small-rooms", count=small)),
        Chip(str(large), icon="tile-large", title=scene.say("panel-large-rooms", count=large)),
    )
    lines = [chip.title for chip in chips]
    if view["top"]:
        lines.append(scene.say("panel-top", names=names(scene, "character", view["top"])))
    if view["bottom"]:
        lines.append(scene.say("panel-bottom", names=names(scene, "character", view["bottom"])))
    if view["discarded"]:
        lines.append(scene.say("panel-discarded", names=names(scene, "character", view["discarded"])))
    if view["discarded_rooms"]:
        lines.append(scene.say("panel-discarded-rooms", names=names(scene, "room", view["discarded_rooms"])))
    if left := _rooms_to_come(view):
        lines.append(scene.say("panel-rooms-to-come", names=names(scene, "room", left)))
    return Panel(id="decks", title=scene.say("panel-decks"), chips=chips, lines=tuple(lines), folded=True)


def _rooms_to_come(view: Mapping[str, Any]) -> list[str]:
    """Return the rooms that were not seen yet: all but those on the table."""
    seen = {room["room"] for room in view["display"]} | set(view["discarded_rooms"])
    seen |= {room["room"] for player in view["players"] for room in player["rooms"]}
    return [kebab_term(room) for room in Room if kebab_term(room) not in seen]


def _to_come(scene: Scene) -> Panel:
    """Return the characters that may still come, by faction, with their abilities."""
    race, does = scene.say("head-race"), scene.name("source", "abilities")
    heads = (scene.say("group-characters"), capital(race), does)
    rows = tuple(_unseen(scene, name) for name in scene.view["to_come"])
    grid = Grid(heads, rows) if rows else None
    note = scene.say("panel-to-come-note", count=len(rows))
    return Panel(id="to-come", title=scene.say("panel-to-come"), grid=grid, lines=(note,), folded=True)


def _unseen(scene: Scene, name: str) -> tuple[Cell, ...]:
    character = character_of(name)
    ability = capital(ability_of(scene.words, tables_of(scene), character))
    return (
        Cell(scene.name("character", name)),
        Cell(capital(race_and_sex(scene.words, character)), chips=character_chips(scene, character)),
        Cell(ability),
    )
