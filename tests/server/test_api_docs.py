"""docs/http-api.md: its examples run, and it names every route and every error."""

from __future__ import annotations

import os
import re
import shutil
import subprocess

import httpx
import pytest

from tests.server.programs import ROOT, running

PAGE = (ROOT / "docs" / "http-api.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def url(tmp_path_factory):
    with running(tmp_path_factory.mktemp("docs") / "docs.sqlite") as found:
        yield found


@pytest.mark.skipif(
    not (shutil.which("curl") and shutil.which("bash")), reason="the examples use curl and bash"
)
def test_the_examples_of_the_page_run(url):
    blocks = re.findall(r"```bash\n(.*?)```", PAGE, re.DOTALL)
    script = "set -euo pipefail\n" + "\n".join(blocks)
    ran = subprocess.run(
        ["bash", "-c", script], env={**os.environ, "URL": url}, capture_output=True, text=True, timeout=200
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert '"error"' not in ran.stdout
    assert "'ranking'" in ran.stdout.splitlines()[-1]


def test_the_page_names_every_route(url):
    document = httpx.get(f"{url}/api/v1/openapi.json").json()
    routes = {
        f"{method.upper()} {path.removeprefix('/api/v1')}"
        for path, operations in document["paths"].items()
        for method in operations
    }
    named = set(re.findall(r"^\| `((?:GET|POST) [^`?]+)", PAGE, re.MULTILINE))
    assert named == routes


def test_the_page_names_every_error_that_programs_meet():
    sources = ROOT / "src" / "boardwright" / "server"
    raised = set()
    for name in (
        "routes/api/deps.py",
        "routes/api/play.py",
        "routes/api/tables.py",
        "tables/commits.py",
        "tables/drafts.py",
        "tables/permissions.py",
        "tables/repository.py",
        "tables/seats.py",
    ):
        text = (sources / name).read_text(encoding="utf-8")
        raised |= set(
            re.findall(
                r"(?:Unauthorized|Forbidden|NotFound|Conflict|NothingToUndoError)\(\"([a-z-]+)\"", text
            )
        )
    assert raised - set(re.findall(r"`([a-z-]+)`", PAGE)) == set()
