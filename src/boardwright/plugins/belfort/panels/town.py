"""The town of Belfort in panels: markers in the districts, rankings, and the tax track."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from boardwright.games.belfort.tables import Tables, tax_of
from boardwright.games.belfort.terms import DISTRICTS
from boardwright.plugins.belfort.labels import gate_symbols, owners_of
from boardwright.plugins.belfort.rankings import rankings, tables_of
from boardwright.web.layout import Cell, Chip, Grid, Panel
from boardwright.web.scene import Scene

MAX_BANDS: Final = 20


def holder_name(scene: Scene, owner: int | None) -> str:
    """Return the name of a seat, of a neutral player in the game for two, or of no holder."""
    if owner is None:
        return scene.say("panel-free")
    return scene.seat_name(owner) if owner < scene.seats else scene.say("panel-neutral", neutral=owner + 1)


def owner_name(scene: Scene, owner: int | None) -> str:
    """Return the name of the owner of a guild, which may have none."""
    return scene.say("panel-unowned") if owner is None else holder_name(scene, owner)


def owner_words(scene: Scene, owner: int | None) -> str:
    """Name the owner of a site in a phrase that says that an owner is meant."""
    name = owner_name(scene, owner)
    return name if owner is None else scene.say("board-owner", holder=name)


def markers_name(scene: Scene, count: int) -> str:
    """Format a number of markers in words."""
    return scene.say("panel-markers", count=count)


# ---- districts


def town(scene: Scene) -> Panel:
    """Return every symbol of every district with its marker."""
    view = scene.view
    rows = [
        _row(
            scene, scene.name("building", name), [[owner] * (2 if name == "keep" else 1) for owner in owners]
        )
        for name, owners in view["sites"].items()
        if name != "gatehouse"
    ]
    rows.append((Cell(scene.name("building", "gatehouse")), *(_gates(scene, d) for d in range(DISTRICTS))))
    rows.append(_row(scene, scene.say("table-walls"), view["walls"]))
    owners = {guild["district"]: guild for guild in view["guilds"]}
    found = [owners.get(d + 1) for d in range(DISTRICTS)]
    rows.append((Cell(scene.say("table-guild")), *(_guild(scene, guild) for guild in found)))
    heads = (scene.say("table-districts"), *(str(d + 1) for d in range(DISTRICTS)))
    grid = Grid(heads, tuple(rows), compact=True)
    return Panel("town", scene.say("panel-town"), grid=grid, lines=(scene.say("panel-gate-note"),))


def _row(scene: Scene, name: str, owners: Sequence[Sequence[int | None]]) -> tuple[Cell, ...]:
    return (Cell(name), *(_cell(scene, each, _listed(scene, each)) for each in owners))


def _listed(scene: Scene, owners: Sequence[int | None]) -> str:
    return ", ".join(holder_name(scene, owner) for owner in owners)


def _cell(scene: Scene, owners: Sequence[int | None], title: str) -> Cell:
    """Return markers of seats and empty places; a neutral player, who has no seat, is a chip."""
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
    return _cell(scene, [owner], f"{scene.name('guild', guild['guild'])}: {owner_name(scene, owner)}")


# ---- rankings


def standing(scene: Scene) -> Panel:
    """Return markers, elves, dwarves and gnomes of all seats, and the points of a scoring now."""
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


def _ranking(scene: Scene, name: str, counts: list[int], points: list[int]) -> tuple[Cell, ...]:
    """Return the counts and points of a ranking; points of neutral players are not recorded."""
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
    """Return the bands of the score with their tax, and the seats in each."""
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
    """Return the first score of every band and its tax, up to the top tax."""
    bands = [(0, 0)]
    while len(bands) < MAX_BANDS and tables.tax_step > 0 and bands[-1][1] < tables.tax_top:
        low = len(bands) * tables.band + 1
        bands.append((low, tax_of(tables, low)))
    return bands
