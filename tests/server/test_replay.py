"""Following what others did: a page that shows an earlier position is told what came after it, by steps."""

import re

import pytest

from boardwright.server.views.replay import MAX_ANIMATED, MAX_DISTANCE
from tests.server.house import friends_at

GAMES = ("belfort", "caylus1303", "guilds")


def fetched(person, table, since, query=""):
    """What the script of a page fetches that shows a position: each step with its words and its board."""
    text = person.get(f"/t/{table.id}/part{query}", headers={"X-Part": "1", "X-Since": str(since)}).text
    found = re.search(r'<template id="passed">(.*?)</template>', text, re.DOTALL)
    each = re.compile(r'<div data-at="(\d+)"([^>]*)><div>(.*?)</div>(.*?)</div>', re.DOTALL)
    steps = each.findall(found[1] if found else "")
    return [(int(at), marks, re.findall(r"<p>(.*?)</p>", words), board) for at, marks, words, board in steps]


def places(board):
    """The places of a drawing with their names, and the pieces on it."""
    return re.findall(r'data-(?:place|piece|mark|home)="[^"]*"|aria-label="[^"]*"', board)


@pytest.mark.parametrize("game", GAMES)
def test_each_step_is_told_with_the_board_that_one_could_look_at(house, game):
    table, people = friends_at(house, game, "Ann", "Bob", "Cid")
    house.play(table.id, 30)
    last = len(table.match.steps)
    steps = fetched(people[0], table, last - 4)
    assert steps[-1][0] == last
    assert steps[-1][3] == ""
    assert len(steps) > 1
    for at, marks, words, board in steps[:-1]:
        past = people[0].part(f"/t/{table.id}/part?at={at}").text
        drawn = re.search(r'<svg class="boardsvg.*?</svg>', past, re.DOTALL)[0]
        assert places(board) == places(drawn)
        seat = table.match.steps[at - 1].seat
        assert (f'data-seat="{seat}"' in marks) == (seat >= 0)
        assert words or seat >= 0


@pytest.mark.parametrize("game", GAMES)
def test_every_step_but_the_last_has_a_board_of_its_own(house, game):
    table, people = friends_at(house, game, "Ann", "Bob", "Cid")
    house.play(table.id, 40)
    for at in range(12, len(table.match.steps), 5):
        boards = [bool(board) for _, _, _, board in fetched(people[0], table, at - 3, f"?at={at}")]
        assert boards[:-1] == [True] * (len(boards) - 1)
        assert boards[-1:] in ([False], [])


def test_no_more_than_some_steps_are_told_and_none_to_who_goes_far(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob", "Cid")
    house.play(table.id, 60)
    last = len(table.match.steps)
    assert len(fetched(people[0], table, last - MAX_ANIMATED - 6)) == MAX_ANIMATED
    assert fetched(people[0], table, last - MAX_DISTANCE - 1) == []
    assert fetched(people[0], table, last) == []
    assert fetched(people[0], table, last + 5) == []
    assert [step[0] for step in fetched(people[0], table, 40, "?at=42")] == [41, 42]


@pytest.mark.parametrize("nonsense", ["", "-1", "x", "1e9", "9" * 40, "\u0663"])
def test_nonsense_about_what_is_shown_is_taken_for_nothing(house, nonsense):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob", "Cid")
    house.play(table.id, 20)
    headers = [(b"x-part", b"1"), (b"x-since", nonsense.encode())]
    answer = people[0].get(f"/t/{table.id}/part", headers=headers)
    assert answer.status_code == 200
    assert 'id="passed"' not in answer.text
