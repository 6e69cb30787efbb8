"""`boardwright doctor`: what is installed and what is amiss."""

from __future__ import annotations

import importlib.util
import platform
from typing import Final

import typer

import boardwright
from boardwright import registry
from boardwright.cli.language import say
from boardwright.cli.shared import AsJson, show_json
from boardwright.core import game as engine
from boardwright.text import LANGUAGES, Words

EXTRAS: Final = {
    "web": ("fastapi", "uvicorn", "jinja2", "sqlalchemy"),
    "lab": ("matplotlib", "pyarrow", "openskill"),
    "postgres": ("psycopg", "procrastinate"),
    "rl": ("gymnasium", "pettingzoo", "numpy"),
    "spiel": ("pyspiel",),
    "ray": ("ray",),
}


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    return not (engine.__file__ or "").endswith(".py")


def problems() -> list[str]:
    """What does not work."""
    found = []
    for name in registry.GAMES:
        try:
            boardwright.new(name, registry.game(name).meta.min_players, seed=1)
            for language in LANGUAGES:
                Words(language, registry.game(name)).message("title")
        except Exception as error:  # a doctor names every illness, expected or not
            found.append(f"{name}: {error}")
    return found


def command(as_json: AsJson = False) -> None:
    """Show what is installed and what is amiss."""
    found = {
        "version": boardwright.__version__,
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "extras": {
            name: all(importlib.util.find_spec(module) is not None for module in modules)
            for name, modules in EXTRAS.items()
        },
        "database": None,
        "problems": problems(),
    }
    if as_json:
        show_json(found)
    else:
        _show(found)
    if found["problems"]:
        raise typer.Exit(1)


def _show(found: dict[str, object]) -> None:
    typer.echo(f"Boardwright {found['version']}, Python {found['python']}")
    typer.echo(say("doctor-compiled") if found["compiled"] else say("doctor-pure"))
    extras = found["extras"]
    assert isinstance(extras, dict)
    present = [name for name, there in extras.items() if there]
    typer.echo(say("doctor-extras", extras=", ".join(present) or "-"))
    troubles = found["problems"]
    assert isinstance(troubles, list)
    for trouble in troubles:
        typer.echo(f"! {trouble}")
    if not troubles:
        typer.echo(say("doctor-well"))
