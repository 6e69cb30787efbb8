"""Tables per match: what a file may replace, and how it is refused with its place."""

import pytest

from boardwright.core.errors import BadTableError
from boardwright.core.game import Printed
from boardwright.core.tables import defaults, differences, load, loads, replaced

PRINTED = (
    Printed("inn.cost", (2, 3, 0)),
    Printed("inn.income", 1),
    Printed("bank.gold", 4, "guess", low=1, high=9),
    Printed("rounds", 7),
    Printed("trade.sell_wood", 2),
)


def refused(changes):
    with pytest.raises(BadTableError) as caught:
        replaced(PRINTED, changes)
    return caught.value.message, caught.value.arguments


def refused_file(tmp_path, text):
    path = tmp_path / "table.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadTableError) as caught:
        load(path, PRINTED)
    return caught.value.message, caught.value.arguments


def test_without_changes_the_printed_values_hold():
    assert replaced(PRINTED, {}) == defaults(PRINTED)
    assert defaults(PRINTED)["inn.cost"] == (2, 3, 0)


def test_keys_may_be_dotted_or_nested():
    wanted = {**defaults(PRINTED), "inn.cost": (1, 1, 1), "inn.income": 5}
    assert replaced(PRINTED, {"inn.cost": [1, 1, 1], "inn.income": 5}) == wanted
    assert replaced(PRINTED, {"inn": {"cost": (1, 1, 1), "income": 5}}) == wanted


def test_an_unknown_key_is_refused_with_the_nearest_one():
    message, arguments = refused({"inn.costs": 3})
    assert message == "table-unknown-key"
    assert arguments == {"key": "inn.costs", "file": "", "line": 0, "nearest": "inn.cost"}
    assert refused({"trade": {"sell": 1}})[1]["nearest"] == "trade.sell_wood"
    assert refused({"bank": {"silver": 1}})[1]["key"] == "bank.silver"


@pytest.mark.parametrize("given", ["3", 3.0, True, False, None, [3], {"low": 1}])
def test_a_number_must_be_a_whole_number(given):
    message, arguments = refused({"rounds": given})
    assert message == "table-needs-number"
    assert (arguments["key"], arguments["given"]) == ("rounds", str(given))


@pytest.mark.parametrize("given", [-1, 100, 10**30])
def test_a_number_outside_its_range_is_refused_with_the_range(given):
    wanted = {"key": "rounds", "file": "", "line": 0, "given": given, "low": 0, "high": 99}
    assert refused({"rounds": given}) == ("table-out-of-range", wanted)


def test_a_value_may_have_a_narrower_range():
    assert replaced(PRINTED, {"bank.gold": 9})["bank.gold"] == 9
    assert refused({"bank.gold": 0})[0] == "table-out-of-range"
    assert refused({"bank.gold": 10})[0] == "table-out-of-range"


@pytest.mark.parametrize("given", [3, "2,3,0", [], [1, 2], [1, 2, 3, 4], {"wood": 1}, None])
def test_a_list_must_have_its_length(given):
    message, arguments = refused({"inn.cost": given})
    assert message == "table-needs-list"
    assert arguments == {"key": "inn.cost", "file": "", "line": 0, "length": 3}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ([1, 2, -1], "table-out-of-range"),
        ([1, True, 0], "table-needs-number"),
        ([1, 2, "3"], "table-needs-number"),
    ],
)
def test_every_number_of_a_list_is_checked(given, message):
    assert refused({"inn.cost": given})[0] == message


def test_only_what_differs_is_kept():
    assert differences(PRINTED, replaced(PRINTED, {"rounds": 7, "bank.gold": 5})) == {"bank.gold": 5}


def test_a_file_gives_only_what_differs(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text("rounds = 7\n[inn]\ncost = [2, 2, 2]\n[bank]\ngold = 4\n", encoding="utf-8")
    assert load(path, PRINTED) == {"inn.cost": (2, 2, 2)}


@pytest.mark.parametrize(
    ("text", "message", "line"),
    [
        ("rounds = 5\n\n[inn]\n# dear\ncost = [1, 2]\n", "table-needs-list", 5),
        ("rounds = 5\ninn.cost = 7\n", "table-needs-list", 2),
        ("[bank]\ngold = 0\n", "table-out-of-range", 2),
        ("[inn]\nincome = 1\n[bank]\nsilver = 3\n", "table-unknown-key", 4),
        ('"rounds" = true\n', "table-needs-number", 1),
        ("[ trade ]\n\nsell_wood = 'two'\n", "table-needs-number", 3),
        ("x = 1\n", "table-unknown-key", 1),
        ("\n\ninn = {cost = [1, 2, 3], incomes = 3}\n", "table-unknown-key", 3),
    ],
)
def test_an_error_in_a_file_names_the_file_and_the_line(tmp_path, text, message, line):
    found, arguments = refused_file(tmp_path, text)
    assert (found, arguments["line"]) == (message, line)
    assert arguments["file"] == str(tmp_path / "table.toml")


def test_a_place_that_cannot_be_found_is_the_first_line(tmp_path):
    message, arguments = refused_file(tmp_path, "\n[[inn]]\ncost = 1\n")
    assert (message, arguments["key"], arguments["line"]) == ("table-unknown-key", "inn", 1)


def test_a_file_that_is_no_toml_is_refused_with_the_place(tmp_path):
    message, arguments = refused_file(tmp_path, "rounds = = 5\n")
    assert message == "table-not-toml"
    assert "line 1" in arguments["problem"]


def test_a_key_given_twice_is_refused(tmp_path):
    assert refused_file(tmp_path, "rounds = 5\nrounds = 6\n")[0] == "table-not-toml"


def test_a_file_that_is_not_there_or_no_text_is_unreadable(tmp_path):
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"rounds = \xff\n")
    for path in (tmp_path / "missing.toml", tmp_path, broken):
        with pytest.raises(BadTableError) as caught:
            load(path, PRINTED)
        assert (caught.value.message, caught.value.arguments) == ("table-unreadable", {"file": str(path)})


def test_an_error_reads_as_a_sentence_with_its_place(tmp_path):
    path = tmp_path / "table.toml"
    path.write_text("\nrounds = -1\n", encoding="utf-8")
    with pytest.raises(BadTableError) as caught:
        load(path, PRINTED)
    assert str(caught.value) == f"{path}, line 2: “rounds” must be from 0 to 99, not −1."


@pytest.mark.parametrize("line", ["a." * 20_000 + "a = 1", "[" + "a." * 20_000 + "a]"])
def test_a_key_that_would_take_minutes_to_read_is_refused_at_once(line):
    with pytest.raises(BadTableError) as caught:
        loads(line, PRINTED, "T")
    assert caught.value.message == "table-not-toml"
    assert "2000" in str(caught.value)
