"""The games, one package each, all of one shape. They do not know each other."""
