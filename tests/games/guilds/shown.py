"""The table in a few short lines, for golden playthroughs."""

from __future__ import annotations

from boardwright.core.events import kebab_term
from boardwright.games.guilds.basics import market
from boardwright.games.guilds.basics.plot import PLACES_PER_ROOM
from boardwright.games.guilds.state import Player, State
from boardwright.games.guilds.tables import TURNS
from boardwright.games.guilds.terms import CELLS, COLUMNS, ZONES, Character, Objective, Room


def round_of(state: State) -> str:
    """The round that is being played."""
    return f"round {state.round}" if state.round else "setup"


def lines(state: State) -> list[str]:
    """Marker, wishes and stacks; market and display; two lines for every player."""
    wishes = " ".join(kebab_term(Objective(each)) for each in state.objectives) or "-"
    return [
        f"first P{state.first}  wishes {wishes}  discarded {_characters(_bits(state.discarded))}",
        "market " + " ".join(_zone(state, zone) for zone in range(ZONES)),
        "display " + (" ".join(_room(state, room) for room in state.display) or "-"),
        *(
            line
            for seat, player in enumerate(state.players)
            for line in (f"P{seat} {_purse(player)}  {_characters(player.members)}", f"   {_plot(player)}")
        ),
    ]


def _bits(bits: int) -> list[int]:
    return [character for character in Character if bits >> character & 1]


def _characters(found: tuple[int, ...] | list[int]) -> str:
    return ",".join(kebab_term(Character(each)) for each in found) or "-"


def _zone(state: State, zone: int) -> str:
    bids = "/".join(str(player.bids[zone]) for player in state.players)
    return f"{zone + 1}:{_characters(market.characters_in(state, zone))}({bids})"


def _room(state: State, room: int) -> str:
    return kebab_term(Room(room)) + ("(kept)" if state.kept >> room & 1 else "")


def _purse(player: Player) -> str:
    return f"{sum(player.points)}vp {player.florins}f {player.gold}g"


def _plot(player: Player) -> str:
    """The rooms with column, row and quarter turns; one without a way to the hall has a question mark."""
    return " ".join(_laid(player, place) for place in player.laid) or "-"


def _laid(player: Player, place: int) -> str:
    room, cell, turn = place // PLACES_PER_ROOM, place // TURNS % CELLS, place % TURNS
    asleep = "" if player.active >> room & 1 else "?"
    return f"{kebab_term(Room(room))}@{cell % COLUMNS + 1},{cell // COLUMNS + 1}/{turn}{asleep}"
