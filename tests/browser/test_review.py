"""Analysis and hints in a browser: the bar, the curve that leads to positions, the choice that is marked."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.site import PATIENCE, until

pytestmark = pytest.mark.xdist_group("browser-pages")
RECORDS = Path(__file__).parents[1] / "records"


def test_a_finished_match_is_analysed_and_its_curve_leads_to_positions(person):
    ada = person()
    path = ada.loads(RECORDS / "caylus1303" / "two-players-beginner-set.txt")
    ada.find(".result form[action$='/analyse'] button").click()
    expect(ada.find("svg.curve")).to_be_attached(timeout=2 * PATIENCE)
    expect(ada.find("#review-progress")).to_have_count(0)
    assert ada.find("svg.curve polyline.over").count() == 2
    stop = ada.find("svg.curve a").nth(20)
    at = re.search(r"at=(\d+)", stop.get_attribute("href"))[1]
    stop.click()
    expect(ada.find("#at")).to_have_value(at)
    assert ada.page.url.endswith(f"?at={at}")
    ada.find(".bettermoves a").first.click()
    ada.sees(".bettermove")
    ada.page.set_viewport_size({"width": 360, "height": 800})
    ada.find("#tabs [data-tab=log]").click()
    ada.sees("svg.curve")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert path in ada.page.url


def test_a_hint_marks_a_choice_and_its_place_and_goes_with_the_choice(person):
    ada = person()
    ada.go("/new?game=caylus1303&players=2")
    ada.find("input[name=training]").check()
    ada.find(".submit button").click()
    until(lambda: ada.is_asked)
    ada.find("form[action$='/hint'] button").click()
    ada.sees("#hint")
    marked = ada.find(".choice.hinted")
    expect(marked).to_have_count(1)
    ids = ada.find(".place.hinted").first.get_attribute("data-ids").split()
    assert marked.get_attribute("value") in ids
    ada.click(marked)
    expect(ada.find("#hint")).to_have_count(0)
