"""Setup: players, the first player, the King's wishes, the deck."""

import pytest

from boardwright.core.decision import CHANCE
from boardwright.core.errors import BadOptionError
from boardwright.core.options import completed
from boardwright.core.reasons import Reason
from boardwright.core.tables import replaced
from boardwright.games.guilds import terms
from boardwright.games.guilds.events import Begins, ObjectiveDrawn
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.setup import DrawFirst, DrawObjectives
from boardwright.games.guilds.terms import Objective
from tests.games.guilds.setting import asked, coins_of, legal, play, table, why_not

OBJECTIVES = [
    "most-gardens",
    "most-characters",
    "most-dwarves",
    "most-human-women",
    "fewest-characters",
    "most-factions",
    "most-space",
    "most-small-rooms",
    "lowest-income",
    "highest-income",
    "most-gold",
    "most-warriors",
    "most-wizards",
    "most-rogues",
    "most-nobles",
    "most-priests",
    "most-craftsmen",
    "most-animals",
]


def new(players, tables=None, **options):
    """A match before its first chance decision."""
    return GAME.new(players, completed(GAME.meta, players, options), replaced(GAME.printed, tables or {}))


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players):
    state = new(players)
    assert (state.seats, len(state.players)) == (players, players)
    assert (GAME.meta.min_players, GAME.meta.max_players) == (2, 4)


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_one_or_five_cannot_play(players):
    with pytest.raises(BadOptionError) as caught:
        completed(GAME.meta, players, {})
    assert (caught.value.message, caught.value.arguments) == (
        "players-out-of-range",
        {"players": players, "low": 2, "high": 4},
    )


@pytest.mark.rule("setup.first")
@pytest.mark.parametrize(
    ("players", "seats"),
    [
        (2, ["player red", "player blue"]),
        (3, ["player red", "player blue", "player yellow"]),
        (4, ["player red", "player blue", "player yellow", "player purple"]),
    ],
)
def test_every_seat_may_have_the_marker_and_all_are_equally_likely(players, seats):
    state = new(players)
    assert (asked(state), legal(state)) == ("DrawFirst -1", seats)
    assert GAME.weights(state) == [1] * players
    assert list(DrawFirst(CHANCE).offers()) == [180, 181, 182, 183]


@pytest.mark.rule("setup.first")
@pytest.mark.parametrize(("seat", "name"), [(0, "red"), (1, "blue"), (2, "yellow")])
def test_who_is_drawn_has_the_marker(seat, name):
    state = new(3)
    assert play(state, f"player {name}") == [Begins(seat)]
    assert (state.first, asked(state)) == (seat, "DrawObjectives -1")


def test_a_seat_that_nobody_has_is_not_drawn():
    state = new(3)
    assert why_not(state, "player purple") == Reason("chance-impossible")
    assert why_not(state, "pass") == Reason("not-now")


@pytest.mark.rule("setup.objectives")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 4), (4, 5)])
def test_one_objective_more_than_players_is_drawn(players, count):
    state = new(players)
    play(state, "player red")
    events = play(state, *[f"objective {name}" for name in OBJECTIVES[:count]])
    assert events == [ObjectiveDrawn(Objective(each)) for each in range(count)] + events[count:]
    assert state.objectives == tuple(range(count))
    assert (asked(state), state.round) == ("DrawRoom -1", 1)


@pytest.mark.rule("setup.objectives", "decision.chance")
def test_any_of_the_eighteen_objectives_that_is_not_drawn_yet_comes_equally_likely():
    state = new(2)
    play(state, "player red")
    assert legal(state) == [f"objective {name}" for name in OBJECTIVES]
    assert GAME.weights(state) == [1] * 18
    play(state, "objective most-gold")
    left = [f"objective {name}" for name in OBJECTIVES if name != "most-gold"]
    assert (legal(state), GAME.weights(state)) == (left, [1] * 17)
    assert why_not(state, "objective most-gold") == Reason("chance-impossible")
    play(state, "objective most-gardens")
    assert state.objectives == (Objective.MOST_GOLD, Objective.MOST_GARDENS)


@pytest.mark.rule("setup.objectives")
def test_the_draw_of_objectives_counts_down():
    state = new(2)
    play(state, "player red")
    assert state.waiting[-1].data() == (3,)
    assert list(state.waiting[-1].offers()) == list(range(268, 286))
    play(state, "objective most-gold")
    assert (state.waiting[-1].data(), state.waiting[-1].seat) == ((2,), CHANCE)
    play(state, "objective most-space")
    assert state.waiting[-1].data() == (1,)
    play(state, "objective most-rogues")
    assert not isinstance(state.waiting[-1], DrawObjectives)


def test_a_table_without_objectives_draws_none():
    state = new(2, {"objectives.count": (0, 0, 0)})
    play(state, "player red")
    assert (asked(state), state.objectives) == ("DrawRoom -1", ())


@pytest.mark.rule("setup.coins")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_has_coins_before_the_first_income(players):
    state = new(players)
    assert [coins_of(state, seat) for seat in range(players)] == [(0, 0)] * players
    play(state, "player blue", "objective most-gold", "objective most-space")
    assert [coins_of(state, seat) for seat in range(players)] == [(0, 0)] * players


@pytest.mark.rule("setup.coins", "income.hall")
def test_the_first_coins_are_ten_florins_of_the_hall():
    state = new(2)
    play(state, "player blue", "objective most-gold", "objective most-space", "objective most-rogues")
    assert [coins_of(state, seat) for seat in range(2)] == [(10, 0)] * 2


def test_the_table_is_empty_at_the_start_but_for_the_halls():
    state = new(4)
    assert (state.market, state.display, state.bottom, state.top) == ((), (), (), ())
    assert (state.objectives, state.stack, state.discarded, state.round) == ((), (), 0, 0)
    assert [(player.members, player.laid) for player in state.players] == [((), ())] * 4
    assert [[player.edges[8], player.edges[9]] for player in state.players] == [[-1, -1]] * 4


@pytest.mark.rule("limit.characters")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_forty_eight_characters_are_in_the_deck(players):
    assert new(players).unknown == (1 << 48) - 1


@pytest.mark.rule("limit.characters")
def test_ten_of_the_forty_eight_show_two_factions_and_the_others_one():
    shown = [terms.SHOWS[character].bit_count() for character in range(48)]
    assert (shown.count(1), shown.count(2), terms.FACTIONS) == (38, 10, 7)


@pytest.mark.rule("limit.characters")
@pytest.mark.parametrize(
    ("faction", "count"),
    [
        (terms.WARRIORS, 8),
        (terms.WIZARDS, 8),
        (terms.ROGUES, 9),
        (terms.NOBLES, 9),
        (terms.PRIESTS, 8),
        (terms.CRAFTSMEN, 9),
        (terms.ANIMALS, 7),
    ],
)
def test_the_deck_shows_each_faction_so_often(faction, count):
    assert sum(shows >> faction & 1 for shows in terms.SHOWS[:48]) == count


def test_the_deck_has_so_many_of_each_race_and_sex():
    races = [terms.RACE[:48].count(race) for race in terms.Race]
    women = [sum(terms.FEMALE[c] for c in range(48) if terms.RACE[c] == race) for race in terms.Race]
    assert races == [25, 8, 5, 4, 6]
    assert women[0] == 13
    assert women[4] == 0


def test_the_helper_table_is_a_table_in_its_first_round():
    assert (table(2).round, asked(table(2))) == (1, "nobody")
