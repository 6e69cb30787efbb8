"""Plugin of Toll: messages, board, panels, evaluator, observation and the rest."""

from boardwright.registry.plugin import Plugin

PLUGIN = Plugin("toll", __name__)

# New games begin as a copy of this one.
IS_SAMPLE = True
