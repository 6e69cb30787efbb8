"""Options: the number of players, switches, choices, and several of a list."""

import pytest

from boardwright.core.errors import BadOptionError
from boardwright.core.game import Meta, Option
from boardwright.core.options import completed

META = Meta(
    id="sample",
    title="Sample",
    designers="",
    publisher="",
    min_players=2,
    max_players=4,
    minutes=1,
    weight="light",
    rules_version=1,
    max_decisions=1,
    options=(
        Option("long", default=False),
        Option("mode", default="plain", choices=("plain", "hard")),
        Option("cards", default=(), choices=("a", "b", "c"), pick=2),
    ),
)
BARE = Meta("bare", "Bare", "", "", 2, 4, 1, "light", 1, 1)


def refused(meta, players, given):
    with pytest.raises(BadOptionError) as caught:
        completed(meta, players, given)
    return caught.value.message, caught.value.arguments


def test_what_is_not_given_has_its_default():
    assert completed(META, 2, {}) == {"long": False, "mode": "plain", "cards": ()}


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 99])
def test_a_number_of_players_outside_the_range_is_refused_with_the_range(players):
    assert refused(META, players, {}) == ("players-out-of-range", {"players": players, "low": 2, "high": 4})


def test_an_unknown_option_is_refused_with_those_that_exist():
    wanted = ("option-unknown", {"option": "fast", "known": "long, mode, cards"})
    assert refused(META, 2, {"fast": True}) == wanted
    assert refused(BARE, 2, {"fast": True}) == ("option-unknown", {"option": "fast", "known": "-"})


@pytest.mark.parametrize("given", [True, "yes", "on", "TRUE", "Yes"])
def test_a_switch_can_be_turned_on_by_word(given):
    assert completed(META, 2, {"long": given})["long"] is True


@pytest.mark.parametrize("given", [False, "no", "off", "False"])
def test_a_switch_can_be_turned_off_by_word(given):
    assert completed(META, 2, {"long": given})["long"] is False


@pytest.mark.parametrize("given", ["perhaps", "", 1, 0, None, ["yes"]])
def test_a_switch_takes_nothing_else(given):
    assert refused(META, 2, {"long": given}) == ("option-switch", {"option": "long", "given": str(given)})


def test_a_choice_is_taken_as_it_is():
    assert completed(META, 3, {"mode": "hard"})["mode"] == "hard"


@pytest.mark.parametrize("given", ["soft", "", "Hard", 1, None, ["hard"]])
def test_a_choice_that_there_is_not_is_refused_with_those_that_there_are(given):
    wanted = {"option": "mode", "given": str(given), "choices": "plain, hard"}
    assert refused(META, 2, {"mode": given}) == ("option-choices", wanted)


@pytest.mark.parametrize("given", ["a b", "a,b", "a, b", ["a", "b"], ("a", "b")])
def test_several_names_may_be_given_as_text_or_list(given):
    assert completed(META, 2, {"cards": given})["cards"] == ("a", "b")


def test_the_order_of_several_names_is_kept():
    assert completed(META, 2, {"cards": "c a"})["cards"] == ("c", "a")


@pytest.mark.parametrize("given", ["", [], ()])
def test_no_name_at_all_leaves_the_choice_open(given):
    assert completed(META, 2, {"cards": given})["cards"] == ()


@pytest.mark.parametrize("given", ["a", "a b c", "a a", 7, None, True])
def test_too_few_too_many_or_equal_names_are_refused(given):
    wanted = {"option": "cards", "count": 2, "choices": "a, b, c"}
    assert refused(META, 2, {"cards": given}) == ("option-pick", wanted)


@pytest.mark.parametrize(("given", "unknown"), [("a d", "d"), (["a", 1], "1"), ("dd", "dd")])
def test_an_unknown_name_is_refused_by_itself(given, unknown):
    wanted = {"option": "cards", "given": unknown, "nearest": "none", "choices": "a, b, c"}
    assert refused(META, 2, {"cards": given}) == ("option-pick-unknown", wanted)
