"""The `boardwright` command: subcommands, errors as one line, exit status."""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from typing import Annotated, Any, Final

import typer

import boardwright
from boardwright.cli import language, streams
from boardwright.cli.help import Command, Group
from boardwright.cli.language import say, words
from boardwright.cli.usage import WrongCommandError, complaint
from boardwright.core.errors import BadOptionError, BoardwrightError, UnknownNameError
from boardwright.text import Words

# The base of all usage errors; typer has its own copy of click, so the class cannot be imported by name.
USAGE_ERROR: Final[type[Exception]] = typer.BadParameter.__mro__[2]
COMMANDS: Final = (
    "serve",
    "play",
    "simulate",
    "ladder",
    "report",
    "bench",
    "replay",
    "verify",
    "analyse",
    "rules",
    "games",
    "doctor",
    "new-game",
    "backup",
    "check-database",
    "move-database",
)


class Commands(Group):
    """The group of subcommands; the module of each is imported when it is called."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names of all commands, imported or not."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Import and return the command with that name, or None."""
        if cmd_name not in COMMANDS:
            return None
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        module = importlib.import_module(f"boardwright.cli.{cmd_name.replace('-', '_')}")
        alone.command(cmd_name, cls=Command, help=f"help-{cmd_name}")(module.command)
        return typer.main.get_command(alone)


OLD_OPTIONS: Final = {"--table": "--values"}

app = typer.Typer(
    name="boardwright",
    cls=Commands,
    help="help",
    context_settings={"help_option_names": ["-h", "--help"]},
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _version(wanted: bool) -> None:
    if wanted:
        streams.out(f"boardwright {boardwright.__version__}")
        raise typer.Exit


@app.callback()
def options(
    lang: Annotated[str, typer.Option(metavar="language", help="help-lang")] = "",
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="help-version")
    ] = False,
) -> None:
    """Declare the options before the command; the language is read before the arguments are parsed."""


def main() -> None:
    """Run the command line; an error is one line on stderr and a nonzero exit status."""
    streams.prepare()
    try:
        status = run(sys.argv[1:])
    except KeyboardInterrupt:
        status = 130
    streams.silence()
    sys.exit(status)


def run(arguments: list[str]) -> int:
    """Run one command; returns the exit status: 0, 1 for an error, 2 for a usage error, 130 after Ctrl-C."""
    try:
        return _called(arguments)
    except streams.ReaderLeft:
        return 0
    except KeyboardInterrupt:
        streams.complain(say("interrupted"))
        return 130
    except USAGE_ERROR as error:
        streams.complain(complaint(error, _name_of(arguments)))
        return 2
    except (UnknownNameError, BadOptionError) as error:
        streams.complain(words().error(error))
        return 2
    except BoardwrightError as error:
        streams.complain(words().error(error))
    except OSError as error:
        streams.complain(say("system-error", problem=str(error.strerror or error)))
    except Exception as error:  # a bug: one line for people, the traceback on request
        if os.environ.get("BOARDWRIGHT_TRACEBACK"):
            traceback.print_exc()
        streams.complain(say("fault", problem=f"{type(error).__name__}: {error}"))
    return 1


def _name_of(arguments: list[str]) -> str:
    """Return the command line as far as it was understood: `boardwright` and the command, if any."""
    return " ".join(["boardwright", *(each for each in arguments if each in COMMANDS)][:2])


def _respelt(arguments: list[str]) -> list[str]:
    """Accept option names of earlier versions, with a warning for each."""
    respelt = []
    for argument in arguments:
        name, sign, value = argument.partition("=")
        if name in OLD_OPTIONS:
            streams.complain(say("old-option", old=name, new=OLD_OPTIONS[name]))
        respelt.append(OLD_OPTIONS.get(name, name) + sign + value)
    return respelt


def _called(arguments: list[str]) -> int:
    chosen, rest = language.split(_respelt(arguments))
    if chosen is not None:
        Words(chosen)
    if rest[-1:] == ["--lang"]:
        rest = ["--lang"]
    name = next((argument for argument in rest if not argument.startswith("-")), None)
    if name is not None and name not in COMMANDS and rest[0] == name:
        raise WrongCommandError(name, list(COMMANDS))
    command = typer.main.get_command(app)
    try:
        with command.make_context("boardwright", rest or ["--help"]) as context:
            command.invoke(context)
        streams.close()
    except typer.Exit as ended:
        streams.close()
        return ended.exit_code
    return 0
