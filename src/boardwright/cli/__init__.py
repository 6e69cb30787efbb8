"""The command line: one module per command."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; Ctrl-C during the imports ends it quietly, too."""
    try:
        from boardwright.cli import app

        app.main()
    except KeyboardInterrupt:
        sys.exit(130)


__all__ = ["main"]
