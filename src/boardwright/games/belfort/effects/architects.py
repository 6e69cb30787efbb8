"""The Architects: a marker without a card, at a discount."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import BUILD, GUILD, WALL
from boardwright.games.belfort.basics import board
from boardwright.games.belfort.effects import discount
from boardwright.games.belfort.effects.sites import FOR_ARCHITECTS, ask_for_site
from boardwright.games.belfort.state import NOT_PLACED, Player, State
from boardwright.games.belfort.terms import BUILDINGS, FREE, GUILDS, WALLS, Building, Guild


def begin(state: State, seat: int) -> None:
    """Mark any one free building, wall or guild, for one metal or two wood and stone less.

    § guild.architects
    """
    state.waiting.append(ChooseForArchitects(seat))


def options(state: State, seat: int) -> list[int]:
    """Types with a free site, free walls and free guilds that a discount makes payable.

    § guild.architects.sites
    """
    ids: list[int] = []
    add_buildings(state, state.players[seat], ids)
    add_walls_and_guilds(state, state.players[seat], ids)
    return ids


def add_buildings(state: State, player: Player, ids: list[int]) -> None:
    """Types of building with a free site that a discount makes payable."""
    tables = state.tables
    for building in range(BUILDINGS):
        if discount.is_payable(
            player, tables.wood[building], tables.stone[building], tables.metal[building]
        ) and board.has_free_site(state, building):
            ids.append(BUILD + building)


def add_walls_and_guilds(state: State, player: Player, ids: list[int]) -> None:
    """Free walls and guilds that a discount makes payable."""
    tables = state.tables
    if discount.is_payable(player, tables.wall_wood, tables.wall_stone, tables.wall_metal):
        for wall in range(WALLS):
            if state.walls[wall] == FREE:
                ids.append(WALL + wall)
    for guild in state.guilds:
        if state.guild_owner[guild] == FREE and discount.is_payable(
            player, tables.guild_wood[guild], tables.guild_stone[guild], tables.guild_metal[guild]
        ):
            ids.append(GUILD + guild)


def fault(state: State, seat: int) -> Reason | None:
    """Nothing is payable after a discount."""
    ids: list[int] = []
    add_walls_and_guilds(state, state.players[seat], ids)
    if not ids:
        add_buildings(state, state.players[seat], ids)
    return None if ids else Reason("architects-nothing-payable")


class ChooseForArchitects(Decision[State]):
    """What the Architects build."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any type of building, any wall, any guild."""
        return [*range(BUILD, BUILD + BUILDINGS), *range(WALL, GUILD + GUILDS)]

    def legal(self, state: State) -> list[int]:
        """What is free and payable."""
        return options(state, self.seat)

    def why_not(self, state: State, action: int) -> Reason:
        """Taken, not in this game, or too dear even with the discount."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        if action < BUILD + BUILDINGS:
            if not board.has_free_site(state, action - BUILD):
                return Reason("no-free-site", building=Building(action - BUILD))
        elif action < GUILD:
            if state.walls[action - WALL] != FREE:
                return Reason("wall-taken")
        elif state.district_of[action - GUILD] == NOT_PLACED:
            return Reason("guild-not-in-game", guild=Guild(action - GUILD))
        elif state.guild_owner[action - GUILD] != FREE:
            return Reason("guild-owned", guild=Guild(action - GUILD))
        return Reason("too-dear-with-discount")

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """A building needs its site before the discount. No card is used, and none lies there afterwards.

        § guild.architects.no-card
        """
        if action < BUILD + BUILDINGS:
            ask_for_site(state, self.seat, action - BUILD, FOR_ARCHITECTS, log)
        else:
            discount.ask_for_discount(state, self.seat, action, log)
