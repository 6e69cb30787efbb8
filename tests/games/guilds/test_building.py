"""Phase 4: turns, prices and passes; where a room may lie is in test_placement."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds.events import Bought, BuildsNoMore, Coins
from boardwright.games.guilds.phases.building import (
    PayInFlorins,
    TakeBuildingTurn,
    clashes_allowed,
    gold_due,
    open_building,
    replaced_coins,
    rooms_to_buy,
)
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import (
    ARCHITECT,
    CARPENTER,
    GARDENER,
    SMUGGLER,
    Character,
    Moment,
    Room,
)
from tests.games.guilds.setting import (
    asked,
    at,
    coins,
    coins_of,
    hired,
    laid,
    legal,
    number,
    play,
    room,
    shown,
    table,
    used,
    why_not,
)


def in_force(state, *characters):
    for character in characters:
        state.in_force |= 1 << character
    return state


@pytest.mark.rule("build.turns", "build.price")
def test_the_first_player_buys_one_room_then_the_next_player_clockwise():
    state = table(3)
    state.first = 1
    coins(state, 1, florins=7, gold=3)
    coins(state, 2, gold=2)
    shown(state, "empty-1", "luxury-1", "garden-7")
    at(state, open_building)
    assert asked(state) == "TakeBuildingTurn 1"
    assert legal(state) == ["pass", "room empty-1", "room garden-7", "room luxury-1"]
    events = play(state, "room luxury-1", "cell 2 2", "turn 0")
    assert events == [Bought(1, Room.LUXURY_1, 2, 2, Coins(0, 2))]
    assert (coins_of(state, 1), state.display) == ((7, 1), (room("empty-1"), room("garden-7")))
    assert state.players[1].laid == ((room("luxury-1") * 20 + 5) * 4,)
    assert asked(state) == "TakeBuildingTurn 2"
    assert coins_of(state, 2) == (0, 2)


@pytest.mark.rule("build.turns", "build.pass")
def test_turns_go_round_without_those_who_have_passed_until_all_have():
    state = table(3)
    state.first = 2
    coins(state, 0, gold=9)
    coins(state, 2, gold=9)
    shown(state, "empty-1", "empty-2", "garden-1")
    at(state, open_building)
    play(state, "room empty-1", "cell 2 2", "turn 0")
    assert asked(state) == "TakeBuildingTurn 0"
    play(state, "room empty-2", "cell 2 2", "turn 0")
    assert asked(state) == "TakeBuildingTurn 1"
    assert play(state, "pass") == [BuildsNoMore(1)]
    assert asked(state) == "TakeBuildingTurn 2"
    play(state, "pass")
    assert (asked(state), state.passed) == ("TakeBuildingTurn 0", 0b110)
    play(state, "room garden-1", "cell 1 4", "turn 2")
    assert asked(state) == "TakeBuildingTurn 0"
    play(state, "pass")
    assert (state.passed, state.round) == (0, 2)


@pytest.mark.rule("build.pass")
def test_a_player_who_can_buy_nothing_still_takes_the_turn_and_passes():
    state = table(2)
    at(state, open_building)
    assert (asked(state), legal(state)) == ("TakeBuildingTurn 0", ["pass"])


@pytest.mark.rule("build.pass")
def test_the_phase_begins_anew_with_the_first_player_and_nobody_passed():
    state = table(2)
    state.first, state.turn, state.passed = 1, 0, 0b11
    in_force(state, CARPENTER)
    open_building(state, None)
    assert (state.turn, state.passed, state.in_force) == (1, 0, 0)


@pytest.mark.rule("build.afford")
def test_a_room_is_on_offer_with_exactly_its_price_and_florins_do_not_help():
    state = table(2)
    coins(state, 0, florins=60, gold=1)
    shown(state, "empty-1", "luxury-1", "throne-room")
    at(state, open_building)
    assert legal(state) == ["pass", "room empty-1"]
    assert why_not(state, "room luxury-1") == Reason("gold-missing", count=1)
    assert why_not(state, "room throne-room") == Reason("gold-missing", count=2)
    assert why_not(state, "room empty-2") == Reason("not-on-display", room=Room.EMPTY_2)


@pytest.mark.rule("build.placeable")
def test_a_room_without_a_legal_place_is_not_on_offer():
    state = table(2, tables={"rooms.garden_7.doors": (0, 0, 0, 0)})
    coins(state, 0, gold=9)
    shown(state, "garden-7")
    laid(state, 0, "empty-1", 3, 3)
    at(state, open_building)
    assert rooms_to_buy(state, 0) == [room("garden-7")]
    laid(state, 0, "empty-2", 1, 2)
    assert legal(state) == ["pass"]
    assert why_not(state, "room garden-7") == Reason("fits-nowhere", room=Room.GARDEN_7)
    in_force(state, ARCHITECT)
    assert legal(state) == ["pass", "room garden-7"]


@pytest.mark.rule("build.placeable")
def test_on_a_full_plot_nothing_fits():
    state = table(2)
    coins(state, 0, gold=9)
    shown(state, "empty-1")
    cells = [(column, row) for row in (1, 2, 4, 5) for column in (1, 2, 3, 4)] + [(3, 3), (4, 3)]
    names = [each for each in Room if 1 <= each <= 18]
    for (column, row), name in zip(cells, names, strict=True):
        laid(state, 0, name.name, column, row)
    at(state, open_building)
    assert legal(state) == ["pass"]
    assert why_not(state, "room empty-1") == Reason("fits-nowhere", room=Room.EMPTY_1)


@pytest.mark.rule("build.price")
def test_coins_and_tile_move_only_with_the_last_choice():
    state = table(2)
    coins(state, 0, gold=2)
    shown(state, "luxury-1")
    at(state, open_building)
    play(state, "room luxury-1", "cell 2 2")
    assert (coins_of(state, 0), state.display, state.players[0].laid) == ((0, 2), (room("luxury-1"),), ())
    assert asked(state) == "ChooseOrientation 0"


@pytest.mark.rule("build.afford")
@pytest.mark.parametrize(
    ("name", "characters", "due"),
    [
        ("luxury-1", (), 2),
        ("luxury-1", (CARPENTER,), 1),
        ("empty-1", (CARPENTER,), 1),
        ("throne-room", (CARPENTER,), 2),
        ("garden-1", (GARDENER,), 0),
        ("great-garden", (GARDENER,), 1),
        ("great-garden", (CARPENTER, GARDENER), 0),
        ("garden-1", (CARPENTER, GARDENER), 0),
        ("luxury-1", (GARDENER,), 2),
        ("stable-yard", (GARDENER,), 1),
        ("throne-room", (CARPENTER, GARDENER), 2),
        ("great-garden", (SMUGGLER, ARCHITECT), 2),
    ],
)
def test_the_price_with_effects_in_force(name, characters, due):
    assert gold_due(in_force(table(2), *characters), room(name)) == due


@pytest.mark.rule("build.afford")
def test_the_carpenter_does_not_raise_the_price_of_a_free_room():
    state = in_force(table(2, tables={"rooms.empty_1.cost": 0}), CARPENTER)
    assert gold_due(state, room("empty-1")) == 0


@pytest.mark.rule("build.afford")
def test_a_large_discount_still_leaves_one_gold_and_a_garden_free():
    state = table(2, tables={"abilities.carpenter.gold": 5, "abilities.gardener.gold": 3})
    in_force(state, CARPENTER)
    assert gold_due(state, room("throne-room")) == 1
    in_force(state, GARDENER)
    assert gold_due(state, room("great-garden")) == 0


@pytest.mark.rule("build.afford")
@pytest.mark.parametrize(
    ("florins", "gold", "due", "found"),
    [
        (0, 2, 2, [0]),
        (3, 2, 2, [0]),
        (4, 2, 2, [0, 1]),
        (8, 2, 2, [0, 1, 2]),
        (7, 1, 2, [1]),
        (8, 0, 2, [2]),
        (7, 0, 2, []),
        (3, 1, 2, []),
        (60, 9, 0, [0]),
        (60, 9, 3, [0, 1, 2, 3]),
        (60, 0, 3, [3]),
    ],
)
def test_the_smuggler_replaces_coins_as_both_purses_allow(florins, gold, due, found):
    state = in_force(table(2), SMUGGLER)
    coins(state, 1, florins, gold)
    assert replaced_coins(state, 1, due) == found


@pytest.mark.rule("build.afford")
@pytest.mark.parametrize(("gold", "found"), [(2, [0]), (3, [0]), (1, [])])
def test_without_the_smuggler_only_gold_pays(gold, found):
    state = in_force(table(2), CARPENTER, ARCHITECT, GARDENER)
    coins(state, 0, florins=60, gold=gold)
    assert replaced_coins(state, 0, 2) == found


@pytest.mark.rule("build.placeable")
def test_one_clash_is_allowed_with_the_architect_alone():
    assert clashes_allowed(in_force(table(2), CARPENTER, SMUGGLER, GARDENER)) == 0
    assert clashes_allowed(in_force(table(2), ARCHITECT)) == 1


@pytest.mark.rule("decision.buy", "build.price")
def test_with_the_smuggler_it_is_asked_last_how_much_is_paid_in_florins():
    state = table(2)
    coins(state, 0, florins=9, gold=1)
    hired(state, 0, "smuggler")
    shown(state, "luxury-1")
    at(state, open_building)
    assert why_not(state, "room luxury-1") == Reason("gold-missing", count=1)
    play(state, "use smuggler", "room luxury-1", "cell 2 2", "turn 0")
    assert (asked(state), legal(state)) == ("PayInFlorins 0", ["count 1", "count 2"])
    assert why_not(state, "count 0") == Reason("gold-missing", count=1)
    assert why_not(state, "count 3") == Reason("more-than-due", count=2)
    assert why_not(state, "pass") == Reason("not-now")
    assert coins_of(state, 0) == (9, 1)
    coins(state, 0, florins=7, gold=1)
    assert why_not(state, "count 2") == Reason("florins-missing", count=1)
    events = play(state, "count 1")
    assert events == [Bought(0, Room.LUXURY_1, 2, 2, Coins(4, 1))]
    assert coins_of(state, 0) == (3, 0)
    assert (state.in_force, asked(state)) == (0, "TakeBuildingTurn 1")


@pytest.mark.rule("decision.buy")
def test_nothing_due_leaves_nothing_to_replace():
    state = in_force(table(2), SMUGGLER, GARDENER)
    coins(state, 0, florins=9)
    decision = PayInFlorins(0, room("garden-1") * 80 + 20)
    assert [each - 119 for each in decision.legal(state)] == [0]
    assert decision.data() == (room("garden-1") * 80 + 20,)
    assert list(decision.offers()) == list(range(119, 180))


@pytest.mark.rule("build.turns")
def test_effects_lapse_with_a_pass_and_the_use_stays_marked():
    state = table(2)
    hired(state, 0, "carpenter")
    at(state, open_building)
    play(state, "use carpenter")
    assert (asked(state), state.in_force) == ("TakeBuildingTurn 0", 1 << CARPENTER)
    play(state, "pass")
    assert (state.in_force, state.used, asked(state)) == (0, 1 << CARPENTER, "TakeBuildingTurn 1")


@pytest.mark.rule("window.build")
def test_why_an_ability_is_not_used_in_a_building_turn():
    state = table(2)
    hired(state, 0, "carpenter", "herald", "prince", "alchemist")
    used(state, "carpenter")
    coins(state, 0, florins=2)
    at(state, open_building)
    assert legal(state) == ["pass"]
    assert why_not(state, "use carpenter") == Reason("used-already", character=Character.CARPENTER)
    assert why_not(state, "use herald") == Reason(
        "other-moment", character=Character.HERALD, moment=Moment.MARKER
    )
    assert why_not(state, "use prince") == Reason("no-ability", character=Character.PRINCE)
    assert why_not(state, "use smuggler") == Reason("not-your-character", character=Character.SMUGGLER)
    assert why_not(state, "use alchemist") == Reason("florins-missing", count=1)
    assert why_not(state, "done") == Reason("not-now")
    coins(state, 0, florins=3)
    assert legal(state) == ["pass", "use alchemist"]


def test_a_building_turn_offers_a_pass_every_ability_and_every_room():
    offers = TakeBuildingTurn(0).offers()
    assert list(offers) == [0, *range(5, 59), *range(184, 237)]


def test_without_a_log_the_same_is_done():
    state = table(2)
    coins(state, 0, gold=1)
    shown(state, "garden-7")
    at(state, open_building)
    GAME.apply(state, number("room garden-7"))
    GAME.apply(state, number("cell 3 3"))
    GAME.apply(state, number("turn 0"))
    GAME.apply(state, number("pass"))
    assert (state.passed, coins_of(state, 0), asked(state)) == (0b10, (0, 0), "TakeBuildingTurn 0")
    assert len(state.players[0].laid) == 1
