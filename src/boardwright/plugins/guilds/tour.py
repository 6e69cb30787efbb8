"""Guided tour of Guilds: the target of each step."""

from __future__ import annotations

from typing import Final

from boardwright.web.tours import DOCK, Step

STEPS: Final[tuple[Step, ...]] = (
    Step("rounds", ("rounds",)),
    Step("wishes", ("wish-*",)),
    Step("market", ("zone-*",)),
    Step("offers", ("offer-*",)),
    Step("purse", ("purse-{me}",)),
    Step("rooms", (".shelf",)),
    Step("plot", ("cell-{me}-*", "hall-{me}")),
    DOCK,
    Step("first", ("zone-*",)),
)
