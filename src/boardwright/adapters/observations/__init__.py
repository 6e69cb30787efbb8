"""What the numbers of an observation are, game by game."""
