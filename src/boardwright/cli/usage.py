"""Usage errors in the user's language: the fault, and the correct form."""

from __future__ import annotations

import re
from difflib import get_close_matches

import typer

from boardwright.cli.help import name_of
from boardwright.cli.language import say

UsageError: type[Exception] = typer.BadParameter.__mro__[1]


class WrongCommandError(UsageError):  # type: ignore[misc, valid-type]  # the class of whichever click typer brings
    """A command that does not exist."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known


def complaint(error: Exception, command: str) -> str:
    """Format an error of the argument parser; `command` is the command line."""
    return say("usage", problem=_problem(error), command=command)


def _problem(error: Exception) -> str:
    kind = type(error).__name__
    if isinstance(error, WrongCommandError):
        return _no_command(error)
    if kind == "NoSuchOption":
        option = str(getattr(error, "option_name", ""))
        near = get_close_matches(option, getattr(error, "possibilities", None) or (), 1)
        return say("usage-no-option", option=option, near=near[0] if near else "no")
    if kind == "MissingParameter":
        return say("usage-missing", name=name_of(getattr(error, "param", None)))
    if kind == "BadOptionUsage":
        return say("usage-no-value", option=getattr(error, "option_name", ""))
    problem: str = getattr(error, "format_message", error.__str__)()
    if extra := re.search(r"extra argument.*\((.*)\)", problem):
        return say("usage-extra", given=extra.group(1))
    if "issing command" in problem:
        return say("usage-no-command")
    return problem.rstrip(".") + "."


def _no_command(error: WrongCommandError) -> str:
    near = get_close_matches(error.name, error.known, 1)
    known = ", ".join(error.known)
    return say("usage-wrong-command", given=error.name[:40], near=near[0] if near else "no", known=known)
