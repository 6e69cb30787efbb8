"""A table, and everything that changes one."""
