"""The log of the running command: JSON in every line, also when libraries speak and when it is stopped."""

import json
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack

from boardwright.server.middleware.connections import Connections
from tests.server.programs import until

HALF_SENT = (
    b"",
    b"GET / HTTP/1.1\r\nHo",
    b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nabc",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
)
NONSENSE = b"GET /nonsense HTTP/1.1\r\nHost: x\r\n\r\n\x00\x00nonsense\r\n\r\n"


def test_a_stop_amid_half_sent_requests_is_quick_and_logs_json_only(tmp_path):
    log = tmp_path / "log"
    command = [sys.executable, "-m", "boardwright", "serve", "--port", "0"]
    with log.open("w") as errors, ExitStack() as lines:
        process = subprocess.Popen(
            [*command, "--database", str(tmp_path / "x.sqlite")],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        assert process.stdout is not None
        port = int(process.stdout.readline().rstrip().rstrip("/.").rpartition(":")[2])
        for data in (*HALF_SENT, NONSENSE):
            line = lines.enter_context(socket.create_connection(("127.0.0.1", port)))
            line.sendall(data)
        until(lambda: "Invalid HTTP request" in log.read_text())
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
    found = [json.loads(line) for line in log.read_text().splitlines()]
    assert [entry for entry in found if "exception" in entry or "Cancel" in entry["event"]] == []
    assert "uvicorn.error" in {entry.get("logger") for entry in found}


def test_a_connection_is_idle_until_its_request_is_whole():
    counted = Connections()
    line = type("Line", (), {"make_room": lambda self: None})()
    counted.admit(line, "a")
    assert counted.is_idle(line)
    counted.set_busy(line)
    assert not counted.is_idle(line)
