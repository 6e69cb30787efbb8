"""The legal actions as a numbered list, grouped by kind, or as a matrix."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from types import ModuleType
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from boardwright.cli.language import say
from boardwright.cli.scene import Scene
from boardwright.cli.streams import console
from boardwright.core.errors import IllegalActionError
from boardwright.core.match import Match
from boardwright.text import Words
from boardwright.text.offers import choices_of, group, heading, in_groups
from boardwright.text.words import context_of

MANY: Final = 7


@dataclass(frozen=True)
class Choice:
    """One legal action as it is offered."""

    number: int
    action: int
    label: str
    notation: str
    group: str
    value: object
    cost: str


def choices(match: Match, words: Words) -> list[Choice]:
    """Return the legal actions in the order of the list: grouped by kind, those that end something last."""
    game, state = match.game, match.state
    found = []
    offered = [action for _, actions in in_groups(game, match.legal) for action in actions]
    for number, action in enumerate(offered, start=1):
        value = game.catalogue.value(action)
        cost = context_of(game).cost(state, action)
        found.append(
            Choice(
                number,
                action,
                words.action(state, action),
                game.catalogue.text(action),
                group(game, action),
                value,
                "" if cost is None else words.goods(cost),
            )
        )
    return found


def show(offered: list[Choice], scene: Scene) -> RenderableType:
    """Render the list, with small headings when there are many choices of several kinds."""
    groups = [(kind, list(rows)) for kind, rows in groupby(offered, key=lambda choice: choice.group)]
    headed = len(offered) > MANY and len(groups) > 1
    digits = len(str(len(offered))) + 2
    room = console.width - digits - max(len(choice.notation) for choice in offered) - 6
    widths = (digits, max(0, min(room, max(len(choice.label) for choice in offered))))
    parts: list[RenderableType] = []
    for kind, rows in groups:
        matrix = _is_matrix(rows, scene)
        if headed or matrix:
            parts.append(Text(_heading(scene, kind, rows, matrix), style="dim"))
        parts.append(_matrix(rows, scene) if matrix else _list(rows, scene, widths))
    return Group(*parts)


def _heading(scene: Scene, kind: str, rows: list[Choice], matrix: bool) -> str:
    title = heading(scene.words, kind)
    if matrix and rows[0].cost and all(row.cost == rows[0].cost for row in rows):
        title = say("group-each", title=title, cost=rows[0].cost)
    return title


def _rows_of(rows: list[Choice], scene: Scene) -> dict[str, dict[int, Choice]]:
    """Index choices by subject and by column (in one game, the district of a city)."""
    row = getattr(_layout(scene), "row", None)
    found: dict[str, dict[int, Choice]] = {}
    for choice in rows:
        title = row(choice.value, scene.words) if row else ""
        found.setdefault(title, {})[_column(choice, scene)] = choice
    return found


def _layout(scene: Scene) -> ModuleType | None:
    return choices_of(scene.game)


def _column(choice: Choice, scene: Scene) -> int:
    column = getattr(_layout(scene), "column", None)
    return int(column(choice.value)) if column else 0


def _is_matrix(rows: list[Choice], scene: Scene) -> bool:
    found = _rows_of(rows, scene)
    return len(rows) > MANY - 2 and "" not in found and len(found) > 1


def _matrix(rows: list[Choice], scene: Scene) -> RenderableType:
    """Render choices as a matrix: subjects down, columns across, the number of the choice in each cell."""
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column(scene.say(getattr(_layout(scene), "COLUMNS", "cli-group-other")), no_wrap=True)
    found = _rows_of(rows, scene)
    columns = sorted({_column(choice, scene) for choice in rows})
    for column in columns:
        grid.add_column(str(column), justify="right")
    for title, across in found.items():
        cells = (str(across[each].number) if each in across else "" for each in columns)
        grid.add_row(title, *cells)
    return Padding(grid, (0, 0, 0, 4), expand=False)


def _list(rows: list[Choice], scene: Scene, widths: tuple[int, int]) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", width=widths[0], no_wrap=True)
    grid.add_column(min_width=widths[1])
    grid.add_column(no_wrap=console.width >= 60, style="dim")
    if any(_column(choice, scene) for choice in rows):
        grid.add_column(style="dim")
    beside = getattr(_layout(scene), "beside", None)
    notes = beside(scene.view, lambda owner: scene.mark(owner).plain) if beside else []
    for choice in rows:
        column = _column(choice, scene)
        where = [notes[column - 1]] if column and notes else []
        grid.add_row(str(choice.number), choice.label, f"[{choice.notation}]", *where)
    return grid


def chosen(offered: list[Choice], answer: str, match: Match) -> int:
    """Return the action that an answer means: a number of the list, or a notation."""
    if answer.isascii() and answer.isdecimal():
        digits = answer.lstrip("0")[:9]
        if not digits or int(digits) > len(offered):
            raise IllegalActionError("choice-out-of-range", given=answer[:20], last=len(offered))
        return offered[int(digits) - 1].action
    return match.number(answer)


def near(offered: list[Choice], answer: str) -> list[Choice]:
    """Return the choices that may have been meant: those with every word of the answer."""
    wanted = answer.lower().split()
    texts = [(choice, f"{choice.label} {choice.notation}".lower()) for choice in offered]
    return [choice for choice, text in texts if all(word in text for word in wanted)]
