"""Docstrings outside the rules: verb first, in the words of the profession. Rules keep a rulebook's voice."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardwright

SOURCE = Path(boardwright.__file__).resolve().parent
RULES = ("core", "games")
MODULES = sorted(path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0] not in RULES)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

NOT_A_VERB = re.compile(
    r"(The|A|An|What|Who|Whose|Which|Why|How|Where|When|Whether|Every|Each|All|Both|This|These|Those)\b"
)
VEILED = {
    "the player, the caller, the process": r"\b(whom?ever|somebody|nobody|anybody|everybody)\b",
    "again": r"\banew\b",
    "shown, sent, reported": r"\b(told|tells?|telling)\b",
    "one's own, the viewer's, the seat's": r"\bthe own\b",
    "seed, or garbage": r"\b(luck|litter)\b",
    "is": r"\bstands? (in|on|at|for|there|here|alone|still|beside|behind|before)\b",
    "if, when": r"\bwhere (there|none|nothing|one|it|they|that|this)\b",
    "a noun": r"(^|[.:;] )what (is|are|was|were|has|have|had|can|may|must|will|would|comes?|goes)\b",
}
CODE = re.compile(r"`[^`]*`|>>>.*", re.DOTALL)


def functions(
    tree: ast.AST, within: str = ""
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Yield the public functions and methods of a module with their qualified names."""
    for node in getattr(tree, "body", ()):
        if isinstance(node, DOCUMENTED) and not node.name.startswith("_"):
            if isinstance(node, ast.ClassDef):
                yield from functions(node, f"{within}{node.name}.")
            else:
                yield f"{within}{node.name}", node


def is_property(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(ast.unparse(each).endswith("property") for each in function.decorator_list)


def texts(source: str) -> Iterator[str]:
    """Yield the docstrings of a module, those of constants and fields included, and its comments."""
    for node in ast.walk(ast.parse(source)):
        for each in node.body if isinstance(node, DOCUMENTED) else ():
            match each:
                case ast.Expr(value=ast.Constant(value=str(said))):
                    yield said
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string.removeprefix("# ")


def short(source: str) -> list[str]:
    """Return the public functions whose docstring begins with a line of fewer than three words."""
    return [
        name
        for name, function in functions(ast.parse(source))
        if (said := ast.get_docstring(function)) and len(said.splitlines()[0].split()) < 3
    ]


def without_verb(source: str) -> list[str]:
    """Return the public functions whose docstring does not begin with a verb, by rule of thumb."""
    return [
        f"{name}: {said.splitlines()[0]}"
        for name, function in functions(ast.parse(source))
        if (said := ast.get_docstring(function)) and not is_property(function)
        if NOT_A_VERB.match(said)
    ]


def veiled(source: str) -> list[str]:
    """Return the docstrings and comments with a word of the dictionary, each with its replacement."""
    return [
        f"{' '.join(text.split())} (rather: {better})"
        for text in texts(source)
        for better, word in VEILED.items()
        if re.search(word, " ".join(CODE.sub("", text).split()).lower())
    ]


@pytest.mark.parametrize("check", [short, without_verb, veiled])
def test_infrastructure_speaks_plainly(check):
    found = {
        path.relative_to(SOURCE).as_posix(): wrong
        for path in MODULES
        if (wrong := check(path.read_text(encoding="utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("check", "line"),
    [
        (short, "The place."),
        (short, "End it."),
        (without_verb, "The ids of all games."),
        (without_verb, "Whether the match is over."),
        (veiled, "Show the match to whoever looks."),
        (veiled, "Return the move; what is refused is told."),
        (veiled, "Return the list; empty where there is none."),
    ],
)
def test_a_check_finds_its_fault(check, line):
    assert check(f'def end():\n    """{line}"""\n')
    assert not check('def end():\n    """Return the number of `told` players."""\n')


def test_a_property_is_a_noun_and_a_private_function_is_free():
    text = 'class Table:\n    @property\n    def size(self):\n        """The number of seats."""\n'
    assert not without_verb(text)
    assert not without_verb(text.replace("    @property\n", "").replace("size", "_size"))
    assert without_verb(text.replace("    @property\n", ""))
