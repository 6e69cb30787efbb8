"""The character deck: a known top, an unknown middle, a known bottom."""

from __future__ import annotations

from boardwright.core.random import count_bits
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import CHARACTERS


def count(bits: int) -> int:
    """How many cards or rooms a set holds."""
    return count_bits(bits)


def size(state: State) -> int:
    """How many cards the deck has."""
    return len(state.top) + count(state.unknown) + len(state.bottom)


def unknown_cards(state: State) -> list[int]:
    """The cards of the part whose order nobody knows."""
    return [character for character in range(CHARACTERS) if state.unknown >> character & 1]


def next_is_known(state: State) -> bool:
    """Whether the card that comes next needs no chance: it was seen, or only known ones are left.

    § decision.chance
    """
    return bool(state.top) or state.unknown == 0


def draw_known(state: State) -> int:
    """Take the next card where its place is known: first what the Raven saw, then, after all unknown cards,
    the bottom ones in the order in which they were put there.

    § ruling.12.31
    """
    if state.top:
        character = state.top[0]
        state.top = state.top[1:]
        state.top_known = state.top_known[1:]
        state.top_seers = state.top_known[0] if state.top else 0
        return character
    character = state.bottom[0]
    state.bottom = state.bottom[1:]
    return character
