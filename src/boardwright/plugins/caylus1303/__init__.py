"""Plugin of Caylus 1303: messages, board, panels, evaluator, observation and the rest."""

from boardwright.registry.plugin import Plugin

PLUGIN = Plugin("caylus1303", __name__)
