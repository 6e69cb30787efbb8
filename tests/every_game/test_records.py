"""Records: every match can be written down in both forms, read again, replayed, checked and played on."""

import json

import pytest

import boardwright
from boardwright import registry
from boardwright.core import record as records
from boardwright.core.match import replay, verify
from boardwright.core.random import Random
from tests.every_game.playing import every_game, every_table, finished, new_match, play_on

FORMS = ("json", "txt")


def lines_of(match):
    """The position at the start and after every step."""
    return [match.game.position(step.before) for step in match.steps] + [match.position()]


@every_table
def test_a_record_in_json_replays_to_the_same_states(name, players):
    match = finished(name, players, 11)
    again = boardwright.loads(records.to_json(match.record()))
    assert lines_of(again) == lines_of(match)
    assert again.record() == match.record()


@every_table
def test_a_record_in_text_form_replays_to_the_same_states(name, players):
    match = finished(name, players, 12)
    again = boardwright.loads(match.to_lines())
    assert lines_of(again) == lines_of(match)
    assert again.to_lines() == match.to_lines()


@every_table
def test_both_forms_hold_the_same_record(name, players):
    match = finished(name, players, 13)
    json_form = records.from_text(records.to_json(match.record()), registry.game)
    text_form = records.from_text(match.to_lines(), registry.game)
    assert json_form == text_form


@every_table
@pytest.mark.parametrize("form", FORMS)
def test_a_saved_match_goes_on_the_same_way_after_loading(name, players, form, tmp_path):
    match = play_on(new_match(name, players, 14), Random(1), count=9)
    path = tmp_path / f"match.{form}"
    match.save(path, with_seed=True)
    loaded = boardwright.load(path)
    assert (loaded.position(), loaded.legal) == (match.position(), match.legal)
    assert play_on(loaded, Random(2)).record() == play_on(match, Random(2)).record()


@every_table
def test_a_match_in_play_keeps_its_seed_to_itself(name, players):
    match = play_on(new_match(name, players, 15), Random(1), count=5)
    seed = match.dealer.seed.hex()
    assert match.record().seed is None
    assert seed not in records.to_json(match.record()) + match.to_lines()
    assert finished(name, players, 15).record().seed == seed


@every_table
def test_the_dealing_of_a_finished_match_can_be_checked(name, players):
    match = finished(name, players, 16)
    chance = sum(1 for step in match.steps if step.seat < 0)
    assert verify(match.record(), match.game) == chance
    assert chance > 0


@every_table
def test_every_beginning_of_a_record_replays(name, players):
    match = finished(name, players, 17)
    record = match.record()
    for upto in range(0, len(record.log), 40):
        part = replay(record, match.game, upto)
        assert part.position() == match.game.position(match.steps[upto].before)


@every_game
def test_the_actions_of_a_game_are_plain_data(name):
    catalogue = registry.game(name).catalogue
    for action in range(len(catalogue)):
        plain = catalogue.json(action)
        assert json.loads(json.dumps(plain)) == plain
