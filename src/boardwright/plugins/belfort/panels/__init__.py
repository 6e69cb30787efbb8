"""Panels of Belfort: the viewer's things, calendar, places for workers, town, standing, cards, prices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.games.belfort.tables import BUILDING_NAMES, tax_of
from boardwright.games.belfort.terms import MONTHS
from boardwright.plugins.belfort.labels import GOODS, workers_of
from boardwright.plugins.belfort.panels.cards import built, hand, named, pool, reference, worker_chip
from boardwright.plugins.belfort.panels.places import areas, calendar, guilds, places, prices
from boardwright.plugins.belfort.panels.town import standing, taxes, town
from boardwright.plugins.belfort.rankings import tables_of
from boardwright.text.words import signed
from boardwright.web.layout import Chip, Holdings, Panel, Spread
from boardwright.web.scene import Scene

PHASES: Final = {
    "ChoosePlank": "placement",
    "ChooseWorker": "placement",
    "SplitWorkers": "placement",
    "ChooseCrest": "collection",
}


def spread(scene: Scene, is_whole: bool) -> Spread:
    """Lay out the table as one viewer sees it."""
    held = tuple(_holdings(scene, seat) for seat in range(scene.seats))
    return Spread(_moment(scene), held, _panels(scene) if is_whole else _hand(scene))


def _hand(scene: Scene) -> tuple[Panel, ...]:
    return () if scene.seat is None else (hand(scene, scene.seat),)


def _moment(scene: Scene) -> str:
    view = scene.view
    if view["month"] == 0:
        return scene.say("table-setup")
    question = view["question"]
    phase = PHASES.get(question["decision"], "actions") if question else "over"
    return scene.say(
        "panel-moment",
        month=view["month"],
        last=MONTHS,
        season=scene.name("season", view["season"]),
        phase=scene.say(f"panel-phase-{phase}"),
    )


def _panels(scene: Scene) -> tuple[Panel, ...]:
    """Return the panels: the viewer's first, then the common ones in the order of a month, then the rest."""
    mine = () if scene.seat is None else (*_hand(scene), built(scene, scene.seat))
    others = (built(scene, seat) for seat in range(scene.seats) if seat != scene.seat)
    return (
        *mine,
        calendar(scene),
        places(scene),
        guilds(scene),
        town(scene),
        standing(scene),
        areas(scene),
        pool(scene),
        *others,
        prices(scene),
        taxes(scene),
        reference(scene),
    )


# ---- holdings


def _holdings(scene: Scene, seat: int) -> Holdings:
    player = scene.view["players"][seat]
    rows = (
        (scene.say("panel-crest"), _crest(scene, seat, player)),
        (scene.say("panel-at-hand"), _counted(scene, player["idle"])),
        (scene.say("panel-reserve"), _reserve(scene, player["reserve"])),
        (scene.say("panel-upkeep"), _upkeep(scene, player)),
        (scene.say("panel-points"), _points(scene, player["points"])),
        (scene.say("panel-known"), _known(scene, seat, player)),
        (scene.say("panel-shown"), _shown(scene, player["shown"])),
    )
    return Holdings(
        signed(player["score"]), _goods(scene, seat, player), tuple(row for row in rows if row[1])
    )


def _goods(scene: Scene, seat: int, player: Mapping[str, Any]) -> tuple[Chip, ...]:
    elves, dwarves = workers_of(scene.view, seat)
    gnomes = sum(player["gnomes"].values())
    size = player["hand_size"]
    return (
        *(scene.amount(good, player["goods"][good]) for good in GOODS),
        Chip(str(size), icon="card", title=scene.say("panel-hand-size", count=size)),
        Chip(str(elves), icon="elf", title=_in_play(scene, "elf", elves)),
        Chip(str(dwarves), icon="dwarf", title=_in_play(scene, "dwarf", dwarves)),
        Chip(str(gnomes), icon="gnome", title=scene.say("panel-gnomes", count=gnomes)),
    )


def _in_play(scene: Scene, kind: str, count: int) -> str:
    return scene.say("panel-in-play", worker=f"worker-{kind}", count=count)


def _crest(scene: Scene, seat: int, player: Mapping[str, Any]) -> tuple[Chip, ...]:
    """Return the crest, with a sign when it is safe, and whether the player has passed in this Placement."""
    chips = []
    if seat in scene.view["order"]:
        number = scene.view["order"].index(seat) + 1
        safe = number in scene.view["grey"]
        title = scene.say("panel-crest-safe" if safe else "do-take-crest--deal-crest", number=number)
        chips.append(Chip(str(number), icon="crest", title=title, tone="strong" if safe else ""))
    if player["passed"] and scene.view["question"] and scene.view["month"] > 0 and _is_placement(scene):
        passed = scene.say("panel-passed")
        chips.append(Chip(passed, title=passed, tone="dim"))
    return tuple(chips)


def _is_placement(scene: Scene) -> bool:
    return PHASES.get(scene.view["question"]["decision"]) == "placement"


def _counted(scene: Scene, counts: Mapping[str, int]) -> tuple[Chip, ...]:
    return tuple(worker_chip(scene, kind, count) for kind, count in counts.items() if count)


def _reserve(scene: Scene, reserve: Mapping[str, int]) -> tuple[Chip, ...]:
    return _counted(scene, {"elf": reserve["elves"], "dwarf": reserve["dwarves"]})


def _upkeep(scene: Scene, player: Mapping[str, Any]) -> tuple[Chip, ...]:
    """Return the monthly income of the cards, and the tax for the score."""
    paid = dict(zip(BUILDING_NAMES, scene.numbers("buildings.income"), strict=True))
    income = sum(paid[name] * count for name, count in player["built"].items())
    tax = tax_of(tables_of(scene), player["score"])
    return (
        Chip(f"+{income}", icon="gold", title=scene.say("panel-income", gold=income), tone="good"),
        Chip(signed(-tax), icon="gold", title=scene.say("panel-tax", gold=tax), tone="bad" if tax else "dim"),
    )


def _points(scene: Scene, points: Mapping[str, int]) -> tuple[Chip, ...]:
    chips = []
    for source, count in points.items():
        if count:
            title = f"{scene.name('source', source)}: {scene.say('panel-score', count=count)}"
            chips.append(Chip(f"{scene.name('source', source)}: {signed(count)}", title=title))
    return tuple(chips)


def _known(scene: Scene, seat: int, player: Mapping[str, Any]) -> tuple[Chip, ...]:
    """Return the cards of a hand that are public; one's own hand is shown elsewhere."""
    names = [] if seat == scene.seat else player["known"]
    return tuple(_card_chip(scene, name) for name in names)


def _shown(scene: Scene, shown: str | None) -> tuple[Chip, ...]:
    return () if shown is None else (_card_chip(scene, shown),)


def _card_chip(scene: Scene, name: str) -> Chip:
    return Chip(named(scene, name), icon="card", title=named(scene, name))
