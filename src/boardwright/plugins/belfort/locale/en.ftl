## Belfort, English

title = Belfort

## Terms. $case is not used in English; $count tells one from many where it matters.

building-pub = Pub
building-gardens = Gardens
building-tower = Tower
building-inn = Inn
building-blacksmith = Blacksmith
building-bank = Bank
building-market = Market
building-gatehouse = Gatehouse
building-library = Library
building-keep = Keep

guild-architects = Architects
guild-librarians = Librarians
guild-merchants = Merchants
guild-recruiters = Recruiters
guild-bankers = Bankers
guild-masons = Masons
guild-miners = Miners
guild-sawyers = Sawyers
guild-bandits = Bandits
guild-spies = Spies
guild-thieves = Thieves
guild-wizards = Wizards

worker-elf = { $case ->
    [a] an elf
   *[nom] { $count ->
        [one] elf
       *[other] elves
    }
}
worker-master-elf = { $case ->
    [a] a master elf
   *[nom] { $count ->
        [one] master elf
       *[other] master elves
    }
}
worker-dwarf = { $case ->
    [a] a dwarf
   *[nom] { $count ->
        [one] dwarf
       *[other] dwarves
    }
}
worker-master-dwarf = { $case ->
    [a] a master dwarf
   *[nom] { $count ->
        [one] master dwarf
       *[other] master dwarves
    }
}

area-forest = Forest
area-quarry = Quarry
area-mine = Mine
area-gold-mine = Gold Mine

good-wood = wood
good-stone = stone
good-metal = metal
good-gold = gold

amount-wood = { $count } wood
amount-stone = { $count } stone
amount-metal = { $count } metal
amount-gold = { $count } gold
amount-nothing = nothing

discount-metal = 1 metal
discount-two-wood = 2 wood
discount-wood-and-stone = 1 wood and 1 stone
discount-two-stone = 2 stone
discount-one-wood = 1 wood
discount-one-stone = 1 stone

season-spring = spring
season-summer = summer
season-autumn = autumn

people-elves = elves
people-dwarves = dwarves
people-gnomes = gnomes

source-district-1 = District 1
source-district-2 = District 2
source-district-3 = District 3
source-district-4 = District 4
source-district-5 = District 5
source-elves = Elves
source-dwarves = Dwarves
source-gnomes = Gnomes
source-taxes = Taxes

## Options

option-mode = Guilds
option-mode-beginner = Beginner: three resource guilds and two basic ones
option-mode-normal = Normal: one resource guild, two basic and two interactive ones
option-mode-advanced = Advanced: any five
option-guilds = These five guilds
option-rank_nothing = Players with nothing in a ranking still take a place in it
option-mine_bonus_unpaired = In the Mine the bonus metal goes to the most workers, even without a pair
option-must_activate = A worker whose effect can do something must be activated before the turn ends

## What happened

event-guild-laid = The { NAME($guild) } settle in district { $district }.
event-drew = { $seat } draws a card: { NAME($building) }.
event-drew-unseen = { $seat } draws a card.
event-discarded = { $seat } discards: { NAME($building) }.
event-crest-dealt = { $seat } receives crest { $number }.
event-pool-card = New card in the pool: { NAME($building) }.
event-reshuffled = The discard pile is shuffled into a new draw pile ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
event-neutral-dwarf-placed = { $seat } puts the dwarf of neutral player { $neutral } on the { NAME($guild) }’ Guild.
event-month-begins = Month { $number }, { NAME($season) }.
event-placed-at-desk = { $seat } places { NAME($worker, case: "a") } at the Recruiter’s Desk for { $gold } gold.
event-placed-in-camp = { $seat } places { NAME($worker, case: "a") } on plank { $plank } of the King’s Camp.
event-placed-on-guild = { $gold ->
    [0] { $seat } places { NAME($worker, case: "a") } on the { NAME($guild) }’ Guild.
   *[other] { $seat } places { NAME($worker, case: "a") } on the { NAME($guild) }’ Guild for { $gold } gold.
}
event-placed-on-guild-of = { $seat } places { NAME($worker, case: "a") } on the { NAME($guild) }’ Guild and pays { $gold } gold to { $owner }.
event-placed-on-card = { $gold ->
    [0] { $seat } places { NAME($worker, case: "a") } on the { NAME($building) }.
   *[other] { $seat } places { NAME($worker, case: "a") } on the { NAME($building) } for { $gold } gold.
}
event-passed = { $seat } passes.
event-sent = { $seat } sends { $count } { NAME($worker, $count) } to the { NAME($area) }.
event-collected = { $bonus ->
    [0] { $seat } collects { $goods } from the { NAME($area) }.
   *[other] { $seat } collects { $goods } from the { NAME($area) }, including 1 for having the most workers there.
}
event-recruited = { $seat } gains a worker: { NAME($worker) }.
event-nobody-recruited = { $seat } recruits nobody: no { NAME($worker) } is left in the reserve.
event-kept-crest = { $seat } keeps crest { $number }.
event-took-crest = { $seat } takes crest { $number } from { $victim }.
event-got-income = { $seat } receives an income of { $gold } gold.
event-paid-tax = { $points ->
    [0] { $seat } pays { $gold } gold in taxes.
    [one] { $seat } pays { $gold } gold in taxes and loses { $points } point for the shortfall.
   *[other] { $seat } pays { $gold } gold in taxes and loses { $points } points for the shortfall.
}
event-built-card = { $seat } builds the { NAME($building) } for { $goods }.
event-marked-site = { $building ->
    [building-keep] { $seat } marks both symbols of the Keep in district { $district }.
   *[other] { $seat } marks the { NAME($building) } in district { $district }.
}
event-marked-gatehouse = { $seat } marks gatehouse { $gatehouse } on the side of district { $district }.
event-marked-wall = { $seat } builds wall { $side } of district { $district }.
event-marked-guild = { $seat } now owns the { NAME($guild) }’ Guild.
event-neutral-marked-site = Neutral player { $neutral } marks the { NAME($building) } in district { $district }.
event-neutral-marked-gatehouse = Neutral player { $neutral } marks gatehouse { $gatehouse } on the side of district { $district }.
event-paid = { $seat } pays { $goods }.
event-activated-guild = { $seat } uses the { NAME($guild) }’ Guild.
event-activated-card = { $seat } uses the { NAME($building) }.
event-gained = { $seat } gains { $goods }.
event-gnome-hired = { $seat } hires a gnome for the { NAME($building) } for { $gold } gold.
event-gnome-came = { $seat } puts a gnome on the { NAME($building) } free of charge.
event-promoted = { $seat } promotes a worker to master { NAME($worker) }.
event-nobody-promoted = { $seat } has no { NAME($worker) } left to promote.
event-gate-stays-half = { $seat } has no gatehouse that could take a second marker.
event-used-bank = { $seat } takes { $gold } gold from the Bank.
event-used-blacksmith = { $seat } buys 1 metal from the Blacksmith for { $gold } gold.
event-sold = { $seat } sells { $goods } for { $gold } gold.
event-bought = { $seat } buys { $goods } for { $gold } gold.
event-exchanged = { $seat } exchanges { $goods } for 1 metal.
event-merchants-help = The Merchants help { $seat } this turn: exchanges for metal: { $exchanges }; extra visits to the Trading Post: { $visits }.
event-robbed = { $seat } takes 1 { NAME($good) } from { $victim }.
event-showed = { $seat } shows a card: { NAME($building) }.
event-took-shown = { $seat } takes the card that { $victim } shows: { NAME($building) }.
event-swapped-sites = { $building ->
    [building-gatehouse] { $seat } swaps the markers of gatehouses { $first } and { $second }.
   *[other] { $seat } swaps the markers on the { NAME($building) } sites of districts { $first } and { $second }.
}
event-swapped-walls = { $seat } swaps the markers on wall { $first_side } of district { $first } and wall { $second_side } of district { $second }.
event-swapped-guilds = { $seat } swaps the markers on the guilds of the { NAME($first) } and the { NAME($second) }.
event-gate-turned = { $seat } puts the marker of gatehouse { $gatehouse } on the side of district { $district }.
event-ended-actions = { $count ->
    [0] { $seat } ends the actions.
    [one] { $seat } ends the actions; { $count } worker returns unused.
   *[other] { $seat } ends the actions; { $count } workers return unused.
}
event-bought-card = { $seat } buys a card from the pool for { $gold } gold: { NAME($building) }.
event-bought-top = { $seat } buys the top card of the draw pile for { $gold } gold.
event-bought-nothing = { $seat } buys no card.
event-neutral-card = { $seat } uses a card for neutral player { $neutral }: { NAME($building) }.
event-neutral-without = There is no free site for the card of neutral player { $neutral }: { NAME($building) }.
event-neutral-dwarf-moved = The dwarf of neutral player { $neutral } walks to the { NAME($guild) }’ Guild.
event-dwarf-brought-gold = { $seat } receives { $gold } gold for the dwarf’s visit.
event-scoring-begins = Scoring at the end of { NAME($season) }.
event-scored-district = { $points ->
    [one] { $seat } scores { $points } point in district { $district } (markers: { $count }).
   *[other] { $seat } scores { $points } points in district { $district } (markers: { $count }).
}
event-scored-people = { $points ->
    [one] { $seat } scores { $points } point for { NAME($people) } ({ $count }).
   *[other] { $seat } scores { $points } points for { NAME($people) } ({ $count }).
}

## Questions to the player

ask-set-aside = { $count ->
    [one] Choose one more card to discard from your opening hand.
   *[other] Choose { $count } cards to discard from your opening hand; you keep the rest.
}
ask-place-neutral-dwarf = On which guild do you put the dwarf of neutral player { $neutral }? Nobody can use that guild while the dwarf is there.
ask-choose-plank = Place a worker, or pass and send all your other workers to the resource areas.
ask-choose-worker = Which worker do you place?
ask-split-workers = You have { $count } { NAME($worker, $count) } to send. How many go to the { NAME($area) }?
ask-choose-crest = You may swap crests with another player, or keep your own.
ask-choose-action = Choose an action, or end your actions.
ask-choose-building-site = { $building ->
    [building-keep] Where do you place the two markers for the Keep?
   *[other] Where do you place the marker for the { NAME($building) }?
}
ask-choose-lock = On which card do you put the gnome?
ask-complete-gatehouse = Which of your gatehouses receives the second marker?
ask-choose-worker-from-reserve = Which worker do you take from the reserve?
ask-choose-recruit = Whom do you recruit?
ask-choose-for-architects = What do the Architects build for you?
ask-choose-discount = The cost is { $goods }. What do the Architects take off it?
ask-rob-first = What do the { NAME($guild) } take, and from whom?
ask-rob-more = Should the { NAME($guild) } take more?
ask-show-to-spies = Which card do you show to the Spies?
ask-take-shown-card = Which of the cards shown do you take?
ask-choose-first-swap = Choose the first of the two places whose markers you swap.
ask-choose-second-swap = Choose the second place for the swap.
ask-choose-gate-symbol = On which side does the marker land?
ask-buy-after-sale = You may buy one thing on this visit.
ask-sell-after-purchase = You may sell something on this visit.
ask-buy-card = You may buy a card.
ask-discard-cards = { $count ->
    [one] Choose a card to discard.
   *[other] Choose { $count } cards to discard.
}
ask-choose-neutral-card = Choose a card for neutral player { $neutral }.

## Questions to somebody else

asks-chance = Chance decides.
asks-set-aside = { $seat } must discard from the opening hand.
asks-place-neutral-dwarf = { $seat } must place a neutral dwarf.
asks-choose-plank = { $seat } must place a worker or pass.
asks-choose-crest = { $seat } must choose a crest.
asks-choose-action = { $seat } must choose an action.
asks-choose-building-site = { $seat } must choose a site.
asks-choose-lock = { $seat } must choose a card for a gnome.
asks-complete-gatehouse = { $seat } must choose a gatehouse.
asks-choose-worker-from-reserve = { $seat } must choose a worker from the reserve.
asks-choose-recruit = { $seat } must choose whom to recruit.
asks-choose-for-architects = { $seat } must choose what the Architects build.
asks-choose-discount = { $seat } must choose a discount.
asks-rob-first = { $seat } must choose whom to rob.
asks-rob-more = { $seat } must choose whether to take more.
asks-show-to-spies = { $seat } must show a card to the Spies.
asks-take-shown-card = { $seat } must take one of the cards shown.
asks-choose-first-swap = { $seat } must choose two places for the Wizards.
asks-choose-second-swap = { $seat } must choose the second place for the Wizards.
asks-choose-gate-symbol = { $seat } must choose a side of the gatehouse.
asks-buy-after-sale = { $seat } must decide whether to buy something.
asks-sell-after-purchase = { $seat } must decide whether to sell something.
asks-buy-card = { $seat } must decide whether to buy a card.
asks-discard-cards = { $seat } must choose what to discard.
asks-choose-neutral-card = { $seat } must choose a card for a neutral player.

## Actions

do-pass = Pass
do-end = End the actions
do-stop = That is all
do-stop--buy-card = Buy no card
do-stop--buy-after-sale = Buy nothing
do-stop--sell-after-purchase = Sell nothing
do-stop--rob-more = Take no more
do-place-at-desk = Recruiter’s Desk
do-place-in-camp = King’s Camp
do-place-on-guild = { NAME($guild) }’ Guild
do-place-on-card = { NAME($building) } (your card)
do-use-worker = { NAME($worker) }
do-send-to-forest = { $count } to the Forest
do-send-to-quarry = { $count } to the Quarry
do-send-to-mine = { $count } to the Mine
do-take-crest = { $own ->
    [yes] Keep crest { $number }
   *[no] Take crest { $number } from { $holder }
}
do-take-crest--deal-crest = Crest { $number }
do-build = Build the { NAME($building) }
do-build--choose-for-architects = Building: { NAME($building) }
do-choose-site = { $building ->
    [building-gatehouse] Gatehouse { $district }
   *[other] { NAME($building) } in district { $district }
}
do-choose-symbol = Gatehouse { $gatehouse }, side of district { $district }
do-choose-wall = Wall { $side } of district { $district }
do-choose-guild = { NAME($guild) }’ Guild
do-choose-guild--choose-action = Build the { NAME($guild) }’ Guild
do-choose-wall--choose-action = Build wall { $side } of district { $district }
do-activate-guild = Use the { NAME($guild) }’ Guild
do-activate-card = Use the { NAME($building) }
do-use-bank-gnome = Bank: take gold
do-use-blacksmith-gnome = Blacksmith: buy 1 metal
do-sell-wood-and-stone = Sell { GOODS($wood, $stone, 0, 0) } for 1 gold
do-sell-metal = Sell { GOODS(0, 0, $metal, 0) } for 1 gold
do-buy = Buy 1 { NAME($good) }
do-exchange = Exchange 1 { NAME($good) } for 1 metal
do-put-gnome = Put the gnome on the { NAME($building) }
do-put-gnome--choose-action = Hire a gnome for the { NAME($building) }
do-recruit = { NAME($worker) }
do-take-discount = { NAME($discount) }
do-discard-card = { NAME($building) }
do-rob = 1 { NAME($good) } from { $seat }
do-show-card = { NAME($building) }
do-take-shown = { NAME($building) } from { $seat }
do-take-card = { NAME($building) } from the pool
do-take-card--buy-card = Buy the { NAME($building) } from the pool
do-take-top = The top card of the draw pile
do-take-top--buy-card = Buy the top card of the draw pile
do-draw-card = { NAME($building) }
do-draw-tile = { NAME($guild) }

## Why not

reason-goods-missing = You still need { GOODS($wood, $stone, $metal, $gold) }.
reason-must-activate = You agreed that workers must be activated: one of yours can still do something.
reason-not-in-hand = You have no { NAME($building) } in your hand.
reason-in-card-order = Cards are chosen in a fixed order, from the Pub to the Keep: to discard this one ({ NAME($building) }), take back your last choice and choose it first.
reason-too-few-behind = Cards are chosen in a fixed order, from the Pub to the Keep, and too few of your cards follow this one ({ NAME($building) }): choose an earlier one first.
reason-guild-not-in-game = The { NAME($guild) } are not in this game.
reason-guild-has-dwarf = There is a neutral dwarf on the { NAME($guild) }’ Guild.
reason-guild-plank-taken = There is already a worker on the { NAME($guild) }’ Guild.
reason-guild-owned = The { NAME($guild) }’ Guild already has an owner.
reason-desk-full = All planks of the Recruiter’s Desk are taken.
reason-camp-once = You already have a worker in the King’s Camp this month.
reason-not-built = You have not built the { NAME($building) }.
reason-plank-locked = The plank of the { NAME($building) } is locked until a gnome opens it.
reason-own-plank-taken = You already have a worker on the { NAME($building) }.
reason-no-such-worker = You have no { NAME($worker) } at hand.
reason-too-few-workers = You have only { $count } of these workers to send.
reason-crest-grey = Crest { $number } is safe this month.
reason-crest-not-in-game = No player holds crest { $number }.
reason-no-free-site = Every site for the { NAME($building) } is taken.
reason-site-taken = That site is taken: { NAME($building) }.
reason-gatehouse-half-taken = The other side of that gatehouse is taken; a gatehouse must be wholly free.
reason-wall-taken = That wall is already built.
reason-no-worker-on-guild = You have no worker on the { NAME($guild) }’ Guild.
reason-no-worker-on-card = You have no worker on the { NAME($building) }.
reason-no-gnome-there = You have no gnome on the { NAME($building) }.
reason-gnome-used = The gnome on the { NAME($building) } has already worked this turn.
reason-hired-already = You have already hired a gnome this turn.
reason-no-gnomes = No gnome is left in the pool.
reason-no-lock = The { NAME($building) } has no place for a gnome.
reason-locks-full = A gnome already works on each of these cards: { NAME($building) }.
reason-no-free-lock = None of your cards has a free place for a gnome.
reason-reserve-empty = No { NAME($worker) } is left in your reserve.
reason-reserve-all-empty = Your reserve is empty.
reason-architects-nothing-payable = You cannot pay for anything, even with the Architects’ discount.
reason-too-dear-with-discount = You cannot pay for that, even with the Architects’ discount.
reason-discount-not-contained = The cost does not include that, so it cannot be taken off.
reason-nothing-to-rob = Nobody else has wood, stone or metal.
reason-no-gold-to-rob = Nobody else has gold.
reason-rob-yourself = You cannot rob yourself.
reason-no-such-seat = Nobody sits there.
reason-rob-other-good = The Bandits take wood, stone and metal; the Thieves take gold.
reason-victim-has-none = That player has no { NAME($good) }.
reason-rob-order = Name victims in seat order, and wood before stone; you cannot take more than the guild allows.
reason-metal-alone = Metal is taken alone, never together with anything else.
reason-one-from-each = When you rob several players, you take only 1 from each.
reason-no-cards-to-spy = Nobody else has a card.
reason-shows-nothing = Nobody shows a card there.
reason-no-markers = There is no marker on the board.
reason-swap-needs-marker = No later place of the same kind makes a pair with a marker here.
reason-in-board-order = The two places are named in the order of the board: take back your choice and name this one first.
reason-other-half-not-yours = The other side of that gatehouse is not yours.
reason-no-exchange = You have no exchanges from the Merchants left.
reason-no-visit = You have no visits to the Trading Post left.
reason-sale-size = The Trading Post takes { $count } wood or stone at a time.
reason-sell-before-buying = You could have sold that before buying: begin the visit with the sale instead.
reason-nothing-to-draw = There is no card left to draw.
reason-not-in-pool = The pool holds no { NAME($building) }.

## Panels of the web table

panel-moment = Month { $month } of { $last } · { $season } · { $phase }
panel-phase-placement = Placement
panel-phase-collection = Collection
panel-phase-actions = Actions
panel-phase-over = The game is over

panel-crest = Crest
panel-crest-safe = Crest { $number }, safe this month
panel-passed = passed
panel-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
panel-in-play = { $count } { NAME($worker, $count) } in play
panel-gnomes = { $count ->
    [one] { $count } gnome
   *[other] { $count } gnomes
}
panel-at-hand = At hand
panel-reserve = Reserve
panel-upkeep = Income and tax
panel-income = Income: { $gold } gold every month
panel-tax = Tax with this score: { $gold } gold
panel-points = Points
panel-known = Known in hand
panel-shown = Shown to the Spies
panel-neutral = Neutral player { $neutral }
panel-free = free
panel-unowned = no owner

panel-hand = Your hand
panel-aside = Chosen to be discarded.
panel-worker-here = { $gold ->
    [0] Worker: { $does }
   *[other] Worker ({ $gold } gold): { $does }
}
panel-worker-tower = a gnome, free of charge
panel-worker-inn = an elf or dwarf from your reserve
panel-worker-blacksmith = { $metal } metal
panel-worker-market = { $gold } gold
panel-worker-library = draw { $drawn } cards, then discard { $discarded }
panel-gnome-here = Gnome: { $does }
panel-gnome-pub = promotes a dwarf to master
panel-gnome-gardens = promotes an elf to master
panel-gnome-tower = unlocks the plank for a worker
panel-gnome-inn = unlocks the plank for a worker
panel-gnome-blacksmith = each turn, buy 1 metal for { $gold } gold
panel-gnome-bank = each turn, { $gold } gold
panel-gnome-market = one more visit to the Trading Post each turn
panel-gnome-gatehouse = a second marker on a gatehouse of yours
panel-gnome-library = each turn, draw 1 card
panel-keep = Two markers in one district.
panel-sites = Free in districts: { $districts }
panel-gates = Free gatehouses: { $gatehouses }
panel-no-sites = Every site is taken.
panel-built = Buildings: { $seat }
panel-built-none = Nothing built yet.
panel-locked = { $count ->
    [one] { $count } plank is locked: it needs a gnome.
   *[other] { $count } planks are locked: each needs a gnome.
}
panel-gnomes-of = Gnomes: { $count } of { $room }

panel-calendar = Calendar and order of play
panel-month = Month { $month }: { $season }
panel-month-scoring = Month { $month }: { $season }, scoring at its end
panel-next-scoring = Next scoring: at the end of month { $month }.
panel-order = Order of play: { $names }
panel-safe = Crests that are safe this month: { $numbers }

panel-places = Places for workers
panel-desk = In Collection, a new worker of the same kind from your reserve.
panel-camp = In the order of the planks: swap crests with another player, or keep your own. One worker for each player.
panel-no-fee = no fee
panel-worker-of = { $seat } ({ NAME($worker) })

panel-guild-architects = Mark any free building, wall or guild for its cost less 1 metal, or less two wood or stone. No card is used: you get only the marker.
panel-guild-librarians = Draw { $drawn } cards, then discard { $discarded }.
panel-guild-merchants = This turn: exchanges of 1 wood or stone for 1 metal: { $exchanges }; extra visits to the Trading Post: { $visits }.
panel-guild-recruiters = An elf or dwarf from your reserve, or a gnome.
panel-guild-gain = Gain { $goods }.
panel-guild-bandits = Take 1 metal or up to { $one } wood or stone from one player, or 1 wood or stone from each of up to { $victims }.
panel-guild-thieves = Take up to { $one } gold from one player, or 1 from each of up to { $victims }.
panel-guild-spies = Everyone else shows a card, chosen in secret; you take one.
panel-guild-wizards = Swap the markers of two sites of one building, two walls or two guilds, whoever owns them.
panel-guild-unowned = Nobody owns it yet: it can be built for { $goods }. Fee for placing: { $gold } gold.
panel-guild-owned = Owner: { $holder }. Everybody else pays the owner { $gold } gold for placing.
panel-dwarf = The dwarf of neutral player { $neutral } is here: nobody can use this guild.

panel-town = The town
panel-gate-note = Gatehouse 1 joins districts 1 and 2, and so on; gatehouse 5 joins 5 and 1. In every district the first symbol belongs to the gatehouse shared with the district before.
panel-gate = Gatehouse { $gatehouse }: { $holder }
panel-standing = If scoring came now
panel-total = Total
panel-ranks-districts = Each district: { $first } points for the most markers, { $second } for the second most, { $third } for the third.
panel-ranks-people = Elves, dwarves and gnomes: { $first } points for the most, { $second } for the second most, { $third } for the third.
panel-ties = Tied players all drop one place, and everyone below drops with them.
panel-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

panel-areas = Resource areas
panel-yields = Yield
panel-yield-forest = elves: 1 wood each
panel-yield-quarry = dwarves: 1 stone each
panel-yield-mine = both: 1 metal per pair of elf and dwarf
panel-yield-gold-mine = both: 1 gold each
panel-collects = Collects { $goods }
panel-majority = Whoever alone has the most workers in an area collects 1 more. A master brings in as much as two workers, but counts as one for this.

panel-pool = Card pool
panel-draw-pile = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
}
panel-discard-pile = { $count ->
    [one] { $count } card in the discard pile
   *[other] { $count } cards in the discard pile
}
panel-buy-card = At the end of your turn you may buy one card for { $gold } gold: one of these, or the top card of the draw pile, unseen.
panel-discarded = Discard pile: { $cards }

panel-prices = Trade, gnomes and walls
panel-trading-post = Trading Post
panel-visit = Once per turn: one sale, one purchase, or both.
panel-sell = Sell, for 1 gold: { $count } wood or stone in any mix, or { $metal } metal.
panel-buy = Buy one: wood { $wood } gold, stone { $stone } gold, metal { $metal } gold.
panel-hire = Once per turn, for a free place on a card you have built. It works at once and stays for good.
panel-gnomes-left = { $count ->
    [0] None is left in the pool.
    [one] { $count } is left in the pool.
   *[other] { $count } are left in the pool.
}
panel-wall = A marker in any district with a free wall, without a card.
panel-buildings = The ten buildings

panel-taxes = Taxes
panel-tax-score = Score
panel-tax-due = Tax
panel-tax-beyond = { $score } and more
panel-tax-note = Every month, after the income, you pay the tax of your score. For each gold you lack you lose 1 point.

## The drawn board

board-now = In progress
board-owner = owner { $holder }
board-no-workers = no workers
board-gnomes = Gnomes in the pool: { $count }
board-fee = Fee: { $goods }
board-upkeep = { $seat }: income { $income }, tax { $tax }, together { $gold }
panel-cost = Cost: { $goods }
panel-plank = { $place }, place for a worker
panel-lock-of = { $place }, place for a gnome
panel-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}

## Headings of choices, and how ties are broken

group-placing = Place a worker
group-building = Build a card from your hand
group-sites = Buildings
group-gatehouses = Gatehouses
group-walls = Walls
group-guilds = Guilds
group-activating = Use workers and gnomes
group-trading = Trade
group-gnomes = Hire gnomes
tie = Equal points: the most goods decide; wood, stone and gold count 1, metal counts 2: { $amounts }.

## What lies on the table, in the terminal and in panels

table-setup = Setup
table-header = Month { $month }, { $season } · order { $order } · gnomes in the pool: { $gnomes }
table-walls = Walls
table-wall = Wall { $side }
table-districts = District
table-markers = markers
table-guilds = Guilds (← worker there)
table-at-hand = at hand: { $workers }
table-on-cards = workers on: { $cards }
table-built = built (* gnome): { $cards }
table-known = known in hand: { $cards }
table-fee-desk = Place at the Recruiter’s Desk
table-fee-guild = Place on a guild that is not yours
table-fee-gnome = Hire a gnome
table-fee-card = Buy a card
table-buy = Buy at the Trading Post: 1 { $good }
table-guild = Guild
table-pool = Pool: { $cards } · cards in the draw pile: { $pile }
table-hand = Your hand: { $cards }
table-desk = Recruiter’s Desk: { $names }
table-camp = King’s Camp: { $names }
head-wood = wood
head-stone = stone
head-metal = metal
head-gold = gold
head-hand = hand
head-elves = elves
head-dwarves = dwarves
head-gnomes = gnomes

## The report

report-buildings-per-player = Buildings per player
report-guilds-per-player = Guilds per player
report-buildings = Buildings
report-guilds = Guilds
report-built = built
report-dealt = dealt
report-owned = owned
report-visits = visits per game
report-phase-setup = Setup
report-phase-placement = Placement
report-phase-collection = Collection
report-phase-actions = Actions
report-phase-neutral = Neutral players

## The home page

blurb = Send elves, dwarves and gnomes to work, raise a city of five districts, and hold the majority in each when it is scored.

## The tour

tour-months-head = Seven months
tour-months = Welcome to Belfort! Together you raise a town, each for their own glory. Points are counted in the three months with a star; whoever has the most in the end wins.
tour-city-head = The town
tour-city = Whatever you build puts your marker on a symbol in one of the five districts. In each district, those with the most markers score.
tour-standings-head = Who is ahead
tour-standings = Banners show what a scoring would bring now, for the most elves, dwarves and gnomes too. The further your score has come on the track, the more tax you pay every month.
tour-planks-head = Placing workers
tour-planks = A month begins with placing workers, one at a time. The Recruiter’s Desk brings you another worker, the King’s Camp lets you swap your place in the order of play; guilds in the town take workers, too.
tour-areas-head = Gathering
tour-areas = When you pass, all your other workers come here: elves fetch wood, dwarves stone, a pair of both metal, and anybody gold. Whoever alone has the most workers in an area gets 1 more.
tour-trade-head = Your actions
tour-trade = Then everyone takes one whole turn: build cards, walls and guilds, and use the workers you have placed. Once per turn you may trade here, and once hire a gnome for a card you have built.
tour-mine-head = What is yours
tour-mine = Here are your goods, your workers and your hand; every card shows what it costs. What you have built lies beside it and brings income, places for workers, or room for gnomes.
tour-first-head = What to do first
tour-first = Keep three cards that you can soon pay for. Then send somebody to the Desk early, gather what your cards cost, and build where others have not: a single marker can lead a district.
