"""Title, seats, options and version of the game."""

from typing import Final

from boardwright.core.game import Meta, Option

RULES_VERSION: Final = 1

META: Final = Meta(
    id="guilds",
    title="Guilds",
    designers="Christian Giove",
    publisher="Giochi Uniti",
    min_players=2,
    max_players=4,
    minutes=75,
    weight="medium",
    rules_version=RULES_VERSION,
    max_decisions=6000,
    options=(
        Option("bid_mode", default="two_added", choices=("two_added", "two_led")),
        Option("refund_on_empty", default=False),
        Option("supplement", default=False),
        Option("crown_agent", default=False),
        Option("second_killer", default=True),
        Option("plot_rows", default="5", choices=("5", "4")),
        Option("room_supply", default="normal", choices=("normal", "tight")),
        Option("gold_income_points", default="-2", choices=("-2", "-3")),
    ),
)
