"""Guided tour of Belfort: the target of each step."""

from __future__ import annotations

from typing import Final

from boardwright.web.tours import DOCK, Step

STEPS: Final[tuple[Step, ...]] = (
    Step("months", ("month-*",)),
    Step("city", ("site-*", "gate-*", "wall-*")),
    Step("standings", ("people-*", "district-1", "tax-0")),
    Step("planks", ("desk", "camp")),
    Step("areas", ("area-*",)),
    Step("trade", ("trading-post", "buy-*", "sell-*", "gnomes")),
    Step("mine", ("player-{me}", "goods-{me}-*", "idle-{me}-*", "reserve-{me}-*", "hand-*")),
    DOCK,
    Step("first", ("hand-*|player-{me}",)),
)
