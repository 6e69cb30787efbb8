"""The board: districts, sites and symbols, and the markers on them."""

from __future__ import annotations

from boardwright.core.events import Log
from boardwright.core.game import changed
from boardwright.games.belfort.actions import GATE, GUILD, SITE, WALL
from boardwright.games.belfort.events import (
    MarkedGatehouse,
    MarkedGuild,
    MarkedSite,
    MarkedWall,
    NeutralMarkedGatehouse,
    NeutralMarkedSite,
)
from boardwright.games.belfort.state import State
from boardwright.games.belfort.terms import (
    BUILDINGS,
    DISTRICTS,
    FREE,
    GATEHOUSE,
    KEEP,
    Building,
    Guild,
)


def next_district(district: int) -> int:
    """The districts lie in a ring.

    § board.ring
    """
    return (district + 1) % DISTRICTS


def district_of_symbol(symbol: int) -> int:
    """Gatehouse g stands between district g and the next; each holds one of its two symbols.

    § board.gatehouses
    """
    return next_district(symbol // 2) if symbol % 2 else symbol // 2


def gatehouse_is_free(state: State, gatehouse: int) -> bool:
    """Two players never share a gatehouse: it can be built only when both symbols are free.

    § ruling.12.1.7, ruling.12.2.11
    """
    return state.gates[2 * gatehouse] == FREE and state.gates[2 * gatehouse + 1] == FREE


def has_free_site(state: State, building: int) -> bool:
    """Every district has one site of each ordinary building and one Keep section, and gatehouses lie between.

    § board.sites
    """
    for district in range(DISTRICTS):
        if building == GATEHOUSE:
            if gatehouse_is_free(state, district):
                return True
        elif state.sites[building * DISTRICTS + district] == FREE:
            return True
    return False


def free_sites(state: State, building: int) -> list[int]:
    """The ids where a marker of this type can go: any free site, or either symbol of a free gatehouse.

    § building.gatehouse.plaque
    """
    ids: list[int] = []
    for district in range(DISTRICTS):
        if building == GATEHOUSE:
            if gatehouse_is_free(state, district):
                ids.append(GATE + 2 * district)
                ids.append(GATE + 2 * district + 1)
        elif state.sites[building * DISTRICTS + district] == FREE:
            ids.append(SITE + building * DISTRICTS + district)
    return ids


def put_marker(state: State, owner: int, place: int, log: Log | None) -> None:
    """Put a marker on a place given by its id; on a Keep section it stands for both symbols.

    § building.keep.plaque, guild.owner
    """
    if place >= GUILD:
        state.guild_owner = changed(state.guild_owner, place - GUILD, owner)
    elif place >= WALL:
        state.walls = changed(state.walls, place - WALL, owner)
    elif place >= GATE:
        state.gates = changed(state.gates, place - GATE, owner)
    else:
        state.sites = changed(state.sites, place - SITE, owner)
    if log is not None:
        report_marker(state, owner, place, log)


def report_marker(state: State, owner: int, place: int, log: Log) -> None:
    """Tell where a marker went."""
    neutral = owner >= state.seats
    if place >= GUILD:
        log.add(MarkedGuild(owner, Guild(place - GUILD)))
    elif place >= WALL:
        log.add(MarkedWall(owner, (place - WALL) // 2 + 1, (place - WALL) % 2 + 1))
    elif place >= GATE:
        gatehouse = (place - GATE) // 2 + 1
        district = district_of_symbol(place - GATE) + 1
        if neutral:
            log.add(NeutralMarkedGatehouse(owner + 1, gatehouse, district))
        else:
            log.add(MarkedGatehouse(owner, gatehouse, district))
    else:
        building = Building((place - SITE) // DISTRICTS)
        district = (place - SITE) % DISTRICTS + 1
        if neutral:
            log.add(NeutralMarkedSite(owner + 1, building, district))
        else:
            log.add(MarkedSite(owner, building, district))


def markers_in(state: State, district: int, owners: int) -> list[int]:
    """How many markers each owner has on building, gatehouse, wall and guild symbols of a district.

    § board.marker
    """
    counts = [0] * owners
    sites = state.sites
    for building in range(BUILDINGS):
        owner = sites[building * DISTRICTS + district]
        if owner != FREE:
            counts[owner] += 2 if building == KEEP else 1
    before = (district + DISTRICTS - 1) % DISTRICTS
    for owner in (
        state.gates[2 * district],
        state.gates[2 * before + 1],
        state.walls[2 * district],
        state.walls[2 * district + 1],
    ):
        if owner != FREE:
            counts[owner] += 1
    for guild in state.guilds:
        if state.district_of[guild] == district and state.guild_owner[guild] != FREE:
            counts[state.guild_owner[guild]] += 1
    return counts


def guild_in(state: State, district: int) -> int:
    """The guild whose tile lies in a district."""
    for guild in state.guilds:
        if state.district_of[guild] == district:
            return guild
    return FREE
