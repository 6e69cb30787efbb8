"""Random mutants of a game's package: change one thing in a copy of the source; does a test notice?

    scripts/mutants belfort --count 200 --seed 1

The tests of the game run once to learn which test reaches which line; a mutant is then shown only to the
tests that reach its line, and to all of them when the line runs while the package is imported. What survives
is printed as a difference, to be read.
"""

from __future__ import annotations

import argparse
import ast
import concurrent.futures
import difflib
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import coverage

ROOT = Path(__file__).resolve().parent.parent
COMPARISONS = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """A file, the line that changes, and the whole changed text."""

    path: Path
    line: int
    text: str


def mutations(node: ast.AST, draw: random.Random) -> ast.AST | None:
    """The node with one thing changed, or None where there is nothing to change."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        other = draw.choice(COMPARISONS[type(node.ops[0])])
        return ast.Compare(node.left, [other(), *node.ops[1:]], node.comparators)
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        return ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        return ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
    if isinstance(node, ast.BoolOp):
        return ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return ast.Constant(not node.value)
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return ast.Constant(node.value + draw.choice((1, -1)))
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return ast.Constant(node.value + "x")
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return ast.Pass()
    return None


class Change(ast.NodeTransformer):
    """Puts a new node in the place of one node."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return ast.copy_location(self.new, node)
        return super().generic_visit(node)


def places(tree: ast.Module) -> list[ast.AST]:
    """The nodes inside functions, without docstrings, annotations and assertions."""
    found: list[ast.AST] = []
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name != "offers":
            for statement in function.body[1 if ast.get_docstring(function) else 0 :]:
                found += _inside(statement)
    return found


def _inside(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.Assert):
        return []
    found = [node]
    for name, value in ast.iter_fields(node):
        children = value if isinstance(value, list) else [value]
        if name not in ("annotation", "returns"):
            found += [each for c in children if isinstance(c, ast.AST) for each in _inside(c)]
    return found


def pick(package: Path, count: int, draw: random.Random) -> list[Mutant]:
    """So many different random mutants of the package."""
    candidates = []
    for path in sorted(package.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        candidates += [(path, number) for number in range(len(places(tree)))]
    draw.shuffle(candidates)
    mutants: list[Mutant] = []
    for path, number in candidates:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        before = ast.unparse(tree)
        old = places(tree)[number]
        new = mutations(old, draw)
        if new is not None:
            text = ast.unparse(ast.fix_missing_locations(Change(old, new).visit(tree)))
            if text != before:
                mutants.append(Mutant(path, getattr(old, "lineno", 0), text))
        if len(mutants) == count:
            break
    return mutants


def tests_by_line(package: Path, tests: Path, folder: Path) -> dict[tuple[str, int], set[str]]:
    """Which tests reach which line, from one run with coverage contexts."""
    data = folder / "coverage"
    settings = folder / "coveragerc"
    settings.write_text(f"[run]\ndata_file = {data}\nsource = {package}\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", str(tests)]
    command += [f"--cov={package}", f"--cov-config={settings}", "--cov-context=test", "--cov-report="]
    subprocess.run(command, cwd=ROOT, check=True)
    measured = coverage.CoverageData(str(data))
    measured.read()
    reached: dict[tuple[str, int], set[str]] = defaultdict(set)
    for path in measured.measured_files():
        for line, contexts in measured.contexts_by_lineno(path).items():
            names = {context.split("|")[0] for context in contexts if context}
            reached[(path, line)] |= names or {str(tests)}
    return reached


def by_reach(reached: dict[tuple[str, int], set[str]], place: tuple[str, int]) -> list[str]:
    """The tests that reach a line, those that reach little else first: they are quick and to the point."""
    width: dict[str, int] = defaultdict(int)
    for names in reached.values():
        for name in names:
            width[name] += 1
    return sorted(reached.get(place, ()), key=lambda name: (width[name], name))


def is_killed(mutant: Mutant, names: list[str], source: Path) -> bool:
    """Whether a test fails on a copy of the source with the mutant in it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
        (copy / mutant.path.relative_to(source)).write_text(mutant.text, encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *names]
        environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=120)
        except subprocess.TimeoutExpired:
            return True
        return run.returncode != 0


def show(mutant: Mutant) -> str:
    """What a mutant changed."""
    before = ast.unparse(ast.parse(mutant.path.read_text(encoding="utf-8"))).splitlines()
    lines = difflib.unified_diff(before, mutant.text.splitlines(), lineterm="", n=1)
    changed = [line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    return f"{mutant.path.relative_to(ROOT)}:{mutant.line}\n    " + "\n    ".join(changed)


def main() -> int:
    """Make mutants, show them to the tests, print the survivors and the share that was killed."""
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=layout)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--least", type=float, default=0.85, help="the share that must be killed")
    arguments = parser.parse_args()
    source = ROOT / "src"
    package = source / "boardwright" / "games" / arguments.game
    if not package.is_dir():
        parser.error(f"there is no game {arguments.game!r}")
    mutants = pick(package, arguments.count, random.Random(arguments.seed))
    with tempfile.TemporaryDirectory() as folder:
        reached = tests_by_line(package, ROOT / "tests" / "games" / arguments.game, Path(folder))
    survivors = []
    with concurrent.futures.ThreadPoolExecutor(arguments.processes) as pool:
        names = [by_reach(reached, (str(m.path), m.line)) for m in mutants]
        runs = pool.map(
            lambda mutant, tests: bool(tests) and is_killed(mutant, tests, source), mutants, names
        )
        for number, (mutant, killed) in enumerate(zip(mutants, runs, strict=True), start=1):
            print("." if killed else "S", end="" if number % 50 else f" {number}\n", flush=True)
            if not killed:
                survivors.append(mutant)
    share = 1 - len(survivors) / len(mutants)
    print(f"\n{len(mutants)} mutants, {len(survivors)} survive, {share:.1%} killed\n")
    for mutant in survivors:
        print(show(mutant))
    return 0 if share >= arguments.least else 1


if __name__ == "__main__":
    sys.exit(main())
