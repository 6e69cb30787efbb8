## Przewodnik po planszach, po polsku: do każdego kroku nagłówek („-head”) i jedno lub dwa zdania.

## Każda gra

tour-dock-head = Twoja tura
tour-dock = Tutaj stoi pytanie: kliknij to, co na planszy jest obwiedzione, albo wybierz z listy. Nic się nie liczy, dopóki nie potwierdzisz, a do tego czasu wszystko możesz cofnąć.

## Belfort

tour-belfort-months-head = Siedem miesięcy
tour-belfort-months = Witaj w Belforcie! Razem wznosicie miasto, ale każdy pracuje na własną chwałę. Punkty liczy się w trzech miesiącach z gwiazdką; wygra ten, kto na koniec ma ich najwięcej.
tour-belfort-city-head = Miasto
tour-belfort-city = Cokolwiek zbudujesz, umieszczasz swój znacznik na symbolu w jednej z pięciu dzielnic. W każdej dzielnicy punktują ci, którzy mają najwięcej znaczników.
tour-belfort-standings-head = Kto prowadzi
tour-belfort-standings = Chorągiewki pokazują, co przyniosłaby punktacja w tej chwili, także za najwięcej elfów, krasnoludów i gnomów. Im dalej na torze zajdzie twój wynik, tym wyższy podatek płacisz co miesiąc.
tour-belfort-planks-head = Rozmieszczanie
tour-belfort-planks = Miesiąc zaczyna się od umieszczania robotników, po jednym. Pośredniak da ci kolejnego robotnika, a Obóz Króla pozwoli zamienić się miejscem w kolejności; robotników przyjmują też Gildie w mieście.
tour-belfort-areas-head = Zbieranie
tour-belfort-areas = Gdy spasujesz, pozostali robotnicy idą właśnie tu: elfy po drewno, krasnoludy po kamień, elf z krasnoludem po metal, a każdy po złoto. Kto sam ma na obszarze najwięcej robotników, zbiera o 1 więcej.
tour-belfort-trade-head = Twoje akcje
tour-belfort-trade = Potem każdy rozgrywa całą turę: buduje z kart, stawia Mury i Gildie, korzysta z rozmieszczonych robotników. Raz w turze możesz tu pohandlować i raz zatrudnić gnoma do zbudowanej karty.
tour-belfort-mine-head = Twoje zasoby
tour-belfort-mine = Tu masz swoje surowce, robotników i karty w ręce; na każdej karcie widać koszt. Obok leży to, co już stoi: daje przychód, pola akcji albo miejsce dla gnomów.
tour-belfort-first-head = Od czego zacząć
tour-belfort-first = Zachowaj trzy karty, na które szybko będzie cię stać. Potem wcześnie poślij kogoś do Pośredniaka, zbieraj to, ile kosztują karty, i buduj tam, gdzie innych brak: czasem jeden znacznik daje prowadzenie.

## Caylus 1303

tour-caylus1303-road-head = Droga
tour-caylus1303-road = Witaj w Caylus! Przez dziewięć rund budujesz wzdłuż tej drogi do królewskiego zamku. Wygra ten, kto na koniec ma najwięcej punktów prestiżu; po rozłożeniu gry los nie ma już nic do powiedzenia.
tour-caylus1303-city-head = Miasto
tour-caylus1303-city = Na zmianę umieszczacie po jednym robotniku w wolnych budynkach. Te cztery działają najpierw: dają królewską łaskę, dom na rezydencję albo nowy budynek drewniany, a Myto przesuwa burmistrza.
tour-caylus1303-provost-head = Burmistrz
tour-caylus1303-provost = Potem działa droga, od mostu aż do burmistrza; robotnicy stojący dalej odchodzą z niczym. Wcześniej można go jeszcze przesunąć, więc robotnik wysłany przed burmistrza to zakład.
tour-caylus1303-bridge-head = Pasowanie
tour-caylus1303-bridge = Kto pasuje, wchodzi na most; pierwszy z nich zacznie następną rundę, a każde późniejsze umieszczenie kosztuje dodatkowego robotnika. Potem każdy może stąd, płacąc robotnikami, przesunąć burmistrza.
tour-caylus1303-offers-head = Co można zbudować
tour-caylus1303-offers = Na kafelku widać koszt, punkty i działanie; monumenty zastępują rezydencje. Twój budynek trafia na pierwsze puste pole drogi, a kto inny umieści w nim robotnika, daje ci punkt.
tour-caylus1303-site-head = Plac budowy
tour-caylus1303-site = Mając tu robotnika, dostarczasz zestawy: trzy różne zasoby, w tym jedzenie. Każdy zestaw to punkty, a kto w rundzie dostarczy ich najwięcej, otrzymuje też królewską łaskę.
tour-caylus1303-mine-head = Twoje zasoby
tour-caylus1303-mine = Tu widzisz swoje punkty, zasoby, robotników i domy. Kto zrobił swoje, odpoczywa w obozie; na koniec każdej rundy część robotników wraca do twojej puli.
tour-caylus1303-first-head = Od czego zacząć
tour-caylus1303-first = Wybierz postać: pomaga ci, dopóki ktoś jej nie zabierze. Potem zbieraj zasoby blisko mostu, bo tam jest bezpiecznie, i wcześnie zadbaj o jedzenie: wymaga go każdy zestaw.

## Gildie

tour-guilds-rounds-head = Twoja gildia
tour-guilds-rounds = Witaj w grze Gildie! Stoisz na czele młodej gildii w królewskim mieście. Wygra osoba, która po ostatniej rundzie ma najwięcej punktów: za postacie, komnaty i cele króla.
tour-guilds-wishes-head = Cele króla
tour-guilds-wishes = Są takie same dla wszystkich i liczą się dopiero na koniec: punkty dostaje ten, kto spełni cel najlepiej. Małe korony pokazują, kto prowadzi teraz.
tour-guilds-market-head = Rynek
tour-guilds-market = Co rundę wokół placu czekają nowe postacie. Licytujesz, kładąc floreny na swoich namiotach, zwykle w dwóch strefach naraz, i w obu musisz mieć potem najwyższą ofertę.
tour-guilds-offers-head = Postacie
tour-guilds-offers = Jeśli w swojej turze masz w strefie najwyższą ofertę, możesz wziąć stamtąd postać: ceną są wszystkie twoje floreny w tej strefie. Postacie dają punkty, przychód, zdolności i symbole frakcji.
tour-guilds-purse-head = Floreny i złoto
tour-guilds-purse = Hol wejściowy co rundę daje nowe floreny; te, które zostaną, na jej koniec przepadają. Po licytacji możesz zamienić pięć na jedno złoto: ono zostaje u ciebie i płaci się nim za komnaty.
tour-guilds-rooms-head = Komnaty na sprzedaż
tour-guilds-rooms = Za złoto kupujesz komnaty, po jednej, małe i duże. Moneta w rogu to cena, a półkola na ścianach to drzwi.
tour-guilds-plot-head = Twoja siedziba
tour-guilds-plot = Każdą komnatę układaj tak, by pasowała wszędzie, gdzie się styka: drzwi do drzwi, ściana do ściany. Punkty i przychód dają tylko komnaty połączone drzwiami z holem.
tour-guilds-first-head = Od czego zacząć
tour-guilds-first = Znajdź dwie postacie, które pasują do celu albo dają przychód, i zalicytuj obie niewysoko. Nie wydawaj wszystkiego: ostatnie bywają tanie, a pięć zachowanych florenów to twoje pierwsze złoto.
