"""Series of games between bots."""

import json

import pytest

from boardwright import registry
from boardwright.core.errors import BadOptionError, BadTableError, UnknownNameError
from boardwright.core.tables import defaults
from boardwright.lab.simulate import Series, Simulation, play_game, simulate

KEYS = ["bot", "wins", "win_share", "win_share_interval", "mean_score", "mean_score_interval"]


def outcome(simulation: Simulation) -> tuple[object, ...]:
    """Everything but the time it took."""
    return (simulation.decisions, simulation.bots, simulation.played)


def series(fixed_seats: bool = False) -> Series:
    values = defaults(registry.game("toll").printed)
    return Series("toll", ("random", "greedy", "random"), 3, 1, {"errands": True}, values, fixed_seats)


def test_the_result_is_plain_and_complete() -> None:
    plain = json.loads(json.dumps(simulate("toll", ["random", "greedy"], 4, 1).plain()))
    assert list(plain) == ["games", "decisions", "seconds", "bots"]
    assert (plain["games"], plain["decisions"]) == (4, 40)
    assert [list(bot) for bot in plain["bots"]] == [KEYS, KEYS]
    assert [bot["bot"] for bot in plain["bots"]] == ["random", "greedy"]


def test_wins_add_up_to_the_games() -> None:
    result = simulate("toll", ["random", "random", "random"], 50, 2)
    assert sum(bot.wins for bot in result.bots) == pytest.approx(50)
    assert sum(bot.win_share for bot in result.bots) == pytest.approx(1)


def test_a_shared_victory_counts_as_a_fraction() -> None:
    shared = [one for one in simulate("toll", ["random", "random"], 50, 2).played if one.wins == (0.5, 0.5)]
    assert shared != []


@pytest.mark.parametrize(
    ("name", "bots"), [("toll", ["greedy", "random"]), ("belfort", ["random", "random"])]
)
def test_the_same_seed_gives_the_same_results_with_any_number_of_processes(
    name: str, bots: list[str]
) -> None:
    alone = simulate(name, bots, 7, 5, processes=1)
    together = simulate(name, bots, 7, 5, processes=2)
    assert outcome(together) == outcome(alone)


def test_another_seed_gives_other_games() -> None:
    assert outcome(simulate("toll", ["random"] * 2, 5, 1)) != outcome(simulate("toll", ["random"] * 2, 5, 2))


def test_a_longer_series_begins_with_the_same_games() -> None:
    short, long = (simulate("toll", ["random"] * 2, games, 1).played for games in (3, 6))
    assert long[:3] == short


def test_seats_rotate_from_game_to_game() -> None:
    seated = [[series().bot_at(game, seat) for seat in range(3)] for game in range(4)]
    assert seated == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]


def test_seats_stay_when_they_are_fixed() -> None:
    assert [[series(True).bot_at(game, seat) for seat in range(3)] for game in range(2)] == [
        [0, 1, 2],
        [0, 1, 2],
    ]


def test_fixed_seats_change_who_plays_where() -> None:
    rotating, fixed = (
        simulate("toll", ["greedy", "random"], 6, 1, fixed_seats=fixed) for fixed in (False, True)
    )
    assert rotating.played[0] == fixed.played[0]
    assert rotating.played != fixed.played


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    assert play_game(series(), 2) == play_game(series(), 2)


def test_options_and_tables_reach_the_games() -> None:
    plain = simulate("toll", ["random"] * 2, 3, 1)
    changed = simulate("toll", ["random"] * 2, 3, 1, options={"errands": "off"}, values={"rounds": 7})
    assert (plain.decisions, changed.decisions) == (30, 42)


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    simulate("toll", ["random"] * 2, 3, 1, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"game_id": "chess"}, UnknownNameError, "game-unknown"),
        ({"bots": ["random", "oracle"]}, UnknownNameError, "bot-unknown"),
        ({"bots": ["random"]}, BadOptionError, "players-out-of-range"),
        ({"games": 0}, BadOptionError, "games-too-few"),
        ({"processes": 0}, BadOptionError, "processes-too-few"),
        ({"options": {"dragons": True}}, BadOptionError, "option-unknown"),
        ({"values": {"rounds": 99}}, BadTableError, "table-out-of-range"),
        (
            {
                "game_id": "belfort",
                "options": {"mode": "normal", "guilds": "bandits spies thieves wizards miners"},
            },
            BadOptionError,
            "guild-not-for-two",
        ),
    ],
)
def test_a_wrong_setting_is_refused_before_anything_is_played(
    changes: dict[str, object], error: type[Exception], message: str
) -> None:
    settings: dict[str, object] = {"game_id": "toll", "bots": ["random"] * 2, "games": 2, "seed": 1}
    with pytest.raises(error) as refusal:
        simulate(**{**settings, **changes})
    assert refusal.value.message == message


def test_an_interrupted_series_ends_at_once() -> None:
    def interrupt(done: int, games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("toll", ["random"] * 2, 400, 1, processes=2, progress=interrupt)
