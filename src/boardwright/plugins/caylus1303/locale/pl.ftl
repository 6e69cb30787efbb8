## Caylus 1303, Polish

title = Caylus 1303

## Terms. $case: nom (default), gen, acc, ins; "in" answers "where?" with its preposition (w Tartaku, na Farmie),
## and "from" is the genitive with its preposition (z Tartaku, ze Spichlerza).
## The rulebook gives several tiles the same name (Farma, Tartak, Gildia); here wood and stone buildings say so (Farma drewniana),
## and like tiles have numbers (Farma 1). Amounts are in the accusative: "otrzymuje 1 robotnika".

good-food = { $case ->
    [gen] jedzenia
   *[nom] jedzenie
}
good-wood = { $case ->
    [gen] drewna
   *[nom] drewno
}
good-stone = { $case ->
    [gen] { $count ->
        [one] kamienia
       *[many] kamieni
    }
   *[nom] kamień
}
good-cloth = { $case ->
    [gen] { $count ->
        [one] materiału
       *[many] materiałów
    }
   *[nom] materiał
}
good-gold = { $case ->
    [gen] złota
   *[nom] złoto
}

amount-food = { $count ->
    [one] { $count } jedzenie
   *[other] { $count } jedzenia
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
amount-cloth = { $count ->
    [one] { $count } materiał
    [few] { $count } materiały
   *[many] { $count } materiałów
}
amount-gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
}
amount-workers = { $count ->
    [one] { $count } robotnika
   *[other] { $count } robotników
}
amount-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
amount-nothing = nic

tile-fairground = { $case ->
    [gen] Jarmarku
    [ins] Jarmarkiem
    [in] na Jarmarku
    [from] z Jarmarku
   *[nom] Jarmark
}
tile-lawyer = { $case ->
    [gen] Kancelarii prawnej
    [acc] Kancelarię prawną
    [ins] Kancelarią prawną
    [in] w Kancelarii prawnej
    [from] z Kancelarii prawnej
   *[nom] Kancelaria prawna
}
tile-carpenter = { $case ->
    [gen] Zakładu ciesielskiego 1
    [ins] Zakładem ciesielskim 1
    [in] w Zakładzie ciesielskim 1
    [from] z Zakładu ciesielskiego 1
   *[nom] Zakład ciesielski 1
}
tile-toll = { $case ->
    [gen] Myta
    [ins] Mytem
    [in] na Mycie
    [from] z Myta
   *[nom] Myto
}
tile-farm-1 = { $case ->
    [gen] Farmy 1
    [acc] Farmę 1
    [ins] Farmą 1
    [in] na Farmie 1
    [from] z Farmy 1
   *[nom] Farma 1
}
tile-farm-2 = { $case ->
    [gen] Farmy 2
    [acc] Farmę 2
    [ins] Farmą 2
    [in] na Farmie 2
    [from] z Farmy 2
   *[nom] Farma 2
}
tile-sawmill = { $case ->
    [gen] Tartaku
    [ins] Tartakiem
    [in] w Tartaku
    [from] z Tartaku
   *[nom] Tartak
}
tile-quarry = { $case ->
    [gen] Kamieniołomu
    [ins] Kamieniołomem
    [in] w Kamieniołomie
    [from] z Kamieniołomu
   *[nom] Kamieniołom
}
tile-market-1 = { $case ->
    [gen] Targu 1
    [ins] Targiem 1
    [in] na Targu 1
    [from] z Targu 1
   *[nom] Targ 1
}
tile-market-2 = { $case ->
    [gen] Targu 2
    [ins] Targiem 2
    [in] na Targu 2
    [from] z Targu 2
   *[nom] Targ 2
}
tile-any-guild = { $case ->
    [gen] Gildii
    [acc] Gildię
    [ins] Gildią
    [in] w Gildii
    [from] z Gildii
   *[nom] Gildia
}
tile-mason-guild = { $case ->
    [gen] Gildii murarzy
    [acc] Gildię murarzy
    [ins] Gildią murarzy
    [in] w Gildii murarzy
    [from] z Gildii murarzy
   *[nom] Gildia murarzy
}
tile-basic-carpenter = { $case ->
    [gen] Zakładu ciesielskiego 2
    [ins] Zakładem ciesielskim 2
    [in] w Zakładzie ciesielskim 2
    [from] z Zakładu ciesielskiego 2
   *[nom] Zakład ciesielski 2
}
tile-wood-farm = { $case ->
    [gen] Farmy drewnianej
    [acc] Farmę drewnianą
    [ins] Farmą drewnianą
    [in] na Farmie drewnianej
    [from] z Farmy drewnianej
   *[nom] Farma drewniana
}
tile-wood-sawmill = { $case ->
    [gen] Tartaku drewnianego
    [ins] Tartakiem drewnianym
    [in] w Tartaku drewnianym
    [from] z Tartaku drewnianego
   *[nom] Tartak drewniany
}
tile-wood-quarry = { $case ->
    [gen] Kamieniołomu drewnianego
    [ins] Kamieniołomem drewnianym
    [in] w Kamieniołomie drewnianym
    [from] z Kamieniołomu drewnianego
   *[nom] Kamieniołom drewniany
}
tile-spinning-mill = { $case ->
    [gen] Przędzalni
    [acc] Przędzalnię
    [ins] Przędzalnią
    [in] w Przędzalni
    [from] z Przędzalni
   *[nom] Przędzalnia
}
tile-wood-market = { $case ->
    [gen] Targu drewnianego
    [ins] Targiem drewnianym
    [in] na Targu drewnianym
    [from] z Targu drewnianego
   *[nom] Targ drewniany
}
tile-covered-market = { $case ->
    [gen] Hali targowej
    [acc] Halę targową
    [ins] Halą targową
    [in] w Hali targowej
    [from] z Hali targowej
   *[nom] Hala targowa
}
tile-tailor = { $case ->
    [gen] Pracowni krawieckiej
    [acc] Pracownię krawiecką
    [ins] Pracownią krawiecką
    [in] w Pracowni krawieckiej
    [from] z Pracowni krawieckiej
   *[nom] Pracownia krawiecka
}
tile-stonemason = { $case ->
    [gen] Zakładu murarskiego
    [ins] Zakładem murarskim
    [in] w Zakładzie murarskim
    [from] z Zakładu murarskiego
   *[nom] Zakład murarski
}
tile-manor = { $case ->
    [gen] Posiadłości
    [ins] Posiadłością
    [in] w Posiadłości
    [from] z Posiadłości
   *[nom] Posiadłość
}
tile-stone-farm = { $case ->
    [gen] Farmy kamiennej
    [acc] Farmę kamienną
    [ins] Farmą kamienną
    [in] na Farmie kamiennej
    [from] z Farmy kamiennej
   *[nom] Farma kamienna
}
tile-stone-sawmill = { $case ->
    [gen] Tartaku kamiennego
    [ins] Tartakiem kamiennym
    [in] w Tartaku kamiennym
    [from] z Tartaku kamiennego
   *[nom] Tartak kamienny
}
tile-stone-quarry = { $case ->
    [gen] Kamieniołomu kamiennego
    [ins] Kamieniołomem kamiennym
    [in] w Kamieniołomie kamiennym
    [from] z Kamieniołomu kamiennego
   *[nom] Kamieniołom kamienny
}
tile-gold-mine = { $case ->
    [gen] Kopalni złota
    [acc] Kopalnię złota
    [ins] Kopalnią złota
    [in] w Kopalni złota
    [from] z Kopalni złota
   *[nom] Kopalnia złota
}
tile-great-guild = { $case ->
    [gen] Wielkiej gildii
    [acc] Wielką gildię
    [ins] Wielką gildią
    [in] w Wielkiej gildii
    [from] z Wielkiej gildii
   *[nom] Wielka gildia
}
tile-foundry = { $case ->
    [gen] Odlewni
    [acc] Odlewnię
    [ins] Odlewnią
    [in] w Odlewni
    [from] z Odlewni
   *[nom] Odlewnia
}
tile-alchemist = { $case ->
    [gen] Laboratorium alchemicznego
    [ins] Laboratorium alchemicznym
    [in] w Laboratorium alchemicznym
    [from] z Laboratorium alchemicznego
   *[nom] Laboratorium alchemiczne
}
tile-church = { $case ->
    [gen] Kościoła
    [ins] Kościołem
    [in] w Kościele
    [from] z Kościoła
   *[nom] Kościół
}
tile-jeweller = { $case ->
    [gen] Pracowni jubilerskiej
    [acc] Pracownię jubilerską
    [ins] Pracownią jubilerską
    [in] w Pracowni jubilerskiej
    [from] z Pracowni jubilerskiej
   *[nom] Pracownia jubilerska
}
tile-garden = { $case ->
    [gen] Ogrodu
    [ins] Ogrodem
    [in] w Ogrodzie
    [from] z Ogrodu
   *[nom] Ogród
}
tile-factory = { $case ->
    [gen] Fabryki
    [acc] Fabrykę
    [ins] Fabryką
    [in] w Fabryce
    [from] z Fabryki
   *[nom] Fabryka
}
tile-granary = { $case ->
    [gen] Spichlerza
    [ins] Spichlerzem
    [in] w Spichlerzu
    [from] ze Spichlerza
   *[nom] Spichlerz
}
tile-statue = { $case ->
    [gen] Posągu
    [ins] Posągiem
    [in] przy Posągu
    [from] z Posągu
   *[nom] Posąg
}
tile-theatre = { $case ->
    [gen] Teatru
    [ins] Teatrem
    [in] w Teatrze
    [from] z Teatru
   *[nom] Teatr
}
tile-cathedral = { $case ->
    [gen] Katedry
    [acc] Katedrę
    [ins] Katedrą
    [in] w Katedrze
    [from] z Katedry
   *[nom] Katedra
}
tile-mansion = { $case ->
    [gen] Pałacu
    [ins] Pałacem
    [in] w Pałacu
    [from] z Pałacu
   *[nom] Pałac
}

material-wooden = budynek drewniany
material-of-stone = budynek kamienny

character-early-riser = { $case ->
    [gen] Rannego ptaszka
    [acc] Rannego ptaszka
   *[nom] Ranny ptaszek
}
character-night-worker = { $case ->
    [gen] Pracownika nocnego
    [acc] Pracownika nocnego
   *[nom] Pracownik nocny
}
character-journeyman = { $case ->
    [gen] Czeladnika
    [acc] Czeladnika
   *[nom] Czeladnik
}
character-thief = { $case ->
    [gen] Złodzieja
    [acc] Złodzieja
   *[nom] Złodziej
}
character-steward = { $case ->
    [gen] Rządcy
    [acc] Rządcę
   *[nom] Rządca
}
character-bailiff = { $case ->
    [gen] Komornika
    [acc] Komornika
   *[nom] Komornik
}
character-architect = { $case ->
    [gen] Architekta
    [acc] Architekta
   *[nom] Architekt
}
character-deliveryman = { $case ->
    [gen] Dostawcy
    [acc] Dostawcę
   *[nom] Dostawca
}
character-chamberlain = { $case ->
    [gen] Szambelana
    [acc] Szambelana
   *[nom] Szambelan
}
character-foreman = { $case ->
    [gen] Kierownika budowy
    [acc] Kierownika budowy
   *[nom] Kierownik budowy
}
character-goldsmith = { $case ->
    [gen] Złotnika
    [acc] Złotnika
   *[nom] Złotnik
}
character-day-labourer = { $case ->
    [gen] Pracownika najemnego
    [acc] Pracownika najemnego
   *[nom] Pracownik najemny
}

mover-toll = Myto
mover-bridge = Most gildii
mover-bailiff = Komornik

source-ownership = Robotnicy innych graczy
source-construction = Budowa
source-effects = Efekty budynków
source-delivery = Dostawy
source-monuments = Monumenty
source-gold = Złoto

## Options

option-beginner_set = Postacie zalecane na pierwszą partię zamiast losowych
option-open_points = Punkty wszystkich graczy są jawne

## What happened. "nic" is amount-nothing: a changed table can make something free.

event-tile-laid = Droga, pole { $space }: { NAME($tile) }.
event-site-laid = Plac budowy, pole { $slot }: { NAME($tile) }.
event-begins = Pierwszym graczem zostaje { $seat }.
event-character-drawn = Postać w tej partii: { NAME($character) }.
event-character-chosen = { $seat } wybiera { NAME($character, case: "acc") }.
event-round-begins = Runda { $number }.
event-placed = { $returned ->
    [0] { $seat } umieszcza robotnika { NAME($tile, case: "in") }.
    [one] { $seat } umieszcza robotnika { NAME($tile, case: "in") }, a dodatkowego odkłada do obozu.
   *[other] { $seat } umieszcza robotnika { NAME($tile, case: "in") }, a { $returned } dodatkowych odkłada do obozu.
}
event-joined = { $returned ->
    [0] Dzięki Czeladnikowi { $seat } umieszcza robotnika { NAME($tile, case: "in") } (jest tam już { $victim }).
    [one] Dzięki Czeladnikowi { $seat } umieszcza robotnika { NAME($tile, case: "in") } (jest tam już { $victim }), a dodatkowego odkłada do obozu.
   *[other] Dzięki Czeladnikowi { $seat } umieszcza robotnika { NAME($tile, case: "in") } (jest tam już { $victim }), a { $returned } dodatkowych odkłada do obozu.
}
event-placed-on-site = { $returned ->
    [0] { $seat } umieszcza robotnika na { $spot }. miejscu placu budowy.
    [one] { $seat } umieszcza robotnika na { $spot }. miejscu placu budowy, a dodatkowego odkłada do obozu.
   *[other] { $seat } umieszcza robotnika na { $spot }. miejscu placu budowy, a { $returned } dodatkowych odkłada do obozu.
}
event-owner-gained = { $points ->
    [one] { $owner } otrzymuje { $points } punkt za cudzego robotnika { NAME($tile, case: "in") }.
    [few] { $owner } otrzymuje { $points } punkty za cudzego robotnika { NAME($tile, case: "in") }.
   *[many] { $owner } otrzymuje { $points } punktów za cudzego robotnika { NAME($tile, case: "in") }.
}
event-owner-robbed = { $seat } ma Złodzieja, więc { $owner } nie otrzymuje punktów za robotnika { NAME($tile, case: "in") }.
event-not-early = { $seat } nie korzysta z Rannego ptaszka.
event-passed = { $seat } pasuje i zajmuje { $spot }. pole Mostu gildii.
event-took-first-player = Pierwszy pas w tej rundzie: kafelek pierwszego gracza ma teraz { $seat }.
event-used = { $paid ->
    [nic] { $gained ->
        [nic] { $seat } korzysta { NAME($tile, case: "from") }.
       *[other] { $seat } otrzymuje { $gained } { NAME($tile, case: "in") }.
    }
   *[other] { $gained ->
        [nic] { $seat } wydaje { $paid } { NAME($tile, case: "in") }.
       *[other] { $seat } wydaje { $paid } { NAME($tile, case: "in") } i otrzymuje { $gained }.
    }
}
event-declined = { $seat } nie korzysta { NAME($tile, case: "from") }.
event-wasted = { $seat } nie może skorzystać { NAME($tile, case: "from") }.
event-not-reached = { $seat } nie korzysta { NAME($tile, case: "from") }: ten budynek znajduje się przed burmistrzem.
event-owner-bonus = Premia dla właściciela { NAME($tile, case: "gen") }: { $owner } otrzymuje { $goods }.
event-house-put = { $goods ->
    [nic] { $seat } umieszcza dom nad { NAME($tile, case: "ins") }.
   *[other] { $seat } wydaje { $goods } i umieszcza dom nad { NAME($tile, case: "ins") }.
}
event-provost-moved = { $mover ->
    [mover-toll] Dzięki Mytu { $seat } przesuwa
    [mover-bailiff] Dzięki Komornikowi { $seat } przesuwa
   *[mover-bridge] { $workers ->
        [one] { $seat } odkłada { $workers } robotnika do obozu i przesuwa
       *[other] { $seat } odkłada { $workers } robotników do obozu i przesuwa
    }
} burmistrza o { $steps ->
    [-3] 3 pola do tyłu
    [-2] 2 pola do tyłu
    [-1] 1 pole do tyłu
    [one] { $steps } pole do przodu
    [few] { $steps } pola do przodu
   *[many] { $steps } pól do przodu
}. Burmistrz stoi teraz { $past ->
    [0] { $position ->
        [0] tuż za Mostem gildii
       *[other] za polem { $position }
    }
   *[other] na { $past }. polu za końcem drogi
}.
event-provost-kept = { $mover ->
    [mover-toll] { $seat } ma robotnika na Mycie, ale nie przesuwa burmistrza.
    [mover-bailiff] { $seat } ma Komornika, ale nie przesuwa burmistrza.
   *[mover-bridge] { $seat } nie przesuwa burmistrza.
}
event-constructed = { $goods ->
    [nic] { $seat } buduje
   *[other] { $seat } wydaje { $goods }, buduje
} { NAME($tile, case: "acc") } na polu { $space } i otrzymuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-constructed-nothing = { $seat } nie korzysta { NAME($tile, case: "from") } i nic nie buduje.
event-favour-granted = { $seat } otrzymuje królewską łaskę.
event-character-taken = { $seat } zabiera { NAME($character, case: "acc") }; traci go { $victim }.
event-slot-chosen = { $seat } wykorzystuje królewską łaskę i wybiera { NAME($tile, case: "acc") } na placu budowy.
event-character-gained = { $seat } bierze { NAME($character, case: "acc") } z planszy.
event-character-left = { $seat } nie bierze postaci z planszy.
event-delivered = { $points ->
    [one] { $seat } dostarcza zestaw ({ $goods }) i otrzymuje { $points } punkt.
    [few] { $seat } dostarcza zestaw ({ $goods }) i otrzymuje { $points } punkty.
   *[many] { $seat } dostarcza zestaw ({ $goods }) i otrzymuje { $points } punktów.
}
event-delivered-nothing = { $seat } nic nie dostarcza.
event-most-bundles = { $count ->
    [one] W tej rundzie najwięcej dostarcza { $seat }: { $count } zestaw.
    [few] W tej rundzie najwięcej dostarcza { $seat }: { $count } zestawy.
   *[many] W tej rundzie najwięcej dostarcza { $seat }: { $count } zestawów.
}
event-nobody-delivered = Nikt nie dostarcza zestawu, więc nikt nie otrzymuje królewskiej łaski.
event-became-residence = { $seat } zamienia { NAME($tile, case: "acc") } w rezydencję.
event-monument-built = { $goods ->
    [nic] { $seat } buduje
   *[other] { $seat } wydaje { $goods }, buduje
} { NAME($tile, case: "acc") } w miejscu rezydencji na polu { $space } i otrzymuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-no-monument = { $seat } nie buduje monumentu na polu { $space }.
event-recruited = { $goods ->
    [nic] { $seat } nikogo nie werbuje, bo nie ma już w obozie swoich robotników.
   *[other] Werbowanie: { $seat } otrzymuje { $goods }.
}
event-provost-reset = Na koniec rundy burmistrz staje za polem { $position }.
event-gold-scored = { $gold ->
    [0] { $seat } nie ma złota, więc nie otrzymuje za nie punktów.
   *[other] { $seat } otrzymuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    }.
}

## Questions to the player

ask-draft-character = Z którą postacią zaczynasz grę?
ask-place-early = { $count ->
    [0] Dzięki Rannemu ptaszkowi możesz umieścić robotnika przed turą pierwszego gracza.
    [one] Dzięki Rannemu ptaszkowi możesz umieścić robotnika przed turą pierwszego gracza; dodatkowego odkładasz wtedy do obozu.
   *[other] Dzięki Rannemu ptaszkowi możesz umieścić robotnika przed turą pierwszego gracza; { $count } dodatkowych odkładasz wtedy do obozu.
}
ask-place-worker = { $count ->
    [0] Umieść robotnika albo spasuj.
    [one] Umieść robotnika, odkładając dodatkowego do obozu, albo spasuj.
   *[other] Umieść robotnika, odkładając { $count } dodatkowych do obozu, albo spasuj.
}
ask-use-tile = Czy korzystasz { NAME($tile, case: "from") }?
ask-seek-favour = Czy korzystasz { NAME($tile, case: "from") }, aby otrzymać królewską łaskę?
ask-choose-house = Nad którym budynkiem podstawowym umieszczasz dom dzięki Kancelarii prawnej? Na koniec rundy ten budynek stanie się twoją rezydencją.
ask-move-the-provost = { $mover ->
    [mover-toll] Masz robotnika na Mycie: czy przesuwasz burmistrza?
    [mover-bailiff] Masz Komornika: czy przesuwasz burmistrza?
   *[mover-bridge] Twoja kolej na Moście gildii: czy przesuwasz burmistrza? Każde pole kosztuje 1 robotnika.
} Burmistrz stoi { $where ->
    [bridge] tuż za Mostem gildii.
    [building] za { NAME($tile, case: "ins") } (pole { $position }).
    [empty] za pustym polem { $position }.
   *[end] na { $position }. polu za końcem drogi.
}
ask-choose-construction = { $waived ->
    [yes] { NAME($tile) }: który { NAME($material) } budujesz? Nie wydajesz kamieni wskazanych w koszcie budowy.
   *[no] { NAME($tile) }: który { NAME($material) } budujesz?
}
ask-pay-for-building = Który zasób podstawowy wydajesz dodatkowo na budowę { NAME($tile, case: "gen") }?
ask-choose-favour = Królewska łaska: korzystasz z budynku na placu budowy czy zabierasz postać innemu graczowi?
ask-take-from-board = Możesz wziąć jedną z postaci leżących na planszy.
ask-choose-bundle = { $count ->
    [0] Możesz dostarczać zestawy na plac budowy.
   *[other] Możesz dostarczyć kolejny zestaw.
}
ask-choose-monument = Czy zastępujesz monumentem swoją rezydencję na polu { $space } ({ NAME($tile) })?

## Questions to somebody else

asks-chance = Decyduje los.
asks-draft-character = { $seat } wybiera postać.
asks-place-early = { $seat } decyduje, czy skorzystać z Rannego ptaszka.
asks-place-worker = { $seat } umieszcza robotnika albo pasuje.
asks-use-tile = { $seat } decyduje, czy skorzystać z budynku.
asks-seek-favour = { $seat } decyduje, czy przyjąć królewską łaskę.
asks-choose-house = { $seat } wybiera budynek, nad którym umieści dom.
asks-move-the-provost = { $seat } decyduje, czy przesunąć burmistrza.
asks-choose-construction = { $seat } wybiera, co zbudować.
asks-pay-for-building = { $seat } wybiera, czym zapłacić.
asks-choose-favour = { $seat } wybiera, jak wykorzystać królewską łaskę.
asks-take-from-board = { $seat } decyduje, czy wziąć postać z planszy.
asks-choose-bundle = { $seat } decyduje, co dostarczyć na plac budowy.
asks-choose-monument = { $seat } decyduje, czy zbudować monument.

## Actions

do-pass = Spasuj
do-decline = Nie korzystaj z budynku
do-decline--place-early = Nie korzystaj z Rannego ptaszka
do-decline--seek-favour = Zrezygnuj z królewskiej łaski
do-decline--choose-house = Nie umieszczaj domu
do-decline--choose-construction = Nic nie buduj
do-decline--take-from-board = Nie bierz postaci
do-decline--choose-monument = Nie buduj monumentu
do-stop = { $count ->
    [0] Nic nie dostarczaj
   *[other] Nic więcej nie dostarczaj
}
do-place = { $note ->
   *[free] { NAME($tile) }
    [ahead] { NAME($tile) }, przed burmistrzem
    [owned] { NAME($tile) }, właściciel: { $owner }
    [owned-ahead] { NAME($tile) }, przed burmistrzem, właściciel: { $owner }
    [joined] Czeladnik: { NAME($tile) }, jest tam już { $holder }
    [joined-ahead] Czeladnik: { NAME($tile) }, przed burmistrzem, jest tam już { $holder }
    [joined-owned] Czeladnik: { NAME($tile) }, jest tam już { $holder }, właściciel: { $owner }
    [joined-owned-ahead] Czeladnik: { NAME($tile) }, przed burmistrzem, jest tam już { $holder }, właściciel: { $owner }
}
do-place-on-site = Plac budowy, miejsce { $spot }
do-use-building = { $paid ->
    [nic] { $gained ->
        [nic] Skorzystaj (nic nie otrzymasz)
       *[other] Weź { $gained }
    }
   *[other] { $gained ->
        [nic] Wydaj { $paid } (nic nie otrzymasz)
       *[other] Wydaj { $paid }, weź { $gained }
    }
}
do-use-building--seek-favour = { $paid ->
    [nic] Przyjmij królewską łaskę
   *[other] Wydaj { $paid }, przyjmij królewską łaskę
}
do-use-more = { $paid ->
    [nic] { $gained ->
        [nic] Skorzystaj (nic nie otrzymasz)
       *[other] Weź { $gained }
    }
   *[other] { $gained ->
        [nic] Wydaj { $paid } (nic nie otrzymasz)
       *[other] Wydaj { $paid }, weź { $gained }
    }
}
do-take = { $paid ->
    [nic] Weź { $gained }
   *[other] Wydaj { $paid }, weź { $gained }
}
do-pay = { $gained ->
    [nic] Wydaj { $paid } (nic nie otrzymasz)
   *[other] Wydaj { $paid }, weź { $gained }
}
do-pay--pay-for-building = Wydaj { $paid }
do-pay-two = { $gained ->
    [nic] Wydaj { $paid } (nic nie otrzymasz)
   *[other] Wydaj { $paid }, weź { $gained }
}
do-build = { $wild ->
    [yes] { $goods ->
        [nic] { NAME($tile) }: { $gained } (za dowolny zasób podstawowy)
       *[other] { NAME($tile) }: { $gained } (za { $goods } i dowolny zasób podstawowy)
    }
   *[no] { NAME($tile) }: { $gained }
}
do-build-monument = { NAME($tile) }: { $gained }
do-put-house = { NAME($tile) }
do-move-provost = { $steps ->
    [0] Nie przesuwaj burmistrza
   *[other] { $steps ->
        [-3] 3 pola do tyłu
        [-2] 2 pola do tyłu
        [-1] 1 pole do tyłu
        [one] { $steps } pole do przodu
        [few] { $steps } pola do przodu
       *[many] { $steps } pól do przodu
    }: { $where ->
        [bridge] tuż za Most gildii
        [building] za { NAME($tile, case: "acc") }
        [empty] za puste pole { $position }
       *[end] na { $position }. pole za końcem drogi
    }
}
do-deliver = Dostarcz { $goods }: { $gained }
do-use-slot = Skorzystaj { NAME($tile, case: "from") } na placu budowy
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
do-take-character--choose-favour = Zabierz { NAME($character, case: "acc") } (ma go { $holder })
do-take-character--take-from-board = Weź { NAME($character, case: "acc") }
do-draw-tile = { NAME($tile) }
do-draw-character = { NAME($character) }
do-first = Zaczyna { $seat }

## Why not

reason-good-missing = Brakuje ci { $count } { NAME($good, $count, case: "gen") }.
reason-basic-goods-missing = { $count ->
    [one] Brakuje ci { $count } zasobu podstawowego: jedzenia, drewna, kamienia lub materiału.
   *[other] Brakuje ci { $count } zasobów podstawowych: jedzenia, drewna, kamienia lub materiału.
}
reason-workers-missing = { $count ->
    [one] W twojej puli brakuje { $count } robotnika.
   *[other] W twojej puli brakuje { $count } robotników.
}
reason-on-site-already = W tej rundzie masz już robotnika na placu budowy.
reason-tile-is-residence = { NAME($tile) } to już rezydencja: nie można tam umieścić robotnika.
reason-tile-not-on-road = Na drodze nie ma { NAME($tile, case: "gen") }.
reason-own-worker-there = Masz już robotnika { NAME($tile, case: "in") }.
reason-tile-occupied = { $holder } ma już robotnika { NAME($tile, case: "in") }; dołączyć można tylko dzięki Czeladnikowi, raz na rundę.
reason-used-otherwise = { NAME($tile) } ma inny efekt.
reason-has-a-house = Nad { NAME($tile, case: "ins") } stoi już dom.
reason-not-on-offer = Wśród kafelków obok planszy nie ma { NAME($tile, case: "gen") }.
reason-provost-at-bridge = { $count ->
    [0] Burmistrz stoi tuż za Mostem gildii i nie można go przesunąć do tyłu.
    [one] Burmistrza można przesunąć do tyłu tylko o { $count } pole: nie może przekroczyć Mostu gildii.
    [few] Burmistrza można przesunąć do tyłu tylko o { $count } pola: nie może przekroczyć Mostu gildii.
   *[many] Burmistrza można przesunąć do tyłu tylko o { $count } pól: nie może przekroczyć Mostu gildii.
}
reason-provost-at-end = { $count ->
    [0] Burmistrz stoi na ostatnim polu i nie można go przesunąć do przodu.
    [one] Burmistrza można przesunąć do przodu tylko o { $count } pole: dalej nie ma już pól.
    [few] Burmistrza można przesunąć do przodu tylko o { $count } pola: dalej nie ma już pól.
   *[many] Burmistrza można przesunąć do przodu tylko o { $count } pól: dalej nie ma już pól.
}
reason-provost-too-far = { $mover ->
    [mover-toll] Dzięki Mytu można przesunąć burmistrza
    [mover-bailiff] Dzięki Komornikowi można przesunąć burmistrza
   *[mover-bridge] Na Moście gildii każdy może przesunąć burmistrza
} najwyżej o { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}.
reason-slot-closed = Z { $slot }. budynku na placu budowy można korzystać dopiero od rundy { $round }.
reason-character-not-in-game = W tej partii nie ma { NAME($character, case: "gen") }.
reason-character-held = { $holder } ma już { NAME($character, case: "acc") }.
reason-character-needs-slot = { NAME($character) } leży na planszy: najpierw skorzystaj z budynku na placu budowy.
reason-character-own = Masz już { NAME($character, case: "acc") }.
reason-not-a-bundle = W zestawie muszą być trzy różne zasoby, w tym jedzenie; trzy dowolne można dostarczyć tylko dzięki Szambelanowi.

## Panels of the web table

panel-moment = Runda { $round } z { $last } · { $phase }
panel-over = Koniec gry
panel-phase-planning = Planowanie
panel-phase-activation = Aktywacja
panel-phase-delivery = Dostawa
panel-phase-stewardship = Zarządzanie
panel-characters = Postacie
panel-markers = Znaczniki
panel-first = pierwszy gracz
panel-first-title = Ma kafelek pierwszego gracza
panel-passed = Po pasie: { $spot }. pole Mostu gildii
panel-bundles = { $count ->
    [one] { $count } zestaw dostarczony w tej rundzie
    [few] { $count } zestawy dostarczone w tej rundzie
   *[many] { $count } zestawów dostarczonych w tej rundzie
}
panel-pool = { $count ->
    [one] { $count } robotnik w puli
   *[other] { $count } robotników w puli
}
panel-camp = { $count ->
    [one] { $count } robotnik w obozie
   *[other] { $count } robotników w obozie
}
panel-houses = { $count ->
    [one] { $count } dom do postawienia
    [few] { $count } domy do postawienia
   *[many] { $count } domów do postawienia
}
panel-city = Miasto i most
panel-bridge = { $count ->
    [one] W kolejności pasowania każdy może raz przesunąć burmistrza o { $count } pole, za 1 robotnika z puli
    [few] W kolejności pasowania każdy może raz przesunąć burmistrza najwyżej o { $count } pola, po 1 robotniku z puli za pole
   *[many] W kolejności pasowania każdy może raz przesunąć burmistrza najwyżej o { $count } pól, po 1 robotniku z puli za pole
}
panel-bridge-first = Kto spasuje pierwszy, zaczyna następną rundę
panel-surcharge = { $count ->
    [one] Ktoś już spasował: każde umieszczenie robotnika wymaga odłożenia jeszcze jednego do obozu
   *[other] Ktoś już spasował: każde umieszczenie robotnika wymaga odłożenia jeszcze { $count } do obozu
}
panel-road = Droga
panel-road-owners = Gdy ktoś umieszcza robotnika w budynku drewnianym lub kamiennym innego gracza, właściciel od razu otrzymuje { $goods }.
panel-road-visitors = Droga: za każdego robotnika innego gracza
panel-if-ended = Gdyby gra skończyła się teraz
panel-road-basic = Zasoby podstawowe to jedzenie, drewno, kamień i materiał; złoto się do nich nie zalicza.
panel-head-space = pole
panel-head-building = budynek
panel-head-effect = efekt
panel-next-space = puste, tu stanie następny budynek
panel-provost = Działają budynki między nim a mostem; robotnicy przed nim wracają do obozu z niczym
panel-setup-side = strona startowa
panel-setup-title = Leży od początku gry stroną startową do góry i nie należy do nikogo
panel-house-above = Na koniec rundy stanie się rezydencją właściciela domu
panel-residence = Nie przyjmuje robotników; przy każdym werbowaniu daje właścicielowi { $goods }, dopóki nie zastąpi jej monument
panel-monument = Monument: nie przyjmuje robotników
panel-space = pole { $space }
panel-space-title = Leży na { $space }. polu drogi
panel-slot = { $slot }. budynek na placu budowy
panel-slot-open = dostępny
panel-slot-closed = od rundy { $round }
panel-delivery = { $count ->
    [one] Gracze, którzy mają tu robotnika, dostarczają w kolejności miejsc zestawy: trzy różne zasoby, w tym jedzenie, za { $count } punkt każdy
    [few] Gracze, którzy mają tu robotnika, dostarczają w kolejności miejsc zestawy: trzy różne zasoby, w tym jedzenie, za { $count } punkty każdy
   *[many] Gracze, którzy mają tu robotnika, dostarczają w kolejności miejsc zestawy: trzy różne zasoby, w tym jedzenie, za { $count } punktów każdy
}
panel-delivery-favour = Za najwięcej zestawów jest królewska łaska; przy remisie otrzymuje ją ten, kto zajmuje wcześniejsze miejsce
panel-delivery-leads = Na razie najwięcej zestawów: { $seat } ({ $count })
panel-favour = Królewską łaskę wykorzystujesz natychmiast: zabierasz innemu graczowi postać albo korzystasz z budynku na placu budowy, bez robotnika, ale za zwykłą cenę, a potem możesz wziąć postać z planszy.
panel-board-characters = Postacie na planszy
panel-boxed = Nie ma ich w tej partii: { $names }.
panel-wood = Budynki drewniane obok planszy
panel-wood-how = Powstają w Zakładach ciesielskich: płacisz koszt, otrzymujesz punkty, a kafelek trafia na pierwsze puste pole drogi, z twoim domem nad nim.
panel-stone = Budynki kamienne obok planszy
panel-stone-how = Powstają w Zakładzie murarskim, poza tym tak jak drewniane.
panel-monuments = Monumenty obok planszy
panel-monuments-how = Na koniec rundy możesz zapłacić za monument i zastąpić nim swoją rezydencję; dom zostaje. Na koniec gry za każde złoto, które ci zostało, otrzymujesz { $goods }.
panel-none = Nic już nie zostało.
panel-cost = Koszt: { $goods }
panel-worth = { $goods } za budowę
panel-area = { $seat }: postacie i budynki
panel-area-empty = Nie ma tu jeszcze postaci ani budynków.
panel-recruits = Przy następnym werbowaniu: { $goods }.
panel-road-gives = Z drogi, gdy burmistrz stoi tak jak teraz: { $goods }.
panel-road-choices = Do rozstrzygnięcia pozostaje: { $tiles }.
panel-road-idle = Przed burmistrzem, a więc na próżno: { $tiles }.
panel-gold-end = Za złoto na koniec gry: { $goods }.
panel-points-hidden = Do końca gry punkty są ukryte przed innymi.
panel-source = { $source }: { $goods }

## What tiles do, in short

panel-basic-goods = { $count ->
    [one] { $count } dowolny zasób podstawowy
    [few] { $count } dowolne zasoby podstawowe
   *[many] { $count } dowolnych zasobów podstawowych
}
panel-use-either = Wydaj { $paid }, weź { $gained }; albo wydaj { $more }, weź { $most }
panel-lawyer = Wydaj { $paid } i umieść dom nad budynkiem podstawowym na drodze, nad którym nie ma jeszcze domu; na koniec rundy budynek ten stanie się twoją rezydencją
panel-toll = { $count ->
    [one] Przesuń burmistrza za darmo o { $count } pole
    [few] Przesuń burmistrza za darmo najwyżej o { $count } pola
   *[many] Przesuń burmistrza za darmo najwyżej o { $count } pól
}
panel-build-wood = Zbuduj jeden budynek drewniany
panel-build-stone = Zbuduj jeden budynek kamienny
panel-build-without-stone = Zbuduj jeden budynek kamienny bez wydawania kamieni wskazanych w koszcie budowy
panel-bonus = Jeśli korzystają z niego tylko inni, właściciel otrzymuje { $goods }, raz na rundę
panel-income = Przy każdym werbowaniu: { $goods }
panel-theatre = Królewska łaska w chwili budowy
panel-points-alone = Same punkty

## What characters do, in short

panel-early-riser = { $count ->
    [0] Możesz umieścić robotnika przed turą pierwszego gracza
    [one] Możesz umieścić robotnika przed turą pierwszego gracza; jeszcze jednego odkładasz do obozu
   *[other] Możesz umieścić robotnika przed turą pierwszego gracza; jeszcze { $count } odkładasz do obozu
}
panel-night-worker = Po pierwszym pasie nie odkładasz dodatkowego robotnika
panel-journeyman = Raz na rundę możesz dołączyć do robotnika innego gracza w budynku; twój działa jako drugi
panel-thief = Właściciele nie otrzymują punktów, gdy umieszczasz robotnika w ich budynku
panel-steward = Otrzymujesz { $goods } zamiast { $usual }, gdy inni umieszczają robotnika w twoim budynku
panel-bailiff = { $count ->
    [one] Po moście możesz przesunąć burmistrza za darmo o { $count } pole
    [few] Po moście możesz przesunąć burmistrza za darmo najwyżej o { $count } pola
   *[many] Po moście możesz przesunąć burmistrza za darmo najwyżej o { $count } pól
}
panel-architect = Dodatkowo { $goods } za każdy budynek lub monument, który budujesz
panel-deliveryman = Możesz dostarczać na samym końcu, choćby po raz drugi, także bez robotnika na placu budowy (wtedy przegrywasz remisy)
panel-chamberlain = Twoje zestawy mogą zawierać trzy dowolne zasoby
panel-foreman = Dodatkowo { $goods } za każdy zestaw
panel-goldsmith = Raz w rundzie { $goods } więcej za zestaw ze złotem
panel-day-labourer = Dodatkowo { $goods } przy każdym werbowaniu

## The drawn board

board-gate = Brama miejska
board-house = Dom: { $seat }
board-worker = Robotnik: { $seat }
board-no-worker = Brak robotników
board-ahead = Przed burmistrzem
board-idle = Jeśli burmistrz się nie przesunie, budynek nie zadziała w tej rundzie
board-offered = obok planszy
board-no-goods = brak zasobów
board-provost = Burmistrz: { $where ->
    [bridge] tuż za Mostem gildii
    [building] za polem { $position } ({ NAME($tile) })
    [empty] za pustym polem { $position }
   *[end] na { $position }. polu za końcem drogi
}
board-end = Za końcem drogi: staje tu tylko burmistrz
board-camp = Obóz
board-held = posiadacz: { $seat }
board-on-board = jeszcze na planszy
board-missing = Brakuje ci jeszcze: { $goods }
board-chosen = Budynek wybrany, ale jeszcze nieopłacony
board-owned = Budynki: { $tiles }
board-outlook = Na co może teraz liczyć { $seat }
board-sources = Punkty według źródeł: { $seat }

## Headings of choices

group-placing = Umieść robotnika
group-using = Skorzystaj z budynku
group-constructing = Zbuduj budynek
group-monuments = Zbuduj monument
group-houses = Umieść dom
group-delivering = Dostarcz zestaw
group-site = Plac budowy
group-characters = Postacie

## What lies on the table, in the terminal and in panels

table-setup = Przygotowanie do gry
table-header = Runda { $round } z 9 · pierwszy gracz: { $first }
table-passed = kolejność pasowania: { $names }
table-bundles = zestawy: { $count }
table-city = Miasto
table-road = Droga (* str. startowa)
table-empty = puste
table-residence = { $tile } (rezydencja)
table-provost = Burmistrz
table-provost-past = Burmistrz: { $spot }. pole za końcem drogi
table-site = Plac budowy
table-slot = { $tile } (od rundy { $round })
table-queue = Robotnicy: { $names }
table-characters = Postacie na planszy: { $names }
table-wood = Budynki drewniane: { $tiles }
table-stone = Budynki kamienne: { $tiles }
table-monuments = Monumenty: { $tiles }
table-wild = { $goods ->
    [nic] 1 zasób podstawowy
   *[other] { $goods } + 1 zasób podstawowy
}
table-favour = Królewska łaska na Jarmarku
table-lawyer = Dom dzięki Kancelarii prawnej
table-step = Most gildii: za każde pole odkładasz
head-food = jedz.
head-wood = drewno
head-stone = kamień
head-cloth = mater.
head-gold = złoto
head-pool = pula
head-camp = obóz
head-houses = domy
head-house = dom
head-workers = robotnicy

## The report

report-buildings-per-player = Budynki na gracza
report-monuments-per-player = Monumenty na gracza
report-bundles-per-player = Dostarczone zestawy na gracza
report-favours-per-player = Królewskie łaski na gracza
report-buildings = Budynki
report-characters = Postacie
report-built = zbudowano
report-held = posiadano
report-phase-setup = Przygotowanie
report-phase-planning = Planowanie
report-phase-activation = Aktywacja
report-phase-delivery = Dostawa
report-phase-stewardship = Zarządzanie
report-phase-favours = Królewskie łaski

## The home page

blurb = Stawiaj budynki przy drodze do zamku Króla, przekupuj burmistrza i dostarczaj zasoby na plac budowy szybciej niż inni.

## The tour

tour-road-head = Droga
tour-road = Witaj w Caylus! Przez dziewięć rund budujesz wzdłuż tej drogi do królewskiego zamku. Wygra ten, kto na koniec ma najwięcej punktów prestiżu; po rozłożeniu gry los nie ma już nic do powiedzenia.
tour-city-head = Miasto
tour-city = Na zmianę umieszczacie po jednym robotniku w wolnych budynkach. Te cztery działają najpierw: dają królewską łaskę, dom na rezydencję albo nowy budynek drewniany, a Myto przesuwa burmistrza.
tour-provost-head = Burmistrz
tour-provost = Potem działa droga, od mostu aż do burmistrza; robotnicy stojący dalej odchodzą z niczym. Wcześniej można go jeszcze przesunąć, więc wysyłając robotnika przed burmistrza, ryzykujesz.
tour-bridge-head = Pasowanie
tour-bridge = Kto pasuje, wchodzi na most; pierwszy z nich zacznie następną rundę, a każde późniejsze umieszczenie kosztuje dodatkowego robotnika. Potem każdy może stąd, płacąc robotnikami, przesunąć burmistrza.
tour-offers-head = Co można zbudować
tour-offers = Na kafelku widać koszt, punkty i działanie; monumenty zastępują rezydencje. Twój budynek trafia na pierwsze puste pole drogi, a kto inny umieści w nim robotnika, daje ci punkt.
tour-site-head = Plac budowy
tour-site = Mając tu robotnika, dostarczasz zestawy: trzy różne zasoby, w tym jedzenie. Każdy zestaw to punkty, a kto w rundzie dostarczy ich najwięcej, otrzymuje też królewską łaskę.
tour-mine-head = Twój obszar
tour-mine = Tu widzisz swoje punkty, zasoby, robotników i domy. Kto zrobił swoje, odpoczywa w obozie; na koniec każdej rundy część robotników wraca do twojej puli.
tour-first-head = Od czego zacząć
tour-first = Wybierz postać: pomaga ci, dopóki ktoś jej nie zabierze. Potem zbieraj zasoby blisko mostu, bo tam jest bezpiecznie, i wcześnie zadbaj o jedzenie: wymaga go każdy zestaw.
