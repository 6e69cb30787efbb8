"""Every "may", "choose" and "or" of the rules document, with the decision class that asks it."""

import pytest

from boardwright.core.decision import CHANCE
from boardwright.core.options import completed
from boardwright.core.play import random_action
from boardwright.core.random import Random
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.core.tables import replaced
from boardwright.games.belfort.basics.cards import DiscardCards, DrawToHand, TurnUpForPool
from boardwright.games.belfort.effects.architects import ChooseForArchitects
from boardwright.games.belfort.effects.discount import ChooseDiscount
from boardwright.games.belfort.effects.gnomes import ChooseLock, CompleteGatehouse
from boardwright.games.belfort.effects.recruiting import ChooseRecruit, ChooseWorkerFromReserve
from boardwright.games.belfort.effects.robbery import RobFirst, RobMore
from boardwright.games.belfort.effects.sites import FOR_ARCHITECTS, ChooseBuildingSite
from boardwright.games.belfort.effects.spies import ShowToSpies, TakeShownCard
from boardwright.games.belfort.effects.trading import BuyAfterSale, SellAfterPurchase
from boardwright.games.belfort.effects.wizards import ChooseFirstSwap, ChooseGateSymbol, ChooseSecondSwap
from boardwright.games.belfort.notation import DECISIONS
from boardwright.games.belfort.phases.actions import ChooseAction
from boardwright.games.belfort.phases.camp import ChooseCrest
from boardwright.games.belfort.phases.neutral import ChooseNeutralCard, DrawForNeutral
from boardwright.games.belfort.phases.placement import ChoosePlank, ChooseWorker, SplitWorkers
from boardwright.games.belfort.phases.turn_end import BuyCard
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.setup import DealCrest, LayGuild, PlaceNeutralDwarf, SetAside
from boardwright.games.belfort.terms import (
    BANDITS,
    GATEHOUSE,
    INN,
    KEEP,
    MINERS,
    NEUTRAL_3,
    NEUTRAL_4,
    PUB,
    THIEVES,
)
from tests.games.belfort.setting import number, table, why_not

# Where the rules document has the choice, what is chosen, who asks it, and two different answers.
CHOICES = [
    ("Q1", "which three of five cards to keep", SetAside(0, 2, 0), "discard pub", "discard keep"),
    (
        "Q2",
        "the guild for the dwarf of NP3",
        PlaceNeutralDwarf(0, NEUTRAL_3),
        "place miners",
        "place wizards",
    ),
    ("Q3", "another for that of NP4", PlaceNeutralDwarf(1, NEUTRAL_4), "place masons", "place wizards"),
    ("Q4", "place a worker, or pass", ChoosePlank(0), "pass", "place desk"),
    ("Q4", "the Camp, or a guild", ChoosePlank(0), "place camp", "place miners"),
    ("Q4", "an own card, by type", ChoosePlank(0), "place tower", "place library"),
    ("Q4", "elf or dwarf", ChooseWorker(0, number("place desk")), "worker elf", "worker dwarf"),
    ("Q4", "normal or master", ChooseWorker(0, number("place camp")), "worker elf", "worker master-elf"),
    ("Q5", "elves to the Forest", SplitWorkers(0, 0, 0), "forest 0", "forest 3"),
    ("Q5", "elves to Mine or Gold Mine", SplitWorkers(0, 1, 1), "mine 0", "mine 2"),
    ("Q5", "master elves to the Forest", SplitWorkers(0, 2, 1), "forest 0", "forest 1"),
    ("Q5", "dwarves to the Quarry", SplitWorkers(0, 4, 0), "quarry 0", "quarry 3"),
    ("Q5", "dwarves to Mine or Gold Mine", SplitWorkers(0, 5, 0), "mine 0", "mine 3"),
    ("Q5", "master dwarves", SplitWorkers(0, 6, 0), "quarry 0", "quarry 1"),
    ("Q6", "keep one's crest, or take another", ChooseCrest(0, 0), "crest 1", "crest 2"),
    ("Q7", "any action, or the end", ChooseAction(0), "wall 1 1", "end"),
    ("Q7", "any order of actions", ChooseAction(0), "activate miners", "build pub"),
    ("Q8", "which card to build", ChooseAction(0), "build pub", "build keep"),
    ("Q9", "the site of a building", ChooseBuildingSite(0, PUB, 0), "site pub 1", "site pub 5"),
    ("Q9", "the section of a Keep", ChooseBuildingSite(0, KEEP, 0), "site keep 1", "site keep 2"),
    ("Q9", "gatehouse", ChooseBuildingSite(0, GATEHOUSE, 0), "gate 1 district 1", "gate 4 district 4"),
    ("Q9", "either symbol", ChooseBuildingSite(0, GATEHOUSE, 0), "gate 5 district 5", "gate 5 district 1"),
    ("Q10", "which wall", ChooseAction(0), "wall 1 1", "wall 5 2"),
    ("Q11", "which guild to build", ChooseAction(0), "guild miners", "guild wizards"),
    ("Q12", "which worker to activate", ChooseAction(0), "activate miners", "activate inn"),
    ("Q13", "use the effect of a guild, or decline", ChooseAction(0), "activate spies", "end"),
    ("Q13", "use the effect of a card, or decline", ChooseAction(0), "activate tower", "end"),
    ("Q14", "Inn: elf or dwarf", ChooseWorkerFromReserve(0), "recruit elf", "recruit dwarf"),
    ("Q14", "Recruiters: elf or dwarf", ChooseRecruit(0), "recruit elf", "recruit dwarf"),
    ("Q14", "Recruiters: a worker, or a gnome", ChooseRecruit(0), "recruit elf", "gnome pub"),
    ("Q15", "the lock for a hired gnome", ChooseAction(0), "gnome pub", "gnome market"),
    ("Q15", "the lock for the gnome of a Tower", ChooseLock(0), "gnome inn", "gnome bank"),
    ("Q15", "the lock for that of Recruiters", ChooseRecruit(0), "gnome inn", "gnome bank"),
    ("Q16", "the gatehouse to complete", CompleteGatehouse(0), "gate 1 district 2", "gate 3 district 3"),
    ("Q17", "Architects: a building or a wall", ChooseForArchitects(0), "build pub", "wall 1 1"),
    ("Q17", "Architects: or a guild", ChooseForArchitects(0), "build keep", "guild miners"),
    ("Q17", "the site", ChooseBuildingSite(0, INN, FOR_ARCHITECTS), "site inn 1", "site inn 5"),
    ("Q18", "metal, or wood", ChooseDiscount(0, number("site inn 1")), "discount metal", "discount two-wood"),
    (
        "Q18",
        "stone, or one of each",
        ChooseDiscount(0, number("wall 1 1")),
        "discount two-stone",
        "discount wood-and-stone",
    ),
    ("Q19", "wood or stone for metal", ChooseAction(0), "exchange wood", "exchange stone"),
    ("Q19", "up to twice, or less", ChooseAction(0), "exchange wood", "end"),
    ("Q20", "two cards for the Library", DiscardCards(0, 2, 0), "discard pub", "discard inn"),
    ("Q20", "one for the Librarians", DiscardCards(0, 1, 0), "discard bank", "discard keep"),
    ("Q21", "metal, or wood and stone", RobFirst(0, BANDITS), "rob blue metal", "rob blue wood"),
    ("Q21", "the victim", RobFirst(0, BANDITS), "rob blue stone", "rob yellow stone"),
    ("Q21", "one unit, or two", RobMore(0, BANDITS, 4, 1, 1), "stop", "rob blue wood"),
    ("Q21", "one victim, or several", RobMore(0, BANDITS, 4, 1, 1), "rob blue stone", "rob yellow stone"),
    ("Q21", "two victims, or three", RobMore(0, BANDITS, 8, 1, 2), "stop", "rob purple wood"),
    ("Q22", "the victim", RobFirst(0, THIEVES), "rob blue gold", "rob green gold"),
    ("Q22", "one gold, or two", RobMore(0, THIEVES, 7, 1, 1), "stop", "rob blue gold"),
    ("Q22", "one victim, or several", RobMore(0, THIEVES, 7, 1, 1), "rob blue gold", "rob yellow gold"),
    ("Q23a", "the card to show", ShowToSpies(1), "show pub", "show keep"),
    ("Q23b", "whose card to take", TakeShownCard(0), "take from blue", "take from green"),
    ("Q24a", "sites, walls or guilds", ChooseFirstSwap(0), "site pub 1", "wall 1 1"),
    ("Q24a", "or guilds, or gatehouses", ChooseFirstSwap(0), "guild miners", "site gatehouse 2"),
    ("Q24a", "and the other", ChooseSecondSwap(0, number("wall 1 1")), "wall 1 2", "wall 5 2"),
    ("Q24b", "the symbol", ChooseGateSymbol(0, 2, 1), "gate 3 district 3", "gate 3 district 4"),
    ("Q25", "the gold of a Bank, or not", ChooseAction(0), "bank gnome", "end"),
    ("Q26", "the metal of a Blacksmith, or not", ChooseAction(0), "blacksmith gnome", "end"),
    ("Q27", "what to sell", ChooseAction(0), "sell wood 1", "sell metal"),
    ("Q27", "any mix of wood and stone", ChooseAction(0), "sell wood 0", "sell wood 2"),
    ("Q27", "what to buy", ChooseAction(0), "buy wood", "buy metal"),
    ("Q27", "a sale, or a purchase alone", ChooseAction(0), "sell metal", "buy stone"),
    ("Q27", "a purchase after the sale, or none", BuyAfterSale(0), "stop", "buy wood"),
    ("Q27", "a sale after the purchase, or none", SellAfterPurchase(0, 0), "stop", "sell wood 2"),
    ("Q28", "hire a gnome, or not", ChooseAction(0), "gnome inn", "end"),
    ("Q29", "a card, or none", BuyCard(0), "stop", "take top"),
    ("Q29", "the pool, or the draw pile", BuyCard(0), "take pub", "take top"),
    ("Q30", "what goes above five cards", DiscardCards(0, 1, 0), "discard pub", "discard keep"),
    ("Q31", "pool card or draw pile for NP3", ChooseNeutralCard(0, NEUTRAL_3), "take pub", "take top"),
    ("Q32", "site for NP3", ChooseBuildingSite(0, KEEP, NEUTRAL_3), "site keep 1", "site keep 5"),
    ("Q33", "pool card or draw pile for NP4", ChooseNeutralCard(1, NEUTRAL_4), "take inn", "take top"),
    (
        "Q34",
        "site for NP4",
        ChooseBuildingSite(1, GATEHOUSE, NEUTRAL_4),
        "gate 2 district 2",
        "gate 2 district 3",
    ),
]
QUESTIONS = [*range(1, 23), "23a", "23b", "24a", "24b", *range(25, 35)]
RARE = {"ChooseGateSymbol", "ChooseLock", "CompleteGatehouse"}
DRAWS = {"DealCrest", "DrawForNeutral", "DrawToHand", "LayGuild", "TurnUpForPool"}

# What the table agrees on before the match: the option, and two different values.
AGREED = [
    ("2.3", "mode", "beginner", "advanced"),
    ("2.3", "guilds", (), ("miners", "masons", "bankers", "sawyers", "wizards")),
    ("12.2 #1", "rank_nothing", False, True),
]
MODES = ("normal", "advanced", "beginner")
RICHES = ({}, {"start.goods": (40, 40, 40, 60)})  # who starts rich builds more


@pytest.mark.parametrize(("source", "question", "decision", "one", "other"), CHOICES)
def test_every_choice_of_the_rules_has_a_decision_with_two_answers(source, question, decision, one, other):
    assert DECISIONS[type(decision).__name__] is type(decision)
    offers = list(decision.offers())
    assert (number(one) in offers, number(other) in offers, number(one) != number(other)) == (
        True,
        True,
        True,
    )


def test_every_question_of_the_rules_document_is_in_the_table():
    assert {row[0] for row in CHOICES} == {f"Q{question}" for question in QUESTIONS}


def test_every_decision_but_the_draws_of_chance_is_in_the_table():
    assert {type(row[2]).__name__ for row in CHOICES} == set(DECISIONS) - DRAWS


@pytest.mark.parametrize(("source", "option", "one", "other"), AGREED)
def test_what_players_agree_on_before_the_match_is_an_option(source, option, one, other):
    assert completed(GAME.meta, 2, {option: one})[option] == one
    assert completed(GAME.meta, 2, {option: other})[option] == other


def decisions_of_a_game(players, seed):
    """Play a whole game at random; before every choice, chance included: the decision and the state."""
    draw = Random(seed)
    options = completed(GAME.meta, players, {"mode": MODES[seed % len(MODES)]})
    state = GAME.new(players, options, replaced(GAME.printed, RICHES[seed % len(RICHES)]))
    while not GAME.is_over(state):
        yield state.waiting[-1], state
        GAME.apply(state, random_action(GAME, state, draw))


def generic_reasons(decision, reasons):
    """What a decision can offer, but refuses without saying why."""
    refused = [action for action in decision.offers() if reasons[action] == Reason(NOT_NOW)]
    return [GAME.catalogue.text(action) for action in refused]


GAMES = [(players, seed) for players in (2, 3, 4, 5) for seed in range(18, 24)]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_why_not_is_silent_exactly_for_legal_ids_and_specific_for_all_that_is_ever_offered(players, seed):
    for decision, state in decisions_of_a_game(players, seed):
        legal = GAME.legal(state)
        reasons = [GAME.why_not(state, action) for action in range(len(GAME.catalogue))]
        assert [action for action, reason in enumerate(reasons) if reason is None] == legal
        offers = set(decision.offers())
        assert set(legal) - offers == set()
        assert generic_reasons(decision, reasons) == []


def test_the_games_played_here_meet_every_decision_that_is_not_rare():
    met = {type(decision).__name__ for game in GAMES for decision, _ in decisions_of_a_game(*game)}
    assert set(DECISIONS) - met - RARE == set()


@pytest.mark.parametrize(
    ("draw", "refused"),
    [
        (LayGuild(CHANCE, 1, 4095 - (1 << MINERS), 9, 9, 9), "tile miners"),
        (DealCrest(CHANCE, 0), "crest 4"),
        (DrawToHand(CHANCE, 0, 1), "draw pub"),
        (TurnUpForPool(CHANCE), "draw pub"),
        (DrawForNeutral(CHANCE, 0, NEUTRAL_3), "draw pub"),
    ],
)
def test_an_impossible_draw_of_chance_is_refused_with_a_reason_of_its_own(draw, refused):
    state = table(3)
    state.deck[PUB] = 0
    state.waiting.append(draw)
    assert number(refused) in draw.offers()
    assert why_not(state, refused) == Reason("chance-impossible")
