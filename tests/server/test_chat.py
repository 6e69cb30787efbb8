"""Talk beside the table, outside the record."""

import pytest

from tests.server.house import friends_at


@pytest.fixture
def two(house):
    """A table of two."""
    return friends_at(house, "caylus1303", "Ann", "Bob")


def test_what_is_said_is_seen_by_all_and_escaped(house, two):
    table, people = two
    assert people[0].do(table, "chat", text="<script>alert(1)</script> & zażółć").status_code == 200
    for person in (*people, house.browser()):
        page = person.get(f"/t/{table.id}").text
        assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; zażółć" in page
        assert "<script>alert" not in page


def test_talk_changes_neither_version_nor_record(two):
    table, people = two
    before = table.version, people[1].get(f"/t/{table.id}/record.json").content
    people[0].do(table, "chat", text="hello")
    assert (table.version, people[1].get(f"/t/{table.id}/record.json").content) == before


@pytest.mark.parametrize("text", ["", "   ", "\x00\x07", "x" * 501, "y" * 100_000])
def test_nothing_and_too_much_are_refused(two, text):
    table, people = two
    assert people[0].do(table, "chat", text=text).status_code == 400


def test_five_hundred_letters_are_taken(two):
    table, people = two
    assert people[0].do(table, "chat", text="x" * 500).status_code == 200


def test_a_spectator_needs_a_nickname_to_talk(house, two):
    table, _ = two
    spectator = house.browser()
    assert spectator.do(table, "chat", text="hello").status_code == 400
    spectator.post("/settings/nickname", {"nickname": "Eve"})
    assert spectator.do(table, "chat", text="hello").status_code == 200
    assert "Eve" in spectator.get(f"/t/{table.id}").text


def test_the_last_hundred_lines_are_shown(two):
    table, people = two
    for number in range(103):
        people[0].do(table, "chat", text=f"line-{number}-")
    page = people[1].get(f"/t/{table.id}").text
    assert ("line-2-" in page, "line-3-" in page, "line-102-" in page) == (False, True, True)
