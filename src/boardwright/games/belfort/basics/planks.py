"""Planks: where a worker may stand, and for what fee."""

from __future__ import annotations

from boardwright.games.belfort.state import Player, State
from boardwright.games.belfort.terms import FREE, INN_PLANK, PLANK_BUILDINGS, TOWER_PLANK, WORKERS


def has_idle_worker(player: Player) -> bool:
    """Whether a worker stands ready."""
    for count in player.idle:
        if count > 0:
            return True
    return False


def in_camp(state: State, seat: int) -> bool:
    """Whether the player has a worker in the King's Camp."""
    for worker in state.camp:
        if worker // WORKERS == seat:
            return True
    return False


def guild_fee_for(state: State, seat: int, guild: int) -> int:
    """One's own guild costs nothing; any other costs a gold, to its owner or to the supply.

    § guild.fee.own
    """
    return 0 if state.guild_owner[guild] == seat else state.tables.guild_fee


def is_blocked(state: State, guild: int) -> bool:
    """No worker may be placed where a neutral dwarf stands, not even by the owner.

    § two.dwarf.block, ruling.12.2.20
    """
    district = state.district_of[guild]
    return district == state.dwarf_3 or district == state.dwarf_4


def guild_is_open(state: State, seat: int, guild: int) -> bool:
    """Every guild has one plank for one worker, which anybody may use, whether or not the guild has an owner.

    § guild.plank, placement.plank
    """
    return (
        state.guild_worker[guild] == FREE
        and not is_blocked(state, guild)
        and state.players[seat].gold >= guild_fee_for(state, seat, guild)
    )


def open_planks(player: Player, plank: int) -> int:
    """How many cards of a type have a plank that may be used: Tower and Inn need their gnome first.

    § building.planks
    """
    building = PLANK_BUILDINGS[plank]
    if plank == TOWER_PLANK or plank == INN_PLANK:
        return min(player.built[building], player.gnomes[building])
    return player.built[building]


def workers_on(player: Player, plank: int) -> int:
    """How many of the player's workers stand on cards of a type."""
    count = 0
    for worker in player.on_cards:
        if worker // WORKERS == plank:
            count += 1
    return count
