"""Phase 2: the auction."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.game import changed
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.guilds.actions import BID, CARD, COUNT, DONE, PASS, USE, ZONE
from boardwright.games.guilds.basics import bids, guild, market
from boardwright.games.guilds.effects import abilities, activation
from boardwright.games.guilds.events import AuctionEnds, BidMadeInTwo, Hired, Passed
from boardwright.games.guilds.state import NO_BIDS, State
from boardwright.games.guilds.terms import (
    CHARACTERS,
    IN_AUCTION,
    MOST_FLORINS,
    NOTHING,
    ZONES,
    Character,
)


def open_auction(state: State, log: Log | None) -> None:
    """The first player begins; `declined` counts the passes in a row."""
    state.turn = state.first
    state.declined = 0


def run_auction(state: State, log: Log | None) -> None:
    """Clockwise from the first player, one action each, until it is over; a leader who has not taken a
    character by then does not get it.

    § auction.turns, auction.end.leader
    """
    if not is_over(state):
        state.step -= 1
        state.waiting.append(TakeAuctionTurn(state.turn))
    elif log is not None:
        log.add(AuctionEnds(len(state.market)))


def is_over(state: State) -> bool:
    """As soon as the market is empty, even before the first turn, or when all have passed in direct
    succession.

    § auction.end.empty, auction.end.passes, auction.end.skip
    """
    return not state.market or state.declined >= state.seats


class TakeAuctionTurn(Decision[State]):
    """A turn of the auction: bid, take a character, or pass; abilities before that, which do not replace it.

    § auction.turns, window.auction
    """

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Pass, bid, any ability, any character."""
        return [PASS, BID, *range(USE, CARD + CHARACTERS)]

    def legal(self, state: State) -> list[int]:
        """Passing is always allowed, also to a leader, and is not final; a bid where one can be made;
        characters of the zones that one leads.

        § auction.pass, auction.take
        """
        found = [PASS]
        rivals = market.rival_bids(state, self.seat)
        if bids.can_bid(state, self.seat, rivals):
            found.append(BID)
        for character in abilities.usable(state, self.seat, IN_AUCTION):
            found.append(USE + character)
        own = state.players[self.seat].bids
        if own is not NO_BIDS:
            taken = [
                CARD + entry // ZONES for entry in state.market if own[entry % ZONES] > rivals[entry % ZONES]
            ]
            taken.sort()
            found.extend(taken)
        return found

    def why_not(self, state: State, action: int) -> Reason:
        """No bid can be made, the zone is not led, or the ability does not fit."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        if action == BID:
            return Reason("no-bid-possible")
        if action < CARD:
            return abilities.why_not_use(state, self.seat, action - USE, IN_AUCTION)
        zone = market.zone_of(state, action - CARD)
        if zone == NOTHING:
            return Reason("not-on-offer", character=Character(action - CARD))
        return Reason("not-leading", zone=zone + 1)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """After an ability the turn goes on; after anything else the next player has one."""
        if action == BID:
            state.waiting.append(BidZone(self.seat))
        elif action == PASS:
            state.declined += 1
            state.turn = guild.left_of(state, self.seat)
            if log is not None:
                log.add(Passed(self.seat))
        elif action < CARD:
            activation.begin(state, self.seat, action - USE, log)
        else:
            take(state, self.seat, action - CARD, log)


def take(state: State, seat: int, character: int, log: Log | None) -> None:
    """The character joins the guild and the bid in its zone is paid; the bids of others stay, and the highest
    leads if another character lies there.

    § auction.take, auction.take.price, auction.take.others
    """
    player = state.players[seat]
    zone = market.remove(state, character)
    price = player.bids[zone]
    player.bids = changed(player.bids, zone, 0)
    guild.join(state, seat, character)
    if log is not None:
        log.add(Hired(seat, Character(character), price))
    market.settle_empty(state, zone, log)
    end_turn(state, seat)


def end_turn(state: State, seat: int) -> None:
    """A bid or a take begins the count of passes anew; an ability does not.

    § auction.end.reset
    """
    state.declined = 0
    state.turn = guild.left_of(state, seat)


class BidZone(Decision[State]):
    """The first zone of a bid."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any zone."""
        return range(ZONE, ZONE + ZONES)

    def legal(self, state: State) -> list[int]:
        """Those from which a bid can be finished."""
        return [ZONE + zone for zone in bids.zones_to_bid(state, self.seat)]

    def why_not(self, state: State, action: int) -> Reason:
        """Empty, too dear, or no second zone could follow."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return why_not_zone(state, self.seat, action - ZONE, state.players[self.seat].florins)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Then the florins."""
        state.waiting.append(BidFlorins(self.seat, action - ZONE))


def why_not_zone(state: State, seat: int, zone: int, florins: int) -> Reason:
    """Why a zone cannot be bid on: nobody lies there, the lead is too dear, or no second zone can follow."""
    if not market.is_occupied(state, zone):
        return Reason("zone-empty", zone=zone + 1)
    price = bids.cheapest_lead(state, seat, zone)
    if price > min(florins, MOST_FLORINS):
        return Reason("lead-too-dear", zone=zone + 1, count=price)
    return Reason("no-second-zone", zone=zone + 1)


def why_not_florins(low: int, high: int) -> Reason:
    """Why a bid cannot be that high."""
    return Reason("bid-exactly", count=low) if low == high else Reason("bid-limits", low=low, high=high)


class BidFlorins(Decision[State]):
    """How many florins are added in the first zone of a bid."""

    __slots__ = ("zone",)

    def __init__(self, seat: int, zone: int) -> None:
        super().__init__(seat)
        self.zone: int = zone

    def data(self) -> tuple[int, ...]:
        """The zone."""
        return (self.zone,)

    def offers(self) -> Sequence[int]:
        """Any number."""
        return range(COUNT, COUNT + MOST_FLORINS + 1)

    def legal(self, state: State) -> list[int]:
        """From what gives the lead to what the purse allows, less a second zone if there must be one."""
        low = bids.cheapest_lead(state, self.seat, self.zone)
        most = bids.most_for(state, self.seat, self.zone)
        return [COUNT + florins for florins in range(low, most + 1)]

    def why_not(self, state: State, action: int) -> Reason:
        """Too few or too many."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        low = bids.cheapest_lead(state, self.seat, self.zone)
        return why_not_florins(low, bids.most_for(state, self.seat, self.zone))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Then the second zone, when there can be one."""
        following = BidSecondZone(self.seat, self.zone, action - COUNT)
        if bids.has_second_zone(state, self.seat, self.zone, following.left(state)):
            state.waiting.append(following)
        else:
            bids.lay_bid(state, self.seat, self.zone, action - COUNT, log)
            end_turn(state, self.seat)


class BidSecondZone(Decision[State]):
    """The second zone of a bid, which goes to two different ones; or none where one is enough.

    § auction.bid.two-zones
    """

    __slots__ = ("florins", "zone")

    def __init__(self, seat: int, zone: int, florins: int) -> None:
        super().__init__(seat)
        self.zone: int = zone
        self.florins: int = florins

    def data(self) -> tuple[int, ...]:
        """The first zone and its florins."""
        return (self.zone, self.florins)

    def offers(self) -> Sequence[int]:
        """Done, or any zone."""
        return [DONE, *range(ZONE, ZONE + ZONES)]

    def left(self, state: State) -> int:
        """What is left in the purse."""
        return state.players[self.seat].florins - self.florins

    def zones(self, state: State) -> list[int]:
        """The zones that may follow."""
        return bids.second_zones(state, self.seat, self.zone, self.left(state))

    def legal(self, state: State) -> list[int]:
        """Those zones, even where one is enough; there also done.

        § auction.bid.two-still
        """
        found = [DONE] if bids.is_one_zone_enough(state, self.seat, self.zone) else []
        return found + [ZONE + zone for zone in self.zones(state)]

    def why_not(self, state: State, action: int) -> Reason:
        """Two are needed, the order is wrong, or the lead is too dear."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        if action == DONE:
            return Reason("two-zones-needed")
        if action - ZONE <= self.zone:
            return Reason("zones-ascending", zone=self.zone + 1)
        return why_not_zone(state, self.seat, action - ZONE, self.left(state))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Then its florins; or the bid is laid out."""
        if action == DONE:
            bids.lay_bid(state, self.seat, self.zone, self.florins, log)
            end_turn(state, self.seat)
        else:
            state.waiting.append(BidSecondFlorins(self.seat, self.zone, self.florins, action - ZONE))


class BidSecondFlorins(Decision[State]):
    """How many florins are added in the second zone of a bid."""

    __slots__ = ("florins", "second", "zone")

    def __init__(self, seat: int, zone: int, florins: int, second: int) -> None:
        super().__init__(seat)
        self.zone: int = zone
        self.florins: int = florins
        self.second: int = second

    def data(self) -> tuple[int, ...]:
        """The first zone, its florins, the second zone."""
        return (self.zone, self.florins, self.second)

    def offers(self) -> Sequence[int]:
        """Any number."""
        return range(COUNT, COUNT + MOST_FLORINS + 1)

    def most(self, state: State) -> int:
        """What is left in the purse."""
        return min(MOST_FLORINS, state.players[self.seat].florins - self.florins)

    def legal(self, state: State) -> list[int]:
        """From what gives the lead to what is left."""
        low = bids.cheapest_lead(state, self.seat, self.second)
        return [COUNT + florins for florins in range(low, self.most(state) + 1)]

    def why_not(self, state: State, action: int) -> Reason:
        """Too few or too many."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        low = bids.cheapest_lead(state, self.seat, self.second)
        return why_not_florins(low, self.most(state))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Both amounts are laid out together."""
        bids.lay_bid(state, self.seat, self.zone, self.florins, None)
        bids.lay_bid(state, self.seat, self.second, action - COUNT, None)
        if log is not None:
            laid = state.players[self.seat].bids
            log.add(
                BidMadeInTwo(
                    self.seat,
                    self.zone + 1,
                    self.florins,
                    laid[self.zone],
                    self.second + 1,
                    action - COUNT,
                    laid[self.second],
                )
            )
        end_turn(state, self.seat)
