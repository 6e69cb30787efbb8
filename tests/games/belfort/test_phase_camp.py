"""Phase 3, sixth area: the King's Camp."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.belfort.actions import CREST
from boardwright.games.belfort.events import KeptCrest, TookCrest
from boardwright.games.belfort.phases.camp import ChooseCrest, open_camp
from boardwright.games.belfort.phases.collection import collect_from_areas
from boardwright.games.belfort.phases.placement import open_placement
from boardwright.games.belfort.terms import Worker
from tests.games.belfort.setting import asked, at, deal, legal, play, table, why_not


def camp(state, *seats, log=None):
    """Elves of these seats stand on the planks, in this order, and the area is resolved."""
    state.camp = tuple(seat * 4 for seat in seats)
    for seat in seats:
        state.players[seat].idle[0] -= 1
    return at(state, open_camp, log)


def for_two():
    state = table(2)
    state.dwarf_3, state.dwarf_4 = 0, 1
    return state


@pytest.mark.rule("collection.camp.swap", "collection.camp.grey")
def test_camp_workers_swap_in_plank_order_and_the_crest_taken_turns_grey():
    state = camp(table(3), 2, 0)
    assert asked(state) == "ChooseCrest 2"
    play(state, "crest 1")
    assert (state.order, state.grey) == ((2, 1, 0), 0b001)
    assert asked(state) == "ChooseCrest 0"
    assert legal(state) == ["crest 2", "crest 3"]
    assert why_not(state, "crest 1") == Reason("crest-grey", number=1)


@pytest.mark.rule("collection.camp.swap")
def test_any_coloured_crest_may_be_taken_better_or_worse():
    state = camp(table(4), 1)
    assert legal(state) == ["crest 1", "crest 2", "crest 3", "crest 4"]
    events = play(state, "crest 4")
    assert events == [TookCrest(1, 4, 3)]
    assert state.order == (0, 3, 2, 1)


@pytest.mark.rule("collection.camp.swap")
def test_a_swap_changes_two_crests_and_no_other():
    state = camp(table(5), 3)
    assert play(state, "crest 2") == [TookCrest(3, 2, 1)]
    assert state.order == (0, 3, 2, 1, 4)


@pytest.mark.rule("collection.camp.swap")
def test_who_is_not_in_the_camp_is_not_asked():
    state = table(3)
    state.camp = ()
    at(state, open_camp)
    assert (asked(state), state.order) == ("ChooseAction 0", (0, 1, 2))


@pytest.mark.rule("collection.camp.grey")
def test_the_crest_that_the_victim_receives_stays_coloured():
    state = camp(table(3), 2, 1)
    play(state, "crest 1")
    assert legal(state) == ["crest 2", "crest 3"]
    assert play(state, "crest 3") == [TookCrest(1, 3, 0)]
    assert state.order == (2, 0, 1)


@pytest.mark.rule("collection.camp.swap", "collection.camp.grey")
def test_the_player_robbed_of_crest_1_cannot_take_it_back_and_takes_crest_2():
    state = table(4)
    state.order = (0, 3, 1, 2)
    camp(state, 2, 0)
    play(state, "crest 1")
    assert why_not(state, "crest 1") == Reason("crest-grey", number=1)
    assert play(state, "crest 2") == [TookCrest(0, 2, 3)]
    assert state.order == (2, 0, 1, 3)


@pytest.mark.rule("ruling.12.1.5")
def test_a_kept_crest_turns_grey_too():
    state = camp(table(3), 0, 2)
    assert play(state, "crest 1") == [KeptCrest(0, 1)]
    assert (state.order, state.grey) == ((0, 1, 2), 0b001)
    assert legal(state) == ["crest 2", "crest 3"]


@pytest.mark.rule("ruling.12.1.5")
def test_a_crest_kept_in_the_middle_protects_that_number():
    state = camp(table(4), 2, 3)
    assert play(state, "crest 3") == [KeptCrest(2, 3)]
    assert legal(state) == ["crest 1", "crest 2", "crest 4"]
    assert why_not(state, "crest 3") == Reason("crest-grey", number=3)


@pytest.mark.rule("collection.camp.swap", "ruling.12.1.5")
def test_who_finds_all_other_crests_grey_keeps_the_own_one_unasked():
    log = Log()
    state = camp(table(3), 0, 1, 2, log=log)
    events = play(state, "crest 1", "crest 3")
    assert events == [KeptCrest(0, 1), TookCrest(1, 3, 2), KeptCrest(2, 2)]
    assert (state.order, log.events) == ((0, 2, 1), [])
    assert asked(state) == "ChooseAction 0"


@pytest.mark.rule("collection.camp.reset")
def test_after_the_camp_all_crests_are_coloured_and_the_workers_are_back():
    state = camp(table(3), 2)
    play(state, "crest 2")
    assert (state.grey, state.camp, state.order) == (0, (), (0, 2, 1))
    assert [player.idle for player in state.players] == [[3, 0, 3, 0]] * 3


@pytest.mark.rule("collection.camp.reset")
def test_every_camp_worker_returns_to_its_owner_as_what_it_was():
    state = table(3)
    state.camp = (1 * 4 + Worker.MASTER_DWARF, 2 * 4 + Worker.DWARF, 0 * 4 + Worker.MASTER_ELF)
    at(state, open_camp)
    play(state, "crest 2", "crest 3")
    assert [player.idle for player in state.players] == [[3, 1, 3, 0], [3, 0, 3, 1], [3, 0, 4, 0]]


@pytest.mark.rule("collection.camp.reset")
def test_the_new_order_applies_at_once_to_the_actions():
    state = camp(table(3), 2)
    play(state, "crest 1")
    assert asked(state) == "ChooseAction 2"
    play(state, "end", "stop")
    deal(state)
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("collection.camp.reset")
def test_grey_crests_of_an_earlier_month_do_not_count():
    state = table(3)
    state.grey = 0b111
    camp(state, 1)
    assert legal(state) == ["crest 1", "crest 2", "crest 3"]


@pytest.mark.rule("two.crests")
def test_with_two_players_only_crests_1_and_2_change_hands():
    state = camp(for_two(), 1)
    assert legal(state) == ["crest 1", "crest 2"]
    assert why_not(state, "crest 3") == Reason("crest-not-in-game", number=3)
    assert why_not(state, "crest 4") == Reason("crest-not-in-game", number=4)
    play(state, "crest 1")
    assert state.order == (1, 0)


@pytest.mark.rule("two.crests", "ruling.12.1.5")
def test_with_two_players_a_kept_crest_leaves_the_other_no_choice():
    state = camp(for_two(), 0, 1)
    assert play(state, "crest 1") == [KeptCrest(0, 1), KeptCrest(1, 2)]


def test_the_choice_of_a_crest_offers_all_five_and_refuses_everything_else():
    state = camp(table(3), 2, 0)
    decision = state.waiting[-1]
    assert (decision.data(), list(decision.offers())) == ((0,), list(range(CREST, CREST + 5)))
    assert ChooseCrest(1, 2).data() == (2,)
    assert why_not(state, "pass") == Reason("not-now")
    assert why_not(state, "mine 7") == Reason("not-now")
    assert why_not(state, "build pub") == Reason("not-now")
    assert why_not(state, "crest 5") == Reason("crest-not-in-game", number=5)
    assert why_not(state, "crest 4") == Reason("crest-not-in-game", number=4)


def test_the_camp_works_without_a_log():
    state = table(3)
    state.camp = (0, 4, 8)
    at(state, collect_from_areas)
    state.waiting.pop().apply(state, CREST + 1, None)
    state.waiting.pop().apply(state, CREST, None)
    assert (state.order, state.grey, state.waiting) == ((1, 0, 2), 0b111, [])


@pytest.mark.rule("collection.camp.reset")
def test_the_next_placement_follows_the_new_order():
    state = camp(table(3), 2)
    play(state, "crest 1")
    state.waiting.clear()
    at(state, open_placement)
    assert asked(state) == "ChoosePlank 2"
