"""Property cards of Belfort in panels: hand, pool, built cards, and all ten for reference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from boardwright.games.belfort.tables import BUILDING_NAMES
from boardwright.plugins.belfort.labels import GOODS, free_sites
from boardwright.web.layout import Card, Chip, Panel
from boardwright.web.scene import Scene

PLANKS: Final = ("tower", "inn", "blacksmith", "market", "library")
LOCKED: Final = ("tower", "inn")
WITHOUT_GNOME: Final = ("keep",)


def named(scene: Scene, building: str) -> str:
    """Return the name of a building."""
    return scene.name("building", building)


def worker_chip(scene: Scene, kind: str, count: int) -> Chip:
    """Return a number of workers of a kind: "elf", "master-elf", "dwarf" or "master-dwarf"."""
    return Chip(str(count), icon=kind, title=f"{count} {scene.name('worker', kind, count)}")


def cost_chips(scene: Scene, key: str) -> tuple[Chip, ...]:
    """Return a cost, by the name of its printed value."""
    paid = zip(GOODS, scene.numbers(key), strict=False)
    return tuple(scene.amount(good, count) for good, count in paid if count)


def cost_words(scene: Scene, key: str) -> str:
    """Format the cost of a building in words."""
    return scene.say("panel-cost", goods=", ".join(chip.title for chip in cost_chips(scene, key)))


def printed_of(scene: Scene, key: str, building: str) -> int:
    """Return a printed value of a building from a row of all: "income", "locks"."""
    return scene.numbers(f"buildings.{key}")[BUILDING_NAMES.index(building)]


def plank_name(scene: Scene, place: str) -> str:
    """Return the name of the plank of a card or guild."""
    return scene.say("panel-plank", place=place)


def lock_name(scene: Scene, place: str) -> str:
    """Return the name of the lock of a card."""
    return scene.say("panel-lock-of", place=place)


# ---- effects of buildings


def card_of(scene: Scene, building: str, piece: str) -> Card:
    """Return a card to be built: cost, income, effect, and its free sites."""
    return Card(
        named(scene, building),
        piece,
        icon="house",
        chips=cost_chips(scene, f"buildings.{building}.cost") + _income(scene, building),
        lines=(*effects(scene, building), site_words(scene, building)),
        tone="" if free_sites(scene.view, building) else "dim",
    )


def effects(scene: Scene, building: str) -> tuple[str, ...]:
    """Describe the effects of a worker on its plank and of a gnome."""
    lines = []
    if building in PLANKS:
        does = scene.say(f"panel-worker-{building}", **_worker_values(scene, building))
        fee = scene.number(f"buildings.{building}.fee")
        lines.append(scene.say("panel-worker-here", gold=fee, does=does))
    if printed_of(scene, "locks", building) and building not in WITHOUT_GNOME:
        does = scene.say(f"panel-gnome-{building}", **_gnome_values(scene, building))
        lines.append(scene.say("panel-gnome-here", does=does))
    if building == "keep":
        lines.append(scene.say("panel-keep"))
    return tuple(lines)


def _worker_values(scene: Scene, building: str) -> dict[str, int]:
    keys = {"blacksmith": ("metal",), "market": ("gold",), "library": ("drawn", "discarded")}
    return {key: scene.number(f"buildings.{building}.{key}") for key in keys.get(building, ())}


def _gnome_values(scene: Scene, building: str) -> dict[str, int]:
    keys = {"blacksmith": "price", "bank": "gold"}
    return {"gold": scene.number(f"buildings.{building}.{keys[building]}")} if building in keys else {}


def _income(scene: Scene, building: str, count: int = 1) -> tuple[Chip, ...]:
    gold = count * printed_of(scene, "income", building)
    title = scene.say("panel-income", gold=gold)
    return (Chip(f"+{gold}", icon="gold", title=title, tone="good"),) if gold else ()


def site_words(scene: Scene, building: str) -> str:
    """List the free sites of a building."""
    numbers = ", ".join(str(number) for number in free_sites(scene.view, building))
    if not numbers:
        return scene.say("panel-no-sites")
    if building == "gatehouse":
        return scene.say("panel-gates", gatehouses=numbers)
    return scene.say("panel-sites", districts=numbers)


# ---- hand


def hand(scene: Scene, seat: int) -> Panel:
    """Return the viewer's hand; affordable cards are emphasised, those set aside are labelled."""
    player = scene.view["players"][seat]
    names: list[str] = player["hand"] or []
    aside = list(player["aside"] or [])
    cards = []
    for index, name in enumerate(names):
        card = card_of(scene, name, f"hand-{name}-{names[:index].count(name)}")
        if name in aside:
            aside.remove(name)
            card = replace(card, lines=(scene.say("panel-aside"), *card.lines), tone="dim")
        elif not card.tone and _can_pay(scene, player, name):
            card = replace(card, tone="good")
        cards.append(card)
    limit = scene.number("hand.limit")
    size = Chip(f"{len(names)}/{limit}", icon="card", title=scene.say("panel-hand-size", count=len(names)))
    return Panel("hand", scene.say("panel-hand"), cards=tuple(cards), chips=(size,), mine=True, seat=seat)


def _can_pay(scene: Scene, player: Mapping[str, Any], building: str) -> bool:
    cost = zip(GOODS, scene.numbers(f"buildings.{building}.cost"), strict=False)
    return all(player["goods"][good] >= count for good, count in cost)


# ---- built


def built(scene: Scene, seat: int) -> Panel:
    """Return the built cards of a player by type, with their gnomes and the workers on their planks."""
    player = scene.view["players"][seat]
    cards = tuple(_built_card(scene, seat, player, name) for name in player["built"])
    return Panel(
        f"built-{seat}",
        scene.say("panel-built", seat=seat),
        cards=cards,
        lines=() if cards else (scene.say("panel-built-none"),),
        mine=seat == scene.seat,
        seat=seat,
    )


def _built_card(scene: Scene, seat: int, player: Mapping[str, Any], building: str) -> Card:
    count = player["built"][building]
    gnomes = player["gnomes"].get(building, 0)
    room = count * printed_of(scene, "locks", building)
    there = [each["worker"] for each in player["on_cards"] if each["building"] == building]
    planks = open_planks(building, count, gnomes)
    lines = list(effects(scene, building))
    if building in LOCKED and planks < count:
        lines.append(scene.say("panel-locked", count=count - planks))
    return Card(
        named(scene, building),
        f"built-{seat}-{building}",
        corner=f"×{count}" if count > 1 else "",
        icon="house",
        chips=_income(scene, building, count) + _gnomes(scene, gnomes, room) + _kinds(scene, there),
        lines=tuple(lines),
        marks=(*[seat] * len(there), *[None] * (planks - len(there))),
    )


def open_planks(building: str, count: int, gnomes: int) -> int:
    """Return the number of usable planks; Tower and Inn need their gnome first."""
    if building in LOCKED:
        return min(count, gnomes)
    return count if building in PLANKS else 0


def _gnomes(scene: Scene, gnomes: int, room: int) -> tuple[Chip, ...]:
    title = scene.say("panel-gnomes-of", count=gnomes, room=room)
    tone = "strong" if gnomes else "dim"
    return (Chip(f"{gnomes}/{room}", icon="gnome", title=title, tone=tone),) if room or gnomes else ()


def _kinds(scene: Scene, there: Sequence[str]) -> tuple[Chip, ...]:
    return tuple(worker_chip(scene, kind, there.count(kind)) for kind in dict.fromkeys(there))


# ---- pool and reference


def pool(scene: Scene) -> Panel:
    """Return the cards on offer, and the sizes of the piles; the discard pile is open."""
    view = scene.view
    names: list[str] = view["pool"]
    thrown: list[str] = view["discard_pile"]
    cards = (card_of(scene, name, f"pool-{name}-{names[:i].count(name)}") for i, name in enumerate(names))
    lines = [scene.say("panel-buy-card", gold=scene.number("fees.card"))]
    if thrown:
        counted = (f"{named(scene, each)} ×{thrown.count(each)}" for each in dict.fromkeys(thrown))
        lines.append(scene.say("panel-discarded", cards=", ".join(counted)))
    pile = view["draw_pile"]
    return Panel(
        "pool",
        scene.say("panel-pool"),
        cards=tuple(cards),
        chips=(
            Chip(str(pile), icon="deck", title=scene.say("panel-draw-pile", count=pile)),
            Chip(str(len(thrown)), icon="discard", title=scene.say("panel-discard-pile", count=len(thrown))),
        ),
        lines=tuple(lines),
    )


def reference(scene: Scene) -> Panel:
    """Return all ten types of card."""
    cards = tuple(card_of(scene, name, f"building-{name}") for name in BUILDING_NAMES)
    return Panel("buildings", scene.say("panel-buildings"), cards=cards, folded=True)
