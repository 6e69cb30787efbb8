"""Boards in pieces: nothing is lost, prints tell pieces apart, and a page gets only what it does not have."""

from xml.etree import ElementTree as ET

import pytest

import boardwright
from boardwright.core import play
from boardwright.core.random import Random
from boardwright.text import Words
from boardwright.web import boards
from boardwright.web.scene import Scene
from boardwright.web.svg.fingerprints import fingerprint, with_fingerprints
from boardwright.web.svg.sheet import NOTHING, Sheet
from tests.web.board_checks import LARGE


def boards_of(game, count=40, seed=3):
    """The drawings of one match, decision by decision, after its opening."""
    match = boardwright.new(game, players=3, seed=seed)
    draw = Random(seed)
    words = Words("en", match.game, match.names, ("web", "server"))
    found = []
    while len(found) < count:
        match.act(play.random_action(match.game, match.state, draw))
        if len(match.steps) > 60:
            view = match.game.view(match.state, 0)
            found.append(boards.draw(game, Scene(view, words, 0, match.values, match.options)))
    return found


@pytest.fixture(scope="module", params=LARGE)
def drawings(request):
    return boards_of(request.param)


def inside(svg):
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]


def test_pieces_are_whole_and_together_they_are_the_drawing(drawings):
    for svg in drawings:
        assert "".join(svg.pieces) == inside(svg)
        assert len(svg.pieces) > 25
        assert max(map(len, svg.pieces)) < len(svg) / 4
        for piece in svg.pieces:
            ET.fromstring(f"<svg>{piece}</svg>")


def test_a_page_that_has_nothing_gets_everything(drawings):
    for svg in drawings[:5]:
        sent = with_fingerprints(svg)
        assert "data-same" not in sent
        assert len(ET.fromstring(sent)) == len(svg.pieces)
        assert "".join(ET.fromstring(sent).itertext()) == "".join(ET.fromstring(svg).itertext())


def test_what_a_page_has_is_only_named_and_both_together_are_the_new_drawing(drawings):
    for before, after in zip(drawings, drawings[1:], strict=False):
        has = {fingerprint(piece): piece for piece in before.pieces}
        sent = with_fingerprints(after, frozenset(has))
        for found, piece in has.items():
            sent = sent.replace(f'<g data-same="{found}"></g>', f'<g data-print="{found}">{piece}</g>')
        assert sent == with_fingerprints(after)


def test_most_of_a_board_is_not_sent_again(drawings):
    whole = sum(len(svg) for svg in drawings[1:])
    sent = 0
    for before, after in zip(drawings, drawings[1:], strict=False):
        has = frozenset(fingerprint(piece) for piece in before.pieces)
        sent += len(with_fingerprints(after, has))
    assert sent < whole * 0.25


def test_a_part_is_a_piece_what_is_loose_between_is_another_and_groups_are_not_torn():
    sheet = Sheet(10, 10, "board")
    sheet.rect(0, 0, 1, 1)
    sheet.circle(0, 0, 1)
    sheet.part("test-one", lambda: sheet.part("test-within", lambda: sheet.rect(1, 1, 1, 1)))
    with sheet.group("all"):
        sheet.part("test-two", lambda: sheet.rect(2, 2, 2, 2))
    sheet.part("test-three", lambda: sheet.rect(3, 3, 3, 3))
    drawing = sheet.done()
    assert [piece.count("<rect") for piece in drawing.pieces] == [1, 1, 1, 1]
    assert [piece[:5] for piece in drawing.pieces] == ["<rect", "<rect", "<g cl", "<rect"]
    assert drawing == drawing.head + "".join(drawing.pieces) + "</svg>"


def test_a_drawing_without_parts_is_one_piece_and_no_drawing_is_none():
    assert with_fingerprints(NOTHING) == ""
    sheet = Sheet(1, 1, "board")
    assert with_fingerprints(sheet.done()) == sheet.done()
    sheet.add("<rect/>")
    drawing = sheet.done()
    assert (
        with_fingerprints(drawing)
        == f'{drawing.head}<g data-print="{fingerprint("<rect/>")}"><rect/></g></svg>'
    )
