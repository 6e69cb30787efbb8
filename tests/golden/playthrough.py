"""Golden playthroughs: a game played at random from a seed, one line per decision, the table at each round.

Meant to be read next to the rulebook. The header says how the game was played, so that a test can play it
again; the last line says how it ended.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from boardwright import registry
from boardwright.core.decision import CHANCE
from boardwright.core.game import Options, State
from boardwright.core.options import completed
from boardwright.core.play import AnyGame, random_action
from boardwright.core.random import Random
from boardwright.core.tables import defaults

FOLDER: Final = Path(__file__).resolve().parent
CLEAR: Final = "clear win"
TIE_BREAK: Final = "win by tie-break"
SHARED: Final = "shared victory"
ENDINGS: Final = (CLEAR, TIE_BREAK, SHARED)


def endings_of(name: str) -> tuple[str, ...]:
    """The ways in which a game can end: all, unless the `shown.py` of its tests lists fewer."""
    found: tuple[str, ...] = getattr(importlib.import_module(f"tests.games.{name}.shown"), "ENDINGS", ENDINGS)
    return found


def begin(game: AnyGame, players: int, options: Options) -> State:
    """A game before its first decision."""
    state: State = game.new(players, completed(game.meta, players, options), defaults(game.printed))
    return state


def ending(game: AnyGame, state: State) -> str:
    """The way in which a game has ended."""
    if game.ranking(state).count(1) > 1:
        return SHARED
    scores = game.scores(state)
    return TIE_BREAK if scores.count(max(scores)) > 1 else CLEAR


def seed_that_ends(game: AnyGame, players: int, options: Options, wanted: str) -> int:
    """The lowest seed whose game ends in that way."""
    seed = 0
    while True:
        state = begin(game, players, options)
        _play(game, state, seed)
        if ending(game, state) == wanted:
            return seed
        seed += 1


def _play(game: AnyGame, state: State, seed: int) -> None:
    draw = Random(seed)
    while state.waiting:
        game.apply(state, random_action(game, state, draw))


def written(name: str, players: int, seed: int, options: Options) -> str:
    """The whole playthrough as text."""
    game = registry.game(name)
    state = begin(game, players, options)
    header = [f"game {name}", f"players {players}", f"seed {seed}"]
    header += [f"option {key} {value}" for key, value in options.items()]
    return "\n".join([*header, *_lines(game, state, seed), ""])


def _lines(game: AnyGame, state: State, seed: int) -> Iterator[str]:
    shown = importlib.import_module(f"tests.games.{game.meta.id}.shown")
    draw = Random(seed)
    number = 0
    current = ""
    while state.waiting:
        if shown.round_of(state) != current:
            current = shown.round_of(state)
            yield f"= {current}"
            yield from (f"  {line}" for line in shown.lines(state))
        action = random_action(game, state, draw)
        number += 1
        yield f"{number:3} {_decision(game, state, action)}"
        game.apply(state, action)
    yield "= end"
    yield from (f"  {line}" for line in shown.lines(state))
    scores = " ".join(f"P{seat}:{score}" for seat, score in enumerate(game.scores(state)))
    places = " ".join(f"P{seat}:{place}" for seat, place in enumerate(game.ranking(state)))
    yield f"ends: {ending(game, state)}, scores {scores}, places {places}"


def _decision(game: AnyGame, state: State, action: int) -> str:
    decision = state.waiting[-1]
    who = "chance" if decision.seat == CHANCE else f"P{decision.seat}"
    legal = _ranges(game.legal(state))
    return f"{who} {type(decision).__name__}  legal {legal}  takes {action} {game.catalogue.text(action)}"


def _ranges(ids: list[int]) -> str:
    """Ids with runs drawn together: 0 3-6 9."""
    runs: list[list[int]] = []
    for action in ids:
        if runs and runs[-1][1] == action - 1:
            runs[-1][1] = action
        else:
            runs.append([action, action])
    return " ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)


def again(text: str) -> str:
    """A playthrough played again from its own header."""
    header = text.split("=", 1)[0].splitlines()
    said = {words[0]: words[1] for words in (line.split() for line in header)}
    options = dict(line.split()[1:3] for line in header if line.startswith("option "))
    return written(said["game"], int(said["players"]), int(said["seed"]), options)
