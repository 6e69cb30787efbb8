"""New rooms and characters at the start of a round."""

import pytest

from boardwright.core.decision import CHANCE
from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.effects.drawing import DrawForZone
from boardwright.games.guilds.events import AuctionEnds, CharacterShown, RoomShown
from boardwright.games.guilds.phases.start import DrawRoom
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import Character, Room
from tests.games.guilds.setting import (
    asked,
    at,
    character,
    coins,
    deal,
    discarded,
    legal,
    play,
    shown,
    table,
    why_not,
)


def refilled(state):
    """Refill everything, chance taking its first option; returns what came, in its order."""
    log = Log()
    at(state, flow.refill_large, log)
    while GAME.to_act(state) == CHANCE:
        GAME.apply(state, GAME.legal(state)[0], log)
    return [event for event in log.events if isinstance(event, RoomShown | CharacterShown)]


def zones_of(events):
    """The zones that characters came to, in their order."""
    return [event.zone for event in events if isinstance(event, CharacterShown)]


def rooms_of(events):
    """The rooms that came, in their order."""
    return [event.room for event in events if isinstance(event, RoomShown)]


def left(state, *names):
    """Nothing but these cards is in the unknown part of the deck."""
    state.unknown = sum(1 << character(name) for name in names)


@pytest.mark.rule("refill.order")
def test_large_rooms_come_first_then_small_ones_then_characters():
    state = table(2)
    at(state, flow.refill_large)
    assert (asked(state), state.waiting[-1].data()) == ("DrawRoom -1", (1, 1))
    assert play(state, "room gallery") == [RoomShown(Room.GALLERY)]
    assert (asked(state), state.waiting[-1].data()) == ("DrawRoom -1", (0, 3))
    play(state, "room kitchen-2", "room empty-1")
    assert state.waiting[-1].data() == (0, 1)
    play(state, "room dining-5")
    assert (asked(state), state.waiting[-1].data()) == ("DrawForZone -1", (0, 1))
    assert state.display == (Room.EMPTY_1, Room.DINING_5, Room.KITCHEN_2, Room.GALLERY)


@pytest.mark.rule("table.large")
@pytest.mark.parametrize(("players", "large"), [(2, 1), (3, 2), (4, 3)])
def test_so_many_large_rooms_come(players, large):
    rooms = rooms_of(refilled(table(players)))
    assert [each for each in rooms if each >= Room.BARRACKS] == [Room(35 + each) for each in range(large)]


@pytest.mark.rule("table.small")
@pytest.mark.parametrize(("players", "small"), [(2, 3), (3, 4), (4, 5)])
def test_so_many_small_rooms_come(players, small):
    rooms = rooms_of(refilled(table(players)))
    assert [each for each in rooms if each < Room.BARRACKS] == [Room(each) for each in range(small)]


@pytest.mark.rule("table.zones", "refill.zones")
@pytest.mark.parametrize(
    ("players", "zones"), [(2, [1, 2, 3, 3]), (3, [1, 2, 3, 4, 4]), (4, [1, 2, 3, 4, 5, 6])]
)
def test_characters_come_to_the_zones_in_their_order(players, zones):
    assert zones_of(refilled(table(players))) == zones


@pytest.mark.rule("table.zones", "table.large", "table.small")
@pytest.mark.parametrize(
    ("players", "zones", "rooms"),
    [(2, [1, 2, 3, 3], 4), (3, [1, 2, 3, 4, 4], 6), (4, [1, 2, 3, 4, 5, 6], 8)],
)
def test_as_many_come_in_the_second_round_as_in_the_first(players, zones, rooms):
    state = table(players)
    state.round = 0
    at(state, flow.begin_round)
    deal(state)
    play(state, *["pass"] * players)
    play(state, *["count 2"] * players)
    play(state, *["pass"] * players)
    assert (state.round, asked(state)) == (2, "DrawRoom -1")
    deal(state)
    assert sorted(entry % 6 + 1 for entry in state.market) == zones
    assert len(state.display) == rooms


@pytest.mark.rule("table.zones", "table.large", "table.small")
@pytest.mark.parametrize(
    ("players", "large", "small", "cards"), [(2, 10, 11, 16), (3, 6, 11, 18), (4, 0, 5, 12)]
)
def test_after_all_rounds_so_much_has_never_come(players, large, small, cards):
    state = table(players)
    for _ in range(state.tables.rounds):
        refilled(state)
        state.market = state.display = ()
        state.waiting.clear()
        state.stack, state.asked = (), 0
    counts = (state.large_left.bit_count(), state.small_left.bit_count(), state.unknown.bit_count())
    assert counts == (large, small, cards)


@pytest.mark.rule("refill.order", "decision.chance")
def test_any_large_room_that_has_not_come_yet_is_equally_likely():
    state = table(3)
    shown(state, "barracks")
    at(state, flow.refill_large)
    names = [f"room {each.name.lower().replace('_', '-')}" for each in Room if each > Room.BARRACKS]
    assert (legal(state), GAME.weights(state)) == (names, [1] * 17)
    assert why_not(state, "room barracks") == Reason("chance-impossible")
    assert why_not(state, "room empty-1") == Reason("not-now")
    assert list(DrawRoom(CHANCE, 1, 1).offers()) == list(range(219, 237))
    play(state, "room counting-house")
    assert legal(state) == names[:-1]
    assert state.large_left == (1 << 17) - 2


@pytest.mark.rule("refill.order", "decision.chance")
def test_any_small_room_that_has_not_come_yet_is_equally_likely():
    state = table(3)
    shown(state, "empty-1", "empty-3")
    at(state, flow.refill_small)
    names = [f"room {each.name.lower().replace('_', '-')}" for each in Room if each < Room.BARRACKS]
    assert legal(state) == [names[1], *names[3:]]
    assert GAME.weights(state) == [1] * 33
    assert why_not(state, "room empty-3") == Reason("chance-impossible")
    assert why_not(state, "room barracks") == Reason("not-now")
    assert list(DrawRoom(CHANCE, 0, 1).offers()) == list(range(184, 219))
    play(state, "room luxury-6")
    assert legal(state) == [names[1], *names[3:-1]]
    assert state.large_left == (1 << 18) - 1


@pytest.mark.rule("decision.chance", "refill.zones")
def test_any_character_of_the_unknown_part_is_equally_likely():
    state = table(2)
    left(state, "prince", "cat", "general", "bear", "mule")
    at(state, flow.refill_characters)
    assert (asked(state), state.waiting[-1].data()) == ("DrawForZone -1", (0, 1))
    assert legal(state) == [f"character {name}" for name in ("general", "prince", "cat", "bear", "mule")]
    assert GAME.weights(state) == [1] * 5
    assert list(DrawForZone(CHANCE, 0, 1).offers()) == list(range(59, 113))
    assert play(state, "character cat") == [CharacterShown(Character.CAT, 1)]
    assert legal(state) == [f"character {name}" for name in ("general", "prince", "bear", "mule")]
    assert why_not(state, "character cat") == Reason("chance-impossible")


@pytest.mark.rule("refill.zones")
def test_a_zone_with_two_receives_both_before_the_next():
    state = table(2, {"zones.two": (2, 0, 1, 0, 0, 2)})
    assert zones_of(refilled(state)) == [1, 1, 3, 6, 6]


@pytest.mark.rule("refill.short")
@pytest.mark.parametrize(
    ("names", "zones"),
    [
        ((), []),
        (("prince",), [1]),
        (("prince", "cat"), [1, 2]),
        (("prince", "cat", "bear", "mule"), [1, 2, 3, 4]),
        (("prince", "cat", "bear", "mule", "spy"), [1, 2, 3, 4, 4]),
    ],
)
def test_a_short_deck_deals_what_is_left_in_the_order_of_the_zones(names, zones):
    state = table(3)
    left(state, *names)
    assert (zones_of(refilled(state)), state.unknown) == (zones, 0)


@pytest.mark.rule("refill.short")
def test_large_rooms_do_not_replace_small_ones():
    state = table(4)
    state.small_left = 1 << Room.KITCHEN_1 | 1 << Room.DINING_2
    rooms = rooms_of(refilled(state))
    assert rooms == [Room.BARRACKS, Room.ARCANE_STUDY, Room.DEN, Room.DINING_2, Room.KITCHEN_1]
    assert (state.small_left, state.large_left) == (0, (1 << 18) - 8)


@pytest.mark.rule("refill.short")
def test_small_rooms_do_not_replace_large_ones():
    state = table(4)
    state.large_left = 1 << Room.GALLERY - Room.BARRACKS
    rooms = rooms_of(refilled(state))
    assert rooms == [Room.GALLERY] + [Room(each) for each in range(5)]
    assert (state.small_left, state.large_left) == ((1 << 35) - 32, 0)


@pytest.mark.rule("refill.short", "auction.end.skip")
def test_without_any_cards_and_rooms_the_round_goes_on():
    state = table(2)
    state.small_left = state.large_left = state.unknown = 0
    log = Log()
    at(state, flow.refill_large, log)
    assert (asked(state), log.events) == ("TakeBuildingTurn 0", [AuctionEnds(0)])


@pytest.mark.rule("refill.kept")
def test_kept_rooms_stay_and_do_not_reduce_the_number_of_new_ones():
    state = table(3)
    shown(state, "luxury-6", "salon", "gallery")
    assert len(rooms_of(refilled(state))) == 6
    assert state.display == (0, 1, 2, 3, Room.LUXURY_6, 35, 36, Room.SALON, Room.GALLERY)


@pytest.mark.rule("refill.kept")
@pytest.mark.example("11.G")
def test_a_room_with_a_florin_stays_the_florin_is_gone_and_all_new_rooms_come():
    state = table(2)
    shown(state, "luxury-6", "gallery")
    coins(state, 0, florins=3)
    at(state, flow.open_keeping)
    play(state, "room gallery")
    assert (state.display, state.round) == ((Room.GALLERY,), 2)
    deal(state)
    assert state.display == (0, 1, 2, 35, Room.GALLERY)


@pytest.mark.rule("limit.discard")
def test_discarded_characters_never_come_back():
    state = table(2)
    discarded(state, "prince", "cat")
    left(state, "bear")
    assert (zones_of(refilled(state)), state.discarded) == (
        [1],
        1 << character("prince") | 1 << character("cat"),
    )


@pytest.mark.rule("limit.discard")
def test_discarded_rooms_and_characters_are_not_among_the_next_draws():
    state = table(2)
    state.round = 0
    at(state, flow.begin_round)
    deal(state)
    came = [entry // 6 for entry in state.market]
    rooms = state.display
    play(state, "pass", "pass", "count 2", "count 2", "pass", "pass")
    assert (state.display, state.market) == ((), ())
    assert [state.discarded >> each & 1 for each in came] == [1] * 4
    assert [state.unknown >> each & 1 for each in came] == [0] * 4
    assert f"room {Room(rooms[-1]).name.lower()}" not in legal(state)
    deal(state)
    assert set(rooms) & set(state.display) == set()


@pytest.mark.rule("decision.chance", "ruling.12.31")
def test_cards_known_to_lie_on_top_come_first_without_chance():
    state = table(3)
    left(state, "bear", "mule", "spy", "monk")
    state.top, state.top_known, state.top_seers = (character("cat"), character("prince")), (1, 1), 1
    log = Log()
    at(state, flow.refill_characters, log)
    assert log.events == [CharacterShown(Character.CAT, 1), CharacterShown(Character.PRINCE, 2)]
    assert (asked(state), state.waiting[-1].data()) == ("DrawForZone -1", (2, 1))
    assert (state.top, state.top_known, state.top_seers) == ((), (), 0)


@pytest.mark.rule("decision.chance", "ruling.12.31")
def test_cards_on_the_bottom_come_last_the_earliest_first_without_chance():
    state = table(3)
    left(state, "bear")
    state.bottom = (
        character("spy"),
        character("monk"),
        character("cat"),
        character("mule"),
        character("healer"),
    )
    log = Log()
    at(state, flow.refill_characters, log)
    assert (log.events, legal(state)) == ([], ["character bear"])
    events = play(state, "character bear")
    assert events[:5] == [
        CharacterShown(Character.BEAR, 1),
        CharacterShown(Character.SPY, 2),
        CharacterShown(Character.MONK, 3),
        CharacterShown(Character.CAT, 4),
        CharacterShown(Character.MULE, 4),
    ]
    assert state.bottom == (character("healer"),)


@pytest.mark.rule("decision.chance")
def test_in_a_zone_with_two_the_second_card_may_be_a_known_one():
    state = table(2, {"zones.two": (2, 2, 0, 0, 0, 0)})
    left(state, "bear")
    state.bottom = (character("spy"), character("monk"))
    at(state, flow.refill_characters)
    assert state.waiting[-1].data() == (0, 2)
    assert play(state, "character bear")[:3] == [
        CharacterShown(Character.BEAR, 1),
        CharacterShown(Character.SPY, 1),
        CharacterShown(Character.MONK, 2),
    ]


def test_a_step_without_cards_to_deal_asks_nobody():
    state = table(2, {"zones.two": (0, 0, 0, 0, 0, 0), "rooms.large": (0, 0, 0), "rooms.small": (0, 0, 0)})
    assert refilled(state) == []
    assert asked(state) == "TakeBuildingTurn 0"
