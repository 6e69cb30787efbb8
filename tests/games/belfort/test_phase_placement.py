"""Phase 2: workers at the Desk, in the Camp and on guilds, and what they cost."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.belfort.events import (
    PlacedAtDesk,
    PlacedInCamp,
    PlacedOnCard,
    PlacedOnGuild,
    PlacedOnGuildOf,
)
from boardwright.games.belfort.phases.camp import close_camp
from boardwright.games.belfort.phases.placement import open_placement
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.terms import Building, Guild, Worker
from tests.games.belfort.setting import (
    FIVE,
    asked,
    at,
    built,
    goods,
    goods_of,
    legal,
    mark,
    number,
    play,
    pool,
    table,
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


@pytest.mark.rule("placement.plank", "guild.plank")
def test_desk_camp_and_all_guilds_of_the_game_are_open_at_first_and_passing_is_always_allowed():
    state = begun(table(3))
    assert (asked(state), legal(state)) == (
        "ChoosePlank 0",
        ["pass", "place desk", "place camp", *GUILDS_HERE],
    )


@pytest.mark.rule("placement.plank")
def test_the_question_offers_passing_and_every_plank_that_exists():
    offered = [GAME.catalogue.text(action) for action in begun(table(3)).waiting[-1].offers()]
    guilds = [f"place {guild.name.lower()}" for guild in Guild]
    cards = ["place tower", "place inn", "place blacksmith", "place market", "place library"]
    assert offered == ["pass", "place desk", "place camp", *guilds, *cards]
    assert why_not(begun(table(3)), "end") == Reason("not-now")
    assert why_not(begun(table(3)), "worker elf") == Reason("not-now")


@pytest.mark.rule("placement.plank")
@pytest.mark.parametrize("kind", list(Worker), ids=lambda kind: kind.name)
def test_elves_and_dwarves_masters_or_not_are_equal_on_planks(kind):
    state = table(3)
    workers(state, 0, elf=1, master_elf=1, dwarf=1, master_dwarf=1)
    begun(state)
    assert play(state, "place miners") == []
    name = kind.name.lower().replace("_", "-")
    assert legal(state) == ["worker elf", "worker master-elf", "worker dwarf", "worker master-dwarf"]
    assert play(state, f"worker {name}") == [PlacedOnGuild(0, kind, Guild.MINERS, 1)]
    assert state.guild_worker[Guild.MINERS] == kind
    assert state.players[0].idle == [1 - (kind == other) for other in Worker]
    assert (asked(state), goods_of(state, 0)) == ("ChoosePlank 1", (1, 1, 1, 4))


@pytest.mark.rule("placement.plank")
def test_only_kinds_at_hand_can_be_placed_and_never_a_gnome():
    state = table(3)
    workers(state, 0, elf=2, master_dwarf=1)
    begun(state)
    play(state, "place camp")
    assert (asked(state), legal(state)) == ("ChooseWorker 0", ["worker elf", "worker master-dwarf"])
    assert why_not(state, "worker master-elf") == Reason("no-such-worker", worker=Worker.MASTER_ELF)
    assert why_not(state, "worker dwarf") == Reason("no-such-worker", worker=Worker.DWARF)
    assert why_not(state, "gnome inn") == Reason("not-now")
    assert list(state.waiting[-1].offers()) == [22, 23, 24, 25]
    assert state.waiting[-1].data() == (number("place camp"),)


def test_others_do_not_see_which_plank_is_chosen_before_the_worker_stands_there():
    state = begun(table(3))
    before = [GAME.view(state, viewer) for viewer in (1, 2, None)]
    play(state, "place miners")
    asked = {"seat": 0, "decision": "ChooseWorker", "data": [state.waiting[-1].plank]}
    assert GAME.view(state, 0)["question"] == asked
    assert [GAME.view(state, viewer) for viewer in (1, 2, None)] == before
    assert before[0]["question"] == {"seat": 0, "decision": "ChoosePlank"}


@pytest.mark.rule("placement.plank", "guild.plank")
def test_a_guild_has_one_plank_and_takes_no_second_worker():
    state = begun(elves())
    play(state, "place miners")
    assert state.guild_worker[Guild.MINERS] == 0
    assert legal(state) == ["pass", "place desk", "place camp", *GUILDS_HERE[:-1]]
    assert why_not(state, "place miners") == Reason("guild-plank-taken", guild=Guild.MINERS)
    play(state, "place masons", "pass", "forest 0", "mine 0")
    assert why_not(state, "place miners") == Reason("guild-plank-taken", guild=Guild.MINERS)
    assert why_not(state, "place masons") == Reason("guild-plank-taken", guild=Guild.MASONS)
    assert state.guild_worker[Guild.MASONS] == 4


@pytest.mark.rule("guild.plank")
@pytest.mark.parametrize("guild", ["architects", "sawyers", "wizards"])
def test_a_guild_that_is_not_on_the_board_has_no_plank(guild):
    state = begun(table(3))
    assert why_not(state, f"place {guild}") == Reason("guild-not-in-game", guild=Guild[guild.upper()])


@pytest.mark.rule("guild.fee", "placement.fee")
@pytest.mark.example("13.1.4")
def test_a_worker_on_an_unowned_guild_costs_1_gold_to_the_supply():
    state = begun(elves())
    goods(state, 0, gold=1)
    assert play(state, "place miners") == [PlacedOnGuild(0, Worker.ELF, Guild.MINERS, 1)]
    assert [goods_of(state, seat) for seat in range(3)] == [(0, 0, 0, 0), (1, 1, 1, 5), (1, 1, 1, 5)]


@pytest.mark.rule("guild.fee", "placement.fee", "ruling.12.2.48")
def test_without_gold_there_is_no_placement_on_a_guild_whatever_else_a_player_has():
    state = begun(elves())
    goods(state, 0, wood=9, stone=9, metal=9)
    assert legal(state) == ["pass", "place camp"]
    assert why_not(state, "place miners") == gold_missing(1)


@pytest.mark.rule("guild.fee.own", "guild.plank")
def test_a_worker_on_an_own_guild_is_free():
    state = begun(elves())
    mark(state, 0, "guild miners")
    mark(state, 1, "guild masons")
    goods(state, 0)
    assert legal(state) == ["pass", "place camp", "place miners"]
    assert why_not(state, "place masons") == gold_missing(1)
    assert play(state, "place miners") == [PlacedOnGuild(0, Worker.ELF, Guild.MINERS, 0)]
    assert [state.players[seat].gold for seat in range(3)] == [0, 5, 5]


@pytest.mark.rule("guild.fee.other", "guild.plank")
def test_a_worker_on_another_players_guild_pays_1_gold_to_the_owner_who_may_spend_it_at_once():
    state = begun(elves())
    mark(state, 1, "guild miners")
    goods(state, 0, gold=1)
    goods(state, 1)
    assert play(state, "place miners") == [PlacedOnGuildOf(0, Worker.ELF, Guild.MINERS, 1, 1)]
    assert [state.players[seat].gold for seat in range(3)] == [0, 1, 5]
    assert asked(state) == "ChoosePlank 1"
    assert play(state, "place bankers") == [PlacedOnGuild(1, Worker.ELF, Guild.BANKERS, 1)]
    assert [state.players[seat].gold for seat in range(3)] == [0, 0, 5]


def test_the_fees_of_desk_guilds_and_cards_come_from_the_tables():
    fees = {"fees.desk": 4, "fees.guild": 3, "buildings.market.fee": 4}
    state = begun(elves(tables=fees))
    built(state, 2, "market")
    mark(state, 2, "guild miners")
    assert play(state, "place desk", "place miners", "place market") == [
        PlacedAtDesk(0, Worker.ELF, 4),
        PlacedOnGuildOf(1, Worker.ELF, Guild.MINERS, 3, 2),
        PlacedOnCard(2, Worker.ELF, Building.MARKET, 4),
    ]
    assert [state.players[seat].gold for seat in range(3)] == [1, 2, 4]


@pytest.mark.rule("ruling.12.2.29")
def test_a_new_owner_of_a_guild_leaves_the_worker_there_and_the_fee_as_it_was():
    state = begun(elves(each=1))
    pool(state, "keep", "keep", "keep")
    goods(state, 0, wood=2, stone=2, metal=1, gold=2)
    play(state, "pass", "forest 1", "place miners", "pass", "forest 1")
    assert (asked(state), state.players[1].gold) == ("ChooseAction 0", 4)
    play(state, "guild miners", "end", "stop")
    assert (asked(state), state.guild_worker[Guild.MINERS]) == ("ChooseAction 1", 4)
    assert [state.players[seat].gold for seat in range(3)] == [2, 4, 5]
    play(state, "activate miners")
    assert (state.players[1].metal, state.players[1].idle[0]) == (3, 1)
    assert [state.players[seat].gold for seat in range(3)] == [2, 4, 5]


@pytest.mark.rule("placement.desk", "placement.fee")
def test_the_desk_costs_2_gold_to_the_supply():
    state = begun(elves())
    goods(state, 0, gold=1)
    assert why_not(state, "place desk") == gold_missing(1)
    goods(state, 0, gold=0)
    assert why_not(state, "place desk") == gold_missing(2)
    goods(state, 0, gold=2)
    assert play(state, "place desk") == [PlacedAtDesk(0, Worker.ELF, 2)]
    assert [state.players[seat].gold for seat in range(3)] == [0, 5, 5]
    assert (state.desk, state.players[0].idle) == ((0,), [2, 0, 0, 0])


@pytest.mark.rule("placement.desk")
@pytest.mark.parametrize(("seats", "planks"), [(2, 1), (3, 1), (4, 2), (5, 3)])
def test_the_desk_has_as_many_planks_as_the_number_of_players_allows(seats, planks):
    state = begun(elves(seats))
    assert play(state, *["place desk"] * planks) == [PlacedAtDesk(s, Worker.ELF, 2) for s in range(planks)]
    assert state.desk == (0, 4, 8)[:planks]
    assert "place desk" not in legal(state)
    assert why_not(state, "place desk") == Reason("desk-full")


@pytest.mark.rule("placement.desk")
@pytest.mark.example("13.1.2")
def test_with_four_players_the_second_worker_fills_the_desk():
    state = begun(table(4))
    play(state, "place desk", "worker elf", "place desk", "worker dwarf")
    assert (state.desk, state.players[1].gold) == ((0, 6), 3)
    assert why_not(state, "place desk") == Reason("desk-full")


@pytest.mark.rule("ruling.12.2.6")
def test_one_player_may_hold_several_desk_planks_and_pays_for_each():
    state = begun(elves(5))
    play(state, "place desk", "place camp", "place camp", "place camp", "place camp", "place desk")
    assert (state.desk, state.players[0].gold, state.players[0].idle) == ((0, 0), 1, [1, 0, 0, 0])


@pytest.mark.rule("placement.camp.lowest")
@pytest.mark.example("13.1.3")
def test_workers_in_the_camp_take_the_lowest_free_plank_without_a_fee_and_there_is_one_for_everybody():
    state = begun(elves(5))
    goods(state, 0)
    events = play(state, *["place camp"] * 5)
    assert events == [PlacedInCamp(seat, Worker.ELF, seat + 1) for seat in range(5)]
    assert state.camp == (0, 4, 8, 12, 16)
    assert [state.players[seat].gold for seat in range(5)] == [0, 5, 5, 5, 5]


@pytest.mark.rule("placement.camp.one")
def test_a_player_has_at_most_one_worker_in_the_camp_each_round():
    state = begun(elves())
    play(state, "place miners", "place camp", "place camp")
    assert "place camp" in legal(state)
    play(state, "place camp")
    assert (asked(state), legal(state)[:3]) == ("ChoosePlank 1", ["pass", "place desk", "place librarians"])
    assert why_not(state, "place camp") == Reason("camp-once")
    close_camp(state, None)
    assert "place camp" in legal(begun_again(state))


def begun_again(state):
    state.waiting.clear()
    return begun(state)


@pytest.mark.rule("ruling.12.2.8")
def test_the_holder_of_crest_1_may_go_to_the_camp_and_keep_the_crest():
    state = begun(elves(each=1))
    play(state, "place camp", "place camp", "pass", "forest 0", "mine 0")
    assert (asked(state), legal(state)) == ("ChooseCrest 0", ["crest 1", "crest 2", "crest 3"])
    play(state, "crest 1")
    assert (asked(state), legal(state)) == ("ChooseCrest 1", ["crest 2", "crest 3"])


@pytest.mark.rule("two.dwarf.block", "ruling.12.2.20")
def test_no_worker_may_be_placed_where_a_neutral_dwarf_stands_not_even_by_the_owner():
    state = elves(2, guilds=FIVE)
    state.dwarf_3, state.dwarf_4 = 0, 2
    mark(state, 0, "guild miners")
    mark(state, 1, "guild bankers")
    begun(state)
    assert legal(state) == [
        "pass",
        "place desk",
        "place camp",
        "place librarians",
        "place recruiters",
        "place masons",
    ]
    assert why_not(state, "place miners") == Reason("guild-has-dwarf", guild=Guild.MINERS)
    assert why_not(state, "place bankers") == Reason("guild-has-dwarf", guild=Guild.BANKERS)
    play(state, "place camp")
    assert why_not(state, "place miners") == Reason("guild-has-dwarf", guild=Guild.MINERS)
    assert why_not(state, "place bankers") == Reason("guild-has-dwarf", guild=Guild.BANKERS)


def test_without_a_log_workers_are_placed_all_the_same():
    logged = elves(each=2)
    built(logged, 0, "inn", gnomes=True)
    mark(logged, 0, "guild miners")
    begun(logged)
    silent = logged.clone()
    actions = ["place inn", "place miners", "place camp", "place masons", "place desk", "pass", "forest 1"]
    play(logged, *actions)
    for action in actions:
        GAME.apply(silent, number(action))
    assert GAME.position(silent) == GAME.position(logged)
