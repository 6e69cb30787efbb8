"""Belfort: what lies before the players: goods, workers, crest, cards; the viewer's own first and large."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from boardwright.core.game import SEAT_NAMES
from boardwright.text.belfort_labels import GOODS
from boardwright.text.words import signed
from boardwright.web.boards.belfort_cards import built_card, built_of, card_face, stacks
from boardwright.web.boards.belfort_parts import KINDS, board_box, building_icon, figure, name_at
from boardwright.web.boards.sheet import Sheet, number
from boardwright.web.panels.belfort_cards import named
from boardwright.web.panels.scene import Scene

OWN_HEIGHT: Final = 240.0
OTHER_HEIGHT: Final = 132.0
GAP: Final = 8.0
PLACEMENT: Final = ("ChoosePlank", "ChooseWorker", "SplitWorkers")
ENDS: Final = {
    "ChoosePlank": "do-pass",
    "ChooseAction": "do-end",
    "BuyCard": "do-stop--buy-card",
    "BuyAfterSale": "do-stop--buy-after-sale",
    "SellAfterPurchase": "do-stop--sell-after-purchase",
    "RobMore": "do-stop--rob-more",
}


def players_height(scene: Scene) -> float:
    """How much room all areas need."""
    own = 0 if scene.seat is None else OWN_HEIGHT + GAP
    others = scene.seats - (0 if scene.seat is None else 1)
    return own + (others + 1) // 2 * (OTHER_HEIGHT + GAP)


def players(sheet: Sheet, scene: Scene, y: float) -> None:
    """The viewer's own area, then the others in the order in which they sit, two side by side."""
    start = 0 if scene.seat is None else scene.seat
    seats = [(start + step) % scene.seats for step in range(scene.seats)]
    if scene.seat is not None:
        _own(sheet, scene, seats.pop(0), y)
        y += OWN_HEIGHT + GAP
    for index, seat in enumerate(seats):
        alone = index == len(seats) - 1 and index % 2 == 0
        row, column = divmod(index, 2)
        x = 8 + column * (488 + GAP)
        _other(sheet, scene, seat, (x, y + row * (OTHER_HEIGHT + GAP), 984 if alone else 488))


# ---- who it is


def _player_words(scene: Scene, seat: int) -> tuple[str, ...]:
    """Everything about a player that a small area cannot show."""
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


def _identity(sheet: Sheet, scene: Scene, seat: int, x: float, y: float, large: bool) -> None:
    """The stamp and the name of a player, the crest and the score."""
    player = scene.view["players"][seat]
    score = player["score"]
    name = scene.seat_name(seat)
    label = f"{name}: {scene.say('panel-score', count=score)}"
    with sheet.place(f"player-{seat}", label, _player_words(scene, seat)):
        if large:
            sheet.rect(x - 2, y + 2, 176, 86, "halo", 6)
            sheet.icon(f"seat-{SEAT_NAMES[seat]}", x + 24, y + 26, 38)
            name_at(sheet, (x + 110, y + 26, 20), name, 124)
            _crest(sheet, scene, seat, x + 26, y + 68, 38)
            sheet.icon("point", x + 84, y + 68, 30)
            sheet.text(x + 106, y + 68, signed(score), "num start", 26)
        else:
            sheet.rect(x - 2, y + 2, 236, 32, "halo", 6)
            sheet.icon(f"seat-{SEAT_NAMES[seat]}", x + 16, y + 18, 26)
            name_at(sheet, (x + 36, y + 18, 16), name, 106, "name start")
            _crest(sheet, scene, seat, x + 160, y + 18, 28)
            sheet.icon("point", x + 192, y + 18, 21)
            sheet.text(x + 206, y + 18, signed(score), "num start", 18)


def _crest(sheet: Sheet, scene: Scene, seat: int, x: float, y: float, size: float) -> None:
    order = scene.view["order"]
    if seat not in order:
        return
    number_ = order.index(seat) + 1
    sheet.icon("crest", x, y, size, "grey" if number_ in scene.view["grey"] else "")
    sheet.circle(x, y - size * 0.1, size * 0.24, "sheet thin")
    sheet.text(x, y - size * 0.09, number_, "num", size * 0.36)


def _frame(sheet: Sheet, scene: Scene, seat: int, box: tuple[float, float, float, float]) -> None:
    x, y, width, height = box
    board_box(sheet, x, y, width, height)
    with sheet.group(f"of-{SEAT_NAMES[seat]}"):
        sheet.rect(x + 2, y + 9, 7, height - 18, "seatfill")
    if scene.to_act == seat:
        sheet.rect(x + 4, y + 4, width - 8, height - 8, "now", 6)


def _good(sheet: Sheet, scene: Scene, seat: int, good: str, box: tuple[float, float, float, float]) -> None:
    x, y, width, height = box
    count = scene.view["players"][seat]["goods"][good]
    label = f"{scene.seat_name(seat)}: {scene.say(f'amount-{good}', count=count)}"
    tall = height > 50
    with sheet.place(f"goods-{seat}-{good}", label):
        sheet.rect(x, y, width, height, "halo", 6)
        if tall:
            sheet.rect(x + 2, y + 2, width - 4, height - 4, "well", 6)
            sheet.icon(good, x + width / 2, y + 28, 40)
            sheet.text(x + width / 2, y + height - 19, count, "num", 24)
        else:
            sheet.icon(good, x + 14, y + height / 2, 24, "" if count else "ghost")
            sheet.text(x + 30, y + height / 2, count, "num start" if count else "num start soft", 17)


# ---- one's own


def _own(sheet: Sheet, scene: Scene, seat: int, y: float) -> None:
    _frame(sheet, scene, seat, (8, y, 984, OWN_HEIGHT))
    _identity(sheet, scene, seat, 22, y + 4, large=True)
    for index, good in enumerate(GOODS):
        _good(sheet, scene, seat, good, (202 + index * 66, y + 8, 64, 86))
    for index, kind in enumerate(KINDS):
        _idle(sheet, scene, seat, kind, 476 + index % 2 * 110, y + 8 + index // 2 * 44)
    for index, kind in enumerate(("elf", "dwarf")):
        _reserve(sheet, scene, seat, kind, 702, y + 8 + index * 44)
    _end(sheet, scene, y + 8)
    hand = _hand_width(scene, seat)
    _hand(sheet, scene, seat, y + 102, hand)
    _built(sheet, scene, seat, (28 + hand, y + 102, 956 - hand))


def _hand_width(scene: Scene, seat: int) -> float:
    """How much of the row the hand takes; a large hand takes more as long as the built cards leave it."""
    player = scene.view["players"][seat]
    hand = 88.0 * max(5, len(set(player["hand"] or ()))) + 6
    built = 81.0 * max(4, len(player["built"])) + 6
    return hand if hand + built <= 956 else max(446.0, 956 * hand / (hand + built))


def _idle(sheet: Sheet, scene: Scene, seat: int, kind: str, x: float, y: float) -> None:
    """The workers of a kind that are at hand."""
    count = scene.view["players"][seat]["idle"][kind]
    name = f"idle-{seat}-{kind}"
    label = f"{scene.say('panel-at-hand')}: {count} {scene.name('worker', kind, count)}"
    with sheet.place(name, label):
        sheet.rect(x, y, 107, 42, "halo", 6)
        sheet.rect(x + 2, y + 2, 103, 38, "tint2", 6)
        if not count:
            sheet.icon(kind, x + 22, y + 21, 28, "ghost")
        step = min(26.0, 68 / max(1, count - 1))
        for index in range(count):
            figure(sheet, seat, kind, (x + 19 + index * step, y + 21, 32), name)


def _reserve(sheet: Sheet, scene: Scene, seat: int, kind: str, x: float, y: float) -> None:
    left = scene.view["players"][seat]["reserve"]["elves" if kind == "elf" else "dwarves"]
    label = f"{scene.say('panel-reserve')}: {left} {scene.name('worker', kind, left)}"
    with sheet.place(f"reserve-{seat}-{kind}", label):
        sheet.rect(x, y, 84, 42, "halo", 6)
        sheet.rect(x + 3, y + 3, 78, 36, "plan", 6)
        for index in range(min(left, 3)):
            sheet.icon(kind, x + 20 + index * 9, y + 21, 26, "faded")
        sheet.text(x + 68, y + 21, left, "num soft", 19)


def _end(sheet: Sheet, scene: Scene, y: float) -> None:
    """The flag that is raised to pass, to end the actions, or to leave it at that."""
    question = scene.view["question"]
    mine = question is not None and question["seat"] == scene.seat
    words = scene.say(ENDS.get(question["decision"] if mine else "", "do-pass"))
    with sheet.place("pass", words, cls="" if "pass" in sheet.targets else "faded"):
        sheet.rect(796, y + 2, 184, 84, "halo", 7)
        sheet.rect(799, y + 5, 178, 78, "tint", 6)
        sheet.icon("belfort-flag", 832, y + 43, 54)
        name_at(sheet, (919, y + 43, 17), words, 114)


def _hand(sheet: Sheet, scene: Scene, seat: int, y: float, wide: float) -> None:
    player: Mapping[str, Any] = scene.view["players"][seat]
    sheet.rect(20, y, wide, 128, "well", 7)
    piles = stacks(player["hand"] or [])
    aside: Sequence[str] = player["aside"] or []
    limit = max(5, len(piles))
    step = (wide - 6) / limit
    width = min(80.0, step - 8)
    for index, (building, count) in enumerate(piles):
        chosen = aside.count(building)
        x = 26 + index * step
        tips = (scene.say("panel-aside"),) if chosen else ()
        card_face(sheet, scene, f"hand-{building}", (building, count), (x, y + 6, width, 117), tips)
        if chosen == count:
            sheet.path(
                f"M{number(x + 8)} {number(y + 14)}l{number(width - 16)} 100m0-100l{number(16 - width)} 100",
                "crossed",
            )
        for each in range(chosen if chosen < count else 0):
            sheet.icon("cross", x + width - 10 - each * 16, y + 32, 20)


def _built(sheet: Sheet, scene: Scene, seat: int, box: tuple[float, float, float]) -> None:
    x, y, wide = box
    sheet.rect(x, y, wide, 128, "tint2", 7)
    cards = built_of(scene, seat)
    if not cards:
        sheet.text(x + wide / 2, y + 64, scene.say("panel-built-none"), "name soft", 17)
    step = (wide - 6) / max(4, len(cards))
    step = min(step, 82.0)
    width = min(76.0, step - 5)
    for index, built in enumerate(cards):
        built_card(sheet, scene, built, (x + 6 + index * step, y + 6, width, 117), large=True)


# ---- the others


def _other(sheet: Sheet, scene: Scene, seat: int, box: tuple[float, float, float]) -> None:
    x, y, width = box
    player: Mapping[str, Any] = scene.view["players"][seat]
    _frame(sheet, scene, seat, (x, y, width, OTHER_HEIGHT))
    _identity(sheet, scene, seat, x + 14, y + 4, large=False)
    _workers(sheet, scene, seat, x + 256, y + 22, width - 266)
    for index, good in enumerate(GOODS):
        column, row = index % 2, index // 2
        _good(sheet, scene, seat, good, (x + 16 + column * 54, y + 42 + row * 29, 52, 27))
    _closed_hand(sheet, scene, seat, player, x + 18, y + 102)
    left = x + 132
    cards = built_of(scene, seat)
    sheet.rect(left - 4, y + 40, width - 136, 86, "tint2", 7)
    if not cards:
        sheet.text(left + width / 2 - 72, y + 83, scene.say("panel-built-none"), "name soft", 15)
    step = min(62.0, (width - 142) / max(6, len(cards)))
    for index, built in enumerate(cards):
        at = (left + index * step, y + 45, min(56.0, step - 4), 76.0)
        built_card(sheet, scene, built, at, large=False)


def _workers(sheet: Sheet, scene: Scene, seat: int, x: float, y: float, width: float) -> None:
    """The workers at hand; a flag for who has passed."""
    player = scene.view["players"][seat]
    kinds = [kind for kind, count in player["idle"].items() for _ in range(count)]
    step = min(19.0, (width - 30) / max(1, len(kinds)))
    for index, kind in enumerate(kinds):
        figure(sheet, seat, kind, (x + 10 + index * step, y, 23), f"idle-{seat}-{kind}")
    question = scene.view["question"]
    if player["passed"] and question and question["decision"] in PLACEMENT:
        sheet.icon("belfort-flag", x + width - 16, y, 24)


def _closed_hand(
    sheet: Sheet, scene: Scene, seat: int, player: Mapping[str, Any], x: float, y: float
) -> None:
    """Card backs; a card shown to the Spies lies open."""
    size = player["hand_size"]
    shown = player["shown"]
    words = scene.say("panel-hand-size", count=size)
    label = f"{scene.seat_name(seat)}: {words}"
    if shown:
        label = f"{scene.say('panel-shown')}: {named(scene, shown)} ({scene.seat_name(seat)})"
    with sheet.place(f"shown-{seat}", label):
        sheet.rect(x - 4, y - 2, 108, 30, "halo", 5)
        step = min(11.0, 50 / max(1, size))
        for index in range(size):
            sheet.rect(x + index * step, y + 2, 17, 22, "cardback", 3)
        if shown:
            sheet.rect(x + 64, y - 1, 30, 28, "sheet ink", 4)
            sheet.icon(building_icon(shown), x + 79, y + 13, 22)
        else:
            sheet.text(x + 84, y + 13, size, "num", 16)
