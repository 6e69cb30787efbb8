"""Phase 2: placing workers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.core.decision import NOBODY, Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import (
    FOREST_COUNT,
    MINE_COUNT,
    MOST_SENT,
    PASS,
    PLACE_CAMP,
    PLACE_CARD,
    PLACE_DESK,
    PLACE_GUILD,
    QUARRY_COUNT,
    WORKER,
)
from boardwright.games.belfort.basics.goods import gold_missing
from boardwright.games.belfort.basics.planks import (
    guild_fee_for,
    has_idle_worker,
    in_camp,
    is_blocked,
    open_cards,
    open_guilds,
    open_planks,
    put_on_plank,
    workers_on,
)
from boardwright.games.belfort.events import Passed, Sent
from boardwright.games.belfort.state import NOT_PLACED, Player, State
from boardwright.games.belfort.terms import (
    AREAS,
    CARD_PLANKS,
    DWARF,
    FOREST,
    FREE,
    GOLD_MINE,
    GUILDS,
    MINE,
    PLANK_BUILDINGS,
    QUARRY,
    WORKERS,
    Area,
    Building,
    Guild,
    Worker,
)

# A split has two parts for each kind of worker, both kinds of elf first: the id of sending nobody, by part.
FIRST_IDS: Final[tuple[int, ...]] = (FOREST_COUNT, MINE_COUNT) * 2 + (QUARRY_COUNT, MINE_COUNT) * 2
# The ids of all answers.
COUNTS: Final = list(range(FOREST_COUNT, MINE_COUNT + MOST_SENT + 1))


def open_placement(state: State, log: Log | None) -> None:
    """From crest 1 on, players place one worker or pass; who has passed is skipped until all have.

    § placement.turns
    """
    for player in state.players:
        player.passed = False
    state.turn = -1
    ask_next_placer(state, log)


def ask_next_placer(state: State, log: Log | None) -> None:
    """A player without workers left passes on his next turn, unasked.

    § ruling.12.2.28
    """
    while (seat := next_placer(state)) != NOBODY:
        player = state.players[seat]
        if has_idle_worker(player):
            state.waiting.append(ChoosePlank(seat))
            return
        player.passed = True
        if log is not None:
            log.add(Passed(seat))


def next_placer(state: State) -> int:
    """The next seat in crest order that has not passed."""
    seats = state.seats
    turn = state.turn
    for _ in range(seats):
        turn = (turn + 1) % seats
        seat = state.order[turn]
        if not state.players[seat].passed:
            state.turn = turn
            return seat
    return NOBODY


class ChoosePlank(Decision[State]):
    """Place a worker on a free plank, or pass."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Passing, Desk, Camp, guilds, own cards."""
        return [PASS, *range(PLACE_DESK, PLACE_CARD + CARD_PLANKS)]

    def legal(self, state: State) -> list[int]:
        """A plank takes one worker, for its fee. Passing is always allowed, and so is a place without a gain.

        § placement.plank, placement.pass, ruling.12.2.27
        """
        player = state.players[self.seat]
        ids = [PASS]
        if self.desk_is_open(state, player):
            ids.append(PLACE_DESK)
        if not in_camp(state, self.seat):
            ids.append(PLACE_CAMP)
        open_guilds(state, self.seat, ids)
        open_cards(state, player, ids)
        return ids

    def desk_is_open(self, state: State, player: Player) -> bool:
        """The Desk has a free plank; one player may use several, each for the fee.

        § placement.desk, ruling.12.2.6
        """
        return len(state.desk) < state.tables.desk_planks and player.gold >= state.tables.desk_fee

    def why_not(self, state: State, action: int) -> Reason:
        """Taken, closed, not in this game, not built, or too dear."""
        if action == PLACE_DESK:
            if len(state.desk) >= state.tables.desk_planks:
                return Reason("desk-full")
            return gold_missing(state.players[self.seat], state.tables.desk_fee)
        if action == PLACE_CAMP:
            return Reason("camp-once")
        if PLACE_GUILD <= action < PLACE_GUILD + GUILDS:
            return self.why_not_guild(state, action - PLACE_GUILD)
        if PLACE_CARD <= action < PLACE_CARD + CARD_PLANKS:
            return self.why_not_card(state, action - PLACE_CARD)
        return Reason(NOT_NOW)

    def why_not_guild(self, state: State, guild: int) -> Reason:
        """Not in this game, closed by a neutral dwarf, taken, or too dear."""
        if state.district_of[guild] == NOT_PLACED:
            return Reason("guild-not-in-game", guild=Guild(guild))
        if is_blocked(state, guild):
            return Reason("guild-has-dwarf", guild=Guild(guild))
        if state.guild_worker[guild] != FREE:
            return Reason("guild-plank-taken", guild=Guild(guild))
        return gold_missing(state.players[self.seat], guild_fee_for(state, self.seat, guild))

    def why_not_card(self, state: State, plank: int) -> Reason:
        """Not built, still locked, taken, or too dear."""
        player = state.players[self.seat]
        building = PLANK_BUILDINGS[plank]
        if player.built[building] == 0:
            return Reason("not-built", building=Building(building))
        if open_planks(player, plank) == 0:
            return Reason("plank-locked", building=Building(building))
        if open_planks(player, plank) <= workers_on(player, plank):
            return Reason("own-plank-taken", building=Building(building))
        return gold_missing(player, state.tables.plank_fee[plank])

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Passing leads to the split of the rest; a plank asks which kind of worker goes."""
        if action == PASS:
            continue_split(state, self.seat, 0, 0, log)
            return
        idle = state.players[self.seat].idle
        only = NOBODY
        for kind in range(WORKERS):
            if idle[kind] > 0:
                if only != NOBODY:
                    state.waiting.append(ChooseWorker(self.seat, action))
                    return
                only = kind
        place_worker(state, self.seat, action, only, log)


class ChooseWorker(Decision[State]):
    """Which kind of worker goes to the chosen plank."""

    __slots__ = ("plank",)

    def __init__(self, seat: int, plank: int) -> None:
        super().__init__(seat)
        self.plank: int = plank

    def data(self) -> tuple[int, ...]:
        """The id of the plank."""
        return (self.plank,)

    def offers(self) -> Sequence[int]:
        """All kinds."""
        return range(WORKER, WORKER + WORKERS)

    def public_name(self) -> str:
        """Others see that the player places a worker."""
        return "ChoosePlank"

    def legal(self, state: State) -> list[int]:
        """Any kind at hand."""
        idle = state.players[self.seat].idle
        return [WORKER + kind for kind in range(WORKERS) if idle[kind] > 0]

    def why_not(self, state: State, action: int) -> Reason:
        """None at hand."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return Reason("no-such-worker", worker=Worker(action - WORKER))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The worker goes."""
        place_worker(state, self.seat, self.plank, action - WORKER, log)


def place_worker(state: State, seat: int, plank: int, kind: int, log: Log | None) -> None:
    """The fee is paid as the worker is placed; then the next player is asked.

    § placement.fee
    """
    state.players[seat].idle[kind] -= 1
    put_on_plank(state, seat, plank, kind, log)
    ask_next_placer(state, log)


def sent_in(sent: int, part: int) -> int:
    """The answer to one part of a split; answers are packed, three bits for each part."""
    return sent >> (3 * part) & 7


def workers_to_split(player: Player, part: int, sent: int) -> int:
    """How many workers a part of a split is about: those of a kind, then what its first area leaves."""
    if part % 2 == 0:
        return player.idle[part // 2]
    return player.idle[part // 2] - sent_in(sent, part - 1)


def continue_split(state: State, seat: int, part: int, sent: int, log: Log | None) -> None:
    """Ask the next part of a split, kind by kind; parts about no worker at all are not asked.

    § placement.areas.parts
    """
    player = state.players[seat]
    idle = player.idle
    for following in range(part, 2 * WORKERS):
        if idle[following // 2] > 0 and workers_to_split(player, following, sent) > 0:
            state.waiting.append(SplitWorkers(seat, following, sent))
            return
    finish_split(state, seat, sent, log)


class SplitWorkers(Decision[State]):
    """How many of a kind go to Forest or Quarry, then to the Mine; the rest goes to the Gold Mine.

    There are two parts for each kind of worker; `sent` holds the answers so far.
    """

    __slots__ = ("part", "sent")

    def __init__(self, seat: int, part: int, sent: int) -> None:
        super().__init__(seat)
        self.part: int = part
        self.sent: int = sent

    def data(self) -> tuple[int, ...]:
        """The part, and the answers so far."""
        return (self.part, self.sent)

    def public_name(self) -> str:
        """Others see nothing of a pass before its last part."""
        return "ChoosePlank"

    def offers(self) -> Sequence[int]:
        """Any count for the area of this part."""
        return range(FIRST_IDS[self.part], FIRST_IDS[self.part] + MOST_SENT + 1)

    def legal(self, state: State) -> list[int]:
        """Any number of the workers of this part; elves never go to the Quarry, dwarves never to the Forest.

        § ruling.12.2.5, placement.areas.mixed
        """
        first = FIRST_IDS[self.part] - FOREST_COUNT
        return COUNTS[first : first + workers_to_split(state.players[self.seat], self.part, self.sent) + 1]

    def why_not(self, state: State, action: int) -> Reason:
        """More than there are."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        count = workers_to_split(state.players[self.seat], self.part, self.sent)
        return Reason("too-few-workers", count=count)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The next part follows; after the last one the whole split is made at once."""
        sent = self.sent | (action - FIRST_IDS[self.part]) << (3 * self.part)
        continue_split(state, self.seat, self.part + 1, sent, log)


def finish_split(state: State, seat: int, sent: int, log: Log | None) -> None:
    """All workers left go to resource areas, in any split, without a limit; the player takes no more turns.

    § placement.areas
    """
    player = state.players[seat]
    areas = [0] * (AREAS * WORKERS)
    for kind in range(WORKERS):
        if player.idle[kind] > 0:
            first = sent_in(sent, 2 * kind)
            mine = sent_in(sent, 2 * kind + 1)
            areas[(FOREST if kind < DWARF else QUARRY) * WORKERS + kind] = first
            areas[MINE * WORKERS + kind] = mine
            areas[GOLD_MINE * WORKERS + kind] = player.idle[kind] - first - mine
            player.idle[kind] = 0
    player.areas = tuple(areas)
    player.passed = True
    if log is not None:
        log.add(Passed(seat))
        report_split(seat, player, log)
    ask_next_placer(state, log)


def report_split(seat: int, player: Player, log: Log) -> None:
    """Tell who went where."""
    for area in range(AREAS):
        for kind in range(WORKERS):
            if player.areas[area * WORKERS + kind] > 0:
                log.add(Sent(seat, Worker(kind), player.areas[area * WORKERS + kind], Area(area)))
