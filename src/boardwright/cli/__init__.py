"""The command line: one module per command."""

from boardwright.cli.app import main

__all__ = ["main"]
