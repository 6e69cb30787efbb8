"""scripts/new-game: the sample game under another name is a game of its own, and bad names change nothing."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("src", "scripts", "docs", "tests", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "pyproject.toml")
IGNORED = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
NAME = "old_mill"
PLAY = f"""
import boardwright
from boardwright.bots import bot, fair_choice
from boardwright.core.random import Random
match = boardwright.new("{NAME}", players=3, seed=1)
while not match.is_over:
    match.act(fair_choice(bot("greedy"), match.game, match.state, Random(len(match.log))))
assert boardwright.loads(match.to_lines()).position() == match.position()
assert match.position().startswith("{NAME} 3 ")
print(boardwright.__file__, match.game.meta.title, sep="|")
"""

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("new-game")]


class Tree:
    """A copy of the source tree to change at will."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=IGNORED)
            else:
                shutil.copy(ROOT / name, folder)
        self.before = self.files()

    def run(self, *arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, *arguments]
        return subprocess.run(
            command,
            cwd=self.folder,
            env=environment,
            input=answers,
            capture_output=True,
            text=True,
            check=False,
        )

    def files(self) -> dict[str, bytes]:
        """Everything in it, by path."""
        paths = sorted(
            path for path in self.folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts
        )
        return {path.relative_to(self.folder).as_posix(): path.read_bytes() for path in paths}


@pytest.fixture(scope="module")
def untouched(tmp_path_factory):
    return Tree(tmp_path_factory.mktemp("untouched"))


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    made = Tree(tmp_path_factory.mktemp("tree"))
    done = made.run("scripts/new_game.py", NAME)
    assert done.returncode == 0, done.stdout + done.stderr
    made.printed = re.search(r"boardwright play .*", done.stdout).group()
    return made


def passes(done: subprocess.CompletedProcess[str]) -> bool:
    assert done.returncode == 0, done.stdout + done.stderr
    return True


def test_a_game_of_the_new_name_can_be_played(tree):
    done = tree.run("-c", PLAY)
    assert passes(done)
    place, title = done.stdout.strip().split("|")
    assert Path(place).is_relative_to(tree.folder)
    assert title == "Old Mill"


def test_the_command_that_is_printed_plays_to_the_end(tree):
    saved = ("--save", str(tree.folder / "match.json"))
    done = tree.run("-m", *tree.printed.split(), *saved, answers="1\n" * 60)
    assert passes(done)
    assert "Total" in done.stdout


def test_it_is_offered_on_the_command_line(tree):
    done = tree.run(
        "-m", "boardwright", "simulate", NAME, "--bots", "random,random", "-n", "2", "--processes", "1"
    )
    assert passes(done)
    assert NAME in tree.run("-m", "boardwright", "games").stdout


def test_it_brings_its_own_tests_and_they_pass(tree):
    folder = tree.folder / "tests" / "games" / NAME
    assert folder.is_dir()
    if list(folder.rglob("test_*.py")):
        done = tree.run("-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/games/{NAME}")
        assert passes(done)


def test_the_sample_stays_as_it_is_and_the_copy_does_not_know_it(tree):
    now = tree.files()
    assert [name for name, content in tree.before.items() if "/toll/" in name and now[name] != content] == []
    for package in ("src/boardwright/games/", "src/boardwright/plugins/"):
        copied = [content.decode() for name, content in now.items() if name.startswith(f"{package}{NAME}/")]
        assert len(copied) == len([name for name in now if name.startswith(f"{package}toll/")])
        assert [text for text in copied if "games.toll" in text or "plugins.toll" in text] == []


def test_no_file_of_others_is_changed_but_generated_docs(tree):
    now = tree.files()
    changed = [name for name, content in tree.before.items() if now[name] != content]
    assert [name for name in changed if name != "README.md" and not name.startswith("docs/")] == []


def test_the_generated_docs_are_up_to_date_behind_it(tree):
    assert passes(tree.run("scripts/docs.py", "--check"))
    assert (tree.folder / "docs" / "games" / f"{NAME}.md").is_file()


@pytest.mark.parametrize(
    "name", ["Mill", "old mill", "2mill", "", "class", "match", "list", "belfort", "words", "table"]
)
def test_a_name_that_cannot_be_used_is_refused_in_one_line(untouched, name):
    done = untouched.run("scripts/new_game.py", name)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("new-game: ")
    assert done.stderr.count("\n") == 1
    assert untouched.files() == untouched.before


def test_without_a_name_it_says_how_it_is_called(untouched):
    done = untouched.run("scripts/new_game.py")
    assert (done.returncode, done.stderr) == (2, "usage: scripts/new-game NAME\n")
