"""Abilities of the auction: Enchantress and Elf Archer."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.effects import items
from boardwright.games.guilds.effects.activation import (
    ChooseNewZone,
    ChooseOnOffer,
    ChooseOwnBid,
    ChooseTakenBack,
)
from boardwright.games.guilds.events import (
    Activated,
    AimedAtBid,
    AimedAtZone,
    Coins,
    Moved,
    NothingHappens,
    TookBack,
)
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import Character
from tests.games.guilds.setting import (
    asked,
    at,
    bid,
    bids_in,
    coins,
    coins_of,
    hired,
    legal,
    offered,
    play,
    table,
    why_not,
)


def auction(name, florins=2, seats=2, **options):
    """Seat 0 has this character; Bear in zone 1, Falcon and Mule in zone 3, nobody in zone 2."""
    state = table(seats, supplement=True, **options)
    hired(state, 0, name)
    coins(state, 0, florins=florins)
    offered(state, 1, "bear")
    offered(state, 3, "falcon", "mule")
    return state


@pytest.mark.rule("character.enchantress", "ruling.12.23")
def test_the_enchantress_moves_a_market_card_for_two_florins_and_the_bids_stay():
    state = auction("enchantress", florins=5)
    bid(state, 0, 1, 4)
    bid(state, 1, 3, 2)
    at(state, flow.open_auction)
    play(state, "use enchantress", "character falcon")
    assert (asked(state), coins_of(state, 0), state.used) == ("ChooseNewZone 0", (5, 0), 0)
    assert play(state, "zone 1") == [
        Activated(0, Character.ENCHANTRESS, Coins(2, 0)),
        AimedAtZone(Character.ENCHANTRESS, Character.FALCON, 1),
        Moved(Character.FALCON, 1),
    ]
    assert set(state.market) == {Character.BEAR * 6, Character.MULE * 6 + 2, Character.FALCON * 6}
    assert (bids_in(state, 1), bids_in(state, 3), coins_of(state, 0)) == ((4, 0), (0, 2), (3, 0))
    assert (asked(state), state.used) == ("TakeAuctionTurn 0", 1 << Character.ENCHANTRESS)
    assert {"character bear", "character falcon"} <= set(legal(state))


@pytest.mark.rule("character.enchantress", "activate.cost")
def test_the_enchantress_cannot_be_used_with_one_florin():
    state = at(auction("enchantress", florins=1), flow.open_auction)
    assert "use enchantress" not in legal(state)
    assert why_not(state, "use enchantress") == Reason("florins-missing", count=1)
    coins(state, 0, florins=2)
    assert "use enchantress" in legal(state)


@pytest.mark.rule("ruling.12.45")
def test_the_enchantress_needs_two_occupied_zones():
    state = table(2)
    hired(state, 0, "enchantress")
    coins(state, 0, florins=2)
    offered(state, 3, "falcon", "mule")
    at(state, flow.open_auction)
    assert legal(state) == ["pass", "bid"]
    assert why_not(state, "use enchantress") == Reason("no-target", character=Character.ENCHANTRESS)


@pytest.mark.rule("ruling.12.45")
def test_the_enchantress_may_empty_a_zone_whose_florins_stay_locked():
    state = auction("enchantress", florins=3)
    bid(state, 0, 1, 2)
    bid(state, 1, 1, 3)
    at(state, flow.open_auction)
    play(state, "use enchantress", "character bear", "zone 3")
    assert (bids_in(state, 1), coins_of(state, 0), coins_of(state, 1)) == ((2, 3), (1, 0), (0, 0))
    play(state, "bid")
    assert legal(state) == ["zone 3"]
    assert why_not(state, "zone 1") == Reason("zone-empty", zone=1)


@pytest.mark.rule("ruling.12.45", "option.refund-on-empty")
def test_with_refund_on_empty_the_florins_of_the_emptied_zone_return_at_once():
    state = auction("enchantress", refund_on_empty=True)
    bid(state, 0, 1, 2)
    bid(state, 1, 1, 3)
    bid(state, 1, 3, 1)
    at(state, flow.open_auction)
    play(state, "use enchantress", "character bear", "zone 3")
    assert (bids_in(state, 1), bids_in(state, 3)) == ((0, 0), (0, 1))
    assert (coins_of(state, 0), coins_of(state, 1)) == ((2, 0), (3, 0))


@pytest.mark.rule("character.enchantress")
def test_which_zone_the_enchantress_may_name():
    state = auction("enchantress")
    offered(state, 6, "monk")
    at(state, flow.open_auction)
    play(state, "use enchantress")
    decision = state.waiting[-1]
    assert isinstance(decision, ChooseOnOffer)
    assert (decision.data(), decision.offers()) == ((Character.ENCHANTRESS,), range(59, 113))
    assert legal(state) == ["character monk", "character falcon", "character bear", "character mule"]
    play(state, "character bear")
    assert legal(state) == ["zone 3", "zone 6"]
    assert why_not(state, "zone 1") == Reason("zone-is-its-own", zone=1)
    assert why_not(state, "zone 2") == Reason("zone-empty", zone=2)
    assert why_not(state, "done") == Reason("not-now")
    decision = state.waiting[-1]
    assert isinstance(decision, ChooseNewZone)
    assert (decision.data(), decision.offers()) == ((Character.BEAR,), range(113, 119))


@pytest.mark.rule("character.elf-archer")
def test_the_elf_archer_takes_two_florins_back_from_a_zone_that_is_not_led():
    state = auction("elf-archer", florins=1)
    bid(state, 0, 1, 3)
    bid(state, 1, 1, 4)
    bid(state, 0, 3, 2)
    at(state, flow.open_auction)
    play(state, "use elf-archer")
    assert (asked(state), legal(state)) == ("ChooseOwnBid 0", ["zone 1"])
    assert why_not(state, "zone 3") == Reason("you-lead-there", zone=3)
    assert why_not(state, "zone 2") == Reason("no-florins-there", zone=2)
    assert why_not(state, "done") == Reason("not-now")
    play(state, "zone 1")
    assert (asked(state), legal(state)) == ("ChooseTakenBack 0", ["count 1", "count 2"])
    assert why_not(state, "count 0") == Reason("stake-limits", most=2)
    assert why_not(state, "count 3") == Reason("stake-limits", most=2)
    assert why_not(state, "done") == Reason("not-now")
    decision = state.waiting[-1]
    assert isinstance(decision, ChooseTakenBack)
    assert (decision.data(), decision.offers()) == ((0,), range(119, 180))
    assert play(state, "count 2") == [
        Activated(0, Character.ELF_ARCHER, Coins(0, 0)),
        AimedAtBid(Character.ELF_ARCHER, 1, 2),
        TookBack(0, 1, 2),
    ]
    assert (bids_in(state, 1), bids_in(state, 3), coins_of(state, 0)) == ((1, 4), (2, 0), (3, 0))
    assert (asked(state), state.used) == ("TakeAuctionTurn 0", 1 << Character.ELF_ARCHER)


@pytest.mark.rule("character.elf-archer")
def test_the_elf_archer_takes_no_more_than_lies_there():
    state = auction("elf-archer", florins=0)
    bid(state, 0, 1, 1)
    bid(state, 1, 1, 4)
    at(state, flow.open_auction)
    play(state, "use elf-archer", "zone 1")
    assert legal(state) == ["count 1"]
    assert why_not(state, "count 2") == Reason("stake-limits", most=1)
    play(state, "count 1")
    assert (bids_in(state, 1), coins_of(state, 0)) == ((0, 4), (1, 0))


@pytest.mark.rule("ruling.12.46")
def test_the_elf_archer_reaches_a_zone_without_characters_even_with_the_highest_bid_there():
    state = auction("elf-archer")
    bid(state, 0, 2, 5)
    at(state, flow.open_auction)
    play(state, "use elf-archer")
    assert legal(state) == ["zone 2"]
    play(state, "zone 2", "count 1")
    assert (bids_in(state, 2), coins_of(state, 0)) == ((4, 0), (3, 0))


@pytest.mark.rule("character.elf-archer", "activate.target")
def test_the_elf_archer_needs_own_florins_in_a_zone_that_is_not_led():
    state = auction("elf-archer")
    bid(state, 0, 1, 2)
    bid(state, 1, 1, 1)
    bid(state, 1, 3, 1)
    at(state, flow.open_auction)
    assert "use elf-archer" not in legal(state)
    assert why_not(state, "use elf-archer") == Reason("no-target", character=Character.ELF_ARCHER)
    bid(state, 1, 1, 2)
    assert "use elf-archer" in legal(state)


@pytest.mark.rule("ruling.12.46")
def test_florins_taken_back_may_leave_equal_bids_and_no_leader():
    state = auction("elf-archer", seats=3)
    bid(state, 0, 1, 4)
    bid(state, 1, 1, 3)
    bid(state, 2, 1, 5)
    at(state, flow.open_auction)
    play(state, "use elf-archer", "zone 1", "count 1")
    bid(state, 2, 1, 0)
    assert bids_in(state, 1) == (3, 3, 0)
    assert "character bear" not in legal(state)
    assert why_not(state, "character bear") == Reason("not-leading", zone=1)


@pytest.mark.rule("ruling.12.46")
@pytest.mark.parametrize(("own", "rival"), [(3, 2), (0, 0)])
def test_the_elf_archer_does_nothing_in_a_zone_that_is_led_or_empty_of_florins_by_then(own, rival):
    state = auction("elf-archer")
    hired(state, 1, "inquisitor")
    coins(state, 1, florins=1)
    bid(state, 0, 1, own)
    bid(state, 1, 1, rival)
    items.push(state, Character.ELF_ARCHER, 0, 0, 2)
    at(state, flow.open_auction)
    assert asked(state) == "Respond 1"
    assert play(state, "done") == [NothingHappens(Character.ELF_ARCHER)]
    assert (bids_in(state, 1), coins_of(state, 0)) == ((own, rival), (2, 0))


@pytest.mark.rule("character.elf-archer")
def test_a_zone_is_what_the_elf_archer_names():
    assert (ChooseOwnBid(0).offers(), ChooseOwnBid(0).data()) == (range(113, 119), ())


@pytest.mark.rule("character.elf-archer", "resolve.target")
def test_the_elf_archer_takes_what_is_left_when_less_lies_there_on_resolution():
    state = auction("elf-archer")
    bid(state, 0, 1, 1)
    bid(state, 1, 1, 5)
    items.push(state, Character.ELF_ARCHER, 0, 0, 2)
    at(state, flow.open_auction)
    assert (bids_in(state, 1), coins_of(state, 0)) == ((0, 5), (3, 0))


@pytest.mark.rule("character.elf-archer", "limit.open")
def test_the_target_of_an_elf_archer_is_a_zone_and_no_character_of_the_market():
    state = auction("elf-archer")
    hired(state, 1, "inquisitor")
    coins(state, 1, florins=1)
    offered(state, 2, "general")
    bid(state, 0, 1, 1)
    bid(state, 1, 1, 2)
    at(state, flow.open_auction)
    play(state, "use elf-archer", "zone 1", "count 1")
    assert asked(state) == "Respond 1"
    item = GAME.view(state, 1)["stack"][0]
    assert (item["target"], item["zone"], item["florins"]) == (None, 1, 1)


@pytest.mark.rule("character.enchantress", "option.crown-agent.back")
def test_the_neutral_florin_goes_when_the_enchantress_empties_its_zone_and_does_not_move():
    state = auction("enchantress", crown_agent=True)
    state.crown = (1, 0, 1, 0, 0, 0)
    at(state, flow.open_auction)
    play(state, "use enchantress", "character falcon", "zone 1")
    assert state.crown == (1, 0, 1, 0, 0, 0)
    state = auction("enchantress", crown_agent=True)
    state.crown = (1, 0, 1, 0, 0, 0)
    at(state, flow.open_auction)
    play(state, "use enchantress", "character bear", "zone 3")
    assert state.crown == (0, 0, 1, 0, 0, 0)
