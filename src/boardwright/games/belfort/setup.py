"""Setup: guilds, hands, crests, pool, and the neutral dwarves of the game for two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.core.decision import CHANCE, Decision
from boardwright.core.events import Log
from boardwright.core.game import Options
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import CREST, DISCARD, PLACE_GUILD, TILE
from boardwright.games.belfort.basics import cards, knowledge
from boardwright.games.belfort.events import CrestDealt, Discarded, GuildLaid, NeutralDwarfPlaced
from boardwright.games.belfort.meta import GUILD_NAMES
from boardwright.games.belfort.state import NOT_PLACED, State
from boardwright.games.belfort.terms import (
    BASIC,
    BUILDINGS,
    DISTRICTS,
    DWARF,
    ELF,
    GOLD,
    GROUP_SIZE,
    GUILDS,
    INTERACTIVE,
    METAL,
    NEUTRAL_3,
    NEUTRAL_4,
    RESOURCE,
    STONE,
    WIZARDS,
    WOOD,
    Building,
    Guild,
)

ANY: Final = 99


def lay_out(state: State, options: Options) -> None:
    """Board, supply and pieces; then chance lays the guilds.

    § setup.player, setup.gnomes, board.workers
    """
    tables = state.tables
    state.fresh = knowledge.pack(state.deck)
    for player in state.players:
        player.idle[ELF] = tables.start_workers[0]
        player.idle[DWARF] = tables.start_workers[1]
        player.elves_left = tables.workers[0] - tables.start_workers[0]
        player.dwarves_left = tables.workers[1] - tables.start_workers[1]
        player.wood = tables.start_goods[WOOD]
        player.stone = tables.start_goods[STONE]
        player.metal = tables.start_goods[METAL]
        player.gold = tables.start_goods[GOLD]
    state.waiting.append(guild_draw(state.seats, options))


def guild_draw(players: int, options: Options) -> LayGuild:
    """Five guilds: agreed by the players, or drawn by the mode of the game.

    Beginner: three resource and two basic. Normal: one resource, two basic, two interactive. Advanced: any.

    § setup.guilds.beginner, setup.guilds.normal, setup.guilds.advanced
    """
    chosen = options["guilds"]
    if isinstance(chosen, tuple) and chosen:
        allowed = 0
        for name in chosen:
            allowed |= 1 << GUILD_NAMES.index(name)
        return LayGuild(CHANCE, 0, allowed, ANY, ANY, ANY)
    everything = (1 << GUILDS) - 1
    if options["mode"] == "beginner":
        return LayGuild(CHANCE, 0, everything, 2, 3, 0)
    if players == 2:
        return guild_draw_for_two(options["mode"] == "advanced")
    if options["mode"] == "advanced":
        return LayGuild(CHANCE, 0, everything, ANY, ANY, ANY)
    return LayGuild(CHANCE, 0, everything, 2, 1, 2)


def guild_draw_for_two(advanced: bool) -> LayGuild:
    """Two players use Wizards and four basic or resource guilds; advanced: any five of these nine.

    § two.guilds.default, two.guilds.modes, ruling.12.1.17
    """
    allowed = (1 << 2 * GROUP_SIZE) - 1 | 1 << WIZARDS
    if advanced:
        return LayGuild(CHANCE, 0, allowed, ANY, ANY, ANY)
    return LayGuild(CHANCE, 0, allowed, ANY, ANY, 1)


class LayGuild(Decision[State]):
    """Chance: the guild of the next district, so that every allowed layout is equally likely.

    `allowed` is a set of guilds as bits; the quotas say how many of each group are still to come, ANY for
    groups that share what the others leave.
    """

    __slots__ = ("allowed", "basic", "district", "interactive", "resource")

    def __init__(
        self, seat: int, district: int, allowed: int, basic: int, resource: int, interactive: int
    ) -> None:
        super().__init__(seat)
        self.district: int = district
        self.allowed: int = allowed
        self.basic: int = basic
        self.resource: int = resource
        self.interactive: int = interactive

    def data(self) -> tuple[int, ...]:
        """District, guilds left, quotas."""
        return (self.district, self.allowed, self.basic, self.resource, self.interactive)

    def offers(self) -> Sequence[int]:
        """Any guild."""
        return range(TILE, TILE + GUILDS)

    def quotas(self) -> list[int]:
        """How many of each group are still to come; ANY when its guilds share the places left over."""
        return [self.basic, self.resource, self.interactive]

    def places(self) -> list[int]:
        """How many places the guilds of each group may come to: its quota, or what the other groups leave."""
        quotas = self.quotas()
        shared = DISTRICTS - self.district
        for quota in quotas:
            if quota != ANY:
                shared -= quota
        return [shared if quota == ANY else quota for quota in quotas]

    def legal(self, state: State) -> list[int]:
        """The guilds are four basic, four resource and four interactive ones.

        § guild.groups
        """
        places = self.places()
        return [
            TILE + guild
            for guild in range(GUILDS)
            if self.allowed >> guild & 1 and places[guild // GROUP_SIZE] > 0
        ]

    def is_even(self) -> bool:
        """Not all are equally likely."""
        return False

    def weights(self, state: State) -> list[int]:
        """A group comes next in proportion to its places; within it all guilds are alike."""
        quotas = self.quotas()
        places = self.places()
        sizes = [self.size(group) for group in (BASIC, RESOURCE, INTERACTIVE)]
        sharing = sum([sizes[g] for g in (BASIC, RESOURCE, INTERACTIVE) if quotas[g] == ANY])
        product = max(1, sizes[0]) * max(1, sizes[1]) * max(1, sizes[2]) * max(1, sharing)
        weights: list[int] = []
        for action in self.legal(state):
            group = (action - TILE) // GROUP_SIZE
            alike = sharing if quotas[group] == ANY else sizes[group]
            weights.append(places[group] * product // alike)
        return weights

    def size(self, group: int) -> int:
        """How many allowed guilds of a group are left."""
        first = group * GROUP_SIZE
        return sum([self.allowed >> guild & 1 for guild in range(first, first + GROUP_SIZE)])

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """One guild face up to each district; the other seven leave the game.

        § setup.guilds.place
        """
        guild = action - TILE
        districts = list(state.district_of)
        districts[guild] = self.district
        state.district_of = tuple(districts)
        state.guilds = tuple([each for each in range(GUILDS) if districts[each] != NOT_PLACED])
        if log is not None:
            log.add(GuildLaid(Guild(guild), self.district + 1))
        if self.district + 1 < DISTRICTS:
            state.waiting.append(self.after(guild))

    def after(self, guild: int) -> LayGuild:
        """The draw for the next district."""
        group = guild // GROUP_SIZE
        return LayGuild(
            self.seat,
            self.district + 1,
            self.allowed & ~(1 << guild),
            self.basic - (1 if group == BASIC and self.basic != ANY else 0),
            self.resource - (1 if group == RESOURCE and self.resource != ANY else 0),
            self.interactive - (1 if group == INTERACTIVE and self.interactive != ANY else 0),
        )


def deal_hands(state: State, log: Log | None) -> None:
    """Everyone is dealt cards from the fifty, in seat order, when the guilds lie on the board.

    § setup.order, board.cards
    """
    for seat in range(state.seats - 1, -1, -1):
        cards.draw_cards(state, seat, state.tables.dealt, log)


def ask_for_hands(state: State, log: Log | None) -> None:
    """Everyone keeps three cards and discards the others; all choose secretly at the same time.

    § setup.cards, ruling.12.2.46
    """
    for seat in range(state.seats - 1, -1, -1):
        if state.tables.dealt > state.tables.kept:
            state.waiting.append(SetAside(seat, state.tables.dealt - state.tables.kept, 0))


class SetAside(Decision[State]):
    """Choose a card of the opening hand to discard; shown when all have chosen."""

    __slots__ = ("floor", "left")

    def __init__(self, seat: int, left: int, floor: int) -> None:
        super().__init__(seat)
        self.left: int = left
        self.floor: int = floor

    def data(self) -> tuple[int, ...]:
        """How many are still to go, and the first type that may."""
        return (self.left, self.floor)

    def offers(self) -> Sequence[int]:
        """Any type of card."""
        return range(DISCARD, DISCARD + BUILDINGS)

    def together(self) -> bool:
        """All choose at the same time."""
        return True

    def left_in_hand(self, state: State) -> list[int]:
        """The cards of the hand that are not yet set aside."""
        player = state.players[self.seat]
        return [player.hand[b] - knowledge.unpack(player.aside, b) for b in range(BUILDINGS)]

    def legal(self, state: State) -> list[int]:
        """Any type in hand from which enough cards follow."""
        return cards.types_to_discard(self.left_in_hand(state), self.left, self.floor)

    def why_not(self, state: State, action: int) -> Reason:
        """Not in hand, or out of order."""
        return cards.why_not_discard(self.left_in_hand(state), action, self.floor)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The card stays in the hand, as far as others can see, until all have chosen."""
        building = action - DISCARD
        state.players[self.seat].aside += knowledge.one(building)
        if self.left > 1:
            state.waiting.append(SetAside(self.seat, self.left - 1, building))


def show_discards(state: State, log: Log | None) -> None:
    """When all have chosen, the discards are turned face up together."""
    for seat in range(state.seats):
        player = state.players[seat]
        for building in range(BUILDINGS):
            for _ in range(knowledge.unpack(player.aside, building)):
                knowledge.lose(player, building)
                state.discard[building] += 1
                if log is not None:
                    log.add(Discarded(seat, Building(building)))
        player.aside = 0


def deal_crests(state: State, log: Log | None) -> None:
    """Crests 1 to the number of players are dealt at random, after the hands are chosen.

    § setup.crests
    """
    state.order = (NOT_PLACED,) * state.seats
    state.waiting.append(DealCrest(CHANCE, 0))


class DealCrest(Decision[State]):
    """Chance: the crest of the next seat."""

    __slots__ = ("owner",)

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: int = owner

    def data(self) -> tuple[int, ...]:
        """Who receives it."""
        return (self.owner,)

    def offers(self) -> Sequence[int]:
        """Any crest."""
        return range(CREST, CREST + 5)

    def legal(self, state: State) -> list[int]:
        """Any crest not yet dealt."""
        return [CREST + number for number in range(state.seats) if state.order[number] == NOT_PLACED]

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The crest gives the seat its place in the order of play."""
        order = list(state.order)
        order[action - CREST] = self.owner
        state.order = tuple(order)
        if log is not None:
            log.add(CrestDealt(self.owner, action - CREST + 1))
        if self.owner + 1 < state.seats:
            state.waiting.append(DealCrest(self.seat, self.owner + 1))


def fill_pool(state: State, log: Log | None) -> None:
    """Three cards are turned up as the pool; what is left is the draw pile."""
    cards.refill_pool(state, log)


def ask_for_neutral_dwarves(state: State, log: Log | None) -> None:
    """Two players: the holder of crest 1 puts the dwarf of neutral 3 on a guild, then crest 2 that of 4.

    § two.dwarf.setup, two.control
    """
    if state.seats == 2:
        state.waiting.append(PlaceNeutralDwarf(state.order[1], NEUTRAL_4))
        state.waiting.append(PlaceNeutralDwarf(state.order[0], NEUTRAL_3))


class PlaceNeutralDwarf(Decision[State]):
    """The guild on which a neutral dwarf begins."""

    __slots__ = ("neutral",)

    def __init__(self, seat: int, neutral: int) -> None:
        super().__init__(seat)
        self.neutral: int = neutral

    def data(self) -> tuple[int, ...]:
        """Whose dwarf."""
        return (self.neutral,)

    def offers(self) -> Sequence[int]:
        """Any guild."""
        return range(PLACE_GUILD, PLACE_GUILD + GUILDS)

    def legal(self, state: State) -> list[int]:
        """Any guild on the board without the other dwarf."""
        return [PLACE_GUILD + guild for guild in state.guilds if state.district_of[guild] != state.dwarf_3]

    def why_not(self, state: State, action: int) -> Reason:
        """Not in this game, or taken."""
        guild = action - PLACE_GUILD
        if not 0 <= guild < GUILDS:
            return Reason(NOT_NOW)
        if state.district_of[guild] == NOT_PLACED:
            return Reason("guild-not-in-game", guild=Guild(guild))
        return Reason("guild-has-dwarf", guild=Guild(guild))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The dwarf closes the guild."""
        district = state.district_of[action - PLACE_GUILD]
        if self.neutral == NEUTRAL_3:
            state.dwarf_3 = district
        else:
            state.dwarf_4 = district
        if log is not None:
            log.add(NeutralDwarfPlaced(self.seat, self.neutral + 1, Guild(action - PLACE_GUILD)))
