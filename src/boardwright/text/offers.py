"""What a person can choose: kinds of choices for headings, and how ties are told; for terminal and web."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from boardwright.core.match import Match
from boardwright.core.play import AnyGame
from boardwright.games.belfort.scoring import wealth
from boardwright.games.belfort.state import State as BelfortState
from boardwright.games.guilds.basics import guild, plot
from boardwright.games.guilds.state import State as GuildsState
from boardwright.games.toll.state import State as TollState
from boardwright.text.words import Words

ENDING: Final = "ending"

# By game and class of action; the headings are the messages `cli-group-…`.
GROUPS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "belfort": {
            "PlaceAtDesk": "placing",
            "PlaceInCamp": "placing",
            "PlaceOnGuild": "placing",
            "PlaceOnCard": "placing",
            "Build": "building",
            "ChooseSite": "sites",
            "ChooseSymbol": "gatehouses",
            "ChooseWall": "walls",
            "ChooseGuild": "guilds",
            "ActivateGuild": "activating",
            "ActivateCard": "activating",
            "UseBankGnome": "activating",
            "UseBlacksmithGnome": "activating",
            "SellWoodAndStone": "trading",
            "SellMetal": "trading",
            "Buy": "trading",
            "Exchange": "trading",
            "PutGnome": "gnomes",
            "Pass": ENDING,
            "End": ENDING,
            "Stop": ENDING,
        },
        "caylus1303": {
            "Place": "placing",
            "PlaceOnSite": "placing",
            "UseBuilding": "using",
            "UseMore": "using",
            "Take": "using",
            "Pay": "using",
            "PayTwo": "using",
            "Build": "constructing",
            "BuildMonument": "monuments",
            "PutHouse": "houses",
            "Deliver": "delivering",
            "UseSlot": "site",
            "TakeCharacter": "characters",
            "Pass": ENDING,
            "Decline": ENDING,
            "Stop": ENDING,
        },
        "guilds": {
            "Bid": "auction",
            "ChooseCharacter": "auction",
            "UseAbility": "abilities",
            "ChooseRoom": "rooms",
            "Pass": ENDING,
            "Done": ENDING,
        },
        "toll": {"Pass": ENDING},
    }
)


# Reasons that say only that a thing is not there: nobody asks about it.
ABSENT: Final = frozenset(
    (
        "not-on-offer",
        "not-in-hand",
        "not-on-display",
        "not-in-pool",
        "not-your-character",
        "not-on-your-plot",
        "not-in-a-guild",
    )
)


def group(game: AnyGame, action: int) -> str:
    """The heading under which an action is offered; empty when it needs none."""
    return GROUPS[game.meta.id].get(type(game.catalogue.value(action)).__name__, "")


def in_groups(game: AnyGame, legal: list[int]) -> list[tuple[str, list[int]]]:
    """Legal actions by kind in the order of their first one, what ends something last."""
    found: dict[str, list[int]] = {}
    for action in legal:
        found.setdefault(group(game, action), []).append(action)
    ending = found.pop(ENDING, None)
    return [*found.items(), *([(ENDING, ending)] if ending else [])]


def ties(match: Match, words: Words) -> list[str]:
    """For every score that several seats have: how the rules tell them apart, or that they share a place."""
    lines: list[str] = []
    for score in sorted(set(match.scores), reverse=True):
        tied = [seat for seat in range(match.players) if match.scores[seat] == score]
        if len(tied) > 1:
            lines.append(tie_break(match, words, sorted(tied, key=lambda seat: match.ranking[seat])))
    return lines


def tie_break(match: Match, words: Words, tied: list[int]) -> str:
    """How seats with the same score were told apart."""
    state, game = match.state, match.game.meta.id
    if isinstance(state, BelfortState):
        parts = [f"{words.names[seat]} {wealth(state.players[seat])}" for seat in tied]
    elif isinstance(state, GuildsState):
        parts = [f"{words.names[seat]} {_guild(state, seat)}" for seat in tied]
    elif isinstance(state, TollState):
        parts = [f"{words.names[seat]} {state.players[seat].gold}" for seat in tied]
    else:
        return words.message(f"cli-tie-{game}", names=", ".join(words.names[seat] for seat in tied))
    return words.message(f"cli-tie-{game}", amounts=", ".join(parts))


def _guild(state: GuildsState, seat: int) -> str:
    player = state.players[seat]
    factions = guild.different_factions(guild.symbols(state, seat))
    return f"{player.gold}/{factions}/{plot.active_cells(player)}"
