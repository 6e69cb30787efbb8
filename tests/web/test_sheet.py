"""Parts of boards from memory: always what would be drawn anew."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from typing import Any

import pytest

import boardwright
from boardwright.core import play
from boardwright.core.match import Match
from boardwright.core.random import Random
from boardwright.plugins.guilds.board import sheet as guilds_sheet
from boardwright.text import Words
from boardwright.web import boards
from boardwright.web.scene import Scene
from boardwright.web.svg import sheet
from boardwright.web.svg.sheet import Part, Sheet, tip_text
from boardwright.web.svg.targets import Target, targets_of, touched_places
from tests.web.board_checks import DRAWN, LARGE

EVERY = 3
TABLES = [(game, players) for game in DRAWN for players in (2, 4)]


@pytest.fixture(autouse=True)
def _nothing_remembered() -> Iterator[None]:
    sheet.PARTS.clear()
    yield
    sheet.PARTS.clear()


def positions(game: str, players: int) -> Iterator[Match]:
    """A random match, position by position."""
    match = boardwright.new(game, players=players, seed=11)
    draw = Random(11)
    while not match.is_over:
        match.act(play.random_action(match.game, match.state, draw))
        yield match


def drawn(match: Match, seat: int | None, words: Words) -> str:
    """The board with what can be clicked and what was just done."""
    scene = Scene(match.view(seat), words, seat, match.values, match.options)
    targets = targets_of(match.game, match.state) if seat is not None and match.to_act == seat else {}
    step = match.steps[-1]
    fresh = touched_places(match.game, [(step.before.waiting[-1], step.action)])
    return boards.draw(match.game.meta.id, scene, targets, fresh)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_board_from_memory_is_the_board_drawn_anew(game: str, players: int) -> None:
    words = None
    for number, match in enumerate(positions(game, players)):
        words = words or Words("pl", match.game)
        seat = None if number % 2 else (match.to_act if match.to_act is not None and match.to_act >= 0 else 0)
        remembered = drawn(match, seat, words)
        if number % EVERY == 0:
            kept = dict(sheet.PARTS)
            sheet.PARTS.clear()
            anew = drawn(match, seat, words)
            sheet.PARTS.update(kept)
            assert remembered == anew, f"{game} with {players}, position {number}"


class Counted(dict[Hashable, Part]):
    """A memory that counts what was asked for and what was there."""

    asked = found = 0

    def get(self, key: Hashable, default: Any = None) -> Any:
        """What is remembered."""
        self.asked += 1
        self.found += key in self
        return super().get(key, default)


@pytest.mark.parametrize(("game", "players"), [(game, players) for game in LARGE for players in (2, 4)])
def test_most_of_a_board_comes_from_memory(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = Counted()
    for module in (sheet, guilds_sheet):
        monkeypatch.setattr(module, "PARTS", memory)
    words = None
    for _, match in zip(range(120), positions(game, players), strict=False):
        words = words or Words("en", match.game)
        drawn(match, None, words)
    assert memory.asked > 500
    assert memory.found > memory.asked / 2


def test_a_part_is_drawn_once_for_the_same_things_and_marks() -> None:
    drawings = []

    def draw(on: Sheet) -> None:
        with on.place("tile", "a tile"):
            on.icon("wood", 0, 0, 10)
        drawings.append(on)

    def board(targets: dict[str, Target], fresh: frozenset[str], made_of: str = "one") -> Sheet:
        found = Sheet(10, 10, "board", targets, fresh)
        found.part(made_of, lambda: draw(found))
        return found

    first = board({}, frozenset())
    again = board({}, frozenset({"elsewhere"}))
    assert (again.done(), again.used, len(drawings)) == (first.done(), {"wood"}, 1)
    clickable = board({"tile": Target((3,))}, frozenset())
    assert 'data-ids="3"' in clickable.done()
    assert 'class="place fresh"' in board({}, frozenset({"tile"})).done()
    assert len(drawings) == 3
    board({}, frozenset(), "another")
    assert len(drawings) == 4
    board({"tile": Target((3,))}, frozenset())
    assert len(drawings) == 4


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet, "MAX_PARTS", 3)
    for number in range(10):
        Sheet(1, 1, "board").part(number, lambda: None)
    assert list(sheet.PARTS) == [(sheet.ICONS, number) for number in (7, 8, 9)]


def test_what_a_part_is_made_of_tells_readers_and_values_apart() -> None:
    match = boardwright.new("belfort", players=2, seed=1)
    scene = Scene(match.view(0), Words("en", match.game), 0, match.values, match.options)
    same = Scene(match.view(0), Words("en", match.game), 0, dict(match.values), dict(match.options))
    assert scene.made_of("hand", [1, {"a": "b"}]) == same.made_of("hand", [1, {"a": "b"}])
    others = [
        replace(scene, seat=1),
        replace(scene, words=Words("de", match.game)),
        replace(scene, words=Words("en", match.game, ["Ada", "Bea"])),
        replace(scene, tables={**match.values, "wood": (9,)}),
    ]
    keys = {
        scene.made_of("hand"),
        scene.made_of("area"),
        scene.made_of("hand", 1),
        scene.made_of("hand", "1"),
    }
    keys |= {other.made_of("hand") for other in others}
    assert len(keys) == 8


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Gain 1 stone", "Gain 1 stone."),
        ("None left.", "None left."),
        ("If scoring came now:", "If scoring came now:"),
        ("Who leads?", "Who leads?"),
        ("Known to one (the first)", "Known to one (the first)."),
        ("It says “no more.”", "It says “no more.”"),
        ("", ""),
    ],
)
def test_a_line_of_a_tip_ends_a_sentence_once(line: str, told: str) -> None:
    assert tip_text([line, line]) == f"{told}\n{told}"
