"""The analysis of a finished match at its table: in the background, stored, drawn as a curve."""

import asyncio
import re
import time

import pytest

import boardwright
from boardwright.core.match import Match
from boardwright.lab.analysis import analyse
from boardwright.server.tables import rows
from boardwright.server.workers import analyses
from boardwright.text import LANGUAGES
from tests.server.house import friends_at, opened, text_of

BUDGET = 1


@pytest.fixture(scope="module")
def house(place):
    with opened(place("house"), analysis=10) as found:
        found.service.analyses.budget = BUDGET
        yield found


@pytest.fixture(scope="module")
def analysed(house):
    """A finished match of Caylus with its analysis."""
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    house.play(table.id)
    answer = people[0].do(table, "analyse")
    assert answer.status_code == 200
    house.until(lambda: table.id not in house.service.analyses.under_way, 60)
    return table, people


def found_at(house, table):
    return house.run(house.service.analyses.of(table))


def test_the_end_offers_an_analysis_and_a_running_match_does_not(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    assert f"/t/{table.id}/analyse" not in people[0].get(f"/t/{table.id}").text
    refused = people[0].do(table, "analyse")
    assert (refused.status_code, refused.json()["error"]) == (400, "not-over")
    assert people[0].get(f"/t/{table.id}/analysis.json").status_code == 404
    house.play(table.id)
    assert f'action="/t/{table.id}/analyse"' in people[0].get(f"/t/{table.id}").text


def test_it_is_the_analysis_that_the_command_line_makes_and_it_is_stored(house, analysed):
    table, people = analysed
    expected = analyse(table.match, BUDGET)
    assert found_at(house, table) == expected
    stored = house.run(house.service.store.read(lambda connection: rows.analysis_of(connection, table.id)))
    assert stored == expected
    assert (stored.engine, stored.budget) == (boardwright.__version__, BUDGET)
    assert people[1].get(f"/t/{table.id}/analysis.json").json()["moments"][0]["at"] == expected.moments[0].at


def test_it_is_read_again_after_a_restart(house, analysed):
    table, people = analysed
    house.call(house.service.analyses._cached.clear)
    assert "curve" in people[0].get(f"/t/{table.id}").text


def test_the_curve_has_a_line_for_every_seat_and_leads_to_every_turn(house, analysed):
    table, _ = analysed
    found = found_at(house, table)
    page = house.browser().get(f"/t/{table.id}").text
    curve = re.search(r'<svg class="curve".*?</svg>', page, re.S)[0]
    assert re.findall(r'<g class="of-(\w+) dash-(\d)">', curve) == [("red", "0"), ("blue", "1")]
    places = {int(at) for at in re.findall(r'href="/t/[^"?]*\?at=(\d+)"', curve)}
    assert places == {moment.at for moment in found.moments[:-1]}
    assert len(re.findall('<g class="swing', curve)) == len(found.swings)
    assert "style=" not in curve
    rows_told = re.findall(r'<tr><th scope="row">', page.split('id="review-table"')[1])
    assert len(rows_told) == len(found.moments)


def test_a_better_move_is_told_in_words_at_its_position(house, analysed):
    table, people = analysed
    moves = found_at(house, table).better_moves
    assert moves != ()
    page = text_of(people[0].get(f"/t/{table.id}?at={moves[0].at}"))
    alert = people[0].get(f"/t/{table.id}?at={moves[0].at}").text
    assert "Better: “" in page
    assert 'class="alert bettermove"' in alert
    quiet = next(at for at in range(len(table.match.steps)) if at not in {move.at for move in moves})
    assert 'class="alert bettermove"' not in people[0].get(f"/t/{table.id}?at={quiet}").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_analysis_is_told_in_every_language(house, analysed, language):
    table, _ = analysed
    page = house.browser(language=language).get(f"/t/{table.id}")
    words = {"en": "Better moves", "pl": "Lepsze ruchy", "de": "Bessere Züge", "it": "Mosse migliori"}
    assert words[language] in text_of(page)


def test_a_second_request_does_not_begin_again_but_another_version_does(house, analysed):
    table, people = analysed
    people[0].do(table, "analyse")
    assert table.id not in house.service.analyses.under_way
    house.service.analyses.budget = BUDGET + 1
    try:
        assert "Analyse again" in people[0].get(f"/t/{table.id}").text
    finally:
        house.service.analyses.budget = BUDGET


@pytest.fixture
def slow(house, monkeypatch):
    """An analysis that goes on until it is let go."""
    gate = asyncio.Event()

    async def run(work, *task, **_):
        await gate.wait()
        return work(*task)

    monkeypatch.setattr(house.service.analyses.pool, "run", run)
    return lambda: house.call(gate.set)


def over(house, *names):
    table, people = friends_at(house, "caylus1303", *names)
    house.play(table.id)
    return table, people[0]


def test_progress_is_shown_and_others_wait_for_their_turn(house, slow):
    first, ann = over(house, "Ann", "Bob")
    second, cid = over(house, "Cid", "Dan")
    page = ann.do(first, "analyse").text
    assert re.search(r'<progress id="review-progress" max="\d+" value="0">', page)
    assert "/analyse/stop" in page
    assert "about to begin" in cid.do(second, "analyse").text
    assert set(house.service.analyses.under_way) == {first.id, second.id}
    house.service.analyses.under_way[first.id].done = 5
    assert "Analysing: 5 of " in text_of(ann.part(f"/t/{first.id}/part"))
    assert "<progress" not in cid.do(second, "analyse/stop").text
    assert "<progress" not in ann.do(first, "analyse/stop").text
    assert house.service.analyses.under_way == {}
    assert found_at(house, first) is None
    slow()


def test_bots_of_running_matches_do_not_wait_for_it(house, slow):
    table, ann = over(house, "Ann", "Bob")
    ann.do(table, "analyse")
    running = ann.make("caylus1303", "bot:random", "bot:random")
    house.until(lambda: running.status == "over", 60)
    assert table.id in house.service.analyses.under_way
    ann.do(table, "analyse/stop")
    slow()


def test_too_many_are_refused(house, slow, monkeypatch):
    monkeypatch.setattr(analyses, "MAX_RUNNING", 0)
    table, ann = over(house, "Ann", "Bob")
    refused = ann.do(table, "analyse")
    assert (refused.status_code, refused.json()["error"]) == (429, "analyses-many")


def test_only_who_has_asked_for_an_analysis_ends_it(house, slow):
    table, ann = over(house, "Ann", "Bob")
    eve = house.browser("Eve")
    ann.do(table, "analyse")
    refused = eve.do(table, "analyse/stop")
    assert (refused.status_code, refused.json()["error"]) == (403, "analysis-not-yours")
    assert f'action="/t/{table.id}/analyse/stop"' not in eve.get(f"/t/{table.id}").text
    assert table.id in house.service.analyses.under_way
    assert ann.do(table, "analyse/stop").status_code == 200
    assert house.service.analyses.under_way == {}
    slow()


def test_others_who_ask_for_the_same_analysis_share_it_and_keep_it_going(house, slow):
    table, ann = over(house, "Ann", "Bob")
    eve = house.browser("Eve")
    eve.do(table, "analyse")
    assert "Ask for it, too" in text_of(ann.get(f"/t/{table.id}"))
    ann.do(table, "analyse")
    assert len(house.service.analyses.under_way[table.id].askers) == 2
    assert f'action="/t/{table.id}/analyse/stop"' not in eve.do(table, "analyse/stop").text
    assert table.id in house.service.analyses.under_way
    slow()
    house.until(lambda: table.id not in house.service.analyses.under_way, 60)
    assert found_at(house, table) is not None


def test_one_visitor_does_not_fill_all_places(house, slow, monkeypatch):
    monkeypatch.setattr(analyses, "MAX_PER_PERSON", 1)
    monkeypatch.setattr(analyses, "MAX_PER_ADDRESS", 2)
    tables = [over(house, "Ann", "Bob")[0] for _ in range(4)]
    eve, fay, gus = (house.browser(name, address="192.0.2.66") for name in ("Eve", "Fay", "Gus"))
    eve.do(tables[0], "analyse")
    refused = eve.do(tables[1], "analyse")
    assert (refused.status_code, refused.json()["error"]) == (429, "analyses-yours")
    assert eve.do(tables[0], "analyse").status_code == 200
    assert fay.do(tables[1], "analyse").status_code == 200
    assert gus.do(tables[2], "analyse").json()["error"] == "analyses-yours"
    vera = house.browser("Vera", address="198.51.100.7")
    assert vera.do(tables[3], "analyse").status_code == 200
    for browser, table in ((eve, tables[0]), (fay, tables[1]), (vera, tables[3])):
        browser.do(table, "analyse/stop")
    assert house.service.analyses.under_way == {}
    slow()


def test_positions_of_several_visitors_take_turns(house, monkeypatch):
    first, second = over(house, "Ann", "Bob")[0], over(house, "Cid", "Dan")[0]
    eve, vera = house.browser("Eve", address="192.0.2.66"), house.browser("Vera", address="198.51.100.7")
    gone, under_way = asyncio.Semaphore(0), house.service.analyses.under_way

    async def run(work, *task, **_):
        await gone.acquire()
        return work(*task)

    monkeypatch.setattr(house.service.analyses.pool, "run", run)
    eve.do(first, "analyse")
    vera.do(second, "analyse")
    for _ in range(6):
        house.call(gone.release)
    house.until(lambda: under_way[first.id].done + under_way[second.id].done == 6)
    assert (under_way[first.id].done, under_way[second.id].done) == (3, 3)
    eve.do(first, "analyse/stop")
    vera.do(second, "analyse/stop")


def test_closing_the_service_gives_up_what_is_under_way(tmp_path):
    with opened(tmp_path / "house.sqlite", analysis=1000) as house:
        table, ann = over(house, "Ann", "Bob")
        ann.do(table, "analyse")
        started = time.monotonic()
    assert time.monotonic() - started < 20


def test_the_work_is_done_in_a_process_that_gives_way(tmp_path):
    with opened(tmp_path / "house.sqlite", thinkers=1) as house:
        house.service.analyses.budget = 1
        table, ann = over(house, "Ann", "Bob")
        ann.do(table, "analyse")
        house.until(lambda: table.id not in house.service.analyses.under_way, 60)
        assert isinstance(table.match, Match)
        assert found_at(house, table) == analyse(table.match, 1)
        workers = house.service.analyses.pool.processes()
        assert len(workers) == 1
        assert workers != house.service.pool.processes()
