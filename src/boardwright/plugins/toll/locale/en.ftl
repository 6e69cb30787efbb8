## Toll, English

title = Toll

## Terms. $case: "nom" alone (inn), "a" with the indefinite article (an inn).

building-inn = { $case ->
   *[nom] inn
    [a] an inn
}
building-mill = { $case ->
   *[nom] mill
    [a] a mill
}
building-tower = { $case ->
   *[nom] tower
    [a] a tower
}

amount-gold = { $count } gold
amount-nothing = nothing

source-buildings = Buildings
source-errands = Errands
source-tolls = Tolls

option-errands = Everyone has a secret errand

event-begins = { $seat } builds first.
event-got-errand = { $seat } receives an errand: { NAME($building) }.
event-got-some-errand = { $seat } receives an errand.
event-round-begins = Round { $number }.
event-received = { $seat } receives { $gold } gold.
event-paid-toll = { $missing ->
    [0] { $seat } pays a toll of { $gold } gold.
    [one] { $seat } pays a toll of { $gold } gold and loses { $missing } point.
   *[other] { $seat } pays a toll of { $gold } gold and loses { $missing } points.
}
event-built = { $points ->
    [one] { $seat } builds { NAME($building, case: "a") } for { $gold } gold and { $points } point.
   *[other] { $seat } builds { NAME($building, case: "a") } for { $gold } gold and { $points } points.
}
event-built-nothing = { $seat } builds nothing.
event-errand-shown = { $points ->
    [one] { $seat } shows an errand ({ NAME($building) }) worth { $points } point.
   *[other] { $seat } shows an errand ({ NAME($building) }) worth { $points } points.
}

ask-choose-building = Build something, or pass.
asks-chance = Chance decides.
asks-choose-building = { $seat } must build or pass.

do-pass = Build nothing
do-build = Build { NAME($building, case: "a") }
do-deal-errand = Errand: { NAME($building) }
do-first = { $seat } begins

reason-sold-out = There is none left in the supply: { NAME($building) }.
reason-gold-missing = You need { $gold } more gold.

## How ties are broken

tie = Equal points: the most gold decides: { $amounts }.

## What lies on the table, in the terminal and in panels

table-header = Round { $round }
head-gold = gold
head-errand = errand
head-supply = supply

## The report

report-built = built
report-phase-building = Building

## The home page

blurb = Buy buildings, run a secret errand and keep enough gold for the toll: a small game to learn the platform with.

## The drawn board

board-bank = bank
board-now = now
board-hidden = face down
board-points = points
board-toll-others = Toll: { $count } gold.
board-toll-leader = Players in the lead, tied or not: { $count } gold.
board-mill = Each round { $count } more gold.
board-errand = Worth { $count ->
    [one] { $count } point
   *[other] { $count } points
} at the end if you own the building it names.

## The guided tour

tour-road-head = The King’s road
tour-road = Welcome to Toll! You are merchants on the King’s road. The game lasts as many rounds as there are milestones; whoever has the most points after the last one wins.
tour-gate-head = The gate
tour-gate = Each round begins with gold from the bank. Then everyone pays the toll, and those in the lead pay more; what you cannot pay costs you points instead.
tour-supply-head = The buildings
tour-supply = Once a round you may build. The coin shows the price, the star the points that you score at once, and the number below how many are left.
tour-errand-head = Your errand
tour-errand = This card is secret. If you own the building that it names when the game ends, you score its points as well.
tour-mine-head = What is yours
tour-mine = Your points, your gold and your buildings are here. The flag shows who builds first.
tour-first-head = What to do first
tour-first = Buy a mill while there is one: it pays you every round. Keep enough gold for the next toll, and pass when nothing is worth its price.
