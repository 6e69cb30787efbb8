"""The table by keyboard, with reasons, with talk, at one screen, and without the script."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.site import PATIENCE, play, until

pytestmark = pytest.mark.xdist_group("browser-pages")


def tab_to(someone, selector):
    """Press Tab until this is focused: what a keyboard reaches, in the order in which it does."""
    for _ in range(80):
        someone.page.keyboard.press("Tab")
        if someone.find(f"{selector}:focus").count():
            return
    raise AssertionError(f"Tab does not reach {selector}")


def test_a_turn_is_made_with_the_keyboard_alone(person):
    ada = person()
    ada.go("/")
    tab_to(ada, ".game-caylus1303 .quick button")
    ada.page.keyboard.press("Enter")
    ada.arrives("#whole.playing")
    until(lambda: ada.is_asked)

    tab_to(ada, ".choice")
    first = ada.find(".choice:focus").get_attribute("id")
    ada.page.keyboard.press("ArrowDown")
    second = ada.find(".choice:focus").get_attribute("id")
    assert second != first
    before = ada.moment
    ada.page.keyboard.press("Enter")
    until(lambda: ada.moment != before)
    expect(ada.find(".steps li")).to_have_count(1)
    ada.page.keyboard.press("u")
    expect(ada.find(".steps li")).to_have_count(0)
    tab_to(ada, ".choice")
    ada.page.keyboard.press("Enter")
    expect(ada.find(".steps li")).to_have_count(1)
    ada.page.keyboard.press("r")
    expect(ada.find(".steps li")).to_have_count(0)
    tab_to(ada, ".choice")
    while ada.find("form[action$='/commit']").count() == 0:
        steps = ada.find(".steps li").count()
        ada.find(".choice:focus").press("Enter")
        expect(ada.find(".steps li")).to_have_count(steps + 1)
    version = ada.moment[0]
    ada.page.keyboard.press("c")
    until(lambda: ada.moment[0] != version)


def test_the_question_mark_shows_the_keys(person):
    ada = person()
    ada.plays_bots("caylus1303", 2)
    ada.page.keyboard.press("?")
    ada.sees("#dialog-keys[open] kbd")
    ada.page.keyboard.press("Escape")
    expect(ada.find("#dialog-keys")).to_be_hidden()


def test_why_not_gives_reasons_that_can_be_searched_and_lead_to_the_rule(person):
    ada = person()
    ada.plays_bots("caylus1303", 2)
    until(lambda: ada.is_asked)
    ada.sees("[data-why]")
    ada.page.keyboard.press("w")
    reasons = ada.find("#dialog-why [data-filterable]")
    expect(reasons).not_to_have_count(0)
    expect(ada.find("#why-filter")).to_be_focused()
    count = reasons.count()
    word = ada.find("#dialog-why .refused li").first.inner_text()
    ada.find("#why-filter").fill(word)
    expect(reasons.filter(has_text=word, visible=True)).not_to_have_count(0)
    ada.find("#why-filter").fill("xyzzy")
    expect(reasons.filter(visible=True)).to_have_count(0)
    ada.sees("#why-none")
    ada.find("#why-filter").fill("")
    expect(reasons.filter(visible=True)).to_have_count(count)
    with ada.context.expect_page() as opened:
        ada.find("#dialog-why .reason a").first.click()
    rule = opened.value
    expect(rule.locator("article h1")).to_be_visible(timeout=PATIENCE)
    anchor = rule.url.partition("#")[2]
    expect(rule.locator(f"[id='{anchor}']")).to_be_in_viewport(timeout=PATIENCE)


def test_at_one_screen_a_curtain_hides_the_hand_of_the_other_player(person):
    ada = person("Ada")
    ada.go("/new?game=belfort&mode=screen&players=2")
    ada.find("#nickname").fill("Ada")
    ada.find("#name1").fill("Bob")
    ada.find("form.newtable .submit button").click()
    draw = random.Random(3)
    seen = []
    for _ in range(4):
        covered = ada.sees("#whole.curtain .covered h1")
        seen.append(covered.inner_text())
        assert ada.find(".panel, .card, .choice, .player, #r-log, .boardsvg").count() == 0
        assert "panel" not in ada.page.content().partition('id="table"')[2]
        ada.find("form[action$='/curtain'] button").click()
        ada.sees("#whole.playing .boardsvg")
        while ada.whole.get_attribute("data-kind") != "curtain":
            ada.chooses(draw)
    assert {re.split(r"\W", text)[0] for text in seen} == {"Ada", "Bob"}


def test_people_talk_beside_the_table_and_a_half_written_line_survives_news(person):
    ada, bob = person("Ada"), person("Bob")
    bob.joins(ada.invites("guilds"))
    ada.sees("#whole.playing")
    bob.find("#chat-text").fill("not yet fin")
    ada.find("#chat-text").fill("Good luck! <b>&")
    ada.find("#chat-text").press("Enter")
    for each in (ada, bob):
        expect(each.find(".chatlines li").last).to_contain_text("Good luck! <b>&")
    expect(ada.find("#chat-text")).to_have_value("")
    expect(bob.find("#chat-text")).to_have_value("not yet fin")
    expect(bob.find("#chat-text")).to_be_focused()


def test_title_and_live_region_tell_whose_turn_it_is(person):
    ada, bob = person("Ada"), person("Bob")
    bob.joins(ada.invites("caylus1303"))
    ada.sees("#whole.playing")
    draw = random.Random(1)
    until(lambda: ada.is_asked or bob.is_asked)
    actor, other = (ada, bob) if ada.is_asked else (bob, ada)
    expect(actor.page).to_have_title(re.compile("^●"))
    expect(other.page).to_have_title(re.compile("^[^●]"))
    expect(other.find("#question")).to_contain_text(actor.name)
    while actor.is_asked:
        actor.chooses(draw)
    expect(other.page).to_have_title(re.compile("^●"), timeout=PATIENCE)
    expect(other.find("#live")).to_contain_text(other.find("#question").inner_text())
    expect(actor.page).to_have_title(re.compile("^[^●]"))


def test_a_lost_connection_is_said_and_mended(person):
    ada, bob = person("Ada"), person("Bob")
    bob.joins(ada.invites("caylus1303"))
    ada.sees("#whole.playing")
    until(lambda: ada.is_asked or bob.is_asked)
    actor, _ = (ada, bob) if ada.is_asked else (bob, ada)
    actor.context.set_offline(True)
    actor.choices.first.click()
    actor.sees("#notice")
    expect(actor.find(".steps li")).to_have_count(0)
    actor.context.set_offline(False)
    actor.click(actor.choices.first)
    expect(actor.find(".steps li")).to_have_count(1)
    expect(actor.find("#notice")).to_be_hidden(timeout=PATIENCE)


@pytest.mark.parametrize("game", ["belfort", "caylus1303", "guilds"])
def test_everything_works_without_the_script(person, game):
    ada = person("Ada", java_script_enabled=False)
    ada.plays_bots(game, 2)
    draw = random.Random(2)
    made = 0
    until(lambda: bool(ada.page.reload()) and ada.is_asked)
    while made < 4:
        if ada.is_asked:
            ada.chooses(draw)
            made += 1
        else:
            ada.page.reload()
    ada.find("#chat-text").fill("hello")
    ada.find("form[action$='/chat'] button").click()
    expect(ada.find(".chatlines li")).to_have_count(1)
    ada.find(".stepper a").first.click()
    expect(ada.find(".looking")).to_be_visible()
    assert "at=" in ada.path


def test_somebody_goes_on_as_the_same_person_on_another_device(person):
    ada, phone = person("Ada"), person("Ada", viewport={"width": 390, "height": 800})
    table = ada.plays_bots("guilds", 2)
    until(lambda: ada.is_asked)
    ada.go("/settings")
    ada.find("form[action='/settings/link'] button").click()
    phone.go(ada.find("#personal").input_value())
    phone.find("main button.primary").click()
    phone.find(f".row a[href='{table}']").click()
    phone.sees("#whole.playing .boardsvg")
    play([phone], random.Random(4), 3)
    assert phone.choices.count() > 0
