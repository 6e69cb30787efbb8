"""Guided tour of Toll: the target of each step."""

from __future__ import annotations

from typing import Final

from boardwright.web.tours import DOCK, Step

STEPS: Final[tuple[Step, ...]] = (
    Step("road", ("round-*",)),
    Step("gate", ("gate", "bank")),
    Step("supply", ("building-*",)),
    Step("errand", ("errand-{me}",)),
    Step("mine", ("player-{me}",)),
    DOCK,
    Step("first", ("building-inn", "building-mill", "pass")),
)
