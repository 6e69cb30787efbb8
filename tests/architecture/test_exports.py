"""What `import boardwright` offers: a small documented surface, and a tree of errors drawn as it is."""

import ast
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import boardwright
from boardwright import registry
from boardwright.core import errors


def test_everything_exported_is_there_and_documented():
    for name in boardwright.__all__:
        found = getattr(boardwright, name)
        assert not callable(found) or inspect.getdoc(found), name


def test_names_are_exported_once_and_in_order():
    names = boardwright.__all__
    assert len(set(names)) == len(names)
    assert names == sorted(names, key=lambda name: (not name.isupper(), name[0].islower(), name))


def test_nothing_else_is_public():
    public = {name for name, value in vars(boardwright).items() if not name.startswith("_")}
    modules = {name for name in public if inspect.ismodule(getattr(boardwright, name))}
    helpers = {"annotations", "Mapping", "TYPE_CHECKING"}
    assert public - modules - helpers <= set(boardwright.__all__)
    with pytest.raises(AttributeError, match="module 'boardwright' has no attribute 'nonsense'"):
        _ = boardwright.nonsense


def test_what_is_not_loaded_yet_is_listed_and_known_to_type_checkers():
    assert set(boardwright.__all__) <= set(dir(boardwright))
    tree = ast.parse(Path(boardwright.__file__).read_text(encoding="utf-8"))
    branches = {ast.unparse(node.test): node.body for node in tree.body if isinstance(node, ast.If)}
    seen = {name.name: each.module for each in branches["TYPE_CHECKING"] for name in each.names}
    assert seen == boardwright._HOMES
    assert set(seen) | set(error_classes()) == set(boardwright.__all__)


def test_importing_the_package_loads_nothing_heavy():
    ours = ("boardwright.api", "boardwright.games", "boardwright.registry", "boardwright.text")
    heavy = (*ours, "babel", "fluent", "msgspec", "rich", "typer")
    show = f"import sys, boardwright; print(*(each for each in {heavy} if each in sys.modules))"
    done = subprocess.run([sys.executable, "-c", show], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"


def test_an_error_is_explained_although_words_are_loaded_late():
    show = "import boardwright; print(boardwright.UnknownNameError('game-unknown', game='x', known='y'))"
    done = subprocess.run([sys.executable, "-c", show], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("The games are: y.\n")


def error_classes():
    return {
        name: value
        for name, value in vars(errors).items()
        if inspect.isclass(value) and issubclass(value, errors.BoardwrightError)
    }


def test_every_error_is_exported():
    assert set(error_classes()) <= set(boardwright.__all__)


def test_the_tree_of_errors_is_drawn_as_it_is():
    drawn = {}
    parents = {-1: "Exception"}
    for branch, name in re.findall(r"^([│├└─ ]*)(\w+Error)\b", errors.__doc__, re.M):
        depth = len(branch) // 4
        parents[depth] = name
        drawn[name] = parents[depth - 1]
    assert drawn == {name: value.__bases__[0].__name__ for name, value in error_classes().items()}


def test_the_games_are_listed():
    assert boardwright.list_games() == list(registry.built_in())
    assert [game.meta.id for game in registry.games()] == list(registry.built_in())


def test_an_unknown_game_is_refused_with_those_that_exist():
    with pytest.raises(boardwright.UnknownNameError) as caught:
        boardwright.new("chess", players=2)
    assert caught.value.arguments["known"] == ", ".join(registry.built_in())


def test_a_number_as_seed_repeats_the_deal_and_without_one_it_is_secret():
    one, two = (boardwright.new("belfort", players=3, seed=7) for _ in range(2))
    assert one.position() == two.position()
    secret = {boardwright.new("toll", players=2).commitment for _ in range(5)}
    assert len(secret) == 5


def test_bytes_can_be_a_seed():
    match = boardwright.new("toll", players=2, seed=b"\x01" * 32)
    assert match.dealer.seed == b"\x01" * 32


def test_options_and_tables_are_taken_from_mappings_or_files(tmp_path):
    path = tmp_path / "table.toml"
    path.write_text("rounds = 2\n", encoding="utf-8")
    for tables in ({"rounds": 2}, path, str(path)):
        match = boardwright.new("toll", players=2, seed=1, options={"errands": False}, values=tables)
        assert match.record().tables == {"rounds": 2}
        assert match.options == {"errands": False}


def test_the_version_is_one():
    assert re.fullmatch(r"\d+\.\d+\.\d+", boardwright.__version__)


def test_the_names_of_the_first_version_still_work_with_a_warning():
    with pytest.warns(DeprecationWarning, match="values"):
        match = boardwright.new("toll", players=2, seed=1, tables={"income": 3})
    with pytest.warns(DeprecationWarning, match="values"):
        assert match.tables == match.values
    assert match.values["income"] == 3
