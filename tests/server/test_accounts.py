"""People: settings, languages, personal links to other devices."""

import asyncio
import re

import pytest

from boardwright.server.db.schema import METADATA
from boardwright.server.tables.seats import put_seat
from boardwright.text import LANGUAGES
from tests.server.house import friends_at, legal, text_of


def link_of(person):
    """A personal link, from the page of settings."""
    found = re.search(r"http://testserver(/me/[\w-]+)", person.post("/settings/link").text)
    assert found is not None
    return found[1]


def test_a_personal_link_makes_another_device_the_same_person(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    seat = table.to_act()[0]
    link = link_of(people[seat])
    assert len(link.removeprefix("/me/")) >= 22
    phone = house.browser()
    assert people[seat].name in text_of(phone.get(link))
    answer = phone.post(link)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    phone._csrf = ""
    assert phone.choose(table, legal(table, seat)[0]).status_code == 200
    assert phone.client.cookies["boardwright"] != people[seat].client.cookies["boardwright"]


def test_a_personal_link_works_once_and_looking_at_it_does_not_use_it_up(house):
    owner = house.browser("Ann")
    link = link_of(owner)
    for _ in range(3):
        assert house.browser().get(link).status_code == 200
    assert house.browser().post(link).status_code == 303
    assert house.browser().get(link).status_code == 404
    assert house.browser().post(link).status_code == 404


def test_a_new_personal_link_ends_the_old_one(house):
    owner = house.browser("Ann")
    old, new = link_of(owner), link_of(owner)
    assert house.browser().get(old).status_code == 404
    assert house.browser().get(new).status_code == 200


def slow_bots(house, monkeypatch):
    """Bots that wait to be let go before they choose; how often they were asked."""
    gone, asked = asyncio.Event(), []
    ask = house.service.quick_pool.ask

    async def slowly(match, *given):
        asked.append(len(match.log))
        await gone.wait()
        return await ask(match, *given)

    monkeypatch.setattr(house.service.quick_pool, "ask", slowly)
    return gone, asked


def test_a_personal_link_that_is_followed_while_a_bot_thinks_does_not_stop_the_match(house, monkeypatch):
    gone, asked = slow_bots(house, monkeypatch)
    bob = house.browser("Bob")
    table = bob.make("caylus1303", "me", "bot:random")
    while table.to_act() != [1]:
        house.play(table.id, 1)
    house.until(lambda: bool(asked))
    version = table.version
    assert bob.post(link_of(house.browser("Ann"))).status_code == 303
    house.loop.call_soon_threadsafe(gone.set)
    house.until(lambda: table.version > version)
    assert len([length for length in asked if length == asked[0]]) <= 2


def test_a_table_that_a_personal_link_has_changed_is_changed_on(house):
    ann, bob = house.browser("Ann"), house.browser("Bob")
    table = bob.make("caylus1303", "me", "screen")
    assert bob.post(link_of(ann)).status_code == 303
    table = house.table(table.id)
    house.run(put_seat(house.service.tables, table, table.seats[0]))
    house.run(put_seat(house.service.tables, table, table.seats[1]))
    assert ann.get(f"/t/{table.id}").status_code == 200
    assert {seat.person for seat in house.forget(table.id).seats} == {table.owner}


def everything(connection):
    """All rows of all tables."""
    return str([connection.execute(table.select()).all() for table in METADATA.sorted_tables])


def test_links_and_tokens_are_not_in_the_database(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    secrets = [link_of(people[0]).removeprefix("/me/"), people[0].client.cookies["boardwright"]]
    stored = house.run(house.service.store.read(everything))
    assert table.id in stored
    for secret in secrets:
        assert secret not in stored


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("pl", "pl"),
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("fr-FR,fr;q=0.9,it;q=0.8,en;q=0.7", "it"),
        ("en;q=0.3,it;q=0.9", "it"),
        ("pl;q=0,de;q=0.1", "de"),
        ("fr", "en"),
        ("", "en"),
        (";;;,q=x,*", "en"),
        ("de;q=nonsense", "en"),
        ("x" * 5000, "en"),
    ],
)
def test_the_language_is_that_of_the_browser_at_first(house, accepted, language):
    answer = house.browser(language=accepted).get("/")
    assert f'<html lang="{language}"' in answer.text
    assert "Accept-Language" in answer.headers["vary"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chosen_language_stays(house, language):
    person = house.browser(language="fr")
    answer = person.post("/settings/language", {"language": language, "next": "/help"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/help")
    assert f'<html lang="{language}"' in person.get("/help").text


@pytest.mark.parametrize(
    "elsewhere", ["//evil.example", "https://evil.example", "/\\evil.example", "/a\nb", ""]
)
def test_the_way_back_never_leads_elsewhere(house, elsewhere):
    answer = house.browser().post("/settings/language", {"language": "de", "next": elsewhere})
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


def test_settings_are_kept_and_nonsense_is_left_out(house):
    person = house.browser()
    wishes = {"theme": "dark", "motion": "none", "ask": "barrier", "colours": "patterns", "language": "de"}
    assert person.post("/settings", {**wishes, "nickname": "Ann"}).status_code == 200
    person.post("/settings", {"theme": "nonsense", "ask": "<script>", "sound": "on"})
    house.service.accounts._cached.clear()
    page = person.get("/").text
    for part in ('data-theme="dark"', 'data-motion="none"', 'data-colours="patterns"', 'lang="de"'):
        assert part in page


def test_a_visitor_who_only_looks_is_not_stored(house):
    def people(connection):
        return connection.exec_driver_sql("SELECT count(*) FROM people").scalar()

    before = house.service.store.read_now(people)
    looker = house.browser()
    for path in ("/", "/help", "/settings", "/new?game=belfort"):
        assert looker.get(path).status_code == 200
    assert house.service.store.read_now(people) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["belfort", "caylus1303", "guilds"])
def test_the_rules_of_each_game_are_told_in_each_language_with_places_to_link_to(house, game, language):
    answer = house.browser(language=language).get(f"/help/{game}")
    assert (answer.status_code, f'<html lang="{language}"' in answer.text) == (200, True)
    anchors = set(re.findall(r'<h[2-4] id="([\w.-]+)"', answer.text))
    assert len(anchors) >= 8
    assert {link for link in re.findall(r'href="#([\w.-]+)"', answer.text) if link != "main"} <= anchors | {
        found for found in re.findall(r' id="([\w.-]+)"', answer.text)
    }
    assert "{#" not in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["belfort", "caylus1303", "guilds"])
def test_every_page_speaks_every_language(house, game, language):
    person = house.browser("Ann", language)
    for path in ("/", "/settings", f"/new?game={game}", "/nowhere"):
        assert f'<html lang="{language}"' in person.get(path).text
    table = person.make(game, "me", "screen", "screen")
    house.play(table.id, 30)
    person.do(table, "curtain", seat=table.to_act()[0])
    for path in ("", "/part", "/why", "/record.txt"):
        assert person.get(f"/t/{table.id}{path}").status_code == 200
    house.play(table.id)
    assert person.get(f"/t/{table.id}?log=all").status_code == 200
