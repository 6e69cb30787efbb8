"""The HTTP interface for programs: make, list, join, view, legal, why not, act, undo, record."""

from __future__ import annotations

import httpx
import pytest

from boardwright.core import record as records
from boardwright.core.match import replay
from boardwright.registry import built_in, game
from tests.server.programs import Program, make_table, running, seated, to_the_end, until


@pytest.fixture(scope="module")
def http(place):
    with (
        running(place("api")) as url,
        httpx.Client(base_url=url, timeout=60) as client,
    ):
        yield client


@pytest.fixture
def pair(http) -> list[Program]:
    """A new match of Caylus between two programs."""
    return seated(http, "caylus1303", "oo")


def asked(programs: list[Program]) -> tuple[Program, Program]:
    """Whoever must decide, and the other one."""
    first = programs[0].get("/view")["to_act"][0]
    return (programs[0], programs[1]) if programs[0].seat == first else (programs[1], programs[0])


def problem(response: httpx.Response, status: int) -> dict:
    """What was wrong: one message with an honest status."""
    assert response.status_code == status, response.text
    found = response.json()
    assert set(found) <= {"error", "message", "version"}
    assert found["message"] and "\n" not in found["message"] and "Traceback" not in found["message"]
    return found


def test_games_and_bots_are_listed(http):
    games = http.get("/api/v1/games").json()
    assert [each["id"] for each in games] == list(built_in())
    assert {each["id"]: each["actions"] for each in games}["toll"] == len(game("toll").catalogue)
    assert {"random", "greedy"} <= set(http.get("/api/v1/bots").json())


def test_a_table_is_made_with_an_invitation_for_every_open_seat(http):
    made = make_table(http, "belfort", "ogo", options={})
    assert [each["seat"] for each in made["invitations"]] == [0, 2]
    assert made["table"]["status"] == "waiting"
    assert made["table"]["version"] == 0
    assert [seat["kind"] for seat in made["table"]["seats"]] == ["open", "bot", "open"]
    assert len(made["owner"]) >= 22
    assert http.get(f"/api/v1/tables/{made['table']['id']}").json() == made["table"]


def test_only_listed_tables_are_listed(http):
    hidden = make_table(http, "toll", "oo")["table"]["id"]
    shown = make_table(http, "toll", "oo", listed=True)["table"]["id"]
    listed = [table["id"] for table in http.get("/api/v1/tables").json()]
    assert shown in listed
    assert hidden not in listed


def test_an_invitation_works_once_and_only_at_its_table(http):
    made, other = make_table(http, "toll", "oo"), make_table(http, "toll", "oo")
    invite = made["invitations"][0]["invite"]
    path = f"/api/v1/tables/{made['table']['id']}/join"
    assert problem(http.post(f"/api/v1/tables/{other['table']['id']}/join", json={"invite": invite}), 404)
    joined = http.post(path, json={"invite": invite, "name": "Ada"}).json()
    assert (joined["seat"], joined["table"]["seats"][0]["name"]) == (0, "Ada")
    assert problem(http.post(path, json={"invite": invite, "name": "Eve"}), 404)["error"] == "no-invitation"


def test_the_match_begins_with_the_last_open_seat(http):
    first, second = seated(http, "toll", "oo")
    table = http.get(f"/api/v1/tables/{first.table}").json()
    assert (table["status"], table["version"], second.seat) == ("playing", 1, 1)


def test_before_the_beginning_there_is_nothing_to_see_or_do(http):
    made = make_table(http, "toll", "oo")
    path = f"/api/v1/tables/{made['table']['id']}"
    joined = http.post(f"{path}/join", json={"invite": made["invitations"][0]["invite"]}).json()
    early = Program(http, made["table"]["id"], joined["seat"], joined["token"])
    for response in (
        early.call("GET", "/view"),
        early.call("GET", "/legal"),
        early.call("GET", "/why_not", params={"action": 0}),
        early.act([0], 0),
        early.call("POST", "/undo"),
        early.call("GET", "/record"),
    ):
        assert problem(response, 400)["error"] == "not-begun"
    nothing = {"version": 0, "to_act": [], "is_over": False, "entries": [], "rewind": None}
    assert early.get("/events") == nothing


def test_a_seat_sees_its_own_view_and_a_spectator_the_public_one(http, pair):
    first, second = pair
    assert first.get("/view")["seat"] == 0
    assert second.get("/view")["seat"] == 1
    spectator = http.get(f"/api/v1/tables/{first.table}/view").json()
    assert (spectator["seat"], spectator["version"]) == (None, 1)


def test_legal_lists_ids_with_their_notation_and_why_not_agrees(pair):
    program, other = asked(pair)
    legal = program.get("/legal")
    text = game("caylus1303").catalogue.text
    assert legal["actions"] == [{"id": each["id"], "notation": text(each["id"])} for each in legal["actions"]]
    assert other.get("/legal") == {"version": legal["version"], "actions": []}
    ids = {each["id"] for each in legal["actions"]}
    for action in (*ids, *range(0, len(game("caylus1303").catalogue), 20)):
        refused = program.get("/why_not", params={"action": action})
        assert (refused["reason"] is None, refused["message"] is None) == (action in ids, action in ids)


def test_why_not_is_told_in_the_language_asked_for(pair):
    program, _ = asked(pair)
    ids = {each["id"] for each in program.get("/legal")["actions"]}
    action = next(each for each in range(len(game("caylus1303").catalogue)) if each not in ids)
    told = {
        program.get("/why_not", params={"action": action, "lang": each})["message"] for each in ("en", "de")
    }
    assert len(told) == 2


def test_why_not_of_an_id_that_no_action_has_is_answered(pair):
    program, _ = asked(pair)
    assert program.get("/why_not", params={"action": 10**6})["reason"] == "action-out-of-range"


@pytest.mark.parametrize("path", ["/legal", "/why_not?action=0"])
def test_legal_and_why_not_are_for_the_holder_of_the_seat_only(http, pair, path):
    program, other = asked(pair)
    stranger = seated(http, "toll", "oo")[0]
    address = f"/api/v1/tables/{program.table}{path}"
    missing = http.get(address)
    assert problem(missing, 401)["error"] == "token-needed"
    assert missing.headers["WWW-Authenticate"] == "Bearer"
    wrong = http.get(address, headers={"Authorization": f"Bearer {stranger.token}"})
    assert problem(wrong, 403)["error"] == "no-seat-token"
    assert problem(other.call("GET", "/why_not", params={"action": 0}), 403)["error"] == "not-your-turn"


def test_acting_makes_a_version_and_says_who_is_next(pair):
    program, _ = asked(pair)
    acted = program.play()
    assert acted["version"] == 2
    assert acted["to_act"] == program.get("/view")["to_act"]
    assert acted["is_over"] is False


def test_a_whole_turn_is_chosen_step_by_step_and_sent_in_one_go(http):
    program, _ = asked(seated(http, "belfort", "oo"))
    actions: list[int] = []
    while options := program.get("/legal", params={"after": actions})["actions"]:
        actions.append(options[-1]["id"])
    version = program.get("/legal")["version"]
    assert program.act(actions, version).json()["version"] == version + 1


def test_an_illegal_decision_takes_nothing_of_its_list(pair):
    program, _ = asked(pair)
    legal = program.get("/legal")
    ids = [each["id"] for each in legal["actions"]]
    wrong = next(each for each in range(len(game("caylus1303").catalogue)) if each not in ids)
    for actions in ([wrong], [wrong, ids[0]], [-1], [10**9], [10**30]):
        assert problem(program.act(actions, legal["version"]), 422)
    assert program.get("/legal") == legal


def test_the_other_seat_cannot_act(pair):
    program, other = asked(pair)
    legal = program.get("/legal")
    assert problem(other.act([legal["actions"][0]["id"]], legal["version"]), 403)["error"] == "not-your-turn"


def test_an_old_version_is_refused_with_the_present_one(pair):
    program, _ = asked(pair)
    legal = program.get("/legal")
    program.play()
    late = problem(program.act([legal["actions"][0]["id"]], legal["version"]), 409)
    assert (late["error"], late["version"]) == ("outdated", legal["version"] + 1)


def test_the_same_key_gets_the_same_answer_even_later(pair):
    program, _ = asked(pair)
    legal = program.get("/legal")
    action = legal["actions"][0]["id"]
    first = program.act([action], legal["version"], key="once")
    again = program.act([action], legal["version"], key="once")
    asked(pair)[0].play()
    later = program.act([action], legal["version"], key="once")
    assert [each.json() for each in (again, later)] == [first.json()] * 2
    assert program.get("/view")["version"] == legal["version"] + 2


def test_a_key_is_not_used_for_something_else_and_belongs_to_a_seat(pair):
    program, other = asked(pair)
    legal = program.get("/legal")
    program.act([legal["actions"][0]["id"]], legal["version"], key="mine")
    wrong = program.act([legal["actions"][1]["id"]], legal["version"], key="mine")
    assert problem(wrong, 409)["error"] == "key-used"
    while (next_one := asked(pair)[0]) is not other:
        next_one.play()
    theirs = other.get("/legal")
    assert other.act([theirs["actions"][0]["id"]], theirs["version"], key="mine").status_code == 200


def test_nobody_tries_what_chance_brings_and_then_does_not_do_it(http):
    """A list that goes on behind chance is refused whatever follows: else its refusal would tell the deal."""
    programs = seated(http, "guilds", "oo")
    is_found = False
    count = 0
    while not is_found:
        program = asked(programs)[0]
        legal = program.get("/legal")
        known = len(program.get("/record")["steps"])
        action = legal["actions"][count % len(legal["actions"])]["id"]
        answers = [program.act([action, each], legal["version"]).status_code for each in (-1, 10**6)]
        acted = program.act([action], legal["version"]).json()
        assert not acted["is_over"], "chance never came before another decision of the same seat"
        new = [step["seat"] for step in program.get("/record")["steps"][known:]]
        is_found = "chance" in new and acted["to_act"] == [program.seat]
        count += 1
    assert answers == [403, 403]


def test_a_decision_is_taken_back_until_a_barrier(pair):
    program, _ = asked(pair)
    before = program.get("/view")
    assert problem(program.call("POST", "/undo"), 409)["error"] == "nothing-to-undo"
    version = program.play()["version"]
    assert problem(program.call("POST", "/undo", json={"version": version - 1}), 409)["version"] == version
    undone = program.call("POST", "/undo", json={"version": version}).json()
    assert (undone["version"], undone["to_act"]) == (version + 1, before["to_act"])
    assert program.get("/view")["view"] == before["view"]
    assert problem(program.call("POST", "/undo", json={"version": version}), 409)["version"] == version + 1


def test_a_running_record_tells_what_the_seat_knows_and_a_finished_one_all(http):
    programs = seated(http, "toll", "oog")
    running_record = programs[0].get("/record")
    assert (running_record["kind"], running_record["seat"]) == ("view-of-a-running-match", 0)
    assert "seed" not in running_record and "log" not in running_record
    assert http.get(f"/api/v1/tables/{programs[0].table}/record").json()["seat"] is None
    text = programs[0].call("GET", "/record", params={"format": "txt", "lang": "pl"})
    assert text.headers["content-type"].startswith("text/plain")
    to_the_end(programs)
    path = f"/api/v1/tables/{programs[0].table}/record"
    full, lines = http.get(path).text, http.get(path, params={"format": "txt"}).text
    record = records.from_text(full, game)
    assert replay(record, game("toll")).is_over
    assert record.seed is not None
    assert records.from_text(lines, game).log == record.log


def test_after_the_end_nothing_can_be_changed(http):
    programs = seated(http, "toll", "oo")
    to_the_end(programs)
    version = programs[0].get("/view")["version"]
    assert problem(programs[0].act([0], version), 403)["error"] == "not-your-turn"
    assert programs[0].get("/legal")["actions"] == []
    assert problem(programs[0].call("POST", "/seats/0/bot"), 400)["error"] == "table-over"


def test_a_bot_takes_a_seat_from_its_holder_or_the_owner_only(http):
    made = make_table(http, "toll", "oo")
    path = f"/api/v1/tables/{made['table']['id']}"
    tokens = []
    for each in made["invitations"]:
        tokens.append(http.post(f"{path}/join", json={"invite": each["invite"]}).json()["token"])
    other = {"Authorization": f"Bearer {tokens[1]}"}
    owner = {"Authorization": f"Bearer {made['owner']}"}
    assert problem(http.post(f"{path}/seats/0/bot"), 401)
    assert problem(http.post(f"{path}/seats/0/bot", headers=other), 403)["error"] == "not-your-seat"
    assert problem(http.post(f"{path}/seats/5/bot", headers=owner), 404)["error"] == "no-seat"
    assert problem(http.post(f"{path}/seats/1/bot?bot=genius", headers=other), 400)
    assert problem(http.post(f"{path}/seats/0/bot?bot=random", headers=owner), 403)["error"].startswith(
        "stand-in"
    )
    holder = {"Authorization": f"Bearer {tokens[0]}"}
    given = http.post(f"{path}/seats/0/bot?bot=random", headers=holder).json()
    assert (given["seats"][0]["kind"], given["seats"][0]["bot"]) == ("bot", "random")
    assert http.post(f"{path}/seats/1/bot", headers=other).json()["seats"][1]["kind"] == "bot"
    until(lambda: http.get(path).json()["status"] == "over")


def test_a_zero_byte_is_refused_whatever_the_database(http, pair):
    for path in ("/t/%00", "/join/%00", "/api/v1/tables/%00", "/api/v1/tables/%00/events"):
        assert http.get(path).status_code == 404
    path = f"/api/v1/tables/{pair[0].table}/join"
    assert http.post(path, json={"invite": "x\x00"}).status_code == 422
    program = pair[pair[0].get("/view")["to_act"][0]]
    legal = program.get("/legal")
    assert program.act([legal["actions"][0]["id"]], legal["version"], "k\x00").status_code == 422
