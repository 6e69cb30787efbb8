"""The drawn board of Guilds: whatever can be chosen can be clicked, and nothing hidden is drawn."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from boardwright import registry
from boardwright.core import play
from boardwright.core.options import completed
from boardwright.core.random import Random
from boardwright.core.tables import defaults
from boardwright.games.guilds import actions
from boardwright.games.guilds.terms import Character, Room
from boardwright.text import Words
from boardwright.web import boards
from boardwright.web.boards import guilds
from boardwright.web.panels.scene import Scene

GAME = registry.game("guilds")
TABLES = defaults(GAME.printed)
WORDS = {language: Words(language, GAME, parts=("web", "server")) for language in ("en", "pl", "de", "it")}
SUPPLEMENT = {"supplement": True, "second_killer": True}
EVERY = 8


@pytest.fixture(autouse=True)
def _drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "DRAWN", ("guilds",))


def options_of(players: int, chosen: dict[str, Any]) -> dict[str, Any]:
    return dict(completed(GAME.meta, players, chosen))


def scene_of(state: Any, seat: int | None, chosen: dict[str, Any], language: str = "en") -> Scene:
    options = options_of(state.seats, chosen)
    return Scene(GAME.view(state, seat), WORDS[language], seat, TABLES, options)


def board_of(state: Any, seat: int | None, chosen: dict[str, Any], language: str = "en") -> str:
    """The board of a seat, with what it can click when it is asked."""
    targets = boards.targets(GAME, state) if state.waiting and state.waiting[-1].seat == seat else {}
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
        targets = boards.targets(GAME, state)
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
        ("turn/den/3/2/3", "room-den"),
        ("guild-2",),
        ("do-pass",),
        (),
    ]
