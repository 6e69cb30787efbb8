"""`boardwright new-game`: start a game in a distribution of its own, as a copy of the sample game."""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Iterator
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final

import typer

import boardwright
from boardwright import registry
from boardwright.cli.language import say
from boardwright.cli.streams import out
from boardwright.core.errors import BadOptionError
from boardwright.registry.plugin import Plugin

NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
# Reserved: an id is also part of addresses, and the class of a game in its stylesheet.
RESERVED: Final = ("board", "boardwright", "game", "games", "plugin", "plugins", "table", "tables", "words")
LEFT_OUT: Final = ("__pycache__", "status.json")
TEXTS: Final = (".py", ".ftl", ".md", ".toml", ".css", ".svg", ".js")
ALL_NAMES: Final = (".css", ".svg", ".js")
# Lines of the sample that a copy does not keep.
SAMPLE: Final = "\n# New games begin as a copy of this one.\nIS_SAMPLE = True\n"
HIDDEN: Final = "    on_web=False,\n"

PYPROJECT: Final = """[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "boardwright-{dashed}"
version = "0.1.0"
description = "{title}, a game for Boardwright"
readme = "README.md"
requires-python = ">=3.11"
dependencies = ["boardwright>={version}"]

[project.entry-points."boardwright.games"]
{name} = "boardwright_{name}.plugin:PLUGIN"

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
"*" = ["*.toml", "*.md", "**/*.ftl", "**/*.md", "*.css", "*.svg", "**/*.js"]
"""

README: Final = """# {title}

A game for Boardwright, begun as a copy of its sample game.

```sh
pip install --editable .
boardwright play {name} --seats me,greedy
python -m unittest discover tests
```

- `src/boardwright_{name}/game` holds the rules: they import `boardwright.core` and nothing else.
- `src/boardwright_{name}/plugin` holds everything else, each part optional: words, terminal, board, panels,
  evaluator, observation, report.

Boardwright's page "Add a game" says how to go on.
"""

TESTS: Final = '''"""{title}: it is found, plays to the end, and says everything in words."""

import unittest

import boardwright
from boardwright import registry
from boardwright.lab.simulate import simulate
from boardwright.text import Words


class TestGame(unittest.TestCase):
    def test_it_is_found_through_its_entry_point(self):
        self.assertIn("{name}", registry.ids())
        self.assertEqual(registry.broken(), {{}})

    def test_bots_play_it_to_the_end(self):
        result = simulate("{name}", ["random", "greedy"], 4, seed=1)
        self.assertEqual(result.games, 4)

    def test_every_event_and_choice_has_words(self):
        match = boardwright.new("{name}", 2, seed=1)
        words = Words("en", match.game, match.names)
        while not match.is_over:
            for action in match.legal:
                self.assertTrue(words.action(match.state, action))
            step = match.act(match.legal[0])
            for event in step.events:
                self.assertTrue(words.event(event))


if __name__ == "__main__":
    unittest.main()
'''


def command(
    name: Annotated[str, typer.Argument(metavar="name", help="help-new-game-name")],
    package: Annotated[bool, typer.Option("--package", help="help-new-game-package")] = False,
    to: Annotated[str, typer.Option(metavar="folder", help="help-new-game-to")] = ".",
) -> None:
    """Start a new game."""
    if not package:
        raise BadOptionError("new-game-package")
    check(name)
    folder = Path(to) / f"boardwright-{dashed(name)}"
    if folder.exists():
        raise BadOptionError("new-game-exists", folder=str(folder))
    write(folder, name)
    out(say("new-game-made", title=title_of(name), folder=str(folder)))
    out(f"pip install --editable {folder}")
    out(f"boardwright play {name} --seats me,greedy")


def check(name: str) -> None:
    """Check that a game can have this name; raises BadOptionError with the reason."""
    if not NAME.fullmatch(name):
        raise BadOptionError("new-game-name", name=name[:40])
    if keyword.iskeyword(name) or keyword.issoftkeyword(name) or hasattr(builtins, name) or name in RESERVED:
        raise BadOptionError("new-game-word", name=name)
    if name in registry.ids() or name in registry.broken():
        raise BadOptionError("new-game-taken", name=name)


def title_of(name: str) -> str:
    """Return the title of a game until its author chooses one."""
    return name.replace("_", " ").title()


def dashed(name: str) -> str:
    """Return a name as distributions spell it, with dashes."""
    return name.replace("_", "-")


def sample() -> Plugin:
    """Return the plugin of the sample game: the one marked to be copied."""
    plugins = (registry.plugin(each) for each in registry.built_in())
    return next(each for each in plugins if getattr(import_module(each.package), "IS_SAMPLE", False))


def write(folder: Path, name: str) -> None:
    """Write the distribution: the sample's rules and plugin under new names, and the files around them."""
    old = sample()
    package = folder / "src" / f"boardwright_{name}"
    names = {old.rules: f"boardwright_{name}.game", old.package: f"boardwright_{name}.plugin"}
    for source, place in ((old.rules, "game"), (old.package, "plugin")):
        for path, text in texts(resources.files(source), ""):
            target = package / place / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(text, path, old.id, name, names), encoding="utf-8")
    said = {"name": name, "dashed": dashed(name), "title": title_of(name)}
    around = {
        folder / "pyproject.toml": PYPROJECT.format(**said, version=boardwright.__version__),
        folder / "README.md": README.format(**said),
        folder / "tests" / f"test_{name}.py": TESTS.format(**said),
        package / "__init__.py": f'"""{title_of(name)}, a game for Boardwright."""\n',
    }
    for file, content in around.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")


def texts(folder: Traversable, prefix: str) -> Iterator[tuple[str, str]]:
    """Yield the paths and contents of all text files of a package."""
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.name in LEFT_OUT:
            continue
        if entry.is_dir():
            yield from texts(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith(TEXTS):
            yield prefix + entry.name, entry.read_text(encoding="utf-8")


def renamed(text: str, path: str, old: str, name: str, packages: dict[str, str]) -> str:
    """Replace the sample's name in the text of a file; the same word as a rule of the sample stays."""
    text = text.replace(SAMPLE, "")
    for before, after in packages.items():
        text = re.sub(rf"\b{re.escape(before)}\b", after, text)
    if path.endswith(ALL_NAMES):
        return re.sub(rf"(?<![a-z]){old}(?![a-z])", name, text)
    rules = next(iter(packages.values()))
    text = text.replace(f'Plugin("{old}", __name__)', f'Plugin("{name}", __name__, "{rules}")')
    text = re.sub(rf"([\"']){old}\1", rf"\g<1>{name}\1", text)
    title = title_of(name)
    text = re.sub(rf"\b{old.title()}(?=[A-Z(])", title.replace(" ", ""), text)
    text = re.sub(rf"\b{old.title()}\b", title, text)
    if path.endswith(".ftl"):
        text = re.sub(r"^title = .*$", f"title = {title}", text, flags=re.MULTILINE)
    return text.replace(HIDDEN, "") if path == "meta.py" else text
