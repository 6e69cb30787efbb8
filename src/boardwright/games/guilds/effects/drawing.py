"""Cards that come off the character deck: to a zone, revealed by the Gambler, seen by the Raven."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.core.decision import CHANCE, Decision
from boardwright.core.events import Log
from boardwright.core.random import Random
from boardwright.games.guilds.actions import CARD, NO, YES
from boardwright.games.guilds.basics import deck, market
from boardwright.games.guilds.events import Arranged, CharacterShown, Gambled, Saw
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import CHARACTERS, Character

SEEN_BY_RAVEN: Final = 2


def show(state: State, character: int, zone: int, log: Log | None) -> None:
    """A character of the deck comes face up to a zone."""
    market.put(state, character, zone)
    if log is not None:
        log.add(CharacterShown(Character(character), zone + 1))


class DrawUnknown(Decision[State]):
    """Chance: a card of the part of the deck that nobody knows, each as likely as the others.

    § decision.chance
    """

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any character."""
        return range(CARD, CARD + CHARACTERS)

    def legal(self, state: State) -> list[int]:
        """Any that may still come."""
        return [CARD + character for character in deck.unknown_cards(state)]

    def drawn(self, state: State, draw: Random) -> int:
        """One of the bits."""
        return CARD + draw.one_of(state.unknown)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """It leaves the unknown part."""
        state.unknown &= ~(1 << action - CARD)
        self.use(state, action - CARD, log)

    def use(self, state: State, character: int, log: Log | None) -> None:
        """What becomes of the card."""


class DrawForZone(DrawUnknown):
    """Chance: the next character for a zone, `left` of them."""

    __slots__ = ("left", "zone")

    def __init__(self, seat: int, zone: int, left: int) -> None:
        super().__init__(seat)
        self.zone: int = zone
        self.left: int = left

    def data(self) -> tuple[int, ...]:
        """The zone, and how many are to come there."""
        return (self.zone, self.left)

    def use(self, state: State, character: int, log: Log | None) -> None:
        """Face up to the zone; then the next, as far as the deck has cards."""
        show(state, character, self.zone, log)
        deal_to_zone(state, self.zone, self.left - 1, log)


def deal_to_zone(state: State, zone: int, count: int, log: Log | None) -> None:
    """So many characters come to a zone, one by one, or what is left of them; known ones need no chance.

    § refill.short, decision.chance
    """
    while count > 0 and deck.size(state) > 0:
        if not deck.next_is_known(state):
            state.waiting.append(DrawForZone(CHANCE, zone, count))
            return
        show(state, deck.draw_known(state), zone, log)
        count -= 1


class Reveal(DrawUnknown):
    """Chance: the card that the Gambler reveals."""

    __slots__ = ("player", "stake")

    def __init__(self, seat: int, player: int, stake: int) -> None:
        super().__init__(seat)
        self.player: int = player
        self.stake: int = stake

    def data(self) -> tuple[int, ...]:
        """Who plays, and for how much."""
        return (self.player, self.stake)

    def use(self, state: State, character: int, log: Log | None) -> None:
        """Pay out."""
        reveal(state, self.player, self.stake, character, log)


def reveal(state: State, seat: int, stake: int, character: int, log: Log | None) -> None:
    """A card with one or more printed points brings the stake back twice, any other nothing; it goes to the
    bottom of the deck.

    § character.gambler.win, character.gambler.bottom
    """
    points = state.tables.points[character]
    won = 2 * stake if points > 0 else 0
    state.players[seat].florins += won
    state.bottom = (*state.bottom, character)
    if log is not None:
        log.add(Gambled(seat, Character(character), points, won))


def look(state: State, seat: int, log: Log | None) -> None:
    """See the cards one by one until two are seen or the deck has no more; chance draws only unknown ones."""
    while len(state.top) < SEEN_BY_RAVEN and deck.size(state) > len(state.top):
        if state.unknown:
            state.waiting.append(See(CHANCE, seat))
            return
        add_seen(state, seat, state.bottom[0], (1 << state.seats) - 1, log)
        state.top_seers = (1 << state.seats) - 1
        state.bottom = state.bottom[1:]
    state.top_seers |= 1 << seat
    if len(state.top) == SEEN_BY_RAVEN:
        state.waiting.append(Arrange(seat))


def add_seen(state: State, seat: int, character: int, known: int, log: Log | None) -> None:
    """One more card lies on the known top of the deck, and the Raven's user is told which."""
    state.top = (*state.top, character)
    state.top_known = (*state.top_known, known)
    if log is not None:
        log.add(Saw(seat, Character(character)))


class See(DrawUnknown):
    """Chance: a card that the Raven sees, one if the deck has no more; only its user learns which.

    § ruling.12.48
    """

    __slots__ = ("viewer",)

    def __init__(self, seat: int, viewer: int) -> None:
        super().__init__(seat)
        self.viewer: int = viewer

    def data(self) -> tuple[int, ...]:
        """Who looks."""
        return (self.viewer,)

    def use(self, state: State, character: int, log: Log | None) -> None:
        """It lies on top, known to nobody else."""
        add_seen(state, self.viewer, character, 1 << self.viewer, log)
        look(state, self.viewer, log)


class Arrange(Decision[State]):
    """Exchange the two cards on top of the deck, or leave them; nobody else learns which."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Yes or no."""
        return (YES, NO)

    def legal(self, state: State) -> list[int]:
        """Yes or no."""
        return [YES, NO]

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The others may know the cards, but not their order any more."""
        if action == YES:
            state.top = (state.top[1], state.top[0])
            state.top_known = (state.top_known[1], state.top_known[0])
        state.top_seers = 1 << self.seat
        if log is not None:
            log.add(Arranged(self.seat, action == YES))
