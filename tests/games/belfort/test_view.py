"""What a seat may see of the table, by listing it."""

import json

import pytest

from boardwright.games.belfort.basics import knowledge
from boardwright.games.belfort.phases.placement import open_placement
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.setup import ask_for_hands
from boardwright.games.belfort.terms import Building, Guild, Worker
from tests.games.belfort.setting import (
    at,
    built,
    goods,
    hand,
    legal,
    mark,
    play,
    pool,
    table,
    turn,
    workers,
)

TABLE = {
    "question",
    "month",
    "season",
    "order",
    "grey",
    "gnomes",
    "guilds",
    "sites",
    "gatehouses",
    "walls",
    "pool",
    "draw_pile",
    "discard_pile",
    "desk",
    "camp",
    "players",
}
PLAYER = {
    "goods",
    "idle",
    "reserve",
    "areas",
    "on_cards",
    "passed",
    "built",
    "gnomes",
    "score",
    "points",
    "hand_size",
    "hand",
    "aside",
    "known",
    "shown",
}
NOBODY = {"elf": 0, "master-elf": 0, "dwarf": 0, "master-dwarf": 0}


def spied(seats=3):
    """Seat 0 sends its Spies; the others hold cards."""
    state = table(seats, ("spies", "miners", "masons", "bankers", "recruiters"))
    hand(state, 1, "pub", "inn")
    hand(state, 2, "keep", "bank")
    state.guild_worker[Guild.SPIES] = 0 * 4 + Worker.ELF
    turn(state, 0)
    play(state, "activate spies")
    return state


def seen(state, seat):
    """The bytes that a seat would receive."""
    return json.dumps(GAME.view(state, seat))


@pytest.mark.rule("ruling.12.2.25")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_view_lists_exactly_what_is_allowed(viewer):
    view = GAME.view(spied(), viewer)
    assert set(view) == TABLE
    assert [set(player) for player in view["players"]] == [PLAYER] * 3


@pytest.mark.rule("ruling.12.2.25")
def test_a_hand_is_shown_to_its_owner_only_and_its_size_to_all():
    state = table(3)
    hand(state, 0, "pub", "keep", "pub")
    hand(state, 2, "inn")
    hands = {viewer: [p["hand"] for p in GAME.view(state, viewer)["players"]] for viewer in (0, 1, 2, None)}
    assert hands == {
        0: [["pub", "pub", "keep"], None, None],
        1: [None, [], None],
        2: [None, None, ["inn"]],
        None: [None, None, None],
    }
    assert [p["hand_size"] for p in GAME.view(state, None)["players"]] == [3, 0, 1]


@pytest.mark.rule("ruling.12.2.25")
def test_piles_are_open_but_the_draw_pile_shows_only_its_size():
    state = table(3)
    hand(state, 0, "tower", "tower")
    pool(state, "pub", "inn", "pub")
    state.discard[Building.BANK] = 2
    state.deck[Building.BANK] -= 2
    view = GAME.view(state, 1)
    assert (view["pool"], view["discard_pile"]) == (["pub", "pub", "inn"], ["bank", "bank"])
    assert view["draw_pile"] == 43


@pytest.mark.rule("ruling.12.2.25")
def test_the_board_is_open():
    state = table(3)
    state.round, state.order, state.grey, state.gnomes = 4, (2, 0, 1), 0b101, 11
    mark(state, 1, "site pub 2", "gate 2 district 3", "wall 3 2", "guild masons")
    mark(state, 0, "site keep 5", "gate 5 district 5", "wall 1 1")
    state.guild_worker[Guild.MINERS] = 2 * 4 + Worker.MASTER_DWARF
    state.desk = (1 * 4 + Worker.DWARF,)
    state.camp = (2 * 4 + Worker.MASTER_ELF, 0 * 4 + Worker.ELF)
    view = GAME.view(state, 0)
    assert (view["question"], view["month"], view["season"]) == (None, 4, "summer")
    assert (view["order"], view["grey"], view["gnomes"]) == ([2, 0, 1], [1, 3], 11)
    free = [None] * 5
    assert view["sites"] == {
        "pub": [None, 1, None, None, None],
        "gardens": free,
        "tower": free,
        "inn": free,
        "blacksmith": free,
        "bank": free,
        "market": free,
        "gatehouse": free,
        "library": free,
        "keep": [None, None, None, None, 0],
    }
    half = [None, None]
    assert view["gatehouses"] == [half, [None, 1], half, half, [0, None]]
    assert view["walls"] == [[0, None], half, [None, 1], half, half]
    assert view["desk"] == [{"seat": 1, "worker": "dwarf"}]
    assert view["camp"] == [{"seat": 2, "worker": "master-elf"}, {"seat": 0, "worker": "elf"}]
    worker = {"seat": 2, "worker": "master-dwarf"}
    unused = {"owner": None, "worker": None, "dwarf": None}
    assert view["guilds"] == [
        {"guild": "librarians", "district": 5, **unused},
        {"guild": "recruiters", "district": 4, **unused},
        {"guild": "bankers", "district": 3, **unused},
        {"guild": "masons", "district": 2, "owner": 1, "worker": None, "dwarf": None},
        {"guild": "miners", "district": 1, "owner": None, "worker": worker, "dwarf": None},
    ]


@pytest.mark.rule("ruling.12.2.25")
def test_goods_workers_cards_gnomes_and_points_of_all_are_open():
    state = table(3)
    goods(state, 1, 1, 2, 3, 4)
    workers(state, 1, elf=1, master_elf=2, dwarf=3, master_dwarf=1)
    player = state.players[1]
    player.areas = (1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 4)
    player.on_cards = (0 * 4 + Worker.ELF, 3 * 4 + Worker.MASTER_DWARF)
    player.passed = True
    built(state, 1, "market", gnomes=True)
    built(state, 1, "pub", "pub")
    hand(state, 1, "inn", "inn")
    player.known = knowledge.one(Building.INN)
    player.points = (5, 3, 1, 0, 0, 3, 1, 0, -2)
    assert GAME.view(state, 0)["players"][1] == {
        "goods": {"wood": 1, "stone": 2, "metal": 3, "gold": 4},
        "idle": {"elf": 1, "master-elf": 2, "dwarf": 3, "master-dwarf": 1},
        "reserve": {"elves": 4, "dwarves": 3},
        "areas": {
            "forest": {**NOBODY, "elf": 1},
            "quarry": {**NOBODY, "dwarf": 2},
            "mine": {**NOBODY, "master-elf": 3},
            "gold-mine": {**NOBODY, "master-dwarf": 4},
        },
        "on_cards": [
            {"building": "tower", "worker": "elf"},
            {"building": "market", "worker": "master-dwarf"},
        ],
        "passed": True,
        "built": {"pub": 2, "market": 1},
        "gnomes": {"market": 2},
        "score": 11,
        "points": {
            "district-1": 5,
            "district-2": 3,
            "district-3": 1,
            "district-4": 0,
            "district-5": 0,
            "elves": 3,
            "dwarves": 1,
            "gnomes": 0,
            "taxes": -2,
        },
        "hand_size": 2,
        "hand": None,
        "aside": None,
        "known": ["inn"],
        "shown": None,
    }


@pytest.mark.parametrize(
    ("month", "season"), [(0, "spring"), (1, "spring"), (3, "spring"), (5, "summer"), (6, "autumn")]
)
def test_the_season_of_the_month_is_shown_also_before_the_first(month, season):
    state = table(3)
    state.round = month
    assert (GAME.view(state, 0)["month"], GAME.view(state, 0)["season"]) == (month, season)


@pytest.mark.rule("two.crests")
def test_neutral_owners_and_dwarves_are_shown():
    state = table(2, ("wizards", "architects", "miners", "masons", "bankers"))
    state.dwarf_3, state.dwarf_4 = 2, 4
    mark(state, 2, "site pub 1")
    mark(state, 3, "site pub 2")
    view = GAME.view(state, 0)
    assert {guild["guild"]: guild["dwarf"] for guild in view["guilds"]} == {
        "architects": None,
        "bankers": 4,
        "masons": None,
        "miners": 3,
        "wizards": None,
    }
    assert (view["sites"]["pub"], view["order"]) == ([2, 3, None, None, None], [0, 1])


@pytest.mark.rule("ruling.12.2.46")
def test_cards_set_aside_at_setup_are_seen_by_their_owner_only_until_all_have_chosen():
    state = table(3)
    for seat in range(3):
        hand(state, seat, "pub", "inn", "inn", "bank", "keep")
    at(state, ask_for_hands)
    before = {seat: seen(state, seat) for seat in (1, 2, None)}
    play(state, "discard inn")
    assert {seat: seen(state, seat) for seat in (1, 2, None)} == before
    assert [p["aside"] for p in GAME.view(state, 0)["players"]] == [["inn"], None, None]
    play(state, "discard keep", "discard pub")
    assert [p["aside"] for p in GAME.view(state, 0)["players"]] == [["inn", "keep"], None, None]
    assert [p["hand_size"] for p in GAME.view(state, 2)["players"]] == [5, 5, 5]
    play(state, "discard bank", "discard inn", "discard inn")
    assert GAME.view(state, 2)["discard_pile"] == ["pub", "inn", "inn", "inn", "bank", "keep"]
    assert [p["hand_size"] for p in GAME.view(state, None)["players"]] == [3, 3, 3]
    assert [p["aside"] for p in GAME.view(state, 0)["players"]] == [[], None, None]


@pytest.mark.rule("ruling.12.2.46", "ruling.12.2.25")
def test_a_card_chosen_for_spies_is_seen_by_its_owner_only_until_all_have_chosen():
    state = spied()
    play(state, "show pub")
    shown = {v: [p["shown"] for p in GAME.view(state, v)["players"]] for v in (0, 1, 2, None)}
    nothing = [None, None, None]
    assert shown == {0: nothing, 1: [None, "pub", None], 2: nothing, None: nothing}
    assert GAME.view(state, 0)["players"][1]["known"] == []
    play(state, "show keep")
    shown = {v: [p["shown"] for p in GAME.view(state, v)["players"]] for v in (0, 1, 2, None)}
    both = [None, "pub", "keep"]
    assert shown == {0: both, 1: both, 2: both, None: both}
    assert [p["known"] for p in GAME.view(state, None)["players"]] == [[], ["pub"], ["keep"]]
    play(state, "take from yellow")
    assert [p["shown"] for p in GAME.view(state, 1)["players"]] == nothing
    assert [p["known"] for p in GAME.view(state, 1)["players"]] == [["keep"], ["pub"], []]


@pytest.mark.rule("placement.areas.parts")
def test_others_see_nothing_of_a_split_before_its_last_part():
    state = table(3)
    at(state, open_placement)
    before = {seat: seen(state, seat) for seat in (1, 2, None)}
    for part in ("pass", "forest 2", "mine 1", "quarry 0"):
        play(state, part)
        assert {seat: seen(state, seat) for seat in (1, 2, None)} == before
    assert GAME.view(state, 0)["question"] == {"seat": 0, "decision": "SplitWorkers", "data": [5, 2 | 1 << 3]}
    assert GAME.view(state, 1)["question"] == {"seat": 0, "decision": "ChoosePlank"}
    play(state, "mine 3")
    areas = GAME.view(state, 1)["players"][0]["areas"]
    assert (areas["forest"]["elf"], areas["mine"]["elf"], areas["mine"]["dwarf"]) == (2, 1, 3)


@pytest.mark.rule("placement.areas.parts")
def test_others_see_a_placement_only_when_the_worker_is_chosen():
    state = table(3)
    at(state, open_placement)
    before = {seat: seen(state, seat) for seat in (1, 2, None)}
    play(state, "place desk")
    assert {seat: seen(state, seat) for seat in (1, 2, None)} == before
    data = [state.waiting[-1].plank]
    assert GAME.view(state, 0)["question"] == {"seat": 0, "decision": "ChooseWorker", "data": data}
    play(state, "worker elf")
    assert GAME.view(state, 1)["desk"] == [{"seat": 0, "worker": "elf"}]


@pytest.mark.rule("ruling.12.2.25")
def test_two_states_that_differ_in_hidden_cards_look_the_same_to_everybody_else():
    one, two = table(3), table(3)
    hand(one, 1, "pub", "inn")
    hand(two, 1, "keep", "bank")
    assert [seen(one, seat) == seen(two, seat) for seat in (0, 1, 2, None)] == [True, False, True, True]


def test_before_the_guilds_lie_there_is_nothing_to_see_of_them():
    state = table(3, guilds=())
    assert (GAME.view(state, 0)["guilds"], legal(state)) == ([], [])
