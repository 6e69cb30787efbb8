"""Abilities without a log, as in search: the table ends up the same."""

import pytest

from boardwright.core.events import Log
from boardwright.games.guilds import flow
from boardwright.games.guilds.effects import items
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import IN_END, IN_EXCHANGE, IN_START, Character
from tests.games.guilds.setting import (
    at,
    bid,
    coins,
    hired,
    laid,
    number,
    offered,
    play,
    shown,
    table,
    window,
)


def feast(*answers):
    """Seat 0 has every ability of a window, seat 1 these answers; everything that they need is there."""
    state = table(2, supplement=True)
    hired(state, 0, "assassin", "alchemist", "diviner", "gambler", "raven", "enchantress", "elf-archer")
    hired(state, 0, "thief", "carpenter", "architect", "engineer", "tithe-keeper", "herald")
    hired(state, 1, "monk", *answers)
    coins(state, 0, florins=9, gold=9)
    coins(state, 1, florins=9)
    offered(state, 1, "bear")
    offered(state, 2, "mule")
    bid(state, 0, 4, 1)
    laid(state, 0, "empty-1", 2, 2)
    shown(state, "empty-2")
    return state


def both_ways(state, actions):
    """Play with a log and without; the position lines of both."""
    silent = state.clone()
    play(state, *actions)
    for action in actions:
        GAME.apply(silent, number(action), None)
    return GAME.position(state), GAME.position(silent)


KILL = ["use assassin", "character monk"]


@pytest.mark.rule("stack.reverse")
@pytest.mark.parametrize(
    ("answers", "actions"),
    [
        ([], KILL),
        (["healer"], [*KILL, "use healer", "done"]),
        (["guard-dog"], [*KILL, "use guard-dog", "done"]),
        (["paladin"], [*KILL, "use paladin", "done"]),
        (["inquisitor"], [*KILL, "use inquisitor", "done", "yes"]),
        (["inquisitor"], [*KILL, "use inquisitor", "done", "no"]),
        ([], ["use alchemist"]),
        ([], ["use diviner", "character bear", "character spy"]),
        ([], ["use gambler", "count 2", "character spy"]),
        ([], ["use raven", "character spy", "character general", "yes"]),
    ],
)
def test_the_first_window_is_the_same_without_a_log(answers, actions):
    loud, silent = both_ways(window(feast(*answers), IN_START), actions)
    assert silent == loud


@pytest.mark.rule("kill.trigger")
def test_a_raised_character_is_the_same_without_a_log():
    state = table(2)
    hired(state, 0, "assassin", "necromancer")
    hired(state, 1, "monk")
    coins(state, 0, florins=3, gold=1)
    window(state, IN_START)
    loud, silent = both_ways(state, [*KILL, "use necromancer"])
    assert silent == loud


@pytest.mark.rule("stack.reverse")
@pytest.mark.parametrize(
    ("step", "actions"),
    [
        (flow.open_auction, ["use enchantress", "character bear", "zone 2"]),
        (flow.open_auction, ["use elf-archer", "zone 4", "count 1"]),
        (flow.open_building, ["use carpenter"]),
        (flow.open_building, ["use engineer", "room empty-1", "cell 2 4", "turn 0"]),
        (flow.open_building, ["use architect", "room empty-2", "cell 3 3", "turn 0"]),
        (flow.ask_herald, ["use herald"]),
    ],
)
def test_a_turn_is_the_same_without_a_log(step, actions):
    loud, silent = both_ways(at(feast(), step), actions)
    assert silent == loud


@pytest.mark.rule("stack.reverse")
@pytest.mark.parametrize(
    ("moment", "actions"), [(IN_EXCHANGE, ["use thief", "player blue"]), (IN_END, ["use tithe-keeper"])]
)
def test_a_later_window_is_the_same_without_a_log(moment, actions):
    loud, silent = both_ways(window(feast(), moment), actions)
    assert silent == loud


@pytest.mark.rule("resolve.target")
@pytest.mark.parametrize(
    "source", [Character.ASSASSIN, Character.DIVINER, Character.NECROMANCER, Character.MERCENARY]
)
def test_an_ability_without_its_target_is_the_same_without_a_log(source):
    state = feast()
    items.push(state, source, 0, Character.BEGGAR, 0)
    state.step = flow.STEPS.index(flow.open_building)
    silent = state.clone()
    GAME.advance(state, Log())
    GAME.advance(silent, None)
    assert GAME.position(silent) == GAME.position(state)
