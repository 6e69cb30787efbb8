"""What a bid may be: the price of a lead, one zone or two, and what the purse allows."""

from __future__ import annotations

from typing import Final

from boardwright.core.events import Log
from boardwright.core.game import changed
from boardwright.games.guilds.basics import market
from boardwright.games.guilds.events import BidMade
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import MOST_FLORINS, NOTHING, ZONES

FEW: Final = 2


def cheapest_lead(state: State, seat: int, zone: int) -> int:
    """The fewest florins that give the lead in a zone; at least one is added, also where one leads already.

    § auction.bid.least, auction.bid.lead, ruling.12.1
    """
    return max(1, market.rival_bid(state, seat, zone) + 1 - state.players[seat].bids[zone])


def lead_prices(state: State, seat: int) -> list[int]:
    """The same for all zones; 0 where no character lies, or where more would be needed than a bid can be."""
    prices = market.rival_bids(state, seat)
    own = state.players[seat].bids
    occupied = market.occupied_bits(state)
    for zone in range(ZONES):
        price = max(1, prices[zone] + 1 - own[zone])
        prices[zone] = price if occupied >> zone & 1 and price <= MOST_FLORINS else 0
    return prices


def is_one_zone_enough(state: State, seat: int, zone: int) -> bool:
    """With two characters left or fewer, or one zone that holds any; or, where leading two zones counts, with
    a lead elsewhere.

    § auction.bid.one-zone, auction.bid.last-zone
    """
    return is_market_small(state) or (state.tables.two_led and leads_elsewhere(state, seat, zone))


def is_market_small(state: State) -> bool:
    """Whether no bid needs a second zone.

    § auction.bid.one-zone, auction.bid.last-zone
    """
    return len(state.market) <= FEW or market.is_single_zone(state)


def leads_elsewhere(state: State, seat: int, zone: int) -> bool:
    """Whether a seat leads another zone already, which makes two with the one of its bid.

    § option.bid-mode, ruling.12.53
    """
    return any([other != zone and market.leads(state, seat, other) for other in range(ZONES)])


def zones_to_bid(state: State, seat: int) -> list[int]:
    """The zones with which a bid may begin: they hold a character, and the bid can be finished with what is
    in the purse.

    § auction.bid.occupied, ruling.12.51
    """
    florins = state.players[seat].florins
    if florins == 0:
        return []
    found: list[int] = []
    second = 0
    prices = lead_prices(state, seat)
    is_small = is_market_small(state)
    for zone in range(ZONES - 1, -1, -1):
        price = prices[zone]
        if price == 0:
            continue
        if is_small or (state.tables.two_led and leads_elsewhere(state, seat, zone)):
            needed = price
        else:
            needed = price + second if second else florins + 1
        if needed <= florins:
            found.append(zone)
        if second == 0 or price < second:
            second = price
    found.reverse()
    return found


def can_bid(state: State, seat: int, rivals: list[int]) -> bool:
    """Whether there is any zone with which a bid may begin, when others have bid so much in each: the two
    cheapest zones, in whatever order, or one where one is enough.

    § auction.bid.two-zones, auction.bid.purse
    """
    player = state.players[seat]
    florins = player.florins
    if florins == 0:
        return False
    own = player.bids
    cheapest = second = MOST_FLORINS + 1
    where = NOTHING
    for entry in state.market:
        zone = entry % ZONES
        price = rivals[zone] + 1 - own[zone]
        if price < 1:
            price = 1
        if zone == where or price >= second:
            continue
        if price < cheapest:
            second = cheapest
            cheapest = price
            where = zone
        else:
            second = price
    if cheapest > min(florins, MOST_FLORINS):
        return False
    if second <= MOST_FLORINS and cheapest + second <= florins:
        return True
    return is_market_small(state) or (state.tables.two_led and bool(zones_to_bid(state, seat)))


def second_zones(state: State, seat: int, zone: int, florins: int) -> list[int]:
    """The zones with a higher number whose lead so many florins can pay: so no bid is offered twice.

    § decision.bid.ascending, auction.bid.occupied
    """
    prices = lead_prices(state, seat)
    return [other for other in range(zone + 1, ZONES) if 0 < prices[other] <= florins]


def has_second_zone(state: State, seat: int, zone: int, florins: int) -> bool:
    """Whether there is any such zone."""
    most = min(florins, MOST_FLORINS)
    for entry in state.market:
        if entry % ZONES > zone and cheapest_lead(state, seat, entry % ZONES) <= most:
            return True
    return False


def most_for(state: State, seat: int, zone: int) -> int:
    """The most florins for the first zone of a bid, 0 when it cannot begin there: all of the purse but the
    price of a second zone where there must be one.

    § auction.bid.purse, ruling.12.51
    """
    florins = state.players[seat].florins
    prices = lead_prices(state, seat)
    if not is_one_zone_enough(state, seat, zone):
        cheapest = 0
        for other in range(zone + 1, ZONES):
            if prices[other] and (cheapest == 0 or prices[other] < cheapest):
                cheapest = prices[other]
        if cheapest == 0:
            return 0
        florins -= cheapest
    return min(florins, MOST_FLORINS) if florins >= prices[zone] > 0 else 0


def lay_bid(state: State, seat: int, zone: int, florins: int, log: Log | None) -> None:
    """Florins go from the purse to a tent, on top of those that lie there.

    § auction.bid.adds, auction.bid.purse
    """
    player = state.players[seat]
    player.florins -= florins
    player.bids = changed(player.bids, zone, player.bids[zone] + florins)
    if log is not None:
        log.add(BidMade(seat, zone + 1, florins, player.bids[zone]))
