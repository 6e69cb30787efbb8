"""Group legal actions under headings and explain tie breaks, for the terminal and the web.

A game says in the part `choices` of its plugin how its choices are offered; each of these is optional:
`GROUPS`, headings by class of action; `ABSENT`, reasons that say only that a thing does not exist; `tie`, how
a tie was broken; `row`, `column`, `COLUMNS` and `beside`, a table of choices in the terminal. Without them
actions are offered in one list, and a tie is explained by the order of the ranking.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, Final

from boardwright import registry
from boardwright.core.match import Match
from boardwright.core.play import AnyGame
from boardwright.text.words import Words

ENDING: Final = "ending"
EVERYWHERE: Final = ("", ENDING)


def choices_of(game: AnyGame) -> ModuleType | None:
    """Return the part `choices` of a game's plugin; None when it has none."""
    return registry.plugin(game.meta.id).part("choices")


def group(game: AnyGame, action: int) -> str:
    """Return the kind of an action, for its heading; empty when it needs none."""
    groups: Mapping[str, str] = getattr(choices_of(game), "GROUPS", {})
    return groups.get(type(game.catalogue.value(action)).__name__, "")


def is_absence(game: AnyGame, reason: str) -> bool:
    """Return whether a reason says only that a thing does not exist: players do not ask about it."""
    return reason in getattr(choices_of(game), "ABSENT", ())


def heading(words: Words, kind: str) -> str:
    """Format the heading of a kind of actions: of the platform, or of the game."""
    return words.message(f"cli-group-{kind or 'other'}" if kind in EVERYWHERE else f"group-{kind}")


def in_groups(game: AnyGame, legal: list[int]) -> list[tuple[str, list[int]]]:
    """Group legal actions by kind, in the order of the first of each kind; those that end something last."""
    found: dict[str, list[int]] = {}
    for action in legal:
        found.setdefault(group(game, action), []).append(action)
    ending = found.pop(ENDING, None)
    return [*found.items(), *([(ENDING, ending)] if ending else [])]


def ties(match: Match, words: Words) -> list[str]:
    """Explain every tie: one sentence for each score that several seats have."""
    lines: list[str] = []
    for score in sorted(set(match.scores), reverse=True):
        tied = [seat for seat in range(match.players) if match.scores[seat] == score]
        if len(tied) > 1:
            lines.append(tie_break(match, words, sorted(tied, key=lambda seat: match.ranking[seat])))
    return lines


def tie_break(match: Match, words: Words, tied: list[int]) -> str:
    """Explain how a tie was broken, or that a place is shared; `tied` is in the order of the ranking."""
    tell: Callable[[Any, Words, list[int]], str] | None = getattr(choices_of(match.game), "tie", None)
    if tell is not None:
        return tell(match.state, words, tied)
    is_shared = len({match.ranking[seat] for seat in tied}) == 1
    names = ", ".join(words.names[seat] for seat in tied)
    return words.message("cli-tie-shared" if is_shared else "cli-tie-decided", names=names)
