"""Going back behind a barrier: all accept, or it does not happen; the log says so."""

import pytest

from boardwright.core.record import Rewind
from tests.server.house import friends_at, legal, text_of


@pytest.fixture
def playing(house):
    """Three people some way into Belfort."""
    table, people = friends_at(house, "belfort", "Ann", "Bob", "Cid")
    house.play_opening(table)
    house.play(table.id, 12)
    return table, people


def test_when_all_accept_the_match_goes_back_and_the_log_says_so(house, playing):
    table, people = playing
    at, version = len(table.match.steps) - 7, table.version
    before = table.match.steps[at].before
    assert people[1].do(table, "rewind", at=at).status_code == 200
    assert "Bob asks to go back" in text_of(people[0].get(f"/t/{table.id}"))
    assert people[0].do(table, "rewind/answer", accept="yes").status_code == 200
    assert (table.version, len(table.match.steps) > at) == (version, True)
    shown = people[2].do(table, "rewind/answer", accept="yes")
    assert (table.version, len(table.match.steps)) == (version + 1, at)
    assert table.match.game.position(before) == table.match.position()
    assert "Bob has asked to go back, and all accept: 7 decisions are taken back." in text_of(shown)
    entries = people[0].get(f"/api/v1/tables/{table.id}/events").json()["entries"]
    assert (entries[-1]["kind"], entries[-1]["by"]) == ("rewind", 1)


def test_the_log_remembers_that_all_went_back_while_play_goes_on_and_in_every_language(house, playing):
    table, people = playing
    at = len(table.match.steps) - 3
    people[0].do(table, "rewind", at=at)
    for person in people[1:]:
        person.do(table, "rewind/answer", accept="yes")
    house.play(table.id, 5)
    table = house.forget(table.id)
    assert "Ann has asked to go back" in text_of(people[0].get(f"/t/{table.id}?log=all"))
    for language in ("pl", "de", "it"):
        page = house.browser(language=language).get(f"/t/{table.id}?log=all")
        assert "{" not in text_of(page).split("Ann")[1]
        assert (page.status_code, "has asked to go back" in page.text) == (200, False)


def test_when_one_refuses_nothing_happens(playing):
    table, people = playing
    before = (table.version, table.match.position())
    people[1].do(table, "rewind", at=len(table.match.steps) - 7)
    people[0].do(table, "rewind/answer", accept="yes")
    shown = people[2].do(table, "rewind/answer", accept="no")
    assert (table.rewind, table.version, table.match.position()) == (None, before[0] + 1, before[1])
    assert "Cid does not want to go back" in text_of(shown)
    answer = people[0].do(table, "rewind/answer", accept="yes")
    assert (answer.status_code, answer.json()["error"]) == (400, "no-rewind-asked")


def test_a_refusal_leaves_the_draft_of_whoever_is_choosing(house, playing):
    table, people = playing
    seat = table.match.to_act
    people[seat].choose(table, legal(table, seat)[0])
    draft = table.drafts[seat].actions
    people[(seat + 1) % 3].do(table, "rewind", at=len(table.match.steps) - 3)
    people[(seat + 2) % 3].do(table, "rewind/answer", accept="no")
    table = house.forget(table.id)
    assert (table.drafts[seat].version, table.drafts[seat].actions) == (table.version, draft)


def test_whoever_asked_may_withdraw(playing):
    table, people = playing
    people[1].do(table, "rewind", at=len(table.match.steps) - 3)
    people[1].do(table, "rewind/answer", accept="no")
    assert table.rewind is None


def test_a_request_ends_when_somebody_decides(house, playing):
    table, people = playing
    people[1].do(table, "rewind", at=len(table.match.steps) - 3)
    house.play(table.id, 1)
    assert table.rewind is None
    assert people[0].do(table, "rewind/answer", accept="yes").status_code == 400


def test_a_request_survives_that_the_table_is_read_anew(house, playing):
    table, people = playing
    people[1].do(table, "rewind", at=len(table.match.steps) - 3)
    people[0].do(table, "rewind/answer", accept="yes")
    table = house.forget(table.id)
    assert table.rewind.accepted == [1, 0]
    at = table.rewind.step
    people[2].do(table, "rewind/answer", accept="yes")
    assert len(table.match.steps) == at


def test_after_the_end_nobody_goes_back_as_the_seed_is_known(house):
    owner = house.browser("Ann")
    table = owner.make("caylus1303", "me", "bot:random")
    house.until(lambda: table.to_act() == [0])
    while table.status != "over":
        house.until(lambda: table.to_act() in ([0], []))
        house.play(table.id, 1 if table.to_act() else 0)
    at = next(n for n, step in enumerate(table.match.steps) if step.seat == 0)
    for what, fields in (("rewind", {"at": at}), ("undo", {})):
        answer = owner.do(table, what, **fields)
        assert (answer.status_code, answer.json()["error"]) == (400, "match-over")
    assert (table.status, table.to_act()) == ("over", [])
    assert 'action="/t/' + table.id + '/undo"' not in owner.get(f"/t/{table.id}").text


def test_bots_have_nothing_against_it(house):
    owner = house.browser("Ann")
    table = owner.make("caylus1303", "me", "bot:random")
    house.until(lambda: table.to_act() == [0])
    house.play(table.id, 1)
    house.until(lambda: table.to_act() == [0])
    at = next(n for n, step in enumerate(table.match.steps) if step.seat == 0)
    assert owner.do(table, "rewind", at=at).status_code == 200
    assert len(table.match.steps) == at


def test_a_draw_is_dealt_anew_after_going_back(house, playing):
    """Nobody learns a draw by going back: outcomes depend on the place in the log, rewinds counted."""
    table, people = playing
    first = next(n for n, step in enumerate(table.match.steps) if step.seat == -1)
    old = [step.action for step in table.match.steps[first:20]]
    people[0].do(table, "rewind", at=first)
    for person in people[1:]:
        person.do(table, "rewind/answer", accept="yes")
    assert isinstance(table.entries[-1].log[0], Rewind)
    assert [step.action for step in table.match.steps[first:20]] != old
    assert table.to_act() == [0, 1, 2]


@pytest.mark.parametrize("at", ["x", "", "-1", "10000", "999999999999"])
def test_nonsense_is_refused(playing, at):
    table, people = playing
    assert people[0].do(table, "rewind", at=at).status_code == 400
    assert table.rewind is None


def test_before_the_beginning_there_is_nothing_to_go_back_to(house):
    owner = house.browser("Ann")
    table = owner.make("caylus1303", "me", "open")
    assert owner.do(table, "rewind", at=0).status_code == 400
