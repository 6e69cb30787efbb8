"""Position lines: what is not one is refused with what is wrong."""

import re

import pytest

import boardwright
from boardwright import registry
from boardwright.core import record as records
from boardwright.core.decision import CHANCE
from boardwright.core.errors import BadRecordError
from boardwright.core.match import verify
from boardwright.core.options import completed
from boardwright.core.play import deal
from boardwright.core.random import Random
from boardwright.core.tables import defaults
from tests.every_game.playing import every_table, new_match, new_state, options_by, play_on

TOLL = registry.game("toll")
LINE = (
    "toll 2 round=1 step=3 first=1 bank=34 supply=2,2,1 errands=1,2,1"
    " | gold=3 buildings=1,0,0 points=1,0,-2 errand=0"
    " | gold=5 buildings=0,0,0 points=0,0,0 errand=2"
    " | ChooseBuilding(0) ChooseBuilding(1)"
)


def read(text):
    return TOLL.from_position(text, completed(TOLL.meta, 2, {}), defaults(TOLL.printed))


def refused(text):
    with pytest.raises(BadRecordError) as caught:
        read(text)
    assert str(caught.value) != ""
    return caught.value.message, caught.value.arguments


def test_a_line_holds_table_players_and_decisions():
    state = read(LINE)
    assert TOLL.position(state) == LINE
    assert (state.round, state.bank, state.supply) == (1, 34, [2, 2, 1])
    assert (state.players[0].points, state.players[1].errand) == ([1, 0, -2], 2)
    assert TOLL.to_act(state) == 1


@pytest.mark.parametrize(
    "text", ["", "toll", "belfort 2 round=1", "toll two round=1", "Toll 2 x", "toll 22 x"]
)
def test_a_line_of_another_game_is_refused(text):
    assert refused(text) == ("position-other-game", {"game": "toll"})


@pytest.mark.parametrize("seats", [0, 1, 5, 9])
def test_a_number_of_players_that_the_game_does_not_have_is_refused(seats):
    assert refused(LINE.replace("toll 2", f"toll {seats}"))[0] == "position-other-game"


@pytest.mark.parametrize(
    ("text", "parts"), [("toll 2 ", 1), (LINE + " | ", 5), (LINE.rsplit(" | ", 1)[0], 3)]
)
def test_a_line_with_too_few_or_too_many_parts_is_refused(text, parts):
    assert refused(text) == ("position-wrong-parts", {"parts": parts, "expected": 4})


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("gold=3", "silver=3"),
        ("gold=3", "gold=x"),
        ("gold=3", "gold="),
        ("gold=3", "gold"),
        ("gold=3", "gold=-"),
        ("gold=3", "gold=--1"),
        ("gold=3", "gold=1-2"),
        ("gold=3", "gold=1,2"),
        ("gold=3", "gold=3 gold=3"),
        ("gold=3 ", ""),
        ("gold=3", "clone=3"),
        ("bank=34", "tables=1"),
        ("bank=34", "seats=3"),
        ("bank=34", "waiting=1"),
        ("supply=2,2,1", "supply=2,2"),
        ("supply=2,2,1", "supply=2,2,1,0"),
        ("supply=2,2,1", "supply=-"),
        ("supply=2,2,1", "supply=2/2/1"),
        ("supply=2,2,1", "supply=2,,1"),
        ("errand=0", "errand=0 hand=2"),
        ("errand=0", "errand=²"),
        ("errand=0", "errand=99999999999999999999"),
    ],
)
def test_a_field_that_is_unknown_missing_twice_there_or_no_number_is_refused(old, new):
    assert refused(LINE.replace(old, new, 1))[0] == "position-unknown-field"


@pytest.mark.parametrize(
    "decision",
    [
        "Nothing(0)",
        "ChooseBuilding",
        "ChooseBuilding()",
        "ChooseBuilding(x)",
        "ChooseBuilding(0,1)",
        "ChooseBuilding(2)",
        "ChooseBuilding(-2)",
        "ChooseBuilding(-)",
        "ChooseBuilding(0",
        "DealErrandTo(-1)",
        "DrawFirst(-1,0)",
        "State(2)",
        "__import__(0)",
    ],
)
def test_a_decision_that_the_game_does_not_have_is_refused(decision):
    assert refused(LINE.replace("ChooseBuilding(1)", decision))[0] == "position-unknown-decision"


def test_a_long_word_is_cut_in_the_message():
    long = "x" * 500
    assert len(refused(LINE.replace("gold=3", f"gold={long}"))[1]["value"]) == 40
    assert len(refused(LINE.replace("ChooseBuilding(1)", long))[1]["decision"]) == 40


def test_a_line_without_decisions_is_a_finished_game():
    state = read(LINE.rsplit(" | ", 1)[0] + " | ")
    assert TOLL.is_over(state)


def test_chance_can_wait_in_a_line():
    line = TOLL.position(new_state("toll", 2, 0))
    assert TOLL.to_act(read(line)) == CHANCE


def read_or_refused(game, text, options, tables):
    """The line of the state that a text gives, or the text itself when it is refused."""
    try:
        return game.position(game.from_position(text, options, tables)).strip()
    except BadRecordError:
        return text


@every_table
def test_a_position_cut_anywhere_is_refused_or_means_what_is_left(name, players):
    game = registry.game(name)
    state = new_state(name, players, 3)
    deal(game, state, Random(3))
    line = game.position(state)
    options, tables = options_by(game.meta, players, 3), defaults(game.printed)
    for length in range(len(line)):
        text = line[:length].strip()
        assert read_or_refused(game, text, options, tables) == text


@pytest.mark.thorough
@every_table
def test_a_position_with_a_sign_changed_is_refused_or_means_what_it_says(name, players):
    game = registry.game(name)
    state = new_state(name, players, 3)
    deal(game, state, Random(3))
    line = game.position(state)
    options, tables = options_by(game.meta, players, 3), defaults(game.printed)
    for place in range(0, len(line), 3):
        for sign in "7-,x|(":
            text = line[:place] + sign + line[place + 1 :]
            assert normal(read_or_refused(game, text, options, tables)) == normal(text)


def normal(text):
    """A line without the ways to write the same otherwise: zeros in front, spaces around bars."""
    text = re.sub(r" *\| *", " | ", text).strip()
    return re.sub(r"(?<![0-9])(-?)0+(?=[0-9])", r"\1", re.sub(r"-0\b", "0", text))


BELFORT = boardwright.new("belfort", players=3, seed=5).position()


def belfort_refused(pattern, replacement):
    """The place and the message of a Belfort position with something replaced."""
    text = re.sub(pattern, replacement, BELFORT, count=1)
    assert text != BELFORT
    with pytest.raises(BadRecordError) as caught:
        boardwright.from_position(text, seed=1)
    assert str(caught.value.arguments["place"]) in str(caught.value)
    return caught.value.message, caught.value.arguments["place"]


@pytest.mark.parametrize(
    ("pattern", "replacement", "place"),
    [
        (r"gold=\d+", "gold=-5", "red.gold"),
        (r"(\|[^|]*\|[^|]*?)gold=\d+", r"\1gold=-5", "blue.gold"),
        (r"round=\d+", "round=9", "round"),
        (r"turn=\d+", "turn=9", "turn"),
        (r"pool=\d+", "pool=60", "pool[0]"),
        (r"deck=\d+", "deck=0", "pool[0]"),
        (r"guilds=\d+", "guilds=12", "guilds[0]"),
    ],
)
def test_a_number_that_is_not_possible_is_refused_with_its_place(pattern, replacement, place):
    assert belfort_refused(pattern, replacement) == ("position-impossible", place)


def test_an_order_must_name_every_seat_once():
    match = boardwright.new("belfort", players=3, seed=5)
    while match.state.order[0] < 0 if match.state.order else True:
        match.act(match.legal[0])
    for order, message in (("0,0,1", "position-twice"), ("0,0,7", "position-impossible")):
        with pytest.raises(BadRecordError) as caught:
            boardwright.from_position(re.sub(r"order=[-\d,]+", f"order={order}", match.position()), seed=1)
        assert caught.value.message == message
        assert "order" in str(caught.value)


@every_table
def test_a_match_begins_at_any_position_of_another(name, players):
    match = play_on(new_match(name, players, 6), Random(6), count=30)
    options = dict(match.options)
    for step in match.steps[::9]:
        line = match.game.position(step.before)
        again = boardwright.from_position(line, options=options, chance=False)
        assert again.state == step.before
        assert (again.position(), again.to_act, again.players) == (line, step.seat, players)


@every_table
def test_a_match_from_a_position_is_recorded_with_it(name, players):
    line = play_on(new_match(name, players, 2), Random(6), count=5).position()
    options = dict(options_by(registry.game(name).meta, players, 2))
    match = play_on(boardwright.from_position(line, seed=4, options=options), Random(1))
    for text in (records.to_json(match.record()), match.to_lines()):
        again = boardwright.loads(text)
        assert again == match and again.start == line
        assert verify(records.from_text(text, registry.game), match.game) >= 0


@pytest.mark.parametrize("given", [None, 3, b"toll 2"])
def test_a_position_is_text(given):
    with pytest.raises(BadRecordError) as caught:
        boardwright.from_position(given)
    assert caught.value.message == "position-not-text"


@pytest.mark.parametrize("given", ["", "chess 2 round=1", "?"])
def test_a_position_names_its_game(given):
    with pytest.raises(boardwright.UnknownNameError):
        boardwright.from_position(given)


def test_a_record_that_begins_at_a_position_of_other_players_is_refused():
    match = boardwright.from_position(LINE, seed=1)
    text = match.to_lines().replace('[Player "blue"]', '[Player "blue"]\n[Player "yellow"]').split("\n", 1)[1]
    with pytest.raises(BadRecordError) as caught:
        boardwright.loads(text)
    assert caught.value.message == "position-wrong-parts"


def test_chance_can_be_dictated():
    match = boardwright.new("toll", players=2, chance=False)
    for outcome in ("errand inn", "errand mill", "first 1"):
        assert match.to_act == CHANCE
        match.act(outcome)
    assert (match.to_act, [player.errand for player in match.state.players]) == (1, [0, 1])


def test_a_match_knows_its_winners_and_where_points_came_from():
    match = boardwright.new("toll", players=2, seed=1)
    assert match.winners == []
    play_on(match, Random(1))
    assert match.winners == [seat for seat in range(2) if match.ranking[seat] == 1]
    assert [sum(points.values()) for points in match.points] == match.scores
