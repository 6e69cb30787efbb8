"""A picture with every style worked out, for programs that know neither custom properties nor a cascade.

Only what the drawn boards use is understood: tags, classes, `href`, descendants and children in
selectors, custom properties that are inherited, and symbols that take theirs from where they are used.
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
# What an SVG renderer makes something of.
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
    """One step of a selector: what the element must be, and whether it is a child of the step before."""

    tag: str
    classes: frozenset[str]
    attributes: tuple[tuple[str, str, str], ...]
    child: bool

    def fits(self, element: Element) -> bool:
        """Whether an element is of this kind."""
        if self.tag and element.tag != SVG + self.tag:
            return False
        if not self.classes <= set(element.get("class", "").split()):
            return False
        return all(_attribute_fits(element.get(name), how, value) for name, how, value in self.attributes)


def _attribute_fits(found: str | None, how: str, value: str) -> bool:
    return found is not None and (found.endswith(value) if how == "$" else found == value)


@dataclass(frozen=True)
class Rule:
    """A selector with what it says, and how much it weighs against others."""

    parts: tuple[Part, ...]
    says: tuple[tuple[str, str], ...]
    weight: tuple[int, int, int]


def _leads(parts: tuple[Part, ...], path: list[Element]) -> bool:
    """Whether the steps before the last are found among the ancestors."""
    if len(parts) == 1:
        return True
    ancestors = range(len(path) - 2, -1, -1)
    for place in list(ancestors)[: 1 if parts[-1].child else None]:
        if parts[-2].fits(path[place]) and _leads(parts[:-1], path[: place + 1]):
            return True
    return False


@cache
def _rules(style: str) -> tuple[Rule, ...]:
    """The rules outside of conditions, lightest first; those with selectors of another kind are left out."""
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
    """The steps of a selector; none if there is something in it that is not understood."""
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
    """One picture while its styles are worked out."""

    def __init__(self, root: Element, rules: tuple[Rule, ...]) -> None:
        self.root = root
        self.rules = rules
        self.symbols = {each.get("id", ""): each for each in root.iter(f"{SVG}symbol")}
        self.copies: dict[tuple[str, tuple[str, ...]], str] = {}
        self.added: list[Element] = []
        self.meant: dict[tuple[str, str | None, str | None], list[Rule]] = {}

    def run(self) -> None:
        """Work out everything, then put in the symbols as they are used."""
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
        """The rules whose last step an element fits; those that look alike share the answer."""
        look = element.tag, element.get("class"), element.get("href")
        if look not in self.meant:
            self.meant[look] = [rule for rule in self.rules if rule.parts[-1].fits(element)]
        return self.meant[look]

    def _copy(self, name: str, own: Properties) -> str:
        """A symbol in the colours of where it is used, by the name under which it is kept."""
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
    """A value with its custom properties put in; without one, its substitute, or nothing is drawn."""
    for _ in range(DEPTH):
        if "var(" not in value:
            break
        value = VARIABLE.sub(lambda found: own.get(found[1], found[2] or "none"), value)
    return MIX.sub(_mixed, value)


def _mixed(found: re.Match[str]) -> str:
    """Two colours in the given proportion, mixed number by number, which is near enough to the eye."""
    part = int(found[2]) / 100
    one, two = bytes.fromhex(found[1]), bytes.fromhex(found[3])
    return "#" + bytes(round(part * a + (1 - part) * b) for a, b in zip(one, two, strict=True)).hex()


def flat(picture: str) -> str:
    """The same picture with every style at its element."""
    style = STYLE.search(picture)
    if style is None:
        return picture
    ElementTree.register_namespace("", SVG[1:-1])
    root = ElementTree.fromstring(picture.replace(style[0], "", 1))
    text = style[1].replace("&lt;", "<").replace("&amp;", "&")
    _Flattening(root, _rules(text)).run()
    return ElementTree.tostring(root, encoding="unicode")
