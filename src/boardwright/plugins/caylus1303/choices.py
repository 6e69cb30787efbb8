"""How choices of Caylus 1303 are offered: their headings."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# By class of action; the headings are the messages `group-…`, and "ending" comes last.
GROUPS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "Place": "placing",
        "PlaceOnSite": "placing",
        "UseBuilding": "using",
        "UseMore": "using",
        "Take": "using",
        "Pay": "using",
        "PayTwo": "using",
        "Build": "constructing",
        "BuildMonument": "monuments",
        "PutHouse": "houses",
        "Deliver": "delivering",
        "UseSlot": "site",
        "TakeCharacter": "characters",
        "Pass": "ending",
        "Decline": "ending",
        "Stop": "ending",
    }
)

# Reasons that say only that a thing does not exist: players do not ask about it.
ABSENT: Final = ("not-on-offer",)
