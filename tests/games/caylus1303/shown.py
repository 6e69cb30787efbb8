"""The table in a few short lines, for golden playthroughs."""

from __future__ import annotations

from boardwright.core.events import kebab_term
from boardwright.games.caylus1303.basics import road
from boardwright.games.caylus1303.state import Player, State
from boardwright.games.caylus1303.terms import FREE, NOWHERE, ON_BOARD, Character, Tile
from tests.golden.playthrough import CLEAR, SHARED

# There is no tie-break.
ENDINGS = (CLEAR, SHARED)


def round_of(state: State) -> str:
    """The round that is being played."""
    return f"round {state.round}" if state.round else "setup"


def lines(state: State) -> list[str]:
    """First player, provost and site; the road with owners; a line for every player."""
    site = " ".join(_name(tile) for tile in state.site)
    return [
        f"first P{state.first}  provost {state.provost}  site {site}",
        "road " + " ".join(_space(state, tile) for tile in state.road),
        f"offer {len(state.offer)}  monuments {len(state.monuments)}  board {_characters(state, ON_BOARD)}",
        *(
            f"P{seat} {_player(player)}  {_characters(state, seat)}"
            for seat, player in enumerate(state.players)
        ),
    ]


def _name(tile: int) -> str:
    return "-" if tile == NOWHERE else kebab_term(Tile(tile))


def _space(state: State, tile: int) -> str:
    if tile == NOWHERE or state.owner[tile] == FREE:
        return _name(tile)
    residence = "residence," if road.is_residence(state, tile) else ""
    return f"{_name(tile)}({residence}P{state.owner[tile]})"


def _characters(state: State, holder: int) -> str:
    names = [kebab_term(character) for character in Character if state.holder[character] == holder]
    return ",".join(names) or "-"


def _player(player: Player) -> str:
    food, wood, stone, cloth, gold = player.goods
    return (
        f"{player.score()}vp {food}f {wood}w {stone}s {cloth}c {gold}g"
        f"  workers {player.pool}+{player.camp}  houses {player.houses}"
    )
