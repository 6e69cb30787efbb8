"""Confidence intervals: 95 % intervals of shares and means."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, TypeAlias

Interval: TypeAlias = "tuple[float, float]"

Z: Final = 1.959964


def of_share(count: float, total: int) -> Interval:
    """Compute Wilson's score interval of a share; the count may be a fraction.

    >>> [round(end, 3) for end in of_share(8, 10)]
    [0.49, 0.943]
    """
    share = count / total
    shrink = 1 + Z * Z / total
    middle = (share + Z * Z / (2 * total)) / shrink
    half = Z * sqrt(share * (1 - share) / total + Z * Z / (4 * total * total)) / shrink
    return (max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def of_mean(values: Sequence[float]) -> Interval | None:
    """Compute the normal interval of a mean; None for fewer than two values, which have no spread."""
    if len(values) < 2:
        return None
    half = Z * stdev(values) / sqrt(len(values))
    return (fmean(values) - half, fmean(values) + half)
