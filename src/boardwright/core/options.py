"""Checks a number of players and the options of a match against what the game offers."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.core.errors import BadOptionError
from boardwright.core.game import Meta, Option, OptionValue


def completed(meta: Meta, players: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options of the game, defaults filled in; raises BadOptionError with what would be right."""
    if not meta.min_players <= players <= meta.max_players:
        raise BadOptionError(
            "players-out-of-range", players=players, low=meta.min_players, high=meta.max_players
        )
    known = {option.name: option for option in meta.options}
    for name in given:
        if name not in known:
            raise BadOptionError("option-unknown", option=name, known=", ".join(known) or "-")
    return {
        option.name: _value(option, given[option.name]) if option.name in given else option.default
        for option in meta.options
    }


def _value(option: Option, given: object) -> OptionValue:
    if not option.choices:
        return _switch(option, given)
    if option.pick:
        return _several(option, given)
    if isinstance(given, str) and given in option.choices:
        return given
    raise BadOptionError(
        "option-choices", option=option.name, given=str(given), choices=", ".join(option.choices)
    )


def _switch(option: Option, given: object) -> bool:
    words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
    if isinstance(given, bool):
        return given
    if isinstance(given, str) and given.lower() in words:
        return words[given.lower()]
    raise BadOptionError("option-switch", option=option.name, given=str(given))


def _several(option: Option, given: object) -> tuple[str, ...]:
    names = given.replace(",", " ").split() if isinstance(given, str) else given
    if isinstance(names, list | tuple):
        chosen = tuple(str(name) for name in names)
        unique = set(chosen)
        if not chosen:
            return ()
        if len(chosen) == option.pick == len(unique) and unique <= set(option.choices):
            return chosen
    raise BadOptionError(
        "option-pick", option=option.name, count=option.pick, choices=", ".join(option.choices)
    )
