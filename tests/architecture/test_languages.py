"""Four complete languages: the same messages and arguments, none missing, none unused, all readable."""

import ast
import dataclasses
import inspect
import itertools
import re
from functools import cache
from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from boardwright import registry
from boardwright.core.play import random_action
from boardwright.core.random import Random
from boardwright.core.reasons import Reason
from boardwright.text import LANGUAGES, Words
from boardwright.text.words import SEAT_FIELDS
from tests.architecture import messages
from tests.every_game.playing import new_state

FILES = ("platform", "server", "web", "tour", *registry.built_in())
COUNTS = (0, 1, 2, 3, 4, 5, 12, 22, 25)
CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "short")

every_file = pytest.mark.parametrize("file", FILES)
every_game = pytest.mark.parametrize("name", registry.built_in())
every_language = pytest.mark.parametrize("language", LANGUAGES)
others = pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])


@cache
def parsed(language, file):
    """The entries of a file."""
    if file in registry.built_in():
        path = registry.plugin(file).file(f"locale/{language}.ftl")
    else:
        path = resources.files("boardwright.text") / "locale" / language / f"{file}.ftl"
    text = path.read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(text).body


def message_list(language, file):
    return [entry for entry in parsed(language, file) if isinstance(entry, ftl.Message)]


def ids(language, file):
    return {entry.id.name for entry in message_list(language, file)}


def variables(node):
    """The arguments that a message uses."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    found = set()
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for each in value if isinstance(value, list) else [value]:
            found |= variables(each)
    return found


def arguments(language, file):
    terms = messages.term_ids(file) if file in registry.built_in() else set()
    return {
        entry.id.name: variables(entry) - ({"case", "count"} if entry.id.name in terms else set())
        for entry in message_list(language, file)
    }


# ---- complete


@every_file
@every_language
def test_a_file_can_be_read_without_remainder(language, file):
    assert [entry.content for entry in parsed(language, file) if isinstance(entry, ftl.Junk)] == []


@every_file
@every_language
def test_no_message_is_there_twice(language, file):
    names = [entry.id.name for entry in message_list(language, file)]
    assert [name for name in set(names) if names.count(name) > 1] == []


@every_file
@every_language
def test_a_file_holds_messages_and_remarks_only(language, file):
    kinds = (ftl.Message, ftl.Comment, ftl.GroupComment, ftl.ResourceComment)
    assert [type(entry).__name__ for entry in parsed(language, file) if not isinstance(entry, kinds)] == []
    assert [entry.id.name for entry in message_list(language, file) if entry.attributes] == []


@every_file
@others
def test_every_language_has_the_messages_of_english(language, file):
    assert sorted(ids(language, file)) == sorted(ids("en", file))


@every_file
@others
def test_every_message_takes_the_same_arguments_in_every_language(language, file):
    english, other = arguments("en", file), arguments(language, file)
    differ = {name: (other[name], english[name]) for name in english if other.get(name) != english[name]}
    assert differ == {}


@every_game
def test_a_game_has_every_message_that_its_code_needs(name):
    shared = {f"reason-{each}" for each in messages.reasons(messages.SOURCE / "core")} | {"reason-not-now"}
    assert sorted(messages.needed_by_game(name) - ids("en", name) - shared) == []


@every_game
def test_a_game_has_no_message_that_its_code_does_not_need(name):
    extra = ids("en", name) - messages.needed_by_game(name) - special_labels(name)
    patterns = messages.patterns_of_parts(name)
    assert sorted(each for each in extra if not any(pattern.fullmatch(each) for pattern in patterns)) == []


@every_game
def test_the_labels_of_a_report_are_needed_whether_or_not_the_file_has_them(name, monkeypatch):
    present = {each for each in ids("en", name) if each.startswith("report-")} - {"report-reading"}
    monkeypatch.setattr(messages, "ids_of", lambda _: set())
    assert sorted(present - messages.reported(name)) == []


def special_labels(name):
    """Labels of an action at one decision: for verbs that it offers, seen in games played at random."""
    return {f"do-{verb}--{decision}" for decision, verbs in offered(name).items() for verb in verbs}


@cache
def offered(name):
    """The verbs that each decision of a game can offer."""
    catalogue = registry.game(name).catalogue
    found = {}
    for kind in messages.form_of(name).decisions.values():
        decision = kind(*[0] * len(inspect.signature(kind).parameters))
        values = (catalogue.value(action) for action in decision.offers())
        found[messages.kebab(kind.__name__)] = {messages.kebab(type(value).__name__) for value in values}
    return found


@every_game
def test_the_platform_and_a_game_do_not_share_a_message(name):
    assert ids("en", name) & ids("en", "platform") == set()


def test_the_service_has_every_message_that_it_needs_and_no_other():
    present = ids("en", "server")
    patterns = messages.put_together("server-", messages.SOURCE / "server")
    unused = {
        name
        for name in present - messages.needed_by_server()
        if not any(pattern.fullmatch(name) for pattern in patterns)
    }
    assert (sorted(messages.needed_by_server() - present - ids("en", "platform")), sorted(unused)) == ([], [])


def test_the_pages_have_every_message_that_they_need_and_no_other():
    present = ids("en", "web")
    outright, patterns = messages.needed_by_templates()
    unused = {name for name in present - outright if not any(pattern.fullmatch(name) for pattern in patterns)}
    assert (sorted(outright - present), sorted(unused)) == ([], [])


def test_the_platform_has_every_message_that_the_code_needs():
    assert sorted(messages.needed_by_platform() - ids("en", "platform")) == []


def test_the_platform_has_no_message_that_the_code_does_not_need():
    extra = ids("en", "platform") - messages.needed_by_platform()
    patterns = messages.patterns_of_cli()
    unused = {name for name in extra if not any(pattern.fullmatch(name) for pattern in patterns)}
    assert sorted(unused) == []


# ---- readable


def is_readable(text):
    """One can show it: not empty, nothing left to fill in, no stray spaces."""
    return (
        text.strip() == text != ""
        and not re.search(r"[{}\u2068\u2069]|\$[a-z]| ,| \.", text)
        and "  " not in text.replace("\n    ", "\n").replace("\n  ", "\n").split("\n")[0]
    )


def samples(hint):
    """Values that a field of this type can have."""
    if isinstance(hint, type) and issubclass(hint, messages.IntEnum):
        return list(hint)
    if dataclasses.is_dataclass(hint):
        size = len(dataclasses.fields(hint))
        return [hint(*row) for row in ([0] * size, [1] * size, [2] + [0] * (size - 1), [5] * size)]
    return list(COUNTS)


def field_types(game, kind):
    """The fields of a dataclass with their types."""
    known = {each.__name__: each for part in ("terms", "events") for each in messages.classes(game, part)}
    known["int"] = int
    known["bool"] = bool
    return {
        field.name: known[getattr(field.type, "__name__", field.type)] for field in dataclasses.fields(kind)
    }


def filled(game, kind):
    """A dataclass with every value of each field in turn, and the middle values of the others."""
    types = field_types(game, kind)
    seats = {name: [0, 1] for name in ("seat", "victim", "owner", "holder")}
    values = {name: seats.get(name) or samples(hint) for name, hint in types.items()}
    longest = max((len(each) for each in values.values()), default=1)
    for index in range(longest):
        yield kind(**{name: each[index % len(each)] for name, each in values.items()})
    for index in range(longest):
        yield kind(**{name: each[(index * 2 + 1) % len(each)] for name, each in values.items()})


def unreadable(told):
    """Messages that cannot be shown, by their ids."""
    bad = {}
    for name, text in told:
        if not is_readable(text):
            bad[name] = text
    return bad


@every_game
@every_language
def test_every_event_reads_well_whatever_it_holds(name, language):
    words = Words(language, registry.game(name))
    told = (
        (type(event).__name__, words.event(event))
        for kind in messages.events(name)
        for event in filled(name, kind)
    )
    assert unreadable(told) == {}


@every_game
@every_language
def test_every_term_has_every_case_and_number(name, language):
    words = Words(language, registry.game(name))
    told = (
        (f"{term!r} {case} {count}", words.term(term, case, count))
        for kind in messages.terms(name)
        for term in kind
        for case, count in itertools.product(CASES, COUNTS)
    )
    assert unreadable(told) == {}


def reason_arguments(game, call):
    """Arguments that a reason can have, read from the call that makes it."""
    enums = {each.__name__: each for each in messages.classes(game, "terms")}
    values = {
        key: list(enums[value.func.id])
        if isinstance(value, ast.Call) and getattr(value.func, "id", "") in enums
        else [0, 1]
        if key in SEAT_FIELDS
        else [count for count in COUNTS if count > 0]
        for key, value in messages.keywords(call).items()
    }
    longest = max((len(each) for each in values.values()), default=1)
    for index in range(longest):
        yield {key: each[index % len(each)] for key, each in values.items()}


@every_game
@every_language
def test_every_reason_reads_well_whatever_it_holds(name, language):
    words = Words(language, registry.game(name))
    told = (
        (reason, words.reason(Reason(reason, **given)))
        for place in (messages.folder(name), messages.SOURCE / "core")
        for reason, calls in messages.reasons(place).items()
        for call in calls
        for given in reason_arguments(name, call)
    )
    assert unreadable(told) == {}


@every_language
def test_every_error_reads_well(language):
    words = Words(language)
    told = (
        (message, words._error(message, {key: value for key in messages.keywords(call)} | known(call)))
        for message, calls in messages.error_calls().items()
        for call in calls
        for value in (0, 1, 2, 5, "word")
    )
    assert unreadable(told) == {}


def known(call):
    """Arguments that a call passes on without naming them: the place in a file of values."""
    unnamed = [each for each in call.keywords if each.arg is None]
    return {"file": "x.toml", "line": 3, "key": "inn"} if unnamed else {}


@every_file
@every_language
def test_every_message_can_be_filled_in_with_numbers(file, language):
    game = registry.game(file) if file in registry.built_in() else None
    words = Words(language, game, parts=("server", "web", "tour"))
    terms = itertools.cycle(messages.term_ids(file) if file in registry.built_in() else ["word"])
    bad = {}
    used = {entry.id.name: variables(entry) for entry in message_list(language, file)}
    for entry in message_list(language, file):
        used[entry.id.name] |= {key for other in references(entry) for key in used[other]}
        names = named_terms(entry)
        for count in COUNTS:
            given = {key: next(terms) if key in names else count for key in used[entry.id.name]}
            given |= {"case": "nom"} if "case" in given else {}
            text = words._format(entry.id.name, given)
            bad |= {} if text.strip() else {entry.id.name: text}
    assert bad == {}


def references(node):
    """The messages that a message quotes."""
    if isinstance(node, ftl.MessageReference):
        return {node.id.name}
    found = set()
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for each in value if isinstance(value, list) else [value]:
            found |= references(each)
    return found


def named_terms(node):
    """The arguments that a message passes to NAME first: they must be terms."""
    found = set()
    if isinstance(node, ftl.FunctionReference) and node.id.name == "NAME":
        found |= variables(node.arguments.positional[0])
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for each in value if isinstance(value, list) else [value]:
            found |= named_terms(each)
    return found


@every_game
@every_language
def test_questions_and_choices_of_whole_games_read_well(name, language):
    game = registry.game(name)
    words = Words(language, game)
    seen = set()
    bad = {}
    for players in range(game.meta.min_players, game.meta.max_players + 1):
        state = new_state(name, players, players)
        draw = Random(players)
        while state.waiting:
            decision = state.waiting[-1]
            kind = type(decision).__name__
            viewers = [seat for seat in (None, 0, decision.seat) if seat is None or seat >= 0]
            told = [(f"question {kind}", words.question(state, seat)) for seat in viewers]
            fresh = [action for action in game.legal(state) if (kind, action) not in seen]
            told += [(f"{kind} {action}", words.action(state, action)) for action in fresh]
            seen |= {(kind, action) for action in fresh}
            bad |= unreadable(told)
            game.apply(state, random_action(game, state, draw))
    assert bad == {}
    assert words.question(state, 0) == ""


@every_language
def test_seats_have_their_colours_and_nicknames_stay(language):
    words = Words(language, None, ["red", "Ada", "blue (greedy)"])
    assert words.names[1] == "Ada"
    assert words.names[2].endswith(" (Bot)" if language == "de" else " (bot)")
    assert words.names[0] == words.message("seat-red")


@every_game
def test_languages_are_not_copies_of_english(name):
    english = Words("en", registry.game(name))
    for language in ("pl", "de", "it"):
        other = Words(language, registry.game(name))
        same = [
            kind.__name__
            for kind in messages.events(name)
            for event in itertools.islice(filled(name, kind), 1)
            if english.event(event) == other.event(event)
        ]
        assert len(same) <= 1, same
