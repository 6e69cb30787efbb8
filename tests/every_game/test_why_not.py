"""Reasons: none exactly for legal ids, and a specific one for everything that the decision could offer."""

from boardwright import registry
from boardwright.core.reasons import NOT_NOW
from tests.every_game.playing import every_table, new_state, played, some


@every_table
def test_there_is_no_reason_exactly_for_the_legal_ids_of_the_whole_catalogue(name, players):
    game = registry.game(name)
    ids = range(len(game.catalogue))
    for seed in (1, 2):
        for state in some(played(game, new_state(name, players, seed), seed), 5):
            assert [action for action in ids if game.why_not(state, action) is None] == game.legal(state)


@every_table
def test_whatever_a_decision_can_ever_offer_is_refused_with_a_reason_of_its_own(name, players):
    game = registry.game(name)
    for seed in (3, 4):
        for state in played(game, new_state(name, players, seed), seed):
            decision = state.waiting[-1]
            legal = set(game.legal(state))
            refused = [action for action in decision.offers() if action not in legal]
            generic = [action for action in refused if game.why_not(state, action).name == NOT_NOW]
            assert generic == [], type(decision).__name__


@every_table
def test_every_legal_id_is_among_those_that_the_decision_offers(name, players):
    game = registry.game(name)
    for seed in (6, 7):
        for state in played(game, new_state(name, players, seed), seed):
            offered = set(state.waiting[-1].offers())
            assert offered != set(), type(state.waiting[-1]).__name__
            assert set(game.legal(state)) <= offered, type(state.waiting[-1]).__name__
