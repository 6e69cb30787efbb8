"""What stands before every request: headers, cookies, foreign forms, sizes, rates, errors, logs."""

import asyncio
import re
import time
from types import SimpleNamespace

import pytest
import structlog

from boardwright.server.app import PAGES
from boardwright.server.middleware import guard
from boardwright.server.middleware.guard import HEADERS, MAX_BODY
from boardwright.web.assets import asset
from tests.server.house import friends_at, legal, opened, programs_at

WANTED = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=()",
}


def check_headers(answer):
    """Every answer has them."""
    for name, beginning in WANTED.items():
        assert answer.headers[name].startswith(beginning)
    assert re.fullmatch(r"[0-9a-f]{12}", answer.headers["x-request-id"])
    assert "cache-control" in answer.headers
    assert "server" not in answer.headers


def test_every_kind_of_answer_has_the_headers(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    person = people[table.to_act()[0]]
    paths = (
        "/",
        "/help/belfort",
        "/settings",
        "/new?game=guilds",
        f"/t/{table.id}",
        f"/t/{table.id}/part",
        f"/t/{table.id}/record.json",
        f"/t/{table.id}/record.txt",
        f"/t/{table.id}/problem",
        f"/t/{table.id}?at=x",
        f"/t/{table.id}/choose",
        "/t/nowhere",
        "/nowhere",
        asset("css/base.css"),
        asset("js/main.js"),
        "/static/old/js/main.js",
        "/static/nowhere",
        "/healthz",
        "/metrics",
        "/api/v1/games",
        "/api/v1/openapi.json",
        "/api/v1/tables/nowhere",
        "/api/v1/nowhere",
        "/join/nowhere",
        "/me/nowhere",
    )
    statuses = set()
    for path in paths:
        answer = person.get(path)
        statuses.add(answer.status_code)
        check_headers(answer)
    assert statuses == {200, 400, 404, 405}
    for answer in (
        person.post(f"/t/{table.id}/choose", {"action": legal(table, table.to_act()[0])[0]}),
        person.post("/tables", {"game": "caylus1303", "csrf": "wrong"}),
        person.post("/nowhere"),
    ):
        check_headers(answer)


def test_a_stream_has_the_headers_and_tells_only_the_version(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    sent = []

    async def reading():
        seen = asyncio.Event()

        async def receive():
            await seen.wait()
            return {"type": "http.disconnect"}

        async def send(message):
            sent.append(message)
            if message.get("body"):
                seen.set()

        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": f"/t/{table.id}/stream",
            "raw_path": b"",
            "query_string": b"",
            "root_path": "",
            "headers": [(b"cookie", f"boardwright={people[0].client.cookies['boardwright']}".encode())],
            "client": ("127.0.0.1", 1),
            "server": ("testserver", 80),
        }
        await house.app(scope, receive, send)

    house.run(reading())
    names = {name.decode().lower() for name, _ in sent[0]["headers"]}
    assert set(WANTED) <= names
    body = b"".join(message.get("body", b"") for message in sent[1:]).decode()
    pairs = [line.split(": ", 1) for line in body.splitlines() if ": " in line]
    assert dict(pairs[:4])["event"] == "version"
    assert {value for name, value in pairs if name == "data"} == {str(table.version)}


def test_the_policy_allows_no_inline_script_or_style(house):
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    table, people = friends_at(house, "belfort", "Ann", "Bob", "Cid")
    for path in ("/", f"/t/{table.id}", "/settings", "/help", "/new?game=belfort"):
        page = people[0].get(path).text
        assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son[a-z]+=", page)


@pytest.mark.parametrize(
    ("base", "public_url", "secure"),
    [
        ("http://testserver", "", False),
        ("https://testserver", "", True),
        ("http://testserver", "https://play.example", True),
        ("http://testserver", "http://play.example", False),
    ],
)
def test_cookies_are_secure_exactly_under_https(tmp_path, base, public_url, secure):
    with opened(tmp_path / "x.sqlite", public_url=public_url) as house:
        given = house.browser(base=base).get("/").headers["set-cookie"]
        parts = [part.strip().lower() for part in given.split(";")]
        assert ("httponly" in parts, "samesite=lax" in parts, "secure" in parts) == (True, True, secure)
        assert len(given.split("=", 1)[1].split(";")[0]) >= 22


def test_links_show_the_public_address(tmp_path):
    with opened(tmp_path / "x.sqlite", public_url="https://play.example") as house:
        owner = house.browser("Ann", base="https://testserver")
        table = owner.make("caylus1303", "me", "open")
        assert f"https://play.example/join/{table.seats[1].invite}" in owner.get(f"/t/{table.id}").text


@pytest.mark.parametrize("given", ["", "wrong", "0" * 32, "é" * 32, "\x00"])
def test_a_form_with_a_wrong_mark_changes_nothing(house, given):
    person = house.browser("Ann")
    answer = person.post("/tables", {"game": "caylus1303", "mode": "bots", "players": 2, "csrf": given})
    assert answer.status_code == 403
    answer = person.post("/settings/language", {"csrf": given}, headers={"X-CSRF": "wrong"})
    assert answer.status_code == 403


def test_a_form_without_a_mark_or_with_that_of_another_changes_nothing(house):
    ann, bob = house.browser("Ann"), house.browser("Bob")
    body = {"game": "caylus1303", "mode": "bots", "players": "2"}
    assert ann.csrf != bob.csrf
    assert house.run(ann.client.post("/tables", data=body)).status_code == 403
    assert house.run(ann.client.post("/tables", data={**body, "csrf": bob.csrf})).status_code == 403
    assert house.run(ann.client.post("/tables", data={**body, "csrf": ann.csrf})).status_code == 303
    file = {"csrf": ("x.txt", b"not text")}
    assert house.run(ann.client.post("/tables", data=body, files=file)).status_code == 403


@pytest.mark.parametrize(
    ("site", "status"), [("cross-site", 403), ("same-site", 403), ("same-origin", 303), ("none", 303)]
)
def test_a_form_from_another_site_is_refused(house, site, status):
    person = house.browser("Ann")
    answer = person.post("/settings/language", {"language": "de"}, headers={"Sec-Fetch-Site": site})
    assert answer.status_code == status


def test_every_form_of_a_table_is_protected(house):
    posts = [
        (route.path, method)
        for module in PAGES
        for route in module.ROUTER.routes
        for method in route.methods
        if method not in ("GET", "HEAD")
    ]
    assert len(posts) > 20
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    for path, method in posts:
        filled = path.replace("{table_id}", table.id).replace("{given}", "0")
        filled = re.sub(r"\{\w+\}", "x", filled)
        answer = house.run(people[0].client.request(method, filled, data={"x": "1"}))
        assert answer.status_code == 403, path


def test_too_much_is_refused(house):
    person = house.browser("Ann")
    big = "x" * (MAX_BODY + 1)
    for path in ("/load", "/tables", "/api/v1/tables", "/nowhere"):
        answer = person.post(path, {"file": big})
        assert answer.status_code == 413
        check_headers(answer)
    for length in ("-1", "x", "1e9", ""):
        answer = house.run(person.client.post("/tables", content=b"", headers={"Content-Length": length}))
        assert answer.status_code in (400, 403, 413)


def test_a_body_without_a_length_is_cut_off(house):
    person = house.browser("Ann")

    async def endless():
        for _ in range(60):
            yield b"x" * 50_000

    async def sending():
        kind = {"Content-Type": "application/x-www-form-urlencoded"}
        return await person.client.post("/tables", content=endless(), headers=kind)

    answer = house.run(sending())
    assert answer.status_code == 413


def test_too_many_fields_and_files_are_refused(house):
    person = house.browser("Ann")
    answer = person.post("/load", files=[("file", (f"{n}.txt", b"x")) for n in range(5)])
    assert answer.status_code == 400
    answer = person.post("/load", {f"f{n}": n for n in range(200)}, files={"file": ("a", b"x")})
    assert answer.status_code == 400


def test_too_many_requests_are_refused_for_a_while(tmp_path, monkeypatch):
    frozen = SimpleNamespace(monotonic=lambda: 0.0, perf_counter=time.perf_counter)
    monkeypatch.setattr(guard, "time", frozen)
    with opened(tmp_path / "x.sqlite", limits=True) as house:
        person = house.browser("Ann")
        answers = [person.post("/settings/language", {"language": "de"}) for _ in range(80)]
        statuses = [answer.status_code for answer in answers]
        assert set(statuses) == {303, 429}
        refused = answers[statuses.index(429)]
        assert refused.headers["retry-after"] == "2"
        check_headers(refused)
        answers = [person.get("/api/v1/bots") for _ in range(400)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert answers[-1].json()["error"] == "too-often"
        assert person.get("/healthz").status_code == 200


def test_no_traceback_reaches_a_client(house, monkeypatch):
    def broken(*_arguments, **_options):
        raise RuntimeError("the inner truth: /etc/secret")

    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    monkeypatch.setattr(house.service.pages, "page", broken)
    monkeypatch.setattr("boardwright.server.routes.api.tables.info", broken)
    structlog.reset_defaults()
    with structlog.testing.capture_logs() as logged:
        page = people[0].get(f"/t/{table.id}")
        part = people[0].part(f"/t/{table.id}/part")
        call = people[0].get(f"/api/v1/tables/{table.id}")
    for answer in (page, part, call):
        assert answer.status_code == 500
        assert not re.search(r"Traceback|RuntimeError|inner truth|\.py", answer.text)
        check_headers(answer)
    assert (part.json()["error"], call.json()["error"]) == ("internal", "internal")
    found = [line["request_id"] for line in logged if line["event"] == "error"]
    assert found == [answer.headers["x-request-id"] for answer in (page, part, call)]


def test_nothing_that_lets_somebody_in_is_logged(house):
    structlog.reset_defaults()
    with structlog.testing.capture_logs() as logged:
        table, people = friends_at(house, "caylus1303", "Ann", "Bob")
        people[1].do(table, "seats/1/open")
        invite = table.seats[1].invite
        people[0].get(f"/join/{invite}")
        people[0].get(f"/join/{invite}/x?y=1")
        link = re.search(r"/me/([\w-]+)", people[0].post("/settings/link").text)[1]
        house.browser().get(f"/me/{link}")
        house.browser().post(f"/me/{link}")
        _, programs = programs_at(house, "caylus1303", 2)
        programs[0].get("view")
    secrets = [invite, link, people[0].csrf]
    secrets += [person.client.cookies["boardwright"] for person in people]
    secrets += [programs[0].client.headers["authorization"].removeprefix("Bearer ")]
    text = repr(logged)
    assert len(logged) > 10
    for secret in secrets:
        assert secret not in text


def test_health_and_metrics_tell_nothing_personal(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    person = people[0]
    assert person.get("/healthz").json()["status"] == "ok"
    metrics = person.get("/metrics").text
    assert "boardwright_requests_total" in metrics
    for private in (table.id, "Ann", person.client.cookies["boardwright"]):
        assert private not in metrics


@pytest.mark.parametrize("cookie", ["", "x", "short", "é" * 30, "x" * 5000, "' OR 1=1 --" * 3, "../" * 10])
def test_an_invented_cookie_makes_nobody(house, cookie):
    client = house.client(headers={"Cookie": f"boardwright={cookie}".encode()})
    answer = house.run(client.get("/"))
    assert answer.status_code == 200
