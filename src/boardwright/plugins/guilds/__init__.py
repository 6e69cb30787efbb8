"""Plugin of Guilds: messages, board, panels, evaluator, observation and the rest."""

from boardwright.registry.plugin import Plugin

PLUGIN = Plugin("guilds", __name__)
