"""Pictures without custom properties: every style stands at its element, in the colours of the page."""

import pytest

import boardwright
from boardwright.web.flatten import flat


def styled(style: str, body: str) -> str:
    """What becomes of a picture's body."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" class="board"><style>{style}</style>{body}</svg>'
    return flat(svg).partition(">")[2].removesuffix("</svg>")


def test_a_custom_property_is_inherited_and_put_in():
    style = ":root { --red: #b00; } .of-red { --seat: var(--red); } .board .wash { fill: var(--seat); }"
    assert styled(style, '<g class="of-red"><rect class="wash"/></g>') == (
        '<g class="of-red"><rect class="wash" style="fill:#b00" /></g>'
    )


def test_the_more_precise_rule_wins_and_among_equals_the_later():
    style = ".board .a { fill: #111; } .a { fill: #222; } .board .b { fill: #333; } .board .b { fill: #444; }"
    assert styled(style, '<rect class="a"/><rect class="b"/>') == (
        '<rect class="a" style="fill:#111" /><rect class="b" style="fill:#444" />'
    )


def test_a_child_is_not_any_descendant():
    style = ".place > .halo { fill: #111; }"
    body = '<g class="place"><rect class="halo"/><g><rect class="halo"/></g></g>'
    assert styled(style, body).count("fill:#111") == 1


def test_what_holds_only_sometimes_is_left_out():
    style = "@media print { .a { fill: #111; } .b { fill: #222; } } .a:hover { fill: #333; }"
    assert styled(style, '<rect class="a"/>') == '<rect class="a" />'


def test_a_symbol_is_drawn_in_the_colours_of_where_it_is_used():
    style = 'use[href$="#coin"] { --f: #e3b; } use.grey { --f: #999; }'
    symbol = '<defs><symbol id="coin"><path fill="var(--f)"/></symbol></defs>'
    made = styled(style, symbol + '<use href="#coin"/><use href="#coin"/><use href="#coin" class="grey"/>')
    assert made == (
        '<defs><symbol id="coin-0"><path fill="#e3b" /></symbol>'
        '<symbol id="coin-1"><path fill="#999" /></symbol></defs>'
        '<use href="#coin-0" /><use href="#coin-0" /><use href="#coin-1" class="grey" />'
    )


def test_colours_are_mixed():
    style = ".a { --one: #ff0000; fill: color-mix(in oklab, var(--one) 50%, #0000ff); }"
    assert styled(style, '<rect class="a"/>') == '<rect class="a" style="fill:#800080" />'


def test_a_picture_without_a_style_stays_as_it_is():
    assert flat("<svg/>") == "<svg/>"


@pytest.mark.parametrize("game", ["belfort", "caylus1303", "guilds"])
def test_nothing_is_left_open_in_a_drawn_board(game):
    made = flat(boardwright.new(game, players=3, seed=1).svg())
    assert [word for word in ("var(", "<style", "color-mix", "light-dark") if word in made] == []
    assert made.count("style=") > 100
