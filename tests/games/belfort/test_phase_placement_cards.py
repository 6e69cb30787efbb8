"""Phase 2: workers on the planks of own cards, and places where nothing can be gained."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.belfort.events import (
    PlacedOnCard,
    PlacedOnGuild,
)
from boardwright.games.belfort.phases.actions import begin_turn
from boardwright.games.belfort.phases.placement import open_placement
from boardwright.games.belfort.terms import Building, Guild, Worker
from tests.games.belfort.setting import (
    asked,
    at,
    built,
    goods,
    hand,
    legal,
    play,
    table,
    turn,
    why_not,
    workers,
)

GUILDS_HERE = ["place librarians", "place recruiters", "place bankers", "place masons", "place miners"]


def gold_missing(count):
    return Reason("goods-missing", wood=0, stone=0, metal=0, gold=count)


def elves(seats=3, each=3, **more):
    """Everyone has elves only, so that nobody is asked which worker goes."""
    state = table(seats, **more)
    for seat in range(seats):
        workers(state, seat, elf=each)
    return state


def begun(state):
    return at(state, open_placement)


def begun_again(state):
    state.waiting.clear()
    return begun(state)


@pytest.mark.rule("building.planks", "placement.building.own")
@pytest.mark.parametrize("building", ["blacksmith", "market", "library"])
def test_the_planks_of_blacksmith_market_and_library_are_open_and_free(building):
    state = begun(elves())
    goods(state, 0)
    built(state, 0, building)
    assert legal(state) == ["pass", "place camp", f"place {building}"]
    term = Building[building.upper()]
    assert play(state, f"place {building}") == [PlacedOnCard(0, Worker.ELF, term, 0)]
    assert (state.players[0].gold, state.players[0].idle) == (0, [2, 0, 0, 0])


@pytest.mark.rule("building.planks", "placement.building.own", "placement.fee")
@pytest.mark.parametrize("building", ["tower", "inn"])
def test_the_planks_of_tower_and_inn_cost_1_gold(building):
    state = begun(elves())
    built(state, 0, building, gnomes=True)
    goods(state, 0)
    assert why_not(state, f"place {building}") == gold_missing(1)
    goods(state, 0, gold=1)
    assert f"place {building}" in legal(state)
    assert play(state, f"place {building}") == [PlacedOnCard(0, Worker.ELF, Building[building.upper()], 1)]
    assert [state.players[seat].gold for seat in range(3)] == [0, 5, 5]


@pytest.mark.rule("building.planks")
@pytest.mark.parametrize("building", ["tower", "inn"])
def test_the_planks_of_tower_and_inn_are_locked_without_their_gnome(building):
    state = begun(elves())
    built(state, 0, building)
    built(state, 0, "pub", "bank", "market", gnomes=True)
    assert f"place {building}" not in legal(state)
    assert why_not(state, f"place {building}") == Reason("plank-locked", building=Building[building.upper()])


@pytest.mark.rule("building.planks")
@pytest.mark.example("13.1.5")
def test_without_gnomes_a_blacksmith_can_be_used_and_an_inn_cannot():
    state = begun(elves())
    built(state, 0, "blacksmith", "inn")
    assert "place blacksmith" in legal(state)
    assert why_not(state, "place inn") == Reason("plank-locked", building=Building.INN)


@pytest.mark.rule("placement.building.own")
def test_the_cards_of_other_players_have_no_plank_for_me():
    state = begun(elves())
    built(state, 1, "tower", "inn", "blacksmith", "market", "library", gnomes=True)
    assert legal(state) == ["pass", "place desk", "place camp", *GUILDS_HERE]
    assert why_not(state, "place tower") == Reason("not-built", building=Building.TOWER)
    assert why_not(state, "place library") == Reason("not-built", building=Building.LIBRARY)
    play(state, "place camp")
    assert legal(state)[-5:] == [
        "place tower",
        "place inn",
        "place blacksmith",
        "place market",
        "place library",
    ]


@pytest.mark.rule("ruling.12.2.26", "placement.plank")
def test_each_card_of_a_type_has_its_own_plank():
    state = begun(elves(2, each=5))
    built(state, 0, "blacksmith", "blacksmith", "market", gnomes=True)
    play(state, "place blacksmith", "pass", "forest 5", "place blacksmith")
    assert state.players[0].on_cards == (8, 8)
    assert why_not(state, "place blacksmith") == Reason("own-plank-taken", building=Building.BLACKSMITH)
    play(state, "place market")
    assert why_not(state, "place market") == Reason("own-plank-taken", building=Building.MARKET)


@pytest.mark.rule("ruling.12.2.26", "building.planks")
def test_two_inns_have_as_many_open_planks_as_gnomes():
    state = begun(elves(2))
    built(state, 0, "inn")
    built(state, 0, "inn", gnomes=True)
    play(state, "place inn", "pass", "forest 3")
    assert state.players[0].on_cards == (4,)
    assert why_not(state, "place inn") == Reason("own-plank-taken", building=Building.INN)
    state = begun(elves(2))
    built(state, 0, "inn", "inn", gnomes=True)
    play(state, "place inn", "pass", "forest 3", "place inn")
    assert (state.players[0].on_cards, state.players[0].gold) == ((4, 4), 3)


@pytest.mark.rule("ruling.12.2.27")
def test_workers_may_be_placed_where_nothing_can_be_gained_and_the_fees_are_lost():
    state = elves(each=1)
    workers(state, 0, elf=7)
    state.players[0].dwarves_left = 0
    built(state, 0, "inn", gnomes=True)
    state.gnomes = 0
    begun(state)
    play(state, "place inn", "pass", "forest 1", "pass", "forest 1", "place desk", "place recruiters")
    assert state.players[0].gold == 1
    play(state, "pass", "forest 4")
    assert (asked(state), state.players[0].idle, state.players[0].gold) == ("ChooseAction 0", [5, 0, 0, 0], 1)
    assert why_not(state, "activate inn") == Reason("reserve-all-empty")
    assert why_not(state, "activate recruiters") == Reason("no-gnomes")
    play(state, "end", "stop")
    assert (state.players[0].idle, state.players[0].gold) == ([7, 0, 0, 0], 1)


@pytest.mark.rule("ruling.12.2.27")
@pytest.mark.parametrize("guild", ["bandits", "spies", "thieves", "wizards", "architects"])
def test_a_guild_that_will_have_no_effect_may_be_used(guild):
    state = begun(elves(guilds=("bandits", "spies", "thieves", "wizards", "architects")))
    goods(state, 0, gold=1)
    goods(state, 1)
    goods(state, 2)
    assert play(state, f"place {guild}") == [PlacedOnGuild(0, Worker.ELF, Guild[guild.upper()], 1)]
    assert state.players[0].gold == 0


@pytest.mark.rule("placement.building.next")
def test_a_card_built_in_actions_offers_its_plank_from_the_next_placement_on():
    state = elves(each=1)
    hand(state, 0, "blacksmith")
    goods(state, 0, wood=1, stone=4, metal=1)
    turn(state, 0)
    play(state, "build blacksmith", "site blacksmith 1")
    assert why_not(state, "place blacksmith") == Reason("not-now")
    assert why_not(state, "activate blacksmith") == Reason("no-worker-on-card", building=Building.BLACKSMITH)
    begun_again(state)
    assert legal(state) == ["pass", "place camp", "place blacksmith"]


@pytest.mark.rule("placement.building.next")
def test_a_plank_unlocked_in_actions_is_open_from_the_next_placement_on():
    state = elves(each=1)
    built(state, 0, "inn")
    goods(state, 0, gold=4)
    assert why_not(begun(state), "place inn") == Reason("plank-locked", building=Building.INN)
    state.waiting.clear()
    at(state, begin_turn)
    play(state, "gnome inn")
    assert why_not(state, "activate inn") == Reason("no-worker-on-card", building=Building.INN)
    begun_again(state)
    assert "place inn" in legal(state)
