"""The position line: every field and every decision, both ways; nonsense is refused."""

import importlib
import pkgutil
from functools import cache

import pytest

from boardwright.core.decision import Decision
from boardwright.core.errors import BadRecordError
from boardwright.core.game import changed
from boardwright.core.options import completed
from boardwright.core.play import playout, random_action
from boardwright.core.random import Random
from boardwright.core.tables import replaced
from boardwright.games import caylus1303
from boardwright.games.caylus1303.notation import DECISIONS, FORM, PLAYER_FIELDS, STATE_FIELDS
from boardwright.games.caylus1303.phases.planning import open_planning
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.state import Player, State
from boardwright.games.caylus1303.tables import Tables
from tests.every_game.positions import reread_unchecked
from tests.games.caylus1303.setting import at, table

TABLES = replaced(GAME.printed, {"start.goods": (9, 9, 9, 9, 9)})


def options_of(seed):
    return completed(GAME.meta, 2 + seed % 4, {"open_points": seed % 2 == 1})


def begin(seed):
    return GAME.new(2 + seed % 4, options_of(seed), TABLES)


def reread(state, seed):
    return GAME.from_position(GAME.position(state), options_of(seed), TABLES)


@cache
def one_of_each():
    """A position with each kind of decision on top, from games played at random, and the seed of the game."""
    found = {}
    for seed in range(12):
        state, draw = begin(seed), Random(seed)
        while state.waiting:
            found.setdefault(type(state.waiting[-1]).__name__, (state.clone(), seed))
            GAME.apply(state, random_action(GAME, state, draw))
    return found


def value_for(current, number):
    """Another value of the same kind as a field holds."""
    if isinstance(current, bool):
        return not current
    if isinstance(current, int):
        return number
    return type(current)(range(number, number + (len(current) or 3)))


def filled():
    """A state in which every field holds something else than at the start."""
    state = GAME.new(3, completed(GAME.meta, 3, {}), replaced(GAME.printed, {}))
    for number, field in enumerate(STATE_FIELDS, start=100):
        setattr(state, field, value_for(getattr(state, field), number))
    for seat, player in enumerate(state.players):
        for number, field in enumerate(PLAYER_FIELDS, start=1000 * (seat + 1)):
            setattr(player, field, value_for(getattr(player, field), number))
    return state


def fields(state):
    """Everything that a state holds."""
    table_part = {field: getattr(state, field) for field in STATE_FIELDS}
    return [table_part] + [{field: getattr(p, field) for field in PLAYER_FIELDS} for p in state.players]


# ---- Completeness


def declared(kind):
    """The fields of a class, compiled or not: slots in Python, descriptors in compiled code."""
    names = (name for name in dir(kind) if not name.startswith("_"))
    return sorted(name for name in names if not callable(getattr(kind, name)))


def test_the_line_covers_every_field_of_the_table_once():
    others = ("tables", "players", "seats", "waiting")
    assert sorted((*STATE_FIELDS, *others)) == declared(State)


def test_the_line_covers_every_field_of_a_player_once():
    assert sorted(PLAYER_FIELDS) == declared(Player)


def final_kinds(kind):
    """The classes below one that have no further ones; what several share is never asked itself."""
    below = kind.__subclasses__()
    return {kind} if not below else set().union(*map(final_kinds, below))


def test_every_decision_of_the_game_can_be_written_down():
    for module in pkgutil.walk_packages(caylus1303.__path__, caylus1303.__name__ + "."):
        importlib.import_module(module.name)
    kinds = {kind for kind in final_kinds(Decision) if kind.__module__.startswith(caylus1303.__name__ + ".")}
    assert set(DECISIONS.values()) == kinds
    assert {name: kind.__name__ for name, kind in DECISIONS.items()} == {name: name for name in DECISIONS}


def test_the_games_played_here_reach_every_decision():
    assert set(one_of_each()) == set(DECISIONS)


# ---- The start


def test_a_new_player_has_nothing():
    assert {field: getattr(Player(), field) for field in PLAYER_FIELDS} == {
        "goods": [0] * 5,
        "pool": 0,
        "camp": 0,
        "houses": 0,
        "points": (0,) * 6,
        "bundles": 0,
    }


def test_a_new_table_is_empty_with_the_provost_before_the_building_of_wood():
    state = State(4, Tables(replaced(GAME.printed, {}), 4), True)
    assert (len(state.players), state.seats, state.waiting) == (4, 4, [])
    assert {field: getattr(state, field) for field in STATE_FIELDS} == {
        "round": 0,
        "step": 0,
        "turn": 0,
        "first": 0,
        "provost": 8,
        "cursor": 0,
        "acting": False,
        "users": 0,
        "joined": -1,
        "joiner": -1,
        "goldsmith_used": False,
        "residences": 0,
        "road": (-1,) * 23,
        "site": (-1,) * 3,
        "owner": (-1,) * 38,
        "offer": (),
        "monuments": (),
        "open": (0, 1, 2, 3),
        "holder": (-2,) * 12,
        "passed": (),
        "queue": (),
        "workers": [-1] * 31,
        "open_points": True,
    }


# ---- Both ways


def test_the_line_begins_with_the_game_and_the_number_of_players():
    line = GAME.position(at(table(3), open_planning))
    assert line.startswith("caylus1303 3 round=1 ")
    assert line.endswith(" | PlaceWorker(0)")
    assert line.count(" | ") == 4
    assert " | goods=1,2,1,0,0 pool=6 camp=9 houses=9 points=0,0,0,0,0,0 bundles=0 | " in line
    assert "\n" not in line


def test_every_field_comes_back_as_it_was():
    state = filled()
    copy = reread_unchecked(GAME, FORM, state)
    assert fields(copy) == fields(state)


@pytest.mark.parametrize("name", sorted(DECISIONS))
def test_a_position_comes_back_from_its_line_at_every_decision(name):
    state, seed = one_of_each()[name]
    copy = reread(state, seed)
    assert GAME.position(copy) == GAME.position(state)
    assert fields(copy) == fields(state)
    assert [(type(d), d.seat, d.data()) for d in copy.waiting] == [
        (type(d), d.seat, d.data()) for d in state.waiting
    ]
    assert (GAME.to_act(copy), GAME.legal(copy)) == (GAME.to_act(state), GAME.legal(state))
    assert GAME.view(copy, 0) == GAME.view(state, 0)


@pytest.mark.parametrize("name", sorted(DECISIONS))
def test_a_reread_position_plays_on_in_the_same_way(name):
    state, seed = one_of_each()[name]
    copy, original = reread(state, seed), state.clone()
    playout(GAME, copy, Random(seed))
    playout(GAME, original, Random(seed))
    assert GAME.position(copy) == GAME.position(original)


@pytest.mark.parametrize("seed", [0, 1])
def test_positions_of_whole_games_and_of_their_ends_come_back_from_their_lines(seed):
    state, draw = begin(seed), Random(100 + seed)
    while state.waiting:
        assert GAME.position(reread(state, seed)) == GAME.position(state)
        GAME.apply(state, random_action(GAME, state, draw))
    assert GAME.position(reread(state, seed)) == GAME.position(state)


# ---- Copies of a state


def test_a_copy_holds_the_same_in_every_field():
    state = filled()
    copy = state.clone()
    assert fields(copy) == fields(state)
    assert (copy.seats, copy.tables) == (state.seats, state.tables)
    assert (copy.waiting, copy.waiting is state.waiting) == (state.waiting, False)


def test_a_copy_shares_no_list_with_its_original():
    state = filled()
    copy = state.clone()
    shared = [
        field
        for one, two in zip((copy, *copy.players), (state, *state.players), strict=True)
        for field in declared(type(one))
        if isinstance(getattr(one, field), list) and getattr(one, field) is getattr(two, field)
    ]
    assert shared == []
    assert not {id(player) for player in copy.players} & {id(player) for player in state.players}


@pytest.mark.parametrize("name", sorted(DECISIONS))
def test_playing_on_a_copy_leaves_the_original_alone(name):
    state, seed = one_of_each()[name]
    before = GAME.position(state)
    playout(GAME, state.clone(), Random(seed))
    assert GAME.position(state) == before


def test_one_value_of_a_tuple_is_changed_and_no_other():
    assert changed((4, 5, 6), 0, 9) == (9, 5, 6)
    assert changed((4, 5, 6), 1, 9) == (4, 9, 6)
    assert changed((4, 5, 6), 2, 9) == (4, 5, 9)


# ---- Nonsense


@pytest.mark.parametrize(
    "line", ["", "caylus1303", "caylus1303 3", "nonsense", "caylus1303 x round=1 | | | |"]
)
def test_a_line_that_is_no_position_is_refused(line):
    with pytest.raises(BadRecordError) as caught:
        read(line)
    assert (caught.value.message, caught.value.arguments) == ("position-other-game", {"game": "caylus1303"})


def read(line):
    return GAME.from_position(line, completed(GAME.meta, 3, {}), replaced(GAME.printed, {}))


def spoilt(old, new):
    """A good line with one thing changed."""
    line = GAME.position(at(table(3), open_planning))
    assert line.count(old) > 0
    return line.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("caylus1303 3 ", "toll 3 ", "position-other-game"),
        ("caylus1303 3 ", "caylus1303 4 ", "position-wrong-parts"),
        ("caylus1303 3 ", "caylus1303 2 ", "position-wrong-parts"),
        (" | PlaceWorker(0)", "", "position-wrong-parts"),
        (" | PlaceWorker(0)", " | | PlaceWorker(0)", "position-wrong-parts"),
        ("round=1", "rnd=1", "position-unknown-field"),
        ("round=1", "round=x", "position-unknown-field"),
        ("round=1", "round=", "position-unknown-field"),
        ("round=1", "round=1.5", "position-unknown-field"),
        ("goods=1", "wares=1", "position-unknown-field"),
        ("PlaceWorker(0)", "PlaceWorker", "position-unknown-decision"),
        ("PlaceWorker(0)", "PlaceWorker()", "position-unknown-decision"),
        ("PlaceWorker(0)", "PlaceWorker(x)", "position-unknown-decision"),
        ("PlaceWorker(0)", "Nonsense(0)", "position-unknown-decision"),
    ],
)
def test_a_line_with_nonsense_in_it_is_refused(old, new, message):
    with pytest.raises(BadRecordError) as caught:
        read(spoilt(old, new))
    assert caught.value.message == message


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("round=1", "round=--"),
        ("round=1", "round=1-"),
        ("round=1", "round=1,2"),
        ("round=1", "round=1/2"),
        ("site=9,18,25", "site=9,,18,25"),
        ("goods=1,2,1,0,0", "goods=1"),
        ("round=1", "tables=1"),
        ("round=1", "players=1"),
        ("round=1", "seats=4"),
        ("round=1", "waiting=1"),
        ("round=1", "clone=1"),
        ("round=1", "__class__=1"),
        ("round=1", "round"),
        ("goods=1", "score=1"),
        ("PlaceWorker(0)", "PlaceWorker(0,1)"),
        ("PlaceWorker(0)", "UseTile(0)"),
        ("PlaceWorker(0)", "PlaceWorker(--)"),
        ("PlaceWorker(0)", "PlaceWorker(-)"),
        ("PlaceWorker(0)", "PlaceWorker(7)"),
    ],
)
def test_a_line_that_only_looks_like_a_position_is_refused(old, new):
    with pytest.raises(BadRecordError):
        read(spoilt(old, new))


@pytest.mark.parametrize("seats", [0, 1, 6, 9])
def test_a_line_for_a_number_of_players_that_the_game_does_not_have_is_refused(seats):
    with pytest.raises(BadRecordError):
        read(f"caylus1303 {seats} round=1" + " | " * (seats + 1))


def test_a_position_is_read_with_the_tables_and_the_number_of_players_of_its_match():
    state = at(table(4), open_planning)
    copy = GAME.from_position(
        GAME.position(state), completed(GAME.meta, 4, {}), replaced(GAME.printed, {"surcharge": 2})
    )
    assert (copy.seats, len(copy.players), copy.tables.surcharge) == (4, 4, 2)
    assert GAME.legal(copy) == GAME.legal(state)
