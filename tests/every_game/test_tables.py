"""Tables: two matches with different printed values live side by side in one process."""

import importlib

import pytest

from boardwright import registry
from boardwright.core.play import random_action
from boardwright.core.random import Random
from boardwright.core.tables import defaults, differences, replaced
from tests.every_game.playing import every_game, every_table, new_match, play_on

MANY_ALIKE = 12


def raised(row):
    """The printed value one higher, where a table file may put that."""
    if isinstance(row.value, tuple):
        return tuple(part + 1 for part in row.value)
    return row.value + 1


def changes(game):
    """The first few printed values, one higher."""
    rows = [row for row in game.printed if max(highest(row)) < row.high]
    return {row.key: raised(row) for row in rows[:3]}


def highest(row):
    return row.value if isinstance(row.value, tuple) else (row.value,)


def taking_turns(matches, seed):
    """Play the matches at random, one decision each in turn, to the end."""
    draws = [Random(seed) for _ in matches]
    while not all(match.is_over for match in matches):
        for match, draw in zip(matches, draws, strict=True):
            if not match.is_over:
                match.act(random_action(match.game, match.state, draw))


@every_table
def test_two_matches_with_different_tables_do_not_touch_each_other(name, players):
    other = changes(registry.game(name))
    matches = [new_match(name, players, 41), new_match(name, players, 41, other)]
    taking_turns(matches, 41)
    alone = play_on(new_match(name, players, 41), Random(41))
    alone_with_changes = play_on(new_match(name, players, 41, other), Random(41))
    assert matches[0].record() == alone.record()
    assert matches[1].record() == alone_with_changes.record()
    assert matches[0].record().log != matches[1].record().log


@every_table
def test_a_record_keeps_the_values_that_differ_and_replays_with_them(name, players):
    game = registry.game(name)
    match = play_on(new_match(name, players, 42, changes(game)), Random(42))
    record = match.record()
    assert sorted(record.tables) == sorted(changes(game))
    assert play_on(new_match(name, players, 42), Random(42)).record().tables == {}


@every_game
def test_every_printed_value_has_a_key_of_its_own_and_lies_in_its_own_range(name):
    printed = registry.game(name).printed
    assert len({row.key for row in printed}) == len(printed)
    for row in printed:
        assert replaced(printed, {row.key: row.value}) == defaults(printed)


@every_game
def test_printed_values_without_changes_differ_in_nothing(name):
    printed = registry.game(name).printed
    assert differences(printed, defaults(printed)) == {}


def bound(row, number):
    """The value with every number of it set to one."""
    return tuple(number for _ in row.value) if isinstance(row.value, tuple) else number


def faults_of_a_game(name, players, tables, seed):
    """What is wrong with the states of a game played at random with these tables."""
    conserved = importlib.import_module(f"tests.games.{name}.conserved")
    match = new_match(name, players, seed, tables)
    draw = Random(seed)
    found = [fault for step in match.steps for fault in conserved.faults(step.before)]
    for _ in range(match.game.meta.max_decisions):
        if found or match.is_over:
            break
        match.act(random_action(match.game, match.state, draw))
        found = conserved.faults(match.state)
    return found if found or match.is_over else ["the game does not end"]


def rows_to_try(game, first):
    """The printed values; of more than a dozen alike, such as the points of rooms, three in equal steps."""
    alike = {}
    for row in game.printed:
        words = row.key.split(".")
        alike.setdefault((words[0], *words[2:]), []).append(row)
    return [
        row
        for rows in alike.values()
        for row in (rows if len(rows) <= MANY_ALIKE else rows[first :: len(rows) // 3][:3])
    ]


@pytest.mark.thorough
@every_game
@pytest.mark.parametrize(("end", "first"), [("low", 0), ("high", 1)])
def test_every_value_that_a_table_file_may_give_alone_makes_a_sound_game(name, end, first):
    game = registry.game(name)
    bad = {}
    for number, row in enumerate(rows_to_try(game, first)):
        players = game.meta.min_players + number % (game.meta.max_players - game.meta.min_players + 1)
        value = bound(row, getattr(row, end))
        found = faults_of_a_game(name, players, {row.key: value}, number)
        bad |= {f"{row.key} = {value}": found} if found else {}
    assert bad == {}


@every_table
@pytest.mark.parametrize("end", ["low", "high"])
def test_all_values_at_one_end_of_their_range_make_a_sound_game(name, players, end):
    game = registry.game(name)
    tables = {row.key: bound(row, getattr(row, end)) for row in game.printed}
    assert faults_of_a_game(name, players, tables, 43) == []
