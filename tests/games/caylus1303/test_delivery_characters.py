"""Phase 3 with characters: Deliveryman, Chamberlain, Foreman, Goldsmith, alone and together."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.events import (
    Delivered,
    DeliveredNothing,
    FavourGranted,
    Goods,
    MostBundles,
    NobodyDelivered,
)
from boardwright.games.caylus1303.phases.delivery import deliver_in_order, most_bundles
from boardwright.games.caylus1303.terms import Good, Source
from tests.games.caylus1303.setting import (
    asked,
    at,
    goods,
    goods_of,
    held,
    legal,
    on_board,
    play,
    score,
    table,
    why_not,
    worker,
    workers_of,
)

FWS = "deliver food wood stone"
FWG = "deliver food wood gold"
GGG = "deliver gold gold gold"


def queue(state, *seats, log=None):
    """Workers of these seats stand on the site, in this order, and Delivery begins."""
    for seat in seats:
        worker(state, seat, "site")
    return at(state, deliver_in_order, log)


def bundles(state, seat, count):
    """Goods for just so many bundles of food, wood and stone."""
    goods(state, seat, food=count, wood=count, stone=count)


# Deliveryman


@pytest.mark.rule("character.deliveryman", "delivery.order")
@pytest.mark.parametrize("owner", [0, 2])
def test_the_deliverymans_owner_delivers_after_everybody_else_without_a_worker(owner):
    state = table(3)
    held(state, owner, "deliveryman")
    goods(state, owner, food=1, wood=1, cloth=2)
    queue(state, 1)
    assert asked(state) == "ChooseBundle 1"
    play(state, "stop")
    assert (asked(state), state.waiting[-1].data()) == (f"ChooseBundle {owner}", (0,))
    events = play(state, "deliver food wood cloth")
    assert events[:2] == [Delivered(owner, Goods(food=1, wood=1, cloth=1), 5), MostBundles(owner, 1)]
    assert (score(state, owner), workers_of(state, owner)) == (5, (6, 9))


@pytest.mark.rule("character.deliveryman")
def test_the_deliveryman_may_deliver_nothing_and_is_asked_once():
    state = table(3)
    held(state, 0, "deliveryman")
    queue(state, 1)
    events = play(state, "stop", "stop")
    assert events[:3] == [DeliveredNothing(1), DeliveredNothing(0), NobodyDelivered()]
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("character.deliveryman.worker")
def test_who_comes_again_with_the_deliveryman_is_said_to_deliver_nothing_only_once():
    state = table(3)
    held(state, 0, "deliveryman")
    queue(state, 0, 1)
    events = play(state, "stop", "stop", "stop")
    assert events[:3] == [DeliveredNothing(1), DeliveredNothing(0), NobodyDelivered()]


@pytest.mark.rule("character.deliveryman")
def test_the_deliveryman_is_not_asked_without_a_bundle():
    state = table(3)
    held(state, 0, "deliveryman")
    goods(state, 0, food=3, wood=3)
    log = Log()
    at(state, deliver_in_order, log)
    assert log.events[:2] == [DeliveredNothing(0), NobodyDelivered()]


@pytest.mark.rule("character.deliveryman")
def test_a_deliveryman_on_the_board_or_in_the_box_delivers_for_nobody():
    state = table(3)
    on_board(state, "deliveryman")
    at(state, deliver_in_order)
    assert asked(state) == "PlaceWorker 0"
    state = at(table(3), deliver_in_order)
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("character.deliveryman.worker", "ruling.10.55")
def test_with_a_worker_the_deliverymans_owner_delivers_at_its_spot_and_again_at_the_end():
    state = table(3)
    held(state, 1, "deliveryman")
    bundles(state, 1, 4)
    queue(state, 1, 2)
    play(state, FWS, "stop")
    assert asked(state) == "ChooseBundle 2"
    play(state, "stop")
    assert (asked(state), state.waiting[-1].data()) == ("ChooseBundle 1", (0,))
    play(state, FWS, FWS, "stop")
    assert (asked(state), score(state, 1), goods_of(state, 1)) == ("ChooseFavour 1", 15, (1, 1, 1, 0, 0))


@pytest.mark.rule("character.deliveryman.worker")
def test_who_stops_at_the_own_spot_with_the_deliveryman_may_still_deliver_at_the_end():
    state = table(3)
    held(state, 1, "deliveryman")
    queue(state, 1, 2)
    play(state, "stop", FWS, FWS)
    assert (asked(state), score(state, 1), score(state, 2)) == ("ChooseFavour 1", 5, 5)


@pytest.mark.rule("character.deliveryman.total")
def test_both_deliveries_of_the_deliverymans_owner_count_for_the_favour():
    state = table(3)
    held(state, 2, "deliveryman")
    bundles(state, 1, 2)
    bundles(state, 2, 3)
    queue(state, 1, 2)
    events = play(state, FWS, FWS, FWS, "stop", FWS, FWS)
    assert events[-2:] == [MostBundles(2, 3), FavourGranted(2)]


@pytest.mark.rule("character.deliveryman.total", "delivery.favour.tie")
@pytest.mark.parametrize(("spots", "winner"), [((2, 1), 2), ((1, 2), 1)])
def test_with_a_worker_the_spot_decides_a_tie_of_the_total(spots, winner):
    state = table(3)
    held(state, 2, "deliveryman")
    state.queue = spots
    state.players[1].bundles = 2
    state.players[2].bundles = 2
    assert most_bundles(state) == winner


@pytest.mark.rule("character.deliveryman.total")
def test_a_tie_reached_by_the_second_delivery_goes_to_the_lower_spot():
    state = table(3)
    held(state, 0, "deliveryman")
    bundles(state, 0, 2)
    bundles(state, 1, 2)
    queue(state, 0, 1)
    play(state, FWS, "stop", FWS, FWS, FWS)
    assert asked(state) == "ChooseFavour 0"


@pytest.mark.rule("character.deliveryman.tie")
@pytest.mark.parametrize(("owner", "other"), [(0, 1), (0, 2), (2, 0), (1, 0)])
def test_without_a_worker_the_deliverymans_owner_loses_a_tie(owner, other):
    state = table(3)
    held(state, owner, "deliveryman")
    bundles(state, owner, 1)
    bundles(state, other, 1)
    queue(state, other)
    events = play(state, FWS, FWS)
    assert events[-2:] == [MostBundles(other, 1), FavourGranted(other)]


@pytest.mark.rule("character.deliveryman.tie")
@pytest.mark.parametrize(("owner", "other"), [(0, 2), (2, 0)])
def test_without_a_worker_one_bundle_more_wins_the_favour(owner, other):
    state = table(3)
    held(state, owner, "deliveryman")
    bundles(state, owner, 2)
    bundles(state, other, 1)
    queue(state, other)
    events = play(state, FWS, FWS, FWS)
    assert events[-2:] == [MostBundles(owner, 2), FavourGranted(owner)]


@pytest.mark.rule("character.deliveryman.alone")
def test_with_nobody_on_the_site_one_bundle_of_the_deliveryman_wins_the_favour():
    state = table(3)
    held(state, 1, "deliveryman")
    at(state, deliver_in_order)
    assert asked(state) == "ChooseBundle 1"
    events = play(state, FWS)
    assert events[-2:] == [MostBundles(1, 1), FavourGranted(1)]
    assert asked(state) == "ChooseFavour 1"


# Chamberlain


@pytest.mark.rule("character.chamberlain")
def test_the_chamberlain_makes_any_three_goods_a_bundle():
    state = table(3)
    held(state, 1, "chamberlain")
    goods(state, 1, food=3, wood=3, stone=3, cloth=3, gold=3)
    queue(state, 1)
    assert len(legal(state)) == 36
    events = play(state, "deliver wood wood wood", "deliver stone cloth cloth", GGG)
    assert events == [
        Delivered(1, Goods(wood=3), 5),
        Delivered(1, Goods(stone=1, cloth=2), 5),
        Delivered(1, Goods(gold=3), 5),
    ]
    assert goods_of(state, 1) == (3, 0, 2, 1, 0)


@pytest.mark.rule("character.chamberlain")
def test_the_chamberlains_bundles_must_be_paid_in_full():
    state = table(3)
    held(state, 1, "chamberlain")
    goods(state, 1, wood=2, stone=1)
    queue(state, 1)
    assert legal(state) == ["stop", "deliver wood wood stone"]
    assert why_not(state, "deliver wood wood wood") == Reason("good-missing", good=Good.WOOD, count=1)
    assert why_not(state, "deliver stone stone stone") == Reason("good-missing", good=Good.STONE, count=2)
    assert why_not(state, "deliver food wood stone") == Reason("good-missing", good=Good.FOOD, count=1)
    assert why_not(state, "deliver food food food") == Reason("good-missing", good=Good.FOOD, count=3)
    assert why_not(state, "deliver wood wood gold") == Reason("good-missing", good=Good.GOLD, count=1)


@pytest.mark.rule("character.chamberlain")
def test_two_goods_are_no_bundle_even_with_the_chamberlain():
    state = table(3)
    held(state, 1, "chamberlain")
    goods(state, 1, gold=2)
    queue(state, 1)
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("character.chamberlain")
def test_anothers_chamberlain_does_not_help():
    state = table(3)
    held(state, 0, "chamberlain")
    goods(state, 0, wood=3)
    goods(state, 1, food=1, wood=3, stone=1)
    queue(state, 1, 0)
    assert legal(state) == ["stop", FWS]
    assert why_not(state, "deliver wood wood wood") == Reason("not-a-bundle")
    play(state, "stop")
    assert (asked(state), legal(state)) == ("ChooseBundle 0", ["stop", "deliver wood wood wood"])


@pytest.mark.rule("character.chamberlain", "character.deliveryman")
def test_chamberlain_and_deliveryman_deliver_any_goods_without_a_worker():
    state = table(3)
    held(state, 1, "chamberlain", "deliveryman")
    goods(state, 1, cloth=3)
    at(state, deliver_in_order)
    assert legal(state) == ["stop", "deliver cloth cloth cloth"]
    events = play(state, "deliver cloth cloth cloth")
    assert events[-2:] == [MostBundles(1, 1), FavourGranted(1)]


# Foreman and Goldsmith


@pytest.mark.rule("character.foreman")
def test_the_foreman_adds_a_point_to_each_bundle_of_its_owner_and_to_no_other():
    state = table(3)
    held(state, 1, "foreman")
    bundles(state, 1, 2)
    queue(state, 1, 2)
    events = play(state, FWS, FWS, FWS)
    three = Goods(food=1, wood=1, stone=1)
    assert events[:3] == [Delivered(1, three, 6), Delivered(1, three, 6), Delivered(2, three, 5)]
    assert [score(state, seat) for seat in range(3)] == [0, 12, 5]
    assert state.players[1].points[Source.DELIVERY] == 12


@pytest.mark.rule("character.goldsmith")
def test_the_goldsmith_adds_five_points_to_a_bundle_with_gold_once():
    state = table(3)
    held(state, 1, "goldsmith")
    goods(state, 1, food=3, wood=3, gold=2, stone=1)
    queue(state, 1)
    events = play(state, FWG, FWG, FWS)
    one = Goods(food=1, wood=1, gold=1)
    assert events[:3] == [
        Delivered(1, one, 10),
        Delivered(1, one, 5),
        Delivered(1, Goods(food=1, wood=1, stone=1), 5),
    ]
    assert score(state, 1) == 20


@pytest.mark.rule("character.goldsmith")
def test_a_bundle_without_gold_does_not_use_the_goldsmith():
    state = table(3)
    held(state, 1, "goldsmith")
    goods(state, 1, food=2, wood=2, stone=1, gold=1)
    queue(state, 1)
    play(state, FWS)
    assert (score(state, 1), state.goldsmith_used) == (5, False)
    play(state, FWG)
    assert (score(state, 1), state.goldsmith_used) == (15, True)


@pytest.mark.rule("character.goldsmith")
def test_the_bundle_of_another_neither_gains_from_the_goldsmith_nor_uses_it():
    state = table(3)
    held(state, 2, "goldsmith")
    goods(state, 1, food=1, wood=1, gold=1)
    goods(state, 2, food=1, wood=1, gold=1)
    queue(state, 1, 2)
    play(state, FWG)
    assert (score(state, 1), state.goldsmith_used) == (5, False)
    play(state, FWG)
    assert score(state, 2) == 10


@pytest.mark.rule("character.goldsmith")
def test_the_goldsmith_pays_again_in_the_next_round():
    state = table(3)
    held(state, 1, "goldsmith")
    goods(state, 1, food=1, wood=1, gold=1)
    queue(state, 1)
    play(state, FWG, "slot 1", "decline")
    assert (asked(state), state.round, state.goldsmith_used) == ("PlaceWorker 0", 2, False)
    goods(state, 1, food=1, wood=1, gold=1)
    play(state, "pass", "place site", "pass", "pass", "provost 0", "provost 0", "provost 0")
    assert play(state, FWG)[0] == Delivered(1, Goods(food=1, wood=1, gold=1), 10)
    assert score(state, 1) == 20


@pytest.mark.rule("ruling.10.45", "character.goldsmith")
def test_the_goldsmith_pays_once_over_two_deliveries_for_the_first_bundle_with_gold():
    state = table(3)
    held(state, 1, "goldsmith", "deliveryman")
    goods(state, 1, food=3, wood=3, gold=3)
    queue(state, 1, 2)
    play(state, FWG, "stop", "stop")
    assert (asked(state), score(state, 1)) == ("ChooseBundle 1", 10)
    play(state, FWG, FWG)
    assert (asked(state), score(state, 1)) == ("ChooseFavour 1", 20)


@pytest.mark.rule("ruling.10.45")
def test_the_goldsmith_not_used_in_the_first_delivery_pays_in_the_second():
    state = table(3)
    held(state, 1, "goldsmith", "deliveryman")
    goods(state, 1, food=3, wood=3, stone=1, gold=2)
    queue(state, 1, 2)
    play(state, FWS, "stop", "stop", FWG)
    assert score(state, 1) == 15
    play(state, FWG)
    assert score(state, 1) == 20


@pytest.mark.rule("character.goldsmith.sum")
@pytest.mark.parametrize(
    ("names", "first", "second"),
    [
        (("chamberlain",), 5, 5),
        (("chamberlain", "foreman"), 6, 6),
        (("chamberlain", "goldsmith"), 10, 5),
        (("chamberlain", "goldsmith", "foreman"), 11, 6),
    ],
)
def test_three_gold_with_chamberlain_goldsmith_and_foreman_add_up(names, first, second):
    state = table(3)
    held(state, 1, *names)
    goods(state, 1, gold=6)
    queue(state, 1)
    events = play(state, GGG, GGG)
    assert events[:2] == [Delivered(1, Goods(gold=3), first), Delivered(1, Goods(gold=3), second)]


@pytest.mark.rule("character.goldsmith.sum")
@pytest.mark.parametrize("bundle", ["food food gold", "wood gold gold", "cloth cloth gold"])
def test_with_the_chamberlain_one_gold_anywhere_in_the_bundle_is_enough_for_the_goldsmith(bundle):
    state = table(3)
    held(state, 1, "chamberlain", "goldsmith", "foreman")
    goods(state, 1, food=2, wood=1, cloth=2, gold=2)
    queue(state, 1)
    play(state, f"deliver {bundle}")
    assert score(state, 1) == 11


@pytest.mark.rule("character.goldsmith.sum")
def test_all_four_characters_of_the_site_over_two_deliveries():
    state = table(3)
    held(state, 1, "chamberlain", "goldsmith", "foreman", "deliveryman")
    goods(state, 1, stone=3, gold=6)
    queue(state, 1, 2)
    play(state, "deliver stone stone stone", GGG, "stop", "stop")
    assert (asked(state), score(state, 1)) == ("ChooseBundle 1", 17)
    events = play(state, GGG)
    assert events[1:] == [MostBundles(1, 3), FavourGranted(1)]
    assert score(state, 1) == 23
