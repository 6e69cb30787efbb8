"""Gnomes: hiring, the locks they take, and what they do there."""

import pytest

from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.events import (
    ActivatedCard,
    GateStaysHalf,
    GnomeCame,
    GnomeHired,
    MarkedGatehouse,
    NobodyPromoted,
    Promoted,
)
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.terms import WORKERS, Building, Guild, Worker
from tests.games.belfort.setting import (
    asked,
    built,
    goods,
    goods_of,
    hand,
    legal,
    mark,
    number,
    play,
    pool,
    table,
    turn,
    why_not,
    workers,
)

ELF, MASTER_ELF, DWARF, MASTER_DWARF = Worker
LOCKS = [("pub", 1), ("gardens", 1), ("tower", 1), ("inn", 1), ("blacksmith", 1)]
LOCKS += [("bank", 1), ("market", 2), ("gatehouse", 1), ("library", 1)]


def gold_missing(gold):
    return Reason("goods-missing", wood=0, stone=0, metal=0, gold=gold)


def starting(family, state):
    return [action for action in legal(state) if action.startswith(family)]


def with_locks(*names, seat=0, gold=3):
    state = table(3)
    built(state, seat, *names)
    goods(state, seat, gold=gold)
    return turn(state, seat)


def told(state, *actions):
    play(state, *actions)
    return GAME.position(state)


def untold(state, *actions):
    for action in actions:
        GAME.apply(state, number(action))
    return GAME.position(state)


@pytest.mark.rule("actions.hire")
def test_3_gold_bring_a_gnome_from_the_pool_to_a_lock_once_a_turn():
    state = with_locks("inn", "bank", seat=1, gold=7)
    assert starting("gnome", state) == ["gnome inn", "gnome bank"]
    assert play(state, "gnome inn") == [GnomeHired(1, Building.INN, 3)]
    assert [player.gold for player in state.players] == [5, 4, 5]
    assert (state.gnomes, state.players[1].gnomes) == (13, [0, 0, 0, 1, 0, 0, 0, 0, 0, 0])
    assert starting("gnome", state) == []
    assert why_not(state, "gnome bank") == Reason("hired-already")
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("actions.hire")
def test_hiring_needs_the_gold():
    state = with_locks("inn", gold=2)
    assert starting("gnome", state) == []
    assert why_not(state, "gnome inn") == gold_missing(1)
    goods(state, 0, gold=3)
    assert starting("gnome", state) == ["gnome inn"]


@pytest.mark.rule("actions.hire")
def test_hiring_needs_a_gnome_in_the_pool():
    state = with_locks("inn")
    state.gnomes = 0
    assert starting("gnome", state) == []
    assert why_not(state, "gnome inn") == Reason("no-gnomes")
    state.gnomes = 1
    play(state, "gnome inn")
    assert state.gnomes == 0


@pytest.mark.rule("actions.hire", "building.locks")
def test_hiring_needs_a_free_lock_of_a_card_built_before():
    state = with_locks("keep", gold=9)
    built(state, 0, "bank", gnomes=True)
    built(state, 1, "pub")
    hand(state, 0, "gardens")
    assert starting("gnome", state) == []
    assert why_not(state, "gnome pub") == Reason("not-built", building=Building.PUB)
    assert why_not(state, "gnome gardens") == Reason("not-built", building=Building.GARDENS)
    assert why_not(state, "gnome bank") == Reason("locks-full", building=Building.BANK)
    assert why_not(state, "gnome keep") == Reason("no-lock", building=Building.KEEP)


@pytest.mark.rule("actions.gnome")
def test_a_gnome_works_in_the_turn_it_comes_also_on_a_card_built_this_turn():
    state = table(3)
    hand(state, 0, "bank")
    goods(state, 0, wood=4, stone=1, metal=1, gold=3)
    turn(state)
    play(state, "build bank", "site bank 1", "gnome bank", "bank gnome")
    assert goods_of(state, 0) == (0, 0, 0, 1)


@pytest.mark.rule("building.locks")
@pytest.mark.parametrize(("name", "locks"), LOCKS)
def test_a_market_has_two_locks_and_every_other_card_but_the_keep_one(name, locks):
    state = with_locks(name)
    building = Building[name.upper()]
    state.players[0].gnomes[building] = locks - 1
    assert starting("gnome", state) == [f"gnome {name}"]
    state.players[0].gnomes[building] = locks
    assert starting("gnome", state) == []
    assert why_not(state, f"gnome {name}") == Reason("locks-full", building=building)


@pytest.mark.rule("building.locks", "ruling.12.2.51")
def test_locks_of_equal_cards_add_up_and_only_the_type_is_asked():
    state = with_locks("market", "market", "bank", "bank", "bank")
    state.players[0].gnomes[Building.MARKET] = 3
    state.players[0].gnomes[Building.BANK] = 2
    assert starting("gnome", state) == ["gnome bank", "gnome market"]
    play(state, "gnome market")
    state.hired = False
    goods(state, 0, gold=3)
    assert starting("gnome", state) == ["gnome bank"]
    assert why_not(state, "gnome market") == Reason("locks-full", building=Building.MARKET)


@pytest.mark.rule("building.locks")
def test_a_gnome_stays_on_its_lock_in_the_next_month():
    state = with_locks("inn", seat=2, gold=4)
    pool(state, "pub", "inn", "keep")
    play(state, "gnome inn", "end", "stop")
    assert (state.round, asked(state)) == (2, "ChoosePlank 0")
    assert (state.players[2].gnomes[Building.INN], state.gnomes) == (1, 13)


@pytest.mark.rule("actions.gnome")
@pytest.mark.parametrize("name", ["tower", "inn", "blacksmith", "bank", "market", "library"])
def test_a_gnome_that_only_opens_something_changes_nothing_else(name):
    state = with_locks(name)
    assert play(state, f"gnome {name}") == [GnomeHired(0, Building[name.upper()], 3)]
    assert state.players[0].idle == [3, 0, 3, 0]
    assert list(state.gates) == [-1] * 10
    assert asked(state) == "ChooseAction 0"


@pytest.mark.rule("building.pub.gnome", "ruling.12.2.45")
def test_a_gnome_on_a_pub_makes_a_dwarf_a_master_at_once():
    state = with_locks("pub", seat=1)
    assert play(state, "gnome pub") == [GnomeHired(1, Building.PUB, 3), Promoted(1, DWARF)]
    assert [player.idle for player in state.players] == [[3, 0, 3, 0], [3, 0, 2, 1], [3, 0, 3, 0]]
    assert (state.players[1].elves_left, state.players[1].dwarves_left) == (4, 4)
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("building.gardens.gnome", "ruling.12.2.45")
def test_a_gnome_on_gardens_makes_an_elf_a_master_at_once():
    state = with_locks("gardens", seat=1)
    assert play(state, "gnome gardens") == [GnomeHired(1, Building.GARDENS, 3), Promoted(1, ELF)]
    assert [player.idle for player in state.players] == [[3, 0, 3, 0], [2, 1, 3, 0], [3, 0, 3, 0]]
    assert (state.players[1].elves_left, state.players[1].dwarves_left) == (4, 4)
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("ruling.12.2.23")
def test_the_last_normal_worker_is_promoted_when_it_stands_on_a_card():
    state = with_locks("pub", "blacksmith", "market", "library")
    workers(state, 0, elf=2, master_dwarf=1)
    smith_elf, market, library = 2 * WORKERS + ELF, 3 * WORKERS, 4 * WORKERS
    state.players[0].on_cards = (smith_elf, market + DWARF, library + DWARF)
    assert play(state, "gnome pub")[-1] == Promoted(0, DWARF)
    assert state.players[0].on_cards == (smith_elf, market + MASTER_DWARF, library + DWARF)
    assert state.players[0].idle == [2, 0, 0, 1]
    assert asked(state) == "ChooseAction 0"


@pytest.mark.rule("ruling.12.2.23")
def test_the_last_normal_worker_is_promoted_when_it_stands_on_a_guild():
    state = with_locks("gardens", "market", seat=1)
    workers(state, 1, master_elf=1, dwarf=2)
    state.players[1].on_cards = (3 * WORKERS + DWARF,)
    state.guild_worker[Guild.LIBRARIANS] = ELF
    state.guild_worker[Guild.RECRUITERS] = WORKERS + DWARF
    state.guild_worker[Guild.BANKERS] = WORKERS + ELF
    state.guild_worker[Guild.MINERS] = WORKERS + ELF
    assert play(state, "gnome gardens")[-1] == Promoted(1, ELF)
    assert state.guild_worker[Guild.LIBRARIANS] == ELF
    assert state.guild_worker[Guild.RECRUITERS] == WORKERS + DWARF
    assert state.guild_worker[Guild.BANKERS] == WORKERS + MASTER_ELF
    assert state.guild_worker[Guild.MINERS] == WORKERS + ELF
    assert state.players[1].on_cards == (3 * WORKERS + DWARF,)


@pytest.mark.rule("ruling.12.2.23")
def test_one_of_several_workers_at_hand_is_promoted_and_only_one():
    state = with_locks("pub", "blacksmith")
    workers(state, 0, dwarf=1, master_dwarf=2)
    state.players[0].on_cards = (2 * WORKERS + DWARF,)
    state.guild_worker[Guild.MINERS] = DWARF
    play(state, "gnome pub")
    assert state.players[0].idle == [0, 0, 0, 3]
    assert (state.players[0].on_cards, state.guild_worker[Guild.MINERS]) == ((2 * WORKERS + DWARF,), DWARF)


@pytest.mark.rule("ruling.12.2.24")
@pytest.mark.parametrize(
    ("name", "kind", "idle"), [("pub", DWARF, [1, 2, 0, 2]), ("gardens", ELF, [0, 2, 1, 2])]
)
def test_with_no_normal_worker_left_the_gnome_counts_but_the_promotion_is_lost(name, kind, idle):
    state = with_locks(name, "market", seat=1)
    state.players[1].idle = idle.copy()
    state.players[1].on_cards = (3 * WORKERS + kind + 1,)
    state.guild_worker[Guild.MINERS] = kind
    building = Building[name.upper()]
    assert play(state, f"gnome {name}") == [GnomeHired(1, building, 3), NobodyPromoted(1, kind)]
    assert (state.players[1].gnomes[building], state.gnomes) == (1, 13)
    assert (state.players[1].idle, state.guild_worker[Guild.MINERS]) == (idle, kind)
    assert state.players[1].on_cards == (3 * WORKERS + kind + 1,)


@pytest.mark.rule("ruling.12.2.24", "ruling.12.2.45")
def test_a_lost_promotion_is_not_kept_for_workers_that_come_later():
    state = with_locks("pub")
    workers(state, 0, elf=3)
    play(state, "gnome pub")
    state.guild_worker[Guild.RECRUITERS] = MASTER_ELF
    play(state, "activate recruiters", "recruit dwarf")
    assert state.players[0].idle == [3, 1, 1, 0]


@pytest.mark.rule("building.gatehouse.gnome", "ruling.12.2.45")
@pytest.mark.parametrize(
    ("half", "place", "symbols"),
    [
        ("gate 2 district 2", (2, 3), [2, 3]),
        ("gate 2 district 3", (2, 2), [2, 3]),
        ("gate 5 district 5", (5, 1), [8, 9]),
        ("gate 1 district 2", (1, 1), [0, 1]),
    ],
)
def test_a_gnome_on_a_gatehouse_puts_a_second_marker_on_the_only_half_owned_one(half, place, symbols):
    state = with_locks("gatehouse", seat=1)
    mark(state, 1, half)
    assert play(state, "gnome gatehouse") == [
        GnomeHired(1, Building.GATEHOUSE, 3),
        MarkedGatehouse(1, *place),
    ]
    assert [symbol for symbol, owner in enumerate(state.gates) if owner == 1] == symbols
    assert goods_of(state, 1) == (0, 0, 0, 0)
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("ruling.12.2.40", "building.gatehouse.gnome")
def test_among_several_half_owned_gatehouses_the_player_must_choose_one():
    state = with_locks("gatehouse", seat=1)
    mark(state, 1, "gate 1 district 1", "gate 3 district 4", "gate 4 district 4", "gate 4 district 5")
    mark(state, 2, "gate 2 district 2")
    play(state, "gnome gatehouse")
    assert asked(state) == "CompleteGatehouse 1"
    assert legal(state) == ["gate 1 district 2", "gate 3 district 3"]
    taken = Reason("site-taken", building=Building.GATEHOUSE)
    assert why_not(state, "gate 1 district 1") == taken
    assert why_not(state, "gate 2 district 2") == taken
    assert why_not(state, "gate 2 district 3") == Reason("other-half-not-yours")
    assert why_not(state, "gate 5 district 1") == Reason("other-half-not-yours")
    assert why_not(state, "site keep 5") == Reason(NOT_NOW)
    assert why_not(state, "wall 1 1") == Reason(NOT_NOW)
    assert why_not(state, "end") == Reason(NOT_NOW)
    assert play(state, "gate 3 district 3") == [MarkedGatehouse(1, 3, 3)]
    assert list(state.gates) == [1, -1, 2, -1, 1, 1, 1, 1, -1, -1]
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("ruling.12.2.40")
def test_any_symbol_of_a_gatehouse_may_be_completed():
    state = with_locks("gatehouse")
    mark(state, 0, "gate 1 district 1", "gate 5 district 5")
    play(state, "gnome gatehouse")
    first, last = number("gate 1 district 1"), number("gate 5 district 1")
    assert list(state.waiting[-1].offers()) == list(range(first, last + 1))


@pytest.mark.rule("ruling.12.2.10")
def test_a_gatehouse_gnome_without_a_half_owned_gatehouse_counts_but_its_effect_is_lost():
    state = with_locks("gatehouse", seat=1)
    mark(state, 1, "gate 4 district 4", "gate 4 district 5")
    mark(state, 2, "gate 2 district 2")
    assert play(state, "gnome gatehouse") == [
        GnomeHired(1, Building.GATEHOUSE, 3),
        GateStaysHalf(1),
    ]
    assert (state.players[1].gnomes[Building.GATEHOUSE], state.gnomes) == (1, 13)
    assert list(state.gates) == [-1, -1, 2, -1, -1, -1, 1, 1, -1, -1]


@pytest.mark.rule("ruling.12.2.10", "ruling.12.2.45")
def test_a_lost_gatehouse_effect_is_not_kept_for_a_gatehouse_built_later():
    state = with_locks("gatehouse", gold=9)
    hand(state, 0, "gatehouse")
    play(state, "gnome gatehouse")
    goods(state, 0, wood=2, stone=2, metal=2)
    play(state, "build gatehouse", "gate 1 district 1")
    assert list(state.gates) == [0, -1, -1, -1, -1, -1, -1, -1, -1, -1]
    assert asked(state) == "ChooseAction 0"


@pytest.mark.rule("actions.gnome", "ruling.12.2.17")
@pytest.mark.parametrize("place", ["activate tower", "activate recruiters"])
def test_a_free_gnome_works_like_a_hired_one_and_does_not_count_as_the_hire(place):
    state = with_locks("pub", "bank", gold=3)
    built(state, 0, "tower", gnomes=True)
    state.players[0].on_cards = (ELF,)
    state.guild_worker[Guild.RECRUITERS] = ELF
    events = play(state, place, "gnome pub")
    assert events[1:] == [GnomeCame(0, Building.PUB), Promoted(0, DWARF)]
    assert (state.gnomes, state.players[0].gold, state.hired) == (12, 3, False)
    assert play(state, "gnome bank") == [GnomeHired(0, Building.BANK, 3)]
    assert (state.gnomes, state.players[0].gold, state.hired) == (11, 0, True)


@pytest.mark.rule("ruling.12.2.17")
def test_a_free_gnome_may_also_come_after_the_hire():
    state = with_locks("pub", "bank")
    built(state, 0, "tower", gnomes=True)
    state.players[0].on_cards = (ELF,)
    assert play(state, "gnome pub", "activate tower", "gnome bank")[-2:] == [
        ActivatedCard(0, Building.TOWER),
        GnomeCame(0, Building.BANK),
    ]


@pytest.mark.parametrize(
    ("half", "moves"),
    [
        ((), ("gnome gatehouse",)),
        (("gate 1 district 1",), ("gnome gatehouse",)),
        (("gate 1 district 1", "gate 2 district 2"), ("gnome gatehouse", "gate 1 district 2")),
        ((), ("gnome pub",)),
        ((), ("activate tower", "gnome gardens")),
    ],
)
def test_gnomes_without_a_log_do_the_same(half, moves):
    state = with_locks("gatehouse", "pub", "gardens")
    built(state, 0, "tower", gnomes=True)
    state.players[0].on_cards = (ELF,)
    mark(state, 0, *half)
    assert untold(state.clone(), *moves) == told(state, *moves)
