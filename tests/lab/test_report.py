"""Reports on a game: what is counted, and that it is the same wherever it is played."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import boardwright
from boardwright import registry
from boardwright.core.errors import BadOptionError, BoardwrightError, UnknownNameError
from boardwright.games.belfort.events import ActivatedGuild, GuildLaid, MarkedGuild
from boardwright.games.belfort.terms import Guild
from boardwright.games.caylus1303.events import CharacterChosen, CharacterTaken
from boardwright.games.caylus1303.terms import Character as CaylusCharacter
from boardwright.games.guilds.events import Coins, Hired, Received, RoundBegins, ScoredObjective
from boardwright.games.guilds.terms import Character, Objective
from boardwright.lab.figures import Account, Label, Note, Row, best_first, count, difference
from boardwright.lab.report import Report, account_of, report, report_on_records
from boardwright.lab.reporter import reporter
from boardwright.lab.simulate import checked_series, simulate
from boardwright.plugins.belfort import report as belfort
from boardwright.plugins.caylus1303 import report as caylus1303
from boardwright.plugins.guilds import report as guilds
from boardwright.text import Words

GUILDS = ["seats", "phases", "source-characters", "source-rooms", "source-objectives"]


def small(game: str = "guilds", games: int = 3, seed: int = 1, processes: int = 1) -> Report:
    """A report that random bots play quickly."""
    return report(game, games, seed, bot="random", processes=processes)


def account(*scores: int, notes: tuple[Note, ...] = ()) -> Account:
    """A game that ended with these scores."""
    best = [1.0 if score == max(scores) else 0.0 for score in scores]
    return Account(0, 10, tuple({"all": score} for score in scores), tuple(best), notes)


@pytest.mark.parametrize("game", ["toll", "guilds"])
def test_the_same_seed_gives_the_same_report_with_any_number_of_processes(game: str) -> None:
    assert small(game, processes=2) == small(game, processes=1)


def test_another_seed_gives_another_report() -> None:
    assert small("toll", seed=2) != small("toll", seed=1)


def test_the_report_is_plain_and_complete() -> None:
    plain = json.loads(json.dumps(small().plain()))
    assert list(plain) == ["game", "bot", "games", "seed", "options", "overview", "players"]
    assert (plain["game"], plain["bot"], plain["games"], plain["seed"]) == ("guilds", "random", 3, 1)
    assert {players: list(tables) for players, tables in plain["players"].items()} == {
        "2": GUILDS,
        "3": GUILDS,
        "4": GUILDS,
    }
    assert list(plain["overview"]["score"]) == ["players-2", "players-3", "players-4"]


def test_other_games_have_the_general_report() -> None:
    plain = small("toll").plain()
    assert list(plain["overview"]) == [
        "score",
        "source-buildings",
        "source-errands",
        "source-tolls",
        "winning-score",
        "margin",
        "decisions",
    ]
    assert [list(tables) for tables in plain["players"].values()] == [
        ["seats", "phases", "source-buildings"]
    ] * 3
    assert list(plain["players"]["2"]["seats"]) == ["seat-1", "seat-2", "starting-player"]


def test_a_report_plays_the_games_of_a_simulation() -> None:
    played = simulate("toll", ["greedy", "greedy"], 4, 7, fixed_seats=True).played
    series = replace(checked_series("toll", ["greedy", "greedy"], 4, 7, {}, {}), fixed_seats=True)
    accounts = [account_of(series, number) for number in range(4)]
    assert [tuple(each.scores) for each in accounts] == [each.scores for each in played]
    assert [each.wins for each in accounts] == [each.wins for each in played]


def test_only_some_numbers_of_players() -> None:
    told: list[tuple[int, int]] = []
    result = report(
        "toll", 2, 1, players=[2, 4], bot="random", progress=lambda done, of: told.append((done, of))
    )
    assert list(result.by_players) == [2, 4]
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_options_and_tables_reach_the_games() -> None:
    plain = report(
        "toll", 2, 1, players=[2], bot="random", options={"errands": "off"}, values={"rounds": 7}
    ).plain()
    assert plain["overview"]["decisions"]["players-2"]["value"] == 14
    assert plain["options"] == {"errands": "off"}


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"game_id": "chess"}, UnknownNameError, "game-unknown"),
        ({"bot": "oracle"}, UnknownNameError, "bot-unknown"),
        ({"players": [5]}, BadOptionError, "players-out-of-range"),
        ({"games": 0}, BadOptionError, "games-too-few"),
        ({"processes": 0}, BadOptionError, "processes-too-few"),
        ({"options": {"dragons": True}}, BadOptionError, "option-unknown"),
    ],
)
def test_a_wrong_setting_is_refused(
    changes: dict[str, object], error: type[BoardwrightError], message: str
) -> None:
    settings: dict[str, object] = {"game_id": "toll", "games": 2, "seed": 1, "bot": "random"}
    with pytest.raises(error) as refusal:
        report(**{**settings, **changes})
    assert refusal.value.message == message


# ---- figures


def test_rows_are_sorted_by_their_last_figure() -> None:
    rows = [
        Row(Label("none"), (None,)),
        Row(Label("low"), (difference([-1.0]),)),
        Row(Label("high"), (count(2),)),
    ]
    assert [row.label.name for row in best_first(rows)] == ["high", "low", "none"]


def test_a_difference_is_that_to_the_mean_of_the_table() -> None:
    assert [account(10, 20, 30).ahead(seat) for seat in range(3)] == [-10, 0, 10]


# ---- Guilds


def test_income_is_noted_in_the_first_and_in_the_last_round() -> None:
    events = [
        event
        for number in (1, 2, 3)
        for event in (RoundBegins(number, 3), Received(0, Coins(florins=10 + number)))
    ]
    noted = [(note.kind, note.amount) for note in guilds.notes(events) if note.kind != "round"]
    assert noted == [("first-income", 11), ("last-income", 13)]
    only = [RoundBegins(1, 1), Received(0, Coins(florins=10))]
    assert [note.kind for note in guilds.notes(only)] == ["round", "first-income", "last-income"]


def test_prices_and_objectives_are_noted() -> None:
    events = [Hired(1, Character.BANKER, 4), ScoredObjective(0, Objective.MOST_GOLD, 2, 3)]
    assert guilds.notes(events) == [
        Note("hired", 1, Character.BANKER, 4),
        Note("place-2", 0, Objective.MOST_GOLD, 3),
    ]


@pytest.mark.parametrize(
    ("points", "decided"), [((6, 0), True), ((5, 0), False), ((6, 3), False), ((0, 6), False)]
)
def test_an_objective_decides_when_another_guild_had_more_points_without_it(
    points: tuple[int, int], decided: bool
) -> None:
    notes = tuple(
        Note(f"place-{seat + 1}", seat, Objective.MOST_GOLD, each) for seat, each in enumerate(points)
    )
    assert guilds.has_decided(account(50, 45, notes=notes), Objective.MOST_GOLD) is decided
    assert not guilds.has_decided(account(50, 45, notes=notes), Objective.MOST_GARDENS)


def test_what_bots_do_is_counted() -> None:
    """In every game of Guilds somebody begins, and every character hired was dealt before."""
    tables = small(games=4).plain()["players"]["3"]
    assert "starting-player" in tables["seats"]
    everything, *rows = tables["source-characters"].values()
    assert all(row["hired"]["value"] <= row["dealt"]["value"] for row in rows)
    for head in ("dealt", "hired"):
        assert sum(row[head]["value"] for row in rows) == everything[head]["value"] > 30
    assert tables["source-characters"]["character-banker"]["uses"] is None
    assert sum(row["drawn"]["value"] for row in tables["source-objectives"].values()) == 16


# ---- phases, buildings, guilds, characters


@pytest.mark.parametrize("game", ["belfort", "caylus1303", "guilds", "toll"])
def test_decisions_by_phase_add_up_to_those_of_the_game(game: str) -> None:
    plain = small(game, games=2).plain()
    for players, tables in plain["players"].items():
        by_phase = sum(row["decisions-per-game"]["value"] for row in tables["phases"].values())
        total = plain["overview"]["decisions"][f"players-{players}"]["value"]
        assert by_phase == pytest.approx(total)
        assert all(row["choices-per-decision"]["value"] >= 1 for row in tables["phases"].values())


def test_every_decision_of_every_game_has_a_phase_of_its_own_words() -> None:
    for game in registry.built_in():
        speech = Words("en", registry.game(game))
        known = reporter(game)
        for phase in {*known.phases.values(), known.main_phase}:
            assert speech.has(f"report-{phase}")


@pytest.mark.parametrize(
    ("game", "titles"),
    [
        ("belfort", ["buildings", "guilds"]),
        ("caylus1303", ["buildings", "source-monuments", "characters"]),
        ("toll", ["source-buildings"]),
    ],
)
def test_owners_are_counted_and_share_the_victories(game: str, titles: list[str]) -> None:
    tables = report(game, 6, 2, players=[3], bot="random").plain()["players"]["3"]
    assert list(tables) == ["seats", "phases", *titles]
    for title in titles:
        everything, *rows = tables[title].values()
        head = next(name for name in ("owned", "built", "held") if name in everything)
        assert sum(row[head]["value"] for row in rows) == everything[head]["value"]
        for row in rows:
            share = row["win-share"]
            assert share is None or share["interval"][0] <= share["value"] <= share["interval"][1]


def test_a_character_counts_once_for_each_seat_that_ever_held_it() -> None:
    events = [
        CharacterChosen(0, CaylusCharacter.THIEF),
        CharacterTaken(1, CaylusCharacter.THIEF, 0),
        CharacterTaken(0, CaylusCharacter.THIEF, 1),
    ]
    held = [Note("held", seat, CaylusCharacter.THIEF) for seat in (0, 1)]
    assert caylus1303.notes(events) == held


def test_visits_to_a_guild_and_its_owner_are_noted() -> None:
    events = [GuildLaid(Guild.SPIES, 1), MarkedGuild(2, Guild.SPIES), ActivatedGuild(0, Guild.SPIES)]
    assert belfort.notes(events) == [
        Note("laid", term=Guild.SPIES),
        Note("guild", 2, Guild.SPIES),
        Note("visit", 0, Guild.SPIES),
    ]


# ---- games that were played elsewhere


def test_records_give_the_report_of_the_games_that_they_hold(tmp_path: Path) -> None:
    """Read back, a match counts as it did when it was played."""
    files = []
    for seed in (1, 2):
        match = boardwright.new("belfort", 2, seed=seed)
        while not match.is_over:
            match.act(match.legal[seed % len(match.legal)])
        files.append(tmp_path / f"{seed}.json")
        match.save(files[-1])
        last = match
    result = report_on_records("belfort", files)
    assert (result.games, result.bot, list(result.accounts)) == (2, "", [2])
    account = result.accounts[2][1]
    assert account.scores == last.scores
    assert account.decisions == sum(1 for step in last.steps if step.seat >= 0)
    assert sum(decisions for decisions, _ in account.phases.values()) == account.decisions
    assert len(account.of_kind("laid")) == 5


def test_records_of_other_games_and_unfinished_ones_are_left_out(tmp_path: Path) -> None:
    running, other = tmp_path / "running.json", tmp_path / "other.json"
    boardwright.new("toll", 2, seed=1).save(running)
    boardwright.new("belfort", 2, seed=1).save(other)
    with pytest.raises(BadOptionError) as refusal:
        report_on_records("toll", [running, other])
    assert refusal.value.message == "report-no-records"


def test_a_figure_stands_out_when_the_usual_value_is_outside_its_interval() -> None:
    values = [1.0, 2.0, 3.0]
    found = [difference(values, usual) for usual in (0.0, 2.0, 4.0)]
    assert [figure.stands_out for figure in found if figure] == [True, False, True]
