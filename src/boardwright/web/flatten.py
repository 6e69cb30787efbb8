"""Flatten the styles of a picture, for programs that support neither custom properties nor the cascade.

Only the features of the drawn boards are supported: tags, classes, `href`, descendants and children in
selectors, inherited custom properties, and symbols that take theirs from the element that uses them.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias
from xml.etree import ElementTree

SVG: Final = "{http://www.w3.org/2000/svg}"
STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)
BLOCK: Final = re.compile(r"@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
SIMPLE: Final = re.compile(
    r"""(?P<tag>^[a-z]+)|\.(?P<class>[\w-]+)|\[(?P<name>href|class)(?:(?P<how>\$?)="(?P<value>[^"]*)")?\]"""
)
VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:,\s*([^()]+))?\)")
MIX: Final = re.compile(r"color-mix\(in \w+, #([0-9a-f]{6}) (\d+)%, #([0-9a-f]{6})\)")
DEPTH: Final = 8
# The properties that SVG renderers support.
DRAWN: Final = frozenset(
    [
        "color",
        "display",
        "dominant-baseline",
        "fill",
        "fill-opacity",
        "font-family",
        "font-size",
        "font-style",
        "font-weight",
        "letter-spacing",
        "opacity",
        "stroke",
        "stroke-dasharray",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-opacity",
        "stroke-width",
        "text-anchor",
        "visibility",
    ]
)

Element: TypeAlias = "ElementTree.Element"
Properties: TypeAlias = "Mapping[str, str]"


@dataclass(frozen=True)
class Part:
    """One compound selector: its conditions, and whether it must be a child of the one before."""

    tag: str
    classes: frozenset[str]
    attributes: tuple[tuple[str, str, str], ...]
    child: bool

    def fits(self, element: Element) -> bool:
        """Return whether an element matches."""
        if self.tag and element.tag != SVG + self.tag:
            return False
        if not self.classes <= set(element.get("class", "").split()):
            return False
        return all(_attribute_fits(element.get(name), how, value) for name, how, value in self.attributes)


def _attribute_fits(found: str | None, how: str, value: str) -> bool:
    return found is not None and (found.endswith(value) if how == "$" else found == value)


@dataclass(frozen=True)
class Rule:
    """A selector with its declarations and its specificity."""

    parts: tuple[Part, ...]
    says: tuple[tuple[str, str], ...]
    weight: tuple[int, int, int]


def _leads(parts: tuple[Part, ...], path: list[Element]) -> bool:
    """Return whether the ancestors match the compound selectors before the last."""
    if len(parts) == 1:
        return True
    ancestors = range(len(path) - 2, -1, -1)
    for place in list(ancestors)[: 1 if parts[-1].child else None]:
        if parts[-2].fits(path[place]) and _leads(parts[:-1], path[: place + 1]):
            return True
    return False


@cache
def _rules(style: str) -> tuple[Rule, ...]:
    """Parse the rules outside of conditions, the least specific first; unsupported selectors are left out."""
    found: list[Rule] = []
    for selectors, body in RULE.findall(BLOCK.sub("", style)):
        says = tuple(
            (name.strip(), value.strip())
            for name, _, value in (line.partition(":") for line in body.split(";"))
            if name.strip() in DRAWN or name.strip().startswith("--")
        )
        for selector in selectors.split(",") if says else ():
            parts = _parts(selector.strip())
            if parts:
                found.append(Rule(parts, says, _weight(parts, len(found))))
    return tuple(sorted(found, key=lambda rule: rule.weight))


def _parts(selector: str) -> tuple[Part, ...]:
    """Parse the compound selectors of a selector; empty if it is unsupported."""
    steps: list[Part] = []
    child = False
    for word in selector.replace(":root", "svg").replace(">", " > ").split():
        if word == ">":
            child = True
            continue
        if SIMPLE.sub("", word):
            return ()
        found = list(SIMPLE.finditer(word))
        tag = "".join(each["tag"] or "" for each in found)
        classes = frozenset(each["class"] for each in found if each["class"])
        attributes = tuple(
            (each["name"], each["how"] or "", each["value"] or "") for each in found if each["name"]
        )
        steps.append(Part(tag, classes, attributes, child))
        child = False
    return tuple(steps)


def _weight(parts: tuple[Part, ...], place: int) -> tuple[int, int, int]:
    named = sum(len(part.classes) + len(part.attributes) for part in parts)
    return named, sum(1 for part in parts if part.tag), place


class _Flattening:
    """The computation of all styles of one picture."""

    def __init__(self, root: Element, rules: tuple[Rule, ...]) -> None:
        self.root = root
        self.rules = rules
        self.symbols = {each.get("id", ""): each for each in root.iter(f"{SVG}symbol")}
        self.copies: dict[tuple[str, tuple[str, ...]], str] = {}
        self.added: list[Element] = []
        self.meant: dict[tuple[str, str | None, str | None], list[Rule]] = {}

    def run(self) -> None:
        """Compute all styles, then insert the symbols as they are used."""
        self._visit([self.root], {})
        for parent in list(self.root.iter(f"{SVG}defs")):
            for symbol in list(parent):
                parent.remove(symbol)
            parent.extend(self.added)
            self.added = []

    def _visit(self, path: list[Element], inherited: Properties) -> None:
        element = path[-1]
        if element.tag == f"{SVG}defs":
            return
        said: dict[str, str] = {}
        for rule in self._meant(element):
            if _leads(rule.parts, path):
                said.update(rule.says)
        own = {**inherited, **{name: value for name, value in said.items() if name.startswith("--")}}
        drawn = {name: _resolved(value, own) for name, value in said.items() if not name.startswith("--")}
        if drawn:
            element.set("style", ";".join(f"{name}:{value}" for name, value in drawn.items()))
        _resolve_attributes(element, own)
        if element.tag == f"{SVG}use":
            element.set("href", "#" + self._copy(element.get("href", "#")[1:], own))
        for child in element:
            self._visit([*path, child], own)

    def _meant(self, element: Element) -> list[Rule]:
        """Return the rules whose last part an element matches, with a cache by tag, class and href."""
        look = element.tag, element.get("class"), element.get("href")
        if look not in self.meant:
            self.meant[look] = [rule for rule in self.rules if rule.parts[-1].fits(element)]
        return self.meant[look]

    def _copy(self, name: str, own: Properties) -> str:
        """Return the id of a copy of a symbol with the colours of its use."""
        symbol = self.symbols[name]
        key = (
            name,
            tuple(_resolved(value, own) for each in symbol.iter() for _, value in _with_variables(each)),
        )
        if key not in self.copies:
            self.copies[key] = f"{name}-{len(self.copies)}"
            made = copy.deepcopy(symbol)
            made.set("id", self.copies[key])
            for each in made.iter():
                _resolve_attributes(each, own)
            self.added.append(made)
        return self.copies[key]


def _resolve_attributes(element: Element, own: Properties) -> None:
    for name, value in _with_variables(element):
        element.set(name, _resolved(value, own))


def _with_variables(element: Element) -> Iterator[tuple[str, str]]:
    return ((name, value) for name, value in list(element.items()) if "var(" in value)


def _resolved(value: str, own: Properties) -> str:
    """Substitute custom properties in a value; an unknown one becomes its fallback, or `none`."""
    for _ in range(DEPTH):
        if "var(" not in value:
            break
        value = VARIABLE.sub(lambda found: own.get(found[1], found[2] or "none"), value)
    return MIX.sub(_mixed, value)


def _mixed(found: re.Match[str]) -> str:
    """Mix two colours channel by channel, which is close enough to the browser's `color-mix`."""
    part = int(found[2]) / 100
    one, two = bytes.fromhex(found[1]), bytes.fromhex(found[3])
    return "#" + bytes(round(part * a + (1 - part) * b) for a, b in zip(one, two, strict=True)).hex()


def flat(picture: str) -> str:
    """Return the picture with inline styles."""
    style = STYLE.search(picture)
    if style is None:
        return picture
    ElementTree.register_namespace("", SVG[1:-1])
    root = ElementTree.fromstring(picture.replace(style[0], "", 1))
    text = style[1].replace("&lt;", "<").replace("&amp;", "&")
    _Flattening(root, _rules(text)).run()
    return ElementTree.tostring(root, encoding="unicode")
