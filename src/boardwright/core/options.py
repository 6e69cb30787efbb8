"""Checks a number of players and the options of a match against what the game offers."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

from boardwright.core.errors import BadOptionError, UnknownNameError
from boardwright.core.game import Meta, Option, OptionValue
from boardwright.core.spelling import nearest


def completed(meta: Meta, players: object, options: object) -> dict[str, OptionValue]:
    """All options of the game, defaults filled in; raises BadOptionError with what would be right."""
    checked_players(meta, players)
    known = {option.name: option for option in meta.options}
    given = checked_mapping("options", options)
    for name in given:
        if name not in known:
            raise BadOptionError("option-unknown", option=name, known=", ".join(known) or "-")
    return {
        option.name: _value(option, given[option.name]) if option.name in given else option.default
        for option in meta.options
    }


def checked_players(meta: Meta, given: object) -> int:
    """A number of players that the game takes; raises BadOptionError."""
    low, high = meta.min_players, meta.max_players
    players = whole(given)
    if players is None:
        raise _not_within("players", given, low, high)
    if not low <= players <= high:
        raise BadOptionError("players-out-of-range", players=players, low=low, high=high)
    return players


def checked_number(name: str, given: object, low: int, high: int | None = None) -> int:
    """A whole number of any kind within its bounds, as an int; raises BadOptionError.

    >>> checked_number("seat", 1, 0, 3)
    1
    """
    number = whole(given)
    if number is None or number < low or (high is not None and number > high):
        raise _not_within(name, given, low, high)
    return number


def checked_seat(given: object, players: int, low: int = 0) -> int:
    """A seat of a match; raises UnknownNameError. CHANCE and NOBODY count as seats with a `low` below 0."""
    seat = whole(given)
    if seat is None or not low <= seat < players:
        raise UnknownNameError("seat-unknown", given=str(given)[:40], last=str(players - 1))
    return seat


def checked_mapping(name: str, given: object) -> Mapping[str, object]:
    """Values by their names; raises BadOptionError for anything else."""
    if not isinstance(given, Mapping) or not all(isinstance(key, str) for key in given):
        raise BadOptionError("mapping-wanted", option=name, given=str(given)[:40])
    return given


def whole(given: Any) -> int | None:
    """A whole number, also one of numpy; None for anything else, and for True and False."""
    if isinstance(given, bool):
        return None
    try:
        return index(given)
    except TypeError:
        return None


def _not_within(name: str, given: object, low: int, high: int | None) -> BadOptionError:
    shown = str(given)[:40]
    if high is None:
        return BadOptionError("number-at-least", option=name, given=shown, low=str(low))
    return BadOptionError("number-wanted", option=name, given=shown, low=str(low), high=str(high))


def _value(option: Option, given: object) -> OptionValue:
    if not option.choices:
        return _switch(option, given)
    if option.pick:
        return _several(option, given)
    text = str(whole(given)) if whole(given) is not None else given
    if isinstance(text, str) and text in option.choices:
        return text
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
        for name in chosen:
            if name not in option.choices:
                raise _no_such_name(option, name)
        if len(chosen) == option.pick == len(unique):
            return chosen
    raise BadOptionError(
        "option-pick", option=option.name, count=option.pick, choices=", ".join(option.choices)
    )


def _no_such_name(option: Option, name: str) -> BadOptionError:
    return BadOptionError(
        "option-pick-unknown",
        option=option.name,
        given=name[:40],
        nearest=nearest(name, option.choices),
        choices=", ".join(option.choices),
    )
