"""Intervals of shares and means."""

import pytest

from boardwright.lab import intervals


def test_wilson_interval_of_a_published_example() -> None:
    assert intervals.of_share(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)


@pytest.mark.parametrize(("count", "total"), [(0, 5), (4, 4), (5, 5), (2.5, 5), (1, 1)])
def test_an_interval_holds_its_share_and_stays_between_nothing_and_all(count: float, total: int) -> None:
    low, high = intervals.of_share(count, total)
    assert 0 <= low <= count / total <= high <= 1


def test_more_games_give_a_narrower_interval() -> None:
    few, many = intervals.of_share(5, 10), intervals.of_share(500, 1000)
    assert many[1] - many[0] < few[1] - few[0]


def test_the_interval_of_a_mean_lies_around_it() -> None:
    assert intervals.of_mean([1, 2, 3, 4]) == pytest.approx((1.2348, 3.7652), abs=5e-5)


def test_one_value_tells_nothing_of_the_spread() -> None:
    assert intervals.of_mean([7]) is None
