"""What a seat may see, by listing it; re-dealing what it cannot."""

from __future__ import annotations

from typing import Final

from boardwright.core.events import Plain, kebab_term
from boardwright.core.game import question
from boardwright.core.random import Random
from boardwright.games.belfort.basics import cards, knowledge
from boardwright.games.belfort.phases.placement import ChoosePlank, ChooseWorker, SplitWorkers
from boardwright.games.belfort.scoring import season_of
from boardwright.games.belfort.setup import SetAside
from boardwright.games.belfort.state import NOTHING_SHOWN, Player, State
from boardwright.games.belfort.terms import (
    AREAS,
    BUILDINGS,
    DISTRICTS,
    FREE,
    PLANK_BUILDINGS,
    WORKERS,
    Area,
    Building,
    Guild,
    Source,
    Worker,
)

ATTEMPTS: Final = 20


def view(state: State, seat: int | None) -> dict[str, Plain]:
    """Goods, workers, buildings, gnomes, hand sizes and piles are open; hands and the draw pile are not.

    § ruling.12.2.25
    """
    return {
        "question": question(state, seat),
        "month": state.round,
        "season": kebab_term(season_of(max(1, state.round))),
        "order": list(state.order),
        "grey": [number + 1 for number in range(state.seats) if state.grey >> number & 1],
        "gnomes": state.gnomes,
        "guilds": [_guild(state, guild) for guild in state.guilds],
        "sites": {
            kebab_term(b): [owner_name(state.sites[b * DISTRICTS + d]) for d in range(DISTRICTS)]
            for b in Building
        },
        "gatehouses": [
            [owner_name(state.gates[2 * g]), owner_name(state.gates[2 * g + 1])] for g in range(DISTRICTS)
        ],
        "walls": [
            [owner_name(state.walls[2 * d]), owner_name(state.walls[2 * d + 1])] for d in range(DISTRICTS)
        ],
        "pool": card_names(state.pool),
        "draw_pile": cards.total(state.deck),
        "discard_pile": card_names(state.discard),
        "desk": [_worker(worker) for worker in state.desk],
        "camp": [_worker(worker) for worker in state.camp],
        "players": [_player(state, other, seat) for other in range(state.seats)],
    }


def owner_name(owner: int) -> int | None:
    """A seat, 2 or 3 for neutral players in the game for two, None for nobody."""
    return None if owner == FREE else owner


def card_names(counts: list[int]) -> list[Plain]:
    """Cards by name, sorted by type."""
    names: list[Plain] = []
    for building in Building:
        names.extend([kebab_term(building)] * counts[building])
    return names


def packed_names(packed: int) -> list[Plain]:
    """Packed cards by name."""
    return card_names([knowledge.unpack(packed, building) for building in range(BUILDINGS)])


def _worker(worker: int) -> dict[str, Plain]:
    return {"seat": worker // WORKERS, "worker": kebab_term(Worker(worker % WORKERS))}


def _guild(state: State, guild: int) -> dict[str, Plain]:
    district = state.district_of[guild]
    worker = state.guild_worker[guild]
    return {
        "guild": kebab_term(Guild(guild)),
        "district": district + 1,
        "owner": owner_name(state.guild_owner[guild]),
        "worker": None if worker == FREE else _worker(worker),
        "dwarf": 3 if district == state.dwarf_3 else 4 if district == state.dwarf_4 else None,
    }


def _player(state: State, seat: int, viewer: int | None) -> dict[str, Plain]:
    player = state.players[seat]
    own = seat == viewer
    shown = player.shown != NOTHING_SHOWN and (own or not (state.waiting and state.waiting[-1].together()))
    return {
        "goods": {"wood": player.wood, "stone": player.stone, "metal": player.metal, "gold": player.gold},
        "idle": {kebab_term(kind): player.idle[kind] for kind in Worker},
        "reserve": {"elves": player.elves_left, "dwarves": player.dwarves_left},
        "areas": {
            kebab_term(area): {kebab_term(kind): player.areas[area * WORKERS + kind] for kind in Worker}
            for area in Area
        },
        "on_cards": [
            {
                "building": kebab_term(Building(PLANK_BUILDINGS[w // WORKERS])),
                "worker": kebab_term(Worker(w % WORKERS)),
            }
            for w in player.on_cards
        ],
        "passed": player.passed,
        "built": {kebab_term(b): player.built[b] for b in Building if player.built[b]},
        "gnomes": {kebab_term(b): player.gnomes[b] for b in Building if player.gnomes[b]},
        "score": player.score(),
        "points": {kebab_term(source): player.points[source] for source in Source},
        "hand_size": player.hand_size(),
        "hand": card_names(player.hand) if own else None,
        "aside": packed_names(player.aside) if own else None,
        "known": packed_names(player.known),
        "shown": kebab_term(Building(player.shown)) if shown else None,
    }


def redeal(state: State, seat: int, draw: Random) -> State:
    """Deal the others' unknown cards and the draw pile anew; what everybody knows them to hold stays.

    After a reshuffle the draw pile can hold only cards that went into it, and a hand only as many cards
    from before or from the new pile as it held or drew; a deal that breaks this is tried again.
    """
    copy = state.clone()
    attempt = 1
    while not deal_anew(copy, seat, draw, attempt < ATTEMPTS):
        attempt += 1
    veil_choices(copy, seat, draw)
    return copy


def hidden_of(player: Player) -> list[int]:
    """The cards of a hand that the others do not know."""
    return [player.hand[b] - knowledge.unpack(player.known, b) for b in range(BUILDINGS)]


class Unseen:
    """What a seat cannot place: the cards it does not see, and where they can have come from.

    `fresh` went into the present draw pile and was not seen since, `stale` was in other hands before.
    """

    __slots__ = ("cards", "fresh", "stale")

    def __init__(self, state: State, seat: int) -> None:
        viewer = state.players[seat]
        self.cards: list[int] = state.deck.copy()
        for other in range(state.seats):
            if other != seat:
                hidden = hidden_of(state.players[other])
                for building in range(BUILDINGS):
                    self.cards[building] += hidden[building]
        self.fresh: list[int] = difference(state.fresh, viewer.drawn)
        self.stale: list[int] = difference(state.stale, viewer.held)


def difference(packed: int, other: int) -> list[int]:
    """Packed cards less others, by type."""
    return [knowledge.unpack(packed, b) - knowledge.unpack(other, b) for b in range(BUILDINGS)]


def deal_anew(copy: State, seat: int, draw: Random, strict: bool) -> bool:
    """One attempt; leaves everything as it was when it fails."""
    unseen = Unseen(copy, seat)
    can_be_in_pile = [min(unseen.fresh[b], unseen.cards[b]) for b in range(BUILDINGS)]
    deck = take_random(can_be_in_pile, cards.total(copy.deck), draw)
    for building in range(BUILDINGS):
        unseen.cards[building] -= deck[building]
        unseen.fresh[building] -= deck[building]
    hands = split_among(copy, seat, unseen, draw, strict)
    if not hands:
        return False
    copy.deck = deck
    for other in range(copy.seats):
        if other != seat:
            give_hand(copy.players[other], hands[other], unseen.fresh)
    return True


def take_random(cards_left: list[int], count: int, draw: Random) -> list[int]:
    """So many cards at random, by type."""
    left = cards_left.copy()
    taken = [0] * BUILDINGS
    for _ in range(count):
        building = draw.weighted(left)
        left[building] -= 1
        taken[building] += 1
    return taken


def split_among(copy: State, seat: int, unseen: Unseen, draw: Random, strict: bool) -> list[list[int]]:
    """Hands for the others from the cards left over; empty when the constraints cannot be met this time.

    Cards that can only have come from the present pile go to players who drew from it, cards that cannot
    have come from it to players who held cards before; the rest goes anywhere.
    """
    hands = [[0] * BUILDINGS for _ in range(copy.seats)]
    room = [0 if o == seat else cards.total(hidden_of(copy.players[o])) for o in range(copy.seats)]
    anywhere = [99] * copy.seats
    drew = [player.draws for player in copy.players] if strict else anywhere
    held = [player.held_size for player in copy.players] if strict else anywhere
    must_be_new = [max(0, unseen.cards[b] - unseen.stale[b]) for b in range(BUILDINGS)]
    must_be_old = [max(0, unseen.cards[b] - unseen.fresh[b]) for b in range(BUILDINGS)]
    either = [unseen.cards[b] - must_be_new[b] - must_be_old[b] for b in range(BUILDINGS)]
    for dealt, limit in ((must_be_new, drew), (must_be_old, held), (either, anywhere)):
        for building in range(BUILDINGS):
            for _ in range(dealt[building]):
                weights = [room[o] if limit[o] > 0 else 0 for o in range(copy.seats)]
                if sum(weights) == 0:
                    return []
                other = draw.weighted(weights)
                hands[other][building] += 1
                room[other] -= 1
                limit[other] -= 1
    return hands


def give_hand(player: Player, hidden: list[int], private: list[int]) -> None:
    """Put unknown cards into a hand, and say which of them can have come from the present pile."""
    drawn = 0
    for building in range(BUILDINGS):
        player.hand[building] = hidden[building] + knowledge.unpack(player.known, building)
        from_pile = min(hidden[building], private[building])
        private[building] -= from_pile
        drawn += from_pile << (3 * building)
    player.drawn = drawn
    player.held = knowledge.pack(hidden) - drawn


def veil_choices(copy: State, seat: int, draw: Random) -> None:
    """What others have chosen in secret, or half chosen, is chosen anew or still open."""
    for index in range(len(copy.waiting)):
        decision = copy.waiting[index]
        if decision.seat < 0 or decision.seat == seat:
            continue
        if isinstance(decision, SetAside):
            copy.players[decision.seat].aside = 0
            copy.waiting[index] = SetAside(decision.seat, copy.tables.dealt - copy.tables.kept, 0)
        elif isinstance(decision, ChooseWorker | SplitWorkers):
            copy.waiting[index] = ChoosePlank(decision.seat)
        elif isinstance(decision, cards.DiscardCards):
            copy.waiting[index] = cards.DiscardCards(decision.seat, decision.left, 0)
    secret = len(copy.waiting) > 0 and copy.waiting[-1].together()
    for other in range(copy.seats):
        player = copy.players[other]
        if other != seat and player.aside:
            player.aside = knowledge.pack(take_random(player.hand, knowledge.size(player.aside), draw))
        if other != seat and secret and player.shown != NOTHING_SHOWN:
            player.shown = draw.weighted(player.hand)
    assert len(copy.players[seat].areas) == AREAS * WORKERS
