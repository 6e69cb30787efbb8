"""Pictures of the web table for the docs: python -m tests.browser.screenshots FOLDER

Home, a table of each game in its middle, a match looked back at and a result, wide and on a phone.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.site import Person, launch, play, serving, until

RECORDS = Path(__file__).parents[1] / "records"
WIDE = {"width": 1440, "height": 1000}
PHONE = {"width": 360, "height": 740}
GAMES = ("belfort", "caylus1303", "guilds")
CLICKS = {"belfort": 48, "caylus1303": 24, "guilds": 30}
FINISHED = "belfort/four-players-dear-walls-and-rich-banks.json"


def middle_of(ada: Person, game: str) -> str:
    """A table of three in the middle of its match, at the beginning of a turn; gives its path."""
    ada.go(f"/new?game={game}&mode=bots&players=3")
    for option in ada.find("input[name=opt_open_points]").all():
        option.check()
    ada.find("form.newtable .submit button").click()
    ada.sees("#whole.playing")
    path = ada.path
    play([ada], random.Random(11), CLICKS[game])
    until(lambda: ada.begins)
    return path


def take(browser: Browser, site: str, folder: Path) -> None:
    """All pictures."""
    context = browser.new_context(locale="en", viewport=WIDE)
    ada = Person(context, site, "Ada")
    ada.prefers(ask="never", motion="none")
    ada.find("#nickname").fill("Ada")
    ada.find("form[action='/settings'] button.primary").click()
    paths = {f"table-{game}": middle_of(ada, game) for game in GAMES}
    paths["result"] = ada.loads(RECORDS / FINISHED)
    last = len(json.loads((RECORDS / FINISHED).read_text())["log"])
    paths["replay"] = f"{paths['result']}?at={last // 2}"
    paths = {"home": "/", **paths}
    cookies = context.storage_state()
    context.close()
    for name, path in paths.items():
        light: Any = {"storage_state": cookies, "color_scheme": "light"}
        shoot(browser, site + path, folder / f"{name}-1440.png", viewport=WIDE, **light)
        shoot(browser, site + path, folder / f"{name}-360.png", viewport=PHONE, **light)
    dark: Any = {"storage_state": cookies, "color_scheme": "dark"}
    for name in ("home", "table-guilds"):
        shoot(browser, site + paths[name], folder / f"{name}-1440-dark.png", viewport=WIDE, **dark)


def shoot(browser: Browser, address: str, file: Path, **options: Any) -> None:
    """A picture of what is seen without scrolling."""
    context = browser.new_context(locale="en", **options)
    page = context.new_page()
    page.goto(address)
    page.screenshot(path=file, animations="disabled")
    context.close()
    print(file.name, file.stat().st_size)


def main(folder: Path) -> None:
    """Run the service and take the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, serving(Path(home)) as site, sync_playwright() as playwright:
        browser = launch(playwright)
        take(browser, site, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
