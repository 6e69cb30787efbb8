"""Planks: where a worker may stand, for what fee, and how one comes there."""

from __future__ import annotations

from boardwright.core.events import Log
from boardwright.games.belfort.actions import PLACE_CAMP, PLACE_CARD, PLACE_DESK, PLACE_GUILD
from boardwright.games.belfort.events import (
    PlacedAtDesk,
    PlacedInCamp,
    PlacedOnCard,
    PlacedOnGuild,
    PlacedOnGuildOf,
)
from boardwright.games.belfort.state import Player, State
from boardwright.games.belfort.terms import (
    CARD_PLANKS,
    FREE,
    INN_PLANK,
    PLANK_BUILDINGS,
    TOWER_PLANK,
    WORKERS,
    Building,
    Guild,
    Worker,
)


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


def open_guilds(state: State, seat: int, ids: list[int]) -> None:
    """Every guild has one plank for one worker, which anybody may use, whether or not the guild has an owner.

    § guild.plank, placement.plank
    """
    workers = state.guild_worker
    can_pay = state.players[seat].gold >= state.tables.guild_fee
    has_dwarves = state.seats == 2
    for guild in state.guilds:
        if (
            workers[guild] == FREE
            and (can_pay or state.guild_owner[guild] == seat)
            and not (has_dwarves and is_blocked(state, guild))
        ):
            ids.append(PLACE_GUILD + guild)


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


def open_cards(state: State, player: Player, ids: list[int]) -> None:
    """Only planks of one's own cards; each card has its own, for its printed fee.

    § placement.building.own, ruling.12.2.26
    """
    built = player.built
    for plank in range(CARD_PLANKS):
        if (
            built[PLANK_BUILDINGS[plank]] > 0
            and open_planks(player, plank) > workers_on(player, plank)
            and player.gold >= state.tables.plank_fee[plank]
        ):
            ids.append(PLACE_CARD + plank)


def put_on_plank(state: State, seat: int, plank: int, kind: int, log: Log | None) -> None:
    """A worker goes to the plank of an id, for its fee."""
    if plank == PLACE_DESK:
        place_at_desk(state, seat, kind, log)
    elif plank == PLACE_CAMP:
        place_in_camp(state, seat, kind, log)
    elif plank < PLACE_CARD:
        place_on_guild(state, seat, plank - PLACE_GUILD, kind, log)
    else:
        place_on_card(state, seat, plank - PLACE_CARD, kind, log)


def place_at_desk(state: State, seat: int, kind: int, log: Log | None) -> None:
    """A worker at the Desk pays two gold to the supply."""
    state.players[seat].gold -= state.tables.desk_fee
    state.desk += (seat * WORKERS + kind,)
    if log is not None:
        log.add(PlacedAtDesk(seat, Worker(kind), state.tables.desk_fee))


def place_in_camp(state: State, seat: int, kind: int, log: Log | None) -> None:
    """A worker takes the lowest free plank of the Camp, free, once a round; also the holder of crest 1.

    § placement.camp.lowest, placement.camp.one, ruling.12.2.8
    """
    state.camp += (seat * WORKERS + kind,)
    if log is not None:
        log.add(PlacedInCamp(seat, Worker(kind), len(state.camp)))


def place_on_guild(state: State, seat: int, guild: int, kind: int, log: Log | None) -> None:
    """The fee goes to the supply, or to the owner, who may spend it at once. It is settled here for good.

    § guild.fee, guild.fee.other, ruling.12.2.29
    """
    fee = guild_fee_for(state, seat, guild)
    owner = state.guild_owner[guild]
    state.players[seat].gold -= fee
    state.guild_worker[guild] = seat * WORKERS + kind
    if owner == FREE or owner == seat:
        if log is not None:
            log.add(PlacedOnGuild(seat, Worker(kind), Guild(guild), fee))
        return
    state.players[owner].gold += fee
    if log is not None:
        log.add(PlacedOnGuildOf(seat, Worker(kind), Guild(guild), fee, owner))


def place_on_card(state: State, seat: int, plank: int, kind: int, log: Log | None) -> None:
    """Tower and Inn ask a fee, other planks nothing; a card is usable from the Placement after it was built.

    § placement.building.next
    """
    player = state.players[seat]
    player.gold -= state.tables.plank_fee[plank]
    player.on_cards += (plank * WORKERS + kind,)
    if log is not None:
        log.add(
            PlacedOnCard(seat, Worker(kind), Building(PLANK_BUILDINGS[plank]), state.tables.plank_fee[plank])
        )
