"""Belfort: elves, dwarves and gnomes build a city of five districts in seven months."""
