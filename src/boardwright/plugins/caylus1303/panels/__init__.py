"""Panels of Caylus 1303: city and bridge, road with the provost, Construction Site, characters, offers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from boardwright.games.caylus1303.events import Goods, amounts
from boardwright.games.caylus1303.terms import ROUNDS
from boardwright.plugins.caylus1303.labels import key_of, on_offer, stretches
from boardwright.plugins.caylus1303.panels import effects
from boardwright.plugins.caylus1303.panels.areas import (
    GOODS,
    area,
    character_card,
    does,
    holdings,
    icon_of,
    takes_workers,
    title_of,
    workers_said,
)
from boardwright.web.layout import Card, Cell, Chip, Grid, Panel, Spread
from boardwright.web.scene import Scene

PHASES: Final = {
    "PlaceEarly": "panel-phase-planning",
    "PlaceWorker": "panel-phase-planning",
    "MoveTheProvost": "panel-phase-activation",
    "ChooseHouse": "panel-phase-activation",
    "ChooseBundle": "panel-phase-delivery",
    "ChooseMonument": "panel-phase-stewardship",
}
OFFERS: Final = {
    "wood": ("panel-wood", "panel-wood-how"),
    "stone": ("panel-stone", "panel-stone-how"),
    "monuments": ("panel-monuments", "panel-monuments-how"),
}
APART: Final = " · "


def spread(scene: Scene, is_whole: bool) -> Spread:
    """Lay out the table as one viewer sees it."""
    held = tuple(holdings(scene, seat) for seat in range(scene.seats))
    return Spread(moment(scene), held, _panels(scene) if is_whole else ())


def _panels(scene: Scene) -> tuple[Panel, ...]:
    """Return the panels: places for workers, the viewer's things, offers, then the other players."""
    areas = [area(scene, seat) for seat in range(scene.seats)]
    return (
        _city(scene),
        _road(scene),
        _site(scene),
        *(each for each in areas if each.mine),
        _characters(scene),
        *(_offer(scene, kind, names) for kind, names in on_offer(scene.view).items()),
        *(each for each in areas if not each.mine),
    )


# ---- The moment


def moment(scene: Scene) -> str:
    """Format the round and the phase."""
    view = scene.view
    if view["question"] is None:
        return scene.say("panel-over")
    if view["round"] == 0:
        return scene.say("table-setup")
    return scene.say("panel-moment", round=view["round"], last=ROUNDS, phase=scene.say(phase_of(view)))


def phase_of(view: Mapping[str, Any]) -> str:
    """Return the phase of the round.

    The decision alone may be ambiguous: in Activation the worker of the used building is still there; a
    favour in Delivery is for bundles, which are counted until that phase ends.
    """
    decision = view["question"]["decision"]
    if decision in PHASES:
        return PHASES[decision]
    if any(each and each["workers"] for each in (*view["city"], *view["road"])):
        return "panel-phase-activation"
    if any(player["bundles"] for player in view["players"]):
        return "panel-phase-delivery"
    return "panel-phase-stewardship"


# ---- City and bridge


def _city(scene: Scene) -> Panel:
    cards = tuple(_place(scene, building) for building in scene.view["city"])
    return Panel(id="city", title=scene.say("panel-city"), cards=(*cards, _bridge(scene)))


def _place(scene: Scene, building: Mapping[str, Any]) -> Card:
    name = building["tile"]
    return Card(
        title=scene.name("tile", name),
        piece=f"tile-{name}",
        icon=icon_of(name),
        lines=effects.tile(scene, name),
        marks=_workers(building),
        said=workers_said(scene, building["workers"]),
    )


def _workers(building: Mapping[str, Any]) -> tuple[int | None, ...]:
    """Return the workers of a place, or the free place; empty if no worker can go there."""
    return (tuple(building["workers"]) or (None,)) if takes_workers(building) else ()


def _bridge(scene: Scene) -> Card:
    """Return the players who have passed, in order, and the free spots."""
    lines = [
        scene.say("panel-bridge", count=scene.number("bridge.steps")),
        scene.say("panel-bridge-first"),
    ]
    surcharge = scene.number("surcharge")
    if surcharge and 0 < len(scene.view["passed"]) < scene.seats:
        lines.append(scene.say("panel-surcharge", count=surcharge))
    names = ", ".join(map(scene.seat_name, scene.view["passed"]))
    return Card(
        title=scene.say("mover-bridge"),
        piece="bridge",
        icon="bridge",
        lines=tuple(lines),
        marks=_spots(scene, scene.view["passed"]),
        said=scene.say("table-passed", names=names) if names else "",
    )


def _spots(scene: Scene, taken: list[int]) -> tuple[int | None, ...]:
    """Return a row of spots, one for each player, filled from the first on."""
    return (*taken, *[None] * (scene.seats - len(taken)))


# ---- The road


def _road(scene: Scene) -> Panel:
    heads = ("panel-head-space", "panel-head-building", "panel-head-effect")
    pieces = ("head-house", "head-workers")
    return Panel(
        id="road",
        title=scene.say("panel-road"),
        grid=Grid(
            heads=tuple(scene.say(head) for head in (*heads, *pieces)),
            rows=tuple(_rows(scene)),
        ),
        lines=(
            scene.say("panel-road-owners", goods=Goods(points=scene.number("placement.points"))),
            scene.say("panel-road-basic"),
        ),
    )


def _rows(scene: Scene) -> Iterator[tuple[Cell, ...]]:
    """Yield the spaces from the bridge on, with the provost between them; those beyond him are dim."""
    road, provost = scene.view["road"], scene.view["provost"]
    next_space = road.index(None) if None in road else len(road)
    for first, last in _spaces(road, provost, next_space):
        if first == provost:
            yield _provost(scene)
        tone = "dim" if first >= provost else ""
        if road[first] is not None:
            yield _building(scene, first, tone)
        else:
            yield _empty(scene, first, last, first == next_space)
    if provost >= len(road):
        yield _provost(scene)


def _spaces(road: list[Any], provost: int, next_space: int) -> Iterator[tuple[int, int]]:
    """Yield ranges of empty spaces, but the next building site alone."""
    for first, last in stretches(road, provost):
        if first == next_space < last:
            yield first, first
            first += 1
        yield first, last


def _building(scene: Scene, space: int, tone: str) -> tuple[Cell, ...]:
    building = scene.view["road"][space]
    side = Chip(scene.say("panel-setup-side"), title=scene.say("panel-setup-title"), tone="dim")
    return (
        Cell(str(space + 1), tone=tone),
        Cell(title_of(scene, building), (side,) if building["setup"] else (), tone=tone),
        Cell(APART.join(does(scene, building)), tone=tone),
        Cell(marks=() if building["owner"] is None else (building["owner"],)),
        Cell(marks=_workers(building)),
    )


def _empty(scene: Scene, first: int, last: int, is_next: bool) -> tuple[Cell, ...]:
    number = str(first + 1) if first == last else f"{first + 1}–{last + 1}"
    text = scene.say("panel-next-space" if is_next else "table-empty")
    return Cell(number, tone="dim"), Cell(text, tone="dim"), Cell(), Cell(), Cell()


def _provost(scene: Scene) -> tuple[Cell, ...]:
    past = scene.view["provost"] - len(scene.view["road"])
    name = scene.say("table-provost")
    text = name if past <= 0 else scene.say("table-provost-past", spot=past)
    sign = Cell(chips=(Chip("", "provost", name, "strong"),))
    return sign, Cell(text, tone="strong"), Cell(scene.say("panel-provost"), tone="strong"), Cell(), Cell()


# ---- Construction Site and characters


def _site(scene: Scene) -> Panel:
    slots = (_slot(scene, number, slot) for number, slot in enumerate(scene.view["site"], start=1))
    return Panel(
        id="site",
        title=scene.say("table-site"),
        cards=(_delivery(scene), *slots),
        lines=(scene.say("panel-favour"),),
    )


def _delivery(scene: Scene) -> Card:
    """Return the deliveries in order, and the player with the most bundles so far."""
    points = scene.number("bundle.points")
    lines = [scene.say("panel-delivery", count=points), scene.say("panel-delivery-favour")]
    leader = most_bundles(scene.view)
    if leader is not None:
        count = scene.view["players"][leader]["bundles"]
        lines.append(scene.say("panel-delivery-leads", seat=leader, count=count))
    return Card(
        title=scene.say("panel-phase-delivery"),
        piece="queue",
        icon="bundle",
        chips=(_points(scene, points),),
        lines=tuple(lines),
        marks=_spots(scene, scene.view["queue"]),
        said=queue_said(scene),
    )


def queue_said(scene: Scene) -> str:
    """Describe the queue of deliveries in words."""
    names = ", ".join(map(scene.seat_name, scene.view["queue"]))
    return scene.say("table-queue", names=names) if names else scene.say("board-no-worker")


def most_bundles(view: Mapping[str, Any]) -> int | None:
    """Return the seat with the most bundles.

    Ties go to the lowest spot, last to seats without a worker there.
    """
    others = [seat for seat in range(len(view["players"])) if seat not in view["queue"]]
    order = [*view["queue"], *others]
    best = max(order, key=lambda seat: int(view["players"][seat]["bundles"]))
    return best if view["players"][best]["bundles"] else None


def _slot(scene: Scene, number: int, slot: Mapping[str, Any]) -> Card:
    """Return a building that a favour can use, on its setup side, and the round from which it is open."""
    name = slot["tile"]
    is_open = scene.view["round"] >= slot["opens"]
    text = scene.say("panel-slot-open") if is_open else scene.say("panel-slot-closed", round=slot["opens"])
    title = scene.say("panel-slot", slot=number)
    return Card(
        title=scene.name("tile", name) if name else scene.say("table-empty"),
        piece=f"slot-{number}",
        corner=str(number),
        icon=icon_of(name) if name else "tile",
        chips=(Chip(text, "" if is_open else "lock", f"{title}: {text}", "good" if is_open else "dim"),),
        lines=effects.tile(scene, name, is_setup=True) if name else (),
        tone="" if is_open else "dim",
    )


def _characters(scene: Scene) -> Panel:
    view = scene.view
    boxed = ", ".join(scene.name("character", name) for name in view["boxed"])
    none = [] if view["characters"] else [scene.say("panel-none")]
    return Panel(
        id="characters",
        title=scene.say("panel-board-characters"),
        cards=tuple(character_card(scene, name) for name in view["characters"]),
        lines=(*none, scene.say("panel-boxed", names=boxed)),
    )


# ---- Offers


def _offer(scene: Scene, kind: str, names: list[str]) -> Panel:
    title, how = OFFERS[kind]
    none = [] if names else [scene.say("panel-none")]
    gold = Goods(points=scene.number("gold.points"))
    return Panel(
        id=f"offer-{kind}",
        title=scene.say(title),
        cards=tuple(_offered(scene, name) for name in names),
        lines=(*none, scene.say(how, goods=gold)),
    )


def _offered(scene: Scene, name: str) -> Card:
    return Card(
        title=scene.name("tile", name),
        piece=f"tile-{name}",
        icon=icon_of(name),
        chips=(*_cost(scene, name), _worth(scene, name)),
        lines=effects.tile(scene, name),
    )


def _cost(scene: Scene, name: str) -> Iterator[Chip]:
    """Yield the goods of the cost, and a basic good of choice if the tile asks for one."""
    cost = amounts(scene.numbers(f"{key_of(name)}.cost"))
    for good in GOODS:
        count = getattr(cost, good)
        if count:
            yield Chip(str(count), good, scene.say("panel-cost", goods=Goods(**{good: count})))
    if scene.tables.get(f"{key_of(name)}.any", 0):
        text = scene.say("panel-basic-goods", count=1)
        yield Chip("1", "any-good", scene.say("panel-cost", goods=text))


def _worth(scene: Scene, name: str) -> Chip:
    points = Goods(points=scene.number(f"{key_of(name)}.points"))
    return Chip(str(points.points), "point", scene.say("panel-worth", goods=points), "strong")


def _points(scene: Scene, count: int) -> Chip:
    return Chip(str(count), "point", scene.say("amount-points", count=count), "strong")
