"""Where a room may lie: inside, on empty cells, in contact, doors meeting doors."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds.events import Bought, Coins, DoorwayOpened, RoomInactive
from boardwright.games.guilds.phases.building import ChooseAnchor, ChooseOrientation, open_building
from boardwright.games.guilds.terms import Room, Side
from tests.games.guilds.setting import (
    asked,
    at,
    coins,
    hired,
    is_active,
    laid,
    legal,
    play,
    room,
    shown,
    table,
    why_not,
)

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
AFTER_A_TURN = {"N": "E", "E": "S", "S": "W", "W": "N"}
HALL = {(1, 3): {"W", "S", "E"}, (2, 3): {"N", "S", "W"}}

# Where the two cells of a large room lie as seen from its anchor, the left cell first; what its edges become.
LARGE = {
    0: ((0, 0), (1, 0), {"NL": "LN", "NR": "RN", "E": "RE", "SR": "RS", "SL": "LS", "W": "LW"}),
    1: ((0, 0), (0, 1), {"NL": "LE", "NR": "RE", "E": "RS", "SR": "RW", "SL": "LW", "W": "LN"}),
    2: ((1, 0), (0, 0), {"NL": "LS", "NR": "RS", "E": "RW", "SR": "RN", "SL": "LN", "W": "LE"}),
    3: ((0, 1), (0, 0), {"NL": "LW", "NR": "RW", "E": "RN", "SR": "RE", "SL": "LE", "W": "LS"}),
}

ROOMS = {
    "empty-1": "N E S W",
    "empty-3": "N E S",
    "garden-1": "E S",
    "garden-4": "N S",
    "garden-7": "S",
    "barracks": "NR E SL",
    "arcane-study": "E SL",
    "den": "NR SL W",
    "salon": "E SR",
    "chapel": "NL SR SL",
    "workshop-kitchen": "E SR W",
    "stable-yard": "NR E SL W",
    "banquet-hall": "E SR SL",
    "council-court": "NL E SR W",
    "great-garden": "E SL",
    "herb-garden": "NL SR W",
    "rose-garden": "SR SL",
    "grand-courtyard": "NL NR E SR SL W",
    "well-courtyard": "NL E SR W",
    "market-courtyard": "NR E SL W",
    "throne-room": "SL",
    "gallery": "E SR",
    "counting-house": "SL W",
}

# A plot in the middle of a game: name, doors, column, row, turn.
GROWN = (
    ("luxury-6", "N E S", 2, 2, 0),
    ("luxury-1", "S", 3, 3, 0),
    ("luxury-3", "E S", 1, 4, 3),
    ("gallery", "E SR", 2, 5, 0),
)


def turned_tile(doors, column, row, turn):
    """The cells of a tile with their doors, worked out from the table of turned tiles alone."""
    if room_is_small(doors):
        names = set(doors.split())
        for _ in range(turn):
            names = {AFTER_A_TURN[name] for name in names}
        return {(column, row): names}
    left, right, edges = LARGE[turn]
    cells = {
        "L": (column + left[0], row + left[1]),
        "R": (column + right[0], row + right[1]),
    }
    tile = {cells["L"]: set(), cells["R"]: set()}
    for name in doors.split():
        part, side = edges[name]
        tile[cells[part]].add(side)
    return tile


def room_is_small(doors):
    return doors in ("N E S W", "N E S", "E S", "N S", "S")


def may_lie(tile, plot, rows=5):
    """The four rules of placement, word by word."""
    inside = all(1 <= column <= 4 and 1 <= row <= rows for column, row in tile)
    empty = not any(cell in plot for cell in tile)
    shared = [
        (side in doors, BACK[side] in plot[cell[0] + STEP[side][0], cell[1] + STEP[side][1]])
        for cell, doors in tile.items()
        for side in "NESW"
        if (cell[0] + STEP[side][0], cell[1] + STEP[side][1]) in plot
    ]
    return inside and empty and bool(shared) and all(mine == yours for mine, yours in shared)


def expected_places(doors, plot, rows=5):
    """All legal places as (column, row, turn), the smallest turn of those that look the same."""
    found = {}
    for row in range(1, 6):
        for column in range(1, 5):
            for turn in range(4):
                tile = turned_tile(doors, column, row, turn)
                look = (column, row, frozenset((cell, frozenset(sides)) for cell, sides in tile.items()))
                if may_lie(tile, plot, rows) and look not in found:
                    found[look] = (column, row, turn)
    return sorted(found.values())


def offered_places(state, name):
    """All places that the game offers for a displayed room."""
    play(state, f"room {name}")
    places = []
    for cell in legal(state):
        after = state.clone()
        play(after, cell)
        _, column, row = cell.split()
        places += [(int(column), int(row), int(turn.split()[1])) for turn in legal(after)]
    return sorted(places)


def buyer(*names, gold=9, **options):
    state = table(2, **options)
    coins(state, 0, gold=gold)
    shown(state, *names)
    return at(state, open_building)


@pytest.mark.rule("place.match", "place.contact", "plot.turn.large")
@pytest.mark.parametrize("name", ROOMS)
def test_beside_the_hall_exactly_the_places_of_the_rules_are_offered(name):
    assert offered_places(buyer(name), name) == expected_places(ROOMS[name], HALL)


@pytest.mark.rule("place.match", "place.empty", "place.inside")
@pytest.mark.parametrize("name", ROOMS)
def test_on_a_grown_plot_exactly_the_places_of_the_rules_are_offered(name):
    state = table(2)
    state.players[0].gold = 9
    plot = dict(HALL)
    for each, doors, column, row, turn in GROWN:
        laid(state, 0, each, column, row, turn)
        plot |= turned_tile(doors, column, row, turn)
    state.display = (int(room(name)),)
    at(state, open_building)
    assert offered_places(state, name) == expected_places(ROOMS[name], plot)


@pytest.mark.rule("option.plot-rows", "place.inside")
@pytest.mark.parametrize("name", ["empty-1", "garden-7", "salon", "throne-room"])
def test_without_the_fifth_row_nothing_lies_there(name):
    state = table(2, plot_rows="4")
    coins(state, 0, gold=9)
    shown(state, name)
    laid(state, 0, "empty-2", 1, 4)
    laid(state, 0, "empty-3", 2, 4)
    at(state, open_building)
    plot = HALL | turned_tile("N E S W", 1, 4, 0) | turned_tile("N E S", 2, 4, 0)
    assert offered_places(state, name) == expected_places(ROOMS[name], plot, rows=4)


@pytest.mark.rule("option.plot-rows", "place.inside")
def test_a_cell_of_the_missing_row_is_off_the_plot():
    state = table(2, plot_rows="4")
    coins(state, 0, gold=3)
    shown(state, "empty-1", "gallery")
    laid(state, 0, "empty-2", 1, 4)
    at(state, open_building)
    after = state.clone()
    play(after, "room empty-1")
    assert why_not(after, "cell 1 5") == Reason("off-the-plot", room=Room.EMPTY_1)
    assert why_not(after, "cell 4 5") == Reason("off-the-plot", room=Room.EMPTY_1)
    play(state, "room gallery", "cell 2 4")
    assert legal(state) == ["turn 2"]
    assert why_not(state, "turn 1") == Reason("off-the-plot", room=Room.GALLERY)


@pytest.mark.example("11.B1")
@pytest.mark.rule("place.match", "activity.path")
def test_a_door_that_meets_the_upper_door_of_the_hall_makes_the_room_active():
    state = buyer("garden-1", gold=1)
    events = play(state, "room garden-1", "cell 2 2", "turn 0")
    assert events == [Bought(0, Room.GARDEN_1, 2, 2, Coins(0, 1))]
    assert is_active(state, 0, "garden-1")


@pytest.mark.example("11.B2")
@pytest.mark.rule("plot.turn", "activity.path")
def test_turned_counterclockwise_the_room_fits_below_the_hall_and_is_active():
    state = buyer("garden-1", gold=1)
    play(state, "room garden-1", "cell 1 4")
    assert legal(state) == ["turn 2", "turn 3"]
    events = play(state, "turn 3")
    assert events == [Bought(0, Room.GARDEN_1, 1, 4, Coins(0, 1))]
    assert is_active(state, 0, "garden-1")
    laid(state, 0, "empty-1", 2, 4)
    assert is_active(state, 0, "empty-1")


@pytest.mark.example("11.B3")
@pytest.mark.rule("activity.wall", "place.contact", "plot.hall.edges")
def test_wall_against_wall_right_of_the_hall_is_legal_and_inactive():
    state = buyer("garden-1", gold=1)
    events = play(state, "room garden-1", "cell 3 3", "turn 0")
    assert events == [Bought(0, Room.GARDEN_1, 3, 3, Coins(0, 1)), RoomInactive(0, Room.GARDEN_1)]
    assert not is_active(state, 0, "garden-1")


@pytest.mark.example("11.B4")
@pytest.mark.rule("place.match")
def test_a_wall_against_the_door_of_the_hall_is_illegal_even_beside_a_matching_tile():
    state = table(2)
    coins(state, 0, gold=1)
    shown(state, "garden-1")
    laid(state, 0, "garden-4", 1, 4)
    at(state, open_building)
    play(state, "room garden-1")
    play(state, "cell 2 4")
    assert why_not(state, "turn 0") == Reason("door-meets-wall", room=Room.GARDEN_1, side=Side.NORTH)
    assert legal(state) == ["turn 3"]


@pytest.mark.rule("place.contact")
def test_a_room_in_contact_with_an_inactive_room_only_may_be_laid_and_is_inactive():
    state = table(2)
    coins(state, 0, gold=1)
    shown(state, "empty-1")
    laid(state, 0, "luxury-6", 3, 3)
    at(state, open_building)
    play(state, "room empty-1", "cell 4 3", "turn 0")
    assert not is_active(state, 0, "empty-1")


@pytest.mark.rule("place.contact")
def test_corners_are_no_contact():
    state = buyer("empty-1")
    play(state, "room empty-1")
    assert why_not(state, "cell 3 2") == Reason("touches-nothing", room=Room.EMPTY_1)
    assert why_not(state, "cell 1 1") == Reason("touches-nothing", room=Room.EMPTY_1)


@pytest.mark.rule("place.empty")
def test_a_cell_with_a_tile_is_taken():
    state = buyer("empty-1")
    play(state, "room empty-1")
    assert why_not(state, "cell 1 3") == Reason("cell-taken", room=Room.EMPTY_1)


@pytest.mark.rule("place.open", "place.inside")
def test_doors_may_open_on_empty_cells_and_face_the_edge_of_the_plot():
    state = buyer("grand-courtyard")
    play(state, "room grand-courtyard", "cell 1 4")
    assert legal(state) == ["turn 0", "turn 1"]
    play(state, "turn 1")
    shown(state, "empty-1")
    play(state, "pass")
    play(state, "room empty-1", "cell 2 5", "turn 0")
    assert is_active(state, 0, "empty-1")


@pytest.mark.rule("place.inside", "place.empty")
def test_a_turn_that_leads_off_the_plot_or_onto_another_tile_is_refused_with_the_reason():
    state = table(2)
    coins(state, 0, gold=3)
    shown(state, "gallery")
    laid(state, 0, "empty-1", 4, 4)
    at(state, open_building)
    play(state, "room gallery", "cell 4 2")
    assert legal(state) == ["turn 1"]
    assert why_not(state, "turn 0") == Reason("off-the-plot", room=Room.GALLERY)
    assert why_not(state, "turn 2") == Reason("off-the-plot", room=Room.GALLERY)
    assert why_not(state, "turn 3") == Reason("door-meets-wall", room=Room.GALLERY, side=Side.SOUTH)


@pytest.mark.rule("place.empty")
def test_a_turn_that_covers_another_tile_is_refused():
    state = buyer("counting-house")
    play(state, "room counting-house", "cell 2 2")
    assert why_not(state, "turn 1") == Reason("cell-taken", room=Room.COUNTING_HOUSE)
    assert why_not(state, "turn 3") == Reason("cell-taken", room=Room.COUNTING_HOUSE)


@pytest.mark.rule("ruling.12.50")
def test_turns_that_look_the_same_are_offered_once_and_the_others_refused_by_name():
    state = buyer("empty-1", "garden-4", "council-court")
    after = state.clone()
    play(after, "room empty-1", "cell 2 2")
    assert legal(after) == ["turn 0"]
    assert why_not(after, "turn 3") == Reason("same-as-fewer-turns", room=Room.EMPTY_1)
    after = state.clone()
    play(after, "room garden-4", "cell 3 3")
    assert legal(after) == ["turn 0"]
    play(state, "room garden-4", "cell 2 2")
    assert why_not(state, "turn 2") == Reason("same-as-fewer-turns", room=Room.GARDEN_4)
    assert why_not(state, "turn 1") == Reason("door-meets-wall", room=Room.GARDEN_4, side=Side.SOUTH)


@pytest.mark.rule("place.match")
def test_a_cell_where_every_turn_clashes_is_refused():
    state = table(2)
    coins(state, 0, gold=2)
    shown(state, "luxury-1", "empty-1")
    laid(state, 0, "empty-2", 1, 4)
    at(state, open_building)
    play(state, "room luxury-1")
    assert why_not(state, "cell 2 4") == Reason("fits-in-no-turn", room=Room.LUXURY_1)
    assert why_not(state, "done") == Reason("not-now")


@pytest.mark.rule("place.match")
def test_a_large_room_whose_anchor_lies_alone_is_judged_by_its_other_cell():
    state = buyer("throne-room")
    play(state, "room throne-room")
    assert why_not(state, "cell 2 1") == Reason("fits-in-no-turn", room=Room.THRONE_ROOM)
    assert why_not(state, "cell 3 1") == Reason("touches-nothing", room=Room.THRONE_ROOM)
    assert why_not(state, "cell 4 5") == Reason("off-the-plot", room=Room.THRONE_ROOM)
    assert why_not(state, "cell 1 3") == Reason("cell-taken", room=Room.THRONE_ROOM)


@pytest.mark.rule("place.empty")
def test_a_taken_cell_in_the_last_column_is_called_taken_for_a_large_room_too():
    state = table(2)
    coins(state, 0, gold=3)
    shown(state, "throne-room")
    laid(state, 0, "empty-1", 4, 3)
    at(state, open_building)
    play(state, "room throne-room")
    assert why_not(state, "cell 4 3") == Reason("cell-taken", room=Room.THRONE_ROOM)


@pytest.mark.rule("character.architect.doorway")
def test_the_first_edge_that_clashes_becomes_a_doorway_and_the_room_is_active():
    state = table(2)
    coins(state, 0, gold=1)
    hired(state, 0, "architect")
    shown(state, "garden-7")
    at(state, open_building)
    events = play(state, "use architect", "room garden-7", "cell 2 4", "turn 0")
    assert events[2:] == [
        Bought(0, Room.GARDEN_7, 2, 4, Coins(0, 1)),
        DoorwayOpened(0, 2, 4, Side.NORTH),
    ]
    assert is_active(state, 0, "garden-7")
    assert state.players[0].opened == ((3 * 4 + 1) * 4 + Side.NORTH,)


@pytest.mark.rule("character.architect.doorway")
def test_a_doorway_may_be_made_in_the_second_cell_of_a_large_room():
    state = table(2)
    coins(state, 0, gold=3)
    hired(state, 0, "architect")
    shown(state, "gallery")
    at(state, open_building)
    events = play(state, "use architect", "room gallery", "cell 3 2", "turn 1")
    assert events[3] == DoorwayOpened(0, 3, 3, Side.WEST)
    assert state.players[0].opened == ((2 * 4 + 2) * 4 + Side.WEST,)
    assert is_active(state, 0, "gallery")


@pytest.mark.rule("ruling.12.26")
def test_two_edges_that_clash_are_too_many_for_the_architect():
    state = table(2)
    coins(state, 0, gold=3)
    hired(state, 0, "architect")
    shown(state, "gallery")
    at(state, open_building)
    play(state, "use architect", "room gallery", "cell 1 4")
    assert why_not(state, "turn 0") == Reason("door-meets-wall", room=Room.GALLERY, side=Side.NORTH)
    assert legal(state) == ["turn 1", "turn 2", "turn 3"]


def test_the_decisions_of_a_purchase_know_what_they_offer_and_hold():
    anchor = ChooseAnchor(1, room("salon"))
    turn = ChooseOrientation(1, room("salon"), 6)
    assert (anchor.data(), turn.data()) == ((38,), (38, 6))
    assert (list(anchor.offers()), list(turn.offers())) == (list(range(237, 257)), list(range(257, 261)))
    assert turn.place(3) == (38 * 20 + 6) * 4 + 3


def test_other_actions_than_cells_and_turns_are_not_for_now():
    state = buyer("empty-1")
    play(state, "room empty-1")
    assert why_not(state, "turn 0") == Reason("not-now")
    play(state, "cell 2 2")
    assert why_not(state, "cell 2 2") == Reason("not-now")
    assert asked(state) == "ChooseOrientation 0"
