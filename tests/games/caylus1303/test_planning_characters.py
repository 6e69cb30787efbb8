"""Phase 1 with Early Riser, Night Worker and Journeyman."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.actions import DECLINE, PLACE, PLACE_SITE
from boardwright.games.caylus1303.events import (
    Delivered,
    Goods,
    Joined,
    NotEarly,
    OwnerGained,
    Placed,
    PlacedOnSite,
)
from boardwright.games.caylus1303.phases.delivery import deliver_in_order
from boardwright.games.caylus1303.phases.planning import (
    PlaceEarly,
    ask_early_riser,
    can_join,
    open_planning,
    surcharge,
)
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.terms import Tile
from tests.games.caylus1303.setting import (
    asked,
    at,
    build,
    goods,
    held,
    legal,
    number,
    on_board,
    play,
    pool,
    residence,
    score,
    table,
    why_not,
    worker,
    workers_of,
)


def early(seat=0, workers=6, first=0, seats=3):
    """A seat owns the Early Riser and has so many workers as Planning begins."""
    state = table(seats)
    held(state, seat, "early-riser")
    pool(state, seat, workers)
    state.first = first
    return at(state, ask_early_riser)


def journeyman(seats=3, workers=6):
    """Seat 0 owns the Journeyman; the others have workers on the Toll and the Lawyer; seat 0 is next."""
    state = table(seats)
    held(state, 0, "journeyman")
    pool(state, 0, workers)
    worker(state, 1, "toll")
    worker(state, seats - 1, "lawyer")
    return at(state, open_planning)


# ---- Early Riser


@pytest.mark.rule("character.early-riser", "character.early-riser.cost")
def test_the_early_risers_owner_may_place_a_worker_before_the_first_turn_and_returns_another():
    state = early(2)
    assert asked(state) == "PlaceEarly 2"
    assert play(state, "place farm-1") == [Placed(2, Tile.FARM_1, 1)]
    assert (workers_of(state, 2), state.workers[Tile.FARM_1]) == ((4, 10), 2)
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("character.early-riser", "character.choice")
def test_the_early_risers_owner_may_leave_it():
    state = early(2)
    assert play(state, "decline") == [NotEarly(2)]
    assert (workers_of(state, 2), asked(state)) == ((6, 9), "PlaceWorker 0")


@pytest.mark.rule("character.early-riser.cost")
@pytest.mark.parametrize(
    ("workers", "question"), [(0, "PlaceWorker 0"), (1, "PlaceWorker 0"), (2, "PlaceEarly 0")]
)
def test_the_early_placement_needs_two_workers(workers, question):
    assert asked(early(0, workers)) == question


def test_the_price_of_the_early_placement_comes_from_the_tables():
    state = table(2, tables={"early_riser.returns": 3})
    held(state, 0, "early-riser")
    pool(state, 0, 4)
    at(state, ask_early_riser)
    assert play(state, "place toll") == [Placed(0, Tile.TOLL, 3)]
    assert workers_of(state, 0) == (0, 14)


@pytest.mark.rule("character.early-riser.site")
def test_the_early_worker_may_go_on_the_construction_site():
    state = early(1)
    assert legal(state)[-1] == "place site"
    assert play(state, "place site") == [PlacedOnSite(1, 1, 1)]
    assert (state.queue, workers_of(state, 1)) == ((1,), (4, 10))


@pytest.mark.rule("character.early-riser.turn")
def test_the_early_placement_is_no_turn_and_nobody_passes_with_it():
    state = early(0, first=1)
    assert (legal(state)[0], "pass" in legal(state), len(legal(state))) == ("decline", False, 16)
    assert why_not(state, "pass") == Reason("not-now")
    play(state, "place toll")
    assert (asked(state), state.turn, state.passed) == ("PlaceWorker 1", 1, ())
    play(state, "place farm-1", "place farm-2")
    assert (asked(state), workers_of(state, 0)) == ("PlaceWorker 0", (4, 10))


@pytest.mark.rule("character.early-riser.turn", "ruling.10.56")
def test_an_early_riser_who_is_first_player_places_twice_in_a_row_on_two_places():
    state = early(0)
    play(state, "place toll")
    assert asked(state) == "PlaceWorker 0"
    assert why_not(state, "place toll") == Reason("own-worker-there", tile=Tile.TOLL)
    assert play(state, "place farm-1") == [Placed(0, Tile.FARM_1, 0)]
    assert (workers_of(state, 0), asked(state)) == ((3, 10), "PlaceWorker 1")


@pytest.mark.rule("ruling.10.56")
def test_an_early_riser_on_the_site_does_not_go_there_again():
    state = early(0)
    play(state, "place site")
    assert why_not(state, "place site") == Reason("on-site-already")


@pytest.mark.rule("ruling.10.20")
def test_the_owner_at_the_start_of_planning_places_early():
    state = table(3)
    held(state, 0, "early-riser")
    held(state, 2, "early-riser")
    assert asked(at(state, ask_early_riser)) == "PlaceEarly 2"


@pytest.mark.rule("ruling.10.20")
def test_an_early_riser_on_the_board_or_in_the_box_places_nobody():
    state = table(3)
    assert asked(at(state, ask_early_riser)) == "PlaceWorker 0"
    state = table(3)
    on_board(state, "early-riser")
    assert asked(at(state, ask_early_riser)) == "PlaceWorker 0"


def test_the_early_placement_offers_every_place_or_none_and_says_what_is_no_place():
    state = table(3)
    held(state, 0, "early-riser")
    residence(state, 1, "sawmill")
    at(state, ask_early_riser)
    assert list(PlaceEarly(1).offers()) == [DECLINE, *range(PLACE, PLACE_SITE + 1)]
    assert why_not(state, "place sawmill") == Reason("tile-is-residence", tile=Tile.SAWMILL)
    assert why_not(state, "place market-2") == Reason("tile-not-on-road", tile=Tile.MARKET_2)
    assert why_not(state, "use") == Reason("not-now")
    pool(state, 1, 1)
    assert PlaceEarly(1).why_not(state, PLACE) == Reason("workers-missing", count=1)


def test_the_early_placement_works_without_a_log():
    state = early(0)
    GAME.apply(state, number("decline"))
    assert asked(state) == "PlaceWorker 0"


# ---- Night Worker


@pytest.mark.rule("character.night-worker", "character.automatic")
@pytest.mark.example("11.T5")
def test_the_night_workers_owner_places_the_last_worker_after_a_pass():
    state = table(3)
    held(state, 1, "night-worker")
    pool(state, 1, 1)
    at(state, open_planning)
    play(state, "pass")
    assert len(legal(state)) == 16
    assert play(state, "place toll") == [Placed(1, Tile.TOLL, 0)]
    assert workers_of(state, 1) == (0, 14)


@pytest.mark.rule("character.night-worker")
def test_the_night_worker_frees_its_owner_only_and_on_the_site_too():
    state = table(3)
    held(state, 1, "night-worker")
    at(state, open_planning)
    play(state, "pass")
    assert [surcharge(state, seat) for seat in range(3)] == [1, 0, 1]
    assert play(state, "place site", "place toll") == [PlacedOnSite(1, 1, 0), Placed(2, Tile.TOLL, 1)]


@pytest.mark.rule("character.night-worker.early")
def test_the_night_worker_does_not_lower_the_price_of_the_early_placement():
    state = table(3)
    held(state, 0, "early-riser", "night-worker")
    pool(state, 0, 2)
    at(state, ask_early_riser)
    assert play(state, "place toll") == [Placed(0, Tile.TOLL, 1)]
    assert workers_of(state, 0) == (0, 14)


@pytest.mark.rule("character.night-worker.early")
def test_with_one_worker_the_night_worker_makes_no_early_placement():
    state = table(3)
    held(state, 0, "early-riser", "night-worker")
    pool(state, 0, 1)
    assert asked(at(state, ask_early_riser)) == "PlaceWorker 0"


# ---- Journeyman


@pytest.mark.rule("character.journeyman")
def test_the_journeymans_owner_may_join_another_players_worker_who_stays_first():
    state = journeyman()
    assert play(state, "place toll") == [Joined(0, Tile.TOLL, 1, 0)]
    assert (state.workers[Tile.TOLL], state.joined, state.joiner) == (1, Tile.TOLL, 0)
    assert workers_of(state, 0) == (5, 9)


@pytest.mark.rule("character.journeyman")
def test_the_journeyman_joins_once_per_round():
    state = journeyman(2)
    play(state, "place toll", "place site")
    assert why_not(state, "place lawyer") == Reason("tile-occupied", tile=Tile.LAWYER, holder=1)
    assert (can_join(state, 0), "place lawyer" in legal(state)) == (False, False)


@pytest.mark.rule("character.journeyman")
def test_the_journeyman_joins_again_in_the_next_round():
    state = journeyman(2)
    play(state, "place toll", "pass", "pass")
    play(state, "provost 0", "provost 0", "provost 0", "provost 0")
    assert (state.round, state.joined, state.joiner, asked(state)) == (2, -1, -1, "PlaceWorker 1")
    play(state, "place toll")
    assert play(state, "place toll") == [Joined(0, Tile.TOLL, 1, 0)]


@pytest.mark.rule("character.journeyman", "planning.place.one")
def test_only_the_journeymans_owner_joins():
    state = journeyman()
    assert [can_join(state, seat) for seat in range(3)] == [True, False, False]
    play(state, "pass")
    assert why_not(state, "place lawyer") == Reason("tile-occupied", tile=Tile.LAWYER, holder=2)


@pytest.mark.rule("character.journeyman", "character.choice")
def test_the_journeyman_may_be_left_unused():
    state = journeyman()
    assert {"pass", "place toll", "place farm-1", "place site"} < set(legal(state))
    assert play(state, "place farm-1") == [Placed(0, Tile.FARM_1, 0)]
    assert (state.joined, can_join(state, 0)) == (-1, True)


@pytest.mark.rule("character.journeyman.other")
def test_the_journeyman_does_not_join_a_worker_of_its_own_owner():
    state = journeyman(2)
    play(state, "place farm-1", "pass")
    assert "place farm-1" not in legal(state)
    assert why_not(state, "place farm-1") == Reason("own-worker-there", tile=Tile.FARM_1)


@pytest.mark.rule("character.journeyman.other", "planning.place.one")
def test_there_is_never_a_third_worker():
    state = journeyman()
    play(state, "place toll", "place site")
    assert why_not(state, "place toll") == Reason("tile-occupied", tile=Tile.TOLL, holder=1)
    play(state, "place farm-1", "place quarry")
    assert why_not(state, "place toll") == Reason("own-worker-there", tile=Tile.TOLL)
    assert why_not(state, "place farm-1") == Reason("tile-occupied", tile=Tile.FARM_1, holder=2)


def test_the_own_joining_worker_is_called_ones_own():
    state = journeyman(2)
    play(state, "place toll", "pass")
    assert why_not(state, "place toll") == Reason("own-worker-there", tile=Tile.TOLL)
    assert why_not(state, "place lawyer") == Reason("tile-occupied", tile=Tile.LAWYER, holder=1)


@pytest.mark.rule("character.journeyman.price")
def test_a_joining_worker_pays_the_surcharge_and_the_owners_point():
    state = table(3)
    held(state, 1, "journeyman")
    build(state, 2, "tailor")
    worker(state, 0, "tailor")
    at(state, open_planning)
    play(state, "pass")
    assert play(state, "place tailor") == [
        Joined(1, Tile.TAILOR, 0, 1),
        OwnerGained(2, Tile.TAILOR, 1),
    ]
    assert (workers_of(state, 1), score(state, 2)) == ((4, 10), 1)


@pytest.mark.rule("character.journeyman.price")
def test_one_worker_cannot_join_after_a_pass():
    state = journeyman(workers=1)
    state.passed = (2,)
    assert legal(state) == ["pass"]
    assert why_not(state, "place toll") == Reason("workers-missing", count=1)


@pytest.mark.rule("character.journeyman.owner")
def test_the_owner_of_a_building_may_join_a_foreign_worker_on_it():
    state = table(3)
    held(state, 0, "journeyman")
    build(state, 0, "tailor")
    worker(state, 1, "tailor")
    at(state, open_planning)
    assert play(state, "place tailor") == [Joined(0, Tile.TAILOR, 1, 0)]
    assert GAME.scores(state) == [0, 0, 0]


@pytest.mark.rule("character.journeyman.site")
def test_the_journeyman_does_nothing_on_the_construction_site():
    state = journeyman(2)
    assert play(state, "place site", "place site") == [PlacedOnSite(0, 1, 0), PlacedOnSite(1, 2, 0)]
    assert (state.joined, can_join(state, 0)) == (-1, True)
    assert why_not(state, "place site") == Reason("on-site-already")


@pytest.mark.rule("ruling.10.19")
def test_a_journeyman_who_changes_hands_has_joined_for_this_round():
    state = journeyman()
    play(state, "place toll")
    held(state, 1, "journeyman")
    assert (can_join(state, 1), why_not(state, "place lawyer")) == (
        False,
        Reason("tile-occupied", tile=Tile.LAWYER, holder=2),
    )


@pytest.mark.rule("ruling.10.19")
def test_a_goldsmith_who_changes_hands_has_paid_for_this_round():
    state = table(2)
    held(state, 0, "goldsmith")
    goods(state, 0, food=1, wood=1, gold=1)
    goods(state, 1, food=1, wood=1, gold=1)
    worker(state, 0, "site")
    worker(state, 1, "site")
    at(state, deliver_in_order)
    bundle = Goods(food=1, wood=1, gold=1)
    assert play(state, "deliver food wood gold") == [Delivered(0, bundle, 10)]
    held(state, 1, "goldsmith")
    assert play(state, "deliver food wood gold")[0] == Delivered(1, bundle, 5)
