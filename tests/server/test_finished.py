"""Looking back: any position by its link and quickly, viewpoints after the end, records, playing on."""

import io
import json
import re
import time
import zipfile

import pytest

import boardwright
from boardwright import registry
from boardwright.core import record as records
from boardwright.core.match import replay, verify
from boardwright.core.record import Answer
from tests.server.house import friends_at, legal, programs_at, text_of

GAMES = ("belfort", "caylus1303", "guilds")
FAST = 0.2
AIR = 2  # for the slowest, and for a match that is read anew


@pytest.fixture(scope="module")
def finished(house):
    """A finished match of each game, with its people."""
    found = {}
    for game in GAMES:
        table, people = friends_at(house, game, "Ann", "Bob", "Cid")
        house.play(table.id)
        found[game] = table, people
    return found


def seconds(person, path):
    """How long a page takes: computing time of this process, since others compute on the same machine."""
    started = time.process_time()
    answer = person.get(path)
    assert answer.status_code == 200
    return time.process_time() - started


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_a_match_opens_in_less_than_200_milliseconds(finished, game):
    table, people = finished[game]
    seconds(people[0], "/help")
    times = sorted(seconds(people[0], f"/t/{table.id}?at={at}") for at in range(len(table.match.steps) + 1))
    print(f"{game}: median {times[len(times) // 2] * 1000:.0f} ms, slowest {times[-1] * 1000:.0f} ms")
    assert times[len(times) // 2] < FAST
    assert times[len(times) * 95 // 100] < FAST * AIR


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_not_in_memory_opens_quickly_too(house, finished, game):
    table, people = finished[game]
    times = []
    for at in (0, 20, len(table.match.steps) // 2, len(table.match.steps)) * 3:
        house.call(lambda: house.service.tables.forget(table.id))
        house.call(house.service.pages._lines.clear)
        times.append(seconds(people[0], f"/t/{table.id}?at={at}"))
    times.sort()
    print(f"{game}: read anew, median {times[6] * 1000:.0f} ms, slowest {times[-1] * 1000:.0f} ms")
    assert times[len(times) // 2] < FAST * AIR


@pytest.mark.parametrize("at", ["-1", "1.5", "x", "", "999999", "9" * 30, "٣", "1 "])
def test_a_position_that_is_not_there_is_an_honest_error(finished, at):
    table, people = finished["caylus1303"]
    assert people[0].get(f"/t/{table.id}", params={"at": at}).status_code == 400


def test_other_viewpoints_are_shown_after_the_end_only(house, finished):
    table, people = finished["belfort"]
    spectator = house.browser()
    pages = {spectator.get(f"/t/{table.id}?at=40&as={seat}").text for seat in range(3)}
    assert len(pages) == 3
    assert people[0].get(f"/t/{table.id}?at=40&as=2").status_code == 200
    running, players = friends_at(house, "belfort", "Ann", "Bob", "Cid")
    for path in (f"/t/{running.id}?as=1", f"/t/{running.id}?as=0", f"/t/{running.id}/part?at=3&as=2"):
        assert players[0].get(path).status_code == 403
        assert spectator.get(path).status_code == 403
    assert spectator.get(f"/t/{table.id}?as=3").status_code == 403
    assert spectator.get(f"/t/{table.id}?as=x").status_code == 400


@pytest.mark.parametrize("game", GAMES)
def test_the_full_record_is_given_after_the_end_and_verifies(house, finished, game):
    table, _ = finished[game]
    spectator = house.browser()
    as_json = spectator.get(f"/t/{table.id}/record.json")
    as_text = spectator.get(f"/t/{table.id}/record.txt")
    for answer in (as_json, as_text):
        assert "attachment" in answer.headers["content-disposition"]
        record = records.from_text(answer.text, registry.game)
        assert record.seed == table.seed.hex()
        assert verify(record, registry.game(game)) > 0
    assert records.from_text(as_json.text, registry.game).log == table.match.record().log


def test_while_a_match_runs_neither_seed_nor_log_is_given_out(house):
    table, people = friends_at(house, "belfort", "Ann", "Bob", "Cid")
    house.play(table.id, 30)
    for person in (*people, house.browser()):
        for path in ("record.json", "record.txt", "problem"):
            content = person.get(f"/t/{table.id}/{path}").content
            assert table.seed.hex().encode() not in content
        document = person.get(f"/t/{table.id}/record.json").json()
        assert (document["kind"], "log" in document) == ("view-of-a-running-match", False)
        assert all("action" not in step for step in document["steps"] if step["seat"] != document["seat"])
    assert [person.get(f"/t/{table.id}/record.json").json()["seat"] for person in people] == [0, 1, 2]


def test_a_report_of_a_problem_holds_record_position_and_version(house, finished):
    table, people = finished["guilds"]
    running, players = friends_at(house, "guilds", "Ann", "Bob", "Cid")
    for where, person, shown in ((table, people[0], "position.txt"), (running, players[1], "view.json")):
        packed = zipfile.ZipFile(io.BytesIO(person.get(f"/t/{where.id}/problem").content))
        assert set(packed.namelist()) == {"record.json", shown, "about.json"}
        about = json.loads(packed.read("about.json"))
        assert (about["version"], about["game"]) == (where.version, "guilds")


def test_before_the_beginning_there_is_no_record(house):
    owner = house.browser("Ann")
    table = owner.make("caylus1303", "me", "open")
    for path in ("record.json", "record.txt", "problem"):
        assert owner.get(f"/t/{table.id}/{path}").status_code == 400


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["json", "txt"])
def test_a_record_is_loaded_and_looked_through(house, finished, game, form):
    table, _ = finished[game]
    guest = house.browser("Zoe")
    content = guest.get(f"/t/{table.id}/record.{form}").content
    answer = guest.post("/load", files={"file": (f"match.{form}", content)})
    assert answer.status_code == 303
    loaded = house.table(answer.headers["location"].removeprefix("/t/"))
    assert (loaded.status, loaded.match.position()) == ("over", table.match.position())
    assert guest.get(f"/t/{loaded.id}?at=10&as=1").status_code == 200
    assert guest.do(loaded, "verify").json()["error"] == "continued"


def test_an_unfinished_record_goes_on_at_a_new_table(house, finished):
    table, _ = finished["caylus1303"]
    guest = house.browser("Zoe")
    part = replay(table.match.record(), registry.game("caylus1303"), upto=60)
    answer = guest.post("/load", files={"file": ("match.json", records.to_json(part.record()).encode())})
    assert answer.status_code == 303, text_of(answer)
    loaded = house.table(answer.headers["location"].removeprefix("/t/"))
    assert (loaded.status, len(loaded.match.log) >= 60) == ("playing", True)
    seat = loaded.to_act()[0]
    guest.do(loaded, "curtain", seat=seat)
    assert guest.choose(loaded, legal(loaded, seat)[0]).status_code == 200
    house.play(loaded.id)
    assert house.forget(loaded.id).status == "over"


def test_a_record_whose_answers_came_in_another_order_goes_on_and_is_exported_with_its_seats(house):
    match = boardwright.new("belfort", players=3, seed=1)
    match.ask_first(2)
    step = match.act(match.legal[0])
    match.undo(2)
    match.act(match.legal[-1])
    guest = house.browser("Zoe")
    answer = guest.post("/load", files={"file": ("match.txt", match.to_lines().encode())})
    loaded = house.table(answer.headers["location"].removeprefix("/t/"))
    assert loaded.match.position() == match.position()
    house.play(loaded.id)
    stored = house.forget(loaded.id)
    exported = records.from_text(guest.get(f"/t/{loaded.id}/record.json").text, registry.game)
    assert exported.log == stored.match.record().log
    assert exported.log[step.entry] == Answer(2, step.action)
    assert replay(exported, registry.game("belfort")).position() == stored.match.position()


def test_a_record_that_begins_at_a_position_is_not_continued_here(house):
    line = boardwright.new("belfort", players=3, seed=1).position()
    content = boardwright.from_position(line, seed=2).to_lines().encode()
    answer = house.browser("Zoe").post("/load", files={"file": ("match.txt", content)})
    assert (answer.status_code, "boardwright replay" in text_of(answer)) == (400, True)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"   ",
        b"\xff\xfe\x00\x01",
        b"{",
        b"[]",
        b"null",
        b"{}",
        b'{"game": "belfort"}',
        b'{"game": "nowhere", "log": []}',
        b'[Game "belfort"]\n1. nonsense\n',
        b"PK\x03\x04",
        b"[" * 100_000,
        b'{"format": ' + b"9" * 5000 + b"}",
    ],
)
def test_nonsense_is_not_loaded(house, content):
    answer = house.browser("Zoe").post("/load", files={"file": ("x", content)})
    assert answer.status_code == 400
    assert "Traceback" not in answer.text


def test_a_record_that_was_changed_is_not_loaded(house, finished):
    table, _ = finished["caylus1303"]
    document = json.loads(records.to_json(table.match.record()))
    for field, value in (("log", [0, 0, 0]), ("players", ["A"]), ("rules_version", 99), ("game", "toll")):
        content = json.dumps({**document, field: value}).encode()
        answer = house.browser("Zoe").post("/load", files={"file": ("x.json", content)})
        assert answer.status_code in (400, 404)


def test_without_a_file_nothing_is_loaded(house):
    assert house.browser("Zoe").post("/load").status_code == 400
    assert house.browser("Zoe").post("/load", {"file": "text"}).status_code == 400


@pytest.mark.parametrize("game", GAMES)
def test_one_plays_on_against_bots_from_any_position_of_a_finished_match(house, finished, game):
    table, people = finished[game]
    at = len(table.match.steps) * 2 // 3
    answer = people[1].post(f"/t/{table.id}/fork", {"at": at})
    made = house.table(answer.headers["location"].removeprefix("/t/"))
    assert [seat.kind for seat in made.seats] == ["bot", "person", "bot"]
    before = [step.action for step in made.match.steps[:at]]
    assert before == [step.action for step in table.match.steps[:at]]
    house.until(lambda: made.to_act() in ([1], []))
    assert people[1].get(f"/t/{made.id}").status_code == 200
    stranger = house.browser()
    answer = stranger.post(f"/t/{table.id}/fork", {"at": at, "as": 2})
    assert house.table(answer.headers["location"].removeprefix("/t/")).seats[2].kind == "person"


def test_playing_on_needs_a_finished_match_and_a_position(house, finished):
    table, people = finished["caylus1303"]
    for fields in ({}, {"at": "x"}, {"at": 10**6}, {"at": len(table.match.steps)}, {"at": 5, "as": "x"}):
        assert people[0].do(table, "fork", **fields).status_code == 400
    assert people[0].do(table, "fork", at=5, **{"as": 7}).status_code == 404
    running, players = friends_at(house, "caylus1303", "Ann", "Bob")
    assert players[0].do(running, "fork", at=3).status_code == 400


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_verified_by_one_click(house, finished, game):
    table, people = finished[game]
    assert people[0].do(table, "verify").status_code == 200
    assert house.service.verified[table.id] is True


def test_a_deal_that_was_not_made_from_the_seed_is_found_out(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    assert people[0].do(table, "verify").status_code == 400
    house.play(table.id)
    nonces, table.match.nonces = table.match.nonces, ("another",)
    people[0].do(table, "verify")
    assert house.service.verified[table.id] is False
    table.match.nonces = nonces
    people[0].do(table, "verify")
    assert house.service.verified[table.id] is True


def test_the_commitment_is_shown_from_the_start_and_every_seat_adds_to_the_deal(house):
    table, _ = programs_at(house, "caylus1303", 2)
    assert len(set(table.nonces)) == 2
    assert table.commitment in house.browser().get(f"/t/{table.id}").text


def test_the_step_to_the_present_position_leads_to_the_live_table(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob", "Cid")
    house.play(table.id, 30)
    last = len(table.match.steps)
    steps = r'<a class="button" data-part href="([^"]*)" title="One decision forward"'
    assert re.findall(steps, people[0].get(f"/t/{table.id}?at={last - 1}").text) == [f"/t/{table.id}"]
    assert re.findall(steps, people[0].get(f"/t/{table.id}?at={last - 2}").text) == [
        f"/t/{table.id}?at={last - 1}"
    ]


def test_a_problem_file_can_be_made_with_a_clock_of_1970(house):
    table, people = friends_at(house, "toll", "Ann", "Bob")
    table.changed = table.changed.replace(year=1970)
    answer = people[0].get(f"/t/{table.id}/problem")
    assert answer.status_code == 200
    files = zipfile.ZipFile(io.BytesIO(answer.content)).infolist()
    assert {file.date_time for file in files} == {(1980, 1, 1, 0, 0, 0)}
