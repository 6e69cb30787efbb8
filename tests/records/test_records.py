"""Finished matches, kept for ever: each replays to the result that it states."""

import re
from pathlib import Path

import msgspec
import pytest

import boardwright
from boardwright import registry
from boardwright.core import record as records
from boardwright.core.errors import BadRecordError
from boardwright.core.match import replay, verify
from boardwright.core.record import FORMAT, Answer, Result, Rewind

FOLDER = Path(__file__).resolve().parent
FILES = sorted(path for path in FOLDER.glob("*/*") if path.suffix in (".json", ".txt"))
SEEDED = [path for path in FILES if re.search(r'"seed": ?"|\[Seed "', path.read_text(encoding="utf-8"))]

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


def read(path):
    return records.from_text(path.read_text(encoding="utf-8"), registry.game)


def in_format_1(record):
    """The record without its seats and its digest."""
    log = [entry.action if isinstance(entry, Answer) else entry for entry in record.log]
    return msgspec.structs.replace(record, format=1, log=log, digest="")


def with_present_options(record):
    """The record with the defaults of options that are newer than itself."""
    defaults = {option.name: list_of(option.default) for option in registry.game(record.game).meta.options}
    return msgspec.structs.replace(record, options={**defaults, **record.options})


def rewinds(record):
    return sum(1 for entry in record.log if isinstance(entry, Rewind))


@every_file
def test_a_finished_match_replays_to_the_result_that_it_states(path):
    record = read(path)
    match = replay(record, registry.game(record.game))
    assert match.is_over
    assert Result(match.scores, match.ranking) == record.result
    assert record.game == path.parent.name


@every_file
def test_a_match_is_kept_in_a_folder_of_its_game_under_a_name_that_says_what_it_shows(path):
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", path.stem)


@every_file
def test_a_kept_match_can_be_written_in_either_form_and_stays_the_same(path):
    record = read(path)
    match = boardwright.load(path)
    for text in (records.to_json(match.record()), match.to_lines()):
        again = records.from_text(text, registry.game)
        assert in_format_1(again) == with_present_options(in_format_1(record))
        assert again == msgspec.structs.replace(match.record(), digest=again.digest)


@pytest.mark.parametrize("path", SEEDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_dealing_of_a_kept_match_can_be_checked(path):
    record = read(path)
    assert verify(record, registry.game(record.game)) > 0


@pytest.mark.parametrize("name", registry.built_in())
def test_every_format_and_every_rules_version_up_to_now_has_a_match(name):
    kept = [read(path) for path in FILES if path.parent.name == name]
    assert {record.format for record in kept} == set(range(1, FORMAT + 1))
    assert {record.rules_version for record in kept} == set(
        range(1, registry.game(name).meta.rules_version + 1)
    )


@every_file
def test_a_file_is_read_in_the_format_that_it_names(path):
    text = path.read_text(encoding="utf-8")
    named = re.search(r'"format": ?(\d+)\b|^\[Format "(\d+)"\]$', text, re.M)
    assert {str(read(path).format), None} == set(named.groups())


@every_file
def test_from_format_2_on_every_entry_names_its_seat(path):
    record = read(path)
    named = {isinstance(entry, Answer) for entry in record.log if not isinstance(entry, Rewind)}
    assert named == {record.format > 1}


def test_the_answers_of_some_kept_matches_came_in_another_order_than_that_of_the_seats():
    unordered = [path for path in FILES if "any-order" in path.stem]
    assert len(unordered) == 2
    for path in unordered:
        record = read(path)
        record.log = in_format_1(record).log
        with pytest.raises(BadRecordError):
            replay(record, registry.game(record.game))


@pytest.mark.parametrize("name", registry.built_in())
def test_the_matches_of_a_game_show_rewinds_other_tables_and_options(name):
    kept = [read(path) for path in FILES if path.parent.name == name]
    meta = registry.game(name).meta
    defaults = {option.name: option.default for option in meta.options}
    assert max(rewinds(record) for record in kept) > 0
    assert [record for record in kept if record.tables] != []
    changed = {
        key for record in kept for key, value in record.options.items() if value != list_of(defaults[key])
    }
    assert changed == set(defaults)


def list_of(value):
    return list(value) if isinstance(value, tuple) else value
