"""The catalogue: number, value, notation and JSON of every action; events as plain data."""

from dataclasses import dataclass
from enum import IntEnum

import pytest

from boardwright.core.catalogue import Catalogue
from boardwright.core.events import Event, Log, kebab, kebab_term, plain, plain_value


class Colour(IntEnum):
    RED = 0
    DARK_BLUE = 1


@dataclass(frozen=True)
class Pass:
    """Nothing."""


@dataclass(frozen=True)
class PaintHouse:
    """A colour."""

    colour: Colour
    coats: int


ENTRIES = [(Pass(), "pass"), *((PaintHouse(c, 2), f"paint {kebab_term(c)}") for c in Colour)]


def test_actions_are_numbered_by_their_place():
    catalogue = Catalogue(ENTRIES)
    assert len(catalogue) == 3
    assert [catalogue.value(n) for n in range(3)] == [value for value, _ in ENTRIES]
    assert [catalogue.number(value) for value, _ in ENTRIES] == [0, 1, 2]
    assert [catalogue.text(n) for n in range(3)] == ["pass", "paint red", "paint dark-blue"]


def test_a_notation_is_read_whatever_its_spaces_and_capitals():
    catalogue = Catalogue(ENTRIES)
    assert catalogue.parse("paint dark-blue") == 2
    assert catalogue.parse("  Paint \t DARK-blue ") == 2
    assert catalogue.parse("pass") == 0


@pytest.mark.parametrize("text", ["", "paint", "paint green", "paintred", "2"])
def test_what_is_no_notation_is_nothing(text):
    assert Catalogue(ENTRIES).parse(text) is None


def test_a_value_that_is_not_listed_has_no_number():
    with pytest.raises(KeyError):
        Catalogue(ENTRIES).number(PaintHouse(Colour.RED, 3))


@pytest.mark.parametrize("extra", [(Pass(), "stay"), (PaintHouse(Colour.RED, 9), "pass")])
def test_nothing_is_listed_twice(extra):
    with pytest.raises(ValueError, match="twice"):
        Catalogue([*ENTRIES, extra])


def test_a_value_is_written_as_plain_data():
    catalogue = Catalogue(ENTRIES)
    assert catalogue.json(0) == {"kind": "pass"}
    assert catalogue.json(2) == {"kind": "paint-house", "colour": "dark-blue", "coats": 2}


@pytest.mark.parametrize(
    ("name", "text"),
    [("PaidToll", "paid-toll"), ("Pass", "pass"), ("GotSomeErrand", "got-some-errand"), ("", "")],
)
def test_class_names_become_words_with_hyphens(name, text):
    assert kebab(name) == text


def test_terms_become_words_with_hyphens():
    assert [kebab_term(colour) for colour in Colour] == ["red", "dark-blue"]


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (Colour.DARK_BLUE, "dark-blue"),
        (7, 7),
        (True, True),
        (None, None),
        ("word", "word"),
        ((1, Colour.RED, (2,)), [1, "red", [2]]),
        (1.5, "1.5"),
    ],
)
def test_values_become_plain(value, written):
    assert plain_value(value) == written


def test_what_is_no_dataclass_has_only_its_kind():
    assert plain(Log()) == {"kind": "log"}


def test_an_event_is_told_to_everybody_and_shows_no_secret_unless_it_says_so():
    event = Event()
    assert [event.for_seat(viewer) for viewer in (None, 0, 3)] == [event] * 3
    assert event.reveals() is False


def test_a_log_collects_events_in_order():
    log = Log()
    events = [Event(), Event()]
    for event in events:
        log.add(event)
    assert log.events == events
