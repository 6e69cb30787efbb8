"""Where the points are: the numbers are those of the rules, and nothing is told that a seat may not know."""

import dataclasses
import time

import pytest

from boardwright import registry
from boardwright.core.random import Random
from boardwright.games.belfort import scoring as belfort_scoring
from boardwright.games.caylus1303 import scoring as caylus_scoring
from boardwright.games.caylus1303.phases.planning import owner_points
from boardwright.games.caylus1303.terms import ROUNDS
from boardwright.text import LANGUAGES, Words
from boardwright.web import assets, standing
from boardwright.web.scene import Scene
from tests.every_game.playing import finished, new_match, new_state, play_on, played, some
from tests.web.board_checks import TOLD, without_part
from tests.web.reading import parts_in

GAMES = [
    (name, players)
    for name in TOLD
    for players in range(registry.game(name).meta.min_players, registry.game(name).meta.max_players + 1)
]
every_table = pytest.mark.parametrize(("name", "players"), GAMES)


def scene_of(match, viewer, state=None, language="en"):
    words = Words(language, match.game, match.names, ("web", "server"))
    view = match.game.view(match.state if state is None else state, viewer)
    return Scene(view, words, viewer, match.values, match.options)


def standing_of(match, viewer, state=None, language="en"):
    return standing.standing(match.game.meta.id, scene_of(match, viewer, state, language))


def positions(name, players, seed, step=40):
    """A match, for its values, and some positions of a game with the same ones."""
    match = new_match(name, players, seed)
    return match, some(played(match.game, new_state(name, players, seed), seed), step)


# ---- points by source


@every_table
def test_points_by_source_are_those_of_the_game(name, players):
    match, states = positions(name, players, 3)
    for state in states:
        for viewer in (None, *range(players)):
            found = standing_of(match, viewer, state)
            named = {match_name(match, key): key for key in match.game.points(state)[0]}
            for seat in found.tallies.seats:
                if seat.score is None:
                    continue
                assert seat.score == match.game.scores(state)[seat.seat]
                told = dict(zip((each.name for each in found.tallies.sources), seat.points, strict=True))
                truth = match.game.points(state)[seat.seat]
                assert {named[key]: points for key, points in told.items() if points} == {
                    key: points for key, points in truth.items() if points
                }


def match_name(match, source):
    return Words("en", match.game).message(f"source-{source}")


@every_table
def test_only_the_points_that_a_view_hides_are_unknown(name, players):
    match, states = positions(name, players, 6, 60)
    for state in states:
        for viewer in (None, *range(players)):
            hidden = [p.get("score", p["points"]) is None for p in match.game.view(state, viewer)["players"]]
            assert [each.score is None for each in standing_of(match, viewer, state).tallies.seats] == hidden
            assert any(hidden) == (name == "caylus1303" and not match.options["open_points"])


@every_table
def test_a_finished_match_has_its_final_points_and_nothing_open(name, players):
    match = finished(name, players, 4)
    for viewer in (None, 0):
        found = standing_of(match, viewer)
        assert [each.score for each in found.tallies.seats] == match.scores
        assert (found.parts, found.title) == ((), "")
        assert found.tallies == standing.by_source(
            name, Words("en", match.game, match.names), match.game.points(match.state)
        )


def test_a_game_that_does_not_tell_has_its_points_by_source_at_the_end():
    match = finished("toll", 3, 1)
    with without_part("standing"):
        assert standing.standing("toll", scene_of(match, 0)) is None
    found = standing.by_source("toll", Words("en", match.game), match.game.points(match.state))
    assert [each.score for each in found.seats] == match.scores


# ---- secrets


@every_table
def test_a_seat_is_told_the_same_when_hidden_cards_are_dealt_anew(name, players):
    match, states = positions(name, players, 6)
    draw = Random(6)
    for state in states:
        for viewer in range(players):
            other = match.game.redeal(state, viewer, draw)
            assert standing_of(match, viewer, other) == standing_of(match, viewer, state)
            assert standing_of(match, None, other) == standing_of(match, None, state)


def test_hidden_points_of_others_change_nothing_that_a_seat_is_told():
    match = play_on(new_match("caylus1303", 3, 2), Random(2), 90)
    assert not match.options["open_points"]
    other = match.state.clone()
    other.players[1].points = tuple(each + 3 for each in other.players[1].points)
    assert standing_of(match, 0, other) == standing_of(match, 0)
    assert standing_of(match, None, other) == standing_of(match, None)
    assert standing_of(match, 1, other) != standing_of(match, 1)


# ---- what open things would give


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_belfort_the_open_part_is_what_a_scoring_gives(players):
    seen = 0
    match, states = positions("belfort", players, 7)
    for state in states:
        found = standing_of(match, 0, state)
        if not state.round:
            continue
        scored = state.clone()
        scored.round = next(each for each in range(state.round, 8) if state.tables.scoring_months[each - 1])
        belfort_scoring.score_month(scored, None)
        gained = [scored.players[seat].score() - state.players[seat].score() for seat in range(players)]
        (part,) = found.parts
        assert [part.total(seat) for seat in range(players)] == gained
        assert [each.ahead for each in found.tallies.seats] == gained
        assert {len(each.gains) for each in part.things} == {players + len(part.further)}
        seen += any(gained)
    assert seen > 3


@pytest.mark.parametrize("players", [2, 4])
def test_in_caylus_the_gold_counts_as_at_the_end_and_each_building_pays_its_owner(players):
    buildings = 0
    match, states = positions("caylus1303", players, 2)
    for state in states:
        found = standing_of(match, 0, state)
        scored = state.clone()
        scored.round = ROUNDS
        caylus_scoring.score_gold(scored, None)
        gained = [scored.players[seat].score() - state.players[seat].score() for seat in range(players)]
        assert [each.ahead for each in found.tallies.seats] == gained
        for part in found.parts[1:]:
            for thing in part.things:
                (owner,) = [seat for seat in range(players) if thing.gains[seat].points]
                visitors = [seat for seat in range(players) if seat != owner]
                paid = max(owner_points(state, seat, owner) for seat in visitors)
                assert paid in (thing.gains[owner].points, 0)
                buildings += 1
    assert buildings > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_guilds_the_wishes_give_what_the_points_now_hold(players):
    seen = 0
    match, states = positions("guilds", players, 8)
    for state in states:
        found = standing_of(match, 0, state)
        for part in found.parts:
            sums = [part.total(seat) for seat in range(players)]
            assert sums == [each["objectives"] for each in match.game.points(state)]
            assert not part.is_added
            seen += any(sums)
        assert [each.ahead for each in found.tallies.seats] == [0] * players
    assert seen > 3


# ---- words and drawing


@every_table
def test_every_language_says_the_same_with_other_words(name, players):
    match = play_on(new_match(name, players, 9), Random(9), 80)
    shapes = set()
    for language in LANGUAGES:
        found = standing_of(match, 0, language=language)
        texts = [each for each in parts_in(found) if isinstance(each, str)]
        assert all(text.strip() == text for text in texts)
        shapes.add(str([each for each in parts_in(found) if isinstance(each, int | float)]))
        assert all(part.title and all(thing.name for thing in part.things) for part in found.parts)
    assert len(shapes) == 1


@every_table
def test_every_sign_is_drawn(name, players):
    match = play_on(new_match(name, players, 9), Random(9), 200)
    symbols = icons(name)
    found = standing_of(match, 0)
    signs = {each.icon for each in found.tallies.sources}
    signs |= {thing.icon for part in found.parts for thing in part.things}
    signs |= {icon for icon, _ in looks(name).values()}
    assert signs <= symbols
    assert set(looks(name)) == set(match.game.points(match.state)[0])


def icons(name):
    """The symbols that a game can use: the shared ones, and its own."""
    own = ("icons.svg", f"plugins/{name}/icons.svg")
    return {symbol for symbol, file in assets.symbol_files().items() if file in own}


def looks(name):
    return registry.plugin(name).part("standing").LOOKS


def bars(points, ahead=()):
    sources = [standing.PointSource(f"s{number}") for number in range(len(points[0] or ()))]
    return standing.tallied(sources, points, ahead)


def test_bars_are_on_one_scale_and_losses_stand_left_of_the_beginning():
    found = bars([(6, 0, -2), (2, 0, 0)], [2, 0])
    assert found.zero == 20
    assert [each.name for each in found.sources] == ["s0", "s2"]
    assert [dataclasses.astuple(part) for part in found.seats[0].bar] == [
        (0, 6, 20, 60),
        (1, -2, 0, 20),
        (None, 2, 80, 20),
    ]
    assert [dataclasses.astuple(part) for part in found.seats[1].bar] == [(0, 2, 20, 20)]


def test_what_would_be_added_is_drawn_before_anybody_has_points():
    found = bars([(0, 0), (0, 0)], [5, 10])
    assert found.sources == ()
    assert [part.width for each in found.seats for part in each.bar] == [50, 100]


@every_table
def test_bars_stay_within_their_width(name, players):
    match, states = positions(name, players, 10)
    for state in states:
        for each in standing_of(match, 0, state).tallies.seats:
            for part in each.bar:
                assert part.start >= -0.01 and part.start + part.width <= 100.02
                assert part.width > 0


@pytest.mark.parametrize(("name", "players"), [("belfort", 5), ("caylus1303", 5), ("guilds", 4)])
def test_it_takes_less_than_three_milliseconds_late_in_a_game(name, players):
    match = finished(name, players, 1)
    late = match.steps[-20].before
    scene = scene_of(match, 0, late)
    standing.standing(name, scene)
    times = []
    for _ in range(7):
        fresh = dataclasses.replace(scene, _said={})
        started = time.process_time()
        standing.standing(name, fresh)
        times.append(time.process_time() - started)
    assert min(times) < 0.003
