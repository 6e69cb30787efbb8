"""Belfort: the score track around the city with its tax bands, and who leads in every ranking now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from boardwright.core.game import SEAT_NAMES
from boardwright.games.belfort.tables import Tables, tax_of
from boardwright.games.belfort.terms import DISTRICTS
from boardwright.web.boards import belfort_plan as plan
from boardwright.web.boards.belfort_parts import coin, groups_width, rank_groups, ranked, told, without_frame
from boardwright.web.boards.sheet import Sheet, number
from boardwright.web.panels.belfort_town import holder_name, markers_name, rankings, tax_bands
from boardwright.web.panels.scene import Scene

START = (166.0, 122.0)
BANNERS = ((324, 24, 2), (756, 152, 2), (628, 714, 0), (132, 714, 2), (6, 160, 0))
"""Where the banner of each district hangs: a point, and whether it lies right of it (0) or left (2)."""
FANS = (
    ((0.0, 0),),
    ((-0.24, 0), (0.24, 0)),
    ((-0.24, 8), (0.24, 8), (0.0, -8)),
    ((-0.24, 8), (0.24, 8), (-0.24, -9), (0.24, -9)),
    ((-0.26, 9), (0.26, 9), (-0.26, -9), (0.26, -9), (0.0, 0)),
)
"""How markers stand together on a space: so far along it, and so far out."""
PEOPLE_ICONS = {"elves": "elf", "dwarves": "dwarf", "gnomes": "gnome"}


def track(sheet: Sheet, scene: Scene) -> None:
    """Fifty spaces, coloured by their tax, with the markers of all seats."""
    tables = Tables(scene.tables, scene.seats)
    sheet.add(_spaces(tuple(tax_of(tables, score) for score in range(1, plan.SPACES + 1))))
    bands = tax_bands(tables)
    for index, (low, tax) in enumerate(bands):
        high = bands[index + 1][0] - 1 if index + 1 < len(bands) else None
        if low <= plan.SPACES:
            _band(sheet, scene, low, high, tax)


@lru_cache(maxsize=8)
def _spaces(taxes: tuple[int, ...]) -> str:
    """The spaces in the colours of their taxes."""
    sheet = Sheet(0, 0, "")
    sheet.polygon(plan.pentagon(plan.TRACK_OUT), "road thick")
    for score, tax in enumerate(taxes, start=1):
        outline = plan.space(score)
        sheet.polygon(outline, f"space tax{min(9, tax)}")
        x = sum(point[0] for point in outline) / 4
        y = sum(point[1] for point in outline) / 4
        sheet.text(x, y, score, "num soft" if score % 5 else "num", 12)
    _start(sheet)
    return without_frame(sheet)


def _start(sheet: Sheet) -> None:
    x, y = START
    sheet.path(f"M{number(x - 36)} {number(y - 16)}h62l16 16-14 17h-64z", "road ink")
    sheet.text(x - 26, y, 0, "num", 14)


def _band(sheet: Sheet, scene: Scene, low: int, high: int | None, tax: int) -> None:
    """The tax of a band on a coin outside the track."""
    last = plan.SPACES if high is None else min(high, plan.SPACES)
    x, y = plan.on_track((max(low, 1) - 1 + last) / 2, plan.TRACK_OUT + 15)
    text = scene.say("panel-tax-beyond", score=low) if high is None else f"{low}–{high}"
    due = told(scene, "amount-gold", count=tax)
    label = f"{scene.say('panel-taxes')}, {text}: {due}"
    with sheet.place(f"tax-{low}", label, (scene.say("panel-tax-note"),)):
        sheet.circle(x, y, 14, "halo")
        coin(sheet, x, y, 22, tax)


def score_markers(sheet: Sheet, scene: Scene) -> None:
    """The score markers; those of one space stand fanned out, and beyond the track they begin anew."""
    there: dict[int, list[int]] = {}
    for seat, player in enumerate(scene.view["players"]):
        there.setdefault(max(0, player["score"]), []).append(seat)
    for score, seats in there.items():
        for index, seat in enumerate(seats):
            x, y = _marker_at(score, index, len(seats))
            with sheet.piece(f"score-{SEAT_NAMES[seat]}"):
                sheet.circle(x, y, 13 if len(seats) == 1 else 10.5, "sheet ink")
                sheet.icon(f"seat-{SEAT_NAMES[seat]}", x, y, 16 if len(seats) == 1 else 13.5)
                if score > plan.SPACES:
                    sheet.circle(x + 10, y - 9, 9, "sheet thin")
                    sheet.text(x + 10, y - 9, f"+{plan.SPACES}", "num", 9)


def _marker_at(score: int, index: int, count: int) -> tuple[float, float]:
    if score == 0:
        return START[0] - 4 + index * min(15.0, 46 / max(1, count)), START[1]
    along, aside = FANS[min(count, len(FANS)) - 1][index]
    steps = (score - 1) % plan.SPACES + 0.5 + along
    return plan.on_track(steps, (plan.TRACK_IN + plan.TRACK_OUT) / 2 + aside)


# ---- who leads now


def banners(sheet: Sheet, scene: Scene) -> None:
    """What every district, and every people, would give if scoring came now."""
    table = rankings(scene)
    for district in range(DISTRICTS):
        _, counts, points = table[district]
        _banner(sheet, scene, district, counts, points)
    _peoples(sheet, scene, table[DISTRICTS:])


def _rank_tips(scene: Scene, counts: Sequence[int], points: Sequence[int], markers: bool) -> list[str]:
    """Everybody with something in a ranking, the most first."""
    tips = []
    for owner in sorted(range(len(counts)), key=lambda each: -counts[each]):
        if counts[owner]:
            count = markers_name(scene, counts[owner]) if markers else str(counts[owner])
            given = f" · {told(scene, 'panel-score', count=points[owner])}" if owner < scene.seats else ""
            tips.append(f"{holder_name(scene, owner)}: {count}{given}")
    return tips


def _banner(sheet: Sheet, scene: Scene, district: int, counts: Sequence[int], points: Sequence[int]) -> None:
    groups = ranked(points, scene.seats)
    width = 38 + max(34.0, groups_width(groups, 19))
    x, y, side = BANNERS[district]
    left = float(x) if side == 0 else x - width
    tips = [scene.say("panel-standing"), *_rank_tips(scene, counts, points, markers=True)]
    with sheet.place(f"district-{district + 1}", scene.name("source", f"district-{district + 1}"), tips):
        sheet.rect(left - 2, y - 17, width + 4, 34, "halo", 5)
        sheet.path(
            f"M{number(left)} {number(y - 14)}h{number(width - 1)}l-7 14 8 14h-{number(width)}z", "road ink"
        )
        sheet.rect(left + 4, y - 10, 20, 20, "inkfill", 3)
        sheet.text(left + 14, y + 0.5, district + 1, "name oninverse", 15)
        rank_groups(sheet, scene, groups, left + 28, y, 19)
        if not groups:
            sheet.text(left + 44, y, "–", "soft", 15)


def _peoples(sheet: Sheet, scene: Scene, table: Sequence[tuple[str, Sequence[int], Sequence[int]]]) -> None:
    for index, (name, counts, points) in enumerate(table):
        y = 24 + 32 * index
        groups = ranked(points, scene.seats)
        width = 38 + max(34.0, groups_width(groups, 19))
        tips = [scene.say("panel-standing"), *_rank_tips(scene, counts, points, markers=False)]
        with sheet.place(f"people-{name}", scene.name("source", name), tips):
            sheet.rect(6, y - 15, width + 4, 30, "halo", 5)
            sheet.path(f"M8 {number(y - 13)}h{number(width - 1)}l-6 13 7 13h-{number(width)}z", "road ink")
            sheet.icon(PEOPLE_ICONS[name], 24, y, 24)
            rank_groups(sheet, scene, groups, 40, y, 19)
            if not groups:
                sheet.text(54, y, "–", "soft", 15)
