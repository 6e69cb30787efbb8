"""The index of rules: the sections of a game's rules document, their citations in code, and their tests.

Citations are the lines `§ id, id` that end docstrings; they are read from the source text, so they cost
nothing at run time and survive compilation. The tests exist only in the source tree, so `scripts/docs` writes
the counts of each game into a status file beside its rules, which the package ships.
"""

from __future__ import annotations

import ast
import json
import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from boardwright import registry

STATUS_FILE: Final = "status.json"


@dataclass(frozen=True)
class Section:
    """One rule of the rules document; `status` is empty, "no rule" or "left out"."""

    id: str
    title: str
    status: str = ""
    reason: str = ""
    examples: tuple[str, ...] = ()


@dataclass(frozen=True)
class Citation:
    """A citation of a section: the module and the function."""

    section: str
    module: str
    function: str


@dataclass(frozen=True)
class Status:
    """Counts of sections, citations, tests, rulings and examples: how far rules, code and tests agree."""

    sections: int
    cited: int
    tested: int
    rulings: int
    examples: int
    examples_tested: int


def folder_of(game: str) -> Traversable:
    """Return the folder of a game's rules."""
    return resources.files(registry.plugin(game).rules)


@cache
def sections(game: str) -> tuple[Section, ...]:
    """Read the index of a game, in the order of its rules document; empty for a game without one."""
    file = folder_of(game) / "rulebook.toml"
    index = tomllib.loads(file.read_text(encoding="utf-8") if file.is_file() else "section = []")
    return tuple(
        Section(
            row["id"],
            row["title"],
            row.get("status", ""),
            row.get("reason", ""),
            tuple(row.get("examples", ())),
        )
        for row in index["section"]
    )


def rules(game: str) -> tuple[Section, ...]:
    """Return the sections that are rules of the game."""
    return tuple(section for section in sections(game) if not section.status)


@cache
def citations(game: str) -> tuple[Citation, ...]:
    """Collect every § in the docstrings of a game's source."""
    found: list[Citation] = []
    for path, source in _sources(folder_of(game), ""):
        for name, node in _definitions(ast.parse(source), ""):
            found += [Citation(cited, path, name) for cited in _cited(ast.get_docstring(node) or "")]
    return tuple(found)


def _definitions(tree: ast.AST, prefix: str) -> Iterator[tuple[str, ast.FunctionDef | ast.ClassDef]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield prefix + node.name, node
            yield from _definitions(node, f"{prefix}{node.name}.")


def _sources(folder: Traversable, prefix: str) -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            yield from _sources(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith(".py"):
            yield prefix + entry.name, entry.read_text(encoding="utf-8")


def _cited(docstring: str) -> list[str]:
    last = docstring.strip().splitlines()[-1].strip() if docstring.strip() else ""
    return [part.strip() for part in last[1:].split(",")] if last.startswith("§") else []


def named_by_tests(tests: Path, mark: str) -> dict[str, set[str]]:
    """Collect the ids that `pytest.mark.<mark>` names under a folder of tests, each with its tests."""
    named: dict[str, set[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for name in _marks(node, mark):
                    named.setdefault(name, set()).add(node.name)
    return named


def _marks(function: ast.FunctionDef, mark: str) -> Iterator[str]:
    for call in ast.walk(ast.Module([ast.Expr(d) for d in function.decorator_list], [])):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == mark:
            yield from (str(a.value) for a in call.args if isinstance(a, ast.Constant))


def measured(game: str, tests: Path | None) -> Status:
    """Count the status of a game in its source; without tests at hand nothing counts as tested."""
    ids = {section.id for section in rules(game)}
    examples = {example for section in rules(game) for example in section.examples}
    folder = tests / "games" / game if tests else None
    return Status(
        sections=len(ids),
        cited=len(ids & {citation.section for citation in citations(game)}),
        tested=len(ids & set(named_by_tests(folder, "rule"))) if folder else 0,
        rulings=sum(1 for section in ids if section.startswith("ruling.")),
        examples=len(examples),
        examples_tested=len(examples & set(named_by_tests(folder, "example"))) if folder else 0,
    )


def shipped(game: str) -> Status:
    """Read the status of a game as the package ships it; that of another distribution is counted."""
    file = folder_of(game) / STATUS_FILE
    if not file.is_file() and game not in registry.built_in():
        return measured(game, None)
    return Status(**json.loads(file.read_text(encoding="utf-8")))


def status_text(game: str, tests: Path) -> str:
    """Return the content of a game's status file."""
    return json.dumps(asdict(measured(game, tests)), indent=1) + "\n"
