"""How choices of Toll are offered: headings, tie breaks."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from boardwright.games.toll.state import State
from boardwright.text.words import Words

# By class of action; the headings are the messages `group-…`, and "ending" comes last.
GROUPS: Final[Mapping[str, str]] = MappingProxyType({"Pass": "ending"})


def tie(state: State, words: Words, tied: list[int]) -> str:
    """Explain a tie break: by gold."""
    amounts = ", ".join(f"{words.names[seat]} {state.players[seat].gold}" for seat in tied)
    return words.message("tie", amounts=amounts)
