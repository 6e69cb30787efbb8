"""Sentences for people in four languages, from Fluent messages and typed values."""

from boardwright.text.words import LANGUAGES, Words, explain

__all__ = ["LANGUAGES", "Words", "explain"]
