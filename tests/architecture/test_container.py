"""Dockerfile and compose.yaml, as far as they can be checked without a container engine.

`scripts/try-container` runs every command in them in an empty environment; here the image's own command and
its health check are run with the package under test.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from scripts import try_container as container

ROOT = Path(__file__).parents[2]
STAGES = container.stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))
SERVICES = container.services((ROOT / "compose.yaml").read_text(encoding="utf-8"))
PROGRAM = [sys.executable, "-m", "boardwright"]
START_TIMEOUT = 60


def local(words):
    """The words of a container's command with the programs of this environment."""
    return {"boardwright": PROGRAM, "python": [sys.executable]}[words[0]] + words[1:]


def options(words):
    return subprocess.run(
        [*local(words), "--help"], capture_output=True, text=True, check=True, timeout=60
    ).stdout


def test_the_last_stage_runs_as_a_user_of_its_own_and_the_compiler_stays_in_the_first():
    build, final = STAGES
    assert build.name == "build"
    assert "gcc" in build.last("RUN") or any("gcc" in text for _, text in build.steps)
    assert not any("gcc" in text for _, text in final.steps)
    assert final.last("USER") == "boardwright"
    assert any("useradd" in text and "boardwright" in text for _, text in final.steps)


def test_what_is_copied_is_there_and_is_not_ignored():
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    allowed = {line[1:] for line in ignored if line.startswith("!")}
    assert ignored[0] == "**"
    pins = {"constraints.txt", "constraints-hashes.txt"}
    assert {"LICENSE", "README.md", "pyproject.toml", "setup.py", "src", *pins} == allowed
    assert all((ROOT / name).exists() for name in allowed)


def test_settings_are_known_to_the_command():
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/boardwright/cli").glob("*.py"))
    named = {name for service in SERVICES.values() for name in service.get("environment", ())}
    for name in (*STAGES[-1].environment(), *named):
        if name.startswith("BOARDWRIGHT_"):
            assert f'"{name.removeprefix("BOARDWRIGHT_")}"' in source, name


def test_every_service_of_ours_has_a_command_that_the_program_knows():
    for service in (SERVICES["table"], *container.ours(SERVICES)):
        words = container.command_of(STAGES[-1], service.get("command"))
        said = options(words[:2])
        assert all(word in said for word in words[2:])
    assert len(container.ours(SERVICES)) == 3


def test_the_images_command_starts_a_service_that_its_own_health_check_finds_well(tmp_path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    given = {**STAGES[-1].environment(), "BOARDWRIGHT_PORT": port}
    given["BOARDWRIGHT_DATABASE"] = str(tmp_path / "boardwright.sqlite")
    environment = {**os.environ, **given}
    check = local(container.health_command(STAGES[-1]))
    process = subprocess.Popen(local(container.command_of(STAGES[-1])), env=environment, cwd=tmp_path)
    try:
        deadline = time.monotonic() + START_TIMEOUT
        while subprocess.run(check, env=environment, capture_output=True, check=False).returncode:
            assert time.monotonic() < deadline and process.poll() is None
            time.sleep(0.2)
    finally:
        process.terminate()
    assert process.wait(30) in (0, -signal.SIGTERM)
    assert subprocess.run(check, env=environment, capture_output=True, check=False).returncode != 0
