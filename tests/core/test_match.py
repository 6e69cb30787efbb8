"""A match: acting, undo, rewinds, saving, and checking how it was dealt."""

import json

import msgspec
import pytest

import boardwright
from boardwright import registry
from boardwright.core.dealer import Dealer, seed_from_number
from boardwright.core.decision import CHANCE, NOBODY
from boardwright.core.errors import BadRecordError, IllegalActionError, NothingToUndoError
from boardwright.core.events import plain
from boardwright.core.match import Match, replay, verify
from boardwright.core.random import Random
from boardwright.core.reasons import Reason
from boardwright.core.record import Rewind
from tests.every_game.playing import finished, play_on

TOLL = registry.game("toll")


def toll(players=2, seed=1, dealer=True, **options):
    return Match(TOLL, players, Dealer(seed_from_number(seed)) if dealer else None, options)


def by_hand(*actions, players=2, **options):
    """A match without a dealer: chance is played like a seat."""
    match = toll(players, dealer=False, **options)
    for action in actions:
        match.act(action)
    return match


# ---- acting


def test_chance_has_acted_before_the_first_question():
    match = toll(3)
    assert [step.seat for step in match.steps] == [CHANCE] * 4
    assert match.to_act in range(3)
    assert match.log == [step.action for step in match.steps]


def test_without_a_dealer_chance_waits_for_its_outcome():
    match = toll(dealer=False)
    assert (match.to_act, match.commitment, match.steps) == (CHANCE, "", [])
    match.act("errand mill")
    assert match.state.players[0].errand == 1


def test_actions_are_given_by_number_or_notation():
    one, two = toll(), toll()
    step = one.act("Build  INN")
    assert two.act(1) is not step
    assert one.position() == two.position()
    assert (step.action, step.forced) == (1, False)
    assert step.seat == one.steps[-1].seat
    assert [plain(event)["kind"] for event in step.events] == ["built"]


def test_choices_are_the_legal_actions_by_notation():
    match = toll()
    assert match.choices == {"pass": 0, "build inn": 1}
    assert list(match.choices.values()) == match.legal


def test_a_text_that_is_no_action_is_refused():
    with pytest.raises(IllegalActionError) as caught:
        toll().act("fly " + "x" * 200)
    assert caught.value.message == "action-unknown"
    assert len(caught.value.arguments["action"]) == 80


def test_an_action_that_is_not_legal_is_refused_and_nothing_happens():
    match = toll()
    before = (match.position(), list(match.log), len(match.steps))
    for action in ("build tower", 3, "first 0", 99, -1):
        with pytest.raises(IllegalActionError):
            match.act(action)
    assert (match.position(), match.log, len(match.steps)) == before


def test_an_error_reads_as_a_sentence():
    with pytest.raises(IllegalActionError) as caught:
        toll().act("build tower")
    assert "build tower" in str(caught.value)


def test_why_not_takes_number_or_notation_and_numbers_out_of_range():
    match = toll()
    assert match.why_not("pass") is None
    assert match.why_not("build tower") == Reason("gold-missing", gold=3)
    assert match.why_not(3) == match.why_not("build tower")
    assert match.why_not(11) == Reason("action-out-of-range", action=11, last=10)
    assert match.why_not(-1) == Reason("action-out-of-range", action=-1, last=10)


def test_only_a_decision_without_a_choice_is_forced():
    match = by_hand("first 0", errands=False)
    assert match.forced() is None
    match.act("build inn")
    match.act("build inn")
    assert (match.legal, match.forced()) == ([0], 0)
    assert match.act("pass").forced
    assert toll(dealer=False).forced() is None


def test_a_match_knows_when_it_is_over_and_who_has_won():
    match = finished("toll", 3, 2)
    assert (match.is_over, match.to_act, match.legal, match.choices) == (True, NOBODY, [], {})
    assert match.scores == TOLL.scores(match.state)
    assert match.ranking == TOLL.ranking(match.state)


def test_a_match_says_what_it_is():
    match = by_hand("errand inn", "errand mill", "first 1")
    assert repr(match) == "<Match toll, 2 players, 3 steps, to act: blue>"
    assert repr(toll(dealer=False)) == "<Match toll, 2 players, 0 steps, to act: chance>"
    over = finished("toll", 2, 1)
    assert repr(over).endswith(f"over: {over.scores}>")


def test_seats_are_called_by_colour_until_they_have_names():
    match = toll(4)
    assert match.names == ["red", "blue", "yellow", "purple"]
    match.names[1] = "Ada"
    assert match.record().players == ["red", "Ada", "yellow", "purple"]


def test_a_seat_is_told_its_own_secrets_only():
    match = by_hand("errand inn", "errand mill", "first 1")
    told = {viewer: [plain(event) for event in match.events(viewer)][:2] for viewer in (0, 1, None)}
    own = [{"kind": "got-errand", "seat": s, "building": b} for s, b in ((0, "inn"), (1, "mill"))]
    other = [{"kind": "got-some-errand", "seat": seat} for seat in (0, 1)]
    assert told == {0: [own[0], other[1]], 1: [other[0], own[1]], None: other}


def test_a_view_is_that_of_the_game():
    match = toll()
    assert match.view(1) == TOLL.view(match.state, 1)
    assert match.view() == TOLL.view(match.state, None)


# ---- undo


def test_the_last_choice_can_be_taken_back():
    match = by_hand("errand inn", "errand mill", "first 0")
    before = match.position()
    match.act("build inn")
    assert [match.can_undo(seat) for seat in (0, 1)] == [1, 0]
    match.undo()
    assert match.position() == before
    assert match.log[-1] == Rewind(1)
    assert len(match.steps) == 3


def test_undo_can_be_asked_for_by_its_seat_only():
    match = by_hand("errand inn", "errand mill", "first 0", "build inn")
    with pytest.raises(NothingToUndoError):
        match.undo(1)
    match.undo(0)
    assert match.to_act == 0


def test_undo_passes_over_steps_without_a_choice():
    match = by_hand("first 1", "build inn", "build inn", errands=False)
    assert [step.forced for step in match.steps[1:]] == [False, False]
    match.act("pass")
    assert match.steps[-1].forced
    assert [match.can_undo(seat) for seat in (0, 1)] == [0, 0]


def test_nothing_can_be_taken_back_at_the_start_or_behind_chance():
    for match in (toll(), toll(dealer=False)):
        assert [match.can_undo(seat) for seat in (0, 1)] == [0, 0]
        with pytest.raises(NothingToUndoError) as caught:
            match.undo()
        assert caught.value.message == "nothing-to-undo"


def test_a_step_is_a_barrier_when_chance_acted_or_a_secret_was_shown():
    match = finished("toll", 2, 1)
    assert [step.is_barrier for step in match.steps[:3]] == [True] * 3
    assert not any(step.is_barrier for step in match.steps[3:-1])
    assert match.steps[-1].is_barrier


def test_a_choice_with_forced_steps_behind_it_is_taken_back_with_them():
    match = Match(registry.game("belfort"), 3, Dealer(seed_from_number(4)))
    draw = Random(4)
    counts = set()
    while not match.is_over:
        play_on(match, draw, count=1)
        counts.add(match.can_undo(match.steps[-1].seat))
    assert {0, 1, 2} <= counts


def test_a_rewind_goes_as_far_as_it_is_told():
    match = play_on(toll(3), Random(1), count=6)
    before = [TOLL.position(step.before) for step in match.steps]
    match.rewind(4)
    assert match.position() == before[-4]
    assert match.log[-1] == Rewind(4)


@pytest.mark.parametrize("count", [0, -1, 1000])
def test_a_rewind_of_nothing_or_too_much_is_refused(count):
    match = toll()
    steps = len(match.steps)
    with pytest.raises(NothingToUndoError) as caught:
        match.rewind(count)
    assert caught.value.arguments == {"count": count, "steps": steps}
    assert (len(match.steps), len(match.log)) == (steps, steps)


def test_after_a_rewind_past_chance_the_deal_is_another_one():
    dealt = set()
    match = toll(4, seed=3)
    for _ in range(12):
        dealt.add(tuple(step.action for step in match.steps))
        match.rewind(len(match.steps))
    assert len(dealt) > 3
    assert boardwright.loads(match.to_lines(with_seed=True)).position() == match.position()


# ---- saving


@pytest.mark.parametrize(("name", "first"), [("m.json", "{"), ("m.txt", "["), ("m", "{"), ("m.data", "{")])
def test_the_name_of_a_file_decides_its_form(tmp_path, name, first):
    match = finished("toll", 2, 1)
    match.save(tmp_path / name)
    assert (tmp_path / name).read_text(encoding="utf-8")[0] == first
    assert boardwright.load(str(tmp_path / name)).record() == match.record()


def test_saving_replaces_the_old_file_and_leaves_nothing_else(tmp_path):
    path = tmp_path / "match.json"
    path.write_text("old", encoding="utf-8")
    toll().save(path)
    assert [each.name for each in tmp_path.iterdir()] == ["match.json"]
    assert json.loads(path.read_text(encoding="utf-8"))["game"] == "toll"


def test_a_save_that_fails_leaves_the_old_file_alone(tmp_path, monkeypatch):
    path = tmp_path / "match.json"
    path.write_text("old", encoding="utf-8")

    def broken(self, target):
        raise OSError("the disk is full")

    monkeypatch.setattr(type(path), "replace", broken)
    with pytest.raises(OSError, match="full"):
        toll().save(path)
    assert path.read_text(encoding="utf-8") == "old"


def test_the_seed_is_saved_when_asked_for_and_after_the_end(tmp_path):
    match = toll()
    seed = match.dealer.seed.hex()
    assert match.record().seed is None
    assert match.record(with_seed=True).seed == seed
    assert finished("toll", 2, 1).record().seed == seed


def test_options_and_changed_tables_are_recorded():
    game = registry.game("belfort")
    options = {"guilds": "spies wizards bandits thieves miners"}
    match = Match(game, 3, None, options, {"wall": {"cost": [1, 1, 1]}, "pool": 3})
    record = match.record()
    assert record.options["guilds"] == ["spies", "wizards", "bandits", "thieves", "miners"]
    assert record.tables == {"wall.cost": [1, 1, 1]}
    assert (record.nonces, record.commitment) == ([], "")


# ---- replaying


def test_a_record_with_its_seed_can_be_played_on():
    match = play_on(toll(3), Random(1), count=4)
    again = replay(match.record(with_seed=True), TOLL)
    assert play_on(again, Random(2)).record() == play_on(match, Random(2)).record()


def test_a_record_without_its_seed_can_be_looked_at_only():
    match = play_on(toll(3), Random(1), count=4)
    again = replay(match.record(), TOLL)
    assert again.dealer is None
    assert (again.position(), again.commitment, again.names) == (
        match.position(),
        match.commitment,
        match.names,
    )


def test_part_of_a_record_can_be_replayed():
    match = finished("toll", 3, 2)
    record = match.record()
    for upto in range(len(record.log)):
        assert replay(record, TOLL, upto).position() == TOLL.position(match.steps[upto].before)
    assert replay(record, TOLL, 1000).is_over


# ---- checking the dealing


def checked(**fields):
    """The message that a finished match with some fields changed is refused with."""
    record = msgspec.structs.replace(finished("toll", 2, 3).record(), **fields)
    with pytest.raises(BadRecordError) as caught:
        verify(record, TOLL)
    assert str(caught.value) != ""
    return caught.value.message


def test_an_honest_match_is_found_to_be_so():
    assert verify(play_on(toll(2), Random(1)).record(), TOLL) == 3
    assert verify(play_on(toll(2, errands=False), Random(1)).record(), TOLL) == 1


def test_a_match_without_seed_cannot_be_checked():
    assert checked(seed=None) == "verify-no-seed"


def test_a_generator_that_is_not_known_cannot_be_checked():
    assert checked(generator=2) == "verify-generator"


def test_a_seed_that_was_not_promised_is_noticed():
    assert checked(commitment="0" * 64) == "verify-commitment"
    assert checked(seed=seed_from_number(99).hex()) == "verify-commitment"


def test_an_outcome_that_the_seed_does_not_give_is_noticed_with_its_number():
    honest = finished("toll", 2, 3)
    other = next(first for first in (7, 8) if first != honest.log[0])
    forged = Match(TOLL, 2, None, {"errands": False})
    forged.act(other)
    play_on(forged, Random(1))
    record = msgspec.structs.replace(
        forged.record(), seed=honest.dealer.seed.hex(), commitment=honest.commitment
    )
    with pytest.raises(BadRecordError) as caught:
        verify(record, TOLL)
    assert (caught.value.message, caught.value.arguments["step"]) == ("verify-outcome", 1)


def test_other_nonces_give_another_deal():
    honest = finished("belfort", 2, 3).record()
    with pytest.raises(BadRecordError) as caught:
        verify(msgspec.structs.replace(honest, nonces=["ada"]), registry.game("belfort"))
    assert caught.value.message == "verify-outcome"


def test_a_match_in_play_is_not_checked_yet():
    match = toll()
    with pytest.raises(BadRecordError) as caught:
        verify(match.record(with_seed=True), TOLL)
    assert caught.value.message == "verify-unfinished"


def test_a_match_with_nonces_and_rewinds_is_checked():
    match = Match(TOLL, 3, Dealer(seed_from_number(8), ("ada", "bela", "cleo")))
    match.rewind(2)
    play_on(match, Random(8), count=5)
    match.rewind(5)
    play_on(match, Random(9))
    assert verify(match.record(), TOLL) == sum(1 for step in match.steps if step.seat == CHANCE) + 2


def test_a_file_can_be_checked(tmp_path):
    match = finished("toll", 4, 1)
    match.save(tmp_path / "match.txt")
    assert boardwright.verify(tmp_path / "match.txt") == sum(1 for s in match.steps if s.seat == CHANCE)
