"""Setup: which guilds are drawn, and how they come to the districts."""

from fractions import Fraction
from itertools import combinations

import pytest

from boardwright.core.decision import CHANCE
from boardwright.core.errors import BadOptionError
from boardwright.core.options import completed
from boardwright.core.reasons import Reason
from boardwright.core.tables import defaults
from boardwright.games.belfort.events import GuildLaid
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.state import NOT_PLACED
from boardwright.games.belfort.terms import Guild
from tests.games.belfort.setting import asked, legal, play, why_not

BASIC = ("architects", "librarians", "merchants", "recruiters")
RESOURCE = ("bankers", "masons", "miners", "sawyers")
INTERACTIVE = ("bandits", "spies", "thieves", "wizards")
NORMAL = ("miners", "architects", "wizards", "recruiters", "thieves")
FOR_TWO = ("miners", "architects", "wizards", "recruiters", "masons")


def start(seats=3, **options):
    """A match before its first chance decision."""
    return GAME.new(seats, completed(GAME.meta, seats, options), defaults(GAME.printed))


def texts(actions):
    return [GAME.catalogue.text(action) for action in actions]


def by_number(guild):
    return Guild[guild.upper()]


def layouts(state, chance=Fraction(1), so_far=()):
    """Every way in which the guilds can fall, district by district, with its exact probability."""
    assert GAME.to_act(state) == CHANCE
    actions, weights = GAME.legal(state), GAME.weights(state)
    for action, weight in zip(actions, weights, strict=True):
        layout = (*so_far, GAME.catalogue.text(action).removeprefix("tile "))
        share = chance * Fraction(weight, sum(weights))
        if len(layout) == 5:
            yield layout, share
        else:
            after = state.clone()
            GAME.apply(after, action)
            yield from layouts(after, share, layout)


def sets(*draws):
    """All sets that take so many of each group: pairs of a group and a number."""
    found = [frozenset()]
    for group, count in draws:
        found = [before | set(more) for before in found for more in combinations(group, count)]
    return set(found)


def check_layouts(state, expected):
    found = dict(layouts(state))
    assert {frozenset(layout) for layout in found} == expected
    assert len(found) == len(expected) * 120
    assert set(found.values()) == {Fraction(1, len(expected) * 120)}


@pytest.mark.rule("setup.guilds.beginner", "guild.groups", "setup.guilds.place")
def test_beginner_mode_draws_three_resource_and_two_basic_guilds_every_layout_equally_likely():
    check_layouts(start(3, mode="beginner"), sets((RESOURCE, 3), (BASIC, 2)))


@pytest.mark.rule("setup.guilds.normal", "guild.groups", "setup.guilds.place")
def test_normal_mode_draws_one_resource_two_basic_and_two_interactive_guilds_all_layouts_alike():
    check_layouts(start(4, mode="normal"), sets((RESOURCE, 1), (BASIC, 2), (INTERACTIVE, 2)))


@pytest.mark.rule("setup.guilds.normal")
def test_normal_mode_is_the_default():
    assert GAME.position(start(3)) == GAME.position(start(3, mode="normal"))


@pytest.mark.rule("setup.guilds.advanced", "setup.guilds.place")
def test_advanced_mode_draws_any_five_guilds_every_layout_equally_likely():
    check_layouts(start(5, mode="advanced"), sets(((*BASIC, *RESOURCE, *INTERACTIVE), 5)))


@pytest.mark.rule("setup.guilds.advanced", "setup.guilds.place")
@pytest.mark.parametrize("mode", ["beginner", "normal", "advanced"])
def test_five_guilds_that_the_players_agreed_on_still_fall_at_random_to_the_districts(mode):
    agreed = ("wizards", "spies", "thieves", "bandits", "sawyers")
    check_layouts(start(3, mode=mode, guilds=agreed), {frozenset(agreed)})


@pytest.mark.rule("two.guilds.default")
def test_two_players_draw_wizards_and_four_basic_or_resource_guilds_all_layouts_alike():
    check_layouts(start(2), sets((("wizards",), 1), ((*BASIC, *RESOURCE), 4)))


@pytest.mark.rule("two.guilds.default")
def test_wizards_are_certain_for_the_last_district_if_they_have_not_come_before():
    state = start(2)
    play(state, "tile architects", "tile librarians", "tile bankers", "tile sawyers")
    assert legal(state) == ["tile wizards"]


@pytest.mark.rule("two.guilds.modes")
def test_beginner_mode_is_the_same_for_two_players():
    check_layouts(start(2, mode="beginner"), sets((RESOURCE, 3), (BASIC, 2)))


@pytest.mark.rule("two.guilds.modes", "ruling.12.1.17")
def test_advanced_mode_for_two_draws_any_five_of_the_nine_guilds_allowed():
    check_layouts(start(2, mode="advanced"), sets(((*BASIC, *RESOURCE, "wizards"), 5)))


@pytest.mark.rule("ruling.12.1.17")
@pytest.mark.parametrize("guild", ["bandits", "spies", "thieves"])
def test_two_players_may_not_agree_on_an_interactive_guild_other_than_wizards(guild):
    with pytest.raises(BadOptionError) as error:
        start(2, guilds=("miners", "masons", "wizards", "merchants", guild))
    assert (error.value.message, error.value.arguments) == ("guild-not-for-two", {"guild": guild})


@pytest.mark.rule("ruling.12.1.17")
def test_two_players_may_agree_on_wizards_and_three_on_anything():
    assert legal(start(2, guilds=FOR_TWO)) == [f"tile {guild}" for guild in sorted(FOR_TWO, key=by_number)]
    agreed = ("bandits", "spies", "thieves", "wizards", "miners")
    assert legal(start(3, guilds=agreed)) == [f"tile {guild}" for guild in sorted(agreed, key=by_number)]


@pytest.mark.rule("setup.guilds.place")
def test_one_guild_comes_to_each_district_and_the_other_seven_leave_the_game():
    state = start(3)
    assert (asked(state), state.district_of) == ("LayGuild -1", (NOT_PLACED,) * 12)
    assert play(state, *[f"tile {guild}" for guild in NORMAL]) == [
        GuildLaid(Guild.MINERS, 1),
        GuildLaid(Guild.ARCHITECTS, 2),
        GuildLaid(Guild.WIZARDS, 3),
        GuildLaid(Guild.RECRUITERS, 4),
        GuildLaid(Guild.THIEVES, 5),
    ]
    assert state.district_of == (1, -1, -1, 3, -1, -1, 0, -1, -1, -1, 4, 2)


@pytest.mark.rule("guild.groups")
def test_a_group_that_is_complete_offers_no_more_guilds():
    state = start(3)
    play(state, "tile sawyers")
    assert legal(state) == [f"tile {guild}" for guild in (*BASIC, *INTERACTIVE)]
    play(state, "tile recruiters", "tile bandits", "tile architects")
    assert legal(state) == ["tile spies", "tile thieves", "tile wizards"]
    assert why_not(state, "tile masons") == Reason("chance-impossible")
    assert why_not(state, "draw pub") == Reason("not-now")
    assert texts(state.waiting[-1].offers()) == [f"tile {guild.name.lower()}" for guild in Guild]
