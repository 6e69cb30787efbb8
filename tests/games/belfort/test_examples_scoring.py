"""The worked examples of scoring, printed (13.1) and derived (13.2), with their numbers.

Red, Blue, Yellow and Purple are the seats 0 to 3.
"""

import pytest

from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.scoring import ranking, score_month
from boardwright.games.belfort.terms import Building
from tests.games.belfort.setting import goods, mark, table, workers

RED, BLUE = range(2)
ORDINARY = ("pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "library")


def points_for_markers(*counts, district=1):
    """Markers of every seat in one district, each on a site of its own; the points that they score."""
    state = table(len(counts))
    sites = iter(
        [*(f"site {name} {district}" for name in ORDINARY), f"wall {district} 1", f"wall {district} 2"]
    )
    for seat, count in enumerate(counts):
        for _ in range(count):
            mark(state, seat, next(sites))
    state.round = 3
    score_month(state, None)
    return [points[f"district-{district}"] for points in GAME.points(state)]


def with_peoples(elves=(0, 0, 0, 0), dwarves=(0, 0, 0, 0), gnomes=(0, 0, 0, 0)):
    """The third month is scored with so many elves, dwarves and gnomes in play."""
    state = table(4)
    for seat, player in enumerate(state.players):
        workers(state, seat, elf=elves[seat], dwarf=dwarves[seat])
        player.gnomes[Building.INN] = gnomes[seat]
    state.round = 3
    score_month(state, None)
    return GAME.points(state)


@pytest.mark.example("13.1.19")
@pytest.mark.rule("scoring.tie.below")
def test_district_four_two_two_one():
    assert points_for_markers(1, 4, 2, 2) == [0, 5, 1, 1]


@pytest.mark.example("13.1.20")
@pytest.mark.rule("scoring.kinds")
def test_elves_five_four_three_three():
    points = with_peoples(elves=(5, 3, 4, 3))
    assert [seat["elves"] for seat in points] == [3, 0, 1, 0]


@pytest.mark.example("13.1.21")
@pytest.mark.rule("scoring.tie")
def test_dwarves_five_five_four_three():
    points = with_peoples(dwarves=(3, 4, 5, 5))
    assert [seat["dwarves"] for seat in points] == [0, 0, 1, 1]


@pytest.mark.example("13.1.22")
@pytest.mark.rule("scoring.tie.one-place")
def test_gnomes_three_two_two_two():
    points = with_peoples(gnomes=(2, 3, 2, 2))
    assert [seat["gnomes"] for seat in points] == [0, 3, 0, 0]


@pytest.mark.example("13.1.23")
@pytest.mark.rule("scoring.sum")
def test_the_three_rankings_add_up():
    points = with_peoples(elves=(5, 3, 4, 3), dwarves=(3, 4, 5, 5), gnomes=(2, 3, 2, 2))
    assert [sum(seat.values()) for seat in points] == [3, 3, 2, 1]


@pytest.mark.example("13.2.D1")
@pytest.mark.rule("ruling.12.2.3")
def test_district_three_three_three_one():
    assert points_for_markers(3, 3, 3, 1) == [3, 3, 3, 1]


@pytest.mark.example("13.2.D2")
@pytest.mark.rule("ruling.12.2.2")
def test_district_three_three_one_one():
    assert points_for_markers(3, 3, 1, 1) == [3, 3, 0, 0]


@pytest.mark.example("13.2.D3")
@pytest.mark.rule("scoring.districts.three")
def test_district_of_three_players_four_two_one():
    assert points_for_markers(4, 2, 1) == [5, 3, 0]


@pytest.mark.example("13.2.D4")
@pytest.mark.rule("scoring.tie")
def test_district_of_three_players_three_one_one():
    assert points_for_markers(3, 1, 1) == [5, 0, 0]


@pytest.mark.example("13.2.D5")
@pytest.mark.rule("ruling.12.2.1")
def test_district_with_no_markers():
    assert points_for_markers(0, 0, 0, 0) == [0, 0, 0, 0]


@pytest.mark.example("13.2.D14")
@pytest.mark.rule("end.tie-break")
def test_three_wood_one_metal_and_two_gold_beat_six_gold():
    state = table(2)
    goods(state, RED, wood=3, metal=1, gold=2)
    goods(state, BLUE, gold=6)
    assert ranking(state) == [1, 2]
