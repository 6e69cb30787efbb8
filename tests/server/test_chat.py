"""Talk beside the table, outside the record."""

import pytest

from tests.server.house import friends_at, text_of


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


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "ANN",
        " a n n ",
        "\u0410nn",
        "\uff21\uff4e\uff4e",
        "An\u200bn",
        "A\u0144n",
        "Bob",
        "B0b",
        "\u0392ob",
    ],
    ids=ascii,
)
def test_a_spectator_does_not_talk_under_the_name_of_a_player_or_one_that_looks_like_it(house, two, name):
    table, people = two
    answers = [house.browser().do(table, "chat", text="I resign", nickname=name)]
    spectator = house.browser()
    spectator.post("/settings/nickname", {"nickname": name})
    answers.append(spectator.do(table, "chat", text="I resign"))
    assert [(each.status_code, each.json()["error"]) for each in answers] == [(400, "name-taken")] * 2
    assert "I resign" not in people[0].get(f"/t/{table.id}").text


@pytest.mark.parametrize("name", ["Red", "niebieski", "BLAU", "Rosso"])
def test_a_spectator_does_not_talk_under_the_colour_of_a_seat_without_a_name(house, name):
    owner = house.browser()
    table = owner.make("caylus1303", "me", "screen")
    answer = house.browser().do(table, "chat", text="hello", nickname=name)
    assert answer.json()["error"] == "name-taken"


def test_what_spectators_say_is_marked(house, two):
    table, people = two
    people[1].do(table, "chat", text="mine")
    assert "watching" not in text_of(people[0].get(f"/t/{table.id}")).split("Chat")[-1].split("mine")[0]
    house.browser().do(table, "chat", text="theirs", nickname="Eve")
    assert "Eve watching" in text_of(people[0].get(f"/t/{table.id}"))


def test_whoever_lets_a_bot_stand_in_still_talks_under_their_own_name(two):
    table, people = two
    people[1].do(table, "seats/1/bot", bot="random")
    assert people[1].do(table, "chat", text="back soon").status_code == 200
    assert "Bob" in text_of(people[0].get(f"/t/{table.id}")).partition("back soon")[0][-40:]


def test_a_player_who_joins_gets_a_name_that_does_not_look_like_anothers(house):
    owner = house.browser("Ann")
    table = owner.make("caylus1303", "me", "open")
    house.browser().join(table.seats[1].invite, "\u0410NN")
    assert table.seats[1].name == "\u0410NN 2"
