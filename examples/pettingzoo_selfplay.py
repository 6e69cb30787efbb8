"""One program holds all seats of a PettingZoo table: weights for actions by the cross-entropy method.

python examples/pettingzoo_selfplay.py toll 3
"""

import sys

import numpy as np

from boardwright.adapters.pettingzoo import env


def play(table, likings: list[np.ndarray], seed: int) -> list[float]:
    """A match in which every seat takes the legal action that it likes best; what each seat got."""
    table.reset(seed=seed)
    earned = [0.0] * len(likings)
    for agent in table.agent_iter():
        seat = table.possible_agents.index(agent)
        seen, reward, terminated, truncated, _ = table.last()
        earned[seat] += reward
        if terminated or truncated:
            table.step(None)
        else:
            liked = np.where(seen["action_mask"], likings[seat], -np.inf)
            table.step(int(liked.argmax()))
    return earned


def evolve(game: str, players: int, rounds: int = 6, many: int = 24, seed: int = 1) -> np.ndarray:
    """How much each action is liked, after rounds in which the best third of many candidates is kept."""
    table = env(game, players=players, reward="rank")
    luck = np.random.default_rng(seed)
    actions = table.action_space("player_0").n
    middle, spread = np.zeros(actions), np.ones(actions)
    for turn in range(rounds):
        candidates = [luck.normal(middle, spread) for _ in range(many)]
        worth = np.zeros(many)
        for start in range(many):
            seats = [(start + step) % many for step in range(players)]
            for seat, got in zip(
                seats, play(table, [candidates[s] for s in seats], turn * many + start), strict=True
            ):
                worth[seat] += got
        kept = np.array([candidates[index] for index in worth.argsort()[-many // 3 :]])
        middle, spread = kept.mean(axis=0), kept.std(axis=0) + 0.1
    return middle


def main(game: str = "toll", players: str = "2") -> None:
    liked = evolve(game, int(players))
    table = env(game, players=int(players))
    catalogue = table.unwrapped.table.game.catalogue
    best = sorted(range(len(liked)), key=lambda action: -liked[action])[:5]
    sys.stdout.write("liked best: " + ", ".join(catalogue.text(action) for action in best) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
