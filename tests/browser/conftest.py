"""A service, a browser, and people, for the tests of this folder."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.site import Person, chromium_path, launch, serving

NO_CHROMIUM = (
    "no chromium here: install it (Debian: apt-get install chromium), or name one in BOARDWRIGHT_CHROMIUM"
)


# While playwright runs, its event loop is the running one of this thread: it ends with the folder.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser."""
    if not chromium_path():
        assert os.environ.get("CI") != "true", NO_CHROMIUM
        pytest.skip(NO_CHROMIUM)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory) -> Iterator[str]:
    """The address of a running service."""
    with serving(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture
def person(chromium, site) -> Iterator[Callable[..., Person]]:
    """People with browsers of their own, whose consoles must stay quiet."""
    met: list[Person] = []

    def meet(name: str = "Ada", locale: str = "en", is_newcomer: bool = False, **options: Any) -> Person:
        found = Person(chromium.new_context(locale=locale, **options), site, name, is_newcomer)
        met.append(found)
        return found

    yield meet
    faults = [fault for each in met for fault in each.faults]
    for each in met:
        each.context.close()
    assert faults == []
