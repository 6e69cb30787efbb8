"""Dealing anew what a seat cannot see: whole games, at many points, for every seat."""

import json

import pytest

from boardwright.core.events import Log
from boardwright.core.options import completed
from boardwright.core.play import playout, random_action
from boardwright.core.random import Random
from boardwright.core.tables import replaced
from boardwright.games.belfort.basics import knowledge
from boardwright.games.belfort.basics.cards import DiscardCards
from boardwright.games.belfort.events import Drew, Reshuffled
from boardwright.games.belfort.phases.placement import ChoosePlank, ChooseWorker, SplitWorkers
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.scoring import pieces_of
from boardwright.games.belfort.setup import SetAside
from boardwright.games.belfort.state import NOTHING_SHOWN
from boardwright.games.belfort.terms import BUILDINGS

SECRET = (SetAside, ChooseWorker, SplitWorkers, DiscardCards)
MANY_CARDS = {
    "guilds.librarians.drawn": 5,
    "guilds.librarians.discarded": 5,
    "start.dealt": 7,
    "start.kept": 5,
    "start.goods": (4, 4, 4, 30),
    "hand.limit": 7,
    "pool": 5,
}


class Table:
    """A game played at random from a seed, and what its players could know of the draw pile."""

    def __init__(self, seed, tables):
        players = 2 + seed % 4
        guilds = "librarians wizards merchants recruiters architects"
        options = {"guilds": guilds if players == 2 else guilds.replace("merchants", "spies")}
        self.state = GAME.new(players, completed(GAME.meta, players, options), replaced(GAME.printed, tables))
        self.draw = Random(seed)
        self.step = 0
        self.reshuffles = 0
        self.unseen_pile = [[5] * BUILDINGS for _ in range(players)]
        self.hidden_before = [[0] * BUILDINGS for _ in range(players)]
        self.drawn_since = [0] * players

    def play(self):
        """One decision, and what it shows of the draw pile to whom."""
        before = self.state.deck.copy()
        log = Log()
        GAME.apply(self.state, random_action(GAME, self.state, self.draw), log)
        self.step += 1
        drawers = [event.seat for event in log.events if isinstance(event, Drew)]
        if any(isinstance(event, Reshuffled) for event in log.events):
            self.reshuffles += 1
            self.unseen_pile = [self.state.deck.copy() for _ in range(self.state.seats)]
            self.hidden_before = [hidden(player) for player in self.state.players]
            self.drawn_since = [0] * self.state.seats
            return
        for seat in drawers:
            self.drawn_since[seat] += 1
        for seat in drawers or range(self.state.seats):
            for building in range(BUILDINGS):
                self.unseen_pile[seat][building] -= before[building] - self.state.deck[building]

    def is_interesting(self):
        """Every sixtieth decision, and more often where somebody chooses in secret."""
        decision = self.state.waiting[-1]
        in_secret = decision.together() or isinstance(decision, SECRET)
        return self.step % 60 == 0 or (in_secret and self.step % 25 == 0)


def hidden(player):
    """The cards of a hand that the others do not know."""
    return [player.hand[b] - knowledge.unpack(player.known, b) for b in range(BUILDINGS)]


def totals(state):
    """How many cards of each type there are, wherever they lie."""
    piles = [state.deck, state.discard, state.pool]
    for player in state.players:
        piles += [player.hand, player.built]
    return [sum(pile[building] for pile in piles) for building in range(BUILDINGS)]


def as_known_to(state, seat):
    """The position line with everything blotted out that the seat cannot know."""
    copy = state.clone()
    copy.deck = [sum(copy.deck)]
    secret = copy.waiting[-1].together()
    for index, decision in enumerate(copy.waiting):
        if decision.seat not in (seat, -1) and isinstance(decision, ChooseWorker | SplitWorkers):
            copy.waiting[index] = ChoosePlank(decision.seat)
        if decision.seat not in (seat, -1) and isinstance(decision, SetAside | DiscardCards):
            left = decision.left if isinstance(decision, DiscardCards) else 0
            copy.waiting[index] = type(decision)(decision.seat, left, 0)
    for player in copy.players[:seat] + copy.players[seat + 1 :]:
        player.hand = [sum(player.hand)]
        player.drawn = player.held = player.aside = 0
        player.shown = NOTHING_SHOWN if secret else player.shown
    return GAME.position(copy)


def is_within(cards, limit):
    return all(cards[building] <= limit[building] for building in range(BUILDINGS))


def check_cards(table, seat, redealt):
    """Nothing is lost, what is known stays, and every card can have come to where it lies."""
    assert totals(redealt) == [5] * BUILDINGS
    assert is_within(redealt.deck, table.unseen_pile[seat])
    others = [other for other in range(redealt.seats) if other != seat]
    for b in range(BUILDINGS):
        drawn = sum(knowledge.unpack(redealt.players[other].drawn, b) for other in others)
        assert redealt.deck[b] + drawn <= table.unseen_pile[seat][b]
    old = [sum(table.hidden_before[other][b] for other in others) for b in range(BUILDINGS)]
    for other in others:
        player = redealt.players[other]
        assert min(hidden(player)) >= 0
        assert is_within([knowledge.unpack(player.aside, b) for b in range(BUILDINGS)], player.hand)
        assert player.shown == NOTHING_SHOWN or player.hand[player.shown] > 0
        assert table.drawn_since[other] > 0 or is_within(hidden(player), old)
        assert any(table.hidden_before[other]) or is_within(hidden(player), table.unseen_pile[seat])


def check(table, seat, number):
    state = table.state
    before = GAME.position(state)
    redealt = GAME.redeal(state, seat, Random(number))
    assert GAME.position(state) == before
    assert json.dumps(GAME.view(redealt, seat)) == json.dumps(GAME.view(state, seat))
    assert as_known_to(redealt, seat) == as_known_to(state, seat)
    check_cards(table, seat, redealt)
    again = GAME.redeal(redealt, seat, Random(number + 1))
    assert GAME.position(again) == GAME.position(GAME.redeal(state, seat, Random(number + 1)))
    return redealt


def check_playing_on(redealt, number):
    """From the redealt state somebody else may deal anew, and the game goes on to its end."""
    other = GAME.redeal(redealt, number % redealt.seats, Random(number))
    assert totals(other) == [5] * BUILDINGS
    playout(GAME, other, Random(number))
    assert GAME.is_over(other) and totals(other) == [5] * BUILDINGS


@pytest.mark.rule("ruling.12.2.25")
@pytest.mark.parametrize("tables", [{}, MANY_CARDS], ids=["printed", "many cards"])
@pytest.mark.parametrize("seed", range(15))
def test_a_redeal_changes_nothing_that_the_seat_knows_and_depends_on_nothing_else(seed, tables):
    table = Table(seed, tables)
    while table.state.waiting:
        if table.is_interesting():
            states = [check(table, seat, 1000 * seed + table.step) for seat in range(table.state.seats)]
            check_playing_on(states[table.step % len(states)], 1000 * seed + table.step // 4)
        table.play()
    for seat in range(table.state.seats):
        elves, dwarves = sum(pieces_of(table.state, seat)[:2]), sum(pieces_of(table.state, seat)[2:])
        player = table.state.players[seat]
        assert (elves + player.elves_left, dwarves + player.dwarves_left) == (7, 7)


def test_the_games_above_do_reshuffle():
    table = Table(3, MANY_CARDS)
    while table.state.waiting:
        table.play()
    assert table.reshuffles > 2
