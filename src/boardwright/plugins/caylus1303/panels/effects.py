"""Effects of tiles and characters of Caylus 1303, in a line or two each, with the values of the match."""

from __future__ import annotations

from typing import Final

from babel.lists import format_list

from boardwright.games.caylus1303.events import Goods, amounts
from boardwright.games.caylus1303.terms import FIRST_MONUMENT
from boardwright.games.caylus1303.uses import (
    CONSTRUCT_STONE,
    CONSTRUCT_WITHOUT_STONE,
    CONSTRUCT_WOOD,
    GRANT_FAVOUR,
    MOVE_PROVOST,
    NOTHING_ELSE,
    PUT_HOUSE,
    ROWS,
    Use,
)
from boardwright.plugins.caylus1303.labels import key_of, tile_of
from boardwright.text.words import list_locale
from boardwright.web.scene import Scene

BUILDING: Final = {
    CONSTRUCT_WOOD: "panel-build-wood",
    CONSTRUCT_STONE: "panel-build-stone",
    CONSTRUCT_WITHOUT_STONE: "panel-build-without-stone",
}

# Characters whose line has no number, and those that count steps or workers.
PLAIN: Final = {
    "night-worker": "panel-night-worker",
    "journeyman": "panel-journeyman",
    "thief": "panel-thief",
    "deliveryman": "panel-deliveryman",
    "chamberlain": "panel-chamberlain",
}
COUNTED: Final = {
    "early-riser": ("panel-early-riser", "early_riser.returns"),
    "bailiff": ("panel-bailiff", "bailiff.steps"),
}
POINTS: Final = {
    "architect": ("panel-architect", "architect.points"),
    "foreman": ("panel-foreman", "foreman.points"),
    "goldsmith": ("panel-goldsmith", "goldsmith.points"),
}


def character(scene: Scene, name: str) -> str:
    """Describe the effect of a character for its holder."""
    if name in PLAIN:
        return scene.say(PLAIN[name])
    if name in COUNTED:
        message, key = COUNTED[name]
        return scene.say(message, count=scene.number(key))
    if name in POINTS:
        message, key = POINTS[name]
        return scene.say(message, goods=Goods(points=scene.number(key)))
    if name == "steward":
        return scene.say(
            "panel-steward",
            goods=Goods(points=scene.number("steward.points")),
            usual=scene.number("placement.points"),
        )
    assert name == "day-labourer"
    return scene.say("panel-day-labourer", goods=Goods(workers=scene.number("day_labourer.workers")))


def tile(scene: Scene, name: str, is_setup: bool = False) -> tuple[str, ...]:
    """Describe a building for its user, on this side, and for its owner; or the gains of a monument."""
    if tile_of(name) >= FIRST_MONUMENT:
        return (_monument(scene, name),)
    use = ROWS[tile_of(name)](scene.tables)[1 if is_setup else 0]
    bonus = scene.tables.get(f"{key_of(name)}.bonus")
    if is_setup or not isinstance(bonus, tuple):
        return (_use(scene, use),)
    return _use(scene, use), scene.say("panel-bonus", goods=amounts(bonus))


def _use(scene: Scene, use: Use) -> str:
    if use.deed != NOTHING_ELSE:
        return _deed(scene, use)
    if use.more is None:
        return scene.say("do-use-building", paid=_paid(scene, use), gained=_gained(scene, use))
    return scene.say(
        "panel-use-either",
        paid=_paid(scene, use),
        gained=_gained(scene, use),
        more=_paid(scene, use.more),
        most=_gained(scene, use.more),
    )


def _deed(scene: Scene, use: Use) -> str:
    if use.deed == GRANT_FAVOUR:
        return scene.say("do-use-building--seek-favour", paid=_paid(scene, use))
    if use.deed == PUT_HOUSE:
        return scene.say("panel-lawyer", paid=_paid(scene, use))
    if use.deed == MOVE_PROVOST:
        return scene.say("panel-toll", count=scene.number("toll.steps"))
    return scene.say(BUILDING[use.deed])


def _paid(scene: Scene, use: Use) -> str:
    return _with_choice(scene, amounts(use.pays, use.returns), use.any)


def _gained(scene: Scene, use: Use) -> str:
    return _with_choice(scene, amounts(use.takes, use.workers, use.earns), int(use.choice))


def _with_choice(scene: Scene, goods: Goods, chosen: int) -> str:
    """Format amounts, and basic goods of one's choice."""
    parts = [scene.words.goods(goods)] if goods != Goods() or not chosen else []
    if chosen:
        parts.append(scene.say("panel-basic-goods", count=chosen))
    return format_list(parts, locale=list_locale(scene.words.language))


def _monument(scene: Scene, name: str) -> str:
    if name == "theatre":
        return scene.say("panel-theatre")
    income = monument_income(scene, name)
    return scene.say("panel-points-alone" if income == Goods() else "panel-income", goods=income)


def monument_income(scene: Scene, name: str) -> Goods:
    """Return the gain of a monument at every recruitment."""
    if name == "garden":
        return Goods(workers=scene.number("garden.workers"))
    return amounts(scene.numbers(f"{name}.takes")) if name in ("factory", "granary") else Goods()
