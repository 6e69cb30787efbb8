"""The abilities of characters: a row of data and at most one function each, and the stack where they wait."""
