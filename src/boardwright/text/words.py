"""Messages in one language: events, reasons, questions, actions and errors as sentences.

Message ids are built from the names in the code: `event-…`, `reason-…`, `ask-…` (to the seat itself),
`asks-…` (of another seat), `do-…` (an action; `do-…--decision` when a decision gives it another meaning),
`error-…`, and terms by class and name (`building-inn`). A term takes a case and a count:
`NAME($building, case: "acc")`, `NAME($worker, $count)`. Goods are rendered before they reach a message.
"""

from __future__ import annotations

import dataclasses
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
FALLBACK: Final = "en"
MAX_NUMBER: Final = 10**15
MAX_ARGUMENT_LENGTH: Final = 2000
MINUS: Final = "\N{MINUS SIGN}"
HYPHEN_BEFORE_NUMBER: Final = re.compile(r"(?<!\w)-(?=\d)")
SEAT_FIELDS: Final = ("seat", "victim", "owner", "holder")


class Bundle:
    """The Fluent messages of one language and one game, with English as the fallback.

    Only the games of other distributions may lack messages: the languages of this one are complete.
    """

    def __init__(self, language: str, parts: tuple[str, ...], game_id: str) -> None:
        self.language = language
        self._parts = parts
        self._game_id = game_id
        functions: dict[str, Any] = {"NAME": self._name, "GOODS": self._goods, "TO": _to}
        self._own = FluentBundle([language], functions=functions, use_isolating=False)
        for part in parts:
            self._own.add_resource(_resource(language, part))
        if game_id:
            self._own.add_resource(_game_resource(language, game_id))

    def holding(self, name: str) -> FluentBundle | None:
        """Return the Fluent bundle with a message: of the language, else the English one, else None."""
        if self._own.has_message(name):
            return self._own
        if self.language == FALLBACK:
            return None
        return _bundle(FALLBACK, self._parts, self._game_id).holding(name)

    def _name(self, term: object, count: object = 1, case: object = "nom") -> str:
        return _formatted(self, str(term), {"case": str(case), "count": int(str(count))})

    def _goods(self, *amounts: object) -> str:
        # The game lists its goods, in order.
        names: tuple[str, ...] = getattr(registry.plugin(self._game_id).part("wording"), "GOODS", ())
        counts = [(kind, int(str(amount))) for kind, amount in zip(names, amounts, strict=True)]
        parts = [_formatted(self, f"amount-{kind}", {"count": count}) for kind, count in counts if count]
        return format_list(parts, locale=list_locale(self.language))


def _to(name: object) -> str:
    """Add the Italian preposition: "ad Anna", but "a Bruno"."""
    return f"{'ad' if str(name)[:1] in 'AaÀà' else 'a'} {name}"


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
        self._bundle = _bundle(language, ("platform", *parts), game.meta.id if game else "")
        self.names = [self._seat_name(name) for name in names]

    def __repr__(self) -> str:
        return f"<Words {self.language}{f', {self.game.meta.id}' if self.game else ''}>"

    def _seat_name(self, name: str) -> str:
        """Translate the name of a seat: a colour, or "Red (bot)" for a bot ("red (greedy)" in records).

        A nickname stays as it is.
        """
        colour, space, holder = name.partition(" ")
        if colour not in SEAT_NAMES:
            return name
        translated = self.message(f"seat-{colour}")
        if not space:
            return translated
        own = ".py:" in holder  # a bot of the player's own keeps the name of its class
        return f"{translated} {holder}" if own else f"{translated} ({self.message('seat-bot')})"

    def has(self, name: str) -> bool:
        """Return whether there is a message with that id."""
        return self._bundle.holding(name) is not None

    def message(self, name: str, /, **arguments: object) -> str:
        """Format the message with that id.

        Raises:
            LookupError: when the message, or one of its arguments, is missing.
        """
        return self._format(name, {key: self._argument(key, value) for key, value in arguments.items()})

    def term(self, term: IntEnum, case: str = "nom", count: int = 1) -> str:
        """Format a noun of the game, by case and count."""
        return self._format(term_id(term), {"case": case, "count": count})

    def goods(self, goods: object) -> str:
        """Format amounts as a list: "2 wood and 1 metal"."""
        parts = [
            self._format(f"amount-{name}", {"count": amount})
            for name, amount in _amounts(goods).items()
            if amount != 0
        ]
        return (
            format_list(parts, locale=list_locale(self.language))
            if parts
            else self._format("amount-nothing", {})
        )

    def event(self, event: Event) -> str:
        """Format an event as a sentence."""
        return self.message(f"event-{kebab(type(event).__name__)}", **_fields(event))

    def reason(self, reason: Reason) -> str:
        """Format the reason of a refusal as a sentence."""
        return self.message(f"reason-{reason.name}", **reason.arguments)

    def error(self, error: BoardwrightError) -> str:
        """Format an error; a refusal by a game's rules uses the messages of that game."""
        if self.game is None and isinstance(error.arguments.get("reason"), Reason):
            game = registry.game(str(error.arguments["game"]))
            return Words(self.language, game, parts=self._parts).error(error)
        return self._error(error.message, error.arguments)

    def question(self, state: State, seat: int | None) -> str:
        """Format the question to the seat to act, as that seat or as others read it; empty after the end."""
        if not state.waiting:
            return ""
        decision = state.waiting[-1]
        if decision.seat == seat:
            return self.message(f"ask-{_kebab_of(decision)}", **self._context().question(state, decision))
        name = "chance" if decision.seat < 0 else kebab(decision.public_name())
        return self.message(f"asks-{name}", seat=decision.seat)

    def action(self, state: State, action: int) -> str:
        """Format the label of an action at the present decision, with its cost."""
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
        if isinstance(value, int) and abs(value) < MAX_NUMBER:
            return value
        return value if isinstance(value, str) and len(value) <= MAX_ARGUMENT_LENGTH else _shortened(value)

    def _format(self, name: str, arguments: Mapping[str, object]) -> str:
        return _said(self._bundle, name, tuple((key, value, type(value)) for key, value in arguments.items()))


def context_of(game: AnyGame) -> Any:
    """Return the part `wording` of a game's plugin: arguments of messages that are not fields."""
    return registry.plugin(game.meta.id).part("wording")


@cache
def game_words(language: str, game_id: str) -> Words:
    """Return the words of a game outside of a match: its title, its description."""
    return Words(language, registry.game(game_id))


def is_translated(language: str, game_id: str) -> bool:
    """Return whether a game has messages in a language; otherwise English ones are shown."""
    return registry.plugin(game_id).file(f"locale/{language}.ftl") is not None


def explain(message: str, arguments: Mapping[str, object]) -> str:
    """Format an error in English, for people who use the package from Python."""
    return _english().error(BoardwrightError(message, **arguments))


@cache
def _english() -> Words:
    return Words("en")


def signed(number: int) -> str:
    """Format a number that is not part of a sentence, with a true minus sign."""
    return str(number).replace("-", MINUS)


def term_id(term: IntEnum) -> str:
    """Return the message id of a term: its class and its name."""
    return f"{kebab(type(term).__name__)}-{kebab_term(term)}"


def _shortened(value: object) -> str:
    """Truncate a text that others wrote: Fluent refuses longer ones."""
    text = hex(value) if isinstance(value, int) and value.bit_length() > MAX_ARGUMENT_LENGTH else str(value)
    return text if len(text) <= MAX_ARGUMENT_LENGTH else f"{text[:MAX_ARGUMENT_LENGTH]}…"


def list_locale(language: str) -> str:
    """Return the locale by which lists are joined: British English has no comma before the last "and"."""
    return "en_GB" if language == "en" else language


def _kebab_of(decision: Decision[Any]) -> str:
    return kebab(type(decision).__name__)


def _fields(value: object) -> dict[str, object]:
    if not dataclasses.is_dataclass(value):
        return {}
    return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}


def _amounts(goods: object) -> dict[str, int]:
    return {name: int(str(amount)) for name, amount in _fields(goods).items()}


@lru_cache(maxsize=20_000)
def _said(bundle: Bundle, name: str, arguments: tuple[tuple[str, object, type], ...]) -> str:
    """Format a message, with a cache: pages repeat many. The types are part of the key, as 1 equals True."""
    return _formatted(bundle, name, {key: value for key, value, _ in arguments})


def _formatted(bundle: Bundle, name: str, arguments: Mapping[str, object]) -> str:
    """Format a message; unlike Fluent itself, raise for missing messages and arguments."""
    found = bundle.holding(name)
    pattern = found.get_message(name).value if found else None
    if found is None or pattern is None:
        raise LookupError(f"no message {name!r} in {bundle.language}")
    text, errors = found.format_pattern(pattern, dict(arguments))
    if errors:
        raise LookupError(f"message {name!r} in {bundle.language}: {errors[0]}")
    # Fluent writes a hyphen for a minus sign.
    negative = any(isinstance(value, int) and value < 0 for value in arguments.values())
    return HYPHEN_BEFORE_NUMBER.sub(MINUS, str(text)) if negative else str(text)


@cache
def _bundle(language: str, parts: tuple[str, ...], game_id: str) -> Bundle:
    return Bundle(language, parts, game_id)


@cache
def _resource(language: str, part: str) -> Any:
    file = resources.files("boardwright.text") / "locale" / language / f"{part}.ftl"
    return FluentResource(file.read_text(encoding="utf-8"))


@cache
def _game_resource(language: str, game_id: str) -> Any:
    file = registry.plugin(game_id).file(f"locale/{language}.ftl")
    return FluentResource(file.read_text(encoding="utf-8") if file else "")
