"""Structured logs on stderr: one JSON object a line, without tokens or other secrets."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final, TextIO, cast

import structlog

SHARED: Final[tuple[Any, ...]] = (
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
)
NAME: Final = "boardwright"  # of the handler of libraries, which is set once
RENDERER: Final = structlog.processors.JSONRenderer(sort_keys=True)


class _Stderr:
    """The standard error of the moment: another one may take its place while the process runs."""

    def write(self, text: str) -> int:
        return sys.stderr.write(text)

    def flush(self) -> None:
        sys.stderr.flush()


def configure(level: int = logging.INFO) -> None:
    """Configure structlog, and the loggers of libraries (uvicorn, asyncio) to the same form.

    Tracebacks are logged as text, never with the values of variables.
    """
    structlog.configure(
        processors=[*SHARED, RENDERER],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, _Stderr())),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(_Stderr())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*SHARED, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, RENDERER],
        )
    )
    handler.setLevel(max(level, logging.WARNING))
    root = logging.getLogger()
    for before in [each for each in root.handlers if each.get_name() == NAME]:
        root.removeHandler(before)
    handler.set_name(NAME)
    root.addHandler(handler)
