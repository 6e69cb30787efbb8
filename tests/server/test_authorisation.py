"""Every route by everybody: a request that is not theirs is refused and changes nothing of another's seat."""

import pytest

from boardwright.server.tables import creation, seats
from tests.server import authorisation as matrix
from tests.server.authorisation import ATTACKERS, HOLDER, PROGRAMS, WEB


@pytest.fixture(autouse=True)
def same_nonces(monkeypatch):
    """With the seeds of the tests every match is the same each time."""
    for module in (creation, seats):
        monkeypatch.setattr(module, "new_nonce", lambda: "nonce")


def test_every_route_of_the_service_is_in_the_matrix():
    assert {*WEB, *PROGRAMS} == matrix.routes()


@pytest.mark.parametrize("route", [route for route, rule in WEB.items() if not rule.is_stream])
def test_a_page_or_form_is_for_those_whom_the_matrix_names(house, route):
    table, people = matrix.people(house)
    rule, method, before = WEB[route], route.partition(" ")[0], matrix.state_of(table)
    sent = matrix.filled(rule.sent, matrix.numbers(table))
    accepted = set()
    for name in (*ATTACKERS, HOLDER):
        assert matrix.state_of(table) == before, "somebody else has changed something"
        send = {"GET": people[name].get, "POST": lambda path, who=people[name]: who.post(path, sent)}[method]
        answer = send(matrix.path_of(route, table))
        assert answer.status_code < 500
        accepted |= {name} if answer.status_code < 400 else set()
    assert accepted == rule.accepts


@pytest.mark.parametrize("route", PROGRAMS)
def test_a_call_is_for_those_whom_the_matrix_names(house, route):
    table, headers = matrix.programs(house)
    rule, method, before = PROGRAMS[route], route.partition(" ")[0], matrix.state_of(table)
    sent = matrix.filled(rule.sent, matrix.numbers(table)) or None
    accepted = set()
    for name in (*ATTACKERS, HOLDER):
        assert matrix.state_of(table) == before, "somebody else has changed something"
        asked = house.client(headers=headers[name]).request(method, matrix.path_of(route, table), json=sent)
        answer = house.run(asked)
        assert answer.status_code < 500
        accepted |= {name} if answer.status_code < 400 else set()
    assert accepted == rule.accepts
