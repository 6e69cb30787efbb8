"""What `import boardwright` offers: a small documented surface, and a tree of errors drawn as it is."""

import inspect
import re

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
    helpers = {"annotations", "Path", "Mapping", "Dealer", "seed_from_number", "SEED_BYTES", "explain"}
    assert public - modules - helpers == set(boardwright.__all__)


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
    assert boardwright.list_games() == list(registry.GAMES)
    assert [game.meta.id for game in registry.games()] == list(registry.GAMES)


def test_an_unknown_game_is_refused_with_those_that_exist():
    with pytest.raises(boardwright.UnknownNameError) as caught:
        boardwright.new("chess", players=2)
    assert caught.value.arguments["known"] == ", ".join(registry.GAMES)


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
        match = boardwright.new("toll", players=2, seed=1, options={"errands": False}, tables=tables)
        assert match.record().tables == {"rounds": 2}
        assert match.options == {"errands": False}


def test_the_version_is_one():
    assert re.fullmatch(r"\d+\.\d+\.\d+", boardwright.__version__)
