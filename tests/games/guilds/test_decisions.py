"""The form of the longer choices: a purchase, rooms to keep."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.events import Bought, Coins, RoomKept
from boardwright.games.guilds.terms import Room
from tests.games.guilds.setting import (
    asked,
    at,
    coins,
    coins_of,
    hired,
    legal,
    play,
    shown,
    table,
    why_not,
)


def building(florins=0, gold=3, members=()):
    """Seat 0 may buy one of two rooms."""
    state = table(2)
    hired(state, 0, *members)
    shown(state, "garden-1", "throne-room")
    coins(state, 0, florins=florins, gold=gold)
    return at(state, flow.open_building)


@pytest.mark.rule("decision.buy")
def test_a_purchase_names_room_anchor_and_turn():
    state = building()
    assert legal(state) == ["pass", "room garden-1", "room throne-room"]
    play(state, "room garden-1")
    assert (asked(state), "cell 2 2" in legal(state)) == ("ChooseAnchor 0", True)
    play(state, "cell 2 2")
    assert (asked(state), legal(state)) == ("ChooseOrientation 0", ["turn 0", "turn 1"])
    assert (coins_of(state, 0), state.players[0].laid) == ((0, 3), ())
    assert play(state, "turn 1") == [Bought(0, Room.GARDEN_1, 2, 2, Coins(0, 1))]
    assert (coins_of(state, 0), asked(state)) == ((0, 2), "TakeBuildingTurn 1")


@pytest.mark.rule("decision.buy", "ruling.12.51")
def test_with_the_smuggler_the_gold_to_replace_is_named_last():
    state = building(florins=9, gold=2, members=("smuggler",))
    play(state, "use smuggler", "room throne-room", "cell 2 2", "turn 0")
    assert (asked(state), legal(state)) == ("PayInFlorins 0", ["count 1", "count 2"])
    assert (coins_of(state, 0), state.players[0].laid) == ((9, 2), ())
    assert play(state, "count 2") == [Bought(0, Room.THRONE_ROOM, 2, 2, Coins(8, 1))]
    assert (coins_of(state, 0), state.display) == ((1, 1), (Room.GARDEN_1,))


@pytest.mark.rule("ruling.12.51")
def test_a_purchase_that_cannot_be_finished_is_not_on_offer():
    state = building(gold=2)
    assert (legal(state), why_not(state, "room throne-room")) == (
        ["pass", "room garden-1"],
        Reason("gold-missing", count=1),
    )


def keeping(florins=3):
    """Seat 0 may keep rooms; nobody else has florins."""
    state = table(2)
    shown(state, "garden-1", "kitchen-2", "den", "gallery")
    coins(state, 0, florins=florins)
    return at(state, flow.open_keeping)


@pytest.mark.rule("decision.keep")
def test_rooms_to_keep_are_named_in_the_order_of_the_list():
    state = keeping()
    assert legal(state) == ["done", "room garden-1", "room kitchen-2", "room den", "room gallery"]
    assert play(state, "room kitchen-2") == [RoomKept(0, Room.KITCHEN_2)]
    assert (asked(state), legal(state)) == ("KeepRooms 0", ["done", "room den", "room gallery"])
    assert why_not(state, "room garden-1") == Reason("rooms-ascending", room=Room.GARDEN_1)
    assert why_not(state, "room kitchen-2") == Reason("kept-already", room=Room.KITCHEN_2)


@pytest.mark.rule("decision.keep")
def test_each_room_that_is_named_takes_its_florin_at_once():
    state = keeping()
    play(state, "room garden-1")
    assert coins_of(state, 0) == (2, 0)
    play(state, "room den")
    assert (coins_of(state, 0), legal(state)) == ((1, 0), ["done", "room gallery"])


@pytest.mark.rule("decision.keep", "limit.purse")
def test_the_last_florin_ends_the_naming():
    state = keeping(florins=1)
    play(state, "room garden-1")
    assert (state.display, state.round) == ((Room.GARDEN_1,), 2)
