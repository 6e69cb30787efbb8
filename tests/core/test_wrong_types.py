"""Wrong types and numbers are refused with our errors, each with what would be right."""

from pathlib import Path

import numpy as np
import pytest

import boardwright
from boardwright import registry
from boardwright.core.dealer import seed_from_number
from boardwright.core.errors import (
    BadOptionError,
    BadRecordError,
    BadTableError,
    BoardwrightError,
    IllegalActionError,
    UnknownNameError,
)
from boardwright.core.play import checked_apply
from boardwright.core.spelling import NO_NAME
from boardwright.text import LANGUAGES, Words

NO_SEATS = (7, -1, 3, "red", "0", True, 1.0, 0.5, [0], b"0", np.float64(1), np.bool_(True))
NO_ACTIONS = (True, False, None, 1.0, [1], {"action": 1}, b"pass", np.float64(1), np.array([1, 2]), object())


def toll(**more):
    return boardwright.new("toll", players=3, seed=1, **more)


def refused(error, work, *arguments, **named):
    """The error that a call is refused with; it is a sentence in every language."""
    with pytest.raises(error) as caught:
        work(*arguments, **named)
    said = {Words(language).error(caught.value) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES) and not any("\n" in sentence for sentence in said)
    return caught.value


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
@pytest.mark.parametrize("asked", ["view", "events", "ask_first", "svg"])
def test_a_seat_that_does_not_exist_is_refused(asked, seat):
    error = refused(UnknownNameError, getattr(toll(), asked), seat)
    assert (error.message, error.arguments["last"]) == ("seat-unknown", "2")


@pytest.mark.parametrize("seat", [3, -3, "red", True, 1.0, None], ids=repr)
def test_nobody_else_can_undo(seat):
    assert refused(UnknownNameError, toll().can_undo, seat).message == "seat-unknown"


def test_a_spectator_is_none():
    match = toll()
    assert match.view(None) == match.view() != match.view(0)
    assert match.view(np.int8(0)) == match.view(0)


@pytest.mark.parametrize("action", NO_ACTIONS, ids=lambda action: type(action).__name__)
@pytest.mark.parametrize("asked", ["act", "why_not", "number"])
def test_an_action_of_another_type_is_refused_and_nothing_happens(asked, action):
    match = toll()
    before = match.position()
    assert refused(IllegalActionError, getattr(match, asked), action).message == "action-no-number"
    assert match.position() == before


@pytest.mark.parametrize("action", NO_ACTIONS, ids=lambda action: type(action).__name__)
def test_the_checked_apply_of_the_engine_refuses_the_same(action):
    match = toll()
    assert refused(IllegalActionError, checked_apply, match.game, match.state, action).message == (
        "action-no-number"
    )


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint16, int])
def test_integers_of_numpy_are_integers(kind):
    match, other = toll(), toll()
    step = match.act(kind(1))
    checked_apply(other.game, other.state, kind(1))
    assert (type(step.action), match.log[-1], type(match.log[-1])) == (int, 1, int)
    assert match.position() == other.position()
    assert boardwright.loads(match.to_lines()).position() == match.position()
    assert boardwright.new("toll", players=kind(3), seed=kind(1)).position() == toll().position()
    assert toll(values={"income": kind(2)}).values["income"] == 2
    match.rewind(kind(1))
    assert match.position() == toll().position()


@pytest.mark.parametrize("seed", ["abc", 1.5, True, [1], "1", np.float64(1)], ids=repr)
def test_a_seed_is_a_number_or_bytes(seed):
    error = refused(BadOptionError, boardwright.new, "toll", 2, seed=seed)
    assert (error.message, error.arguments["bytes"]) == ("seed-wanted", 32)


@pytest.mark.parametrize("seed", [b"", b"abc", bytes(33), bytearray(3)])
def test_a_seed_of_another_length_is_refused(seed):
    assert refused(BadOptionError, boardwright.new, "toll", 2, seed=seed).message == "seed-length"


def test_a_seed_may_be_bytes_of_any_kind():
    seed = seed_from_number(1)
    assert boardwright.new("toll", 3, seed=bytearray(seed)).position() == toll().position()


@pytest.mark.parametrize("count", ["1", 1.0, True, None])
def test_a_rewind_needs_a_whole_number(count):
    assert refused(BadOptionError, toll().rewind, count).message == "number-at-least"


@pytest.mark.parametrize("given", [3, [("income", 1)], {1: 2}, {"income": 1}.items()], ids=str)
def test_values_and_options_are_mappings(given):
    assert refused(BadOptionError, boardwright.new, "toll", 2, values=given).message == "mapping-wanted"
    assert refused(BadOptionError, boardwright.new, "toll", 2, options=given).message == "mapping-wanted"


@pytest.mark.parametrize("given", [None, b"{}", 3, Path("x")])
def test_a_record_is_text(given):
    assert refused(BadRecordError, boardwright.loads, given).message == "record-not-text"


@pytest.mark.parametrize("given", [None, 3, b"x", "\0", [1]])
@pytest.mark.parametrize("asked", ["load", "verify"])
def test_a_file_is_named_by_its_path(asked, given):
    assert refused(BadRecordError, getattr(boardwright, asked), given).message == "record-unreadable"


@pytest.mark.parametrize("game", [None, 3, "", "Toll", b"toll"])
def test_a_game_that_does_not_exist_is_refused(game):
    assert refused(UnknownNameError, boardwright.new, game, 2).message == "game-unknown"


@pytest.mark.parametrize(("given", "taken"), [(4, "4"), (np.int64(5), "5"), ("4", "4")])
def test_numbers_are_taken_for_options_whose_values_are_numbers(given, taken):
    match = boardwright.new("guilds", players=2, seed=1, options={"plot_rows": given})
    assert match.options["plot_rows"] == taken
    assert boardwright.loads(match.to_lines()).position() == match.position()


def test_negative_numbers_are_taken_too():
    match = boardwright.new("guilds", players=2, seed=1, options={"gold_income_points": -3})
    assert match.options["gold_income_points"] == "-3"


@pytest.mark.parametrize("given", [6, 4.0, True, None, -4])
def test_other_numbers_are_not(given):
    error = refused(BadOptionError, boardwright.new, "guilds", 2, options={"plot_rows": given})
    assert error.message == "option-choices"


@pytest.mark.parametrize(
    ("game", "given", "nearest"),
    [
        ("caylus1303", "granary.point", "granary.points"),
        ("caylus1303", "jeweler.cost", "jeweller.cost"),
        ("caylus1303", "cost.granary", "granary.cost"),
        ("guilds", "jeweler.gold", "characters.jeweller.gold"),
        ("guilds", "abilities.asassin.gold", "abilities.assassin.gold"),
        ("belfort", "building.pub.cost", "buildings.pub.cost"),
        ("belfort", "wall.costs", "wall.cost"),
        ("toll", "x" * 5000, "building.inn.cost"),
    ],
)
def test_an_unknown_key_is_refused_with_the_one_that_is_spelled_most_like_it(game, given, nearest):
    error = refused(BadTableError, boardwright.new, game, 2, values={given: 1})
    assert (error.message, error.arguments["nearest"]) == ("table-unknown-key", nearest)


@pytest.mark.parametrize(
    ("given", "nearest"),
    [("bild inn", "build inn"), ("Build in", "build inn"), ("tower", "build tower"), ("pas", "pass")],
)
def test_an_unknown_action_is_refused_with_the_one_that_is_spelled_most_like_it(given, nearest):
    error = refused(IllegalActionError, toll().act, given)
    assert (error.message, error.arguments["nearest"]) == ("action-unknown", nearest)
    assert nearest in str(error)


def test_where_nothing_is_alike_nothing_is_suggested():
    error = refused(IllegalActionError, toll().act, "42 is the answer")
    assert error.arguments["nearest"] == NO_NAME
    assert NO_NAME not in str(error)


def test_an_unknown_guild_is_refused_with_the_one_that_is_spelled_most_like_it():
    options = {"guilds": "spys wizards bandits thieves miners"}
    error = refused(BadOptionError, boardwright.new, "belfort", 3, options=options)
    assert (error.message, error.arguments["nearest"]) == ("option-pick-unknown", "spies")
    assert "spies" in str(error)


@pytest.mark.parametrize("name", registry.built_in())
def test_nonsense_of_any_type_meets_one_of_our_errors(name):
    for nonsense in (None, 1.5, "?", b"?", [], {}, object(), float("nan"), 10**30, -(10**30)):
        for work in ("act", "why_not", "view", "events", "can_undo", "undo", "ask_first", "rewind", "number"):
            match = boardwright.new(name, players=2, seed=1)
            try:
                getattr(match, work)(nonsense)
            except BoardwrightError as error:
                assert str(error) != ""
