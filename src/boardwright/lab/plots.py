"""Plots for reports, as SVG for a page: distributions, shares with intervals, bars, boxes.

Texts come from the caller. matplotlib is optional and is imported only here, without its windows.
"""

from __future__ import annotations

import io
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final, TypeAlias

Point: TypeAlias = "tuple[float, float, float] | None"

INK: Final = "#2a1f1a"
SOFT: Final = "#6b5b4f"
HAIR: Final = "#d9c8ae"
MAX_BINS: Final = 30
ROW: Final = 0.23
SETTINGS: Final = MappingProxyType(
    {
        "svg.fonttype": "none",
        "svg.hashsalt": "boardwright",
        "font.family": ["DejaVu Sans"],
        "font.size": 9.5,
        "text.color": INK,
        "axes.edgecolor": INK,
        "axes.labelcolor": SOFT,
        "axes.linewidth": 1.4,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "xtick.color": INK,
        "ytick.color": INK,
        "xtick.major.width": 1.2,
        "ytick.major.width": 1.2,
        "grid.color": HAIR,
        "grid.linewidth": 0.8,
        "legend.frameon": False,
    }
)


@dataclass(frozen=True)
class Look:
    """The two colours of a game: the first for the main series of a plot, the second for the other one."""

    first: str
    second: str


PLAIN: Final = Look("#8f3a22", "#38506a")


@dataclass(frozen=True)
class Values:
    """A named series of numbers: one distribution, or one bar for each row."""

    name: str
    numbers: Sequence[float]


@dataclass(frozen=True)
class Points:
    """A named series of shares with intervals, one for each row (None if absent), and the expected share."""

    name: str
    shares: Sequence[Point]
    expected: float | None = None


@cache
def _matplotlib() -> Any:
    return import_module("matplotlib")


def distribution(look: Look, many: Sequence[Values], axis: str, note: str = "") -> str:
    """Plot histograms over the same bins: the first filled, a second one as an outline over it.

    Each is drawn in shares of its own numbers, so that a small series can be compared with a large one.
    """
    edges = bins([number for values in many for number in values.numbers])
    with _matplotlib().rc_context(dict(SETTINGS)):
        figure, axes = _sheet(5.2, 2.9)
        for place, values in enumerate(many):
            weights = [1 / len(values.numbers)] * len(values.numbers)
            colour = look.first if place == 0 else look.second
            form = {"facecolor": colour, "alpha": 0.82} if place == 0 else {"fill": False, "linewidth": 2.2}
            kind = "stepfilled" if place == 0 else "step"
            axes.hist(values.numbers, edges, weights=weights, histtype=kind, edgecolor=colour,
                      label=values.name, **form)  # fmt: skip
            mean = sum(values.numbers) / len(values.numbers)
            axes.axvline(mean, color=INK if place == 0 else colour, linewidth=1.3, linestyle=(0, (4, 3)))
        axes.yaxis.set_major_formatter(_percent())
        axes.yaxis.set_major_locator(_ticker().MaxNLocator(6, steps=[1, 2, 5, 10]))
        axes.grid(axis="y")
        axes.set_axisbelow(True)
        axes.set_xlabel(axis)
        _legend(axes, len(many), 1.0)
        return _svg(figure, note or axis)


def bins(numbers: Sequence[float]) -> list[float]:
    """Return the edges of bins of a whole width, at most thirty of them, so that whole numbers fall evenly.

    >>> bins([3, 4, 9])
    [2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5]
    """
    low, high = math.floor(min(numbers)), math.ceil(max(numbers))
    width = max(1, math.ceil((high - low + 1) / MAX_BINS))
    count = math.ceil((high - low + 1) / width)
    return [low - 0.5 + width * step for step in range(count + 1)]


def shares(look: Look, names: Sequence[str], many: Sequence[Points], axis: str) -> str:
    """Plot one row for each name: a dot at the share, a line over its interval, dashes at the expected."""
    with _matplotlib().rc_context(dict(SETTINGS)):
        figure, axes = _sheet(5.2, 0.75 + (ROW * len(names) + 0.25) * (1.0 if len(many) == 1 else 1.45))
        for place, points in enumerate(many):
            colour = look.first if place == 0 else look.second
            shift = 0.0 if len(many) == 1 else (-0.19, 0.19)[place]
            _dots(axes, points, colour, shift, "os"[place])
            if points.expected is not None:
                line = INK if place == 0 else colour
                axes.axvline(points.expected, color=line, linewidth=1.3, linestyle=(0, (4, 3)), zorder=1)
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.tick_params(axis="y", length=0)
        axes.spines["left"].set_visible(False)
        low, high = axes.get_xlim()
        axes.set_xlim(max(0.0, low), min(1.02, high))
        axes.xaxis.set_major_formatter(_percent())
        axes.xaxis.set_major_locator(_ticker().MaxNLocator(7, steps=[1, 2, 5, 10]))
        axes.grid(axis="x")
        axes.grid(axis="y", linewidth=0.5)
        axes.set_xlabel(axis)
        _legend(axes, len(many), 1.0)
        return _svg(figure, axis)


def _dots(axes: Any, points: Points, colour: str, shift: float, marker: str) -> None:
    found = [(row + shift, point) for row, point in enumerate(points.shares) if point is not None]
    rows = [row for row, _ in found]
    values = [point[0] for _, point in found]
    arms = [[point[0] - point[1] for _, point in found], [point[2] - point[0] for _, point in found]]
    axes.errorbar(values, rows, xerr=arms, fmt=marker, color=colour, markersize=5.2, elinewidth=2.0,
                  capsize=0, label=points.name, zorder=3)  # fmt: skip


def bars(look: Look, names: Sequence[str], many: Sequence[Values], axis: str) -> str:
    """Plot one bar for each name, with its number behind it."""
    with _matplotlib().rc_context(dict(SETTINGS)):
        figure, axes = _sheet(5.2, 0.75 + 0.34 * len(names) * max(1, 0.8 * len(many)))
        thickness = 0.72 / len(many)
        for place, values in enumerate(many):
            colour = look.first if place == 0 else look.second
            rows = [row - 0.36 + thickness * (place + 0.5) for row in range(len(names))]
            drawn = axes.barh(rows, values.numbers, thickness * 0.92, color=colour, label=values.name)
            texts = [f"{number:.1f}" for number in values.numbers]
            axes.bar_label(drawn, texts, padding=4, color=INK, fontsize=9)
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.margins(x=0.14)
        axes.tick_params(axis="y", length=0)
        axes.set_xlabel(axis)
        _legend(axes, len(many), 1.0)
        return _svg(figure, axis)


def boxes(look: Look, names: Sequence[str], many: Sequence[Sequence[Values]], axis: str) -> str:
    """Plot one box for each name: the middle half, a stroke at the median, whiskers over nine tenths.

    A second series is drawn below the first.
    """
    with _matplotlib().rc_context(dict(SETTINGS)):
        figure, axes = _sheet(5.2, 0.75 + 0.46 * len(names) * (1.0 if len(many) == 1 else 1.4))
        for place, rows in enumerate(many):
            colour = look.first if place == 0 else look.second
            shift = 0.0 if len(many) == 1 else (-0.2, 0.2)[place]
            drawn = axes.boxplot(
                [values.numbers for values in rows],
                positions=[row + shift for row in range(len(rows))],
                widths=0.56 if len(many) == 1 else 0.34,
                whis=(5, 95),
                orientation="horizontal",
                patch_artist=True,
                showfliers=False,
                boxprops={"facecolor": colour, "edgecolor": INK, "linewidth": 1.3},
                medianprops={"color": "#fffaf0", "linewidth": 2.2},
                whiskerprops={"color": INK, "linewidth": 1.3},
                capprops={"color": INK, "linewidth": 1.3},
                manage_ticks=False,
            )
            drawn["boxes"][0].set_label(rows[0].name)
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.tick_params(axis="y", length=0)
        axes.grid(axis="x")
        axes.set_axisbelow(True)
        axes.set_xlabel(axis)
        _legend(axes, len(many), 1.0)
        return _svg(figure, axis)


def _sheet(width: float, height: float) -> tuple[Any, Any]:
    """Return a new figure and its axes; without pyplot nothing is kept, and no window is ever opened."""
    figure = import_module("matplotlib.figure").Figure(figsize=(width, height), layout="constrained")
    return figure, figure.add_subplot()


def _ticker() -> Any:
    return import_module("matplotlib.ticker")


def _percent() -> Any:
    return _ticker().PercentFormatter(1.0, decimals=0, symbol=" %")


def _legend(axes: Any, count: int, height: float) -> None:
    if count > 1:
        axes.legend(loc="lower right", bbox_to_anchor=(1.0, height), ncols=count, borderaxespad=0.2)


def _svg(figure: Any, title: str) -> str:
    """Render a plot as an element of a page: transparent, as wide as the page allows."""
    text = io.StringIO()
    figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    drawing = text.getvalue()
    drawing = re.sub(r"<metadata>.*?</metadata>", "", drawing[drawing.index("<svg") :], flags=re.DOTALL)
    label = title.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return drawing.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1).strip()
