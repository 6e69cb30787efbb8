"""Begins a built-in game: copies the sample game under a new name, so that all tests stay green.

new_game.py NAME    a lower-case Python name, such as caylus1303

What belongs to the sample (its rules, its plugin, its tests, golden files and records) is copied, with its
name replaced where it names the game; a page in docs/games is begun; at the end records are replayed under
the new name and the generated docs follow. There is no list to edit: games are found by looking. Nothing is
changed if the name cannot be used. `boardwright new-game NAME --package` begins a game in a distribution of
its own.
"""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from boardwright.cli.new_game import ALL_NAMES, check, title_of  # noqa: E402
from boardwright.cli.new_game import SAMPLE as OF_SAMPLE  # noqa: E402
from boardwright.core.errors import BadOptionError  # noqa: E402

PACKAGE = Path("src/boardwright")
SAMPLE = "toll"

# Copied, when they are there; SAMPLE stands in each path where the name of the game does.
FOLDERS = (
    PACKAGE / "games" / SAMPLE,
    PACKAGE / "plugins" / SAMPLE,
    *(Path("tests") / kind / SAMPLE for kind in ("games", "golden", "records")),
)
LAYOUTS = Path("tests/adapters/layouts")
FILES = (LAYOUTS / f"{SAMPLE}.txt", LAYOUTS / f"{SAMPLE}-positions.txt")
PAGE = Path("docs/games") / f"{SAMPLE}.md"
RECORDS = Path("tests/records") / SAMPLE

NEW_PAGE = """# {title}

Begun as a copy of the sample game [Toll](toll.md); [how to go on](../add-a-game.md). The tables on this page
are written by `scripts/docs`.

## Edition and sources

To be written.

## Specs

<!-- begin: specs -->
<!-- end: specs -->

### Options

<!-- begin: options -->
<!-- end: options -->

### Printed values

A [values file](../values.md) may replace any of them for one match.

<!-- begin: printed -->
<!-- end: printed -->

<!-- begin: doubtful -->
<!-- end: doubtful -->

## Sequence of play

<!-- begin: sequence -->
<!-- end: sequence -->

### Index of rules

<!-- begin: rules -->
<!-- end: rules -->

## Decisions

<!-- begin: decisions -->
<!-- end: decisions -->

## Rulings

<!-- begin: rulings -->
<!-- end: rulings -->

## Left out

<!-- begin: left-out -->
<!-- end: left-out -->

## Version history

| rules version | what changed |
|---|---|
| 1 | the first version |
"""


def fault_of(name: str) -> str | None:
    """Why a name cannot be used, or None."""
    try:
        check(name)
    except BadOptionError as error:
        return str(error)
    taken = [path for path in destinations(name) if (ROOT / path).exists()]
    return f"{name!r} is taken: {taken[0]} exists" if taken else None


def destinations(name: str) -> list[Path]:
    """Everything that will be made."""
    return [renamed_path(path, name) for path in (*FOLDERS, *FILES, PAGE)]


def renamed_path(path: Path, name: str) -> Path:
    """The path of a copy: the folder or file that is called after the sample."""
    return path.with_name(path.name.replace(SAMPLE, name))


def renamed(text: str, name: str) -> str:
    """A file of the sample with the name of the game replaced; the word toll as a rule of it stays."""
    title = title_of(name)
    text = text.replace(OF_SAMPLE, "")
    text = re.sub(rf"\b(games|plugins|golden|records)([./])({SAMPLE})\b", rf"\1\2{name}", text)
    text = re.sub(rf"([\"']){SAMPLE}\1", rf"\g<1>{name}\1", text)
    text = re.sub(rf"\b{SAMPLE}(?= \d )|(?<=^game ){SAMPLE}$", name, text, flags=re.MULTILINE)
    text = re.sub(rf"\b{SAMPLE.title()}(?=[A-Z(])", title.replace(" ", ""), text)
    return re.sub(rf"\b{SAMPLE.title()}\b", title, text)


def copy(name: str) -> None:
    """Copy everything of the sample that is there."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                copy_file(path, ROOT / renamed_path(folder, name) / path.relative_to(ROOT / folder), name)
    for path in FILES:
        copy_file(ROOT / path, ROOT / renamed_path(path, name), name)
    (ROOT / renamed_path(PAGE, name)).write_text(NEW_PAGE.format(title=title_of(name)), encoding="utf-8")


def copy_file(source: Path, target: Path, name: str) -> None:
    """One file with its names replaced; a record is replayed later."""
    text = renamed(source.read_text(encoding="utf-8"), name)
    if source.suffix in ALL_NAMES:
        text = re.sub(rf"(?<![a-z]){SAMPLE}(?![a-z])", name, text)
    if source.suffix == ".ftl":
        text = re.sub(r"^title = .*$", f"title = {title_of(name)}", text, flags=re.MULTILINE)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


RENEW = """
import sys
from pathlib import Path
import msgspec
from boardwright import registry
from boardwright.core import match, record
for path in sorted(Path(sys.argv[1]).iterdir()):
    if path.suffix in (".json", ".txt"):
        old = record.from_text(path.read_text(encoding="utf-8"), registry.game)
        new = msgspec.structs.replace(old, game=sys.argv[2], digest="")
        again = match.replay(new, registry.game(new.game))
        again.save(Path(sys.argv[3]) / path.name, with_seed=new.seed is not None)
"""


def follow_up(name: str) -> None:
    """Records and a playthrough with digests of their own, the form of the code, the generated docs."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    if (ROOT / RECORDS).is_dir():
        run("-c", RENEW, str(RECORDS), name, str(renamed_path(RECORDS, name)), environment=environment)
    if importlib.util.find_spec("pyspiel"):
        run("-m", "tests.golden.spiel", name, environment=environment)
    if importlib.util.find_spec("ruff"):
        made = [str(path) for path in destinations(name) if (ROOT / path).exists()]
        code = [path for path in made if not path.endswith((".md", ".txt"))]
        run("-m", "ruff", "check", "--fix-only", "--quiet", *code, environment=environment)
        run("-m", "ruff", "format", "--quiet", *code, environment=environment)
    run("scripts/docs.py", environment=environment)


def run(*arguments: str, environment: dict[str, str]) -> None:
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, check=False)
    if done.returncode:
        sys.exit(f"new-game: {arguments[0]} failed; the copy is there, see above for what is wrong with it")


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: scripts/new-game NAME", file=sys.stderr)
        return 2
    name = arguments[0]
    if fault := fault_of(name):
        print(f"new-game: {fault}", file=sys.stderr)
        return 1
    copy(name)
    follow_up(name)
    print(f"{title_of(name)} is there: boardwright play {name} --seats me,greedy")
    print("docs/add-a-game.md says how to go on")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
