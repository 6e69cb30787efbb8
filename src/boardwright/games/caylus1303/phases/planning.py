"""Phase 1: placing workers and passing."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.caylus1303.actions import DECLINE, PASS, PLACE, PLACE_SITE
from boardwright.games.caylus1303.basics import goods
from boardwright.games.caylus1303.events import (
    Joined,
    NotEarly,
    OwnerGained,
    OwnerRobbed,
    Passed,
    Placed,
    PlacedOnSite,
    RoundBegins,
    TookFirstPlayer,
)
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import (
    EARLY_RISER,
    FIRST_WOOD,
    FREE,
    FROM_OWNERSHIP,
    JOURNEYMAN,
    NIGHT_WORKER,
    NOWHERE,
    STEWARD,
    THIEF,
    Tile,
)


def begin_round(state: State, log: Log | None) -> None:
    """The round marker moves on."""
    state.round += 1
    if log is not None:
        log.add(RoundBegins(state.round))


def ask_early_riser(state: State, log: Log | None) -> None:
    """Whoever owns the Early Riser now may place a worker before the first turn.

    § character.early-riser, character.early-riser.turn, ruling.10.20
    """
    seat = state.holder[EARLY_RISER]
    if seat >= 0 and state.players[seat].pool > state.tables.early_riser:
        state.waiting.append(PlaceEarly(seat))


def open_planning(state: State, log: Log | None) -> None:
    """The holder of the first-player tile begins, who may just have placed a worker with the Early Riser.

    § ruling.10.56
    """
    state.turn = state.first
    state.waiting.append(PlaceWorker(state.first))


def surcharge(state: State, seat: int) -> int:
    """After the first pass a placement costs one worker more, however many passed; not the Night Worker's.

    § surcharge.amount, ruling.10.9, character.night-worker
    """
    if not state.passed or state.holder[NIGHT_WORKER] == seat:
        return 0
    return state.tables.surcharge


def can_join(state: State, seat: int) -> bool:
    """Whether the Journeyman may be used: once a round, counted on the tile, on any building, one's own too.

    § character.journeyman, character.journeyman.owner, ruling.10.19
    """
    return state.holder[JOURNEYMAN] == seat and state.joined == NOWHERE


def places_for(state: State, seat: int) -> list[int]:
    """Free buildings, also ahead of the provost; with the Journeyman also those with one worker of another.

    § planning.place, planning.place.ahead, ruling.10.4
    """
    workers = state.workers
    if can_join(state, seat):
        return [PLACE + tile for tile in state.open if workers[tile] != seat]
    return [PLACE + tile for tile in state.open if workers[tile] == FREE]


def why_not_place(state: State, seat: int, action: int, needed: int) -> Reason:
    """Why a worker cannot go to a place: it takes none, it is taken, or workers are missing.

    § planning.place.one, character.journeyman.other
    """
    player = state.players[seat]
    if action == PLACE_SITE:
        if seat in state.queue:
            return Reason("on-site-already")
        return Reason("workers-missing", count=needed - player.pool)
    tile = action - PLACE
    if tile not in state.open:
        residence = bool(state.residences >> tile & 1)
        return Reason("tile-is-residence" if residence else "tile-not-on-road", tile=Tile(tile))
    if state.workers[tile] == seat or (state.joined == tile and state.joiner == seat):
        return Reason("own-worker-there", tile=Tile(tile))
    if state.workers[tile] != FREE and not can_join(state, seat):
        return Reason("tile-occupied", tile=Tile(tile), holder=state.workers[tile])
    return Reason("workers-missing", count=needed - player.pool)


def put_worker(state: State, seat: int, action: int, returned: int, log: Log | None) -> None:
    """A worker goes from the pool to its place; the price beyond it goes to the Camp."""
    player = state.players[seat]
    player.pool -= 1
    if returned:
        goods.return_workers(player, returned)
    if action == PLACE_SITE:
        put_on_site(state, seat, returned, log)
        return
    tile = action - PLACE
    victim = state.workers[tile]
    if victim == FREE:
        state.workers[tile] = seat
        if log is not None:
            log.add(Placed(seat, Tile(tile), returned))
    else:
        state.joined = tile
        state.joiner = seat
        if log is not None:
            log.add(Joined(seat, Tile(tile), victim, returned))
    pay_owner(state, seat, tile, log)


def put_on_site(state: State, seat: int, returned: int, log: Log | None) -> None:
    """The first free spot of the Construction Site, where nobody needs the Journeyman.

    § board.site.queue, planning.site, character.journeyman.site
    """
    state.queue = (*state.queue, seat)
    if log is not None:
        log.add(PlacedOnSite(seat, len(state.queue), returned))


def pay_owner(state: State, seat: int, tile: int, log: Log | None) -> None:
    """The owner of a building gains a point at once for every placement of another, and keeps it.

    § owner.points, owner.points.every, ruling.10.42
    """
    owner = owner_to_pay(state, seat, tile)
    if owner == FREE:
        return
    points = owner_points(state, seat, owner)
    goods.gain_points(state.players[owner], FROM_OWNERSHIP, points)
    if log is not None:
        if state.holder[THIEF] == seat:
            log.add(OwnerRobbed(seat, owner, Tile(tile)))
        else:
            log.add(OwnerGained(owner, Tile(tile), points))


def owner_to_pay(state: State, seat: int, tile: int) -> int:
    """Whose wood or stone building it is, unless it is one's own; basic buildings pay nobody.

    § owner.points.own, owner.points.basic
    """
    owner = state.owner[tile]
    return FREE if tile < FIRST_WOOD or owner == seat else owner


def owner_points(state: State, seat: int, owner: int) -> int:
    """None against the Thief, more with the Steward; the Thief is the stronger.

    § character.thief, character.steward, character.thief.steward
    """
    if state.holder[THIEF] == seat:
        return 0
    return state.tables.steward if state.holder[STEWARD] == owner else state.tables.placement


class PlaceEarly(Decision[State]):
    """The Early Riser's placement: a building or the Construction Site, or nothing."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any place, or none."""
        return [DECLINE, *range(PLACE, PLACE_SITE + 1)]

    def legal(self, state: State) -> list[int]:
        """Any free place: nobody has passed, and the second worker it costs is there.

        § character.early-riser.site, character.early-riser.cost, character.night-worker.early
        """
        return [DECLINE, *places_for(state, self.seat), PLACE_SITE]

    def why_not(self, state: State, action: int) -> Reason:
        """Not a place for workers now."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return why_not_place(state, self.seat, action, 1 + state.tables.early_riser)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Place, and return another worker; or leave it."""
        if action != DECLINE:
            put_worker(state, self.seat, action, state.tables.early_riser, log)
        elif log is not None:
            log.add(NotEarly(self.seat))


class PlaceWorker(Decision[State]):
    """A turn: one worker on a building, one on the Construction Site, or a pass.

    § planning.actions
    """

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any place, or pass."""
        return [PASS, *range(PLACE, PLACE_SITE + 1)]

    def legal(self, state: State) -> list[int]:
        """Pass always; any free place with enough workers; the site once a round.

        § planning.pass.forced, planning.site.one, surcharge.need
        """
        if state.players[self.seat].pool < 1 + surcharge(state, self.seat):
            return [PASS]
        found = [PASS]
        found.extend(places_for(state, self.seat))
        if self.seat not in state.queue:
            found.append(PLACE_SITE)
        return found

    def why_not(self, state: State, action: int) -> Reason:
        """Not a place for workers now, or too few of them."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return why_not_place(state, self.seat, action, 1 + surcharge(state, self.seat))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Place or pass; then the next who has not passed, who may be the same again.

        § ruling.10.8, character.journeyman.price
        """
        if action == PASS:
            pass_turn(state, self.seat, log)
        else:
            put_worker(state, self.seat, action, surcharge(state, self.seat), log)
        ask_next(state, self.seat)


def pass_turn(state: State, seat: int, log: Log | None) -> None:
    """The next spot of the bridge; the first to pass takes the first-player tile for the next round.

    § planning.pass, planning.pass.first, board.bridge
    """
    state.passed = (*state.passed, seat)
    if log is not None:
        log.add(Passed(seat, len(state.passed)))
    if len(state.passed) == 1:
        state.first = seat
        if log is not None:
            log.add(TookFirstPlayer(seat))


def ask_next(state: State, seat: int) -> None:
    """Clockwise to the next who has not passed, until all have; the first-player tile changes nothing.

    § planning.turns, planning.alone, planning.tile
    """
    if len(state.passed) == state.seats:
        return
    seat = (seat + 1) % state.seats
    while seat in state.passed:
        seat = (seat + 1) % state.seats
    state.turn = seat
    state.waiting.append(PlaceWorker(seat))
