"""Belfort laid out for the web: complete, truthful, and silent about what a seat may not see."""

import pytest

from boardwright import registry
from boardwright.core.random import Random
from boardwright.games.belfort.meta import GUILD_NAMES
from boardwright.games.belfort.scoring import gnomes_of, people_counts, rank_points
from boardwright.games.belfort.tables import BUILDING_NAMES
from boardwright.games.belfort.terms import DWARF, ELF
from boardwright.plugins.belfort.panels.places import collected
from boardwright.plugins.belfort.rankings import rankings
from boardwright.text import LANGUAGES, Words
from boardwright.web import panels
from boardwright.web.layout import Card, Chip
from boardwright.web.scene import Scene
from tests.every_game.playing import finished, new_match, new_state, play_on, played, some
from tests.web.reading import cards_in, chips_in, texts_in

GAME = registry.game("belfort")
TABLES = [2, 3, 4, 5]
every_number = pytest.mark.parametrize("players", TABLES)
SMALL = {"wood": 0, "stone": 0, "metal": 0, "gold": 0}


def scene_of(match, viewer, language="en", state=None):
    words = Words(language, GAME, match.names)
    view = GAME.view(match.state if state is None else state, viewer)
    return Scene(view, words, viewer, match.values, match.options)


def laid_out(match, viewer, language="en", state=None):
    return panels.spread("belfort", scene_of(match, viewer, language, state))


def panel(spread, name):
    (found,) = [each for each in spread.panels if each.id == name]
    return found


def card(spread, piece):
    (found,) = [each for each in cards_in(spread) if each.piece == piece]
    return found


def changed(match, viewer, **changes):
    """The table with other values in the view of it."""
    scene = scene_of(match, viewer)
    view = {**scene.view, **changes}
    return panels.spread("belfort", Scene(view, scene.words, viewer, scene.tables, scene.options))


def player_with(match, seat, **changes):
    """The players of a view for that seat, with other values before it."""
    players = GAME.view(match.state, seat)["players"]
    players[seat] = {**players[seat], **changes}
    return players


# ---- every position


@pytest.mark.parametrize("players", [2, 4])
def test_every_position_can_be_laid_out_for_every_viewer_in_every_language(players):
    match = new_match("belfort", players, players)
    for number, state in enumerate(played(GAME, new_state("belfort", players, players), players)):
        viewers = (None, *range(players))
        viewer, language = viewers[number % len(viewers)], LANGUAGES[number // len(viewers) % 4]
        spread = laid_out(match, viewer, language, state)
        assert len(spread.holdings) == players
        assert all(text.strip() == text for text in texts_in(spread))
        assert all(chip.title for chip in chips_in(spread))


@every_number
def test_some_positions_can_be_laid_out_for_everybody(players):
    match = new_match("belfort", players, 1)
    for state in some(played(GAME, new_state("belfort", players, 1), 1), 90):
        for viewer in (None, *range(players)):
            for language in LANGUAGES:
                assert laid_out(match, viewer, language, state).moment


def test_the_end_is_laid_out():
    match = finished("belfort", 3, 5)
    spread = laid_out(match, 0)
    assert spread.moment == "Month 7 of 7 · autumn · The game is over"
    assert [each.score for each in spread.holdings] == [str(each.score()) for each in match.state.players]
    assert not any("Next scoring" in line for line in panel(spread, "calendar").lines)


@every_number
def test_a_seat_sees_the_same_when_hidden_cards_are_dealt_anew(players):
    match = new_match("belfort", players, 6)
    draw = Random(6)
    for state in some(played(GAME, new_state("belfort", players, 6), 6), 23):
        for viewer in range(players):
            other = GAME.redeal(state, viewer, draw)
            assert laid_out(match, viewer, state=other) == laid_out(match, viewer, state=state)
            assert laid_out(match, None, state=other) == laid_out(match, None, state=state)


@every_number
def test_pieces_have_names_of_their_own_and_panels_ids(players):
    match = new_match("belfort", players, 7)
    for state in some(played(GAME, new_state("belfort", players, 7), 7), 47):
        spread = laid_out(match, 0, state=state)
        ids = [each.id for each in spread.panels]
        pieces = [each.piece for each in cards_in(spread)]
        assert len(set(ids)) == len(ids)
        assert len(set(pieces)) == len(pieces)
        for each in spread.panels:
            if each.grid:
                assert {len(row) for row in each.grid.rows} == {len(each.grid.heads)}


# ---- the numbers of the view


@every_number
def test_holdings_show_the_numbers_of_the_view(players):
    match = new_match("belfort", players, 8)
    for state in some(played(GAME, new_state("belfort", players, 8), 8), 37):
        spread = laid_out(match, None, state=state)
        for seat, player in enumerate(state.players):
            held = spread.holdings[seat]
            assert held.score == str(player.score())
            assert {chip.icon: int(chip.text) for chip in held.goods} == {
                "wood": player.wood,
                "stone": player.stone,
                "metal": player.metal,
                "gold": player.gold,
                "card": player.hand_size(),
                "elf": people_counts(state, ELF)[seat],
                "dwarf": people_counts(state, DWARF)[seat],
                "gnome": gnomes_of(player),
            }


@every_number
def test_the_standing_is_what_a_scoring_would_give(players):
    match = new_match("belfort", players, 9)
    for state in some(played(GAME, new_state("belfort", players, 9), 9), 29):
        scene = scene_of(match, None, state=state)
        found = {name: (counts, points) for name, counts, points in rankings(scene)}
        assert len(found) == 8
        for name, kind in (("elves", ELF), ("dwarves", DWARF)):
            counts = people_counts(state, kind)
            expected = rank_points(counts, state.tables.people_points, bool(match.options["rank_nothing"]))
            assert found[name] == (counts, expected)


def test_every_marker_is_in_the_town_once():
    match = finished("belfort", 4, 10)
    view = match.view(None)
    grid = panel(laid_out(match, None), "town").grid
    shown = [mark for row in grid.rows for cell in row for mark in cell.marks]
    sites = [owner for name, row in view["sites"].items() if name != "gatehouse" for owner in row]
    owners = [*sites, *view["sites"]["keep"], *(owner for pair in view["walls"] for owner in pair)]
    owners += [owner for pair in view["gatehouses"] for owner in pair]
    owners += [guild["owner"] for guild in view["guilds"]]
    assert len(shown) == len(owners)
    for seat in (None, 0, 1, 2, 3):
        assert shown.count(seat) == owners.count(seat)


def test_areas_bring_what_the_collection_gives():
    none = {"elf": 0, "master-elf": 0, "dwarf": 0, "master-dwarf": 0}
    two, three = {**none, "elf": 2}, {**none, "elf": 1, "master-dwarf": 1, "dwarf": 1}
    assert collected([two, none], False) == [3, 0]
    assert collected([two, two], False) == [2, 2]
    assert collected([two, three], True) == [0, 2]
    assert collected([{**none, "elf": 4}, three], True) == [0, 1]
    assert collected([none, none], True) == [0, 0]


# ---- a position by hand


def test_my_hand_says_cost_income_effects_and_free_sites():
    match = new_match("belfort", 3, 11)
    sites = {**match.view(0)["sites"], "pub": [0, 1, None, 2, None]}
    players = player_with(
        match, 0, hand=["pub", "tower", "tower"], aside=["tower"], goods={**SMALL, "wood": 2, "stone": 3}
    )
    spread = changed(match, 0, sites=sites, players=players)
    hand = panel(spread, "hand")
    assert hand.mine
    assert [each.piece for each in hand.cards] == ["hand-pub-0", "hand-tower-0", "hand-tower-1"]
    assert hand.cards[0] == Card(
        "Pub",
        "hand-pub-0",
        icon="house",
        chips=(
            Chip("2", "wood", "2 wood"),
            Chip("3", "stone", "3 stone"),
            Chip("+1", "gold", "Income: 1 gold every month", "good"),
        ),
        lines=("Gnome: promotes a dwarf to master", "Free in districts: 3, 5"),
        tone="good",
    )
    assert hand.cards[1].lines[0] == "Chosen to be discarded."
    assert hand.cards[1].tone == "dim"
    assert hand.cards[2].lines[:2] == (
        "Worker (1 gold): a gnome, free of charge",
        "Gnome: unlocks the plank for a worker",
    )
    assert hand.cards[2].tone == ""


def test_a_spectator_sees_no_hand_and_nothing_as_mine():
    match = new_match("belfort", 3, 11)
    spread = laid_out(match, None)
    assert not any(each.mine for each in spread.panels)
    assert "hand" not in [each.id for each in spread.panels]


def test_a_card_without_free_sites_is_dim_and_says_so():
    match = new_match("belfort", 3, 11)
    spread = changed(match, 0, sites={**match.view(0)["sites"], "keep": [0, 0, 1, 1, 2]})
    found = card(spread, "building-keep")
    assert found.tone == "dim"
    assert found.lines == ("Two markers in one district.", "Every site is taken.")


def test_built_cards_show_gnomes_workers_and_locks():
    match = new_match("belfort", 3, 12)
    players = player_with(
        match,
        1,
        built={"tower": 2, "market": 1, "keep": 1},
        gnomes={"tower": 1, "market": 1},
        on_cards=[{"building": "tower", "worker": "master-elf"}],
    )
    spread = changed(match, 0, players=players)
    tower = card(spread, "built-1-tower")
    assert tower.corner == "×2"
    assert tower.marks == (1,)
    assert Chip("1/2", "gnome", "Gnomes: 1 of 2", "strong") in tower.chips
    assert Chip("1", "master-elf", "1 master elf") in tower.chips
    assert "1 plank is locked: it needs a gnome." in tower.lines
    assert card(spread, "built-1-market").marks == (None,)
    assert Chip("1/2", "gnome", "Gnomes: 1 of 2", "strong") in card(spread, "built-1-market").chips
    assert card(spread, "built-1-keep").marks == ()
    assert panel(spread, "built-0").lines == ("Nothing built yet.",)
    upkeep = dict(spread.holdings[1].rows)["Income and tax"]
    assert [chip.text for chip in upkeep] == ["+4", "0"]


def test_guilds_say_what_they_do_who_owns_them_and_who_stands_there():
    match = new_match("belfort", 2, 13)
    guilds = [
        {
            "guild": "masons",
            "district": 2,
            "owner": 1,
            "worker": {"seat": 0, "worker": "dwarf"},
            "dwarf": None,
        },
        {"guild": "wizards", "district": 1, "owner": None, "worker": None, "dwarf": 3},
        {"guild": "merchants", "district": 3, "owner": None, "worker": None, "dwarf": None},
    ]
    spread = changed(match, 0, guilds=guilds)
    wizards, masons, merchants = panel(spread, "guilds").cards
    assert masons.corner == "District 2"
    assert masons.marks == (0,)
    assert masons.lines == (
        "Gain 4 stone.",
        "Owner: Blue. Everybody else pays the owner 1 gold for placing.",
    )
    assert masons.chips == (Chip("Red", "dwarf", "Red (dwarf)"),)
    assert (masons.said, merchants.said, wizards.said) == ("Red (dwarf)", "no workers", "")
    assert wizards.marks == ()
    assert wizards.tone == "dim"
    assert wizards.lines[2].startswith("The dwarf of neutral player 3 is here")
    assert merchants.marks == (None,)
    assert "built for 2 wood, 1 stone and 2 metal." in merchants.lines[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_guilds_and_buildings_are_explained(language):
    match = new_match("belfort", 3, 14)
    scene = scene_of(match, 0, language)
    guild = {"district": 1, "owner": None, "worker": None, "dwarf": None}
    view = {**scene.view, "guilds": [{**guild, "guild": name} for name in GUILD_NAMES]}
    spread = panels.spread("belfort", Scene(view, scene.words, 0, scene.tables, scene.options))
    assert all(len(each.lines) == 2 for each in panel(spread, "guilds").cards)
    found = panel(spread, "buildings").cards
    assert len(found) == len(BUILDING_NAMES)
    assert all(len(each.lines) >= 2 and each.chips for each in found)


def test_desk_and_camp_show_who_stands_there_and_what_is_free():
    match = new_match("belfort", 4, 15)
    desk = [{"seat": 2, "worker": "elf"}]
    camp = [{"seat": 3, "worker": "dwarf"}, {"seat": 0, "worker": "master-elf"}]
    spread = changed(match, 0, desk=desk, camp=camp)
    assert card(spread, "desk").marks == (2, None)
    assert card(spread, "desk").chips == (
        Chip("2", "gold", "2 gold"),
        Chip("Yellow", "elf", "Yellow (elf)"),
    )
    assert card(spread, "camp").marks == (3, 0, None, None)
    assert card(spread, "camp").said == "Purple (dwarf), Red (master elf)"
    assert card(changed(match, 0, camp=[]), "camp").said == "no workers"


def test_neutral_players_are_chips_in_the_town_and_count_in_the_standing():
    match = new_match("belfort", 2, 16)
    sites = {**match.view(0)["sites"], "pub": [2, 0, None, None, None], "keep": [3, None, 1, None, None]}
    spread = changed(match, 0, sites=sites)
    rows = {row[0].text: row for row in panel(spread, "town").grid.rows}
    assert rows["Pub"][1].chips == (Chip("3", "neutral", "Neutral player 3", "dim"),)
    assert rows["Pub"][2].marks == (0,)
    assert len(rows["Keep"][1].chips) == 2
    assert rows["Keep"][3].marks == (1, 1)
    standing = panel(spread, "standing").grid
    assert standing.heads == ("", "Red", "Blue", "Neutral player 3", "Neutral player 4")
    assert [cell.text for cell in standing.rows[0]] == ["District 1", "0", "0", "1", "2"]
    assert standing.rows[1][1].chips == (Chip("+5", "point", "5 points", "good"),)


def test_the_calendar_tells_months_order_and_safe_crests():
    match = new_match("belfort", 3, 17)
    spread = changed(match, 0, month=4, season="summer", order=[2, 0, 1], grey=[1])
    found = panel(spread, "calendar")
    assert [chip.tone for chip in found.chips] == ["dim", "dim", "dim", "strong", "good", "", "good"]
    assert found.lines == (
        "Order of play: Yellow › Red › Blue",
        "Crests that are safe this month: 1",
        "Next scoring: at the end of month 5.",
    )
    assert dict(spread.holdings[2].rows)["Crest"][0].title == "Crest 1, safe this month"


def test_the_tax_track_shows_every_score():
    match = new_match("belfort", 3, 18)
    players = GAME.view(match.state, 0)["players"]
    players = [{**player, "score": score} for player, score in zip(players, (5, 6, 99), strict=True)]
    rows = panel(changed(match, 0, players=players), "taxes").grid.rows
    assert [(row[0].text, row[1].chips[0].text, row[2].marks) for row in rows[:2]] == [
        ("0–5", "0", (0,)),
        ("6–10", "1", (1,)),
    ]
    assert (rows[-1][0].text, rows[-1][1].chips[0].text, rows[-1][2].marks) == ("46 and more", "9", (2,))


def test_the_pool_shows_cards_and_piles():
    match = new_match("belfort", 3, 19)
    spread = changed(match, 0, pool=["bank", "bank"], draw_pile=1, discard_pile=["pub", "pub", "inn"])
    found = panel(spread, "pool")
    assert [each.piece for each in found.cards] == ["pool-bank-0", "pool-bank-1"]
    assert [chip.title for chip in found.chips] == ["1 card in the draw pile", "3 cards in the discard pile"]
    assert found.lines[1] == "Discard pile: Pub ×2, Inn ×1"


def test_cards_that_everybody_knows_are_shown_for_others_only():
    match = new_match("belfort", 3, 20)
    players = player_with(match, 1, known=["inn"], shown="inn")
    assert dict(changed(match, 0, players=players).holdings[1].rows)["Known in hand"][0].text == "Inn"
    own = dict(changed(match, 1, players=players).holdings[1].rows)
    assert "Known in hand" not in own
    assert own["Shown to the Spies"][0].text == "Inn"


def test_a_match_in_play_says_its_phase():
    match = play_on(new_match("belfort", 3, 21), Random(21), 6)
    assert laid_out(match, 0).moment == "Month 1 of 7 · spring · Placement"


# ---- the sample game


@pytest.mark.parametrize("language", LANGUAGES)
def test_toll_is_laid_out(language):
    match = new_match("toll", 3, 1)
    toll = registry.game("toll")
    for state in played(toll, new_state("toll", 3, 1), 1):
        for viewer in (None, 0, 1, 2):
            words = Words(language, toll, match.names)
            view = toll.view(state, viewer)
            spread = panels.spread("toll", Scene(view, words, viewer, match.values, match.options))
            assert [each.score for each in spread.holdings] == [
                str(player["points"]).replace("-", "−") for player in view["players"]
            ]
            assert all(chip.title for chip in chips_in(spread))
