"""The panels of Caylus 1303: for every viewer and in every language, true to the view, and as expected."""

import json

import pytest

from boardwright.core.events import kebab_term
from boardwright.core.random import Random
from boardwright.core.tables import defaults
from boardwright.games.caylus1303 import flow
from boardwright.games.caylus1303.events import amounts
from boardwright.games.caylus1303.phases import stewardship
from boardwright.games.caylus1303.phases.activation import activate_city
from boardwright.games.caylus1303.phases.delivery import deliver_in_order, most_bundles
from boardwright.games.caylus1303.phases.planning import begin_round, open_planning
from boardwright.games.caylus1303.phases.stewardship import turn_residences
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.terms import Character, Tile
from boardwright.plugins.caylus1303 import panels as caylus1303
from boardwright.plugins.caylus1303.panels import areas as caylus1303_areas
from boardwright.plugins.caylus1303.panels import effects as caylus1303_effects
from boardwright.text import LANGUAGES, Words
from boardwright.web import panels
from boardwright.web.layout import Chip
from boardwright.web.scene import Scene
from tests.every_game.playing import new_state, played, some
from tests.games.caylus1303 import setting

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
TABLES = defaults(GAME.printed)
GOODS = ("food", "wood", "stone", "cloth", "gold")


def scene_of(state, viewer, language="en", tables=TABLES):
    words = Words(language, GAME, NAMES[: state.seats])
    return Scene(GAME.view(state, viewer), words, viewer, tables, {})


def laid_out(state, viewer, language="en", tables=TABLES):
    return panels.spread("caylus1303", scene_of(state, viewer, language, tables))


def panel(spread, name):
    (found,) = [each for each in spread.panels if each.id == name]
    return found


def card(spread, piece):
    (found,) = [each for part in spread.panels for each in part.cards if each.piece == piece]
    return found


def chips(chips):
    return [(chip.text, chip.icon) for chip in chips]


def rows(spread):
    """The rows of the road: number, name, who has a house above it, who stands there."""
    grid = panel(spread, "road").grid
    return [(row[0].text, row[1].text, row[3].marks, row[4].marks) for row in grid.rows]


def all_chips(spread):
    for each in spread.holdings:
        yield from each.goods
        for _, row in each.rows:
            yield from row
    for part in spread.panels:
        yield from part.chips
        for each in part.cards:
            yield from each.chips
        for row in part.grid.rows if part.grid else ():
            for cell in row:
                yield from cell.chips


# ---- whole games


def lay_out_all(players, step):
    """Every so manieth decision of a game, for everybody, in one language after the other; then its end."""
    start = new_state("caylus1303", players, players)
    for number, state in enumerate(some(played(GAME, start, players), step)):
        for viewer in (None, *range(players)):
            language = LANGUAGES[(number + (viewer or 0)) % len(LANGUAGES)]
            assert len(laid_out(state, viewer, language).holdings) == players
    for language in LANGUAGES:
        assert "?" not in [each.score for each in laid_out(start, 0, language).holdings]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_can_be_laid_out_for_everybody(players):
    lay_out_all(players, 7)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_every_decision_of_a_game_can_be_laid_out_for_everybody(players):
    lay_out_all(players, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_and_panels_are_there_once_and_every_chip_says_what_it_means(language):
    for state in some(played(GAME, new_state("caylus1303", 4, 7), 7), 9):
        for viewer in (None, 1):
            spread = laid_out(state, viewer, language)
            ids = [each.id for each in spread.panels]
            pieces = [each.piece for part in spread.panels for each in part.cards]
            assert len(set(ids)) == len(ids)
            assert len(set(pieces)) == len(pieces)
            assert [chip for chip in all_chips(spread) if not chip.title] == []
            assert [part.id for part in spread.panels if part.mine] == ([] if viewer is None else ["area-1"])


def test_every_tile_and_every_character_is_somewhere_with_its_effect():
    for state in some(played(GAME, new_state("caylus1303", 3, 11), 11), 30):
        if not state.round:
            continue
        spread = laid_out(state, 0)
        text = json.dumps([repr(part) for part in spread.panels], ensure_ascii=False)
        words = Words("en", GAME)
        replaced = {f"tile-{kebab_term(Tile(tile))}" for tile in range(4, 13)}
        shown = {words.term(tile) for tile in Tile if words.term(tile) in text}
        missing = {each for each in Tile if words.term(each) not in shown}
        assert {f"tile-{kebab_term(each)}" for each in missing} <= replaced
        assert [each for each in Character if words.term(each) not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_reads_well(language):
    scene = scene_of(setting.table(3), None, language)
    told = [
        *(caylus1303_effects.character(scene, kebab_term(each)) for each in Character),
        *(
            line
            for each in Tile
            for is_setup in (False, True)
            for line in caylus1303_effects.tile(scene, kebab_term(each), is_setup)
        ),
    ]
    assert [line for line in told if not line or "{" in line or "  " in line or line != line.strip()] == []
    assert [line for line in told if line[0].islower()] == []


def test_redealing_changes_no_spread():
    draw = Random(31)
    for state in some(played(GAME, new_state("caylus1303", 3, 31), 31), 10):
        for viewer in range(3):
            other = GAME.redeal(state, viewer, draw)
            assert laid_out(other, viewer) == laid_out(state, viewer)


def test_hidden_totals_change_nothing_for_others():
    state = setting.at(setting.table(3), open_planning)
    before = laid_out(state, 0), laid_out(state, None)
    setting.points(state, 1, 17)
    assert (laid_out(state, 0), laid_out(state, None)) == before
    assert laid_out(state, 1).holdings[1].score == "17"


def test_holdings_show_the_numbers_of_the_view():
    for state in some(played(GAME, new_state("caylus1303", 4, 5), 5), 7):
        for viewer in (None, 2):
            view = GAME.view(state, viewer)
            for player, shown in zip(view["players"], laid_out(state, viewer).holdings, strict=True):
                numbers = [player["goods"][good] for good in GOODS]
                numbers += [player["pool"], player["camp"], player["houses"]]
                icons = [*GOODS, "worker", "camp", "house"]
                assert chips(shown.goods) == [
                    (str(number), icon) for number, icon in zip(numbers, icons, strict=True)
                ]
                assert shown.score == ("?" if player["score"] is None else str(player["score"]))


def test_the_phase_is_told_rightly_throughout():
    first = {
        begin_round: "planning",
        activate_city: "activation",
        deliver_in_order: "delivery",
        turn_residences: "stewardship",
    }
    steps = [(flow.STEPS.index(step), phase) for step, phase in first.items()]
    seen = set()
    for seed in range(12):
        for state in played(GAME, new_state("caylus1303", 2 + seed % 4, seed), seed):
            if state.round == 0:
                continue
            # A step that waits for a decision has been counted already, or comes again.
            decision = type(state.waiting[-1]).__name__
            phase = caylus1303.phase_of(GAME.view(state, None)).removeprefix("panel-phase-")
            possible = {
                [name for index, name in steps if index <= max(step, steps[0][0])][-1]
                for step in (state.step, state.step - 1)
            }
            assert phase in possible, (decision, state.step)
            seen.add((phase, decision))
    favours = {phase for phase, decision in seen if decision == "ChooseFavour"}
    assert {"activation", "delivery"} <= favours


def test_the_most_bundles_and_the_next_recruitment_are_as_the_rules_say():
    for seed in (3, 8, 9):
        for state in played(GAME, new_state("caylus1303", 3, seed), seed):
            view = GAME.view(state, None)
            leader = caylus1303.most_bundles(view)
            assert (-1 if leader is None else leader) == most_bundles(state)
            after = state.clone()
            stewardship.turn_residences(after, None)
            for seat in range(3):
                income = stewardship.income_of(after, seat)
                assert caylus1303_areas.recruits(scene_of(state, None), seat) == amounts(
                    income, stewardship.recruits_of(after, seat)
                )


# ---- positions made by hand


def position():
    """Round 5 of a game for three: houses, a residence, a monument, workers, a pass, the provost at 11."""
    state = setting.table(3)
    setting.build(state, 2, "tailor", "stone-farm")
    setting.house(state, 0, "farm-1")
    setting.residence(state, 1, "sawmill", "quarry")
    setting.monument(state, 1, 3, "garden")
    setting.held(state, 0, "thief")
    setting.held(state, 1, "day-labourer")
    setting.on_board(state, "steward", "goldsmith")
    setting.worker(state, 0, "toll", "tailor", "site")
    setting.worker(state, 2, "toll", "site", "wood-farm")
    setting.points(state, 0, 7)
    state.round, state.first, state.provost, state.passed = 5, 2, 10, (1,)
    return setting.at(state, open_planning)


def test_the_moment_names_round_and_phase():
    assert laid_out(position(), 0).moment == "Round 5 of 9 · Planning"
    assert laid_out(position(), 0, "de").moment == "Runde 5 von 9 · Planung"
    assert laid_out(new_state("caylus1303", 3, 1), None).moment == "Setup"
    assert laid_out(setting.table(3), None).moment == "The game is over"


def test_panels_come_in_the_order_of_reading():
    order = ["city", "road", "site", "area-0", "characters", "offer-wood", "offer-stone", "offer-monuments"]
    assert [part.id for part in laid_out(position(), 0).panels] == [*order, "area-1", "area-2"]
    order.remove("area-0")
    assert [part.id for part in laid_out(position(), None).panels] == [*order, "area-0", "area-1", "area-2"]


def test_city_and_bridge_show_who_stands_where():
    spread = laid_out(position(), 0)
    shown = [(each.title, each.marks) for each in panel(spread, "city").cards]
    assert shown == [
        ("Fairground", (None,)),
        ("Lawyer", (None,)),
        ("Carpenter", (None,)),
        ("Toll", (0, 2)),
        ("Guilds Bridge", (1, None, None)),
    ]
    said = [each.said for each in panel(spread, "city").cards]
    assert said[:3] == ["No worker"] * 3
    assert said[3:] == ["Worker: Anna. Worker: Cleo", "passed: Ben"]
    assert card(spread, "tile-fairground").lines == ("Pay 1 wood, gain a favour",)
    assert len(card(spread, "bridge").lines) == 3


def test_the_extra_worker_is_told_only_between_the_first_and_the_last_pass():
    state = position()
    for passed, lines in (((), 2), ((0,), 3), ((0, 1), 3), ((0, 1, 2), 2)):
        state.passed = passed
        assert len(card(laid_out(state, 0), "bridge").lines) == lines
    state.passed = (0,)
    free = {**TABLES, "surcharge": 0}
    assert len(card(laid_out(state, 0, tables=free), "bridge").lines) == 2


def test_the_road_shows_spaces_houses_workers_and_the_provost():
    spread = laid_out(position(), 0)
    assert rows(spread) == [
        ("1", "First Farm", (0,), (None,)),
        ("2", "Sawmill (residence)", (1,), ()),
        ("3", "Garden", (1,), ()),
        ("4", "First Market", (), (None,)),
        ("5", "Guild", (), (None,)),
        ("6", "Masons’ Guild", (), (None,)),
        ("7", "Road Carpenter", (), (None,)),
        ("8", "Second Farm", (), (None,)),
        ("9", "Wood Farm", (), (2,)),
        ("10", "Tailor", (2,), (0,)),
        ("", "Provost", (), ()),
        ("11", "Stone Farm", (2,), (None,)),
        ("12", "empty, the next building goes here", (), ()),
        ("13", "empty", (), ()),
        ("14", "Stone Quarry", (), (None,)),
        ("15–23", "empty", (), ()),
    ]
    effects = [row[2].text for row in panel(spread, "road").grid.rows]
    assert effects[0] == "Gain 1 food · Becomes its owner’s residence at the end of the round"
    assert effects[2] == "Monument: takes no workers · At every recruitment: 2 workers"
    assert effects[8] == "Gain 1 food and 1 point"
    assert effects[11].startswith("Gain 2 food and 1 cloth · If only others use it, its owner gains 1 food")
    tones = [row[1].tone for row in panel(spread, "road").grid.rows]
    assert tones == [""] * 10 + ["strong"] + ["dim"] * 5
    sides = [[chip.text for chip in row[1].chips] for row in panel(spread, "road").grid.rows]
    assert [index for index, each in enumerate(sides) if each] == [8, 14]


@pytest.mark.parametrize(
    ("place", "row", "text"),
    [
        (0, 0, "Provost"),
        (12, 12, "Provost"),
        (18, 15, "Provost"),
        (23, 15, "Provost"),
        (25, 15, "Provost, past the end: spot 2"),
    ],
)
def test_the_provost_stands_where_he_stands(place, row, text):
    state = position()
    state.provost = place
    names = [each[1] for each in rows(laid_out(state, None))]
    assert [(index, name) for index, name in enumerate(names) if "Provost" in name] == [(row, text)]


def test_the_site_shows_slots_queue_and_who_leads():
    state = position()
    spread = laid_out(state, 0)
    slots = [card(spread, f"slot-{number}") for number in (1, 2, 3)]
    assert [(each.title, each.corner, each.tone) for each in slots] == [
        ("Second Market", "1", ""),
        ("Covered Market", "2", ""),
        ("Gold Mine", "3", "dim"),
    ]
    assert [chips(each.chips) for each in slots] == [
        [("open", "")],
        [("open", "")],
        [("from round 7", "lock")],
    ]
    assert slots[1].lines == ("Gain 2 workers and 1 point",)
    assert card(spread, "queue").marks == (0, 2, None)
    assert card(spread, "queue").said == "Workers there: Anna, Cleo"
    assert len(card(spread, "queue").lines) == 2
    state.players[2].bundles = state.players[0].bundles = 1
    assert card(laid_out(state, 0), "queue").lines[2] == "Most bundles so far: Anna (1)"
    assert ("1", "bundle") in chips(laid_out(state, 0).holdings[2].rows[-1][1])


def test_an_offer_shows_cost_points_and_effect():
    spread = laid_out(position(), 0)
    stonemason = card(spread, "tile-stonemason")
    assert stonemason.chips == (
        Chip("1", "wood", "Cost: 1 wood"),
        Chip("1", "any-good", "Cost: 1 basic good of your choice"),
        Chip("4", "point", "4 points when built", "strong"),
    )
    assert stonemason.lines == ("Build one stone building",)
    assert chips(card(spread, "tile-theatre").chips) == [("4", "wood"), ("3", "gold"), ("12", "point")]
    assert card(spread, "tile-theatre").lines == ("A favour as it is built",)
    offers = [len(panel(spread, f"offer-{kind}").cards) for kind in ("wood", "stone", "monuments")]
    assert offers == [6, 6, 6]


def test_what_is_gone_is_said_to_be_gone():
    state = position()
    state.offer = ()
    state.monuments = ()
    spread = laid_out(state, 0)
    assert [panel(spread, f"offer-{kind}").lines[0] for kind in ("wood", "stone", "monuments")] == [
        "None left."
    ] * 3


def test_areas_show_what_belongs_to_whom():
    spread = laid_out(position(), 0)
    areas = [panel(spread, f"area-{seat}") for seat in range(3)]
    assert [(each.title, each.mine, each.seat) for each in areas] == [
        ("Anna: characters and buildings", True, 0),
        ("Ben: characters and buildings", False, 1),
        ("Cleo: characters and buildings", False, 2),
    ]
    assert [[each.title for each in area.cards] for area in areas] == [
        ["Thief", "First Farm"],
        ["Day Labourer", "Sawmill (residence)", "Garden"],
        ["Tailor", "Stone Farm"],
    ]
    assert chips(areas[0].chips) == [("Visitors 7", "point")]
    assert [area.lines[0] for area in areas] == [
        "At the next recruitment: 4 workers.",
        "At the next recruitment: 7 workers.",
        "At the next recruitment: 3 workers.",
    ]
    hidden = "The points stay hidden from the others until the end of the game."
    gift = "From the road, as the provost stands now: 1 food and 1 point."
    assert [area.lines[1:] for area in areas] == [
        ("Choices still to come: Toll, Tailor.",),
        (hidden,),
        (gift, "Choices still to come: Toll.", hidden),
    ]


def test_an_area_without_anything_says_so():
    state = setting.at(setting.table(2), open_planning)
    assert panel(laid_out(state, 0), "area-0").lines[0] == "No characters and no buildings yet."


def test_holdings_show_characters_and_markers():
    first, second, third = laid_out(position(), 0).holdings
    assert (first.score, second.score, third.score) == ("7", "?", "?")
    assert [(name, chips(row)) for name, row in first.rows] == [("Characters", [("Thief", "character")])]
    assert [(name, chips(row)) for name, row in second.rows] == [
        ("Characters", [("Day Labourer", "character")]),
        ("Markers", [("1", "bridge")]),
    ]
    assert [(name, chips(row)) for name, row in third.rows] == [("Markers", [("first player", "crown")])]


def test_characters_on_the_board_are_cards_and_the_others_are_named():
    found = panel(laid_out(position(), 0), "characters")
    assert [each.title for each in found.cards] == ["Steward", "Goldsmith"]
    assert found.cards[0].lines == ("You gain 2 points instead of 1 when others place at your buildings",)
    assert found.lines[0].startswith("Not in this game: Early Riser, Night Worker")


def test_values_of_the_match_are_shown_and_not_those_printed():
    other = {**TABLES, "bundle.points": 6, "tailor.earns": (3, 8), "toll.steps": 1, "steward.points": 3}
    spread = laid_out(position(), 0, tables=other)
    assert chips(card(spread, "queue").chips) == [("6", "point")]
    assert card(spread, "tile-tailor").lines == ("Pay 1 cloth, gain 3 points; or pay 2 cloth, gain 8 points",)
    assert card(spread, "tile-toll").lines == ("Move the provost 1 space, free of charge",)
    assert card(spread, "character-steward").lines[0].startswith("You gain 3 points instead of 1")
