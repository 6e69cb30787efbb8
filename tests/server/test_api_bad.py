"""Nonsense of every kind sent to the HTTP interface: one message, an honest status, never 500."""

from __future__ import annotations

import http.client
import json
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.programs import Program, running, seated

SEATS = [{"kind": "open"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with (
        running(tmp_path_factory.mktemp("bad") / "bad.sqlite") as url,
        httpx.Client(base_url=url, timeout=60) as found,
    ):
        yield found


@pytest.fixture(scope="module")
def program(client) -> Program:
    """A program whose turn it is."""
    pair = seated(client, "caylus1303", "oo")
    return pair[pair[0].get("/view")["to_act"][0]]


def refused(response: httpx.Response, *statuses: int) -> dict:
    """One message, an honest status."""
    assert response.status_code in statuses, response.text
    found = response.json()
    assert set(found) <= {"error", "message", "version"}, found
    assert found["message"].strip() and "\n" not in found["message"], found
    assert "Traceback" not in response.text and "site-packages" not in response.text
    return found


BAD_TABLES = {
    "no game": ({"seats": SEATS}, 422),
    "an unknown game": ({"game": "chess", "seats": SEATS}, 404),
    "a game that is no text": ({"game": 7, "seats": SEATS}, 422),
    "a long game": ({"game": "x" * 1000, "seats": SEATS}, 422),
    "no seats": ({"game": "toll", "seats": []}, 422),
    "one seat": ({"game": "toll", "seats": SEATS[:1]}, 400),
    "too many seats": ({"game": "toll", "seats": SEATS * 3}, 400),
    "far too many seats": ({"game": "toll", "seats": SEATS * 300}, 422),
    "an unknown bot": ({"game": "toll", "seats": [{"kind": "bot", "bot": "genius"}, {}]}, 400),
    "an unknown kind": ({"game": "toll", "seats": [{"kind": "person"}, {}]}, 422),
    "an unknown field": ({"game": "toll", "seats": SEATS, "colour": "red"}, 422),
    "an unknown field of a seat": ({"game": "toll", "seats": [{"colour": "red"}, {}]}, 422),
    "an unknown option": ({"game": "toll", "seats": SEATS, "options": {"speed": 9}}, 400),
    "options that are a list": ({"game": "toll", "seats": SEATS, "options": [1]}, 422),
    "an option of a wrong type": ({"game": "belfort", "seats": SEATS, "options": {"": []}}, 400),
    "an unknown printed value": ({"game": "toll", "seats": SEATS, "values": {"nothing": 1}}, 400),
    "an option with an endless name": ({"game": "toll", "seats": SEATS, "options": {"x" * 9999: 1}}, 400),
    "a value with an endless name": ({"game": "toll", "seats": SEATS, "values": {"x" * 9999: 1}}, 400),
    "an impossible number": ({"game": "toll", "seats": SEATS, "values": {"nothing": 10**400}}, 422),
    "a fraction": ({"game": "toll", "seats": SEATS, "values": {"nothing": 1.5}}, 422),
    "a list": ([], 422),
    "a number": (7, 422),
    "null": (None, 422),
}


@pytest.mark.parametrize("name", BAD_TABLES)
def test_a_table_is_not_made_from(client, name):
    body, status = BAD_TABLES[name]
    assert refused(client.post("/api/v1/tables", json=body), status, 400)


BODIES = {
    "nothing": b"",
    "no JSON": b"{",
    "text": b"hello",
    "bytes that are no text": b"\xff\xfe\x00",
    "half a character in a name": b'{"game": "toll", "seats": [{"name": "\\ud800"}, {}]}',
    "half a character in a field": b'{"game": "toll", "seats": [{"\\ud800": 1}, {}]}',
    "half a character in an option": b'{"game": "toll", "seats": [{}, {}], "options": {"\\ud800": 1}}',
    "half a character in a game": b'{"game": "\\udfff", "seats": [{}, {}]}',
    "a number too long to read": b'{"game": "toll", "seats": [{}, {}], "tables": {"x": '
    + b"9" * 9999
    + b"}}",
    "no number": b'{"game": "toll", "seats": [{}, {}], "tables": {"x": NaN}}',
    "endless brackets": b"[" * 100_000,
}


@pytest.mark.parametrize(
    ("path", "name"),
    [
        (path, name)
        for path in ("/tables", "/tables/{}/act", "/tables/{}/join", "/tables/{}/undo")
        for name in BODIES
        if (path, name) != ("/tables/{}/undo", "nothing")  # it needs no body
    ],
)
def test_a_body_cannot_be(client, program, path, name):
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {program.token}"}
    address = f"/api/v1{path}".format(program.table)
    assert refused(client.post(address, content=BODIES[name], headers=headers), 400, 422)


def test_a_body_of_another_kind_is_refused(client):
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/xml"):
        response = client.post("/api/v1/tables", content=b"game=toll", headers={"Content-Type": kind})
        assert refused(response, 400, 415, 422)


def test_a_body_that_is_too_large_is_refused(client):
    body = b'{"game": "' + b"x" * 3_000_000 + b'"}'
    response = client.post("/api/v1/tables", content=body, headers={"Content-Type": "application/json"})
    assert refused(response, 413)["error"] == "too-large"


@pytest.mark.parametrize(
    "acting",
    [
        {"actions": [0]},
        {"version": 1},
        {"actions": [], "version": 1},
        {"actions": [0] * 101, "version": 1},
        {"actions": ["x"], "version": 1},
        {"actions": [1.5], "version": 1},
        {"actions": [None], "version": 1},
        {"actions": 5, "version": 1},
        {"actions": [0], "version": -1},
        {"actions": [0], "version": "x"},
        {"actions": [0], "version": 10**30},
        {"actions": [0], "version": 1, "key": ""},
        {"actions": [0], "version": 1, "key": "x" * 81},
        {"actions": [0], "version": 1, "key": 5},
        {"actions": [0], "version": 1, "keys": "x"},
        {"actions": [10**300], "version": 1},
    ],
)
def test_an_act_that_makes_no_sense_changes_nothing(program, acting):
    before = program.get("/legal")
    assert refused(program.call("POST", "/act", json=acting), 422)
    assert program.get("/legal") == before


@pytest.mark.parametrize(
    "path",
    [
        "/why_not",
        "/why_not?action=x",
        "/why_not?action=-1",
        "/why_not?action=99999999999",
        "/why_not?action=1&lang=xx",
        "/legal?after=x",
        "/legal?after=-5",
        "/legal?after=99999999999999999999999",
        "/legal?" + "&".join(["after=1"] * 101),
        "/events?since=-1",
        "/events?since=x",
        "/events?since=99999999999999",
        "/events?format=xml",
        "/record?format=pdf",
        "/record?lang=",
    ],
)
def test_a_question_that_makes_no_sense_is_refused(program, path):
    assert refused(program.call("GET", path), 422)


@pytest.mark.parametrize("table", ["nothing", "x" * 24, "%00", "%F0%9F%8E%B2", "..%2F..", "' OR 1=1 --"])
@pytest.mark.parametrize(
    "path", ["", "/view", "/legal", "/why_not?action=0", "/events", "/events?format=sse", "/record"]
)
def test_a_table_that_does_not_exist_is_not_found(client, table, path):
    assert refused(client.get(f"/api/v1/tables/{table}{path}"), 404)


def test_a_table_with_an_endless_name_is_refused(client):
    assert refused(client.get("/api/v1/tables/" + "x" * 500), 404, 422)


@pytest.mark.parametrize("number", ["-1", "8", "x", "99999999999999999999"])
def test_a_seat_that_does_not_exist_is_refused(program, number):
    assert refused(program.call("POST", f"/seats/{number}/bot"), 404, 422)


@pytest.mark.parametrize(
    "joining",
    [
        {},
        {"invite": ""},
        {"invite": "x" * 200},
        {"invite": "nothing"},
        {"invite": 5},
        {"invite": "\x00"},
        {"invite": "x", "name": "x" * 41},
        {"invite": "x", "nonce": "x" * 65},
        {"invite": "x", "extra": 1},
    ],
)
def test_an_invitation_that_makes_no_sense_is_refused(client, program, joining):
    assert refused(client.post(f"/api/v1/tables/{program.table}/join", json=joining), 404, 422)


def test_a_nonce_is_letters_and_digits(client):
    made = client.post("/api/v1/tables", json={"game": "toll", "seats": SEATS}).json()
    joining = {"invite": made["invitations"][0]["invite"], "nonce": "no way!"}
    path = f"/api/v1/tables/{made['table']['id']}/join"
    assert refused(client.post(path, json=joining), 400)["error"] == "bad-nonce"
    assert client.post(path, json={**joining, "nonce": "ok1"}).status_code == 200


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u0007", "<script>alert(1)</script>", "Ząb 🎲", "x" * 40])
def test_any_name_is_taken_without_what_cannot_be_seen(client, name):
    made = client.post("/api/v1/tables", json={"game": "toll", "seats": SEATS}).json()
    joining = {"invite": made["invitations"][0]["invite"], "name": name}
    joined = client.post(f"/api/v1/tables/{made['table']['id']}/join", json=joining).json()
    shown = joined["table"]["seats"][0]["name"]
    assert shown.isprintable() and 0 < len(shown) <= 24


@pytest.mark.parametrize("given", ["Basic abc", "Bearer", "Token x", "x" * 5000, "Bearer \xe9\xff"])
def test_a_header_without_a_good_token_opens_nothing(client, program, given):
    response = client.get(
        f"/api/v1/tables/{program.table}/legal", headers={"Authorization": given.encode("latin-1")}
    )
    assert refused(response, 401, 403)


@pytest.mark.parametrize("given", ["x", "-1", "", "99999999999999999999", "٣", "1.5", "\xb2"])
def test_a_last_event_id_that_makes_no_sense_is_passed_over(program, given):
    response = program.call("GET", "/events", headers={"Last-Event-ID": given.encode("utf-8")})
    assert len(response.json()["entries"]) == response.json()["version"]


def test_other_methods_and_paths_are_refused_in_the_same_form(client, program):
    assert refused(client.delete(f"/api/v1/tables/{program.table}"), 405)["error"] == "method"
    assert refused(client.put("/api/v1/tables", json={}), 405)
    assert refused(client.get("/api/v1/nothing"), 404)["error"] == "no-page"
    assert refused(client.get("/api/v2/tables"), 404)


def test_a_length_that_is_a_lie_is_refused(client):
    place = urlsplit(str(client.base_url))
    for length in ("99999999999", "x"):
        connection = http.client.HTTPConnection(place.hostname, place.port, timeout=30)
        connection.putrequest("POST", "/api/v1/tables")
        connection.putheader("Content-Length", length)
        connection.endheaders()
        assert connection.getresponse().status in (400, 413)
        connection.close()


def test_a_body_without_a_length_is_cut_off(client):
    def endless():
        for _ in range(60):
            yield b" " * 50_000

    try:
        response = client.post(
            "/api/v1/tables", content=endless(), headers={"Content-Type": "application/json"}
        )
        assert response.status_code in (400, 413, 422), response.text
        assert json.loads(response.text)["message"]
    except httpx.TransportError:
        pass  # hung up while we were still sending
    assert client.get("/healthz").status_code == 200
