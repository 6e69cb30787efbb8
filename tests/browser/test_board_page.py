"""The page around a drawn board: room at every width, fingers, keys, and the areas of the players."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import PATIENCE, Person, until

pytestmark = pytest.mark.xdist_group("browser-board-page")
GAMES = ("belfort", "caylus1303", "guilds")
WINDOWS = ((1440, 900), (1024, 768), (768, 1024), (360, 740))
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
HEADS = {"belfort": "player-{}", "caylus1303": "area-{}", "guilds": "guild-{}"}
PLAYERS = 3

# Which part of the board lies under a point, and how wide it is drawn.
PART = """([x, y]) => {
  const board = document.querySelector("#r-board").getBoundingClientRect();
  return [(x - board.left) / board.width, (y - board.top) / board.height, board.width];
}"""
# Whether a place is drawn within the window, the box of the board, and what no bar covers.
IS_SEEN = """(name) => {
  const place = document.querySelector(`#r-board [data-place="${name}"]`).getBoundingClientRect();
  const box = document.querySelector(".boardbox").getBoundingClientRect();
  const x = place.left + place.width / 2;
  const y = place.top + place.height / 2;
  const hit = document.elementFromPoint(x, y);
  return place.left >= box.left - 1 && place.right <= box.right + 1 && !!hit?.closest(".boardsvg");
}"""
# The places that arrows lead to, from the one to which Tab leads, and where Tab leads.
REACHED = """() => {
  const first = document.querySelector('#r-board .place[tabindex="0"]');
  const seen = new Set([first]);
  const waiting = [first];
  while (waiting.length) {
    const place = waiting.pop();
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]) {
      place.focus();
      place.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const next = document.activeElement;
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
    }
  }
  return [...seen].map((place) => place.dataset.place);
}"""


@pytest.fixture(scope="module")
def tables(chromium, site):
    """A table of each game at the first question, and the cookies of the person who is asked."""
    context = chromium.new_context(locale="en")
    ada = Person(context, site, "Ada")
    ada.prefers(motion="none")
    found = {}
    for game in GAMES:
        found[game] = ada.plays_bots(game, PLAYERS)
        until(lambda: ada.is_asked)
    cookies = context.storage_state()
    context.close()
    return found, cookies


@pytest.fixture
def sits(person, tables):
    """Somebody at the table of a game, whose board has come and is dressed by the script."""
    found, cookies = tables

    def sitting(game, **options):
        ada = person("Ada", storage_state=cookies, **options)
        ada.go(found[game])
        ada.sees(".boardbox .place[tabindex='0']")
        return ada

    return sitting


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_no_table_scrolls_sideways_and_the_board_is_in_sight(sits, width, height):
    for game in GAMES:
        ada = sits(game, viewport={"width": width, "height": height})
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
        expect(ada.find("#question")).to_be_in_viewport(ratio=1)
        box = ada.find(".boardbox").bounding_box()
        assert box is not None
        assert box["y"] < 0.45 * height


class Hand:
    """Fingers on the glass."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)

    def does(self, kind: str, *points: tuple[float, float]) -> None:
        """Fingers come, move or leave."""
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def pinches(self, x: float, y: float, before: float, after: float) -> None:
        """Two fingers side by side draw apart or together around a point."""
        self.does("touchStart", (x - before / 2, y), (x + before / 2, y))
        for step in range(1, 6):
            gap = before + (after - before) * step / 5
            self.does("touchMove", (x - gap / 2, y), (x + gap / 2, y))
        self.does("touchEnd")


def test_two_fingers_zoom_around_the_point_between_them_and_the_page_keeps_its_size(sits):
    ada = sits("belfort", **PHONE)
    box = ada.find(".boardbox").bounding_box()
    assert box is not None
    x, y = box["x"] + 150, box["y"] + 180
    partx, party, width = ada.page.evaluate(PART, [x, y])
    hand = Hand(ada.page)
    hand.pinches(x, y, 80, 200)
    nowx, nowy, wider = ada.page.evaluate(PART, [x, y])
    assert wider == pytest.approx(2.5 * width, rel=0.02)
    assert (nowx, nowy) == pytest.approx((partx, party), abs=0.01)
    assert ada.page.evaluate("visualViewport.scale") == 1
    ada.page.reload()
    until(lambda: ada.page.evaluate(PART, [x, y])[2] == pytest.approx(wider, abs=1))
    hand.pinches(x, y, 200, 40)
    until(lambda: ada.page.evaluate(PART, [x, y])[2] <= width)


def test_buttons_keys_and_a_wheel_with_ctrl_zoom_and_the_wheel_alone_does_not(sits):
    ada = sits("caylus1303", viewport={"width": 1440, "height": 900})
    box = ada.find(".boardbox").bounding_box()
    assert box is not None
    x, y = box["x"] + 300, box["y"] + 200
    width = ada.page.evaluate(PART, [x, y])[2]
    ada.page.mouse.move(x, y)
    ada.page.mouse.wheel(0, 200)
    until(lambda: ada.page.evaluate("scrollY") > 100)
    assert ada.page.evaluate(PART, [x, y])[2] == width
    ada.page.evaluate("scrollTo(0, 0)")
    part = ada.page.evaluate(PART, [x, y])[:2]
    ada.page.keyboard.down("Control")
    ada.page.mouse.wheel(0, -120)
    ada.page.keyboard.up("Control")
    until(lambda: ada.page.evaluate(PART, [x, y])[2] > 1.1 * width)
    assert ada.page.evaluate(PART, [x, y])[:2] == pytest.approx(part, abs=0.01)
    ada.page.keyboard.press("0")
    until(lambda: ada.page.evaluate(PART, [x, y])[2] == width)
    ada.find("[data-zoom-by='1']").click()
    until(lambda: ada.page.evaluate(PART, [x, y])[2] == pytest.approx(1.5 * width, abs=2))
    ada.page.keyboard.press("-")
    until(lambda: ada.page.evaluate(PART, [x, y])[2] == width)


@pytest.mark.parametrize("game", GAMES)
def test_one_tap_brings_the_area_of_a_player_into_sight_and_another_one_leads_back(sits, game):
    ada = sits(game, **PHONE)
    width = ada.page.evaluate(PART, [0, 0])[2]
    for seat in range(PLAYERS):
        ada.find(f"[data-look='{seat}']").tap()
        until(lambda seat=seat: ada.page.evaluate(IS_SEEN, HEADS[game].format(seat)))
        expect(ada.find(f"[data-look='{seat}']")).to_have_attribute("aria-current", "true")
    assert ada.page.evaluate(PART, [0, 0])[2] > 1.2 * width
    ada.find(f"[data-look='{PLAYERS - 1}']").tap()
    until(lambda: ada.page.evaluate(PART, [0, 0])[2] == width)
    expect(ada.find("[data-look][aria-current]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_question_goods_and_choices_stay_in_sight(sits, game):
    ada = sits(game, **PHONE)
    for place in (0, 400, 10**6):
        ada.page.evaluate(f"scrollTo(0, {place})")
        expect(ada.find("#question")).to_be_in_viewport(ratio=1)
        expect(ada.find(".mygoods p").first).to_be_in_viewport(ratio=1)
        expect(ada.find(".doings")).to_be_in_viewport(ratio=0.9)
    if game == "belfort":
        expect(ada.find(".myhand li").first).to_be_in_viewport(ratio=1)
    knob = ada.find("[data-sheet-knob]")
    line = ada.find(".doings").bounding_box()
    knob.tap()
    expect(knob).to_have_attribute("aria-expanded", "true")
    sheet = ada.find(".doings").bounding_box()
    assert line is not None
    assert sheet is not None
    assert sheet["height"] > 2 * line["height"]
    assert sheet["y"] > 0
    knob.tap()
    expect(knob).to_have_attribute("aria-expanded", "false")


def test_the_board_offers_the_way_to_what_the_question_is_about(sits):
    ada = sits("belfort", **PHONE)
    way = ada.find("[data-to-question]")
    asked = ada.find("#r-board .place.can").first
    expect(asked).not_to_be_in_viewport()
    way.tap()
    expect(way).to_be_hidden()
    expect(asked).to_be_in_viewport(ratio=1)
    ada.find(".boardbox").evaluate("box => box.scrollTo(0, 0)")
    expect(way).to_be_visible()


def test_a_finger_that_stays_explains_and_the_words_stay_in_the_window(sits):
    ada = sits("caylus1303", **PHONE)
    names = ada.find(".boardsvg .place").evaluate_all("all => all.map((place) => place.dataset.place)")
    before = ada.moment
    hand = Hand(ada.page)
    for name in (names[0], names[len(names) // 2], "area-0"):
        place = ada.find(f".boardsvg [data-place='{name}']")
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        hand.does("touchStart", (x, y))
        ada.sees("#bubble strong")
        hand.does("touchEnd")
        words = ada.find("#bubble").bounding_box()
        assert words is not None
        assert words["x"] >= 0
        assert words["y"] >= 0
        assert words["x"] + words["width"] <= 360
        assert words["y"] + words["height"] <= 740
    assert ada.moment == before


@pytest.mark.parametrize("game", GAMES)
def test_arrows_reach_every_place_that_can_be_clicked_and_every_place_has_a_name(sits, game):
    ada = sits(game)
    places = ada.find("#r-board .place")
    unnamed = places.evaluate_all(
        "all => all.filter((place) => !place.role || !place.ariaLabel?.trim())"
        ".map((place) => place.outerHTML.slice(0, 200))"
    )
    assert unnamed == []
    reached = set(ada.page.evaluate(REACHED))
    can = ada.find("#r-board .place.can").evaluate_all("all => all.map((place) => place.dataset.place)")
    assert can != []
    assert set(can) - reached == set()
    expect(ada.find("#r-board .place[tabindex='0']")).to_have_count(1)


def test_the_explanation_of_a_place_does_not_say_its_name_again(sits):
    ada = sits("caylus1303")
    quarry = ada.find(".boardsvg [data-place='tile-quarry']")
    ada.page.keyboard.press("Tab")  # what is focused next is focused by a key
    quarry.focus()
    expect(quarry).to_have_attribute("aria-describedby", "bubble")
    expect(quarry).to_have_accessible_name(quarry.get_attribute("aria-label") or "")
    expect(quarry).to_have_accessible_description(
        " ".join((quarry.get_attribute("data-tip") or "").split("\n"))
    )


def test_enter_on_a_place_plays_it_and_the_focus_stays_there(person):
    ada = person("Ada")
    ada.plays_bots("caylus1303", 2)
    until(lambda: ada.is_asked)
    before = ada.moment
    place = ada.find("#r-board .place.can").first
    name = place.get_attribute("data-place")
    place.focus()
    ada.page.keyboard.press("Enter")
    menu = ada.find("#bubble.menu button")
    until(lambda: ada.moment != before or menu.count() > 0)
    if menu.count():
        ada.page.keyboard.press("Enter")
    until(lambda: ada.moment != before)
    expect(ada.find(f"#r-board [data-place='{name}']")).to_be_focused(timeout=PATIENCE)
    ada.page.keyboard.press("Tab")
    assert not ada.page.evaluate("!!document.activeElement.closest('#r-board')")
