"""What characters add at the end: one function for each that does, named after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.games.guilds.basics import guild, plot
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import (
    AMBASSADOR,
    ANIMALS,
    APPRENTICE,
    ARCHMAGE,
    BEAST_TAMER,
    CAT,
    CHARACTERS,
    CRAFTSMEN,
    DRUID,
    DUCHESS,
    GARDEN,
    GENERAL,
    HIGH_PRIESTESS,
    KING_OF_THIEVES,
    KITCHEN,
    MASON,
    MASTER_SMITH,
    NOBLES,
    PRIESTS,
    PRINCE,
    PRINCESS,
    ROGUES,
    SPY,
    TITHE_KEEPER,
    WARRIORS,
    WIZARDS,
)


def general(state: State, seat: int, counts: list[int]) -> int:
    """A point for every Warrior symbol in the guild, the General's own among them.

    § character.general
    """
    return counts[WARRIORS]


def archmage(state: State, seat: int, counts: list[int]) -> int:
    """A point for every Wizard symbol in the guild, the Archmage's own among them.

    § character.archmage
    """
    return counts[WIZARDS]


def apprentice(state: State, seat: int, counts: list[int]) -> int:
    """Two points if the guild shows three Wizard symbols or more, the Apprentice's own among them.

    § character.apprentice
    """
    return state.tables.apprentice if counts[WIZARDS] >= state.tables.apprentice_symbols else 0


def king_of_thieves(state: State, seat: int, counts: list[int]) -> int:
    """A point for every Rogue symbol in the guild, the King's own among them.

    § character.king-of-thieves
    """
    return counts[ROGUES]


def spy(state: State, seat: int, counts: list[int]) -> int:
    """The highest points printed on a character of any other guild, nothing when none is above zero.

    § character.spy
    """
    best = 0
    for other in range(state.seats):
        if other != seat:
            for character in state.players[other].members:
                best = max(best, state.tables.points[character])
    return best


def princess(state: State, seat: int, counts: list[int]) -> int:
    """Four points if the Prince is in her guild too.

    § character.princess
    """
    return state.tables.princess if PRINCE in state.players[seat].members else 0


def duchess(state: State, seat: int, counts: list[int]) -> int:
    """A point for every Noble symbol in the guild, the Duchess's own among them.

    § character.duchess
    """
    return counts[NOBLES]


def ambassador(state: State, seat: int, counts: list[int]) -> int:
    """A point for every different faction in the guild.

    § character.ambassador
    """
    return guild.different_factions(counts)


def high_priestess(state: State, seat: int, counts: list[int]) -> int:
    """A point for every Priest symbol in the guild, the High Priestess's own among them.

    § character.high-priestess
    """
    return counts[PRIESTS]


def druid(state: State, seat: int, counts: list[int]) -> int:
    """A point for every active Garden, five at most.

    § character.druid
    """
    return min(state.tables.druid_most, guild.rooms_of_kind(state, seat, GARDEN))


def tithe_keeper(state: State, seat: int, counts: list[int]) -> int:
    """A point for every florin that lies on the Tithe-Keeper.

    § character.tithe-keeper.points
    """
    return state.tithe


def mason(state: State, seat: int, counts: list[int]) -> int:
    """A point for every three active cells, those of the hall among them, rounded down.

    § character.mason
    """
    return plot.active_cells(state.players[seat]) // state.tables.mason


def master_smith(state: State, seat: int, counts: list[int]) -> int:
    """A point for every Craftsman symbol in the guild, the Master Smith's own among them.

    § character.master-smith
    """
    return counts[CRAFTSMEN]


def cat(state: State, seat: int, counts: list[int]) -> int:
    """A point if the guild has an active Kitchen.

    § character.cat.kitchen
    """
    return state.tables.cat if guild.rooms_of_kind(state, seat, KITCHEN) else 0


def beast_tamer(state: State, seat: int, counts: list[int]) -> int:
    """A point for every Animal symbol in the guild, the Beast Tamer's own among them.

    § character.beast-tamer
    """
    return counts[ANIMALS]


ROWS: Final[dict[int, Callable[[State, int, list[int]], int]]] = {
    GENERAL: general,
    ARCHMAGE: archmage,
    APPRENTICE: apprentice,
    KING_OF_THIEVES: king_of_thieves,
    SPY: spy,
    PRINCESS: princess,
    DUCHESS: duchess,
    AMBASSADOR: ambassador,
    HIGH_PRIESTESS: high_priestess,
    DRUID: druid,
    TITHE_KEEPER: tithe_keeper,
    MASON: mason,
    MASTER_SMITH: master_smith,
    CAT: cat,
    BEAST_TAMER: beast_tamer,
}
ADDED: Final[tuple[Callable[[State, int, list[int]], int] | None, ...]] = tuple(
    [ROWS.get(character) for character in range(CHARACTERS)]
)
