"""One reader's language: events, reasons, questions, actions and errors as sentences.

Message ids are built from the names in the code: `event-…`, `reason-…`, `ask-…` (to the seat itself),
`asks-…` (of another seat), `do-…` (an action; `do-…--decision` where a decision gives it another meaning),
`error-…`, and terms by class and name (`building-inn`). A term takes a case and a count:
`NAME($building, case: "acc")`, `NAME($worker, $count)`. Goods are rendered before they reach a message.
"""

from __future__ import annotations

import dataclasses
import importlib
import re
from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from boardwright import registry
from boardwright.core.decision import Decision
from boardwright.core.errors import BoardwrightError, UnknownNameError
from boardwright.core.events import Event, kebab, kebab_term
from boardwright.core.game import SEAT_NAMES, State
from boardwright.core.play import AnyGame
from boardwright.core.reasons import Reason

LANGUAGES: Final = ("en", "pl", "de", "it")
LARGEST_NUMBER: Final = 10**15
LONGEST_PART: Final = 2000
MINUS: Final = "\N{MINUS SIGN}"
HYPHEN_BEFORE_NUMBER: Final = re.compile(r"(?<!\w)-(?=\d)")
SEAT_FIELDS: Final = ("seat", "victim", "owner", "holder")


class Words:
    """Sentences for one match in one language."""

    def __init__(
        self,
        language: str,
        game: AnyGame | None = None,
        names: Sequence[str] = SEAT_NAMES,
        parts: tuple[str, ...] = (),
    ) -> None:
        if language not in LANGUAGES:
            raise UnknownNameError("language-unknown", language=language[:20], known=", ".join(LANGUAGES))
        self.language = language
        self.game = game
        self._parts = parts
        self._bundle = _bundle(language, ("platform", *parts, *((game.meta.id,) if game else ())))
        self.names = [self._seat_name(name) for name in names]

    def __repr__(self) -> str:
        return f"<Words {self.language}{f', {self.game.meta.id}' if self.game else ''}>"

    def _seat_name(self, name: str) -> str:
        """A colour in this language, also before brackets ("red (greedy)"); a nickname as it is."""
        colour, space, rest = name.partition(" ")
        return self.message(f"seat-{colour}") + space + rest if colour in SEAT_NAMES else name

    def has(self, name: str) -> bool:
        """Whether there is a message of that id."""
        return bool(self._bundle.has_message(name))

    def message(self, name: str, /, **arguments: object) -> str:
        """The message of that id; raises when it, or an argument of it, is missing."""
        return self._format(name, {key: self._argument(key, value) for key, value in arguments.items()})

    def term(self, term: IntEnum, case: str = "nom", count: int = 1) -> str:
        """A noun of the game."""
        return self._format(term_id(term), {"case": case, "count": count})

    def goods(self, goods: object) -> str:
        """Amounts as a list: "2 wood and 1 metal"."""
        parts = [
            self._format(f"amount-{name}", {"count": amount})
            for name, amount in _amounts(goods).items()
            if amount != 0
        ]
        return format_list(parts, locale=self.language) if parts else self._format("amount-nothing", {})

    def event(self, event: Event) -> str:
        """What happened."""
        return self.message(f"event-{kebab(type(event).__name__)}", **_fields(event))

    def reason(self, reason: Reason) -> str:
        """Why something is not possible."""
        return self.message(f"reason-{reason.name}", **reason.arguments)

    def error(self, error: BoardwrightError) -> str:
        """What went wrong; a refusal by a game's rules is said in that game's words."""
        if self.game is None and isinstance(error.arguments.get("reason"), Reason):
            game = registry.game(str(error.arguments["game"]))
            return Words(self.language, game, parts=self._parts).error(error)
        return self._error(error.message, error.arguments)

    def question(self, state: State, seat: int | None) -> str:
        """What the seat to act must decide, said to itself or of it to others; empty after the end."""
        if not state.waiting:
            return ""
        decision = state.waiting[-1]
        if decision.seat == seat:
            return self.message(f"ask-{_kebab_of(decision)}", **self._context().question(state, decision))
        name = "chance" if decision.seat < 0 else kebab(decision.public_name())
        return self.message(f"asks-{name}", seat=decision.seat)

    def action(self, state: State, action: int) -> str:
        """The label of an action at the decision that waits."""
        assert self.game is not None
        value = self.game.catalogue.value(action)
        arguments = _fields(value) | self._context().action(state, action)
        name = f"do-{kebab(type(value).__name__)}"
        special = f"{name}--{_kebab_of(state.waiting[-1])}" if state.waiting else name
        label = self.message(special if self.has(special) else name, **arguments)
        cost = self._context().cost(state, action)
        return label if cost is None else self.message("label-with-cost", label=label, cost=cost)

    def _context(self) -> Any:
        assert self.game is not None
        return context_of(self.game)

    def _error(self, message: str, arguments: Mapping[str, object]) -> str:
        shown = {key: self._argument(key, value) for key, value in arguments.items()}
        return self._format(f"error-{message}", shown)

    def _argument(self, key: str, value: object) -> object:
        if key in SEAT_FIELDS and isinstance(value, int):
            return self.names[value] if value >= 0 else self._format("seat-chance", {})
        if isinstance(value, IntEnum):
            return term_id(value)
        if isinstance(value, Reason):
            return self.reason(value)
        if isinstance(value, BoardwrightError):
            return self.error(value)
        if dataclasses.is_dataclass(value):
            return self.goods(value)
        if isinstance(value, int) and abs(value) < LARGEST_NUMBER:
            return value
        return value if isinstance(value, str) and len(value) <= LONGEST_PART else _shortened(value)

    def _format(self, name: str, arguments: Mapping[str, object]) -> str:
        return _said(self._bundle, name, tuple((key, value, type(value)) for key, value in arguments.items()))


def context_of(game: AnyGame) -> Any:
    """The module of a game beside this one: arguments of its messages that are more than fields."""
    return importlib.import_module(f"boardwright.text.{game.meta.id}")


def explain(message: str, arguments: Mapping[str, object]) -> str:
    """An error in English, for people who use the package from Python."""
    return _english().error(BoardwrightError(message, **arguments))


@cache
def _english() -> Words:
    return Words("en")


def signed(number: int) -> str:
    """A number for people, where it stands alone: with a true minus sign."""
    return str(number).replace("-", MINUS)


def term_id(term: IntEnum) -> str:
    """The message id of a term: its class and its name."""
    return f"{kebab(type(term).__name__)}-{kebab_term(term)}"


def _shortened(value: object) -> str:
    """What others wrote, as far as it can be said: Fluent refuses what is longer."""
    text = hex(value) if isinstance(value, int) and value.bit_length() > LONGEST_PART else str(value)
    return text if len(text) <= LONGEST_PART else f"{text[:LONGEST_PART]}…"


def _kebab_of(decision: Decision[Any]) -> str:
    return kebab(type(decision).__name__)


def _fields(value: object) -> dict[str, object]:
    if not dataclasses.is_dataclass(value):
        return {}
    return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}


def _amounts(goods: object) -> dict[str, int]:
    return {name: int(str(amount)) for name, amount in _fields(goods).items()}


@lru_cache(maxsize=20_000)
def _said(bundle: FluentBundle, name: str, arguments: tuple[tuple[str, object, type], ...]) -> str:
    """A message, remembered: pages say the same things again and again. (The types tell 1 from True.)"""
    return _formatted(bundle, name, {key: value for key, value, _ in arguments})


def _formatted(bundle: FluentBundle, name: str, arguments: Mapping[str, object]) -> str:
    """Fluent puts up with missing messages and arguments; we do not. It writes a hyphen for a minus sign."""
    pattern = bundle.get_message(name).value if bundle.has_message(name) else None
    if pattern is None:
        raise LookupError(f"no message {name!r} in {bundle.locales[0]}")
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise LookupError(f"message {name!r} in {bundle.locales[0]}: {errors[0]}")
    negative = any(isinstance(value, int) and value < 0 for value in arguments.values())
    return HYPHEN_BEFORE_NUMBER.sub(MINUS, str(text)) if negative else str(text)


@cache
def _bundle(language: str, parts: tuple[str, ...]) -> FluentBundle:
    def name(term: object, count: object = 1, case: object = "nom") -> str:
        return _formatted(bundle, str(term), {"case": str(case), "count": int(str(count))})

    def goods(*amounts: object) -> str:
        kinds = zip(("wood", "stone", "metal", "gold"), amounts, strict=True)
        counts = [(kind, int(str(amount))) for kind, amount in kinds]
        parts = [_formatted(bundle, f"amount-{kind}", {"count": count}) for kind, count in counts if count]
        return format_list(parts, locale=language)

    functions: dict[str, Any] = {"NAME": name, "GOODS": goods}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for part in parts:
        bundle.add_resource(_resource(language, part))
    return bundle


@cache
def _resource(language: str, part: str) -> Any:
    file = resources.files("boardwright.text") / language / f"{part}.ftl"
    return FluentResource(file.read_text(encoding="utf-8"))
