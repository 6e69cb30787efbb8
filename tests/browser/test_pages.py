"""Every page: settings, weight, speed, width of a phone, accessibility, quiet consoles."""

import random
import re
import statistics
import time
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.site import PATIENCE, Person, play, until

pytestmark = pytest.mark.xdist_group("browser-pages")
RECORDS = Path(__file__).parents[1] / "records"
GAMES = ("belfort", "caylus1303", "guilds")
LANGUAGES = ("en", "pl", "de", "it")
HEAVIEST = 150_000
PHONE = {"width": 360, "height": 740}
UNFOLD = "document.querySelectorAll('main details').forEach(fold => { fold.open = true; })"


@pytest.fixture(scope="module")
def places(chromium, site):
    """Every kind of page: names and paths, and the cookies of the person whose tables they are."""
    context = chromium.new_context(locale="en")
    ada = Person(context, site, "Ada")
    found = {path: path for path in ("/", "/settings", "/help", "/nowhere")}
    for game in GAMES:
        for path in (f"/new?game={game}&mode=friends", f"/new?game={game}&mode=screen", f"/help/{game}"):
            found[path] = path
    found["join"] = ada.invites("guilds")
    found["lobby"] = ada.path
    for game in GAMES:
        found[f"table of {game}"] = ada.plays_bots(game, 3)
        play([ada], random.Random(9), 4)
        until(lambda: ada.is_asked)
        found[f"why not in {game}"] = f"{ada.path}/why"
        record = sorted((RECORDS / game).glob("*players*.json"))[0]
        found[f"result of {game}"] = ada.loads(record)
        found[f"{game} in retrospect"] = f"{ada.path}?at=40"
    ada.go("/new?game=belfort&mode=screen&players=2")
    ada.find("form.newtable .submit button").click()
    ada.arrives("#whole.curtain")
    found["curtain"] = ada.path
    cookies = context.storage_state()
    context.close()
    return found, cookies


@pytest.fixture
def visit(person, places):
    """Somebody who opens every page in turn; gives the name of each while it is open."""
    found, cookies = places

    def visiting(locale="en", **options):
        ada = person("Ada", locale, storage_state=cookies, **options)
        for name, path in found.items():
            ada.go(path)
            yield name, ada

    return visiting


NAMED = """[...document.head.querySelectorAll("link[rel=stylesheet], link[rel=modulepreload]")]
  .map((link) => link.href)"""
BOARD = re.compile(rb'<svg class="boardsvg.*?</svg>', re.DOTALL)


def width_of(someone):
    """How wide the page is, whatever of it is shown."""
    width = someone.page.evaluate("document.documentElement.scrollWidth")
    for tab in someone.find("#tabs a:visible").all():
        tab.click()
        width = max(width, someone.page.evaluate("document.documentElement.scrollWidth"))
    return width


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_scrolls_sideways_on_a_phone(visit, language):
    wide = {}
    for name, ada in visit(language, viewport=PHONE):
        expect(ada.find("html")).to_have_attribute("lang", language)
        ada.page.evaluate(UNFOLD)
        width = width_of(ada)
        if width > PHONE["width"]:
            wide[name] = width
    assert wide == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(visit, theme):
    axe = Axe()
    found = []
    for name, ada in visit(color_scheme=theme):
        ada.page.evaluate(UNFOLD)
        report = axe.run(ada.page).response
        assert report["passes"] != []
        for violation in report["violations"]:
            if violation["impact"] in ("serious", "critical"):
                places = [node["html"][:200] for node in violation["nodes"]][:3]
                found.append((name, violation["id"], places))
    assert found == []


def test_pages_are_light_and_quick(person, places):
    times = []
    heaviest = 0
    found, cookies = places
    for name, path in found.items():
        ada = person("Ada", "pl", storage_state=cookies)  # each time with nothing in the cache
        loaded = []
        ada.page.on("response", lambda answer, loaded=loaded: loaded.append(answer))
        started = time.perf_counter()
        ada.go(path)
        seconds = time.perf_counter() - started
        shown = [
            answer
            for answer in loaded
            if answer.url.partition("?")[0].endswith((".css", ".js")) or answer.url == ada.page.url
        ]
        # Everything is named in the head, and loaded once: nothing waits for a script that asks for another.
        assert sorted(answer.url for answer in shown) == sorted([*ada.page.evaluate(NAMED), ada.page.url])
        weight = sum(answer.request.sizes()["responseBodySize"] for answer in shown)
        # The drawn board is an image, though it stands in the page.
        unpacked = sum(len(BOARD.sub(b"", answer.body())) for answer in shown)
        print(f"{name}: {weight / 1000:.0f} kB, unpacked {unpacked / 1000:.0f} kB, {seconds:.2f} s")
        ada.context.close()
        times.append(seconds)
        heaviest = max(heaviest, weight)
        assert weight < HEAVIEST
        assert unpacked < 2 * HEAVIEST
    usual = statistics.median(times)
    print(f"heaviest page {heaviest / 1000:.0f} kB; first view {usual:.2f} s, at most {max(times):.2f} s")
    assert usual < 3, "on a quiet machine it is well under one second"


def test_language_theme_and_confirmation_can_be_set(person):
    ada = person("Ada", "pl")
    ada.go("/")
    expect(ada.find("html")).to_have_attribute("lang", "pl")
    ada.find("#language-menu summary").click()
    ada.find("#language-menu button[value=de]").click()
    expect(ada.find("html")).to_have_attribute("lang", "de")
    ada.go("/settings")
    ada.find("#language").select_option("en")
    ada.find("label:has(input[name=theme][value=dark])").click()
    ada.find("label:has(input[name=ask][value=never])").click()
    ada.find("#nickname").fill("Ada")
    ada.find("form[action='/settings'] button.primary").click()
    ada.sees(".alert.good")
    expect(ada.find("html")).to_have_attribute("lang", "en")
    expect(ada.find("html")).to_have_attribute("data-theme", "dark")
    background = ada.find("body").evaluate("body => getComputedStyle(body).backgroundColor")
    assert sum(int(part) for part in background.strip("rgb()").split(",")[:3]) < 200

    ada.plays_bots("caylus1303", 2)
    expect(ada.find("html")).to_have_attribute("data-theme", "dark")
    until(lambda: ada.is_asked)
    version = ada.moment[0]
    ada.click(ada.choices.first)
    assert ada.moment[0] != version


def test_the_browser_keeps_the_table_for_later(person):
    ada = person("Ada")
    table = ada.plays_bots("guilds", 2)
    until(lambda: ada.is_asked)
    ada.go("/")
    ada.find(".hero a.button").click()
    expect(ada.page).to_have_url(ada.site + table)
    expect(ada.choices).not_to_have_count(0, timeout=PATIENCE)


def test_a_page_that_is_not_there_says_so_and_leads_home(person):
    ada = person("Ada", "de")
    ada.go("/t/nowhere")
    ada.sees(".error h1")
    ada.find(".error a").click()
    ada.sees(".gamecard")
