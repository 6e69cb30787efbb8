"""The Engineer: a room is lifted and laid again; and why a room does not fit."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.basics import plot
from boardwright.games.guilds.effects import engineering, laying
from boardwright.games.guilds.effects.activation import ChooseOwnRoom
from boardwright.games.guilds.effects.engineering import ChooseLiftedCell, ChooseLiftedTurn
from boardwright.games.guilds.events import (
    Activated,
    AimedAtRoom,
    Coins,
    Relocated,
    RoomAwakes,
    RoomCutOff,
    RoomInactive,
)
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
    play,
    room,
    table,
    why_not,
)

WEST_OF_3_3 = 10 * 4 + Side.WEST
NORTH_OF_2_4 = 13 * 4 + Side.NORTH
SOUTH_OF_3_2 = 6 * 4 + Side.SOUTH
SOUTH_OF_1_2 = 4 * 4 + Side.SOUTH


def yard(*rooms, opened=(), **options):
    """Seat 0 has the Engineer, a florin and these rooms, and builds."""
    state = table(2, supplement=True, **options)
    hired(state, 0, "engineer")
    coins(state, 0, florins=1)
    for name, column, row, turn in rooms:
        laid(state, 0, name, column, row, turn)
    state.players[0].opened = opened
    plot.rebuild(state.players[0], state.tables)
    return at(state, flow.open_building)


def place(name, column, row, turn):
    """A room on the plot as one number."""
    return room(name) * 80 + ((row - 1) * 4 + column - 1) * 4 + turn


@pytest.mark.rule("character.engineer")
def test_the_engineer_puts_an_own_room_elsewhere_for_one_florin():
    state = yard(("garden-1", 2, 2, 0), ("empty-1", 1, 4, 0))
    assert legal(state) == ["pass", "use engineer"]
    play(state, "use engineer")
    assert (asked(state), legal(state)) == ("ChooseOwnRoom 0", ["room empty-1", "room garden-1"])
    assert (coins_of(state, 0), state.used) == ((1, 0), 0)
    assert play(state, "room garden-1") == [
        Activated(0, Character.ENGINEER, Coins(1, 0)),
        AimedAtRoom(Character.ENGINEER, Room.GARDEN_1),
    ]
    assert asked(state) == "ChooseLiftedCell 0"
    events = play(state, "cell 2 4", "turn 2")
    assert events == [Relocated(0, Room.GARDEN_1, 2, 4)]
    assert state.players[0].laid == (place("empty-1", 1, 4, 0), place("garden-1", 2, 4, 2))
    assert (coins_of(state, 0), asked(state)) == ((0, 0), "TakeBuildingTurn 0")
    assert (is_active(state, 0, "garden-1"), state.used) == (True, 1 << Character.ENGINEER)


@pytest.mark.rule("character.engineer")
def test_the_rooms_of_others_stay_when_the_engineer_works():
    state = yard(("garden-1", 2, 2, 0))
    laid(state, 1, "garden-2", 2, 2)
    play(state, "use engineer")
    assert legal(state) == ["room garden-1"]
    assert why_not(state, "room garden-2") == Reason("not-on-your-plot", room=Room.GARDEN_2)
    assert why_not(state, "done") == Reason("not-now")
    assert (ChooseOwnRoom(0).offers(), ChooseOwnRoom(0).data()) == (range(184, 237), ())
    play(state, "room garden-1", "cell 2 4", "turn 2")
    assert state.players[1].laid == (place("garden-2", 2, 2, 0),)


@pytest.mark.rule("character.engineer", "activate.target", "activate.cost")
def test_the_engineer_needs_a_florin_and_a_room():
    state = yard()
    assert legal(state) == ["pass"]
    assert why_not(state, "use engineer") == Reason("no-target", character=Character.ENGINEER)
    laid(state, 0, "garden-1", 2, 2)
    assert legal(state) == ["pass", "use engineer"]
    coins(state, 0)
    assert why_not(state, "use engineer") == Reason("florins-missing", count=1)


@pytest.mark.rule("ruling.12.47")
def test_a_lifted_room_follows_the_rules_of_placement_and_other_rooms_stay_without_contact():
    state = yard(("garden-4", 2, 2, 0), ("garden-5", 2, 1, 0))
    play(state, "use engineer", "room garden-4")
    cells = ["cell 1 1", "cell 3 1", "cell 1 2", "cell 2 2", "cell 3 3", "cell 1 4", "cell 2 4"]
    assert legal(state) == cells
    events = play(state, "cell 2 4", "turn 0")
    assert events == [Relocated(0, Room.GARDEN_4, 2, 4), RoomCutOff(0, Room.GARDEN_5)]
    assert state.players[0].laid == (place("garden-5", 2, 1, 0), place("garden-4", 2, 4, 0))
    assert (is_active(state, 0, "garden-5"), is_active(state, 0, "garden-4")) == (False, True)


@pytest.mark.rule("ruling.12.47", "character.engineer")
def test_a_moved_room_may_wake_another():
    state = yard(("empty-1", 2, 4, 0), ("garden-1", 3, 3, 0), ("empty-2", 2, 2, 0))
    assert not is_active(state, 0, "garden-1")
    events = play(state, "use engineer", "room empty-2", "cell 3 4", "turn 0")
    assert events[1:] == [
        AimedAtRoom(Character.ENGINEER, Room.EMPTY_2),
        Relocated(0, Room.EMPTY_2, 3, 4),
        RoomAwakes(0, Room.GARDEN_1),
    ]
    assert is_active(state, 0, "garden-1")


@pytest.mark.rule("ruling.12.47")
def test_a_room_that_returns_keeps_its_place_and_its_doorway():
    state = yard(("empty-1", 3, 3, 0), opened=(WEST_OF_3_3,))
    play(state, "use engineer", "room empty-1")
    assert "cell 3 3" in legal(state)
    play(state, "cell 3 3")
    assert legal(state) == ["turn 0"]
    assert play(state, "turn 0") == [Relocated(0, Room.EMPTY_1, 3, 3)]
    assert state.players[0].laid == (place("empty-1", 3, 3, 0),)
    assert (state.players[0].opened, is_active(state, 0, "empty-1")) == ((WEST_OF_3_3,), True)
    assert coins_of(state, 0) == (0, 0)


@pytest.mark.rule("ruling.12.47")
def test_a_room_that_moves_loses_its_doorways_on_both_sides_but_no_others():
    state = yard(
        ("garden-1", 3, 3, 0),
        ("empty-1", 3, 2, 0),
        ("empty-2", 1, 2, 0),
        opened=(SOUTH_OF_3_2, SOUTH_OF_1_2, WEST_OF_3_3),
    )
    assert (is_active(state, 0, "garden-1"), is_active(state, 0, "empty-1")) == (True, True)
    events = play(state, "use engineer", "room garden-1", "cell 2 4", "turn 2")
    assert events[1:] == [
        AimedAtRoom(Character.ENGINEER, Room.GARDEN_1),
        Relocated(0, Room.GARDEN_1, 2, 4),
        RoomCutOff(0, Room.EMPTY_1),
    ]
    assert state.players[0].opened == (SOUTH_OF_1_2,)
    assert (is_active(state, 0, "empty-2"), is_active(state, 0, "empty-1")) == (True, False)


@pytest.mark.rule("ruling.12.47")
def test_a_room_that_only_turns_loses_its_doorway_too():
    state = yard(("garden-1", 2, 4, 0), opened=(NORTH_OF_2_4,))
    play(state, "use engineer", "room garden-1", "cell 2 4")
    assert legal(state) == ["turn 0", "turn 2", "turn 3"]
    play(state, "turn 3")
    assert (state.players[0].laid, state.players[0].opened) == ((place("garden-1", 2, 4, 3),), ())
    assert is_active(state, 0, "garden-1")


@pytest.mark.rule("ruling.12.47")
def test_the_old_turn_is_allowed_only_on_the_old_cell():
    state = yard(("garden-1", 2, 4, 0), opened=(NORTH_OF_2_4,))
    play(state, "use engineer", "room garden-1", "cell 1 4")
    assert legal(state) == ["turn 2", "turn 3"]
    assert why_not(state, "turn 0") == Reason("door-meets-wall", room=Room.GARDEN_1, side=Side.NORTH)
    assert why_not(state, "turn 1") == Reason("door-meets-wall", room=Room.GARDEN_1, side=Side.NORTH)
    assert why_not(state, "done") == Reason("not-now")


@pytest.mark.rule("ruling.12.47")
def test_an_architect_in_force_does_not_help_the_engineer():
    state = yard(("empty-1", 2, 2, 0))
    state.in_force = 1 << Character.ARCHITECT
    play(state, "use engineer", "room empty-1")
    assert legal(state) == ["cell 2 2", "cell 1 4", "cell 2 4"]
    play(state, "cell 1 4", "turn 0")
    assert state.in_force == 1 << Character.ARCHITECT


@pytest.mark.rule("character.engineer")
def test_a_large_room_is_lifted_with_both_its_cells():
    state = yard(("grand-courtyard", 1, 4, 0), ("empty-1", 2, 2, 0))
    play(state, "use engineer", "room grand-courtyard")
    assert legal(state) == ["cell 1 1", "cell 2 1", "cell 3 1", "cell 3 2", "cell 1 4", "cell 2 4"]
    play(state, "cell 2 4")
    assert legal(state) == ["turn 0", "turn 1"]
    play(state, "turn 1")
    assert state.players[0].laid[-1] == place("grand-courtyard", 2, 4, 1)
    assert is_active(state, 0, "grand-courtyard")


@pytest.mark.rule("character.engineer")
def test_the_rooms_and_cells_of_an_engineer_are_known_to_the_decisions():
    lifted = ChooseLiftedCell(1, Room.GARDEN_1)
    turned = ChooseLiftedTurn(1, Room.GARDEN_1, 7)
    assert (lifted.data(), lifted.offers()) == ((Room.GARDEN_1,), range(237, 257))
    assert (turned.data(), turned.offers()) == ((Room.GARDEN_1, 7), range(257, 261))


@pytest.mark.rule("character.engineer")
def test_why_a_lifted_room_cannot_lie_on_a_cell():
    state = yard(("empty-1", 2, 2, 0), ("garden-4", 2, 1, 0))
    play(state, "use engineer", "room empty-1")
    assert why_not(state, "cell 1 3") == Reason("cell-taken", room=Room.EMPTY_1)
    assert why_not(state, "cell 2 1") == Reason("cell-taken", room=Room.EMPTY_1)
    assert why_not(state, "cell 4 5") == Reason("touches-nothing", room=Room.EMPTY_1)
    assert why_not(state, "cell 3 3") == Reason("fits-in-no-turn", room=Room.EMPTY_1)
    assert why_not(state, "done") == Reason("not-now")
    play(state, "cell 2 4")
    assert why_not(state, "turn 1") == Reason("same-as-fewer-turns", room=Room.EMPTY_1)


@pytest.mark.rule("character.engineer")
def test_why_a_lifted_room_cannot_lie_off_the_plot():
    state = yard(("grand-courtyard", 1, 4, 0), plot_rows="4")
    play(state, "use engineer", "room grand-courtyard")
    assert legal(state) == ["cell 2 1", "cell 2 2", "cell 1 4", "cell 2 4"]
    assert why_not(state, "cell 4 5") == Reason("off-the-plot", room=Room.GRAND_COURTYARD)
    assert why_not(state, "cell 1 5") == Reason("off-the-plot", room=Room.GRAND_COURTYARD)
    assert why_not(state, "cell 4 1") == Reason("touches-nothing", room=Room.GRAND_COURTYARD)
    assert why_not(state, "cell 4 4") == Reason("off-the-plot", room=Room.GRAND_COURTYARD)
    play(state, "cell 2 4")
    assert why_not(state, "turn 1") == Reason("off-the-plot", room=Room.GRAND_COURTYARD)


@pytest.mark.rule("character.engineer")
def test_the_side_where_a_door_meets_a_wall_is_named():
    state = table(2)
    found = laying.why_not_place(state, 0, place("empty-1", 3, 3, 0), 0)
    assert found == Reason("door-meets-wall", room=Room.EMPTY_1, side=Side.WEST)
    found = laying.why_not_place(state, 0, place("empty-1", 1, 2, 0), 0)
    assert found == Reason("door-meets-wall", room=Room.EMPTY_1, side=Side.SOUTH)


@pytest.mark.rule("character.engineer")
def test_only_a_room_of_the_plot_has_a_place():
    state = yard(("empty-1", 2, 2, 0), ("garden-1", 1, 4, 3))
    player = state.players[0]
    assert engineering.place_of(player, Room.GARDEN_1) == place("garden-1", 1, 4, 3)
    with pytest.raises(ValueError, match="does not lie"):
        engineering.place_of(player, Room.GARDEN_2)


@pytest.mark.rule("character.engineer")
def test_a_large_room_does_not_fit_where_its_second_cell_is_taken():
    state = yard(("grand-courtyard", 1, 4, 0), ("empty-1", 2, 5, 0))
    play(state, "use engineer", "room grand-courtyard", "cell 2 4")
    assert legal(state) == ["turn 0"]
    assert why_not(state, "turn 1") == Reason("cell-taken", room=Room.GRAND_COURTYARD)
    assert why_not(state, "turn 2") == Reason("same-as-fewer-turns", room=Room.GRAND_COURTYARD)


@pytest.mark.rule("ruling.12.47")
def test_a_room_that_moves_to_an_inactive_place_is_inactive():
    state = yard(("garden-1", 2, 2, 0), ("empty-1", 1, 4, 0))
    assert is_active(state, 0, "garden-1")
    events = play(state, "use engineer", "room garden-1", "cell 3 3", "turn 0")
    assert events[1:] == [
        AimedAtRoom(Character.ENGINEER, Room.GARDEN_1),
        Relocated(0, Room.GARDEN_1, 3, 3),
        RoomInactive(0, Room.GARDEN_1),
    ]
    assert (is_active(state, 0, "garden-1"), is_active(state, 0, "empty-1")) == (False, True)
