"""Phase 5: rooms that are kept, what is discarded, and the last round."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds.events import Cleared, RoomKept, ScoredCharacters
from boardwright.games.guilds.flow import open_building, open_end, open_keeping
from boardwright.games.guilds.phases.end import KeepRooms, clear_table, is_last_round
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import Room
from tests.games.guilds.setting import (
    asked,
    at,
    bids_in,
    coins,
    coins_of,
    deal,
    hired,
    legal,
    number,
    offered,
    play,
    room,
    shown,
    table,
    why_not,
)


def discards(state):
    return [each for each in range(54) if state.discarded >> each & 1]


@pytest.mark.rule("end.keep", "end.keep.order")
def test_a_florin_keeps_a_room_and_is_gone_at_once():
    state = table(2)
    coins(state, 0, florins=2)
    shown(state, "empty-1", "garden-7", "salon")
    at(state, open_keeping)
    assert asked(state) == "KeepRooms 0"
    assert legal(state) == ["done", "room empty-1", "room garden-7", "room salon"]
    assert play(state, "room empty-1") == [RoomKept(0, Room.EMPTY_1)]
    assert (coins_of(state, 0), state.kept) == ((1, 0), 1 << room("empty-1"))
    assert legal(state) == ["done", "room garden-7", "room salon"]


@pytest.mark.rule("end.keep.order")
def test_everyone_keeps_any_number_once_in_turn_order_from_the_first_player():
    state = table(3)
    state.first = 2
    for seat in range(3):
        coins(state, seat, florins=5)
    shown(state, "empty-1", "empty-2", "empty-3", "salon")
    at(state, open_keeping)
    assert asked(state) == "KeepRooms 2"
    play(state, "room empty-1", "room empty-3", "done")
    assert (asked(state), legal(state)) == ("KeepRooms 0", ["done", "room empty-2", "room salon"])
    play(state, "done")
    assert (asked(state), legal(state)) == ("KeepRooms 1", ["done", "room empty-2", "room salon"])
    assert (state.round, [coins_of(state, seat)[0] for seat in range(3)]) == (1, [5, 5, 3])
    play(state, "room salon")
    assert (state.round, state.display) == (2, (room("empty-1"), room("empty-3"), room("salon")))


@pytest.mark.rule("decision.keep")
def test_rooms_to_keep_are_named_in_the_order_of_the_tile_list():
    state = table(2)
    coins(state, 0, florins=3)
    shown(state, "empty-1", "empty-2", "salon")
    at(state, open_keeping)
    after = state.clone()
    play(after, "room empty-1")
    assert legal(after) == ["done", "room empty-2", "room salon"]
    play(state, "room empty-2")
    assert legal(state) == ["done", "room salon"]
    assert why_not(state, "room empty-1") == Reason("rooms-ascending", room=Room.EMPTY_1)
    assert why_not(state, "room empty-2") == Reason("kept-already", room=Room.EMPTY_2)
    assert why_not(state, "room empty-3") == Reason("not-on-display", room=Room.EMPTY_3)
    assert why_not(state, "pass") == Reason("not-now")


@pytest.mark.rule("ruling.12.29")
def test_a_room_takes_no_second_florin_in_a_round():
    state = table(2)
    coins(state, 0, florins=1)
    coins(state, 1, florins=1)
    shown(state, "empty-1", "empty-2")
    at(state, open_keeping)
    play(state, "room empty-1")
    assert asked(state) == "KeepRooms 1"
    assert why_not(state, "room empty-1") == Reason("kept-already", room=Room.EMPTY_1)


@pytest.mark.rule("ruling.12.29")
def test_a_kept_room_needs_a_new_florin_at_the_next_end_of_a_round():
    state = table(2)
    coins(state, 0, florins=1)
    shown(state, "empty-1")
    at(state, open_keeping)
    play(state, "room empty-1")
    assert (state.round, state.display, state.kept) == (2, (room("empty-1"),), 0)
    state.waiting.clear()
    coins(state, 0, florins=0)
    coins(state, 1, florins=1)
    at(state, open_keeping)
    assert (asked(state), legal(state)) == ("KeepRooms 1", ["done", "room empty-1"])
    play(state, "done")
    assert (state.round, state.display) == (3, ())


@pytest.mark.rule("end.keep.order", "end.keep")
def test_who_has_no_florin_or_no_room_to_keep_is_not_asked():
    state = table(3)
    coins(state, 0, gold=5)
    coins(state, 2, florins=1)
    shown(state, "empty-1")
    at(state, open_keeping)
    assert asked(state) == "KeepRooms 2"
    play(state, "room empty-1")
    assert state.round == 2
    state = table(2)
    coins(state, 0, florins=9)
    at(state, open_keeping)
    assert state.round == 2


@pytest.mark.rule("end.keep")
def test_with_the_last_florin_spent_the_keeping_is_over():
    state = table(2)
    coins(state, 0, florins=1)
    shown(state, "empty-1", "empty-2")
    state.waiting.append(KeepRooms(0, 0))
    coins(state, 0)
    assert legal(state) == ["done"]
    assert why_not(state, "room empty-1") == Reason("florins-missing", count=1)


@pytest.mark.rule("end.keep")
def test_the_price_of_keeping_is_the_printed_one():
    state = table(2, tables={"keeping": 2})
    coins(state, 0, florins=3)
    coins(state, 1, florins=1)
    shown(state, "empty-1", "empty-2")
    at(state, open_keeping)
    assert asked(state) == "KeepRooms 0"
    state.waiting.append(KeepRooms(1, 0))
    assert why_not(state, "room empty-1") == Reason("florins-missing", count=1)
    state.waiting.pop()
    play(state, "room empty-1")
    assert (state.round, state.display) == (2, (room("empty-1"),))


@pytest.mark.rule("end.discard.rooms", "end.discard.characters")
def test_rooms_without_a_florin_and_characters_that_nobody_took_are_discarded():
    state = table(2)
    coins(state, 0, florins=2)
    shown(state, "empty-1", "empty-2", "salon")
    offered(state, 1, "prince")
    offered(state, 3, "cat", "mule")
    hired(state, 1, "bear")
    at(state, open_keeping)
    play(state, "room empty-2")
    events = play(state, "done")
    assert events[0] == Cleared(2, 3)
    assert (state.display, state.market, state.kept) == ((room("empty-2"),), (), 0)
    assert discards(state) == [21, 44, 47]
    assert state.players[1].members == (46,)
    assert state.small_left & 0b11 == 0


@pytest.mark.rule("end.discard.characters")
def test_what_was_discarded_before_stays_discarded():
    state = table(2)
    state.discarded = 1 << 5
    offered(state, 6, "general")
    clear_table(state, None)
    assert discards(state) == [0, 5]


@pytest.mark.rule("end.keep", "end.discard.rooms", "refill.kept")
@pytest.mark.example("11.G")
def test_a_room_with_a_coin_stays_the_coin_is_gone_and_the_full_number_of_new_rooms_comes():
    state = table(3)
    coins(state, 0, florins=4)
    shown(state, "empty-1", "empty-2", "salon", "gallery")
    at(state, open_keeping)
    play(state, "room empty-1", "room gallery")
    assert asked(state) == "DrawRoom -1"
    assert state.display == (room("empty-1"), room("gallery"))
    assert coins_of(state, 0) == (10, 0)
    deal(state)
    assert state.round == 2
    assert (len([each for each in state.display if each < 35]), len(state.display)) == (1 + 4, 5 + 1 + 2)
    assert not {room("empty-2"), room("salon")} & set(state.display)


@pytest.mark.rule("ruling.12.4")
def test_a_kept_room_may_be_bought_by_a_player_who_did_not_pay_for_it():
    state = table(2)
    coins(state, 0, florins=1)
    coins(state, 1, florins=3)
    shown(state, "empty-1")
    at(state, open_keeping)
    play(state, "room empty-1")
    assert (state.round, state.first) == (2, 1)
    state.waiting.clear()
    coins(state, 1, gold=1)
    at(state, open_building)
    play(state, "room empty-1", "cell 2 2", "turn 0")
    assert (state.display, len(state.players[1].laid), coins_of(state, 1)) == ((), 1, (0, 0))


@pytest.mark.rule("refill.zones", "table.zones")
@pytest.mark.parametrize(
    ("seats", "zones"), [(2, [1, 1, 2, 0, 0, 0]), (3, [1, 1, 1, 2, 0, 0]), (4, [1, 1, 1, 1, 1, 1])]
)
def test_after_the_end_of_a_round_every_zone_gets_its_characters_again(seats, zones):
    state = table(seats)
    coins(state, 0, florins=1)
    shown(state, "empty-1")
    at(state, open_keeping)
    play(state, "done")
    deal(state)
    assert state.round == 2
    assert [len([each for each in state.market if each % 6 == zone]) for zone in range(6)] == zones


@pytest.mark.rule("ruling.12.28", "score.end")
def test_in_the_last_round_nothing_is_kept_or_discarded_and_florins_stay():
    state = table(3)
    state.round = 6
    coins(state, 1, florins=4, gold=1)
    shown(state, "empty-1")
    offered(state, 1, "prince")
    at(state, open_keeping)
    assert (asked(state), state.round, state.first) == ("nobody", 6, 0)
    assert (coins_of(state, 1), state.display, len(state.market)) == ((4, 1), (room("empty-1"),), 1)
    assert why_not(state, "done") == Reason("game-over")


@pytest.mark.rule("ruling.12.28")
def test_the_window_of_the_end_opens_in_the_last_round_too():
    state = table(3)
    state.round = 6
    hired(state, 1, "tithe-keeper")
    coins(state, 1, florins=1)
    at(state, open_end)
    assert (asked(state), legal(state)) == ("UseInWindow 1", ["done", "use tithe-keeper"])
    events = play(state, "use tithe-keeper")
    assert (asked(state), state.tithe) == ("nobody", 1)
    assert ScoredCharacters(1, 1, 1) in events


@pytest.mark.rule("score.end")
@pytest.mark.parametrize(
    ("seats", "number_of_round", "last"),
    [(2, 7, False), (2, 8, True), (3, 5, False), (3, 6, True), (4, 5, False), (4, 6, True)],
)
def test_the_game_ends_after_its_last_round(seats, number_of_round, last):
    state = table(seats)
    state.round = number_of_round
    assert is_last_round(state) is last
    at(state, open_keeping)
    assert GAME.is_over(state) is last


@pytest.mark.rule("score.end")
def test_no_ability_is_activated_after_the_last_window():
    state = table(2)
    state.round = 8
    hired(state, 0, "alchemist", "herald", "assassin")
    hired(state, 1, "bear")
    coins(state, 0, florins=9, gold=9)
    at(state, open_keeping)
    assert (asked(state), coins_of(state, 0), state.used) == ("nobody", (9, 9), 0)


def test_keeping_offers_done_and_every_room_and_holds_its_first_room():
    decision = KeepRooms(2, 17)
    assert (decision.seat, decision.data()) == (2, (17,))
    assert list(decision.offers()) == [1, *range(184, 237)]


def test_without_a_log_the_same_rooms_are_kept():
    state = table(2)
    coins(state, 0, florins=2)
    shown(state, "empty-1", "empty-2")
    at(state, open_keeping)
    GAME.apply(state, number("room empty-2"))
    assert (state.display, state.round, bids_in(state, 1)) == ((room("empty-2"),), 2, (0, 0))
