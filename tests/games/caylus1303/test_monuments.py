"""Phase 4, second step: monuments in the place of residences."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.actions import DECLINE, MONUMENT
from boardwright.games.caylus1303.events import (
    BecameResidence,
    FavourGranted,
    Goods,
    MonumentBuilt,
    NoMonument,
    Recruited,
)
from boardwright.games.caylus1303.phases.activation import activate_city, activate_road
from boardwright.games.caylus1303.phases.delivery import deliver_in_order
from boardwright.games.caylus1303.phases.planning import open_planning
from boardwright.games.caylus1303.phases.stewardship import (
    ChooseMonument,
    offer_monuments,
    turn_residences,
)
from boardwright.games.caylus1303.terms import Good, Source, Tile
from tests.games.caylus1303.setting import (
    asked,
    at,
    build,
    goods,
    goods_of,
    held,
    house,
    legal,
    monument,
    number,
    play,
    residence,
    score,
    table,
    tile,
    why_not,
    worker,
)

# Cost by good, and points.
MONUMENTS = [
    ("garden", {"gold": 1, "wood": 1}, 4),
    ("factory", {"gold": 1, "cloth": 1}, 5),
    ("granary", {"gold": 1, "stone": 1}, 7),
    ("statue", {"gold": 1, "stone": 2}, 7),
    ("theatre", {"gold": 3, "wood": 4}, 12),
    ("cathedral", {"gold": 3, "stone": 3}, 15),
    ("mansion", {"gold": 5, "stone": 5}, 20),
]
RICH = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}


def offered(state, log=None):
    """Monuments are offered along the road."""
    return at(state, offer_monuments, log)


@pytest.mark.rule("tile.monument.garden", "tile.monument.factory", "tile.monument.granary")
@pytest.mark.parametrize(("name", "cost", "points"), MONUMENTS[:3])
def test_a_monument_with_an_income_costs_its_goods_and_gives_its_points(name, cost, points):
    state = table(3)
    residence(state, 1, "quarry")
    goods(state, 1, **cost)
    offered(state)
    events = play(state, f"monument {name}")
    assert events[0] == MonumentBuilt(1, Tile[name.upper()], 3, Goods(**cost), points)
    assert [score(state, seat) for seat in range(3)] == [0, points, 0]
    assert state.players[1].points[Source.MONUMENTS] == points
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("tile.monument.statue", "tile.monument.cathedral", "tile.monument.mansion")
@pytest.mark.parametrize(("name", "cost", "points"), [MONUMENTS[3], MONUMENTS[5], MONUMENTS[6]])
def test_a_monument_without_effect_costs_its_goods_and_gives_only_its_points(name, cost, points):
    state = table(3)
    residence(state, 1, "quarry")
    goods(state, 1, **cost)
    offered(state)
    events = play(state, f"monument {name}")
    assert events[0] == MonumentBuilt(1, Tile[name.upper()], 3, Goods(**cost), points)
    assert events[2] == Recruited(1, Goods(workers=3))
    assert (score(state, 1), goods_of(state, 1), asked(state)) == (points, (0, 0, 0, 0, 0), "PlaceWorker 0")


@pytest.mark.rule("tile.monument.theatre", "favour.sources")
def test_the_theatre_gives_twelve_points_and_a_favour():
    state = table(3)
    residence(state, 1, "quarry")
    goods(state, 1, gold=3, wood=4)
    offered(state)
    events = play(state, "monument theatre")
    assert events == [MonumentBuilt(1, Tile.THEATRE, 3, Goods(wood=4, gold=3), 12), FavourGranted(1)]
    assert (asked(state), score(state, 1), goods_of(state, 1)) == ("ChooseFavour 1", 12, (0, 0, 0, 0, 0))


@pytest.mark.rule("monument.build")
@pytest.mark.parametrize(
    ("name", "good", "short"),
    [(name, good, count - 1) for name, cost, _ in MONUMENTS for good, count in cost.items()],
)
def test_a_monument_is_refused_when_one_good_is_missing(name, good, short):
    state = table(3)
    residence(state, 1, "quarry")
    goods(state, 1, **{**RICH, good: short})
    decision = ChooseMonument(1, 2)
    assert number(f"monument {name}") not in decision.legal(state)
    missing = Reason("good-missing", good=Good[good.upper()], count=1)
    assert decision.why_not(state, number(f"monument {name}")) == missing
    goods(state, 1, **{**RICH, good: short + 1})
    assert number(f"monument {name}") in decision.legal(state)


@pytest.mark.rule("monument.build")
def test_the_reason_says_how_much_is_missing():
    state = table(3)
    residence(state, 1, "quarry")
    goods(state, 1, gold=2, wood=1, stone=1)
    offered(state)
    assert legal(state) == ["decline", "monument garden", "monument granary"]
    assert why_not(state, "monument mansion") == Reason("good-missing", good=Good.STONE, count=4)
    assert why_not(state, "monument theatre") == Reason("good-missing", good=Good.WOOD, count=3)
    assert why_not(state, "monument factory") == Reason("good-missing", good=Good.CLOTH, count=1)


@pytest.mark.rule("monument.build")
def test_a_monument_lies_on_the_space_of_the_residence_which_is_gone():
    state = table(3)
    residence(state, 1, "quarry")
    goods(state, 1, **RICH)
    before = state.road
    offered(state)
    play(state, "monument cathedral")
    assert state.road == (*before[:2], Tile.CATHEDRAL, *before[3:])
    assert (state.residences, state.owner[Tile.QUARRY]) == (0, -1)
    assert goods_of(state, 1) == (9, 9, 6, 9, 6)
    assert goods_of(state, 0) == (1, 2, 1, 0, 0)


@pytest.mark.rule("monument.build")
def test_the_owner_of_a_residence_may_build_nothing():
    state = table(3)
    residence(state, 1, "quarry")
    goods(state, 1, gold=1, wood=1)
    offered(state)
    assert legal(state) == ["decline", "monument garden"]
    events = play(state, "decline")
    assert events[0] == NoMonument(1, 3)
    assert (goods_of(state, 1), score(state, 1)) == ((0, 1, 0, 0, 1), 0)
    assert (state.residences, len(state.monuments)) == (1 << Tile.QUARRY, 7)


@pytest.mark.rule("monument.build")
def test_who_can_pay_no_monument_is_not_asked():
    state = table(3)
    residence(state, 1, "quarry")
    goods(state, 1, food=9, wood=9, stone=9, cloth=9)
    log = Log()
    offered(state, log)
    assert asked(state) == "PlaceWorker 0"
    assert log.events[0] == Recruited(0, Goods(workers=3))


@pytest.mark.rule("monument.order")
def test_residences_are_asked_from_the_bridge_on_whoever_owns_them():
    state = table(3)
    residence(state, 2, "farm-1", "basic-carpenter")
    residence(state, 0, "quarry")
    residence(state, 1, "farm-2")
    for seat in range(3):
        goods(state, seat, **RICH)
    offered(state)
    assert (asked(state), state.waiting[-1].data()) == ("ChooseMonument 2", (0,))
    assert play(state, "decline") == [NoMonument(2, 1)]
    assert (asked(state), state.waiting[-1].data()) == ("ChooseMonument 0", (2,))
    assert play(state, "decline") == [NoMonument(0, 3)]
    assert (asked(state), state.waiting[-1].data()) == ("ChooseMonument 2", (6,))
    assert play(state, "decline") == [NoMonument(2, 7)]
    assert (asked(state), state.waiting[-1].data()) == ("ChooseMonument 1", (7,))
    assert play(state, "decline")[0] == NoMonument(1, 8)
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("monument.order")
def test_houses_above_other_buildings_are_not_asked():
    state = table(3)
    build(state, 1, "tailor")
    goods(state, 1, **RICH)
    offered(state)
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("monument.order")
def test_after_a_delivery_the_walk_begins_with_the_first_space():
    state = table(3)
    house(state, 0, "farm-1")
    goods(state, 0, gold=1, wood=1)
    worker(state, 1, "site")
    worker(state, 2, "site")
    at(state, deliver_in_order)
    play(state, "stop", "stop")
    assert (asked(state), state.waiting[-1].data()) == ("ChooseMonument 0", (0,))


@pytest.mark.rule("monument.house", "ruling.10.50")
def test_a_monument_keeps_the_house_of_the_residence_and_needs_no_other():
    state = table(3)
    residence(state, 1, "quarry")
    state.players[1].houses = 0
    goods(state, 1, gold=1, wood=1)
    offered(state)
    play(state, "monument garden")
    assert (state.owner[Tile.GARDEN], state.players[1].houses) == (1, 0)


@pytest.mark.rule("monument.several")
def test_a_player_may_build_several_monuments_in_one_round():
    state = table(3)
    residence(state, 1, "farm-1", "quarry")
    goods(state, 1, gold=2, wood=1, cloth=1)
    offered(state)
    events = play(state, "monument factory", "monument garden")
    assert events[:2] == [
        MonumentBuilt(1, Tile.FACTORY, 1, Goods(cloth=1, gold=1), 5),
        MonumentBuilt(1, Tile.GARDEN, 3, Goods(wood=1, gold=1), 4),
    ]
    assert (state.road[0], state.road[2], score(state, 1)) == (Tile.FACTORY, Tile.GARDEN, 9)
    assert (state.owner[Tile.FACTORY], state.owner[Tile.GARDEN]) == (1, 1)


@pytest.mark.rule("monument.unique")
def test_a_monument_is_built_once_and_then_gone_from_the_offer():
    state = table(3)
    residence(state, 1, "farm-1")
    residence(state, 2, "quarry")
    goods(state, 1, **RICH)
    goods(state, 2, **RICH)
    offered(state)
    play(state, "monument garden")
    assert asked(state) == "ChooseMonument 2"
    assert "monument garden" not in legal(state)
    assert why_not(state, "monument garden") == Reason("not-on-offer", tile=Tile.GARDEN)
    assert [Tile(each).name for each in state.monuments] == [
        "FACTORY",
        "GRANARY",
        "STATUE",
        "THEATRE",
        "CATHEDRAL",
        "MANSION",
    ]


@pytest.mark.rule("monument.passed", "favour.resume")
def test_goods_of_the_theatres_favour_serve_residences_further_on_but_none_already_passed():
    state = table(3)
    residence(state, 1, "farm-1", "sawmill", "quarry")
    goods(state, 1, gold=4, wood=4)
    offered(state)
    assert state.waiting[-1].data() == (0,)
    play(state, "decline", "monument theatre", "slot 1", "take stone")
    assert (asked(state), state.waiting[-1].data()) == ("ChooseMonument 1", (2,))
    assert legal(state) == ["decline", "monument granary"]
    play(state, "decline")
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("monument.passed")
def test_a_space_passed_for_want_of_goods_is_not_asked_after_a_theatre():
    state = table(3)
    residence(state, 2, "farm-1")
    residence(state, 1, "sawmill")
    goods(state, 2, gold=1)
    goods(state, 1, gold=3, wood=4)
    offered(state)
    assert asked(state) == "ChooseMonument 1"
    play(state, "monument theatre")
    goods(state, 2, **RICH)
    play(state, "slot 1", "take stone")
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("monument.closed")
def test_a_monument_takes_no_worker_and_no_second_house():
    state = table(3)
    residence(state, 1, "quarry")
    monument(state, 1, 3, "garden")
    at(state, open_planning)
    assert why_not(state, "place quarry") == Reason("tile-not-on-road", tile=Tile.QUARRY)
    assert (Tile.QUARRY in state.open, Tile.GARDEN in state.open) == (False, False)
    state.waiting.clear()
    goods(state, 0, cloth=1)
    worker(state, 0, "lawyer")
    at(state, activate_city)
    assert why_not(state, "house quarry") == Reason("tile-not-on-road", tile=Tile.QUARRY)


@pytest.mark.rule("monument.closed")
def test_the_road_is_activated_past_a_monument():
    state = table(3)
    residence(state, 1, "sawmill")
    monument(state, 1, 2, "mansion")
    worker(state, 0, "farm-1", "quarry")
    at(state, activate_road)
    play(state, "use")
    assert asked(state) == "UseTile 0"
    play(state, "use")
    assert (goods_of(state, 0), score(state, 1)) == ((2, 2, 2, 0, 0), 0)


@pytest.mark.rule("ruling.10.14")
def test_a_residence_turned_this_round_may_become_a_monument_at_once():
    state = table(3)
    house(state, 1, "quarry")
    goods(state, 1, gold=1, stone=1)
    log = Log()
    at(state, turn_residences, log)
    assert log.events == [BecameResidence(1, Tile.QUARRY)]
    assert (asked(state), legal(state)) == ("ChooseMonument 1", ["decline", "monument granary"])


@pytest.mark.rule("ruling.10.22")
@pytest.mark.parametrize(("round_number", "slots"), [(3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_a_theatres_favour_opens_the_slots_of_the_round_that_ends(round_number, slots):
    state = table(3)
    state.round = round_number
    residence(state, 1, "quarry")
    goods(state, 1, gold=3, wood=4)
    offered(state)
    play(state, "monument theatre")
    assert legal(state) == ["slot 1", "slot 2", "slot 3"][:slots]


@pytest.mark.rule("character.architect.monument")
@pytest.mark.parametrize(("name", "cost", "points"), MONUMENTS)
def test_the_architect_adds_a_point_to_each_monument_and_lowers_no_cost(name, cost, points):
    state = table(3)
    held(state, 1, "architect")
    residence(state, 1, "quarry")
    goods(state, 1, **cost)
    offered(state)
    events = play(state, f"monument {name}")
    assert events[0] == MonumentBuilt(1, tile(name), 3, Goods(**cost), points + 1)
    assert state.players[1].points[Source.MONUMENTS] == points + 1


@pytest.mark.rule("character.architect.monument")
def test_anothers_architect_adds_nothing_to_a_monument():
    state = table(3)
    held(state, 0, "architect")
    residence(state, 1, "quarry")
    goods(state, 1, gold=1, wood=1)
    offered(state)
    play(state, "monument garden")
    assert [score(state, seat) for seat in range(3)] == [0, 4, 0]


@pytest.mark.rule("ruling.10.49", "tile.monument.theatre")
def test_the_theatre_gives_its_points_before_its_favour():
    state = table(3)
    held(state, 0, "architect")
    residence(state, 1, "quarry")
    goods(state, 1, gold=3, wood=4)
    offered(state)
    play(state, "monument theatre")
    assert score(state, 1) == 12
    play(state, "character architect")
    assert score(state, 1) == 12


@pytest.mark.rule("ruling.10.49")
def test_the_architect_owned_already_adds_to_the_theatre_before_the_favour():
    state = table(3)
    held(state, 1, "architect")
    residence(state, 1, "quarry")
    goods(state, 1, gold=3, wood=4)
    offered(state)
    events = play(state, "monument theatre")
    assert events[0].points == 13
    assert (asked(state), score(state, 1)) == ("ChooseFavour 1", 13)


def test_the_choice_of_a_monument_offers_all_seven_and_refuses_everything_else():
    state = table(3)
    residence(state, 1, "quarry")
    goods(state, 1, gold=1, wood=1)
    offered(state)
    decision = state.waiting[-1]
    assert list(decision.offers()) == [DECLINE, *range(MONUMENT, MONUMENT + 7)]
    assert ChooseMonument(0, 4).data() == (4,)
    assert why_not(state, "pass") == Reason("not-now")
    assert why_not(state, "build jeweller") == Reason("not-now")
    assert why_not(state, "house farm-1") == Reason("not-now")
    assert decision.why_not(state, number("monument garden")) == Reason("not-now")
