"""Places on the board of Belfort, by action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from boardwright.core.events import kebab_term
from boardwright.games.belfort import actions as act
from boardwright.games.belfort.effects.architects import ChooseForArchitects
from boardwright.games.belfort.terms import DISTRICTS, Building


def places_of(decision: Any, value: object) -> tuple[str, ...]:
    """Return the places of an action; a worker may be chosen in the pool or at its destination."""
    seat = decision.seat
    if isinstance(value, act.UseWorker):
        chosen = (f"idle-{seat}-{kebab_term(value.worker)}",)
        goes = places_of_value(act.CATALOGUE.value(decision.plank), seat)
        return chosen + goes
    if isinstance(value, act.Build) and isinstance(decision, ChooseForArchitects):
        return _all_sites(value.building)
    return places_of_value(value, seat)


def places_of_value(value: object, seat: int) -> tuple[str, ...]:
    """Return the places of an action that has the same ones in every question."""
    return PLACES[type(value)](value, seat)


def both_sides(gate: int) -> tuple[str, ...]:
    """Return the two sides of a gatehouse, each in a district of its own."""
    return (f"gate-{gate}-{gate}", f"gate-{gate}-{gate % DISTRICTS + 1}")


def _all_sites(building: Building) -> tuple[str, ...]:
    if building == Building.GATEHOUSE:
        return tuple(place for gate in range(1, DISTRICTS + 1) for place in both_sides(gate))
    return tuple(f"site-{kebab_term(building)}-{district}" for district in range(1, DISTRICTS + 1))


def _site(value: act.ChooseSite, seat: int) -> tuple[str, ...]:
    """Return the places of a site; for the Wizards a gatehouse is one place with two sides."""
    if value.building == Building.GATEHOUSE:
        return both_sides(value.district)
    return (f"site-{kebab_term(value.building)}-{value.district}",)


def _mine(value: act.SendToMine, seat: int) -> tuple[str, ...]:
    """Return the places of the Mine: workers that it does not take go to the Gold Mine."""
    return ("area-mine",) if value.count else ("area-mine", "area-gold-mine")


def _of_building(name: str) -> Callable[[Any, int], tuple[str, ...]]:
    return lambda value, seat: (name.format(seat=seat, building=kebab_term(value.building)),)


def _of_guild(name: str) -> Callable[[Any, int], tuple[str, ...]]:
    return lambda value, seat: (name.format(guild=kebab_term(value.guild)),)


def _always(name: str) -> Callable[[Any, int], tuple[str, ...]]:
    return lambda value, seat: (name.format(seat=seat),)


PLACES: Final[Mapping[type, Callable[[Any, int], tuple[str, ...]]]] = {
    act.Pass: _always("pass"),
    act.End: _always("pass"),
    act.Stop: _always("pass"),
    act.PlaceAtDesk: _always("desk"),
    act.PlaceInCamp: _always("camp"),
    act.PlaceOnGuild: _of_guild("guild-plank-{guild}"),
    act.PlaceOnCard: _of_building("plank-{seat}-{building}"),
    act.SendToForest: _always("area-forest"),
    act.SendToQuarry: _always("area-quarry"),
    act.SendToMine: _mine,
    act.TakeCrest: lambda value, seat: (f"crest-{value.number}",),
    act.Build: _of_building("hand-{building}"),
    act.ChooseSite: _site,
    act.ChooseSymbol: lambda value, seat: (f"gate-{value.gatehouse}-{value.district}",),
    act.ChooseWall: lambda value, seat: (f"wall-{value.district}-{value.side}",),
    act.ChooseGuild: _of_guild("guild-{guild}"),
    act.ActivateGuild: _of_guild("guild-plank-{guild}"),
    act.ActivateCard: _of_building("plank-{seat}-{building}"),
    act.UseBankGnome: _always("lock-{seat}-bank"),
    act.UseBlacksmithGnome: _always("lock-{seat}-blacksmith"),
    act.SellWoodAndStone: lambda value, seat: (f"sell-{value.wood}",),
    act.SellMetal: _always("sell-metal"),
    act.Buy: lambda value, seat: (f"buy-{kebab_term(value.good)}",),
    act.Exchange: _always("guild-merchants"),
    act.PutGnome: _of_building("lock-{seat}-{building}"),
    act.Recruit: lambda value, seat: (f"reserve-{seat}-{kebab_term(value.worker)}",),
    act.TakeDiscount: _always("guild-architects"),
    act.DiscardCard: _of_building("hand-{building}"),
    act.Rob: lambda value, seat: (f"goods-{value.seat}-{kebab_term(value.good)}",),
    act.ShowCard: _of_building("hand-{building}"),
    act.TakeShown: lambda value, seat: (f"shown-{value.seat}",),
    act.TakeCard: _of_building("pool-{building}"),
    act.TakeTop: _always("draw-pile"),
    act.DrawCard: _always("draw-pile"),
    act.DrawTile: _of_guild("guild-{guild}"),
}
"""The places of every kind of action, except the choice of a worker."""
