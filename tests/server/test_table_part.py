"""The part of a page that changes: a page that tells what it shows is sent only the rest."""

import re

import pytest

from tests.server.house import friends_at

GAMES = ("belfort", "caylus1303", "guilds")
PRINTS = re.compile(r'<g data-print="([0-9a-f]{12})">')
SAME = re.compile(r'<g data-same="([0-9a-f]{12})"></g>')


def part(person, table, at, **shows):
    """What the script of a page is answered at a position."""
    headers = {"X-Part": "1", **{f"X-{name.title()}": value for name, value in shows.items()}}
    answer = person.get(f"/t/{table.id}/part?at={at}", headers=headers)
    assert answer.status_code == 200
    return answer.text


@pytest.fixture(scope="module")
def matches(house):
    """A match of each game, some way on."""
    found = {}
    for game in GAMES:
        table, people = friends_at(house, game, "Ann", "Bob", "Cid")
        found[game] = house.play(table.id, 60), people[0]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_closed_folds_are_empty_and_open_ones_are_not(matches, game):
    table, ann = matches[game]
    at = len(table.match.steps) - 1
    whole = part(ann, table, at)
    closed = part(ann, table, at, open="")
    words = part(ann, table, at, open="in-words")
    standing = part(ann, table, at, open="standing other")
    assert ('id="panel-' in whole, 'class="accounts"' in whole) == (True, True)
    assert ('id="panel-' in closed, 'class="accounts"' in closed) == (False, False)
    assert ('id="panel-' in words, 'class="accounts"' in words) == (True, False)
    assert ('id="panel-' in standing, 'class="accounts"' in standing) == (False, True)
    for text in (whole, closed, words, standing):
        assert text.count("<summary") == whole.count("<summary") - (
            0 if 'id="panel-' in text else folded(whole)
        )
        assert text.count('data-region="late"') == (0 if 'id="panel-' in text else 2) + (
            0 if 'class="accounts"' in text else 1
        )


def folded(text):
    """How many folds there are among the panels."""
    return len(re.findall(r'<details class="panel[^"]*" id="panel-', text))


@pytest.mark.parametrize("game", GAMES)
def test_pieces_that_the_page_has_are_only_named(matches, game):
    table, ann = matches[game]
    last = len(table.match.steps)
    for at in range(last - 12, last - 1):
        has = PRINTS.findall(part(ann, table, at))
        whole = part(ann, table, at + 1)
        sent = part(ann, table, at + 1, has=" ".join(has))
        assert {*SAME.findall(sent)} == {*PRINTS.findall(whole)} & {*has}
        assert {*PRINTS.findall(sent)} == {*PRINTS.findall(whole)} - {*has}
        assert len(sent) < len(whole)


def test_nonsense_about_what_a_page_shows_changes_nothing(matches):
    table, ann = matches["belfort"]
    whole = part(ann, table, 20)
    for has in ("", "x" * 5000, "g g g", "<script>", "000000000000"):
        assert part(ann, table, 20, has=has) == whole
    assert 'data-region="late"' in part(ann, table, 20, open="<script> in-words2")
