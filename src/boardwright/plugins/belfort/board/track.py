"""The score track of Belfort around the city with its tax bands, and the pennants of the rankings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from boardwright.core.game import SEAT_NAMES
from boardwright.games.belfort.tables import Tables, tax_of
from boardwright.games.belfort.terms import DISTRICTS
from boardwright.plugins.belfort.board import geometry as plan
from boardwright.plugins.belfort.board.pieces import PENNANT, pennant, pennant_width, ranked
from boardwright.plugins.belfort.panels.town import holder_name, markers_name, tax_bands
from boardwright.plugins.belfort.rankings import Ranking, rankings, tables_of
from boardwright.web.scene import Scene
from boardwright.web.svg.pieces import flat_coin
from boardwright.web.svg.sheet import Sheet, number

START = (188.0, 140.0)
PENNANTS = ((318, 8, 1), (992, 270, 1), (722, 745, 0), (128, 747, 1), (8, 146, 0))
"""The position of each district's pennant: its upper left corner (0), or its upper right one (1)."""
FANS = (
    ((0.0, 0),),
    ((-0.24, 0), (0.24, 0)),
    ((-0.24, 8), (0.24, 8), (0.0, -8)),
    ((-0.24, 8), (0.24, 8), (-0.24, -9), (0.24, -9)),
    ((-0.26, 9), (0.26, 9), (-0.26, -9), (0.26, -9), (0.0, 0)),
)
"""Offsets of markers that share a space: along it, and outwards."""
RAYS = 190
BESIDE = plan.TRACK_OUT + 16
PEOPLE_ICONS = {"elves": "elf", "dwarves": "dwarf", "gnomes": "gnome"}


def draw_track(sheet: Sheet, scene: Scene) -> None:
    """Draw fifty spaces, coloured by their tax, with the markers of all seats."""
    tables = tables_of(scene)
    due = [tax_of(tables, player["score"]) for player in scene.view["players"]]
    sheet.part(scene.made_of("track", due), partial(_track, sheet, scene, tables, due))


def _track(sheet: Sheet, scene: Scene, tables: Tables, due: Sequence[int]) -> None:
    sheet.add(_spaces(tuple(tax_of(tables, score) for score in range(1, plan.SPACES + 1))))
    bands = tax_bands(tables)
    for index, (low, tax) in enumerate(bands):
        high = bands[index + 1][0] - 1 if index + 1 < len(bands) else None
        if low <= plan.SPACES:
            payers = [seat for seat, each in enumerate(due) if each == tax]
            _band(sheet, scene, (low, high, tax), payers)


@lru_cache(maxsize=8)
def _spaces(taxes: tuple[int, ...]) -> str:
    """Draw the spaces in the colours of their taxes."""
    sheet = Sheet(0, 0, "")
    sheet.path("".join(_ray(each) for each in range(RAYS)), "cut")
    sheet.polygon(plan.pentagon(plan.TRACK_OUT), "road thick")
    for score, tax in enumerate(taxes, start=1):
        outline = plan.space(score)
        sheet.polygon(outline, f"space tax{min(9, tax)}")
        x = sum(point[0] for point in outline) / 4
        y = sum(point[1] for point in outline) / 4
        sheet.text(x, y, score, "num", 12 if score % 5 else 15)
    _start(sheet)
    return sheet.markup()


def _ray(each: int) -> str:
    """Return one of the cuts around the city."""
    steps = each * plan.SPACES / RAYS
    x, y = plan.on_track(steps, plan.TRACK_OUT + 6)
    to_x, to_y = plan.on_track(steps, plan.TRACK_OUT + 12 + (13, 21, 9, 17, 25)[each % 5])
    return f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"


def _start(sheet: Sheet) -> None:
    x, y = START
    sheet.path(f"M{number(x - 36)} {number(y - 16)}h62l16 16-14 17h-64z", "road ink")
    sheet.text(x - 26, y, 0, "num", 14)


def _band(sheet: Sheet, scene: Scene, band: tuple[int, int | None, int], payers: Sequence[int]) -> None:
    """Draw the tax of a band on a coin outside the track, and beside it the seats that pay it now."""
    low, high, tax = band
    last = plan.SPACES if high is None else min(high, plan.SPACES)
    middle = (max(low, 1) - 1 + last) / 2
    x, y = plan.on_track(middle, BESIDE)
    text = scene.say("panel-tax-beyond", score=low) if high is None else f"{low}–{high}"
    due = scene.say("amount-gold", count=tax)
    tips = [f"{scene.seat_name(seat)}: {due}" for seat in payers]
    with sheet.place(
        f"tax-{low}", f"{scene.say('panel-taxes')}, {text}: {due}", (*tips, scene.say("panel-tax-note"))
    ):
        sheet.circle(x, y, 15, "halo")
        for index, seat in enumerate(payers):
            aside = 0.42 + (index // 2) * 0.3
            at = plan.on_track(middle + (aside if index % 2 else -aside), BESIDE)
            sheet.icon(f"seat-{SEAT_NAMES[seat]}", *at, 15)
        flat_coin(sheet, x, y, 24, tax)


def draw_score_markers(sheet: Sheet, scene: Scene) -> None:
    """Draw the score markers; those of one space are fanned out, and beyond the track they start again."""
    scores = [max(0, player["score"]) for player in scene.view["players"]]
    sheet.part(scene.made_of("scores", scores), partial(_score_markers, sheet, scores))


def _score_markers(sheet: Sheet, scores: Sequence[int]) -> None:
    there: dict[int, list[int]] = {}
    for seat, score in enumerate(scores):
        there.setdefault(score, []).append(seat)
    for score, seats in there.items():
        for index, seat in enumerate(seats):
            x, y = _marker_at(score, index, len(seats))
            with sheet.piece(f"score-{SEAT_NAMES[seat]}"):
                sheet.circle(x, y, 13 if len(seats) == 1 else 10.5, "sheet ink")
                sheet.icon(f"seat-{SEAT_NAMES[seat]}", x, y, 16 if len(seats) == 1 else 13.5)
                if score > plan.SPACES:
                    sheet.circle(x + 11, y - 10, 11, "sheet thin")
                    sheet.text(x + 11, y - 10, f"+{plan.SPACES}", "num", 11)


def _marker_at(score: int, index: int, count: int) -> tuple[float, float]:
    if score == 0:
        return START[0] - 4 + index * min(15.0, 46 / max(1, count)), START[1]
    along, aside = FANS[min(count, len(FANS)) - 1][index]
    steps = (score - 1) % plan.SPACES + 0.5 + along
    return plan.on_track(steps, (plan.TRACK_IN + plan.TRACK_OUT) / 2 + aside)


# ---- rankings now


def draw_banners(sheet: Sheet, scene: Scene, table: Sequence[Ranking] = ()) -> None:
    """Draw the points that every district, and every people, would give now.

    `table` has the rankings if they are known already.
    """
    table = table or rankings(scene)
    for part, ranks in ((_districts, table[:DISTRICTS]), (_peoples, table[DISTRICTS:])):
        made_of = scene.made_of("banners", scene.seats, ranks)
        sheet.part(made_of, partial(part, sheet, scene, ranks))


def _rank_tips(scene: Scene, counts: Sequence[int], points: Sequence[int], markers: bool) -> list[str]:
    """List the players with something in a ranking, the most first, with the points of a scoring now."""
    tips = [f"{scene.say('panel-standing')}:"] if any(counts) else []
    for owner in sorted(range(len(counts)), key=lambda each: -counts[each]):
        if counts[owner]:
            count = markers_name(scene, counts[owner]) if markers else str(counts[owner])
            given = f", {scene.say('panel-score', count=points[owner])}" if owner < scene.seats else ""
            tips.append(f"{holder_name(scene, owner)}: {count}{given}")
    having = [count for count in counts if count]
    if len(set(having)) < len(having):
        tips.append(scene.say("panel-ties"))
    return tips


def _in_short(scene: Scene, counts: Sequence[int]) -> str:
    """Who has how much in a ranking."""
    found = [f"{holder_name(scene, owner)} ({count})" for owner, count in enumerate(counts) if count]
    return ", ".join(found) or "0"


def _districts(sheet: Sheet, scene: Scene, table: Sequence[Ranking]) -> None:
    for district, (_, counts, points) in enumerate(table):
        _banner(sheet, scene, district, counts, points)


def _banner(sheet: Sheet, scene: Scene, district: int, counts: Sequence[int], points: Sequence[int]) -> None:
    groups = ranked(points, scene.seats)
    width = pennant_width(groups)
    x, y, side = PENNANTS[district]
    left = x - side * width
    tips = _rank_tips(scene, counts, points, markers=True)
    label = f"{scene.name('source', f'district-{district + 1}')}, {scene.say('table-markers')}"
    with sheet.place(f"district-{district + 1}", f"{label}: {_in_short(scene, counts)}", tips):
        sheet.rect(left - 2, y - 2, width + 4, PENNANT + 4, "halo", 5)
        pennant(sheet, scene, groups, (left, y))
        sheet.circle(left + 17, y + PENNANT / 2, 13, "stonefill ink")
        sheet.circle(left + 17, y + PENNANT / 2, 9.5, "sheet thin")
        sheet.text(left + 17, y + PENNANT / 2 + 0.5, district + 1, "name", 15)


def _peoples(sheet: Sheet, scene: Scene, table: Sequence[Ranking]) -> None:
    for index, (name, counts, points) in enumerate(table):
        y = 8 + (PENNANT + 6) * index
        groups = ranked(points, scene.seats)
        tips = _rank_tips(scene, counts, points, markers=False)
        label = f"{scene.name('source', name)}: {_in_short(scene, counts)}"
        with sheet.place(f"people-{name}", label, tips):
            sheet.rect(6, y - 2, pennant_width(groups) + 4, PENNANT + 4, "halo", 5)
            pennant(sheet, scene, groups, (8, y), "tint2")
            sheet.icon(PEOPLE_ICONS[name], 25, y + PENNANT / 2, 28)
