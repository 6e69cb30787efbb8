"""What every game must bring: playthroughs for every number of players and way to end, counts, records."""

import json
import re
from pathlib import Path

import pytest

from boardwright import registry
from boardwright.core import record as records
from tests.every_game.playing import TABLES, every_game, every_table
from tests.golden.playthrough import ENDINGS, FOLDER, endings_of

RECORDS = Path(__file__).resolve().parents[1] / "records"


def playthroughs(name):
    return [path.read_text(encoding="utf-8") for path in sorted((FOLDER / name).glob("*-players-*.txt"))]


@every_table
def test_every_number_of_players_has_a_golden_playthrough(name, players):
    assert any(re.search(rf"^players {players}$", text, re.M) for text in playthroughs(name))


@every_game
@pytest.mark.parametrize("ending", ENDINGS)
def test_every_way_in_which_a_game_can_end_has_a_golden_playthrough(name, ending):
    found = any(text.splitlines()[-1].startswith(f"ends: {ending}") for text in playthroughs(name))
    assert found == (ending in endings_of(name))


@every_game
@pytest.mark.parametrize("file", ["catalogue.txt", "perft.txt"])
def test_every_game_has_pinned_counts_and_numbers(name, file):
    assert (FOLDER / name / file).is_file()


@every_table
def test_every_number_of_players_has_a_finished_record(name, players):
    found = [
        records.from_text(path.read_text(encoding="utf-8"), registry.game)
        for path in (RECORDS / name).iterdir()
    ]
    assert [record for record in found if len(record.players) == players and record.result] != []


@every_game
def test_every_game_has_a_record_in_both_forms(name):
    assert {path.suffix for path in (RECORDS / name).iterdir()} == {".json", ".txt"}


def test_there_is_a_table_for_every_number_of_players():
    assert len(TABLES) == len(set(TABLES))
    assert {name for name, _ in TABLES} == set(registry.built_in())


@every_game
def test_what_a_list_of_games_shows_is_plain(name):
    meta = registry.game(name).meta
    shown = [meta.id, meta.title, meta.designers, meta.publisher, meta.minutes, meta.weight]
    assert json.loads(json.dumps(shown)) == shown
    assert meta.id == name
    assert 1 < meta.min_players <= meta.max_players <= 5
