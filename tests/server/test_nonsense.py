"""Nonsense in every address and every field: one honest answer, never an error of ours."""

import re

import pytest

from boardwright.server.app import PAGES
from tests.server.house import friends_at

WORDS = [
    "",
    "x",
    "-1",
    "999999999999",
    "1.5",
    "é",
    "\x00",
    "' OR 1=1 --",
    "../../etc/passwd",
    "9" * 3000,
    "٣",
]
FIELDS = ("action", "version", "seat", "at", "as", "accept", "order", "set", "url", "text", "bot")
FIELDS += ("nickname", "language", "next", "game", "players", "mode", "seat0", "seat1", "theme")
HONEST = {200, 303, 400, 403, 404, 405, 409, 422}


def paths_of(method):
    """Every address of pages that takes this method."""
    found = [route.path for module in PAGES for route in module.ROUTER.routes if method in route.methods]
    assert len(found) > 10
    return found


def filled(path, table, word):
    """An address of this table, with a word in every other place."""
    return re.sub(r"\{\w+\}", word.replace("/", "%2F") or "%20", path.replace("{table_id}", table.id))


@pytest.fixture(scope="module")
def two(house):
    """A running match of two."""
    return friends_at(house, "caylus1303", "Ann", "Bob")


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word[:12])
def test_every_page_answers_nonsense_in_its_address_honestly(house, two, word):
    table, people = two
    quoted = word.replace("\x00", "%00")
    for path in paths_of("GET"):
        if path.endswith("/stream"):
            continue
        for address in (
            filled(path, table, quoted),
            re.sub(r"\{\w+\}", quoted.replace("/", "%2F") or "%20", path),
        ):
            query = {name: word for name in ("at", "as", "log", "game", "mode", "players")}
            for options in ({}, {"params": query}):
                answer = people[0].get(address, **options)
                assert answer.status_code in HONEST, (address, options)
                assert "Traceback" not in answer.text


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word[:12])
def test_every_form_answers_nonsense_in_its_fields_honestly(house, two, word):
    table, people = two
    fields = dict.fromkeys(FIELDS, word)
    for path in paths_of("POST"):
        for given in (fields, {}):
            answer = people[0].post(filled(path, table, word.replace("\x00", "%00")), given)
            assert answer.status_code in HONEST, path
    assert house.forget(table.id).version >= 1


def test_one_wrong_field_at_a_time_is_refused_when_a_table_is_made(house):
    person = house.browser("Ann")
    good = {"game": "belfort", "players": 3, "seat0": "me", "seat1": "open", "seat2": "bot:greedy"}
    assert person.post("/tables", good).status_code == 303
    wrong = {
        "game": ["", "x", "chess", "../belfort"],
        "players": ["0", "1", "6", "x", "-3", "9" * 20],
        "seat1": ["", "x", "bot", "bot:", "bot:nobody", "me:x:y", "screen" * 10],
        "seat2": ["bot:../greedy", "bot:\x00", "bot:mcts:60s", "bot:expert@100"],
    }
    for field, values in wrong.items():
        for value in values:
            answer = person.post("/tables", {**good, field: value})
            expected = (303,) if (field, value) == ("seat1", "me:x:y") else (400, 404)
            assert answer.status_code in expected, (field, value)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"])
def test_other_methods_are_not_allowed(house, two, method):
    table, people = two
    for path in ("/", f"/t/{table.id}", f"/t/{table.id}/choose", "/healthz"):
        assert house.run(people[0].client.request(method, path)).status_code == 405


def test_a_table_that_is_not_there_is_not_found_everywhere(house):
    person = house.browser("Ann")
    for path in paths_of("POST"):
        if "{table_id}" in path:
            address = path.replace("{table_id}", "nowhere").replace("{given}", "0")
            assert person.post(address).status_code == 404, path
