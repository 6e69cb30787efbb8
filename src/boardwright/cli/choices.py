"""What a person can choose: numbered, grouped by kind, districts side by side."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from boardwright.cli.language import say
from boardwright.cli.streams import console
from boardwright.cli.tables import district_row, standing
from boardwright.cli.tables.scene import Scene
from boardwright.core.errors import IllegalActionError
from boardwright.core.match import Match
from boardwright.text import Words
from boardwright.text.offers import group, in_groups
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
    """The legal actions in the order in which they are shown: kinds together, ending last."""
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
    """The list, with small headings when there are many choices of several kinds."""
    groups = [(kind, list(rows)) for kind, rows in groupby(offered, key=lambda choice: choice.group)]
    headed = len(offered) > MANY and len(groups) > 1
    digits = len(str(len(offered))) + 2
    room = console.width - digits - max(len(choice.notation) for choice in offered) - 6
    widths = (digits, max(0, min(room, max(len(choice.label) for choice in offered))))
    parts: list[RenderableType] = []
    for kind, rows in groups:
        matrix = _is_matrix(rows, scene)
        if headed or matrix:
            parts.append(Text(_heading(kind, rows, matrix), style="dim"))
        parts.append(_matrix(rows, scene) if matrix else _list(rows, scene, widths))
    return Group(*parts)


def _heading(kind: str, rows: list[Choice], matrix: bool) -> str:
    title = say(f"group-{kind or 'other'}")
    if matrix and rows[0].cost and all(row.cost == rows[0].cost for row in rows):
        title = say("group-each", title=title, cost=rows[0].cost)
    return title


def _rows_of(rows: list[Choice], scene: Scene) -> dict[str, dict[int, Choice]]:
    """Choices by what they are about and by district."""
    found: dict[str, dict[int, Choice]] = {}
    for choice in rows:
        title = district_row(scene.game, choice.value, scene.words)
        found.setdefault(title, {})[_district(choice)] = choice
    return found


def _district(choice: Choice) -> int:
    return int(getattr(choice.value, "district", 0))


def _is_matrix(rows: list[Choice], scene: Scene) -> bool:
    found = _rows_of(rows, scene)
    return len(rows) > MANY - 2 and "" not in found and len(found) > 1


def _matrix(rows: list[Choice], scene: Scene) -> RenderableType:
    """Things down, districts across, the number of the choice where they meet."""
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column(say("belfort-districts"), no_wrap=True)
    found = _rows_of(rows, scene)
    districts = sorted({_district(choice) for choice in rows})
    for district in districts:
        grid.add_column(str(district), justify="right")
    for title, across in found.items():
        cells = (str(across[d].number) if d in across else "" for d in districts)
        grid.add_row(title, *cells)
    return Padding(grid, (0, 0, 0, 4), expand=False)


def _list(rows: list[Choice], scene: Scene, widths: tuple[int, int]) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", width=widths[0], no_wrap=True)
    grid.add_column(min_width=widths[1])
    grid.add_column(no_wrap=console.width >= 60, style="dim")
    if any(_district(choice) for choice in rows):
        grid.add_column(style="dim")
    stand = standing(scene)
    for choice in rows:
        where = [stand[_district(choice) - 1]] if _district(choice) and stand else []
        grid.add_row(str(choice.number), choice.label, f"[{choice.notation}]", *where)
    return grid


def chosen(offered: list[Choice], answer: str, match: Match) -> int:
    """The action that an answer means: a number of the list, or a notation."""
    if answer.isascii() and answer.isdecimal():
        digits = answer.lstrip("0")[:9]
        if not digits or int(digits) > len(offered):
            raise IllegalActionError("choice-out-of-range", given=answer[:20], last=len(offered))
        return offered[int(digits) - 1].action
    return match.number(answer)


def near(offered: list[Choice], answer: str) -> list[Choice]:
    """Choices that somebody may have meant: every word of the answer is in their label or notation."""
    wanted = answer.lower().split()
    texts = [(choice, f"{choice.label} {choice.notation}".lower()) for choice in offered]
    return [choice for choice, text in texts if all(word in text for word in wanted)]
