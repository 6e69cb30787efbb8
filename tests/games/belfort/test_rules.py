"""The game as the platform sees it: open and hidden things, undo, points, positions."""

import pytest

from boardwright.core.dealer import Dealer, seed_from_number
from boardwright.core.errors import BadRecordError, NothingToUndoError
from boardwright.core.match import Match
from boardwright.core.options import completed
from boardwright.core.random import Random
from boardwright.core.tables import defaults, replaced
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.terms import Building
from tests.games.belfort.setting import (
    asked,
    built,
    goods,
    hand,
    legal,
    number,
    play,
    pool,
    table,
    turn,
)


def before_month_1(seats=3):
    """After setup, with a full pool, before the calendar marker moves for the first time."""
    state = table(seats)
    state.dwarf_3, state.dwarf_4 = (0, 1) if seats == 2 else (-1, -1)
    state.round = 0
    pool(state, "keep", "bank", "inn")
    return state


@pytest.mark.rule("ruling.12.2.25")
def test_everything_but_hands_is_open_to_everybody():
    state = table(3)
    hand(state, 1, "keep", "pub", "pub")
    built(state, 1, "inn", "market", gnomes=True)
    pool(state, "bank", "bank", "tower")
    goods(state, 1, wood=2, stone=3, metal=4, gold=6)
    state.deck[Building.LIBRARY] -= 2
    state.discard[Building.LIBRARY] += 2
    turn(state, 0)
    for viewer in (0, 2, None):
        seen = GAME.view(state, viewer)
        player = seen["players"][1]
        assert player["goods"] == {"wood": 2, "stone": 3, "metal": 4, "gold": 6}
        assert player["idle"] == {"elf": 3, "master-elf": 0, "dwarf": 3, "master-dwarf": 0}
        assert player["reserve"] == {"elves": 4, "dwarves": 4}
        assert (player["built"], player["gnomes"]) == ({"inn": 1, "market": 1}, {"inn": 1, "market": 2})
        assert (player["hand_size"], player["hand"]) == (3, None)
        assert (seen["draw_pile"], seen["discard_pile"]) == (40, ["library", "library"])
        assert (seen["pool"], seen["gnomes"]) == (["tower", "bank", "bank"], 11)
    assert GAME.view(state, 1)["players"][1]["hand"] == ["pub", "pub", "keep"]


@pytest.mark.rule("ruling.12.2.25")
def test_the_hands_of_others_and_the_draw_pile_are_hidden():
    first, second = table(3), table(3)
    hand(first, 0, "inn", "bank")
    hand(second, 0, "inn", "bank")
    hand(first, 1, "keep", "pub")
    hand(second, 1, "tower", "library")
    turn(first, 0)
    turn(second, 0)
    assert GAME.view(first, 0) == GAME.view(second, 0)
    assert GAME.view(first, None) == GAME.view(second, None)
    assert GAME.view(first, 1) != GAME.view(second, 1)


@pytest.mark.rule("ruling.12.2.25")
def test_what_a_seat_cannot_see_may_be_dealt_anew_and_its_view_stays():
    state = table(3)
    hand(state, 0, "inn", "bank")
    hand(state, 1, "keep", "pub", "pub")
    turn(state, 0)
    dealt = [GAME.redeal(state, 0, Random(seed)) for seed in range(20)]
    assert [GAME.view(other, 0) == GAME.view(state, 0) for other in dealt] == [True] * 20
    assert len({tuple(other.players[1].hand) for other in dealt}) > 1


def match_from(state):
    """A match that goes on from this table."""
    match = Match(GAME, 3, Dealer(seed_from_number(1)))
    match.state = state
    match.steps.clear()
    return match


@pytest.mark.rule("ruling.12.2.47")
def test_an_undo_reaches_back_to_a_choice_but_not_past_a_card_that_was_shown():
    state = table(3)
    hand(state, 0, *["keep"] * 5, "pub")
    pool(state, "bank", "bank", "bank")
    goods(state, 0, wood=2)
    match = match_from(turn(state, 0))
    match.act("end")
    assert (asked(match.state), match.can_undo(0)) == ("DiscardCards 0", 1)
    match.act("discard pub")
    assert (asked(match.state), match.can_undo(0)) == ("ChooseAction 1", 0)
    with pytest.raises(NothingToUndoError):
        match.undo(0)
    assert state.discard[Building.PUB] == 1


@pytest.mark.rule("ruling.12.2.47")
def test_no_undo_reaches_past_a_card_that_was_drawn():
    state = table(3)
    pool(state, "bank", "bank", "bank")
    match = match_from(turn(state, 0))
    match.act("end")
    assert match.can_undo(0) == 1
    match.act("take top")
    assert (match.state.players[0].hand_size(), match.can_undo(0)) == (1, 0)


@pytest.mark.rule("ruling.12.2.47", "setup.cards")
def test_no_undo_reaches_past_the_discards_of_setup_when_they_are_shown():
    match = Match(GAME, 3, None)
    guilds = ("miners", "architects", "wizards", "recruiters", "thieves")
    drawn = ["pub"] * 5 + ["inn"] * 5 + ["bank"] * 3 + ["market"] * 2
    chosen = ["pub", "pub", "inn", "inn", "bank"]
    for action in (*[f"tile {guild}" for guild in guilds], *[f"draw {card}" for card in drawn]):
        match.act(action)
    for card in chosen:
        match.act(f"discard {card}")
    assert (asked(match.state), match.can_undo(2)) == ("SetAside 2", 1)
    match.act("discard bank")
    assert (asked(match.state), match.can_undo(2)) == ("DealCrest -1", 0)


@pytest.mark.parametrize(
    ("given", "ranked"), [({}, False), ({"rank_nothing": True}, True), ({"rank_nothing": "no"}, False)]
)
def test_a_table_may_agree_to_rank_players_with_nothing(given, ranked):
    assert table(3, **given).rank_nothing is ranked


def test_points_are_told_by_source_and_add_up_to_the_score():
    state = table(3)
    state.players[1].points = (5, 3, 1, 0, 0, 3, 1, 0, -2)
    assert GAME.scores(state) == [0, 11, 0]
    assert GAME.points(state)[1] == {
        "district-1": 5,
        "district-2": 3,
        "district-3": 1,
        "district-4": 0,
        "district-5": 0,
        "elves": 3,
        "dwarves": 1,
        "gnomes": 0,
        "taxes": -2,
    }
    goods(state, 2, gold=10)
    assert GAME.ranking(state) == [3, 1, 2]


def test_a_position_line_holds_the_whole_state():
    state = before_month_1()
    hand(state, 2, "keep", "tower")
    GAME.advance(state, None)
    play(state, "place miners", "worker elf", "pass", "forest 1")
    options, tables = completed(GAME.meta, 3, {}), replaced(GAME.printed, {"fees.guild": 2})
    copy = GAME.from_position(GAME.position(state), options, tables)
    assert GAME.position(copy) == GAME.position(state)
    assert (legal(copy), copy.tables.guild_fee) == (["mine 0", "mine 1", "mine 2"], 2)
    play(state, "mine 2")
    play(copy, "mine 2")
    assert GAME.position(copy) == GAME.position(state)


def test_the_position_line_of_another_game_is_refused():
    with pytest.raises(BadRecordError) as error:
        GAME.from_position("toll 3 round=1 | | | |", completed(GAME.meta, 3, {}), defaults(GAME.printed))
    assert (error.value.message, error.value.arguments) == ("position-other-game", {"game": "belfort"})


def test_a_choice_of_worker_is_read_back_with_its_plank():
    state = before_month_1()
    GAME.advance(state, None)
    play(state, "place miners")
    copy = GAME.from_position(GAME.position(state), completed(GAME.meta, 3, {}), defaults(GAME.printed))
    assert (asked(copy), copy.waiting[-1].data()) == ("ChooseWorker 0", (number("place miners"),))
