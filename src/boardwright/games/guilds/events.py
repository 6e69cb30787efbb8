"""What happens in a match, for log and animation. Only what the Raven sees is secret."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.core.events import Event
from boardwright.games.guilds.terms import Character, Faction, Objective, Room, Side


@dataclass(frozen=True)
class Coins:
    """So many coins."""

    florins: int = 0
    gold: int = 0


@dataclass(frozen=True)
class Begins(Event):
    """Setup: who has the first-player marker."""

    seat: int


@dataclass(frozen=True)
class ObjectiveDrawn(Event):
    """Setup: a wish of the King."""

    objective: Objective


@dataclass(frozen=True)
class RoundBegins(Event):
    """A new round; every ability is fresh."""

    number: int
    last: int


@dataclass(frozen=True)
class Received(Event):
    """Income."""

    seat: int
    coins: Coins


@dataclass(frozen=True)
class Begged(Event):
    """The Beggar's owner is given a florin by a richer player."""

    seat: int
    victim: int
    florins: int


@dataclass(frozen=True)
class RoomShown(Event):
    """A room comes to the display."""

    room: Room


@dataclass(frozen=True)
class CharacterShown(Event):
    """A character comes to a zone."""

    character: Character
    zone: int

    def reveals(self) -> bool:
        """A Raven may have seen it before, so that no chance draws it."""
        return True


@dataclass(frozen=True)
class CrownBid(Event):
    """The Crown's agent lays a florin in every zone with a character."""

    florins: int


@dataclass(frozen=True)
class BidMade(Event):
    """A bid in one zone."""

    seat: int
    zone: int
    florins: int
    total: int


@dataclass(frozen=True)
class BidMadeInTwo(Event):
    """A bid in two zones."""

    seat: int
    zone: int
    florins: int
    total: int
    other: int
    more: int
    sum: int


@dataclass(frozen=True)
class Hired(Event):
    """A character is taken from the market for the bid."""

    seat: int
    character: Character
    florins: int


@dataclass(frozen=True)
class Passed(Event):
    """A pass in the auction."""

    seat: int


@dataclass(frozen=True)
class AuctionEnds(Event):
    """The market is empty, or everybody has passed in a row."""

    left: int


@dataclass(frozen=True)
class Refunded(Event):
    """Florins come back from the tents."""

    seat: int
    florins: int


@dataclass(frozen=True)
class Exchanged(Event):
    """Florins become gold."""

    seat: int
    florins: int
    gold: int


@dataclass(frozen=True)
class Bought(Event):
    """A room is bought and laid."""

    seat: int
    room: Room
    column: int
    row: int
    coins: Coins


@dataclass(frozen=True)
class RoomInactive(Event):
    """A room lies without a way to the hall."""

    seat: int
    room: Room


@dataclass(frozen=True)
class RoomAwakes(Event):
    """A room that was inactive is connected now."""

    seat: int
    room: Room


@dataclass(frozen=True)
class RoomCutOff(Event):
    """A room has lost its way to the hall."""

    seat: int
    room: Room


@dataclass(frozen=True)
class DoorwayOpened(Event):
    """The Architect makes a doorway where a door met a wall."""

    seat: int
    column: int
    row: int
    side: Side


@dataclass(frozen=True)
class BuildsNoMore(Event):
    """A pass in the Building phase."""

    seat: int


@dataclass(frozen=True)
class RoomKept(Event):
    """A florin keeps a room on display."""

    seat: int
    room: Room


@dataclass(frozen=True)
class Cleared(Event):
    """Rooms without a coin and characters nobody took leave the game."""

    rooms: int
    characters: int


@dataclass(frozen=True)
class TookMarker(Event):
    """The first-player marker for the next round: for the most florins left, with others as many or not, or
    by the Herald.
    """

    seat: int
    florins: int
    tied: bool
    herald: bool


@dataclass(frozen=True)
class Activated(Event):
    """A player activates the ability of a character; `coins` is the price."""

    seat: int
    character: Character
    coins: Coins


@dataclass(frozen=True)
class AimedAt(Event):
    """The ability is aimed at a character."""

    character: Character
    target: Character
    owner: int


@dataclass(frozen=True)
class AimedAtMarket(Event):
    """The ability is aimed at a character of the market."""

    character: Character
    target: Character


@dataclass(frozen=True)
class AimedAtZone(Event):
    """The Enchantress will move a character of the market there."""

    character: Character
    target: Character
    zone: int


@dataclass(frozen=True)
class AimedAtPlayer(Event):
    """The ability is aimed at a player."""

    character: Character
    victim: int


@dataclass(frozen=True)
class AimedAtBid(Event):
    """The Elf Archer will take back florins of a zone."""

    character: Character
    zone: int
    florins: int


@dataclass(frozen=True)
class AimedAtRoom(Event):
    """The Engineer will lift a room."""

    character: Character
    room: Room


@dataclass(frozen=True)
class AimedAtDead(Event):
    """The Necromancer will raise a character that has just been killed."""

    character: Character
    target: Character


@dataclass(frozen=True)
class Answers(Event):
    """The ability answers another one."""

    seat: int
    character: Character
    answered: Character
    victim: int


@dataclass(frozen=True)
class AnswersToSave(Event):
    """The ability answers a kill and is to save a character."""

    seat: int
    character: Character
    answered: Character
    victim: int
    saved: Character


@dataclass(frozen=True)
class AnswersWithDemand(Event):
    """The ability answers another one, which is lost unless so much is paid."""

    seat: int
    character: Character
    answered: Character
    victim: int
    florins: int


@dataclass(frozen=True)
class Killed(Event):
    """A character is discarded by a kill; `killer` is the card whose ability it was."""

    seat: int
    character: Character
    owner: int
    killer: Character


@dataclass(frozen=True)
class Survived(Event):
    """A kill does nothing, for its target is protected."""

    target: Character
    owner: int


@dataclass(frozen=True)
class Protected(Event):
    """Healer or Guard Dog: a character will survive."""

    character: Character
    target: Character
    owner: int


@dataclass(frozen=True)
class Sacrificed(Event):
    """The owner discards a character as a cost."""

    seat: int
    character: Character


@dataclass(frozen=True)
class Countered(Event):
    """An ability has no effect; `counter` is the card whose ability undid it, used by `seat`."""

    seat: int
    counter: Character
    character: Character
    owner: int


@dataclass(frozen=True)
class DemandUnpaid(Event):
    """Who uses an ability does not pay what the Inquisitor demands for it, or cannot."""

    seat: int
    florins: int
    unable: bool


@dataclass(frozen=True)
class PaidDemand(Event):
    """The Inquisitor's demand is paid; `spared` is whose ability is not countered."""

    seat: int
    florins: int
    spared: Character


@dataclass(frozen=True)
class NothingHappens(Event):
    """An ability resolves without effect."""

    character: Character


@dataclass(frozen=True)
class GainedGold(Event):
    """The Alchemist makes gold."""

    seat: int
    gold: int


@dataclass(frozen=True)
class Raised(Event):
    """The Necromancer takes a character that was killed."""

    seat: int
    character: Character


@dataclass(frozen=True)
class Divined(Event):
    """The Diviner discards a character of the market; without a deck nobody takes its place."""

    character: Character
    zone: int
    replaced: bool


@dataclass(frozen=True)
class Moved(Event):
    """The Enchantress moves a character to another zone."""

    character: Character
    zone: int


@dataclass(frozen=True)
class Gambled(Event):
    """The Gambler reveals a card; it goes to the bottom of the deck."""

    seat: int
    character: Character
    points: int
    florins: int

    def reveals(self) -> bool:
        """A Raven may have seen the card before, so that no chance draws it."""
        return True


@dataclass(frozen=True)
class Stole(Event):
    """The Thief takes florins."""

    seat: int
    victim: int
    florins: int


@dataclass(frozen=True)
class InForce(Event):
    """An effect for the room bought in this turn."""

    seat: int
    character: Character


@dataclass(frozen=True)
class Tithed(Event):
    """A florin lies on the Tithe-Keeper."""

    seat: int
    florins: int


@dataclass(frozen=True)
class HeraldSpeaks(Event):
    """The Herald's owner will receive the marker."""

    seat: int


@dataclass(frozen=True)
class TookBack(Event):
    """The Elf Archer takes florins back from a zone."""

    seat: int
    zone: int
    florins: int


@dataclass(frozen=True)
class Relocated(Event):
    """The Engineer puts a room elsewhere, or back."""

    seat: int
    room: Room
    column: int
    row: int


@dataclass(frozen=True)
class Saw(Event):
    """The Raven sees a card at the top of the deck: only its user learns which."""

    seat: int
    character: Character

    def for_seat(self, viewer: int | None) -> Event:
        """The card is secret."""
        return self if viewer == self.seat else SawUnseen(self.seat)

    def reveals(self) -> bool:
        """Another player may have seen it before, so that no chance draws it."""
        return True


@dataclass(frozen=True)
class SawUnseen(Event):
    """The veiled form of Saw."""

    seat: int


@dataclass(frozen=True)
class Arranged(Event):
    """The Raven puts two cards back: only its user knows whether they were exchanged."""

    seat: int
    exchanged: bool

    def for_seat(self, viewer: int | None) -> Event:
        """The order is secret."""
        return self if viewer == self.seat else ArrangedUnseen(self.seat)


@dataclass(frozen=True)
class ArrangedUnseen(Event):
    """The veiled form of Arranged."""

    seat: int


@dataclass(frozen=True)
class FactionNamed(Event):
    """The Illusionist shows a second faction in the final scoring."""

    seat: int
    faction: Faction


@dataclass(frozen=True)
class ScoredCharacters(Event):
    """Printed points of characters, and the points of their abilities."""

    seat: int
    points: int
    more: int


@dataclass(frozen=True)
class ScoredRooms(Event):
    """Points of active rooms."""

    seat: int
    points: int


@dataclass(frozen=True)
class ScoredObjective(Event):
    """Points of a wish of the King; `place` is 1 or 2."""

    seat: int
    objective: Objective
    place: int
    points: int
