"""Players' areas of Belfort: goods, workers, crest, cards; the viewer's own first and large."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from boardwright.core.game import SEAT_NAMES
from boardwright.games.belfort.terms import DISTRICTS
from boardwright.plugins.belfort.board.cards import Built, built_card, built_of, card_face, stacks
from boardwright.plugins.belfort.board.identity import has_passed, identity, short_identity, told_of
from boardwright.plugins.belfort.board.pieces import KINDS, building_icon, card_piece, figure
from boardwright.plugins.belfort.labels import GOODS, free_sites
from boardwright.plugins.belfort.panels.cards import named
from boardwright.plugins.belfort.rankings import Ranking, rankings
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import write_name
from boardwright.web.svg.pieces import cardboard
from boardwright.web.svg.sheet import Amount, Sheet, number

OWN_HEIGHT: Final = 240.0
OTHER_HEIGHT: Final = 132.0
GAP: Final = 8.0
MARKERS: Final = 12
"""The number of property markers of a colour in the box; beyond it, other pieces are used."""
ENDS: Final = {
    "ChoosePlank": "do-pass",
    "ChooseAction": "do-end",
    "BuyCard": "do-stop--buy-card",
    "BuyAfterSale": "do-stop--buy-after-sale",
    "SellAfterPurchase": "do-stop--sell-after-purchase",
    "RobMore": "do-stop--rob-more",
}


def players_height(scene: Scene) -> float:
    """Return the height of all areas."""
    own = 0 if scene.seat is None else OWN_HEIGHT + GAP
    others = scene.seats - (0 if scene.seat is None else 1)
    return own + (others + 1) // 2 * (OTHER_HEIGHT + GAP)


def draw_players(sheet: Sheet, scene: Scene, y: float, table: Sequence[Ranking]) -> None:
    """Draw the viewer's own area, then the others in seat order, two side by side."""
    more = ahead(scene, table)
    used = [sum(counts[seat] for _, counts, _ in table[:DISTRICTS]) for seat in range(scene.seats)]
    start = 0 if scene.seat is None else scene.seat
    seats = [(start + step) % scene.seats for step in range(scene.seats)]
    if scene.seat is not None:
        own = seats.pop(0)
        _frame(sheet, scene, own, Box(8, y, 984, OWN_HEIGHT), used[own])
        _own(sheet, scene, own, y, more[own])
        y += OWN_HEIGHT + GAP
    for index, seat in enumerate(seats):
        alone = index == len(seats) - 1 and index % 2 == 0
        row, column = divmod(index, 2)
        x = 8 + column * (488 + GAP)
        box = (x, y + row * (OTHER_HEIGHT + GAP), 984.0 if alone else 488.0)
        _frame(sheet, scene, seat, Box(*box, OTHER_HEIGHT), used[seat])
        _other(sheet, scene, seat, box, more[seat])


def ahead(scene: Scene, table: Sequence[Ranking] = ()) -> list[int]:
    """Return the points that a scoring would give every seat now; 0 after the end.

    `table` has the rankings if they are known already.
    """
    if not scene.view["question"]:
        return [0] * scene.seats
    table = table or rankings(scene)
    return [sum(points[seat] for _, _, points in table) for seat in range(scene.seats)]


def _frame(sheet: Sheet, scene: Scene, seat: int, box: Box, used: int) -> None:
    """Draw the area of a player, with the unused markers on a rack at its edge."""
    acts = scene.to_act == seat
    made_of = scene.made_of("frame", seat, box.sides, used, acts)
    sheet.part(made_of, partial(_framed, sheet, scene, seat, box, used))


def _framed(sheet: Sheet, scene: Scene, seat: int, box: Box, used: int) -> None:
    x, y, width, height = box.sides
    cardboard(sheet, Box(x, y, width, height))
    wide = 20.0 if seat == scene.seat else 15.0
    with sheet.group(f"of-{SEAT_NAMES[seat]}"):
        sheet.rect(x + 4, y + 7, wide, height - 14, "seatwash thin", 4)
    if scene.to_act == seat:
        sheet.rect(x + 3, y + 3, width - 6, height - 6, "tonow", 6)
    step = (height - 18) / MARKERS
    for index in range(MARKERS - used):
        middle = y + height - 9 - (index + 0.5) * step
        sheet.stamp(seat, SEAT_NAMES[seat], x + 4 + wide / 2, middle, wide - 4, f"rack-{seat}")


def _good(sheet: Sheet, scene: Scene, seat: int, good: str, box: Box) -> None:
    x, y, width, height = box.sides
    count = scene.view["players"][seat]["goods"][good]
    label = f"{scene.seat_name(seat)}: {scene.say(f'amount-{good}', count=count)}"
    key = f"goods-{seat}-{good}"
    with sheet.place(key, label):
        sheet.rect(x, y, width, height, "halo", 6)
        if height > 50:
            sheet.rect(x + 2, y + 2, width - 4, height - 4, "well", 6)
            sheet.icon(good, x + width / 2, y + 28, 40)
            sheet.amount(Amount(key, count, good), x + width / 2, y + height - 19, "num", 24)
        else:
            sheet.icon(good, x + 14, y + height / 2, 24, "" if count else "ghost")
            cls = "num start" if count else "num start soft"
            sheet.amount(Amount(key, count, good), x + 30, y + height / 2, cls, 17)


# ---- the viewer


def _own(sheet: Sheet, scene: Scene, seat: int, y: float, more: int) -> None:
    player = scene.view["players"][seat]
    who = scene.made_of("identity", seat, y, *told_of(scene, seat, more))
    sheet.part(who, partial(identity, sheet, scene, seat, (36, y + 4), more))
    sheet.part(scene.made_of("goods", seat, y, player["goods"]), partial(_own_goods, sheet, scene, seat, y))
    workers = scene.made_of("workers", seat, y, player["idle"], player["reserve"])
    sheet.part(workers, partial(_own_workers, sheet, scene, seat, y))
    _end(sheet, scene, y + 8)
    hand = _hand_width(scene, seat)
    _hand(sheet, scene, seat, y + 102, hand)
    _built(sheet, scene, seat, (42 + hand, y + 102, 942 - hand))


def _own_goods(sheet: Sheet, scene: Scene, seat: int, y: float) -> None:
    for index, good in enumerate(GOODS):
        _good(sheet, scene, seat, good, Box(208 + index * 65, y + 8, 63, 86))


def _own_workers(sheet: Sheet, scene: Scene, seat: int, y: float) -> None:
    for index, kind in enumerate(KINDS):
        _idle(sheet, scene, seat, kind, 476 + index % 2 * 110, y + 8 + index // 2 * 44)
    for index, kind in enumerate(("elf", "dwarf")):
        _reserve(sheet, scene, seat, kind, 702, y + 8 + index * 44)


def _hand_width(scene: Scene, seat: int) -> float:
    """Return the width of the hand in the row; a large hand takes more as long as the built cards fit."""
    player = scene.view["players"][seat]
    hand = 88.0 * max(5, len(set(player["hand"] or ()))) + 6
    built = 81.0 * max(4, len(player["built"])) + 6
    return hand if hand + built <= 942 else max(446.0, 942 * hand / (hand + built))


def _idle(sheet: Sheet, scene: Scene, seat: int, kind: str, x: float, y: float) -> None:
    """Draw the idle workers of a kind."""
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
        for index in range(left):
            step = min(9.0, 27 / max(1, left - 1))
            figure(sheet, seat, kind, (x + 20 + index * step, y + 21, 26), f"reserve-{seat}-{kind}", "faded")
        sheet.text(x + 69, y + 21, left, "num soft", 19)


def _end(sheet: Sheet, scene: Scene, y: float) -> None:
    """Draw the flag for passing, ending the actions, or finishing a choice."""
    question = scene.view["question"]
    mine = question is not None and question["seat"] == scene.seat
    message = ENDS.get(question["decision"] if mine else "", "do-pass")
    can = "pass" in sheet.targets
    sheet.part(scene.made_of("end", y, message, can), partial(_flag, sheet, scene, (message, can), y))


def _flag(sheet: Sheet, scene: Scene, shown: tuple[str, bool], y: float) -> None:
    message, can = shown
    words = scene.say(message)
    with sheet.place("pass", words, cls="" if can else "faded"):
        sheet.rect(796, y + 2, 184, 84, "halo", 7)
        sheet.rect(799, y + 5, 178, 78, "tint", 6)
        sheet.icon("belfort-flag", 832, y + 43, 54)
        write_name(sheet, words, Box.around(919, y + 43, 114, 40), 17)


def _hand(sheet: Sheet, scene: Scene, seat: int, y: float, wide: float) -> None:
    player: Mapping[str, Any] = scene.view["players"][seat]
    sheet.rect(34, y, wide, 128, "well", 7)
    piles = stacks(player["hand"] or [])
    aside: Sequence[str] = player["aside"] or []
    limit = max(5, len(piles))
    step = (wide - 6) / limit
    width = min(80.0, step - 8)
    for index, (building, count) in enumerate(piles):
        chosen = aside.count(building)
        box = Box(40 + index * step, y + 6, width, 117.0)
        made_of = scene.made_of("hand", building, count, chosen, box.sides, free_sites(scene.view, building))
        sheet.part(made_of, partial(_in_hand, sheet, scene, (building, count), chosen, box))


def _in_hand(sheet: Sheet, scene: Scene, pile: tuple[str, int], chosen: int, box: Box) -> None:
    """Draw cards of a type in one's hand; those set aside are crossed out."""
    (building, count), (x, y, width, _) = pile, box.sides
    tips = (scene.say("panel-aside"),) if chosen else ()
    card_face(sheet, scene, f"hand-{building}", pile, box, tips)
    if chosen == count:
        sheet.path(
            f"M{number(x + 8)} {number(y + 8)}l{number(width - 16)} 100m0-100l{number(16 - width)} 100",
            "crossed",
        )
    for each in range(chosen if chosen < count else 0):
        sheet.icon("cross", x + width - 10 - each * 16, y + 26, 20)


def _built(sheet: Sheet, scene: Scene, seat: int, box: tuple[float, float, float]) -> None:
    x, y, wide = box
    sheet.rect(x, y, wide, 128, "tint2", 7)
    cards = built_of(scene, seat)
    if not cards:
        _no_cards(sheet, scene, Box(x + 6, y + 6, wide - 12, 117))
    step = (wide - 6) / max(4, len(cards))
    step = min(step, 82.0)
    width = min(76.0, step - 5)
    for index, built in enumerate(cards):
        at = Box(x + 6 + index * step, y + 6, width, 117.0)
        made_of = scene.made_of("built", at.sides, *_values(built))
        sheet.part(made_of, partial(built_card, sheet, scene, built, at, large=True))


def _values(built: Built) -> tuple[object, ...]:
    return (
        built.seat,
        built.building,
        built.count,
        built.gnomes,
        built.room,
        list(built.workers),
        built.planks,
    )


# ---- the others


def _other(sheet: Sheet, scene: Scene, seat: int, box: tuple[float, float, float], more: int) -> None:
    player = scene.view["players"][seat]
    who = scene.made_of("who", seat, box, *told_of(scene, seat, more))
    sheet.part(who, partial(_other_head, sheet, scene, seat, box, more))
    held = scene.made_of("held", seat, box, player["goods"], player["hand_size"], player["shown"])
    sheet.part(held, partial(_other_goods, sheet, scene, seat, box))
    cards = scene.made_of("cards", seat, box, player["built"], player["gnomes"], player["on_cards"])
    sheet.part(cards, partial(_other_cards, sheet, scene, seat, box))


def _other_head(sheet: Sheet, scene: Scene, seat: int, box: tuple[float, float, float], more: int) -> None:
    x, y, width = box
    short_identity(sheet, scene, seat, (x + 24, y + 4), more)
    _workers(sheet, scene, seat, (x + 290, y + 22, width - 300))


def _other_goods(sheet: Sheet, scene: Scene, seat: int, box: tuple[float, float, float]) -> None:
    x, y, _ = box
    for index, good in enumerate(GOODS):
        column, row = index % 2, index // 2
        _good(sheet, scene, seat, good, Box(x + 21 + column * 55, y + 42 + row * 29, 53, 27))
    _closed_hand(sheet, scene, seat, x + 25, y + 102)


def _other_cards(sheet: Sheet, scene: Scene, seat: int, box: tuple[float, float, float]) -> None:
    x, y, width = box
    left = x + 134
    cards = built_of(scene, seat)
    sheet.rect(left - 4, y + 40, width - 138, 86, "tint2", 7)
    if not cards:
        _no_cards(sheet, scene, Box(left, y + 45, width - 146, 76))
    step = min(80.0, (width - 144) / max(4, len(cards)))
    for index, built in enumerate(cards):
        at = Box(left + index * step, y + 45, min(74.0, step - 4), 76.0)
        built_card(sheet, scene, built, at, large=False)


def _no_cards(sheet: Sheet, scene: Scene, box: Box) -> None:
    """Draw the outline of absent cards."""
    x, y, width, height = box.sides
    wide = height * 0.66
    for index in range(3):
        sheet.rect(x + index * (wide + 6), y, wide, height, "plan", 6)
        sheet.icon("house", x + index * (wide + 6) + wide / 2, y + height / 2, wide * 0.6, "dim")
    left = x + 3 * (wide + 6)
    words = scene.say("panel-built-none")
    room = Box.around((left + x + width) / 2, y + height / 2, x + width - left - 6, 40)
    write_name(sheet, words, room, 17, "name soft")


def _workers(sheet: Sheet, scene: Scene, seat: int, box: tuple[float, float, float]) -> None:
    """Draw the idle workers, those in the reserve pale; a flag for a player who has passed."""
    x, y, width = box
    player = scene.view["players"][seat]
    waiting = ["elf"] * player["reserve"]["elves"] + ["dwarf"] * player["reserve"]["dwarves"]
    for index, kind in enumerate(waiting):
        at = (x + width - 8 - (len(waiting) - 1 - index) * 7.5, y + 2, 16.0)
        figure(sheet, seat, kind, at, f"reserve-{seat}-{kind}", "faded")
    kinds = [kind for kind, count in player["idle"].items() for _ in range(count)]
    room = width - 30 - 7.5 * len(waiting)
    step = min(19.0, room / max(1, len(kinds)))
    for index, kind in enumerate(kinds):
        figure(sheet, seat, kind, (x + 10 + index * step, y, 23), f"idle-{seat}-{kind}")
    if has_passed(scene, seat):
        sheet.icon("belfort-flag", x + 10 + len(kinds) * step, y, 26)


def _closed_hand(sheet: Sheet, scene: Scene, seat: int, x: float, y: float) -> None:
    """Draw card backs; a card shown to the Spies lies open."""
    player = scene.view["players"][seat]
    size = player["hand_size"]
    shown = player["shown"]
    words = scene.say("panel-hand-size", count=size)
    label = f"{scene.seat_name(seat)}: {words}"
    if shown:
        label = f"{scene.say('panel-shown')}: {named(scene, shown)} ({scene.seat_name(seat)})"
    with sheet.place(f"shown-{seat}", label):
        sheet.rect(x - 4, y - 2, 104, 30, "halo", 5)
        step = min(11.0, 50 / max(1, size))
        for index in range(size):
            with card_piece(sheet, f"cards-{seat}", f"shown-{seat}"):
                sheet.rect(x + index * step, y + 2, 17, 22, "cardback", 3)
        if shown:
            sheet.rect(x + 66, y - 1, 30, 28, "sheet ink", 4)
            sheet.icon(building_icon(shown), x + 81, y + 13, 22)
        else:
            sheet.text(x + 82, y + 13, size, "num", 16)
