"""What a person meets at a prompt or in a notebook: short, readable, without addresses in memory."""

import re

import pytest

import boardwright
from boardwright.bots import bot
from boardwright.core.errors import BoardwrightError
from boardwright.lab.ladder import ladder
from boardwright.lab.report import report
from boardwright.lab.simulate import checked_series, simulate
from tests.web.board_checks import without_part


@pytest.fixture(scope="module")
def match():
    found = boardwright.new("belfort", players=3, seed=7)
    found.act("discard pub")
    return found


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        (lambda match: match, "<Match belfort, 3 players, 21 steps, to act: red>"),
        (lambda match: match.game, "<Game belfort, 2 to 5 players, 272 actions>"),
        (lambda match: match.state, "<State of belfort, 3 seats, waiting: SetAside(0, 1, 0)>"),
        (lambda match: match.game.catalogue, "<Catalogue of 272 actions>"),
        (lambda match: match.dealer, "<Dealer with commitment 5ae68d207e19…>"),
        (lambda match: match.steps[-1], "Step(seat=0, action=194, events=(), entry=20, forced=False)"),
        (lambda match: match.record(), "<Record belfort, 3 players, 21 entries, not over>"),
        (lambda match: boardwright.Words("pl", match.game), "<Words pl, belfort>"),
        (lambda match: boardwright.Words("en"), "<Words en>"),
        (lambda match: bot("greedy"), "<Bot greedy>"),
        (lambda match: bot("mcts:800"), "<Bot mcts:800>"),
        (lambda match: boardwright.UnknownNameError("x", given=1), "UnknownNameError('x', given=1)"),
    ],
)
def test_it_reads_well(match, asked, shown):
    assert repr(asked(match)) == shown


def test_results_are_told_by_their_figures_and_not_by_every_game():
    results = (
        simulate("toll", ["random", "greedy"], 20, 1),
        ladder("toll", ["random", "greedy"], 20, 1),
        report("toll", 20, 1, bot="random"),
        checked_series("toll", ["random", "random"], 1, 1, {}, {}),
    )
    assert [len(repr(each)) < 700 for each in results] == [True] * 4
    assert [re.findall("0x[0-9a-f]+", repr(each)) for each in results] == [[]] * 4


def test_a_notebook_shows_results_as_tables():
    lines = simulate("toll", ["random", "greedy"], 20, 1)._repr_markdown_().splitlines()
    assert lines[0] == "| bot | wins | win share | mean score |"
    assert [line.split(" | ")[:2] for line in lines[2:]] == [["| random", "2"], ["| greedy", "18"]]
    rated = ladder("toll", ["random", "greedy"], 20, 1, players=3, neighbours=True)._repr_markdown_()
    assert [line.split(" | ")[0] for line in rated.splitlines()[2:]] == ["| greedy", "| random"]


def test_a_notebook_shows_the_board_or_says_what_it_is():
    shown = boardwright.new("caylus1303", players=2, seed=1)._repr_svg_()
    assert shown.startswith('<svg style="width: 720px; height: auto; max-width: 100%" ')
    with without_part("board"):
        assert boardwright.new("toll", players=2)._repr_svg_() is None


def test_an_error_is_a_sentence_as_text_and_its_parts_as_code():
    with pytest.raises(BoardwrightError) as caught:
        boardwright.new("belfort", players=6)
    assert str(caught.value) == "This game cannot be played by 6; it takes 2 to 5 players."
    assert repr(caught.value).startswith("BadOptionError('players-out-of-range', ")
