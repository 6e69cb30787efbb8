"""What can be neither made nor lost, and what must hold at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from boardwright.core.events import Event, kebab
from boardwright.games.guilds import events
from boardwright.games.guilds.state import Player, State
from boardwright.games.guilds.terms import NOBODY, TITHE_KEEPER

CHARACTERS_IN_BOX, SUPPLEMENT = 48, 6
SMALL, LARGE = 35, 18
COLUMNS = 4
HALL = -1

# The outer edges of a tile: for each quarter turn the sides of the left (or only) cell and of the right one.
# Sides are 0 north, 1 east, 2 south, 3 west; large: two north, east, two south from the right, west.
SMALL_EDGES = (0, 1, 2, 3)
LARGE_EDGES = ((0, 0), (1, 0), (1, 1), (1, 2), (0, 2), (0, 3))
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def bits(number: int) -> list[int]:
    """The numbers of a set."""
    return [each for each in range(number.bit_length()) if number >> each & 1]


def conserved(state: State) -> dict[str, int]:
    """Every character lies somewhere, and so does every room that has not been discarded."""
    return {"characters": len(places_of_characters(state)), "objectives": state.tables.objectives}


def places_of_characters(state: State) -> list[int]:
    """Every character as often as it lies somewhere: deck, market, guilds, discard pile."""
    deck = [*state.top, *bits(state.unknown), *state.bottom]
    guilds = [member for player in state.players for member in player.members]
    return [*deck, *[entry // 6 for entry in state.market], *guilds, *bits(state.discarded)]


def places_of_rooms(state: State) -> list[int]:
    """Every room as often as it lies somewhere but on the discard pile: stacks, display, plots."""
    stacks = [*bits(state.small_left), *[SMALL + room for room in bits(state.large_left)]]
    return [*stacks, *state.display, *[place // 80 for player in state.players for place in player.laid]]


def growing(state: State) -> list[int]:
    """What never becomes less: the round, rooms laid and gone, objectives drawn."""
    counts = [state.round, len(state.objectives), -len(places_of_rooms(state))]
    counts += [-state.small_left.bit_count(), -state.large_left.bit_count()]
    return counts + [len(player.laid) for player in state.players]


# ---- Coins


class Accounts:
    """Purse, tents and gold of every player, kept from what was said to happen and from nothing else."""

    def __init__(self, state: State) -> None:
        self.purse = [player.florins for player in state.players]
        self.tents = [sum(player.bids) for player in state.players]
        self.gold = [player.gold for player in state.players]
        self.tithe = state.tithe

    def book(self, happened: Sequence[Event]) -> None:
        """Book what happened in its order."""
        for event in happened:
            name = kebab(type(event).__name__).replace("-", "_")
            booking = getattr(self, f"_{name}", None)
            if booking is not None:
                booking(event)

    def _received(self, event: events.Received) -> None:
        self.purse[event.seat] += event.coins.florins
        self.gold[event.seat] += event.coins.gold

    def _begged(self, event: events.Begged) -> None:
        self.purse[event.seat] += event.florins
        self.purse[event.victim] -= event.florins

    _stole = _begged

    def _bid_made(self, event: events.BidMade) -> None:
        self.purse[event.seat] -= event.florins
        self.tents[event.seat] += event.florins

    def _bid_made_in_two(self, event: events.BidMadeInTwo) -> None:
        self.purse[event.seat] -= event.florins + event.more
        self.tents[event.seat] += event.florins + event.more

    def _hired(self, event: events.Hired) -> None:
        self.tents[event.seat] -= event.florins

    def _refunded(self, event: events.Refunded) -> None:
        self.purse[event.seat] += event.florins
        self.tents[event.seat] -= event.florins

    _took_back = _refunded

    def _exchanged(self, event: events.Exchanged) -> None:
        self.purse[event.seat] -= event.florins
        self.gold[event.seat] += event.gold

    def _bought(self, event: events.Bought) -> None:
        self.purse[event.seat] -= event.coins.florins
        self.gold[event.seat] -= event.coins.gold

    _activated = _bought

    def _room_kept(self, event: events.RoomKept) -> None:
        self.purse[event.seat] -= 1

    def _took_marker(self, event: events.TookMarker) -> None:
        self.purse = [0] * len(self.purse)

    def _paid_demand(self, event: events.PaidDemand) -> None:
        self.purse[event.seat] -= event.florins

    def _gained_gold(self, event: events.GainedGold) -> None:
        self.gold[event.seat] += event.gold

    def _gambled(self, event: events.Gambled) -> None:
        self.purse[event.seat] += event.florins

    def _tithed(self, event: events.Tithed) -> None:
        self.tithe += 1

    def _killed(self, event: events.Killed) -> None:
        self.tithe *= event.character != TITHE_KEEPER

    def differences(self, state: State) -> list[str]:
        """Where a state holds other coins than the books; with refunds at once only sums can be compared."""
        found = Accounts(state)
        wanted = [self.gold, [self.tithe], _sums(self.purse, self.tents)]
        real = [found.gold, [found.tithe], _sums(found.purse, found.tents)]
        if not state.tables.refund_on_empty:
            wanted += [self.purse, self.tents]
            real += [found.purse, found.tents]
        titles = ("gold", "tithe", "florins", "purses", "tents")
        return [
            f"{title}: {was}, not {expected}"
            for title, was, expected in zip(titles, real, wanted, strict=False)
            if was != expected
        ]


def _sums(one: Sequence[int], two: Sequence[int]) -> list[int]:
    return [each + other for each, other in zip(one, two, strict=True)]


# ---- Faults


def faults(state: State) -> list[str]:
    """What is wrong with a state; empty for a sound one."""
    found = [*_coins(state), *_characters(state), *_rooms(state), *_market(state), *_deck(state)]
    for seat, player in enumerate(state.players):
        found += [f"seat {seat}: {fault}" for fault in _plot(state, player)]
    return found


def _coins(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if min(player.florins, player.gold, *player.bids) < 0:
            yield f"seat {seat} has coins below zero"
        if len(player.bids) != 6:
            yield f"seat {seat} bids in zones that there are not"
    if not 0 <= state.tithe <= state.tables.tithe_most:
        yield "more florins on the Tithe-Keeper than she holds"
    if state.tithe and all(TITHE_KEEPER not in player.members for player in state.players):
        yield "florins on a Tithe-Keeper that nobody has"
    if min(state.crown) < 0 or max(state.crown) > state.tables.crown_agent:
        yield "a neutral florin too many"


def _characters(state: State) -> Iterator[str]:
    counts = Counter(places_of_characters(state))
    expected = CHARACTERS_IN_BOX + SUPPLEMENT * state.tables.supplement
    if max(counts.values()) > 1:
        yield "a character in two places"
    if sorted(counts) != list(range(expected)):
        yield "a character is lost, or one that there is not"


def _rooms(state: State) -> Iterator[str]:
    counts = Counter(places_of_rooms(state))
    if counts and max(counts.values()) > 1:
        yield "a room in two places"
    if counts and not 0 <= min(counts) <= max(counts) < SMALL + LARGE:
        yield "a room that there is not"
    if set(bits(state.kept)) - set(state.display):
        yield "a florin on a room that is not on display"
    if list(state.display) != sorted(state.display):
        yield "the display is out of order"


def _market(state: State) -> Iterator[str]:
    occupied = {entry % 6 for entry in state.market}
    if any(state.crown[zone] and zone not in occupied for zone in range(6)):
        yield "a neutral florin in an empty zone"
    if len(set(state.objectives)) != len(state.objectives):
        yield "an objective twice"
    if not (0 <= state.first < state.seats and 0 <= state.round <= state.tables.rounds):
        yield "a round or a first player that there is not"


def _deck(state: State) -> Iterator[str]:
    everybody = (1 << state.seats) - 1
    if len(state.top) != len(state.top_known) or len(state.top) > 2:
        yield "the top of the deck is out of order"
    if any(not 0 < known <= everybody for known in state.top_known):
        yield "a card on top that nobody knows"
    if not 0 <= state.top_seers <= everybody or (state.top_seers and not state.top):
        yield "an order of nothing"
    if len(state.stack) % 5:
        yield "half an ability on the stack"
    if not (state.herald == NOBODY or 0 <= state.herald < state.seats):
        yield "a Herald of nobody"


# ---- Plots, worked out anew from what is printed on the tiles


def doors_of(state: State, player: Player) -> dict[tuple[int, int], dict[int, bool]]:
    """For every covered cell (column and row from 0) its outer sides, and whether each has a door."""
    doors = {
        (0, 2): {0: False, 2: True, 3: True},
        (1, 2): {0: True, 1: False, 2: True},
    }
    for place in player.laid:
        for cell, sides in tile(state, place).items():
            doors.setdefault(cell, {}).update(sides)
    for edge in player.opened:
        cell, side = (edge // 4 % COLUMNS, edge // 4 // COLUMNS), edge % 4
        doors[cell][side] = doors[beside(cell, side)][(side + 2) % 4] = True
    return doors


def tile(state: State, place: int) -> dict[tuple[int, int], dict[int, bool]]:
    """The cells of a room with its doors."""
    room, anchor, turn = place // 80, place // 4 % 20, place % 4
    doors, first = state.tables.doors[room], (anchor % COLUMNS, anchor // COLUMNS)
    if room < SMALL:
        return {first: {(side + turn) % 4: bool(doors[side]) for side in SMALL_EDGES}}
    second = beside(first, (1, 2)[turn % 2])
    cells = (first, second) if turn < 2 else (second, first)
    found: dict[tuple[int, int], dict[int, bool]] = {cell: {} for cell in cells}
    for index, (half, side) in enumerate(LARGE_EDGES):
        found[cells[half]][(side + turn) % 4] = bool(doors[index])
    return found


def beside(cell: tuple[int, int], side: int) -> tuple[int, int]:
    """The cell on a side of another one."""
    return (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])


def rooms_by_cell(state: State, player: Player) -> list[tuple[tuple[int, int], int]]:
    """Every covered cell with its room, the hall among them."""
    hall = [((0, 2), HALL), ((1, 2), HALL)]
    return hall + [(cell, place // 80) for place in player.laid for cell in tile(state, place)]


def reached(state: State, player: Player) -> set[int]:
    """The rooms with an unbroken way of doors to the hall, by spreading from it."""
    lying = dict(rooms_by_cell(state, player))
    doors = doors_of(state, player)
    open_cells = [(0, 2)]
    seen = {(0, 2)}
    while open_cells:
        cell = open_cells.pop()
        for side in range(4):
            other = beside(cell, side)
            inside = other in lying and lying[other] == lying[cell]
            through = (
                other in doors and doors[cell].get(side, False) and doors[other].get((side + 2) % 4, False)
            )
            if other not in seen and (inside or through):
                seen.add(other)
                open_cells.append(other)
    return {lying[cell] for cell in seen} - {HALL}


def _plot(state: State, player: Player) -> Iterator[str]:
    cells = [cell for cell, _ in rooms_by_cell(state, player)]
    if len(set(cells)) != len(cells):
        yield "two rooms on one cell"
        return
    if any(not (0 <= column < COLUMNS and 0 <= row < state.tables.plot_rows) for column, row in cells):
        yield "a room outside the plot"
        return
    if set(bits(player.active)) != reached(state, player):
        yield "other rooms are active than those with a way to the hall"
    doors = doors_of(state, player)
    for cell, sides in doors.items():
        for side, door in sides.items():
            if doors.get(beside(cell, side), {}).get((side + 2) % 4, door) != door:
                yield f"a door meets a wall at {cell}"
