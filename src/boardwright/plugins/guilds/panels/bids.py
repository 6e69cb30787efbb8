"""Guilds: who has bid the most in a zone, in words, the same for the board and the panels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.games.guilds.events import Coins
from boardwright.web.scene import Scene


def highest_bid(scene: Scene, zone: Mapping[str, Any]) -> str:
    """Describe the highest bid of a zone with its bidders (several in a tie), or that there is none."""
    bids = [*zip(map(scene.seat_name, range(scene.seats)), zone["bids"], strict=True)]
    bids.append((scene.say("table-crown"), zone["crown"]))
    most = max(bid for _, bid in bids)
    if not most:
        return scene.say("board-no-bid")
    names = [name for name, bid in bids if bid == most]
    message = "board-highest-bid" if len(names) == 1 else "board-tied-bids"
    return scene.say(message, names=", ".join(names), coins=Coins(most))
