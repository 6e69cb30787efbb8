"""Planks of building cards, and the workers that come from the reserve."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.events import (
    ActivatedCard,
    ActivatedGuild,
    Discarded,
    Drew,
    EndedActions,
    Gained,
    GnomeCame,
    Goods,
    Recruited,
    Reshuffled,
)
from boardwright.games.belfort.phases.collection import recruit_at_desk
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.terms import PLANK_BUILDINGS, WORKERS, Building, Guild, Worker
from tests.games.belfort.setting import (
    asked,
    at,
    built,
    goods_of,
    hand,
    hand_of,
    legal,
    number,
    play,
    pool,
    table,
    turn,
    why_not,
    workers,
)

ELF, MASTER_ELF, DWARF, MASTER_DWARF = Worker


def with_worker(name, *others, seat=0, tables=None):
    """The turn of a player with an elf on a built card of that type, its locks taken, and other cards."""
    state = table(3, tables=tables)
    built(state, seat, name, gnomes=True)
    built(state, seat, *others)
    state.players[seat].idle[ELF] -= 1
    state.players[seat].on_cards = (PLANK_BUILDINGS.index(Building[name.upper()]) * WORKERS,)
    return turn(state, seat)


def with_recruiters(*cards, seat=0):
    state = table(3)
    built(state, seat, *cards)
    state.players[seat].idle[ELF] -= 1
    state.guild_worker[Guild.RECRUITERS] = seat * WORKERS + ELF
    return turn(state, seat)


def no_cards_left(state):
    """Neither draw pile nor discard pile."""
    state.deck, state.discard, state.fresh = [0] * 10, [0] * 10, 0


def activations(state):
    return [action for action in legal(state) if action.startswith("activate")]


def told(state, *actions):
    play(state, *actions)
    return GAME.position(state)


def untold(state, *actions):
    for action in actions:
        GAME.apply(state, number(action))
    return GAME.position(state)


@pytest.mark.rule("building.blacksmith.plank")
def test_an_activated_blacksmith_gives_1_metal():
    state = with_worker("blacksmith", seat=1)
    assert play(state, "activate blacksmith") == [
        ActivatedCard(1, Building.BLACKSMITH),
        Gained(1, Goods(metal=1)),
    ]
    assert [goods_of(state, seat) for seat in range(3)] == [(1, 1, 1, 5), (1, 1, 2, 5), (1, 1, 1, 5)]


@pytest.mark.rule("building.market.plank")
def test_an_activated_market_gives_2_gold():
    state = with_worker("market", seat=1)
    assert play(state, "activate market") == [
        ActivatedCard(1, Building.MARKET),
        Gained(1, Goods(gold=2)),
    ]
    assert [goods_of(state, seat) for seat in range(3)] == [(1, 1, 1, 5), (1, 1, 1, 7), (1, 1, 1, 5)]


@pytest.mark.rule("building.tower.plank")
def test_an_activated_tower_brings_a_gnome_to_a_free_lock_without_charge():
    state = with_worker("tower", "bank", "market", "keep", seat=1)
    assert play(state, "activate tower") == [ActivatedCard(1, Building.TOWER)]
    assert asked(state) == "ChooseLock 1"
    assert legal(state) == ["gnome bank", "gnome market"]
    assert play(state, "gnome market") == [GnomeCame(1, Building.MARKET)]
    assert state.players[1].gnomes == [0, 0, 1, 0, 0, 0, 1, 0, 0, 0]
    assert state.gnomes == 12
    assert goods_of(state, 1) == (1, 1, 1, 5)
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("building.tower.plank", "building.locks")
def test_a_free_gnome_needs_a_lock_too():
    state = with_worker("tower", "bank", "keep")
    play(state, "activate tower")
    assert why_not(state, "gnome pub") == Reason("not-built", building=Building.PUB)
    assert why_not(state, "gnome tower") == Reason("locks-full", building=Building.TOWER)
    assert why_not(state, "gnome keep") == Reason("no-lock", building=Building.KEEP)
    assert why_not(state, "exchange stone") == Reason(NOT_NOW)
    assert why_not(state, "recruit elf") == Reason(NOT_NOW)
    assert list(state.waiting[-1].offers()) == list(range(number("gnome pub"), number("gnome keep") + 1))


@pytest.mark.rule("ruling.12.2.49")
def test_a_tower_does_nothing_without_a_gnome_in_the_pool():
    state = with_worker("tower", "bank")
    state.gnomes = 0
    assert activations(state) == []
    assert why_not(state, "activate tower") == Reason("no-gnomes")
    state.gnomes = 1
    play(state, "activate tower", "gnome bank")
    assert state.gnomes == 0


@pytest.mark.rule("ruling.12.2.49")
def test_a_tower_does_nothing_without_a_free_lock():
    state = with_worker("tower", "keep")
    built(state, 1, "bank")
    assert activations(state) == []
    assert why_not(state, "activate tower") == Reason("no-free-lock")
    assert play(state, "end") == [EndedActions(0, 1)]
    assert (state.players[0].idle, state.gnomes) == ([3, 0, 3, 0], 13)


@pytest.mark.rule("building.inn.plank", "actions.newcomers")
@pytest.mark.parametrize(
    ("kind", "idle", "reserve"), [(ELF, [4, 0, 3, 0], (3, 4)), (DWARF, [3, 0, 4, 0], (4, 3))]
)
def test_an_activated_inn_brings_an_elf_or_a_dwarf_of_choice_normal_side_up(kind, idle, reserve):
    state = with_worker("inn", seat=1)
    assert play(state, "activate inn") == [ActivatedCard(1, Building.INN)]
    assert asked(state) == "ChooseWorkerFromReserve 1"
    assert legal(state) == ["recruit elf", "recruit dwarf"]
    assert play(state, f"recruit {kind.name.lower()}") == [Recruited(1, kind)]
    assert [player.idle for player in state.players] == [[3, 0, 3, 0], idle, [3, 0, 3, 0]]
    assert (state.players[1].elves_left, state.players[1].dwarves_left) == reserve
    assert (state.players[0].elves_left, state.players[0].dwarves_left) == (4, 4)
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("building.inn.plank")
@pytest.mark.parametrize(
    ("left", "options", "empty"),
    [((0, 1), ["recruit dwarf"], ELF), ((1, 0), ["recruit elf"], DWARF)],
)
def test_an_inn_offers_only_what_the_reserve_still_holds(left, options, empty):
    state = with_worker("inn")
    state.players[0].elves_left, state.players[0].dwarves_left = left
    play(state, "activate inn")
    assert legal(state) == options
    assert why_not(state, f"recruit {empty.name.lower()}") == Reason("reserve-empty", worker=empty)
    assert why_not(state, "gnome keep") == Reason(NOT_NOW)
    assert why_not(state, "discount metal") == Reason(NOT_NOW)
    assert list(state.waiting[-1].offers()) == [number("recruit elf"), number("recruit dwarf")]
    play(state, *options)
    assert (state.players[0].elves_left, state.players[0].dwarves_left) == (0, 0)


@pytest.mark.rule("ruling.12.2.49")
def test_an_inn_does_nothing_with_an_empty_reserve():
    state = with_worker("inn", "bank")
    state.players[0].elves_left = state.players[0].dwarves_left = 0
    assert activations(state) == []
    assert why_not(state, "activate inn") == Reason("reserve-all-empty")


@pytest.mark.rule("ruling.12.2.49")
@pytest.mark.parametrize("name", ["blacksmith", "market", "library"])
def test_the_other_planks_always_work(name):
    state = with_worker(name)
    no_cards_left(state)
    state.gnomes = 0
    workers(state, 0, elf=7, dwarf=7)
    assert activations(state) == [f"activate {name}"]


@pytest.mark.rule("actions.newcomers")
def test_newcomers_are_used_from_the_next_placement_on():
    state = with_worker("inn", seat=2)
    pool(state, "pub", "inn", "keep")
    workers(state, 2)
    state.players[2].on_cards = (1 * WORKERS + ELF,)
    play(state, "activate inn", "recruit dwarf")
    assert [action for action in legal(state) if action.startswith(("place", "activate"))] == []
    play(state, "end", "stop", "place camp", "worker elf", "place miners", "worker elf", "place bankers")
    assert legal(state) == ["worker elf", "worker dwarf"]


@pytest.mark.rule("actions.newcomers")
@pytest.mark.parametrize(
    ("kind", "new", "idle", "reserve"),
    [
        (ELF, ELF, [5, 0, 3, 0], (3, 4)),
        (MASTER_ELF, ELF, [4, 1, 3, 0], (3, 4)),
        (DWARF, DWARF, [3, 0, 5, 0], (4, 3)),
        (MASTER_DWARF, DWARF, [3, 0, 4, 1], (4, 3)),
    ],
)
def test_a_worker_at_the_desk_brings_a_normal_one_of_its_kind(kind, new, idle, reserve):
    state = table(3)
    state.desk = (1 * WORKERS + kind,)
    log = Log()
    at(state, recruit_at_desk, log)
    assert log.events[0] == Recruited(1, new)
    assert state.players[1].idle == idle
    assert (state.players[1].elves_left, state.players[1].dwarves_left) == reserve


@pytest.mark.rule("actions.newcomers")
@pytest.mark.parametrize(
    ("kind", "left"), [(ELF, (0, 1)), (MASTER_ELF, (0, 1)), (DWARF, (1, 0)), (MASTER_DWARF, (1, 0))]
)
def test_a_worker_at_the_desk_returns_alone_when_its_kind_is_used_up(kind, left):
    state = table(3)
    state.players[1].elves_left, state.players[1].dwarves_left = left
    state.desk = (1 * WORKERS + kind,)
    at(state, recruit_at_desk)
    assert (state.players[1].elves_left, state.players[1].dwarves_left) == left
    assert sum(state.players[1].idle) == 7


@pytest.mark.rule("guild.recruiters", "actions.newcomers")
def test_recruiters_bring_an_elf_a_dwarf_or_a_gnome():
    state = with_recruiters("bank", "market", seat=1)
    assert play(state, "activate recruiters") == [ActivatedGuild(1, Guild.RECRUITERS)]
    assert asked(state) == "ChooseRecruit 1"
    assert legal(state) == ["gnome bank", "gnome market", "recruit elf", "recruit dwarf"]
    elf, dwarf, gnome = state.clone(), state.clone(), state.clone()
    assert play(elf, "recruit elf") == [Recruited(1, ELF)]
    assert (elf.players[1].idle, elf.players[1].elves_left) == ([4, 0, 3, 0], 3)
    assert play(dwarf, "recruit dwarf") == [Recruited(1, DWARF)]
    assert (dwarf.players[1].idle, dwarf.players[1].dwarves_left) == ([3, 0, 4, 0], 3)
    assert play(gnome, "gnome market") == [GnomeCame(1, Building.MARKET)]
    assert (gnome.players[1].gnomes[Building.MARKET], gnome.gnomes) == (1, 13)
    assert asked(gnome) == "ChooseAction 1"


@pytest.mark.rule("guild.recruiters")
def test_recruiters_cannot_bring_what_is_used_up():
    state = with_recruiters("bank", "keep")
    built(state, 0, "pub", gnomes=True)
    workers(state, 0, elf=7, dwarf=6)
    state.gnomes = 1
    play(state, "activate recruiters")
    assert legal(state) == ["gnome bank", "recruit dwarf"]
    assert why_not(state, "recruit elf") == Reason("reserve-empty", worker=ELF)
    assert why_not(state, "gnome pub") == Reason("locks-full", building=Building.PUB)
    assert why_not(state, "gnome tower") == Reason("not-built", building=Building.TOWER)
    assert why_not(state, "gnome keep") == Reason("no-lock", building=Building.KEEP)
    assert why_not(state, "end") == Reason(NOT_NOW)
    state.players[0].dwarves_left = 0
    assert why_not(state, "recruit dwarf") == Reason("reserve-empty", worker=DWARF)
    state.players[0].elves_left, state.gnomes = 1, 0
    assert legal(state) == ["recruit elf"]
    assert why_not(state, "gnome bank") == Reason("no-gnomes")
    first, last = number("gnome pub"), number("recruit dwarf")
    assert list(state.waiting[-1].offers()) == list(range(first, last + 1))


@pytest.mark.rule("building.library.plank")
def test_an_activated_library_draws_two_cards_then_discards_any_two():
    state = with_worker("library", seat=1)
    hand(state, 1, "pub", "keep")
    assert play(state, "activate library", "draw inn", "draw bank") == [
        ActivatedCard(1, Building.LIBRARY),
        Drew(1, Building.INN),
        Drew(1, Building.BANK),
    ]
    assert asked(state) == "DiscardCards 1"
    assert legal(state) == ["discard pub", "discard inn", "discard bank"]
    assert play(state, "discard pub", "discard bank") == [
        Discarded(1, Building.PUB),
        Discarded(1, Building.BANK),
    ]
    assert hand_of(state, 1) == ["inn", "keep"]
    assert (state.discard[Building.PUB], state.discard[Building.BANK], sum(state.discard)) == (1, 1, 2)
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("building.library.plank", "actions.hand")
def test_a_library_may_make_the_hand_larger_than_five_in_the_middle_of_the_turn():
    state = with_worker("library")
    hand(state, 0, "pub", "pub", "inn", "inn", "keep", "keep")
    play(state, "activate library", "draw bank", "draw bank")
    assert state.players[0].hand_size() == 8
    play(state, "discard bank", "discard bank")
    assert (asked(state), state.players[0].hand_size()) == ("ChooseAction 0", 6)


@pytest.mark.rule("building.library.plank", "actions.reshuffle")
def test_a_library_reshuffles_in_the_middle_of_its_draw():
    state = with_worker("library")
    no_cards_left(state)
    state.deck[Building.PUB] = 1
    state.discard[Building.INN] = 2
    events = play(state, "activate library", "draw pub", "draw inn")
    assert events[1:] == [Drew(0, Building.PUB), Reshuffled(2), Drew(0, Building.INN)]
    play(state, "discard pub", "discard inn")
    assert (sum(state.deck), sum(state.discard), hand_of(state, 0)) == (1, 2, [])


@pytest.mark.rule("ruling.12.2.35", "ruling.12.2.49")
@pytest.mark.parametrize(
    ("cards", "discards", "rest"),
    [
        (("pub", "inn", "keep"), ("discard pub", "discard inn"), ["keep"]),
        (("pub", "inn"), ("discard pub", "discard inn"), []),
        (("pub",), ("discard pub",), []),
        ((), (), []),
    ],
)
def test_with_no_card_to_draw_a_library_still_discards_up_to_the_whole_hand(cards, discards, rest):
    state = with_worker("library")
    no_cards_left(state)
    hand(state, 0, *cards)
    no_cards_left(state)
    play(state, "activate library", *discards)
    assert hand_of(state, 0) == rest
    assert sum(state.discard) == len(discards)
    assert asked(state) == "ChooseAction 0"


@pytest.mark.rule("ruling.12.2.35")
@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_a_library_draws_as_many_cards_as_there_are_and_discards_in_full(pile):
    state = with_worker("library")
    hand(state, 0, "keep")
    no_cards_left(state)
    getattr(state, pile)[Building.INN] = 1
    play(state, "activate library", "draw inn", "discard inn", "discard keep")
    assert (hand_of(state, 0), sum(state.discard), asked(state)) == ([], 2, "ChooseAction 0")


@pytest.mark.rule("ruling.12.2.35")
def test_a_single_card_drawn_into_an_empty_hand_is_discarded_again():
    state = with_worker("library")
    no_cards_left(state)
    state.deck[Building.INN] = 1
    play(state, "activate library", "draw inn", "discard inn")
    assert (hand_of(state, 0), sum(state.discard), asked(state)) == ([], 1, "ChooseAction 0")


def test_tables_may_change_what_the_planks_give():
    changes = {"buildings.library.drawn": 1, "buildings.library.discarded": 0}
    library = with_worker("library", tables=changes)
    play(library, "activate library", "draw inn")
    assert (hand_of(library, 0), asked(library)) == (["inn"], "ChooseAction 0")
    smith = with_worker("blacksmith", tables={"buildings.blacksmith.metal": 3})
    assert play(smith, "activate blacksmith")[-1] == Gained(0, Goods(metal=3))
    assert goods_of(smith, 0) == (1, 1, 4, 5)
    market = with_worker("market", tables={"buildings.market.gold": 4})
    assert play(market, "activate market")[-1] == Gained(0, Goods(gold=4))
    assert goods_of(market, 0) == (1, 1, 1, 9)


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("tower", ("activate tower", "gnome bank")),
        ("inn", ("activate inn", "recruit elf")),
        ("blacksmith", ("activate blacksmith",)),
        ("market", ("activate market",)),
        ("library", ("activate library", "draw pub", "draw inn", "discard pub", "discard inn")),
    ],
)
def test_planks_without_a_log_do_the_same(name, moves):
    state = with_worker(name, "bank")
    assert untold(state.clone(), *moves) == told(state, *moves)
