"""What the browser loads: one hashed tree, a module graph that is preloaded, lines that a diff can show."""

import re
from importlib import resources
from pathlib import Path

import pytest

from boardwright import registry
from boardwright.web import assets, icons, tags

ENTRIES = ("js/main.js", "js/table/main.js")
DYNAMIC = re.compile(r'\bimport\("(\.[^"]+)"\)')
BEGINS = re.compile(r"(\s*).*(\bfunction\b.*|=>) \{(?: //.*)?$")
LONGEST_FUNCTION = 60
LONGEST_LINE = 120
SOURCES = Path(str(resources.files("boardwright")))


def all_entries():
    return (*ENTRIES, *(name for game in registry.ids() for name in assets.board_scripts(game)))


def scripts():
    return [name for name in assets.files() if name.endswith(".js")]


def text_of(name):
    return assets.files()[name].read_text(encoding="utf-8")


def functions(text):
    """How many lines each function takes; it ends with the bracket below its first letter."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if found := BEGINS.match(line):
            end = next(
                later for later in range(number + 1, len(lines)) if lines[later].startswith(f"{found[1]}}}")
            )
            yield line.strip(), end - number + 1


def test_every_module_is_reached_and_preloaded():
    reached = set(assets.modules(*all_entries()))
    page = str(tags.scripts(*all_entries()))
    assert {f"plugins/{game}/board/" for game in registry.ids()} >= {
        name.rpartition("/")[0] + "/" for name in all_entries() if name.startswith("plugins/")
    }
    for name in reached:
        assert page.count(f'<link rel="modulepreload" href="{assets.asset(name)}">') == 1
    later = [
        str(Path(name).parent.joinpath(found)) for name in reached for found in DYNAMIC.findall(text_of(name))
    ]
    reached |= set(assets.modules(*(str(Path("/", found).resolve())[1:] for found in later)))
    assert set(scripts()) == reached


def test_a_module_comes_before_those_that_import_it():
    graph = assets.modules(*all_entries())
    for name in graph:
        assert all(graph.index(other) < graph.index(name) for other in assets.imports(name)), name


def test_an_address_changes_with_any_file(monkeypatch):
    before = assets.asset("js/main.js")
    contents = {**assets.contents(), "css/base.css": b""}
    monkeypatch.setattr(assets, "contents", lambda: contents)
    assert f"/static/{assets.tree_hash.__wrapped__()}/js/main.js" != before
    with pytest.raises(FileNotFoundError):
        assets.asset.__wrapped__("js/nothing.js")


@pytest.mark.parametrize("name", scripts())
def test_a_script_is_checked_and_short(name):
    text = text_of(name)
    assert text.startswith("// @ts-check\n// ")
    assert [found for found in functions(text) if found[1] > LONGEST_FUNCTION] == []
    assert re.findall(r"MutationObserver|dispatchEvent|\.click\(\)|innerHTML|eval\(", text) == []


def test_a_symbol_is_in_the_shared_file_or_in_that_of_its_game():
    assert assets.symbol("wood") == f"{assets.asset('icons.svg')}#wood"
    assert assets.symbol("belfort-pub") == f"{assets.asset('plugins/belfort/icons.svg')}#belfort-pub"
    assert assets.symbol("unknown") == f"{assets.asset('icons.svg')}#unknown"
    assert {name.split("/")[1] for name in assets.symbol_files().values() if "/" in name} <= set(
        registry.ids()
    )


def test_a_game_without_emblem_and_theme_has_those_of_the_house():
    assert f"{assets.asset('plugins/guilds/emblem.svg')}#emblem" in icons.emblem("guilds")
    assert f"{assets.asset('brand.svg')}#mark" in icons.emblem("nothing")
    assert tags.themes("nothing") == ""
    assert tags.themes("guilds", "nothing", "guilds").count("<link") == 1


def test_comments_and_indents_stay_at_home():
    for name in scripts():
        sent, written = assets.contents()[name].decode().splitlines(), text_of(name).splitlines()
        assert len(sent) == len(written)
        for there, here in zip(sent, written, strict=True):
            assert there == here.strip() or (there == "" and here.strip().startswith(("//", "/**", "*")))
            assert here.count("`") % 2 == 0  # no text goes on over lines, its indents would be lost
    assert b"/*" not in b"".join(data for name, data in assets.contents().items() if name.endswith(".css"))


def test_lengths_of_functions_are_seen():
    text = "export function one(a) {\n  const b = () => {\n    a();\n  };\n  b();\n}\n"
    assert list(functions(text)) == [("export function one(a) {", 6), ("const b = () => {", 3)]


@pytest.mark.parametrize("kind", ["css", "html", "js"])
def test_a_diff_can_show_every_line(kind):
    found = sorted(SOURCES.rglob(f"*.{kind}"))
    assert found != []
    long = [
        f"{path.relative_to(SOURCES)}:{number}"
        for path in found
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE
    ]
    assert long == []
