"""Settings of an OpenSpiel game: one of our games, its number of players and its options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from boardwright import registry
from boardwright.core.game import Meta, Option, State
from boardwright.core.options import completed
from boardwright.core.tables import defaults

# The kinds of values that a parameter of an OpenSpiel game can have.
Parameter: TypeAlias = "bool | int | str"


class Setting:
    """A game before it begins. There is one object for each choice of players and options."""

    def __init__(self, name: str, players: int, given: tuple[tuple[str, Parameter], ...]) -> None:
        self.name = name
        self.players = players
        self.given = given
        self.game = registry.game(name)
        self.options = completed(self.game.meta, players, dict(given))
        self.tables = defaults(self.game.printed)
        self.start: State = self.game.new(players, self.options, self.tables)

    def __reduce__(self) -> tuple[object, ...]:
        return setting, (self.name, self.players, self.given)

    def state_from(self, position: str) -> State:
        """Parse the state of a position line."""
        return self.game.from_position(position, self.options, self.tables)


@cache
def setting(name: str, players: int, given: tuple[tuple[str, Parameter], ...]) -> Setting:
    """Return the setting of these values; raises BadOptionError with the valid ones."""
    return Setting(name, players, given)


def parameters(meta: Meta) -> dict[str, Parameter]:
    """Return the parameters of a game with their defaults: the number of players, then every option."""
    return {"players": meta.min_players} | {option.name: _default(option) for option in meta.options}


def options_of(meta: Meta, given: Mapping[str, Parameter]) -> tuple[tuple[str, Parameter], ...]:
    """Return the options among parameters, as the game itself writes them."""
    return tuple(
        (option.name, str(value) if option.choices else value)
        for option in meta.options
        if (value := given.get(option.name, _default(option))) != "" or not option.pick
    )


def _default(option: Option) -> Parameter:
    """Return the default of an option for OpenSpiel, which parses numbers.

    Several choices are joined by spaces.

    Several choices are joined by spaces.
    """
    if isinstance(option.default, tuple):
        return " ".join(option.default)
    if option.choices and all(choice.lstrip("-").isdigit() for choice in option.choices):
        return int(option.default)
    return option.default
