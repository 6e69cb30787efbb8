"""What happens in a match, for log and animation."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.core.events import Event
from boardwright.games.belfort.terms import Area, Building, Good, Guild, People, Season, Worker


@dataclass(frozen=True)
class Goods:
    """So much of each resource."""

    wood: int = 0
    stone: int = 0
    metal: int = 0
    gold: int = 0


@dataclass(frozen=True)
class GuildLaid(Event):
    """A guild tile comes to a district."""

    guild: Guild
    district: int


@dataclass(frozen=True)
class Drew(Event):
    """A card from the draw pile into a hand: its owner sees it, the others only that it happened."""

    seat: int
    building: Building

    def for_seat(self, viewer: int | None) -> Event:
        """The card is secret."""
        return self if viewer == self.seat else DrewUnseen(self.seat)


@dataclass(frozen=True)
class DrewUnseen(Event):
    """The veiled form of Drew."""

    seat: int


@dataclass(frozen=True)
class Discarded(Event):
    """A card goes face up to the discard pile."""

    seat: int
    building: Building

    def reveals(self) -> bool:
        """A card of the hand is shown."""
        return True


@dataclass(frozen=True)
class CrestDealt(Event):
    """A turn order crest at setup."""

    seat: int
    number: int


@dataclass(frozen=True)
class PoolCard(Event):
    """A card is turned up for the pool."""

    building: Building


@dataclass(frozen=True)
class Reshuffled(Event):
    """The discard pile becomes the draw pile."""

    count: int


@dataclass(frozen=True)
class NeutralDwarfPlaced(Event):
    """Setup for two: a neutral dwarf closes a guild."""

    seat: int
    neutral: int
    guild: Guild


@dataclass(frozen=True)
class MonthBegins(Event):
    """The calendar moves on."""

    number: int
    season: Season


@dataclass(frozen=True)
class PlacedAtDesk(Event):
    """A worker goes to the Recruiter's Desk."""

    seat: int
    worker: Worker
    gold: int


@dataclass(frozen=True)
class PlacedInCamp(Event):
    """A worker goes to the King's Camp."""

    seat: int
    worker: Worker
    plank: int


@dataclass(frozen=True)
class PlacedOnGuild(Event):
    """A worker goes to a guild, for nothing or for a fee to the supply."""

    seat: int
    worker: Worker
    guild: Guild
    gold: int


@dataclass(frozen=True)
class PlacedOnGuildOf(Event):
    """A worker goes to another player's guild; the owner receives the fee."""

    seat: int
    worker: Worker
    guild: Guild
    gold: int
    owner: int


@dataclass(frozen=True)
class PlacedOnCard(Event):
    """A worker goes to the plank of an own card."""

    seat: int
    worker: Worker
    building: Building
    gold: int


@dataclass(frozen=True)
class Passed(Event):
    """A player places no more workers this month."""

    seat: int


@dataclass(frozen=True)
class Sent(Event):
    """Workers of a passing player go to a resource area."""

    seat: int
    worker: Worker
    count: int
    area: Area


@dataclass(frozen=True)
class Collected(Event):
    """What an area yields, the bonus for most workers included."""

    seat: int
    area: Area
    goods: Goods
    bonus: int


@dataclass(frozen=True)
class Recruited(Event):
    """A worker comes from the reserve."""

    seat: int
    worker: Worker


@dataclass(frozen=True)
class NobodyRecruited(Event):
    """The Desk worker comes back alone: the reserve holds no more of the kind."""

    seat: int
    worker: Worker


@dataclass(frozen=True)
class KeptCrest(Event):
    """A player in the Camp keeps the crest; it is safe this month."""

    seat: int
    number: int


@dataclass(frozen=True)
class TookCrest(Event):
    """A player in the Camp swaps crests."""

    seat: int
    number: int
    victim: int


@dataclass(frozen=True)
class GotIncome(Event):
    """Gold from built cards."""

    seat: int
    gold: int


@dataclass(frozen=True)
class PaidTax(Event):
    """The tax, and the points lost for the gold that was missing."""

    seat: int
    gold: int
    points: int


@dataclass(frozen=True)
class BuiltCard(Event):
    """A card is paid for and laid out."""

    seat: int
    building: Building
    goods: Goods


@dataclass(frozen=True)
class MarkedSite(Event):
    """A marker on a building site."""

    seat: int
    building: Building
    district: int


@dataclass(frozen=True)
class MarkedGatehouse(Event):
    """A marker on one symbol of a gatehouse."""

    seat: int
    gatehouse: int
    district: int


@dataclass(frozen=True)
class MarkedWall(Event):
    """A marker on a wall."""

    seat: int
    district: int
    side: int


@dataclass(frozen=True)
class MarkedGuild(Event):
    """A marker on a guild: its owner from now on."""

    seat: int
    guild: Guild


@dataclass(frozen=True)
class NeutralMarkedSite(Event):
    """A neutral player's marker on a building site."""

    neutral: int
    building: Building
    district: int


@dataclass(frozen=True)
class NeutralMarkedGatehouse(Event):
    """A neutral player's marker on one symbol of a gatehouse."""

    neutral: int
    gatehouse: int
    district: int


@dataclass(frozen=True)
class Paid(Event):
    """Goods go to the supply."""

    seat: int
    goods: Goods


@dataclass(frozen=True)
class ActivatedGuild(Event):
    """A worker comes back from a guild, and the guild works."""

    seat: int
    guild: Guild


@dataclass(frozen=True)
class ActivatedCard(Event):
    """A worker comes back from an own card, and its plank works."""

    seat: int
    building: Building


@dataclass(frozen=True)
class Gained(Event):
    """Goods come from the supply."""

    seat: int
    goods: Goods


@dataclass(frozen=True)
class GnomeHired(Event):
    """A hired gnome takes its lock."""

    seat: int
    building: Building
    gold: int


@dataclass(frozen=True)
class GnomeCame(Event):
    """A gnome comes free, by Tower or Recruiters."""

    seat: int
    building: Building


@dataclass(frozen=True)
class Promoted(Event):
    """A worker becomes a master."""

    seat: int
    worker: Worker


@dataclass(frozen=True)
class NobodyPromoted(Event):
    """There is no normal worker of that kind."""

    seat: int
    worker: Worker


@dataclass(frozen=True)
class GateStaysHalf(Event):
    """The gnome of a Gatehouse finds no gatehouse to complete."""

    seat: int


@dataclass(frozen=True)
class UsedBank(Event):
    """The gnome of a Bank brings gold."""

    seat: int
    gold: int


@dataclass(frozen=True)
class UsedBlacksmith(Event):
    """The gnome of a Blacksmith sells metal."""

    seat: int
    gold: int


@dataclass(frozen=True)
class Sold(Event):
    """A sale at the Trading Post."""

    seat: int
    goods: Goods
    gold: int


@dataclass(frozen=True)
class Bought(Event):
    """A purchase at the Trading Post."""

    seat: int
    goods: Goods
    gold: int


@dataclass(frozen=True)
class Exchanged(Event):
    """The Merchants give metal for wood or stone."""

    seat: int
    goods: Goods


@dataclass(frozen=True)
class MerchantsHelp(Event):
    """What the Merchants add to this turn."""

    seat: int
    exchanges: int
    visits: int


@dataclass(frozen=True)
class Robbed(Event):
    """Bandits or Thieves take a unit."""

    seat: int
    victim: int
    good: Good


@dataclass(frozen=True)
class Showed(Event):
    """A card is shown to the Spies."""

    seat: int
    building: Building

    def reveals(self) -> bool:
        """The rules know no taking back, and no undo reaches past a shown or drawn card.

        § ruling.12.2.47
        """
        return True


@dataclass(frozen=True)
class TookShown(Event):
    """The Spies bring a card."""

    seat: int
    victim: int
    building: Building


@dataclass(frozen=True)
class SwappedSites(Event):
    """The Wizards swap the markers of two sites of one type."""

    seat: int
    building: Building
    first: int
    second: int


@dataclass(frozen=True)
class SwappedWalls(Event):
    """The Wizards swap the markers of two walls, each told by district and side."""

    seat: int
    first: int
    first_side: int
    second: int
    second_side: int


@dataclass(frozen=True)
class SwappedGuilds(Event):
    """The Wizards swap the markers of two guilds."""

    seat: int
    first: Guild
    second: Guild


@dataclass(frozen=True)
class GateTurned(Event):
    """The single marker that the Wizards moved lands on a symbol."""

    seat: int
    gatehouse: int
    district: int


@dataclass(frozen=True)
class EndedActions(Event):
    """A player takes no more actions; so many workers return unused."""

    seat: int
    count: int


@dataclass(frozen=True)
class BoughtCard(Event):
    """A card of the pool is bought."""

    seat: int
    building: Building
    gold: int


@dataclass(frozen=True)
class BoughtTop(Event):
    """The top card of the draw pile is bought, unseen by the others."""

    seat: int
    gold: int


@dataclass(frozen=True)
class BoughtNothing(Event):
    """A player buys no card."""

    seat: int


@dataclass(frozen=True)
class NeutralCard(Event):
    """The card that a neutral player uses."""

    seat: int
    neutral: int
    building: Building


@dataclass(frozen=True)
class NeutralWithout(Event):
    """The card drawn for a neutral player has no free site."""

    neutral: int
    building: Building


@dataclass(frozen=True)
class NeutralDwarfMoved(Event):
    """A neutral dwarf walks on to the next guild."""

    neutral: int
    guild: Guild


@dataclass(frozen=True)
class DwarfBroughtGold(Event):
    """The owner of the guild where a neutral dwarf arrives is paid."""

    seat: int
    gold: int


@dataclass(frozen=True)
class ScoringBegins(Event):
    """A scoring at the end of a season."""

    season: Season


@dataclass(frozen=True)
class ScoredDistrict(Event):
    """Points for markers in a district."""

    seat: int
    district: int
    count: int
    points: int


@dataclass(frozen=True)
class ScoredPeople(Event):
    """Points for elves, dwarves or gnomes."""

    seat: int
    people: People
    count: int
    points: int
