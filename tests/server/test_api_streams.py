"""What happened at a table: at once as JSON, and as streams of NDJSON and server-sent events that resume."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from boardwright.server.routes.api import events
from tests.server.programs import Process, Program, lines_of, running, seated, to_the_end


@pytest.fixture(scope="module")
def http(place):
    with (
        running(place("streams")) as url,
        httpx.Client(base_url=url, timeout=60) as client,
    ):
        yield client


def sse_of(response: httpx.Response) -> Iterator[tuple[str, dict[str, Any]]]:
    """The ids and data of server-sent events."""
    fields: dict[str, str] = {}
    for line in response.iter_lines():
        name, _, value = line.partition(": ")
        fields[name] = value
        if not line and fields.get("event") == "entry":
            yield fields["id"], json.loads(fields["data"])
            fields = {}


def streamed(program: Program, path: str, **headers: str) -> Any:
    """A stream as the holder of the seat sees it, as a context."""
    given = {"Authorization": f"Bearer {program.token}", **headers}
    return program.http.stream("GET", f"/api/v1/tables/{program.table}{path}", headers=given)


def played_in_the_background(programs: list[Program]) -> threading.Thread:
    thread = threading.Thread(target=to_the_end, args=(programs,))
    thread.start()
    return thread


def without_to_act(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Who must decide is told with the entry that is the present, so it depends on the time of asking."""
    return [{name: value for name, value in entry.items() if name != "to_act"} for entry in entries]


def test_events_since_a_version_are_the_end_of_all_events(http):
    first, second = seated(http, "caylus1303", "oo")
    for count in range(12):
        first.play(count) or second.play(count)
    every = first.get("/events")
    assert [entry["version"] for entry in every["entries"]] == list(range(1, every["version"] + 1))
    assert [entry["kind"] for entry in every["entries"][:2]] == ["start", "act"]
    for since in (0, 3, every["version"], every["version"] + 5):
        assert first.get("/events", params={"since": since})["entries"] == every["entries"][since:]
    assert [entry["to_act"] for entry in every["entries"]][-1] == every["to_act"]
    assert {entry["to_act"] is None for entry in every["entries"][:-1]} == {True}


def test_what_was_taken_back_is_no_longer_told_but_that_it_was(http):
    programs = seated(http, "caylus1303", "oo")
    program = programs[programs[0].get("/view")["to_act"][0]]
    program.play()
    assert program.get("/events")["entries"][1]["events"]
    program.call("POST", "/undo")
    entries = program.get("/events")["entries"]
    assert [(entry["kind"], entry["by"]) for entry in entries[1:]] == [
        ("act", program.seat),
        ("undo", program.seat),
    ]
    assert [entry["events"] for entry in entries[1:]] == [[], []]


@pytest.mark.parametrize("name", ["belfort", "guilds"])
def test_a_stream_of_lines_tells_each_seat_the_whole_match_and_ends_with_it(http, name):
    programs = seated(http, name, "oo")
    with streamed(programs[0], "/events?format=ndjson") as response:
        assert response.headers["content-type"] == "application/x-ndjson"
        thread = played_in_the_background(programs)
        entries = list(lines_of(response))
        thread.join()
    told = programs[0].get("/events")
    assert told["is_over"]
    assert entries[-1]["to_act"] == []
    spectator = http.get(f"/api/v1/tables/{programs[0].table}/events").json()["entries"]
    assert len(spectator) == told["version"] == len(entries)


def test_server_sent_events_carry_versions_and_resume_behind_the_last_one(http):
    programs = seated(http, "caylus1303", "og")
    thread = played_in_the_background(programs)
    seen = []
    with streamed(programs[0], "/events?format=sse") as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        for version, entry in sse_of(response):
            seen.append((version, entry))
            if len(seen) == 5:
                break
    last = seen[-1][0]
    with streamed(programs[0], "/events?format=sse&since=1", **{"Last-Event-ID": last}) as response:
        seen += sse_of(response)
    thread.join()
    assert [version for version, _ in seen] == [str(number) for number in range(1, len(seen) + 1)]
    told = programs[0].get("/events")["entries"]
    assert without_to_act([entry for _, entry in seen][-5:]) == without_to_act(told[-5:])


def test_lines_resume_behind_a_version(http):
    programs = seated(http, "toll", "oo")
    to_the_end(programs)
    every = programs[0].get("/events")["entries"]
    with streamed(programs[0], f"/events?format=ndjson&since={len(every) - 3}") as response:
        assert list(lines_of(response)) == every[-3:]
    with streamed(programs[0], "/events?format=ndjson", **{"Last-Event-ID": str(len(every))}) as response:
        assert list(lines_of(response)) == []


def test_a_quiet_stream_is_kept_open_with_empty_lines(http, monkeypatch):
    monkeypatch.setattr(events, "STREAM_HEARTBEAT", 0.05)
    programs = seated(http, "toll", "oo")
    with streamed(programs[0], "/events?format=ndjson&since=1") as response:
        lines = response.iter_lines()
        assert [next(lines), next(lines)] == ["", ""]


def test_a_stream_opened_early_tells_of_the_beginning(http):
    table = http.post("/api/v1/tables", json={"game": "toll", "seats": [{}, {}]}).json()
    path = f"/api/v1/tables/{table['table']['id']}"
    with http.stream("GET", f"{path}/events?format=ndjson") as response:
        for each in table["invitations"]:
            assert (
                httpx.post(f"{http.base_url}{path}/join", json={"invite": each["invite"]}).status_code == 200
            )
        first = next(lines_of(response))
    assert (first["version"], first["kind"], first["by"]) == (1, "start", -1)


@pytest.mark.parametrize("form", ["ndjson", "sse"])
def test_streams_end_when_the_service_does(place, form):
    service = Process(place("ends"))
    service.start()
    try:
        with httpx.Client(base_url=service.url, timeout=60) as http:
            programs = seated(http, "toll", "oo")
            with streamed(programs[0], f"/events?format={form}") as response:
                parts = response.iter_text()
                first = next(parts)
                service.end()
                rest = "".join(parts)
    finally:
        service.kill()
    assert '"kind":"start"' in first
    assert "start" not in rest
