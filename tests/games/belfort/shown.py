"""The table in a few short lines, for golden playthroughs."""

from __future__ import annotations

from boardwright.games.belfort.state import Player, State
from boardwright.games.belfort.terms import DISTRICTS, FREE, Building, Guild, Worker


def round_of(state: State) -> str:
    """The month that is being played."""
    return f"month {state.round}" if state.round else "setup"


def lines(state: State) -> list[str]:
    """Order, guilds and pool; a line for every player; the markers of every district by owner."""
    guilds = " ".join(
        f"{district + 1}:{Guild(guild).name.lower()}{_owner(state.guild_owner[guild])}"
        for district, guild in sorted((state.district_of[guild], guild) for guild in state.guilds)
    )
    order = ">".join(f"P{seat}" for seat in state.order)
    return [
        f"order {order}  gnomes {state.gnomes}  guilds {guilds}",
        f"pool {_cards(state.pool)}  pile {sum(state.deck)}  discards {sum(state.discard)}",
        *(f"P{seat} {_player(player)}" for seat, player in enumerate(state.players)),
        "markers " + " ".join(_district(state, district) for district in range(DISTRICTS)),
    ]


def _owner(owner: int) -> str:
    return "" if owner == FREE else f"(P{owner})"


def _player(player: Player) -> str:
    workers = "/".join(str(player.idle[kind]) for kind in Worker)
    built = _cards(player.built)
    return (
        f"{player.score()}vp {player.wood}w {player.stone}s {player.metal}m {player.gold}g"
        f"  workers {workers}  hand {_cards(player.hand)}  built {built}  gnomes {sum(player.gnomes)}"
    )


def _cards(counts: list[int]) -> str:
    names = [
        f"{b.name.lower()}{'*' + str(counts[b]) if counts[b] > 1 else ''}" for b in Building if counts[b] > 0
    ]
    return ",".join(names) or "-"


def _district(state: State, district: int) -> str:
    before = (district + DISTRICTS - 1) % DISTRICTS
    owners = [state.sites[building * DISTRICTS + district] for building in Building]
    owners += [state.gates[2 * district], state.gates[2 * before + 1]]
    owners += state.walls[2 * district : 2 * district + 2]
    return f"{district + 1}:" + ("".join(str(owner) for owner in sorted(owners) if owner != FREE) or "-")
