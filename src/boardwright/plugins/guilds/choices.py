"""How choices of Guilds are offered: headings, tie breaks."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from boardwright.games.guilds.basics import guild, plot
from boardwright.games.guilds.state import State
from boardwright.text.words import Words

# By class of action; the headings are the messages `group-…`, and "ending" comes last.
GROUPS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "Bid": "auction",
        "ChooseCharacter": "auction",
        "UseAbility": "abilities",
        "ChooseRoom": "rooms",
        "Pass": "ending",
        "Done": "ending",
    }
)

# Reasons that say only that a thing does not exist: players do not ask about it.
ABSENT: Final = ("not-on-offer", "not-on-display", "not-your-character", "not-on-your-plot", "not-in-a-guild")


def tie(state: State, words: Words, tied: list[int]) -> str:
    """Explain a tie break: by gold, factions and active cells."""
    amounts = ", ".join(f"{words.names[seat]} {_assets(state, seat)}" for seat in tied)
    return words.message("tie", amounts=amounts)


def _assets(state: State, seat: int) -> str:
    player = state.players[seat]
    factions = guild.different_factions(guild.symbols(state, seat))
    return f"{player.gold}/{factions}/{plot.active_cells(player)}"
