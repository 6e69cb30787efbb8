"""Title, seats, options and version of the game."""

from typing import Final

from boardwright.core.game import Meta, Option

RULES_VERSION: Final = 1

META: Final = Meta(
    id="caylus1303",
    title="Caylus 1303",
    designers="William Attia",
    publisher="Space Cowboys",
    min_players=2,
    max_players=5,
    minutes=80,
    weight="medium-heavy",
    rules_version=RULES_VERSION,
    max_decisions=4000,
    options=(
        Option("beginner_set", default=False),
        Option("open_points", default=False),
    ),
)
