"""What holds for every bot: names, fairness, legality, reproducibility."""

import pytest

from boardwright import registry
from boardwright.bots import BOTS, Bot, bot, fair_choice
from boardwright.core.errors import UnknownNameError
from boardwright.core.game import State
from boardwright.core.play import AnyGame
from boardwright.core.random import Random
from tests.bots.positions import new, positions

HIDING = [("belfort", 2, 17), ("belfort", 4, 29), ("toll", 3, 2)]
SETTINGS = [*HIDING, ("caylus1303", 3, 41), ("guilds", 2, 61)]
every_setting = pytest.mark.parametrize(("name", "players", "every"), SETTINGS)
every_setting_that_hides_cards = pytest.mark.parametrize(("name", "players", "every"), HIDING)
# The levels that search have parts of their budgets: how long they think does not matter here.
every_bot = pytest.mark.parametrize(
    "player", ["random", "greedy", "easy", "normal@0.2", "hard@0.05", "expert@0.01"]
)


def test_every_bot_is_found_by_its_name() -> None:
    assert list(BOTS) == ["random", "greedy", "easy", "normal", "hard", "expert"]
    assert [bot(name).name for name in BOTS] == list(BOTS)


def test_an_unknown_name_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(UnknownNameError) as refusal:
        bot("grandmaster")
    assert refusal.value.message == "bot-unknown"
    assert refusal.value.arguments == {"bot": "grandmaster", "known": ", ".join(BOTS)}


def test_a_bot_without_a_way_to_choose_says_so() -> None:
    game = registry.game("toll")
    with pytest.raises(TypeError):
        Bot().choose(game, new(game, 2), 0, Random(1))


@every_setting
@every_bot
def test_every_choice_is_legal(player: str, name: str, players: int, every: int) -> None:
    game = registry.game(name)
    for state in positions(name, players, 1, every):
        assert fair_choice(bot(player), game, state, Random(5)) in game.legal(state)


@every_setting
@every_bot
def test_the_same_seed_gives_the_same_choice(player: str, name: str, players: int, every: int) -> None:
    game = registry.game(name)
    for state in positions(name, players, 2, every):
        chosen = [fair_choice(bot(player), game, state, Random(6)) for _ in range(2)]
        assert chosen[0] == chosen[1]


@every_setting
@every_bot
def test_a_choice_leaves_the_true_state_as_it_was(player: str, name: str, players: int, every: int) -> None:
    game = registry.game(name)
    for state in positions(name, players, 3, every):
        before = game.position(state)
        fair_choice(bot(player), game, state, Random(7))
        assert game.position(state) == before


@every_setting_that_hides_cards
@every_bot
def test_hidden_cards_do_not_change_a_choice(player: str, name: str, players: int, every: int) -> None:
    game = registry.game(name)
    differing = 0
    for state in positions(name, players, 4, every):
        other = game.redeal(state, game.to_act(state), Random(99))
        differing += game.position(other) != game.position(state)
        chosen = [fair_choice(bot(player), game, true, Random(8)) for true in (state, other)]
        assert chosen[0] == chosen[1]
    assert differing > 0


class Watcher(Bot):
    """Remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, game: AnyGame, state: State, seat: int, draw: Random) -> int:
        self.shown.append(state)
        return game.legal(state)[0]


@every_setting
def test_a_bot_is_shown_a_state_that_its_seat_cannot_tell_from_the_true_one(
    name: str, players: int, every: int
) -> None:
    game = registry.game(name)
    for state in positions(name, players, 5, every):
        watcher = Watcher()
        fair_choice(watcher, game, state, Random(9))
        seat = game.to_act(state)
        assert watcher.shown[0] is not state
        assert game.view(watcher.shown[0], seat) == game.view(state, seat)
