"""The documentation: nothing generated is stale, nothing offered is missing, no link leads nowhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import boardwright
from boardwright import registry
from boardwright.bots import BOTS
from boardwright.cli.app import COMMANDS
from boardwright.core.catalogue import Catalogue
from boardwright.core.decision import Decision
from boardwright.core.events import Event
from boardwright.core.game import Game, Meta, Option, Printed, State
from boardwright.core.match import Match, Step
from boardwright.core.record import Record
from boardwright.text import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[2]
GENERATED = ROOT / "docs" / "log"
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted(ROOT.glob("docs/**/*.md")),
]
WRITTEN = [page for page in PAGES if page.parent != GENERATED]
HEADINGS = [
    "Edition and sources",
    "Specs",
    "Sequence of play",
    "Decisions",
    "Rulings",
    "Left out",
    "Version history",
]


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def public(kind: type) -> list[str]:
    """The members that a class adds for everybody to use."""
    return [name for name in vars(kind) if not name.startswith("_")]


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as web sites make them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_nothing_generated_is_stale():
    check = [sys.executable, "scripts/docs.py", "--check"]
    done = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_every_command_is_documented():
    written = "\n".join(page.read_text(encoding="utf-8") for page in WRITTEN)
    assert [name for name in COMMANDS if f"`boardwright {name}" not in written] == []


def test_every_exported_name_is_documented():
    page = text_of("docs/python-api.md")
    assert [name for name in boardwright.__all__ if not re.search(rf"`{name}[`(]", page)] == []


@pytest.mark.parametrize("kind", [Match, Words, Step])
def test_what_programs_hold_in_their_hands_is_documented(kind):
    page = text_of("docs/python-api.md")
    fields = list(getattr(kind, "__dataclass_fields__", ()))
    assert [name for name in public(kind) + fields if not re.search(rf"`{name}[`(]", page)] == []


@pytest.mark.parametrize("kind", [Game, State, Decision, Catalogue, Event])
def test_the_whole_contract_is_on_its_page(kind):
    page = text_of("docs/game-contract.md")
    assert [name for name in public(kind) if not re.search(rf"`{name}[`(:]", page)] == []


@pytest.mark.parametrize("kind", [Meta, Option, Printed])
def test_what_a_game_says_of_itself_is_in_the_contract(kind):
    page = text_of("docs/game-contract.md")
    assert [name for name in kind.__dataclass_fields__ if not re.search(rf"\b{name}\b", page)] == []


def test_every_field_of_a_record_is_documented():
    page = text_of("docs/records.md")
    assert [name for name in Record.__struct_fields__ if f"`{name}`" not in page] == []


def test_every_bot_is_documented():
    page = text_of("docs/bots.md")
    assert [name for name in BOTS if f"`{name}`" not in page] == []


@pytest.mark.parametrize("game", registry.built_in())
def test_every_game_has_a_page_with_the_same_headings(game):
    found = re.findall(r"^## (.+)$", text_of(f"docs/games/{game}.md"), re.MULTILINE)
    assert found == HEADINGS
    assert f"(docs/games/{game}.md)" in text_of("README.md")


def test_every_language_has_its_page_of_messages():
    assert [path.stem for path in sorted(GENERATED.glob("*.md"))] == sorted(LANGUAGES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page):
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    lost = []
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        target, _, anchor = link.partition("#")
        path = (page.parent / target).resolve() if target else page
        if link.startswith("https://"):
            continue
        if not path.exists() or not path.is_relative_to(ROOT) or (anchor and anchor not in anchors(path)):
            lost.append(link)
    assert lost == []


def test_scripts_that_the_docs_name_are_there():
    written = "\n".join(page.read_text(encoding="utf-8") for page in WRITTEN)
    named = set(re.findall(r"\bscripts/([\w-]+(?:\.py)?)", written))
    assert [name for name in sorted(named) if not (ROOT / "scripts" / name).is_file()] == []


def test_tests_that_the_docs_name_are_there():
    named = re.findall(r"`((?:\w+/)+test_\w+\.py)::(test_\w+)`", text_of("docs/security.md"))
    assert len(named) > 50
    tests = {file: (ROOT / "tests" / file).read_text(encoding="utf-8") for file, _ in named}
    assert [f"{file}::{name}" for file, name in named if f"def {name}(" not in tests[file]] == []
