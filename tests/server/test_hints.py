"""Hints: in matches for training, on one's own turn, from what the seat knows, and nothing is logged."""

import asyncio
import re

import pytest

from boardwright import registry
from boardwright.server.workers import hints as worker_hints
from tests.server.house import friends_at, legal, text_of


@pytest.fixture(autouse=True)
def short(monkeypatch):
    """Hints that are thought of quickly."""
    monkeypatch.setattr(worker_hints, "LEVEL", "mcts:12")


def training(house, game="caylus1303", *others, name="Ann"):
    ann = house.browser(name)
    table = ann.make(game, "me", *(others or ("bot:random",)), training="yes")
    house.until(lambda: 0 in table.to_act())
    while len(table.drafted(0).legal) < 2:
        house.play(table.id, 1)
        house.until(lambda: 0 in table.to_act())
    return table, ann


def test_a_training_match_bears_a_badge_and_offers_hints_on_my_turn(house):
    table, ann = training(house)
    assert house.forget(table.id).is_training
    page = ann.get(f"/t/{table.id}")
    assert f'action="/t/{table.id}/hint"' in page.text
    assert "Training" in text_of(page)
    watching = house.browser().get(f"/t/{table.id}").text
    assert f'action="/t/{table.id}/hint"' not in watching


def test_an_ordinary_match_does_neither(house):
    ann = house.browser("Ann")
    table = ann.make("caylus1303", "me", "bot:random")
    house.until(lambda: 0 in table.to_act())
    assert "/hint" not in ann.get(f"/t/{table.id}").text
    refused = ann.do(table, "hint")
    assert (refused.status_code, refused.json()["error"]) == (403, "hint-no-training")
    assert "training matches only" in refused.json()["message"]


@pytest.mark.parametrize("game", ["belfort", "caylus1303", "guilds"])
def test_a_hint_marks_its_choice_and_tells_what_it_thinks(house, game):
    table, ann = training(house, game)
    page = ann.do(table, "hint").text
    (marked,) = re.findall(r'id="choice-(\d+)"\s+class="choice hinted"', page)
    assert int(marked) in legal(table, 0)
    assert re.search(r"Hint: .*\. Chance of winning with it: \d+%\.", page)
    places = re.findall(r'<g class="place[^"]*hinted[^"]*"[^>]*data-ids="([^"]*)"', page)
    assert all(marked in ids.split() for ids in places)
    again = ann.part(f"/t/{table.id}/part").text
    assert re.search(rf'id="choice-{marked}"\s+class="choice hinted"', again)


def test_its_place_on_the_board_is_marked(house):
    table, ann = training(house, "belfort")
    page = ann.do(table, "hint").text
    (marked,) = re.findall(r'id="choice-(\d+)"\s+class="choice hinted"', page)
    assert [ids for ids in re.findall(r'<g class="place[^"]*can hinted"[^>]*data-ids="([^"]*)"', page)] == [
        marked
    ]


def test_a_hint_costs_nothing_and_is_not_in_the_log(house):
    table, ann = training(house)
    before = (table.version, list(table.match.log), ann.get(f"/t/{table.id}/record.json").json())
    ann.do(table, "hint")
    assert (table.version, table.match.log, ann.get(f"/t/{table.id}/record.json").json()) == before
    assert house.forget(table.id).version == before[0]


def test_it_goes_with_the_choice(house):
    table, ann = training(house)
    ann.do(table, "hint")
    page = ann.choose(table, legal(table, 0)[0]).text
    assert "choice hinted" not in page


def test_it_is_refused_when_it_is_not_my_turn_and_after_the_end(house):
    table, ann = training(house)
    stranger = house.browser("Eve")
    assert stranger.do(table, "hint").status_code == 403
    assert ann.do(table, "hint", version=table.version + 1).status_code == 409
    house.play(table.id)
    refused = ann.do(table, "hint")
    assert (refused.status_code, refused.json()["error"]) == (403, "not-your-turn")


def test_where_there_is_nothing_to_choose_there_is_no_hint(house):
    table, ann = training(house)
    while table.drafted(0).to_act == 0 and not ann.get(f"/t/{table.id}").text.count("/commit"):
        ann.choose(table, legal(table, 0)[0])
    refused = ann.do(table, "hint")
    assert (refused.status_code, refused.json()["error"]) == (409, "hint-nothing")


def test_training_is_only_against_bots_and_people_at_this_screen(house):
    ann = house.browser("Ann")
    form = {"game": "caylus1303", "players": 2, "nickname": "Ann", "seat0": "me", "training": "yes"}
    refused = ann.post("/tables", {**form, "seat1": "open"}, headers={"X-Part": "1"})
    assert (refused.status_code, refused.json()["error"]) == (400, "training-others")
    assert ann.make("caylus1303", "me", "screen", training="yes").is_training


def test_hints_end_when_somebody_else_takes_a_seat(house):
    ann = house.browser("Ann")
    table = ann.make("caylus1303", "me", "screen", training="yes")
    ann.do(table, "seats/1/open")
    bob = house.browser("Bob")
    assert bob.join(table.seats[1].invite).status_code == 303
    for person in (ann, bob):
        refused = person.do(table, "hint")
        assert (refused.status_code, refused.json()["error"]) == (403, "hint-others")
    assert f'action="/t/{table.id}/hint"' not in ann.get(f"/t/{table.id}").text


def test_a_rematch_is_for_training_too(house):
    table, ann = training(house)
    house.play(table.id)
    made = ann.post(f"/t/{table.id}/rematch").headers["location"].removeprefix("/t/")
    assert house.table(made).is_training


def test_tables_of_friends_are_not_for_training(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    assert not table.is_training
    assert people[0].do(table, "hint").status_code == 403


def test_the_worker_is_sent_a_position_dealt_anew_and_never_the_true_one(house, monkeypatch):
    ann = house.browser("Ann")
    table = ann.make("belfort", "me", "screen", "screen", training="yes")
    house.play_opening(table)
    house.play(table.id, 40)
    while len(table.match.legal) < 2:
        house.play(table.id, 1)
    seat = table.match.to_act
    ann.do(table, "curtain", seat=seat)
    sent = []

    async def run(work, *task, ticket):
        sent.append(task[3])
        return work(*task)

    monkeypatch.setattr(house.service.hints.pool, "run", run)
    for _ in range(8):
        house.call(house.service.hints._cached.clear)
        assert ann.do(table, "hint").status_code == 200
    assert table.match.position() not in sent
    assert len(set(sent)) > 1
    rules = registry.game("belfort")
    states = [rules.from_position(each, table.match.options, table.match.values) for each in sent]
    assert all(rules.view(state, seat) == table.match.view(seat) for state in states)


def slow_thinker(house, monkeypatch):
    """A thinker that answers when it is let go; what it was asked."""
    asked, gone = [], asyncio.Event()

    async def run(work, *task, ticket):
        asked.append(task)
        await gone.wait()
        return work(*task)

    monkeypatch.setattr(house.service.hints.pool, "run", run)
    return asked, gone


def test_a_hint_is_thought_of_once_however_often_it_is_asked_for(house, monkeypatch):
    table, _ = training(house)
    asked, gone = slow_thinker(house, monkeypatch)

    async def five():
        giving = [house.service.hints.give(table, 0, table.version) for _ in range(5)]
        house.loop.call_later(0.2, gone.set)
        return await asyncio.gather(*giving)

    hints = house.run(five())
    assert len(asked) == 1
    assert hints == [hints[0]] * 5


def test_one_visitor_waits_for_only_so_many_hints(house, monkeypatch):
    monkeypatch.setattr(worker_hints, "MAX_PER_PERSON", 1)
    monkeypatch.setattr(worker_hints, "MAX_PER_ADDRESS", 1)
    (first, _), (second, bob) = training(house), training(house, name="Bob")
    asked, gone = slow_thinker(house, monkeypatch)
    giving = asyncio.run_coroutine_threadsafe(house.service.hints.give(first, 0, first.version), house.loop)
    house.until(lambda: len(asked) == 1)
    refused = bob.do(second, "hint")
    assert (refused.status_code, refused.json()["error"]) == (429, "hints-yours")
    house.call(gone.set)
    assert giving.result(30).action in legal(first, 0)
    assert bob.do(second, "hint").status_code == 200


def test_who_waits_for_a_hint_that_nobody_thinks_of_is_told_so(house, monkeypatch):
    table, ann = training(house)
    _, gone = slow_thinker(house, monkeypatch)
    monkeypatch.setattr(worker_hints, "HINT_TIMEOUT", 0.1)
    late = ann.do(table, "hint")
    assert (late.status_code, late.json()["error"]) == (503, "hint-late")
    assert not house.service.hints._running
    monkeypatch.setattr(worker_hints, "HINT_TIMEOUT", 30.0)
    house.call(gone.set)
    assert ann.do(table, "hint").status_code == 200
