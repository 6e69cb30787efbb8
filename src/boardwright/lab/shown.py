"""Markdown tables of results, for notebooks."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.lab.intervals import Interval


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Format a table: text on the left, figures on the right.

    >>> print(table(["bot", "wins"], [["greedy", "7"]]))
    | bot | wins |
    |---|---:|
    | greedy | 7 |
    """
    lines = ["| " + " | ".join(cells) + " |" for cells in (heads, *rows)]
    return "\n".join([lines[0], "|---" + "|---:" * (len(heads) - 1) + "|", *lines[1:]])


def share(value: float, interval: Interval) -> str:
    """Format a share with its interval.

    >>> share(0.5, (0.25, 0.75))
    '50.0 % (25.0 – 75.0)'
    """
    low, high = (100 * end for end in interval)
    return f"{100 * value:.1f} % ({low:.1f} – {high:.1f})"
