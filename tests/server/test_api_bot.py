"""The example bot plays whole matches through the HTTP interface, against a bot of the service."""

from __future__ import annotations

import subprocess
import sys

import httpx
import pytest

from boardwright.core import record as records
from boardwright.core.match import verify
from boardwright.registry import game
from tests.server.programs import ROOT, make_table, running

SLOW = pytest.mark.slow
BOT = ROOT / "examples" / "api_bot.py"


@pytest.fixture(scope="module")
def url(tmp_path_factory):
    with running(tmp_path_factory.mktemp("bot") / "bot.sqlite") as found:
        yield found


@pytest.mark.parametrize(
    "name", ["caylus1303", "toll", pytest.param("belfort", marks=SLOW), pytest.param("guilds", marks=SLOW)]
)
def test_the_example_bot_plays_a_whole_match_against_greedy(url, name):
    with httpx.Client(base_url=url, timeout=60) as http:
        made = make_table(http, name, "og")
        table = made["table"]["id"]
        command = [sys.executable, str(BOT), url, table, made["invitations"][0]["invite"]]
        played = subprocess.run(command, capture_output=True, text=True, timeout=280)
        record = http.get(f"/api/v1/tables/{table}/record").text
    assert (played.returncode, played.stderr) == (0, "")
    match = records.from_text(record, game)
    assert played.stdout.strip() == str({"scores": match.result.scores, "ranking": match.result.ranking})
    assert verify(match, game(name)) > 0


def test_the_example_bot_is_short():
    lines = BOT.read_text().split('"""', 2)[2].splitlines()
    assert sum(1 for line in lines if line.strip()) <= 50
