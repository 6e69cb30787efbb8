"""Finished matches, kept for ever: each replays to the result that it states."""

import re
from pathlib import Path

import msgspec
import pytest

import boardwright
from boardwright import registry
from boardwright.core import record as records
from boardwright.core.match import replay, verify
from boardwright.core.record import FORMAT, Result, Rewind

FOLDER = Path(__file__).resolve().parent
FILES = sorted(path for path in FOLDER.glob("*/*") if path.suffix in (".json", ".txt"))
SEEDED = [path for path in FILES if re.search(r'"seed": ?"|\[Seed "', path.read_text(encoding="utf-8"))]

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


def read(path):
    return records.from_text(path.read_text(encoding="utf-8"), registry.game)


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
        assert msgspec.structs.replace(again, digest="") == msgspec.structs.replace(record, digest="")


@pytest.mark.parametrize("path", SEEDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_dealing_of_a_kept_match_can_be_checked(path):
    record = read(path)
    assert verify(record, registry.game(record.game)) > 0


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_format_and_every_rules_version_up_to_now_has_a_match(name):
    kept = [read(path) for path in FILES if path.parent.name == name]
    assert {record.format for record in kept} == set(range(1, FORMAT + 1))
    assert {record.rules_version for record in kept} == set(
        range(1, registry.game(name).meta.rules_version + 1)
    )


@every_file
def test_a_file_marked_format_1_stays_readable(path):
    text = path.read_text(encoding="utf-8")
    assert re.search(r'"format": ?1\b|^\[Format "1"\]$', text, re.M)
    assert read(path).format == 1


@pytest.mark.parametrize("name", registry.GAMES)
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
