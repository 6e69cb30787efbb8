"""Standard streams: encodings, terminals, and broken pipes."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from typing import IO, Final

from rich.console import Console

PLAIN: Final = str.maketrans(
    {
        "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "–": "-", "—": "-", "…": "...",
        "·": ".", "›": ">", "▶": ">", "▸": ">", "←": "<", "→": ">", "×": "x", "ß": "ss", "ł": "l", "Ł": "L",
        "○": "o", "─": "-", "│": "|", "═": "=", "║": "H", "╵": "'", "╷": ",", "╴": "-",
        "╶": "-", **dict.fromkeys("└┌├┘┴┐┤┬┼", "+"), **dict.fromkeys("╚╔╠╝╩╗╣╦╬", "#"),
    }
)  # fmt: skip


class ReaderLeft(Exception):
    """The reader of our output has closed the pipe (`| head -1`): there is nothing more to do."""


class _Console(Console):
    def on_broken_pipe(self) -> None:
        raise ReaderLeft


console: Final = _Console(highlight=False, markup=False, emoji=False)
progress_console: Final = Console(stderr=True, highlight=False, markup=False, emoji=False)


def prepare() -> None:
    """Prepare the streams for any text: a missing one is empty, unencodable characters become plain ones."""
    codecs.register_error("boardwright", _plainer)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - it stays open
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace" if name == "stdin" else "boardwright")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    """Replace characters that the encoding lacks: letters without accents, straight quotes."""
    assert isinstance(error, UnicodeEncodeError)
    text = error.object[error.start : error.end].translate(PLAIN)
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() else "?" for sign in bare), error.end


def out(text: str) -> None:
    """Print a line unwrapped; raises ReaderLeft."""
    try:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        raise ReaderLeft from None


def complain(text: str) -> None:
    """Print one line on stderr."""
    sys.stderr.write(f"boardwright: {shown(' '.join(text.split()))}\n")


def shown(text: str) -> str:
    """Replace control characters in a text of others: they could control the terminal."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def writes_unicode() -> bool:
    """Return whether the output can encode every character."""
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"


def close() -> None:
    """Flush the output; raises ReaderLeft or OSError when that fails."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        raise ReaderLeft from None


def silence() -> None:
    """Discard further output: the interpreter flushes once more at exit."""
    for stream in (sys.stdout, sys.stderr):
        _to_nowhere(stream)


def _to_nowhere(stream: IO[str]) -> None:
    try:
        stream.flush()
    except (OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def is_terminal() -> bool:
    """Return whether a person uses this terminal: prompts and curtains are for people only."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def shows_progress() -> bool:
    """Return whether a progress bar would be visible without getting into other output."""
    return sys.stdout.isatty() and sys.stderr.isatty()
