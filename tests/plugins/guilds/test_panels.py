"""Guilds in panels: complete for every viewer in every language, without secrets, and true to the view."""

import dataclasses
import re
from pathlib import Path

import pytest

from boardwright.core.random import Random
from boardwright.core.tables import defaults
from boardwright.games.guilds.events import AimedAt
from boardwright.games.guilds.phases.building import open_building
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import IN_START, Character, Room
from boardwright.plugins import guilds
from boardwright.text import LANGUAGES, Words
from boardwright.text.words import signed
from boardwright.web import panels
from boardwright.web.layout import Card, Chip, Panel
from boardwright.web.scene import Scene
from tests.every_game.playing import new_state, options_by, played, some
from tests.games.guilds.setting import (
    at,
    bid,
    coins,
    discarded,
    hired,
    laid,
    offered,
    play,
    shown,
    table,
    used,
    window,
    wishes,
)

VALUES = defaults(GAME.printed)
WORDS = {language: Words(language, GAME) for language in LANGUAGES}
PLUGIN = Path(guilds.__file__).parent


def spread_of(state, viewer, options, language="en"):
    scene = Scene(GAME.view(state, viewer), WORDS[language], viewer, VALUES, options)
    return panels.spread("guilds", scene)


def games(seeds=(2, 3, 4)):
    """States of random games for two, three and four, with other options each time, and those options."""
    for seed in seeds:
        players = 2 + seed % 3
        options = options_by(GAME.meta, players, seed)
        for state in played(GAME, new_state("guilds", players, seed), seed):
            yield state, options
        yield state, options


def by_hand(state, viewer=0, **options):
    """The spread of a position made by hand, with the default options but these."""
    given = {option.name: option.default for option in GAME.meta.options} | options
    return spread_of(state, viewer, given)


def panel(spread, name) -> Panel:
    (found,) = [each for each in spread.panels if each.id == name]
    return found


def card(found: Panel, title) -> Card:
    (only,) = [each for each in found.cards if each.title == title]
    return only


def amounts(chips) -> dict[str, str]:
    return {chip.icon: chip.text for chip in chips if chip.icon}


def pieces_in(value, kind):
    """Everything of a kind in a spread, at any depth."""
    if isinstance(value, kind):
        yield value
    parts = value if isinstance(value, tuple) else ()
    if dataclasses.is_dataclass(value):
        parts = tuple(getattr(value, field.name) for field in dataclasses.fields(value))
    for part in parts:
        yield from pieces_in(part, kind)


# ---- whole games


def test_every_decision_of_a_game_can_be_laid_out():
    """In turn for every viewer in every language."""
    for number, (state, options) in enumerate(games()):
        viewer = number % (state.seats + 1)
        language = LANGUAGES[number // (state.seats + 1) % len(LANGUAGES)]
        spread = spread_of(state, None if viewer == state.seats else viewer, options, language)
        assert spread.moment
        assert len(spread.holdings) == state.seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_can_be_shown_and_every_chip_says_what_it_is(language):
    for state, options in some(games(), 41):
        for viewer in (None, *range(state.seats)):
            spread = spread_of(state, viewer, options, language)
            texts = list(pieces_in(spread, str))
            assert [text for text in texts if re.search(r"[{}$]|(?<!\w)-\d|  ", text)] == []
            assert [chip for chip in pieces_in(spread, Chip) if not chip.title] == []


def test_what_is_named_on_the_table_is_named_once():
    for state, options in some(games(), 23):
        spread = spread_of(state, 0, options)
        pieces = [each.piece for each in pieces_in(spread, Card)]
        assert len(pieces) == len(set(pieces))
        ids = [each.id for each in spread.panels]
        assert len(ids) == len(set(ids))


def test_a_spread_does_not_change_with_hidden_cards():
    draw = Random(7)
    for state, options in some(games((4, 8)), 17):
        for viewer in range(state.seats):
            other = GAME.redeal(state, viewer, draw)
            assert spread_of(other, viewer, options) == spread_of(state, viewer, options)
            assert spread_of(other, None, options) == spread_of(state, None, options)


def test_a_spread_does_not_change_with_what_the_raven_has_shown_to_another():
    state = table(2, supplement=True)
    cards = (Character.SPY, Character.MONK)
    state.unknown &= ~(1 << Character.SPY | 1 << Character.MONK)
    state.top, state.top_known, state.top_seers = cards, (0b01, 0b01), 0b01
    draw = Random(7)
    dealt = [GAME.redeal(state, 1, draw) for _ in range(9)]
    assert len({other.top for other in dealt}) > 1
    told = by_hand(state, 1, supplement=True)
    assert [by_hand(other, 1, supplement=True) == told for other in dealt] == [True] * 9


def test_holdings_are_the_numbers_of_the_view():
    for state, options in some(games(), 7):
        view = GAME.view(state, None)
        for player, held in zip(view["players"], spread_of(state, None, options).holdings, strict=True):
            goods = amounts(held.goods)
            assert held.score == signed(player["score"])
            assert (goods["florin"], goods["gold"]) == (str(player["florins"]), str(player["gold"]))
            assert goods.get("income-gold", "+0") == f"+{player['gold_income']}"
            rows = [chips for _, chips in held.rows]
            symbols = {f"faction-{name}": str(count) for name, count in player["symbols"].items()}
            assert amounts(rows[0]) == symbols
            assert len(rows[1]) == len(player["characters"])
            assert amounts(rows[2])["tile"] == str(player["cells"])
            assert [chip.text.split(" ")[-1] for chip in rows[3]] == [
                signed(count) for count in player["points"].values()
            ]


def test_every_character_and_every_room_is_somewhere():
    for state, options in some(games(), 11):
        spread = spread_of(state, 0, options)
        texts = "\n".join(pieces_in(spread, str))
        of_game = [each for each in Character if options["supplement"] or each < Character.ELF_ARCHER]
        names = [WORDS["en"].term(each) for each in (*of_game, *Room)]
        assert [name for name in names if name not in texts] == []


def test_the_rooms_to_come_are_as_many_as_the_view_says():
    for state, options in some(games(), 11):
        view = GAME.view(state, None)
        lines = panel(spread_of(state, None, options), "decks").lines
        come = [line for line in lines if line.startswith("Rooms not seen yet")]
        count = len(come[0].split(", ")) if come else 0
        assert count == view["small_rooms_left"] + view["large_rooms_left"]


def test_bids_and_wishes_are_the_numbers_of_the_view():
    for state, options in some(games(), 7):
        view, spread = GAME.view(state, 0), spread_of(state, 0, options)
        bids = panel(spread, "market").grid
        for row in bids.rows if bids else ():
            zone = view["zones"][int(row[0].text) - 1]
            told = [int(amounts(cell.chips).get("florin", 0)) for cell in row[2 : 2 + state.seats]]
            assert told == zone["bids"]
            leaders = [seat for cell in row for seat in cell.marks]
            assert leaders == ([] if zone["leader"] is None else [zone["leader"]])
        grid = panel(spread, "wishes").grid
        for row, wish in zip(grid.rows if grid else (), view["objectives"], strict=True):
            assert [cell.text for cell in row[2:]] == [signed(value) for value in wish["values"]]


# ---- by hand


def test_the_market_shows_zones_bids_and_what_characters_do():
    state = table(2)
    offered(state, 1, "alchemist")
    offered(state, 3, "gladiator", "merchant")
    bid(state, 0, 1, 2)
    bid(state, 1, 1, 4)
    market = panel(by_hand(state), "market")
    assert [row[0].text for row in market.grid.rows] == ["1", "3"]
    assert market.grid.rows[0][3].marks == (1,)
    assert market.grid.rows[0][3].title == "Blue leads zone 1"
    alchemist = card(market, "Alchemist")
    assert (alchemist.corner, alchemist.marks) == ("Zone 1", (1,))
    assert alchemist.said == "Highest bid: Blue, 4 florins"
    assert alchemist.lines[1].endswith(", 3 florins: gain 1 gold")
    gladiator = card(market, "Gladiator")
    assert gladiator.said == "No bid"
    assert amounts(gladiator.chips) == {"faction-warriors": "War", "point": "5", "income-florin": "−1"}
    assert gladiator.lines == ("Orc (man)", "No ability")
    assert "two zones" in market.lines[-1]


def test_a_room_on_display_shows_its_cost_worth_and_doors():
    state = table(2)
    shown(state, "bedroom-wizards", "counting-house")
    state.kept |= 1 << Room.BEDROOM_WIZARDS
    display = panel(by_hand(state), "display")
    bedroom = card(display, "Bedroom of the Wizards")
    assert amounts(bedroom.chips) == {
        "gold": "1",
        "point": "1",
        "faction-wizards": "Wiz",
        "door": "│",
        "lock": "kept",
    }
    assert bedroom.lines == (
        "Bedroom, small (one cell)",
        "Cost: 1 gold",
        "1 point and 1 Wizards symbol",
        "Doors: north and south",
    )
    assert "income-gold" in amounts(card(display, "Counting House").chips)
    assert display.lines == ("Exchange for 1 gold: 5 florins", "Keep a room on display: 1 florin")


def test_a_plot_shows_where_rooms_lie_and_where_doors_lead():
    state = table(2)
    laid(state, 0, "empty-1", 2, 2)
    laid(state, 0, "great-garden", 3, 4)
    plot = panel(by_hand(state), "plot-0")
    assert (plot.columns, len(plot.cards), plot.mine, plot.seat) == (4, 20, True, 0)
    titles = [each.title for each in plot.cards]
    assert titles[8:10] == ["Hall", "Hall"]
    assert titles[5] == "Empty Room 1"
    assert titles[14:16] == ["Great Garden", "Great Garden"]
    assert titles.count("") == 15
    free = [each.said for each in plot.cards if not each.title]
    assert len(set(free)) == 15
    assert free[0] == "column 1, row 1: free"
    empty = plot.cards[5]
    assert (empty.corner, empty.tone) == ("2/2", "")
    tones = {chip.text: chip.tone for chip in empty.chips if chip.icon == "door"}
    assert tones == {"↑": "", "→": "", "↓": "good", "←": ""}
    garden, half = plot.cards[14:16]
    assert garden.tone == half.tone == "dim"
    assert (garden.piece, half.piece) == ("room-great-garden", "room-great-garden-2")
    assert [chip.text for chip in half.chips] == ["→"]
    assert half.chips[0].title == "Door to the east: the plot ends there"
    assert garden.lines[-1].startswith("Inactive")
    assert amounts(plot.chips) == {"tile": "3", "cell-free": "15"}
    assert panel(by_hand(state), "plot-1").mine is False


def test_a_guild_shows_used_abilities_and_the_tithe():
    state = table(2)
    hired(state, 0, "tithe-keeper", "thief")
    used(state, "thief")
    state.tithe = 2
    coins(state, 0, florins=7, gold=1)
    spread = by_hand(state)
    guild = panel(spread, "guild-0")
    assert (guild.title, guild.mine) == ("Your characters", True)
    assert amounts(card(guild, "Tithe-Keeper").chips)["florin"] == "2"
    assert card(guild, "Thief").tone == "dim"
    assert card(guild, "Thief").chips[-1].text == "used"
    assert panel(spread, "guild-1").lines == ("No characters yet",)
    assert amounts(spread.holdings[0].goods) == {
        "florin": "7",
        "gold": "1",
        "income-florin": "+10",
        "first-player": "1",
    }
    assert [chip.tone for chip in spread.holdings[0].rows[1][1]] == ["", "dim"]


def test_wishes_show_who_would_score_now():
    state = table(4)
    wishes(state, "most-gold")
    coins(state, 2, gold=3)
    coins(state, 1, gold=1)
    (row,) = panel(by_hand(state), "wishes").grid.rows
    assert row[0].text == "Most gold left"
    assert [chip.text for chip in row[1].chips] == ["6", "3"]
    assert [cell.text for cell in row[2:]] == ["0", "1", "3", "0"]
    assert row[4].chips[0].title == "First place: 6 points"
    assert row[3].chips[0].title == "Second place: 3 points"
    assert [bool(cell.chips) for cell in row[2:]] == [False, True, True, False]


def test_abilities_that_wait_stand_first_the_next_one_on_top():
    state = table(2)
    hired(state, 0, "assassin")
    hired(state, 1, "healer", "monk")
    coins(state, 0, gold=1)
    coins(state, 1, florins=3)
    window(state, IN_START)
    play(state, "use assassin", "character monk")
    spread = by_hand(state)
    assert spread.panels[0].id == "stack"
    (waiting,) = spread.panels[0].cards
    assert (waiting.title, waiting.corner, waiting.marks) == ("Assassin", "1", (0,))
    assert waiting.lines[0] == WORDS["en"].event(AimedAt(Character.ASSASSIN, Character.MONK, 1))
    assert "stack" not in [each.id for each in by_hand(table(2)).panels]


def test_decks_tell_what_is_left_and_what_was_discarded():
    state = table(2)
    discarded(state, "spy")
    decks = panel(by_hand(state), "decks")
    assert amounts(decks.chips) == {"card": "47", "tile": "35", "tile-large": "18"}
    assert "Discarded characters: Spy" in decks.lines
    to_come = panel(by_hand(state), "to-come")
    assert len(to_come.grid.rows) == 47
    general = to_come.grid.rows[0]
    assert (general[0].text, general[1].text) == ("General", "Human (man)")
    assert general[2].text == "At the end, 1 point for every Warriors symbol"


def test_only_who_has_seen_them_is_told_the_next_cards():
    state = table(2, supplement=True)
    state.unknown &= ~(1 << Character.SPY)
    state.top, state.top_known, state.top_seers = (Character.SPY,), (0b01,), 0b01
    lines = [panel(by_hand(state, seat, supplement=True), "decks").lines for seat in (0, 1, None)]
    told = ["On top of the deck, as you know: Spy" in each for each in lines]
    assert told == [True, False, False]


def test_the_crown_has_a_column_where_its_agent_bids():
    state = table(2, crown_agent=True)
    offered(state, 2, "monk")
    state.crown = (0, 1, 0, 0, 0, 0)
    grid = panel(by_hand(state, crown_agent=True), "market").grid
    assert grid.heads[-1] == "Crown"
    assert amounts(grid.rows[0][-1].chips) == {"florin": "1"}


def test_the_moment_names_round_and_phase():
    state = table(2)
    assert by_hand(state).moment == "The game is over"
    shown(state, "empty-1")
    coins(state, 0, gold=3)
    coins(state, 1, gold=3)
    at(state, open_building)
    assert by_hand(state).moment == "Round 1 of 8 · building"


# ---- messages


def test_every_message_of_the_panels_is_used_and_every_used_one_is_there():
    code = "\n".join(path.read_text(encoding="utf-8") for path in PLUGIN.rglob("*.py"))
    named = set(re.findall(r"""["'](panel-[\w-]+)["']""", code))
    for language in LANGUAGES:
        text = (PLUGIN / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(panel-[\w-]+) =", text, re.MULTILINE)) == named
