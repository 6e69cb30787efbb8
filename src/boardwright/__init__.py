"""Boardwright: play, study and automate Belfort, Caylus 1303 and Guilds."""

__version__ = "0.1.0"
