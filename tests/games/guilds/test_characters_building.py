"""Abilities of the Building phase that help the room bought in a turn."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.events import (
    Activated,
    Bought,
    BuildsNoMore,
    Coins,
    Countered,
    DoorwayOpened,
    InForce,
    RoomAwakes,
    RoomInactive,
)
from boardwright.games.guilds.phases.building import PayInFlorins
from boardwright.games.guilds.terms import Character, Room, Side
from tests.games.guilds.setting import (
    asked,
    at,
    coins,
    coins_of,
    hired,
    is_active,
    laid,
    legal,
    members_of,
    play,
    shown,
    table,
    why_not,
)

WEST_OF_3_3 = 10 * 4 + Side.WEST


def site(*names, florins=0, gold=0, rooms=()):
    """Seat 0 builds, with these characters, coins and rooms on display."""
    state = table(2, supplement=True)
    hired(state, 0, *names)
    coins(state, 0, florins=florins, gold=gold)
    shown(state, *rooms)
    return at(state, flow.open_building)


def walled():
    """A plot on which every free edge is a wall, so that a room with four doors fits nowhere."""
    state = table(2)
    laid(state, 0, "luxury-1", 2, 2)
    laid(state, 0, "garden-7", 1, 2, 1)
    laid(state, 0, "kitchen-4", 3, 3, 1)
    laid(state, 0, "luxury-2", 1, 4, 2)
    laid(state, 0, "throne-room", 2, 4, 2)
    return state


def rooms_on_offer(state):
    return [action for action in legal(state) if action.startswith("room")]


@pytest.mark.rule("character.carpenter", "ruling.12.24")
def test_the_carpenter_makes_a_room_one_gold_cheaper_and_brings_it_on_offer():
    state = site("carpenter", gold=1, rooms=("luxury-1", "throne-room"))
    assert rooms_on_offer(state) == []
    assert why_not(state, "room luxury-1") == Reason("gold-missing", count=1)
    events = play(state, "use carpenter")
    assert events == [Activated(0, Character.CARPENTER, Coins(0, 0)), InForce(0, Character.CARPENTER)]
    assert rooms_on_offer(state) == ["room luxury-1"]
    assert why_not(state, "room throne-room") == Reason("gold-missing", count=1)
    events = play(state, "room luxury-1", "cell 2 2", "turn 0")
    assert events == [Bought(0, Room.LUXURY_1, 2, 2, Coins(0, 1))]
    assert (coins_of(state, 0), state.in_force) == ((0, 0), 0)


@pytest.mark.rule("character.carpenter")
def test_with_the_carpenter_a_room_never_costs_less_than_one_gold():
    state = site("carpenter", gold=1, rooms=("empty-1",))
    play(state, "use carpenter", "room empty-1", "cell 2 2", "turn 0")
    assert coins_of(state, 0) == (0, 0)
    state = site("carpenter", gold=0, rooms=("empty-1",))
    play(state, "use carpenter")
    assert rooms_on_offer(state) == []


@pytest.mark.rule("effect.build", "effect.build.lapse")
def test_an_effect_holds_for_the_one_room_bought_in_the_same_turn():
    state = site("carpenter", gold=4, rooms=("luxury-1", "luxury-3"))
    play(state, "use carpenter", "room luxury-1", "cell 2 2", "turn 0", "pass")
    assert (asked(state), coins_of(state, 0), state.in_force) == ("TakeBuildingTurn 0", (0, 3), 0)
    assert why_not(state, "use carpenter") == Reason("used-already", character=Character.CARPENTER)
    play(state, "room luxury-3", "cell 2 4", "turn 3")
    assert coins_of(state, 0) == (0, 1)


@pytest.mark.rule("effect.build.lapse")
def test_an_effect_that_is_not_needed_lapses_with_a_pass_and_stays_used():
    state = site("carpenter", gold=1, rooms=("luxury-1",))
    hired(state, 1, "monk")
    coins(state, 1, gold=1)
    assert play(state, "use carpenter", "pass")[-1] == BuildsNoMore(0)
    assert (state.in_force, state.used) == (0, 1 << Character.CARPENTER)
    assert (asked(state), rooms_on_offer(state)) == ("TakeBuildingTurn 1", [])


@pytest.mark.rule("effect.build.stays")
def test_an_effect_stays_in_force_when_its_card_leaves_play():
    state = site("carpenter", "alchemist", florins=3, gold=1, rooms=("luxury-1",))
    hired(state, 1, "assassin")
    coins(state, 1, gold=1)
    play(state, "use carpenter", "done", "use alchemist", "use assassin", "character carpenter")
    assert members_of(state, 0) == ["alchemist"]
    assert (state.in_force, asked(state)) == (1 << Character.CARPENTER, "TakeBuildingTurn 0")
    play(state, "room luxury-1", "cell 2 2", "turn 0")
    assert coins_of(state, 0) == (0, 1)


@pytest.mark.rule("resolve.source", "effect.build.stays")
def test_a_carpenter_killed_in_response_still_helps():
    state = site("carpenter", gold=1, rooms=("luxury-1",))
    hired(state, 1, "assassin")
    coins(state, 1, gold=1)
    play(state, "use carpenter", "use assassin", "character carpenter")
    assert (members_of(state, 0), state.in_force) == ([], 1 << Character.CARPENTER)


@pytest.mark.rule("resolve.counter", "ruling.12.24")
@pytest.mark.parametrize("name", ["carpenter", "smuggler", "architect", "gardener", "engineer"])
def test_a_countered_build_ability_never_comes_into_force(name):
    state = site(name, florins=1, gold=1, rooms=("luxury-1",))
    laid(state, 0, "empty-1", 2, 2)
    hired(state, 1, "inquisitor")
    coins(state, 1, florins=1)
    play(state, f"use {name}", *(["room empty-1"] * (name == "engineer")))
    events = play(state, "use inquisitor")
    assert events[-1] == Countered(1, Character.INQUISITOR, Character[name.upper()], 0)
    assert (state.in_force, asked(state)) == (0, "TakeBuildingTurn 0")
    assert state.used >> Character[name.upper()] & 1 == 1


@pytest.mark.rule("character.gardener")
def test_the_gardener_makes_a_garden_cheaper_even_free_and_no_other_room():
    state = site("gardener", gold=0, rooms=("garden-1", "empty-1", "great-garden"))
    assert play(state, "use gardener")[1] == InForce(0, Character.GARDENER)
    assert rooms_on_offer(state) == ["room garden-1"]
    events = play(state, "room garden-1", "cell 2 2", "turn 0")
    assert events == [Bought(0, Room.GARDEN_1, 2, 2, Coins(0, 0))]
    assert is_active(state, 0, "garden-1")


@pytest.mark.rule("character.gardener")
def test_the_gardener_saves_one_gold_on_a_large_garden():
    state = site("gardener", gold=1, rooms=("great-garden",))
    play(state, "use gardener", "room great-garden", "cell 2 2", "turn 0")
    assert coins_of(state, 0) == (0, 0)


@pytest.mark.rule("ruling.12.25")
def test_the_carpenter_lowers_a_price_before_the_gardener():
    state = site("gardener", "carpenter", gold=0, rooms=("great-garden", "garden-1", "luxury-1"))
    play(state, "use gardener", "use carpenter")
    assert rooms_on_offer(state) == ["room garden-1", "room great-garden"]


@pytest.mark.rule("ruling.12.25", "character.smuggler")
def test_the_smuggler_replaces_what_is_left_after_the_discounts():
    state = site("smuggler", "carpenter", florins=4, rooms=("luxury-1", "throne-room"))
    play(state, "use smuggler", "use carpenter")
    assert rooms_on_offer(state) == ["room luxury-1"]
    play(state, "room luxury-1", "cell 2 2", "turn 0")
    assert legal(state) == ["count 1"]
    assert play(state, "count 1") == [Bought(0, Room.LUXURY_1, 2, 2, Coins(4, 0))]
    assert coins_of(state, 0) == (0, 0)


@pytest.mark.rule("ruling.12.25")
def test_with_nothing_due_the_smuggler_replaces_nothing():
    state = site("smuggler", "gardener", florins=9, gold=1, rooms=("garden-1",))
    play(state, "use smuggler", "use gardener", "room garden-1", "cell 2 2", "turn 0")
    assert legal(state) == ["count 0"]
    play(state, "count 0")
    assert coins_of(state, 0) == (9, 1)


@pytest.mark.rule("character.smuggler")
@pytest.mark.parametrize(
    ("florins", "gold", "counts"),
    [
        (8, 2, ["count 0", "count 1", "count 2"]),
        (8, 1, ["count 1", "count 2"]),
        (7, 1, ["count 1"]),
        (8, 0, ["count 2"]),
        (3, 2, ["count 0"]),
    ],
)
def test_the_buyer_chooses_how_much_gold_is_replaced_by_four_florins_a_coin(florins, gold, counts):
    state = site("smuggler", florins=florins, gold=gold, rooms=("luxury-1",))
    play(state, "use smuggler", "room luxury-1", "cell 2 2", "turn 0")
    assert (asked(state), legal(state)) == ("PayInFlorins 0", counts)
    replaced = int(counts[-1][-1])
    play(state, counts[-1])
    assert coins_of(state, 0) == (florins - 4 * replaced, gold - 2 + replaced)


@pytest.mark.rule("character.smuggler", "ruling.12.24")
def test_the_smuggler_is_needed_before_a_room_that_only_florins_pay_is_on_offer():
    state = site("smuggler", florins=4, rooms=("empty-1", "luxury-1"))
    assert rooms_on_offer(state) == []
    play(state, "use smuggler")
    assert rooms_on_offer(state) == ["room empty-1"]
    assert why_not(state, "room luxury-1") == Reason("gold-missing", count=1)
    coins(state, 0, florins=3)
    assert rooms_on_offer(state) == []
    assert why_not(state, "room luxury-1") == Reason("gold-missing", count=2)


@pytest.mark.rule("character.smuggler")
def test_why_a_number_of_coins_cannot_be_replaced():
    state = site("smuggler", florins=7, gold=1, rooms=("luxury-1",))
    play(state, "use smuggler", "room luxury-1", "cell 2 2", "turn 0")
    assert why_not(state, "count 0") == Reason("gold-missing", count=1)
    assert why_not(state, "count 2") == Reason("florins-missing", count=1)
    assert why_not(state, "count 3") == Reason("more-than-due", count=2)
    assert why_not(state, "done") == Reason("not-now")
    decision = state.waiting[-1]
    assert isinstance(decision, PayInFlorins)
    assert (decision.data(), decision.offers()) == ((Room.LUXURY_1 * 80 + 5 * 4,), range(119, 180))


@pytest.mark.rule("character.architect", "character.architect.doorway")
def test_the_architect_lets_a_door_meet_a_wall_on_one_edge_which_becomes_a_doorway():
    state = site("architect", gold=2, rooms=("empty-1", "garden-4"))
    play(state, "room empty-1")
    assert "cell 3 3" not in legal(state)
    state = site("architect", gold=2, rooms=("empty-1", "garden-4"))
    assert play(state, "use architect")[1] == InForce(0, Character.ARCHITECT)
    play(state, "room empty-1", "cell 3 3")
    assert legal(state) == ["turn 0"]
    assert play(state, "turn 0") == [
        Bought(0, Room.EMPTY_1, 3, 3, Coins(0, 1)),
        DoorwayOpened(0, 3, 3, Side.WEST),
    ]
    assert (is_active(state, 0, "empty-1"), state.players[0].opened) == (True, (WEST_OF_3_3,))
    play(state, "pass", "room garden-4", "cell 3 4", "turn 0")
    assert is_active(state, 0, "garden-4")


@pytest.mark.rule("character.architect", "ruling.12.26")
def test_the_architect_opens_the_wall_of_the_new_room_as_well():
    state = site("architect", gold=1, rooms=("garden-1",))
    play(state, "use architect", "room garden-1", "cell 2 4")
    assert legal(state) == ["turn 0", "turn 1", "turn 2", "turn 3"]
    assert play(state, "turn 0")[1] == DoorwayOpened(0, 2, 4, Side.NORTH)
    assert is_active(state, 0, "garden-1")


@pytest.mark.rule("ruling.12.26")
def test_the_architect_never_opens_a_wall_against_a_wall():
    state = site("architect", gold=1, rooms=("garden-1",))
    events = play(state, "use architect", "room garden-1", "cell 3 3", "turn 0")
    assert events[2:] == [Bought(0, Room.GARDEN_1, 3, 3, Coins(0, 1)), RoomInactive(0, Room.GARDEN_1)]
    assert (is_active(state, 0, "garden-1"), state.players[0].opened) == (False, ())


@pytest.mark.rule("ruling.12.26")
def test_two_mismatched_edges_are_too_many_for_the_architect():
    state = table(2)
    hired(state, 0, "architect")
    coins(state, 0, gold=1)
    shown(state, "empty-1")
    laid(state, 0, "garden-4", 2, 2)
    laid(state, 0, "garden-1", 3, 3)
    at(state, flow.open_building)
    play(state, "use architect", "room empty-1")
    assert "cell 3 2" not in legal(state)
    assert why_not(state, "cell 3 2") == Reason("fits-in-no-turn", room=Room.EMPTY_1)
    assert "cell 1 2" not in legal(state)
    assert {"cell 2 1", "cell 4 3", "cell 3 4"} <= set(legal(state))


@pytest.mark.rule("ruling.12.26", "ruling.12.24")
def test_a_mismatched_edge_counts_as_contact_and_only_the_architect_brings_the_room_on_offer():
    state = walled()
    hired(state, 0, "architect")
    coins(state, 0, gold=1)
    shown(state, "empty-1")
    at(state, flow.open_building)
    assert rooms_on_offer(state) == []
    assert why_not(state, "room empty-1") == Reason("fits-nowhere", room=Room.EMPTY_1)
    play(state, "use architect")
    assert rooms_on_offer(state) == ["room empty-1"]
    play(state, "room empty-1", "cell 2 1", "turn 0")
    assert is_active(state, 0, "empty-1")


@pytest.mark.rule("character.architect.doorway")
def test_a_doorway_stays_after_the_architect_has_left():
    state = site("architect", gold=1, rooms=("empty-1",))
    play(state, "use architect", "room empty-1", "cell 3 3", "turn 0")
    state.players[0].members = ()
    laid(state, 0, "empty-2", 3, 2)
    assert (is_active(state, 0, "empty-1"), is_active(state, 0, "empty-2")) == (True, True)


@pytest.mark.rule("effect.build", "character.architect")
def test_a_new_room_that_wakes_another_tells_so_but_not_of_itself():
    state = table(2)
    coins(state, 0, gold=1)
    shown(state, "empty-2")
    laid(state, 0, "garden-1", 3, 3)
    laid(state, 0, "empty-1", 2, 4)
    at(state, flow.open_building)
    assert (is_active(state, 0, "garden-1"), is_active(state, 0, "empty-1")) == (False, True)
    events = play(state, "room empty-2", "cell 3 4", "turn 0")
    assert events[1:] == [RoomAwakes(0, Room.GARDEN_1)]
    assert is_active(state, 0, "garden-1")
