## Caylus 1303, English

title = Caylus 1303

## Terms. $case is not used in English; every name of a building can follow "the".

good-food = food
good-wood = wood
good-stone = stone
good-cloth = cloth
good-gold = gold

amount-food = { $count } food
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-cloth = { $count } cloth
amount-gold = { $count } gold
amount-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
amount-nothing = nothing

tile-fairground = Fairground
tile-lawyer = Lawyer
tile-carpenter = Carpenter
tile-toll = Toll
tile-farm-1 = First Farm
tile-farm-2 = Second Farm
tile-sawmill = Sawmill
tile-quarry = Quarry
tile-market-1 = First Market
tile-market-2 = Second Market
tile-any-guild = Guild
tile-mason-guild = Masons’ Guild
tile-basic-carpenter = Road Carpenter
tile-wood-farm = Wood Farm
tile-wood-sawmill = Wood Sawmill
tile-wood-quarry = Wood Quarry
tile-spinning-mill = Spinning Mill
tile-wood-market = Wood Market
tile-covered-market = Covered Market
tile-tailor = Tailor
tile-stonemason = Stonemason
tile-manor = Manor
tile-stone-farm = Stone Farm
tile-stone-sawmill = Stone Sawmill
tile-stone-quarry = Stone Quarry
tile-gold-mine = Gold Mine
tile-great-guild = Great Guild
tile-foundry = Foundry
tile-alchemist = Alchemist
tile-church = Church
tile-jeweller = Jeweller
tile-garden = Garden
tile-factory = Factory
tile-granary = Granary
tile-statue = Statue
tile-theatre = Theatre
tile-cathedral = Cathedral
tile-mansion = Mansion

material-wooden = wood building
material-of-stone = stone building

character-early-riser = Early Riser
character-night-worker = Night Worker
character-journeyman = Journeyman
character-thief = Thief
character-steward = Steward
character-bailiff = Bailiff
character-architect = Architect
character-deliveryman = Deliveryman
character-chamberlain = Chamberlain
character-foreman = Foreman
character-goldsmith = Goldsmith
character-day-labourer = Day Labourer

mover-toll = Toll
mover-bridge = Guilds Bridge
mover-bailiff = Bailiff

source-ownership = Visitors
source-construction = Construction
source-effects = Buildings used
source-delivery = Deliveries
source-monuments = Monuments
source-gold = Gold

## Options

option-beginner_set = Characters suited to a first game instead of a random draw
option-open_points = Everyone sees everyone’s points

## What happened

event-tile-laid = Space { $space } of the road: { NAME($tile) }.
event-site-laid = Slot { $slot } of the Construction Site: { NAME($tile) }.
event-begins = { $seat } is the first player.
event-character-drawn = The { NAME($character) } is in this game.
event-character-chosen = { $seat } chooses the { NAME($character) }.
event-round-begins = Round { $number }.
event-placed = { $returned ->
    [0] { $seat } places a worker at the { NAME($tile) }.
    [one] { $seat } places a worker at the { NAME($tile) } and sends another to the Camp.
   *[other] { $seat } places a worker at the { NAME($tile) } and sends { $returned } more to the Camp.
}
event-joined = { $returned ->
    [0] { $seat } uses the Journeyman to join { $victim } at the { NAME($tile) }.
    [one] { $seat } uses the Journeyman to join { $victim } at the { NAME($tile) } and sends another worker to the Camp.
   *[other] { $seat } uses the Journeyman to join { $victim } at the { NAME($tile) } and sends { $returned } more workers to the Camp.
}
event-placed-on-site = { $returned ->
    [0] { $seat } places a worker on spot { $spot } of the Construction Site.
    [one] { $seat } places a worker on spot { $spot } of the Construction Site and sends another to the Camp.
   *[other] { $seat } places a worker on spot { $spot } of the Construction Site and sends { $returned } more to the Camp.
}
event-owner-gained = { $points ->
    [one] { $owner } gains { $points } point for the visit to the { NAME($tile) }.
   *[other] { $owner } gains { $points } points for the visit to the { NAME($tile) }.
}
event-owner-robbed = { $seat } has the Thief: { $owner } gains nothing for the visit to the { NAME($tile) }.
event-not-early = { $seat } does not use the Early Riser.
event-passed = { $seat } passes and takes spot { $spot } on the bridge.
event-took-first-player = { $seat } is the first to pass and now holds the first-player tile.
event-used = { $paid ->
    [nothing] { $gained ->
        [nothing] { $seat } uses the { NAME($tile) }.
       *[other] { $seat } gains { $gained } at the { NAME($tile) }.
    }
   *[other] { $gained ->
        [nothing] { $seat } pays { $paid } at the { NAME($tile) }.
       *[other] { $seat } pays { $paid } at the { NAME($tile) } and gains { $gained }.
    }
}
event-declined = { $seat } does not use the { NAME($tile) }.
event-wasted = { $seat } cannot use the { NAME($tile) }.
event-not-reached = { $seat } gets nothing from the { NAME($tile) }: it lies ahead of the provost.
event-owner-bonus = { $owner } gains { $goods } as owner of the { NAME($tile) }.
event-house-put = { $seat } pays { $goods } and places a house above the { NAME($tile) }.
event-provost-moved = { $mover ->
    [mover-toll] { $seat } uses the Toll and moves
    [mover-bailiff] { $seat } uses the Bailiff and moves
   *[mover-bridge] { $workers ->
        [one] { $seat } pays { $workers } worker at the bridge and moves
       *[other] { $seat } pays { $workers } workers at the bridge and moves
    }
} the provost { $steps ->
    [-3] 3 spaces back
    [-2] 2 spaces back
    [-1] 1 space back
    [one] { $steps } space forward
   *[other] { $steps } spaces forward
}; he now stands { $past ->
    [0] { $position ->
        [0] right after the bridge
       *[other] after space { $position }
    }
   *[other] past the end of the road (spot { $past })
}.
event-provost-kept = { $mover ->
    [mover-toll] { $seat } uses the Toll but leaves the provost where he is.
    [mover-bailiff] { $seat } does not use the Bailiff.
   *[mover-bridge] { $seat } leaves the provost where he is.
}
event-constructed = { $points ->
    [one] { $seat } builds the { NAME($tile) } on space { $space } for { $goods }: { $points } point.
   *[other] { $seat } builds the { NAME($tile) } on space { $space } for { $goods }: { $points } points.
}
event-constructed-nothing = { $seat } builds nothing with the { NAME($tile) }.
event-favour-granted = { $seat } gains a favour.
event-character-taken = { $seat } takes the { NAME($character) } from { $victim }.
event-slot-chosen = { $seat } uses the favour at the { NAME($tile) } of the Construction Site.
event-character-gained = { $seat } takes the { NAME($character) } from the board.
event-character-left = { $seat } takes no character from the board.
event-delivered = { $points ->
    [one] { $seat } delivers { $goods }: { $points } point.
   *[other] { $seat } delivers { $goods }: { $points } points.
}
event-delivered-nothing = { $seat } delivers nothing.
event-most-bundles = { $count ->
    [one] { $seat } comes first in the delivery with { $count } bundle.
   *[other] { $seat } comes first in the delivery with { $count } bundles.
}
event-nobody-delivered = Nobody delivers a bundle, so nobody gains a favour.
event-became-residence = { $seat } turns the { NAME($tile) } into a residence.
event-monument-built = { $points ->
    [one] { $seat } builds the { NAME($tile) } over the residence on space { $space } for { $goods }: { $points } point.
   *[other] { $seat } builds the { NAME($tile) } over the residence on space { $space } for { $goods }: { $points } points.
}
event-no-monument = { $seat } builds no monument on space { $space }.
event-recruited = { $goods ->
    [nothing] { $seat } recruits nobody, having no workers left in the Camp.
   *[other] { $seat } gains { $goods } from recruitment.
}
event-provost-reset = The round is over: the provost is placed after space { $position }.
event-gold-scored = { $gold ->
    [0] { $seat } has no gold to score.
   *[other] { $points ->
        [one] { $seat } scores { $points } point for { $gold } gold.
       *[other] { $seat } scores { $points } points for { $gold } gold.
    }
}

## Questions to the player

ask-draft-character = Which character do you begin with?
ask-place-early = { $count ->
    [0] The Early Riser lets you place a worker before the first turn of the round.
    [one] The Early Riser lets you place a worker before the first turn of the round; another goes to the Camp.
   *[other] The Early Riser lets you place a worker before the first turn of the round; { $count } more go to the Camp.
}
ask-place-worker = { $count ->
    [0] Place a worker, or pass.
    [one] Place a worker and send another to the Camp, or pass.
   *[other] Place a worker and send { $count } more to the Camp, or pass.
}
ask-use-tile = Do you use the { NAME($tile) }?
ask-seek-favour = Do you want a favour at the { NAME($tile) }?
ask-choose-house = You are at the Lawyer: above which basic building do you place a house? That building becomes your residence at the end of the round.
ask-move-the-provost = { $mover ->
    [mover-toll] You are at the Toll: do you move the provost?
    [mover-bailiff] You have the Bailiff: do you move the provost?
   *[mover-bridge] You are on the bridge: do you move the provost, at 1 worker per space?
} He stands { $where ->
    [bridge] right after the bridge.
    [building] after the { NAME($tile) } (space { $position }).
    [empty] after space { $position }, which is empty.
   *[end] past the end of the road (spot { $position }).
}
ask-choose-construction = { $waived ->
    [yes] Which { NAME($material) } do you build with the { NAME($tile) }? The stone printed in its cost is waived.
   *[no] Which { NAME($material) } do you build with the { NAME($tile) }?
}
ask-pay-for-building = Which basic good do you add to pay for the { NAME($tile) }?
ask-choose-favour = How do you use the favour: at the Construction Site, or to take another player’s character?
ask-take-from-board = You may take one of the characters on the board.
ask-choose-bundle = { $count ->
    [0] You may deliver bundles to the Construction Site.
   *[other] You may deliver another bundle.
}
ask-choose-monument = Do you replace your residence on space { $space } ({ NAME($tile) }) with a monument?

## Questions to somebody else

asks-chance = Chance decides.
asks-draft-character = { $seat } must choose a character.
asks-place-early = { $seat } must decide whether to use the Early Riser.
asks-place-worker = { $seat } must place a worker or pass.
asks-use-tile = { $seat } must decide whether to use a building.
asks-seek-favour = { $seat } must decide whether to gain a favour.
asks-choose-house = { $seat } must decide where to place a house.
asks-move-the-provost = { $seat } must decide whether to move the provost.
asks-choose-construction = { $seat } must choose what to build.
asks-pay-for-building = { $seat } must choose how to pay.
asks-choose-favour = { $seat } must choose how to use a favour.
asks-take-from-board = { $seat } must decide whether to take a character.
asks-choose-bundle = { $seat } must decide what to deliver.
asks-choose-monument = { $seat } must decide whether to build a monument.

## Actions

do-pass = Pass
do-decline = Do not use it
do-decline--place-early = Do not use the Early Riser
do-decline--seek-favour = Gain no favour
do-decline--choose-house = Place no house
do-decline--choose-construction = Build nothing
do-decline--take-from-board = Take no character
do-decline--choose-monument = Build no monument
do-stop = { $count ->
    [0] Deliver nothing
   *[other] Deliver no more
}
do-place = { $note ->
   *[free] { NAME($tile) }
    [ahead] { NAME($tile) }, ahead of the provost
    [owned] { NAME($tile) }, owned by { $owner }
    [owned-ahead] { NAME($tile) }, owned by { $owner }, ahead of the provost
    [joined] Join { $holder } at the { NAME($tile) }
    [joined-ahead] Join { $holder } at the { NAME($tile) }, ahead of the provost
    [joined-owned] Join { $holder } at the { NAME($tile) }, owned by { $owner }
    [joined-owned-ahead] Join { $holder } at the { NAME($tile) }, owned by { $owner }, ahead of the provost
}
do-place-on-site = Construction Site, spot { $spot }
do-use-building = { $paid ->
    [nothing] Gain { $gained }
   *[other] Pay { $paid }, gain { $gained }
}
do-use-building--seek-favour = { $paid ->
    [nothing] Gain a favour
   *[other] Pay { $paid }, gain a favour
}
do-use-more = { $paid ->
    [nothing] Gain { $gained }
   *[other] Pay { $paid }, gain { $gained }
}
do-take = { $paid ->
    [nothing] Gain { $gained }
   *[other] Pay { $paid }, gain { $gained }
}
do-pay = Pay { $paid }, gain { $gained }
do-pay--pay-for-building = Pay { $paid }
do-pay-two = Pay { $paid }, gain { $gained }
do-build = { $wild ->
    [yes] { $goods ->
        [nothing] { NAME($tile) }: { $gained } (a basic good of your choice)
       *[other] { NAME($tile) }: { $gained } ({ $goods } and a basic good of your choice)
    }
   *[no] { NAME($tile) }: { $gained }
}
do-build-monument = { NAME($tile) }: { $gained }
do-put-house = { NAME($tile) }
do-move-provost = { $steps ->
    [0] Leave the provost where he is
   *[other] { $steps ->
        [-3] 3 spaces back
        [-2] 2 spaces back
        [-1] 1 space back
        [one] { $steps } space forward
       *[other] { $steps } spaces forward
    }: { $where ->
        [bridge] right after the bridge
        [building] after the { NAME($tile) }
        [empty] after empty space { $position }
       *[end] past the end of the road (spot { $position })
    }
}
do-deliver = Deliver { $goods }: { $gained }
do-use-slot = Use the favour at the { NAME($tile) } of the Construction Site
do-take-character = { NAME($character) }
do-take-character--draft-character = { NAME($character) }: { $character ->
    [character-early-riser] { panel-early-riser }
    [character-night-worker] { panel-night-worker }
    [character-journeyman] { panel-journeyman }
    [character-steward] { panel-steward }
    [character-bailiff] { panel-bailiff }
    [character-architect] { panel-architect }
    [character-deliveryman] { panel-deliveryman }
    [character-chamberlain] { panel-chamberlain }
    [character-foreman] { panel-foreman }
    [character-goldsmith] { panel-goldsmith }
    [character-day-labourer] { panel-day-labourer }
   *[character-thief] { panel-thief }
}
do-take-character--choose-favour = Take the { NAME($character) } from { $holder }
do-take-character--take-from-board = Take the { NAME($character) }
do-draw-tile = { NAME($tile) }
do-draw-character = { NAME($character) }
do-first = { $seat } begins

## Why not

reason-good-missing = You need { $count } more { NAME($good) }.
reason-basic-goods-missing = { $count ->
    [one] You need { $count } more basic good: food, wood, stone or cloth.
   *[other] You need { $count } more basic goods: food, wood, stone or cloth.
}
reason-workers-missing = { $count ->
    [one] You need { $count } more worker in your pool.
   *[other] You need { $count } more workers in your pool.
}
reason-on-site-already = You already have a worker at the Construction Site: one per round is the limit.
reason-tile-is-residence = The { NAME($tile) } is a residence: no worker may go there.
reason-tile-not-on-road = The { NAME($tile) } is not on the road.
reason-own-worker-there = You already have a worker at the { NAME($tile) }.
reason-tile-occupied = { $holder } already has a worker at the { NAME($tile) }: only the Journeyman may join one, once per round.
reason-used-otherwise = The { NAME($tile) } cannot be used that way; the choices show how it can be.
reason-has-a-house = There is already a house above the { NAME($tile) }.
reason-not-on-offer = The { NAME($tile) } is not on offer: it is already on the board.
reason-provost-at-bridge = { $count ->
    [0] The provost stands right after the bridge and cannot go back.
    [one] The provost can go back only { $count } space: he never crosses the bridge.
   *[other] The provost can go back only { $count } spaces: he never crosses the bridge.
}
reason-provost-at-end = { $count ->
    [0] The provost has reached the last spot and cannot go forward.
    [one] The provost can go forward only { $count } space: there is no spot beyond that.
   *[other] The provost can go forward only { $count } spaces: there is no spot beyond that.
}
reason-provost-too-far = { $mover ->
    [mover-toll] { $count ->
        [one] The Toll moves the provost { $count } space at most.
       *[other] The Toll moves the provost { $count } spaces at most.
    }
    [mover-bailiff] { $count ->
        [one] The Bailiff moves the provost { $count } space at most.
       *[other] The Bailiff moves the provost { $count } spaces at most.
    }
   *[mover-bridge] { $count ->
        [one] At the bridge you can move the provost { $count } space at most.
       *[other] At the bridge you can move the provost { $count } spaces at most.
    }
}
reason-slot-closed = Slot { $slot } of the Construction Site opens in round { $round }.
reason-character-not-in-game = The { NAME($character) } is not in this game.
reason-character-held = { $holder } has the { NAME($character) }; you can take only a character that is on the board.
reason-character-needs-slot = The { NAME($character) } is on the board: first use the favour at a building of the Construction Site.
reason-character-own = You already have the { NAME($character) }.
reason-not-a-bundle = A bundle is three different goods, one of them food; only with the Chamberlain may you deliver any three.

## Panels of the web table

panel-moment = Round { $round } of { $last } · { $phase }
panel-over = The game is over
panel-phase-planning = Planning
panel-phase-activation = Activation
panel-phase-delivery = Delivery
panel-phase-stewardship = Stewardship
panel-characters = Characters
panel-markers = Markers
panel-first = first player
panel-first-title = Has the first-player tile
panel-passed = Has passed: spot { $spot } on the bridge
panel-bundles = { $count ->
    [one] { $count } bundle delivered in this round
   *[other] { $count } bundles delivered in this round
}
panel-pool = { $count ->
    [one] { $count } worker in the pool
   *[other] { $count } workers in the pool
}
panel-camp = { $count ->
    [one] { $count } worker in the Camp
   *[other] { $count } workers in the Camp
}
panel-houses = { $count ->
    [one] { $count } house left
   *[other] { $count } houses left
}
panel-city = City and bridge
panel-bridge = { $count ->
    [one] In the order of passing, each player may once move the provost { $count } space, for 1 worker from the pool
   *[other] In the order of passing, each player may once move the provost up to { $count } spaces, for 1 worker from the pool per space
}
panel-bridge-first = Whoever passes first begins the next round
panel-surcharge = { $count ->
    [one] Somebody has passed: every worker placed now costs another one, who goes to the Camp
   *[other] Somebody has passed: every worker placed now costs { $count } more, who go to the Camp
}
panel-road = Road
panel-road-owners = Whoever places a worker at another player’s wood or stone building gives its owner { $goods } at once.
panel-road-visitors = The road: for every visitor
panel-if-ended = If the game ended now
panel-road-basic = Basic goods are food, wood, stone and cloth; gold is not one of them.
panel-head-space = space
panel-head-building = building
panel-head-effect = effect
panel-next-space = empty, the next building goes here
panel-provost = The buildings between the bridge and him work; workers ahead of him go to the Camp empty-handed
panel-setup-side = setup side
panel-setup-title = There from the start: shows its setup side and belongs to nobody
panel-house-above = Becomes its owner’s residence at the end of the round
panel-residence = Takes no workers; brings its owner { $goods } at every recruitment, until a monument replaces it
panel-monument = Monument: takes no workers
panel-space = space { $space }
panel-space-title = Lies on space { $space } of the road
panel-slot = Slot { $slot } of the Construction Site
panel-slot-open = open
panel-slot-closed = from round { $round }
panel-delivery = { $count ->
    [one] Players with a worker here deliver bundles, in the order of their spots: three different goods, one of them food, for { $count } point each
   *[other] Players with a worker here deliver bundles, in the order of their spots: three different goods, one of them food, for { $count } points each
}
panel-delivery-favour = The most bundles bring a favour; of tied players, the one on the lower spot gains it
panel-delivery-leads = Most bundles so far: { $seat } ({ $count })
panel-favour = A favour is used at once: take a character from another player; or use a building of the Construction Site, without a worker but at its price, and then, if you like, take a character from the board.
panel-board-characters = Characters on the board
panel-boxed = Not in this game: { $names }.
panel-wood = Wood buildings on offer
panel-wood-how = A Carpenter builds them: pay the cost, gain the points, and the tile goes on the first empty space of the road with your house above it.
panel-stone = Stone buildings on offer
panel-stone-how = The Stonemason builds them, otherwise like wood buildings.
panel-monuments = Monuments on offer
panel-monuments-how = At the end of a round you may pay for a monument to replace your residence; the house stays. At the end of the game every gold left gives { $goods }.
panel-none = None left.
panel-cost = Cost: { $goods }
panel-worth = { $goods } when built
panel-area = { $seat }: characters and buildings
panel-area-empty = No characters and no buildings yet.
panel-recruits = At the next recruitment: { $goods }.
panel-road-gives = From the road, as the provost stands now: { $goods }.
panel-road-choices = Choices still to come: { $tiles }.
panel-road-idle = Ahead of the provost, so for nothing: { $tiles }.
panel-gold-end = For the gold at the end of the game: { $goods }.
panel-points-hidden = The points stay hidden from the others until the end of the game.
panel-source = { $source }: { $goods }

## What tiles do, in short

panel-basic-goods = { $count ->
    [one] { $count } basic good of your choice
   *[other] { $count } basic goods of your choice
}
panel-use-either = Pay { $paid }, gain { $gained }; or pay { $more }, gain { $most }
panel-lawyer = Pay { $paid } and place a house above a basic building of the road that has none; at the end of the round it becomes your residence
panel-toll = { $count ->
    [one] Move the provost { $count } space, free of charge
   *[other] Move the provost up to { $count } spaces, free of charge
}
panel-build-wood = Build one wood building
panel-build-stone = Build one stone building
panel-build-without-stone = Build one stone building; the stone printed in its cost is waived
panel-bonus = If only others use it, its owner gains { $goods }, once per round
panel-income = At every recruitment: { $goods }
panel-theatre = A favour as it is built
panel-points-alone = Worth its points alone

## What characters do, in short

panel-early-riser = { $count ->
    [0] Before the first turn of the round you may place a worker
    [one] Before the first turn of the round you may place a worker; another goes to the Camp
   *[other] Before the first turn of the round you may place a worker; { $count } more go to the Camp
}
panel-night-worker = After the first pass you place without the extra worker
panel-journeyman = Once per round you may join another player’s worker at a building; yours acts second
panel-thief = Owners gain no points when you place at their buildings
panel-steward = You gain { $goods } instead of { $usual } when others place at your buildings
panel-bailiff = { $count ->
    [one] After the bridge you may move the provost { $count } space, free of charge
   *[other] After the bridge you may move the provost up to { $count } spaces, free of charge
}
panel-architect = { $goods } more for each building or monument that you build
panel-deliveryman = You may deliver after everyone else, even a second time or without a worker there (then you lose ties)
panel-chamberlain = Your bundles may be any three goods
panel-foreman = { $goods } more per bundle
panel-goldsmith = Once per round, { $goods } more for a bundle with gold
panel-day-labourer = { $goods } more at every recruitment

## The drawn board

board-gate = City Gate
board-house = House: { $seat }
board-worker = Worker: { $seat }
board-no-worker = No worker
board-ahead = Ahead of the provost
board-idle = As the provost stands now, this building will not work this round
board-offered = on offer
board-no-goods = no goods
board-provost = Provost: { $where ->
    [bridge] right after the bridge
    [building] after space { $position } ({ NAME($tile) })
    [empty] after empty space { $position }
   *[end] past the end of the road (spot { $position })
}
board-end = Beyond the end of the road: only the provost goes here
board-camp = Camp
board-held = held by { $seat }
board-on-board = still on the board
board-missing = You still need: { $goods }
board-chosen = Chosen, but not paid for yet
board-owned = Buildings: { $tiles }
board-outlook = What { $seat } can count on now
board-sources = Points by source: { $seat }

## Headings of choices

group-placing = Place a worker
group-using = Use the building
group-constructing = Build on the road
group-monuments = Build a monument
group-houses = Place a house
group-delivering = Deliver a bundle
group-site = Construction Site
group-characters = Characters

## What lies on the table, in the terminal and in panels

table-setup = Setup
table-header = Round { $round } of 9 · first player { $first }
table-passed = passed: { $names }
table-bundles = bundles: { $count }
table-city = City
table-road = Road (* setup side)
table-empty = empty
table-residence = { $tile } (residence)
table-provost = Provost
table-provost-past = Provost, past the end: spot { $spot }
table-site = Construction Site
table-slot = { $tile } (from round { $round })
table-queue = Workers there: { $names }
table-characters = Characters on the board: { $names }
table-wood = Wood buildings: { $tiles }
table-stone = Stone buildings: { $tiles }
table-monuments = Monuments: { $tiles }
table-wild = { $goods } + 1 basic good
table-favour = Gain a favour at the Fairground
table-lawyer = Place a house at the Lawyer
table-step = Move the provost 1 space at the bridge
head-food = food
head-wood = wood
head-stone = stone
head-cloth = cloth
head-gold = gold
head-pool = pool
head-camp = camp
head-houses = houses
head-house = house
head-workers = workers

## The report

report-buildings-per-player = Buildings per player
report-monuments-per-player = Monuments per player
report-bundles-per-player = Bundles delivered per player
report-favours-per-player = Favours per player
report-buildings = Buildings
report-characters = Characters
report-built = built
report-held = held
report-phase-setup = Setup
report-phase-planning = Planning
report-phase-activation = Activation
report-phase-delivery = Delivery
report-phase-stewardship = Stewardship
report-phase-favours = Favours

## The home page

blurb = Build a road of buildings for the King, bribe the provost, and deliver to the construction site before the others do.

## The tour

tour-road-head = The road
tour-road = Welcome to Caylus! For nine rounds you build along this road to the King’s castle. Whoever has the most prestige points in the end wins; once the game is set up, nothing is left to luck.
tour-city-head = The city
tour-city = You place workers in turn, one at a time, at any free building. These four work first: they bring a favour, a house for a residence or a new wood building, and the Toll moves the provost.
tour-provost-head = The provost
tour-provost = Then the road works, from the bridge as far as the provost; workers beyond him come away empty-handed. He can still be moved before that, so a worker placed beyond him is a bet.
tour-bridge-head = Passing
tour-bridge = Whoever passes goes onto the bridge; the first begins the next round, and every later placement costs an extra worker. From here, each player may then pay workers to move the provost.
tour-offers-head = What can be built
tour-offers = Each tile shows its cost, its points and what it does; monuments replace residences. Your building goes on the first empty space of the road, and anyone else who places a worker there brings you a point.
tour-site-head = The Construction Site
tour-site = With a worker here you deliver bundles: three different goods, one of them food. Each bundle brings points, and whoever delivers the most in a round also gains a favour.
tour-mine-head = What is yours
tour-mine = Here are your points, your goods, your workers and your houses. Workers who have done their job rest in the Camp; at the end of every round some of them come back to you.
tour-first-head = What to do first
tour-first = Choose a character: it helps you until somebody takes it from you. Then gather goods close to the bridge, where it is safe, and get food early: every bundle needs it.
