"""The drawn board of Guilds: whatever can be chosen can be clicked, and nothing hidden is drawn."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from typing import Any, cast
from xml.etree import ElementTree

import pytest

from boardwright import registry
from boardwright.core import play
from boardwright.core.events import kebab_term
from boardwright.core.options import completed
from boardwright.core.random import Random
from boardwright.core.tables import defaults
from boardwright.games.guilds import actions
from boardwright.games.guilds.scoring import objective_points
from boardwright.games.guilds.terms import IN_START, SMALL_ROOMS, Character, Room
from boardwright.plugins.guilds import board as guilds
from boardwright.plugins.guilds.board import court as guilds_court
from boardwright.plugins.guilds.panels.bids import highest_bid
from boardwright.text import Words
from boardwright.web import boards
from boardwright.web.scene import Scene
from boardwright.web.svg.targets import targets_of
from tests.games.guilds.setting import bid, coins, hired, laid, offered, table, used, window, wishes
from tests.games.guilds.setting import play as do

GAME = registry.game("guilds")
TABLES = defaults(GAME.printed)
WORDS = {language: Words(language, GAME, parts=("web", "server")) for language in ("en", "pl", "de", "it")}
SUPPLEMENT = {"supplement": True, "second_killer": True}
EVERY = 8


def options_of(players: int, chosen: dict[str, Any]) -> dict[str, Any]:
    return dict(completed(GAME.meta, players, chosen))


def scene_of(state: Any, seat: int | None, chosen: dict[str, Any], language: str = "en") -> Scene:
    options = options_of(state.seats, chosen)
    return Scene(GAME.view(state, seat), WORDS[language], seat, TABLES, options)


def board_of(state: Any, seat: int | None, chosen: dict[str, Any], language: str = "en") -> str:
    """The board of a seat, with what it can click when it is asked."""
    targets = targets_of(GAME, state) if state.waiting and state.waiting[-1].seat == seat else {}
    return boards.draw("guilds", scene_of(state, seat, chosen, language), targets)


def states(players: int, seed: int, chosen: dict[str, Any]) -> Iterator[Any]:
    """A random game: some decisions of each kind, and its end."""
    draw = Random(seed)
    state = GAME.new(players, options_of(players, chosen), TABLES)
    seen: Counter[str] = Counter()
    while state.waiting:
        decision = state.waiting[-1]
        seen[type(decision).__name__] += 1
        if decision.seat >= 0 and seen[type(decision).__name__] % EVERY == 1:
            yield state.clone()
        GAME.apply(state, play.random_action(GAME, state, draw), None)
    yield state


def places_in(svg: str) -> list[str]:
    return re.findall(r'data-place="([^"]*)"', svg)


def ids_in(svg: str) -> set[int]:
    return {int(each) for ids in re.findall(r'data-ids="([^"]*)"', svg) for each in ids.split()}


def seats_of(state: Any) -> list[int | None]:
    """The seat that is asked, another, and somebody who looks on."""
    asked = state.waiting[-1].seat if state.waiting else 0
    return [asked, (asked + 1) % state.seats, None]


@pytest.mark.parametrize(("players", "seed"), [(2, 9), (4, 5), (4, 8), (3, 7), (4, 11), (4, 47)])
def test_every_legal_action_of_a_game_can_be_clicked(players: int, seed: int) -> None:
    for state in states(players, seed, SUPPLEMENT):
        legal = set(GAME.legal(state)) if state.waiting else set()
        seat = state.waiting[-1].seat if state.waiting else 0
        assert legal - ids_in(board_of(state, seat, SUPPLEMENT)) == set()


@pytest.mark.parametrize(("players", "seed", "chosen"), [
    (2, 3, {"crown_agent": True, "plot_rows": "4"}), (3, 4, {}), (4, 6, SUPPLEMENT),
])  # fmt: skip
def test_boards_are_well_formed_and_every_place_has_a_name_of_its_own(
    players: int, seed: int, chosen: dict[str, Any]
) -> None:
    for state in states(players, seed, chosen):
        for seat in seats_of(state):
            svg = board_of(state, seat, chosen)
            ElementTree.fromstring(svg)
            twice = [name for name, count in Counter(places_in(svg)).items() if count > 1]
            assert twice == []


def test_the_first_thing_of_every_place_is_its_halo() -> None:
    for state in list(states(4, 2, {}))[:3]:
        svg = board_of(state, state.waiting[-1].seat, {})
        starts = re.findall(r'data-place="[^>]*><\w+[^>]*class="(\w+)', svg)
        assert (len(starts), set(starts)) == (len(places_in(svg)), {"halo"})


def test_what_a_seat_cannot_know_is_not_drawn() -> None:
    draw = Random(1)
    known = [state for seed in (8, 23) for state in states(4, seed, SUPPLEMENT) if state.top]
    assert known
    for state in known:
        for seat in range(state.seats):
            other = GAME.redeal(state, seat, draw)
            assert board_of(other, seat, SUPPLEMENT) == board_of(state, seat, SUPPLEMENT)


def test_a_board_is_drawn_quickly() -> None:
    *_, state, _ = states(4, 3, {})
    taken = []
    for _ in range(6):
        scene = scene_of(state, state.waiting[-1].seat, {})
        targets = targets_of(GAME, state)
        start = time.process_time()
        boards.draw("guilds", scene, targets)
        taken.append(time.process_time() - start)
    assert min(taken) < 0.025


@pytest.mark.parametrize("language", ["en", "pl", "de", "it"])
def test_all_languages_draw(language: str) -> None:
    for state in states(4, 8, SUPPLEMENT):
        ElementTree.fromstring(board_of(state, seats_of(state)[0], SUPPLEMENT, language))


def test_a_room_that_is_laid_is_shown_in_each_of_its_turns() -> None:
    asked = [
        state
        for seed in (3, 4)
        for state in states(2, seed, {})
        if state.waiting and type(state.waiting[-1]).__name__ == "ChooseOrientation"
    ]
    shown = [places_in(board_of(state, state.waiting[-1].seat, {})) for state in asked]
    turns = [sum(name.startswith("turn/") for name in names) for names in shown]
    assert (turns, bool(turns)) == ([len(GAME.legal(state)) for state in asked], True)


# ---- labels


def labels_of(state: Any, seat: int | None = 0, language: str = "en") -> dict[str, str]:
    """The labels of all places, by name."""
    root = ElementTree.fromstring(board_of(state, seat, {}, language))
    return {
        each.get("data-place", ""): each.get("aria-label", "")
        for each in root.iter()
        if each.get("data-place")
    }


def test_a_card_in_the_auction_tells_its_points_and_the_highest_bid() -> None:
    state = table(3)
    offered(state, 1, "cat")
    offered(state, 2, "gladiator")
    offered(state, 3, "merchant")
    bid(state, 0, 1, 2)
    bid(state, 1, 1, 4)
    bid(state, 0, 2, 3)
    bid(state, 2, 2, 3)
    labels = labels_of(state)
    assert labels["offer-cat"] == "Cat, zone 1: 2 points. Highest bid: Blue, 4 florins"
    assert (
        labels["offer-gladiator"] == "Gladiator, zone 2: 5 points. Highest bids: Red, Yellow, 3 florins each"
    )
    assert labels["offer-merchant"] == "Merchant, zone 3: 1 point. No bid"
    assert labels["zone-1"] == "Zone 1: Cat. Highest bid: Blue, 4 florins"
    assert labels["zone-4"] == "Zone 4: no character"


def test_a_bid_that_is_being_made_is_told_as_it_is_drawn() -> None:
    asked = next(each for each in every_state(3, 5, {}) if asked_of(each) == "BidSecondZone")
    decision = asked.waiting[-1]
    count = asked.players[decision.seat].bids[decision.zone] + decision.florins
    assert f", {count} florin" in labels_of(asked)[f"zone-{decision.zone + 1}"]


def test_the_crown_can_have_the_highest_bid() -> None:
    zone = {"bids": [0, 0], "crown": 1}
    assert highest_bid(scene_of(table(2), 0, {}), zone) == "Highest bid: Crown, 1 florin"


def test_what_lies_on_a_plot_tells_whose_plot_where_and_whether_it_works() -> None:
    state = table(2)
    laid(state, 0, "empty-1", 2, 2)
    laid(state, 1, "great-garden", 3, 4)
    labels = labels_of(state)
    assert labels["hall-0"] == "Hall, Red’s plot, columns 1 and 2, row 3"
    assert labels["hall-1"] == "Hall, Blue’s plot, columns 1 and 2, row 3"
    assert labels["room-empty-1"] == "Empty Room 1, Red’s plot, column 2, row 2: active"
    assert labels["room-great-garden"] == "Great Garden, Blue’s plot, columns 3 and 4, row 4: inactive"
    assert labels["cell-0-1-1"] == "Red’s plot, column 1, row 1: free"
    cells = [label for name, label in labels.items() if name.startswith("cell-")]
    assert len(set(cells)) == len(cells) == 20 - 3 + 20 - 4


def test_a_used_ability_and_a_wish_that_is_led_are_told() -> None:
    state = table(2)
    hired(state, 1, "gladiator", "spy")
    used(state, "spy")
    wishes(state, "most-warriors", "most-gardens")
    labels = labels_of(state)
    assert labels["member-spy"] == "Spy, Blue: ability used"
    assert labels["member-gladiator"] == "Gladiator, Blue"
    assert labels["wish-most-warriors"].endswith(" points. In first place now: Blue")
    assert "now" not in labels["wish-most-gardens"]


# ---- A room that is being laid

LAYING = ("ChooseAnchor", "ChooseLiftedCell")
GAMES_WITH_MUCH_LAYING = [(2, 38), (4, 12), (3, 55), (4, 5)]


def asked_of(state: Any) -> str:
    return type(state.waiting[-1]).__name__ if state.waiting else ""


def every_state(players: int, seed: int, chosen: dict[str, Any]) -> Iterator[Any]:
    """A random game, decision by decision."""
    draw = Random(seed)
    state = GAME.new(players, options_of(players, chosen), TABLES)
    while state.waiting:
        if state.waiting[-1].seat >= 0:
            yield state.clone()
        GAME.apply(state, play.random_action(GAME, state, draw), None)
    yield state


def ghosts_in(svg: str) -> list[tuple[str, int, str, str]]:
    """The pictures of a room that is being laid: at which place, in which turn, what to press then, and what
    is said."""
    said = r'class="ghost[^"]*" data-at="([^"]*)" data-turn="(\d)" data-then="([^"]*)" data-tip="([^"\n]*)'
    return [
        (at, int(turn), then, unescape(tip).removesuffix("."))
        for at, turn, then, tip in re.findall(said, svg)
    ]


def turns_that_follow(state: Any) -> list[tuple[str, int, str, str]]:
    """The same by the rules: every cell that may be chosen, and every turn that may be chosen there."""
    found = []
    for cell in GAME.legal(state):
        after = state.clone()
        decision = after.waiting[-1]
        at = guilds.places_of(decision, GAME.catalogue.value(cell))[0]
        GAME.apply(after, cell, None)
        for turn in GAME.legal(after):
            value = GAME.catalogue.value(turn)
            then = guilds.places_of(after.waiting[-1], value)[0]
            found.append(
                (at, cast(actions.ChooseTurn, value).quarters, then, WORDS["en"].action(after, turn))
            )
    return found


@pytest.mark.parametrize(("players", "seed"), GAMES_WITH_MUCH_LAYING)
def test_a_room_is_shown_in_every_turn_on_every_cell_where_it_may_lie(players: int, seed: int) -> None:
    laid = [state for state in every_state(players, seed, SUPPLEMENT) if asked_of(state) in LAYING]
    assert laid
    for state in laid:
        svg = board_of(state, state.waiting[-1].seat, SUPPLEMENT)
        assert sorted(ghosts_in(svg)) == sorted(turns_that_follow(state))


def test_those_games_hold_large_rooms_the_architect_and_the_engineer() -> None:
    laid = [
        state
        for players, seed in GAMES_WITH_MUCH_LAYING
        for state in every_state(players, seed, SUPPLEMENT)
        if asked_of(state) in LAYING
    ]
    has_engineer = any(asked_of(state) == "ChooseLiftedCell" for state in laid)
    has_architect = any(state.in_force >> Character.ARCHITECT & 1 for state in laid)
    has_large = any(state.waiting[-1].room >= SMALL_ROOMS for state in laid)
    assert (has_engineer, has_architect, has_large) == (True, True, True)


def test_spectators_see_the_room_that_is_being_laid_in_one_turn() -> None:
    laid = [state for state in every_state(3, 7, {}) if asked_of(state) == "ChooseOrientation"]
    assert laid
    for state in laid:
        svg = boards.draw("guilds", scene_of(state, None, {}))
        assert svg.count('class="ghost shown"') == 1
        assert (ids_in(svg), "turner" in svg) == (set(), False)


# ---- The square, the wishes, the stack


def halos_in(svg: str, head: str) -> list[tuple[float, float, float, float]]:
    """Where the places with such names lie: left, top, right, bottom."""
    found = re.findall(
        rf'data-place="{head}[^"]*"[^>]*><rect x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"', svg
    )
    return [(x, y, x + wide, y + high) for x, y, wide, high in (map(float, each) for each in found)]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("zone", [0, 2, 3, 5])
def test_the_cards_of_a_zone_do_not_cover_each_other(zone: int, count: int) -> None:
    state = next(iter(states(3, 1, {})))
    scene = scene_of(state, 0, {})
    zones = [{**each, "characters": []} for each in scene.view["zones"]]
    zones[zone]["characters"] = ["assassin", "guard-dog", "master-smith", "high-priestess"][:count]
    svg = boards.draw("guilds", replace(scene, view={**scene.view, "zones": zones}))
    cards = sorted(halos_in(svg, "offer-"), key=lambda box: (box[0], box[1]))
    apart = 6.5  # halos reach a little beyond their cards
    assert len(cards) == count
    for one, other in zip(cards, cards[1:], strict=False):
        assert other[0] > one[2] - apart or other[1] > one[3] - apart - 5


def test_wishes_show_what_they_would_bring_now() -> None:
    for state in states(4, 6, {}):
        wishes = scene_of(state, None, {}).view["objectives"]
        each = [guilds_court.rewards_now(wish) for wish in wishes]
        assert [sum(found) for found in zip(*each, strict=True)] == (objective_points(state) if each else [])


def test_an_attack_shows_who_attacks_whom_and_who_may_answer() -> None:
    state = table(3)
    hired(state, 0, "assassin")
    hired(state, 1, "prince", "healer")
    coins(state, 0, gold=3)
    coins(state, 1, florins=3)
    window(state, IN_START)
    do(state, "use assassin", "character prince")
    assert asked_of(state) == "Respond"
    for seat in (0, 1, 2, None):
        svg = board_of(state, seat, {})
        assert (svg.count("aimline attack"), svg.count("aimframe attack")) == (1, 1)
        assert 'data-place="stack-0"' in svg
        assert "Blue may answer" in svg
        frame = re.search(r'<rect x="([^"]*)" y="([^"]*)"[^>]*class="aimframe', svg)
        assert frame is not None
        assert tuple(map(float, frame.groups())) == halos_in(svg, "member-prince")[0][:2]


# ---- Movement


def pieces_in(svg: str) -> list[str]:
    return re.findall(r'data-piece="([^"]*)"', svg)


@pytest.mark.parametrize(("players", "seed", "seat"), [(2, 4, 0), (4, 9, 2), (3, 3, None)])
def test_pieces_keep_their_names_from_view_to_view(players: int, seed: int, seat: int | None) -> None:
    before: set[str] = set()
    lost: Counter[str] = Counter()
    for state in every_state(players, seed, {}):
        found = pieces_in(board_of(state, seat, {}))
        assert len(found) == len(set(found))
        assert {"dove", "first-player"} <= set(found)
        lost.update(name.split("-")[0] for name in before - set(found))
        before = set(found)
    assert set(lost) <= {"card", "tile", "bid", "stack"}


def named(state: Any, action: int) -> str:
    """The piece that an action brings to a guild; empty for others."""
    value = GAME.catalogue.value(action)
    if asked_of(state) == "TakeAuctionTurn" and isinstance(value, actions.ChooseCharacter):
        return f"card-{kebab_term(value.character)}"
    return (
        f"tile-{kebab_term(Room(state.waiting[-1].room))}" if asked_of(state) == "ChooseOrientation" else ""
    )


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_character_that_is_taken_and_a_room_that_is_bought_keep_their_names(seat: int | None) -> None:
    found = [
        (state, action, named(state, action))
        for state in every_state(3, 5, {})
        for action in (GAME.legal(state)[-1:] if state.waiting else ())
        if named(state, action)
    ]
    assert {name.split("-")[0] for _, _, name in found} == {"card", "tile"}
    for state, action, name in found:
        after = state.clone()
        GAME.apply(after, action, None)
        assert name in pieces_in(board_of(state, seat, {}))
        assert name in pieces_in(board_of(after, seat, {}))


# ---- Texts


@pytest.mark.parametrize("language", ["en", "pl", "de", "it"])
def test_no_text_is_smaller_than_can_be_read(language: str) -> None:
    for state in states(4, 8, SUPPLEMENT):
        for seat in seats_of(state):
            sizes = re.findall(
                r'<text[^>]* font-size="([\d.]+)"', board_of(state, seat, SUPPLEMENT, language)
            )
            assert sizes
            assert min(map(float, sizes)) >= 11


class Asked:
    """A question, for what it holds."""

    def __init__(self, **held: int) -> None:
        self.seat = 1
        self.__dict__.update(held)


def test_choices_belong_to_their_places() -> None:
    places = [
        guilds.places_of(Asked(), actions.UseAbility(Character.THIEF)),
        guilds.places_of(Asked(), actions.ChooseZone(3)),
        guilds.places_of(Asked(zone=2), actions.ChooseCount(4)),
        guilds.places_of(Asked(zone=2, florins=1, second=4), actions.ChooseCount(4)),
        guilds.places_of(Asked(), actions.ChooseCount(0)),
        guilds.places_of(Asked(room=Room.DEN), actions.ChooseCell(2, 5)),
        guilds.places_of(Asked(room=Room.DEN, cell=6), actions.ChooseTurn(3)),
        guilds.places_of(Asked(), actions.ChooseSeat(2)),
        guilds.places_of(Asked(), actions.Pass()),
        guilds.places_of(Asked(seat=-1), actions.ChooseRoom(Room.DEN)),
    ]
    assert places == [
        ("member-thief",),
        ("zone-3",),
        ("count/zone-3/4", "zone-3"),
        ("count/zone-5/4", "zone-5"),
        ("count/purse-1/0", "purse-1"),
        ("cell-1-2-5", "room-den"),
        ("turn/den/3/2/3", "room-den", "cell-1-3-2"),
        ("guild-2",),
        ("do-pass",),
        (),
    ]
