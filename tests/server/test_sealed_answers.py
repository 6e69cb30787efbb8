"""Secret answers at the same time: in any order, seen by nobody before the last, taken back freely."""

import itertools
import re

import pytest

from tests.server.house import friends_at, legal, programs_at


@pytest.fixture
def opening(house):
    """Three people at the opening of Belfort: each sets two of five cards aside."""
    table, people = friends_at(house, "belfort", "Ann", "Bob", "Cid")
    assert table.to_act() == [0, 1, 2]
    return table, people


def answer_for(people, table, seat, choice=0):
    """A whole secret answer by the first choices, or by the last ones."""
    while table.drafted(seat).to_act == seat and seat in table.match.game.together(table.drafted(seat).state):
        assert people[seat].choose(table, legal(table, seat)[choice]).status_code == 200
    assert people[seat].do(table, "commit", version=table.version).status_code == 200


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))), ids=str)
def test_seats_answer_in_any_order_and_the_match_is_the_same(house, order):
    table, people = friends_at(house, "belfort", "Ann", "Bob", "Cid")
    for number, seat in enumerate(order):
        assert sorted(table.to_act()) == sorted(order[number:])
        answer_for(people, table, seat)
    assert table.sealed == {}
    taken = [step.seat for step in table.match.steps if step.seat >= 0][:6]
    assert taken == [0, 0, 1, 1, 2, 2]
    hands = [table.match.view(seat)["players"][seat]["hand"] for seat in range(3)]
    assert [sum(hand.values()) if isinstance(hand, dict) else len(hand) for hand in hands] == [3, 3, 3]


def everything(person, table):
    """All that somebody can fetch of a table."""
    paths = ("", "/part", "/record.json", "/record.txt", "/problem", "/part?log=all", "/part?at=5")
    return [person.get(f"/t/{table.id}{path}").content for path in paths]


COUNT = re.compile(rb'(name="version" value=|data-version=)"[0-9]+"')


@pytest.mark.parametrize("first", [0, 1, 2])
def test_of_an_answer_nothing_is_seen_but_that_it_was_given(house, first):
    """Two different answers give everybody else the same bytes."""
    table, people = friends_at(house, "belfort", "Ann", "Bob", "Cid")
    others = [*(person for seat, person in enumerate(people) if seat != first), house.browser("Eve")]
    seen = []
    for choice in (0, -1):
        version = table.version
        answer_for(people, table, first, choice)
        assert sorted(table.to_act()) == sorted({0, 1, 2} - {first})
        answer = others[0].get(f"/api/v1/tables/{table.id}/events").json()
        told = [entry["events"] for entry in answer["entries"]]
        pages = [page for person in others for page in everything(person, table)[:4]]
        seen.append((told[1:], [len(page) for page in pages], [COUNT.sub(b"", page) for page in pages]))
        assert people[first].do(table, "undo", version=table.version).status_code == 200
        assert table.version == version + 2
    (told_one, sizes_one, pages_one), (told_two, sizes_two, pages_two) = seen
    assert (sizes_one, told_one[-1], told_two[-1]) == (sizes_two, [], [])
    assert pages_one == pages_two


def test_an_answer_that_is_held_can_be_taken_back_and_given_anew(house, opening):
    table, people = opening
    answer_for(people, table, 2)
    sealed = table.sealed[2]
    assert people[2].do(table, "undo", version=table.version).status_code == 200
    assert (table.sealed, sorted(table.to_act())) == ({}, [0, 1, 2])
    people[2].choose(table, legal(table, 2)[-1])
    while people[2].do(table, "commit", version=table.version).status_code != 200:
        people[2].choose(table, legal(table, 2)[-1])
    assert table.sealed[2] != sealed
    assert [entry.kind for entry in table.entries] == ["start", "hold", "release", "hold"]


def test_held_answers_survive_that_the_table_is_read_anew(house, opening):
    table, people = opening
    answer_for(people, table, 1)
    sealed = table.sealed
    table = house.forget(table.id)
    assert (table.sealed, sorted(table.to_act())) == (sealed, [0, 2])
    answer_for(people, table, 2)
    answer_for(people, house.forget(table.id), 0)
    assert house.table(table.id).sealed == {}


def test_an_answer_is_given_whole_or_not_at_all(house, opening):
    table, people = opening
    people[2].choose(table, legal(table, 2)[0])
    assert table.drafted(2).to_act == 2
    answer = people[2].do(table, "commit", version=table.version)
    assert (answer.status_code, answer.json()["error"]) == (400, "answer-unfinished")
    assert table.sealed == {}


def test_who_has_answered_cannot_answer_again(house, opening):
    table, people = opening
    answer_for(people, table, 1)
    assert people[1].choose(table, 0).status_code == 403


def test_programs_answer_in_any_order_too_and_read_their_own_answer_only(house):
    table, programs = programs_at(house, "belfort", 3)
    for seat in (2, 1):
        offered = programs[seat].get("legal").json()["actions"]
        first = table.branch(seat)
        actions = [offered[0]["id"]]
        first.act(actions[0])
        while first.to_act == seat:
            actions.append(first.legal[0])
            first.act(actions[-1])
        before = [programs[other].get("view").json() for other in (0, 3 - seat)]
        assert programs[seat].act(actions, table.version).status_code == 200
        after = [programs[other].get("view").json() for other in (0, 3 - seat)]
        assert [each["view"] for each in before] == [each["view"] for each in after]
    assert table.to_act() == [0]


def test_bots_answer_secretly_before_people_do(house):
    owner = house.browser("Ann")
    table = owner.make("belfort", "me", "bot:random", "bot:random")
    house.until(lambda: table.to_act() == [0])
    assert set(table.sealed) == {1, 2}
    answer_for([owner], table, 0)
    house.until(lambda: not table.sealed)
