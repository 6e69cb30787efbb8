"""What several chapters use: goods and workers, the road, points."""
