"""Movement: what others did is shown in its order, nothing waits for it, and a match can be played back."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.site import until

pytestmark = pytest.mark.xdist_group("browser-board")
RECORDS = Path(__file__).parents[1] / "records"
FLYING = "document.querySelectorAll('.flying > g').length"


def ends_a_turn(someone):
    """Choose until the turn can be committed, and commit it."""
    until(lambda: someone.is_asked)
    while not someone.find("form[action$='/commit']").count():
        someone.click(someone.choices.first)
    someone.does("commit")


def test_what_bots_did_is_told_step_by_step_and_pieces_fly(person):
    ada = person()
    ada.prefers(speed="slow", ask="always")
    ada.plays_bots("caylus1303", 3)
    for _ in range(3):
        ends_a_turn(ada)
    ticker = ada.sees(".ticker")
    said = ticker.locator("p").first.inner_text()
    assert re.match(r"(Blue|Yellow)", said), said
    until(lambda: ada.page.evaluate(FLYING) > 0)
    until(lambda: ticker.locator("p").first.inner_text() != said)
    ada.sees(".ticker button").click()
    assert ada.page.evaluate(FLYING) == 0
    expect(ticker).to_be_hidden()
    assert ada.find(".away").count() == 0


def test_a_click_on_the_board_is_not_swallowed_by_a_movement(person):
    ada = person()
    ada.prefers(speed="slow", ask="always")
    ada.plays_bots("caylus1303", 3)
    for _ in range(3):
        ends_a_turn(ada)
    until(lambda: ada.is_asked and ada.page.evaluate(FLYING) > 0)
    before = ada.moment
    place = ada.find(".boardsvg .place.can:not(:has(.place.can))").first
    box = place.locator(".halo").first.bounding_box()
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    until(lambda: ada.moment != before or ada.find("#bubble.menu:not([hidden])").count() > 0)


@pytest.mark.parametrize(
    ("wishes", "options"), [({"motion": "none"}, {}), ({"motion": "full"}, {"reduced_motion": "reduce"})]
)
def test_who_wants_no_movement_sees_none(person, wishes, options):
    ada = person(**options)
    ada.prefers(speed="slow", ask="always", **wishes)
    ada.plays_bots("caylus1303", 3)
    ada.page.evaluate(
        """() => { window.flown = 0; const look = () => { window.flown += document.querySelectorAll(
        '.flying').length; requestAnimationFrame(look); }; look(); }"""
    )
    for _ in range(3):
        ends_a_turn(ada)
    until(lambda: ada.is_asked)
    assert ada.page.evaluate("window.flown") == 0
    assert ada.find(".ticker").count() == 0


def position(someone):
    """The number of the position that is shown."""
    return int(someone.whole.get_attribute("data-at"))


def test_a_match_is_played_back_from_a_position_until_it_is_stopped(person):
    ada = person()
    ada.prefers(speed="fast")
    table = ada.loads(RECORDS / "belfort" / "two-players-with-neutral-builders.json")
    ada.go(f"{table}?at=30")
    ada.find("[data-play]").click()
    expect(ada.find("[data-play]")).to_have_attribute("title", "Pause")
    until(lambda: position(ada) >= 33)
    ada.find("[data-play]").click()
    expect(ada.find("[data-play]")).to_have_attribute("title", "Play from here")
    ada.page.wait_for_timeout(300)
    stopped = position(ada)
    ada.page.wait_for_timeout(1500)
    assert position(ada) == stopped
