"""The engine: what every game offers, and how a match is played, recorded and dealt. Knows no game."""
