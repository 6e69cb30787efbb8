"""The chapters of the sequence of play."""
