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

## How ties are broken

tie = Równa liczba punktów. Decyduje ilość złota: { $amounts }.

## What lies on the table, in the terminal and in panels

table-header = Runda { $round }
head-gold = złoto
head-errand = zlecenie
head-supply = zasoby

## The report

report-built = zbudowano
report-phase-building = Budowa

## The home page

blurb = Kupuj budynki, wykonaj tajne zlecenie i zostaw sobie złoto na myto: mała gra na początek.

## Rysowana plansza

board-bank = bank
board-now = teraz
board-hidden = karta zakryta
board-points = punkty
board-toll-others = Myto: { $count } szt. złota.
board-toll-leader = Prowadzący, także przy remisie: { $count } szt. złota.
board-mill = Co rundę o { $count } szt. złota więcej.
board-errand = Na koniec { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}, jeśli masz wskazany na karcie budynek.

## Oprowadzanie

tour-road-head = Królewski trakt
tour-road = Witaj w grze Myto! Jesteście kupcami na królewskim trakcie. Gra trwa tyle rund, ile jest kamieni milowych, a wygrywa osoba, która po ostatniej ma najwięcej punktów.
tour-gate-head = Rogatka
tour-gate = Każda runda zaczyna się od wypłaty z banku. Potem wszyscy płacą myto, a prowadzący więcej; za brakujące złoto traci się punkty.
tour-supply-head = Budynki
tour-supply = Raz na rundę możesz coś zbudować. Moneta to cena, gwiazda to punkty, które dostajesz od razu, a liczba na dole mówi, ile budynków zostało.
tour-errand-head = Twoje zlecenie
tour-errand = Ta karta jest tajna. Jeśli na koniec gry masz wskazany na niej budynek, dostajesz także jej punkty.
tour-mine-head = Twój obszar
tour-mine = Tu leżą twoje punkty, złoto i budynki. Chorągiewka pokazuje, kto buduje jako pierwszy.
tour-first-head = Od czego zacząć
tour-first = Kup młyn, póki jest: płaci ci co rundę. Zostaw sobie złoto na następne myto i pasuj, gdy nic nie jest warte swojej ceny.
