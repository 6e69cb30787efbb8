"""What positions of Belfort are worth to the search: leads, shares of victory, and what it chooses by."""

import pytest

from boardwright import registry
from boardwright.bots.judge import Judge, judge_of
from boardwright.bots.tree import Node, Search
from boardwright.core.random import Random
from boardwright.games.belfort.state import State
from boardwright.plugins.belfort import evaluator as belfort
from tests.bots.positions import positions

seats = pytest.mark.parametrize("players", [2, 3, 5])


def judge() -> Judge:
    """The judge of Belfort."""
    return judge_of(registry.game("belfort"))


def states(players: int) -> list[State]:
    """Positions of a random match."""
    return [state for state in positions("belfort", players, 5, 40) if isinstance(state, State)]


@seats
def test_a_lead_and_the_prospects_of_every_seat_count_once(players: int) -> None:
    for state in states(players):
        scores = [player.score() for player in state.players]
        own = [belfort.prospects(state, seat, *belfort.unit_worth(state, seat)) for seat in range(players)]
        for seat, lead in enumerate(judge().leads(state)):
            promised = belfort.ahead_of_mean(scores, seat) + belfort.lead_to_come(state, seat)
            assert lead == pytest.approx(promised + belfort.ahead_of_mean(own, seat))


@seats
def test_first_sight_and_what_comes_of_a_choice_are_on_the_same_footing(players: int) -> None:
    for state in states(players):
        leads = judge().leads(state)
        gains = judge().gains_of(state, leads, judge().win_shares_of(state, leads))
        priors = [judge().prior(state, seat, judge().shift(state, seat)) for seat in range(players)]
        assert priors == pytest.approx(gains)


def test_a_choice_makes_a_difference_even_where_victory_is_hardly_in_doubt() -> None:
    state = states(2)[0]
    leads = ([30.0, -30.0], [32.0, -32.0])
    win_shares = [judge().win_shares_of(state, each) for each in leads]
    gains = [judge().gains_of(state, each, hope)[0] for each, hope in zip(leads, win_shares, strict=True)]
    assert win_shares[1][0] - win_shares[0][0] < 0.01 < gains[1] - gains[0]


def test_at_the_end_victory_counts_beside_the_points() -> None:
    state = states(2)[0]
    state.waiting = []
    won, lost = judge().gains_of(state, [0.0, 0.0], [0.95, 0.05])
    assert won > 0.55
    assert won + lost == pytest.approx(1.0)


@seats
def test_turns_of_a_month_are_behind_when_all_have_built(players: int) -> None:
    state = states(players)[-1]
    state.step = belfort.FIRST_STEP_OF_TURN
    assert belfort.turns_ahead(state) == 2
    state.step += 2
    found = []
    for turn in range(players):
        state.turn = turn
        found.append(belfort.turns_ahead(state))
    assert found == [1] * (players - 1) + [0]


def test_every_iteration_ends_with_the_own_turn() -> None:
    game = registry.game("belfort")
    for state in states(2)[1:4]:
        root = Node(game.to_act(state))
        Search(game, judge(), Random(8)).run(state, root.seat, root, 40)
        assert {node.seat for node in inner(root)} == {root.seat}


def inner(node: Node) -> list[Node]:
    """The nodes under a node, and itself, at which something was chosen."""
    if not node.choices:
        return []
    return [node, *(deeper for choice in node.choices for child in choice.nodes for deeper in inner(child))]
