"""The tables in docs/games/<game>.md and in README.md, made from the code."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from pathlib import Path

from _docs_log import escaped, part_of

from boardwright import registry
from boardwright.core.game import Option, Printed, Value
from boardwright.core.play import AnyGame
from boardwright.registry import rulebook

ROOT = Path(__file__).resolve().parent.parent
SOURCE = "../../src/boardwright/games"

# Games of which finished matches from real tables are kept in the tests.
VERIFIED: frozenset[str] = frozenset()

# What the numbers of a list stand for, by key; a key may begin or end with "*".
COST = ("wood", "stone", "metal")
GOODS = ("food", "wood", "stone", "cloth", "gold")
WAYS = ("cheaper way", "dearer way")
PLAYERS = ("2 players", "3 players", "4 players", "5 players")
LABELS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "belfort": {
        "*.cost": COST,
        "desk.planks": PLAYERS,
        "gnomes": PLAYERS,
        "neutral.workers": ("elves", "dwarves"),
        "scoring.district": ("1st", "2nd", "3rd"),
        "scoring.district_three_players": ("1st", "2nd", "3rd"),
        "scoring.months": tuple(f"month {month}" for month in range(1, 8)),
        "scoring.people": ("1st", "2nd", "3rd"),
        "start.goods": (*COST, "gold"),
        "start.workers": ("elves", "dwarves"),
        "trade.buy": COST,
        "workers": ("elves", "dwarves"),
    },
    "caylus1303": {
        "alchemist.gold": WAYS,
        "church.earns": WAYS,
        "church.returns": WAYS,
        "foundry.gold": WAYS,
        "foundry.returns": WAYS,
        "jeweller.earns": WAYS,
        "jeweller.pays": WAYS,
        "recruitment": PLAYERS,
        "site.opens": ("slot 2", "slot 3"),
        "start.goods": GOODS,
        "start.workers": PLAYERS,
        "tailor.earns": WAYS,
        "tailor.pays": WAYS,
        "*.bonus": GOODS,
        "*.cost": GOODS,
        "*.pays": GOODS,
        "*takes": GOODS,
    },
    "guilds": {
        "objectives.count": PLAYERS[:3],
        "objectives.second": PLAYERS[:3],
        "rooms.large": PLAYERS[:3],
        "rooms.large_tight": PLAYERS[:3],
        "rooms.small": PLAYERS[:3],
        "rooms.small_tight": PLAYERS[:3],
        "rounds": PLAYERS[:3],
        "objectives.*": ("1st", "2nd"),
    },
}
# Lists whose first number counts such a thing are told as amounts.
COUNTED = frozenset({"elves", "food", "wood"})
# Lists with one number for each value of a term.
LABEL_TERMS: Mapping[str, Mapping[str, str]] = {
    "belfort": {"buildings.income": "Building", "buildings.locks": "Building"},
    "toll": {"building.points": "Building", "building.copies": "Building"},
}

# Headings for printed values, by the first words of their keys; without one the word itself is the heading.
HEADINGS: Mapping[str, Mapping[str, str]] = {
    "caylus1303": {
        "City and bridge": "fairground lawyer toll bridge",
        "Basic buildings": "farm sawmill quarry market any_guild mason_guild residence",
        "Wood buildings": "wood_farm wood_sawmill wood_quarry spinning_mill wood_market covered_market tailor"
        " stonemason manor",
        "Stone buildings": "stone_farm stone_sawmill stone_quarry gold_mine great_guild foundry alchemist"
        " church jeweller",
        "Monuments": "garden factory granary statue theatre cathedral mansion",
        "Road and Construction Site": "road site",
        "Players": "start recruitment workers houses surcharge placement bundle gold",
        "Characters": "early_riser steward bailiff architect foreman goldsmith day_labourer",
    },
    "guilds": {
        "Game": "hall exchange keeping rounds",
        "Characters of a round, zone by zone": "zones",
        "Prices and numbers of abilities": "abilities",
        "Wishes of the King": "objectives",
    },
}

# First words of keys that name one thing of many: a line for each, with a column for each of its values.
WIDE: Mapping[str, tuple[str, ...]] = {"guilds": ("characters", "rooms")}
# Values that are no reading of a source, so that an owner of the box need not check them one by one.
OURS = "ours"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = [" | ".join(head), " | ".join("---" for _ in head), *(" | ".join(row) for row in rows)]
    return "\n".join(f"| {line} |" for line in lines)


def first_line(thing: object) -> str:
    """The first line of a docstring."""
    return (inspect.getdoc(thing) or "").splitlines()[0]


def specs(game: AnyGame) -> str:
    """What the game says of itself."""
    meta = game.meta
    return table(
        ("", ""),
        [
            ("Title", meta.title),
            ("Designers", meta.designers),
            ("Publisher", meta.publisher),
            ("Seats", f"{meta.min_players} to {meta.max_players}"),
            ("Typical length", f"{meta.minutes} minutes"),
            ("Weight", meta.weight),
            ("Actions in the catalogue", str(len(game.catalogue))),
            ("Most decisions in a match", str(meta.max_decisions)),
            ("Printed values in the table", str(len(game.printed))),
            ("Rules version", str(meta.rules_version)),
        ],
    )


def options(game: AnyGame) -> str:
    """The variants that players agree on before the match."""
    words = part_of("en", game.meta.id).words
    if not game.meta.options:
        return "None."
    rows = [
        (f"`{o.name}`", words.message(f"option-{o.name}"), choices(o), f"`{default(o)}`")
        for o in game.meta.options
    ]
    return table(("option", "what it means", "values", "default"), rows)


def choices(option: Option) -> str:
    """What an option can be."""
    if not option.choices:
        return "yes, no"
    names = ", ".join(f"`{name}`" for name in option.choices)
    return f"{option.pick} of: {names}; or none" if option.pick else names


def default(option: Option) -> str:
    """The value of an option that nobody sets."""
    if isinstance(option.default, bool):
        return "yes" if option.default else "no"
    return "none" if option.default == () else str(option.default)


def printed(game: AnyGame) -> str:
    """Every printed value, a table for each part of the box."""
    groups: dict[str, list[Printed]] = {}
    for row in game.printed:
        if not is_wide(game, row):
            groups.setdefault(group_of(game, row.key), []).append(row)
    alone = [name for name, rows in groups.items() if len(rows) == 1]
    if len(alone) > 1:
        groups["Other"] = [row for name in alone for row in groups.pop(name)]
    parts = []
    for name, rows in groups.items():
        lines = [(f"`{r.key}`", shown(game, r), r.confidence, f"{r.low} to {r.high}") for r in rows]
        parts.append(f"**{name}**\n\n" + table(("key", "printed value", "how sure", "a file may say"), lines))
    parts += [wide(game, first) for first in WIDE.get(game.meta.id, ())]
    return "\n\n".join(parts)


def is_wide(game: AnyGame, row: Printed) -> bool:
    """Whether a value stands in a line with the others of its thing."""
    words = row.key.split(".")
    return len(words) == 3 and words[0] in WIDE.get(game.meta.id, ())


def wide(game: AnyGame, first: str) -> str:
    """The values of many things of one kind, a line for each thing."""
    things: dict[str, dict[str, Printed]] = {}
    for row in game.printed:
        if row.key.startswith(f"{first}.") and is_wide(game, row):
            _, thing, last = row.key.split(".")
            things.setdefault(thing, {})[last] = row
    columns = next(iter(things.values()))
    head = ("key", *(f"`{last}` ({row.low} to {row.high})" for last, row in columns.items()), "how sure")
    lines = [
        (f"`{first}.{thing}`", *(shown(game, row) for row in rows.values()), sureness(rows.values()))
        for thing, rows in things.items()
    ]
    return f"**{first.capitalize()}, one by one**\n\n" + table(head, lines)


def sureness(rows: Iterable[Printed]) -> str:
    """How sure the values of one thing are."""
    return "; ".join(dict.fromkeys(row.confidence for row in rows))


def group_of(game: AnyGame, key: str) -> str:
    """Costs of things that share a first word stand apart; other values by that word or its heading."""
    first = key.split(".")[0]
    for heading, words in HEADINGS.get(game.meta.id, {}).items():
        if first in words.split():
            return heading
    name = first.capitalize()
    return f"{name}: costs" if key.endswith(".cost") and key.count(".") > 1 else name


def shown(game: AnyGame, row: Printed) -> str:
    """A value with the names of its numbers."""
    if isinstance(row.value, int):
        return str(row.value)
    labels = labels_of(game, row.key)
    if labels is None:
        return ", ".join(str(number) for number in row.value)
    pairs = list(zip(row.value, labels, strict=True))
    if labels[0] in COUNTED:
        return ", ".join(f"{number} {label}" for number, label in pairs if number) or "nothing"
    return ", ".join(f"{label}: {number}" for number, label in pairs)


def labels_of(game: AnyGame, key: str) -> Sequence[str] | None:
    """What the numbers of a list stand for."""
    name = game.meta.id
    if kind := LABEL_TERMS.get(name, {}).get(key):
        terms = importlib.import_module(f"boardwright.games.{name}.terms")
        members: type[IntEnum] = getattr(terms, kind)
        return [each.name.capitalize() for each in members]
    known = LABELS.get(name, {})
    return next((ls for known_key, ls in known.items() if fits(known_key, key)), None)


def fits(known: str, key: str) -> bool:
    """Whether a key, its end behind a star or its beginning before one, is the one asked for."""
    if known.endswith("*"):
        return key.startswith(known[:-1])
    return key.endswith(known[1:]) if known.startswith("*") else key == known


def doubtful(game: AnyGame) -> str:
    """A file of values with the values that are not certain, ready to be corrected."""
    rows = [row for row in game.printed if row.confidence not in ("certain", OURS)]
    if not rows:
        return "Every value is certain."
    widest = max(len(row.key) for row in rows)
    longest = max(10, *(len(toml(row.value)) for row in rows))
    lines = [f"{row.key:<{widest}} = {toml(row.value):<{longest}}  # {row.confidence}" for row in rows]
    return "```toml\n" + "\n".join(lines) + "\n```"


def toml(value: Value) -> str:
    """A value as TOML."""
    return str(list(value)) if isinstance(value, tuple) else str(value)


def sequence(game: AnyGame) -> str:
    """The steps of `flow.py` in order."""
    flow = importlib.import_module(f"boardwright.games.{game.meta.id}.flow")
    lines: list[str] = []
    for name, title in (("SETUP", "Setup"), ("ROUND", "Each round")):
        if steps := getattr(flow, name, None):
            lines += [f"\n**{title}**\n"]
            lines += [f"{n}. `{step.__name__}` — {first_line(step)}" for n, step in enumerate(steps, start=1)]
    return "\n".join(lines).strip()


def decisions(game: AnyGame) -> str:
    """Every decision: who takes it, how it is asked, what it can offer, where it is."""
    notation = importlib.import_module(f"boardwright.games.{game.meta.id}.notation")
    part = part_of("en", game.meta.id)
    rows = []
    for name, kind in sorted(notation.DECISIONS.items(), key=lambda each: in_order(each[1])):
        ask = f"ask-{kebab_of(name)}"
        asked = part.sentences(ask)[-1] if ask in part.messages else f"*{first_line(kind)}*"
        secret = " Secret until all have chosen." if kind.together(kind.__new__(kind)) else ""
        rows.append((f"`{name}`", escaped_but_stars(asked) + secret, first_line(kind.offers), place_of(kind)))
    return table(("decision", "asked as", "can offer", "where"), rows)


def in_order(kind: type[object]) -> tuple[int, str]:
    """Setup first, then phases, effects and what they share."""
    chapters = ("setup", "phases", "effects", "basics")
    return chapters.index(re.split(r"[/.]", place_of(kind))[0]), place_of(kind)


def kebab_of(name: str) -> str:
    """The message-id form of a class name."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def escaped_but_stars(text: str) -> str:
    """Chance decisions are described in italics, everything else is shown as it is."""
    return text if text.startswith("*") else escaped(text)


def place_of(kind: type[object]) -> str:
    """The module of a decision, below the game's folder."""
    return "/".join(kind.__module__.split(".")[3:]) + ".py"


def rules(game: AnyGame) -> str:
    """The index of rules with the functions that cite each."""
    name = game.meta.id
    places: dict[str, list[str]] = {}
    for citation in rulebook.citations(name):
        places.setdefault(citation.section, []).append(f"`{citation.module}`: {citation.function}")
    rows = [
        (f"`{s.id}`", escaped(s.title), "<br>".join(places.get(s.id, ["—"]))) for s in rulebook.rules(name)
    ]
    return table(("rule", "what it is about", "where"), rows)


def rulings(game: AnyGame) -> str:
    """The questions that the rulings answer."""
    text = (rulebook.folder_of(game.meta.id) / "RULINGS.md").read_text(encoding="utf-8")
    found = re.findall(r"^### (\S+) — (.+)$", text, re.MULTILINE)
    link = f"[RULINGS.md]({SOURCE}/{game.meta.id}/RULINGS.md)"
    return f"The answers, with sources, are in {link}.\n\n" + table(("ruling", "question"), found)


def left_out(game: AnyGame) -> str:
    """Sections that are no rules, or are left out, each with its reason."""
    rows = [
        (f"`{s.id}`", escaped(s.title), s.status, escaped(s.reason))
        for s in rulebook.sections(game.meta.id)
        if s.status
    ]
    return table(("section", "what it is about", "status", "why"), rows) if rows else "Nothing."


TABLES: Mapping[str, Callable[[AnyGame], str]] = {
    "specs": specs,
    "options": options,
    "printed": printed,
    "doubtful": doubtful,
    "sequence": sequence,
    "decisions": decisions,
    "rules": rules,
    "rulings": rulings,
    "left-out": left_out,
}


def status_lights() -> str:
    """The README's table: how far each game is."""
    rows = []
    for game in registry.games():
        status = rulebook.measured(game.meta.id, ROOT / "tests")
        complete = status.sections == status.cited == status.tested
        counts = f"{status.cited} of {status.sections} in code, {status.tested} tested"
        verified = "yes" if game.meta.id in VERIFIED else "not yet"
        seats = f"{game.meta.min_players} to {game.meta.max_players}"
        row = (
            f"[{game.meta.title}](docs/games/{game.meta.id}.md)",
            seats,
            "yes",
            "yes" if complete else "no",
        )
        rows.append((*row, counts, verified))
    return table(
        ("game", "players", "playable", "complete", "rules indexed", "verified against real games"), rows
    )


def filled(text: str, parts: Iterator[tuple[str, str]]) -> str:
    """A page with the generated parts between their markers."""
    for name, content in parts:
        begin, end = f"<!-- begin: {name} -->", f"<!-- end: {name} -->"
        if text.count(begin) != 1 or text.count(end) != 1 or text.index(begin) > text.index(end):
            raise SystemExit(f"docs.py: the markers of {name!r} are missing or come twice")
        before, rest = text.split(begin)
        text = f"{before}{begin}\n{content}\n{end}{rest.split(end)[1]}"
    return text


def pages() -> dict[str, str]:
    """The pages with generated parts, by file name."""
    made = {}
    for game in registry.games():
        path = f"docs/games/{game.meta.id}.md"
        text = (ROOT / path).read_text(encoding="utf-8")
        made[path] = filled(text, ((name, make(game)) for name, make in TABLES.items()))
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    made["README.md"] = filled(readme, iter([("status", status_lights())]))
    return made
