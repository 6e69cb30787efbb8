"""Rulebook, code and tests name the same rules."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from boardwright import registry
from boardwright.registry import rulebook

TESTS = Path(__file__).resolve().parents[1]
MOST = 3

every_game = pytest.mark.parametrize("name", registry.built_in())


def section_ids(name):
    return {section.id for section in rulebook.rules(name)}


def functions(folder):
    """Every function and class in a folder of source: where, its name, its docstring."""
    for path in sorted(Path(str(folder)).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                yield f"{path.name}:{node.lineno} {node.name}", node, ast.get_docstring(node) or ""


def marked(folder, mark):
    """Every test with the ids that a mark of it names."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                ids = list(rulebook._marks(node, mark))
                if ids:
                    yield f"{path.name} {node.name}", ids


@every_game
def test_every_rule_is_cited_and_every_citation_is_a_rule(name):
    assert {citation.section for citation in rulebook.citations(name)} == section_ids(name)


@every_game
def test_every_rule_is_named_by_a_test(name):
    named = rulebook.named_by_tests(TESTS / "games" / name, "rule")
    assert sorted(section_ids(name) - set(named)) == []


@every_game
def test_no_test_names_a_rule_that_there_is_not(name):
    named = rulebook.named_by_tests(TESTS / "games" / name, "rule")
    assert sorted(set(named) - section_ids(name)) == []


@every_game
def test_every_example_of_the_rulebook_has_a_test(name):
    examples = {example for section in rulebook.rules(name) for example in section.examples}
    assert sorted(rulebook.named_by_tests(TESTS / "games" / name, "example")) == sorted(examples)


@every_game
def test_no_section_is_listed_twice(name):
    counts = Counter(section.id for section in rulebook.sections(name))
    assert [each for each, count in counts.items() if count > 1] == []


@every_game
def test_a_section_is_a_rule_or_says_why_it_is_none(name):
    for section in rulebook.sections(name):
        assert section.status in ("", "no rule", "left out"), section.id
        assert bool(section.reason) == bool(section.status), section.id
        assert section.title and not section.title.endswith("."), section.id
        assert re.fullmatch(r"[a-z0-9]+([.-][a-z0-9]+)*", section.id), section.id


@every_game
def test_a_function_cites_at_most_three_rules(name):
    cited = Counter((citation.module, citation.function) for citation in rulebook.citations(name))
    places = Counter(
        where
        for where, _, docstring in functions(rulebook.folder_of(name))
        for _ in rulebook._cited(docstring)
    )
    assert cited.total() == places.total()
    assert [place for place, count in places.items() if count > MOST] == []


@every_game
def test_a_test_names_at_most_three_rules(name):
    assert [test for test, ids in marked(TESTS / "games" / name, "rule") if len(ids) > MOST] == []


def citing(name):
    """Every function and class that cites a rule, with the rest of its docstring."""
    for where, _, docstring in functions(rulebook.folder_of(name)):
        if rulebook._cited(docstring):
            yield where, docstring.strip().rpartition("\n")[0].strip()


@every_game
def test_a_function_that_cites_a_rule_says_it_in_words_too(name):
    assert [where for where, words in citing(name) if len(words.split()) < 2] == []


@every_game
def test_a_citation_stands_in_the_last_line_of_its_docstring_and_nowhere_else(name):
    for where, _, docstring in functions(rulebook.folder_of(name)):
        assert docstring.count("§") == bool(rulebook._cited(docstring)), where


@every_game
def test_rulings_and_their_sections_are_the_same(name):
    text = (rulebook.folder_of(name) / "RULINGS.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^### ([\d.]+\d|\d+)\b", text, re.M)
    listed = [s.id.removeprefix("ruling.") for s in rulebook.sections(name) if s.id.startswith("ruling.")]
    assert len(numbers) == len(set(numbers))
    assert sorted(numbers) == sorted(listed)


@every_game
def test_every_ruling_has_a_question_an_answer_and_a_source(name):
    text = (rulebook.folder_of(name) / "RULINGS.md").read_text(encoding="utf-8")
    for ruling in re.split(r"^### ", text, flags=re.M)[1:]:
        parts = re.findall(r"^\*\*(\w+)\.\*\*", ruling, re.M)
        assert parts == ["Question", "Answer", "Source"], ruling.splitlines()[0]
        assert "—" in ruling.splitlines()[0]


@every_game
def test_the_status_that_the_package_ships_is_what_is_measured(name):
    status = rulebook.measured(name, TESTS)
    assert rulebook.shipped(name) == status
    assert status.sections == status.cited == status.tested
    assert status.examples == status.examples_tested


@pytest.mark.parametrize("name", ["belfort", "caylus1303"])
def test_a_large_game_has_an_id_for_everything_that_its_rules_say(name):
    assert rulebook.measured(name, TESTS).sections >= 150
