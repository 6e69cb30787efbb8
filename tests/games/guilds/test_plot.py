"""The plot: its cells, the hall, turned rooms, and which of them are active."""

import pytest

from boardwright.core.events import Log
from boardwright.core.random import Random
from boardwright.games.guilds.basics import plot
from boardwright.games.guilds.basics.plot import PLACES_PER_ROOM
from boardwright.games.guilds.effects import laying
from boardwright.games.guilds.events import RoomAwakes, RoomCutOff, RoomInactive
from boardwright.games.guilds.phases.building import open_building
from boardwright.games.guilds.scoring import room_points
from boardwright.games.guilds.terms import COLUMNS, NOTHING, Room, Side
from tests.games.guilds.setting import at, coins, hired, is_active, laid, play, room, shown, table

SIDES = "NESW"

# What each turn makes of the six edges of a large room, and where its right cell lies as seen from its left.
LARGE = {
    0: ((1, 0), {"NL": "LN", "NR": "RN", "E": "RE", "SR": "RS", "SL": "LS", "W": "LW"}),
    1: ((0, 1), {"NL": "LE", "NR": "RE", "E": "RS", "SR": "RW", "SL": "LW", "W": "LN"}),
    2: ((-1, 0), {"NL": "LS", "NR": "RS", "E": "RW", "SR": "RN", "SL": "LN", "W": "LE"}),
    3: ((0, -1), {"NL": "LW", "NR": "RW", "E": "RN", "SR": "RE", "SL": "LE", "W": "LS"}),
}
INNER = {0: ("E", "W"), 1: ("S", "N"), 2: ("W", "E"), 3: ("N", "S")}
EDGES = ("NL", "NR", "E", "SR", "SL", "W")


def cell(column, row):
    return (row - 1) * COLUMNS + column - 1


def edge(column, row, side):
    return cell(column, row) * 4 + side


def at_cell(number):
    return (number % COLUMNS + 1, number // COLUMNS + 1)


def sides_of(mask):
    return "".join(side for index, side in enumerate(SIDES) if mask >> index & 1)


def met_on(state, column, row):
    """The sides of a free cell on which a tile lies, and those of them on which it has a door."""
    met = state.players[0].edges[cell(column, row)]
    return (sides_of(met & 15), sides_of(met >> 4))


@pytest.mark.rule("plot.size")
def test_a_plot_has_four_columns_and_five_rows():
    assert [plot.neighbour(cell(1, 1), side) for side in range(4)] == [
        NOTHING,
        cell(2, 1),
        cell(1, 2),
        NOTHING,
    ]
    assert [plot.neighbour(cell(4, 5), side) for side in range(4)] == [
        cell(4, 4),
        NOTHING,
        NOTHING,
        cell(3, 5),
    ]
    around = [cell(2, 3), cell(3, 4), cell(2, 5), cell(1, 4)]
    assert [plot.neighbour(cell(2, 4), side) for side in range(4)] == around
    assert len(table().players[0].edges) == 20


@pytest.mark.rule("plot.size")
@pytest.mark.parametrize(
    ("column", "row", "side"),
    [(1, 1, 0), (4, 1, 0), (4, 1, 1), (4, 5, 1), (1, 5, 2), (4, 5, 2), (1, 1, 3), (1, 5, 3)],
)
def test_beyond_the_border_there_is_no_cell(column, row, side):
    assert plot.neighbour(cell(column, row), side) == NOTHING
    assert plot.NEIGHBOURS[cell(column, row) * 4 + side] == NOTHING


@pytest.mark.rule("plot.hall")
@pytest.mark.parametrize("seat", range(4))
def test_everyone_starts_with_the_hall_alone_on_two_cells_of_row_three(seat):
    player = table(4).players[seat]
    taken = [at_cell(number) for number in range(20) if player.edges[number] == plot.NOT_FREE]
    assert taken == [(1, 3), (2, 3)]
    assert (player.laid, player.opened, player.active) == ((), (), 0)


@pytest.mark.rule("plot.hall.edges")
@pytest.mark.parametrize(
    ("column", "row", "expected"),
    [
        (1, 2, ("S", "")),
        (2, 2, ("S", "S")),
        (3, 3, ("W", "")),
        (1, 4, ("N", "N")),
        (2, 4, ("N", "N")),
        (3, 2, ("", "")),
        (3, 4, ("", "")),
    ],
)
def test_the_hall_has_doors_to_the_south_and_in_the_north_of_its_right_cell(column, row, expected):
    assert met_on(table(), column, row) == expected


@pytest.mark.rule("plot.hall.edges")
def test_the_hall_has_a_street_door_and_is_open_inside():
    left, right = plot.HALL_DOORS
    assert (sides_of(left), sides_of(right)) == ("ESW", "NSW")
    assert [at_cell(number) for number in plot.HALL_CELLS] == [(1, 3), (2, 3)]


@pytest.mark.rule("plot.hall.active", "activity.path")
def test_both_cells_of_the_hall_lead_to_active_rooms_and_the_hall_itself_is_no_room():
    state = table()
    assert (plot.active_rooms(state.players[0]), plot.active_cells(state.players[0])) == ([], 2)
    laid(state, 0, "empty-1", 1, 4)
    laid(state, 0, "empty-2", 2, 2)
    assert (is_active(state, 0, "empty-1"), is_active(state, 0, "empty-2")) == (True, True)
    assert plot.active_cells(state.players[0]) == 4


@pytest.mark.rule("plot.cells")
def test_a_small_room_covers_one_cell_and_a_large_one_two():
    state = table()
    laid(state, 0, "empty-1", 2, 2)
    assert plot.active_cells(state.players[0]) == 3
    laid(state, 0, "grand-courtyard", 1, 4)
    assert plot.active_cells(state.players[0]) == 5
    taken = [at_cell(number) for number in range(20) if state.players[0].edges[number] == plot.NOT_FREE]
    assert taken == [(2, 2), (1, 3), (2, 3), (1, 4), (2, 4)]


@pytest.mark.rule("plot.cells", "activity.path")
def test_the_two_cells_of_a_large_room_are_open_to_each_other():
    state = table()
    laid(state, 0, "great-garden", 2, 2)
    laid(state, 0, "empty-2", 4, 2)
    assert (is_active(state, 0, "great-garden"), is_active(state, 0, "empty-2")) == (True, True)


@pytest.mark.rule("plot.turn")
@pytest.mark.parametrize(
    ("name", "turn", "doors"),
    [
        ("garden-7", 0, "S"),
        ("garden-7", 1, "W"),
        ("garden-7", 2, "N"),
        ("garden-7", 3, "E"),
        ("garden-1", 0, "ES"),
        ("garden-1", 1, "SW"),
        ("garden-1", 2, "NW"),
        ("garden-1", 3, "NE"),
        ("garden-4", 0, "NS"),
        ("garden-4", 1, "EW"),
        ("empty-3", 0, "NES"),
        ("empty-3", 1, "ESW"),
        ("empty-3", 2, "NSW"),
        ("empty-3", 3, "NEW"),
    ],
)
def test_a_clockwise_quarter_turn_takes_doors_from_north_to_east_to_south_to_west(name, turn, doors):
    state = table()
    laid(state, 0, name, 3, 4, turn)
    found = {
        "N": met_on(state, 3, 3)[1],
        "E": met_on(state, 4, 4)[1],
        "S": met_on(state, 3, 5)[1],
        "W": met_on(state, 2, 4)[1],
    }
    seen_from_outside = {"N": "S", "E": "W", "S": "N", "W": "E"}
    assert [side for side in SIDES if seen_from_outside[side] in found[side]] == list(doors)


@pytest.mark.rule("plot.turn", "plot.turn.large")
@pytest.mark.parametrize("name", EDGES)
@pytest.mark.parametrize("turn", range(4))
def test_each_edge_of_a_turned_large_room_lies_where_the_table_says(turn, name):
    one_door = tuple(int(each == name) for each in EDGES)
    tables = table(tables={"rooms.gallery.doors": one_door}).tables
    doors = dict(zip("LR", INNER[turn], strict=True))
    part, side = LARGE[turn][1][name]
    doors[part] = "".join(each for each in SIDES if each in doors[part] + side)
    left, right = tables.turned[room("gallery") * 4 + turn]
    assert {"L": sides_of(left), "R": sides_of(right)} == doors


@pytest.mark.rule("plot.turn.large", "plot.anchor")
@pytest.mark.parametrize(
    ("turn", "left", "right"),
    [
        (0, (2, 4), (3, 4)),
        (1, (2, 4), (2, 5)),
        (2, (3, 4), (2, 4)),
        (3, (2, 5), (2, 4)),
    ],
)
def test_the_anchor_is_the_upper_or_the_left_cell_of_a_large_room(turn, left, right):
    covered = plot.cells_of(room("gallery"), cell(2, 4), turn)
    assert [at_cell(number) for number in covered] == [left, right]
    step = LARGE[turn][0]
    assert (right[0] - left[0], right[1] - left[1]) == step


@pytest.mark.rule("plot.anchor")
@pytest.mark.parametrize("turn", range(4))
def test_the_anchor_of_a_small_room_is_its_only_cell(turn):
    assert plot.cells_of(room("luxury-6"), cell(4, 5), turn) == (cell(4, 5),)


@pytest.mark.rule("plot.anchor", "place.inside")
@pytest.mark.parametrize(
    ("column", "row", "turn", "count"),
    [
        (4, 1, 0, 0),
        (4, 1, 2, 0),
        (3, 1, 0, 2),
        (1, 5, 1, 0),
        (1, 5, 3, 0),
        (1, 4, 1, 2),
        (4, 5, 0, 0),
        (4, 4, 3, 2),
    ],
)
def test_a_large_room_whose_second_cell_is_beyond_the_border_covers_nothing(column, row, turn, count):
    assert len(plot.cells_of(room("barracks"), cell(column, row), turn)) == count


@pytest.mark.rule("activity.path")
def test_a_chain_of_doors_makes_rooms_active_and_one_wall_breaks_it():
    state = table()
    laid(state, 0, "empty-1", 2, 4)
    laid(state, 0, "garden-4", 3, 4, turn=1)
    laid(state, 0, "luxury-1", 4, 4, turn=1)
    assert plot.active_rooms(state.players[0]) == [room("empty-1"), room("garden-4"), room("luxury-1")]
    laid(state, 1, "empty-2", 2, 4)
    laid(state, 1, "garden-5", 3, 4)
    laid(state, 1, "luxury-2", 4, 4, turn=1)
    assert plot.active_rooms(state.players[1]) == [room("empty-2")]


@pytest.mark.rule("activity.path")
def test_a_door_against_a_wall_is_no_way_in_either_direction():
    state = table()
    laid(state, 0, "garden-7", 2, 2, turn=2)
    laid(state, 0, "empty-1", 3, 3)
    assert plot.active_rooms(state.players[0]) == []


@pytest.mark.rule("activity.path")
def test_a_ring_of_rooms_is_active_once():
    state = table()
    for name, column, row in (("empty-1", 2, 4), ("empty-2", 1, 4), ("empty-3", 1, 5), ("empty-4", 2, 5)):
        laid(state, 0, name, column, row)
    assert plot.active_cells(state.players[0]) == 6


@pytest.mark.rule("activity.later")
def test_an_inactive_room_awakes_when_a_later_tile_connects_it():
    state = table()
    laid(state, 0, "luxury-1", 3, 3)
    laid(state, 0, "empty-1", 2, 4)
    shown(state, "empty-3")
    coins(state, 0, gold=1)
    at(state, open_building)
    assert not is_active(state, 0, "luxury-1")
    events = play(state, "room empty-3", "cell 3 4", "turn 3")
    assert is_active(state, 0, "luxury-1")
    assert events[-1] == RoomAwakes(0, Room.LUXURY_1)
    assert RoomInactive(0, Room.EMPTY_3) not in events


@pytest.mark.rule("activity.later")
def test_rooms_that_stay_as_they_were_are_not_told():
    state = table()
    laid(state, 0, "luxury-1", 3, 3)
    laid(state, 0, "empty-1", 2, 4)
    shown(state, "empty-2")
    coins(state, 0, gold=1)
    at(state, open_building)
    events = play(state, "room empty-2", "cell 2 2", "turn 0")
    assert [type(event).__name__ for event in events] == ["Bought"]


@pytest.mark.rule("activity.later")
def test_a_room_that_loses_its_way_to_the_hall_is_told():
    state = table()
    laid(state, 0, "luxury-1", 3, 3)
    laid(state, 0, "empty-1", 2, 4)
    laid(state, 0, "luxury-2", 4, 4)
    log = Log()
    before = 1 << room("luxury-1") | 1 << room("empty-1") | 1 << room("luxury-2")
    laying.tell_activity(state, 0, before, log)
    assert log.events == [RoomCutOff(0, Room.LUXURY_1)]


@pytest.mark.rule("activity.nothing")
def test_an_inactive_room_has_no_part_in_points_and_area():
    state = table()
    hired(state, 0, "prince")
    laid(state, 0, "throne-room", 3, 3)
    laid(state, 0, "salon", 1, 1)
    assert room_points(state, 0, [1] * 7) == 0
    assert plot.active_cells(state.players[0]) == 2


@pytest.mark.rule("ruling.12.50")
@pytest.mark.parametrize(
    ("name", "same"),
    [
        ("empty-1", [False, True, True, True]),
        ("garden-4", [False, False, True, True]),
        ("garden-1", [False] * 4),
        ("grand-courtyard", [False, False, True, True]),
        ("well-courtyard", [False, False, True, True]),
        ("stable-yard", [False, False, True, True]),
        ("great-garden", [False] * 4),
        ("rose-garden", [False] * 4),
        ("salon", [False] * 4),
        ("barracks", [False] * 4),
    ],
)
def test_a_turn_that_gives_the_same_doors_on_the_same_cells_is_the_one_with_fewer_turns(name, same):
    tables = table().tables
    assert [tables.repeats[room(name) * 4 + turn] for turn in range(4)] == same


def test_a_place_is_one_number_of_room_cell_and_turn():
    state = table()
    laid(state, 0, "empty-2", 3, 4, turn=2)
    assert state.players[0].laid == (Room.EMPTY_2 * PLACES_PER_ROOM + cell(3, 4) * 4 + 2,)
    assert PLACES_PER_ROOM == 80


@pytest.mark.rule("place.match", "place.contact", "place.empty")
@pytest.mark.parametrize(
    ("name", "column", "row", "turn", "found"),
    [
        ("empty-1", 1, 3, 0, plot.NOT_FREE),
        ("empty-1", 4, 1, 0, plot.ALONE),
        ("empty-1", 2, 2, 0, 0),
        ("empty-1", 1, 2, 0, 1),
        ("garden-7", 1, 2, 0, 1),
        ("garden-7", 1, 2, 1, 0),
        ("gallery", 1, 3, 1, plot.NOT_FREE),
        ("gallery", 2, 2, 1, plot.NOT_FREE),
        ("gallery", 4, 1, 0, plot.NOT_FREE),
        ("gallery", 3, 1, 0, plot.ALONE),
        ("gallery", 3, 1, 1, plot.ALONE),
        ("gallery", 2, 1, 1, 0),
        ("gallery", 3, 2, 1, 1),
        ("gallery", 3, 2, 3, 0),
        ("gallery", 1, 4, 0, 2),
        ("gallery", 1, 4, 2, 1),
        ("gallery", 1, 4, 3, 0),
        ("chapel", 1, 2, 0, 1),
        ("chapel", 1, 2, 2, 0),
        ("salon", 1, 2, 2, 1),
    ],
)
def test_a_place_has_so_many_edges_where_a_door_meets_a_wall(name, column, row, turn, found):
    place = (room(name) * 20 + cell(column, row)) * 4 + turn
    assert plot.clashes_of(table(), 0, place) == found


@pytest.mark.rule("place.match")
@pytest.mark.parametrize(
    ("name", "column", "row", "turn", "first"),
    [
        ("empty-1", 2, 2, 0, NOTHING),
        ("garden-7", 1, 2, 0, edge(1, 2, Side.SOUTH)),
        ("gallery", 1, 4, 0, edge(1, 4, Side.NORTH)),
        ("gallery", 1, 4, 2, edge(2, 4, Side.NORTH)),
        ("gallery", 3, 2, 1, edge(3, 3, Side.WEST)),
        ("gallery", 3, 2, 3, NOTHING),
    ],
)
def test_the_first_edge_that_does_not_match_is_found(name, column, row, turn, first):
    place = (room(name) * 20 + cell(column, row)) * 4 + turn
    assert plot.first_clash(table(), 0, place) == first


@pytest.mark.rule("character.architect.doorway", "activity.path")
@pytest.mark.parametrize(
    ("name", "column", "row", "opened"),
    [
        ("luxury-1", 3, 3, edge(3, 3, Side.WEST)),
        ("luxury-1", 3, 3, edge(2, 3, Side.EAST)),
        ("garden-7", 2, 4, edge(2, 4, Side.NORTH)),
        ("garden-7", 2, 4, edge(2, 3, Side.SOUTH)),
    ],
)
def test_a_doorway_is_a_door_of_both_cells(name, column, row, opened):
    state = table()
    laid(state, 0, name, column, row)
    assert not is_active(state, 0, name)
    state.players[0].opened = (opened,)
    plot.rebuild(state.players[0], state.tables)
    assert is_active(state, 0, name)


@pytest.mark.rule("character.architect.doorway")
def test_a_doorway_is_made_without_a_log_too():
    state = table()
    laying.lay(state, 0, (room("garden-7") * 20 + cell(1, 2)) * 4, None)
    assert state.players[0].opened == (edge(1, 2, Side.SOUTH),)
    assert is_active(state, 0, "garden-7")


@pytest.mark.rule("place.match", "build.placeable")
@pytest.mark.parametrize("clashes", [0, 1])
def test_what_fits_is_what_some_place_and_turn_allow(clashes):
    allowed = range(clashes + 1)
    for seed in range(6):
        state = table()
        draw = Random(seed)
        for name in Room:
            cells = [
                cell
                for cell in range(20)
                if any(
                    plot.clashes_of(state, 0, (name * 20 + cell) * 4 + turn) in allowed for turn in range(4)
                )
            ]
            assert plot.cells_for(state, 0, name, clashes) == cells
            assert plot.fits_somewhere(state, 0, name, clashes) == bool(cells)
            if cells and draw.below(4) == 0:
                where = cells[draw.below(len(cells))]
                turns = plot.turns_at(state, 0, name, where, 0)
                state.players[0].laid += tuple((name * 20 + where) * 4 + turn for turn in turns[:1])
                plot.rebuild(state.players[0], state.tables)
