## Belfort, Polish

title = Belfort

## Terms. $case: nom (default), gen, dat, acc, loc; "in" answers "where?" with its preposition (w Kuźni, na Targu),
## "to" answers "where to?" (do Lasu), "cap" begins a button (Elf), "short" is for narrow tables (górnicy). $count: one, few, many.

building-pub = { $case ->
    [gen] Piwiarni
    [acc] Piwiarnię
    [in] w Piwiarni
   *[nom] Piwiarnia
}
building-gardens = { $case ->
    [gen] Ogrodów
    [acc] Ogrody
    [in] w Ogrodach
   *[nom] Ogrody
}
building-tower = { $case ->
    [gen] Wieży
    [acc] Wieżę
    [in] w Wieży
   *[nom] Wieża
}
building-inn = { $case ->
    [gen] Karczmy
    [acc] Karczmę
    [in] w Karczmie
   *[nom] Karczma
}
building-blacksmith = { $case ->
    [gen] Kuźni
    [acc] Kuźnię
    [in] w Kuźni
   *[nom] Kuźnia
}
building-bank = { $case ->
    [gen] Banku
    [acc] Bank
    [in] w Banku
   *[nom] Bank
}
building-market = { $case ->
    [gen] Targu
    [acc] Targ
    [in] na Targu
   *[nom] Targ
}
building-gatehouse = { $case ->
    [gen] Bramy
    [acc] Bramę
    [in] w Bramie
   *[nom] Brama
}
building-library = { $case ->
    [gen] Biblioteki
    [acc] Bibliotekę
    [in] w Bibliotece
   *[nom] Biblioteka
}
building-keep = { $case ->
    [gen] Baszty
    [acc] Basztę
    [in] w Baszcie
   *[nom] Baszta
}

guild-architects = { $case ->
    [gen] Gildii architektów
    [dat] Gildii architektów
    [acc] Gildię architektów
    [loc] Gildii architektów
    [short] architekci
   *[nom] Gildia architektów
}
guild-librarians = { $case ->
    [gen] Gildii bibliotekarzy
    [dat] Gildii bibliotekarzy
    [acc] Gildię bibliotekarzy
    [loc] Gildii bibliotekarzy
    [short] bibliotekarze
   *[nom] Gildia bibliotekarzy
}
guild-merchants = { $case ->
    [gen] Gildii kupców
    [dat] Gildii kupców
    [acc] Gildię kupców
    [loc] Gildii kupców
    [short] kupcy
   *[nom] Gildia kupców
}
guild-recruiters = { $case ->
    [gen] Gildii werbowników
    [dat] Gildii werbowników
    [acc] Gildię werbowników
    [loc] Gildii werbowników
    [short] werbownicy
   *[nom] Gildia werbowników
}
guild-bankers = { $case ->
    [gen] Gildii bankierów
    [dat] Gildii bankierów
    [acc] Gildię bankierów
    [loc] Gildii bankierów
    [short] bankierzy
   *[nom] Gildia bankierów
}
guild-masons = { $case ->
    [gen] Gildii kamieniarzy
    [dat] Gildii kamieniarzy
    [acc] Gildię kamieniarzy
    [loc] Gildii kamieniarzy
    [short] kamieniarze
   *[nom] Gildia kamieniarzy
}
guild-miners = { $case ->
    [gen] Gildii górników
    [dat] Gildii górników
    [acc] Gildię górników
    [loc] Gildii górników
    [short] górnicy
   *[nom] Gildia górników
}
guild-sawyers = { $case ->
    [gen] Gildii drwali
    [dat] Gildii drwali
    [acc] Gildię drwali
    [loc] Gildii drwali
    [short] drwale
   *[nom] Gildia drwali
}
guild-bandits = { $case ->
    [gen] Gildii opryszków
    [dat] Gildii opryszków
    [acc] Gildię opryszków
    [loc] Gildii opryszków
    [short] opryszkowie
   *[nom] Gildia opryszków
}
guild-spies = { $case ->
    [gen] Gildii szpiegów
    [dat] Gildii szpiegów
    [acc] Gildię szpiegów
    [loc] Gildii szpiegów
    [short] szpiedzy
   *[nom] Gildia szpiegów
}
guild-thieves = { $case ->
    [gen] Gildii złodziei
    [dat] Gildii złodziei
    [acc] Gildię złodziei
    [loc] Gildii złodziei
    [short] złodzieje
   *[nom] Gildia złodziei
}
guild-wizards = { $case ->
    [gen] Gildii magów
    [dat] Gildii magów
    [acc] Gildię magów
    [loc] Gildii magów
    [short] magowie
   *[nom] Gildia magów
}

worker-elf = { $case ->
    [gen] { $count ->
        [one] elfa
       *[many] elfów
    }
    [acc] { $count ->
        [one] elfa
        [few] elfy
       *[many] elfów
    }
    [cap] Elf
   *[nom] { $count ->
        [one] elf
        [few] elfy
       *[many] elfów
    }
}
worker-master-elf = { $case ->
    [gen] { $count ->
        [one] mistrza elfa
       *[many] mistrzów elfów
    }
    [acc] { $count ->
        [one] mistrza elfa
       *[many] mistrzów elfów
    }
    [cap] Mistrz elf
   *[nom] { $count ->
        [one] mistrz elf
       *[many] mistrzów elfów
    }
}
worker-dwarf = { $case ->
    [gen] { $count ->
        [one] krasnoluda
       *[many] krasnoludów
    }
    [acc] { $count ->
        [one] krasnoluda
        [few] krasnoludy
       *[many] krasnoludów
    }
    [cap] Krasnolud
   *[nom] { $count ->
        [one] krasnolud
        [few] krasnoludy
       *[many] krasnoludów
    }
}
worker-master-dwarf = { $case ->
    [gen] { $count ->
        [one] mistrza krasnoluda
       *[many] mistrzów krasnoludów
    }
    [acc] { $count ->
        [one] mistrza krasnoluda
       *[many] mistrzów krasnoludów
    }
    [cap] Mistrz krasnolud
   *[nom] { $count ->
        [one] mistrz krasnolud
       *[many] mistrzów krasnoludów
    }
}

area-forest = { $case ->
    [in] w Lesie
    [to] do Lasu
   *[nom] Las
}
area-quarry = { $case ->
    [in] w Kamieniołomie
    [to] do Kamieniołomu
   *[nom] Kamieniołom
}
area-mine = { $case ->
    [in] w Kopalni
    [to] do Kopalni
   *[nom] Kopalnia
}
area-gold-mine = { $case ->
    [in] w Kopalni złota
    [to] do Kopalni złota
   *[nom] Kopalnia złota
}

good-wood = { $case ->
    [gen] drewna
   *[nom] drewno
}
good-stone = { $case ->
    [gen] kamienia
   *[nom] kamień
}
good-metal = { $case ->
    [gen] metalu
   *[nom] metal
}
good-gold = { $case ->
    [gen] złota
   *[nom] złoto
}

amount-wood = { $count ->
    [one] { $count } drewno
   *[other] { $count } drewna
}
amount-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}
amount-metal = { $count ->
    [one] { $count } metal
    [few] { $count } metale
   *[many] { $count } metali
}
amount-gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
}
amount-nothing = nic

discount-metal = 1 metal
discount-two-wood = 2 drewna
discount-wood-and-stone = 1 drewno i 1 kamień
discount-two-stone = 2 kamienie
discount-one-wood = 1 drewno
discount-one-stone = 1 kamień

season-spring = { $case ->
    [gen] wiosny
   *[nom] wiosna
}
season-summer = { $case ->
    [gen] lata
   *[nom] lato
}
season-autumn = { $case ->
    [gen] jesieni
   *[nom] jesień
}

people-elves = { $case ->
    [gen] elfów
   *[nom] elfy
}
people-dwarves = { $case ->
    [gen] krasnoludów
   *[nom] krasnoludy
}
people-gnomes = { $case ->
    [gen] gnomów
   *[nom] gnomy
}

source-district-1 = Dzielnica 1
source-district-2 = Dzielnica 2
source-district-3 = Dzielnica 3
source-district-4 = Dzielnica 4
source-district-5 = Dzielnica 5
source-elves = Elfy
source-dwarves = Krasnoludy
source-gnomes = Gnomy
source-taxes = Podatki

## Options

option-mode = Gildie
option-mode-beginner = Gra dla początkujących: trzy Gildie surowców i dwie podstawowe
option-mode-normal = Zwykła gra: jedna Gildia surowców, dwie podstawowe i dwie interakcyjne
option-mode-advanced = Gra dla zaawansowanych: dowolne pięć Gildii
option-guilds = Pięć wybranych Gildii
option-rank_nothing = Miejsce w rankingu zajmuje także gracz, który nie ma w nim ani jednego znacznika lub robotnika
option-mine_bonus_unpaired = W Kopalni dodatkowy metal dostaje ten, kto ma najwięcej robotników, nawet bez pary
option-must_activate = Przed końcem tury trzeba aktywować każdego robotnika, którego działanie coś daje

## What happened

event-guild-laid = { NAME($guild) } trafia do dzielnicy { $district }.
event-drew = { $seat } dociąga kartę: { NAME($building) }.
event-drew-unseen = { $seat } dociąga kartę.
event-discarded = { $seat } odrzuca kartę: { NAME($building) }.
event-crest-dealt = { $seat } otrzymuje herb { $number }.
event-pool-card = Nowa karta w puli: { NAME($building) }.
event-reshuffled = Karty odrzucone zostają potasowane i tworzą nowy stos do dociągania ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}).
event-neutral-dwarf-placed = { $seat } umieszcza krasnoluda Gracza Wirtualnego { $neutral } w { NAME($guild, case: "loc") }.
event-month-begins = Miesiąc { $number }, { NAME($season) }.
event-placed-at-desk = { $seat } umieszcza { NAME($worker, case: "acc") } w Pośredniaku za { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}.
event-placed-in-camp = { $seat } umieszcza { NAME($worker, case: "acc") } w Obozie Króla, na polu akcji nr { $plank }.
event-placed-on-guild = { $gold ->
    [0] { $seat } umieszcza { NAME($worker, case: "acc") } w { NAME($guild, case: "loc") }.
    [one] { $seat } umieszcza { NAME($worker, case: "acc") } w { NAME($guild, case: "loc") } za { $gold } złoto.
   *[other] { $seat } umieszcza { NAME($worker, case: "acc") } w { NAME($guild, case: "loc") } za { $gold } złota.
}
event-placed-on-guild-of = { $seat } umieszcza { NAME($worker, case: "acc") } w { NAME($guild, case: "loc") }; opłatę ({ $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}) otrzymuje { $owner }.
event-placed-on-card = { $gold ->
    [0] { $seat } umieszcza { NAME($worker, case: "acc") } { NAME($building, case: "in") }.
    [one] { $seat } umieszcza { NAME($worker, case: "acc") } { NAME($building, case: "in") } za { $gold } złoto.
   *[other] { $seat } umieszcza { NAME($worker, case: "acc") } { NAME($building, case: "in") } za { $gold } złota.
}
event-passed = { $seat } pasuje.
event-sent = { $seat } wysyła { $count } { NAME($worker, $count, case: "acc") } { NAME($area, case: "to") }.
event-collected = { $bonus ->
    [0] { $seat } zbiera { $goods } { NAME($area, case: "in") }.
   *[other] { $seat } zbiera { $goods } { NAME($area, case: "in") }, w tym 1 jako premię za największą liczbę robotników.
}
event-recruited = { $seat } otrzymuje nowego { NAME($worker, case: "acc") }.
event-nobody-recruited = { $seat } nie otrzymuje nowego robotnika: w zasobach nie ma już { NAME($worker, 5, case: "gen") }.
event-kept-crest = { $seat } pozostaje przy herbie { $number }.
event-took-crest = { $seat } i { $victim } wymieniają się herbami: herb { $number } ma teraz { $seat }.
event-got-income = { $seat } otrzymuje { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
} przychodu.
event-paid-tax = { $points ->
    [0] { $gold ->
        [0] { $seat } nie płaci podatku.
        [one] { $seat } płaci { $gold } złoto podatku.
       *[other] { $seat } płaci { $gold } złota podatku.
    }
   *[other] { $gold ->
        [0] { $seat } nie ma złota na podatek i traci
        [one] { $seat } płaci { $gold } złoto podatku, a za brakujące złoto traci
       *[other] { $seat } płaci { $gold } złota podatku, a za brakujące złoto traci
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
}
event-built-card = { $goods ->
    [nic] { $seat } buduje { NAME($building, case: "acc") } bez opłaty.
   *[other] { $seat } buduje { NAME($building, case: "acc") } za { $goods }.
}
event-marked-site = { $building ->
    [building-keep] { $seat } umieszcza znaczniki własności na obu symbolach { NAME($building, case: "gen") } w dzielnicy { $district }.
   *[other] { $seat } umieszcza znacznik własności na symbolu { NAME($building, case: "gen") } w dzielnicy { $district }.
}
event-marked-gatehouse = { $seat } umieszcza znacznik własności na symbolu Bramy { $gatehouse } w dzielnicy { $district }.
event-marked-wall = { $seat } buduje Mur { $side } w dzielnicy { $district }.
event-marked-guild = { $seat } buduje { NAME($guild, case: "acc") }.
event-neutral-marked-site = { $building ->
    [building-keep] Gracz Wirtualny { $neutral } umieszcza znaczniki własności na obu symbolach { NAME($building, case: "gen") } w dzielnicy { $district }.
   *[other] Gracz Wirtualny { $neutral } umieszcza znacznik własności na symbolu { NAME($building, case: "gen") } w dzielnicy { $district }.
}
event-neutral-marked-gatehouse = Gracz Wirtualny { $neutral } umieszcza znacznik własności na symbolu Bramy { $gatehouse } w dzielnicy { $district }.
## "nic" is amount-nothing: a changed table can make something free.
event-paid = { $goods ->
    [nic] { $seat } nic nie płaci.
   *[other] { $seat } płaci { $goods }.
}
event-activated-guild = { $seat } aktywuje robotnika w { NAME($guild, case: "loc") }.
event-activated-card = { $seat } aktywuje robotnika { NAME($building, case: "in") }.
event-gained = { $goods ->
    [nic] { $seat } nic nie otrzymuje.
   *[other] { $seat } otrzymuje { $goods }.
}
event-gnome-hired = { $seat } zatrudnia gnoma { NAME($building, case: "in") } za { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}.
event-gnome-came = { $seat } umieszcza gnoma { NAME($building, case: "in") } bez opłaty.
event-promoted = { $seat } awansuje { NAME($worker, case: "acc") } na mistrza.
event-nobody-promoted = { $seat } nie ma już zwykłych { NAME($worker, 5, case: "gen") }: nikt nie awansuje na mistrza.
event-gate-stays-half = { $seat } nie ma Bramy, w której można by umieścić drugi znacznik własności.
event-used-bank = { $seat } bierze { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
} dzięki gnomowi w Banku.
event-used-blacksmith = { $seat } kupuje 1 metal za { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
} dzięki gnomowi w Kuźni.
event-sold = { $seat } sprzedaje { $goods } za { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}.
event-bought = { $seat } kupuje { $goods } za { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}.
event-exchanged = { $seat } wymienia { $goods } na 1 metal.
event-merchants-help = Dzięki Gildii kupców { $seat } może { $exchanges ->
    [one] { $exchanges } raz
   *[other] { $exchanges } razy
} wymienić drewno lub kamień na metal i dodatkowo { $visits ->
    [one] { $visits } raz
   *[other] { $visits } razy
} odwiedzić Faktorię handlową.
event-robbed = { $good ->
    [good-stone] { $seat } zabiera 1 { NAME($good) }; traci go { $victim }.
    [good-metal] { $seat } zabiera 1 { NAME($good) }; traci go { $victim }.
   *[other] { $seat } zabiera 1 { NAME($good) }; traci je { $victim }.
}
event-showed = { $seat } pokazuje kartę: { NAME($building) }.
event-took-shown = { $seat } bierze do ręki kartę, którą pokazuje { $victim }: { NAME($building) }.
event-swapped-sites = { $building ->
    [building-gatehouse] { $seat } zamienia miejscami znaczniki własności w Bramach { $first } i { $second }.
   *[other] { $seat } zamienia miejscami znaczniki własności na symbolach { NAME($building, case: "gen") } w dzielnicach { $first } i { $second }.
}
event-swapped-walls = { $seat } zamienia miejscami znaczniki własności na Murze { $first_side } w dzielnicy { $first } i na Murze { $second_side } w dzielnicy { $second }.
event-swapped-guilds = { $seat } zamienia miejscami znaczniki własności w { NAME($first, case: "loc") } i w { NAME($second, case: "loc") }.
event-gate-turned = { $seat } umieszcza przeniesiony znacznik własności na symbolu Bramy { $gatehouse } w dzielnicy { $district }.
event-ended-actions = { $count ->
    [0] { $seat } kończy akcje.
    [one] { $seat } kończy akcje; { $count } robotnik wraca bez aktywacji.
   *[other] { $seat } kończy akcje; { $count } robotników wraca bez aktywacji.
}
event-bought-card = { $seat } kupuje kartę z puli za { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}: { NAME($building) }.
event-bought-top = { $seat } kupuje kartę z wierzchu stosu za { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}.
event-bought-nothing = { $seat } nie kupuje karty.
event-neutral-card = { $seat } wykorzystuje kartę w imieniu Gracza Wirtualnego { $neutral }: { NAME($building) }.
event-neutral-without = Karta Gracza Wirtualnego { $neutral } przepada: na planszy nie ma wolnego symbolu { NAME($building, case: "gen") }.
event-neutral-dwarf-moved = Krasnolud Gracza Wirtualnego { $neutral } przechodzi do { NAME($guild, case: "gen") }.
event-dwarf-brought-gold = { $seat } otrzymuje { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
} jako opłatę za krasnoluda Gracza Wirtualnego.
event-scoring-begins = Punktacja na koniec { NAME($season, case: "gen") }.
event-scored-district = { $points ->
    [one] { $seat } otrzymuje { $points } punkt w dzielnicy { $district } (znaczniki własności: { $count }).
    [few] { $seat } otrzymuje { $points } punkty w dzielnicy { $district } (znaczniki własności: { $count }).
   *[many] { $seat } otrzymuje { $points } punktów w dzielnicy { $district } (znaczniki własności: { $count }).
}
event-scored-people = { $points ->
    [one] { $seat } otrzymuje { $points } punkt za liczbę { NAME($people, case: "gen") } ({ $count }).
    [few] { $seat } otrzymuje { $points } punkty za liczbę { NAME($people, case: "gen") } ({ $count }).
   *[many] { $seat } otrzymuje { $points } punktów za liczbę { NAME($people, case: "gen") } ({ $count }).
}

## Questions to the player

ask-set-aside = { $count ->
    [one] Wybierz jeszcze jedną kartę do odrzucenia; pozostałe zachowujesz w ręce.
    [few] Wybierz { $count } karty do odrzucenia; pozostałe zachowujesz w ręce.
   *[many] Wybierz { $count } kart do odrzucenia; pozostałe zachowujesz w ręce.
}
ask-place-neutral-dwarf = W której Gildii umieszczasz krasnoluda Gracza Wirtualnego { $neutral }? Dopóki tam jest, nikt nie może wysłać robotnika do tej Gildii.
ask-choose-plank = Umieść robotnika na polu akcji albo spasuj i wyślij wszystkich pozostałych na obszary surowców.
ask-choose-worker = Którego robotnika umieszczasz?
ask-split-workers = Masz do wysłania { $count } { NAME($worker, $count, case: "acc") }. { $area ->
    [area-mine] { $count ->
        [one] Czy wysyłasz go { NAME($area, case: "to") }? Jeśli nie, trafi do Kopalni złota.
       *[other] Ilu robotników wysyłasz { NAME($area, case: "to") }? Pozostali trafią do Kopalni złota.
    }
   *[other] { $count ->
        [one] Czy wysyłasz go { NAME($area, case: "to") }?
       *[other] Ilu robotników wysyłasz { NAME($area, case: "to") }?
    }
}
ask-choose-crest = Możesz wymienić się herbem z innym graczem albo pozostać przy swoim.
ask-choose-action = Wybierz akcję albo zakończ swoje akcje.
ask-choose-building-site = { $building ->
    [building-keep] Na którym fragmencie { NAME($building, case: "gen") } umieszczasz znaczniki własności?
   *[other] Na którym symbolu { NAME($building, case: "gen") } umieszczasz znacznik własności?
}
ask-choose-lock = Na której karcie umieszczasz gnoma?
ask-complete-gatehouse = W której ze swoich Bram umieszczasz drugi znacznik własności?
ask-choose-worker-from-reserve = Którego robotnika bierzesz z zasobów?
ask-choose-recruit = Kogo bierzesz dzięki Gildii werbowników?
ask-choose-for-architects = Co budujesz dzięki Gildii architektów?
ask-choose-discount = Koszt budowy to { $goods }. Co od niego odliczasz dzięki Gildii architektów?
ask-rob-first = Komu i co zabierasz dzięki { NAME($guild, case: "dat") }?
ask-rob-more = Czy zabierasz coś jeszcze dzięki { NAME($guild, case: "dat") }?
ask-show-to-spies = Którą kartę pokazujesz Gildii szpiegów?
ask-take-shown-card = Którą z pokazanych kart bierzesz do ręki?
ask-choose-first-swap = Wybierz pierwsze z dwóch miejsc, których znaczniki własności zamieniasz.
ask-choose-second-swap = Wybierz drugie miejsce.
ask-choose-gate-symbol = Na którym symbolu Bramy umieszczasz przeniesiony znacznik własności?
ask-buy-after-sale = Podczas tej wizyty możesz jeszcze dokonać jednego zakupu.
ask-sell-after-purchase = Podczas tej wizyty możesz jeszcze dokonać jednej sprzedaży.
ask-buy-card = Możesz kupić kartę Budynku.
ask-discard-cards = { $count ->
    [one] Wybierz kartę do odrzucenia.
    [few] Wybierz { $count } karty do odrzucenia.
   *[many] Wybierz { $count } kart do odrzucenia.
}
ask-choose-neutral-card = Wybierz kartę dla Gracza Wirtualnego { $neutral }.

## Questions to somebody else

asks-chance = Decyduje los.
asks-set-aside = { $seat } wybiera karty na początek gry.
asks-place-neutral-dwarf = { $seat } umieszcza krasnoluda Gracza Wirtualnego.
asks-choose-plank = { $seat } umieszcza robotnika lub pasuje.
asks-choose-crest = { $seat } wybiera herb.
asks-choose-action = { $seat } wybiera akcję.
asks-choose-building-site = { $seat } wybiera symbol na planszy.
asks-choose-lock = { $seat } wybiera kartę dla gnoma.
asks-complete-gatehouse = { $seat } wybiera Bramę.
asks-choose-worker-from-reserve = { $seat } wybiera robotnika z zasobów.
asks-choose-recruit = { $seat } wybiera, kogo wziąć dzięki Gildii werbowników.
asks-choose-for-architects = { $seat } wybiera, co zbudować dzięki Gildii architektów.
asks-choose-discount = { $seat } wybiera zniżkę.
asks-rob-first = { $seat } wybiera, komu i co zabrać.
asks-rob-more = { $seat } decyduje, czy zabrać coś jeszcze.
asks-show-to-spies = { $seat } wybiera kartę do pokazania Gildii szpiegów.
asks-take-shown-card = { $seat } wybiera jedną z pokazanych kart.
asks-choose-first-swap = { $seat } wybiera dwa miejsca, aby zamienić ich znaczniki własności.
asks-choose-second-swap = { $seat } wybiera drugie miejsce, aby zamienić znaczniki własności.
asks-choose-gate-symbol = { $seat } wybiera symbol Bramy.
asks-buy-after-sale = { $seat } decyduje o zakupie.
asks-sell-after-purchase = { $seat } decyduje o sprzedaży.
asks-buy-card = { $seat } decyduje o zakupie karty Budynku.
asks-discard-cards = { $seat } odrzuca karty.
asks-choose-neutral-card = { $seat } wybiera kartę dla Gracza Wirtualnego.

## Actions

do-pass = Spasuj
do-end = Zakończ akcje
do-stop = To wszystko
do-stop--buy-card = Nie kupuj karty
do-stop--buy-after-sale = Nic nie kupuj
do-stop--sell-after-purchase = Nic nie sprzedawaj
do-stop--rob-more = Nie zabieraj nic więcej
do-place-at-desk = Pośredniak
do-place-in-camp = Obóz Króla
do-place-on-guild = { NAME($guild) }
do-place-on-card = Twoja karta: { NAME($building) }
do-use-worker = { NAME($worker, case: "cap") }
do-send-to-forest = { $count ->
    [0] Nikogo nie wysyłaj do Lasu
    [one] Wyślij { $count } robotnika do Lasu
   *[other] Wyślij { $count } robotników do Lasu
}
do-send-to-quarry = { $count ->
    [0] Nikogo nie wysyłaj do Kamieniołomu
    [one] Wyślij { $count } robotnika do Kamieniołomu
   *[other] Wyślij { $count } robotników do Kamieniołomu
}
do-send-to-mine = { $count ->
    [0] Nikogo nie wysyłaj do Kopalni
    [one] Wyślij { $count } robotnika do Kopalni
   *[other] Wyślij { $count } robotników do Kopalni
}
do-take-crest = { $own ->
    [yes] Pozostań przy herbie { $number }
   *[no] Zamień swój herb na herb { $number } (ma go { $holder })
}
do-take-crest--deal-crest = Herb { $number }
do-build = Zbuduj { NAME($building, case: "acc") }
do-build--choose-for-architects = Budynek: { NAME($building) }
do-choose-site = { $building ->
    [building-gatehouse] { NAME($building) } { $district }
   *[other] { NAME($building) } w dzielnicy { $district }
}
do-choose-symbol = Brama { $gatehouse } (symbol w dzielnicy { $district })
do-choose-wall = Mur { $side } w dzielnicy { $district }
do-choose-guild = { NAME($guild) }
do-choose-guild--choose-action = Zbuduj { NAME($guild, case: "acc") }
do-choose-wall--choose-action = Zbuduj Mur { $side } w dzielnicy { $district }
do-activate-guild = Aktywuj robotnika w { NAME($guild, case: "loc") }
do-activate-card = Aktywuj robotnika { NAME($building, case: "in") }
do-use-bank-gnome = Gnom w Banku: weź złoto
do-use-blacksmith-gnome = Gnom w Kuźni: kup 1 metal
do-sell-wood-and-stone = Sprzedaj { GOODS($wood, $stone, 0, 0) } za 1 złoto
do-sell-metal = Sprzedaj { GOODS(0, 0, $metal, 0) } za 1 złoto
do-buy = Kup 1 { NAME($good) }
do-exchange = Wymień 1 { NAME($good) } na 1 metal
do-put-gnome = Umieść gnoma { NAME($building, case: "in") }
do-put-gnome--choose-action = Zatrudnij gnoma { NAME($building, case: "in") }
do-recruit = Weź { NAME($worker, case: "acc") }
do-take-discount = { NAME($discount) }
do-discard-card = { NAME($building) }
do-rob = { $good ->
    [good-stone] Zabierz 1 { NAME($good) } (traci go { $seat })
    [good-metal] Zabierz 1 { NAME($good) } (traci go { $seat })
   *[other] Zabierz 1 { NAME($good) } (traci je { $seat })
}
do-show-card = { NAME($building) }
do-take-shown = { NAME($building) } (pokazuje { $seat })
do-take-card = { NAME($building) } z puli
do-take-card--buy-card = Kup { NAME($building, case: "acc") } z puli
do-take-top = Karta z wierzchu stosu
do-take-top--buy-card = Kup kartę z wierzchu stosu
do-draw-card = { NAME($building) }
do-draw-tile = { NAME($guild) }

## Why not. The appendix of the Polish rulebook is alphabetical, so the order of the cards is told by its ends.

reason-goods-missing = Brakujące surowce: { GOODS($wood, $stone, $metal, $gold) }.
reason-must-activate = Umówiliście się, że robotników trzeba aktywować: jeden z twoich może jeszcze coś zrobić.
reason-not-in-hand = Nie masz w ręce takiej karty: { NAME($building) }.
reason-in-card-order = Karty wskazuje się w stałej kolejności, od Piwiarni do Baszty. Aby odrzucić tę kartę ({ NAME($building) }), cofnij ostatni wybór i wskaż ją wcześniej.
reason-too-few-behind = Karty wskazuje się w stałej kolejności, od Piwiarni do Baszty, a po tej karcie ({ NAME($building) }) zostaje ich za mało. Wskaż najpierw wcześniejszą.
reason-guild-not-in-game = { NAME($guild) } nie jest wykorzystywana w tej partii.
reason-guild-has-dwarf = W { NAME($guild, case: "loc") } znajduje się krasnolud Gracza Wirtualnego.
reason-guild-plank-taken = Pole akcji w { NAME($guild, case: "loc") } jest już zajęte.
reason-guild-owned = { NAME($guild) } ma już właściciela.
reason-desk-full = Wszystkie pola akcji w Pośredniaku są zajęte.
reason-camp-once = W tym miesiącu masz już robotnika w Obozie Króla.
reason-not-built = Wśród twoich zbudowanych kart nie ma takiego Budynku: { NAME($building) }.
reason-plank-locked = Pole akcji { NAME($building, case: "in") } jest zablokowane, dopóki nie umieścisz tam gnoma.
reason-own-plank-taken = Pole akcji { NAME($building, case: "in") } zajmuje już twój robotnik.
reason-no-such-worker = Nie masz już do dyspozycji żadnego { NAME($worker, case: "gen") }.
reason-too-few-workers = { $count ->
    [0] Nie masz już takich robotników do wysłania.
    [one] Masz tylko { $count } takiego robotnika do wysłania.
   *[other] Masz tylko { $count } takich robotników do wysłania.
}
reason-crest-grey = Herb { $number } leży szarą stroną do góry: w tym miesiącu nie można go już zabrać.
reason-crest-not-in-game = Żaden gracz nie ma herbu { $number }.
reason-no-free-site = Na planszy nie ma już wolnego symbolu { NAME($building, case: "gen") }.
reason-site-taken = Ten symbol { NAME($building, case: "gen") } jest już zajęty.
reason-gatehouse-half-taken = Drugi symbol tej Bramy jest zajęty, a wolne muszą być oba.
reason-wall-taken = Ten Mur jest już zbudowany.
reason-no-worker-on-guild = Nie masz robotnika w { NAME($guild, case: "loc") }.
reason-no-worker-on-card = Nie masz robotnika { NAME($building, case: "in") }.
reason-no-gnome-there = Nie masz gnoma { NAME($building, case: "in") }.
reason-gnome-used = Akcja gnoma { NAME($building, case: "in") } została już wykorzystana w tej turze.
reason-hired-already = Gnoma można zatrudnić tylko raz w turze.
reason-no-gnomes = Pula gnomów do wynajęcia jest pusta.
reason-no-lock = Na karcie { NAME($building) } nie ma kłódki gnoma.
reason-locks-full = Nie masz wolnej kłódki gnoma na karcie { NAME($building) }.
reason-no-free-lock = Na żadnej z twoich kart nie ma wolnej kłódki gnoma.
reason-reserve-empty = W twoich zasobach nie ma już { NAME($worker, 5, case: "gen") }.
reason-reserve-all-empty = W twoich zasobach nie ma już żadnego robotnika.
reason-architects-nothing-payable = Nawet ze zniżką Gildii architektów na nic cię nie stać.
reason-too-dear-with-discount = Nawet ze zniżką Gildii architektów nie stać cię na to.
reason-discount-not-contained = Koszt budowy nie zawiera tych surowców, więc nie można ich odliczyć.
reason-nothing-to-rob = Żaden inny gracz nie ma drewna, kamienia ani metalu.
reason-no-gold-to-rob = Żaden inny gracz nie ma złota.
reason-rob-yourself = Nie możesz okraść siebie.
reason-no-such-seat = Nikt nie siedzi na tym miejscu.
reason-rob-other-good = Gildia opryszków zabiera drewno, kamień lub metal, a Gildia złodziei – złoto.
reason-victim-has-none = Ten gracz nie ma { NAME($good, case: "gen") }.
reason-rob-order = Graczy wskazuje się w kolejności miejsc przy stole, a surowce w kolejności: najpierw drewno, potem kamień. Nie można też przekroczyć dozwolonej liczby surowców.
reason-metal-alone = Metal zabiera się osobno, nigdy razem z innym surowcem.
reason-one-from-each = Jeśli zabierasz surowce kilku graczom, każdy traci tylko jeden.
reason-no-cards-to-spy = Żaden inny gracz nie ma kart w ręce.
reason-shows-nothing = Ten gracz nie pokazuje żadnej karty.
reason-no-markers = Na planszy nie ma żadnego znacznika własności.
reason-swap-needs-marker = To miejsce nie ma pary: drugie musi być tego samego rodzaju i leżeć dalej w kolejności na planszy, a co najmniej na jednym z nich musi być znacznik własności.
reason-in-board-order = Oba miejsca wskazuje się w kolejności na planszy: cofnij ostatni wybór i zacznij od tego miejsca.
reason-other-half-not-yours = Na drugim symbolu tej Bramy nie ma twojego znacznika własności.
reason-no-exchange = Nie masz do wykorzystania żadnej wymiany dzięki Gildii kupców.
reason-no-visit = Nie masz do wykorzystania żadnej wizyty w Faktorii handlowej.
reason-sale-size = { $count ->
    [one] W Faktorii handlowej sprzedaje się za każdym razem { $count } sztukę drewna lub kamienia.
    [few] W Faktorii handlowej sprzedaje się za każdym razem łącznie { $count } sztuki drewna lub kamienia.
   *[many] W Faktorii handlowej sprzedaje się za każdym razem łącznie { $count } sztuk drewna lub kamienia.
}
reason-sell-before-buying = Ta sprzedaż była możliwa już przed zakupem: cofnij zakup i zacznij wizytę od niej.
reason-nothing-to-draw = Nie ma już kart do dociągnięcia.
reason-not-in-pool = W puli nie ma takiej karty: { NAME($building) }.

## Panels of the web table

panel-moment = Miesiąc { $month } z { $last } · { $season } · { $phase }
panel-phase-placement = Rozmieszczanie
panel-phase-collection = Zbieranie
panel-phase-actions = Akcje
panel-phase-over = Koniec gry

panel-crest = Herb
panel-crest-safe = Herb { $number }, w tym miesiącu bezpieczny
panel-passed = pas
panel-hand-size = { $count ->
    [one] { $count } karta w ręce
    [few] { $count } karty w ręce
   *[many] { $count } kart w ręce
}
panel-in-play = { $count } { NAME($worker, $count) } w grze
panel-gnomes = { $count ->
    [one] { $count } gnom
    [few] { $count } gnomy
   *[many] { $count } gnomów
}
panel-at-hand = Do dyspozycji
panel-reserve = Zasoby
panel-upkeep = Przychód i podatek
panel-income = Przychód co miesiąc: { $gold } { $gold ->
    [one] złoto
   *[other] złota
}
panel-tax = Podatek przy tym wyniku: { $gold } { $gold ->
    [one] złoto
   *[other] złota
}
panel-points = Punkty
panel-known = Znane karty w ręce
panel-shown = Karta pokazana Gildii szpiegów
panel-neutral = Gracz Wirtualny { $neutral }
panel-free = wolne miejsce
panel-unowned = brak właściciela

panel-hand = Twoje karty
panel-aside = Karta wybrana do odrzucenia.
panel-worker-here = { $gold ->
    [0] Robotnik: { $does }
    [one] Robotnik ({ $gold } złoto): { $does }
   *[other] Robotnik ({ $gold } złota): { $does }
}
panel-worker-tower = gnom bez opłaty
panel-worker-inn = elf lub krasnolud z twoich zasobów
panel-worker-blacksmith = { $metal } { $metal ->
    [one] metal
    [few] metale
   *[many] metali
}
panel-worker-market = { $gold } { $gold ->
    [one] złoto
   *[other] złota
}
panel-worker-library = dociągasz { $drawn } { $drawn ->
    [one] kartę
    [few] karty
   *[many] kart
}, potem odrzucasz { $discarded }
panel-gnome-here = Gnom: { $does }
panel-gnome-pub = awansuje krasnoluda na mistrza
panel-gnome-gardens = awansuje elfa na mistrza
panel-gnome-tower = odblokowuje pole akcji dla robotnika
panel-gnome-inn = odblokowuje pole akcji dla robotnika
panel-gnome-blacksmith = co turę możesz kupić 1 metal za { $gold } { $gold ->
    [one] złoto
   *[other] złota
}
panel-gnome-bank = co turę { $gold } { $gold ->
    [one] złoto
   *[other] złota
}
panel-gnome-market = co turę dodatkowa wizyta w Faktorii handlowej
panel-gnome-gatehouse = drugi znacznik w jednej z twoich Bram
panel-gnome-library = co turę dociągasz 1 kartę
panel-keep = Dwa znaczniki w jednej dzielnicy.
panel-sites = Wolne w dzielnicach: { $districts }
panel-gates = Wolne Bramy: { $gatehouses }
panel-no-sites = Wszystkie symbole są zajęte.
panel-built = Budynki: { $seat }
panel-built-none = Nic jeszcze nie zbudowano.
panel-locked = { $count ->
    [one] { $count } pole akcji jest zablokowane: potrzebny gnom.
    [few] { $count } pola akcji są zablokowane: na każdej karcie potrzebny gnom.
   *[many] { $count } pól akcji jest zablokowanych: na każdej karcie potrzebny gnom.
}
panel-gnomes-of = Gnomy: { $count } z { $room }

panel-calendar = Kalendarz i kolejność
panel-month = Miesiąc { $month }: { $season }
panel-month-scoring = Miesiąc { $month }: { $season }, na koniec punktacja
panel-next-scoring = Najbliższa punktacja: na koniec miesiąca { $month }.
panel-order = Kolejność: { $names }
panel-safe = Herby bezpieczne w tym miesiącu: { $numbers }

panel-places = Miejsca dla robotników
panel-desk = W fazie Zbierania: nowy robotnik tego samego rodzaju z twoich zasobów.
panel-camp = W kolejności pól akcji: wymień się herbem z innym graczem albo pozostań przy swoim. Każdy gracz może mieć tu jednego robotnika.
panel-no-fee = bez opłaty
panel-worker-of = { $seat } ({ NAME($worker) })

panel-guild-architects = Zajmij dowolny wolny symbol Budynku, Muru lub Gildii, płacąc o 1 metal albo o dwie sztuki drewna lub kamienia mniej. Nie zużywasz karty: dostajesz tylko znacznik.
panel-guild-librarians = Dociągnij { $drawn } { $drawn ->
    [one] kartę
    [few] karty
   *[many] kart
}, potem odrzuć { $discarded }.
panel-guild-merchants = W tej turze: wymiany 1 drewna lub kamienia na 1 metal: { $exchanges }; dodatkowe wizyty w Faktorii handlowej: { $visits }.
panel-guild-recruiters = Elf lub krasnolud z twoich zasobów albo gnom.
panel-guild-gain = Zyskujesz { $goods }.
panel-guild-bandits = Zabierz jednemu graczowi 1 metal albo drewno lub kamień (łącznie do { $one }), albo po 1 drewnie lub kamieniu kilku graczom (do { $victims }).
panel-guild-thieves = Zabierz jednemu graczowi złoto (do { $one }) albo po 1 złocie kilku graczom (do { $victims }).
panel-guild-spies = Każdy inny gracz potajemnie wybiera i pokazuje jedną kartę; bierzesz jedną z nich.
panel-guild-wizards = Zamień znaczniki na dwóch symbolach tego samego Budynku, dwóch Murach lub w dwóch Gildiach, bez względu na to, czyje są.
panel-guild-unowned = Nie ma jeszcze właściciela. Koszt budowy: { $goods }. Opłata za robotnika: { $gold } { $gold ->
    [one] złoto
   *[other] złota
}.
panel-guild-owned = Właściciel: { $holder }. Pozostali płacą mu za robotnika { $gold } { $gold ->
    [one] złoto
   *[other] złota
}.
panel-dwarf = Stoi tu krasnolud Gracza Wirtualnego { $neutral }: nikt nie może wysłać robotnika do tej Gildii.

panel-town = Miasto
panel-gate-note = Brama 1 łączy dzielnice 1 i 2 i tak dalej; Brama 5 łączy dzielnice 5 i 1. W każdej dzielnicy pierwszy symbol należy do Bramy wspólnej z poprzednią dzielnicą.
panel-gate = Brama { $gatehouse }: { $holder }
panel-standing = Gdyby punktacja była teraz
panel-total = Razem
panel-ranks-districts = Punkty w każdej dzielnicy za liczbę znaczników: 1. miejsce { $first }, 2. miejsce { $second }, 3. miejsce { $third }.
panel-ranks-people = Punkty osobno za elfy, krasnoludy i gnomy: 1. miejsce { $first }, 2. miejsce { $second }, 3. miejsce { $third }.
panel-ties = Wszyscy remisujący spadają o jedno miejsce, a gracze za nimi razem z nimi.
panel-score = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}

panel-areas = Obszary surowców
panel-yields = Co daje
panel-yield-forest = elfy: 1 drewno za każdego
panel-yield-quarry = krasnoludy: 1 kamień za każdego
panel-yield-mine = wszyscy: 1 metal za parę: elf i krasnolud
panel-yield-gold-mine = wszyscy: 1 złoto za każdego
panel-collects = Do zebrania: { $goods }
panel-majority = Kto jako jedyny ma na obszarze najwięcej robotników, zbiera o 1 więcej. Mistrz przynosi tyle co dwóch robotników, ale przy tej premii liczy się jako jeden.

panel-pool = Pula kart
panel-draw-pile = { $count ->
    [one] { $count } karta w stosie do dociągania
    [few] { $count } karty w stosie do dociągania
   *[many] { $count } kart w stosie do dociągania
}
panel-discard-pile = { $count ->
    [one] { $count } karta na stosie kart odrzuconych
    [few] { $count } karty na stosie kart odrzuconych
   *[many] { $count } kart na stosie kart odrzuconych
}
panel-buy-card = Na koniec tury możesz kupić jedną kartę za { $gold } { $gold ->
    [one] złoto
   *[other] złota
}: jedną z tych albo, w ciemno, z wierzchu stosu.
panel-discarded = Karty odrzucone: { $cards }

panel-prices = Handel, gnomy i Mury
panel-trading-post = Faktoria handlowa
panel-visit = Raz na turę: jedna sprzedaż, jeden zakup albo oba.
panel-sell = Sprzedaż za 1 złoto: drewno i kamień w dowolnym zestawie (sztuk: { $count }) albo metal (sztuk: { $metal }).
panel-buy = Zakup jednej sztuki, ceny w złocie: drewno { $wood }, kamień { $stone }, metal { $metal }.
panel-hire = Raz na turę, na wolnej kłódce gnoma zbudowanej karty. Działa od razu i zostaje na stałe.
panel-gnomes-left = { $count ->
    [0] W puli nie ma już żadnego.
    [one] W puli został { $count }.
    [few] W puli zostały { $count }.
   *[many] W puli zostało { $count }.
}
panel-wall = Znacznik w dowolnej dzielnicy z wolnym Murem, bez karty.
panel-buildings = Dziesięć Budynków

panel-taxes = Podatki
panel-tax-score = Wynik
panel-tax-due = Podatek
panel-tax-beyond = { $score } i więcej
panel-tax-note = Co miesiąc, po otrzymaniu przychodu, płacisz podatek według swojego wyniku. Za każde brakujące złoto tracisz 1 punkt.

## The drawn board

board-now = Trwa teraz
board-owner = właściciel { $holder }
board-no-workers = brak robotników
board-gnomes = Gnomy do wynajęcia: { $count }
board-fee = Opłata: { $goods }
board-upkeep = { $seat }: przychód { $income }, podatek { $tax }, razem { $gold }
panel-cost = Koszt: { $goods }
panel-plank = { $place }, pole akcji
panel-lock-of = { $place }, kłódka gnoma
panel-markers = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[other] { $count } znaczników
}

## Headings of choices, and how ties are broken

group-placing = Umieść robotnika
group-building = Zbuduj Budynek z karty w ręce
group-sites = Budynki
group-gatehouses = Bramy
group-walls = Mury
group-guilds = Gildie
group-activating = Aktywuj robotników i gnomy
group-trading = Handel
group-gnomes = Zatrudnij gnoma
tie = Równa liczba punktów. Decyduje liczba surowców (drewno, kamień i złoto liczą się jako 1, metal jako 2): { $amounts }.

## What lies on the table, in the terminal and in panels

table-setup = Przygotowanie gry
table-header = Miesiąc { $month }, { $season } · kolejność: { $order } · gnomy do wynajęcia: { $gnomes }
table-walls = Mury
table-wall = Mur { $side }
table-districts = Dzielnica
table-markers = znaczniki
table-guilds = Gildie (← robotnik)
table-at-hand = do dyspozycji: { $workers }
table-on-cards = robotnicy na kartach: { $cards }
table-built = zbudowane (* gnom): { $cards }
table-known = znane karty w ręce: { $cards }
table-fee-desk = Umieszczenie robotnika w Pośredniaku
table-fee-guild = Umieszczenie robotnika w cudzej lub niczyjej Gildii
table-fee-gnome = Zatrudnienie gnoma
table-fee-card = Zakup karty Budynku
table-buy = Zakup w Faktorii handlowej: 1 { $good }
table-guild = Gildia
table-pool = Pula: { $cards } · karty w stosie do dociągania: { $pile }
table-hand = Karty w ręce: { $cards }
table-desk = Pośredniak: { $names }
table-camp = Obóz Króla: { $names }
head-wood = drewno
head-stone = kamień
head-metal = metal
head-gold = złoto
head-hand = karty
head-elves = elfy
head-dwarves = krasnol.
head-gnomes = gnomy

## The report

report-buildings-per-player = Budynki na gracza
report-guilds-per-player = Gildie na gracza
report-buildings = Budynki
report-guilds = Gildie
report-built = zbudowano
report-dealt = wyłożono
report-owned = przejęto
report-visits = odwiedziny na partię
report-phase-setup = Przygotowanie
report-phase-placement = Rozmieszczanie
report-phase-collection = Zbieranie
report-phase-actions = Akcje
report-phase-neutral = Gracze wirtualni

## The home page

blurb = Wysyłaj do pracy elfy, krasnoludy i gnomy, wznoś miasto o pięciu dzielnicach i miej przewagę w każdej z nich, gdy przyjdzie punktacja.

## The tour

tour-months-head = Siedem miesięcy
tour-months = Witaj w Belforcie! Razem wznosicie miasto, ale każdy pracuje na własną chwałę. Punkty liczy się w trzech miesiącach z gwiazdką; wygra ten, kto na koniec ma ich najwięcej.
tour-city-head = Miasto
tour-city = Cokolwiek zbudujesz, umieszczasz swój znacznik na symbolu w jednej z pięciu dzielnic. W każdej dzielnicy punktują ci, którzy mają najwięcej znaczników.
tour-standings-head = Kto prowadzi
tour-standings = Chorągiewki pokazują, co przyniosłaby punktacja w tej chwili, także za najwięcej elfów, krasnoludów i gnomów. Im dalej na torze zajdzie twój wynik, tym wyższy podatek płacisz co miesiąc.
tour-planks-head = Rozmieszczanie
tour-planks = Miesiąc zaczyna się od umieszczania robotników, po jednym. Pośredniak da ci kolejnego robotnika, a Obóz Króla pozwoli zamienić się miejscem w kolejności; robotników przyjmują też Gildie w mieście.
tour-areas-head = Zbieranie
tour-areas = Gdy spasujesz, pozostali robotnicy idą właśnie tu: elfy po drewno, krasnoludy po kamień, elf z krasnoludem po metal, a każdy po złoto. Kto jako jedyny ma na obszarze najwięcej robotników, zbiera o 1 więcej.
tour-trade-head = Twoje akcje
tour-trade = Potem każdy rozgrywa całą turę: buduje z kart, stawia Mury i Gildie, korzysta z rozmieszczonych robotników. Raz w turze możesz tu pohandlować i raz zatrudnić gnoma do zbudowanej karty.
tour-mine-head = Twój obszar
tour-mine = Tu masz swoje surowce, robotników i karty w ręce; na każdej karcie widać koszt. Obok leży to, co już stoi: daje przychód, pola akcji albo miejsce dla gnomów.
tour-first-head = Od czego zacząć
tour-first = Zachowaj trzy karty, na które szybko będzie cię stać. Potem wcześnie poślij kogoś do Pośredniaka, zbieraj surowce potrzebne na te karty i buduj tam, gdzie nie ma jeszcze nikogo: czasem jeden znacznik daje prowadzenie.
