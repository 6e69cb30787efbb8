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
