"""Standing of Guilds: the wishes of the King, and their points if the game ended now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.plugins.guilds.board.court import LEAST_WINS, WISHES
from boardwright.text.words import signed
from boardwright.web.scene import Scene, capital
from boardwright.web.standing import Gain, OpenPart, OpenThing

LOOKS: Final = {
    "characters": ("character", "fill-food"),
    "abilities": ("guilds-hand", "fill-tint"),
    "rooms": ("room-courtyard", "fill-tint2"),
    "objectives": ("crown", "fill-gold"),
}


def title(scene: Scene) -> str:
    """Return the title: only the end counts, so all points are those of a game that ended now."""
    return scene.say("panel-points-now")


def open_parts(scene: Scene) -> tuple[OpenPart, ...]:
    """Return the wishes; their points are included in the present ones."""
    things = tuple(_wish(scene, wish) for wish in scene.view["objectives"])
    if not things:
        return ()
    notes = (scene.say("panel-wishes-note"),)
    return (OpenPart("wishes", scene.say("table-wishes"), things, notes),)


def _wish(scene: Scene, wish: Mapping[str, Any]) -> OpenThing:
    name = wish["objective"]
    rewards = {1: wish["first"], 2: wish["second"] or 0}
    gains = tuple(
        Gain(rewards.get(wish["places"][seat], 0), signed(wish["values"][seat]))
        for seat in range(scene.seats)
    )
    worth = tuple(each for each in rewards.values() if each)
    return OpenThing(
        capital(scene.name("objective", name)), WISHES[name], worth, gains, is_least=name in LEAST_WINS
    )
