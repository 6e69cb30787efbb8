"""Phase 3: bundles for the Construction Site and the favour for the most of them."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.actions import DELIVER, STOP
from boardwright.games.caylus1303.events import (
    Delivered,
    DeliveredNothing,
    FavourGranted,
    Goods,
    MostBundles,
    NobodyDelivered,
    Recruited,
)
from boardwright.games.caylus1303.phases.activation import clear_road
from boardwright.games.caylus1303.phases.delivery import (
    USUAL_BUNDLES,
    ChooseBundle,
    cost_of_bundle,
    deliver_in_order,
    leave_site,
    most_bundles,
    reward_most_bundles,
)
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.terms import Good, Source
from tests.games.caylus1303.setting import (
    BASICS,
    asked,
    at,
    goods,
    goods_of,
    legal,
    number,
    play,
    pool,
    score,
    table,
    why_not,
    worker,
    workers_of,
)

FOOD_WOOD_STONE = Goods(food=1, wood=1, stone=1)


def queue(state, *seats, log=None):
    """Workers of these seats stand on the site, in this order, and Delivery begins."""
    for seat in seats:
        worker(state, seat, "site")
    return at(state, deliver_in_order, log)


def bundles(state, seat, count):
    """Goods for just so many bundles of food, wood and stone."""
    goods(state, seat, food=count, wood=count, stone=count)


@pytest.mark.rule("delivery.order")
def test_players_deliver_in_the_order_of_their_spots_and_not_of_their_seats():
    state = table(4)
    queue(state, 2, 0, 3)
    assert asked(state) == "ChooseBundle 2"
    play(state, "stop")
    assert asked(state) == "ChooseBundle 0"
    play(state, "stop")
    assert asked(state) == "ChooseBundle 3"
    play(state, "stop")
    assert (asked(state), state.round, state.queue) == ("PlaceWorker 0", 2, ())


@pytest.mark.rule("delivery.order")
def test_who_has_no_worker_on_the_site_delivers_nothing():
    state = table(3)
    bundles(state, 0, 3)
    queue(state, 1)
    play(state, "stop")
    assert asked(state) == "PlaceWorker 0"
    assert goods_of(state, 0) == (3, 3, 3, 0, 0)


@pytest.mark.rule("delivery.order")
def test_delivery_begins_with_the_first_spot_after_the_road_is_cleared():
    state = table(3)
    worker(state, 1, "site", "farm-1")
    worker(state, 0, "site")
    at(state, clear_road)
    assert (asked(state), workers_of(state, 1)) == ("ChooseBundle 1", (4, 10))


@pytest.mark.rule("delivery.order")
def test_who_cannot_make_a_bundle_is_passed_over_and_the_next_is_asked():
    state = table(3)
    goods(state, 1, wood=5, stone=5, cloth=5, gold=5)
    log = Log()
    queue(state, 1, 2, log=log)
    assert log.events == [DeliveredNothing(1)]
    assert asked(state) == "ChooseBundle 2"


@pytest.mark.rule("delivery.bundle", "delivery.gold")
def test_with_one_of_each_good_six_bundles_are_possible_all_with_food_and_three_kinds():
    state = table(3)
    goods(state, 1, food=1, wood=1, stone=1, cloth=1, gold=1)
    queue(state, 1)
    assert legal(state) == [
        "stop",
        "deliver food wood stone",
        "deliver food wood cloth",
        "deliver food wood gold",
        "deliver food stone cloth",
        "deliver food stone gold",
        "deliver food cloth gold",
    ]
    assert [GAME.catalogue.text(DELIVER + each) for each in USUAL_BUNDLES] == legal(state)[1:]


@pytest.mark.rule("delivery.bundle")
@pytest.mark.parametrize(
    "bundle",
    [
        "food food food",
        "food food wood",
        "food wood wood",
        "food gold gold",
        "wood stone cloth",
        "stone cloth gold",
        "gold gold gold",
    ],
)
def test_goods_alike_or_without_food_are_no_bundle(bundle):
    state = table(3)
    goods(state, 1, food=3, wood=3, stone=3, cloth=3, gold=3)
    queue(state, 1)
    assert why_not(state, f"deliver {bundle}") == Reason("not-a-bundle")


@pytest.mark.rule("delivery.bundle", "delivery.gold")
@pytest.mark.parametrize(
    ("held", "bundle", "missing"),
    [
        ({"food": 2, "wood": 2, "stone": 2, "gold": 2}, "food wood cloth", Good.CLOTH),
        ({"food": 2, "wood": 2, "stone": 2, "cloth": 2}, "food stone gold", Good.GOLD),
        ({"food": 2, "stone": 2, "cloth": 2, "gold": 2}, "food wood gold", Good.WOOD),
        ({"food": 2, "wood": 2, "cloth": 2, "gold": 2}, "food stone cloth", Good.STONE),
    ],
)
def test_a_bundle_of_a_good_that_is_missing_cannot_be_delivered(held, bundle, missing):
    state = table(3)
    goods(state, 1, **held)
    queue(state, 1)
    assert f"deliver {bundle}" not in legal(state)
    assert why_not(state, f"deliver {bundle}") == Reason("good-missing", good=missing, count=1)
    assert len(legal(state)) == 4


@pytest.mark.rule("delivery.gold")
def test_gold_is_one_of_the_three_kinds():
    state = table(3)
    goods(state, 1, food=1, stone=1, gold=1)
    queue(state, 1)
    assert legal(state) == ["stop", "deliver food stone gold"]
    events = play(state, "deliver food stone gold")
    assert events[0] == Delivered(1, Goods(food=1, stone=1, gold=1), 5)
    assert goods_of(state, 1) == (0, 0, 0, 0, 0)


@pytest.mark.rule("delivery.points")
def test_a_bundle_costs_its_three_goods_and_gives_five_points_at_once():
    state = table(3)
    goods(state, 1, food=2, wood=3, stone=4, cloth=1, gold=1)
    queue(state, 1)
    events = play(state, "deliver food wood cloth")
    assert events == [Delivered(1, Goods(food=1, wood=1, cloth=1), 5)]
    assert goods_of(state, 1) == (1, 2, 4, 0, 1)
    assert [score(state, seat) for seat in range(3)] == [0, 5, 0]
    assert state.players[1].points[Source.DELIVERY] == 5
    assert [player.bundles for player in state.players] == [0, 1, 0]


@pytest.mark.rule("delivery.count", "ruling.15.1")
def test_any_number_of_bundles_is_delivered_one_by_one_until_the_player_stops():
    state = table(3)
    bundles(state, 1, 4)
    queue(state, 1, 2)
    assert state.waiting[-1].data() == (0,)
    play(state, "deliver food wood stone")
    assert (asked(state), state.waiting[-1].data()) == ("ChooseBundle 1", (1,))
    play(state, "deliver food wood stone")
    assert (asked(state), state.waiting[-1].data()) == ("ChooseBundle 1", (2,))
    play(state, "deliver food wood stone")
    assert state.waiting[-1].data() == (3,)
    assert play(state, "stop") == []
    assert (asked(state), goods_of(state, 1), score(state, 1)) == ("ChooseBundle 2", (1, 1, 1, 0, 0), 15)


@pytest.mark.rule("ruling.15.1")
def test_a_delivery_is_over_without_a_question_when_no_bundle_is_left():
    state = table(3)
    bundles(state, 1, 2)
    queue(state, 1, 2)
    play(state, "deliver food wood stone", "deliver food wood stone")
    assert (asked(state), score(state, 1)) == ("ChooseBundle 2", 10)


@pytest.mark.rule("delivery.count")
def test_a_player_may_deliver_nothing():
    state = table(3)
    bundles(state, 1, 2)
    queue(state, 1, 2)
    assert play(state, "stop") == [DeliveredNothing(1)]
    assert (asked(state), goods_of(state, 1), score(state, 1)) == ("ChooseBundle 2", (2, 2, 2, 0, 0), 0)


@pytest.mark.rule("ruling.10.55")
def test_who_has_stopped_delivers_no_more_when_the_others_deliver():
    state = table(3)
    bundles(state, 1, 3)
    bundles(state, 2, 2)
    queue(state, 1, 2)
    play(state, "deliver food wood stone", "stop", "deliver food wood stone", "deliver food wood stone")
    assert (asked(state), goods_of(state, 1)) == ("ChooseFavour 2", (2, 2, 2, 0, 0))


@pytest.mark.rule("delivery.favour", "favour.sources")
def test_the_most_bundles_of_the_phase_bring_one_favour_at_once():
    state = table(3)
    bundles(state, 0, 1)
    bundles(state, 1, 2)
    queue(state, 0, 1)
    first = play(state, "deliver food wood stone")
    assert first == [Delivered(0, FOOD_WOOD_STONE, 5)]
    events = play(state, "deliver food wood stone", "deliver food wood stone")
    assert events == [
        Delivered(1, FOOD_WOOD_STONE, 5),
        Delivered(1, FOOD_WOOD_STONE, 5),
        MostBundles(1, 2),
        FavourGranted(1),
    ]
    assert asked(state) == "ChooseFavour 1"
    play(state, "slot 1", "decline")
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("delivery.favour")
def test_one_bundle_is_enough_for_the_favour_when_nobody_else_delivers():
    state = table(3)
    queue(state, 0, 2)
    events = play(state, "stop", "deliver food wood stone")
    assert events[-2:] == [MostBundles(2, 1), FavourGranted(2)]
    assert asked(state) == "ChooseFavour 2"


@pytest.mark.rule("delivery.favour.tie")
@pytest.mark.parametrize(
    ("spots", "delivered", "winner"),
    [
        ((2, 0, 1), (1, 1, 1), 2),
        ((1, 2, 0), (1, 1, 1), 1),
        ((0, 2, 1), (1, 2, 2), 2),
        ((2, 1, 0), (2, 2, 1), 1),
        ((1, 0, 2), (3, 2, 1), 0),
        ((1, 0, 2), (0, 0, 1), 2),
    ],
)
def test_of_those_tied_for_most_bundles_the_lowest_spot_gains_the_favour(spots, delivered, winner):
    """`delivered` is given by seat."""
    state = table(3)
    state.queue = spots
    for player, count in zip(state.players, delivered, strict=True):
        player.bundles = count
    assert most_bundles(state) == winner
    at(state, reward_most_bundles)
    assert asked(state) == f"ChooseFavour {winner}"


@pytest.mark.rule("ruling.10.7")
def test_nobody_gains_a_favour_when_nobody_delivers():
    state = table(3)
    queue(state, 2, 0)
    events = play(state, "stop", "stop")
    assert events[:3] == [DeliveredNothing(2), DeliveredNothing(0), NobodyDelivered()]
    assert (most_bundles(state), asked(state)) == (-1, "PlaceWorker 0")
    assert [type(event) for event in events].count(FavourGranted) == 0


@pytest.mark.rule("ruling.10.7")
def test_an_empty_site_brings_no_favour():
    state = table(3)
    log = Log()
    at(state, deliver_in_order, log)
    assert log.events[0] == NobodyDelivered()
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("ruling.10.34")
def test_workers_stay_on_the_site_until_the_favour_is_finished():
    basics = tuple("market-2" if name == "any-guild" else name for name in BASICS)
    state = table(3, site=("any-guild", "covered-market", "gold-mine"), basics=basics)
    pool(state, 1, 15)
    queue(state, 2, 1)
    play(state, "stop", "deliver food wood stone")
    assert (asked(state), state.queue, workers_of(state, 1)) == ("ChooseFavour 1", (2, 1), (14, 0))
    goods(state, 1, food=1)
    play(state, "slot 1")
    assert state.queue == (2, 1)
    events = play(state, "pay food")
    assert events[-1].number == 2
    assert (state.queue, asked(state)) == ((), "PlaceWorker 0")
    assert Recruited(1, Goods(workers=1)) in events
    assert (workers_of(state, 1), workers_of(state, 2)) == ((15, 0), (8, 7))


@pytest.mark.rule("ruling.10.34")
def test_leaving_the_site_sends_each_worker_to_the_camp_of_its_owner_and_forgets_the_bundles():
    state = table(4)
    worker(state, 3, "site")
    worker(state, 1, "site")
    state.goldsmith_used = True
    for player in state.players:
        player.bundles = 2
    leave_site(state, None)
    assert [workers_of(state, seat) for seat in range(4)] == [(6, 9), (5, 10), (6, 9), (5, 10)]
    assert (state.queue, state.goldsmith_used) == ((), False)
    assert [player.bundles for player in state.players] == [0, 0, 0, 0]


@pytest.mark.rule("delivery.favour")
def test_bundles_of_an_earlier_round_do_not_count():
    state = table(3)
    bundles(state, 1, 2)
    queue(state, 1)
    play(state, "deliver food wood stone", "deliver food wood stone", "slot 1", "decline")
    state.waiting.clear()
    bundles(state, 1, 1)
    bundles(state, 0, 1)
    queue(state, 0, 1)
    play(state, "deliver food wood stone", "deliver food wood stone")
    assert asked(state) == "ChooseFavour 0"


def test_the_goods_of_a_bundle_are_counted_by_kind():
    assert cost_of_bundle(number("deliver food wood wood") - DELIVER) == (1, 2, 0, 0, 0)
    assert cost_of_bundle(number("deliver stone cloth gold") - DELIVER) == (0, 0, 1, 1, 1)
    assert cost_of_bundle(34) == (0, 0, 0, 0, 3)


def test_the_choice_of_a_bundle_offers_every_bundle_and_refuses_everything_else():
    state = queue(table(3), 1)
    decision = state.waiting[-1]
    assert list(decision.offers()) == [STOP, *range(DELIVER, DELIVER + 35)]
    assert ChooseBundle(2, 3).data() == (3,)
    assert why_not(state, "pass") == Reason("not-now")
    assert why_not(state, "slot 1") == Reason("not-now")
    assert why_not(state, "provost +3") == Reason("not-now")
    assert why_not(state, "stop") is None
    assert why_not(state, "deliver gold gold gold") == Reason("not-a-bundle")
    assert decision.why_not(state, number("deliver food wood stone")) == Reason("not-now")


def test_delivery_works_without_a_log():
    state = table(3)
    bundles(state, 2, 1)
    goods(state, 0)
    queue(state, 0, 1, 2)
    GAME.apply(state, STOP)
    GAME.apply(state, number("deliver food wood stone"))
    assert (asked(state), score(state, 2)) == ("ChooseFavour 2", 5)
    state = queue(table(3), 1)
    GAME.apply(state, STOP)
    assert asked(state) == "PlaceWorker 0"
