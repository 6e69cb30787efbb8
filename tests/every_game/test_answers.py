"""Seats that choose at the same time answer in any order, and a record says who gave which answer."""

import json

import pytest

import boardwright
from boardwright import registry
from boardwright.core import record as records
from boardwright.core.decision import CHANCE
from boardwright.core.errors import BadRecordError
from boardwright.core.match import Match, replay, verify
from boardwright.core.random import Random
from boardwright.core.record import Answer, Rewind
from tests.every_game.playing import every_table, new_match

BELFORT = registry.game("belfort")


def ask_somebody(match, draw):
    """Let a random one of the seats that choose at this moment answer first; sometimes two are named."""
    together = match.game.together(match.state)
    for _ in range(1 + draw.below(2) if together else 0):
        assert match.ask_first(together[draw.below(len(together))])


def answered_in_any_order(name, players, seed, tables=None):
    """A match in which secret answers come in random order and are sometimes taken back."""
    match, draw = new_match(name, players, seed, tables), Random(seed)
    while not match.is_over:
        ask_somebody(match, draw)
        seat = match.to_act
        match.act(match.legal[draw.below(len(match.legal))])
        if draw.below(5) == 0 and match.can_undo(seat):
            match.undo(seat)
    return match


def story(match):
    """Everything that happened: the seats, their answers, the positions and the events."""
    steps = [(step.seat, step.action, step.events, match.game.position(step.before)) for step in match.steps]
    return steps, match.position(), match.record()


@every_table
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_answers_in_any_order_replay_from_both_forms_as_they_were_given(name, players, seed):
    match = answered_in_any_order(name, players, seed)
    for text in (records.to_json(match.record()), match.to_lines()):
        again = boardwright.loads(text)
        assert story(again) == story(match)
        assert verify(records.from_text(text, registry.game), match.game) > 0


@every_table
def test_a_record_broken_off_anywhere_goes_on_with_the_same_seat(name, players):
    match, draw = new_match(name, players, 4), Random(4)
    while len(match.steps) < 60 and not match.is_over:
        ask_somebody(match, draw)
        match.act(match.legal[draw.below(len(match.legal))])
        again = boardwright.loads(match.to_lines(with_seed=True))
        assert (again.position(), again.to_act, again.legal) == (match.position(), match.to_act, match.legal)


@every_table
def test_every_entry_of_a_record_names_the_seat_that_gave_it(name, players):
    match = answered_in_any_order(name, players, 5)
    named = [entry.seat for entry in match.record().log if isinstance(entry, Answer)]
    kept = [match.record().log[step.entry] for step in match.steps]
    assert kept == [Answer(step.seat, step.action) for step in match.steps]
    assert set(named) == {CHANCE, *range(players)}


def discarded_by_yellow():
    """The third seat has discarded its first card before the others."""
    match = boardwright.new("belfort", players=3, seed=1)
    assert match.ask_first(2)
    match.act(match.legal[0])
    return match


def test_the_answer_of_the_last_seat_stays_its_own():
    match = discarded_by_yellow()
    for text in (match.to_lines(with_seed=True), records.to_json(match.record(with_seed=True))):
        again = boardwright.loads(text)
        assert again.steps[-1].seat == 2
        assert [player.aside for player in again.state.players] == [p.aside for p in match.state.players]


def test_an_answer_that_was_taken_back_replays_too():
    match = discarded_by_yellow()
    match.undo(2)
    again = boardwright.loads(match.to_lines(with_seed=True))
    assert (again.position(), again.log, again.to_act) == (match.position(), match.log, 2)
    assert "yellow: " in match.to_lines().splitlines()[-2]


def test_naming_one_seat_and_then_another_leaves_no_trace():
    match = boardwright.new("belfort", players=4, seed=1)
    for seat in (3, 2, 1):
        match.ask_first(seat)
    match.act(match.legal[0])
    match.act(match.legal[0])
    assert [step.seat for step in match.steps[-2:]] == [1, 1]
    assert boardwright.loads(match.to_lines()).position() == match.position()
    assert match.to_act == 0


def test_a_copy_knows_which_order_was_asked_for():
    match = boardwright.new("belfort", players=4, seed=1)
    match.ask_first(3)
    copy = match.branch()
    copy.ask_first(1)
    copy.act(copy.legal[0])
    assert boardwright.loads(copy.to_lines()).position() == copy.position()
    assert match.to_act == 3


def changed_log(match, number, entry):
    """The record as JSON with one entry replaced and without a digest."""
    plain = json.loads(records.to_json(match.record()))
    plain["log"][number] = entry
    return json.dumps({**plain, "digest": "", "result": None})


@every_table
def test_an_entry_in_the_name_of_another_seat_is_refused(name, players):
    match = answered_in_any_order(name, players, 6)
    step = next(step for step in match.steps if step.seat >= 0 and not match.game.together(step.before))
    forged = changed_log(match, step.entry, [(step.seat + 1) % players, step.action])
    with pytest.raises(BadRecordError) as caught:
        boardwright.loads(forged)
    assert (caught.value.message, caught.value.arguments["step"]) == ("record-illegal-step", step.entry + 1)
    assert caught.value.arguments["problem"].message == "record-other-seat"
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("seat", [-2, -3, 3, 10**6])
def test_an_entry_of_a_seat_that_does_not_exist_is_refused(seat):
    match = discarded_by_yellow()
    with pytest.raises(BadRecordError):
        boardwright.loads(changed_log(match, len(match.log) - 1, [seat, match.log[-1]]))


@pytest.mark.parametrize("entry", [[], [1], [1, 2, 3], ["red", 1], [1.5, 2], None, True, "1"])
def test_an_entry_of_another_shape_is_refused(entry):
    with pytest.raises(BadRecordError) as caught:
        boardwright.loads(changed_log(discarded_by_yellow(), 0, entry))
    assert caught.value.message == "record-wrong-shape"


def test_a_line_that_names_nobody_of_this_match_is_refused_with_its_number():
    lines = discarded_by_yellow().to_lines().splitlines()[1:]
    with pytest.raises(BadRecordError) as caught:
        boardwright.loads("\n".join([*lines[:-1], lines[-1].replace("yellow", "green")]))
    assert (caught.value.message, caught.value.arguments["line"]) == ("record-unknown-seat", len(lines))


def test_a_line_may_name_a_player_or_nobody():
    match = discarded_by_yellow()
    match.names = ["Ada", "Béla", "Łucja"]
    lines = match.to_lines().splitlines()[1:]
    by_name = boardwright.loads("\n".join([*lines[:-1], lines[-1].replace("yellow", "Łucja")]))
    unnamed = boardwright.loads("\n".join(line.removeprefix("chance: ") for line in lines[:-1]))
    assert by_name.record() == match.record()
    assert unnamed.log == match.log[:-1]


def test_ids_without_seats_are_answers_of_whoever_is_asked():
    match = answered_in_any_order("toll", 3, 7)
    record = match.record()
    record.log = [entry if isinstance(entry, Rewind) else entry.action for entry in record.log]
    assert replay(record, match.game).record() == match.record()


def test_the_spies_may_be_shown_cards_in_any_order():
    options = {"guilds": ["spies", "thieves", "bandits", "wizards", "architects"]}
    match, draw = Match(BELFORT, 4, boardwright.new("belfort", 4, seed=9).dealer, options), Random(9)
    orders = set()
    while not match.is_over:
        ask_somebody(match, draw)
        shown = BELFORT.catalogue.text(match.legal[0]).startswith("show ")
        asked = [match.to_act, *match.game.together(match.state)]
        orders.add((shown, asked == sorted(asked)))
        match.act(match.legal[draw.below(len(match.legal))])
    assert (True, False) in orders
    assert story(boardwright.loads(match.to_lines())) == story(match)
