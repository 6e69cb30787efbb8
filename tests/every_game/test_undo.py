"""Undo: free up to the last barrier, and never past chance, a shown secret or another seat's decision."""

import pytest

import boardwright
from boardwright.core.decision import CHANCE
from boardwright.core.errors import NothingToUndoError
from boardwright.core.match import verify
from boardwright.core.play import random_action
from boardwright.core.random import Random
from tests.every_game.playing import every_table, finished, new_match, play_on


def steps_back(match, seat):
    """How many steps an undo takes back: to the last real choice of the seat, if no barrier lies between."""
    for count, step in enumerate(reversed(match.steps), start=1):
        shown = any(event.reveals() for event in step.events)
        if step.seat != seat or step.seat == CHANCE or shown:
            return 0
        if len(match.game.legal(step.before)) > 1:
            return count
    return 0


def choices(match, seed):
    """Play a match at random; yields after every choice the seat that made it."""
    draw = Random(seed)
    while not match.is_over:
        seat = match.to_act
        match.act(random_action(match.game, match.state, draw))
        yield seat


@every_table
def test_undo_is_possible_exactly_up_to_the_last_barrier(name, players):
    match = new_match(name, players, 31)
    possible = 0
    for _ in choices(match, 31):
        counts = [match.can_undo(seat) for seat in range(players)]
        assert counts == [steps_back(match, seat) for seat in range(players)]
        possible += sum(counts) > 0
    assert possible > 3


@every_table
def test_nothing_can_be_taken_back_after_chance_has_acted(name, players):
    match = new_match(name, players, 32)
    after_chance = (seat for seat in choices(match, 32) if match.steps[-1].seat == CHANCE)
    assert [match.can_undo(seat) for seat in range(players)] == [0] * players
    for _ in after_chance:
        assert [match.can_undo(seat) for seat in range(players)] == [0] * players


@every_table
def test_nothing_can_be_taken_back_after_a_secret_was_shown(name, players):
    match = new_match(name, players, 33)
    shown = (seat for seat in choices(match, 33) if any(event.reveals() for event in match.steps[-1].events))
    for _ in shown:
        assert [match.can_undo(seat) for seat in range(players)] == [0] * players
        with pytest.raises(NothingToUndoError):
            match.undo()


@every_table
def test_nobody_takes_back_what_another_seat_decided(name, players):
    match = new_match(name, players, 34)
    for seat in choices(match, 34):
        others = [other for other in range(players) if other != seat]
        assert [match.can_undo(other) for other in others] == [0] * len(others)
        with pytest.raises(NothingToUndoError):
            match.undo(others[0])


class Hesitant:
    """Plays a match at random and takes back every choice once, where that is allowed."""

    def __init__(self, match, seed):
        self.match = match
        self.draw = Random(seed)
        self.settled = -1

    def play(self):
        """Yields after every undo the position and the number of steps that should be back, and what is."""
        match = self.match
        while not match.is_over:
            match.act(random_action(match.game, match.state, self.draw))
            seat = match.steps[-1].seat
            first = len(match.steps) - match.can_undo(seat)
            if self.settled < first < len(match.steps):
                wanted = match.game.position(match.steps[first].before)
                match.undo(seat)
                yield (wanted, first), (match.position(), len(match.steps))
                match.act(match.legal[-1])
                self.settled = first


@every_table
def test_undo_brings_back_the_very_position(name, players):
    player = Hesitant(new_match(name, players, 35), 35)
    undone = list(player.play())
    assert [wanted for wanted, _ in undone] == [found for _, found in undone]
    assert undone != []


@every_table
def test_a_match_with_rewinds_is_recorded_replayed_and_checked(name, players):
    player = Hesitant(new_match(name, players, 36), 36)
    assert list(player.play()) != []
    match = player.match
    again = boardwright.loads(match.to_lines())
    assert again.position() == match.position()
    assert again.record() == match.record()
    assert verify(match.record(), match.game) > 0


@every_table
def test_whole_turns_can_be_rewound_and_chance_then_deals_anew(name, players):
    match = play_on(new_match(name, players, 37), Random(37), count=12)
    before = [match.game.position(step.before) for step in match.steps]
    match.rewind(len(before) - 3)
    assert [match.game.position(step.before) for step in match.steps][:3] == before[:3]
    assert match.to_act >= 0
    again = boardwright.loads(match.to_lines(with_seed=True))
    assert again.position() == match.position()


@every_table
def test_after_a_revealed_end_nothing_can_be_taken_back_by_those_who_did_not_act_last(name, players):
    match = finished(name, players, 38)
    others = [seat for seat in range(players) if seat != match.steps[-1].seat]
    assert [match.can_undo(seat) for seat in others] == [0] * len(others)
