"""Places for workers of Belfort in panels: calendar, guilds, resource areas, and prices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from boardwright.core.events import kebab_term
from boardwright.games.belfort.events import Goods
from boardwright.games.belfort.scoring import season_of
from boardwright.games.belfort.terms import MONTHS
from boardwright.plugins.belfort.labels import GOODS
from boardwright.plugins.belfort.panels.cards import cost_chips, worker_chip
from boardwright.plugins.belfort.panels.town import holder_name
from boardwright.web.layout import Card, Cell, Chip, Grid, Panel
from boardwright.web.scene import Scene, capital

GUILD_VALUES: Final[Mapping[str, Mapping[str, str]]] = {
    "librarians": {"drawn": "guilds.librarians.drawn", "discarded": "guilds.librarians.discarded"},
    "merchants": {"exchanges": "guilds.merchants.exchanges", "visits": "guilds.merchants.visits"},
    "bandits": {"one": "guilds.bandits.from_one", "victims": "guilds.victims"},
    "thieves": {"one": "guilds.thieves.from_one", "victims": "guilds.victims"},
}
GAINS: Final = {"sawyers": "wood", "masons": "stone", "miners": "metal", "bankers": "gold"}


# ---- calendar


def calendar(scene: Scene) -> Panel:
    """Return the seven months with their scorings, and the order of play."""
    view = scene.view
    scorings = [month for month in range(1, MONTHS + 1) if scene.numbers("scoring.months")[month - 1]]
    lines = []
    if view["order"]:
        names = " › ".join(scene.seat_name(seat) for seat in view["order"])
        lines.append(scene.say("panel-order", names=names))
    if view["grey"]:
        lines.append(scene.say("panel-safe", numbers=", ".join(str(number) for number in view["grey"])))
    to_come = [month for month in scorings if month >= view["month"]] if view["question"] else []
    if to_come:
        lines.append(scene.say("panel-next-scoring", month=to_come[0]))
    chips = tuple(_month(scene, month, month in scorings) for month in range(1, MONTHS + 1))
    return Panel("calendar", scene.say("panel-calendar"), chips=chips, lines=tuple(lines))


def _month(scene: Scene, month: int, scores: bool) -> Chip:
    season = kebab_term(season_of(month))
    message = "panel-month-scoring" if scores else "panel-month"
    title = scene.say(message, month=month, season=scene.name("season", season))
    now = scene.view["month"]
    tone = "strong" if month == now else "dim" if month < now else "good" if scores else ""
    return Chip(f"{month} ★" if scores else str(month), icon=f"season-{season}", title=title, tone=tone)


# ---- Desk, Camp, guilds


def places(scene: Scene) -> Panel:
    """Return the Recruiter's Desk and the King's Camp with their workers."""
    view = scene.view
    planks = scene.numbers("desk.planks")[scene.seats - 2]
    desk = Card(
        scene.say("do-place-at-desk"),
        "desk",
        icon="worker",
        chips=(scene.amount("gold", scene.number("fees.desk")), *_standing(scene, view["desk"])),
        lines=(scene.say("panel-desk"),),
        marks=_marks(view["desk"], planks),
        said=_said(scene, view["desk"]),
    )
    camp = Card(
        scene.say("do-place-in-camp"),
        "camp",
        icon="camp",
        chips=(Chip(scene.say("panel-no-fee"), title=scene.say("panel-no-fee"), tone="dim"),)
        + _standing(scene, view["camp"]),
        lines=(scene.say("panel-camp"),),
        marks=_marks(view["camp"], scene.seats),
        said=_said(scene, view["camp"]),
    )
    return Panel("places", scene.say("panel-places"), cards=(desk, camp))


def _marks(workers: Sequence[Mapping[str, Any]], planks: int) -> tuple[int | None, ...]:
    return (*(worker["seat"] for worker in workers), *[None] * max(0, planks - len(workers)))


def _standing(scene: Scene, workers: Sequence[Mapping[str, Any]]) -> tuple[Chip, ...]:
    """Return the kind of each seat's worker there: at the Desk it determines the recruit."""
    return tuple(
        Chip(scene.seat_name(each["seat"]), icon=each["worker"], title=_worker_of(scene, each))
        for each in workers
    )


def _said(scene: Scene, workers: Sequence[Mapping[str, Any]]) -> str:
    """Describe the workers of a place for screen readers."""
    return ", ".join(_worker_of(scene, each) for each in workers) or scene.say("board-no-workers")


def _worker_of(scene: Scene, worker: Mapping[str, Any]) -> str:
    return scene.say("panel-worker-of", seat=worker["seat"], worker=f"worker-{worker['worker']}")


def guilds(scene: Scene) -> Panel:
    """Return the guilds in play, by district."""
    ordered = sorted(scene.view["guilds"], key=lambda guild: int(guild["district"]))
    cards = tuple(_guild(scene, guild) for guild in ordered)
    return Panel("guilds", scene.say("group-guilds"), cards=cards)


def _guild(scene: Scene, guild: Mapping[str, Any]) -> Card:
    name, worker, dwarf = guild["guild"], guild["worker"], guild["dwarf"]
    lines = [guild_effect(scene, name), ownership(scene, guild)]
    if dwarf:
        lines.append(scene.say("panel-dwarf", neutral=dwarf))
    free: tuple[int | None, ...] = () if dwarf else (None,)
    return Card(
        capital(scene.name("guild", name)),
        f"guild-{name}",
        corner=scene.name("source", f"district-{guild['district']}"),
        icon="guild",
        chips=(cost_chips(scene, f"guilds.{name}.cost") if guild["owner"] is None else ())
        + (_standing(scene, [worker]) if worker else ()),
        lines=tuple(lines),
        marks=(worker["seat"],) if worker else free,
        said="" if dwarf else _said(scene, [worker] if worker else []),
        tone="dim" if dwarf else "",
    )


def guild_effect(scene: Scene, name: str) -> str:
    """Describe the effect of a worker on a guild."""
    if name in GAINS:
        good = GAINS[name]
        gained = Goods(**{good: scene.number(f"guilds.{name}.{good}")})
        return scene.say("panel-guild-gain", goods=gained)
    values = {key: scene.number(value) for key, value in GUILD_VALUES.get(name, {}).items()}
    return scene.say(f"panel-guild-{name}", **values)


def ownership(scene: Scene, guild: Mapping[str, Any]) -> str:
    """Describe the owner of a guild, or its cost, and the fee for placing."""
    fee = scene.number("fees.guild")
    if guild["owner"] is None:
        cost = Goods(*scene.numbers(f"guilds.{guild['guild']}.cost"))
        return scene.say("panel-guild-unowned", goods=cost, gold=fee)
    return scene.say("panel-guild-owned", holder=holder_name(scene, guild["owner"]), gold=fee)


# ---- resource areas


def areas(scene: Scene) -> Panel:
    """Return the workers of all seats by resource area, and their yields."""
    names = [scene.seat_name(seat) for seat in range(scene.seats)]
    rows = tuple(
        _area(scene, name, good) for name, good in zip(scene.view["players"][0]["areas"], GOODS, strict=True)
    )
    grid = Grid(("", scene.say("panel-yields"), *names), rows)
    return Panel("areas", scene.say("panel-areas"), grid=grid, lines=(scene.say("panel-majority"),))


def _area(scene: Scene, area: str, good: str) -> tuple[Cell, ...]:
    there = [player["areas"][area] for player in scene.view["players"]]
    amounts = collected(there, area == "mine")
    cells = (_sent(scene, workers, good, amount) for workers, amount in zip(there, amounts, strict=True))
    return (Cell(scene.name("area", area)), Cell(scene.say(f"panel-yield-{area}")), *cells)


def _sent(scene: Scene, workers: Mapping[str, int], good: str, amount: int) -> Cell:
    chips = tuple(worker_chip(scene, kind, count) for kind, count in workers.items() if count)
    if amount:
        title = scene.say("panel-collects", goods=Goods(**{good: amount}))
        chips += (Chip(f"+{amount}", icon=good, title=title, tone="good"),)
    return Cell(chips=chips)


def collected(there: Sequence[Mapping[str, int]], is_mine: bool) -> list[int]:
    """Return the yield of every seat from an area, including the bonus for the only majority."""
    amounts, pieces = [], []
    for workers in there:
        elves = workers["elf"] + 2 * workers["master-elf"]
        dwarves = workers["dwarf"] + 2 * workers["master-dwarf"]
        amounts.append(min(elves, dwarves) if is_mine else elves + dwarves)
        pieces.append(sum(workers.values()))
    most = max(pieces)
    return [
        amount + (1 if amount and count == most and pieces.count(most) == 1 else 0)
        for amount, count in zip(amounts, pieces, strict=True)
    ]


# ---- prices


def prices(scene: Scene) -> Panel:
    """Return the prices of Trading Post, gnomes and walls."""
    wood, stone, metal = scene.numbers("trade.buy")
    bundle, bars = scene.number("trade.sell_wood_stone"), scene.number("trade.sell_metal")
    post = Card(
        scene.say("panel-trading-post"),
        "trading-post",
        icon="market",
        lines=(
            scene.say("panel-visit"),
            scene.say("panel-sell", count=bundle, metal=bars),
            scene.say("panel-buy", wood=wood, stone=stone, metal=metal),
        ),
    )
    left = scene.view["gnomes"]
    gnomes = Card(
        capital(scene.name("people", "gnomes")),
        "gnomes",
        corner=str(left),
        icon="gnome",
        chips=(scene.amount("gold", scene.number("fees.gnome")),),
        lines=(scene.say("panel-hire"), scene.say("panel-gnomes-left", count=left)),
        tone="" if left else "dim",
    )
    wall = Card(
        scene.say("table-walls"),
        "walls",
        icon="wall",
        chips=cost_chips(scene, "wall.cost"),
        lines=(scene.say("panel-wall"),),
    )
    return Panel("prices", scene.say("panel-prices"), cards=(post, gnomes, wall))
