"""The guided tour as a newcomer meets it: once by itself, then only when asked for, and never in the way."""

import itertools
import os
import random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from boardwright import registry
from boardwright.web.tours import steps_of
from tests.browser.site import happens, until
from tests.web.board_checks import DRAWN

pytestmark = pytest.mark.xdist_group("browser-tour")
GAMES = tuple(DRAWN)
WIDE = {"width": 1440, "height": 1000}
PHONE = {"width": 360, "height": 740}
LONG = os.environ.get("BOARDWRIGHT_LONG") == "1"  # every game at every size and in every theme, else once
SIZES = list(itertools.product(GAMES, (WIDE, PHONE)))
THEMES = list(itertools.product(GAMES, ("light", "dark")))
NEXT = "#tour-card [data-tour=next]"
OPEN = "#tour-card:not([hidden])"

# What a step points at is found as the page finds it, but measured here: union of boxes, ring, card, choices.
MEASURE = """
names => {
  const me = document.querySelector("#whole").dataset.me || "0";
  const find = names => names.split("|").map(one).find(found => found.length) ?? [];
  const one = name => {
    const full = name.replace("{me}", me);
    if (full.startsWith("#")) return document.querySelectorAll(full);
    if (full.startsWith(".")) return document.querySelectorAll(".boardsvg " + full);
    const places = [...document.querySelectorAll(".boardsvg [data-place]")];
    if (!full.endsWith("*")) return places.filter(place => place.dataset.place === full);
    return places.filter(place => place.dataset.place.startsWith(full.slice(0, -1)));
  };
  const found = names.flatMap(name => [...find(name)]);
  const boxes = found.map(each => each.getBoundingClientRect()).filter(box => box.width);
  const plain = box => ({ left: box.left, top: box.top, right: box.right, bottom: box.bottom });
  return {
    wanted: {
      left: Math.min(...boxes.map(b => b.left)), top: Math.min(...boxes.map(b => b.top)),
      right: Math.max(...boxes.map(b => b.right)), bottom: Math.max(...boxes.map(b => b.bottom)),
    },
    ring: plain(document.querySelector("#tour-ring").getBoundingClientRect()),
    card: plain(document.querySelector("#tour-card").getBoundingClientRect()),
    choices: plain(document.querySelector(".doings").getBoundingClientRect()),
  };
}
"""


def begins(someone, game, players=3):
    """Somebody sits down at a table against bots; gives its path."""
    if registry.game(game).meta.on_web:
        path = someone.plays_bots(game, players)
    else:  # the home page has no card of it
        someone.go(f"/new?game={game}&mode=bots&players={players}")
        someone.find("form.newtable .submit button").click()
        someone.arrives("#whole.playing")
        path = someone.path
    until(lambda: someone.is_asked)
    return path


def rests(someone, step):
    """The places of a step, once nothing moves any more."""
    seen = []

    def is_still():
        seen.append(someone.page.evaluate(MEASURE, list(step.at)))
        return len(seen) > 4 and seen[-1] == seen[-5]

    until(is_still)
    return seen[-1]


def covers(outer, inner, slack=1):
    return (
        outer["left"] <= inner["left"] + slack
        and outer["top"] <= inner["top"] + slack
        and outer["right"] >= inner["right"] - slack
        and outer["bottom"] >= inner["bottom"] - slack
    )


def area(box):
    return max(0, box["right"] - box["left"]) * max(0, box["bottom"] - box["top"])


def shared(one, other):
    return {
        **{side: max(one[side], other[side]) for side in ("left", "top")},
        **{side: min(one[side], other[side]) for side in ("right", "bottom")},
    }


@pytest.mark.parametrize(
    ("game", "size"),
    SIZES if LONG else SIZES[::3] + SIZES[5:],
)
def test_a_newcomer_is_led_through_the_board_once(person, game, size):
    ada = person("Ada", is_newcomer=True, viewport=size, reduced_motion="reduce")
    begins(ada, game)
    ada.sees(OPEN)
    assert ada.find("#tour-card:focus-within").count() == 0
    window = {"left": 0, "top": 0, "right": size["width"], "bottom": size["height"]}
    for number, step in enumerate(steps_of(game), start=1):
        expect(ada.find("#tour-count")).to_contain_text(f"{number} of {len(steps_of(game))}")
        found = rests(ada, step)
        assert covers(found["ring"], found["wanted"]), (step, found)
        assert area(found["ring"]) < 1.7 * area(found["wanted"]) + 40_000, (step, found)
        assert covers(window, found["card"], slack=0), (step, found)
        in_sight = shared(found["ring"], window)
        assert area(in_sight) > 0.5 * area(found["ring"]), (step, found)
        assert area(shared(found["card"], in_sight)) < 0.7 * area(in_sight), (step, found)
        assert area(shared(found["card"], found["choices"])) == 0, (step, found)
        ada.find(NEXT).click()
    expect(ada.find("#tour-card")).to_be_hidden()
    expect(ada.find("#tour-ring")).to_be_hidden()
    ada.page.reload()
    until(lambda: ada.is_asked)
    assert not happens(lambda: ada.find(OPEN).count() > 0, 1)


def test_somebody_who_comes_back_goes_on_where_they_were(person):
    ada = person("Ada", is_newcomer=True)
    table = begins(ada, "guilds")
    ada.sees(OPEN)
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Enter")
    expect(ada.find("#tour-count")).to_contain_text("3 of")
    ada.page.reload()
    ada.sees(OPEN)
    expect(ada.find("#tour-count")).to_contain_text("3 of")

    begins(ada, "guilds")
    assert not happens(lambda: ada.find(OPEN).count() > 0, 1), "only at the first table"
    ada.go(table)
    ada.sees(OPEN)


def test_escape_skips_it_for_good_in_this_game_only(person):
    ada = person("Ada", is_newcomer=True)
    begins(ada, "caylus1303")
    ada.sees(OPEN)
    ada.page.keyboard.press("Escape")
    expect(ada.find("#tour-card")).to_be_hidden()
    ada.page.reload()
    until(lambda: ada.is_asked)
    assert not happens(lambda: ada.find(OPEN).count() > 0, 1)
    begins(ada, "guilds")
    ada.sees(OPEN)


def test_a_browser_that_keeps_nothing_is_not_asked_twice_on_a_page(person):
    ada = person("Ada", is_newcomer=True)
    ada.context.add_init_script(
        "Storage.prototype.setItem = Storage.prototype.getItem = () => { throw Error(); }"
    )
    ada.context.add_init_script(
        "Object.defineProperty(window, 'sessionStorage', { value: { getItem() {}, setItem() {} } })"
    )
    begins(ada, "guilds")
    ada.sees(OPEN)
    ada.page.keyboard.press("Escape")
    ada.chooses(random.Random(1))
    assert not happens(lambda: ada.find(OPEN).count() > 0, 1)


def test_the_button_begins_it_again_and_the_focus_comes_back(person):
    ada = person("Ada")
    begins(ada, "belfort")
    assert not happens(lambda: ada.find(OPEN).count() > 0, 1), "it has been seen"
    button = ada.find("#r-head [data-tour-start]")
    button.focus()
    ada.page.keyboard.press("Enter")
    ada.sees(OPEN)
    expect(ada.find("#tour-card")).to_be_focused()
    head = ada.find("#tour-head")
    first = head.inner_text()
    ada.page.keyboard.press("Enter")
    expect(head).not_to_have_text(first)
    ada.page.keyboard.press("ArrowLeft")
    expect(head).to_have_text(first)
    expect(ada.find("[data-tour=back]")).to_be_disabled()
    ada.page.keyboard.press("Tab")
    expect(ada.find("#tour-card [data-tour=skip]")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(ada.find("#tour-card")).to_be_hidden()
    expect(button).to_be_focused()


def test_spectators_are_shown_around_only_when_they_ask(person):
    ada, eve = person("Ada"), person("Eve", is_newcomer=True)
    table = begins(ada, "guilds")
    eve.go(table)
    eve.sees("#whole.playing .boardsvg")
    assert not happens(lambda: eve.find(OPEN).count() > 0, 1)
    eve.find("#r-head [data-tour-start]").click()
    for step in steps_of("guilds"):
        found = rests(eve, step)
        assert covers(found["ring"], found["wanted"]), (step, found)
        eve.find(NEXT).click()
    expect(eve.find("#tour-card")).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_the_board_can_be_played_while_it_is_shown(person, game):
    ada = person("Ada", is_newcomer=True)
    begins(ada, game)
    ada.sees(OPEN)
    step = steps_of(game)[0]
    rests(ada, step)
    assert ada.points(random.Random(5)) in ("board", "menu")
    ada.sees(OPEN)
    found = rests(ada, step)  # the board has been swapped: the place is found again
    assert covers(found["ring"], found["wanted"])


def test_ring_and_card_follow_the_page(person):
    ada = person("Ada", is_newcomer=True, viewport={"width": 1200, "height": 700}, reduced_motion="reduce")
    begins(ada, "belfort")
    ada.sees(OPEN)
    step = steps_of("belfort")[0]
    before = rests(ada, step)
    ada.page.mouse.move(20, 400)
    ada.page.evaluate("scrollBy(0, 60)")
    after = rests(ada, step)
    assert after["ring"]["top"] == pytest.approx(before["ring"]["top"] - 60, abs=2)
    ada.page.set_viewport_size({"width": 700, "height": 700})
    found = rests(ada, step)
    assert covers(found["ring"], found["wanted"])
    assert covers({"left": 0, "top": 0, "right": 700, "bottom": 700}, found["card"])


def test_it_begins_when_the_match_does_and_gives_way_to_the_curtain(person):
    ada = person("Ada", is_newcomer=True)
    ada.go("/new?game=belfort&mode=screen&players=2")
    ada.find("#nickname").fill("Ada")
    ada.find("form.newtable .submit button").click()
    ada.sees("#whole.curtain")
    expect(ada.find("#tour-card")).to_be_hidden()
    ada.find("form[action$='/curtain'] button").click()
    ada.sees(OPEN)
    draw = random.Random(3)
    while ada.whole.get_attribute("data-kind") != "curtain":
        ada.chooses(draw)
    expect(ada.find("#tour-card")).to_be_hidden()
    expect(ada.find("#tour-ring")).to_be_hidden()
    ada.find("form[action$='/curtain'] button").click()
    ada.sees(OPEN)


@pytest.mark.parametrize("language", ["en", "pl", "de", "it"])
def test_it_can_be_read_without_the_script(person, language):
    ada = person("Ada", language, is_newcomer=True, java_script_enabled=False)
    ada.plays_bots("caylus1303", 2)
    expect(ada.find("[data-tour-start]:visible")).to_have_count(0)
    steps = ada.find("#tour li")
    expect(steps).to_have_count(len(steps_of("caylus1303")))
    expect(steps.first).to_be_hidden()
    ada.find("#tour summary").click()
    expect(steps.last).to_be_visible()


@pytest.mark.parametrize(
    ("game", "theme"),
    THEMES if LONG else THEMES[::3] + THEMES[5:],
)
def test_axe_finds_nothing_serious_while_it_is_open(person, game, theme):
    ada = person("Ada", is_newcomer=True, color_scheme=theme)
    begins(ada, game)
    ada.sees(OPEN)
    ada.find(NEXT).click()
    report = Axe().run(ada.page).response
    assert report["passes"] != []
    serious = [
        (found["id"], [node["html"][:200] for node in found["nodes"]][:3])
        for found in report["violations"]
        if found["impact"] in ("serious", "critical")
    ]
    assert serious == []
