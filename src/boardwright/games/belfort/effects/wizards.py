"""The Wizards: markers change places."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.game import changed
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import GATE, GUILD, SITE, WALL
from boardwright.games.belfort.basics.board import district_of_symbol
from boardwright.games.belfort.events import GateTurned, SwappedGuilds, SwappedSites, SwappedWalls
from boardwright.games.belfort.state import NOT_PLACED, State
from boardwright.games.belfort.terms import (
    BUILDINGS,
    DISTRICTS,
    FREE,
    GATEHOUSE,
    GUILDS,
    WALLS,
    Building,
    Guild,
)


def is_site(state: State, place: int) -> bool:
    """Whether an id stands for a place on this board."""
    return place < GUILD or state.district_of[place - GUILD] != NOT_PLACED


def has_marker(state: State, place: int) -> bool:
    """Whether a marker lies on a site, gatehouse, wall or guild."""
    if place >= GUILD:
        return state.guild_owner[place - GUILD] != FREE
    if place >= WALL:
        return state.walls[place - WALL] != FREE
    if place >= SITE + GATEHOUSE * DISTRICTS and place < SITE + (GATEHOUSE + 1) * DISTRICTS:
        gatehouse = place - SITE - GATEHOUSE * DISTRICTS
        return state.gates[2 * gatehouse] != FREE or state.gates[2 * gatehouse + 1] != FREE
    return state.sites[place - SITE] != FREE


def family(place: int) -> tuple[int, int]:
    """The ids of all places of the same kind: a building type, the walls, the guilds."""
    if place >= GUILD:
        return GUILD, GUILD + GUILDS
    if place >= WALL:
        return WALL, WALL + WALLS
    first = place - (place - SITE) % DISTRICTS
    return first, first + DISTRICTS


def partners(state: State, first: int) -> list[int]:
    """Any later place of the same kind; at least one of the two holds a marker, whoever owns it.

    § ruling.12.2.12
    """
    marked = has_marker(state, first)
    last = family(first)[1]
    return [
        place
        for place in range(first + 1, last)
        if is_site(state, place) and (marked or has_marker(state, place))
    ]


def first_options(state: State) -> list[int]:
    """Any place that has a partner behind it."""
    ids: list[int] = []
    add_firsts(state, GUILD, GUILD + GUILDS, ids)
    add_firsts(state, WALL, WALL + WALLS, ids)
    for building in range(BUILDINGS - 1, -1, -1):
        add_firsts(state, SITE + building * DISTRICTS, SITE + (building + 1) * DISTRICTS, ids)
    ids.reverse()
    return ids


def add_firsts(state: State, first: int, last: int, ids: list[int]) -> None:
    """The places of one kind with a partner behind them, from the last to the first."""
    any_behind = False
    marked_behind = False
    for place in range(last - 1, first - 1, -1):
        if is_site(state, place):
            marked = has_marker(state, place)
            if marked_behind or (marked and any_behind):
                ids.append(place)
            any_behind = True
            marked_behind = marked_behind or marked


def fault(state: State) -> Reason | None:
    """No marker on the board."""
    for owner in state.sites:
        if owner != FREE:
            return None
    for pile in (state.gates, state.walls, state.guild_owner):
        for owner in pile:
            if owner != FREE:
                return None
    return Reason("no-markers")


def begin(state: State, seat: int) -> None:
    """Two sites of one type, two guilds or two walls change all their markers.

    § guild.wizards
    """
    state.waiting.append(ChooseFirstSwap(seat))


def why_not_swap(state: State, place: int) -> Reason:
    """Not on this board, or without a marked partner behind it."""
    if not is_site(state, place):
        return Reason("guild-not-in-game", guild=Guild(place - GUILD))
    return Reason("swap-needs-marker")


class ChooseFirstSwap(Decision[State]):
    """The first of the two places, in the order of the board, so that a pair is offered once."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Every site, wall and guild."""
        return [*range(SITE, SITE + BUILDINGS * DISTRICTS), *range(WALL, GUILD + GUILDS)]

    def legal(self, state: State) -> list[int]:
        """Any place with a partner behind it."""
        return first_options(state)

    def why_not(self, state: State, action: int) -> Reason:
        """Why it cannot come first."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return why_not_swap(state, action)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The second place follows."""
        state.waiting.append(ChooseSecondSwap(self.seat, action))


class ChooseSecondSwap(Decision[State]):
    """The place that changes markers with the first."""

    __slots__ = ("first",)

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first: int = first

    def data(self) -> tuple[int, ...]:
        """The first place."""
        return (self.first,)

    def offers(self) -> Sequence[int]:
        """All places of the same kind."""
        return range(family(self.first)[0], family(self.first)[1])

    def legal(self, state: State) -> list[int]:
        """A later place of the same kind."""
        return partners(state, self.first)

    def why_not(self, state: State, action: int) -> Reason:
        """Out of order, or neither holds a marker."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return Reason("in-board-order") if action <= self.first else why_not_swap(state, action)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Only markers move: no tile, worker, neutral dwarf, card or gnome does.

        § ruling.12.2.39
        """
        if log is not None:
            log.add(swap_event(self.seat, self.first, action))
        if action >= GUILD:
            state.guild_owner = swapped(state.guild_owner, self.first - GUILD, action - GUILD)
        elif action >= WALL:
            state.walls = swapped(state.walls, self.first - WALL, action - WALL)
        elif (action - SITE) // DISTRICTS == GATEHOUSE:
            base = SITE + GATEHOUSE * DISTRICTS
            swap_gatehouses(state, self.seat, self.first - base, action - base)
        else:
            state.sites = swapped(state.sites, self.first - SITE, action - SITE)


def swap_event(seat: int, first: int, second: int) -> SwappedSites | SwappedWalls | SwappedGuilds:
    """Tell which places changed markers."""
    if first >= GUILD:
        return SwappedGuilds(seat, Guild(first - GUILD), Guild(second - GUILD))
    if first >= WALL:
        one, two = first - WALL, second - WALL
        return SwappedWalls(seat, one // 2 + 1, one % 2 + 1, two // 2 + 1, two % 2 + 1)
    building = (first - SITE) // DISTRICTS
    return SwappedSites(
        seat, Building(building), (first - SITE) % DISTRICTS + 1, (second - SITE) % DISTRICTS + 1
    )


def swapped(owners: tuple[int, ...], first: int, second: int) -> tuple[int, ...]:
    """The markers of two places change."""
    return changed(changed(owners, first, owners[second]), second, owners[first])


def swap_gatehouses(state: State, seat: int, first: int, second: int) -> None:
    """Whole contents change places; the player picks the symbol of a single marker, lower number first.

    § guild.wizards.symbol, ruling.12.2.13
    """
    contents = [state.gates[2 * first : 2 * first + 2], state.gates[2 * second : 2 * second + 2]]
    for gatehouse, arriving in ((second, contents[0]), (first, contents[1])):
        owners = [owner for owner in arriving if owner != FREE]
        alone = len(owners) == 1
        for side in range(2):
            owner = FREE if alone or not owners else owners[side]
            state.gates = changed(state.gates, 2 * gatehouse + side, owner)
        if alone:
            state.waiting.append(ChooseGateSymbol(seat, gatehouse, owners[0]))


class ChooseGateSymbol(Decision[State]):
    """The symbol on which a single moved marker lands."""

    __slots__ = ("gatehouse", "owner")

    def __init__(self, seat: int, gatehouse: int, owner: int) -> None:
        super().__init__(seat)
        self.gatehouse: int = gatehouse
        self.owner: int = owner

    def data(self) -> tuple[int, ...]:
        """The gatehouse, and whose marker."""
        return (self.gatehouse, self.owner)

    def offers(self) -> Sequence[int]:
        """Both symbols."""
        return range(GATE + 2 * self.gatehouse, GATE + 2 * self.gatehouse + 2)

    def legal(self, state: State) -> list[int]:
        """Either symbol."""
        return [GATE + 2 * self.gatehouse, GATE + 2 * self.gatehouse + 1]

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The marker lands there."""
        state.gates = changed(state.gates, action - GATE, self.owner)
        if log is not None:
            log.add(GateTurned(self.seat, self.gatehouse + 1, district_of_symbol(action - GATE) + 1))
