"""What a seat may see of the table, by listing it."""

import json

import pytest

from boardwright.games.guilds import flow
from boardwright.games.guilds.events import Arranged, ArrangedUnseen, Saw, SawUnseen
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import IN_AUCTION, IN_BUILDING, IN_EXCHANGE, IN_START, Character, Room
from tests.games.guilds.setting import (
    at,
    bid,
    character,
    coins,
    discarded,
    hired,
    laid,
    offered,
    play,
    shown,
    table,
    used,
    window,
    wishes,
)

TABLE = {
    "question",
    "round",
    "rounds",
    "first",
    "objectives",
    "zones",
    "display",
    "deck",
    "to_come",
    "top",
    "bottom",
    "discarded",
    "discarded_rooms",
    "large_rooms_left",
    "small_rooms_left",
    "used",
    "in_force",
    "stack",
    "players",
}
PLAYER = {
    "florins",
    "gold",
    "bids",
    "characters",
    "tithe",
    "symbols",
    "rooms",
    "doorways",
    "cells",
    "florin_income",
    "gold_income",
    "passed",
    "score",
    "points",
}
NOTHING = {"characters": [], "bids": [0, 0, 0], "crown": 0, "leader": None}
NO_SYMBOLS = {
    "warriors": 0,
    "wizards": 0,
    "rogues": 0,
    "nobles": 0,
    "priests": 0,
    "craftsmen": 0,
    "animals": 0,
}


def auction(seats=3, **options):
    """A table with a little of everything; seat 0 is to act in the auction."""
    state = table(seats, **options)
    hired(state, 0, "assassin", "tithe-keeper")
    hired(state, 1, "prince", "banker", "monk")
    coins(state, 0, florins=5, gold=2)
    coins(state, 1, florins=3)
    laid(state, 1, "garden-1", 2, 2, 1)
    laid(state, 1, "bedroom-warriors", 3, 3)
    wishes(state, "most-gold", "most-gardens")
    offered(state, 2, "paladin", "cat")
    bid(state, 0, 2, 3)
    bid(state, 2, 2, 1)
    shown(state, "empty-1", "den")
    state.kept, state.tithe, state.passed = 1 << Room.EMPTY_1, 2, 0b010
    discarded(state, "spy", "bear")
    used(state, "assassin")
    return at(state, flow.open_auction)


@pytest.mark.rule("limit.open")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_view_lists_the_whole_table_and_is_plain(viewer):
    view = GAME.view(auction(), viewer)
    assert set(view) >= TABLE
    assert [set(player) for player in view["players"]] == [PLAYER] * 3
    assert json.loads(json.dumps(view)) == view


@pytest.mark.rule("limit.open")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_without_a_raven_all_see_the_same(viewer):
    state = auction()
    assert GAME.view(state, viewer) == GAME.view(state, None)


@pytest.mark.rule("limit.open")
def test_the_guilds_of_all_are_open():
    state = auction()
    state.players[1].opened = (9 * 4 + 1,)
    assert GAME.view(state, 2)["players"][1] == {
        "florins": 3,
        "gold": 0,
        "bids": [0, 0, 0, 0, 0, 0],
        "characters": ["prince", "banker", "monk"],
        "tithe": None,
        "symbols": {**NO_SYMBOLS, "nobles": 2, "priests": 1},
        "rooms": [
            {"room": "garden-1", "column": 2, "row": 2, "turn": 1, "active": True},
            {"room": "bedroom-warriors", "column": 3, "row": 3, "turn": 0, "active": False},
        ],
        "doorways": [{"column": 2, "row": 3, "side": "east"}],
        "cells": 3,
        "florin_income": 11,
        "gold_income": 1,
        "passed": True,
        "score": 4 + 2 + 7,
        "points": {"characters": 4, "abilities": 0, "rooms": 2, "objectives": 7},
    }


@pytest.mark.rule("limit.open")
def test_purse_bids_and_the_florins_on_the_tithe_keeper_are_open():
    player = GAME.view(auction(), 1)["players"][0]
    assert (player["florins"], player["gold"], player["bids"]) == (5, 2, [0, 3, 0, 0, 0, 0])
    assert (player["tithe"], player["passed"], player["cells"]) == (2, False, 2)
    assert player["points"] == {"characters": -1, "abilities": 2, "rooms": 0, "objectives": 6}


@pytest.mark.rule("limit.open")
def test_the_square_is_open():
    view = GAME.view(auction(), 1)
    led = {"characters": ["paladin", "cat"], "bids": [3, 0, 1], "crown": 0, "leader": 0}
    assert view["zones"] == [NOTHING, led, NOTHING, NOTHING, NOTHING, NOTHING]


@pytest.mark.rule("limit.open", "option.crown-agent")
def test_the_neutral_florin_is_shown():
    state = table(2, crown_agent=True)
    offered(state, 6, "cat")
    bid(state, 1, 6, 1)
    at(state, flow.lay_crown)
    assert GAME.view(state, 0)["zones"][5] == {
        "characters": ["cat"],
        "bids": [0, 1],
        "crown": 1,
        "leader": None,
    }


@pytest.mark.rule("limit.open")
def test_display_and_discarded_characters_are_open():
    view = GAME.view(auction(), 1)
    assert view["display"] == [{"room": "empty-1", "kept": True}, {"room": "den", "kept": False}]
    assert view["discarded"] == ["spy", "bear"]


@pytest.mark.rule("limit.open")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_discarded_room_is_told_from_one_that_may_still_come(viewer):
    one, two = table(2), table(2)
    shown(one, "gallery")
    shown(two, "salon")
    at(one, flow.open_keeping)
    at(two, flow.open_keeping)
    assert (one.display, two.display) == ((), ())
    assert GAME.view(one, viewer)["discarded_rooms"] == ["gallery"]
    assert GAME.view(two, viewer)["discarded_rooms"] == ["salon"]


@pytest.mark.rule("limit.open")
def test_the_stacks_show_how_many_are_left_but_no_order():
    view = GAME.view(auction(), 1)
    assert (view["deck"], len(view["to_come"]), view["top"], view["bottom"]) == (48 - 9, 39, [], [])
    assert (view["large_rooms_left"], view["small_rooms_left"]) == (17, 32)
    assert [name for name in ("prince", "cat", "spy", "general") if name in view["to_come"]] == ["general"]


def test_objectives_show_their_worth_and_how_everybody_stands():
    view = GAME.view(auction(), 1)
    assert view["objectives"] == [
        {"objective": "most-gold", "first": 6, "second": None, "values": [2, 0, 0], "places": [1, 0, 0]},
        {"objective": "most-gardens", "first": 7, "second": None, "values": [0, 1, 0], "places": [0, 1, 0]},
    ]


def test_with_four_players_the_second_place_has_a_worth():
    assert GAME.view(auction(4), 1)["objectives"][0]["second"] == 3


def test_round_marker_and_used_abilities_are_shown():
    state = auction()
    state.first, state.in_force = 2, 1 << Character.CARPENTER
    view = GAME.view(state, 1)
    assert (view["round"], view["rounds"], view["first"]) == (1, 6, 2)
    assert (view["used"], view["in_force"], view["stack"]) == (["assassin"], ["carpenter"], [])


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_sees_who_is_asked_what(viewer):
    assert GAME.view(auction(), viewer)["question"] == {"seat": 0, "decision": "TakeAuctionTurn"}
    assert GAME.view(table(2), viewer)["question"] is None


def without_data(question):
    """What everybody sees of a question; its own seat also sees the numbers of the decision."""
    return {name: value for name, value in question.items() if name != "data"}


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_sees_what_was_chosen_so_far(viewer):
    state = table(3)
    coins(state, 0, florins=9, gold=9)
    for zone in (1, 2, 3):
        offered(state, zone, ("spy", "cat", "bear")[zone - 1])
    shown(state, "empty-1")
    at(state, flow.open_auction)
    told = []
    for action in ("bid", "zone 1", "count 2", "zone 3"):
        play(state, action)
        told.append(without_data(GAME.view(state, viewer)["question"]))
    assert [set(each) - {"seat", "decision"} for each in told] == [
        set(),
        {"zone"},
        {"zone", "florins"},
        {"zone", "florins", "second"},
    ]
    assert told[-1] == {"seat": 0, "decision": "BidSecondFlorins", "zone": 1, "florins": 2, "second": 3}


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_sees_which_room_is_being_laid_and_where(viewer):
    state = table(3)
    hired(state, 0, "smuggler")
    coins(state, 0, florins=9, gold=9)
    shown(state, "empty-1")
    at(state, flow.open_building)
    told = []
    play(state, "use smuggler")
    for action in ("room empty-1", "cell 2 2", "turn 0"):
        play(state, action)
        told.append(without_data(GAME.view(state, viewer)["question"]))
    assert told == [
        {"seat": 0, "decision": "ChooseAnchor", "room": "empty-1"},
        {"seat": 0, "decision": "ChooseOrientation", "room": "empty-1", "column": 2, "row": 2},
        {"seat": 0, "decision": "PayInFlorins", "room": "empty-1", "column": 2, "row": 2, "turn": 0},
    ]


# ---- The stack


def item(name, **shows):
    """An ability on the stack as a view shows it."""
    nothing = {"controller": 0, "target": None, "victim": None, "zone": None, "room": None, "florins": None}
    return {"character": name, **nothing, "protected": False, **shows}


def attacked(protected=False):
    """The Assassin of seat 0 waits, aimed at the Prince; seat 1 may answer."""
    state = table(2)
    hired(state, 0, "assassin")
    hired(state, 1, "prince", "healer", "inquisitor")
    coins(state, 0, gold=1)
    coins(state, 1, florins=2)
    window(state, IN_START)
    play(state, "use assassin", "character prince", *["use healer"] * protected)
    return state


@pytest.mark.rule("limit.open")
@pytest.mark.parametrize(("protected"), [False, True])
def test_the_stack_is_open(protected):
    shown_item = item("assassin", target="prince", protected=protected)
    assert GAME.view(attacked(protected), None)["stack"] == [shown_item]


def answerable(owned, moment, *actions):
    """Seat 0 uses one of its characters, which seat 1 could answer with the Inquisitor; what the stack shows.

    On the square lie General, Paladin, Bodyguard and Shield-Maiden, whose numbers are 0 to 3.
    """
    state = table(2, supplement=True)
    hired(state, 0, owned)
    hired(state, 1, "inquisitor")
    coins(state, 0, florins=4, gold=1)
    coins(state, 1, florins=1)
    laid(state, 0, "empty-3", 2, 2)
    offered(state, 1, "general", "paladin")
    offered(state, 2, "bodyguard")
    offered(state, 3, "shield-maiden")
    bid(state, 0, 2, 2)
    bid(state, 1, 2, 3)
    start = {IN_AUCTION: flow.open_auction, IN_BUILDING: flow.open_building}.get(moment)
    begin, *given = [window, state, moment] if start is None else [at, state, start]
    begin(*given)
    play(state, f"use {owned}", *actions)
    assert len(state.stack) == 5
    return GAME.view(state, 1)["stack"]


@pytest.mark.rule("limit.open")
@pytest.mark.parametrize(
    ("owned", "moment", "actions", "shows"),
    [
        ("diviner", IN_START, ("character paladin",), {"target": "paladin"}),
        ("gambler", IN_START, ("count 2",), {"florins": 2}),
        ("raven", IN_START, (), {}),
        ("alchemist", IN_START, (), {}),
        ("enchantress", IN_AUCTION, ("character general", "zone 3"), {"target": "general", "zone": 3}),
        ("elf-archer", IN_AUCTION, ("zone 2", "count 1"), {"zone": 2, "florins": 1}),
        ("thief", IN_EXCHANGE, ("player blue",), {"victim": 1}),
        ("engineer", IN_BUILDING, ("room empty-3",), {"room": "empty-3"}),
        ("assassin", IN_START, ("character inquisitor",), {"target": "inquisitor"}),
    ],
)
def test_the_stack_shows_what_an_ability_is_aimed_at(owned, moment, actions, shows):
    assert answerable(owned, moment, *actions) == [item(owned, **shows)]


@pytest.mark.rule("limit.open")
def test_the_stack_shows_whom_the_necromancer_raises():
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "prince")
    hired(state, 2, "necromancer")
    hired(state, 1, "inquisitor")
    coins(state, 0, gold=1)
    coins(state, 1, florins=1)
    coins(state, 2, florins=3)
    window(state, IN_START)
    play(state, "use assassin", "character prince", "done", "use necromancer")
    assert GAME.view(state, 1)["stack"] == [item("necromancer", controller=2, target="prince")]


# ---- The Raven


def ravens(*seen):
    """The Raven of seat 0 sees cards of a deck of five; seat 1 has nothing."""
    state = table(3, supplement=True)
    hired(state, 0, "raven")
    state.unknown = sum(1 << character(name) for name in ("general", "spy", "cat", "bear", "mule"))
    window(state, IN_START)
    events = play(state, "use raven", *[f"character {name}" for name in seen])
    return state, events


@pytest.mark.rule("ruling.12.48", "limit.open")
@pytest.mark.parametrize(("viewer", "top"), [(0, ["mule", "cat"]), (1, []), (2, []), (None, [])])
def test_only_the_ravens_owner_sees_the_cards(viewer, top):
    state, _ = ravens("mule", "cat")
    view = GAME.view(state, viewer)
    assert (view["top"], view["deck"]) == (top, 5)
    rest = [name for name in ("general", "spy", "cat", "bear", "mule") if name not in top]
    assert view["to_come"] == rest
    assert view["question"] == {"seat": 0, "decision": "Arrange"}


@pytest.mark.rule("ruling.12.48")
@pytest.mark.parametrize(("answer", "top"), [("yes", ["cat", "mule"]), ("no", ["mule", "cat"])])
def test_only_the_ravens_owner_knows_the_order(answer, top):
    state, _ = ravens("mule", "cat")
    play(state, answer)
    assert GAME.view(state, 0)["top"] == top
    assert [GAME.view(state, viewer)["top"] for viewer in (1, 2, None)] == [[], [], []]


@pytest.mark.rule("ruling.12.48")
def test_the_view_says_who_knows_the_top_cards_in_order():
    state = table(3)
    state.top, state.top_known, state.top_seers = (Character.SPY, Character.THIEF), (2, 2), 0b010
    assert [GAME.view(state, viewer)["top_in_order"] for viewer in (0, 1, 2, None)] == [
        False,
        True,
        False,
        False,
    ]


@pytest.mark.rule("ruling.12.48")
def test_others_see_the_same_whatever_the_raven_saw_and_did():
    one, two = ravens("mule", "cat")[0], ravens("spy", "general")[0]
    play(one, "yes")
    play(two, "no")
    assert json.dumps(GAME.view(one, 1)) == json.dumps(GAME.view(two, 1))
    assert json.dumps(GAME.view(one, None)) == json.dumps(GAME.view(two, None))


@pytest.mark.rule("ruling.12.48")
def test_what_the_raven_does_is_told_to_others_without_the_cards():
    state, events = ravens("mule", "cat")
    saw = [event for event in events if isinstance(event, Saw)]
    assert saw == [Saw(0, Character.MULE), Saw(0, Character.CAT)]
    assert [event.for_seat(0) for event in saw] == saw
    assert [event.for_seat(viewer) for event in saw for viewer in (1, None)] == [SawUnseen(0)] * 4
    arranged = play(state, "yes")[0]
    assert (arranged, arranged.for_seat(0)) == (Arranged(0, True), Arranged(0, True))
    assert [arranged.for_seat(viewer) for viewer in (2, None)] == [ArrangedUnseen(0)] * 2


@pytest.mark.rule("limit.open", "ruling.12.31")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_cards_on_the_bottom_are_known_to_all_in_their_order(viewer):
    state = table(2)
    state.bottom = (character("mule"), character("cat"))
    state.unknown = 1 << character("bear")
    view = GAME.view(state, viewer)
    assert (view["bottom"], view["to_come"], view["deck"]) == (["mule", "cat"], ["bear"], 3)


@pytest.mark.rule("ruling.12.31", "ruling.12.48")
def test_the_order_of_the_bottom_stays_known_until_the_raven_may_have_changed_it():
    state = table(2, supplement=True)
    hired(state, 0, "raven")
    state.unknown, state.bottom = 0, (character("mule"), character("cat"), character("bear"))
    window(state, IN_START)
    play(state, "use raven")
    assert [GAME.view(state, viewer)["top"] for viewer in (0, 1)] == [["mule", "cat"], ["mule", "cat"]]
    play(state, "yes")
    assert [GAME.view(state, viewer)["top"] for viewer in (0, 1)] == [["cat", "mule"], ["cat", "mule"]]
    assert GAME.view(state, 1)["bottom"] == ["bear"]
