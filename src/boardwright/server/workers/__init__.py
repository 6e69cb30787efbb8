"""Long computations: bots, hints and analyses, in processes here or elsewhere."""
