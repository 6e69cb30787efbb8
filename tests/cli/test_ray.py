"""Games on a real Ray cluster of two nodes: the same results as at home, whatever happens there."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from boardwright.adapters.ray import Cluster, Driver
from boardwright.adapters.ray_node import answer, installed
from boardwright.adapters.ray_talk import Opening
from boardwright.bots import loading
from boardwright.core.errors import BoardwrightError
from boardwright.lab.ladder import ladder
from boardwright.lab.report import report
from boardwright.lab.simulate import simulate
from tests.cli.conftest import Call
from tests.cli.test_processes import children, environment, wait_for

pytestmark = pytest.mark.xdist_group("ray")

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("caylus1303", ["random", "random"], 400, 3)
OWN_BOT = """
class Last:
    def choose(self, game, state, seat, draw):
        return game.legal(state)[-1]
"""


@dataclass(frozen=True)
class Nodes:
    """A cluster: its address, and the main process of each of its nodes."""

    address: str
    raylets: list[int]


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    """Two nodes on this machine, for all tests here."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.cli.two_nodes"],
        cwd=ROOT,
        env=environment(RAY_USAGE_STATS_ENABLED="0"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        yield Nodes(**json.loads(process.stdout.readline()))


@pytest.fixture(scope="module")
def cluster(nodes: Nodes) -> Iterator[Cluster]:
    """A connection to it."""
    with Cluster(nodes.address) as found:
        yield found


def at_work(nodes: Nodes) -> list[tuple[int, int]]:
    """The processes that do a piece of work now, each with the main process of its node."""
    found = []
    for raylet in nodes.raylets:
        for pid in children(raylet):
            with suppress(OSError):
                title = Path(f"/proc/{pid}/cmdline").read_bytes()
                found += [(pid, raylet)] * title.startswith(b"ray::at_a_node")
    return found


def test_series_ladder_and_report_are_those_of_this_machine(cluster: Cluster) -> None:
    series = ("toll", ["random", "greedy", "easy"], 40, 5)
    assert simulate(*series, executor=cluster).played == simulate(*series).played
    tables = ("toll", ["random", "greedy"], 40, 5)
    far, near = ladder(*tables, players=3, executor=cluster), ladder(*tables, players=3)
    assert replace(far, seconds=0.0) == replace(near, seconds=0.0)
    assert report("guilds", 4, 5, bot="random", executor=cluster) == report("guilds", 4, 5, bot="random")


def test_progress_is_told_up_to_the_last_game(cluster: Cluster) -> None:
    told: list[tuple[int, int]] = []
    simulate("toll", ["random"] * 2, 40, 1, executor=cluster, progress=lambda *each: told.append(each))
    assert told == [(done, 40) for done in range(1, 41)]


def test_what_a_bot_does_wrong_far_away_is_told_at_home(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("own.py").write_text(OWN_BOT)
    Path("bad.py").write_text(OWN_BOT.replace("[-1]", "[999]"))
    names = ["own.py:Last", "bad.py:Last"]
    good = ("toll", ["own.py:Last", "own.py:Last"], 4, 5)
    with Cluster(nodes.address, at_once=1, bots=names) as cluster:
        assert simulate(*good, executor=cluster).played == simulate(*good).played
        with pytest.raises(BoardwrightError) as error:
            simulate("toll", names, 4, 5, executor=cluster)
    loading.end_processes()
    assert str(error.value) == "The bot bad.py:Last failed in line 4: IndexError: list index out of range"


def test_the_command_line_plays_there_and_prints_nothing_else(
    call: Call, nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", nodes.address)
    asked = ("simulate", "toll", "-n", "30", "--out")
    far = call(*asked, str(tmp_path / "far.csv"), "--ray", "auto", "--processes", "2")
    near = call(*asked, str(tmp_path / "near.csv"), "--processes", "1")
    assert (far.status, far.complaints) == (0, "")
    assert far.out.splitlines()[:3] == near.out.splitlines()[:3]
    for kind in ("games", "seats"):
        assert (tmp_path / f"far-{kind}.csv").read_text() == (tmp_path / f"near-{kind}.csv").read_text()


def test_ctrl_c_ends_the_games_there_with_one_line_here(nodes: Nodes) -> None:
    asked = ["simulate", "belfort", "-n", "99999", "--ray", nodes.address]
    command = [sys.executable, "-m", "boardwright", *asked]
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=environment(), text=True) as process:
        wait_for(lambda: at_work(nodes))
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate()
    assert (process.returncode, complaints) == (130, "boardwright: Interrupted.\n")
    wait_for(lambda: not at_work(nodes))


def test_a_node_with_another_boardwright_is_refused(nodes: Nodes) -> None:
    other = installed()._replace(version="0.0.1", rules=(*installed().rules[:-1], ("toll", 9)))
    with pytest.raises(
        BoardwrightError, match=r"has a different Boardwright \(.*\) from this one \(0.0.1/.*/toll-9/"
    ):
        Driver(Opening(nodes.address, other, {}))


def test_a_piece_is_done_only_where_the_same_boardwright_is() -> None:
    ours = installed()
    compiled = ours._replace(compiled=not ours.compiled)
    assert answer(tuple(ours), {}, b"").kind == "done"
    assert answer(tuple(compiled), {}, b"").kind == "differs"
    assert answer(tuple(ours._replace(source="")), {}, b"").content == tuple(ours)


def test_a_node_without_boardwright_says_so() -> None:
    look = """
import sys
from boardwright.adapters.ray_driver import _at_a_node
from ray import cloudpickle
sent = cloudpickle.dumps(_at_a_node()._function)
for name in [name for name in sys.modules if name.split(".")[0] == "boardwright"]:
    del sys.modules[name]
sys.modules["boardwright"] = None
print(cloudpickle.loads(sent)((), {}, b"")[0])
"""
    done = subprocess.run(
        [sys.executable, "-c", look], env=environment(), capture_output=True, text=True, check=True
    )
    assert done.stdout == "missing\n"


def test_a_node_killed_in_the_middle_costs_no_result(nodes: Nodes, cluster: Cluster) -> None:
    killed: list[int] = []

    def kill_the_second(done: int, games: int) -> None:
        busy = [] if killed else [pid for pid, raylet in at_work(nodes) if raylet == nodes.raylets[1]]
        for pid in busy and [nodes.raylets[1], *busy]:
            killed.append(done)
            os.kill(pid, signal.SIGKILL)

    far = simulate(*GAMES, executor=cluster, progress=kill_the_second)
    assert len(killed) == 2
    assert killed[0] < 400
    assert far.played == simulate(*GAMES).played


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("here", "“here” is not the address of a Ray cluster: write auto, or HOST:PORT."),
        ("ray://127.0.0.1:10001", "“ray://127.0.0.1:10001” is not the address of a Ray cluster"),
        ("", "“” is not the address of a Ray cluster"),
        (".:6379", "“.:6379” is not the address of a Ray cluster"),
        ("..x:6379", "“..x:6379” is not the address of a Ray cluster"),
        (f"{'x' * 70}:6379", f"“{'x' * 70}:6379” is not the address of a Ray cluster"),
        ("127.0.0.1:PORT", "No Ray cluster can be reached at “127.0.0.1:"),
    ],
)
def test_an_address_that_leads_nowhere_is_one_line(call: Call, address: str, said: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        called = call("ladder", "toll", "-n", "1", "--ray", address.replace("PORT", str(port)))
    assert (called.status, called.out, called.complaints.count("\n")) == (2, "", 1)
    assert said in called.complaints


def test_somebody_else_at_the_address_is_not_waited_for_long(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardwright.adapters.ray.CONNECT_TIMEOUT", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as server:
        called = call("report", "toll", "-n", "1", "--json", "--ray", f"127.0.0.1:{server.getsockname()[1]}")
    assert (called.status, called.out, called.complaints.count("\n")) == (2, "", 1)
    assert "gave no answer for 1 second" in called.complaints


def test_without_ray_one_line_says_what_to_install(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    called = call("simulate", "toll", "--ray", "auto")
    assert (called.status, called.out) == (2, "")
    assert called.complaints == "boardwright: This needs the package ray: pip install 'boardwright[ray]'\n"
