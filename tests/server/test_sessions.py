"""Sessions: devices of a person are listed and ended; cookies have the prefix __Host- under https."""

import pytest

from boardwright.server.accounts import COOKIE, HOST_COOKIE, rough_agent
from tests.server.house import friends_at, legal, opened, text_of
from tests.server.test_accounts import link_of

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = (
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Mobile Safari/537.36"
)
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.0 Mobile/15E148 Safari/604.1"
)


def device(house, agent, link=""):
    """A browser of that kind, which uses a personal link when one is given."""
    found = house.browser("Ann")
    found.client.headers["User-Agent"] = agent
    if link:
        assert found.post(link).status_code == 303
        found._csrf = ""
    return found


def stored(house):
    """Wait until all uses of sessions are stored."""
    house.run(house.service.accounts.close())


def sessions_of(house, person):
    """The sessions of a person, as the page of settings gets them."""
    stored(house)
    visitor = house.run(house.service.accounts.visitor(person.client.cookies[COOKIE]))
    return house.run(house.service.accounts.sessions(visitor))


@pytest.fixture
def devices(house):
    """A computer and a phone of one person, who sits at a table."""
    computer = device(house, FIREFOX)
    table = computer.make("caylus1303", "me", "screen")
    phone = device(house, CHROME, link_of(computer))
    for each in (computer, phone):
        each.get(f"/t/{table.id}")
    return table, computer, phone


@pytest.mark.parametrize(
    ("agent", "shown"),
    [
        (FIREFOX, "Firefox, Linux"),
        (CHROME, "Chrome, Android"),
        (SAFARI, "Safari, iOS"),
        ("curl/8", ""),
        ("", ""),
    ],
)
def test_of_a_browser_only_its_kind_is_kept(agent, shown):
    assert rough_agent(agent) == shown


def test_devices_are_listed_with_their_browser_and_last_use(house, devices):
    _, computer, phone = devices
    found = sessions_of(house, computer)
    assert [(each.agent, each.is_this) for each in found] == [
        ("Firefox, Linux", True),
        ("Chrome, Android", False),
    ]
    shown = text_of(computer.get("/settings"))
    assert "Chrome, Android last used 20" in shown
    assert "this device" in shown
    assert "this device" not in text_of(house.browser().get("/settings"))
    assert [each.is_this for each in sessions_of(house, phone)] == [True, False]


def test_a_lost_device_is_ended_from_another_one(house, devices):
    table, computer, phone = devices
    session = sessions_of(house, computer)[1].id
    assert phone.choose(table, legal(table, table.to_act()[0])[0]).status_code == 200
    answer = computer.post("/settings/sessions/end", {"session": session})
    assert (answer.status_code, "only the devices below" in text_of(answer)) == (200, True)
    assert phone.get(f"/t/{table.id}").status_code == 200
    assert phone.do(table, "undo").status_code == 403
    assert "/choose" not in phone.get(f"/t/{table.id}").text
    assert len(sessions_of(house, computer)) == 1
    assert computer.do(table, "undo").status_code == 200


def test_all_other_devices_are_ended_at_once(house, devices):
    table, computer, phone = devices
    tablet = device(house, SAFARI, link_of(computer))
    assert len(sessions_of(house, tablet)) == 3
    assert tablet.post("/settings/sessions/end").status_code == 200
    assert [each.do(table, "undo").status_code for each in (computer, phone)] == [403, 403]
    assert [each.agent for each in sessions_of(house, tablet)] == ["Safari, iOS"]


def test_whose_session_was_ended_is_somebody_new(house, devices):
    _, computer, phone = devices
    computer.post("/settings/sessions/end")
    assert sessions_of(house, phone) == []
    phone.post("/settings/nickname", {"nickname": "Zed"})
    assert [each.is_this for each in sessions_of(house, phone)] == [True]
    assert len(sessions_of(house, computer)) == 1


def test_a_personal_link_of_a_lost_device_ends_with_its_session(house, devices):
    _, computer, phone = devices
    link = link_of(phone)
    computer.post("/settings/sessions/end")
    assert house.browser().get(link).status_code == 404


@pytest.mark.parametrize("session", ["x", "0" * 16, "%" * 16, "_" * 16, "0" * 64])
def test_a_session_that_does_not_exist_is_refused(house, devices, session):
    _, computer, _ = devices
    assert computer.post("/settings/sessions/end", {"session": session}).status_code == 404
    assert len(sessions_of(house, computer)) == 2


def test_nobody_ends_the_session_of_another_person(house, devices):
    _, computer, phone = devices
    session = sessions_of(house, computer)[1].id
    stranger = house.browser("Eve")
    assert stranger.post("/settings/sessions/end", {"session": session}).status_code == 404
    stranger.post("/settings/nickname", {"nickname": "Eve"})
    assert stranger.post("/settings/sessions/end", {"session": session}).status_code == 404
    assert stranger.post("/settings/sessions/end").status_code == 200
    assert len(sessions_of(house, phone)) == 2


# Personal links and seats


def test_a_personal_link_does_not_bring_two_hands_of_one_match_together(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    link = link_of(people[0])
    answer = people[1].post(link, headers={"X-Part": "1"})
    assert (answer.status_code, answer.json()["error"]) == (403, "link-same-table")
    assert [seat.name for seat in house.forget(table.id).seats] == ["Ann", "Bob"]
    assert len({seat.person for seat in house.table(table.id).seats}) == 2
    assert house.browser().post(link).status_code == 303


# Cookies under https


def test_under_https_the_cookie_has_the_prefix_and_no_domain(tmp_path):
    with opened(tmp_path / "x.sqlite") as house:
        given = house.browser(base="https://testserver").get("/").headers["set-cookie"]
        parts = [part.strip().lower() for part in given.split(";")]
        assert given.startswith("__Host-boardwright=")
        assert ("secure" in parts, "path=/" in parts, "domain" in given.lower()) == (True, True, False)
        assert house.browser().get("/").headers["set-cookie"].startswith("boardwright=")


def cookies_of(answer):
    """The cookies that an answer sets, without their attributes."""
    return [cookie.split(";")[0] for cookie in answer.headers.get_list("set-cookie")]


@pytest.fixture
def moved(tmp_path):
    """A service that has moved to https, and the cookie of a person who plays since before."""
    with opened(tmp_path / "x.sqlite") as house:
        owner = house.browser("Ann")
        table = owner.make("caylus1303", "me", "screen")
        yield house, table, owner.client.cookies[COOKIE]


def asked(house, path, **cookies):
    """What a browser with these cookies is answered under https."""
    sent = "; ".join(f"{name}={value}" for name, value in cookies.items())
    return house.run(house.client("https://testserver").get(path, headers={"Cookie": sent}))


def test_an_old_cookie_is_taken_over_once(moved):
    house, table, token = moved
    first = asked(house, f"/t/{table.id}", **{COOKIE: token})
    assert "/choose" in first.text
    assert f"{HOST_COOKIE}={token}" in cookies_of(first)
    assert f'{COOKIE}=""' in cookies_of(first)
    again = asked(house, f"/t/{table.id}", **{COOKIE: token})
    assert "/choose" in again.text  # a second request under way at the same time
    new = asked(house, f"/t/{table.id}", **{HOST_COOKIE: token})
    assert ("/choose" in new.text, cookies_of(new)) == (True, [])
    stored(house)
    late = asked(house, f"/t/{table.id}", **{COOKIE: token})
    assert "/choose" not in late.text
    assert f"{HOST_COOKIE}={token}" not in cookies_of(late)


def test_a_plain_cookie_beside_the_prefixed_one_is_not_looked_at(moved):
    house, table, token = moved
    other = house.browser("Eve", base="https://testserver")
    other.post("/settings/nickname", {"nickname": "Eve"})
    prefixed = other.client.cookies[HOST_COOKIE]
    answer = asked(house, f"/t/{table.id}", **{COOKIE: token, HOST_COOKIE: prefixed})
    assert "/choose" not in answer.text
    assert cookies_of(answer) == [f'{COOKIE}=""']


def test_a_cookie_of_nobody_that_another_host_has_set_is_replaced(moved):
    house, _, _ = moved
    answer = asked(house, "/", **{COOKIE: "x" * 32})
    assert f"{HOST_COOKIE}={'x' * 32}" not in cookies_of(answer)
