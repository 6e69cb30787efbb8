"""Phase 4: the turns, activated workers, Bank and Blacksmith gnomes, and the end of the actions."""

import pytest

from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort import flow
from boardwright.games.belfort.events import (
    ActivatedCard,
    ActivatedGuild,
    EndedActions,
    Gained,
    Goods,
    Recruited,
    UsedBank,
    UsedBlacksmith,
)
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.terms import PLANK_BUILDINGS, WORKERS, Building, Guild, Worker
from tests.games.belfort.setting import (
    asked,
    at,
    built,
    deal,
    goods,
    goods_of,
    hand,
    legal,
    number,
    play,
    pool,
    table,
    turn,
    why_not,
)

ELF, MASTER_ELF, DWARF, MASTER_DWARF = Worker


def on_card(state, seat, name, kind):
    """A worker at hand goes to the plank of an own card."""
    player = state.players[seat]
    player.idle[kind] -= 1
    player.on_cards += (PLANK_BUILDINGS.index(Building[name.upper()]) * WORKERS + kind,)


def on_guild(state, seat, name, kind):
    """A worker at hand goes to a guild."""
    state.players[seat].idle[kind] -= 1
    state.guild_worker[Guild[name.upper()]] = seat * WORKERS + kind


def starting(family, state):
    return [action for action in legal(state) if action.startswith(family)]


def with_gnomes(*names, seat=0, **have):
    state = table(3)
    built(state, seat, *names, gnomes=True)
    goods(state, seat, **have)
    return turn(state, seat)


def told(state, *actions):
    play(state, *actions)
    return GAME.position(state)


def untold(state, *actions):
    for action in actions:
        GAME.apply(state, number(action))
    return GAME.position(state)


@pytest.mark.rule("actions.turns")
def test_each_player_takes_one_turn_in_crest_order():
    state = table(3)
    pool(state, "pub", "inn", "keep")
    state.order = (2, 0, 1)
    state.turn = 2
    at(state, flow.open_turns)
    assert asked(state) == "ChooseAction 2"
    play(state, "end", "stop")
    assert asked(state) == "ChooseAction 0"
    play(state, "end", "stop")
    assert (asked(state), state.round) == ("ChooseAction 1", 1)
    play(state, "end", "stop")
    assert (asked(state), state.round) == ("ChoosePlank 2", 2)


@pytest.mark.rule("actions.turns", "ruling.12.2.21")
def test_what_one_player_has_used_up_is_new_for_the_next():
    state = table(3)
    pool(state, "pub", "inn", "keep")
    state.hired, state.visits_used, state.extra_visits = True, 2, 3
    state.exchanges, state.banks_used, state.blacksmiths_used = 1, 2, 3
    turn(state, 1)
    assert (state.hired, state.visits_used, state.extra_visits) == (False, 0, 0)
    assert (state.exchanges, state.banks_used, state.blacksmiths_used) == (0, 0, 0)


@pytest.mark.rule("actions.turns")
def test_a_player_with_nothing_can_only_end_the_turn():
    state = table(3)
    goods(state, 0)
    assert legal(turn(state)) == ["end"]


@pytest.mark.rule("actions.turns")
def test_all_actions_that_can_be_paid_are_offered_at_any_time():
    state = table(3)
    built(state, 0, "bank", "blacksmith", gnomes=True)
    built(state, 0, "market", "inn")
    hand(state, 0, "pub", "keep")
    goods(state, 0, wood=2, stone=3, metal=1, gold=3)
    on_guild(state, 0, "miners", ELF)
    on_card(state, 0, "market", DWARF)
    turn(state)
    state.exchanges = 1
    everything = [
        "end",
        "build pub",
        *[f"guild {name}" for name in ("librarians", "recruiters", "bankers", "masons", "miners")],
        "activate miners",
        "activate market",
        "bank gnome",
        "blacksmith gnome",
        "sell wood 0",
        "sell wood 1",
        "sell wood 2",
        "sell metal",
        "buy wood",
        "buy stone",
        "buy metal",
        "exchange wood",
        "exchange stone",
        "gnome inn",
        "gnome market",
    ]
    assert legal(state) == everything
    play(state, "bank gnome")
    assert legal(state) == [action for action in everything if action != "bank gnome"]


@pytest.mark.rule("actions.turns")
def test_details_of_actions_are_no_actions_of_their_own():
    state = turn(table(3))
    offered = [GAME.catalogue.text(action) for action in state.waiting[-1].offers()]
    families = ("end", "build ", "wall ", "guild ", "activate ", "bank ", "blacksmith ")
    families += ("sell ", "buy ", "exchange ", "gnome ")
    texts = [GAME.catalogue.text(action) for action in range(len(GAME.catalogue))]
    assert offered == [text for text in texts if text.startswith(families)]
    nowhere = ("pass", "stop", "crest 5", "site pub 1", "gate 5 district 1", "recruit elf", "take top")
    assert [why_not(state, action) for action in nowhere] == [Reason(NOT_NOW)] * 7


@pytest.mark.rule("actions.activate")
@pytest.mark.parametrize("kind", Worker)
def test_a_worker_on_a_guild_returns_as_what_it_is_and_the_guild_works_once(kind):
    state = table(3)
    state.players[1].idle = [2, 2, 2, 2]
    on_guild(state, 1, "miners", kind)
    goods(state, 1)
    turn(state, 1)
    assert play(state, "activate miners") == [
        ActivatedGuild(1, Guild.MINERS),
        Gained(1, Goods(metal=2)),
    ]
    assert state.players[1].idle == [2, 2, 2, 2]
    assert state.guild_worker[Guild.MINERS] == -1
    assert goods_of(state, 1) == (0, 0, 2, 0)
    assert asked(state) == "ChooseAction 1"
    assert why_not(state, "activate miners") == Reason("no-worker-on-guild", guild=Guild.MINERS)


@pytest.mark.rule("actions.activate")
@pytest.mark.parametrize("kind", Worker)
def test_a_worker_on_a_card_returns_as_what_it_is_and_the_plank_works_once(kind):
    state = table(3)
    state.players[1].idle = [2, 2, 2, 2]
    built(state, 1, "blacksmith", "market")
    on_card(state, 1, "market", kind)
    goods(state, 1)
    turn(state, 1)
    assert play(state, "activate market") == [
        ActivatedCard(1, Building.MARKET),
        Gained(1, Goods(gold=2)),
    ]
    assert (state.players[1].idle, state.players[1].on_cards) == ([2, 2, 2, 2], ())
    assert goods_of(state, 1) == (0, 0, 0, 2)
    assert why_not(state, "activate market") == Reason("no-worker-on-card", building=Building.MARKET)


@pytest.mark.rule("actions.activate")
def test_the_worker_is_back_before_the_effect_is_carried_out():
    state = table(3)
    on_guild(state, 0, "recruiters", ELF)
    built(state, 0, "inn", gnomes=True)
    on_card(state, 0, "inn", DWARF)
    turn(state)
    play(state, "activate recruiters")
    assert (asked(state), state.players[0].idle) == ("ChooseRecruit 0", [3, 0, 2, 0])
    assert play(state, "recruit dwarf") == [Recruited(0, DWARF)]
    play(state, "activate inn")
    assert (asked(state), state.players[0].idle) == ("ChooseWorkerFromReserve 0", [3, 0, 4, 0])


@pytest.mark.rule("actions.activate", "ruling.12.2.51")
def test_only_the_type_of_card_is_asked_and_each_worker_there_is_activated_once():
    state = table(3)
    built(state, 0, "blacksmith", "blacksmith", "market")
    on_card(state, 0, "market", ELF)
    on_card(state, 0, "blacksmith", DWARF)
    on_card(state, 0, "blacksmith", ELF)
    goods(state, 0)
    turn(state)
    assert legal(state) == ["end", "activate blacksmith", "activate market"]
    play(state, "activate blacksmith")
    assert goods_of(state, 0) == (0, 0, 1, 0)
    assert len(state.players[0].on_cards) == 2
    assert starting("activate", state) == ["activate blacksmith", "activate market"]
    play(state, "activate blacksmith")
    assert goods_of(state, 0) == (0, 0, 2, 0)
    assert (state.players[0].idle, state.players[0].on_cards) == ([2, 0, 3, 0], (12,))
    assert starting("activate", state) == ["activate market"]


@pytest.mark.rule("actions.activate")
def test_only_own_workers_are_activated():
    state = table(3)
    built(state, 1, "library")
    built(state, 0, "tower", gnomes=True)
    on_guild(state, 0, "masons", ELF)
    on_guild(state, 1, "miners", ELF)
    on_guild(state, 2, "bankers", ELF)
    on_card(state, 1, "library", DWARF)
    turn(state)
    assert starting("activate", state) == ["activate masons"]
    assert why_not(state, "activate miners") == Reason("no-worker-on-guild", guild=Guild.MINERS)
    assert why_not(state, "activate architects") == Reason("no-worker-on-guild", guild=Guild.ARCHITECTS)
    assert why_not(state, "activate wizards") == Reason("no-worker-on-guild", guild=Guild.WIZARDS)
    assert why_not(state, "activate tower") == Reason("no-worker-on-card", building=Building.TOWER)
    assert why_not(state, "activate library") == Reason("no-worker-on-card", building=Building.LIBRARY)
    play(state, "activate masons")
    assert (state.guild_worker[Guild.MINERS], state.guild_worker[Guild.BANKERS]) == (4, 8)


@pytest.mark.rule("ruling.12.2.49")
def test_an_activation_that_cannot_do_anything_is_not_offered_and_the_worker_waits():
    state = table(3)
    state.gnomes = 0
    built(state, 0, "tower", gnomes=True)
    state.gnomes = 0
    state.players[0].elves_left = state.players[0].dwarves_left = 0
    on_guild(state, 0, "recruiters", ELF)
    on_card(state, 0, "tower", DWARF)
    turn(state)
    assert starting("activate", state) == []
    assert why_not(state, "activate recruiters") == Reason("no-gnomes")
    assert why_not(state, "activate tower") == Reason("no-gnomes")
    play(state, "end")
    assert state.players[0].idle == [3, 0, 3, 0]


@pytest.mark.rule("building.bank.gnome")
def test_a_bank_gnome_gives_1_gold_once_a_turn():
    state = with_gnomes("bank", seat=1, gold=1)
    assert play(state, "bank gnome") == [UsedBank(1, 1)]
    assert [goods_of(state, seat) for seat in range(3)] == [(1, 1, 1, 5), (0, 0, 0, 2), (1, 1, 1, 5)]
    assert asked(state) == "ChooseAction 1"
    assert why_not(state, "bank gnome") == Reason("gnome-used", building=Building.BANK)


@pytest.mark.rule("building.bank.gnome", "building.blacksmith.gnome")
def test_a_bank_or_blacksmith_without_a_gnome_gives_nothing():
    state = table(3)
    built(state, 0, "bank", "blacksmith")
    turn(state)
    assert starting("bank", state) + starting("blacksmith", state) == []
    assert why_not(state, "bank gnome") == Reason("no-gnome-there", building=Building.BANK)
    assert why_not(state, "blacksmith gnome") == Reason("no-gnome-there", building=Building.BLACKSMITH)


@pytest.mark.rule("building.blacksmith.gnome")
def test_a_blacksmith_gnome_sells_1_metal_for_1_gold_once_a_turn():
    state = with_gnomes("blacksmith", seat=1, wood=3, gold=2)
    assert play(state, "blacksmith gnome") == [UsedBlacksmith(1, 1)]
    assert [goods_of(state, seat) for seat in range(3)] == [(1, 1, 1, 5), (3, 0, 1, 1), (1, 1, 1, 5)]
    assert asked(state) == "ChooseAction 1"
    assert why_not(state, "blacksmith gnome") == Reason("gnome-used", building=Building.BLACKSMITH)


@pytest.mark.rule("building.blacksmith.gnome")
def test_a_blacksmith_gnome_needs_the_gold():
    state = with_gnomes("blacksmith", wood=1, stone=1)
    assert why_not(state, "blacksmith gnome") == Reason("goods-missing", wood=0, stone=0, metal=0, gold=1)
    goods(state, 0, gold=1)
    assert starting("blacksmith", state) == ["blacksmith gnome"]


@pytest.mark.rule("ruling.12.2.21")
def test_each_bank_and_each_blacksmith_gnome_works_once_a_turn():
    state = with_gnomes("bank", "bank", "bank", "blacksmith", "blacksmith")
    play(state, "bank gnome", "bank gnome", "blacksmith gnome", "bank gnome", "blacksmith gnome")
    assert goods_of(state, 0) == (0, 0, 2, 1)
    assert why_not(state, "bank gnome") == Reason("gnome-used", building=Building.BANK)
    assert why_not(state, "blacksmith gnome") == Reason("gnome-used", building=Building.BLACKSMITH)


@pytest.mark.rule("ruling.12.1.4", "ruling.12.2.30")
def test_ending_the_actions_returns_the_workers_left_without_effect():
    state = table(3)
    state.players[1].idle = [2, 2, 2, 2]
    built(state, 1, "market", "blacksmith")
    on_card(state, 1, "market", MASTER_ELF)
    on_card(state, 1, "blacksmith", DWARF)
    on_guild(state, 1, "miners", MASTER_DWARF)
    on_guild(state, 1, "bankers", ELF)
    on_guild(state, 2, "masons", ELF)
    on_guild(state, 0, "librarians", ELF)
    turn(state, 1)
    assert play(state, "end") == [EndedActions(1, 4)]
    assert (state.players[1].idle, state.players[1].on_cards) == ([2, 2, 2, 2], ())
    assert goods_of(state, 1) == (1, 1, 1, 5)
    assert [worker for worker in state.guild_worker if worker != -1] == [0, 8]
    assert asked(state) == "BuyCard 1"


@pytest.mark.rule("ruling.12.1.4")
def test_players_may_agree_that_workers_must_be_activated():
    state = table(3, must_activate=True)
    on_guild(state, 0, "miners", ELF)
    turn(state)
    assert why_not(state, "end") == Reason("must-activate")
    play(state, "activate miners")
    assert why_not(state, "end") is None


@pytest.mark.rule("ruling.12.1.4")
def test_a_worker_that_could_do_nothing_keeps_nobody_from_ending_the_turn():
    state = table(3, guilds=("spies", "miners", "bankers", "masons", "librarians"), must_activate=True)
    on_guild(state, 0, "spies", ELF)
    turn(state)
    assert why_not(state, "activate spies") == Reason("no-cards-to-spy")
    assert why_not(state, "end") is None


@pytest.mark.rule("ruling.12.1.4")
def test_a_worker_once_activated_does_not_return_again():
    state = table(3)
    on_guild(state, 0, "miners", ELF)
    turn(state)
    assert play(state, "activate miners", "end")[-1] == EndedActions(0, 0)
    assert state.players[0].idle == [3, 0, 3, 0]


@pytest.mark.rule("ruling.12.2.30")
def test_the_card_is_bought_after_the_actions_too_late_for_any_other():
    state = table(3)
    on_guild(state, 0, "miners", ELF)
    pool(state, "pub", "inn", "keep")
    turn(state)
    play(state, "end")
    assert legal(state) == ["stop", "take pub", "take inn", "take keep", "take top"]
    assert why_not(state, "activate miners") == Reason(NOT_NOW)
    play(state, "take pub")
    deal(state)
    assert asked(state) == "ChooseAction 1"


def test_a_turn_without_a_log_is_the_same():
    state = table(3)
    built(state, 0, "bank", "blacksmith", gnomes=True)
    built(state, 0, "market")
    on_guild(state, 0, "miners", ELF)
    on_guild(state, 0, "masons", ELF)
    on_card(state, 0, "market", DWARF)
    turn(state)
    moves = ("activate miners", "activate market", "bank gnome", "blacksmith gnome", "gnome market", "end")
    assert untold(state.clone(), *moves) == told(state, *moves)
