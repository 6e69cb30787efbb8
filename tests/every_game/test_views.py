"""Secrets: views are plain data, and neither view nor events change with what a seat cannot see."""

import itertools
import json
from collections.abc import Iterator

from boardwright import registry
from boardwright.core.decision import CHANCE
from boardwright.core.events import Log, plain
from boardwright.core.random import Random
from tests.every_game.playing import OPEN, WITH_SECRETS, every_table, new_state, played, some


def seen(game, state, viewer):
    """The bytes of a view."""
    return json.dumps(game.view(state, viewer), ensure_ascii=False)


@every_table
def test_a_view_is_plain_data_for_every_seat_and_for_spectators(name, players):
    game = registry.game(name)
    for state in some(played(game, new_state(name, players, 21), 21), 4):
        for viewer in (None, *range(players)):
            view = game.view(state, viewer)
            assert json.loads(json.dumps(view)) == view


@every_table
def test_a_view_is_the_same_for_a_state_dealt_anew_from_that_seat(name, players):
    game = registry.game(name)
    draw = Random(22)
    for seed in (22, 23):
        for state in some(played(game, new_state(name, players, seed), seed), 3):
            for viewer in range(players):
                other = game.redeal(state, viewer, draw)
                assert seen(game, other, viewer) == seen(game, state, viewer)


@every_table
def test_a_spectator_sees_the_same_whoever_has_dealt_anew(name, players):
    game = registry.game(name)
    draw = Random(24)
    for state in some(played(game, new_state(name, players, 24), 24), 5):
        for viewer in range(players):
            assert seen(game, game.redeal(state, viewer, draw), None) == seen(game, state, None)


@every_table
def test_dealing_anew_leaves_the_true_state_as_it_is(name, players):
    game = registry.game(name)
    draw = Random(25)
    for state in some(played(game, new_state(name, players, 25), 25), 5):
        before = game.position(state)
        for viewer in range(players):
            game.redeal(state, viewer, draw)
        assert game.position(state) == before


@every_table
def test_a_seat_has_the_same_choices_in_a_state_dealt_anew_for_it(name, players):
    game = registry.game(name)
    draw = Random(26)
    own = (s for s in played(game, new_state(name, players, 26), 26) if s.waiting[-1].seat >= 0)
    for state in own:
        seat = game.to_act(state)
        assert game.legal(game.redeal(state, seat, draw)) == game.legal(state)


@every_table
def test_a_state_dealt_anew_can_be_played_to_the_end(name, players):
    game = registry.game(name)
    draw = Random(27)
    for state in some(played(game, new_state(name, players, 27), 27)):
        other = game.redeal(state, draw.below(players), draw)
        for _ in played(game, other, 27):
            assert game.legal(other) != []
        assert game.is_over(other)


class Twins:
    """Two games with the same decisions and different hidden cards, as far as one seat can tell.

    The second begins as the first dealt anew for that seat. Both take the same ids; chance gives the second
    another outcome where the seat is told the same of both, and so do secret choices of others.
    """

    def __init__(self, game, state, viewer, seed):
        self.game = game
        self.viewer = viewer
        self.draw = Random(seed)
        self.one = game.clone(state)
        self.two = game.redeal(state, viewer, self.draw)
        self.told = ("", "")

    def steps(self) -> Iterator[tuple[str, str]]:
        """What the seat is told in both, step by step, until their ways must part."""
        while self.one.waiting and self._step():
            yield self.told

    def _step(self):
        options = self.game.legal(self.one)
        action = options[self.draw.below(len(options))]
        told_one, revealed = self._told(self.one, action)
        other = self._counterpart(action, told_one)
        if other is None:
            return False
        told_two, _ = self._told(self.two, other)
        if revealed and told_one != told_two:
            return False
        self.game.apply(self.one, action)
        self.game.apply(self.two, other)
        self.told = (
            told_one + seen(self.game, self.one, self.viewer),
            told_two + seen(self.game, self.two, self.viewer),
        )
        return True

    def _counterpart(self, action, told):
        legal = self.game.legal(self.two)
        if self.game.to_act(self.one) == self.viewer:
            return action if action in legal else None
        hidden = [each for each in legal if each != action and self._told(self.two, each)[0] == told]
        secret = self.game.to_act(self.one) == CHANCE or self.game.together(self.one)
        if secret and hidden:
            return hidden[self.draw.below(len(hidden))]
        return action if action in legal else None

    def _told(self, state, action):
        copy = self.game.clone(state)
        log = Log()
        self.game.apply(copy, action, log)
        events = [event.for_seat(self.viewer) for event in log.events]
        text = json.dumps([plain(event) for event in events if event is not None])
        return text, any(event.reveals() for event in log.events)


@every_table
def test_events_and_views_tell_a_seat_nothing_of_hidden_cards(name, players):
    game = registry.game(name)
    seed = WITH_SECRETS.get(name, {}).get(players, 28)
    different = 0
    for number, state in enumerate(some(played(game, new_state(name, players, seed), seed), 19)):
        twins = Twins(game, state, number % players, number)
        for told_one, told_two in itertools.islice(twins.steps(), 30):
            assert told_one == told_two
            different += game.position(twins.one) != game.position(twins.two)
    assert different == 0 if name in OPEN else different > 10


@every_table
def test_what_a_spectator_is_told_every_seat_is_told_at_least_as_an_event(name, players):
    game = registry.game(name)
    state = new_state(name, players, 29)
    draw = Random(29)
    while state.waiting:
        log = Log()
        legal = game.legal(state)
        game.apply(state, legal[draw.below(len(legal))], log)
        for event in log.events:
            told = [event.for_seat(viewer) for viewer in (None, *range(players))]
            assert len({each is None for each in told}) == 1
