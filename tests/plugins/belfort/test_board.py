"""The drawn board of Belfort: whole, clickable, true to the view, for every viewer in every language."""

import re
import time
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import islice
from math import hypot

import pytest

from boardwright.core.game import SEAT_NAMES
from boardwright.core.options import completed
from boardwright.core.play import deal, random_action
from boardwright.core.random import Random
from boardwright.core.tables import defaults
from boardwright.games.belfort import actions as act
from boardwright.games.belfort.effects.architects import ChooseForArchitects
from boardwright.games.belfort.phases.actions import ChooseAction
from boardwright.games.belfort.phases.placement import ChooseWorker, SplitWorkers
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.tables import BUILDING_NAMES
from boardwright.games.belfort.terms import Building, Guild, Worker
from boardwright.plugins.belfort import board as belfort
from boardwright.plugins.belfort.board import geometry as belfort_plan
from boardwright.plugins.belfort.board.city import PLOT
from boardwright.plugins.belfort.board.guilds import effect_signs
from boardwright.plugins.belfort.board.pieces import ranked
from boardwright.plugins.belfort.board.places import PLACES
from boardwright.plugins.belfort.board.players import MARKERS, ahead
from boardwright.plugins.belfort.board.track import draw_banners, draw_track
from boardwright.plugins.belfort.rankings import rankings
from boardwright.text import LANGUAGES, Words
from boardwright.web import assets, boards
from boardwright.web.scene import Scene
from boardwright.web.svg.sheet import Sheet
from boardwright.web.svg.targets import targets_of, touched_places
from tests.games.belfort import setting

TABLES = defaults(GAME.printed)
NAMES = ("Anna <&>", "Ben", "Cleo", "Dora", "Emil von der Gildenbrücke")
ICONS = ("icons.svg", "plugins/belfort/icons.svg")
COUNTS = [2, 3, 4, 5]


def options_of(players, **given):
    return completed(GAME.meta, players, given)


def scene_of(state, viewer, language="en", tables=TABLES):
    words = Words(language, GAME, NAMES[: state.seats])
    return Scene(GAME.view(state, viewer), words, viewer, tables, options_of(state.seats))


def asked(state):
    return GAME.to_act(state) if state.waiting else None


def drawn(state, viewer, language="en", fresh=frozenset()):
    targets = targets_of(GAME, state) if viewer is not None and viewer == asked(state) else {}
    svg = boards.draw("belfort", scene_of(state, viewer, language), targets, fresh)
    return svg, ET.fromstring(svg), targets


def places(root):
    return [each.get("data-place") for each in root.iter() if each.get("data-place")]


def place(root, name):
    (found,) = [each for each in root.iter() if each.get("data-place") == name]
    return found


def game_of(players, seed, **given):
    """The states of a random game in which somebody is asked, and the last one."""
    state = GAME.new(players, options_of(players, **given), TABLES)
    draw = Random(seed)
    while True:
        deal(GAME, state, draw)
        yield state
        if not state.waiting:
            return
        GAME.apply(state, random_action(GAME, state, draw), None)


def mark(state, building, district, owner):
    """Put a marker on a site; districts from 1."""
    at = building * 5 + district - 1
    state.sites = (*state.sites[:at], owner, *state.sites[at + 1 :])


def state_after(players, seed, decisions):
    return next(islice(game_of(players, seed), decisions, None))


def classes(root):
    return Counter(name for each in root.iter() for name in (each.get("class") or "").split())


# ---- clicks


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 6)])
def test_every_legal_action_is_drawn_at_its_place(players, seed):
    for state in game_of(players, seed, mode="advanced"):
        if not state.waiting:
            break
        targets = targets_of(GAME, state)
        svg = boards.draw("belfort", scene_of(state, asked(state)), targets)
        assert set().union(*(target.legal for target in targets.values())) == set(GAME.legal(state))
        there = set(re.findall(r'data-place="([^"]*)"', svg))
        missing = {name for name, target in targets.items() if target.legal} - there
        assert not missing, (missing, state.waiting[-1])


@pytest.mark.parametrize("players", [2, 5])
def test_a_place_that_can_be_clicked_carries_its_actions(players):
    for state in islice(game_of(players, 3), 0, 120, 7):
        _, root, targets = drawn(state, asked(state))
        for each in root.iter():
            name = each.get("data-place")
            if name and targets.get(name) and targets[name].legal and not name.startswith(("site", "gate")):
                assert each.get("data-ids") == " ".join(map(str, targets[name].legal))
                assert each.get("role") == "button"


def test_all_kinds_of_action_have_a_place():
    kinds = {type(GAME.catalogue.value(action)) for action in range(len(GAME.catalogue))}

    assert kinds == {*PLACES, act.UseWorker}


@pytest.mark.parametrize("players", COUNTS)
def test_names_of_places_are_unique_and_labelled(players):
    for state in islice(game_of(players, 2), 0, 400, 31):
        for viewer in (None, *range(players)):
            _, root, _ = drawn(state, viewer)
            found = [each for each in root.iter() if each.get("data-place")]
            names = [each.get("data-place") for each in found]
            assert len(names) == len(set(names))
            assert all(each.get("aria-label") for each in found)


def test_a_worker_is_chosen_at_hand_or_where_it_goes():
    decision = ChooseWorker(1, act.PLACE_DESK)

    assert belfort.places_of(decision, act.UseWorker(Worker.DWARF)) == ("idle-1-dwarf", "desk")


def test_whom_the_mine_does_not_get_goes_to_the_gold_mine():
    decision = SplitWorkers(0, 1, 0)

    assert belfort.places_of(decision, act.SendToMine(0)) == ("area-mine", "area-gold-mine")
    assert belfort.places_of(decision, act.SendToMine(2)) == ("area-mine",)


def test_to_build_is_a_card_of_the_hand_but_a_site_for_the_architects():
    build = act.Build(Building.INN)

    assert belfort.places_of(ChooseAction(0), build) == ("hand-inn",)
    assert belfort.places_of(ChooseForArchitects(0), build) == tuple(f"site-inn-{d}" for d in range(1, 6))


def test_the_architects_are_not_sent_to_a_site_that_is_taken():
    state = state_after(3, 1, 60)
    state.waiting = [ChooseForArchitects(0)]
    player = state.players[0]
    player.wood = player.stone = player.metal = 9
    mark(state, Building.INN, 1, 1)
    _, root, _ = drawn(state, 0)

    assert place(root, "site-inn-1").get("data-ids") is None
    assert place(root, "site-inn-2").get("data-ids") == str(act.BUILD + Building.INN)


def test_a_gatehouse_is_one_place_with_two_sides_for_the_wizards():
    assert belfort.places_of(ChooseAction(0), act.ChooseSite(Building.GATEHOUSE, 5)) == (
        "gate-5-5",
        "gate-5-1",
    )
    assert belfort.places_of(ChooseAction(0), act.ChooseSymbol(5, 1)) == ("gate-5-1",)


def test_what_was_just_done_is_marked():
    state = state_after(2, 1, 40)
    touched = touched_places(GAME, [(ChooseAction(0), act.WALL), (ChooseAction(0), act.BUY)])
    _, root, _ = drawn(state, None, fresh=touched)

    assert touched == {"wall-1-1", "buy-wood"}
    assert "fresh" in place(root, "wall-1-1").get("class").split()


# ---- what is drawn


@pytest.mark.parametrize("players", COUNTS)
def test_every_symbol_of_the_city_is_there(players):
    _, root, _ = drawn(state_after(players, 1, 50), None)
    names = set(places(root))

    assert {f"site-{b}-{d}" for b in BUILDING_NAMES if b != "gatehouse" for d in range(1, 6)} <= names
    assert {f"gate-{g}-{d}" for g in range(1, 6) for d in (g, g % 5 + 1)} <= names
    assert {f"wall-{d}-{side}" for d in range(1, 6) for side in (1, 2)} <= names
    assert {f"district-{d}" for d in range(1, 6)} <= names
    assert {"desk", "camp", "income", "area-forest", "area-quarry", "area-mine", "area-gold-mine"} <= names
    assert {f"crest-{number}" for number in range(1, players + 1)} <= names
    assert {f"month-{month}" for month in range(1, 8)} <= names


@pytest.mark.parametrize("players", COUNTS)
def test_every_marker_of_a_seat_lies_on_its_symbol(players):
    for state in islice(game_of(players, 5), 0, 500, 61):
        _, root, _ = drawn(state, None)
        view = GAME.view(state, None)
        for building, owners in view["sites"].items():
            for district, owner in enumerate(owners):
                if owner is not None and owner < players:
                    found = [e for e in place(root, f"site-{building}-{district + 1}") if e.get("data-mark")]
                    assert [e.get("data-mark") for e in found] == [str(owner)] * (1 + (building == "keep"))


def test_workers_stand_where_they_were_sent():
    for state in islice(game_of(4, 4), 0, 300, 17):
        _, root, _ = drawn(state, 0)
        homes = Counter(
            (each.get("data-home"), each.get("data-mark"))
            for each in root.iter()
            if "figure" in (each.get("class") or "").split()
        )
        view = GAME.view(state, 0)
        for seat, player in enumerate(view["players"]):
            for area, workers in player["areas"].items():
                assert homes[f"area-{area}", str(seat)] == sum(workers.values())
            for name in ("desk", "camp"):
                assert homes[name, str(seat)] == sum(worker["seat"] == seat for worker in view[name])


def test_the_markers_of_neutral_players_are_told_apart():
    state = state_after(2, 1, 30)
    mark(state, Building.PUB, 1, 2)
    _, root, _ = drawn(state, 0)

    assert "Neutral player 3" in place(root, "site-pub-1").get("aria-label")
    assert any(each.get("data-piece") == "neutral-2-site-pub-1" for each in root.iter())


def test_a_banner_tells_what_a_district_would_give_now():
    state = state_after(3, 1, 60)
    for building in range(3):
        mark(state, building, 2, 2)
    scene = scene_of(state, 0)
    sheet = Sheet(1000, 1000, "")
    draw_banners(sheet, scene)
    tip = place(ET.fromstring(sheet.done()), "district-2").get("data-tip")
    _, counts, points = rankings(scene)[1]

    assert f"Cleo: {counts[2]} markers, {points[2]} points." in tip
    assert points[2] == 5


def test_points_are_grouped_and_neutral_players_are_left_out():
    assert ranked([3, 5, 3, 1], 3) == [(5, [1]), (3, [0, 2])]


def test_the_track_shows_the_tax_of_every_space():
    scene = scene_of(state_after(2, 1, 20), 0)
    sheet = Sheet(1000, 1000, "")
    draw_track(sheet, scene)
    found = classes(ET.fromstring(sheet.done()))

    assert found["space"] == 50
    assert [found[f"tax{tax}"] for tax in range(10)] == [5] * 10


def test_a_score_beyond_the_track_begins_anew():
    assert belfort_plan.space(51) == belfort_plan.space(1)
    state = state_after(2, 1, 20)
    state.players[0].points = (53, *state.players[0].points[1:])
    svg, _, _ = drawn(state, 0)

    assert ">+50<" in svg


def test_other_printed_values_can_be_drawn():
    values = TABLES | {"trade.sell_wood_stone": 3, "pool": 5, "tax.band": 3, "tax.step": 2, "tax.top": 30}
    state = GAME.new(5, options_of(5), values)
    draw = Random(2)
    for _ in range(200):
        GAME.apply(state, random_action(GAME, state, draw), None)
    deal(GAME, state, draw)
    svg = boards.draw("belfort", scene_of(state, 0, tables=values), {})

    assert {"sell-0", "sell-3"} <= set(places(ET.fromstring(svg)))


@pytest.mark.parametrize("players", [2, 5])
def test_every_icon_that_is_used_exists(players):
    symbols = {symbol for symbol, file in assets.symbol_files().items() if file in ICONS}
    for state in islice(game_of(players, 7), 0, 400, 37):
        svg, root, _ = drawn(state, 0)
        used = {each.get("href", "#").partition("#")[2] for each in root.iter() if each.tag.endswith("use")}
        assert used - {""} <= symbols
    assert {f"belfort-{guild.name.lower()}" for guild in Guild} <= symbols


def test_nothing_is_styled_in_attributes():
    svg, _, _ = drawn(state_after(4, 2, 150), 0)

    assert "style=" not in svg
    assert "<script" not in svg


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_no_type_is_too_small_to_read(players, language):
    for state in islice(game_of(players, 4, mode="advanced"), 0, 500, 83):
        for viewer in (None, 0):
            _, root, _ = drawn(state, viewer, language)
            sizes = [float(each.get("font-size", 0)) for each in root.iter() if each.tag.endswith("text")]
            assert min(sizes) >= 11


def test_no_building_is_hidden_by_a_guild_or_a_gatehouse():
    width, height = belfort_plan.GUILD_SIZE
    for district in range(5):
        gates = [belfort_plan.gate_symbol(district, 0), belfort_plan.gate_symbol(district - 1, 1)]
        boxes = [(*belfort_plan.place(district, belfort_plan.GUILD_AT), width, height)]
        boxes += [(*gate, 38, 38) for gate in gates]
        for site in belfort_plan.SITES.values():
            x, y = belfort_plan.place(district, *site)
            for middle_x, middle_y, wide, high in boxes:
                aside = max(0, abs(x - middle_x) - wide / 2)
                above = max(0, abs(y - middle_y) - high / 2)
                assert hypot(aside, above) >= PLOT


@pytest.mark.parametrize("guild", Guild)
def test_a_guild_shows_in_signs_what_it_gives(guild):
    name = guild.name.lower()
    state = state_after(4, 1, 60)
    state.guilds = (guild, *[each for each in range(12) if each != guild][:4])
    _, root, _ = drawn(state, None)
    shown = {each.get("href", "").partition("#")[2] for each in place(root, f"guild-{name}").iter()}
    texts = {each.text for each in place(root, f"guild-{name}").iter() if each.tag.endswith("text")}
    signs = set(effect_signs(scene_of(state, None), name)) - {"→", "⇄"}

    assert f"belfort-{name}" in shown
    assert {sign for sign in signs if sign[0] not in "+−"} <= shown
    assert {sign for sign in signs if sign[0] in "+−"} <= texts


def test_a_guild_shows_its_cost_until_somebody_owns_it():
    state = state_after(3, 1, 60)
    guild = state.guilds[0]
    name = f"guild-{Guild(guild).name.lower()}"
    state.guild_owner = tuple(-1 for _ in state.guild_owner)
    free = {each.get("href", "").partition("#")[2] for each in place(drawn(state, None)[1], name).iter()}
    state.guild_owner = tuple(1 if each == guild else -1 for each in range(12))
    owned = place(drawn(state, None)[1], name)

    assert "wood" in free
    assert [each.get("data-mark") for each in owned.iter() if each.get("data-mark")] == ["1"]


# ---- what would be given and paid now


def test_what_a_scoring_would_give_is_shown_beside_every_score():
    state = state_after(4, 2, 160)
    scene = scene_of(state, 1)
    table = rankings(scene)
    _, root, _ = drawn(state, 1)
    for seat in range(4):
        more = sum(points[seat] for _, _, points in table)
        here = place(root, f"player-{seat}")
        assert f"+{more}" in {each.text for each in here.iter()}
        assert f"If scoring came now: {scene.say('panel-score', count=more)}" in here.get("data-tip")


def test_after_the_end_nothing_more_is_promised():
    *_, state = game_of(2, 1)
    _, root, _ = drawn(state, None)

    assert ahead(scene_of(state, None)) == [0, 0]
    assert all("scoring came now" not in place(root, f"player-{seat}").get("data-tip") for seat in (0, 1))


def test_a_tie_is_explained_where_there_is_one():
    state = state_after(3, 1, 60)
    for building, owner in ((0, 0), (1, 1), (2, 2), (3, 2)):
        mark(state, building, 2, owner)
    _, root, _ = drawn(state, 0)
    tied = place(root, "district-2").get("data-tip")
    mark(state, 4, 2, 2)
    mark(state, 5, 2, 0)
    _, root, _ = drawn(state, 0)

    assert "Tied players" in tied
    assert "Anna <&>: 1 marker, 0 points." in tied
    assert "Tied players" not in place(root, "district-2").get("data-tip")


def test_every_tax_band_shows_who_pays_it_now():
    state = state_after(3, 1, 60)
    for seat, score in enumerate((12, 15, 53)):
        state.players[seat].points = (score, *[0] * (len(state.players[seat].points) - 1))
    _, root, _ = drawn(state, 0)

    def payers(band):
        icons = {each.get("href", "").partition("#")[2] for each in place(root, band).iter()}
        return {icon for icon in icons if icon.startswith("seat-")}

    assert payers("tax-11") == {"seat-red", "seat-blue"}
    assert payers("tax-46") == {"seat-yellow"}
    assert payers("tax-0") == set()
    assert "Ben: 2 gold" in place(root, "tax-11").get("data-tip")


# ---- labels


def label(state, name, viewer=0):
    return place(drawn(state, viewer)[1], name).get("aria-label")


def test_the_label_of_a_plank_tells_who_is_there_what_is_free_and_what_is_locked():
    state = setting.table(3)
    setting.built(state, 1, "tower", "market")
    assert (
        label(state, "plank-1-tower")
        == "Ben, Tower, place for a worker. 1 plank is locked: it needs a gnome."
    )
    assert label(state, "plank-1-market") == "Ben, Market, place for a worker: free"
    assert label(state, "lock-1-tower") == "Ben, Tower, place for a gnome. Gnomes: 0 of 1"


def test_labels_of_guilds_tell_owner_and_worker_apart():
    for state in islice(game_of(3, 9), 0, 400, 13):
        _, root, _ = drawn(state, 0)
        for guild in GAME.view(state, 0)["guilds"]:
            owner, worker = guild["owner"], guild["worker"]
            tile = place(root, f"guild-{guild['guild']}").get("aria-label")
            plank = place(root, f"guild-plank-{guild['guild']}").get("aria-label")
            assert tile.endswith(": no owner" if owner is None else f": owner {NAMES[owner]}")
            assert plank.endswith(
                f": {NAMES[worker['seat']]} ({worker['worker'].replace('-', ' ')})" if worker else ": free"
            )


def test_labels_of_districts_areas_and_months_tell_what_is_there():
    state = setting.table(3)
    mark(state, 0, 2, 2)
    mark(state, 1, 2, 2)
    mark(state, 2, 2, 0)
    assert label(state, "district-2") == "District 2, markers: Anna <&> (1), Cleo (2)"
    assert label(state, "district-1") == "District 1, markers: 0"
    assert label(state, "month-1") == "Month 1: spring. In progress"
    assert label(state, "month-2") == "Month 2: spring"
    assert label(state, "area-forest") == "Forest: no workers"
    scene = scene_of(state, 0)
    scene.view["players"][1]["areas"]["forest"] |= {"elf": 2, "master-elf": 1}
    scene.view["desk"].append({"seat": 1, "worker": "elf"})
    scene.view["camp"].append({"seat": 2, "worker": "dwarf"})
    root = ET.fromstring(boards.draw("belfort", scene))
    assert place(root, "desk").get("aria-label") == "Recruiter’s Desk: Ben (elf)"
    assert place(root, "camp").get("aria-label") == "King’s Camp: Cleo (dwarf), free"
    forest = place(root, "area-forest")
    assert forest.get("aria-label") == "Forest: Ben (2 elves, 1 master elf)"
    assert "Ben: 2 elves, 1 master elf. Collects 5 wood." in forest.get("data-tip")


def test_who_has_passed_is_told_while_workers_are_placed():
    passed = next(state for state in game_of(3, 9) if state.waiting and _has_passed(state))
    seat = _has_passed(passed)[0]
    assert label(passed, f"player-{seat}").endswith(" points, passed")


def _has_passed(state):
    """The seats that place no more workers."""
    if type(state.waiting[-1]).__name__ != "ChooseWorker":
        return []
    return [seat for seat, player in enumerate(GAME.view(state, 0)["players"]) if player["passed"]]


# ---- pieces keep their names


def marks_of(root):
    """The pieces that have an owner and a home, numbered as the page does it."""
    found = Counter()
    names = set()
    for each in root.iter():
        owner, home = each.get("data-mark"), each.get("data-home")
        if owner:
            assert home
            found[home, owner] += 1
            names.add((home, owner, found[home, owner]))
    return names


def things_of(root):
    names = [each.get("data-piece") for each in root.iter() if each.get("data-piece")]
    assert len(names) == len(set(names)), Counter(names).most_common(2)
    return set(names)


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 1), (5, 2)])
def test_pieces_keep_their_names_when_they_move(players, seed):
    before_marks, before_things = set(), set()
    owners = {"gnome", *map(str, range(players))}
    for state in islice(game_of(players, seed, mode="advanced"), 0, None, 3):
        viewer = None if seed == 1 else 0
        _, root, _ = drawn(state, viewer)
        marks, things = marks_of(root), things_of(root)
        if before_marks:
            came = Counter(owner for _, owner, _ in marks - before_marks if owner in owners)
            left = Counter(owner for _, owner, _ in before_marks - marks if owner in owners)
            assert came == left, (came, left)
            fixed = {name for name in before_things if not name.startswith("neutral-")}
            assert {name for name in fixed if not name.startswith("holder")} <= things
            assert len([name for name in things if name.startswith("holder")]) in (0, players)
        before_marks, before_things = marks, things
    assert {f"score-{colour}" for colour in SEAT_NAMES[:players]} | {"month"} <= before_things


@pytest.mark.parametrize("players", COUNTS)
def test_no_piece_is_lost_or_drawn_twice(players):
    gnomes = TABLES["gnomes"][players - 2]
    workers = sum(TABLES["workers"])
    for state in islice(game_of(players, 6), 0, None, 23):
        for viewer in (None, 0):
            _, root, _ = drawn(state, viewer)
            all_marks = Counter(owner for _, owner, _ in marks_of(root))
            figures = Counter(
                each.get("data-mark") for each in root.iter() if "figure" in (each.get("class") or "").split()
            )
            assert all_marks["gnome"] == gnomes
            assert figures == {str(seat): workers for seat in range(players)}
            assert {all_marks[str(seat)] - workers for seat in range(players)} == {MARKERS}


def test_goods_and_points_are_drawn_as_amounts_that_can_fly():
    state = state_after(3, 2, 100)
    view = GAME.view(state, 1)
    _, root, _ = drawn(state, 1)
    found = {each.get("data-amount"): each for each in root.iter() if each.get("data-amount")}
    for seat, player in enumerate(view["players"]):
        assert found[f"points-{seat}"].text == str(player["score"])
        for good, count in player["goods"].items():
            assert found[f"goods-{seat}-{good}"].text == str(count)
            assert found[f"goods-{seat}-{good}"].get("data-icon").endswith(f"#{good}")


def builds_of(state):
    """The cards that can be built now, as actions."""
    asks = bool(state.waiting) and isinstance(state.waiting[-1], ChooseAction)
    legal = GAME.legal(state) if asks else []
    return [action for action in legal if isinstance(GAME.catalogue.value(action), act.Build)]


def test_a_card_that_is_built_comes_from_the_hand_of_its_player():
    state = next(state for state in game_of(3, 5) if builds_of(state))
    action = builds_of(state)[0]
    seat, building = asked(state), BUILDING_NAMES[GAME.catalogue.value(action).building]
    viewers = (seat, (seat + 1) % 3)
    before = [marks_of(drawn(state, viewer)[1]) for viewer in viewers]
    GAME.apply(state, action, None)
    while not isinstance(state.waiting[-1], ChooseAction):
        GAME.apply(state, GAME.legal(state)[0], None)
    after = [marks_of(drawn(state, viewer)[1]) for viewer in viewers]
    came = [now - was for was, now in zip(before, after, strict=True)]
    left = [was - now for was, now in zip(before, after, strict=True)]

    assert [home for home, owner, _ in left[0] if owner == f"card-{building}"] == [f"hand-{building}"]
    assert [home for home, owner, _ in left[1] if owner == f"cards-{seat}"] == [f"shown-{seat}"]
    assert [home for home, owner, _ in came[0] if owner == f"card-{building}"] == [f"card-{seat}-{building}"]
    assert [home for home, owner, _ in came[1] if owner == f"cards-{seat}"] == [f"card-{seat}-{building}"]


# ---- secrets


def test_a_board_names_only_the_people_of_its_own_table():
    state = state_after(2, 1, 60)
    first = drawn(state, 0)[0]
    words = Words("en", GAME, ("Vera", "Wim"))
    view = GAME.view(state, 0)
    other = boards.draw("belfort", Scene(view, words, 0, TABLES, options_of(2)))

    assert ">Ben<" in first
    assert ">Wim<" in other
    assert "Ben" not in other
    assert drawn(state, 0)[0] == first


@pytest.mark.parametrize("players", COUNTS)
def test_only_ones_own_hand_is_drawn(players):
    for state in islice(game_of(players, 8), 0, 300, 19):
        for viewer in (None, *range(players)):
            _, root, _ = drawn(state, viewer)
            hand = {name for name in places(root) if name.startswith("hand-")}
            own = set() if viewer is None else set(GAME.view(state, viewer)["players"][viewer]["hand"])
            assert hand == {f"hand-{building}" for building in own}


@pytest.mark.parametrize("players", [2, 5])
def test_a_board_does_not_depend_on_what_its_viewer_cannot_know(players):
    draw = Random(5)
    for state in islice(game_of(players, 9), 0, 300, 29):
        for viewer in range(players):
            if viewer != asked(state):
                assert drawn(state, viewer)[0] == drawn(GAME.redeal(state, viewer, draw), viewer)[0]


# ---- languages and time


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_every_language_is_drawn(players, language):
    for state in islice(game_of(players, 6), 0, 400, 57):
        _, root, _ = drawn(state, asked(state), language)
        assert len(places(root)) > 100


def test_a_board_is_drawn_in_a_blink():
    state = state_after(5, 3, 330)
    scene = scene_of(state, asked(state))
    targets = targets_of(GAME, state)
    boards.draw("belfort", scene, targets)
    took = []
    for _ in range(7):
        fresh = Scene(scene.view, scene.words, scene.seat, scene.tables, scene.options)
        start = time.process_time()
        boards.draw("belfort", fresh, targets)
        took.append(time.process_time() - start)

    assert min(took) < 0.025
