"""Catalogues: numbers, notations, values and JSON of every action, fixed and in one form."""

import json
import re
from pathlib import Path

import pytest

from boardwright import registry

GOLDEN = Path(__file__).resolve().parents[1] / "golden"

every_game = pytest.mark.parametrize("name", registry.built_in())


@every_game
def test_actions_are_only_ever_appended(name):
    lines = (GOLDEN / name / "catalogue.txt").read_text(encoding="utf-8").splitlines()
    catalogue = registry.game(name).catalogue
    assert [f"{number} {catalogue.text(number)}" for number in range(len(lines))] == lines


@every_game
def test_every_notation_is_read_back_and_belongs_to_one_action(name):
    catalogue = registry.game(name).catalogue
    numbers = range(len(catalogue))
    assert [catalogue.parse(catalogue.text(number)) for number in numbers] == list(numbers)
    assert [catalogue.number(catalogue.value(number)) for number in numbers] == list(numbers)


@every_game
def test_a_notation_is_a_few_plain_words_and_maybe_a_number_with_a_sign(name):
    catalogue = registry.game(name).catalogue
    for number in range(len(catalogue)):
        assert re.fullmatch(r"[a-z]+(?:[ -][a-z0-9]+)*(?: [+-][0-9]+)?", catalogue.text(number))


@every_game
def test_a_notation_can_be_told_from_what_a_person_types_besides(name):
    catalogue = registry.game(name).catalogue
    commands = {"?", "help", "why", "undo", "table", "log", "quit", "rewind"}
    firsts = {catalogue.text(number).split()[0] for number in range(len(catalogue))}
    assert firsts & commands == set()


@every_game
def test_no_two_actions_are_the_same_as_data(name):
    catalogue = registry.game(name).catalogue
    texts = {json.dumps(catalogue.json(number), sort_keys=True) for number in range(len(catalogue))}
    assert len(texts) == len(catalogue)


@every_game
def test_a_catalogue_has_a_few_hundred_entries(name):
    assert len(registry.game(name).catalogue) <= 1000
