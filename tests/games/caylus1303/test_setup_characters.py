"""Setup: the first player, the characters and their draft, and whole setups."""

import pytest

from boardwright.core.decision import CHANCE
from boardwright.core.events import Log
from boardwright.core.options import completed
from boardwright.core.reasons import Reason
from boardwright.core.tables import replaced
from boardwright.games.caylus1303.actions import CHARACTER, DRAW, FIRST
from boardwright.games.caylus1303.events import (
    Begins,
    CharacterChosen,
    CharacterDrawn,
    RoundBegins,
)
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.setup import DraftCharacter, DrawNext
from boardwright.games.caylus1303.terms import BOXED, ON_BOARD, Character
from tests.games.caylus1303.setting import (
    asked,
    characters_of,
    goods_of,
    legal,
    number,
    play,
    why_not,
    workers_of,
)

BASICS = ("farm-1", "sawmill", "quarry", "market-2", "any-guild", "mason-guild", "basic-carpenter", "farm-2")
TILES = ("market-1", *BASICS, "tailor", "wood-farm", "church", "gold-mine")
DRAWN = ("early-riser", "journeyman", "thief", "bailiff", "architect", "chamberlain", "goldsmith", "foreman")


def start(seats=3, tables=None, **options):
    """A match before its first chance decision."""
    return GAME.new(seats, completed(GAME.meta, seats, options), replaced(GAME.printed, tables or {}))


def lay(state, *names):
    """Let chance lay tiles; returns what happened."""
    return play(state, *[f"tile {name}" for name in names])


def drawn(seats=3, first="red"):
    """Tiles lie, the first player is known and the characters are drawn; the draft begins."""
    state = start(seats)
    lay(state, *TILES)
    play(state, f"first {first}", *[f"draw {name}" for name in DRAWN[: seats + 3]])
    return state


@pytest.mark.rule("setup.first")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_player_may_begin_with_the_same_chance(seats):
    state = start(seats)
    lay(state, *TILES)
    assert (asked(state), GAME.weights(state)) == ("DrawFirst -1", [1] * seats)
    assert legal(state) == [f"first {name}" for name in ("red", "blue", "yellow", "purple", "green")[:seats]]
    assert play(state, "first blue") == [Begins(1)]
    assert state.first == 1


def test_who_does_not_play_cannot_begin():
    state = start(3)
    lay(state, *TILES)
    assert why_not(state, "first purple") == Reason("chance-impossible")
    assert list(state.waiting[-1].offers()) == list(range(FIRST, FIRST + 5))
    assert why_not(state, "draw thief") == Reason("not-now")


@pytest.mark.rule("setup.characters.draw", "setup.characters.box")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_three_characters_more_than_players_are_drawn_and_the_others_are_out_of_the_game(seats, count):
    state = start(seats)
    lay(state, *TILES)
    play(state, "first red")
    assert (asked(state), state.waiting[-1].data()) == ("DrawNext -1", (count,))
    assert (len(legal(state)), GAME.weights(state)) == (12, [1] * 12)
    assert play(state, "draw thief") == [CharacterDrawn(Character.THIEF)]
    assert (len(legal(state)), "draw thief" in legal(state)) == (11, False)
    assert why_not(state, "draw thief") == Reason("chance-impossible")
    rest = [name for name in (*DRAWN, "steward") if name != "thief"][: count - 2]
    play(state, *[f"draw {name}" for name in rest])
    assert (asked(state), state.waiting[-1].data()) == ("DrawNext -1", (1,))
    play(state, "draw night-worker")
    assert asked(state) == f"DraftCharacter {seats - 1}"
    assert (state.holder.count(ON_BOARD), state.holder.count(BOXED)) == (count, 12 - count)


@pytest.mark.rule("setup.characters.draft")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (3, "red", [2, 1, 0]),
        (3, "blue", [0, 2, 1]),
        (3, "yellow", [1, 0, 2]),
        (4, "blue", [0, 3, 2, 1]),
        (2, "red", [1, 0]),
        (5, "green", [3, 2, 1, 0, 4]),
    ],
)
def test_the_last_player_chooses_first_and_the_first_player_last(seats, first, order):
    state = drawn(seats, first)
    events = play(state, *[f"character {name}" for name in DRAWN[1 : seats + 1]])
    assert [event for event in events if isinstance(event, CharacterChosen)] == [
        CharacterChosen(seat, Character[name.upper().replace("-", "_")])
        for seat, name in zip(order, DRAWN[1 : seats + 1], strict=True)
    ]
    assert [characters_of(state, seat) for seat in order] == [[name] for name in DRAWN[1 : seats + 1]]
    assert events[-1] == RoundBegins(1)
    assert asked(state) == f"PlaceWorker {order[-1]}"


@pytest.mark.rule("setup.characters.draft", "setup.characters.board")
def test_each_takes_one_of_those_still_open_and_three_stay_on_the_board():
    state = drawn(3)
    assert legal(state) == [f"character {name}" for name in DRAWN[:6]]
    play(state, "character thief")
    assert (asked(state), len(legal(state)), "character thief" in legal(state)) == (
        "DraftCharacter 1",
        5,
        False,
    )
    assert why_not(state, "character thief") == Reason("character-held", character=Character.THIEF, holder=2)
    assert why_not(state, "character foreman") == Reason("character-not-in-game", character=Character.FOREMAN)
    assert why_not(state, "pass") == Reason("not-now")
    assert why_not(state, "draw early-riser") == Reason("not-now")
    play(state, "character chamberlain", "character bailiff")
    assert characters_of(state, ON_BOARD) == ["early-riser", "journeyman", "architect"]
    assert len(characters_of(state, BOXED)) == 6


def test_drawing_and_drafting_offer_all_twelve_characters():
    assert list(DrawNext(CHANCE, 1).offers()) == list(range(DRAW, DRAW + 12))
    assert list(DraftCharacter(0).offers()) == list(range(CHARACTER, CHARACTER + 12))


@pytest.mark.rule("setup.order")
def test_tiles_first_player_and_characters_are_known_before_the_draft():
    state = start(3)
    assert state.holder == (BOXED,) * 12
    lay(state, *TILES[:-1])
    assert asked(state) == "LayTile -1"
    lay(state, TILES[-1])
    assert (asked(state), state.round) == ("DrawFirst -1", 0)
    play(state, "first blue")
    assert (asked(state), state.holder) == ("DrawNext -1", (BOXED,) * 12)
    play(state, *[f"draw {name}" for name in DRAWN[:6]])
    assert (asked(state), state.round) == ("DraftCharacter 0", 0)


@pytest.mark.rule("setup.first-game")
@pytest.mark.parametrize(
    ("seats", "added"),
    [
        (2, []),
        (3, ["steward"]),
        (4, ["steward", "night-worker"]),
        (5, ["steward", "night-worker", "goldsmith"]),
    ],
)
def test_the_beginner_set_has_five_characters_for_two_and_one_more_for_each_further_player(seats, added):
    state = start(seats, beginner_set=True)
    lay(state, *TILES)
    log = play(state, "first blue")
    assert (log, asked(state)) == ([Begins(1)], "DraftCharacter 0")
    chosen = {"deliveryman", "early-riser", "architect", "foreman", "day-labourer", *added}
    assert set(characters_of(state, ON_BOARD)) == chosen
    assert len(characters_of(state, BOXED)) == 12 - len(chosen) == 9 - seats
    assert legal(state) == [f"character {name}" for name in characters_of(state, ON_BOARD)]


@pytest.mark.rule("setup.first-game", "setup.characters.draw")
@pytest.mark.parametrize("given", [{}, {"beginner_set": False}, {"beginner_set": "no"}])
def test_without_the_beginner_set_characters_are_drawn(given):
    state = start(2, **given)
    lay(state, *TILES)
    play(state, "first red")
    assert asked(state) == "DrawNext -1"


# ---- Examples of whole setups


@pytest.mark.rule("setup.provost", "setup.characters.board", "setup.houses")
@pytest.mark.example("11.T1")
def test_a_setup_for_four():
    state = drawn(4)
    play(state, *[f"character {name}" for name in DRAWN[:4]])
    assert [len(characters_of(state, seat)) for seat in range(4)] == [1] * 4
    assert (len(characters_of(state, ON_BOARD)), len(characters_of(state, BOXED))) == (3, 5)
    assert [workers_of(state, seat) for seat in range(4)] == [(6, 9)] * 4
    assert [goods_of(state, seat) for seat in range(4)] == [(1, 2, 1, 0, 0)] * 4
    assert ([player.houses for player in state.players], state.passed) == ([9] * 4, ())
    assert (state.provost, state.round) == (8, 1)
    assert [tile for tile in state.offer if tile < 22] == [14, 15, 16, 17, 18, 20, 21]
    assert [tile for tile in state.offer if tile >= 22] == [22, 23, 24, 26, 27, 28, 30]
    assert state.road[9:13] == (-1,) * 4


@pytest.mark.rule("setup.workers", "setup.characters.draw")
@pytest.mark.parametrize(
    ("seats", "characters", "pool", "camp", "base"),
    [
        pytest.param(5, 8, 10, 5, 2, marks=pytest.mark.example("11.T2")),
        pytest.param(2, 5, 10, 5, 3, marks=pytest.mark.example("11.T2b")),
    ],
)
def test_setups_for_five_and_for_two(seats, characters, pool, camp, base):
    state = drawn(seats)
    assert len(characters_of(state, ON_BOARD)) == characters
    assert [workers_of(state, seat) for seat in range(seats)] == [(pool, camp)] * seats
    assert state.tables.recruitment == base


def test_setup_works_without_a_log():
    state = start(2)
    for name in (*[f"tile {name}" for name in TILES], "first blue", *[f"draw {name}" for name in DRAWN[:5]]):
        GAME.apply(state, number(name))
    GAME.apply(state, number("character thief"))
    GAME.apply(state, number("character bailiff"))
    assert (state.first, state.round, asked(state)) == (1, 1, "PlaceWorker 1")
    assert (characters_of(state, 0), characters_of(state, 1)) == (["thief"], ["bailiff"])


def test_the_log_of_a_setup_tells_everything():
    state, log = start(2), Log()
    for name in (*[f"tile {name}" for name in TILES], "first red"):
        GAME.apply(state, number(name), log)
    assert [type(event).__name__ for event in log.events] == [
        "SiteLaid",
        *["TileLaid"] * 8,
        *["SiteLaid", "TileLaid"] * 2,
        "Begins",
    ]
