"""Identity of a player of Belfort: stamp, name, crest and score, and a description for small areas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardwright.core.game import SEAT_NAMES
from boardwright.plugins.belfort.panels.cards import named
from boardwright.text.words import signed
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import MIN_FONT_SIZE, write_name
from boardwright.web.svg.pieces import Point
from boardwright.web.svg.sheet import Amount, Sheet

PLACEMENT: Final = ("ChoosePlank", "ChooseWorker", "SplitWorkers")


def _player_words(scene: Scene, seat: int, more: int) -> tuple[str, ...]:
    """Describe a player in full, for a small area."""
    player = scene.view["players"][seat]
    idle = _counted(scene, player["idle"])
    left = _counted(scene, {"elf": player["reserve"]["elves"], "dwarf": player["reserve"]["dwarves"]})
    points = [
        f"{scene.name('source', source)} {signed(count)}"
        for source, count in player["points"].items()
        if count
    ]
    known = [] if seat == scene.seat else [named(scene, each) for each in player["known"]]
    rows = (
        ("panel-points", ", ".join(points)),
        ("panel-standing", scene.say("panel-score", count=more) if more else ""),
        ("panel-at-hand", idle),
        ("panel-reserve", left),
        ("panel-known", ", ".join(known)),
    )
    return (
        scene.say("panel-hand-size", count=player["hand_size"]),
        *(f"{scene.say(head)}: {text}" for head, text in rows if text),
    )


def _counted(scene: Scene, counts: Mapping[str, int]) -> str:
    return ", ".join(f"{n} {scene.name('worker', kind, n)}" for kind, n in counts.items() if n)


def _crest_of(scene: Scene, seat: int) -> tuple[int, bool]:
    """Return the number of a player's crest, 0 without one, and whether it is safe."""
    order = scene.view["order"]
    number_ = order.index(seat) + 1 if seat in order else 0
    return number_, number_ in scene.view["grey"]


def told_of(scene: Scene, seat: int, more: int) -> tuple[object, ...]:
    """Return the values on which the identity of a player depends."""
    player = scene.view["players"][seat]
    told = ("score", "points", "idle", "reserve", "known", "hand_size")
    return (more, *_crest_of(scene, seat), has_passed(scene, seat), *(player[each] for each in told))


def identity(sheet: Sheet, scene: Scene, seat: int, corner: Point, more: int) -> None:
    """Draw stamp and name of the viewer, crest, score, and the points of a scoring now."""
    x, y = corner
    name = scene.seat_name(seat)
    with sheet.place(f"player-{seat}", _score_label(scene, seat), _player_words(scene, seat, more)):
        sheet.rect(x - 2, y + 2, 170, 86, "halo", 6)
        sheet.icon(f"seat-{SEAT_NAMES[seat]}", x + 22, y + 26, 38)
        write_name(sheet, name, Box.around(x + 106, y + 26, 122, 44), 20)
        _crest(sheet, scene, seat, x + 22, y + 68, 38)
        _score(sheet, scene, seat, (x + 62, y + 68, 26), more)


def short_identity(sheet: Sheet, scene: Scene, seat: int, corner: Point, more: int) -> None:
    """Draw the identity of another player on one line."""
    x, y = corner
    name = scene.seat_name(seat)
    with sheet.place(f"player-{seat}", _score_label(scene, seat), _player_words(scene, seat, more)):
        sheet.rect(x - 2, y + 2, 264, 32, "halo", 6)
        sheet.icon(f"seat-{SEAT_NAMES[seat]}", x + 13, y + 18, 26)
        write_name(sheet, name, Box(x + 30, y + 3, 112, 30), 16, "name start")
        _crest(sheet, scene, seat, x + 160, y + 18, 28)
        _score(sheet, scene, seat, (x + 188, y + 18, 18), more)


def has_passed(scene: Scene, seat: int) -> bool:
    """Return whether a player places no more workers this month."""
    question = scene.view["question"]
    passed = scene.view["players"][seat]["passed"]
    return bool(passed and question and question["decision"] in PLACEMENT)


def _score_label(scene: Scene, seat: int) -> str:
    score = scene.say("panel-score", count=scene.view["players"][seat]["score"])
    passed = f", {scene.say('panel-passed')}" if has_passed(scene, seat) else ""
    return f"{scene.seat_name(seat)}: {score}{passed}"


def _score(sheet: Sheet, scene: Scene, seat: int, at: tuple[float, float, float], more: int) -> None:
    x, y, size = at
    score = scene.view["players"][seat]["score"]
    sheet.icon("point", x, y, size * 1.2)
    left = x + size * 0.8
    sheet.amount(Amount(f"points-{seat}", score, "point"), left, y, "num start", size)
    if more:
        beside = left + size * (0.64 * len(str(score)) + 0.3)
        sheet.text(beside, y, f"+{more}", "num good start", max(13.0, size * 0.62))


def _crest(sheet: Sheet, scene: Scene, seat: int, x: float, y: float, size: float) -> None:
    number_, safe = _crest_of(scene, seat)
    if not number_:
        return
    sheet.icon("crest", x, y, size, "grey" if safe else "")
    sheet.circle(x, y - size * 0.1, size * 0.24, "sheet thin")
    sheet.text(x, y - size * 0.09, number_, "num", max(MIN_FONT_SIZE, size * 0.36))
