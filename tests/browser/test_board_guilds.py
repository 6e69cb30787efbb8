"""Laying a room of Guilds on the drawn board: seen before it is paid, turned with R, laid as it was shown."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.site import Person, until

pytestmark = pytest.mark.xdist_group("browser-pages")
SHOWN = ".ghost.shown"
MOST_CHOICES = 400


def thrifty(someone: Person) -> Locator:
    """What leads to a room soon: nothing is bid, everything is changed to gold, and rooms are bought."""
    for notation in ("room ", "pass", "done"):
        found = someone.find(f".choice[title^='{notation}']")
        if found.count():
            return found.first
    return someone.choices.last


def until_a_room_is_laid(people: list[Person]) -> Person:
    """Lets people choose until one of them lays a room that can be turned somewhere."""
    for _ in range(MOST_CHOICES):
        someone = next((each for each in people if each.is_asked), None)
        if someone is None:
            people[0].page.wait_for_timeout(50)
        elif someone.find("form[action$='/commit']").count():
            someone.does("commit")
        elif someone.find(".turner").count() and someone.find(".lot.can").count() > 1:
            return someone
        else:
            someone.click(thrifty(someone))
    raise AssertionError("nobody could lay a room")


@pytest.fixture
def layer(person) -> Person:
    """Somebody who is about to lay a room."""
    ada, bob = person("Ada", has_touch=True), person("Bob", has_touch=True)
    bob.joins(ada.invites("guilds"))
    ada.sees("#whole.playing")
    return until_a_room_is_laid([ada, bob])


def cell_that_turns(someone: Person) -> Locator:
    """A cell on which the room can lie in several turns."""
    name = someone.find(".turner").first.get_attribute("data-at")
    return someone.find(f".place[data-place='{name}']")


def shown_at(someone: Person, cell: Locator) -> str:
    """The turn that is shown on a cell, in words."""
    shown = someone.find(SHOWN)
    expect(shown).to_have_count(1)
    assert shown.get_attribute("data-at") == cell.get_attribute("data-place")
    return (shown.get_attribute("data-tip") or "").partition("\n")[0].removesuffix(".")


def lies_like(someone: Person, words: str) -> None:
    """The cell and the turn are chosen, the turn as it was shown, and the room lies on the plot."""
    expect(someone.find(".steps li", has_text=re.compile(f"^{re.escape(words)}$"))).to_have_count(1)
    expect(someone.find(".ghost")).to_have_count(0)


def middle(place: Locator) -> tuple[float, float]:
    place.scroll_into_view_if_needed()
    box = place.locator(".halo").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_keys_turn_a_room_and_lay_it_as_it_is_shown(layer):
    steps = layer.find(".steps li").count()
    cell = cell_that_turns(layer)
    layer.page.keyboard.press("r")
    expect(layer.find(f".place.lot:focus {SHOWN}, {SHOWN}")).to_have_count(1)
    cell.focus()
    first = shown_at(layer, cell)
    layer.page.keyboard.press("r")
    second = shown_at(layer, cell)
    assert second != first
    layer.page.keyboard.press("Shift+R")
    assert shown_at(layer, cell) == first
    layer.page.keyboard.press("r")
    expect(layer.find("#live")).to_have_text(f"{second}.")
    expect(layer.find(".steps li")).to_have_count(steps)
    layer.page.keyboard.press("Enter")
    lies_like(layer, second)
    layer.page.keyboard.press("r")
    expect(layer.find(".steps li")).to_have_count(0)


def test_a_mouse_sees_a_room_before_it_lays_it_and_turns_it_with_a_button(layer):
    cell = cell_that_turns(layer)
    layer.page.mouse.move(*middle(cell))
    first = shown_at(layer, cell)
    expect(layer.find("#bubble")).to_contain_text(first)
    layer.find(".turner.shown").click()
    second = shown_at(layer, cell)
    assert second != first
    layer.page.mouse.move(*middle(cell))
    layer.page.keyboard.press("r")
    third = shown_at(layer, cell)
    assert third != second
    layer.page.mouse.click(*middle(cell))
    lies_like(layer, third)


def test_a_finger_sees_a_room_first_turns_it_and_then_lays_it(layer):
    cell = cell_that_turns(layer)
    layer.page.touchscreen.tap(*middle(cell))
    first = shown_at(layer, cell)
    buttons = layer.find("#bubble.menu button:visible")
    expect(buttons).to_have_count(2)
    buttons.first.tap()
    second = shown_at(layer, cell)
    assert second != first
    expect(layer.find("#bubble")).to_contain_text(second)
    buttons.last.tap()
    lies_like(layer, second)


def test_a_turn_is_also_chosen_from_pictures_beside_the_plot(layer):
    cell = cell_that_turns(layer)
    layer.click(layer.find(f"#choice-{cell.get_attribute('data-ids')}"))
    expect(layer.find(SHOWN)).to_have_count(1)
    turns = layer.find(".turning")
    until(lambda: turns.count() > 1)
    layer.page.mouse.move(*middle(turns.last))
    words = shown_at(layer, cell)
    assert words == turns.last.get_attribute("aria-label")
    layer.page.mouse.click(*middle(turns.last))
    lies_like(layer, words)
