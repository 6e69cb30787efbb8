"""The bridge of Caylus 1303 on the board, with the houses of players who have passed in their order."""

from __future__ import annotations

from boardwright.plugins.caylus1303.board.geometry import BEFORE_ROAD, BRIDGE, LEFT, PITCH, STRIP, Way
from boardwright.plugins.caylus1303.board.phrases import said
from boardwright.plugins.caylus1303.board.pieces import house
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import write_name
from boardwright.web.svg.pieces import counted, halo, sign_row
from boardwright.web.svg.sheet import Sheet


def draw_bridge(sheet: Sheet, scene: Scene, way: Way) -> None:
    """Draw the houses on the deck, in order of passing; those of the other players wait below."""
    view = scene.view
    made_of = scene.made_of("bridge", scene.seats, view["passed"], view["question"] is None)
    sheet.part(made_of, lambda: _bridge(sheet, scene, way))


def _bridge(sheet: Sheet, scene: Scene, way: Way) -> None:
    view = scene.view
    x, right = LEFT + BRIDGE * PITCH + 4, LEFT + BEFORE_ROAD * PITCH - 4
    y = way.strip_y(0)
    tip = [said(scene, "panel-bridge", count=scene.number("bridge.steps")), said(scene, "panel-bridge-first")]
    passed = [scene.seat_name(seat) for seat in view["passed"]]
    label = said(scene, "mover-bridge")
    if passed:
        label = f"{label}, {scene.say('table-passed', names=', '.join(passed))}"
        if len(passed) < scene.seats and scene.number("surcharge"):
            tip.append(said(scene, "panel-surcharge", count=scene.number("surcharge")))
    with sheet.place("bridge", label, tip):
        halo(sheet, Box(x, way.top_of(0) + 6, right - x, y - way.top_of(0) + 34))
        _arches(sheet, x, right, y)
        if passed and len(passed) < scene.seats:
            extra = [("worker", ""), *counted("camp", scene.number("surcharge"))]
            sign_row(sheet, extra, (right - 48, y - 42), 22, 56)
        plaque = Box(x + 40, way.top_of(0) + 14, right - x - 80, 24)
        write_name(sheet, said(scene, "mover-bridge"), plaque, 15)
        if scene.view["question"]:
            _flag(sheet, scene, (x + (right - x) / 2, y - 36))
        for spot in range(scene.seats):
            at = _spot(scene, spot, x, right)
            if spot >= len(passed):
                sheet.circle(at, y, 13, "spot")
                sheet.text(at, y, spot + 1, "num soft", 13)
    for seat in range(scene.seats):
        with sheet.piece(f"passing-{seat}"):
            if seat in view["passed"]:
                house(sheet, seat, (_spot(scene, view["passed"].index(seat), x, right), y + 12), 30)
            else:
                house(sheet, seat, (_spot(scene, seat, x, right), y + 45), 21)


def _spot(scene: Scene, spot: int, x: float, right: float) -> float:
    step = min(44, (right - x - 24) / scene.seats)
    return (x + right) / 2 + (spot - (scene.seats - 1) / 2) * step


def _arches(sheet: Sheet, x: float, right: float, y: float) -> None:
    middle = (x + right) / 2
    sheet.path(
        f"M{x} {y + 18}V{y - 21}L{middle} {y - 27}L{right} {y - 21}V{y + 18}H{right - 18}"
        f"q-6 -2 -12 0H{middle + 14}q-14 -2 -28 0H{x + 30}q-6 -2 -12 0z",
        "stonefill thick",
    )
    sheet.rect(x - 2, y - STRIP / 2 + 2, right - x + 4, STRIP - 4, "deck")
    bricks = "".join(f"M{x + 14 + 24 * part} {y - 21}v7M{x + 24 * part + 26} {y + 14}v4" for part in range(8))
    sheet.path(bricks, "thin")


def _flag(sheet: Sheet, scene: Scene, at: tuple[float, float]) -> None:
    """Draw the flag that a player lowers to pass."""
    text = said(scene, "do-pass")
    x, y = at
    half = max(len(text) * 4.3, 20) + 8
    sheet.path(f"M{x - half} {y + 14}V{y - 14}", "thick")
    sheet.polygon(
        ((x - half, y - 13), (x + half, y - 12), (x + half - 9, y - 2), (x + half, y + 8), (x - half, y + 7)),
        "accent2 ink",
    )
    sheet.text(x - 3, y - 2, text, "name onaccent", 14)
