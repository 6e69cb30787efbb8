"""Choosing the site of a building: for a card, with the Architects, for a neutral player."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.belfort.actions import GATE, SITE
from boardwright.games.belfort.effects.sites import FOR_ARCHITECTS, ChooseBuildingSite
from boardwright.games.belfort.events import BuiltCard, Goods, MarkedGatehouse, MarkedSite, Paid
from boardwright.games.belfort.terms import Building, Guild, Worker
from tests.games.belfort.setting import (
    asked,
    goods,
    goods_of,
    hand,
    legal,
    mark,
    play,
    table,
    turn,
    why_not,
)


def builder(*cards, seat=1):
    state = table(3, ("architects", "miners", "masons", "bankers", "recruiters"))
    goods(state, seat, 9, 9, 9, 9)
    hand(state, seat, *cards)
    return state


@pytest.mark.rule("actions.build.site")
def test_the_builder_chooses_among_the_free_sites_of_the_type():
    state = builder("inn")
    mark(state, 0, "site inn 2", "site pub 1")
    mark(state, 1, "site inn 5")
    turn(state, 1)
    play(state, "build inn")
    assert (asked(state), legal(state)) == (
        "ChooseBuildingSite 1",
        ["site inn 1", "site inn 3", "site inn 4"],
    )
    assert why_not(state, "site inn 2") == Reason("site-taken", building=Building.INN)
    assert why_not(state, "site inn 5") == Reason("site-taken", building=Building.INN)
    assert play(state, "site inn 3") == [MarkedSite(1, Building.INN, 3)]
    assert (state.sites[Building.INN * 5 + 2], asked(state)) == (1, "ChooseAction 1")


@pytest.mark.rule("actions.build.site")
def test_a_single_free_site_is_taken_unasked():
    state = builder("inn")
    mark(state, 0, "site inn 1", "site inn 2", "site inn 3", "site inn 5")
    turn(state, 1)
    events = play(state, "build inn")
    assert events == [BuiltCard(1, Building.INN, Goods(3, 1, 1)), MarkedSite(1, Building.INN, 4)]
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("actions.build.site")
def test_two_free_sites_are_asked_for():
    state = builder("keep")
    mark(state, 0, "site keep 1", "site keep 2", "site keep 5")
    turn(state, 1)
    play(state, "build keep")
    assert legal(state) == ["site keep 3", "site keep 4"]


@pytest.mark.rule("actions.build.site")
def test_a_single_free_gatehouse_still_leaves_its_two_symbols():
    state = builder("gatehouse")
    mark(state, 0, "gate 1 district 1", "gate 2 district 2", "gate 3 district 4", "gate 5 district 5")
    turn(state, 1)
    play(state, "build gatehouse")
    assert legal(state) == ["gate 4 district 4", "gate 4 district 5"]
    assert play(state, "gate 4 district 5") == [MarkedGatehouse(1, 4, 5)]
    assert list(state.gates) == [0, -1, 0, -1, -1, 0, -1, 1, 0, -1]


@pytest.mark.rule("actions.build.site")
def test_with_architects_the_site_comes_first_and_the_marker_after_the_discount():
    state = builder()
    state.guild_worker[Guild.ARCHITECTS] = 1 * 4 + Worker.ELF
    turn(state, 1)
    play(state, "activate architects", "build inn")
    assert state.waiting[-1].data() == (Building.INN, -1) == (Building.INN, FOR_ARCHITECTS)
    assert play(state, "site inn 2") == []
    assert (asked(state), state.waiting[-1].data()) == ("ChooseDiscount 1", (SITE + 5 * Building.INN + 1,))
    assert state.sites[Building.INN * 5 + 1] == -1
    events = play(state, "discount metal")
    assert events == [Paid(1, Goods(3, 1, 0)), MarkedSite(1, Building.INN, 2)]
    assert (goods_of(state, 1), state.sites[Building.INN * 5 + 1]) == ((6, 8, 9, 9), 1)


@pytest.mark.rule("actions.build.site")
def test_with_architects_a_single_site_leads_straight_to_the_discount():
    state = builder()
    mark(state, 0, "site inn 1", "site inn 2", "site inn 3", "site inn 5")
    state.guild_worker[Guild.ARCHITECTS] = 1 * 4 + Worker.ELF
    turn(state, 1)
    play(state, "activate architects", "build inn")
    assert (asked(state), state.waiting[-1].data()) == ("ChooseDiscount 1", (SITE + 5 * Building.INN + 3,))


@pytest.mark.parametrize(
    ("building", "first", "last"),
    [
        (Building.PUB, SITE, SITE + 4),
        (Building.MARKET, SITE + 30, SITE + 34),
        (Building.KEEP, SITE + 45, SITE + 49),
        (Building.GATEHOUSE, GATE, GATE + 9),
    ],
)
def test_the_choice_of_a_site_offers_all_places_of_the_type(building, first, last):
    decision = ChooseBuildingSite(1, building, 2)
    assert (decision.seat, decision.data()) == (1, (building, 2))
    assert list(decision.offers()) == list(range(first, last + 1))


def test_sites_of_other_types_are_refused():
    state = builder("tower")
    turn(state, 1)
    play(state, "build tower")
    assert why_not(state, "site gardens 5") == Reason("not-now")
    assert why_not(state, "site inn 1") == Reason("not-now")
    assert why_not(state, "gate 1 district 1") == Reason("not-now")
