"""Phase 3, sixth area: the King's Camp."""

import pytest

from boardwright.games.belfort.phases.camp import open_camp
from tests.games.belfort.setting import asked, at, legal, play, table, why_not


def camp(state, *seats):
    state.camp = tuple(seat * 4 for seat in seats)
    for seat in seats:
        state.players[seat].idle[0] -= 1
    return at(state, open_camp)


@pytest.mark.rule("collection.camp.swap", "collection.camp.grey")
def test_camp_workers_swap_in_plank_order_and_the_crest_taken_turns_grey():
    state = camp(table(3), 2, 0)
    assert asked(state) == "ChooseCrest 2"
    play(state, "crest 1")
    assert state.order == (2, 1, 0)
    assert legal(state) == ["crest 2", "crest 3"]
    assert why_not(state, "crest 1").name == "crest-grey"


@pytest.mark.rule("ruling.12.1.5")
def test_a_kept_crest_turns_grey_too():
    state = camp(table(3), 0, 2)
    play(state, "crest 1")
    assert legal(state) == ["crest 2", "crest 3"]


@pytest.mark.rule("collection.camp.reset")
def test_after_the_camp_all_crests_are_coloured_and_the_workers_are_back():
    state = camp(table(3), 2)
    play(state, "crest 2")
    assert (state.grey, state.camp, state.order) == (0, (), (0, 2, 1))
    assert state.players[2].idle[0] == 3


@pytest.mark.rule("two.crests")
def test_with_two_players_only_crests_1_and_2_change_hands():
    state = table(2)
    state.dwarf_3, state.dwarf_4 = 0, 1
    camp(state, 1)
    assert legal(state) == ["crest 1", "crest 2"]
    assert why_not(state, "crest 3").name == "crest-not-in-game"
