"""Options of the deck, the plot, the supply and the points; and their names."""

import pytest

from boardwright.core.errors import BadOptionError
from boardwright.core.options import completed
from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.events import Activated, AimedAt, Coins, Killed
from boardwright.games.guilds.meta import META, RULES_VERSION
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import IN_START, Character, Room
from tests.games.guilds.setting import (
    asked,
    at,
    coins,
    coins_of,
    deal,
    hired,
    laid,
    legal,
    members_of,
    play,
    shown,
    table,
    why_not,
    window,
)


def test_every_option_but_the_second_killer_is_off_at_first():
    assert completed(META, 3, {}) == {
        "bid_mode": "two_added",
        "refund_on_empty": False,
        "supplement": False,
        "crown_agent": False,
        "second_killer": True,
        "plot_rows": "5",
        "room_supply": "normal",
        "gold_income_points": "-2",
    }


@pytest.mark.parametrize(
    ("name", "choices"),
    [
        ("bid_mode", ("two_added", "two_led")),
        ("plot_rows", ("5", "4")),
        ("room_supply", ("normal", "tight")),
        ("gold_income_points", ("-2", "-3")),
    ],
)
def test_an_option_with_choices_has_these_and_no_others(name, choices):
    found = {option.name: option.choices for option in META.options}
    assert found[name] == choices
    with pytest.raises(BadOptionError):
        completed(META, 3, {name: "nonsense"})


def test_the_title_page():
    assert (META.id, META.title, META.designers, META.publisher) == (
        "guilds",
        "Guilds",
        "Christian Giove",
        "Giochi Uniti",
    )
    assert (META.min_players, META.max_players, META.rules_version) == (2, 4, RULES_VERSION)
    assert GAME.meta is META


# ---- The supplement


@pytest.mark.rule("option.use-supplement")
def test_six_more_characters_are_shuffled_in():
    assert table(3, supplement=True).unknown == (1 << 54) - 1
    assert table(3).unknown == (1 << 48) - 1


@pytest.mark.rule("option.use-supplement", "limit.characters")
@pytest.mark.parametrize(
    ("supplement", "last", "count"), [(False, "mule", 48), (True, "hatchling-dragon", 54)]
)
def test_the_characters_of_the_supplement_come_only_with_it(supplement, last, count):
    state = table(3, supplement=supplement)
    at(state, flow.refill_characters)
    assert (len(legal(state)), legal(state)[-1]) == (count, f"character {last}")


# ---- The second killer


def killers(florins=4, **options):
    """Seat 0 has the Mercenary and florins, seat 1 four characters of different points."""
    state = table(2, **options)
    hired(state, 0, "mercenary")
    hired(state, 1, "healer", "druid", "thief", "monk", "cat", "dwarf-veteran")
    state.used = 1 << Character.HEALER
    coins(state, 0, florins=florins, gold=1)
    return window(state, IN_START)


@pytest.mark.rule("option.second-killer")
def test_the_mercenary_kills_a_character_of_two_or_fewer_points_for_four_florins():
    state = killers(second_killer=True)
    assert legal(state) == ["done", "use mercenary"]
    play(state, "use mercenary")
    assert legal(state) == ["character thief", "character monk", "character druid"]
    events = play(state, "character monk")
    assert events[:3] == [
        Activated(0, Character.MERCENARY, Coins(4, 0)),
        AimedAt(Character.MERCENARY, Character.MONK, 1),
        Killed(0, Character.MONK, 1, Character.MERCENARY),
    ]
    assert (coins_of(state, 0), members_of(state, 1)) == (
        (0, 1),
        ["healer", "druid", "thief", "cat", "dwarf-veteran"],
    )
    assert state.used >> Character.MERCENARY & 1 == 1


@pytest.mark.rule("option.second-killer")
def test_the_mercenary_does_not_reach_three_points():
    state = killers(second_killer=True)
    play(state, "use mercenary")
    assert why_not(state, "character healer") == Reason(
        "too-many-points", character=Character.HEALER, points=2
    )


@pytest.mark.rule("option.second-killer")
def test_three_florins_are_too_few_for_the_mercenary():
    state = table(2, second_killer=True)
    hired(state, 0, "mercenary", "alchemist")
    hired(state, 1, "monk")
    coins(state, 0, florins=3)
    window(state, IN_START)
    assert legal(state) == ["done", "use alchemist"]
    assert why_not(state, "use mercenary") == Reason("florins-missing", count=1)


@pytest.mark.rule("option.second-killer")
def test_without_the_option_the_mercenary_has_no_ability():
    state = table(2, second_killer=False)
    hired(state, 0, "mercenary", "alchemist")
    hired(state, 1, "monk")
    coins(state, 0, florins=9)
    window(state, IN_START)
    assert legal(state) == ["done", "use alchemist"]
    assert why_not(state, "use mercenary") == Reason("no-ability", character=Character.MERCENARY)


# ---- The plot


def anchors(rows):
    """Where a room with four doors may be laid below another one that lies in the fourth row."""
    state = table(2, plot_rows=rows)
    laid(state, 0, "empty-1", 2, 4)
    shown(state, "empty-2")
    coins(state, 0, gold=1)
    at(state, flow.open_building)
    play(state, "room empty-2")
    return state


@pytest.mark.rule("option.plot-rows")
def test_a_plot_of_five_rows_has_a_fifth_row():
    assert legal(anchors("5")) == ["cell 2 2", "cell 1 4", "cell 3 4", "cell 2 5"]


@pytest.mark.rule("option.plot-rows")
def test_a_plot_of_four_rows_has_no_fifth_row():
    state = anchors("4")
    assert legal(state) == ["cell 2 2", "cell 1 4", "cell 3 4"]
    assert why_not(state, "cell 2 5") == Reason("off-the-plot", room=Room.EMPTY_2)


@pytest.mark.rule("option.plot-rows")
@pytest.mark.parametrize(("rows", "turns"), [("5", ["turn 0", "turn 1"]), ("4", ["turn 0"])])
def test_a_large_room_does_not_reach_into_a_row_that_is_missing(rows, turns):
    state = table(2, plot_rows=rows)
    shown(state, "grand-courtyard")
    coins(state, 0, gold=2)
    at(state, flow.open_building)
    play(state, "room grand-courtyard", "cell 1 4")
    assert legal(state) == turns


@pytest.mark.rule("option.room-supply")
@pytest.mark.parametrize(("players", "large", "small"), [(2, 1, 2), (3, 1, 4), (4, 2, 4)])
def test_a_tight_supply_brings_fewer_rooms(players, large, small):
    state = table(players, room_supply="tight")
    at(state, flow.refill_large)
    deal(state)
    assert len([room for room in state.display if room >= 35]) == large
    assert len([room for room in state.display if room < 35]) == small


@pytest.mark.rule("option.gold-income-pp")
@pytest.mark.parametrize(("value", "points"), [("-2", -2), ("-3", -3)])
@pytest.mark.parametrize("name", ["banker", "jeweller"])
def test_banker_and_jeweller_may_be_worth_a_point_less(value, points, name):
    state = table(2, gold_income_points=value)
    hired(state, 1, name, "prince")
    assert GAME.scores(state) == [0, points + 4]
    assert GAME.points(state)[1] == {"characters": points + 4, "abilities": 0, "rooms": 0, "objectives": 0}


@pytest.mark.rule("option.gold-income-pp")
def test_no_other_character_changes_with_the_option():
    normal, changed = table(2).tables.points, table(2, gold_income_points="-3").tables.points
    others = [each for each in Character if normal[each] != changed[each]]
    assert others == [Character.BANKER, Character.JEWELLER]


def test_the_options_say_nothing_at_the_start():
    assert asked(table(2, second_killer=True)) == "nobody"
