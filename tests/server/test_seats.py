"""Seats are not people: taken by link, handed to bots and back, to others; spectators; rematches."""

import asyncio
from contextlib import contextmanager
from datetime import timedelta

import pytest

from boardwright.server.tables import rows, seats
from boardwright.text.orders import orders_of
from tests.server.house import friends_at, legal, programs_at, text_of


def test_a_link_opens_a_seat_once(house):
    owner, guest, late = house.browser("Ann"), house.browser("Bob"), house.browser("Cid")
    table = owner.make("caylus1303", "me", "open")
    invite = table.seats[1].invite
    assert len(invite) >= 22
    assert "Caylus" in guest.get(f"/join/{invite}").text
    assert guest.join(invite).headers["location"] == f"/t/{table.id}"
    assert (table.status, table.seats[1].name, table.seats[1].invite) == ("playing", "Bob", None)
    assert late.get(f"/join/{invite}").status_code == 404
    assert late.join(invite).status_code == 404
    assert table.seats[1].name == "Bob"


def test_whoever_holds_a_seat_is_led_to_the_table_by_its_link(house):
    owner = house.browser("Ann")
    table = owner.make("caylus1303", "me", "open")
    owner.post(f"/t/{table.id}/seats/0/open")
    answer = owner.get(f"/join/{table.seats[0].invite}")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table.id}")


def test_names_at_a_table_are_unique_and_clean(house):
    owner = house.browser("Ann")
    table = owner.make("caylus1303", "me", "open", "open", "open")
    for seat, name in ((1, "Ann"), (2, "  Ann\u202e\x00 "), (3, "x" * 100)):
        house.browser().join(table.seats[seat].invite, name)
    assert [seat.name for seat in table.seats] == ["Ann", "Ann 2", "Ann 3", "x" * 24]


def test_a_nickname_is_needed_to_join(house):
    table = house.browser("Ann").make("caylus1303", "me", "open")
    guest = house.browser()
    for name in ("", "   "):
        answer = guest.post(f"/join/{table.seats[1].invite}", {"nickname": name})
        assert answer.status_code == 400
    assert table.status == "waiting"


def test_names_are_escaped_on_pages(house):
    table, people = friends_at(house, "caylus1303", "<b>Ann</b>", "Bob")
    page = people[1].get(f"/t/{table.id}").text
    assert "<b>Ann</b>" not in page
    assert "&lt;b&gt;Ann&lt;/b&gt;" in page


def test_one_comes_back_later_from_the_same_browser(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    page = people[1].get("/")
    assert f"/t/{table.id}" in page.text
    stranger = house.browser().get("/")
    assert f"/t/{table.id}" not in stranger.text


def test_a_seat_is_handed_to_a_bot_and_taken_back(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    assert people[1].do(table, "seats/1/bot", bot="random").status_code == 200
    assert (table.seats[1].kind, table.seats[1].bot) == ("bot", "random")
    house.until(lambda: table.to_act() == [0])
    assert people[1].choose(table, 0).status_code == 403
    assert people[0].do(table, "seats/1/take").status_code == 403
    assert people[1].do(table, "seats/1/take").status_code == 200
    assert (table.seats[1].kind, table.seats[1].name) == ("person", "Bob")
    while table.to_act() != [1]:
        house.play(table.id, 1)
    assert people[1].choose(table, legal(table, 1)[0]).status_code == 200


def test_a_seat_is_handed_to_another_person(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    people[1].do(table, "seats/1/open")
    invite = table.seats[1].invite
    assert invite in people[1].get(f"/t/{table.id}").text
    assert invite not in people[0].get(f"/t/{table.id}").text
    other = house.browser("Dora")
    assert other.join(invite).status_code == 303
    assert (table.seats[1].name, table.status) == ("Dora", "playing")
    assert people[1].do(table, "seats/1/take").status_code == 403
    while table.to_act() != [1]:
        house.play(table.id, 1)
    assert people[1].choose(table, legal(table, 1)[0]).status_code == 403
    assert other.choose(table, legal(table, 1)[0]).status_code == 200


def test_an_offer_of_a_seat_is_withdrawn(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    people[1].do(table, "seats/1/open")
    invite = table.seats[1].invite
    people[1].do(table, "seats/1/take")
    assert house.browser("Dora").join(invite).status_code == 404
    page = house.browser().get(f"/join/{invite}")
    assert (page.status_code, "has been used or withdrawn" in text_of(page)) == (404, True)
    assert table.seats[1].name == "Bob"


def test_the_owner_seats_a_bot_for_somebody_who_left_and_nobody_else_may(house, monkeypatch):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob", "Cid")
    while table.to_act() != [2]:
        house.play(table.id, 1)
    then = rows.now() + timedelta(minutes=11)
    monkeypatch.setattr(rows, "now", lambda: then)
    assert people[1].do(table, "seats/2/bot", bot="random").status_code == 403
    assert house.browser().do(table, "seats/2/bot", bot="random").status_code == 403
    assert people[0].do(table, "seats/2/bot", bot="random").status_code == 200
    assert table.seats[2].kind == "bot"
    assert people[2].do(table, "seats/2/take").status_code == 200
    assert table.seats[2].kind == "person"


def test_a_bot_in_the_last_open_seat_begins_the_match(house):
    owner = house.browser("Ann")
    table = owner.make("caylus1303", "me", "open")
    assert owner.do(table, "seats/1/bot", bot="random").status_code == 200
    assert (table.status, table.version >= 1) == ("playing", True)


def test_the_owner_opens_a_bots_seat_to_a_friend(house):
    owner, friend = house.browser("Ann"), house.browser("Bob")
    table = owner.make("caylus1303", "me", "bot:random")
    assert friend.do(table, "seats/1/open").status_code == 403
    owner.do(table, "seats/1/open")
    assert friend.join(table.seats[1].invite).status_code == 303
    assert (table.seats[1].kind, table.seats[1].name) == ("person", "Bob")


def test_a_spectator_sees_and_does_nothing(house):
    table, _ = friends_at(house, "belfort", "Ann", "Bob", "Cid")
    spectator = house.browser("Eve")
    page = spectator.get(f"/t/{table.id}")
    assert page.status_code == 200
    assert "/choose" not in page.text
    assert "/join/" not in page.text
    posts = ("choose", "undo", "restart", "commit", "orders", "webhook", "rewind", "rewind/answer", "rematch")
    for what in posts:
        assert spectator.do(table, what, action=1, at=1, accept="yes").status_code in (400, 403)
    assert spectator.get(f"/t/{table.id}/why").status_code == 403
    assert table.version == 1


def test_a_match_has_no_seats_to_give_after_its_end(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    people[1].do(table, "seats/1/open")
    invite = table.seats[1].invite
    house.play(table.id)
    assert table.status == "over"
    assert people[0].do(table, "seats/1/bot").status_code == 400
    late = house.browser("Dora")
    assert [late.get(f"/join/{invite}").status_code, late.join(invite).status_code] == [410, 410]
    assert "The match is over" in text_of(late.get(f"/join/{invite}"))
    joining = house.client().post(f"/api/v1/tables/{table.id}/join", json={"invite": invite})
    assert (house.run(joining).status_code, table.seats[1].name) == (410, "Bob")


def test_a_rematch_has_the_same_players_one_place_on_and_is_made_once(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob", "Cid")
    assert people[0].do(table, "rematch").status_code == 400
    house.play(table.id)
    assert house.browser().do(table, "rematch").status_code == 403
    answers = [person.post(f"/t/{table.id}/rematch") for person in people]
    places = {answer.headers["location"] for answer in answers}
    assert [answer.status_code for answer in answers] == [303, 303, 303]
    assert len(places) == 1
    again = house.table(places.pop().removeprefix("/t/"))
    assert [seat.name for seat in again.seats] == ["Bob", "Cid", "Ann"]
    assert again.status == "playing"
    assert f"/t/{again.id}" in people[2].get(f"/t/{table.id}").text
    seat = again.to_act()[0]
    assert people[(seat + 1) % 3].choose(again, legal(again, seat)[0]).status_code == 200


def test_a_listed_table_is_seen_by_all_and_a_private_one_by_its_own_only(house):
    owner, stranger = house.browser("Ann"), house.browser()
    listed = owner.make("caylus1303", "me", "open", visibility="listed")
    private = owner.make("caylus1303", "me", "open")
    page = stranger.get("/").text
    assert (listed.id in page, private.id in page) == (True, False)


def test_the_next_table_that_waits_is_shown(house):
    owner = house.browser("Ann")
    first = owner.make("caylus1303", "me", "screen")
    second = owner.make("caylus1303", "me", "screen")
    answer = owner.get(f"/t/{first.id}/next").json()
    assert answer == {"path": f"/t/{second.id}"}
    assert house.browser().get(f"/t/{first.id}/next").json() == {"path": ""}


def test_a_new_nickname_is_taken_over_where_the_match_has_not_begun(house):
    owner = house.browser("Ann")
    waiting = owner.make("caylus1303", "me", "open")
    running = owner.make("caylus1303", "me", "screen")
    owner.post("/settings/nickname", {"nickname": "Anna"})
    assert (waiting.seats[0].name, running.seats[0].name) == ("Anna", "Ann")


@pytest.mark.parametrize("game", ["belfort", "caylus1303", "guilds"])
def test_two_clicks_lead_to_a_match_against_bots(house, game):
    person = house.browser()
    assert f'value="{game}"' in person.get("/").text
    answer = person.post("/tables", {"game": game, "mode": "bots", "players": 3})
    page = person.get(answer.headers["location"])
    assert (answer.status_code, page.status_code) == (303, 200)
    table = house.table(answer.headers["location"].removeprefix("/t/"))
    assert [seat.kind for seat in table.seats] == ["person", "bot", "bot"]
    house.until(lambda: 0 in table.to_act())


def test_options_and_a_file_of_values_make_another_match(house):
    owner = house.browser("Ann")
    form = {"game": "belfort", "players": 3, "seat0": "me", "seat1": "screen", "seat2": "screen"}
    shown = text_of(owner.get("/new?game=belfort&mode=screen&players=3"))
    assert "Belfort" in shown
    answer = owner.post("/tables", form, files={"values": ("mine.toml", b"nonsense = 3\n")})
    assert answer.status_code == 400
    answer = owner.post("/tables", form, files={"values": ("mine.toml", b"\xff\xfe\x00")})
    assert answer.status_code == 400
    answer = owner.post("/tables", form, files={"values": ("empty.toml", b"")})
    assert answer.status_code == 303


@contextmanager
def slow_writing(house, monkeypatch):
    """Nothing is stored before the end."""
    gone = asyncio.Event()
    write = house.service.store.write

    async def slowly(*given):
        await gone.wait()
        return await write(*given)

    with monkeypatch.context() as patched:
        patched.setattr(house.service.store, "write", slowly)
        yield
        house.loop.call_soon_threadsafe(gone.set)


def overtaken(house, monkeypatch, table, seat, client, path, **sent):
    """What the former holder of a seat is answered who asks while somebody else sits down there."""
    with slow_writing(house, monkeypatch):
        wish = {"invite": table.seats[seat].invite, "name": "Eve"}
        joining = house.client().post(f"/api/v1/tables/{table.id}/join", json=wish)
        joined = asyncio.run_coroutine_threadsafe(joining, house.loop)
        house.until(table.lock.locked)
        asked = asyncio.run_coroutine_threadsafe(client.post(path, **sent), house.loop)
        house.until(lambda: bool(table.lock._waiters))
    assert joined.result(30).status_code == 200
    return asked.result(30)


FORMS = {
    "choose": {"action": 0},
    "commit": {},
    "undo": {},
    "restart": {},
    "rewind": {"at": 0},
    "seats/{seat}/bot": {"bot": "random"},
    "seats/{seat}/open": {},
    "seats/{seat}/take": {},
    "orders": {"order": orders_of("guilds")[0], "set": "on"},
    "webhook": {"url": ""},
}


@pytest.mark.parametrize("form", FORMS)
def test_whoever_held_a_seat_does_nothing_for_the_one_who_has_taken_it_meanwhile(house, monkeypatch, form):
    table, people = friends_at(house, "guilds" if form == "orders" else "caylus1303", "Ann", "Bob", "Cid")
    seat = 1 if form.startswith("seats") else table.to_act()[0]
    former = people[seat]
    fields = {"version": table.version, "csrf": former.csrf, **FORMS[form]}
    if form == "choose":
        fields["action"] = legal(table, seat)[0]
    former.do(table, f"seats/{seat}/open")
    before = (table.version, dict(table.drafts))
    path = f"/t/{table.id}/{form.format(seat=seat)}"
    answer = overtaken(
        house, monkeypatch, table, seat, former.client, path, data=fields, headers={"X-Part": "1"}
    )
    assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
    table = house.forget(table.id)
    assert (table.version, table.drafts, table.seats[seat].name) == (*before, "Eve")
    assert (table.seats[seat].kind, table.seats[seat].orders, table.rewind) == ("person", {}, None)


@pytest.mark.parametrize("call", ["act", "undo", "seats/{seat}/bot"])
def test_a_program_does_nothing_in_a_seat_that_was_taken_meanwhile(house, monkeypatch, call):
    table, programs = programs_at(house, "caylus1303", 2)
    seat = table.to_act()[0]
    house.run(seats.open_seat(house.service.tables, table, seat))
    sent = {"actions": [legal(table, seat)[0]], "version": table.version} if call == "act" else None
    version, path = table.version, f"{programs[seat].path}/{call.format(seat=seat)}"
    answer = overtaken(house, monkeypatch, table, seat, programs[seat].client, path, json=sent)
    assert answer.status_code == 403
    table = house.forget(table.id)
    assert (table.version, table.seats[seat].name, table.seats[seat].kind) == (version, "Eve", "person")
