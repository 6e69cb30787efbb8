"""The index of rules: what a game's rules document says, where the code cites it, which tests name it.

Citations are the lines `§ id, id` that end docstrings; they are read from the source text, so they cost
nothing at run time and survive compilation. What the tests name is known only in the source tree;
`scripts/docs` writes the counts into a status file that the package ships.
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
    """A function that cites a section."""

    section: str
    module: str
    function: str


@dataclass(frozen=True)
class Status:
    """How far the index, the code and the tests agree; counts."""

    sections: int
    cited: int
    tested: int
    rulings: int
    examples: int
    examples_tested: int


def folder_of(game: str) -> Traversable:
    """The package folder of a game."""
    return resources.files("boardwright.games") / game


@cache
def sections(game: str) -> tuple[Section, ...]:
    """The index of a game, in the order of its rules document."""
    index = tomllib.loads((folder_of(game) / "rulebook.toml").read_text(encoding="utf-8"))
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
    """The sections that are rules of the game."""
    return tuple(section for section in sections(game) if not section.status)


@cache
def citations(game: str) -> tuple[Citation, ...]:
    """Every § in the docstrings of a game's source."""
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
    """The ids that `pytest.mark.<mark>` names under a folder of tests, with the tests that name them."""
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


def measured(game: str, tests: Path) -> Status:
    """The status of a game, counted in the source tree."""
    ids = {section.id for section in rules(game)}
    examples = {example for section in rules(game) for example in section.examples}
    folder = tests / "games" / game
    return Status(
        sections=len(ids),
        cited=len(ids & {citation.section for citation in citations(game)}),
        tested=len(ids & set(named_by_tests(folder, "rule"))),
        rulings=sum(1 for section in ids if section.startswith("ruling.")),
        examples=len(examples),
        examples_tested=len(examples & set(named_by_tests(folder, "example"))),
    )


def shipped(game: str) -> Status:
    """The status of a game as the package ships it."""
    text = (resources.files("boardwright.registry") / STATUS_FILE).read_text(encoding="utf-8")
    return Status(**json.loads(text)[game])


def status_text(games: tuple[str, ...], tests: Path) -> str:
    """The content of the status file."""
    return json.dumps({game: asdict(measured(game, tests)) for game in games}, indent=1) + "\n"
