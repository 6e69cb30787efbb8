"""What a seat may see, by listing it; re-dealing what it cannot."""

from __future__ import annotations

from boardwright.core.events import Plain
from boardwright.core.game import question
from boardwright.core.random import Random
from boardwright.games.toll.state import State
from boardwright.games.toll.terms import BUILDINGS, Building


def view(state: State, seat: int | None) -> dict[str, Plain]:
    """Everything but other players' errands, which are shown after the end."""
    over = not state.waiting
    return {
        "question": question(state, seat),
        "round": min(state.round + 1, state.tables.rounds),
        "bank": state.bank,
        "first": state.first,
        "supply": {b.name.lower(): state.supply[b] for b in Building},
        "players": [_player(state, other, over or other == seat) for other in range(state.seats)],
    }


def _player(state: State, seat: int, errand_is_seen: bool) -> dict[str, Plain]:
    player = state.players[seat]
    errand = Building(player.errand).name.lower() if errand_is_seen and player.errand >= 0 else None
    return {
        "gold": player.gold,
        "points": player.score(),
        "buildings": {b.name.lower(): player.buildings[b] for b in Building},
        "errand": errand,
    }


def redeal(state: State, seat: int, draw: Random) -> State:
    """Deal the errands of the others and the pile anew; the seat's own stays."""
    copy = state.clone()
    if not copy.waiting:
        return copy
    others = [o for o in range(copy.seats) if o != seat and copy.players[o].errand >= 0]
    for other in others:
        copy.errands[copy.players[other].errand] += 1
    for other in others:
        errand = draw.weighted(copy.errands)
        copy.errands[errand] -= 1
        copy.players[other].errand = errand
    assert len(copy.errands) == BUILDINGS
    return copy
