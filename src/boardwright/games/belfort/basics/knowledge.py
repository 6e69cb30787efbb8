"""What is known of hands: packed counts of cards, and how they change when cards move.

`known` counts the cards that everybody knows a player to hold: taken from the pool, or shown to Spies.
The rest serves dealing anew after a reshuffle, when the draw pile is made of cards that all have seen:
`fresh` is the draw pile as it was then, less what was turned up since; `drawn` what a player drew from it
unseen; `stale` the unknown cards in all hands at that moment, `held` those in one hand.
"""

from __future__ import annotations

from boardwright.games.belfort.state import Player, State
from boardwright.games.belfort.terms import BUILDINGS


def unpack(packed: int, building: int) -> int:
    """The count of one type."""
    return (packed >> (3 * building)) & 7


def one(building: int) -> int:
    """A packed count of one card."""
    return 1 << (3 * building)


def pack(counts: list[int]) -> int:
    """Counts by type, packed."""
    packed = 0
    for building in range(BUILDINGS):
        packed += counts[building] << (3 * building)
    return packed


def learn(player: Player, building: int) -> None:
    """Everybody sees one more card go into this hand."""
    player.known += one(building)


def learn_shown(player: Player, building: int) -> None:
    """Everybody sees a card of this hand; it may be one already known."""
    if unpack(player.known, building) == 0:
        player.known += one(building)


def lose(player: Player, building: int) -> None:
    """A card leaves the hand openly; it may have been the known one."""
    player.hand[building] -= 1
    if unpack(player.known, building) > 0:
        player.known -= one(building)


def note_drawn(player: Player, building: int) -> None:
    """The player, and nobody else, sees a card from the draw pile."""
    player.drawn += one(building)
    player.draws += 1


def note_turned_up(state: State, building: int) -> None:
    """All see a card from the draw pile."""
    state.fresh -= one(building)


def note_reshuffled(state: State) -> None:
    """From now on the draw pile consists of cards that all have seen."""
    state.fresh = pack(state.deck)
    unknown = 0
    for player in state.players:
        player.held = pack(player.hand) - player.known
        player.held_size = player.hand_size() - size(player.known)
        player.drawn = 0
        player.draws = 0
        unknown += player.held
    state.stale = unknown


def size(packed: int) -> int:
    """How many cards a packed count holds."""
    total = 0
    for building in range(BUILDINGS):
        total += unpack(packed, building)
    return total
