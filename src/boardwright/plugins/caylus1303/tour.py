"""Guided tour of Caylus 1303: the target of each step."""

from __future__ import annotations

from typing import Final

from boardwright.web.tours import DOCK, Step

STEPS: Final[tuple[Step, ...]] = (
    Step("road", ("bridge", "provost", "space-*", "end")),
    Step("city", ("tile-fairground", "tile-lawyer", "tile-carpenter", "tile-toll")),
    Step("provost", ("provost",)),
    Step("bridge", ("bridge",)),
    Step("offers", ("offer-*", ".shelf")),
    Step("site", ("site",)),
    Step("mine", ("area-{me}",)),
    DOCK,
    Step("first", (".can|character-*",)),
)
