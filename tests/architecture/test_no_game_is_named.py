"""Shared code names no game: what belongs to one is in `games/` and `plugins/`, and is found by looking."""

import ast
import io
import re
import tokenize
from pathlib import Path

import boardwright
from boardwright import registry

SOURCE = Path(boardwright.__file__).resolve().parent
OWN = ("games", "plugins")
READ = (".py", ".html", ".js", ".css", ".ftl", ".toml", ".md", ".svg", ".json", ".mako", ".txt")
NAMED = re.compile(rf"(?<![a-z])({'|'.join(registry.built_in())})(?![a-z])")


def test_shared_code_names_no_game():
    found = {}
    for path in sorted(SOURCE.rglob("*")):
        place = path.relative_to(SOURCE).as_posix()
        if path.suffix in READ and place.split("/")[0] not in OWN:
            text = path.read_text(encoding="utf-8")
            lines = code_of(text) if path.suffix == ".py" else text.splitlines()
            named = [line for line in lines if NAMED.search(line)]
            found |= {place: named} if named else {}
    assert found == {}


def code_of(source: str) -> list[str]:
    """The tokens of a module without comments and docstrings, where a game may be an example."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        node.body[0].lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, documented) and node.body and ast.get_docstring(node) is not None
    }
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [
        token.string
        for token in tokens
        if token.type != tokenize.COMMENT
        and not (token.type == tokenize.STRING and token.start[0] in docstrings)
    ]


def test_a_search_finds_a_game_that_is_named():
    assert any(NAMED.search(token) for token in code_of('"""belfort"""\nGAMES = ("guilds",)\n'))
    assert not any(NAMED.search(token) for token in code_of('"""belfort"""\nx = 1  # toll\n'))
