"""OpenSpiel's own search at one of our games: python examples/open_spiel_search.py [GAME]

Its ISMCTSBot, as OpenSpiel ships it, plays against others who choose at random; without a game, three play
Toll. docs/open-spiel.md says what the games offer to OpenSpiel.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from boardwright.adapters.open_spiel import PREFIX  # importing it makes the games known to pyspiel


def play(name, simulations, seed):
    """One game, the search in the first seat: what the search played, and what the game was worth to each."""
    luck = np.random.RandomState(seed)
    game = pyspiel.load_game(PREFIX + name)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), 2.0, simulations, random_state=luck)
    state = game.new_initial_state()
    moves = []
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            action = luck.choice(actions, p=chances)
        elif state.current_player() == 0:
            action = bot.step(state)
            moves.append(state.action_to_string(action))
        else:
            action = luck.choice(state.legal_actions())
        state.apply_action(action)
    return moves, state.returns()


if __name__ == "__main__":
    moves, worth = play(sys.argv[1] if len(sys.argv) > 1 else "toll(players=3)", simulations=50, seed=1)
    sys.stdout.write(f"the search played: {', '.join(moves)}\nworth: {worth}\n")
