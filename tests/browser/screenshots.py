"""Pictures of the web table for the docs: python -m tests.browser.screenshots FOLDER [GAME ...]

The home page; opening, middle and end of each game; a match looked back at; an analysis of a match of each
game: wide and on a phone, by day and by night.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

import boardwright
from boardwright.bots import bot, fair_choice
from boardwright.core.random import Random
from tests.browser.site import Person, launch, play, serving, until

RECORDS = Path(__file__).parents[1] / "records"
SIZES: dict[int, Any] = {1440: {"width": 1440, "height": 1000}, 360: {"width": 360, "height": 740}}
THEMES: tuple[Any, ...] = ("light", "dark")
GAMES = ("belfort", "caylus1303", "guilds")
LOOKED_BACK_AT = 90
ANALYSIS = 200
LONGEST_ANALYSIS = 900_000
CLICKS = {"belfort": 60, "caylus1303": 30, "guilds": 60}
FINISHED = {
    "belfort": "belfort/four-players-dear-walls-and-rich-banks.json",
    "caylus1303": "caylus1303/five-players-beginner-set-open-points.json",
    "guilds": "guilds/four-players-rich-halls-and-early-refunds.json",
}


def begins(ada: Person, game: str) -> str:
    """A table of three at its beginning; gives its path."""
    ada.go(f"/new?game={game}&mode=bots&players=3")
    for option in ada.find("input[name=opt_open_points]").all():
        option.check()
    ada.find("form.newtable .submit button").click()
    ada.arrives("#whole.playing")
    until(lambda: ada.is_asked)
    return ada.path


def middle_of(ada: Person, game: str) -> str:
    """A table of three in the middle of its match, at the beginning of a turn; gives its path."""
    draw = random.Random(11)
    while True:
        path = begins(ada, game)
        play([ada], draw, CLICKS[game])
        if not ada.is_over:
            return path


def analysed(ada: Person, game: str, folder: Path) -> str:
    """A match between three bots, analysed; gives its path."""
    bots = [bot(name) for name in ("greedy", "easy", "greedy")]
    match, draw = boardwright.new(game, players=3, seed=5), Random(5)
    while not match.is_over:
        match.act(fair_choice(bots[match.to_act], match.game, match.state, draw))
    match.save(folder / f"{game}.json")
    path = ada.loads(folder / f"{game}.json")
    ada.find(".result form[action$='/analyse'] button").click()
    expect(ada.find("svg.curve")).to_be_attached(timeout=LONGEST_ANALYSIS)
    expect(ada.find("#review-progress")).to_have_count(0, timeout=LONGEST_ANALYSIS)
    return path


def take(browser: Browser, site: str, home: Path, folder: Path, games: list[str]) -> None:
    """All pictures."""
    context = browser.new_context(locale="en", viewport=SIZES[1440])
    ada = Person(context, site, "Ada")
    ada.prefers(ask="never", motion="none")
    ada.find("#nickname").fill("Ada")
    ada.find("form[action='/settings'] button.primary").click()
    paths = {}
    for game in games:
        paths[f"{game}-opening"] = begins(ada, game)
        paths[f"{game}-middle"] = middle_of(ada, game)
        paths[f"{game}-end"] = ada.loads(RECORDS / FINISHED[game])
        paths[f"{game}-analysis"] = f"{analysed(ada, game, home)}#review-title"
    paths["home"] = "/"
    paths["replay"] = f"{paths[f'{games[0]}-end']}?at={LOOKED_BACK_AT}"
    state = context.storage_state()
    context.close()
    for name, path in paths.items():
        for width, size in SIZES.items():
            for theme in THEMES:
                file = folder / f"{name}-{width}{'-dark' if theme == 'dark' else ''}.png"
                tab = "log" if width == 360 and name.endswith("-analysis") else ""
                shoot(browser, site + path, file, tab, viewport=size, storage_state=state, color_scheme=theme)


def shoot(browser: Browser, address: str, file: Path, tab: str, **options: Any) -> None:
    """A picture of what is seen without scrolling, on a phone in one of its tabs."""
    context = browser.new_context(locale="en", **options)
    page = context.new_page()
    page.goto(address)
    if tab:
        page.locator(f"#tabs [data-tab={tab}]").click()
        page.locator("svg.curve").evaluate("node => node.scrollIntoView({block: 'center'})")
    page.screenshot(path=file, animations="disabled")
    context.close()
    print(file.name, file.stat().st_size)


def main(folder: Path, games: list[str]) -> None:
    """Run the service and take the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        serving(Path(home), ANALYSIS) as site,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        take(browser, site, Path(home), folder, games)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or list(GAMES))
