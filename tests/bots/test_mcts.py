"""The search: what it finds, what it keeps, how it divides its work, and that it ends in time."""

import time
from pathlib import Path

import pytest

from boardwright import registry
from boardwright.bots import Budget, Mcts, fair_choice, mcts, tree
from boardwright.bots.judge import Manner, Rollouts, judge_of
from boardwright.bots.tree import Node, Search
from boardwright.core.game import State
from boardwright.core.play import AnyGame, deal, playout
from boardwright.core.random import Random
from boardwright.games.toll.state import State as TollState
from tests.bots.positions import new, positions

GAMES = ["belfort", "caylus1303", "guilds", "toll"]
every_game = pytest.mark.parametrize("name", GAMES)


def searched(name: str, state: State, iterations: int, manner: Manner | None = None) -> Node:
    """The root of a tree grown from a position for the seat to act."""
    game = registry.game(name)
    root = Node(game.to_act(state))
    judge = judge_of(game)
    judge.manner = manner or judge.manner
    search = Search(game, judge, Random(3))
    search.run(state, root.seat, root, iterations)
    return root


def nodes_below(root: Node) -> list[Node]:
    """All nodes under a node."""
    below = [node for choice in root.choices for node in choice.nodes]
    return below + [deeper for node in below for deeper in nodes_below(node)]


def some_position(name: str, players: int, least: int = 2) -> State:
    """A position in the middle of a random game with several choices."""
    game = registry.game(name)
    found = [state for state in positions(name, players, 12, 1) if len(game.legal(state)) >= least]
    return found[len(found) // 2]


@pytest.mark.parametrize(
    ("gold", "errand", "best"),
    [(5, 2, "build tower"), (5, 1, "build mill"), (2, 0, "build inn"), (1, 2, "pass")],
)
def test_the_search_finds_what_brings_most_points_at_the_end(gold: int, errand: int, best: str) -> None:
    game = registry.game("toll")
    state = new(game, 2)
    assert isinstance(state, TollState)
    deal(game, state, Random(1))
    state.round = state.tables.rounds - 1
    seat = game.to_act(state)
    state.players[seat].gold, state.players[seat].errand = gold, errand
    assert game.catalogue.text(Mcts(budget=Budget(60)).choose(game, state, seat, Random(1))) == best


@every_game
def test_every_iteration_is_counted_once_at_the_root(name: str) -> None:
    root = searched(name, some_position(name, 3), 25)
    assert root.count == 25
    assert sum(choice.count for choice in root.choices) == 25


@every_game
def test_every_legal_choice_of_the_root_is_looked_at(name: str) -> None:
    state = some_position(name, 3)
    root = searched(name, state, 1)
    assert [choice.action for choice in root.choices] == registry.game(name).legal(state)


@every_game
def test_what_a_seat_hopes_for_is_a_share_of_victory(name: str) -> None:
    root = searched(name, some_position(name, 3), 30)
    tried = [choice for choice in root.choices if choice.count]
    assert tried
    assert all(0 < choice.total / choice.count < 1 for choice in tried)


def test_below_the_root_a_node_widens_as_it_is_tried_more_often() -> None:
    manner = Manner(width=2, widening=1.0)
    below = nodes_below(searched("guilds", some_position("guilds", 2, 8), 120, manner))
    assert max(len(node.choices) for node in below) > 2
    assert [node for node in below if len(node.choices) > 2 + node.count**0.5] == []


@every_game
@pytest.mark.parametrize("players", [2, 4])
def test_the_hopes_at_the_end_are_those_of_the_ranking(name: str, players: int) -> None:
    game = registry.game(name)
    state = new(game, players)
    draw = Random(4)
    while state.waiting:
        deal(game, state, draw)
        if state.waiting:
            game.apply(state, game.legal(state)[draw.below(len(game.legal(state)))])
    ranking = game.ranking(state)
    win_shares = judge_of(game).win_shares(state)
    winners = [win_shares[seat] for seat in range(players) if ranking[seat] == 1]
    losers = [win_shares[seat] for seat in range(players) if ranking[seat] > 1]
    assert min(winners) > max([*losers, 0.0])
    assert 0.9 <= sum(winners) <= 1.1


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """With how many tries behind it each search begins."""
    found: list[int] = []
    search = mcts.search

    def noted(game: AnyGame, state: State, root: Node, draw: Random, budget: Budget) -> None:
        found.append(root.count)
        search(game, state, root, draw, budget)

    monkeypatch.setattr(mcts, "search", noted)
    return found


def test_the_tree_is_kept_between_decisions_of_one_turn(begun: list[int]) -> None:
    game = registry.game("belfort")
    state = new(game, 2)
    draw, bot = Random(6), Mcts(budget=Budget(40))
    while len(begun) < 40:
        deal(game, state, draw)
        game.apply(state, fair_choice(bot, game, state, draw))
    kept = [count for count in begun if count]
    assert kept
    assert max(kept) <= 40


def test_a_kept_tree_is_dropped_when_the_position_is_another_one(begun: list[int]) -> None:
    game = registry.game("belfort")
    bot = Mcts(budget=Budget(20))
    for state in positions("belfort", 2, 7, 23):
        fair_choice(bot, game, state, Random(7))
    assert set(begun) == {0}


def test_processes_share_the_work_and_come_to_the_same_end_again() -> None:
    game = registry.game("caylus1303")
    state = some_position("caylus1303", 2)
    seat = game.to_act(state)
    chosen = {Mcts(budget=Budget(60, processes=2)).choose(game, state, seat, Random(9)) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(game.legal(state))


def test_a_budget_of_seconds_is_kept() -> None:
    game = registry.game("toll")
    state = some_position("toll", 3)
    begun = time.monotonic()
    Mcts(budget=Budget(seconds=0.1)).choose(game, state, game.to_act(state), Random(2))
    assert 0.1 <= time.monotonic() - begun < 1.0


def test_the_search_never_asks_whether_an_action_is_legal() -> None:
    source = Path(str(tree.__file__)).parent / "tree.py"
    assert "checked_apply" not in source.read_text()
    assert "why_not" not in source.read_text()


@every_game
def test_rollouts_are_played_to_the_end_and_every_decision_counts(name: str) -> None:
    game, state = registry.game(name), some_position(name, 3)
    judge = Rollouts(game)
    search = Search(game, judge, Random(3))
    root = Node(game.to_act(state))
    search.run(state, root.seat, root, 12)
    assert root.count == 12
    assert sum(search.win_shares) == pytest.approx(1)
    assert search.evaluations == 12 * 3
    assert search.decisions > 12 * 3


def test_rollouts_find_what_brings_most_points_at_the_end() -> None:
    game = registry.game("toll")
    state = new(game, 2)
    assert isinstance(state, TollState)
    deal(game, state, Random(1))
    state.round = state.tables.rounds - 1
    seat = game.to_act(state)
    state.players[seat].gold, state.players[seat].errand = 5, 2
    chosen = Mcts(budget=Budget(200, rollouts=True)).choose(game, state, seat, Random(1))
    assert game.catalogue.text(chosen) == "build tower"


def test_a_rollout_counts_each_decision_to_the_end_once() -> None:
    game, state = registry.game("toll"), some_position("toll", 2)  # whatever is played, toll takes as long
    seat = game.to_act(state)
    search = Search(game, Rollouts(game), Random(3))
    search.run(state, seat, Node(seat), 5)
    assert search.decisions == 5 * playout(game, state.clone(), Random(3))
