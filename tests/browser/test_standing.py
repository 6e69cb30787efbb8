"""Where the points are, in a browser: the fold opens, stays open, fits a phone, and agrees with the strip."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.site import until

pytestmark = pytest.mark.xdist_group("browser-pages")
RECORDS = Path(__file__).parents[1] / "records"
BOTH = """() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((each) => each.innerText);
  return [texts('#standing .bartotal'), texts("[data-count^='score/']")];
}"""
"""The totals of the fold and the scores of the strip, read at the same moment."""


@pytest.mark.parametrize(("game", "width"), [("belfort", 1280), ("guilds", 360)])
def test_the_fold_opens_stays_open_and_agrees_with_the_strip_of_players(person, game, width):
    ada = person()
    ada.plays_bots(game, 2)
    ada.page.set_viewport_size({"width": width, "height": 900})
    draw = random.Random(5)
    for _ in range(6):
        until(lambda: ada.is_asked)
        ada.chooses(draw)
    until(lambda: ada.is_asked)
    expect(ada.find("#standing")).not_to_have_attribute("open", "")
    ada.find("#standing-title").click()
    ada.sees("#standing .accounts")
    while not ada.find("#standing .bars").count():  # nobody has any points yet
        ada.chooses(draw)
        until(lambda: ada.is_asked)
    ada.sees("#standing .bars")
    version = ada.moment
    ada.chooses(draw)
    until(lambda: ada.moment != version)
    ada.sees("#standing[open] .bars")
    totals, strip = ada.page.evaluate(BOTH)
    assert [each.split()[0] for each in totals] == [each.replace("-", "−") for each in strip]
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_on_the_podium_the_winner_stands_highest_and_who_wants_calm_has_it(person, motion):
    ada = person(reduced_motion=motion)
    ada.loads(RECORDS / "belfort" / "five-players-advanced-ranking-nothing.json")
    ada.sees(".podium .block")
    heights = [each.bounding_box()["height"] for each in ada.find(".podium .block").all()]
    places = ada.find(".podium .block b").all_inner_texts()
    assert len(heights) == 5
    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) == len(set(places))
    names = ada.page.evaluate(
        "document.querySelector('.podium').getAnimations({subtree: true}).map((each) => each.animationName)"
    )
    assert set(names) == (set() if motion == "reduce" else {"rise"})
    ada.page.set_viewport_size({"width": 360, "height": 800})
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
