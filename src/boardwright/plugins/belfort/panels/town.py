"""Belfort: the markers in the districts, who leads where, and the tax track."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from boardwright.core.game import Value
from boardwright.games.belfort.scoring import rank_points
from boardwright.games.belfort.tables import Tables, tax_of
from boardwright.games.belfort.terms import DISTRICTS
from boardwright.text.belfort_labels import gate_symbols, markers, owners_of, workers_of
from boardwright.web.panels.scene import Scene
from boardwright.web.parts import Cell, Chip, Grid, Panel

MOST_BANDS: Final = 20
Ranking = tuple[str, list[int], list[int]]
"""Its name, and the counts and the points of everybody."""


def tables_of(scene: Scene) -> Tables:
    """The printed values as the rules read them."""
    return _tables(tuple(scene.tables.items()), scene.seats)


@lru_cache(maxsize=16)
def _tables(values: tuple[tuple[str, Value], ...], seats: int) -> Tables:
    return Tables(dict(values), seats)


def holder_name(scene: Scene, owner: int | None) -> str:
    """A seat, a neutral player in the game for two, or nobody, in words."""
    if owner is None:
        return scene.say("panel-free")
    return scene.seat_name(owner) if owner < scene.seats else scene.say("panel-neutral", neutral=owner + 1)


def markers_name(scene: Scene, count: int) -> str:
    """So many markers, in words."""
    return scene.say("panel-markers", count=count)


# ---- districts


def town(scene: Scene) -> Panel:
    """Every symbol of every district with its marker."""
    view = scene.view
    rows = [
        _row(
            scene, scene.name("building", name), [[owner] * (2 if name == "keep" else 1) for owner in owners]
        )
        for name, owners in view["sites"].items()
        if name != "gatehouse"
    ]
    rows.append((Cell(scene.name("building", "gatehouse")), *(_gates(scene, d) for d in range(DISTRICTS))))
    rows.append(_row(scene, scene.say("cli-belfort-walls"), view["walls"]))
    owners = {guild["district"]: guild for guild in view["guilds"]}
    found = [owners.get(d + 1) for d in range(DISTRICTS)]
    rows.append((Cell(scene.say("cli-belfort-guild")), *(_guild(scene, guild) for guild in found)))
    heads = (scene.say("cli-belfort-districts"), *(str(d + 1) for d in range(DISTRICTS)))
    grid = Grid(heads, tuple(rows), compact=True)
    return Panel("town", scene.say("panel-town"), grid=grid, lines=(scene.say("panel-gate-note"),))


def _row(scene: Scene, name: str, owners: Sequence[Sequence[int | None]]) -> tuple[Cell, ...]:
    return (Cell(name), *(_cell(scene, each, _listed(scene, each)) for each in owners))


def _listed(scene: Scene, owners: Sequence[int | None]) -> str:
    return ", ".join(holder_name(scene, owner) for owner in owners)


def _cell(scene: Scene, owners: Sequence[int | None], title: str) -> Cell:
    """Markers of seats and empty places; a neutral player, who has no seat, is a chip."""
    marks = tuple(owner for owner in owners if owner is None or owner < scene.seats)
    neutral = tuple(
        Chip(str(owner + 1), icon="neutral", title=holder_name(scene, owner), tone="dim")
        for owner in owners
        if owner is not None and owner >= scene.seats
    )
    return Cell(chips=neutral, marks=marks, title=title)


def _gates(scene: Scene, district: int) -> Cell:
    owners = gate_symbols(scene.view, district)
    numbers = (district or DISTRICTS, district + 1)
    titles = (
        scene.say("panel-gate", gatehouse=number, holder=holder_name(scene, owner))
        for number, owner in zip(numbers, owners, strict=True)
    )
    return _cell(scene, owners, ", ".join(titles))


def _guild(scene: Scene, guild: Mapping[str, Any] | None) -> Cell:
    if guild is None:
        return Cell()
    owner = guild["owner"]
    return _cell(scene, [owner], f"{scene.name('guild', guild['guild'])}: {holder_name(scene, owner)}")


# ---- who leads


def standing(scene: Scene) -> Panel:
    """Markers, elves, dwarves and gnomes of everybody, and the points that a scoring would give now."""
    owners = owners_of(scene.view)
    table = rankings(scene)
    rows = [_ranking(scene, name, counts, points) for name, counts, points in table]
    totals = [sum(points[seat] for _, _, points in table) for seat in range(scene.seats)]
    rows.append(
        (
            Cell(scene.say("panel-total"), tone="strong"),
            *(Cell(chips=(_points(scene, total),)) for total in totals),
            *(Cell() for _ in range(scene.seats, len(owners))),
        )
    )
    heads = ("", *(holder_name(scene, owner) for owner in owners))
    tables = tables_of(scene)
    lines = (
        _ranks(scene, "panel-ranks-districts", tables.district_points),
        _ranks(scene, "panel-ranks-people", tables.people_points),
        scene.say("panel-ties"),
    )
    grid = Grid(heads, tuple(rows), compact=True)
    return Panel("standing", scene.say("panel-standing"), grid=grid, lines=lines)


def rankings(scene: Scene) -> list[Ranking]:
    """The eight rankings: name, counts and points by owner; neutral players have no gnomes."""
    view = scene.view
    tables = tables_of(scene)
    owners = owners_of(view)
    neutral = range(scene.seats, len(owners))
    rank_nothing = bool(scene.options["rank_nothing"])
    workers = [workers_of(view, seat) for seat in range(scene.seats)]
    counted = [
        (f"district-{d + 1}", [found.get(o, 0) for o in owners]) for d, found in enumerate(markers(view))
    ]
    counted.append(("elves", [each[0] for each in workers] + [tables.neutral_workers[0] for _ in neutral]))
    counted.append(("dwarves", [each[1] for each in workers] + [tables.neutral_workers[1] for _ in neutral]))
    counted.append(("gnomes", [sum(player["gnomes"].values()) for player in view["players"]]))
    found = []
    for name, counts in counted:
        worth = tables.district_points if name.startswith("district") else tables.people_points
        found.append((name, counts, rank_points(counts, worth, rank_nothing)))
    return found


def _ranking(scene: Scene, name: str, counts: list[int], points: list[int]) -> tuple[Cell, ...]:
    """The points of neutral players are not recorded, so only their counts are shown."""
    cells = [
        Cell(
            str(count),
            chips=(_points(scene, points[owner]),) if owner < scene.seats and points[owner] else (),
        )
        for owner, count in enumerate(counts)
    ]
    cells += [Cell() for _ in range(len(counts), len(owners_of(scene.view)))]
    return (Cell(scene.name("source", name)), *cells)


def _points(scene: Scene, points: int) -> Chip:
    tone = "good" if points else "dim"
    return Chip(f"+{points}", icon="point", title=scene.say("panel-score", count=points), tone=tone)


def _ranks(scene: Scene, message: str, worth: Sequence[int]) -> str:
    return scene.say(message, first=worth[0], second=worth[1], third=worth[2])


# ---- taxes


def taxes(scene: Scene) -> Panel:
    """The bands of the score with their tax, and whose score stands in which."""
    scores = [player["score"] for player in scene.view["players"]]
    rows = []
    bands = tax_bands(tables_of(scene))
    for index, (low, tax) in enumerate(bands):
        high = bands[index + 1][0] - 1 if index + 1 < len(bands) else None
        text = scene.say("panel-tax-beyond", score=low) if high is None else f"{low}–{high}"
        seats = tuple(
            seat for seat, score in enumerate(scores) if low <= score and (high is None or score <= high)
        )
        rows.append((Cell(text), Cell(chips=(scene.amount("gold", tax),)), Cell(marks=seats)))
    heads = (scene.say("panel-tax-score"), scene.say("panel-tax-due"), "")
    grid = Grid(heads, tuple(rows), compact=True)
    note = scene.say("panel-tax-note")
    return Panel("taxes", scene.say("panel-taxes"), grid=grid, lines=(note,), folded=True)


def tax_bands(tables: Tables) -> list[tuple[int, int]]:
    """The first score of every band and its tax, up to the top tax."""
    bands = [(0, 0)]
    while len(bands) < MOST_BANDS and tables.tax_step > 0 and bands[-1][1] < tables.tax_top:
        low = len(bands) * tables.band + 1
        bands.append((low, tax_of(tables, low)))
    return bands
