## Guilds, English

title = Guilds

## Terms. $case is used only where a name has another form in a sentence; every character can follow "the",
## rooms and factions are names without an article;
## the "short" form of a faction is a heading of a narrow column.

faction-warriors = { $case ->
    [short] War
   *[nom] Warriors
}
faction-wizards = { $case ->
    [short] Wiz
   *[nom] Wizards
}
faction-rogues = { $case ->
    [short] Rog
   *[nom] Rogues
}
faction-nobles = { $case ->
    [short] Nob
   *[nom] Nobles
}
faction-priests = { $case ->
    [short] Pri
   *[nom] Priests
}
faction-craftsmen = { $case ->
    [short] Cra
   *[nom] Craftsmen
}
faction-animals = { $case ->
    [short] Ani
   *[nom] Animals
}

character-general = General
character-paladin = Paladin
character-bodyguard = Bodyguard
character-shield-maiden = Shield-Maiden
character-gladiator = Gladiator
character-dwarf-veteran = Dwarf Veteran
character-mercenary = Mercenary
character-alchemist = Alchemist
character-archmage = Archmage
character-illusionist = Illusionist
character-diviner = Diviner
character-enchantress = Enchantress
character-necromancer = Necromancer
character-apprentice = Apprentice
character-assassin = Assassin
character-gambler = Gambler
character-thief = Thief
character-spy = Spy
character-smuggler = Smuggler
character-beggar = Beggar
character-king-of-thieves = King of Thieves
character-prince = Prince
character-princess = Princess
character-duchess = Duchess
character-banker = Banker
character-herald = Herald
character-ambassador = Ambassador
character-tax-collector = Tax Collector
character-high-priestess = High Priestess
character-healer = Healer
character-monk = Monk
character-inquisitor = Inquisitor
character-druid = Druid
character-orc-shaman = Orc Shaman
character-tithe-keeper = Tithe-Keeper
character-carpenter = Carpenter
character-architect = Architect
character-mason = Mason
character-master-smith = Master Smith
character-innkeeper = Innkeeper
character-jeweller = Jeweller
character-merchant = Merchant
character-guard-dog = Guard Dog
character-war-horse = War Horse
character-cat = Cat
character-falcon = Falcon
character-bear = Bear
character-mule = Mule
character-elf-archer = Elf Archer
character-engineer = Engineer
character-gardener = Gardener
character-beast-tamer = Beast Tamer
character-raven = Raven
character-hatchling-dragon = Hatchling Dragon

kind-empty = empty room
kind-garden = garden
kind-dining = dining room
kind-bedroom = bedroom
kind-luxury = luxury room
kind-kitchen = kitchen
kind-courtyard = courtyard

room-empty-1 = Empty Room 1
room-empty-2 = Empty Room 2
room-empty-3 = Empty Room 3
room-empty-4 = Empty Room 4
room-empty-5 = Empty Room 5
room-empty-6 = Empty Room 6
room-garden-1 = Garden 1
room-garden-2 = Garden 2
room-garden-3 = Garden 3
room-garden-4 = Garden 4
room-garden-5 = Garden 5
room-garden-6 = Garden 6
room-garden-7 = Garden 7
room-bedroom-warriors = Bedroom of the Warriors
room-bedroom-wizards = Bedroom of the Wizards
room-bedroom-rogues = Bedroom of the Rogues
room-bedroom-nobles = Bedroom of the Nobles
room-bedroom-priests = Bedroom of the Priests
room-bedroom-craftsmen = Bedroom of the Craftsmen
room-bedroom-animals = Bedroom of the Animals
room-dining-1 = Dining Room 1
room-dining-2 = Dining Room 2
room-dining-3 = Dining Room 3
room-dining-4 = Dining Room 4
room-dining-5 = Dining Room 5
room-kitchen-1 = Kitchen 1
room-kitchen-2 = Kitchen 2
room-kitchen-3 = Kitchen 3
room-kitchen-4 = Kitchen 4
room-luxury-1 = Luxury Room 1
room-luxury-2 = Luxury Room 2
room-luxury-3 = Luxury Room 3
room-luxury-4 = Luxury Room 4
room-luxury-5 = Luxury Room 5
room-luxury-6 = Luxury Room 6
room-barracks = Barracks
room-arcane-study = Arcane Study
room-den = Den
room-salon = Salon
room-chapel = Chapel
room-workshop-kitchen = Workshop Kitchen
room-stable-yard = Stable Yard
room-banquet-hall = Banquet Hall
room-council-court = Council Court
room-great-garden = Great Garden
room-herb-garden = Herb Garden
room-rose-garden = Rose Garden
room-grand-courtyard = Grand Courtyard
room-well-courtyard = Well Courtyard
room-market-courtyard = Market Courtyard
room-throne-room = Throne Room
room-gallery = Gallery
room-counting-house = Counting House

## The wishes of the King follow a colon.

objective-most-gardens = most gardens
objective-most-characters = most characters
objective-most-dwarves = most dwarves
objective-most-human-women = most human women
objective-fewest-characters = fewest characters
objective-most-factions = most different factions
objective-most-space = most built space
objective-most-small-rooms = most small rooms
objective-lowest-income = lowest florin income (cards)
objective-highest-income = highest florin income (cards)
objective-most-gold = most gold left
objective-most-warriors = most Warriors symbols
objective-most-wizards = most Wizards symbols
objective-most-rogues = most Rogues symbols
objective-most-nobles = most Nobles symbols
objective-most-priests = most Priests symbols
objective-most-craftsmen = most Craftsmen symbols
objective-most-animals = most Animals symbols

race-human = human
race-dwarf = dwarf
race-elf = elf
race-orc = orc
race-animal = animal

source-characters = Characters
source-abilities = Abilities
source-rooms = Rooms
source-objectives = Wishes of the King

side-north = north
side-east = east
side-south = south
side-west = west

## Moments: $case is "when" inside a sentence, else a heading.

moment-start = { $case ->
    [when] at the start of the round
   *[nom] Start of the round
}
moment-auction = { $case ->
    [when] on your own turn in the auction
   *[nom] Auction
}
moment-exchange = { $case ->
    [when] before the exchange
   *[nom] Exchange
}
moment-building = { $case ->
    [when] on your own building turn
   *[nom] Building
}
moment-end = { $case ->
    [when] at the end of the round
   *[nom] End of the round
}
moment-response = { $case ->
    [when] as an answer to another player’s ability that fits
   *[nom] Answer
}
moment-marker = { $case ->
    [when] just before the first-player marker is given
   *[nom] First-player marker
}
moment-kill = { $case ->
    [when] just after a character is killed
   *[nom] After a kill
}
moment-any = { $case ->
    [when] in a window for abilities or as an answer, not when the first-player marker is given
   *[nom] Any time
}
moment-never = { $case ->
    [when] never
   *[nom] Always
}

## Amounts. Those after "nothing" are for rooms: what they are worth, and where their doors are.

amount-florins = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
amount-gold = { $count } gold
amount-nothing = nothing
amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
amount-income_florins = { $count ->
    [one] { $count } florin a round
   *[other] { $count } florins a round
}
amount-income_gold = { $count } gold a round
amount-north = north
amount-north_left = north left
amount-north_right = north right
amount-east = east
amount-east_upper = upper east
amount-east_lower = lower east
amount-south = south
amount-south_right = south right
amount-south_left = south left
amount-west = west
amount-west_lower = lower west
amount-west_upper = upper west
worth-icon = { $gained } and 1 { NAME($faction) } symbol
worth-member = 1 point per { NAME($faction) } symbol
worth-factions = 1 point per faction
worth-plain = { $gained }

## What characters can do. Price and moment are told apart; $count is the number of the card.

ability-general = at the end, 1 point for every Warriors symbol
ability-paladin = counter the ability of a rival Rogue
ability-bodyguard = { $count ->
    [one] rivals who aim at your characters pay { $count } florin more
   *[other] rivals who aim at your characters pay { $count } florins more
}
ability-dwarf-veteran = cannot be killed
ability-mercenary = { $count ->
    [one] kill a rival’s character with { $count } point at most
   *[other] kill a rival’s character with { $count } points at most
}
ability-alchemist = gain { $count } gold
ability-archmage = at the end, 1 point for every Wizards symbol
ability-illusionist = at the end, also shows a faction of your choice
ability-diviner = replace a character of the market by the next card
ability-enchantress = move a character of the market to another zone
ability-necromancer = take the character that was just killed
ability-apprentice = { $count ->
    [one] at the end, { $count } point if you show { $symbols } Wizards symbols
   *[other] at the end, { $count } points if you show { $symbols } Wizards symbols
}
ability-assassin = kill a rival’s character
ability-gambler = { $count ->
    [one] stake { $count } florin; doubled if the next card shows 1 point or more
   *[other] stake up to { $count } florins; doubled if the next card shows 1 point or more
}
ability-thief = { $count ->
    [one] take { $count } florin from a rival
   *[other] take { $count } florins from a rival
}
ability-spy = at the end, points equal to the highest value printed on a rival’s character
ability-smuggler = { $count ->
    [one] pay { $count } florin in place of each gold for the room you buy this turn
   *[other] pay { $count } florins in place of each gold for the room you buy this turn
}
ability-beggar = { $count ->
    [one] after income, everyone with more florins gives you { $count }
   *[other] after income, everyone with more florins gives you { $count }
}
ability-king-of-thieves = at the end, 1 point for every Rogues symbol
ability-princess = { $count ->
    [one] at the end, { $count } point if you have the Prince
   *[other] at the end, { $count } points if you have the Prince
}
ability-duchess = at the end, 1 point for every Nobles symbol
ability-herald = take the marker, whatever florins are left
ability-ambassador = at the end, 1 point for every different faction
ability-high-priestess = at the end, 1 point for every Priests symbol
ability-healer = your character under attack survives
ability-inquisitor = { $count ->
    [one] the rival pays { $count } florin, or the ability is countered
   *[other] the rival pays { $count } florins, or the ability is countered
}
ability-druid = { $count ->
    [one] at the end, 1 point for every active garden, { $count } at most
   *[other] at the end, 1 point for every active garden, { $count } at most
}
ability-tithe-keeper = { $count ->
    [one] each florin laid on her is 1 point at the end, { $count } at most
   *[other] each florin laid on her is 1 point at the end, { $count } at most
}
ability-carpenter = the room you buy this turn costs { $count } gold less, but at least 1
ability-architect = the room you buy this turn may have one door against a wall
ability-mason = at the end, 1 point for every { $count } active cells
ability-master-smith = at the end, 1 point for every Craftsmen symbol
ability-innkeeper = { $count ->
    [one] a florin a round for every active dining room or kitchen, { $count } at most
   *[other] a florin a round for every active dining room or kitchen, { $count } at most
}
ability-guard-dog = sacrifice it, and another of your characters survives
ability-cat = { $count ->
    [one] rivals cannot aim at it; at the end, { $count } point with an active kitchen
   *[other] rivals cannot aim at it; at the end, { $count } points with an active kitchen
}
ability-elf-archer = { $count ->
    [one] take back { $count } florin from a zone you do not lead
   *[other] take back up to { $count } florins from a zone you do not lead
}
ability-engineer = pick up one of your rooms and place it again
ability-gardener = a garden bought this turn costs { $count } gold less
ability-beast-tamer = at the end, 1 point for every Animals symbol
ability-raven = look at the next two cards and put them in either order

## Options

option-bid_mode = What a bid must do
option-bid_mode-two_added = Add florins in two zones and lead both
option-bid_mode-two_led = Add florins in one or two zones, and lead at least two zones afterwards
option-refund_on_empty = Florins come back as soon as a zone is empty, not only before the exchange
option-supplement = Six more characters: Elf Archer, Engineer, Gardener, Beast Tamer, Raven, Hatchling Dragon
option-crown_agent = With two players, the Crown’s agent bids 1 florin in every zone with a character, so the lowest leading bid is 2
option-second_killer = The Mercenary can kill, too: 4 florins, a character with 2 points at most
option-plot_rows = Rows of the plots
option-plot_rows-5 = Five rows: 18 free cells
option-plot_rows-4 = Four rows: 14 free cells
option-room_supply = New rooms of every round
option-room_supply-normal = Normal: 4, 6 or 8 rooms with two, three or four players
option-room_supply-tight = Tight: 3, 5 or 6 rooms with two, three or four players
option-gold_income_points = Points of Banker and Jeweller, who bring gold
option-gold_income_points--2 = −2 points
option-gold_income_points--3 = −3 points

## What happened

event-begins = { $seat } has the first-player marker.
event-objective-drawn = A wish of the King: { NAME($objective) }.
event-round-begins = Round { $number } of { $last } begins. Every ability can be used again.
event-received = { $coins ->
    [nothing] { $seat } receives no income.
   *[other] { $seat } receives an income of { $coins }.
}
event-begged = { $florins ->
    [one] { $victim } has more florins and gives { $florins } to { $seat }’s Beggar.
   *[other] { $victim } has more florins and gives { $florins } to { $seat }’s Beggar.
}
event-room-shown = New room on display: { NAME($room) }.
event-character-shown = Zone { $zone }: the { NAME($character) }.
event-crown-bid = { $florins ->
    [one] The Crown’s agent bids 1 florin in the only zone with a character.
   *[other] The Crown’s agent bids 1 florin in each of the { $florins } zones with a character.
}
event-bid-made = { $florins ->
    [one] { $seat } adds { $florins } florin in zone { $zone } and leads it with { $total }.
   *[other] { $seat } adds { $florins } florins in zone { $zone } and leads it with { $total }.
}
event-bid-made-in-two = { $florins ->
    [one] { $seat } adds { $florins } florin in zone { $zone }
   *[other] { $seat } adds { $florins } florins in zone { $zone }
} and { $more } in zone { $other }, and leads them with { $total } and { $sum }.
event-hired = { $florins ->
    [one] { $seat } takes the { NAME($character) } for { $florins } florin.
   *[other] { $seat } takes the { NAME($character) } for { $florins } florins.
}
event-passed = { $seat } passes.
event-auction-ends = { $left ->
    [0] The auction ends: no character is left in the market.
    [one] The auction ends: all players passed in a row. { $left } character is left.
   *[other] The auction ends: all players passed in a row. { $left } characters are left.
}
event-refunded = { $florins ->
    [one] { $seat } gets { $florins } florin back from the zones.
   *[other] { $seat } gets { $florins } florins back from the zones.
}
event-exchanged = { $florins ->
    [one] { $seat } exchanges { $florins } florin for { $gold } gold.
   *[other] { $seat } exchanges { $florins } florins for { $gold } gold.
}
event-bought = { $coins ->
    [nothing] { $seat } gets { NAME($room) } for free and places it at column { $column }, row { $row }.
   *[other] { $seat } buys { NAME($room) } for { $coins } and places it at column { $column }, row { $row }.
}
event-room-inactive = { NAME($room) } has no way through doors to { $seat }’s hall: it is inactive and counts for nothing yet.
event-room-awakes = { NAME($room) } is connected to { $seat }’s hall now and becomes active.
event-room-cut-off = { NAME($room) } is cut off from { $seat }’s hall and becomes inactive.
event-doorway-opened = { $seat }’s Architect opens a doorway on the { NAME($side) } side of column { $column }, row { $row }.
event-builds-no-more = { $seat } buys no more rooms in this round.
event-room-kept = { $seat } pays to keep { NAME($room) } on display.
event-cleared = { $rooms ->
    [0] No room leaves the display
    [one] { $rooms } room leaves the display
   *[other] { $rooms } rooms leave the display
}; { $characters ->
    [0] no character is left in the zones.
    [one] { $characters } character whom nobody took leaves the game.
   *[other] { $characters } characters whom nobody took leave the game.
}
event-took-marker = { $herald ->
    [0] { $tied ->
        [0] { $seat } has the most florins left ({ $florins }) and gets the first-player marker for the next round.
       *[other] { $florins ->
            [0] Nobody has florins left: { $seat } keeps the first-player marker for the next round.
           *[other] It is a tie for the most florins left ({ $florins } each): { $seat } comes first in turn order and gets the first-player marker for the next round.
        }
    }
   *[other] { $seat } gets the first-player marker for the next round, thanks to the Herald.
} All florins go back to the bank.
event-activated = { $coins ->
    [nothing] { $seat } uses the { NAME($character) }.
   *[other] { $character ->
        [character-gambler] { $seat } uses the { NAME($character) } and stakes { $coins }.
       *[other] { $seat } pays { $coins } and uses the { NAME($character) }.
    }
}
event-aimed-at = The { NAME($character) } targets { $owner }’s { NAME($target) }.
event-aimed-at-market = The { NAME($character) } targets the { NAME($target) } in the market.
event-aimed-at-zone = The { NAME($character) } targets the { NAME($target) }, to be moved to zone { $zone }.
event-aimed-at-player = The { NAME($character) } targets { $victim }’s purse.
event-aimed-at-bid = { $florins ->
    [one] The { NAME($character) } targets a bid: { $florins } florin would come back from zone { $zone }.
   *[other] The { NAME($character) } targets a bid: { $florins } florins would come back from zone { $zone }.
}
event-aimed-at-room = The { NAME($character) } targets { NAME($room) }: it would be picked up and placed again.
event-aimed-at-dead = The { NAME($character) } targets the { NAME($target) } among the dead.
event-answers = { $character ->
    [character-paladin] { $seat } answers { $victim }’s { NAME($answered) }, a Rogue: the Paladin would counter that ability.
   *[other] { $seat } answers { $victim }’s { NAME($answered) } with the { NAME($character) }, who acts first. The { NAME($answered) } waits and may still be answered.
}
event-answers-to-save = { $character ->
    [character-guard-dog] { $seat } answers { $victim }’s { NAME($answered) } with the Guard Dog, which gives its life to save the { NAME($saved) }.
   *[other] { $saved ->
        [character-healer] { $seat } answers { $victim }’s { NAME($answered) } with the Healer, who would save herself.
       *[other] { $seat } answers { $victim }’s { NAME($answered) } with the { NAME($character) }, who would save the { NAME($saved) }.
    }
}
event-answers-with-demand = { $florins ->
    [one] { $seat } answers { $victim }’s { NAME($answered) } with the { NAME($character) }: that ability is countered unless { $victim } pays { $florins } florin.
   *[other] { $seat } answers { $victim }’s { NAME($answered) } with the { NAME($character) }: that ability is countered unless { $victim } pays { $florins } florins.
}
event-killed = { $seat }’s { NAME($killer) } strikes: { $owner }’s { NAME($character) } is killed and discarded.
event-survived = { $owner }’s { NAME($target) } is protected and survives the attack.
event-protected = { $character ->
    [character-guard-dog] The Guard Dog, sacrificed, protects { $owner }’s { NAME($target) } from the attack.
   *[other] { $target ->
        [character-healer] { $owner }’s Healer protects herself from the attack.
       *[other] The { NAME($character) } protects { $owner }’s { NAME($target) } from the attack.
    }
}
event-sacrificed = { $seat } sacrifices the { NAME($character) }: the card is discarded.
event-countered = { $seat }’s { NAME($counter) } counters { $owner }’s { NAME($character) }: that ability has no effect, and anything paid for it is lost.
event-demand-unpaid = { $unable ->
    [0] { $florins ->
        [one] { $seat } refuses to pay the { $florins } florin that the Inquisitor demands.
       *[other] { $seat } refuses to pay the { $florins } florins that the Inquisitor demands.
    }
   *[other] { $florins ->
        [one] { $seat } cannot pay the { $florins } florin that the Inquisitor demands.
       *[other] { $seat } cannot pay the { $florins } florins that the Inquisitor demands.
    }
}
event-paid-demand = { $florins ->
    [one] { $seat } pays the { $florins } florin that the Inquisitor demands: he does not counter the { NAME($spared) }, but others may still answer.
   *[other] { $seat } pays the { $florins } florins that the Inquisitor demands: he does not counter the { NAME($spared) }, but others may still answer.
}
event-nothing-happens = { $character ->
    [character-assassin] The Assassin has no effect: the target is no longer in a rival’s guild.
    [character-mercenary] The Mercenary has no effect: the target is no longer in a rival’s guild.
    [character-necromancer] The Necromancer has no effect: the dead character is no longer among the discarded cards.
    [character-diviner] The Diviner has no effect: the character is no longer in the market.
    [character-enchantress] The Enchantress has no effect: the character can no longer move to that zone.
    [character-gambler] The Gambler has no effect: the deck is empty. The stake is lost.
    [character-tithe-keeper] The Tithe-Keeper has no effect: she is no longer in the guild. The florin is lost.
    [character-elf-archer] The Elf Archer has no effect: no florins can be taken back from that zone any more.
    [character-healer] The Healer has no effect: the character under attack is already gone.
    [character-guard-dog] The Guard Dog has no effect: the character under attack is already gone.
   *[other] The { NAME($character) } has no effect: what the ability was meant for is gone.
}
event-gained-gold = The Alchemist makes { $gold } gold for { $seat }.
event-raised = The Necromancer raises the { NAME($character) }, who joins { $seat }’s guild.
event-divined = The Diviner sends the { NAME($character) } away from zone { $zone }; { $replaced ->
    [0] the deck is empty, so nobody takes that place.
   *[other] the next card takes that place.
}
event-moved = The Enchantress moves the { NAME($character) } to zone { $zone }.
event-gambled = { $seat }’s Gambler reveals the { NAME($character) } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}): { $florins ->
    [0] the stake is lost.
   *[other] the stake comes back doubled, { $florins } florins.
} The card goes under the deck.
event-stole = { $florins ->
    [0] { $seat }’s Thief finds no florins left with { $victim }.
    [one] { $seat }’s Thief takes { $florins } florin from { $victim }.
   *[other] { $seat }’s Thief takes { $florins } florins from { $victim }.
}
event-in-force = { $character ->
    [character-carpenter] The Carpenter makes the room that { $seat } buys this turn cheaper.
    [character-smuggler] The Smuggler lets { $seat } pay florins instead of gold for the room bought this turn.
    [character-architect] The Architect lets { $seat } lay the room bought this turn with one door against a wall.
    [character-gardener] The Gardener makes a garden that { $seat } buys this turn cheaper.
   *[other] The { NAME($character) } helps { $seat } with the room bought this turn.
}
event-tithed = { $florins ->
    [one] { $florins } florin lies on { $seat }’s Tithe-Keeper now, worth 1 point at the end.
   *[other] { $florins } florins lie on { $seat }’s Tithe-Keeper now, worth 1 point each at the end.
}
event-herald-speaks = The Herald claims the first-player marker for { $seat }, whatever florins are left.
event-took-back = { $florins ->
    [one] { $seat }’s Elf Archer takes { $florins } florin back from zone { $zone }.
   *[other] { $seat }’s Elf Archer takes { $florins } florins back from zone { $zone }.
}
event-relocated = { $seat }’s Engineer places { NAME($room) } at column { $column }, row { $row }.
event-saw = { $seat } sees a card on top of the deck: { NAME($character) }.
event-saw-unseen = { $seat } looks at a card on top of the deck.
event-arranged = { $exchanged ->
    [0] { $seat } puts the two cards back as they were.
   *[other] { $seat } puts the two cards back in the other order.
}
event-arranged-unseen = { $seat } puts two cards back on the deck; only { $seat } knows in which order.
event-faction-named = { $seat }’s Illusionist also shows this faction: { NAME($faction) }.
event-scored-characters = { $points ->
    [one] { $seat } scores { $points } point printed on characters
   *[other] { $seat } scores { $points } points printed on characters
} and { $more } for their abilities.
event-scored-rooms = { $points ->
    [one] { $seat } scores { $points } point for active rooms.
   *[other] { $seat } scores { $points } points for active rooms.
}
event-scored-objective = { $place ->
    [1] A wish of the King, { NAME($objective) }: { $seat } is first
   *[2] A wish of the King, { NAME($objective) }: { $seat } is second
} and scores { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## Questions to the player

ask-arrange = The next card is the { NAME($character) }, then comes the { NAME($other) }. Do you swap them?
ask-bid-florins = How many florins do you add in zone { $zone }? Your bid there is { $own }, the highest rival bid is { $high }.
ask-bid-second-florins = How many florins do you add in zone { $zone }? Your bid there is { $own }, the highest rival bid is { $high }.
ask-bid-second-zone = { $florins ->
    [one] You add { $florins } florin in zone { $zone }. Which is the second zone of your bid?
   *[other] You add { $florins } florins in zone { $zone }. Which is the second zone of your bid?
}
ask-bid-zone = { $rule ->
    [one] In which zone do you bid? One zone is enough now.
    [led] In which zone do you bid first? You must lead two zones afterwards.
   *[two] In which zone do you bid first? A second one with a higher number follows.
}
ask-call-herald = { $mine ->
    [yes] You will get the first-player marker anyway. Do you call your Herald?
   *[no] { $holder } will get the first-player marker. Do you call your Herald to have it yourself?
}
ask-choose-anchor = { $size ->
    [large] On which cell do you place { NAME($room) }? Name the upper of its two cells, or the left one if it lies flat.
   *[small] On which cell do you place { NAME($room) }?
}
ask-choose-lifted-cell = { $size ->
    [large] On which cell do you place { NAME($room) } now? Name the upper of its two cells, or the left one if it lies flat.
   *[small] On which cell do you place { NAME($room) } now?
}
ask-choose-lifted-turn = How do you turn { NAME($room) } at column { $column }, row { $row }?
ask-choose-new-zone = To which zone does the { NAME($target) } move? Bids stay where they are.
ask-choose-on-offer = { $character ->
    [character-diviner] Which character of the market does the Diviner send away?
   *[other] Which character of the market does the { NAME($character) } move?
}
ask-choose-orientation = How do you turn { NAME($room) } at column { $column }, row { $row }?
ask-choose-own-bid = From which zone does the Elf Archer take florins back?
ask-choose-own-room = Which of your rooms does the Engineer lift?
ask-choose-rival = Whom is the { NAME($character) } to kill?
ask-choose-stake = How many florins does the Gambler stake? If the next card shows 1 point or more, you get twice the stake.
ask-choose-taken-back = How many florins does the Elf Archer take back from zone { $zone }?
ask-choose-victim = Whom does the Thief rob?
ask-exchange-florins = How much gold do you buy at { $rate ->
    [one] { $rate } florin
   *[other] { $rate } florins
} each? { $last ->
    [yes] This is the last round: no first-player marker is given any more, and florins left at the end count for nothing.
   *[no] Whoever keeps the most florins until the end of the round gets the first-player marker; then all florins are lost.
}
ask-keep-rooms = { $count ->
    [one] Do you pay { $count } florin to keep a room on display in the next round, for everyone?
   *[other] Do you pay { $count } florins to keep a room on display in the next round, for everyone?
}
ask-name-second-faction = Which second faction does your Illusionist show in the final scoring?
ask-pay-in-florins = { $count ->
    [0] { NAME($room) } is free.
   *[other] { NAME($room) } costs { $count } gold. How do you pay? With the Smuggler you can pay { $rate ->
        [one] { $rate } florin
       *[other] { $rate } florins
    } instead of each gold.
}
ask-pay-or-lose = { $count ->
    [one] { $holder }’s Inquisitor demands { $count } florin, or your { NAME($character) } is countered. Do you pay?
   *[other] { $holder }’s Inquisitor demands { $count } florins, or your { NAME($character) } is countered. Do you pay?
}
ask-raise-dead = The { NAME($target) } was just killed. Do you use the Necromancer to raise this character for your own guild?
ask-respond = { $aim ->
    [character] { $holder } uses the { NAME($character) } to kill { $owner }’s { NAME($target) }.
    [market] { $holder } uses the { NAME($character) } to send the { NAME($target) } away from the market; the next card would take that place.
    [zone] { $holder } uses the { NAME($character) } to move the { NAME($target) } to zone { $zone }.
    [player] { $holder } uses the { NAME($character) } to take florins from { $victim }.
    [answer] { $character ->
        [character-paladin] { $holder } answers { $owner }’s { NAME($target) } with the Paladin, who would counter that ability.
        [character-inquisitor] { $holder } answers { $owner }’s { NAME($target) } with the Inquisitor: { $owner } would have to pay { $number ->
            [one] { $number } florin
           *[other] { $number } florins
        }, or that ability is countered.
        [character-healer] { $attacked ->
            [character-healer] { $holder } answers { $owner }’s { NAME($target) } with the Healer, who would save herself.
           *[other] { $holder } answers { $owner }’s { NAME($target) } with the Healer, who would save the { NAME($attacked) }.
        }
        [character-guard-dog] { $holder } answers { $owner }’s { NAME($target) } with the Guard Dog, which would save the { NAME($attacked) }.
       *[other] { $holder } answers { $owner }’s { NAME($target) } with the { NAME($character) }.
    }
    [dead] { $holder } uses the { NAME($character) } to raise the { NAME($target) }, who was just killed, for { $holder }’s guild.
   *[none] { $character ->
        [character-assassin] { $holder } uses the Assassin, but her target is in no guild any more.
        [character-mercenary] { $holder } uses the Mercenary, but her target is in no guild any more.
        [character-alchemist] { $holder } uses the Alchemist to gain { $number } gold.
        [character-gambler] { $florins ->
            [one] { $holder } uses the Gambler to stake { $florins } florin on the next card.
           *[other] { $holder } uses the Gambler to stake { $florins } florins on the next card.
        }
        [character-herald] { $holder } uses the Herald to get the first-player marker.
        [character-tithe-keeper] { $holder } uses the Tithe-Keeper: the florin paid would lie on her, worth 1 point at the end.
        [character-elf-archer] { $florins ->
            [one] { $holder } uses the Elf Archer to take { $florins } florin back from zone { $zone }.
           *[other] { $holder } uses the Elf Archer to take { $florins } florins back from zone { $zone }.
        }
        [character-engineer] { $holder } uses the Engineer to pick up { NAME($room) } and place it again.
        [character-raven] { $holder } uses the Raven to look at the next two cards and put them back in either order.
       *[other] { $holder } uses the { NAME($character) } ({ NAME($ability, $number) }).
    }
} Do you answer before that happens?
ask-take-auction-turn = { $rule ->
    [one] Your turn in the auction: bid (one zone is enough now), take a character from a zone that you lead, or pass.
    [led] Your turn in the auction: bid so that you lead two zones, take a character from a zone that you lead, or pass.
   *[two] Your turn in the auction: bid in two zones, take a character from a zone that you lead, or pass.
}
ask-take-building-turn = Buy a room, or pass: then you buy no more in this round.
ask-use-in-window = { NAME($moment) }: do you use an ability?

## Questions to somebody else

asks-chance = Chance decides.
asks-arrange = { $seat } must put two cards back on the deck.
asks-bid-florins = { $seat } must say how many florins to bid.
asks-bid-second-florins = { $seat } must say how many florins to bid.
asks-bid-second-zone = { $seat } must choose the second zone of a bid.
asks-bid-zone = { $seat } must choose the first zone of a bid.
asks-call-herald = { $seat } must decide whether to use the Herald.
asks-choose-anchor = { $seat } must choose a cell for a room.
asks-choose-lifted-cell = { $seat } must choose a new cell for a room.
asks-choose-lifted-turn = { $seat } must choose how to turn a room.
asks-choose-new-zone = { $seat } must choose a zone for the Enchantress.
asks-choose-on-offer = { $seat } must choose a character of the market.
asks-choose-orientation = { $seat } must choose how to turn a room.
asks-choose-own-bid = { $seat } must choose a zone for the Elf Archer.
asks-choose-own-room = { $seat } must choose a room for the Engineer.
asks-choose-rival = { $seat } must choose whom to kill.
asks-choose-stake = { $seat } must choose the Gambler’s stake.
asks-choose-taken-back = { $seat } must say how many florins to take back.
asks-choose-victim = { $seat } must choose whom to rob.
asks-exchange-florins = { $seat } must decide how many florins to exchange.
asks-keep-rooms = { $seat } must decide which rooms to keep on display.
asks-name-second-faction = { $seat } must name a faction for the Illusionist.
asks-pay-in-florins = { $seat } must choose how to pay.
asks-pay-or-lose = { $seat } must decide whether to pay what the Inquisitor demands.
asks-raise-dead = { $seat } must decide whether to use the Necromancer.
asks-respond = { $seat } can answer an ability.
asks-take-auction-turn = { $seat } must bid, take a character or pass.
asks-take-building-turn = { $seat } must buy a room or pass.
asks-use-in-window = { $seat } must decide whether to use an ability.

## Actions

do-pass = Pass
do-pass--take-building-turn = Pass: buy no more rooms in this round
do-done = Use no ability
do-done--bid-second-zone = Bid in that zone only
do-done--keep-rooms = { $count ->
    [0] Keep no room
   *[other] Keep no more rooms
}
do-done--respond = Do not answer
do-done--raise-dead = Leave the dead in peace
do-done--call-herald = Do not call him
do-bid = Bid
do-yes = Yes
do-yes--pay-or-lose = { $count ->
    [one] Pay { $count } florin
   *[other] Pay { $count } florins
}
do-yes--arrange = Swap them
do-no = No
do-no--pay-or-lose = Pay nothing: your ability is countered
do-no--arrange = Leave them as they are
do-use-ability = { NAME($character) }: { NAME($ability, $count) }
do-choose-character = { NAME($character) }
do-choose-character--take-auction-turn = { $florins ->
    [one] Take the { NAME($character) } for your { $florins } florin in zone { $zone }
   *[other] Take the { NAME($character) } for your { $florins } florins in zone { $zone }
}
do-choose-character--choose-rival = { $points ->
    [one] { $owner }’s { NAME($character) }, { $points } point
   *[other] { $owner }’s { NAME($character) }, { $points } points
}
do-choose-character--choose-on-offer = { NAME($character) } in zone { $zone }
do-choose-zone = Zone { $zone } ({ $size ->
    [0] no character
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } and more
}), { $lead ->
    [you] you lead with { $high }
    [rival] { $holder } leads with { $high }
   *[nobody] nobody leads
}
do-choose-zone--choose-own-bid = Zone { $zone } ({ $size ->
    [0] no character
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } and more
}), your bid is { $own }
do-choose-zone--bid-zone = Zone { $zone } ({ $size ->
    [0] no character
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } and more
}), { $lead ->
    [you] you lead with { $high }
    [rival] { $holder } leads with { $high }
   *[nobody] nobody leads
}: from { $least ->
    [one] { $least } florin
   *[other] { $least } florins
}
do-choose-zone--bid-second-zone = Zone { $zone } ({ $size ->
    [0] no character
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } and more
}), { $lead ->
    [you] you lead with { $high }
    [rival] { $holder } leads with { $high }
   *[nobody] nobody leads
}: from { $least ->
    [one] { $least } florin
   *[other] { $least } florins
}
do-choose-count = { $count }
do-choose-count--bid-florins = { $count ->
    [one] { $count } florin: your bid is { $total }
   *[other] { $count } florins: your bid is { $total }
}
do-choose-count--bid-second-florins = { $count ->
    [one] { $count } florin: your bid is { $total }
   *[other] { $count } florins: your bid is { $total }
}
do-choose-count--exchange-florins = { $count ->
    [0] Exchange nothing, keep { $left ->
        [one] { $left } florin
       *[other] { $left } florins
    }
   *[other] { $count } gold, keep { $left ->
        [one] { $left } florin
       *[other] { $left } florins
    }
}
do-choose-count--choose-stake = { $count ->
    [one] Stake { $count } florin
   *[other] Stake { $count } florins
}
do-choose-count--choose-taken-back = { $count ->
    [one] Take back { $count } florin
   *[other] Take back { $count } florins
}
do-choose-count--pay-in-florins = Pay { $coins }
do-choose-seat = { $seat }
do-choose-seat--choose-victim = { $florins ->
    [one] { $seat }, who has { $florins } florin
   *[other] { $seat }, who has { $florins } florins
}
do-choose-room = { NAME($room) }
do-choose-room--take-building-turn = Buy { $size ->
    [large] { NAME($room) } ({ NAME($kind) })
   *[small] { NAME($room) }
}: { $worth ->
    [icon] { $gained } and 1 { NAME($faction) } symbol
    [member] 1 point per { NAME($faction) } symbol
    [factions] 1 point per faction
   *[plain] { $gained }
}
do-choose-room--keep-rooms = Keep { $size ->
    [large] { NAME($room) } ({ NAME($kind) })
   *[small] { NAME($room) }
}: { $worth ->
    [icon] { $gained } and 1 { NAME($faction) } symbol
    [member] 1 point per { NAME($faction) } symbol
    [factions] 1 point per faction
   *[plain] { $gained }
}
do-choose-room--choose-own-room = Lift { NAME($room) } from column { $column }, row { $row }
do-choose-cell = { $reach ->
    [connected] Column { $column }, row { $row }
   *[inactive] Column { $column }, row { $row }: inactive, no way to the hall
}
do-choose-cell--choose-lifted-cell = { $reach ->
    [old] Column { $column }, row { $row }, where it lies now
    [connected] Column { $column }, row { $row }
   *[inactive] Column { $column }, row { $row }: inactive, no way to the hall
}
do-choose-turn = { $shape ->
    [flat] Lying flat, doors { $doors }
    [upright] Standing upright, doors { $doors }
   *[small] Doors { $doors }
}{ $reach ->
    [old] , as it lies now
    [connected] {""}
   *[inactive] : inactive
}
do-name-faction = { $count ->
    [one] { NAME($faction) } (you show { $count } symbol now)
   *[other] { NAME($faction) } (you show { $count } symbols now)
}
do-draw-objective = { NAME($objective) }

## Why not

reason-no-bid-possible = You cannot bid: your florins do not give you the lead in as many zones as a bid needs.
reason-not-leading = You do not lead zone { $zone }.
reason-not-on-offer = The { NAME($character) } is not in the market.
reason-zone-empty = Zone { $zone } holds no character.
reason-lead-too-dear = { $count ->
    [one] To lead zone { $zone } you must add at least { $count } florin.
   *[other] To lead zone { $zone } you must add at least { $count } florins.
}
reason-no-second-zone = After zone { $zone } you could not pay for the lead in a second zone with a higher number. Begin with the lower number.
reason-zones-ascending = The zones of a bid are named in ascending order: the second one lies after zone { $zone }.
reason-zone-is-its-own = The character already lies in zone { $zone }.
reason-two-zones-needed = A bid needs two zones.
reason-bid-limits = Here you can add { $low } to { $high } florins: fewer do not lead, more are not possible.
reason-bid-exactly = { $count ->
    [one] Here you can add exactly { $count } florin, no more and no less.
   *[other] Here you can add exactly { $count } florins, no more and no fewer.
}
reason-stake-limits = { $most ->
    [one] You can choose only { $most } florin.
   *[other] You can choose 1 to { $most } florins.
}
reason-florins-missing = { $count ->
    [one] You need { $count } more florin.
   *[other] You need { $count } more florins.
}
reason-gold-missing = You need { $count } more gold.
reason-more-than-due = { $count ->
    [0] This room is free: there is no gold to replace.
   *[other] Only { $count } gold is due.
}
reason-not-your-character = The { NAME($character) } is not in your guild.
reason-only-after-kill = The { NAME($character) } can be used only just after a character of another guild is killed.
reason-no-ability = The { NAME($character) } has no ability that is used.
reason-other-moment = { $character ->
    [character-paladin] The Paladin can be used only to answer the ability of a rival Rogue.
    [character-inquisitor] The Inquisitor can be used only to answer a rival’s ability.
    [character-healer] The Healer can be used only to answer an ability that would kill a character of your guild.
    [character-guard-dog] The Guard Dog can be used only to answer an ability that would kill another character of your guild.
   *[other] { $moment ->
        [moment-never] The { NAME($character) } works without being used.
       *[other] The { NAME($character) } can be used only { NAME($moment, case: "when") }.
    }
}
reason-used-already = The { NAME($character) } has already been used in this round.
reason-no-target = { $character ->
    [character-paladin] The Paladin cannot be used now: she answers only the ability of a rival Rogue.
    [character-healer] The Healer cannot be used now: she answers only an attack on a character of your guild that is not protected yet.
    [character-guard-dog] The Guard Dog cannot be used now: it answers only an attack on another character of your guild that is not protected yet.
    [character-assassin] There is no rival’s character that the Assassin could kill now for the florins and gold you have.
    [character-mercenary] There is no rival’s character that the Mercenary could kill now for the florins you have.
    [character-diviner] The Diviner needs a character in the market and a card in the deck.
    [character-enchantress] The Enchantress needs two zones with characters.
    [character-gambler] The Gambler needs at least 1 florin to stake and a card in the deck.
    [character-thief] No rival has florins that the Thief could take.
    [character-tithe-keeper] As many florins as possible already lie on the Tithe-Keeper.
    [character-elf-archer] There is no zone in which you have florins and do not lead.
    [character-engineer] You have no room on your plot yet that the Engineer could lift.
    [character-raven] The Raven cannot be used now: the deck is empty.
   *[other] There is nothing that the { NAME($character) } could be used for now.
}
reason-not-in-a-guild = The { NAME($character) } is in nobody’s guild.
reason-own-character = The { NAME($character) } is in your own guild.
reason-cannot-be-target = Nobody can aim at the { NAME($character) }.
reason-too-many-points = { $points ->
    [one] The Mercenary kills only characters with { $points } point at most; the { NAME($character) } has more.
   *[other] The Mercenary kills only characters with { $points } points at most; the { NAME($character) } has more.
}
reason-no-such-player = Nobody sits there.
reason-not-yourself = You cannot choose yourself.
reason-has-no-florins = { $holder } has no florins.
reason-no-florins-there = You have no florins in zone { $zone }.
reason-you-lead-there = You lead zone { $zone }: florins come back only from zones that you do not lead.
reason-not-on-your-plot = { NAME($room) } does not lie on your plot.
reason-not-on-display = { NAME($room) } is not on display.
reason-fits-nowhere = { NAME($room) } fits nowhere on your plot.
reason-off-the-plot = { NAME($room) } would not lie wholly on the plot.
reason-cell-taken = { NAME($room) } would lie on another room.
reason-touches-nothing = { NAME($room) } must touch the hall or another room.
reason-door-meets-wall = A door of { NAME($room) } would meet a wall, or a wall a door: on its { NAME($side) } side.
reason-fits-in-no-turn = However { NAME($room) } is turned there, a door would meet a wall.
reason-same-as-fewer-turns = { NAME($room) } looks the same with fewer turns.
reason-kept-already = { NAME($room) } is kept already.
reason-rooms-ascending = Rooms are kept in the order of the list, and { NAME($room) } comes before your last choice: take that back and choose this one first.
reason-shown-already = The Illusionist shows this faction already: { NAME($faction) }.

## Panels of the web table

panel-round = Round { $round } of { $last }
panel-phase = { $phase ->
    [start] start of the round
    [auction] auction
    [exchange] exchange
    [building] building
   *[end] end of the round
}
panel-over = The game is over
panel-first-player = First player
panel-passed = passed
panel-builds-no-more = Buys no more rooms in this round
panel-points-now = Points if the game ended now
panel-symbols = Symbols
panel-active-rooms = Active rooms: { $count } of { $all }
panel-active-cells = Active cells, the hall included: { $count }
panel-free-cells = Free cells: { $count }
panel-stack = Abilities about to take effect
panel-stack-note = Number 1 takes effect first.
panel-may-answer = { $seat } may answer
panel-no-ability = No ability
panel-market = Market
panel-market-empty = There is no character in the market now.
panel-leads = { $seat } leads zone { $zone }
panel-display-empty = There is no room on display now.
panel-room-type = { $kind }, { $size ->
    [large] large (two cells)
   *[small] small (one cell)
}
panel-cost = Cost: { $coins }
panel-doors = Doors: { $doors }
panel-kept = Somebody has paid for this room to stay on display
panel-wish-place = { $place ->
    [1] First place
   *[2] Second place
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-wish-now = { $points ->
    [0] no points now
    [one] { $points } point now
   *[other] { $points } points now
}
panel-wishes-note = The numbers show what every guild has now, with the points it would score. Only the end of the game counts.
panel-my-guild = Your characters
panel-guild = { $seat }’s characters
panel-guild-empty = No characters yet
panel-used = used
panel-used-note = This ability has been used in this round
panel-my-plot = Your plot
panel-plot = { $seat }’s plot
board-cell = { $seat }’s plot, column { $column }, row { $row }: { $reach ->
    [old] where it lies now
    [connected] free
   *[inactive] free, but a room here would have no way to the hall
}
panel-plot-note = The corner of every cell shows its column and its row. A room is active while doors lead from it to the hall; other rooms count for nothing.
panel-hall = Hall
panel-half = The second cell of this large room
panel-inactive = Inactive: doors do not lead from here to the hall yet.
panel-turn-it = Turn it
panel-lay-here = Lay it here
panel-turn-hint = Turn { $number } of { $all }: R turns it on
panel-lay-hint = Point at a marked cell to see the room there; R turns it.
panel-door = { $leads ->
    [on] Door to the { NAME($side) }: the way continues
    [edge] Door to the { NAME($side) }: the plot ends there
   *[free] Door to the { NAME($side) }: a room can join here
}
panel-decks = Deck and discard piles
panel-deck = Characters in the deck: { $count }
panel-small-rooms = Small rooms still to come: { $count }
panel-large-rooms = Large rooms still to come: { $count }
panel-top = On top of the deck, as you know: { $names }
panel-bottom = At the bottom of the deck: { $names }
panel-discarded = Discarded characters: { $names }
panel-discarded-rooms = Discarded rooms: { $names }
panel-rooms-to-come = Rooms not seen yet: { $names }
panel-to-come = Characters still in the deck
panel-to-come-note = { $count ->
    [0] All characters have come.
   *[other] These have not come yet; you do not know their order.
}

## The drawn board

board-key-turn = While a room is laid: turn it (Shift + R: back)
board-laid = { $seat }’s plot, { $shape ->
    [flat] columns { $column } and { $last_column }, row { $row }
    [upright] column { $column }, rows { $row } and { $last_row }
   *[small] column { $column }, row { $row }
}
board-active = active
board-inactive = inactive
board-displayed = { NAME($room) }, on display for { $coins }
board-no-character = no character
board-no-bid = No bid
board-highest-bid = Highest bid: { $names }, { $coins }
board-tied-bids = Highest bids: { $names }, { $coins } each
board-used = ability used
board-first-now = In first place now: { $names }
board-discarded = Discard piles: { $count }
board-no-stack = No ability is about to take effect
board-free = column { $column }, row { $row }: free

## Headings of choices, how ties are broken, and standing orders

group-auction = Auction
group-abilities = Use an ability
group-rooms = Rooms
group-characters = Characters
tie = Equal points: the most gold decides, then the most different factions, then the most active cells: { $amounts }.
order-decline-until-my-turn = Decline for me until it is my turn
order-only-when-target = Ask me about responses only when I am the target

## What lies on the table, in the terminal and in panels

table-race = { NAME($race) } ({ $sex ->
    [woman] woman
   *[man] man
})
table-setup = Setup
table-header = Round { $round } of { $last } · first player { $first } · deck { $deck }
table-top = next in the deck: { $names }
table-next = Resolves next: { $item }
table-then = After that: { $item }
table-protected = target protected
table-gold = g
table-wishes = Wishes of the King
table-now = now (points)
table-bids = bids (▸ leads)
table-crown = Crown
table-display = Rooms on display
table-worth = brings
table-kept = kept
table-plot = ## hall  ○ door  ( ) inactive
table-inactive = inactive
table-members = Characters (* used): { $names }
table-rooms = Rooms: { $names }
table-in-force = for the room bought this turn: { $names }
table-exchange = Exchange for 1 gold
table-keeping = Keep a room on display
table-does = ability (owner or zone first, × discarded)
head-florins = florins
head-gold = gold
head-income = income
head-zone = zone
head-faction = faction
head-race = race
head-type = type
head-doors = doors

## The report

report-reading = The owner of a character or a room is the player who hired or bought it, whatever became of it later. Players who own more of them than others are ahead for that reason alone: compare with the row “All”. *Uses* is how often the ability was activated on average once the character was hired; a dash marks characters without an ability to activate. A wish of the King has *decided* a game if without it another guild would have had more points than the winner; its win share is that of the guilds in its first place.
report-dealt = dealt
report-hired = hired
report-price = price
report-uses = uses
report-bought = bought
report-gold = gold
report-drawn = drawn
report-decided = decided
report-firsts = guilds in first place
report-characters-per-guild = Characters per guild
report-rooms-per-guild = Rooms per guild
report-cells-per-guild = Cells built on per guild
report-price-per-character = Florins per character
report-first-income = Florin income, first round
report-last-income = Florin income, last round
report-turns-per-round = Auction turns per round
report-passes-per-round = Passes among them
report-left-per-round = Characters nobody took, per round
report-kept-per-round = Rooms kept on display, per round
report-kills-per-game = Kills per game
report-phase-auction = Auction
report-phase-exchange = Exchange
report-phase-building = Building
report-phase-end = End of the round
report-phase-abilities = Abilities

## The home page

blurb = Bid for characters with strange talents, lay out the rooms of your guild house, and fulfil the wishes of the King.

## The tour

tour-rounds-head = Your guild
tour-rounds = Welcome to Guilds! You lead a young guild in the King’s city. Whoever has the most points after the last round wins; they come from characters, rooms and the King’s wishes.
tour-wishes-head = The King’s wishes
tour-wishes = They are the same for everyone and count only at the end, for whoever fulfils them best. Little crowns show who is ahead now.
tour-market-head = The market
tour-market = Every round new characters wait around the square. You bid by putting florins on your tents, as a rule in two zones at once, and after your bid you must lead in both.
tour-offers-head = Characters
tour-offers = If you lead a zone on your turn, you may take a character there: all your florins in that zone are the price. Characters bring points, income, abilities and symbols of their faction.
tour-purse-head = Florins and gold
tour-purse = Your hall brings new florins every round; at its end those left over are lost. After the auction you may turn five into one gold, which stays with you and pays for rooms.
tour-rooms-head = Rooms for sale
tour-rooms = You buy rooms with gold, one at a time, small or large. The coin in the corner is the price; the half circles on the walls are doors.
tour-plot-head = Your house
tour-plot = Lay every room so that it fits wherever it touches: door to door, wall to wall. Only rooms that doors connect with the hall bring points and income.
tour-first-head = What to do first
tour-first = Look for two characters that suit a wish or bring income, and bid a little on both. Do not spend everything: the last ones often go cheaply, and five florins left make your first gold.
