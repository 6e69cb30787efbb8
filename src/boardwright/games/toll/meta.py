"""Title, seats, options and version of the game."""

from typing import Final

from boardwright.core.game import Meta, Option

RULES_VERSION: Final = 1

META: Final = Meta(
    id="toll",
    title="Toll",
    designers="Boardwright",
    publisher="Boardwright",
    min_players=2,
    max_players=4,
    minutes=5,
    weight="light",
    rules_version=RULES_VERSION,
    max_decisions=100,
    options=(Option("errands", default=True),),
    on_web=False,
)
