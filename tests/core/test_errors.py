"""Errors: a message id with arguments, and a sentence for whoever reads it."""

import pickle

import pytest

import boardwright
from boardwright.core import errors
from boardwright.core.errors import BadOptionError, BoardwrightError, explain_errors_with


@pytest.fixture
def no_explainer():
    """Errors as they are before the package has installed its words."""
    before = list(errors._explainers)
    errors._explainers.clear()
    yield
    errors._explainers[:] = before


@pytest.mark.usefixtures("no_explainer")
def test_without_words_an_error_tells_its_message_id_and_arguments():
    assert (
        str(BadOptionError("option-switch", option="long", given=3)) == "option-switch (option=long, given=3)"
    )
    assert str(BoardwrightError("record-changed")) == "record-changed"


@pytest.mark.usefixtures("no_explainer")
def test_words_can_be_installed_and_replaced():
    explain_errors_with(lambda message, arguments: "first")
    explain_errors_with(lambda message, arguments: f"{message}: {arguments['option']}")
    assert str(BadOptionError("option-switch", option="long")) == "option-switch: long"


def test_an_error_holds_its_message_id_and_arguments():
    error = BadOptionError("option-switch", option="long", given=3)
    assert (error.message, error.arguments) == ("option-switch", {"option": "long", "given": 3})


def test_an_error_keeps_its_arguments_on_the_way_from_another_process():
    error = pickle.loads(pickle.dumps(BadOptionError("players-out-of-range", players=9, low=2, high=5)))
    assert (type(error), error.arguments) == (BadOptionError, {"players": 9, "low": 2, "high": 5})
    assert str(error) == "This game cannot be played by 9; it takes 2 to 5 players."


def test_the_package_installs_its_words():
    error = BadOptionError("players-out-of-range", players=9, low=2, high=5)
    assert str(error) == "This game cannot be played by 9; it takes 2 to 5 players."


@pytest.mark.parametrize("number", [10**20, -(10**40)])
def test_a_number_of_any_size_can_be_told(number):
    assert "0" in str(BadOptionError("players-out-of-range", players=number, low=2, high=5))


def test_an_error_with_a_reason_inside_reads_as_a_sentence():
    match = boardwright.new("toll", players=2, seed=1)
    with pytest.raises(boardwright.IllegalActionError) as caught:
        match.act("build tower")
    assert "gold" in str(caught.value)
