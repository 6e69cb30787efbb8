"""`boardwright verify`: check the deal of a finished match."""

from __future__ import annotations

from boardwright.cli.language import say
from boardwright.cli.shared import AsJson, RecordFile, show_json, verify_match
from boardwright.cli.streams import console


def command(file: RecordFile, as_json: AsJson = False) -> None:
    """Check that every card dealt follows from the seed that was committed to at the start."""
    checked = verify_match(file)
    if as_json:
        show_json({"file": file, "verified": True, "chance_outcomes": checked})
    else:
        console.print(say("verified", count=checked))
