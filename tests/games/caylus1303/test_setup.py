"""Setup: what everyone gets, tiles on site and road, the first player, the characters and their draft."""

import pytest

from boardwright.core.decision import CHANCE
from boardwright.core.errors import BadOptionError
from boardwright.core.options import completed
from boardwright.core.reasons import Reason
from boardwright.core.tables import replaced
from boardwright.games.caylus1303.actions import TILE
from boardwright.games.caylus1303.events import (
    SiteLaid,
    TileLaid,
)
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.setup import LayTile
from boardwright.games.caylus1303.terms import Tile
from tests.games.caylus1303.setting import (
    asked,
    goods_of,
    legal,
    play,
    score,
    why_not,
    workers_of,
)

BASICS = ("farm-1", "sawmill", "quarry", "market-2", "any-guild", "mason-guild", "basic-carpenter", "farm-2")
TILES = ("market-1", *BASICS, "tailor", "wood-farm", "church", "gold-mine")
DRAWN = ("early-riser", "journeyman", "thief", "bailiff", "architect", "chamberlain", "goldsmith", "foreman")
WOOD = "wood-farm wood-sawmill wood-quarry spinning-mill wood-market covered-market tailor stonemason manor"
STONE = "stone-farm stone-sawmill stone-quarry gold-mine great-guild foundry alchemist church jeweller"


def start(seats=3, tables=None, **options):
    """A match before its first chance decision."""
    return GAME.new(seats, completed(GAME.meta, seats, options), replaced(GAME.printed, tables or {}))


def lay(state, *names):
    """Let chance lay tiles; returns what happened."""
    return play(state, *[f"tile {name}" for name in names])


def drawn(seats=3, first="red"):
    """Tiles lie, the first player is known and the characters are drawn; the draft begins."""
    state = start(seats)
    lay(state, *TILES)
    play(state, f"first {first}", *[f"draw {name}" for name in DRAWN[: seats + 3]])
    return state


def tiles(names):
    return [f"tile {name}" for name in names.split()]


def on_offer(state):
    return [Tile(tile).name.lower().replace("_", "-") for tile in state.offer]


# ---- Players


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_the_game_is_not_for_fewer_than_two_or_more_than_five_players(seats):
    with pytest.raises(BadOptionError) as error:
        start(seats)
    assert error.value.message == "players-out-of-range"
    assert error.value.arguments == {"players": seats, "low": 2, "high": 5}


@pytest.mark.rule("setup.workers", "setup.camp", "setup.players")
@pytest.mark.parametrize(("seats", "pool", "camp"), [(2, 10, 5), (3, 6, 9), (4, 6, 9), (5, 10, 5)])
def test_the_pool_at_the_start_depends_on_the_number_of_players_and_the_rest_is_in_the_camp(
    seats, pool, camp
):
    state = start(seats)
    assert len(state.players) == seats
    assert [workers_of(state, seat) for seat in range(seats)] == [(pool, camp)] * seats


@pytest.mark.rule("setup.goods", "setup.houses")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_starts_with_two_wood_one_food_one_stone_and_nine_houses_for_buildings(seats):
    state = start(seats)
    assert [goods_of(state, seat) for seat in range(seats)] == [(1, 2, 1, 0, 0)] * seats
    assert [player.houses for player in state.players] == [9] * seats
    assert [score(state, seat) for seat in range(seats)] == [0] * seats
    assert state.owner == (-1,) * 38


def test_what_everyone_starts_with_comes_from_the_tables():
    changes = {"start.goods": [5, 4, 3, 2, 1], "start.workers": [1, 2, 3, 4], "houses": 7}
    state = start(4, changes)
    assert [goods_of(state, seat) for seat in range(4)] == [(5, 4, 3, 2, 1)] * 4
    assert [workers_of(state, seat) for seat in range(4)] == [(3, 12)] * 4
    assert [player.houses for player in state.players] == [7] * 4


# ---- Tiles


@pytest.mark.rule("setup.site.basic")
def test_any_basic_building_may_come_to_slot_1():
    state = start()
    assert (asked(state), GAME.to_act(state)) == ("LayTile -1", CHANCE)
    names = "farm-1 sawmill quarry market-1 any-guild mason-guild basic-carpenter"
    assert legal(state) == tiles(names)
    assert lay(state, "quarry") == [SiteLaid(Tile.QUARRY, 1)]
    assert (state.site, state.road) == ((Tile.QUARRY, -1, -1), (-1,) * 23)


@pytest.mark.rule("setup.site.basic", "setup.road.basic")
def test_farms_and_markets_weigh_double_until_one_of_them_lies_so_every_tile_is_as_likely_as_any_other():
    state = start()
    assert GAME.weights(state) == [2, 1, 1, 2, 1, 1, 1]
    lay(state, "farm-1")
    assert legal(state)[0] == "tile farm-2"
    assert GAME.weights(state) == [1, 1, 1, 2, 1, 1, 1]
    lay(state, "market-1")
    assert legal(state) == tiles("farm-2 sawmill quarry market-2 any-guild mason-guild basic-carpenter")
    assert GAME.weights(state) == [1] * 7
    lay(state, "market-2")
    assert legal(state) == tiles("farm-2 sawmill quarry any-guild mason-guild basic-carpenter")
    assert GAME.weights(state) == [1] * 6


def test_a_second_farm_or_market_that_comes_before_its_twin_is_no_chance_of_its_own():
    state = start()
    assert why_not(state, "tile farm-2") == Reason("chance-impossible")
    assert why_not(state, "tile market-2") == Reason("chance-impossible")
    assert why_not(state, "tile tailor") == Reason("not-now")
    lay(state, "sawmill")
    assert why_not(state, "tile sawmill") == Reason("chance-impossible")


@pytest.mark.rule("setup.road.basic")
def test_the_other_eight_basic_buildings_come_to_spaces_1_to_8_in_the_order_drawn():
    state = start()
    lay(state, "market-1")
    order = ("quarry", "farm-1", "market-2", "sawmill", "farm-2", "basic-carpenter", "mason-guild")
    events = lay(state, *order, "any-guild")
    assert events == [
        TileLaid(Tile.QUARRY, 1),
        TileLaid(Tile.FARM_1, 2),
        TileLaid(Tile.MARKET_2, 3),
        TileLaid(Tile.SAWMILL, 4),
        TileLaid(Tile.FARM_2, 5),
        TileLaid(Tile.BASIC_CARPENTER, 6),
        TileLaid(Tile.MASON_GUILD, 7),
        TileLaid(Tile.ANY_GUILD, 8),
    ]
    assert state.road == (7, 4, 9, 6, 5, 12, 11, 10) + (-1,) * 15
    assert (state.site, state.residences) == ((Tile.MARKET_1, -1, -1), 0)


@pytest.mark.rule("setup.site.wood", "setup.road.wood")
def test_any_wood_building_may_come_to_slot_2_and_any_other_to_space_9():
    state = start()
    lay(state, *TILES[:9])
    assert legal(state) == tiles(WOOD)
    assert GAME.weights(state) == [1] * 9
    assert lay(state, "manor") == [SiteLaid(Tile.MANOR, 2)]
    assert legal(state) == tiles(WOOD.replace(" stonemason manor", ""))
    assert GAME.weights(state) == [1] * 7
    assert lay(state, "wood-market") == [TileLaid(Tile.WOOD_MARKET, 9)]
    assert state.site == (Tile.MARKET_1, Tile.MANOR, -1)
    assert state.road[8:] == (Tile.WOOD_MARKET,) + (-1,) * 14


@pytest.mark.rule("setup.stonemason", "setup.offer")
@pytest.mark.example("11.T3")
def test_the_stonemason_cannot_come_to_space_9_and_is_among_the_seven_on_offer():
    state = start()
    lay(state, *TILES[:9], "tailor")
    assert "tile stonemason" not in legal(state)
    assert why_not(state, "tile stonemason") == Reason("chance-impossible")
    lay(state, "wood-farm", "church", "gold-mine")
    assert on_offer(state)[:7] == [
        "wood-sawmill",
        "wood-quarry",
        "spinning-mill",
        "wood-market",
        "covered-market",
        "stonemason",
        "manor",
    ]


@pytest.mark.rule("setup.stonemason")
@pytest.mark.example("11.T3")
def test_the_stonemason_drawn_for_slot_2_stays_there_and_any_of_the_other_eight_may_come_to_space_9():
    state = start()
    lay(state, *TILES[:9])
    assert lay(state, "stonemason") == [SiteLaid(Tile.STONEMASON, 2)]
    assert legal(state) == tiles(WOOD.replace(" stonemason", ""))
    assert GAME.weights(state) == [1] * 8
    lay(state, "manor", "church", "gold-mine")
    assert (state.site[1], "stonemason" in on_offer(state)) == (Tile.STONEMASON, False)


@pytest.mark.rule("setup.site.stone", "setup.road.stone", "board.road.empty")
def test_any_stone_building_may_come_to_slot_3_and_any_other_to_space_14():
    state = start()
    lay(state, *TILES[:9], "tailor", "manor")
    assert (legal(state), GAME.weights(state)) == (tiles(STONE), [1] * 9)
    assert lay(state, "jeweller") == [SiteLaid(Tile.JEWELLER, 3)]
    assert (legal(state), GAME.weights(state)) == (tiles(STONE.replace(" jeweller", "")), [1] * 8)
    assert lay(state, "stone-farm") == [TileLaid(Tile.STONE_FARM, 14)]
    assert state.site == (Tile.MARKET_1, Tile.TAILOR, Tile.JEWELLER)
    assert state.road[8:] == (Tile.MANOR, -1, -1, -1, -1, Tile.STONE_FARM) + (-1,) * 9


@pytest.mark.rule("setup.offer", "setup.monuments")
def test_seven_wood_seven_stone_buildings_and_all_monuments_are_on_offer():
    state = start()
    assert state.monuments == tuple(range(31, 38))
    lay(state, *TILES)
    assert on_offer(state) == [
        *[
            "wood-sawmill",
            "wood-quarry",
            "spinning-mill",
            "wood-market",
            "covered-market",
            "stonemason",
            "manor",
        ],
        *["stone-farm", "stone-sawmill", "stone-quarry", "great-guild", "foundry", "alchemist", "jeweller"],
    ]
    assert state.monuments == tuple(range(31, 38))


def test_the_gap_before_the_stone_building_comes_from_the_tables():
    state = start(3, {"road.before_stone": 2, "road.after_stone": 5})
    lay(state, *TILES[:9], "tailor", "wood-farm", "church")
    assert lay(state, "gold-mine") == [TileLaid(Tile.GOLD_MINE, 12)]
    assert state.road[8:] == (Tile.WOOD_FARM, -1, -1, Tile.GOLD_MINE) + (-1,) * 5


def test_laying_a_tile_offers_the_nine_of_its_class():
    assert [list(LayTile(CHANCE, place).offers()) for place in (0, 8)] == [list(range(TILE, TILE + 9))] * 2
    wood = list(range(TILE + 9, TILE + 18))
    assert [list(LayTile(CHANCE, place).offers()) for place in (9, 10)] == [wood] * 2
    stone = list(range(TILE + 18, TILE + 27))
    assert [list(LayTile(CHANCE, place).offers()) for place in (11, 12)] == [stone] * 2
    assert LayTile(CHANCE, 7).data() == (7,)
