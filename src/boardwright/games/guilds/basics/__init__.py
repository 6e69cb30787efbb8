"""What several chapters use: the market and its leaders, guilds and their symbols, the plot, the deck."""
