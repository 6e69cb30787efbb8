"""Which messages the code needs, read from the code itself."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import inspect
import re
from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any

import boardwright
from boardwright import registry
from boardwright.core import errors
from boardwright.core.events import Event, kebab
from boardwright.core.game import SEAT_NAMES
from boardwright.core.position import Form
from boardwright.lab.figures import Label
from boardwright.lab.report import report
from boardwright.lab.reporter import reporter
from boardwright.server import errors as service_errors
from boardwright.text.offers import ENDING
from boardwright.text.orders import orders_of
from boardwright.text.words import term_id
from boardwright.web.tours import DOCK, steps_of

SOURCE = Path(boardwright.__file__).resolve().parent
SHOWN = ("panel", "board", "table", "head", "group")
WORDING = ("wording", "labels", "cards", "plot", "orders")
ERRORS = {
    name
    for name, value in vars(errors).items()
    if inspect.isclass(value) and issubclass(value, errors.BoardwrightError)
}


@cache
def trees(folder: Path) -> tuple[ast.Module, ...]:
    """The parsed source files of a folder, or one file."""
    paths = [folder] if folder.is_file() else sorted(folder.rglob("*.py"))
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


def calls(folder: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call in a folder, with the last part of what is called."""
    for tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield getattr(node.func, "attr", getattr(node.func, "id", "")), node


def texts(node: ast.expr) -> list[str]:
    """The texts that an expression can be: a constant, or either side of a conditional."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def keywords(call: ast.Call) -> dict[str, ast.expr]:
    """The named arguments of a call."""
    return {each.arg: each.value for each in call.keywords if each.arg}


# ---- one game


def module(game: str, part: str) -> Any:
    return importlib.import_module(f"boardwright.games.{game}.{part}")


def folder(game: str) -> Path:
    return SOURCE / "games" / game


def classes(game: str, part: str) -> list[type]:
    """The classes that a module of a game defines."""
    found = module(game, part)
    return [
        each for each in vars(found).values() if inspect.isclass(each) and each.__module__ == found.__name__
    ]


def events(game: str) -> list[type]:
    return [each for each in classes(game, "events") if issubclass(each, Event)]


def amounts(game: str) -> set[str]:
    """What the lists of goods count."""
    goods = [each for each in classes(game, "events") if not issubclass(each, Event)]
    return {field.name for each in goods for field in dataclasses.fields(each)}


def verbs(game: str) -> set[str]:
    catalogue = registry.game(game).catalogue
    return {kebab(type(catalogue.value(number)).__name__) for number in range(len(catalogue))}


def chance_decisions(game: str) -> set[str]:
    """Decisions that are made for CHANCE."""
    return {
        name
        for name, call in calls(folder(game))
        if call.args and isinstance(call.args[0], ast.Name) and call.args[0].id == "CHANCE"
    }


def decision_classes(game: str) -> dict[str, ast.ClassDef]:
    """All decisions of a game that can wait, by name; a base that some of them share is none."""
    named = form_of(game).decisions
    return {
        node.name: node
        for tree in trees(folder(game))
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and node.name in named
    }


def form_of(game: str) -> Form:
    """What positions of a game consist of."""
    form: Form = importlib.import_module(f"boardwright.games.{game}.notation").FORM
    return form


def asked_decisions(game: str) -> set[str]:
    """Decisions that are asked of seats."""
    return set(decision_classes(game)) - chance_decisions(game)


def public_name(game: str, decision: str) -> str:
    """The name under which other seats see a decision."""
    for node in decision_classes(game)[decision].body:
        if isinstance(node, ast.FunctionDef) and node.name == "public_name":
            (name,) = [
                text for each in ast.walk(node) if isinstance(each, ast.Return) for text in texts(each.value)
            ]
            return name
    return decision


def words_of(game: str) -> list[Path]:
    """The modules of a plugin that say something in words wherever it is shown."""
    folder = SOURCE / "plugins" / game
    return [folder / f"{name}.py" for name in WORDING if (folder / f"{name}.py").is_file()]


def terms(game: str) -> list[type[IntEnum]]:
    """The enumerations of a game that reach a message: those that events, actions, rules or words import."""
    own = {each.__name__: each for each in classes(game, "terms") if issubclass(each, IntEnum)}
    users = (folder(game) / "events.py", folder(game) / "actions.py", folder(game) / "rules.py")
    imported = {
        alias.name
        for path in (*users, *words_of(game))
        for tree in trees(path)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    return [each for name, each in own.items() if name in imported]


def term_ids(game: str) -> set[str]:
    return {term_id(member) for each in terms(game) for member in each}


def option_ids(game: str) -> set[str]:
    found = set()
    for option in registry.game(game).meta.options:
        found.add(f"option-{option.name}")
        found |= {f"option-{option.name}-{choice}" for choice in option.choices if not option.pick}
    return found


def reasons(place: Path) -> dict[str, list[ast.Call]]:
    """Every reason that the code in a place can give, with the calls that make it."""
    found: dict[str, list[ast.Call]] = {}
    for name, call in calls(place):
        if name == "Reason" and call.args:
            for text in texts(call.args[0]):
                found.setdefault(text, []).append(call)
    return found


def needed_by_game(game: str) -> set[str]:
    """All messages that a game's file must hold."""
    asked = asked_decisions(game)
    return {
        "title",
        "asks-chance",
        "amount-nothing",
        *(f"event-{kebab(each.__name__)}" for each in events(game)),
        *(f"amount-{name}" for name in amounts(game)),
        *(f"do-{verb}" for verb in verbs(game)),
        *(f"ask-{kebab(name)}" for name in asked),
        *(f"asks-{kebab(public_name(game, name))}" for name in asked),
        *(f"reason-{name}" for name in reasons(folder(game))),
        *term_ids(game),
        *option_ids(game),
        *getattr(registry.plugin(game).part("wording"), "MESSAGES", ()),
        *named_by_parts(game),
        *(f"group-{kind}" for kind in groups(game)),
        *(f"order-{order}" for order in orders_of(game)),
        *(f"tour-{step.message}{part}" for step in own_steps(game) for part in ("", "-head")),
        *reported(game),
        *({"tie"} if hasattr(registry.plugin(game).part("choices"), "tie") else ()),
        "blurb",
    }


def groups(game: str) -> set[str]:
    """The kinds of choices for which a game has headings of its own."""
    found = getattr(registry.plugin(game).part("choices"), "GROUPS", {}).values()
    return set(found) - {ENDING}


def own_steps(game: str) -> list[Any]:
    """The steps of a game's tour that are about this game."""
    return [step for step in steps_of(game) if step is not DOCK]


def reported(game: str) -> set[str]:
    """Ids that the report of a game shows and that the reports of all games do not have.

    They are those of a report on games that were played at random, of the phases it can name, and of the
    labels that its code writes out, whether these games needed them or not.
    """
    shown = {*labels_shown(game), *labels_written(game)}
    own = {f"report-{each.name}" for each in shown if not each.of_game}
    shared = {each.removeprefix("cli-") for each in platform_ids() if each.startswith("cli-report-")}
    changed = (shared | {"report-reading"}) & ids_of(game)  # a game may say these in its own words
    return own - shared | changed | {each.name for each in shown if each.of_game}


@cache
def labels_shown(game: str) -> frozenset[Label]:
    """The labels of a report on one game for each number of players."""
    made = report(game, 1, seed=1, bot="random")
    tables = [made.overview, *(table for tables in made.by_players.values() for table in tables)]
    known = reporter(game)
    return frozenset(
        {
            *(label for table in tables for label in (table.title, *table.heads)),
            *(row.label for table in tables for row in table.rows),
            *(Label(phase) for phase in (*known.phases.values(), known.main_phase)),
        }
    )


def labels_written(game: str) -> set[Label]:
    """The labels that the report of a game makes from a text."""
    path = SOURCE / "plugins" / game / "report.py"
    found = [call for name, call in calls(path) if name == "Label"] if path.is_file() else []
    return {
        Label(text, of_game="of_game" in keywords(call))
        for call in found
        if call.args
        for text in texts(call.args[0])
    }


@cache
def platform_ids() -> frozenset[str]:
    """The ids that the platform's English file holds."""
    return ids_in((SOURCE / "text" / "locale" / "en" / "platform.ftl").read_text(encoding="utf-8"))


def ids_of(game: str) -> set[str]:
    """The ids that a game's English file holds."""
    file = registry.plugin(game).file("locale/en.ftl")
    assert file is not None
    return set(ids_in(file.read_text(encoding="utf-8")))


def ids_in(text: str) -> frozenset[str]:
    """The ids of the messages in the text of a file."""
    return frozenset(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def parts(game: str) -> Iterator[ast.AST]:
    """Everything in the modules that show a game's table, in the terminal and on the web."""
    for tree in trees(SOURCE / "plugins" / game):
        yield from ast.walk(tree)


def named_by_parts(game: str) -> set[str]:
    """Ids of messages of their own (`panel-…`, `board-…`, `table-…`) that a game's parts name outright."""
    found = {node.value for node in parts(game) if isinstance(node, ast.Constant)}
    own = rf"({'|'.join(SHOWN)})-[\w-]*\w"
    return {each for each in found if isinstance(each, str) and re.fullmatch(own, each)}


def patterns_of_parts(game: str) -> list[re.Pattern[str]]:
    """Ids of their own that the parts of a game put together from pieces."""
    joined = [node.values for node in parts(game) if isinstance(node, ast.JoinedStr)]
    return [
        re.compile("".join(re.escape(texts(each)[0]) if texts(each) else "[\\w-]+" for each in values))
        for values in joined
        if texts(values[0]) and texts(values[0])[0].startswith(tuple(f"{each}-" for each in SHOWN))
    ]


# ---- the platform


def error_calls(names: frozenset[str] = frozenset(ERRORS)) -> dict[str, list[ast.Call]]:
    """Every error of these classes that the package can raise, with the calls that make it."""
    found: dict[str, list[ast.Call]] = {}
    for name, call in calls(SOURCE):
        if name in names and call.args:
            for text in texts(call.args[0]):
                found.setdefault(text, []).append(call)
    return found


# ---- the web service


SERVICE_ERRORS = frozenset(
    name
    for name, value in vars(service_errors).items()
    if inspect.isclass(value) and issubclass(value, service_errors.ServiceError)
)


def needed_by_server() -> set[str]:
    """Messages that the service's file must hold: its errors, and what it names outright."""
    places = SOURCE / "server", SOURCE / "web"
    return {*(f"error-{name}" for name in error_calls(SERVICE_ERRORS)), *named("server-", *places)}


def named(start: str, *places: Path) -> set[str]:
    """Ids with this beginning that the code in some places names outright."""
    found = set()
    for place in places:
        for tree in trees(place):
            joined = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
            parts = {id(part) for node in joined for part in node.values}
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
                    found |= (
                        {node.value} if re.fullmatch(re.escape(start) + r"[\w-]*\w", node.value) else set()
                    )
    return found


def put_together(start: str, *places: Path) -> list[re.Pattern[str]]:
    """Ids with this beginning that the code in some places puts together from parts."""
    found = []
    for place in places:
        for tree in trees(place):
            for node in ast.walk(tree):
                if isinstance(node, ast.JoinedStr) and "".join(texts(node.values[0])).startswith(start):
                    parts = [re.escape(texts(each)[0]) if texts(each) else r"[\w-]+" for each in node.values]
                    found.append(re.compile("".join(parts)))
    return found


def templates() -> Iterator[str]:
    """The source of every template."""
    for path in sorted((SOURCE / "web" / "templates").rglob("*.html")):
        yield path.read_text(encoding="utf-8")


def needed_by_templates() -> tuple[set[str], list[re.Pattern[str]]]:
    """Ids that templates name outright, and those that they put together: `t("seat-" ~ colour)`."""
    outright: set[str] = set()
    patterns = []
    for text in templates():
        for inside in re.findall(r"""\bt\(((?:"[^"]*"|'[^']*'|[^()])*?)[,)]""", text):
            quoted = re.fullmatch(r"""\s*["']([\w-]+)["']\s*""", inside)
            if quoted:
                outright.add("web-" + quoted.group(1))
            else:
                pieces = re.split(r"\s*~\s*", inside.strip())
                parts = [re.escape(p[1:-1]) if p[:1] in "\"'" else "[\\w-]+" for p in pieces]
                patterns.append(re.compile("web-" + "".join(parts)))
    return outright, patterns


def words_of_cli() -> set[str]:
    """Ids that the command line names outright: what it says, and the help and metavar of its parameters."""
    found = set()
    for name, call in calls(SOURCE / "cli"):
        given = keywords(call)
        if isinstance(call.func, ast.Name) and name == "say" and call.args:
            found |= {f"cli-{text}" for text in texts(call.args[0])}
        if name in ("Option", "Argument", "Typer", "command"):
            found |= {f"cli-{text}" for text in texts(given.get("help", call.func))}
            found |= {f"cli-metavar-{text}" for text in texts(given.get("metavar", call.func))}
    return found


def patterns_of_cli() -> list[re.Pattern[str]]:
    """Ids that the command line puts together from parts."""
    names = set(registry.built_in())
    for place in (SOURCE / "cli", SOURCE / "lab", SOURCE / "text"):
        for tree in trees(place):
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    names.add(node.value)
                elif isinstance(node, ast.Name | ast.alias):
                    names.add(node.id if isinstance(node, ast.Name) else node.name)
    part = "|".join(
        sorted(re.escape(name.replace("_", "-")) for name in names if re.fullmatch(r"[\w-]+", name))
    )
    found = []
    for tree in trees(SOURCE / "cli"):
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                pieces = [
                    re.escape(str(each.value)) if isinstance(each, ast.Constant) else f"(?:{part})"
                    for each in node.values
                ]
                found.append(re.compile("cli-" + "".join(pieces)))
    return found + put_together("cli-", *(SOURCE / layer for layer in ("text", "web", "server", "plugins")))


def needed_by_platform() -> set[str]:
    """All messages that the platform's file must hold."""
    core = {name for name in reasons(SOURCE / "core") if not name.startswith("{")}
    return {
        *(f"seat-{name}" for name in (*SEAT_NAMES, "bot", "chance")),
        "label-with-cost",
        "reason-not-now",
        *(f"reason-{name}" for name in core),
        *(f"error-{name}" for name in error_calls()),
        *words_of_cli(),
        *named("cli-", *(SOURCE / layer for layer in ("cli", "text", "web", "server", "plugins"))),
    }
