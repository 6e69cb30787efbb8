"""Events as lines of text."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from rich.padding import Padding
from rich.text import Text

from boardwright.cli.streams import console, out
from boardwright.core.match import Step
from boardwright.text import Words


def event_lines(steps: Iterable[Step], words: Words, viewer: int | None, everything: bool) -> list[str]:
    """Format events as sentences, as the viewer may know them; repetitions are counted, not repeated."""
    events = (event for step in steps for event in step.events)
    told = (event if everything else event.for_seat(viewer) for event in events)
    sentences = [words.event(event) for event in told if event is not None]
    counted = ((line, sum(1 for _ in same)) for line, same in groupby(sentences))
    return [line if count == 1 else f"{line} (×{count})" for line, count in counted]


def show_lines(lines: Iterable[str], indent: int = 2) -> None:
    """Print lines: indented ones dim and wrapped, others unchanged, one line each."""
    for line in lines:
        if indent:
            console.print(Padding(Text(line, style="dim"), (0, 0, 0, indent), expand=False))
        else:
            out(line)
