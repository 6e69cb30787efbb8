"""The small generator for playouts: documented, reproducible, even."""

import pytest

from boardwright.core.random import Random, count_bits

MASK = 0xFFFFFFFF


def taus88(a, b, c):
    """L'Ecuyer's generator, written as in his paper, without the shortcuts of the engine."""
    while True:
        z = (((a << 13) ^ a) & MASK) >> 19
        a = (((a & 4294967294) << 12) ^ z) & MASK
        z = (((b << 2) ^ b) & MASK) >> 25
        b = (((b & 4294967288) << 4) ^ z) & MASK
        z = (((c << 3) ^ c) & MASK) >> 11
        c = (((c & 4294967280) << 17) ^ z) & MASK
        yield a ^ b ^ c


def words_of(seed):
    """The three words that a seed gives, before eight numbers are thrown away."""
    x = (seed * 2654435761 + 362437) & MASK
    words = []
    for number in range(12):
        x ^= x << 13 & MASK
        x ^= x >> 17
        x ^= x << 5 & MASK
        x = x + 0x9E3779B9 & MASK
        words += [x | 16] if number % 4 == 3 else []
    return words


@pytest.mark.parametrize("seed", [0, 1, 2, 12345, 2**31, 2**40 + 7])
def test_the_numbers_are_those_of_the_published_generator(seed):
    book = taus88(*words_of(seed))
    skipped = [next(book) for _ in range(8)]
    draw = Random(seed)
    assert len(skipped) == 8
    assert [draw.bits() for _ in range(100)] == [next(book) for _ in range(100)]


def test_known_values_stay_as_they_are():
    draw = Random(1)
    assert [draw.bits() for _ in range(4)] == [403512544, 3672103784, 62988904, 3369785630]
    draw = Random(1)
    assert [draw.below(10) for _ in range(12)] == [0, 8, 0, 7, 0, 6, 5, 1, 2, 9, 9, 7]


def test_the_same_seed_gives_the_same_numbers_and_another_one_others():
    one, two, other = Random(5), Random(5), Random(6)
    numbers = [one.bits() for _ in range(20)]
    assert [two.bits() for _ in range(20)] == numbers
    assert [other.bits() for _ in range(20)] != numbers


def test_seeding_again_starts_again():
    draw = Random(5)
    first = [draw.bits() for _ in range(5)]
    draw.seed(5)
    assert [draw.bits() for _ in range(5)] == first


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 10, 272])
def test_below_gives_every_number_from_zero_to_the_limit_and_no_other(limit):
    draw = Random(limit)
    assert {draw.below(limit) for _ in range(limit * 20)} == set(range(limit))


def test_below_is_even():
    draw = Random(8)
    counts = [0] * 12
    for _ in range(12_000):
        counts[draw.below(12)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 31.3  # eleven degrees, one in a thousand


def test_first_numbers_of_nearby_seeds_are_even_too():
    counts = [0] * 10
    for seed in range(10_000):
        counts[Random(seed).below(10)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 27.9  # nine degrees, one in a thousand


def test_weighted_follows_the_weights():
    draw = Random(9)
    weights = [5, 0, 1, 4]
    counts = [0] * 4
    for _ in range(10_000):
        counts[draw.weighted(weights)] += 1
    assert counts[1] == 0
    wanted = [(5000, counts[0]), (1000, counts[2]), (4000, counts[3])]
    assert sum((count - want) ** 2 / want for want, count in wanted) < 13.8  # two degrees


def test_weighted_with_one_option_takes_it():
    assert [Random(seed).weighted([3]) for seed in range(20)] == [0] * 20


def test_weighted_ends_with_the_last_option():
    draw = Random(10)
    assert {draw.weighted([0, 0, 2]) for _ in range(50)} == {2}
    assert draw.weighted([0, 0]) == 1


def test_one_of_the_bits_is_taken_by_its_number_among_them():
    bits = [3, 4, 9, 40, 61]
    given = sum(1 << bit for bit in bits)
    one, two = Random(8), Random(8)
    assert [one.one_of(given) for _ in range(50)] == [bits[two.below(5)] for _ in range(50)]


def test_a_single_bit_needs_no_number():
    draw = Random(8)
    assert [draw.one_of(1 << bit) for bit in (0, 7, 53)] == [0, 7, 53]
    assert draw.below(1000) == Random(8).below(1000)


@pytest.mark.parametrize(
    "bits", [0, 1, 0b1011, 1 << 61, (1 << 62) - 1, 0x1555555555555555, 0x2AAAAAAAAAAAAAAA]
)
def test_bits_are_counted(bits):
    assert count_bits(bits) == bin(bits).count("1")


def test_bits_of_any_set_are_counted():
    draw = Random(3)
    for _ in range(2000):
        bits = draw.bits() << 30 ^ draw.bits()
        assert count_bits(bits) == bin(bits).count("1")
