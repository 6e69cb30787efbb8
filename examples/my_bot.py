"""A bot of one's own: boardwright simulate toll --bots examples/my_bot.py:MyBot,greedy

It tries every legal action on copies of the position that it was handed, lets each copy be played to its end
at random a few times, and takes the action after which it won most. docs/bots.md says what a bot is asked.
"""

from boardwright.bots import Bot
from boardwright.core.play import playout

GAMES = 12


class MyBot(Bot):
    """Plays on at random and counts."""

    name = "my bot"

    def choose(self, game, state, seat, draw):
        """A legal id; the position is dealt anew from what this seat can know; `draw` gives luck."""
        legal = game.legal(state)
        if len(legal) == 1:
            return legal[0]
        return max(legal, key=lambda action: self.worth(game, state, seat, action, draw))

    def worth(self, game, state, seat, action, draw):
        """Victories after an action; the lead counts between equals."""
        total = 0.0
        for _ in range(GAMES):
            after = game.clone(state)
            game.apply(after, action)
            playout(game, after, draw)
            scores = game.scores(after)
            best = max(score for other, score in enumerate(scores) if other != seat)
            total += (game.ranking(after)[seat] == 1) + (scores[seat] - best) / 1000
        return total
