"""Looking back: the scrubber, links to positions, viewpoints, playing on, taking the match away."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.site import until

pytestmark = pytest.mark.xdist_group("browser-pages")
RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def ada(person):
    """Somebody at a finished match of Belfort."""
    found = person("Ada")
    found.loads(RECORDS / "belfort" / "two-players-with-neutral-builders.json")
    found.sees(".podium")
    return found


def position(someone):
    """The position that is shown, and the last one."""
    shown, last = re.findall(r"\d+", someone.find("#r-range output").inner_text())
    return int(shown), int(last)


def test_the_scrubber_goes_back_by_decision_by_turn_and_by_dragging(ada):
    last = position(ada)[1]
    assert position(ada) == (last, last)
    ada.find(".stepper [data-step='-1']").click()
    ada.sees(".looking")
    assert position(ada) == (last - 1, last)
    expect(ada.page).to_have_url(re.compile(rf"\?at={last - 1}$"))
    ada.page.keyboard.press("ArrowLeft")
    until(lambda: position(ada)[0] == last - 2)
    ada.find(".stepper a").nth(1).click()
    until(lambda: position(ada)[0] < last - 2)
    ada.find("#at").fill("20")
    expect(ada.page).to_have_url(re.compile(r"\?at=20$"))
    expect(ada.find(".looking")).to_contain_text(f"20 of {last}")
    ada.find(".looking a").click()
    expect(ada.find(".looking")).to_have_count(0)
    expect(ada.page).to_have_url(re.compile(r"/t/[\w-]+$"))


def test_a_past_position_shows_nothing_of_the_end(ada):
    ada.go(f"{ada.path}?at=30")
    expect(ada.find(".podium, .flag:has-text('Place')")).to_have_count(0)
    expect(ada.find(".player.acts")).to_have_count(1)
    expect(ada.find("#question")).to_contain_text(ada.find(".player.acts h3").inner_text().split()[0])


def test_a_link_opens_its_position_and_the_log_leads_to_others(ada):
    table = ada.path
    ada.go(f"{table}?at=30")
    assert position(ada)[0] == 30
    entry = ada.find("#r-log a[href*='at=']").last
    at = re.search(r"at=(\d+)", entry.get_attribute("href"))[1]
    entry.click()
    until(lambda: position(ada)[0] == int(at))


def test_after_the_end_every_viewpoint_can_be_taken(ada):
    ada.go(f"{ada.path}?at=30")
    ada.find("#in-words > summary").click()
    hands = []
    for seat in (0, 1):
        ada.find(f".viewpoints a[href*='as={seat}']").click()
        ada.sees(f".viewpoints a[href*='as={seat}'][aria-current]")
        hands.append(ada.find("#r-panels .panel.mine").first.text_content())
    assert hands[0] != hands[1]


def test_one_can_play_on_from_any_position_against_bots(ada):
    finished = ada.path
    ada.go(f"{finished}?at=40")
    ada.find("form[action$='/fork'] button").click()
    ada.arrives("#whole.playing .dock")
    assert ada.path != finished
    expect(ada.find(".player .kind svg use[href*='#bot']")).to_have_count(1)
    until(lambda: ada.is_asked)
    ada.chooses(random.Random(1))


def test_the_record_can_be_taken_away_and_loaded_again(ada, tmp_path):
    ada.find("#files-menu summary").click()
    names = []
    for ending in ("record.json", "record.txt", "problem"):
        with ada.page.expect_download() as waiting:
            ada.find(f"#files-menu a[href$='{ending}']").click()
        names.append(waiting.value.suggested_filename)
        waiting.value.save_as(tmp_path / names[-1])
    assert [Path(name).suffix for name in names] == [".json", ".txt", ".zip"]
    assert json.loads((tmp_path / names[0]).read_text())["game"] == "belfort"
    result = ada.find(".sources").inner_text()
    for name in names[:2]:
        ada.loads(tmp_path / name)
        assert ada.sees(".sources").inner_text() == result


def test_a_rematch_is_one_click(ada):
    finished = ada.path
    ada.find("form[action$='/rematch'] button").click()
    ada.arrives("#whole.curtain, #whole.playing .dock")
    assert ada.path != finished
