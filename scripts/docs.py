"""Writes what is made from the code: status of the rules, schema of records, tables and messages in the docs.

docs.py          writes every file that differs
docs.py --check  writes nothing; says which files are stale, one line each, and fails if there are any
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import _docs_games
import _docs_log
import _docs_observations

from boardwright import registry
from boardwright.core import record
from boardwright.registry import rulebook

ROOT = Path(__file__).resolve().parent.parent
GAMES = "src/boardwright/games"
SCHEMA = "src/boardwright/core/record.schema.json"


def made() -> dict[str, str]:
    """Every generated file with the content that it should have."""
    return {
        **{
            f"{GAMES}/{game}/{rulebook.STATUS_FILE}": rulebook.status_text(game, ROOT / "tests")
            for game in registry.built_in()
        },
        SCHEMA: json.dumps(record.schema(), indent=1) + "\n",
        **_docs_games.pages(),
        **_docs_log.pages(),
        **_docs_observations.pages(),
    }


def stale() -> dict[str, str]:
    """The files that differ from what the code says."""
    return {name: text for name, text in made().items() if content_of(ROOT / name) != text}


def content_of(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("docs.py: the only argument is --check", file=sys.stderr)
        return 2
    found = stale()
    for name, text in found.items():
        if arguments:
            print(f"{name} is stale: run scripts/docs", file=sys.stderr)
            continue
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(text, encoding="utf-8")
        print(f"wrote {name}")
    return 1 if found and arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
