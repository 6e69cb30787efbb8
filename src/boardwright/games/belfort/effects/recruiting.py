"""New workers: from the reserve by Desk, Inn and Recruiters."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import GNOME, RECRUIT
from boardwright.games.belfort.effects import gnomes
from boardwright.games.belfort.events import Recruited
from boardwright.games.belfort.state import Player, State
from boardwright.games.belfort.terms import BUILDINGS, DWARF, ELF, Worker


def reserve_of(player: Player, kind: int) -> int:
    """How many elves or dwarves are left in the reserve; a master is asked for by his kind."""
    return player.elves_left if kind < DWARF else player.dwarves_left


def take_from_reserve(state: State, seat: int, kind: int, log: Log | None) -> None:
    """New workers arrive normal side up and are used from the next Placement on.

    § actions.newcomers
    """
    player = state.players[seat]
    if kind < DWARF:
        player.elves_left -= 1
        player.idle[ELF] += 1
    else:
        player.dwarves_left -= 1
        player.idle[DWARF] += 1
    if log is not None:
        log.add(Recruited(seat, Worker(ELF if kind < DWARF else DWARF)))


def worker_options(player: Player) -> list[int]:
    """The ids of the workers that the reserve still holds."""
    ids: list[int] = []
    if player.elves_left > 0:
        ids.append(RECRUIT)
    if player.dwarves_left > 0:
        ids.append(RECRUIT + 1)
    return ids


class ChooseWorkerFromReserve(Decision[State]):
    """Inn: elf or dwarf."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Elf and dwarf."""
        return range(RECRUIT, RECRUIT + 2)

    def legal(self, state: State) -> list[int]:
        """What the reserve still holds."""
        return worker_options(state.players[self.seat])

    def why_not(self, state: State, action: int) -> Reason:
        """None left."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return Reason("reserve-empty", worker=Worker(ELF if action == RECRUIT else DWARF))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The worker comes."""
        take_from_reserve(state, self.seat, ELF if action == RECRUIT else DWARF, log)


class ChooseRecruit(Decision[State]):
    """Recruiters: elf, dwarf, or a gnome for a free lock."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Elf, dwarf, and a gnome for any type of card."""
        return [*range(GNOME, GNOME + BUILDINGS), RECRUIT, RECRUIT + 1]

    def legal(self, state: State) -> list[int]:
        """What reserve, pool and locks allow."""
        ids: list[int] = []
        if state.gnomes > 0:
            ids.extend(gnomes.lock_options(state, self.seat))
        ids.extend(worker_options(state.players[self.seat]))
        return ids

    def why_not(self, state: State, action: int) -> Reason:
        """No gnome, no lock, or none left in the reserve."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        if action >= RECRUIT:
            return Reason("reserve-empty", worker=Worker(ELF if action == RECRUIT else DWARF))
        if state.gnomes == 0:
            return Reason("no-gnomes")
        return gnomes.why_no_lock(state, state.players[self.seat], action - GNOME)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The newcomer arrives."""
        if action >= RECRUIT:
            take_from_reserve(state, self.seat, ELF if action == RECRUIT else DWARF, log)
        else:
            gnomes.take_free_gnome(state, self.seat, action - GNOME, log)
