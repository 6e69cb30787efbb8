"""The `boardwright` command: its commands, its errors as one line, its exit status."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Final

import typer

import boardwright
from boardwright.cli import bench, doctor, games, play, replay, rules, simulate, verify
from boardwright.cli.language import say, words
from boardwright.core.errors import BoardwrightError

# The base of all complaints about arguments; typer brings its own copy of click, so it is not named there.
USAGE_ERROR: Final[type[Exception]] = typer.BadParameter.__mro__[2]

app = typer.Typer(
    name="boardwright",
    help=say("help"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

for module in (play, simulate, bench, replay, verify, rules, games, doctor):
    name = module.__name__.rsplit(".", 1)[-1]
    app.command(name, help=say(f"help-{name}"))(module.command)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"boardwright {boardwright.__version__}")
        raise typer.Exit


@app.callback()
def options(
    lang: Annotated[str, typer.Option(help=say("help-lang"))] = "",
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=say("help-version"))
    ] = False,
) -> None:
    """What stands before the command; the language is read before the arguments are parsed."""
    _check_language(lang)


def _check_language(lang: str) -> None:
    if lang:
        boardwright.Words(lang)


def main() -> None:
    """Run the command line. Errors are one line on stderr and a status that is not zero."""
    arguments = _without_language(sys.argv[1:])
    try:
        status = app(arguments, standalone_mode=False)
    except USAGE_ERROR as error:
        problem: str = getattr(error, "format_message", error.__str__)()
        _complain(say("usage", problem=problem.rstrip(".")))
        status = 2
    except BoardwrightError as error:
        _complain(words().error(error))
        status = 1
    except (KeyboardInterrupt, typer.Abort):
        _complain(say("interrupted"))
        status = 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    sys.exit(status if isinstance(status, int) else 0)


def _without_language(arguments: list[str]) -> list[str]:
    """--lang may stand anywhere; it is moved to the front, where the parser checks it."""
    rest: list[str] = []
    chosen: list[str] = []
    waiting = False
    for argument in arguments:
        if waiting or argument.startswith("--lang="):
            chosen = ["--lang", argument.removeprefix("--lang=")]
            waiting = False
        elif argument == "--lang":
            waiting = True
        else:
            rest.append(argument)
    return ([*chosen, *rest] if not waiting else ["--lang"]) or rest


def _complain(text: str) -> None:
    typer.echo(f"boardwright: {' '.join(text.split())}", err=True)
