"""Phase 4: the actions of one turn."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.game import changed
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import (
    ACTIVATE_CARD,
    ACTIVATE_GUILD,
    BANK_GNOME,
    BLACKSMITH_GNOME,
    BUILD,
    BUY,
    END,
    EXCHANGE,
    GNOME,
    GUILD,
    SELL,
    WALL,
)
from boardwright.games.belfort.basics import board, knowledge
from boardwright.games.belfort.basics.goods import can_pay, gold_missing, goods_missing, pay
from boardwright.games.belfort.effects import gnomes, trading
from boardwright.games.belfort.effects.guilds import activate_guild, guild_fault
from boardwright.games.belfort.effects.planks import activate_plank, plank_fault
from boardwright.games.belfort.effects.sites import ask_for_site
from boardwright.games.belfort.events import (
    ActivatedCard,
    ActivatedGuild,
    BuiltCard,
    EndedActions,
    GnomeHired,
    Goods,
    Paid,
    UsedBank,
    UsedBlacksmith,
)
from boardwright.games.belfort.state import NOT_PLACED, Player, State
from boardwright.games.belfort.terms import (
    BANK,
    BLACKSMITH,
    BUILDINGS,
    CARD_PLANKS,
    FREE,
    PLANK_BUILDINGS,
    WALLS,
    WORKERS,
    Building,
    Guild,
)


def open_turns(state: State, log: Log | None) -> None:
    """In crest order, each player takes one whole turn."""
    state.turn = 0


def begin_turn(state: State, log: Log | None) -> None:
    """The player may take any actions in any order until ending them.

    § actions.turns
    """
    state.hired = False
    state.visits_used = 0
    state.extra_visits = 0
    state.exchanges = 0
    state.banks_used = 0
    state.blacksmiths_used = 0
    state.waiting.append(ChooseAction(state.order[state.turn]))


def cards_to_build(state: State, player: Player, ids: list[int]) -> None:
    """Cards in hand that can be paid and whose type has a free site.

    § ruling.12.2.18
    """
    tables = state.tables
    hand = player.hand
    for building in range(BUILDINGS):
        if (
            hand[building] > 0
            and player.wood >= tables.wood[building]
            and player.stone >= tables.stone[building]
            and player.metal >= tables.metal[building]
            and board.has_free_site(state, building)
        ):
            ids.append(BUILD + building)


def walls_and_guilds_to_build(state: State, player: Player, ids: list[int]) -> None:
    """Free walls, and guilds on the board without a marker, as far as they can be paid."""
    tables = state.tables
    if can_pay(player, tables.wall_wood, tables.wall_stone, tables.wall_metal):
        walls = state.walls
        for wall in range(WALLS):
            if walls[wall] == FREE:
                ids.append(WALL + wall)
    owners = state.guild_owner
    for guild in state.guilds:
        if (
            owners[guild] == FREE
            and player.wood >= tables.guild_wood[guild]
            and player.stone >= tables.guild_stone[guild]
            and player.metal >= tables.guild_metal[guild]
        ):
            ids.append(GUILD + guild)


def workers_to_activate(state: State, seat: int, ids: list[int]) -> None:
    """Workers on guilds and own cards whose effect can do something."""
    workers = state.guild_worker
    for guild in state.guilds:
        # A free plank is nobody's: FREE // WORKERS is no seat.
        if workers[guild] // WORKERS == seat and guild_fault(state, seat, guild) is None:
            ids.append(ACTIVATE_GUILD + guild)
    on_cards = state.players[seat].on_cards
    if on_cards:
        for plank in range(CARD_PLANKS):
            if stands_on(on_cards, plank) and plank_fault(state, seat, plank) is None:
                ids.append(ACTIVATE_CARD + plank)


def stands_on(on_cards: tuple[int, ...], plank: int) -> bool:
    """Whether a worker stands on a card of the type."""
    for worker in on_cards:
        if worker // WORKERS == plank:
            return True
    return False


def gnomes_to_use(state: State, player: Player, ids: list[int]) -> None:
    """Every Bank gnome and every Blacksmith gnome works once per turn.

    § ruling.12.2.21
    """
    if player.gnomes[BANK] > state.banks_used:
        ids.append(BANK_GNOME)
    if player.gnomes[BLACKSMITH] > state.blacksmiths_used and player.gold >= state.tables.blacksmith_price:
        ids.append(BLACKSMITH_GNOME)


def locks_to_hire_for(state: State, player: Player, ids: list[int]) -> None:
    """Once a turn, with the gold, a gnome in the pool and a free lock."""
    if state.hired or state.gnomes == 0 or player.gold < state.tables.gnome_fee:
        return
    gnomes.add_locks(state, player, ids)


class ChooseAction(Decision[State]):
    """The next action of the turn, or its end."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Everything but the details."""
        return [END, *range(BUILD, BUILD + BUILDINGS), *range(WALL, GNOME + BUILDINGS)]

    def legal(self, state: State) -> list[int]:
        """What can be paid and can do something; ending is always allowed, unless the players agreed that
        workers whose effect can do something must be activated first.

        § ruling.12.1.4
        """
        player = state.players[self.seat]
        ids = [END]
        cards_to_build(state, player, ids)
        walls_and_guilds_to_build(state, player, ids)
        without = len(ids)
        workers_to_activate(state, self.seat, ids)
        if state.tables.must_activate and len(ids) > without:
            ids.remove(END)
        gnomes_to_use(state, player, ids)
        trading.add_options(state, player, ids)
        locks_to_hire_for(state, player, ids)
        return ids

    def why_not(self, state: State, action: int) -> Reason:
        """What stands in the way of this action."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        player = state.players[self.seat]
        if action == END:
            return Reason("must-activate")
        if action < WALL:
            return why_not_build(state, player, action - BUILD)
        if action < ACTIVATE_GUILD:
            return why_not_wall_or_guild(state, player, action)
        if action < BANK_GNOME:
            return why_not_activate(state, self.seat, action)
        if action < SELL:
            return why_not_gnome(state, player, action)
        if action < GNOME:
            return trading.why_not(state, player, action)
        return why_not_hire(state, player, action - GNOME)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Carry it out; unless it was the end, the same question follows."""
        if action == END:
            end_actions(state, self.seat, log)
            return
        state.waiting.append(self)
        if action < WALL:
            build_card(state, self.seat, action - BUILD, log)
        elif action < GUILD:
            build_wall(state, self.seat, action, log)
        elif action < ACTIVATE_GUILD:
            build_guild(state, self.seat, action, log)
        elif action < ACTIVATE_CARD:
            activate_worker_on_guild(state, self.seat, action - ACTIVATE_GUILD, log)
        elif action < BANK_GNOME:
            activate_worker_on_card(state, self.seat, action - ACTIVATE_CARD, log)
        elif action == BANK_GNOME:
            use_bank_gnome(state, self.seat, log)
        elif action == BLACKSMITH_GNOME:
            use_blacksmith_gnome(state, self.seat, log)
        elif action < BUY:
            trading.begin_with_sale(state, self.seat, action, log)
        elif action < EXCHANGE:
            trading.begin_with_purchase(state, self.seat, action, log)
        elif action < GNOME:
            trading.exchange(state, self.seat, action, log)
        else:
            hire_gnome(state, self.seat, action - GNOME, log)


def why_not_build(state: State, player: Player, building: int) -> Reason:
    """Not in hand, no site, or what is missing."""
    if player.hand[building] == 0:
        return Reason("not-in-hand", building=Building(building))
    if not board.has_free_site(state, building):
        return Reason("no-free-site", building=Building(building))
    tables = state.tables
    return goods_missing(player, tables.wood[building], tables.stone[building], tables.metal[building])


def why_not_wall_or_guild(state: State, player: Player, action: int) -> Reason:
    """Taken, not in this game, or what is missing."""
    tables = state.tables
    if action < GUILD:
        if state.walls[action - WALL] != FREE:
            return Reason("wall-taken")
        return goods_missing(player, tables.wall_wood, tables.wall_stone, tables.wall_metal)
    guild = action - GUILD
    if state.district_of[guild] == NOT_PLACED:
        return Reason("guild-not-in-game", guild=Guild(guild))
    if state.guild_owner[guild] != FREE:
        return Reason("guild-owned", guild=Guild(guild))
    return goods_missing(
        player, tables.guild_wood[guild], tables.guild_stone[guild], tables.guild_metal[guild]
    )


def why_not_activate(state: State, seat: int, action: int) -> Reason:
    """No worker there, or nothing that the effect could do."""
    if action < ACTIVATE_CARD:
        guild = action - ACTIVATE_GUILD
        worker = state.guild_worker[guild]
        if worker != FREE and worker // WORKERS == seat:
            return guild_fault(state, seat, guild) or Reason(NOT_NOW)
        return Reason("no-worker-on-guild", guild=Guild(guild))
    plank = action - ACTIVATE_CARD
    if stands_on(state.players[seat].on_cards, plank):
        return plank_fault(state, seat, plank) or Reason(NOT_NOW)
    return Reason("no-worker-on-card", building=Building(PLANK_BUILDINGS[plank]))


def why_not_gnome(state: State, player: Player, action: int) -> Reason:
    """No gnome there, used already, or no gold."""
    building = BANK if action == BANK_GNOME else BLACKSMITH
    used = state.banks_used if action == BANK_GNOME else state.blacksmiths_used
    if player.gnomes[building] == 0:
        return Reason("no-gnome-there", building=Building(building))
    if player.gnomes[building] <= used:
        return Reason("gnome-used", building=Building(building))
    return gold_missing(player, state.tables.blacksmith_price)


def why_not_hire(state: State, player: Player, building: int) -> Reason:
    """Hired already, no gnome, no lock, or no gold."""
    if state.hired:
        return Reason("hired-already")
    if state.gnomes == 0:
        return Reason("no-gnomes")
    if not gnomes.has_lock(state, player, building):
        return gnomes.why_no_lock(state, player, building)
    return gold_missing(player, state.tables.gnome_fee)


def build_card(state: State, seat: int, building: int, log: Log | None) -> None:
    """Pay the cost of the type, lay the card face up, then mark a free site.

    § actions.build.card, building.costs
    """
    tables = state.tables
    player = state.players[seat]
    pay(player, tables.wood[building], tables.stone[building], tables.metal[building])
    knowledge.lose(player, building)
    player.built = changed(player.built, building, player.built[building] + 1)
    if log is not None:
        cost = Goods(tables.wood[building], tables.stone[building], tables.metal[building])
        log.add(BuiltCard(seat, Building(building), cost))
    ask_for_site(state, seat, building, seat, log)


def build_wall(state: State, seat: int, place: int, log: Log | None) -> None:
    """A wall costs wood and stone and needs no card; there are two in each district.

    § actions.build.wall
    """
    tables = state.tables
    pay(state.players[seat], tables.wall_wood, tables.wall_stone, tables.wall_metal)
    if log is not None:
        log.add(Paid(seat, Goods(tables.wall_wood, tables.wall_stone, tables.wall_metal)))
    board.put_marker(state, seat, place, log)


def build_guild(state: State, seat: int, place: int, log: Log | None) -> None:
    """A guild without a marker is built for its own cost, without a card, even under a neutral dwarf.

    § actions.build.guild, guild.costs, ruling.12.2.43
    """
    tables = state.tables
    guild = place - GUILD
    pay(state.players[seat], tables.guild_wood[guild], tables.guild_stone[guild], tables.guild_metal[guild])
    if log is not None:
        cost = Goods(tables.guild_wood[guild], tables.guild_stone[guild], tables.guild_metal[guild])
        log.add(Paid(seat, cost))
    board.put_marker(state, seat, place, log)


def activate_worker_on_guild(state: State, seat: int, guild: int, log: Log | None) -> None:
    """A worker is activated once: it returns, then the guild works.

    § actions.activate
    """
    state.players[seat].idle[state.guild_worker[guild] % WORKERS] += 1
    state.guild_worker[guild] = FREE
    if log is not None:
        log.add(ActivatedGuild(seat, Guild(guild)))
    activate_guild(state, seat, guild, log)


def activate_worker_on_card(state: State, seat: int, plank: int, log: Log | None) -> None:
    """The same for a worker on an own card; which of several alike does not matter."""
    player = state.players[seat]
    index = 0
    while player.on_cards[index] // WORKERS != plank:
        index += 1
    player.idle[player.on_cards[index] % WORKERS] += 1
    player.on_cards = player.on_cards[:index] + player.on_cards[index + 1 :]
    if log is not None:
        log.add(ActivatedCard(seat, Building(PLANK_BUILDINGS[plank])))
    activate_plank(state, seat, plank, log)


def use_bank_gnome(state: State, seat: int, log: Log | None) -> None:
    """A gnome on a Bank brings gold.

    § building.bank.gnome
    """
    state.banks_used += 1
    state.players[seat].gold += state.tables.bank_gold
    if log is not None:
        log.add(UsedBank(seat, state.tables.bank_gold))


def use_blacksmith_gnome(state: State, seat: int, log: Log | None) -> None:
    """A gnome on a Blacksmith sells one metal for gold.

    § building.blacksmith.gnome
    """
    state.blacksmiths_used += 1
    state.players[seat].gold -= state.tables.blacksmith_price
    state.players[seat].metal += 1
    if log is not None:
        log.add(UsedBlacksmith(seat, state.tables.blacksmith_price))


def hire_gnome(state: State, seat: int, building: int, log: Log | None) -> None:
    """Once a turn, gold brings a gnome from the pool to a free lock of a built card.

    § actions.hire
    """
    state.hired = True
    state.players[seat].gold -= state.tables.gnome_fee
    if log is not None:
        log.add(GnomeHired(seat, Building(building), state.tables.gnome_fee))
    gnomes.put_gnome(state, seat, building, log)


def end_actions(state: State, seat: int, log: Log | None) -> None:
    """Workers not activated return without effect: so an effect is declined.

    § ruling.12.1.4, ruling.12.2.30
    """
    player = state.players[seat]
    count = len(player.on_cards)
    for worker in player.on_cards:
        player.idle[worker % WORKERS] += 1
    player.on_cards = ()
    for guild in state.guilds:
        worker = state.guild_worker[guild]
        if worker != FREE and worker // WORKERS == seat:
            player.idle[worker % WORKERS] += 1
            state.guild_worker[guild] = FREE
            count += 1
    if log is not None:
        log.add(EndedActions(seat, count))
