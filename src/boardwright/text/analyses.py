"""Sentences about analyses and hints."""

from __future__ import annotations

from babel.numbers import format_percent

from boardwright.core.game import State
from boardwright.text.words import Words


def percent(words: Words, share: float) -> str:
    """Format a share as a whole percentage."""
    return format_percent(share, locale=words.language)


def better_move(
    words: Words, state: State, played: tuple[int, float], better: tuple[int, float]
) -> tuple[str, str]:
    """Describe the move that was played and a better one, each an id and its win share; two sentences."""
    return (
        words.message(
            "cli-analysis-played", choice=words.action(state, played[0]), share=percent(words, played[1])
        ),
        words.message(
            "cli-analysis-better", choice=words.action(state, better[0]), share=percent(words, better[1])
        ),
    )


def swing(words: Words, seat: int, who: int, before: float, after: float) -> str:
    """Describe a turn that changed a win share much."""
    name = "cli-analysis-rises" if after > before else "cli-analysis-falls"
    shares = {"before": percent(words, before), "after": percent(words, after)}
    return words.message(name, seat=seat, name=words.names[who], **shares)
