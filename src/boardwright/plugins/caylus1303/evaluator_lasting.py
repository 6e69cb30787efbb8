"""Lasting value in Caylus 1303: buildings, residences, monuments and characters, by the rounds to come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from boardwright.games.caylus1303.tables import Tables
from boardwright.games.caylus1303.terms import (
    FACTORY,
    FIRST_BASIC,
    FIRST_WOOD,
    FREE,
    GARDEN,
    GRANARY,
    ON_BOARD,
    STEWARD,
    WORKER_TILES,
)

# A worker in the pool, by rounds after this one.
WORKER: Final[tuple[float, ...]] = (0.03, 0.8, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9)

# Points a round: each character, a building of the seat (by players) that others use, a good for its owner.
CHARACTER: Final[tuple[float, ...]] = (0.4, 0.5, 0.6, 0.2, 0.3, 0.6, 0.7, 0.8, 0.7, 0.8, 0.7, 0.8)
STEWARD_MORE: Final = 0.7
# The part of its value that a character keeps from round to round: favours take it away.
CHANGES_HANDS: Final = 0.85
OWNER: Final[tuple[float, ...]] = (0.0, 0.0, 0.15, 0.4, 0.6, 0.75)
OWNER_GOOD: Final = 0.4
# A residence may become a monument; a monument brings a good a round.
RESIDENCE: Final = 1.2
MONUMENT_GOOD: Final = 1.1
# A favour at the Construction Site, besides its character.
SLOT_WORTH: Final = 0.8


def ahead_of_mean(points: Sequence[float], seat: int) -> float:
    """Return how far a seat is ahead of the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


@lru_cache(maxsize=1 << 14)
def lasting_lead(
    tables: Tables, owner: tuple[int, ...], holder: tuple[int, ...], later: int, seats: int, seat: int
) -> float:
    """Return the lead of a seat by its buildings, residences, monuments and characters."""
    points = [0.0] * seats
    for tile in range(FIRST_BASIC, len(owner)):
        if owner[tile] != FREE:
            rate = OWNER[seats] * (1 + STEWARD_MORE * (holder[STEWARD] == owner[tile]))
            points[owner[tile]] += worth_of_tile(tables, tile, later, rate)
    for character in range(len(holder)):
        if holder[character] >= 0:
            points[holder[character]] += worth_of_character(character, later)
    return ahead_of_mean(points, seat)


def worth_of_tile(tables: Tables, tile: int, later: int, rate: float) -> float:
    """Value a tile: residences recruit and may become monuments; buildings pay when others use them."""
    if tile < FIRST_WOOD:
        return later * WORKER[later] * tables.residence + (RESIDENCE if later else 0.0)
    if tile < WORKER_TILES:
        return later * (rate + OWNER_GOOD * sum(tables.bonus[tile]))
    if tile == GARDEN:
        return later * WORKER[later] * tables.garden
    income = sum(tables.factory) if tile == FACTORY else sum(tables.granary) if tile == GRANARY else 0
    return MONUMENT_GOOD * later * income


def worth_of_character(character: int, later: int) -> float:
    """Value a character per round, later rounds less: a character may be taken away."""
    return float(CHARACTER[character] * (1 - CHANGES_HANDS ** (later + 0.5)) / (1 - CHANGES_HANDS))


@lru_cache(maxsize=1 << 12)
def favour_worth(holder: tuple[int, ...], later: int, seats: int, seat: int) -> float:
    """Value a favour: a slot and the best free character, or the best one of another seat, which loses it."""
    board = other = 0.0
    for character in range(len(holder)):
        worth = worth_of_character(character, later)
        if holder[character] == ON_BOARD:
            board = max(board, worth)
        elif holder[character] >= 0 and holder[character] != seat:
            other = max(other, worth * seats / (seats - 1))
    return max(other, SLOT_WORTH + board)
