"""A commit names the version it was made on: late and repeated requests change nothing."""

import asyncio

from tests.server.house import friends_at, legal, programs_at


def test_a_late_request_is_refused_with_the_present_version(house):
    table, programs = programs_at(house, "caylus1303", 2)
    seat = table.to_act()[0]
    version, action = table.version, legal(table, seat)[0]
    assert programs[seat].act([action], version).status_code == 200
    log = list(table.match.log)
    for late in (version, version + 7, 0):
        answer = programs[seat].act([action], late)
        assert (answer.status_code, answer.json()["version"]) == (409, version + 1)
        assert answer.json()["error"] == "outdated"
    assert table.match.log == log


def test_every_change_on_a_page_names_its_version(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    seat = table.to_act()[0]
    for what in ("choose", "undo", "restart", "commit"):
        answer = people[seat].do(table, what, version=table.version + 1, action=legal(table, seat)[0])
        assert (answer.status_code, answer.json()["version"]) == (409, table.version)
    assert table.drafts == {}


def test_the_same_key_gets_the_same_answer_and_changes_nothing(house):
    table, programs = programs_at(house, "caylus1303", 2)
    seat = table.to_act()[0]
    version, action = table.version, legal(table, seat)[0]
    first = programs[seat].act([action], version, "once")
    assert first.json()["version"] == version + 1
    house.play(table.id, 3)
    for _ in range(2):
        again = programs[seat].act([action], version, "once")
        assert (again.status_code, again.json()["version"]) == (200, version + 1)
        assert house.forget(table.id).version == version + 4


def test_a_key_that_was_used_for_something_else_is_refused(house):
    table, programs = programs_at(house, "caylus1303", 2)
    seat = table.to_act()[0]
    version, action = table.version, legal(table, seat)[0]
    programs[seat].act([action], version, "once")
    for actions, made_on in (([action, action], version), ([action], version + 1)):
        answer = programs[seat].act(actions, made_on, "once")
        assert (answer.status_code, answer.json()["error"]) == (409, "key-used")


def test_keys_of_one_seat_mean_nothing_to_another(house):
    table, programs = programs_at(house, "caylus1303", 2)
    for _ in range(2):
        seat = table.to_act()[0]
        assert programs[seat].act([legal(table, seat)[0]], table.version, "mine").status_code == 200
    assert table.version == 3


def test_of_two_that_act_at_once_exactly_one_wins_always(house):
    table, programs = programs_at(house, "belfort", 3)
    house.play_opening(table)
    for _ in range(50):
        seat, version, log = table.to_act()[0], table.version, len(table.match.log)
        actions = legal(table, seat)
        bodies = [
            {"actions": [actions[0]], "version": version},
            {"actions": [actions[-1]], "version": version},
        ]
        path = f"/api/v1/tables/{table.id}/act"

        async def both(client=programs[seat].client, path=path, bodies=bodies):
            return await asyncio.gather(*(client.post(path, json=body) for body in bodies))

        answers = house.run(both())
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert (table.version, len(table.match.log) > log) == (version + 1, True)
    assert house.forget(table.id).version == table.version


def test_of_two_browsers_that_commit_at_once_one_wins(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    for _ in range(10):
        seat, version = table.to_act()[0], table.version
        while not table.drafts.get(seat) or table.drafted(seat).to_act == seat:
            people[seat].choose(table, legal(table, seat)[0])
        form = {"csrf": people[seat].csrf, "version": str(version)}

        async def both(client=people[seat].client, form=form):
            posts = (client.post(f"/t/{table.id}/commit", data=form) for _ in range(2))
            return await asyncio.gather(*posts)

        answers = house.run(both())
        assert sorted(answer.status_code for answer in answers) == [303, 409]
        assert table.version == version + 1


def test_of_two_that_take_one_seat_at_once_one_gets_it(house):
    for number in range(10):
        table = house.browser("Ann").make("caylus1303", "me", "open")
        guests = [house.browser(f"G{number}{letter}") for letter in "ab"]
        forms = [(guest, {"csrf": guest.csrf, "nickname": guest.name}) for guest in guests]

        async def both(path=f"/join/{table.seats[1].invite}", forms=forms):
            return await asyncio.gather(*(guest.client.post(path, data=form) for guest, form in forms))

        answers = house.run(both())
        assert sorted(answer.status_code for answer in answers) == [303, 404]
        assert (table.version, table.status) == (1, "playing")


def test_a_service_whose_memory_is_old_notices_that_another_wrote_first(house):
    """Two processes on one database: the second reads anew and answers 409."""
    table, programs = programs_at(house, "caylus1303", 2)
    old = table
    house.forget(table.id)
    house.play(table.id, 1)
    assert house.table(table.id).version == 2
    house.call(lambda: house.service.tables._keep(old))
    seat = old.to_act()[0]
    assert programs[seat].act([legal(old, seat)[0]], 1).status_code == 409
    assert house.table(table.id).version == 2
