"""Adapters to learning environments and clusters: one module each, each with its own extra."""
