"""Whole matches, clicked by people in real browsers."""

import os
import random
import re
import time
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.site import PATIENCE, WATCHMAN, play

pytestmark = [pytest.mark.xdist_group("browser-matches"), pytest.mark.slow, pytest.mark.timeout(900)]
LONG = os.environ.get("BOARDWRIGHT_LONG") == "1"
GAMES = ("belfort", "caylus1303", "guilds")


@pytest.mark.parametrize("game", GAMES if LONG else ("caylus1303",))
def test_two_browsers_in_two_languages_play_a_whole_match_while_a_third_watches(person, game):
    calm = {"reduced_motion": "reduce"}
    ola, udo, eve = person("Ola", "pl", **calm), person("Udo", "de", **calm), person("Eve", "en", **calm)
    eve.context.add_init_script(WATCHMAN)
    draw = random.Random(5)
    started = time.monotonic()

    link = ola.invites(game)
    udo.joins(link)
    eve.go(udo.path)
    for each in (ola, udo, eve):
        each.sees("#whole.playing")
    expect(ola.find("html")).to_have_attribute("lang", "pl")
    expect(udo.find("html")).to_have_attribute("lang", "de")

    clicks = play([ola, udo], draw, 8)
    actor, other = (ola, udo) if ola.begins else (udo, ola)

    # An undo and a restart of one's own turn; nobody else sees anything of it.
    quiet = other.moment
    actor.click(actor.choices.first)
    actor.does("undo")
    expect(actor.find(".steps li")).to_have_count(0)
    actor.click(actor.choices.first)
    actor.does("restart")
    expect(actor.find(".steps li")).to_have_count(0)
    assert other.moment == quiet

    # A draft survives a reload.
    actor.click(actor.choices.first)
    drafted = actor.find(".steps li").all_inner_texts()
    actor.page.reload()
    assert actor.find(".steps li").all_inner_texts() == drafted

    # The other one's connection is lost while the turn goes on, and comes back.
    before = other.moment[0]
    other.context.set_offline(True)
    while actor.is_asked:
        actor.chooses(draw)
    assert other.moment[0] == before
    other.context.set_offline(False)
    expect(other.whole).not_to_have_attribute("data-version", before, timeout=PATIENCE)

    # From here on every turn is committed at once, which halves the clicks.
    for each in (ola, udo):
        table = each.path
        each.prefers(ask="never")
        each.go(table)
    clicks += play([ola, udo], draw)
    for each in (ola, udo, eve):
        each.sees(".podium")
    places = ola.find(".podium strong").all_inner_texts()
    assert sorted(places) == ["Ola", "Udo"]
    assert eve.find(".podium strong").all_inner_texts() == places
    assert eve.page.evaluate("window.seenByAccident") == []
    print(f"{game}, two browsers: {clicks} clicks, {time.monotonic() - started:.0f} s")


# Every game on its drawn board; all numbers of players, all ways to confirm and keys with BOARDWRIGHT_LONG=1.
SHORT_MATCHES = [(game, 2, "never", 1440, False) for game in GAMES]
LONG_MATCHES = [
    *(
        (game, players, ask, 1440, False)
        for game in GAMES
        for players in (2, 3, 4)
        for ask in ("always", "never")
    ),
    *((game, 2, "barrier", 360, False) for game in GAMES),
    *((game, 2, "never", 1440, True) for game in GAMES),
]


@pytest.mark.parametrize(
    ("game", "players", "ask", "width", "by_key"), LONG_MATCHES if LONG else SHORT_MATCHES
)
def test_one_browser_plays_a_whole_match_on_the_board_while_another_watches(
    person, game, players, ask, width, by_key
):
    calm = {"reduced_motion": "reduce"}
    ada, eve = person("Ada", "it", **calm), person("Eve", "en", **calm)
    eve.context.add_init_script(WATCHMAN)
    draw = random.Random(7)
    started = time.monotonic()

    ada.prefers(ask=ask, motion="none")
    ada.page.set_viewport_size({"width": width, "height": 1000})
    eve.go(ada.plays_bots(game, players))
    eve.sees(".badges", has_text="watching")
    ways: Counter[str] = Counter()
    while not ada.is_over:
        if ada.is_asked:
            ways[ada.points(draw, by_key)] += 1

    for each in (ada, eve):
        each.sees(".podium")
    expect(eve.find(".podium .points")).to_have_text([re.compile(r"\d+ points?")] * players)
    assert eve.page.evaluate("window.seenByAccident") == []
    assert ways["list"] <= sum(ways.values()) // 20
    ada.find("form[action$='/verify'] button").click()
    ada.sees("#r-result .line.good")
    print(
        f"{game}, {players} players, asked {ask}, {width} px: {dict(ways)}, "
        f"{time.monotonic() - started:.0f} s"
    )
