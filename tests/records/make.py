"""How the finished matches in this folder came about: python -m tests.records.make GAME

Writes what is missing and never what is there: a record is kept for ever as it was played. A bug report
becomes a record of its own first, and a fix second.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from boardwright import registry
from boardwright.bots import bot, fair_choice
from boardwright.core.dealer import Dealer, seed_from_number
from boardwright.core.match import Match
from boardwright.core.random import Random

FOLDER: Final = Path(__file__).resolve().parent
# Like random, but seldom the first thing on offer, which passes or declines in most decisions.
BUSY: Final = "busy"


@dataclass(frozen=True)
class Recipe:
    """Who played what, and how: `regrets` is how often in a hundred choices one is taken back.

    With `any_order` seats that choose at the same time answer in a random order.
    """

    file: str
    bots: Sequence[str]
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    tables: Mapping[str, object] = field(default_factory=dict)
    names: Sequence[str] = ()
    nonces: Sequence[str] = ()
    regrets: int = 0
    any_order: bool = False


BELFORT: Final = (
    Recipe("two-players-with-neutral-builders.json", ("greedy", "greedy"), 1, nonces=("ada", "bela")),
    Recipe("two-players-beginner.txt", ("greedy", "random"), 2, {"mode": "beginner"}),
    Recipe(
        "three-players-taken-back.txt",
        ("greedy", "greedy", "random"),
        3,
        names=("Ada", "Béla", "Łucja"),
        regrets=20,
    ),
    Recipe(
        "four-players-dear-walls-and-rich-banks.json",
        ("greedy", "greedy", "greedy", "greedy"),
        4,
        tables={"wall.cost": [4, 4, 1], "buildings.bank.gold": 3, "start.goods": [3, 3, 2, 9]},
    ),
    Recipe(
        "four-players-chosen-interactive-guilds.txt",
        ("greedy", "random", "greedy", "random"),
        5,
        {"guilds": ["spies", "thieves", "bandits", "wizards", "architects"]},
    ),
    Recipe(
        "five-players-advanced-ranking-nothing.json",
        ("greedy", "random", "random", "random", "random"),
        6,
        {"mode": "advanced", "rank_nothing": True},
    ),
    Recipe(
        "three-players-other-rulings.json",
        ("random", "random", "greedy"),
        9,
        {"mine_bonus_unpaired": True, "must_activate": True},
    ),
    Recipe(
        "four-players-answers-in-any-order.json",
        ("random",) * 4,
        7,
        {"guilds": ["spies", "thieves", "bandits", "wizards", "architects"]},
        regrets=20,
        any_order=True,
    ),
    Recipe(
        "three-players-answers-in-any-order.txt",
        ("greedy", "random", "random"),
        8,
        names=("Ada", "Béla", "Łucja"),
        regrets=20,
        any_order=True,
    ),
)
CAYLUS1303: Final = (
    Recipe("two-players.json", ("greedy", "greedy"), 1, nonces=("ada", "bela")),
    Recipe("two-players-beginner-set.txt", ("greedy", "random"), 2, {"beginner_set": True}),
    Recipe(
        "three-players-taken-back.txt",
        ("greedy", "random", "random"),
        3,
        names=("Ada", "Béla", "Łucja"),
        regrets=20,
    ),
    Recipe(
        "four-players-short-road-and-cheap-mansion.json",
        ("greedy", "greedy", "greedy", "random"),
        4,
        tables={"mansion.cost": [0, 0, 2, 0, 2], "road.after_stone": 2, "start.goods": [2, 2, 2, 1, 0]},
    ),
    Recipe(
        "four-players-open-points.txt", ("greedy", "random", "greedy", "random"), 5, {"open_points": True}
    ),
    Recipe(
        "five-players-beginner-set-open-points.json",
        ("greedy", "random", "greedy", "random", "greedy"),
        6,
        {"beginner_set": True, "open_points": True},
    ),
    Recipe("three-players-with-seats.json", ("greedy", "random", "random"), 7, regrets=20),
    Recipe("two-players-with-seats.txt", ("greedy", "random"), 8, regrets=20),
)
CHEAP_KILLERS: Final = {
    "hall.florins": 20,
    "abilities.assassin.gold": 0,
    "abilities.necromancer.florins": 0,
}
GUILDS: Final = (
    Recipe("two-players.json", ("greedy", "greedy"), 1, nonces=("ada", "bela")),
    Recipe("two-players-crown-agent.txt", ("greedy", BUSY), 3, {"crown_agent": True, "bid_mode": "two_led"}),
    Recipe(
        "three-players-taken-back.txt",
        ("greedy", BUSY, "random"),
        3,
        {"plot_rows": "4", "room_supply": "tight", "gold_income_points": "-3"},
        names=("Ada", "Béla", "Łucja"),
        regrets=20,
    ),
    Recipe(
        "three-players-rich-halls-and-cheap-killers.json",
        (BUSY, BUSY, BUSY),
        247,
        {"supplement": True, "second_killer": True},
        CHEAP_KILLERS,
    ),
    Recipe(
        "four-players-supplement-and-second-killer.txt",
        ("greedy", BUSY, "greedy", BUSY),
        6,
        {"supplement": True, "second_killer": True},
    ),
    Recipe(
        "four-players-rich-halls-and-early-refunds.json",
        (BUSY, BUSY, BUSY, BUSY),
        111,
        {"supplement": True, "second_killer": True, "refund_on_empty": True},
        CHEAP_KILLERS,
    ),
    Recipe("three-players-with-seats.json", ("greedy", BUSY, "random"), 7, regrets=20),
    Recipe("two-players-with-seats.txt", ("greedy", BUSY), 8, regrets=20),
)
TOLL: Final = (
    Recipe("two-players.json", ("greedy", "greedy"), 1, nonces=("ada", "bela")),
    Recipe("two-players-without-errands.txt", ("greedy", "random"), 2, {"errands": False}),
    Recipe("three-players-taken-back.txt", ("random",) * 3, 3, names=("Ada", "Béla", "Łucja"), regrets=40),
    Recipe("three-players-cheap-towers.json", ("greedy",) * 3, 4, tables={"building.tower.cost": 2}),
    Recipe(
        "four-players-many-copies.txt", ("random",) * 4, 5, tables={"building.copies": [5, 5, 5], "income": 4}
    ),
    Recipe("four-players.json", ("greedy", "random", "greedy", "random"), 6),
    Recipe("three-players-with-seats.json", ("greedy", "random", "random"), 7, regrets=40),
    Recipe("two-players-with-seats.txt", ("greedy", "random"), 8, regrets=40),
)
RECIPES: Final = {"belfort": BELFORT, "caylus1303": CAYLUS1303, "guilds": GUILDS, "toll": TOLL}


def plain_recipes(name: str) -> list[Recipe]:
    """For a new game: one match for each number of players, in both forms by turns."""
    meta = registry.game(name).meta
    return [
        Recipe(f"{players}-players.{('json', 'txt')[players % 2]}", ("random",) * players, players)
        for players in range(meta.min_players, meta.max_players + 1)
    ]


def chosen(name: str, match: Match, draw: Random) -> int:
    """What a bot, or somebody busy, does now."""
    if name != BUSY:
        return fair_choice(bot(name), match.game, match.state, draw)
    count = len(match.legal)
    return match.legal[max(draw.below(count), draw.below(count))]


def play(name: str, recipe: Recipe) -> Match:
    """Play a match as a recipe says."""
    dealer = Dealer(seed_from_number(recipe.seed), recipe.nonces)
    match = Match(registry.game(name), len(recipe.bots), dealer, recipe.options, recipe.tables)
    match.names = list(recipe.names) or match.names
    draw = Random(recipe.seed)
    while not match.is_over:
        if recipe.any_order and (together := match.game.together(match.state)):
            match.ask_first(together[draw.below(len(together))])
        seat = match.to_act
        match.act(chosen(recipe.bots[seat], match, draw))
        if draw.below(100) < recipe.regrets and match.can_undo(seat):
            match.undo(seat)
            match.act(match.legal[draw.below(len(match.legal))])
    return match


def make(name: str) -> None:
    """Write the records of a game that are not there."""
    folder = FOLDER / name
    folder.mkdir(exist_ok=True)
    for recipe in RECIPES.get(name) or plain_recipes(name):
        path = folder / recipe.file
        if not path.exists():
            match = play(name, recipe)
            match.save(path)
            print(f"{path}: {len(match.log)} entries, {match.scores}")


if __name__ == "__main__":
    for each in sys.argv[1:]:
        make(each)
