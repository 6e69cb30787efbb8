"""Favours: a character of another player, or a tile of the Construction Site and a character of the board."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.game import changed
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.caylus1303.actions import CHARACTER, DECLINE, SLOT, USE
from boardwright.games.caylus1303.basics import goods, road
from boardwright.games.caylus1303.effects import using
from boardwright.games.caylus1303.events import (
    CharacterGained,
    CharacterLeft,
    CharacterTaken,
    Declined,
    FavourGranted,
    SlotChosen,
    Used,
    Wasted,
    amounts,
)
from boardwright.games.caylus1303.setup import why_not_on_board
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import (
    BOXED,
    CHARACTERS,
    FIRST_WOOD,
    FREE,
    ON_BOARD,
    SITE_SLOTS,
    Character,
    Tile,
)
from boardwright.games.caylus1303.uses import GRANT_FAVOUR, NO_GOODS


def ask_worker(state: State, seat: int, tile: int, log: Log | None) -> None:
    """The owner of a worker may use the building on which it stands, for a favour or for anything else."""
    use = road.use_of(state, tile)
    if use.deed != GRANT_FAVOUR:
        using.ask_to_use(state, seat, tile, tile >= FIRST_WOOD and state.owner[tile] == FREE, log)
    elif goods.can_pay(state.players[seat], use.pays):
        state.waiting.append(SeekFavour(seat, tile))
    elif log is not None:
        log.add(Wasted(seat, Tile(tile)))


class SeekFavour(Decision[State]):
    """Gain a favour at the Fairground or a Manor, or decline."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: int = tile

    def data(self) -> tuple[int, ...]:
        """The building."""
        return (self.tile,)

    def offers(self) -> Sequence[int]:
        """Use it or not."""
        return (DECLINE, USE)

    def legal(self, state: State) -> list[int]:
        """Use it or not: who cannot pay is not asked."""
        return [DECLINE, USE]

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Pay, and carry out the favour at once."""
        if action == DECLINE:
            if log is not None:
                log.add(Declined(self.seat, Tile(self.tile)))
            return
        price = state.tables.uses[self.tile].pays
        goods.pay(state.players[self.seat], price)
        if log is not None:
            log.add(Used(self.seat, Tile(self.tile), amounts(price), amounts(NO_GOODS)))
        grant(state, self.seat, log)


def grant(state: State, seat: int, log: Log | None) -> None:
    """A favour of the Fairground, a Manor, the most bundles or the Theatre is carried out before all else.

    § favour.sources, favour.now, decision.one
    """
    if log is not None:
        log.add(FavourGranted(seat))
    state.waiting.append(ChooseFavour(seat))


def slot_is_open(state: State, slot: int) -> bool:
    """The first slot is open from the start, the others from their rounds on.

    § favour.slot.rounds, ruling.10.22
    """
    return state.round >= state.tables.opens[slot]


class ChooseFavour(Decision[State]):
    """A character of another player, or a slot; a favour cannot be refused.

    § favour.choice, ruling.10.37
    """

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any slot and any character."""
        return range(SLOT, CHARACTER + CHARACTERS)

    def legal(self, state: State) -> list[int]:
        """Open slots; any character of any other player, if there is one.

        § favour.take, favour.slot, ruling.10.38
        """
        found = [SLOT + slot for slot in range(SITE_SLOTS) if slot_is_open(state, slot)]
        for character in range(CHARACTERS):
            if state.holder[character] >= 0 and state.holder[character] != self.seat:
                found.append(CHARACTER + character)
        return found

    def why_not(self, state: State, action: int) -> Reason:
        """Too early for the slot, or nobody else's character.

        § ruling.10.39
        """
        if action not in self.offers():
            return Reason(NOT_NOW)
        if action < CHARACTER:
            return Reason("slot-closed", slot=action - SLOT + 1, round=state.tables.opens[action - SLOT])
        character = action - CHARACTER
        if state.holder[character] == BOXED:
            return Reason("character-not-in-game", character=Character(character))
        if state.holder[character] == ON_BOARD:
            return Reason("character-needs-slot", character=Character(character))
        return Reason("character-own", character=Character(character))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """A slot is used as often as anybody likes, without a worker, and may be followed by a character.

        § favour.slot.again, favour.slot.worker, favour.resume
        """
        if action >= CHARACTER:
            self.take(state, action - CHARACTER, log)
            return
        tile = state.site[action - SLOT]
        if log is not None:
            log.add(SlotChosen(self.seat, Tile(tile)))
        if ON_BOARD in state.holder:
            state.waiting.append(TakeFromBoard(self.seat))
        self.use_slot(state, tile, log)

    def use_slot(self, state: State, tile: int, log: Log | None) -> None:
        """The setup side's effect at its usual price; none of them grants a favour or brings an owner goods.

        § favour.slot.price, favour.one, ruling.10.29
        """
        using.ask_to_use(state, self.seat, tile, True, log)

    def take(self, state: State, character: int, log: Log | None) -> None:
        """The character changes hands at once and nothing else happens; its owner may be left with none.

        § favour.take.last, favour.take.only, character.owner
        """
        victim = state.holder[character]
        state.holder = changed(state.holder, character, self.seat)
        if log is not None:
            log.add(CharacterTaken(self.seat, Character(character), victim))


class TakeFromBoard(Decision[State]):
    """After a slot, used or declined: take one of the characters on the board, or none.

    § favour.character, favour.character.after, ruling.10.6
    """

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any character, or none."""
        return [DECLINE, *range(CHARACTER, CHARACTER + CHARACTERS)]

    def legal(self, state: State) -> list[int]:
        """Any on the board, or none."""
        found = [DECLINE]
        for character in range(CHARACTERS):
            if state.holder[character] == ON_BOARD:
                found.append(CHARACTER + character)
        return found

    def why_not(self, state: State, action: int) -> Reason:
        """In the box, or with a player."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return why_not_on_board(state, action - CHARACTER)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """It never returns to the board.

        § favour.character.gone
        """
        if action == DECLINE:
            if log is not None:
                log.add(CharacterLeft(self.seat))
            return
        state.holder = changed(state.holder, action - CHARACTER, self.seat)
        if log is not None:
            log.add(CharacterGained(self.seat, Character(action - CHARACTER)))
