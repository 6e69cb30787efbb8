"""Run the commands of Dockerfile and compose.yaml without a container engine, in a folder of their own.

Paths that a container would have (/source, /wheels, /data) lie below it, `python` is that of an empty
virtual environment, system packages are only looked for, and the user is made in a passwd file below it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
INSIDE = re.compile(r"(?<![\w.:/])/(source|wheels|data|var)\b")
HASHES = "constraints-hashes.txt"
START_TIMEOUT = 60
STOP_TIMEOUT = 20
PORT = 18303


@dataclass
class Stage:
    """One `FROM` of a Dockerfile: its instructions in order."""

    image: str
    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)

    def last(self, instruction: str) -> str:
        return next((text for name, text in reversed(self.steps) if name == instruction), "")

    def environment(self) -> dict[str, str]:
        return dict(text.split("=", 1) for name, text in self.steps if name == "ENV")


def stages(text: str) -> list[Stage]:
    """Parse a Dockerfile: its stages, with continued lines joined and comments left out."""
    found: list[Stage] = []
    joined = re.sub(r"\\\n\s*", "", text)
    for line in (each.strip() for each in joined.splitlines()):
        if not line or line.startswith("#"):
            continue
        instruction, _, rest = line.partition(" ")
        if instruction == "FROM":
            image, _, name = rest.partition(" AS ")
            found.append(Stage(image, name))
        else:
            found[-1].steps.append((instruction, rest.strip()))
    return found


def services(text: str) -> dict[str, dict[str, Any]]:
    """Parse a compose file; anchors and merges are resolved by YAML itself."""
    found: dict[str, dict[str, Any]] = yaml.safe_load(text)["services"]
    return found


def ours(found: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the services of the profile `cluster` that run Boardwright."""
    return [each for each in found.values() if "build" in each and "cluster" in each.get("profiles", ())]


def health_command(stage: Stage) -> list[str]:
    words: list[str] = json.loads(stage.last("HEALTHCHECK").partition("CMD ")[2])
    return words


def command_of(stage: Stage, words: list[str] | None = None) -> list[str]:
    """Return what a container runs: its entry point and the words behind it."""
    entry: list[str] = json.loads(stage.last("ENTRYPOINT"))
    return entry + (words if words is not None else json.loads(stage.last("CMD")))


class Machine:
    """A folder that stands in for a container."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.venv = folder / "venv"
        subprocess.run([sys.executable, "-m", "venv", str(self.venv)], check=True)
        for name in ("source", "wheels", "data", "etc"):
            (folder / name).mkdir()
        for name in ("passwd", "group", "shadow"):
            (folder / "etc" / name).touch()

    def inside(self, text: str) -> str:
        return INSIDE.sub(lambda found: f"{self.folder}/{found[1]}", text)

    def environment(self, given: dict[str, str]) -> dict[str, str]:
        kept = {
            name: os.environ[name] for name in os.environ if not name.startswith(("BOARDWRIGHT_", "PYTHON"))
        }
        path = f"{self.venv}/bin:{os.environ['PATH']}"
        level = {"BOARDWRIGHT_OPT": os.environ.get("BOARDWRIGHT_OPT", "1")}
        home = {"HOME": str(self.folder / "data")}
        return {
            **kept,
            "PATH": path,
            **level,
            **home,
            **{key: self.inside(value) for key, value in given.items()},
        }

    def run(self, command: str, given: dict[str, str]) -> None:
        """Run one RUN line; raises CalledProcessError when it fails."""
        print(f"RUN {command}", flush=True)
        if command.startswith("apt-get"):
            wanted = command.partition(" install ")[2].partition(" && ")[0]
            command = f"command -v apt-get >/dev/null || exit 0; apt-get install --simulate -qq {wanted}"
        elif command.startswith("useradd"):
            command = command.replace("useradd", f"useradd --prefix {self.folder}", 1).replace(
                "--create-home ", ""
            )
        where = self.folder / "source"
        subprocess.run(["sh", "-c", self.inside(command)], cwd=where, env=self.environment(given), check=True)

    @contextmanager
    def running(self, words: list[str], given: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
        """Run a service, and end it with SIGTERM; raises RuntimeError when it does not end well."""
        print("START", " ".join(words), flush=True)
        process = subprocess.Popen(words, cwd=self.folder / "data", env=self.environment(given), text=True)
        try:
            yield process
        finally:
            process.terminate()
            code = process.wait(STOP_TIMEOUT)
        if code not in (0, -signal.SIGTERM):
            raise RuntimeError(f"{' '.join(words)} ended with status {code}")

    def wait_until_healthy(self, words: list[str], given: dict[str, str]) -> None:
        """Run the health check until it passes; raises RuntimeError when it does not in time."""
        deadline = time.monotonic() + START_TIMEOUT
        while subprocess.run(words, env=self.environment(given), capture_output=True, check=False).returncode:
            if time.monotonic() > deadline:
                raise RuntimeError("the health check does not pass")
            time.sleep(0.5)
        print("HEALTHY", flush=True)


def build(machine: Machine, found: list[Stage]) -> None:
    """Run both stages: compile the wheel, install it, make the user."""
    for name in ("LICENSE", "README.md", HASHES, "constraints.txt", "pyproject.toml", "setup.py", "src"):
        source, target = ROOT / name, machine.folder / "source" / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy(source, target)
    shutil.copy(ROOT / HASHES, machine.folder / "wheels" / HASHES)
    for stage in found:
        for instruction, text in stage.steps:
            if instruction == "RUN":
                machine.run(
                    text, {key: value for key, value in stage.environment().items() if "COMPILE" in key}
                )


def serve_alone(machine: Machine, stage: Stage) -> None:
    """Run the image's own command and its health check."""
    given = {**stage.environment(), "BOARDWRIGHT_PORT": str(PORT)}
    with machine.running(command_of(stage), given):
        machine.wait_until_healthy(health_command(stage), given)


def serve_cluster(machine: Machine, stage: Stage, found: dict[str, dict[str, Any]]) -> None:
    """Run the services of the profile `cluster` beside each other on a PostgreSQL of their own."""
    from tests.server.postgres import Postgres

    database = Postgres()
    try:
        url = database.database("template1")
        with ExitStack() as stack:
            waiting = []
            for number, service in enumerate(ours(found), 1):
                own = {"BOARDWRIGHT_PORT": str(PORT + number)}
                given = {**stage.environment(), **service["environment"], **own}
                given["BOARDWRIGHT_DATABASE"] = url
                stack.enter_context(machine.running(command_of(stage, service["command"]), given))
                if not service.get("healthcheck", {}).get("disable"):
                    waiting.append(given)
            for given in waiting:
                machine.wait_until_healthy(health_command(stage), given)
    finally:
        database.close()


def main() -> int:
    found = stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    composed = services((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory(prefix="boardwright-container-") as folder:
        machine = Machine(Path(folder))
        build(machine, found)
        serve_alone(machine, found[-1])
        serve_cluster(machine, found[-1], composed)
    print("every command of Dockerfile and compose.yaml ran")
    return 0


if __name__ == "__main__":
    sys.exit(main())
