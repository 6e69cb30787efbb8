"""`boardwright verify`: check the dealing of a finished match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import boardwright
from boardwright.cli.language import say
from boardwright.cli.shared import AsJson, show_json


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-record"))],
    as_json: AsJson = False,
) -> None:
    """Check that every card dealt follows from the seed that was promised at the start."""
    checked = boardwright.verify(file)
    if as_json:
        show_json({"file": str(file), "verified": True, "chance_outcomes": checked})
    else:
        typer.echo(say("verified", count=checked))
