"""Going back behind a barrier: all accept, or it does not happen; the log says so."""

import pytest

from boardwright.core.record import Rewind
from boardwright.server.routes.api.events import following
from tests.server.house import Program, friends_at, legal, programs_at, text_of


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


def test_a_bot_that_stands_in_does_not_remove_the_vote_of_the_holder(house, playing):
    table, people = playing
    assert people[2].do(table, "seats/2/bot", bot="random").status_code == 200
    house.until(lambda: 2 not in table.to_act())
    at = len(table.match.steps) - 3
    people[0].do(table, "rewind", at=at)
    people[1].do(table, "rewind/answer", accept="yes")
    assert table.rewind.accepted == [0, 1]
    assert "Not answered yet:" in text_of(people[0].get(f"/t/{table.id}"))
    assert "/rewind/answer" in people[2].get(f"/t/{table.id}").text
    assert people[2].do(table, "rewind/answer", accept="yes").status_code == 200
    assert "rewind" in [entry.kind for entry in table.entries]


def test_the_holder_refuses_while_a_bot_stands_in(house, playing):
    table, people = playing
    people[2].do(table, "seats/2/bot", bot="random")
    house.until(lambda: 2 not in table.to_act())
    people[0].do(table, "rewind", at=len(table.match.steps) - 3)
    assert people[2].do(table, "rewind/answer", accept="no").status_code == 200
    assert (table.rewind, table.entries[-1].kind) == (None, "refusal")


@pytest.fixture
def two_programs(house):
    """Two programs some way into a match."""
    table, programs = programs_at(house, "caylus1303", 2)
    house.play(table.id, 8)
    return table, programs


def test_a_program_is_asked_and_answers(house, two_programs):
    table, programs = two_programs
    at = len(table.match.steps) - 3
    assert programs[0].post("rewind", {"step": at, "version": table.version}).status_code == 200
    asked = {"by": 0, "step": at, "decisions": 3, "accepted": [0], "asked": [1]}
    assert programs[1].get("events").json()["rewind"] == asked
    assert house.run(house.client().get(programs[0].path)).json()["rewind"] == asked
    answer = programs[1].post("rewind/answer", {"accept": True, "step": at})
    assert (answer.status_code, len(table.match.steps), table.rewind) == (200, at, None)


def test_a_program_refuses_and_withdraws(two_programs):
    table, programs = two_programs
    at = len(table.match.steps) - 2
    programs[0].post("rewind", {"step": at, "version": table.version})
    assert programs[1].post("rewind/answer", {"accept": False, "step": at}).status_code == 200
    assert table.entries[-1].kind == "refusal"
    programs[0].post("rewind", {"step": at, "version": table.version})
    assert programs[0].post("rewind/answer", {"accept": False, "step": at}).status_code == 200
    assert (table.rewind, len(table.match.steps)) == (None, at + 2)


def test_a_person_does_not_go_back_without_the_program_at_the_table(house):
    owner = house.browser("Ann")
    table = owner.make("caylus1303", "me", "open")
    wish = {"invite": table.seats[1].invite}
    joined = house.run(house.client().post(f"/api/v1/tables/{table.id}/join", json=wish)).json()
    house.play(table.id, 8)
    at = len(table.match.steps) - 3
    owner.do(table, "rewind", at=at)
    assert len(table.match.steps) == at + 3
    Program(house, table.id, joined["token"]).post("rewind/answer", {"accept": True, "step": at})
    assert len(table.match.steps) == at


@pytest.mark.parametrize(
    ("what", "body", "problem"),
    [
        ("rewind", {"step": 0, "version": 1}, (409, "outdated")),
        ("rewind", {"step": 9999, "version": None}, (422, "invalid")),
        ("rewind/answer", {"accept": True, "step": 0}, (400, "no-rewind-asked")),
    ],
)
def test_nonsense_of_programs_is_refused(two_programs, what, body, problem):
    table, programs = two_programs
    answer = programs[0].post(what, body)
    assert ((answer.status_code, answer.json()["error"]), table.rewind) == (problem, None)


def test_nobody_else_asks_or_answers_for_a_program(house, two_programs):
    table, programs = two_programs
    at = len(table.match.steps) - 2
    for stranger in (Program(house, table.id, "x" * 32), Program(house, table.id, "")):
        assert stranger.post("rewind", {"step": at, "version": table.version}).status_code in (401, 403)
    programs[0].post("rewind", {"step": at, "version": table.version})
    answer = Program(house, table.id, "x" * 32).post("rewind/answer", {"accept": True, "step": at})
    assert (answer.status_code, table.rewind.accepted) == (403, [0])


def test_a_stream_shows_a_request_to_go_back(house, two_programs):
    table, programs = two_programs
    at = len(table.match.steps) - 2
    programs[0].post("rewind", {"step": at, "version": table.version})
    stream = following(house.service, table.id, table.seats[1], table.version)

    async def first():
        return await anext(stream)

    entry = house.run(first())
    house.run(stream.aclose())
    assert (entry.kind, entry.by, entry.rewind.step, entry.version) == ("ask", 0, at, table.version)
