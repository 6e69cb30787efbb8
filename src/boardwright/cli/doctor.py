"""`boardwright doctor`: the installation and its problems."""

from __future__ import annotations

import importlib.util
import os
import platform
from typing import Final

import typer

import boardwright
from boardwright import registry
from boardwright.cli.language import say, words
from boardwright.cli.rules import status_of
from boardwright.cli.shared import AsJson, show_json
from boardwright.cli.store import data_folder
from boardwright.cli.streams import console
from boardwright.core.errors import BoardwrightError
from boardwright.lab.bench import is_compiled
from boardwright.text import LANGUAGES, Words

EXTRAS: Final = {
    "web": ("fastapi", "uvicorn", "jinja2", "sqlalchemy"),
    "lab": ("matplotlib", "pyarrow", "openskill"),
    "postgres": ("psycopg", "procrastinate"),
    "rl": ("gymnasium", "pettingzoo", "numpy"),
    "spiel": ("pyspiel",),
    "ray": ("ray",),
}


def command(as_json: AsJson = False) -> None:
    """Show the installation and its problems."""
    extras = {name: all(_is_there(module) for module in modules) for name, modules in EXTRAS.items()}
    troubles = problems()
    if as_json:
        show_json(
            {
                "version": boardwright.__version__,
                "python": platform.python_version(),
                "compiled": is_compiled(),
                "extras": extras,
                "database": None,
                "problems": troubles,
            }
        )
    else:
        _show(extras, troubles)
    if troubles:
        raise typer.Exit(1)


def problems() -> list[str]:
    """Return the problems of the installation, in the user's language."""
    found = [trouble for name in registry.ids() if (trouble := _game_problem(name))]
    found += [say("doctor-game", game=name, problem=fault) for name, fault in registry.broken().items()]
    folder = data_folder()
    existing = next(parent for parent in (folder, *folder.parents) if parent.exists())
    if not existing.is_dir() or not os.access(existing, os.W_OK | os.X_OK):
        found.append(say("doctor-folder", folder=str(folder)))
    return found


def _game_problem(name: str) -> str:
    try:
        game = registry.game(name)
        boardwright.new(name, game.meta.min_players, seed=1)
        for language in LANGUAGES:
            Words(language, game).message("title")
        status_of(name)
    except BoardwrightError as error:
        return f"{name}: {words().error(error)}"
    except Exception as error:  # every problem is reported, expected or not
        return f"{name}: {type(error).__name__}: {error}"
    return ""


def _is_there(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def _show(extras: dict[str, bool], troubles: list[str]) -> None:
    console.print(f"Boardwright {boardwright.__version__}, Python {platform.python_version()}")
    console.print(say("doctor-compiled") if is_compiled() else say("doctor-pure"))
    present = [name for name, there in extras.items() if there]
    console.print(say("doctor-extras", extras=", ".join(present) or "–"))
    missing = [name for name, there in extras.items() if not there]
    if missing:
        console.print(say("doctor-missing", extras=", ".join(missing)))
    for trouble in troubles:
        console.print(f"! {trouble}", style="bold red")
    if not troubles:
        console.print(say("doctor-well"))
