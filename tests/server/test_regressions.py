"""Faults that reviews of the service found: none of them comes back."""

import asyncio
import io
import ipaddress
import json
import zipfile
from datetime import timedelta

import pytest
from sqlalchemy.exc import OperationalError

from boardwright.core.errors import BadTableError
from boardwright.core.tables import loads
from boardwright.games.belfort.rules import GAME as BELFORT
from boardwright.server.accounts import COOKIE
from boardwright.server.tables import rows
from boardwright.server.tables.creation import rematch
from boardwright.server.tables.model import BOT, OPEN, SCREEN, Draft
from boardwright.server.tables.names import clean_nickname
from boardwright.server.webhooks import is_public
from tests.server.house import friends_at, legal, programs_at, text_of


def answer_secretly(person, table, seat):
    """Choose the first of everything until the answer is complete, and commit it."""
    while "/commit" not in (shown := person.choose(table, table.drafted(seat).legal[0])).text:
        assert shown.status_code == 200
    while table.drafted(seat).to_act == seat and seat in table.match.game.together(table.drafted(seat).state):
        person.choose(table, table.drafted(seat).legal[0])
    assert person.do(table, "commit", version=table.version).status_code == 200


def test_a_database_that_does_not_answer_takes_nobodys_name_away(house, monkeypatch):
    person = house.browser("Ann")
    person.make("caylus1303", "me", "bot:random")
    token = person.client.cookies[COOKIE]

    async def broken(*_):
        raise OperationalError("SELECT", {}, Exception("disk I/O error"))

    with monkeypatch.context() as patched:
        patched.setattr(house.service.accounts, "visitor", broken)
        answer = person.get("/")
    assert (answer.status_code, "set-cookie" in answer.headers) == (500, False)
    assert person.client.cookies[COOKIE] == token


def test_the_owner_may_seat_a_bot_for_somebody_but_not_give_the_hand_away(house, monkeypatch):
    table, (ann, bob) = friends_at(house, "belfort", "Ann", "Bob")
    assert 1 in table.to_act()
    then = rows.now() + timedelta(minutes=11)
    monkeypatch.setattr(rows, "now", lambda: then)
    assert ann.do(table, "seats/1/bot", bot="random").status_code == 200
    assert table.seats[1].kind == BOT
    assert ann.do(table, "seats/1/open").status_code == 403
    assert bob.do(table, "seats/1/take").status_code == 200
    assert table.seats[1].shown == "Bob"


def test_the_owner_may_offer_the_seat_of_a_bot_that_was_there_from_the_start(house):
    ann = house.browser("Ann")
    table = ann.make("belfort", "me", "bot:random", "bot:random")
    assert ann.do(table, "seats/1/open").status_code == 200
    assert table.seats[1].invite


def test_a_seat_at_one_screen_comes_back_as_what_it_was(house):
    ann = house.browser("Ann")
    table = ann.make("belfort", "screen", "screen", "bot:random")
    ann.do(table, "seats/1/bot", bot="random")
    ann.do(table, "seats/1/take")
    assert [seat.kind for seat in table.seats] == [SCREEN, SCREEN, BOT]


def test_an_answer_of_another_player_leaves_my_draft(house):
    table, people = friends_at(house, "belfort", "Ann", "Bob", "Cid")
    people[2].choose(table, legal(table, 2)[0])
    draft = table.drafts[2].actions
    answer_secretly(people[1], table, 1)
    table = house.forget(table.id)
    assert 1 in table.sealed
    assert table.drafts == {2: Draft(table.version, draft)}


def test_with_never_a_secret_answer_of_several_steps_is_given_in_one_go(house):
    table, people = friends_at(house, "belfort", "Ann", "Bob", "Cid")
    people[1].post("/settings", {"ask": "never", "sound": "yes"})
    assert people[1].choose(table, legal(table, 1)[0]).status_code == 200
    assert table.drafts[1].actions


def test_undo_leaves_the_secret_answers_of_others(house):
    table, people = friends_at(house, "belfort", "Ann", "Bob", "Cid")
    answer_secretly(people[2], table, 2)
    first = legal(table, 0)[0]
    people[0].choose(table, first)
    people[0].do(table, "undo", version=table.version)
    assert 2 in table.sealed


def test_what_one_screen_covers_is_in_no_file(house):
    ann = house.browser("Ann")
    table = ann.make("belfort", "screen", "screen", "bot:random")
    answer = ann.get(f"/t/{table.id}/problem")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        view = json.loads(packed.read("view.json"))
    hands = [player.get("hand") for player in view["players"]]
    assert all(not isinstance(hand, list) or not hand for hand in hands)


def test_a_rematch_invites_programs_anew(house):
    table, programs = programs_at(house, "caylus1303", 2)
    house.play(table.id)
    made = house.run(rematch(house.service.tables, table, None))
    again = house.table(made)
    assert [seat.kind for seat in again.seats] == [OPEN, OPEN]
    assert all(seat.invite for seat in again.seats)


def test_a_personal_link_works_once_however_fast(house):
    link = house.browser("Ann").post("/settings/link").text.split("/me/")[1].split('"')[0]
    others = [house.browser() for _ in range(4)]
    tokens = [other.csrf for other in others]

    async def all_at_once():
        return await asyncio.gather(
            *(
                other.client.post(f"/me/{link}", data={"csrf": token})
                for other, token in zip(others, tokens, strict=True)
            )
        )

    statuses = sorted(answer.status_code for answer in house.run(all_at_once()))
    assert statuses == [303, 404, 404, 404]


def test_a_device_brings_its_own_tables_along(house):
    ann, phone = house.browser("Ann"), house.browser("Ann on a phone")
    table = phone.make("caylus1303", "me", "bot:random")
    ann.make("caylus1303", "me", "bot:random")
    link = ann.post("/settings/link").text.split("/me/")[1].split('"')[0]
    phone.post(f"/me/{link}")
    assert table.id in phone.get("/").text
    assert 'data-kind="playing"' in phone.get(f"/t/{table.id}").text
    assert f"/t/{table.id}/choose" in phone.get(f"/t/{table.id}").text or table.to_act() != [0]


def test_a_first_visitor_who_clicks_twice_is_one_person(house):
    new = house.browser()
    fields = {"csrf": new.csrf, "game": "caylus1303", "players": "2", "seat0": "me", "seat1": "open"}

    async def twice():
        return await asyncio.gather(*(new.client.post("/tables", data=fields) for _ in range(4)))

    assert [answer.status_code for answer in house.run(twice())] == [303] * 4


def test_a_rewind_is_accepted_as_it_was_shown(house):
    table, people = friends_at(house, "belfort", "Ann", "Bob", "Cid")
    house.play_opening(table)
    house.play(table.id, 12)
    last = len(table.match.steps)
    people[0].do(table, "rewind", at=last - 1)
    people[0].do(table, "rewind", at=last - 6)
    answer = people[1].do(table, "rewind/answer", accept="yes", at=last - 1)
    assert answer.status_code == 409
    assert table.rewind.accepted == [0]


def test_anybody_may_sit_down_at_a_listed_table(house):
    table = house.browser("Ann").make("caylus1303", "me", "open", visibility="listed")
    stranger = house.browser("Zoe")
    page = stranger.get(f"/t/{table.id}").text
    assert f"/join/{table.seats[1].invite}" in page
    private = house.browser("Ann").make("caylus1303", "me", "open")
    assert "/join/" not in stranger.get(f"/t/{private.id}").text


def forcing(table):
    """A choice of the first seat after which its next one has no alternative, if this deal has one."""
    for action in legal(table, 0):
        match = table.branch(0)
        match.act(action)
        if match.to_act == 0 and match.forced() is not None:
            return action
    return None


def test_what_follows_by_itself_is_in_the_draft(house):
    for _ in range(100):
        table, people = friends_at(house, "belfort", "Ann", "Bob")
        found = forcing(table)
        if found is not None:
            break
    assert found is not None, "no deal in a hundred forces anything"
    assert "(follows by itself)" in text_of(people[0].choose(table, found))


def test_a_spectator_may_talk_after_giving_a_name(house):
    table, _ = friends_at(house, "caylus1303", "Ann", "Bob")
    stranger = house.browser()
    assert 'name="nickname"' in stranger.get(f"/t/{table.id}").text
    shown = stranger.do(table, "chat", text="hello", nickname="Zoe")
    assert (shown.status_code, "Zoe" in text_of(shown)) == (200, True)


@pytest.mark.parametrize(
    "text",
    [
        "a=" + "[" * 50_000,
        "[" + ".".join(["a"] * 20_000) + "]",
        "a=" + "9" * 5_000,
        "a=" + "{b=" * 4_000 + "1" + "}" * 4_000,
        "x = 1\n" * 50_000,
    ],
    ids=["brackets", "dots", "digits", "braces", "long"],
)
def test_a_table_file_that_goes_too_far_is_refused_in_words(text):
    with pytest.raises(BadTableError):
        loads(text, BELFORT.printed, "wild.toml")


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "()", " \u200b "])
def test_a_name_that_cannot_be_seen_is_none(name):
    assert clean_nickname(name) == ""


def test_nobody_looks_like_a_bot():
    assert clean_nickname("Blue (greedy)") == "Blue greedy"


@pytest.mark.parametrize(
    "address", ["::127.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b:1::7f00:1", "fec0::1", "5f00::1"]
)
def test_addresses_that_lead_inward_are_not_public(address):
    assert not is_public(ipaddress.ip_address(address))


def test_head_is_answered_like_get_without_a_body(house):
    person = house.browser("Ann")
    answer = house.run(person.client.request("HEAD", "/"))
    assert (answer.status_code, answer.content) == (200, b"")


def test_an_unknown_encoding_makes_no_sense(house):
    person = house.browser("Ann")
    kind = {"Content-Type": "multipart/form-data; boundary=x; charset=undefined"}
    answer = house.run(person.client.post("/tables", content=b"--x--", headers=kind))
    assert answer.status_code in (400, 403)
