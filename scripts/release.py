"""Make a release: write the version and the heading of the changelog, commit, tag, and check that they agree.

release.py VERSION            writes, commits and tags; nothing is pushed
release.py VERSION --dry-run  says what would be written
release.py --verify vVERSION  checks that package, citation and changelog say this version

Run by a bare Python: standard library only.
"""

from __future__ import annotations

import argparse
import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/boardwright/__init__.py")
CITATION = Path("CITATION.cff")
CHANGELOG = Path("CHANGELOG.md")
FORM = re.compile(r"\d+\.\d+\.\d+")
VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
CITED = re.compile(r"^version: (\S+)$", re.MULTILINE)
DATED = re.compile(r"^date-released: \S+$", re.MULTILINE)
UNRELEASED = "## Unreleased\n"


class Refusal(Exception):
    """Why there is no release."""


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def section(changelog: str, heading: str) -> str:
    """Return the stripped text below a heading of the second level; empty if there is none."""
    found = re.search(
        rf"^## {re.escape(heading)}\b[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    return found[1].strip() if found else ""


def read(root: Path, file: Path) -> str:
    return (root / file).read_text(encoding="utf-8")


def current(root: Path) -> str:
    found = VERSION.search(read(root, PACKAGE))
    if found is None:
        raise Refusal(f"{PACKAGE} has no line __version__")
    return found[1]


def written(root: Path, version: str, day: str) -> dict[Path, str]:
    """Return the files of a release with their new text."""
    changelog = read(root, CHANGELOG)
    if not section(changelog, "Unreleased"):
        raise Refusal(f"{CHANGELOG} has nothing under Unreleased: what is new in {version}?")
    if section(changelog, version):
        raise Refusal(f"{CHANGELOG} has a section {version} already")
    dated = DATED.sub(f"date-released: {day}", read(root, CITATION))
    return {
        PACKAGE: VERSION.sub(f'__version__ = "{version}"', read(root, PACKAGE)),
        CITATION: CITED.sub(f"version: {version}", dated),
        CHANGELOG: changelog.replace(UNRELEASED, f"{UNRELEASED}\n## {version} ({day})\n", 1),
    }


def faults(root: Path, version: str) -> list[str]:
    """Return what does not say this version."""
    cited = CITED.search(read(root, CITATION))
    found = []
    if current(root) != version:
        found.append(f"{PACKAGE} says {current(root)}, not {version}")
    if cited is None or cited[1] != version:
        found.append(f"{CITATION} says {cited[1] if cited else 'no version'}, not {version}")
    if not section(read(root, CHANGELOG), version):
        found.append(f"{CHANGELOG} has no section {version}")
    return found


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refusal(f"git {arguments[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def release(root: Path, version: str, is_dry: bool) -> list[str]:
    """Write, commit and tag a release; returns what was done, a line each."""
    if not FORM.fullmatch(version):
        raise Refusal(f"{version!r} is no version: three numbers with dots, such as 0.3.0")
    before = current(root)
    if numbers(version) <= numbers(before):
        raise Refusal(f"{version} does not follow {before}")
    files = written(root, version, datetime.date.today().isoformat())
    if is_dry:
        return [f"would write {file}" for file in files] + [f"would commit and tag v{version}"]
    if git(root, "status", "--porcelain", "--untracked-files=no"):
        raise Refusal("there are uncommitted changes: commit or stash them first")
    if git(root, "tag", "--list", f"v{version}"):
        raise Refusal(f"the tag v{version} exists")
    for file, text in files.items():
        (root / file).write_text(text, encoding="utf-8")
    git(root, "commit", "--quiet", "--message", f"[dev] Version {version}", "--", *map(str, files))
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Boardwright {version}")
    return [f"wrote {file}" for file in files] + [
        f"committed and tagged v{version}; push both when you are sure"
    ]


def main(arguments: list[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(prog="release", description="Make or check a release.")
    parser.add_argument("version", help="such as 0.3.0; with --verify the tag, such as v0.3.0")
    parser.add_argument("--dry-run", action="store_true", help="say what would be written")
    parser.add_argument("--verify", action="store_true", help="only check that the files say this version")
    given = parser.parse_args(arguments)
    try:
        if given.verify:
            wrong = faults(root, given.version.removeprefix("v"))
            if wrong:
                raise Refusal("; ".join(wrong))
            print(f"everything says {given.version.removeprefix('v')}")
        else:
            print("\n".join(release(root, given.version, given.dry_run)))
    except Refusal as reason:
        print(f"release: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
