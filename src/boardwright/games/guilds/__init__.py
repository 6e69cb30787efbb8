"""Guilds: an auction for characters, rooms laid door to door, and abilities that answer each other."""
