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
from boardwright.games import belfort
from boardwright.games.belfort.notation import DECISIONS, FORM, PLAYER_FIELDS, STATE_FIELDS
from boardwright.games.belfort.phases.placement import open_placement
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.state import Player, State
from boardwright.games.belfort.tables import Tables
from tests.every_game.positions import reread_unchecked
from tests.games.belfort.setting import at, table

TABLES = replaced(GAME.printed, {"start.goods": (30, 30, 30, 40), "guilds.librarians.drawn": 5})
GUILDS_OF_SEED = (
    "architects merchants wizards librarians recruiters",
    "bandits thieves spies recruiters architects",
    "wizards bandits spies merchants librarians",
    "bandits thieves spies recruiters architects",
)


def options_of(seed):
    return completed(GAME.meta, 2 + seed % 4, {"guilds": GUILDS_OF_SEED[seed % 4]})


def begin(seed):
    return GAME.new(2 + seed % 4, options_of(seed), TABLES)


def reread(state, seed):
    return GAME.from_position(GAME.position(state), options_of(seed), TABLES)


@cache
def one_of_each():
    """A position with each kind of decision on top, from games played at random, and the seed of the game."""
    found = {}
    for seed in range(24):
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
    for module in pkgutil.walk_packages(belfort.__path__, belfort.__name__ + "."):
        importlib.import_module(module.name)
    kinds = {kind for kind in final_kinds(Decision) if kind.__module__.startswith(belfort.__name__ + ".")}
    assert set(DECISIONS.values()) == kinds
    assert {name: kind.__name__ for name, kind in DECISIONS.items()} == {name: name for name in DECISIONS}


def test_the_games_played_here_reach_every_decision():
    assert set(one_of_each()) == set(DECISIONS)


# ---- The start


def test_a_new_player_has_nothing():
    assert {field: getattr(Player(), field) for field in PLAYER_FIELDS} == {
        "wood": 0,
        "stone": 0,
        "metal": 0,
        "gold": 0,
        "idle": [0] * 4,
        "elves_left": 0,
        "dwarves_left": 0,
        "areas": (0,) * 16,
        "on_cards": (),
        "passed": False,
        "built": (0,) * 10,
        "gnomes": [0] * 10,
        "hand": [0] * 10,
        "points": (0,) * 9,
        "aside": 0,
        "shown": -1,
        "known": 0,
        "drawn": 0,
        "draws": 0,
        "held": 0,
        "held_size": 0,
    }


def test_a_new_table_is_empty_with_all_cards_in_the_draw_pile():
    state = State(4, Tables(replaced(GAME.printed, {}), 4), True)
    assert (len(state.players), state.seats, state.waiting) == (4, 4, [])
    assert {field: getattr(state, field) for field in STATE_FIELDS} == {
        "round": 0,
        "step": 0,
        "turn": 0,
        "order": (),
        "grey": 0,
        "desk": (),
        "camp": (),
        "guilds": (),
        "district_of": (-1,) * 12,
        "dwarf_3": -1,
        "dwarf_4": -1,
        "gnomes": 18,
        "hired": False,
        "visits_used": 0,
        "extra_visits": 0,
        "exchanges": 0,
        "banks_used": 0,
        "blacksmiths_used": 0,
        "fresh": 0,
        "stale": 0,
        "sites": (-1,) * 50,
        "gates": (-1,) * 10,
        "walls": (-1,) * 10,
        "guild_owner": (-1,) * 12,
        "guild_worker": [-1] * 12,
        "deck": [5] * 10,
        "discard": [0] * 10,
        "pool": [0] * 10,
        "rank_nothing": True,
    }


# ---- Both ways


def test_the_line_begins_with_the_game_and_the_number_of_players():
    line = GAME.position(at(table(3), open_placement))
    assert line.startswith("belfort 3 round=1 ")
    assert line.endswith(" | ChoosePlank(0)")
    assert line.count(" | ") == 4
    assert " | wood=1 stone=1 metal=1 gold=5 idle=3,0,3,0 elves_left=4 " in line
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


@pytest.mark.parametrize("line", ["", "belfort", "belfort 3", "nonsense", "belfort x round=1 | | | |"])
def test_a_line_that_is_no_position_is_refused(line):
    with pytest.raises(BadRecordError) as caught:
        read(line)
    assert (caught.value.message, caught.value.arguments) == ("position-other-game", {"game": "belfort"})


def read(line):
    return GAME.from_position(line, completed(GAME.meta, 3, {}), replaced(GAME.printed, {}))


def spoilt(old, new):
    """A good line with one thing changed."""
    line = GAME.position(at(table(3), open_placement))
    assert line.count(old) > 0
    return line.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("belfort 3 ", "toll 3 ", "position-other-game"),
        ("belfort 3 ", "belfort 4 ", "position-wrong-parts"),
        ("belfort 3 ", "belfort 2 ", "position-wrong-parts"),
        (" | ChoosePlank(0)", "", "position-wrong-parts"),
        (" | ChoosePlank(0)", " | | ChoosePlank(0)", "position-wrong-parts"),
        ("round=1", "rnd=1", "position-unknown-field"),
        ("round=1", "round=x", "position-unknown-field"),
        ("round=1", "round=", "position-unknown-field"),
        ("round=1", "round=1.5", "position-unknown-field"),
        ("wood=1", "timber=1", "position-unknown-field"),
        ("ChoosePlank(0)", "ChoosePlank", "position-unknown-decision"),
        ("ChoosePlank(0)", "ChoosePlank()", "position-unknown-decision"),
        ("ChoosePlank(0)", "ChoosePlank(x)", "position-unknown-decision"),
        ("ChoosePlank(0)", "Nonsense(0)", "position-unknown-decision"),
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
        ("order=0,1,2", "order=0,1,,2"),
        ("pool=0,0,0,0,0,0,0,0,0,0", "pool=1"),
        ("round=1", "tables=1"),
        ("round=1", "players=1"),
        ("round=1", "seats=4"),
        ("round=1", "waiting=1"),
        ("round=1", "clone=1"),
        ("round=1", "__class__=1"),
        ("round=1", "round"),
        ("wood=1", "score=1"),
        ("ChoosePlank(0)", "ChoosePlank(0,1)"),
        ("ChoosePlank(0)", "ChooseCrest(0)"),
        ("ChoosePlank(0)", "ChoosePlank(--)"),
        ("ChoosePlank(0)", "ChoosePlank(-)"),
        ("ChoosePlank(0)", "ChoosePlank(7)"),
    ],
)
def test_a_line_that_only_looks_like_a_position_is_refused(old, new):
    with pytest.raises(BadRecordError):
        read(spoilt(old, new))


@pytest.mark.parametrize("seats", [0, 1, 6, 9])
def test_a_line_for_a_number_of_players_that_the_game_does_not_have_is_refused(seats):
    with pytest.raises(BadRecordError):
        read(f"belfort {seats} round=1" + " | " * (seats + 1))
