"""The five phases of a round."""
