"""What gnomes, planks and guilds do: a row of data and at most one function or decision each."""
