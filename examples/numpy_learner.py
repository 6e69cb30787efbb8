"""A linear policy that learns by REINFORCE, with nothing but numpy.

python examples/numpy_learner.py toll 600      learns for 600 matches against `random`, then plays 200
"""

import sys

import numpy as np

from boardwright.adapters.gymnasium import SeatEnv


class LinearPolicy:
    """A weight for every number of an observation and every action; a softmax over what is legal."""

    def __init__(self, numbers: int, actions: int, seed: int) -> None:
        self.weights = np.zeros((numbers + 1, actions))
        self.luck = np.random.default_rng(seed)

    def chances(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """How likely each action is."""
        liking = np.append(seen, 1.0) @ self.weights
        liking = np.where(mask, liking - liking[mask].max(), -np.inf)
        grown = np.exp(liking)
        return grown / grown.sum()

    def choose(self, seen: np.ndarray, mask: np.ndarray) -> tuple[int, np.ndarray]:
        """An action by chance, and the direction in which it becomes more likely."""
        chances = self.chances(seen, mask)
        action = int(self.luck.choice(len(chances), p=chances))
        direction = -chances
        direction[action] += 1.0
        return action, np.outer(np.append(seen, 1.0), direction)

    def best(self, seen: np.ndarray, mask: np.ndarray) -> int:
        """The action that is most likely."""
        return int(self.chances(seen, mask).argmax())


def learn(env: SeatEnv, policy: LinearPolicy, matches: int, rate: float = 0.05) -> None:
    """Make what led to more than the usual reward more likely, and what led to less, less."""
    usual = 0.0
    for match in range(matches):
        seen, _ = env.reset(seed=match)
        over, total, direction = False, 0.0, np.zeros_like(policy.weights)
        while not over:
            action, way = policy.choose(seen, env.action_masks())
            direction += way
            seen, reward, over, _, _ = env.step(np.int64(action))
            total += reward
        policy.weights += rate * (total - usual) * direction
        usual += 0.05 * (total - usual)


def measure(env: SeatEnv, policy: LinearPolicy, seeds: range) -> float:
    """The share of victory over so many matches."""
    won = 0.0
    for seed in seeds:
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            seen, _, over, _, info = env.step(np.int64(policy.best(seen, env.action_masks())))
        won += info["share"]
    return won / len(seeds)


def main(game: str = "toll", matches: str = "600") -> None:
    env = SeatEnv(game, reward="rank")
    policy = LinearPolicy(env.table.layout.size, env.table.actions, seed=1)
    before = measure(env, policy, range(10_000, 10_200))
    learn(env, policy, int(matches))
    after = measure(env, policy, range(10_000, 10_200))
    sys.stdout.write(f"{game}: share of victory {before:.2f} before, {after:.2f} after {matches} matches\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
