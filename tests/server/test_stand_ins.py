"""Nobody decides for another: a bot stands in by consent or by the absence rule of the table, and no seat
that was held is offered with its hand."""

import asyncio
import re
from datetime import datetime, timedelta

import pytest

from boardwright.server.errors import BadRequest, Forbidden
from boardwright.server.tables import rows, seats, stand_ins
from boardwright.server.tables.presence import Sightings
from tests.server.house import Program, friends_at, legal, programs_at, text_of

EVE = "not-your-seat"


def later(house, monkeypatch, minutes):
    """Let so many minutes pass for everything that is stored and judged from now on."""
    then = rows.now() + timedelta(minutes=minutes)
    monkeypatch.setattr(rows, "now", lambda: then)


def with_a_program(house, **fields):
    """A table that a person has made and at which a program without a name plays, too."""
    owner = house.browser("Ann")
    table = owner.make("caylus1303", "me", "open", **fields)
    path = f"/api/v1/tables/{table.id}/join"
    joined = house.run(house.client().post(path, json={"invite": table.seats[1].invite})).json()
    return house.table(table.id), owner, Program(house, table.id, joined["token"])


def until_asked(house, table, seat):
    """Play until a seat must decide."""
    while table.to_act() != [seat]:
        house.play(table.id, 1)


def to_the_end(house, table, seat):
    """Play a match to its end in which a bot plays all seats but one."""
    while table.status != "over":
        house.until(lambda: table.to_act() in ([seat], []))
        house.play(table.id, len(table.to_act()))


def error_of(answer):
    """The status of a refusal, and its name."""
    return answer.status_code, answer.json()["error"]


# The rule, with a clock


@pytest.fixture
def asked(house):
    """A match of two, the seat that is to act, and the moment at which it was asked."""
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    until_asked(house, table, 1)
    return table, people, table.entries[-1].at


def test_absence_counts_from_the_question_when_the_holder_was_not_seen_since(asked):
    table, _, begun = asked
    seen = Sightings(begun, {1: begun - timedelta(hours=3)})
    assert stand_ins.stand_in_from(table, 1, seen) == begun + timedelta(minutes=10)
    assert stand_ins.stand_in_from(table, 1, Sightings(begun)) == begun + timedelta(minutes=10)


def test_absence_counts_from_the_last_sighting_after_the_question(asked):
    table, _, begun = asked
    seen = Sightings(begun, {1: begun + timedelta(minutes=4)})
    assert stand_ins.stand_in_from(table, 1, seen) == begun + timedelta(minutes=14)


def test_whoever_is_not_to_act_is_not_absent(asked):
    table, _, begun = asked
    with pytest.raises(Forbidden) as refused:
        stand_ins.check_stand_in(table, 0, Sightings(begun + timedelta(days=9)))
    assert refused.value.message == "stand-in-not-asked"


@pytest.mark.parametrize(
    ("after", "is_early"), [(timedelta(minutes=10), False), (timedelta(seconds=599), True)]
)
def test_the_moment_is_exact(asked, after, is_early):
    table, _, begun = asked
    sightings = Sightings(begun + after)
    moment = stand_ins.stand_in_from(table, 1, sightings)
    assert (sightings.now < moment) == is_early
    assert (
        stand_ins.shown_moment(datetime(2026, 3, 2, 0, 5), datetime(2026, 3, 1, 23, 55)) == "2026-03-02 00:05"
    )


def test_a_table_whose_rule_is_never_names_no_moment(asked):
    table, _, begun = asked
    table.absence = 0
    assert stand_ins.stand_in_from(table, 1, Sightings(begun)) is None
    with pytest.raises(Forbidden) as refused:
        stand_ins.check_stand_in(table, 1, Sightings(begun + timedelta(days=99)))
    assert refused.value.message == "stand-in-never"


@pytest.mark.parametrize("minutes", [1, 10**6])
def test_a_rule_out_of_range_is_refused(house, minutes):
    with pytest.raises(BadRequest) as refused:
        stand_ins.check_absence(minutes)
    assert refused.value.message == "absence"
    form = {"game": "caylus1303", "players": 2, "seat0": "me", "seat1": "open", "absence": minutes}
    assert house.browser("Ann").post("/tables", form).status_code == 400


# The owner of a table


def test_the_owner_cannot_seat_a_bot_for_a_friend_who_is_to_act(house, asked):
    table, people, _ = asked
    version = table.version
    answer = people[0].do(table, "seats/1/bot", bot="random")
    assert error_of(answer) == (403, "stand-in-early")
    assert re.search(r"from (\d\d\d\d-\d\d-\d\d )?\d\d:\d\d \(UTC\)", answer.json()["message"])
    assert (table.seats[1].kind, table.version) == ("person", version)


def test_the_owner_cannot_seat_a_bot_for_a_friend_who_is_not_asked(house, asked, monkeypatch):
    table, people, _ = asked
    until_asked(house, table, 0)
    later(house, monkeypatch, 10**4)
    assert error_of(people[0].do(table, "seats/1/bot", bot="random")) == (403, "stand-in-not-asked")


def test_everybody_sees_the_rule_and_the_moment_and_only_the_owner_a_button_once_it_has_come(
    house, asked, monkeypatch
):
    table, people, _ = asked
    people[1].get(f"/t/{table.id}")
    for person in (people[0], house.browser()):
        shown = text_of(person.get(f"/t/{table.id}"))
        assert "has not been at the table for 10 minutes" in shown
        assert re.search(r"A bot can stand in from .*\d\d:\d\d \(UTC\)", shown)
    assert "seats/1/bot" not in people[0].get(f"/t/{table.id}").text
    later(house, monkeypatch, 11)
    assert "seats/1/bot" in people[0].get(f"/t/{table.id}").text
    assert "seats/1/bot" not in house.browser().get(f"/t/{table.id}").text


def test_a_bot_stands_in_for_an_absent_friend_who_is_told_and_takes_the_seat_back(house, asked, monkeypatch):
    table, people, _ = asked
    later(house, monkeypatch, 11)
    assert people[0].do(table, "seats/1/bot", bot="random").status_code == 200
    assert (table.seats[1].kind, table.seats[1].has_stand_in) == ("bot", True)
    house.until(lambda: table.to_act() == [0])
    for person in (people[0], house.browser()):
        assert "Bob is away: a bot stands in." in text_of(person.get(f"/t/{table.id}"))
    page = text_of(people[1].get(f"/t/{table.id}"))
    assert "you were away, so a bot has been playing for you since" in page
    assert "I am back" in page
    assert people[0].do(table, "seats/1/take").status_code == 403
    assert people[1].do(table, "seats/1/take").status_code == 200
    assert (table.seats[1].kind, table.seats[1].bot) == ("person", "")
    assert "Bob is back." in text_of(people[0].get(f"/t/{table.id}?log=all"))
    table = house.forget(table.id)
    kinds = [entry.kind for entry in table.entries]
    assert [kind for kind in kinds if kind in ("away", "return", "leave")] == ["away", "return"]
    until_asked(house, table, 1)
    assert people[1].choose(table, legal(table, 1)[0]).status_code == 200


def test_a_friend_who_was_seen_meanwhile_is_waited_for_again(house, asked, monkeypatch):
    table, people, _ = asked
    later(house, monkeypatch, 9)
    assert people[1].get(f"/t/{table.id}").status_code == 200
    later(house, monkeypatch, 9)
    assert error_of(people[0].do(table, "seats/1/bot", bot="random")) == (403, "stand-in-early")
    later(house, monkeypatch, 2)
    assert people[0].do(table, "seats/1/bot", bot="random").status_code == 200


def test_a_sighting_is_stored_for_other_processes(house, asked):
    table, people, _ = asked
    people[1].get(f"/t/{table.id}")
    house.run(house.service.tables.presence.close())
    stored = house.run(house.service.store.read(lambda connection: rows.seen_at(connection, table.id)))
    assert table.created <= stored[1] <= rows.now()


def test_a_friend_with_an_open_page_is_present(house, asked, monkeypatch):
    table, people, _ = asked
    later(house, monkeypatch, 99)
    page = house.service.streams.subscribe(table.id, table.seats[1].person)
    house.call(page.__enter__)
    answer = people[0].do(table, "seats/1/bot", bot="random")
    house.call(lambda: page.__exit__(None, None, None))
    assert error_of(answer) == (403, "stand-in-early")


def test_the_owner_does_not_change_the_bot_that_a_friend_has_chosen(house, asked):
    table, people, _ = asked
    assert people[1].do(table, "seats/1/bot", bot="greedy").status_code == 200
    assert error_of(people[0].do(table, "seats/1/bot", bot="random")) == (403, EVE)
    assert table.seats[1].bot == "greedy"
    assert "Bob lets a bot stand in." in text_of(people[0].get(f"/t/{table.id}?log=all"))


def test_before_the_match_begins_a_taken_seat_is_not_given_to_a_bot(house):
    owner, bob = house.browser("Ann"), house.browser("Bob")
    table = owner.make("caylus1303", "me", "open", "open")
    bob.join(table.seats[1].invite)
    assert error_of(owner.do(table, "seats/1/bot", bot="random")) == (403, "stand-in-not-asked")
    assert (table.seats[1].kind, table.seats[1].name) == ("person", "Bob")


def test_the_rule_is_chosen_with_the_table_and_kept_by_its_rematch(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob", absence=60)
    table = house.forget(table.id)
    assert table.absence == 60
    assert "for 1 hour" in text_of(people[1].get(f"/t/{table.id}"))
    house.play(table.id)
    again = house.table(people[0].post(f"/t/{table.id}/rematch").headers["location"].removeprefix("/t/"))
    assert again.absence == 60


def test_whoever_has_just_taken_a_seat_is_not_absent(house, asked, monkeypatch):
    table, people, _ = asked
    people[1].do(table, "seats/1/open")
    later(house, monkeypatch, 60)
    house.browser("Dora").join(table.seats[1].invite)
    assert error_of(people[0].do(table, "seats/1/bot", bot="random")) == (403, "stand-in-early")


def test_the_webhook_of_an_absent_holder_is_called(house, asked, monkeypatch):
    table, people, _ = asked
    sent = []

    async def noted(url, message):
        sent.append((url, message["text"]))
        return 200

    monkeypatch.setattr("boardwright.server.webhooks.send", noted)
    house.run(seats.set_webhook(house.service.tables, table, 1, "https://hooks.example/x"))
    later(house, monkeypatch, 11)
    people[0].do(table, "seats/1/bot", bot="random")
    house.until(lambda: bool(sent))
    assert sent[0][0] == "https://hooks.example/x"
    assert "Bob is away, so a bot stands in" in sent[0][1]
    assert table.seats[1].webhook == "https://hooks.example/x"


# Programs


def test_the_owner_cannot_empty_the_seat_of_a_program_and_read_its_hand(house):
    table, owner, program = with_a_program(house)
    assert error_of(owner.do(table, "seats/1/bot", bot="random"))[0] == 403
    assert error_of(owner.do(table, "seats/1/open")) == (403, EVE)
    assert (table.seats[1].kind, table.seats[1].invite) == ("person", None)
    assert program.get("view").json()["seat"] == 1


def test_not_even_a_bot_that_stands_in_for_a_program_opens_its_seat_to_the_owner(house, monkeypatch):
    table, owner, program = with_a_program(house)
    until_asked(house, table, 1)
    later(house, monkeypatch, 11)
    assert owner.do(table, "seats/1/bot", bot="random").status_code == 200
    assert error_of(owner.do(table, "seats/1/open")) == (403, EVE)
    assert "seats/1/open" not in owner.get(f"/t/{table.id}").text
    assert (program.get("view").json()["seat"], table.seats[1].invite) == (1, None)


def test_a_program_that_asks_is_present(house, monkeypatch):
    table, owner, program = with_a_program(house)
    until_asked(house, table, 1)
    later(house, monkeypatch, 60)
    assert program.get("legal").status_code == 200
    assert error_of(owner.do(table, "seats/1/bot", bot="random")) == (403, "stand-in-early")


def test_a_program_takes_its_seat_back_and_does_not_act_before(house, monkeypatch):
    table, owner, program = with_a_program(house)
    until_asked(house, table, 1)
    later(house, monkeypatch, 11)
    owner.do(table, "seats/1/bot", bot="random")
    house.until(lambda: table.to_act() == [0])
    assert error_of(program.act([0], table.version)) == (403, "bot-stands-in")
    other = Program(house, table.id, "x" * 32)
    assert other.post("seats/1/take").status_code == 403
    info = program.post("seats/1/take").json()
    assert [(seat["kind"], seat["has_stand_in"]) for seat in info["seats"]] == [("person", False)] * 2
    until_asked(house, table, 1)
    assert program.act([legal(table, 1)[0]], table.version).status_code == 200


def test_the_owner_of_a_table_of_programs_waits_for_them_too(house, monkeypatch):
    client = house.client()
    body = {"game": "caylus1303", "seats": [{"kind": "open"}] * 2, "absence": 30}
    made = house.run(client.post("/api/v1/tables", json=body)).json()
    path = f"/api/v1/tables/{made['table']['id']}"
    for each in made["invitations"]:
        house.run(client.post(f"{path}/join", json={"invite": each["invite"]}))
    owner = Program(house, made["table"]["id"], made["owner"])
    table = house.table(made["table"]["id"])
    seat = table.to_act()[0]
    assert error_of(owner.post(f"seats/{seat}/bot?bot=random")) == (403, "stand-in-early")
    info = house.run(client.get(path)).json()
    assert (info["absence"], info["seats"][1 - seat]["stand_in_from"]) == (30, None)
    moment = datetime.fromisoformat(info["seats"][seat]["stand_in_from"]).replace(tzinfo=None)
    assert moment >= table.entries[-1].at + timedelta(minutes=30)
    later(house, monkeypatch, 31)
    assert owner.post(f"seats/{seat}/bot?bot=random").json()["seats"][seat]["has_stand_in"] is True


def opened_stream(house, program, monkeypatch):
    """The stream of a program, which is being read, and the seats that were seen meanwhile.

    The transport of the tests hands over a whole answer, so it is complete when the stream has ended.
    """
    noted, note = [], house.service.tables.presence.note

    def noting(table, numbers):
        noted.append(list(numbers))
        note(table, numbers)

    monkeypatch.setattr(house.service.tables.presence, "note", noting)
    stream = program.client.get(f"{program.path}/events?format=ndjson")
    reading = asyncio.run_coroutine_threadsafe(stream, house.loop)
    house.until(lambda: len(noted) >= 2)
    return reading, noted


def test_an_open_stream_of_a_program_is_a_sighting(house, monkeypatch):
    table, programs = programs_at(house, "caylus1303", 2)
    reading, noted = opened_stream(house, programs[1], monkeypatch)
    assert noted[:2] == [[1], [1]]
    house.play(table.id)
    assert reading.result(30).status_code == 200


def test_a_stream_ends_when_its_seat_is_somebody_elses(house, monkeypatch):
    table, programs = programs_at(house, "caylus1303", 2)
    reading, _ = opened_stream(house, programs[1], monkeypatch)
    invite = house.run(seats.open_seat(house.service.tables, table, 1))
    house.browser("Dora").join(invite)
    assert [line for line in reading.result(30).text.splitlines() if '"kind":"act"' in line] == []


# Other ways to a hand


def test_a_seat_that_was_emptied_in_an_older_release_is_not_offered(house):
    table, owner, _ = with_a_program(house)
    seat = table.seats[1]
    seat.kind, seat.bot, seat.token, seat.name = "bot", "random", None, ""
    assert error_of(owner.do(table, "seats/1/open")) == (403, EVE)


def test_the_link_of_an_offered_seat_is_not_shown_to_the_owner_while_a_bot_stands_in(
    house, asked, monkeypatch
):
    table, people, _ = asked
    people[1].do(table, "seats/1/open")
    invite = table.seats[1].invite
    later(house, monkeypatch, 11)
    assert people[0].do(table, "seats/1/bot", bot="random").status_code == 200
    assert table.seats[1].invite == invite
    assert invite not in people[0].get(f"/t/{table.id}").text
    assert invite in people[1].get(f"/t/{table.id}").text


def test_a_rematch_gives_their_seats_back_to_those_for_whom_a_bot_stood_in(house, asked):
    table, people, _ = asked
    people[1].do(table, "seats/1/bot", bot="random")
    to_the_end(house, table, 0)
    again = house.table(people[0].post(f"/t/{table.id}/rematch").headers["location"].removeprefix("/t/"))
    assert [(seat.kind, seat.name) for seat in again.seats] == [("person", "Bob"), ("person", "Ann")]


def test_a_rematch_invites_a_program_again_for_which_a_bot_stood_in(house):
    table, owner, program = with_a_program(house)
    assert program.post("seats/1/bot?bot=random").status_code == 200
    to_the_end(house, table, 0)
    again = house.table(owner.post(f"/t/{table.id}/rematch").headers["location"].removeprefix("/t/"))
    assert [seat.kind for seat in again.seats] == ["open", "person"]


@pytest.mark.parametrize("what", ["rematch", "fork"])
def test_a_running_match_has_neither_rematch_nor_fork(asked, what):
    table, people, _ = asked
    assert error_of(people[0].do(table, what, at=0)) == (400, "not-over")


def test_hints_stay_off_while_a_bot_stands_in_for_another_person(house, monkeypatch):
    owner, bob = house.browser("Ann"), house.browser("Bob")
    table = owner.make("caylus1303", "me", "bot:random", training="yes")
    owner.do(table, "seats/1/open")
    bob.join(table.seats[1].invite)
    until_asked(house, table, 1)
    later(house, monkeypatch, 11)
    assert owner.do(table, "seats/1/bot", bot="random").status_code == 200
    assert table.is_alone is False
