"""What an attacker sends through a bare connection: tricks with heads and paths, endless or slow requests."""

import socket
from urllib.parse import urlsplit

import httpx
import pytest

from boardwright.server.middleware import http_protocol, rate_limit
from boardwright.server.middleware.http_protocol import SlowClientProtocol
from tests.server.programs import make_table, running, seated, until

JSON = "Content-Type: application/json\r\n"
WISH = '{"game":"toll","seats":[{},{}]}'


@pytest.fixture(scope="module")
def url(tmp_path_factory):
    with running(tmp_path_factory.mktemp("attacks") / "x.sqlite") as found:
        yield found


def connected(url):
    """A connection to the service."""
    place = urlsplit(url)
    return socket.create_connection((place.hostname, place.port), timeout=30)


def heard(line):
    """All that comes until the other side hangs up."""
    found = b""
    while piece := line.recv(65536):
        found += piece
    return found.decode("latin-1")


def answer(url, text):
    """What a request is answered, from a connection that then ends."""
    with connected(url) as line:
        line.sendall(text.encode("latin-1"))
        return heard(line)


def get(path, head="Host: x\r\n", method="GET"):
    """A request by hand."""
    return f"{method} {path} HTTP/1.1\r\n{head}Connection: close\r\n\r\n"


def post(head, body=""):
    """A body by hand."""
    return f"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{JSON}{head}\r\n{body}"


AMBIGUOUS = {
    "two lengths": post("Content-Length: 5\r\nContent-Length: 31\r\n", WISH),
    "a length and chunks": post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"),
    "an unknown coding": post("Transfer-Encoding: xchunked\r\n", WISH),
    "chunks that are not the last coding": post("Transfer-Encoding: chunked, identity\r\n", WISH),
    "a length with a sign": post("Content-Length: +31\r\n", WISH),
    "a folded line": get("/healthz", "Host: x\r\nX-A: b\r\n c: d\r\n"),
    "lines without a return": "GET /healthz HTTP/1.1\nHost: x\n\n",
    "a zero byte": get("/healthz", "Host: x\r\nX-A: a\x00b\r\n"),
    "a space in the path": get("/healthz x"),
    "bytes that are no ASCII": get("/\xff"),
    "a small method": get("/healthz", method="get"),
    "another protocol": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "a tunnel": "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n",
}


@pytest.mark.parametrize("name", AMBIGUOUS)
def test_a_request_that_two_programs_could_read_differently_is_refused(url, name):
    assert answer(url, AMBIGUOUS[name]).split(" ")[1] == "400"


@pytest.mark.parametrize("length", ["0" * 5000 + "1", "9" * 18, "2000001"])
def test_an_absurd_length_is_refused(url, length):
    assert answer(url, post(f"Content-Length: {length}\r\n")).split(" ")[1] == "413"


@pytest.mark.parametrize(
    "path",
    [
        "/static/../../etc/passwd",
        "/static/..%2f..%2f..%2fetc/passwd",
        "/static/%2e%2e/server/app.py",
        "/static//etc/passwd",
        "/static/%5c..%5capp.py",
        "/static/app.css%00.txt",
        "/static/x/../../server/app.py",
        "/static/x/plugins/guilds/wording.py",
        "/static/x/plugins/guilds/../guilds/locale/en.ftl",
        "/api/v1/tables/%2e%2e/games",
        "/api/v1/../../etc/passwd",
        "/t/..%2f..%2fetc%2fpasswd",
        "//evil.example/%2e%2e",
        "/hea%0althz",
        "/" + "x" * 60_000,
        "*",
    ],
)
def test_a_crooked_path_leads_nowhere(url, path):
    found = answer(url, get(path))
    assert found.split(" ")[1] == "404"
    assert "root:" not in found and "import " not in found


@pytest.mark.parametrize(
    "host", ["[", "evil.example", 'x"><script>alert(1)</script>', "a@b", "x/static/", ""]
)
def test_a_host_that_lies_changes_nothing_but_links_for_whoever_sent_it(url, host):
    found = answer(url, get("/settings", f"Host: {host}\r\nX-Forwarded-Host: evil.example\r\n"))
    assert found.split(" ")[1] == "200"
    assert "<script>alert" not in found and "Location" not in found


@pytest.mark.parametrize("head", ["", "Host: x\r\nHost: x\r\n", "Host: x\r\nhost: y\r\n"])
def test_a_request_without_a_host_or_with_two_is_refused(url, head):
    found = answer(url, get("/healthz", head) + get("/healthz"))
    assert (found.split(" ")[1], found.count("HTTP/1.1")) == ("400", 1)
    assert "one Host header" in found


def test_an_old_request_needs_no_host(url):
    assert answer(url, "GET /healthz HTTP/1.0\r\n\r\n").split(" ")[1] == "200"


@pytest.mark.parametrize("path", ["/healthz", "/" + "x" * 70_000], ids=["headers", "path"])
def test_a_long_head_is_refused_also_when_it_comes_at_once(url, path):
    found = answer(url, get(path, "Host: x\r\n" + f"X-Long: {'y' * 7000}\r\n" * 10))
    assert (found.split(" ")[1], found.count("HTTP/1.1")) == ("431", 1)


def test_a_client_that_does_not_read_is_not_waited_for(url, monkeypatch):
    monkeypatch.setattr(http_protocol, "RESPONSE_TIMEOUT", 0.2)
    with connected(url) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        until(lambda: len(SlowClientProtocol.counted))
        before = len(SlowClientProtocol.counted)
        line.sendall(get("/").replace("Connection: close\r\n", "").encode() * 400)
        until(lambda: len(SlowClientProtocol.counted) < before)


def test_a_line_break_in_a_path_makes_no_header(url):
    assert "\nX-Evil" not in answer(url, get("/t/x%0d%0aX-Evil:%201"))


@pytest.mark.parametrize("begun", ["GET / HTTP/1.1\r\n", post("Transfer-Encoding: chunked\r\n", "0\r\n")])
def test_headers_without_end_are_cut_off_before_and_behind_a_body(url, begun):
    with connected(url) as line, pytest.raises(ConnectionError):
        line.sendall(begun.encode())
        for _ in range(2000):
            line.sendall(b"X-Long: " + b"y" * 8000 + b"\r\n")


@pytest.mark.parametrize(
    "begun", ["", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", post("Content-Length: 100\r\n", "{")]
)
def test_whoever_crawls_is_not_waited_for(url, monkeypatch, begun):
    monkeypatch.setattr(http_protocol, "REQUEST_HEAD_TIMEOUT", 0.2)
    monkeypatch.setattr(http_protocol, "REQUEST_BODY_TIMEOUT", 0.2)
    assert answer(url, begun).startswith("HTTP/1.1 408 ")


def test_a_stream_is_not_waited_for_in_vain(url, monkeypatch):
    monkeypatch.setattr(http_protocol, "REQUEST_HEAD_TIMEOUT", 0.2)
    monkeypatch.setattr(http_protocol, "REQUEST_BODY_TIMEOUT", 0.2)
    with httpx.Client(base_url=url, timeout=60) as client:
        pair = seated(client, "toll", "oo")
        path = f"/api/v1/tables/{pair[0].table}/events?format=ndjson"
        with httpx.stream("GET", url + path, timeout=60) as stream:
            lines = stream.iter_lines()
            next(lines)
            until(lambda: answer(url, "").startswith("HTTP/1.1 408 "))  # longer than anybody is waited for
            acting = pair[0].get("/view")["to_act"][0]
            pair[acting].play()
            assert '"version":2' in next(lines)


@pytest.mark.parametrize("form", ["sse", "ndjson"])
def test_only_the_head_of_a_stream_is_an_answer_at_once(url, form):
    with httpx.Client(base_url=url, timeout=60) as client:
        table = make_table(client, "toll", "oo")["table"]["id"]
        found = client.head(f"/api/v1/tables/{table}/events?format={form}")
    assert (found.status_code, found.content) == (200, b"")


def test_an_address_holds_only_so_many_streams_open(tmp_path, monkeypatch):
    monkeypatch.setattr(rate_limit, "MAX_STREAMS_PER_ADDRESS", 2)
    with running(tmp_path / "x.sqlite", limits=True) as url, httpx.Client(base_url=url, timeout=60) as client:
        table = make_table(client, "toll", "oo")["table"]["id"]
        path = f"/api/v1/tables/{table}/events?format=ndjson"
        with client.stream("GET", path) as one:
            with client.stream("GET", path) as two:
                statuses = [one.status_code, two.status_code, client.get(path).status_code]
            assert statuses == [200, 200, 429]
            json = path.partition("?")[0]
            until(lambda: client.get(json).status_code == 200)
