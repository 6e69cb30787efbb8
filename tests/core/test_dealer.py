"""The dealer: the documented generator, computed again here in a few lines of its own."""

import hashlib
import hmac

import pytest

from boardwright.core import dealer as dealers
from boardwright.core.dealer import Dealer, commitment_of, seed_from_number

SEED = bytes(range(32))


def outcome_by_the_book(seed, nonces, weights, position):
    """Generator 1 as its documentation says it."""
    total = sum(weights)
    for attempt in range(100):
        message = "boardwright 1|" + ",".join(nonces) + "|" + str(position) + "|" + str(attempt)
        digest = hmac.new(seed, message.encode(), hashlib.sha256).digest()
        number = int.from_bytes(digest[:8], "big")
        if number < 2**64 - 2**64 % total:
            spans = [index for index, weight in enumerate(weights) for _ in range(weight)]
            return spans[number % total]
    raise AssertionError("a hundred numbers refused")


@pytest.mark.parametrize("weights", [[1], [1, 1], [3, 1, 2], [5, 5, 4, 3, 1, 5, 2, 4, 5, 5]])
@pytest.mark.parametrize("nonces", [(), ("ada",), ("ada", "bela", "łucja")])
def test_outcomes_are_those_that_the_documentation_describes(weights, nonces):
    dealt = [Dealer(SEED, nonces).outcome(weights, position) for position in range(60)]
    assert dealt == [outcome_by_the_book(SEED, nonces, weights, position) for position in range(60)]


def test_known_outcomes_stay_as_they_are():
    dealt = [Dealer(SEED).outcome([1] * 10, position) for position in range(12)]
    assert dealt == [8, 9, 7, 0, 8, 3, 9, 6, 6, 6, 9, 4]


def test_numbers_above_the_largest_multiple_are_refused_and_drawn_again(monkeypatch):
    drawn = []

    def number(self, position, attempt):
        drawn.append(attempt)
        return [2**64 - 1, 2**64 - 1, 7][attempt]

    monkeypatch.setattr(Dealer, "_number", number)
    assert Dealer(SEED).outcome([1, 1, 1], 0) == 7 % 3
    assert drawn == [0, 1, 2]


def test_outcomes_are_spread_evenly():
    counts = [0] * 8
    dealer = Dealer(seed_from_number(1))
    for position in range(8000):
        counts[dealer.outcome([1] * 8, position)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 24.3  # seven degrees, one in a thousand


def test_outcomes_follow_the_weights():
    weights = [1, 2, 3, 4]
    counts = [0] * 4
    dealer = Dealer(seed_from_number(2))
    for position in range(10_000):
        counts[dealer.outcome(weights, position)] += 1
    wanted = [weight * 1000 for weight in weights]
    distance = sum((count - want) ** 2 / want for count, want in zip(counts, wanted, strict=True))
    assert distance < 16.3  # three degrees of freedom, one in a thousand


def test_an_option_without_weight_never_comes():
    dealer = Dealer(seed_from_number(3))
    assert {dealer.outcome([0, 1, 0, 1, 0], position) for position in range(200)} == {1, 3}


def test_an_outcome_depends_on_its_place_in_the_log_the_seed_and_the_nonces_and_on_nothing_else():
    def dealt(seed, nonces, first):
        return [Dealer(seed, nonces).outcome([1] * 100, first + index) for index in range(20)]

    assert dealt(SEED, ("ada",), 0) == dealt(SEED, ("ada",), 0)
    assert dealt(SEED, ("ada",), 0) != dealt(SEED, ("ada",), 100)
    assert dealt(SEED, ("ada",), 0) != dealt(SEED, ("bela",), 0)
    assert dealt(SEED, ("ada",), 0) != dealt(seed_from_number(1), ("ada",), 0)


def test_the_order_of_asking_does_not_matter():
    one, two = Dealer(SEED), Dealer(SEED)
    forwards = [one.outcome([1] * 50, position) for position in range(30)]
    backwards = [two.outcome([1] * 50, position) for position in reversed(range(30))]
    assert forwards == backwards[::-1]


def test_the_commitment_is_the_hash_of_the_seed():
    assert commitment_of(SEED) == hashlib.sha256(SEED).hexdigest()
    assert Dealer(SEED).commitment == commitment_of(SEED)


def test_a_seed_from_a_number_is_the_documented_hash():
    assert seed_from_number(7) == hashlib.sha256(b"boardwright seed 7").digest()
    assert len(seed_from_number(7)) == dealers.SEED_BYTES


def test_weights_that_are_all_zero_are_a_mistake_of_the_game():
    with pytest.raises((ValueError, ZeroDivisionError)):
        Dealer(SEED).outcome([0, 0], 0)
