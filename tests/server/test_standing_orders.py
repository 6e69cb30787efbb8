"""Standing orders of Guilds: an answer that is mostly no, given by itself."""

import pytest

from boardwright.games.guilds.effects.responses import Respond, UseInWindow
from boardwright.plugins.guilds.orders import is_target
from tests.server.house import friends_at, text_of

UNTIL, TARGET = "decline-until-my-turn", "only-when-target"


@pytest.fixture
def guilds(house):
    """Three people at Guilds."""
    return friends_at(house, "guilds", "Ann", "Bob", "Cid")


def asks_to_respond(table):
    """Whether a window or a response is asked now."""
    return bool(table.to_act()) and isinstance(table.match.state.waiting[-1], Respond | UseInWindow)


def play_until(house, guilds, condition, seeds=range(60)):
    """Play at random until something is the case, at this table or at others like it."""
    table, people = guilds
    for seed in seeds:
        while table.status == "playing" and not condition(table):
            house.play(table.id, 1, seed=seed * 1000 + table.version)
        if table.status == "playing":
            return table, people
        table, people = friends_at(house, "guilds", "Ann", "Bob", "Cid")
    raise AssertionError("it never came up")


def test_an_order_is_given_and_taken_back(guilds):
    table, people = guilds
    assert people[0].do(table, "orders", order=UNTIL, set="on").status_code == 200
    assert table.seats[0].orders == {UNTIL: True}
    people[0].do(table, "orders", order=UNTIL, set="off")
    assert table.seats[0].orders == {}


def test_orders_are_shown_to_their_owner_only(guilds):
    table, people = guilds
    others = [people[1].get(f"/t/{table.id}").content, people[2].get(f"/t/{table.id}").content]
    people[0].do(table, "orders", order=UNTIL, set="on")
    assert 'aria-pressed="true"' in people[0].get(f"/t/{table.id}").text
    assert others == [people[1].get(f"/t/{table.id}").content, people[2].get(f"/t/{table.id}").content]


def test_unknown_orders_and_orders_of_other_games_are_refused(house, guilds):
    table, people = guilds
    assert people[0].do(table, "orders", order="win", set="on").status_code == 400
    other, players = friends_at(house, "caylus1303", "Ann", "Bob")
    assert players[0].do(other, "orders", order=UNTIL, set="on").status_code == 400


def test_declining_until_my_turn_answers_windows_and_ends_with_a_notice_when_my_turn_comes(house, guilds):
    table, people = play_until(house, guilds, asks_to_respond)
    seat = table.to_act()[0]
    asked = table.version
    people[seat].do(table, "orders", order=UNTIL, set="on")
    house.until(lambda: not (asks_to_respond(table) and table.to_act() == [seat]))
    assert table.version > asked
    while table.status == "playing" and table.seats[seat].orders.get(UNTIL):
        house.until(lambda: not (asks_to_respond(table) and table.to_act() == [seat]))
        house.play(table.id, 1, seed=table.version)
    assert table.seats[seat].orders == {UNTIL: False}
    assert table.to_act() == [seat]
    assert "your standing order to decline has ended" in text_of(people[seat].get(f"/t/{table.id}"))
    assert house.forget(table.id).seats[seat].orders == {UNTIL: False}


def test_asked_only_when_target_one_is_not_asked_about_others(house, guilds):
    def about_another(table):
        if not table.to_act() or not isinstance(table.match.state.waiting[-1], Respond):
            return False
        return not is_target(table.match.state, table.to_act()[0])

    table, people = play_until(house, guilds, about_another)
    seat, version = table.to_act()[0], table.version
    people[seat].do(table, "orders", order=TARGET, set="on")
    house.until(lambda: table.version > version)
    last = table.entries[-1]
    assert (last.seat, last.kind) == (seat, "act")


def test_asked_only_when_target_one_is_asked_about_oneself(house, guilds):
    def about_me(table):
        if not table.to_act() or not isinstance(table.match.state.waiting[-1], Respond):
            return False
        return is_target(table.match.state, table.to_act()[0])

    table, people = play_until(house, guilds, about_me)
    seat, version = table.to_act()[0], table.version
    people[seat].do(table, "orders", order=TARGET, set="on")
    assert house.call(lambda: house.service.bot_runner.seat_to_answer(table)) is None
    assert (table.version, table.to_act()) == (version, [seat])


def test_a_draft_comes_before_an_order(house, guilds):
    table, people = play_until(house, guilds, asks_to_respond)
    seat, version = table.to_act()[0], table.version
    people[seat].choose(table, table.match.legal[0])
    people[seat].do(table, "orders", order=UNTIL, set="on")
    assert house.call(lambda: house.service.bot_runner.seat_to_answer(table)) is None
    assert table.version == version
    people[seat].do(table, "restart", version=version)
    house.until(lambda: table.version > version)
