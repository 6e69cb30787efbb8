"""The laboratory: many games, numbers with intervals, and how fast it all is."""
