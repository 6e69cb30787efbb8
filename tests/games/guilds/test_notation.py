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
from boardwright.games import guilds
from boardwright.games.guilds.notation import DECISIONS, FORM, PLAYER_FIELDS, STATE_FIELDS
from boardwright.games.guilds.phases.exchange import open_exchange
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.state import Player, State
from boardwright.games.guilds.tables import tables_for
from tests.every_game.positions import reread_unchecked
from tests.games.guilds.setting import at, coins, laid, table

# Rich halls and cheap killers, so that few games show every decision.
TABLES = replaced(
    GAME.printed,
    {"hall.florins": 20, "abilities.assassin.gold": 0, "abilities.necromancer.florins": 0},
)


def options_of(seed):
    """All options on, or all but the two that change the auction."""
    return completed(
        GAME.meta,
        2 + seed % 3,
        {
            "supplement": True,
            "second_killer": True,
            "crown_agent": True,
            "refund_on_empty": seed % 2 == 1,
            "bid_mode": ("two_added", "two_led")[seed % 2],
        },
    )


def begin(seed):
    return GAME.new(2 + seed % 3, options_of(seed), TABLES)


def reread(state, seed):
    return GAME.from_position(GAME.position(state), options_of(seed), TABLES)


@cache
def one_of_each():
    """A position with each kind of decision on top, from games played at random, and the seed of the game."""
    found = {}
    seed = 0
    while seed < 300 and set(found) != set(DECISIONS):
        state, draw = begin(seed), Random(seed)
        while state.waiting:
            found.setdefault(type(state.waiting[-1]).__name__, (state.clone(), seed))
            GAME.apply(state, random_action(GAME, state, draw))
        seed += 1
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
        player.laid, player.opened = (seat * 80 + 5 * 4 + seat,), (5 * 4 + 1,)
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
    followed = ("active", "edges", "fitting")
    assert sorted((*PLAYER_FIELDS, *followed)) == declared(Player)


def final_kinds(kind):
    """The classes below one that have no further ones; what several share is never asked itself."""
    below = kind.__subclasses__()
    return {kind} if not below else set().union(*map(final_kinds, below))


def test_every_decision_of_the_game_can_be_written_down():
    for module in pkgutil.walk_packages(guilds.__path__, guilds.__name__ + "."):
        importlib.import_module(module.name)
    kinds = {kind for kind in final_kinds(Decision) if kind.__module__.startswith(guilds.__name__ + ".")}
    assert set(DECISIONS.values()) == kinds
    assert {name: kind.__name__ for name, kind in DECISIONS.items()} == {name: name for name in DECISIONS}


def test_the_games_played_here_reach_every_decision():
    assert set(one_of_each()) == set(DECISIONS)


# ---- The start


def test_a_new_player_has_nothing():
    assert {field: getattr(Player(), field) for field in (*PLAYER_FIELDS, "edges", "active")} == {
        "florins": 0,
        "gold": 0,
        "bids": (0,) * 6,
        "members": (),
        "laid": (),
        "opened": (),
        "points": (0,) * 4,
        "edges": (0,) * 20,
        "active": 0,
    }


def test_a_new_table_is_empty_and_everything_is_in_the_stacks():
    tables = tables_for(replaced(GAME.printed, {}), 4, completed(GAME.meta, 4, {}))
    state = State(4, tables)
    assert (len(state.players), state.seats, state.waiting, state.tables) == (4, 4, [], tables)
    assert {field: getattr(state, field) for field in STATE_FIELDS} == {
        "round": 0,
        "step": 0,
        "first": 0,
        "turn": 0,
        "passed": 0,
        "window": -1,
        "asked": 0,
        "declined": 0,
        "answered": 0,
        "herald": -1,
        "illusion": -1,
        "tithe": 0,
        "used": 0,
        "in_force": 0,
        "kept": 0,
        "large_left": 2**18 - 1,
        "small_left": 2**35 - 1,
        "unknown": 2**48 - 1,
        "discarded": 0,
        "top_seers": 0,
        "top": (),
        "top_known": (),
        "bottom": (),
        "objectives": (),
        "market": (),
        "display": (),
        "crown": (0,) * 6,
        "stack": (),
    }


# ---- Both ways


def exchange():
    """Seat 0 of three is about to exchange florins."""
    state = table(3)
    coins(state, 0, florins=7, gold=1)
    return at(state, open_exchange)


def test_the_line_begins_with_the_game_and_the_number_of_players():
    line = GAME.position(exchange())
    assert line.startswith("guilds 3 round=1 ")
    assert line.endswith(" | ExchangeFlorins(0)")
    assert line.count(" | ") == 4
    assert " | florins=7 gold=1 bids=0,0,0,0,0,0 members=- laid=- opened=- points=0,0,0,0 | " in line
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


@pytest.mark.parametrize("line", ["", "guilds", "guilds 3", "nonsense", "guilds x round=1 | | | |"])
def test_a_line_that_is_no_position_is_refused(line):
    with pytest.raises(BadRecordError) as caught:
        read(line)
    assert (caught.value.message, caught.value.arguments) == ("position-other-game", {"game": "guilds"})


def read(line):
    return GAME.from_position(line, completed(GAME.meta, 3, {}), replaced(GAME.printed, {}))


def spoilt(old, new):
    """A good line with one thing changed."""
    line = GAME.position(exchange())
    assert line.count(old) > 0
    return line.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("guilds 3 ", "toll 3 ", "position-other-game"),
        ("guilds 3 ", "guilds 4 ", "position-wrong-parts"),
        ("guilds 3 ", "guilds 2 ", "position-wrong-parts"),
        (" | ExchangeFlorins(0)", "", "position-wrong-parts"),
        (" | ExchangeFlorins(0)", " | | ExchangeFlorins(0)", "position-wrong-parts"),
        ("round=1", "rnd=1", "position-unknown-field"),
        ("round=1", "round=x", "position-unknown-field"),
        ("round=1", "round=", "position-unknown-field"),
        ("round=1", "round=1.5", "position-unknown-field"),
        ("florins=7", "wares=7", "position-unknown-field"),
        ("ExchangeFlorins(0)", "ExchangeFlorins", "position-unknown-decision"),
        ("ExchangeFlorins(0)", "ExchangeFlorins()", "position-unknown-decision"),
        ("ExchangeFlorins(0)", "ExchangeFlorins(x)", "position-unknown-decision"),
        ("ExchangeFlorins(0)", "Nonsense(0)", "position-unknown-decision"),
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
        ("bids=0,0,0", "bids=0,,0,0"),
        ("bids=0,0,0,0,0,0", "bids=1"),
        ("round=1", "tables=1"),
        ("round=1", "players=1"),
        ("round=1", "seats=4"),
        ("round=1", "waiting=1"),
        ("round=1", "clone=1"),
        ("round=1", "__class__=1"),
        ("round=1", "round"),
        ("florins=7", "score=7"),
        ("ExchangeFlorins(0)", "ExchangeFlorins(0,1)"),
        ("ExchangeFlorins(0)", "BidFlorins(0)"),
        ("ExchangeFlorins(0)", "ExchangeFlorins(--)"),
        ("ExchangeFlorins(0)", "ExchangeFlorins(-)"),
        ("ExchangeFlorins(0)", "ExchangeFlorins(7)"),
    ],
)
def test_a_line_that_only_looks_like_a_position_is_refused(old, new):
    with pytest.raises(BadRecordError):
        read(spoilt(old, new))


@pytest.mark.parametrize("seats", [0, 1, 5, 9])
def test_a_line_for_a_number_of_players_that_the_game_does_not_have_is_refused(seats):
    with pytest.raises(BadRecordError):
        read(f"guilds {seats} round=1" + " | " * (seats + 1))


def test_a_position_is_read_with_the_tables_and_the_number_of_players_of_its_match():
    state = exchange()
    copy = GAME.from_position(
        GAME.position(state), completed(GAME.meta, 3, {}), replaced(GAME.printed, {"exchange": 7})
    )
    assert (copy.seats, len(copy.players), copy.tables.exchange) == (3, 3, 7)
    assert GAME.legal(copy) == GAME.legal(state)


def test_plots_follow_from_the_rooms_that_lie_there():
    state = exchange()
    laid(state, 1, "empty-1", 2, 2)
    laid(state, 2, "garden-1", 3, 3)
    copy = read(GAME.position(state))
    assert [(player.edges, player.active) for player in copy.players] == [
        (player.edges, player.active) for player in state.players
    ]
    assert [player.active for player in copy.players] == [0, 1, 0]
