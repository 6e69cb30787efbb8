"""Plugin of Belfort: messages, board, panels, evaluator, observation and the rest."""

from boardwright.registry.plugin import Plugin

PLUGIN = Plugin("belfort", __name__)
