"""The Wizards at the gatehouses: whole contents change, a single marker picks its symbol."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.belfort.effects.wizards import ChooseGateSymbol
from boardwright.games.belfort.events import GateTurned, SwappedSites
from boardwright.games.belfort.terms import FREE, Building, Guild
from tests.games.belfort.setting import asked, goods, legal, mark, number, play, table, turn, why_not

FIVE = ("wizards", "miners", "masons", "bankers", "recruiters")
EMPTY = [FREE, FREE]


def swap_gatehouses(first, second, *marks):
    """Markers as (owner, symbol in notation); then the Wizards swap two gatehouses."""
    state = table(3, FIVE)
    goods(state, 0)
    for owner, symbol in marks:
        mark(state, owner, symbol)
    state.guild_worker[Guild.WIZARDS] = 0
    turn(state)
    events = play(state, "activate wizards", f"site gatehouse {first}", f"site gatehouse {second}")
    assert events[1:] == [SwappedSites(0, Building.GATEHOUSE, first, second)]
    return state


def gatehouse(state, place):
    """The owners of both symbols of a gatehouse."""
    return list(state.gates[2 * place - 2 : 2 * place])


@pytest.mark.rule("guild.wizards.symbol")
@pytest.mark.parametrize(
    ("symbol", "after", "district"),
    [("gate 5 district 5", [1, FREE], 5), ("gate 5 district 1", [FREE, 1], 1)],
)
def test_where_a_single_marker_arrives_the_player_picks_its_symbol(symbol, after, district):
    state = swap_gatehouses(1, 5, (1, "gate 1 district 2"))
    assert (asked(state), legal(state)) == (
        "ChooseGateSymbol 0",
        ["gate 5 district 5", "gate 5 district 1"],
    )
    assert play(state, symbol) == [GateTurned(0, 5, district)]
    assert (gatehouse(state, 1), gatehouse(state, 5)) == (EMPTY, after)
    assert asked(state) == "ChooseAction 0"


@pytest.mark.rule("guild.wizards.symbol")
def test_the_marker_may_also_come_from_the_higher_gatehouse():
    state = swap_gatehouses(2, 3, (1, "gate 3 district 3"))
    assert legal(state) == ["gate 2 district 2", "gate 2 district 3"]
    play(state, "gate 2 district 3")
    assert (gatehouse(state, 2), gatehouse(state, 3)) == ([FREE, 1], EMPTY)


@pytest.mark.rule("guild.wizards.symbol")
def test_two_single_markers_are_placed_the_lower_gatehouse_first():
    state = swap_gatehouses(2, 4, (1, "gate 2 district 2"), (2, "gate 4 district 5"))
    assert legal(state) == ["gate 2 district 2", "gate 2 district 3"]
    assert play(state, "gate 2 district 3") == [GateTurned(0, 2, 3)]
    assert legal(state) == ["gate 4 district 4", "gate 4 district 5"]
    assert play(state, "gate 4 district 4") == [GateTurned(0, 4, 4)]
    assert (gatehouse(state, 2), gatehouse(state, 4)) == ([FREE, 2], [1, FREE])
    assert asked(state) == "ChooseAction 0"


@pytest.mark.rule("ruling.12.2.13")
def test_a_full_and_a_half_gatehouse_change_whole_contents():
    state = swap_gatehouses(
        1, 3, (1, "gate 1 district 1"), (1, "gate 1 district 2"), (2, "gate 3 district 3")
    )
    assert (asked(state), legal(state)) == (
        "ChooseGateSymbol 0",
        ["gate 1 district 1", "gate 1 district 2"],
    )
    play(state, "gate 1 district 2")
    assert (gatehouse(state, 1), gatehouse(state, 3)) == ([FREE, 2], [1, 1])
    assert asked(state) == "ChooseAction 0"


@pytest.mark.rule("ruling.12.2.13")
def test_the_full_gatehouse_may_be_the_higher_one():
    state = swap_gatehouses(
        1, 3, (2, "gate 1 district 1"), (1, "gate 3 district 3"), (1, "gate 3 district 4")
    )
    assert legal(state) == ["gate 3 district 3", "gate 3 district 4"]
    play(state, "gate 3 district 4")
    assert (gatehouse(state, 1), gatehouse(state, 3)) == ([1, 1], [FREE, 2])


@pytest.mark.rule("ruling.12.2.13")
def test_two_full_gatehouses_change_without_a_choice():
    state = swap_gatehouses(
        1,
        3,
        (1, "gate 1 district 1"),
        (1, "gate 1 district 2"),
        (2, "gate 3 district 3"),
        (2, "gate 3 district 4"),
    )
    assert (asked(state), gatehouse(state, 1), gatehouse(state, 3)) == ("ChooseAction 0", [2, 2], [1, 1])


@pytest.mark.rule("ruling.12.2.13")
def test_a_full_gatehouse_and_an_empty_one_change_without_a_choice():
    state = swap_gatehouses(1, 3, (1, "gate 1 district 1"), (1, "gate 1 district 2"))
    assert (asked(state), gatehouse(state, 1), gatehouse(state, 3)) == ("ChooseAction 0", EMPTY, [1, 1])


@pytest.mark.rule("guild.wizards")
def test_gatehouses_are_chosen_whole_and_need_a_marker_on_either_symbol():
    state = table(3, FIVE)
    goods(state, 0)
    mark(state, 1, "gate 2 district 3")
    state.guild_worker[Guild.WIZARDS] = 0
    turn(state)
    play(state, "activate wizards")
    assert legal(state) == ["site gatehouse 1", "site gatehouse 2"]
    assert why_not(state, "site gatehouse 3") == Reason("swap-needs-marker")
    assert why_not(state, "gate 2 district 3") == Reason("not-now")
    play(state, "site gatehouse 1")
    assert legal(state) == ["site gatehouse 2"]
    assert why_not(state, "site gatehouse 5") == Reason("swap-needs-marker")


@pytest.mark.rule("guild.wizards")
def test_a_swap_of_gatehouses_leaves_the_other_places_alone():
    state = swap_gatehouses(
        2,
        4,
        (0, "gate 2 district 2"),
        (1, "gate 4 district 5"),
        (2, "gate 1 district 1"),
        (2, "gate 1 district 2"),
        (2, "gate 3 district 3"),
        (2, "gate 3 district 4"),
        (2, "gate 5 district 5"),
        (2, "gate 5 district 1"),
        (2, "site library 1"),
    )
    play(state, "gate 2 district 3", "gate 4 district 4")
    assert list(state.gates) == [2, 2, FREE, 1, 2, 2, 0, FREE, 2, 2]
    assert [place for place, owner in enumerate(state.sites) if owner != FREE] == [5 * Building.LIBRARY]


@pytest.mark.rule("guild.wizards.symbol")
def test_the_choice_of_a_symbol_knows_its_gatehouse_and_the_owner_of_the_marker():
    decision = ChooseGateSymbol(0, 4, 2)
    assert decision.data() == (4, 2)
    assert list(decision.offers()) == [number("gate 5 district 5"), number("gate 5 district 1")]
