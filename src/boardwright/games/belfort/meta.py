"""Title, seats, options and version of the game."""

from typing import Final

from boardwright.core.game import Meta, Option

RULES_VERSION: Final = 1

GUILD_NAMES: Final = (
    "architects",
    "librarians",
    "merchants",
    "recruiters",
    "bankers",
    "masons",
    "miners",
    "sawyers",
    "bandits",
    "spies",
    "thieves",
    "wizards",
)

META: Final = Meta(
    id="belfort",
    title="Belfort",
    designers="Jay Cormier, Sen-Foong Lim",
    publisher="Tasty Minstrel Games",
    min_players=2,
    max_players=5,
    minutes=120,
    weight="medium-heavy",
    rules_version=RULES_VERSION,
    max_decisions=6000,
    options=(
        Option("mode", default="normal", choices=("beginner", "normal", "advanced")),
        Option("guilds", default=(), choices=GUILD_NAMES, pick=5),
        Option("rank_nothing", default=False),
        Option("mine_bonus_unpaired", default=False),
        Option("must_activate", default=False),
    ),
)
