"""The Recruiters: a worker from the reserve, or a gnome."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.belfort.effects.recruiting import ChooseRecruit
from boardwright.games.belfort.events import ActivatedGuild, EndedActions, GnomeCame, Promoted, Recruited
from boardwright.games.belfort.terms import Building, Guild, Worker
from tests.games.belfort.setting import (
    asked,
    built,
    goods,
    legal,
    number,
    play,
    table,
    turn,
    why_not,
    workers,
)


def turn_with_recruiters(gnomes=14, elves_left=4, dwarves_left=4, cards=()):
    state = table(3)
    workers(state, 0, elf=2, dwarf=3)
    player = state.players[0]
    player.elves_left, player.dwarves_left = elves_left, dwarves_left
    goods(state, 0)
    built(state, 0, *cards)
    state.gnomes = gnomes
    state.guild_worker[Guild.RECRUITERS] = 0
    return turn(state)


@pytest.mark.rule("guild.recruiters")
@pytest.mark.parametrize(
    ("choice", "worker", "idle", "left"),
    [
        ("recruit elf", Worker.ELF, [4, 0, 3, 0], (3, 4)),
        ("recruit dwarf", Worker.DWARF, [3, 0, 4, 0], (4, 3)),
    ],
)
def test_recruiters_bring_an_elf_or_a_dwarf_from_the_reserve(choice, worker, idle, left):
    state = turn_with_recruiters(cards=["inn"])
    events = play(state, "activate recruiters")
    assert (asked(state), state.players[0].idle) == ("ChooseRecruit 0", [3, 0, 3, 0])
    events += play(state, choice)
    player = state.players[0]
    assert (player.idle, (player.elves_left, player.dwarves_left)) == (idle, left)
    assert events == [ActivatedGuild(0, Guild.RECRUITERS), Recruited(0, worker)]
    assert (asked(state), state.gnomes, player.gnomes[Building.INN]) == ("ChooseAction 0", 14, 0)


@pytest.mark.rule("guild.recruiters")
def test_or_one_gnome_from_the_pool_for_a_free_lock_without_charge():
    state = turn_with_recruiters(cards=["inn", "pub"])
    play(state, "activate recruiters")
    assert legal(state) == ["gnome pub", "gnome inn", "recruit elf", "recruit dwarf"]
    events = play(state, "gnome inn")
    assert events == [GnomeCame(0, Building.INN)]
    player = state.players[0]
    assert (state.gnomes, player.gnomes[Building.INN], player.gold, state.hired) == (13, 1, 0, False)
    assert (player.elves_left, player.dwarves_left, player.idle) == (4, 4, [3, 0, 3, 0])


@pytest.mark.rule("guild.recruiters")
def test_the_gnome_of_the_recruiters_works_at_once():
    state = turn_with_recruiters(cards=["pub"])
    events = play(state, "activate recruiters", "gnome pub")
    assert events[1:] == [GnomeCame(0, Building.PUB), Promoted(0, Worker.DWARF)]
    assert state.players[0].idle == [3, 0, 2, 1]


@pytest.mark.rule("guild.recruiters")
def test_recruiters_cannot_bring_what_is_used_up():
    state = turn_with_recruiters(gnomes=0, elves_left=0, dwarves_left=1, cards=["inn"])
    play(state, "activate recruiters")
    assert legal(state) == ["recruit dwarf"]
    assert why_not(state, "recruit elf") == Reason("reserve-empty", worker=Worker.ELF)
    assert why_not(state, "gnome inn") == Reason("no-gnomes")
    assert why_not(state, "end") == Reason("not-now")


@pytest.mark.rule("guild.recruiters")
def test_a_gnome_of_the_recruiters_needs_a_free_lock():
    state = turn_with_recruiters(gnomes=3, dwarves_left=0, cards=["pub", "keep"])
    built(state, 0, "inn", gnomes=True)
    play(state, "activate recruiters")
    assert legal(state) == ["gnome pub", "recruit elf"]
    assert why_not(state, "recruit dwarf") == Reason("reserve-empty", worker=Worker.DWARF)
    assert why_not(state, "gnome inn") == Reason("locks-full", building=Building.INN)
    assert why_not(state, "gnome keep") == Reason("no-lock", building=Building.KEEP)
    assert why_not(state, "gnome bank") == Reason("not-built", building=Building.BANK)


@pytest.mark.rule("guild.recruiters")
def test_recruiters_ask_for_elf_dwarf_or_a_gnome_on_any_card():
    offers = ChooseRecruit(0).offers()
    assert [number("recruit elf") in offers, number("recruit dwarf") in offers] == [True, True]
    assert [number("gnome pub") in offers, number("gnome keep") in offers, len(offers)] == [True, True, 12]


@pytest.mark.rule("ruling.12.2.49")
def test_recruiters_are_impossible_with_an_empty_reserve_and_no_gnome_in_the_pool():
    state = turn_with_recruiters(gnomes=0, elves_left=0, dwarves_left=0, cards=["inn"])
    assert legal(state) == ["end"]
    assert why_not(state, "activate recruiters") == Reason("no-gnomes")
    assert play(state, "end") == [EndedActions(0, 1)]
    assert state.players[0].idle == [3, 0, 3, 0]


@pytest.mark.rule("ruling.12.2.49")
def test_recruiters_are_impossible_with_an_empty_reserve_and_no_free_lock():
    state = turn_with_recruiters(gnomes=1, elves_left=0, dwarves_left=0, cards=["keep"])
    assert why_not(state, "activate recruiters") == Reason("no-free-lock")


@pytest.mark.rule("ruling.12.2.49")
@pytest.mark.parametrize(
    ("gnomes", "elves", "dwarves", "offered"),
    [
        (1, 0, 0, ["gnome inn"]),
        (0, 1, 0, ["recruit elf"]),
        (0, 0, 1, ["recruit dwarf"]),
    ],
)
def test_one_possible_newcomer_is_enough_for_recruiters(gnomes, elves, dwarves, offered):
    state = turn_with_recruiters(gnomes, elves, dwarves, ["inn"])
    play(state, "activate recruiters")
    assert legal(state) == offered
