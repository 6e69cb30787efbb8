"""Texts fit their boxes: names on one line or two, sentences on as many as there are, never too small."""

from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import (
    MIN_FONT_SIZE,
    Fit,
    break_name,
    fit_line,
    fit_name,
    fit_text,
    write_name,
)
from boardwright.web.svg.sheet import Sheet


def test_long_names_are_wrapped_at_spaces_and_hyphens():
    assert break_name("Inn", 80, 12) == ("Inn",)
    assert break_name("Gildia werbowników", 80, 12) == ("Gildia", "werbowników")
    assert break_name("Bibliothekars-Gilde", 80, 12) == ("Bibliothekars-", "Gilde")


def test_a_name_that_fits_is_as_large_as_it_may_be():
    assert fit_line("Inn", 80, 14) == 14
    assert fit_name("Inn", 80, 20, 14) == (("Inn",), 14)


def test_a_name_is_never_smaller_than_can_be_read():
    lines, size = fit_name("Bibliothekarsgildenhausmeister", 40, 12, 14)
    assert (lines, size) == (("Bibliothekarsgildenhausmeister",), MIN_FONT_SIZE)


def test_what_does_not_fit_in_the_smallest_letters_is_pressed():
    sheet = Sheet(100, 20, "name")
    write_name(sheet, "Bibliothekarsgildenhausmeister", Box(0, 0, 40, 12), 14)
    assert 'textLength="40"' in sheet.done()


def test_two_lines_of_a_name_are_of_about_the_same_length():
    assert break_name("one two three four", 60, 12) == ("one two", "three four")


def test_sentences_shrink_then_end_in_dots():
    text = "A sentence of some length that is set in two lines"
    (one, two), size = fit_text(text, Fit(180, 2, 14))
    assert f"{one} {two}" == text
    assert size < 14
    short, size = fit_text(text, Fit(60, 2, 14))
    assert (len(short), size) == (2, 11.5)
    assert short[-1].endswith("…")
