"""Plugins of the built-in games: one package per game, every part optional."""
