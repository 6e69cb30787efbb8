"""The worked examples of the rulebooks (13.1) and those derived from the rules (13.2), with their numbers.

Those of scoring are in test_examples_scoring.py. Red, Blue, Yellow and Purple are the seats 0 to 3.
"""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.belfort.basics.board import markers_in
from boardwright.games.belfort.events import (
    BoughtTop,
    BuiltCard,
    Collected,
    Drew,
    GnomeHired,
    Goods,
    GotIncome,
    MarkedGuild,
    MarkedSite,
    MarkedWall,
    MonthBegins,
    Paid,
    PaidTax,
    PlacedAtDesk,
    PlacedInCamp,
    PlacedOnGuild,
    PlacedOnGuildOf,
    Recruited,
    TookCrest,
)
from boardwright.games.belfort.phases.calendar import advance_calendar
from boardwright.games.belfort.phases.camp import open_camp
from boardwright.games.belfort.phases.collection import (
    collect_from_areas,
    collect_income_and_taxes,
    recruit_at_desk,
)
from boardwright.games.belfort.phases.placement import open_placement
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.scoring import score_month
from boardwright.games.belfort.setup import deal_crests
from boardwright.games.belfort.terms import FREE, Area, Building, Guild, Season, Worker
from tests.games.belfort.setting import (
    asked,
    at,
    built,
    goods,
    goods_of,
    hand,
    hand_of,
    legal,
    mark,
    play,
    pool,
    table,
    turn,
    why_not,
    workers,
)

RED, BLUE, YELLOW, PURPLE = range(4)
ORDINARY = ("pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "library")


def in_area(state, seat, area, **counts):
    """A player's workers go to one resource area."""
    areas = list(state.players[seat].areas)
    for kind in Worker:
        areas[4 * area + kind] += counts.get(kind.name.lower(), 0)
    state.players[seat].areas = tuple(areas)


def collected(state):
    """Resolve the resource areas; what every player got, and the events."""
    for seat in range(state.seats):
        goods(state, seat)
    log = Log()
    collect_from_areas(state, log)
    return [goods_of(state, seat) for seat in range(state.seats)], log.events


@pytest.mark.example("13.1.1")
@pytest.mark.rule("round.calendar", "round.scoring")
def test_the_fourth_round_begins_with_the_first_summer_month_and_is_not_scored():
    state = table(3)
    state.round = 3
    log = Log()
    advance_calendar(state, log)
    score_month(state, log)
    assert (state.round, GAME.scores(state)) == (4, [0, 0, 0])
    assert log.events == [MonthBegins(4, Season.SUMMER)]


@pytest.mark.example("13.1.2")
@pytest.mark.rule("placement.desk")
def test_blue_takes_the_second_and_last_desk_plank_of_four_players_for_two_gold():
    state = at(table(4), open_placement)
    play(state, "place desk", "worker elf")
    assert play(state, "place desk", "worker dwarf") == [PlacedAtDesk(BLUE, Worker.DWARF, 2)]
    assert (state.desk, state.players[BLUE].gold) == ((0, 6), 3)
    assert why_not(state, "place desk") == Reason("desk-full")


@pytest.mark.example("13.1.3")
@pytest.mark.rule("placement.camp.lowest")
def test_the_first_worker_in_the_camp_takes_plank_1_and_acts_first():
    state = table(3)
    state.order = (YELLOW, RED, BLUE)
    at(state, open_placement)
    assert play(state, "place camp", "worker elf") == [PlacedInCamp(YELLOW, Worker.ELF, 1)]
    assert play(state, "place camp", "worker elf") == [PlacedInCamp(RED, Worker.ELF, 2)]
    state.waiting.clear()
    assert asked(at(state, open_camp)) == "ChooseCrest 2"


@pytest.mark.example("13.1.4")
@pytest.mark.rule("guild.fee")
def test_placing_on_the_unowned_miners_guild_pays_one_gold_to_the_supply():
    state = at(table(3), open_placement)
    assert play(state, "place miners", "worker elf") == [PlacedOnGuild(RED, Worker.ELF, Guild.MINERS, 1)]
    assert [player.gold for player in state.players] == [4, 5, 5]


@pytest.mark.example("13.1.5")
@pytest.mark.rule("building.planks")
def test_the_plank_of_a_blacksmith_is_open_and_that_of_an_inn_without_gnome_is_not():
    state = table(3)
    built(state, RED, "blacksmith", "inn")
    at(state, open_placement)
    assert why_not(state, "place blacksmith") is None
    assert why_not(state, "place inn") == Reason("plank-locked", building=Building.INN)


@pytest.mark.example("13.1.6")
@pytest.mark.rule("placement.areas.mixed")
def test_the_last_to_pass_puts_an_elf_and_a_dwarf_into_the_mine_for_one_metal():
    state = table(4)
    for seat in (RED, BLUE, YELLOW):
        workers(state, seat)
    workers(state, PURPLE, elf=1, dwarf=1)
    in_area(state, RED, Area.MINE, elf=1, dwarf=1)
    at(state, open_placement)
    assert asked(state) == "ChoosePlank 3"
    events = play(state, "pass", "forest 0", "mine 1", "quarry 0", "mine 1")
    assert Collected(PURPLE, Area.MINE, Goods(metal=1), 0) in events
    assert goods_of(state, PURPLE) == (1, 1, 2, 5)


@pytest.mark.example("13.1.7")
@pytest.mark.rule("collection.masters")
def test_forest_one_master_elf_against_two_elves():
    state = table(3)
    in_area(state, RED, Area.FOREST, master_elf=1)
    in_area(state, YELLOW, Area.FOREST, elf=2)
    got, events = collected(state)
    assert got == [(2, 0, 0, 0), (0, 0, 0, 0), (3, 0, 0, 0)]
    assert events == [
        Collected(RED, Area.FOREST, Goods(wood=2), 0),
        Collected(YELLOW, Area.FOREST, Goods(wood=3), 1),
    ]


@pytest.mark.example("13.1.8")
@pytest.mark.rule("collection.bonus.tie")
def test_quarry_one_dwarf_each():
    state = table(3)
    in_area(state, BLUE, Area.QUARRY, dwarf=1)
    in_area(state, RED, Area.QUARRY, dwarf=1)
    assert collected(state)[0] == [(0, 1, 0, 0), (0, 1, 0, 0), (0, 0, 0, 0)]


@pytest.mark.example("13.1.9")
@pytest.mark.rule("collection.mine")
def test_mine_an_elf_and_a_dwarf_against_two_elves_and_a_master_dwarf():
    state = table(4)
    in_area(state, YELLOW, Area.MINE, elf=1, dwarf=1)
    in_area(state, PURPLE, Area.MINE, elf=2, master_dwarf=1)
    got, events = collected(state)
    assert got[2:] == [(0, 0, 1, 0), (0, 0, 3, 0)]
    assert events == [
        Collected(YELLOW, Area.MINE, Goods(metal=1), 0),
        Collected(PURPLE, Area.MINE, Goods(metal=3), 1),
    ]


@pytest.mark.example("13.1.10")
@pytest.mark.rule("collection.yield")
def test_gold_mine_two_workers_against_two_master_elves():
    state = table(3)
    in_area(state, BLUE, Area.GOLD_MINE, elf=1, dwarf=1)
    in_area(state, RED, Area.GOLD_MINE, master_elf=2)
    assert collected(state)[0] == [(0, 0, 0, 4), (0, 0, 0, 2), (0, 0, 0, 0)]


@pytest.mark.example("13.1.11")
@pytest.mark.rule("collection.desk")
def test_desk_red_gets_an_elf_and_blue_a_dwarf_and_both_workers_are_back():
    state = table(4)
    workers(state, RED, elf=2, dwarf=3)
    workers(state, BLUE, elf=3, dwarf=2)
    state.players[RED].elves_left = state.players[BLUE].dwarves_left = 4
    state.desk = (4 * RED + Worker.ELF, 4 * BLUE + Worker.DWARF)
    log = Log()
    recruit_at_desk(state, log)
    assert log.events == [Recruited(RED, Worker.ELF), Recruited(BLUE, Worker.DWARF)]
    assert (state.players[RED].idle, state.players[RED].elves_left) == ([4, 0, 3, 0], 3)
    assert (state.players[BLUE].idle, state.players[BLUE].dwarves_left, state.desk) == ([3, 0, 4, 0], 3, ())


@pytest.mark.example("13.1.12")
@pytest.mark.rule("collection.camp.grey")
def test_camp_yellow_takes_crest_1_and_red_can_only_take_crest_2_from_purple():
    state = table(4)
    state.order = (RED, PURPLE, BLUE, YELLOW)
    state.camp = (4 * YELLOW, 4 * RED)
    at(state, open_camp)
    assert play(state, "crest 1") == [TookCrest(YELLOW, 1, RED)]
    assert why_not(state, "crest 1") == Reason("crest-grey", number=1)
    assert play(state, "crest 2")[0] == TookCrest(RED, 2, PURPLE)
    assert state.order == (YELLOW, RED, BLUE, PURPLE)


@pytest.mark.example("13.1.13")
@pytest.mark.rule("collection.income", "collection.tax")
def test_keep_gatehouse_and_tower_pay_the_tax_of_score_15():
    state = table(3)
    built(state, RED, "keep", "gatehouse", "tower")
    state.players[RED].points = (15, 0, 0, 0, 0, 0, 0, 0, 0)
    log = Log()
    collect_income_and_taxes(state, log)
    assert log.events == [GotIncome(RED, 2), PaidTax(RED, 2, 0)]
    assert (state.players[RED].gold, state.players[RED].score()) == (5, 15)


@pytest.mark.example("13.1.14")
@pytest.mark.rule("actions.build.wall")
def test_a_wall_costs_three_wood_and_three_stone_and_is_marked():
    state = table(3)
    goods(state, RED, wood=4, stone=4, metal=1, gold=1)
    turn(state)
    assert play(state, "wall 2 1") == [Paid(RED, Goods(3, 3, 0)), MarkedWall(RED, 2, 1)]
    assert goods_of(state, RED) == (1, 1, 1, 1)
    assert list(state.walls) == [FREE, FREE, RED, FREE, FREE, FREE, FREE, FREE, FREE, FREE]


@pytest.mark.example("13.1.15")
@pytest.mark.rule("actions.activate")
@pytest.mark.parametrize(
    ("newcomer", "idle", "gnomes"),
    [
        ("recruit dwarf", [3, 0, 4, 0], 14),
        ("recruit elf", [4, 0, 3, 0], 14),
        ("gnome blacksmith", [3, 0, 3, 0], 13),
    ],
)
def test_a_worker_on_a_blacksmith_and_one_on_recruiters_are_activated(newcomer, idle, gnomes):
    state = table(3)
    built(state, RED, "blacksmith")
    state.players[RED].idle = [2, 0, 2, 0]
    state.players[RED].on_cards = (2 * 4 + Worker.ELF,)
    state.guild_worker[Guild.RECRUITERS] = Worker.DWARF
    turn(state)
    play(state, "activate blacksmith")
    assert (goods_of(state, RED), state.players[RED].idle) == ((1, 1, 2, 5), [3, 0, 2, 0])
    play(state, "activate recruiters")
    assert state.players[RED].idle == [3, 0, 3, 0]
    play(state, newcomer)
    assert (state.players[RED].idle, state.gnomes, asked(state)) == (idle, gnomes, "ChooseAction 0")


@pytest.mark.example("13.1.16")
@pytest.mark.rule("actions.trade.visit")
def test_a_visit_sells_one_metal_and_buys_one_wood():
    state = table(3)
    goods(state, RED, metal=1)
    turn(state)
    play(state, "sell metal")
    assert goods_of(state, RED) == (0, 0, 0, 1)
    play(state, "buy wood")
    assert (goods_of(state, RED), asked(state)) == ((1, 0, 0, 0), "ChooseAction 0")


@pytest.mark.example("13.1.17")
@pytest.mark.rule("actions.hire")
def test_a_gnome_hired_for_the_inn_opens_its_plank_for_the_next_placement():
    state = table(3)
    built(state, RED, "inn")
    turn(state)
    assert play(state, "gnome inn") == [GnomeHired(RED, Building.INN, 3)]
    assert (state.players[RED].gold, state.gnomes) == (2, 13)
    state.waiting.clear()
    at(state, open_placement)
    play(state, "place inn", "worker elf")
    assert state.players[RED].gold == 1


@pytest.mark.example("13.1.18")
@pytest.mark.rule("actions.card")
def test_the_top_card_of_the_draw_pile_is_bought_unseen_for_one_gold():
    state = table(3)
    pool(state, "pub", "inn", "keep")
    turn(state)
    play(state, "end")
    events = play(state, "take top", "draw bank")
    assert events == [BoughtTop(RED, 1), Drew(RED, Building.BANK)]
    assert Drew(RED, Building.BANK).for_seat(BLUE) != Drew(RED, Building.BANK)
    assert (state.players[RED].gold, hand_of(state, RED)) == (4, ["bank"])
    assert (state.pool, asked(state)) == ([1, 0, 0, 1, 0, 0, 0, 0, 0, 1], "ChooseAction 1")


@pytest.mark.example("13.1.24")
@pytest.mark.rule("actions.build.card")
def test_yellow_builds_the_tower_in_a_district_of_his_choice():
    state = table(4)
    hand(state, YELLOW, "pub", "tower", "bank")
    goods(state, YELLOW, wood=4, stone=4, metal=4, gold=4)
    turn(state, YELLOW)
    events = play(state, "build tower")
    assert legal(state) == [f"site tower {district}" for district in range(1, 6)]
    events += play(state, "site tower 4")
    assert events == [
        BuiltCard(YELLOW, Building.TOWER, Goods(1, 3, 1)),
        MarkedSite(YELLOW, Building.TOWER, 4),
    ]
    assert (goods_of(state, YELLOW), hand_of(state, YELLOW)) == ((3, 1, 3, 4), ["pub", "bank"])
    assert list(state.players[YELLOW].built) == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    assert [markers_in(state, district, 4)[YELLOW] for district in range(5)] == [0, 0, 0, 1, 0]


@pytest.mark.example("13.1.25")
@pytest.mark.rule("actions.build.guild", "guild.fee.own", "guild.fee.other")
def test_yellow_builds_the_miners_guild_and_receives_the_fees_of_others():
    state = table(3)
    hand(state, YELLOW, "pub")
    goods(state, YELLOW, wood=2, stone=2, metal=1)
    turn(state, YELLOW)
    assert play(state, "guild miners") == [Paid(YELLOW, Goods(2, 2, 1)), MarkedGuild(YELLOW, Guild.MINERS)]
    assert (goods_of(state, YELLOW), hand_of(state, YELLOW)) == ((0, 0, 0, 0), ["pub"])
    state.waiting.clear()
    others = at(state.clone(), open_placement)
    assert play(others, "place miners", "worker elf") == [
        PlacedOnGuildOf(RED, Worker.ELF, Guild.MINERS, 1, YELLOW)
    ]
    assert [player.gold for player in others.players] == [4, 5, 1]
    state.order = (YELLOW, RED, BLUE)
    at(state, open_placement)
    assert play(state, "place miners", "worker elf") == [PlacedOnGuild(YELLOW, Worker.ELF, Guild.MINERS, 0)]


@pytest.mark.example("13.1.26")
@pytest.mark.rule("setup.crests")
def test_three_players_are_dealt_the_crests_1_to_3():
    state = at(table(3), deal_crests)
    assert (asked(state), legal(state)) == ("DealCrest -1", ["crest 1", "crest 2", "crest 3"])
    play(state, "crest 3", "crest 1")
    assert legal(state) == ["crest 2"]
    play(state, "crest 2")
    assert state.order == (BLUE, YELLOW, RED)


@pytest.mark.example("13.2.D10")
@pytest.mark.rule("collection.tax.short")
def test_score_12_and_no_gold_pays_nothing_and_goes_back_to_10():
    state = table(3)
    goods(state, RED, wood=9, stone=9, metal=9)
    state.players[RED].points = (12, 0, 0, 0, 0, 0, 0, 0, 0)
    log = Log()
    collect_income_and_taxes(state, log)
    assert log.events == [PaidTax(RED, 0, 2)]
    assert (state.players[RED].score(), goods_of(state, RED)) == (10, (9, 9, 9, 0))


@pytest.mark.example("13.2.D13")
@pytest.mark.rule("collection.mine")
def test_mine_a_master_elf_and_a_dwarf_make_one_metal():
    state = table(3)
    in_area(state, RED, Area.MINE, master_elf=1, dwarf=1)
    in_area(state, BLUE, Area.MINE, elf=1, dwarf=1)
    assert collected(state)[0][RED] == (0, 0, 1, 0)


@pytest.mark.example("13.2.D16")
@pytest.mark.rule("ruling.12.1.7")
def test_blue_cannot_build_on_a_gatehouse_that_holds_a_marker_of_red():
    state = table(3)
    mark(state, RED, "gate 1 district 1")
    hand(state, BLUE, "gatehouse")
    goods(state, BLUE, wood=2, stone=2, metal=2)
    turn(state, BLUE)
    play(state, "build gatehouse")
    assert [action for action in legal(state) if action.startswith("gate 1")] == []
    assert len(legal(state)) == 8
    assert why_not(state, "gate 1 district 2") == Reason("gatehouse-half-taken", building=Building.GATEHOUSE)


@pytest.mark.example("13.2.D18")
@pytest.mark.rule("building.keep.plaque", "building.income")
def test_a_keep_in_the_third_district_gives_two_markers_and_one_income():
    state = table(3)
    hand(state, RED, "keep")
    goods(state, RED, wood=3, stone=3, metal=2)
    turn(state)
    play(state, "build keep", "site keep 3")
    assert [markers_in(state, district, 3)[RED] for district in range(5)] == [0, 0, 2, 0, 0]
    collect_income_and_taxes(state, None)
    assert goods_of(state, RED) == (0, 0, 0, 1)


@pytest.mark.example("13.2.D19")
@pytest.mark.rule("ruling.12.1.1")
def test_thieves_take_two_of_the_five_gold_of_one_victim():
    state = table(3, ("thieves", "miners", "masons", "bankers", "sawyers"))
    goods(state, RED)
    goods(state, YELLOW)
    state.guild_worker[Guild.THIEVES] = Worker.ELF
    turn(state)
    play(state, "activate thieves", "rob blue gold", "rob blue gold")
    assert (asked(state), [player.gold for player in state.players]) == ("ChooseAction 0", [2, 3, 0])
