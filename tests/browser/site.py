"""The web table as people meet it: the service as a process of its own, and real browsers."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, expect

PATIENCE = 30_000  # milliseconds; the machine may be busy
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
# Written down from the first moment on: whether the page was ever offered a choice or a hand of its own.
WATCHMAN = """
window.seenByAccident = [];
new MutationObserver(() => {
  for (const found of document.querySelectorAll(".choice, .panel.mine")) {
    window.seenByAccident.push(found.textContent.trim());
  }
}).observe(document, { childList: true, subtree: true });
"""
# Somebody who has seen the guided tours: they do not begin by themselves.
NO_NEWCOMER = """
try {
  for (const game of ["belfort", "caylus1303", "guilds"]) localStorage.setItem(`tour-${game}`, "seen");
} catch { /* not on pages of the browser itself */ }
"""
# What the browser itself writes when a server says no or is out of reach; everything else is a fault of ours.
EXPECTED_NOISE = re.compile(r"Failed to load resource: (net::ERR_|the server responded with a status of 4)")


def chromium_path() -> str:
    """The browser of this machine; `BOARDWRIGHT_CHROMIUM` names another one. Empty when there is none."""
    named = os.environ.get("BOARDWRIGHT_CHROMIUM", "")
    return named or next((path for name in CHROMIUMS if (path := shutil.which(name))), "")


def launch(playwright: Playwright) -> Browser:
    """The browser, without a window."""
    return playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])


@contextmanager
def serving(folder: Path, analysis: int = 5) -> Iterator[str]:
    """Run `boardwright serve` on a fresh database; gives its address. It must not have met an error."""
    command = [sys.executable, "-m", "boardwright", "serve", "--port", "0", "--analysis", str(analysis)]
    log = folder / "serve.log"
    with log.open("w") as errors:
        process = subprocess.Popen(
            [*command, "--database", str(folder / "site.sqlite")],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "BOARDWRIGHT_LANG": "en"},
        )
    assert process.stdout is not None
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None, log.read_text()
        yield found[0]
    finally:
        process.terminate()
        process.communicate(timeout=30)
    said = log.read_text()
    assert "Traceback" not in said, said[-4000:]


TABS = 200
ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
WHERE = """name => {
  const here = document.activeElement.closest('.boardsvg .place');
  const there = document.querySelector(`.boardsvg .place[data-place="${CSS.escape(name)}"]`);
  if (!here) return null;
  const [a, b] = [here, there].map((place) => place.getBoundingClientRect());
  const x = b.x + b.width / 2 - a.x - a.width / 2;
  return {here: here.dataset.place, x, y: b.y + b.height / 2 - a.y - a.height / 2};
}"""
"""The place that has the focus, and how far another one is from it."""


class Person:
    """Somebody with a browser of their own; a newcomer has not seen the guided tours."""

    def __init__(self, context: BrowserContext, site: str, name: str, is_newcomer: bool = False) -> None:
        self.context = context
        self.site = site
        self.name = name
        self.faults: list[str] = []
        context.set_default_timeout(PATIENCE)
        if not is_newcomer:
            context.add_init_script(NO_NEWCOMER)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.faults.append(str(error.error)))
        self.page = context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED_NOISE.match(message.text):
            self.faults.append(message.text)

    # -- Going about -----------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> Page:
        """Open a page."""
        self.page.goto(path if "://" in path else self.site + path)
        return self.page

    def find(self, selector: str, **options: Any) -> Locator:
        """Something on the page."""
        return self.page.locator(selector, **options)

    def sees(self, selector: str, **options: Any) -> Locator:
        """Something that must be seen, now or soon."""
        found = self.find(selector, **options).first
        expect(found).to_be_visible(timeout=PATIENCE)
        return found

    def arrives(self, selector: str) -> None:
        """A click has led to another page: it is there, and its script listens."""
        self.sees(selector)
        self.page.wait_for_load_state("load")

    def prefers(self, **values: str) -> None:
        """Choose on the page of settings."""
        self.go("/settings")
        for name, value in values.items():
            self.find(f"label:has(input[name={name}][value={value}])").click()
        self.find("form[action='/settings'] button.primary").click()
        self.sees(".alert.good")

    # -- Tables ----------------------------------------------------------------------------------------------

    def plays_bots(self, game: str, players: int) -> str:
        """Two clicks on the home page; gives the path of the table."""
        self.go("/")
        card = self.find(f".gamecard.game-{game}")
        card.locator(f"label:has(input[value='{players}'])").click()
        card.locator(".quick button").click()
        self.arrives("#whole.playing")
        return self.path

    def invites(self, game: str, players: int = 2) -> str:
        """Make a table for friends; gives the link for the second seat."""
        self.go("/")
        self.find(f".gamecard.game-{game} a[href*='mode=friends']").click()
        self.find(f".segments a[href*='players={players}']").click()
        self.find("#nickname").fill(self.name)
        self.find("form.newtable .submit button").click()
        self.arrives("#whole.waiting")
        return self.find("#invite-1").input_value()

    def joins(self, link: str) -> None:
        """Take a seat by its link."""
        self.go(link)
        self.find("#nickname").fill(self.name)
        self.find("main .submit button").click()
        self.arrives("#whole")

    def loads(self, record: Path) -> str:
        """Load a record from a file; gives the path of its table."""
        self.go("/")
        self.find("#record").set_input_files(record)
        self.find("form[action='/load'] button").click()
        self.arrives("#whole")
        return self.path

    @property
    def path(self) -> str:
        """Where this browser is."""
        return re.sub(r"^\w+://[^/]+", "", self.page.url)

    # -- A turn ----------------------------------------------------------------------------------------------

    @property
    def whole(self) -> Locator:
        """The table."""
        return self.find("#whole")

    @property
    def choices(self) -> Locator:
        """What can be chosen."""
        return self.find(".choice")

    @property
    def moment(self) -> tuple[str, int]:
        """How far the match is, and the own draft: changes with everything that this person does."""
        return self.whole.get_attribute("data-version") or "", self.find(".steps li").count()

    @property
    def is_asked(self) -> bool:
        """Whether there is something to click."""
        return self.whole.get_attribute("data-turn") == "1"

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, as this person sees it."""
        return self.find("#r-result .result").count() > 0

    def click(self, button: Locator) -> None:
        """Click a button of the table, and wait until something has come of it."""
        before = self.moment
        button.click()
        until(lambda: self.moment != before and not self.whole.get_attribute("aria-busy"))

    def keys(self, key: str) -> None:
        """Press a key, and wait until something has come of it."""
        before = self.moment
        self.page.keyboard.press(key)
        until(lambda: self.moment != before and not self.whole.get_attribute("aria-busy"))

    def does(self, what: str) -> None:
        """Undo, restart or commit."""
        self.click(self.find(f"form[action$='/{what}'] button"))

    @property
    def begins(self) -> bool:
        """Whether this person is to begin a turn."""
        return self.is_asked and self.find(".steps li").count() == 0 and self.choices.count() > 0

    def chooses(self, draw: random.Random) -> None:
        """Choose anything, or confirm when the turn is complete."""
        if self.find("form[action$='/commit']").count():
            self.does("commit")
        else:
            self.click(self.choices.nth(draw.randrange(self.choices.count())))

    # -- On the board ----------------------------------------------------------------------------------------

    def points(self, draw: random.Random, by_key: bool = False) -> str:
        """Choose on the drawn board, with the mouse or by keys; says how it was chosen: "board", "menu", or
        "list" where the board has no place for it."""
        if self.find("form[action$='/commit']").count():
            if by_key:
                self.keys("c")
            else:
                self.does("commit")
            return "commit"
        places = self.find(".boardsvg .place.can")
        if not places.count():
            if by_key:
                self.tabs_to(".choice")
                self.keys("Enter")
            else:
                self.click(self.choices.nth(draw.randrange(self.choices.count())))
            return "list"
        before = self.moment
        menu = self.find("#bubble.menu:not([hidden]) button")
        for _ in range(8):  # the middle of a place may lie under another one: then a person points elsewhere
            if not (count := places.count()):  # the answer to the last click is on its way
                break
            self._press(places.nth(draw.randrange(count)), by_key)
            if happens(lambda: self.moment != before or menu.count() > 0, 3):
                break
        until(lambda: self.moment != before or menu.count() > 0)
        if self.moment != before:
            until(lambda: not self.whole.get_attribute("aria-busy"))
            return "board"
        if by_key:
            for _ in range(draw.randrange(menu.count())):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
        else:
            menu.nth(draw.randrange(menu.count())).click()
        until(lambda: self.moment != before and not self.whole.get_attribute("aria-busy"))
        return "menu"

    def _press(self, place: Locator, by_key: bool) -> None:
        if by_key:
            if self.walks(place.get_attribute("data-place") or ""):
                self.page.keyboard.press("Enter")
            return
        place.scroll_into_view_if_needed()
        box = place.locator(".halo").first.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def tabs_to(self, selector: str) -> None:
        """Press Tab until something has the focus."""
        for _ in range(TABS):
            if self.page.evaluate("what => document.activeElement.matches(what)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def walks(self, name: str) -> bool:
        """Go to a place of the board with Tab and the arrow keys alone; says whether it was reached."""
        self.tabs_to(".boardsvg .place")
        tried: set[tuple[str, str]] = set()
        while (where := self.page.evaluate(WHERE, name))["here"] != name:
            left = [key for key in ARROWS if (where["here"], key) not in tried]
            if not left:
                return False
            key = max(left, key=lambda key: ARROWS[key][0] * where["x"] + ARROWS[key][1] * where["y"])
            tried.add((where["here"], key))
            self.page.keyboard.press(key)
        return True


def happens(condition: Callable[[], bool], patience: float) -> bool:
    """Whether a condition comes true in time."""
    deadline = time.monotonic() + patience
    while not (true := condition()) and time.monotonic() < deadline:
        time.sleep(0.05)
    return true


def until(condition: Callable[[], bool], patience: float = PATIENCE / 1000) -> None:
    """Wait for a condition."""
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.05)


def play(people: list[Person], draw: random.Random, clicks_before_a_turn: int = 10**6) -> int:
    """Let people click until the match is over, or a turn begins after so many; gives how many there were."""
    clicks = 0
    while not people[0].is_over:
        if clicks >= clicks_before_a_turn and any(person.begins for person in people):
            break
        for person in people:
            if person.is_asked:
                person.chooses(draw)
                clicks += 1
                break
        else:
            people[0].page.wait_for_timeout(50)
    return clicks
