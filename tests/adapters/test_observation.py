"""Observations: within bounds, without secrets, the same from every seat, in a layout that is kept."""

import itertools
import subprocess
import sys

import numpy as np
import pytest

import boardwright
from boardwright import registry
from boardwright.adapters.extras import needed
from boardwright.adapters.observation import Layout, layout, numbers, observe
from boardwright.core.errors import BadOptionError, UnknownNameError
from boardwright.core.random import Random
from tests.adapters.snapshots import kept, may_replace, snapshot
from tests.every_game.playing import WITH_SECRETS, every_game, every_table, finished, new_state, played, some

# Fields of a player that only this player can see.
SECRET = ("errand", "shown")


def seed_of(name: str, players: int) -> int:
    """A seed with secrets, where these are rare."""
    return WITH_SECRETS.get(name, {}).get(players, 32)


def named(found: Layout, seen: np.ndarray, name: str) -> list[float]:
    """The numbers of a field as they lie on the table."""
    field = found[name]
    return [round(float(n) * field.scale, 3) for n in seen[field.start : field.start + field.length]]


@every_table
def test_nothing_needs_to_be_held_within_bounds_in_games_played_at_random(name, players):
    game, found = registry.game(name), layout(name, players)
    for state in some(played(game, new_state(name, players, 31), 31), 13):
        for seat in range(players):
            seen = np.array(numbers(game, state, seat, found), np.float32) / found.scales
            assert seen.shape == (found.size,)
            assert np.array_equal(seen, observe(game, state, seat, found))


@every_table
def test_an_observation_after_the_end_is_within_bounds_too(name, players):
    match, found = finished(name, players, 32), layout(name, players)
    seen = observe(match.game, match.state, players - 1, found)
    assert np.all(seen >= found.low)
    assert np.all(seen <= found.high)
    assert sum(named(found, seen, "decision") + named(found, seen, "asked")) == 0


@every_table
def test_two_tables_that_a_seat_cannot_tell_apart_give_the_same_observation(name, players):
    game, found, draw = registry.game(name), layout(name, players), Random(33)
    seed = seed_of(name, players)
    differ = 0
    for state in some(played(game, new_state(name, players, seed), seed), 6):
        seat = draw.below(players)
        other = game.redeal(state, seat, draw)
        differ += game.position(other) != game.position(state)
        assert np.array_equal(observe(game, other, seat, found), observe(game, state, seat, found))
    assert differ > 0 or name == "caylus1303"


@every_table
def test_every_seat_finds_the_players_counted_from_itself(name, players):
    game, found = registry.game(name), layout(name, players)
    public = [f for f in found.fields if f.name.startswith("player0.") and not f.name.endswith(SECRET)]
    assert len(public) > 1
    for state in some(played(game, new_state(name, players, 34), 34), 40):
        seen = [observe(game, state, seat, found) for seat in range(players)]
        for viewer, turn in itertools.product(range(players), range(players)):
            looked_at = (viewer + turn) % players
            for own in public:
                other = own.name.replace("player0", f"player{turn}")
                assert named(found, seen[viewer], other) == named(found, seen[looked_at], own.name)


@every_table
def test_the_question_is_told_with_the_seat_that_is_asked(name, players):
    game, found = registry.game(name), layout(name, players)
    for state in some(played(game, new_state(name, players, 35), 35), 17):
        seat = max(0, game.to_act(state))
        seen = observe(game, state, seat, found)
        mine = [1.0, *[0.0] * (players - 1)] if game.to_act(state) >= 0 else [0.0] * players
        asked = found["decision"].entries[named(found, seen, "decision").index(1)]
        assert (named(found, seen, "asked"), asked) == (mine, type(state.waiting[-1]).__name__)


def test_numbers_are_what_lies_on_the_table():
    match, found = boardwright.new("toll", players=2, seed=1), layout("toll", 2)
    match.act("build inn")
    seat = match.to_act
    seen = observe(match.game, match.state, seat, found)
    assert named(found, seen, "player1.buildings") == [1, 0, 0]
    assert named(found, seen, "player1.errand") == [0, 0, 0]
    assert sum(named(found, seen, "player0.errand")) == 1
    assert named(found, seen, "supply") == [2, 2, 1]
    assert named(found, seen, "player1.gold") == [match.view(seat)["players"][1 - seat]["gold"]]


def test_what_is_more_than_the_scale_is_held_at_the_bound():
    match, found = boardwright.new("toll", players=2, seed=1), layout("toll", 2)
    match.state.bank = 51
    assert observe(match.game, match.state, 0, found)[found["bank"].start] == 1


@every_game
def test_a_layout_changes_only_with_its_version(name):
    assert snapshot(name) == kept(name)


def test_a_snapshot_is_replaced_only_by_one_of_a_higher_version():
    assert not may_replace("version 1\nold\n", "version 1\nnew\n")
    assert may_replace("version 1\nold\n", "version 2\nnew\n")


@every_table
def test_fields_follow_each_other_without_a_gap(name, players):
    found = layout(name, players)
    ends = [0, *(field.start + field.length for field in found.fields)]
    assert [field.start for field in found.fields] == ends[:-1]
    assert (ends[-1], len({field.name for field in found.fields})) == (found.size, len(found.fields))
    assert all(len(set(field.entries)) == field.length for field in found.fields)


def test_there_is_no_layout_for_an_unknown_game_or_too_many_players():
    with pytest.raises(UnknownNameError):
        layout("chess", 2)
    with pytest.raises(BadOptionError, match="2 to 4"):
        layout("guilds", 5)


@pytest.mark.parametrize("players", ["x", 2.0, True, None])
def test_a_layout_is_for_a_whole_number_of_players(players):
    layout("toll", 2)
    with pytest.raises(BadOptionError, match="players must be a whole number from 2 to 4"):
        layout("toll", players)


def test_a_field_that_is_not_there_is_refused_with_the_nearest():
    with pytest.raises(UnknownNameError, match=r"no field “gold” .* player0\.gold, player1\.gold"):
        layout("toll", 2)["gold"]
    with pytest.raises(UnknownNameError, match="supply"):
        layout("toll", 2)["suply"]
    with pytest.raises(UnknownNameError):
        layout("toll", 2)[5]


@pytest.mark.parametrize("seat", [2, -1, "x", None, True])
def test_a_seat_that_is_not_there_sees_nothing(seat):
    match = boardwright.new("toll", players=2, seed=1)
    with pytest.raises(BadOptionError, match="seat must be a whole number from 0 to 1"):
        observe(match.game, match.state, seat, layout("toll", 2))


def test_the_layout_of_another_table_is_refused():
    match = boardwright.new("toll", players=2, seed=1)
    for other in (layout("toll", 3), layout("guilds", 2)):
        with pytest.raises(BadOptionError, match=f"This layout is for {other.game}"):
            observe(match.game, match.state, 0, other)


def test_a_layout_says_what_it_is():
    found = layout("belfort", 2)
    assert repr(found) == f"<Layout belfort, 2 players, version {found.version}, {found.size} numbers>"


def test_without_its_extra_an_adapter_says_what_to_install():
    blocked = "import sys; sys.modules['gymnasium'] = None; import boardwright.adapters.{}"
    for adapter in ("gymnasium", "pettingzoo"):
        command = [sys.executable, "-c", blocked.format(adapter)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.stderr.splitlines()[-1].endswith(
            "This needs the package gymnasium: pip install 'boardwright[rl]'"
        )


def test_a_package_that_is_not_there_is_named_with_its_extra():
    with pytest.raises(BadOptionError, match=r"needs the package no_such: pip install 'boardwright\[rl\]'"):
        needed("no_such", "rl")
