"""Plain values for one viewer of a table: no HTTP, no SQL."""
