"""Nothing is made or lost: legal actions drawn one by one, everything counted again after each."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardwright.core.decision import CHANCE
from boardwright.core.events import Log
from boardwright.core.options import completed
from boardwright.core.random import Random
from boardwright.core.tables import replaced
from boardwright.games.guilds import events
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import Character, Room
from tests.games.guilds.conserved import Accounts, conserved, faults, growing, reached
from tests.games.guilds.setting import bid, coins, hired, laid, offered, shown, table

PLAYERS = (2, 3, 4)
OFF: dict[str, object] = {}
ON = {
    "bid_mode": "two_led",
    "refund_on_empty": True,
    "supplement": True,
    "crown_agent": True,
    "second_killer": True,
    "plot_rows": "4",
    "room_supply": "tight",
    "gold_income_points": "-3",
}
SOME = {"supplement": True, "second_killer": True, "crown_agent": True}
RICH = {"hall.florins": 20, "abilities.assassin.gold": 0, "abilities.necromancer.florins": 0}


def new_state(players, given_options, tables=None):
    """A match before its first chance decision."""
    options = completed(GAME.meta, players, given_options)
    return GAME.new(players, options, replaced(GAME.printed, tables or {}))


def step(state, action, grown):
    """Play one action and count everything again; returns what may only grow."""
    before, accounts, log = conserved(state), Accounts(state), Log()
    GAME.apply(state, action, log)
    accounts.book(log.events)
    assert accounts.differences(state) == []
    assert conserved(state) == before
    assert faults(state) == []
    now = growing(state)
    assert [more >= less for more, less in zip(now, grown, strict=True)] == [True] * len(now)
    return now


def busy_action(state, draw):
    """A random action; declining and passing, the first of all actions, are rare."""
    legal = GAME.legal(state)
    chance = draw.below(len(legal))
    return legal[chance if GAME.to_act(state) == CHANCE else max(chance, draw.below(len(legal)))]


def busy_game(players, given_options, tables, seed):
    """A busy game to its end, everything counted after each action."""
    state, draw = new_state(players, given_options, tables), Random(seed)
    grown = growing(state)
    while state.waiting:
        grown = step(state, busy_action(state, draw), grown)
    return state


@pytest.mark.thorough
@settings(
    max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
@given(st.data())
def test_whatever_is_played_nothing_is_made_or_lost(data):
    state = new_state(data.draw(st.sampled_from(PLAYERS)), data.draw(st.sampled_from([OFF, ON, SOME])))
    grown = growing(state)
    while legal := GAME.legal(state):
        grown = step(state, data.draw(st.sampled_from(legal)), grown)


@pytest.mark.parametrize("tables", [{}, RICH], ids=["printed", "rich"])
@pytest.mark.parametrize("options", [OFF, ON, SOME], ids=["off", "on", "some"])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_made_or_lost_in_busy_games(players, options, tables, seed):
    state = busy_game(players, options, tables, seed)
    assert (state.round, GAME.is_over(state)) == ({2: 8, 3: 6, 4: 6}[players], True)


@pytest.mark.parametrize(("name", "value"), ON.items())
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_made_or_lost_with_any_single_option(players, name, value):
    state = busy_game(players, {name: value}, RICH, 5)
    assert GAME.is_over(state)


EVERY_KIND = {
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, events.Event) and kind is not events.Event
}
VEILED = {events.SawUnseen, events.ArrangedUnseen}


@pytest.mark.thorough
def test_busy_games_show_all_that_can_happen():
    told, seed = set(), 0
    while seed < 300 and told != EVERY_KIND - VEILED:
        state, draw, log = new_state(2 + seed % 3, SOME, RICH), Random(seed), Log()
        while state.waiting:
            GAME.apply(state, busy_action(state, draw), log)
        told |= {type(event) for event in log.events}
        seed += 1
    assert EVERY_KIND - told == VEILED


# ---- Whether faults are noticed


def sound():
    """Two players with a little of everything."""
    state = table(2, supplement=True, crown_agent=True)
    hired(state, 0, "cat", "tithe-keeper")
    offered(state, 1, "prince", "spy")
    laid(state, 0, "empty-1", 2, 2)
    laid(state, 0, "garden-1", 3, 3)
    shown(state, "den", "gallery")
    coins(state, 0, florins=3, gold=1)
    bid(state, 1, 1, 2)
    state.crown, state.tithe = (1, 0, 0, 0, 0, 0), 2
    return state


def lose_character(state):
    state.unknown &= ~(1 << Character.BEAR)


def double_character(state):
    state.discarded |= 1 << Character.CAT


def double_room(state):
    state.display = (*state.display, Room.THRONE_ROOM)


def keep_nothing(state):
    state.kept = 1 << Room.SALON


def debt(state):
    state.players[1].florins = -1


def gold_debt(state):
    state.players[1].gold = -1


def negative_bid(state):
    state.players[1].bids = (0, 0, -1, 0, 0, 0)


def tithe_of_nobody(state):
    state.players[0].members = (Character.CAT,)
    state.discarded |= 1 << Character.TITHE_KEEPER


def too_much_tithe(state):
    state.tithe = 5


def crown_in_empty_zone(state):
    state.crown = (1, 1, 0, 0, 0, 0)


def asleep(state):
    state.players[0].active = 0


def awake(state):
    state.players[0].active |= 1 << Room.GARDEN_1


def overlap(state):
    state.players[0].laid += (Room.EMPTY_2 * 80 + 5 * 4,)
    state.small_left &= ~(1 << Room.EMPTY_2)


def on_the_hall(state):
    state.players[0].laid += (Room.EMPTY_2 * 80 + 9 * 4,)
    state.small_left &= ~(1 << Room.EMPTY_2)


def off_the_plot(state):
    state.players[0].laid += (Room.BARRACKS * 80 + 19 * 4,)
    state.large_left &= ~1


def wall_meets_door(state):
    state.players[0].laid += (Room.LUXURY_1 * 80 + 1 * 4 + 2,)
    state.small_left &= ~(1 << Room.LUXURY_1)


def unknown_top(state):
    state.unknown &= ~(1 << Character.BEAR)
    state.top, state.top_known = (Character.BEAR,), (0,)


@pytest.mark.parametrize(
    "spoil",
    [
        lose_character,
        double_character,
        double_room,
        keep_nothing,
        debt,
        gold_debt,
        negative_bid,
        tithe_of_nobody,
        too_much_tithe,
        crown_in_empty_zone,
        asleep,
        awake,
        overlap,
        on_the_hall,
        off_the_plot,
        wall_meets_door,
        unknown_top,
    ],
)
def test_a_fault_is_noticed(spoil):
    state = sound()
    assert faults(state) == []
    spoil(state)
    assert faults(state) != []


@pytest.mark.parametrize(
    ("seat", "florins", "gold", "tent"), [(0, 1, 0, 0), (1, -1, 0, 0), (0, 0, 1, 0), (1, 0, 0, 1)]
)
def test_coins_that_nobody_booked_are_noticed(seat, florins, gold, tent):
    state = sound()
    accounts = Accounts(state)
    assert accounts.differences(state) == []
    player = state.players[seat]
    player.florins += florins
    player.gold += gold
    player.bids = (player.bids[0] + tent, *player.bids[1:])
    assert accounts.differences(state) != []


def test_the_flood_from_the_hall_goes_through_doors_only():
    assert reached(sound(), sound().players[0]) == {Room.EMPTY_1}
