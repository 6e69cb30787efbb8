"""Phase 5: scoring, and the end of the game."""

import pytest

from boardwright.core.events import Log
from boardwright.games.belfort.events import ScoredDistrict, ScoredPeople, ScoringBegins
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.scoring import pieces_of, rank_points, score_month, season_of
from boardwright.games.belfort.terms import Building, Guild, People, Season, Worker
from tests.games.belfort.setting import built, mark, table, workers

DISTRICT = (5, 3, 1)
PEOPLE = (3, 1, 0)


def scored(state, month=3):
    """Hold a scoring; returns the events."""
    state.round = month
    log = Log()
    score_month(state, log)
    return log.events


def points(state, source):
    return [GAME.points(state)[seat][source] for seat in range(state.seats)]


def same_workers(state):
    """Nobody has workers, so that only districts and gnomes give points."""
    for seat in range(state.seats):
        workers(state, seat)
    return state


# ---- Ranking


@pytest.mark.rule("scoring.districts", "scoring.tie", "scoring.tie.below")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([4, 3, 2, 1], [5, 3, 1, 0]),
        ([1, 2, 3, 4], [0, 1, 3, 5]),
        ([9, 1, 5, 2, 3], [5, 0, 3, 0, 1]),
        ([4, 2, 2, 1], [5, 1, 1, 0]),
        ([3, 3, 2, 1], [3, 3, 1, 0]),
        ([2, 2, 1], [3, 3, 1]),
        ([3, 2, 1, 1], [5, 3, 0, 0]),
        ([1, 2, 1, 3], [0, 3, 0, 5]),
    ],
)
def test_tied_players_get_the_next_lower_place_and_everyone_below_moves_down_one(counts, expected):
    assert rank_points(counts, DISTRICT, False) == expected


@pytest.mark.rule("scoring.tie.one-place", "ruling.12.2.3")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([3, 3, 3, 1], [3, 3, 3, 1]),
        ([2, 2, 2, 2], [3, 3, 3, 3]),
        ([1, 1, 1, 1, 1], [3, 3, 3, 3, 3]),
        ([4, 2, 2, 2], [5, 1, 1, 1]),
        ([4, 2, 2, 2, 1], [5, 1, 1, 1, 0]),
        ([2, 3, 3, 3, 1], [1, 3, 3, 3, 0]),
    ],
)
def test_a_tie_drops_by_one_place_however_many_share_it(counts, expected):
    assert rank_points(counts, DISTRICT, False) == expected


@pytest.mark.rule("ruling.12.2.2")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [([3, 3, 1, 1], [3, 3, 0, 0]), ([2, 2, 1, 1, 1], [3, 3, 0, 0, 0]), ([5, 3, 3, 1, 1], [5, 1, 1, 0, 0])],
)
def test_two_ties_in_one_ranking_add_up(counts, expected):
    assert rank_points(counts, DISTRICT, False) == expected


@pytest.mark.rule("ruling.12.2.2")
def test_the_drop_of_two_ties_shows_with_more_places():
    assert rank_points([3, 3, 2, 2, 1], (9, 7, 5, 3, 1), False) == [7, 7, 3, 3, 1]


@pytest.mark.rule("scoring.kinds", "scoring.tie", "scoring.tie.one-place")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([5, 4, 3, 3], [3, 1, 0, 0]),
        ([5, 5, 4, 3], [1, 1, 0, 0]),
        ([3, 2, 2, 2], [3, 0, 0, 0]),
        ([3, 3, 3], [1, 1, 1]),
        ([6, 3, 4], [3, 0, 1]),
    ],
)
def test_peoples_give_three_points_for_first_and_one_for_second_place(counts, expected):
    assert rank_points(counts, PEOPLE, False) == expected


@pytest.mark.rule("ruling.12.2.1")
@pytest.mark.parametrize(
    ("counts", "expected", "with_nothing"),
    [
        ([2, 0, 0], [5, 0, 0], [5, 1, 1]),
        ([0, 1, 0, 2], [0, 3, 0, 5], [0, 3, 0, 5]),
        ([2, 1, 0], [5, 3, 0], [5, 3, 1]),
        ([0, 0, 0], [0, 0, 0], [3, 3, 3]),
    ],
)
def test_only_counts_of_one_or_more_are_ranked_unless_the_switch_says_otherwise(
    counts, expected, with_nothing
):
    assert rank_points(counts, DISTRICT, False) == expected
    assert rank_points(counts, DISTRICT, True) == with_nothing


# ---- Districts


@pytest.mark.rule("scoring.districts")
@pytest.mark.parametrize("seats", [4, 5])
def test_markers_in_a_district_give_five_three_and_one_points(seats):
    state = same_workers(table(seats))
    mark(state, 0, "site pub 2")
    mark(state, 3, "site keep 2", "wall 2 1", "guild masons")
    mark(state, 1, "site inn 2", "gate 2 district 2", "gate 1 district 2")
    mark(state, 2, "wall 2 2", "site bank 2")
    events = scored(state)
    assert points(state, "district-2")[:4] == [0, 3, 1, 5]
    assert GAME.scores(state)[:4] == [0, 3, 1, 5]
    assert events == [
        ScoringBegins(Season.SPRING),
        ScoredDistrict(1, 2, 3, 3),
        ScoredDistrict(2, 2, 2, 1),
        ScoredDistrict(3, 2, 4, 5),
    ]


@pytest.mark.rule("scoring.districts", "scoring.sum")
def test_each_district_is_ranked_on_its_own_and_the_points_add_up():
    state = same_workers(table(3))
    mark(state, 0, "site pub 1", "site pub 3", "wall 3 1", "gate 5 district 5")
    mark(state, 1, "site keep 1", "site inn 3", "wall 5 2", "wall 5 1")
    mark(state, 2, "guild recruiters")
    scored(state)
    assert [points(state, f"district-{district}") for district in (1, 2, 3, 4, 5)] == [
        [3, 5, 0],
        [0, 0, 0],
        [5, 3, 0],
        [0, 0, 5],
        [3, 5, 0],
    ]
    assert GAME.scores(state) == [11, 13, 5]


@pytest.mark.rule("scoring.districts.three")
def test_with_three_players_the_third_place_gives_nothing():
    state = same_workers(table(3))
    mark(state, 0, "site pub 1", "site inn 1", "site keep 1")
    mark(state, 1, "wall 1 1", "wall 1 2")
    mark(state, 2, "site bank 1")
    scored(state)
    assert points(state, "district-1") == [5, 3, 0]


@pytest.mark.rule("scoring.districts.three")
def test_with_three_players_a_tie_for_second_gives_nothing():
    state = same_workers(table(3))
    mark(state, 0, "site pub 1", "site inn 1")
    mark(state, 1, "wall 1 1")
    mark(state, 2, "site bank 1")
    scored(state)
    assert points(state, "district-1") == [5, 0, 0]


@pytest.mark.rule("ruling.12.2.1")
def test_a_district_without_markers_scores_for_nobody_and_gnomes_only_for_their_owners():
    state = same_workers(table(4))
    assert scored(state) == [ScoringBegins(Season.SPRING)]
    assert GAME.scores(state) == [0, 0, 0, 0]


@pytest.mark.rule("ruling.12.2.1")
def test_with_the_switch_players_without_markers_or_gnomes_take_places():
    state = same_workers(table(4, rank_nothing=True))
    mark(state, 2, "site pub 1")
    built(state, 1, "pub", gnomes=True)
    events = scored(state)
    assert points(state, "district-1") == [1, 1, 5, 1]
    assert points(state, "district-2") == [3, 3, 3, 3]
    assert points(state, "gnomes") == [0, 3, 0, 0]
    assert points(state, "elves") == [1, 1, 1, 1]
    assert ScoredDistrict(0, 1, 0, 1) in events


# ---- Elves, dwarves, gnomes


@pytest.mark.rule("scoring.kinds", "scoring.sum")
def test_elves_dwarves_and_gnomes_are_ranked_and_all_points_are_added_to_the_score():
    state = table(4)
    for seat, (elves, dwarves) in enumerate(((5, 3), (3, 4), (4, 5), (3, 5))):
        workers(state, seat, elf=elves, dwarf=dwarves)
    built(state, 0, "pub", "pub", gnomes=True)
    built(state, 1, "bank", "market", gnomes=True)
    built(state, 2, "inn", "tower", gnomes=True)
    built(state, 3, "library", "gardens", gnomes=True)
    state.players[0].points = (1, 0, 0, 0, 0, 0, 0, 0, -2)
    events = scored(state)
    assert points(state, "elves") == [3, 0, 1, 0]
    assert points(state, "dwarves") == [0, 0, 1, 1]
    assert points(state, "gnomes") == [0, 3, 0, 0]
    assert GAME.scores(state) == [2, 3, 2, 1]
    assert events == [
        ScoringBegins(Season.SPRING),
        ScoredPeople(0, People.ELVES, 5, 3),
        ScoredPeople(2, People.ELVES, 4, 1),
        ScoredPeople(2, People.DWARVES, 5, 1),
        ScoredPeople(3, People.DWARVES, 5, 1),
        ScoredPeople(1, People.GNOMES, 3, 3),
    ]


@pytest.mark.rule("scoring.kinds.workers")
def test_masters_count_as_one_and_the_reserve_not_at_all():
    state = table(3)
    workers(state, 0, master_elf=2, master_dwarf=2)
    workers(state, 1, elf=3, dwarf=3)
    workers(state, 2, elf=1, dwarf=1)
    scored(state)
    assert (points(state, "elves"), points(state, "dwarves")) == ([1, 3, 0], [1, 3, 0])


@pytest.mark.rule("scoring.kinds.workers")
def test_a_worker_counts_wherever_it_stands():
    state = table(3)
    workers(state, 0, elf=1, dwarf=5)
    workers(state, 1, elf=4, dwarf=4)
    workers(state, 2, elf=3, dwarf=2)
    state.players[0].idle = [0, 0, 1, 0]
    state.guild_worker[Guild.MINERS] = 0 * 4 + Worker.ELF
    state.players[0].on_cards = (2 * 4 + Worker.DWARF,)
    state.desk = (0 * 4 + Worker.DWARF,)
    state.camp = (0 * 4 + Worker.DWARF,)
    scored(state)
    assert (points(state, "elves"), points(state, "dwarves")) == ([0, 3, 1], [3, 1, 0])


@pytest.mark.rule("scoring.kinds.gnomes")
def test_gnomes_count_on_built_cards_only_and_both_of_a_market():
    state = same_workers(table(4))
    built(state, 0, "market", gnomes=True)
    built(state, 1, "pub", "keep", "gatehouse", "inn")
    state.players[1].gnomes[Building.INN] = 1
    built(state, 2, "library", "bank", "blacksmith", gnomes=True)
    scored(state)
    assert points(state, "gnomes") == [1, 0, 3, 0]


def test_the_pieces_of_a_player_are_counted_by_kind_in_all_places():
    state = table(3)
    workers(state, 1, elf=1, master_dwarf=1)
    player = state.players[1]
    player.areas = (1, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 1)
    player.on_cards = (0 * 4 + Worker.MASTER_ELF, 4 * 4 + Worker.DWARF)
    state.guild_worker[Guild.MINERS] = 1 * 4 + Worker.ELF
    state.guild_worker[Guild.MASONS] = 0 * 4 + Worker.ELF
    state.guild_worker[Guild.BANKERS] = 2 * 4 + Worker.MASTER_DWARF
    state.desk = (1 * 4 + Worker.DWARF, 0 * 4 + Worker.DWARF)
    state.camp = (2 * 4 + Worker.ELF, 1 * 4 + Worker.MASTER_DWARF)
    assert pieces_of(state, 1) == [3, 2, 4, 3]
    assert pieces_of(state, 0) == [4, 0, 4, 0]


# ---- When


@pytest.mark.rule("round.scoring", "scoring.sum")
@pytest.mark.parametrize(("month", "score"), [(1, 0), (2, 0), (3, 5), (4, 0), (5, 5), (6, 0), (7, 5)])
def test_months_three_five_and_seven_are_scored(month, score):
    state = same_workers(table(3))
    mark(state, 1, "wall 4 2")
    scored(state, month)
    assert GAME.scores(state) == [0, score, 0]


@pytest.mark.rule("scoring.sum")
def test_the_points_of_later_scorings_are_added():
    state = same_workers(table(3))
    mark(state, 1, "wall 4 2")
    events = [scored(state, month)[0] for month in (3, 5, 7)]
    assert events == [ScoringBegins(season) for season in Season]
    assert points(state, "district-4") == [0, 15, 0]


@pytest.mark.parametrize(
    ("month", "season"),
    [
        (1, Season.SPRING),
        (3, Season.SPRING),
        (4, Season.SUMMER),
        (5, Season.SUMMER),
        (6, Season.AUTUMN),
        (7, Season.AUTUMN),
    ],
)
def test_the_seasons_of_the_months(month, season):
    assert season_of(month) == season


def test_scoring_works_without_a_log():
    state = table(3)
    mark(state, 1, "wall 4 2")
    state.round = 3
    score_month(state, None)
    assert GAME.scores(state) == [2, 7, 2]


# ---- Two players


@pytest.mark.rule("two.scoring.districts", "two.neutral")
def test_with_two_players_districts_give_five_three_one_and_neutral_players_take_places():
    state = same_workers(table(2))
    mark(state, 2, "site pub 1", "site inn 1", "site bank 1")
    mark(state, 0, "wall 1 1", "wall 1 2")
    mark(state, 1, "site tower 1")
    mark(state, 3, "site keep 2", "site pub 2")
    mark(state, 2, "site bank 2", "site inn 2")
    mark(state, 1, "wall 2 1", "wall 2 2")
    events = scored(state)
    assert (points(state, "district-1"), points(state, "district-2")) == ([3, 1], [0, 1])
    assert events == [
        ScoringBegins(Season.SPRING),
        ScoredDistrict(0, 1, 2, 3),
        ScoredDistrict(1, 1, 1, 1),
        ScoredDistrict(1, 2, 2, 1),
    ]
    assert GAME.scores(state) == [3, 2]


@pytest.mark.rule("two.scoring.workers")
@pytest.mark.parametrize(
    ("mine", "yours", "expected"),
    [
        (5, 3, [3, 0]),
        (4, 3, [1, 0]),
        (5, 4, [3, 0]),
        (6, 5, [3, 1]),
        (5, 5, [1, 1]),
        (4, 4, [1, 1]),
        (3, 3, [0, 0]),
    ],
)
def test_each_neutral_player_is_ranked_with_four_elves_and_four_dwarves(mine, yours, expected):
    state = table(2)
    workers(state, 0, elf=mine, dwarf=yours)
    workers(state, 1, elf=yours, dwarf=mine)
    scored(state)
    assert (points(state, "elves"), points(state, "dwarves")) == (expected, expected[::-1])


@pytest.mark.rule("ruling.12.2.1", "two.neutral")
@pytest.mark.parametrize("rank_nothing", [False, True])
def test_neutral_players_are_never_in_the_gnome_ranking(rank_nothing):
    state = table(2, rank_nothing=rank_nothing)
    built(state, 0, "market", gnomes=True)
    built(state, 1, "pub", gnomes=True)
    scored(state)
    assert points(state, "gnomes") == [3, 1]


@pytest.mark.rule("ruling.12.2.1")
@pytest.mark.parametrize(("rank_nothing", "expected"), [(False, [0, 0]), (True, [1, 1])])
def test_with_the_switch_two_players_without_gnomes_tie_for_first(rank_nothing, expected):
    state = table(2, rank_nothing=rank_nothing)
    scored(state)
    assert points(state, "gnomes") == expected
