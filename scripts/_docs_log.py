"""docs/log/<lang>.md: every message of a language, with arguments as they come up in play.

What there is to show is read from the Fluent files, so nothing is forgotten; which values an argument can
take is read from the classes of events and actions, and where those do not tell it, from `_docs_values`.
There is no chance in it: the same sources give the same pages.
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import re
from collections.abc import Iterator, Mapping
from enum import IntEnum
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, get_type_hints

from _docs_values import AMOUNTS, ARGUMENTS, COUNTS, OF_PART, ORDINALS
from fluent.syntax import ast, parse, visitor

from boardwright import registry
from boardwright.core.events import Event, kebab
from boardwright.core.play import AnyGame
from boardwright.text import LANGUAGES, Words
from boardwright.text.words import SEAT_FIELDS, term_id

NAMES: Mapping[str, str] = {"en": "English", "pl": "Polish", "de": "German", "it": "Italian"}
HEADINGS: Mapping[str, str] = {
    "term": "Terms",
    "event": "What happened",
    "ask": "Questions to the player",
    "asks": "Questions to somebody else",
    "do": "Actions",
    "reason": "Why not",
    "error": "Errors",
    "cli": "The command line",
    "": "Everything else",
}


class Arguments(visitor.Visitor):  # type: ignore[misc]
    """The arguments of a message, and the cases that a term tells apart."""

    def __init__(self, message: ast.Message) -> None:
        self.names: list[str] = []
        self.cases: list[str] = []
        self.references: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        if node.id.name not in self.names:
            self.names.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "case":
            self.cases += [v.key.name for v in node.variants if v.key.name not in self.cases]
        self.generic_visit(node)


def file_of(language: str, part: str) -> Traversable:
    """The messages of the platform, or of a game."""
    if part not in registry.built_in():
        return resources.files("boardwright.text") / "locale" / language / f"{part}.ftl"
    file = registry.plugin(part).file(f"locale/{language}.ftl")
    assert file is not None
    return file


def messages(language: str, part: str) -> dict[str, Arguments]:
    """The messages of one file, in its order."""
    text = file_of(language, part).read_text(encoding="utf-8")
    found = {entry.id.name: Arguments(entry) for entry in parse(text).body if isinstance(entry, ast.Message)}
    for each in found.values():
        for other in each.references:
            each.names += [name for name in found[other].names if name not in each.names]
    return found


class Part:
    """One file of one language: the platform's, or a game's."""

    def __init__(self, language: str, name: str) -> None:
        self.language = language
        self.name = name
        self.game: AnyGame | None = registry.game(name) if name != "platform" else None
        self.words = Words(language, self.game)
        self.messages = messages(language, name)
        self.terms: dict[str, type[IntEnum]] = {}
        self.classes: dict[str, type[object]] = {}
        self.goods: type[Any] | None = None
        if self.game:
            self._read_classes(f"boardwright.games.{name}")

    def _read_classes(self, package: str) -> None:
        terms, events, actions = (
            importlib.import_module(f"{package}.{module}") for module in ("terms", "events", "actions")
        )
        self.terms = {kebab(kind.__name__): kind for kind in classes(terms) if issubclass(kind, IntEnum)}
        for kind in classes(events):
            if issubclass(kind, Event):
                self.classes[f"event-{kebab(kind.__name__)}"] = kind
            else:
                self.goods = kind
        for kind in classes(actions):
            self.classes[f"do-{kebab(kind.__name__)}"] = kind
        missing = [message for message in self.classes if message not in self.messages]
        assert not missing, f"{self.language}: no message {missing}"

    def is_term(self, message: str) -> bool:
        """Whether a message names a noun of the game."""
        return any(message == term_id(each) for kind in self.terms.values() for each in kind)

    def group_of(self, message: str) -> str:
        """The heading under which a message stands."""
        if self.is_term(message):
            return "term"
        prefix = message.split("-", 1)[0]
        return prefix if prefix in HEADINGS else ""

    def sentences(self, message: str) -> list[str]:
        """The message with every set of arguments, each different sentence once."""
        if self.is_term(message):
            return self._forms(message)
        return list(dict.fromkeys(self.words.message(message, **given) for given in self.sets(message)))

    def _forms(self, message: str) -> list[str]:
        """A term in every case that it tells apart, and by count where that matters."""
        found = self.messages[message]
        lines = []
        for case in found.cases or ["nom"]:
            forms = {count: self.words.message(message, case=case, count=count) for count in COUNTS}
            shown = [f"{count} {form}" for count, form in forms.items()]
            alike = len(set(forms.values())) == 1
            lines.append((f"{case}: " if found.cases else "") + (forms[1] if alike else ", ".join(shown)))
        return lines

    def sets(self, message: str) -> Iterator[dict[str, object]]:
        """Sets of arguments: as many as the longest list of values, the others repeated; seats vary along."""
        names = self.messages[message].names
        values = {name: self._values(message, name) for name in names}
        most = max((len(each) for name, each in values.items() if name not in SEAT_FIELDS), default=1)
        counts = [name for name in names if values[name] == COUNTS]
        for index in range(most):
            shift = {name: 2 * place for place, name in enumerate(counts)}
            yield {name: each[(index + shift.get(name, 0)) % len(each)] for name, each in values.items()}

    def _values(self, message: str, name: str) -> tuple[object, ...]:
        known = OF_PART.get(self.name, {})
        given = known.get(f"{message} {name}", known.get(f"* {name}"))
        if given is None:
            given = self._typed_values(message, name)
        if given is None and name in SEAT_FIELDS:
            given = (0, 1, 2) if name == "seat" else (1, 2, 0)
        if given is None and kebab(name) in self.terms:
            given = tuple(self.terms[kebab(name)])
        if given is None:
            given = ORDINALS.get(name) or ARGUMENTS.get(name) or COUNTS
        return tuple(self._quoted(each) for each in given)

    def _typed_values(self, message: str, name: str) -> tuple[object, ...] | None:
        """What the class of an event or action tells: its terms and amounts, and what the catalogue holds."""
        kind = self.classes.get(message.split("--")[0])
        hint = get_type_hints(kind).get(name) if kind else None
        if kind is None or hint is None or name in SEAT_FIELDS:
            return None
        if message.startswith("do-"):
            return self._catalogue_values(kind, name)
        if inspect.isclass(hint) and issubclass(hint, IntEnum):
            members = tuple(hint)
            return members[1:] + members[:1] if name == "second" else members
        return self._amounts() if hint is self.goods else ORDINALS.get(name, COUNTS)

    def _catalogue_values(self, kind: type[object], name: str) -> tuple[object, ...]:
        assert self.game is not None
        values = [self.game.catalogue.value(number) for number in range(len(self.game.catalogue))]
        return tuple(dict.fromkeys(getattr(value, name) for value in values if type(value) is kind))

    def _amounts(self) -> tuple[object, ...]:
        assert self.goods is not None
        kinds = len(dataclasses.fields(self.goods))
        if kinds == 1:
            return tuple(self.goods(count) for count in COUNTS)
        each = (((0,) * place + (COUNTS[1 + place % 3],)) for place in range(kinds))
        return tuple(self.goods(*amount) for amount in AMOUNTS.get(self.name, (*each, ())))

    def _quoted(self, value: object) -> object:
        if not isinstance(value, str) or not value.startswith("@"):
            return value
        part, message = value[1:].split(" ")
        other = part_of(self.language, part) if part else self
        given = {**list(other.sets(message))[-1], "case": "nom", "count": 2}
        return other.words.message(message, **given)


@cache
def part_of(language: str, name: str) -> Part:
    """A part, read once; others may quote it."""
    return Part(language, name)


def classes(module: ModuleType) -> list[type[Any]]:
    """The enumerations and data classes that a module makes."""
    own = [thing for thing in vars(module).values() if inspect.isclass(thing)]
    return [
        kind
        for kind in own
        if kind.__module__ == module.__name__
        and (dataclasses.is_dataclass(kind) or issubclass(kind, IntEnum))
    ]


def page(language: str) -> str:
    """The page of one language."""
    lines = [
        f"# Every message in {NAMES[language]}",
        "",
        "Written by `scripts/docs`: read it to judge the language, and change the words in",
        f"[`text/locale/{language}`](../../src/boardwright/text/locale/{language}) and the `locale` of each",
        "plugin. Every message is shown with several sets of arguments, each different sentence once; a term",
        "in every case that it tells apart, and with counts where its form depends on them.",
    ]
    for name in ("platform", *registry.built_in()):
        lines += part_lines(part_of(language, name))
    return "\n".join(lines) + "\n"


def part_lines(part: Part) -> Iterator[str]:
    """The section of one file."""
    title = part.game.meta.title if part.game else "All games"
    groups: dict[str, list[str]] = {}
    for message in part.messages:
        groups.setdefault(part.group_of(message), []).append(message)
    for group, heading in HEADINGS.items():
        if group in groups:
            yield from ("", f"## {title}: {heading[0].lower() + heading[1:]}", "")
            for message in groups[group]:
                yield f"- `{message}`"
                yield from (f"  - {escaped(sentence)}" for sentence in part.sentences(message))


def escaped(sentence: str) -> str:
    """A sentence as Markdown that shows it as it is."""
    return re.sub(r"([\\`*_<>\[\]#|])", r"\\\1", sentence).replace("\n", "<br>")


def pages() -> dict[str, str]:
    """All pages by file name."""
    return {f"docs/log/{language}.md": page(language) for language in LANGUAGES}
