"""The laboratory: many games, figures with intervals, benchmarks."""
