"""Phase 4: residences, monuments, recruitment, the provost, and the end of the round."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.game import changed
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.caylus1303.actions import DECLINE, MONUMENT
from boardwright.games.caylus1303.basics import goods, road
from boardwright.games.caylus1303.effects import construction, favours
from boardwright.games.caylus1303.events import (
    BecameResidence,
    MonumentBuilt,
    NoMonument,
    ProvostReset,
    Recruited,
    amounts,
)
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import (
    BASIC_TILES,
    DAY_LABOURER,
    FACTORY,
    FIRST_BASIC,
    FIRST_MONUMENT,
    FREE,
    FROM_MONUMENTS,
    GARDEN,
    GOODS,
    GRANARY,
    MONUMENTS,
    NOWHERE,
    THEATRE,
    Tile,
)
from boardwright.games.caylus1303.uses import NO_GOODS


def turn_residences(state: State, log: Log | None) -> None:
    """Every basic building with a house is turned, without a choice.

    § residence.turn, activation.lawyer
    """
    for tile in range(FIRST_BASIC, FIRST_BASIC + BASIC_TILES):
        if state.owner[tile] != FREE and not road.is_residence(state, tile):
            state.residences |= 1 << tile
            road.update_open(state)
            if log is not None:
                log.add(BecameResidence(state.owner[tile], Tile(tile)))


def offer_monuments(state: State, log: Log | None) -> None:
    """From the bridge on, each space once: the owner of a residence may build, new residences included.

    § monument.order, monument.passed, ruling.10.14
    """
    while state.cursor < len(state.road):
        space = state.cursor
        tile = state.road[space]
        state.cursor += 1
        if tile != NOWHERE and road.is_residence(state, tile):
            choice = ChooseMonument(state.owner[tile], space)
            if len(choice.legal(state)) > 1:
                state.waiting.append(choice)
                state.step -= 1
                return
    state.cursor = 0


class ChooseMonument(Decision[State]):
    """The monument that replaces a residence, or none. A player may build several in a round.

    § monument.several, ruling.10.50
    """

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: int = space

    def data(self) -> tuple[int, ...]:
        """The space of the residence."""
        return (self.space,)

    def offers(self) -> Sequence[int]:
        """Any monument, or none."""
        return [DECLINE, *range(MONUMENT, MONUMENT + MONUMENTS)]

    def legal(self, state: State) -> list[int]:
        """Any on offer that can be paid, or none."""
        player = state.players[self.seat]
        found = [DECLINE]
        for tile in state.monuments:
            if goods.can_pay(player, state.tables.cost[tile]):
                found.append(MONUMENT + tile - FIRST_MONUMENT)
        return found

    def why_not(self, state: State, action: int) -> Reason:
        """Built already, or too dear."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        tile = action - MONUMENT + FIRST_MONUMENT
        if tile not in state.monuments:
            return Reason("not-on-offer", tile=Tile(tile))
        missing = goods.why_not_payable(state.players[self.seat], state.tables.cost[tile])
        return missing or Reason(NOT_NOW)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Build it; the Theatre's favour comes after its points and before the next residence.

        § tile.monument.theatre, ruling.10.49
        """
        if action == DECLINE:
            if log is not None:
                log.add(NoMonument(self.seat, self.space + 1))
            return
        tile = action - MONUMENT + FIRST_MONUMENT
        build_monument(state, self.seat, tile, self.space, log)
        if tile == THEATRE:
            favours.grant(state, self.seat, log)


def build_monument(state: State, seat: int, tile: int, space: int, log: Log | None) -> None:
    """Pay, lay the tile over the residence, whose house stays, and gain its points. Each is built once.

    § monument.build, monument.house, monument.unique
    """
    player = state.players[seat]
    cost = state.tables.cost[tile]
    goods.pay(player, cost)
    basic = state.road[space]
    state.residences &= ~(1 << basic)
    state.owner = changed(changed(state.owner, basic, FREE), tile, seat)
    state.monuments = tuple([each for each in state.monuments if each != tile])
    road.lay(state, tile, space)
    points = state.tables.points[tile] + construction.architect_points(state, seat)
    goods.gain_points(player, FROM_MONUMENTS, points)
    if log is not None:
        log.add(MonumentBuilt(seat, Tile(tile), space + 1, amounts(cost), points))


def recruit(state: State, log: Log | None) -> None:
    """Everyone takes workers from the Camp, in every round, and what monuments bring, new ones too.

    § recruit.sum, recruit.new, ruling.10.32
    """
    for seat in range(state.seats):
        player = state.players[seat]
        workers = goods.take_workers(player, recruits_of(state, seat))
        income = income_of(state, seat)
        goods.gain(player, income)
        if log is not None:
            log.add(Recruited(seat, amounts(income, workers)))


def recruits_of(state: State, seat: int) -> int:
    """The base, one for each residence, two for the Garden, one for the Day Labourer of this moment.

    § recruit.base, character.day-labourer, ruling.10.48
    """
    tables = state.tables
    workers = tables.recruitment + tables.residence * residences_of(state, seat)
    if state.owner[GARDEN] == seat:
        workers += tables.garden
    if state.holder[DAY_LABOURER] == seat:
        workers += tables.day_labourer
    return workers


def residences_of(state: State, seat: int) -> int:
    """How many residences a player has; where a monument stands there is none any more.

    § residence.worker, monument.worker
    """
    count = 0
    for tile in range(FIRST_BASIC, FIRST_BASIC + BASIC_TILES):
        if state.owner[tile] == seat and road.is_residence(state, tile):
            count += 1
    return count


def income_of(state: State, seat: int) -> tuple[int, ...]:
    """The Factory brings cloth and the Granary food.

    § tile.monument.garden, tile.monument.factory, tile.monument.granary
    """
    factory = state.tables.factory if state.owner[FACTORY] == seat else NO_GOODS
    granary = state.tables.granary if state.owner[GRANARY] == seat else NO_GOODS
    return tuple([factory[good] + granary[good] for good in range(GOODS)])


def reset_provost(state: State, log: Log | None) -> None:
    """The provost goes before the last building of the unbroken run, whatever was built in this round.

    § provost.reset, ruling.10.23, ruling.10.53
    """
    state.provost = road.road_run(state) - 1
    if log is not None:
        log.add(ProvostReset(state.provost))


def end_round(state: State, log: Log | None) -> None:
    """The houses go back under the bridge, as the last of the steps of Stewardship.

    § round.bridge, round.stewardship
    """
    state.passed = ()
