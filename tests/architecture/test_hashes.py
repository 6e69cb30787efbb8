"""constraints-hashes.txt: what the web table needs, at the pinned versions, each file with its SHA-256."""

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
HASHES = (ROOT / "constraints-hashes.txt").read_text(encoding="utf-8")
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[a-z,-]+\])?==(\S+)", re.MULTILINE)
LINE = re.compile(
    r"(?:[A-Za-z0-9._-]+(?:\[[a-z,-]+\])?==\S+(?: ; [^\\]+)?|    --hash=sha256:[0-9a-f]{64})(?: \\)?"
)


def pins(text):
    return {canonicalize_name(name): version for name, version in PINNED.findall(text)}


def test_every_package_has_the_version_of_the_constraints():
    expected = pins((ROOT / "constraints.txt").read_text(encoding="utf-8"))
    found = pins(HASHES)
    assert {name: expected.get(name) for name in found} == found


def test_every_package_has_hashes_and_no_address():
    lines = HASHES.splitlines()
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    packages = [number for number, line in enumerate(lines) if "==" in line and "--hash" not in line]
    assert [lines[number] for number in packages if "--hash=sha256:" not in lines[number + 1]] == []


def test_everything_that_the_web_table_asks_for_is_there():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *extras["web"], *extras["postgres"]]
    assert {canonicalize_name(Requirement(line).name) for line in asked} <= pins(HASHES).keys()
