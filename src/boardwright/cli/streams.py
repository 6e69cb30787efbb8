"""Input and output: what a terminal or a pipe can show, and where it ends."""

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
        "○": "o", "♀": "f", "♂": "m", "─": "-", "│": "|", "═": "=", "║": "H", "╵": "'", "╷": ",", "╴": "-",
        "╶": "-", **dict.fromkeys("└┌├┘┴┐┤┬┼", "+"), **dict.fromkeys("╚╔╠╝╩╗╣╦╬", "#"),
    }
)  # fmt: skip


class ReaderLeft(Exception):
    """Whoever read our output has closed it (`| head -1`): nothing more to do."""


class _Console(Console):
    def on_broken_pipe(self) -> None:
        raise ReaderLeft


console: Final = _Console(highlight=False, markup=False, emoji=False)
progress_console: Final = Console(stderr=True, highlight=False, markup=False, emoji=False)


def prepare() -> None:
    """Make the streams fit for any text: a missing one is empty, a foreign sign becomes a plain one."""
    codecs.register_error("boardwright", _plainer)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - it stays open
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace" if name == "stdin" else "boardwright")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    """The nearest sign that a narrow encoding can write: a letter without its mark, a straight quote."""
    assert isinstance(error, UnicodeEncodeError)
    text = error.object[error.start : error.end].translate(PLAIN)
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() else "?" for sign in bare), error.end


def out(text: str) -> None:
    """A line as it is, never wrapped."""
    try:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        raise ReaderLeft from None


def complain(text: str) -> None:
    """One line on stderr."""
    sys.stderr.write(f"boardwright: {shown(' '.join(text.split()))}\n")


def shown(text: str) -> str:
    """Text of others without signs that would steer the terminal."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def writes_unicode() -> bool:
    """Whether the output can write every sign."""
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"


def close() -> None:
    """Write what is left; raises ReaderLeft or OSError where that fails."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        raise ReaderLeft from None


def silence() -> None:
    """Let nothing more be written: the interpreter flushes once more at its end."""
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
    """Whether a person sits there: prompts and curtains are for people only."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def shows_progress() -> bool:
    """Whether a progress bar would be seen and would spoil nothing."""
    return sys.stdout.isatty() and sys.stderr.isatty()
