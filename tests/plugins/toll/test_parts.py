"""Toll is what a new game starts from: it brings every part that a plugin may have."""

import pytest

from boardwright import registry

MODULES = (
    "board",
    "choices",
    "evaluator",
    "observation",
    "panels",
    "report",
    "standing",
    "terminal",
    "tour",
    "wording",
)
FILES = (
    "emblem.svg",
    "help.toml",
    "icons.svg",
    "theme.css",
    *(f"locale/{language}.ftl" for language in ("de", "en", "it", "pl")),
    *(f"locale/help.{language}.md" for language in ("de", "en", "it", "pl")),
)


@pytest.mark.parametrize("name", MODULES)
def test_the_sample_brings_every_module(name: str) -> None:
    assert registry.plugin("toll").part(name) is not None


@pytest.mark.parametrize("name", FILES)
def test_the_sample_brings_every_file(name: str) -> None:
    assert registry.plugin("toll").file(name) is not None
