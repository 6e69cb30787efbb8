## Toll, Polish

title = Myto

## Terms. $case: nom (default), gen, acc.

building-inn = { $case ->
    [gen] karczmy
    [acc] karczmę
   *[nom] karczma
}
building-mill = { $case ->
    [gen] młyna
    [acc] młyn
   *[nom] młyn
}
building-tower = { $case ->
    [gen] wieży
    [acc] wieżę
   *[nom] wieża
}

amount-gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
}
amount-nothing = nic

source-buildings = Budynki
source-errands = Zlecenia
source-tolls = Myto

option-errands = Każdy ma tajne zlecenie

event-begins = Budowę rozpoczyna { $seat }.
event-got-errand = { $seat } otrzymuje zlecenie: { NAME($building) }.
event-got-some-errand = { $seat } otrzymuje zlecenie.
event-round-begins = Runda { $number }.
event-received = { $gold ->
    [one] { $seat } otrzymuje { $gold } złoto.
   *[other] { $seat } otrzymuje { $gold } złota.
}
event-paid-toll = { $missing ->
    [0] { $gold ->
        [0] { $seat } nie płaci myta.
        [one] { $seat } płaci { $gold } złoto myta.
       *[other] { $seat } płaci { $gold } złota myta.
    }
   *[other] { $gold ->
        [0] { $seat } nie ma złota na myto i traci
        [one] { $seat } płaci { $gold } złoto myta, a za brakujące złoto traci
       *[other] { $seat } płaci { $gold } złota myta, a za brakujące złoto traci
    } { $missing ->
        [one] { $missing } punkt
        [few] { $missing } punkty
       *[many] { $missing } punktów
    }.
}
event-built = { $seat } buduje { NAME($building, case: "acc") } za { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
} i otrzymuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-built-nothing = { $seat } nic nie buduje.
event-errand-shown = { $seat } pokazuje zlecenie ({ NAME($building) }) i otrzymuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.

ask-choose-building = Wybierz, co budujesz, albo nic nie buduj.
asks-chance = Decyduje los.
asks-choose-building = { $seat } decyduje, czy i co zbudować.

do-pass = Nic nie buduj
do-build = Zbuduj { NAME($building, case: "acc") }
do-deal-errand = Zlecenie: { NAME($building) }
do-first = Rozpoczyna { $seat }

reason-sold-out = W zasobach nie ma już takiego budynku: { NAME($building) }.
reason-gold-missing = Brakuje ci { $gold } złota.
