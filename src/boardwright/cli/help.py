"""Help pages in the user's language. The help and metavar texts that typer holds are message ids."""

from __future__ import annotations

import textwrap
from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

from boardwright import registry
from boardwright.cli.language import say
from boardwright.cli.streams import console

MAX_WIDTH: Final = 100
LEFT: Final = 26


class Command(TyperCommand):
    """A command with a translated help page."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write("\n".join(_command_page(self, ctx)) + "\n")


class Group(TyperGroup):
    """The group of all commands, with a translated help page."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write("\n".join(_group_page(self, ctx)) + "\n")


def name_of(parameter: Any) -> str:
    """Return the displayed name of a parameter: FILE for an argument, --seed for an option."""
    if parameter is None:
        return "?"
    if parameter.param_type_name == "argument":
        return say(f"metavar-{parameter.metavar}")
    return str(max(parameter.opts, key=len))


def _command_page(command: Any, ctx: Any) -> list[str]:
    arguments = [each for each in command.params if each.param_type_name == "argument"]
    options = [each for each in command.params if each.param_type_name == "option"]
    form = " ".join(_in_usage(each) for each in arguments)
    usage = f"{ctx.command_path} {form} [{say('metavar-options')}]".replace("  ", " ")
    lines = [say("help-usage", usage=usage), "", *_wrapped(say(command.help)), ""]
    if arguments:
        lines += [say("help-arguments"), *_definitions([_row(each) for each in arguments]), ""]
    rows = [_row(each) for each in options] + [_language_row(), _help_row()]
    lines += [say("help-options"), *_definitions(rows), "", say("help-examples")]
    return lines + [f"  {line}" for line in say(f"examples-{command.name}", game=_example()).splitlines()]


def _group_page(group: Any, ctx: Any) -> list[str]:
    usage = f"{ctx.command_path} {say('metavar-command')} [{say('metavar-options')}]"
    commands = [(name, say(f"help-{name}")) for name in group.list_commands(ctx)]
    options = [_row(each) for each in group.params if each.param_type_name == "option"]
    return [
        say("help-usage", usage=usage),
        "",
        *_wrapped(say(group.help)),
        "",
        say("help-commands"),
        *_definitions(commands),
        "",
        say("help-options"),
        *_definitions([*options, _help_row()]),
        "",
        *_wrapped(say("help-more")),
    ]


def _example() -> str:
    """Return a game for the examples of a command."""
    return registry.built_in()[0]


def _help_row() -> tuple[str, str]:
    return "-h, --help", say("help-help")


def _language_row() -> tuple[str, str]:
    return f"--lang {say('metavar-language')}", say("help-lang")


def _in_usage(argument: Any) -> str:
    name = name_of(argument)
    return name if argument.required else f"[{name}]"


def _row(parameter: Any) -> tuple[str, str]:
    text = say(parameter.help, game=_example())
    if parameter.param_type_name == "argument":
        left = name_of(parameter)
    else:
        left = ", ".join(sorted(parameter.opts, key=len))
        if not parameter.is_flag:
            left += " " + say(f"metavar-{parameter.metavar}")
    default = parameter.default
    if isinstance(default, str) and default:
        text = say("help-with-default", text=text, value=default)
    return left, text


def _definitions(rows: list[tuple[str, str]]) -> list[str]:
    """Format names on the left and their meanings on the right, wrapped to the width of the console."""
    width = min(LEFT, max(len(left) for left, _ in rows)) + 4
    lines: list[str] = []
    for left, text in rows:
        wrapped = textwrap.wrap(text, max(20, _width() - width)) or [""]
        if len(left) + 4 > width:
            lines.append(f"  {left}")
        else:
            lines.append(f"  {left}".ljust(width) + wrapped.pop(0))
        lines += [" " * width + line for line in wrapped]
    return lines


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, max(20, _width()))


def _width() -> int:
    return min(console.width, MAX_WIDTH)
