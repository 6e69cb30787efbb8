"""Pending abilities of Guilds on the board, as a stack of cards: actor, aim, and who may answer."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from typing import Any, Final

from boardwright.core.game import SEAT_NAMES
from boardwright.games.guilds.terms import Character
from boardwright.plugins.guilds.board.cards import ability_icon, card_tip, head_of
from boardwright.plugins.guilds.board.sheet import Board
from boardwright.plugins.guilds.cards import character_of
from boardwright.plugins.guilds.panels import aim_of
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import Fit, fit_text, write_text
from boardwright.web.svg.pieces import amount, card, halo

# The questions that are about the ability on top.
ANSWERS: Final = ("Respond", "PayOrLose", "RaiseDead")
FOOT: Final = 30
HEAD: Final = 30
ATTACKS: Final = (Character.ASSASSIN, Character.MERCENARY)
PROTECTORS: Final = (Character.HEALER, Character.GUARD_DOG)
OPPONENTS: Final = (Character.PALADIN, Character.INQUISITOR)


def draw_stack(sheet: Board, scene: Scene, box: Box) -> None:
    """Draw the pending abilities, the one that resolves next in front; an outline if there are none."""
    items = scene.view["stack"]
    if not items:
        sheet.part(scene.made_of("no stack", box.sides), lambda: _no_stack(sheet, scene, box))
        return
    answering = _answering(scene)
    foot = FOOT if answering is not None else 0
    step = min(HEAD - 2.0, (box.height - foot - 84.0) / max(1, len(items) - 1))
    lean = min(6.0, 24 / len(items))
    height = box.height - foot - step * (len(items) - 1) - 4
    for index, item in enumerate(items):
        own = Box(box.x + 2 + lean * index, box.y + step * index, box.width - 8 - lean * len(items), height)
        _item(sheet, scene, index, item, own)
    if answering is not None:
        _answerer(sheet, scene, answering, Box(box.x, box.bottom - FOOT + 2, box.width - 4, FOOT - 4))


def _answering(scene: Scene) -> int | None:
    """Return the seat that is asked about the ability on top."""
    asked = scene.view["question"]
    return scene.to_act if asked and asked["decision"] in ANSWERS else None


def _answerer(sheet: Board, scene: Scene, seat: int, box: Box) -> None:
    """Draw the seat that may answer now."""
    card(sheet, box, f"of-{SEAT_NAMES[seat]} answerer")
    sheet.icon("bell", box.x + 17, box.cy, 20)
    sheet.icon(f"seat-{SEAT_NAMES[seat]}", box.x + 40, box.cy, 20)
    text = scene.say("panel-may-answer", seat=seat)
    write_text(sheet, box.x + 55, box.cy + 1, text, Fit(box.width - 60, 1, 14), "name start")


def _no_stack(sheet: Board, scene: Scene, box: Box) -> None:
    title = scene.say("panel-stack")
    with sheet.place("stack", scene.say("board-no-stack")):
        halo(sheet, box, 8)
        for step in (8, 4, 0):
            own = Box(box.x + 4 + step, box.y + 8 - step, box.width - 18, box.height - 14)
            card(sheet, own, "paper dash")
        x, y = box.middle
        sheet.icon("bell", x - 4, y - 16, 30, "faded")
        lines, size = fit_text(title, Fit(box.width - 50, 3, 13))
        for index, line in enumerate(lines):
            sheet.text(x - 4, y + 14 + index * size * 1.15, line, "soft", size)


def told_of(scene: Scene, item: Mapping[str, Any]) -> list[str]:
    """Describe the aim of an ability, and whether it is protected."""
    aim = aim_of(scene, character_of(item["character"]), item)
    told = [scene.words.event(aim)] if aim else []
    return [*told, scene.say("table-protected")] if item["protected"] else told


def _item(sheet: Board, scene: Scene, index: int, item: Mapping[str, Any], box: Box) -> None:
    character = character_of(item["character"])
    name = scene.name("character", item["character"])
    seat = item["controller"]
    label = f"{len(scene.view['stack']) - index}. {name}, {scene.seat_name(seat)}"
    is_next = index == len(scene.view["stack"]) - 1
    ability = card_tip(scene, item["character"])[-1]
    told = told_of(scene, item)
    with sheet.place(f"stack-{index}", label, [*told, ability]):
        halo(sheet, box, 8)
        with sheet.piece(f"stack-{index}-{item['character']}"):
            card(sheet, Box(box.x + 1.5, box.y + 3, box.width, box.height), "inkfill")
            card(sheet, box, f"of-{SEAT_NAMES[seat]} waiting{' front' if is_next else ''}")
            sheet.icon(f"seat-{SEAT_NAMES[seat]}", box.x + 16, box.y + 15, 20)
            sheet.icon(ability_icon(character), box.right - 17, box.y + 15, 22)
            write_text(sheet, box.x + 30, box.y + 15, name, Fit(box.width - 64, 1, 15), "name start")
            if is_next:
                _front(sheet, scene, item, " ".join(told) or ability, box)


def _front(sheet: Board, scene: Scene, item: Mapping[str, Any], text: str, box: Box) -> None:
    """Draw the front of the stack: its aim, first as a picture, then in words."""
    sheet.path(f"M{box.x + 6:.1f} {box.y + HEAD:.1f}H{box.right - 6:.1f}", "hair")
    y = box.y + HEAD + 17
    end = _aimed(sheet, scene, item, box.x + 10, y)
    if item["florins"]:
        end = amount(sheet, end + 6, y, "florin", str(item["florins"]), 14)
    if item["protected"]:
        sheet.icon("shield", end + 14, y, 22)
    first = y + 24 if end > box.x + 12 else box.y + HEAD + 12
    lines = max(1, int((box.bottom - first + 4) // 14.2))
    write_text(sheet, box.x + 10, first, text, Fit(box.width - 18, lines, 12.5), "start")


def _aimed(sheet: Board, scene: Scene, item: Mapping[str, Any], x: float, y: float) -> float:
    """Draw an arrow from the head of the actor to the aim; returns its right end."""
    goal = goal_of(scene, item)
    answered = _answered(scene, item)
    if not goal and answered is None:
        return x
    sheet.icon(head_of(character_of(item["character"])), x + 12, y, 26)
    sheet.path(f"M{x + 29:.1f} {y:.1f}h22m-7 -6l7 6l-7 6", "none arrow")
    x += 56
    if answered is not None:
        return _answer(sheet, scene, item, answered, x, y)
    kind, _, name = goal.partition("-")
    if kind in ("member", "offer"):
        sheet.icon(head_of(character_of(name)), x + 12, y, 26)
    elif kind == "zone":
        sheet.circle(x + 12, y, 11, "inkfill")
        sheet.text(x + 12, y + 0.5, name, "num oninverse", 14)
    else:
        sheet.icon("tile" if kind == "room" else "florin", x + 12, y, 24)
    return _whose(sheet, _owner(scene, item), x + 28, y)


def _whose(sheet: Board, seat: int | None, x: float, y: float) -> float:
    if seat is None:
        return x
    sheet.icon(f"seat-{SEAT_NAMES[seat]}", x + 10, y, 20)
    return x + 22


def _answered(scene: Scene, item: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Return the item that an answer on top of the stack answers."""
    items = scene.view["stack"]
    is_answer = character_of(item["character"]) in (*PROTECTORS, *OPPONENTS)
    return items[-2] if is_answer and len(items) > 1 else None


def _answer(
    sheet: Board, scene: Scene, item: Mapping[str, Any], answered: Mapping[str, Any], x: float, y: float
) -> float:
    """Draw the protected character, or the actor of the ability to be stopped."""
    character = character_of(item["character"])
    protects = character in PROTECTORS
    whom = answered["target"] if protects else answered["character"]
    sheet.icon(ability_icon(character), x + 11, y, 22)
    sheet.icon(head_of(character_of(whom)), x + 37, y, 26)
    return _whose(sheet, _owner(scene, answered) if protects else answered["controller"], x + 53, y)


def _owner(scene: Scene, item: Mapping[str, Any]) -> int | None:
    """Return the owner of the aim."""
    if item["victim"] is not None:
        return int(item["victim"])
    for seat, player in enumerate(scene.view["players"]):
        if item["target"] in player["characters"]:
            return seat
    return None


def goal_of(scene: Scene, item: Mapping[str, Any]) -> str:
    """Return the place at which an ability is aimed; empty without one."""
    if item["victim"] is not None:
        return f"purse-{item['victim']}"
    if item["room"] is not None:
        return f"room-{item['room']}"
    if item["target"] is None:
        return "" if item["zone"] is None else f"zone-{item['zone']}"
    if any(item["target"] in zone["characters"] for zone in scene.view["zones"]):
        return f"offer-{item['target']}"
    return f"member-{item['target']}"


def draw_aims(sheet: Board, scene: Scene) -> None:
    """Draw an arrow across the board from the stack to the aim of each ability on it."""
    for index, item in enumerate(scene.view["stack"]):
        start = sheet.spots.get(f"stack-{index}")
        goal = sheet.spots.get(goal_of(scene, item))
        if start is not None and goal is not None:
            _draw_aim(sheet, item, start, goal)


def _draw_aim(sheet: Board, item: Mapping[str, Any], start: Box, goal: Box) -> None:
    character = character_of(item["character"])
    mark = "attack" if character in ATTACKS and not item["protected"] else "aim"
    sheet.rect(goal.x, goal.y, goal.width, goal.height, f"aimframe {mark}", 8)
    x, y = start.x, start.y + HEAD / 2
    end_x, end_y = _edge(goal, (x, y))
    bend = (end_y - y) * 0.5
    path = f"M{x:.1f} {y:.1f}C{x - 90:.1f} {y:.1f} {end_x:.1f} {end_y - bend:.1f} {end_x:.1f} {end_y:.1f}"
    sheet.path(path, f"aimline {mark}")
    sheet.circle(end_x, end_y, 17, "sheet ink")
    sheet.icon("shield" if item["protected"] else ability_icon(character), end_x, end_y, 24)


def _edge(box: Box, point: tuple[float, float]) -> tuple[float, float]:
    """Return the point at which the line from a point to the middle of a box reaches it."""
    across, down = point[0] - box.cx, point[1] - box.cy
    if not hypot(across, down):
        return box.middle
    scale = min(
        box.width / 2 / abs(across) if across else 9.0, box.height / 2 / abs(down) if down else 9.0, 1.0
    )
    return box.cx + across * scale, box.cy + down * scale
