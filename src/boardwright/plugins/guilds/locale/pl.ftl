## Guilds, Polish

title = Gildie

## Terms. $case: nom (default), gen, dat, acc; "short" is a heading of a narrow column, "adj" and "loc" of a side agree
## with "strona", "when" of a moment goes inside a sentence. All rooms are singular nouns, so verbs in the present
## tense follow each of them. Names of players are not inflected: the owner stands in brackets or is the subject.

faction-warriors = { $case ->
    [gen] wojowników
    [short] Woj
   *[nom] Wojownicy
}
faction-wizards = { $case ->
    [gen] czarodziejów
    [short] Cza
   *[nom] Czarodzieje
}
faction-rogues = { $case ->
    [gen] łotrów
    [short] Łot
   *[nom] Łotrzy
}
faction-nobles = { $case ->
    [gen] szlachciców
    [short] Szl
   *[nom] Szlachcice
}
faction-priests = { $case ->
    [gen] kapłanów
    [short] Kap
   *[nom] Kapłani
}
faction-craftsmen = { $case ->
    [gen] rzemieślników
    [short] Rze
   *[nom] Rzemieślnicy
}
faction-animals = { $case ->
    [gen] zwierząt
    [short] Zwi
   *[nom] Zwierzęta
}

character-general = { $case ->
    [gen] Generała
    [dat] Generałowi
    [acc] Generała
   *[nom] Generał
}
character-paladin = { $case ->
    [gen] Paladynki
    [dat] Paladynce
    [acc] Paladynkę
   *[nom] Paladynka
}
character-bodyguard = { $case ->
    [gen] Przybocznego
    [dat] Przybocznemu
    [acc] Przybocznego
   *[nom] Przyboczny
}
character-shield-maiden = { $case ->
    [gen] Tarczowniczki
    [dat] Tarczowniczce
    [acc] Tarczowniczkę
   *[nom] Tarczowniczka
}
character-gladiator = { $case ->
    [gen] Gladiatora
    [dat] Gladiatorowi
    [acc] Gladiatora
   *[nom] Gladiator
}
character-dwarf-veteran = { $case ->
    [gen] Krasnoludzkiego weterana
    [dat] Krasnoludzkiemu weteranowi
    [acc] Krasnoludzkiego weterana
   *[nom] Krasnoludzki weteran
}
character-mercenary = { $case ->
    [gen] Najemniczki
    [dat] Najemniczce
    [acc] Najemniczkę
   *[nom] Najemniczka
}
character-alchemist = { $case ->
    [gen] Alchemika
    [dat] Alchemikowi
    [acc] Alchemika
   *[nom] Alchemik
}
character-archmage = { $case ->
    [gen] Arcymaga
    [dat] Arcymagowi
    [acc] Arcymaga
   *[nom] Arcymag
}
character-illusionist = { $case ->
    [gen] Iluzjonisty
    [dat] Iluzjoniście
    [acc] Iluzjonistę
   *[nom] Iluzjonista
}
character-diviner = { $case ->
    [gen] Wieszczki
    [dat] Wieszczce
    [acc] Wieszczkę
   *[nom] Wieszczka
}
character-enchantress = { $case ->
    [gen] Zaklinaczki
    [dat] Zaklinaczce
    [acc] Zaklinaczkę
   *[nom] Zaklinaczka
}
character-necromancer = { $case ->
    [gen] Nekromanty
    [dat] Nekromancie
    [acc] Nekromantę
   *[nom] Nekromanta
}
character-apprentice = { $case ->
    [gen] Adeptki
    [dat] Adeptce
    [acc] Adeptkę
   *[nom] Adeptka
}
character-assassin = { $case ->
    [gen] Zabójczyni
    [dat] Zabójczyni
    [acc] Zabójczynię
   *[nom] Zabójczyni
}
character-gambler = { $case ->
    [gen] Hazardzisty
    [dat] Hazardziście
    [acc] Hazardzistę
   *[nom] Hazardzista
}
character-thief = { $case ->
    [gen] Złodziejki
    [dat] Złodziejce
    [acc] Złodziejkę
   *[nom] Złodziejka
}
character-spy = { $case ->
    [gen] Szpiega
    [dat] Szpiegowi
    [acc] Szpiega
   *[nom] Szpieg
}
character-smuggler = { $case ->
    [gen] Przemytnika
    [dat] Przemytnikowi
    [acc] Przemytnika
   *[nom] Przemytnik
}
character-beggar = { $case ->
    [gen] Żebraka
    [dat] Żebrakowi
    [acc] Żebraka
   *[nom] Żebrak
}
character-king-of-thieves = { $case ->
    [gen] Króla złodziei
    [dat] Królowi złodziei
    [acc] Króla złodziei
   *[nom] Król złodziei
}
character-prince = { $case ->
    [gen] Księcia
    [dat] Księciu
    [acc] Księcia
   *[nom] Książę
}
character-princess = { $case ->
    [gen] Księżniczki
    [dat] Księżniczce
    [acc] Księżniczkę
   *[nom] Księżniczka
}
character-duchess = { $case ->
    [gen] Księżnej
    [dat] Księżnej
    [acc] Księżnę
   *[nom] Księżna
}
character-banker = { $case ->
    [gen] Bankiera
    [dat] Bankierowi
    [acc] Bankiera
   *[nom] Bankier
}
character-herald = { $case ->
    [gen] Herolda
    [dat] Heroldowi
    [acc] Herolda
   *[nom] Herold
}
character-ambassador = { $case ->
    [gen] Ambasadorki
    [dat] Ambasadorce
    [acc] Ambasadorkę
   *[nom] Ambasadorka
}
character-tax-collector = { $case ->
    [gen] Poborcy podatków
    [dat] Poborcy podatków
    [acc] Poborcę podatków
   *[nom] Poborca podatków
}
character-high-priestess = { $case ->
    [gen] Arcykapłanki
    [dat] Arcykapłance
    [acc] Arcykapłankę
   *[nom] Arcykapłanka
}
character-healer = { $case ->
    [gen] Uzdrowicielki
    [dat] Uzdrowicielce
    [acc] Uzdrowicielkę
   *[nom] Uzdrowicielka
}
character-monk = { $case ->
    [gen] Mnicha
    [dat] Mnichowi
    [acc] Mnicha
   *[nom] Mnich
}
character-inquisitor = { $case ->
    [gen] Inkwizytora
    [dat] Inkwizytorowi
    [acc] Inkwizytora
   *[nom] Inkwizytor
}
character-druid = { $case ->
    [gen] Druidki
    [dat] Druidce
    [acc] Druidkę
   *[nom] Druidka
}
character-orc-shaman = { $case ->
    [gen] Orczej szamanki
    [dat] Orczej szamance
    [acc] Orczą szamankę
   *[nom] Orcza szamanka
}
character-tithe-keeper = { $case ->
    [gen] Strażniczki dziesięciny
    [dat] Strażniczce dziesięciny
    [acc] Strażniczkę dziesięciny
   *[nom] Strażniczka dziesięciny
}
character-carpenter = { $case ->
    [gen] Stolarza
    [dat] Stolarzowi
    [acc] Stolarza
   *[nom] Stolarz
}
character-architect = { $case ->
    [gen] Architektki
    [dat] Architektce
    [acc] Architektkę
   *[nom] Architektka
}
character-mason = { $case ->
    [gen] Murarza
    [dat] Murarzowi
    [acc] Murarza
   *[nom] Murarz
}
character-master-smith = { $case ->
    [gen] Mistrzyni kowalstwa
    [dat] Mistrzyni kowalstwa
    [acc] Mistrzynię kowalstwa
   *[nom] Mistrzyni kowalstwa
}
character-innkeeper = { $case ->
    [gen] Karczmarki
    [dat] Karczmarce
    [acc] Karczmarkę
   *[nom] Karczmarka
}
character-jeweller = { $case ->
    [gen] Złotniczki
    [dat] Złotniczce
    [acc] Złotniczkę
   *[nom] Złotniczka
}
character-merchant = { $case ->
    [gen] Handlarki
    [dat] Handlarce
    [acc] Handlarkę
   *[nom] Handlarka
}
character-guard-dog = { $case ->
    [gen] Psa strażniczego
    [dat] Psu strażniczemu
    [acc] Psa strażniczego
   *[nom] Pies strażniczy
}
character-war-horse = { $case ->
    [gen] Rumaka bojowego
    [dat] Rumakowi bojowemu
    [acc] Rumaka bojowego
   *[nom] Rumak bojowy
}
character-cat = { $case ->
    [gen] Kota
    [dat] Kotu
    [acc] Kota
   *[nom] Kot
}
character-falcon = { $case ->
    [gen] Sokoła
    [dat] Sokołowi
    [acc] Sokoła
   *[nom] Sokół
}
character-bear = { $case ->
    [gen] Niedźwiedzia
    [dat] Niedźwiedziowi
    [acc] Niedźwiedzia
   *[nom] Niedźwiedź
}
character-mule = { $case ->
    [gen] Muła
    [dat] Mułowi
    [acc] Muła
   *[nom] Muł
}
character-elf-archer = { $case ->
    [gen] Elfiej łuczniczki
    [dat] Elfiej łuczniczce
    [acc] Elfią łuczniczkę
   *[nom] Elfia łuczniczka
}
character-engineer = { $case ->
    [gen] Inżyniera
    [dat] Inżynierowi
    [acc] Inżyniera
   *[nom] Inżynier
}
character-gardener = { $case ->
    [gen] Ogrodnika
    [dat] Ogrodnikowi
    [acc] Ogrodnika
   *[nom] Ogrodnik
}
character-beast-tamer = { $case ->
    [gen] Poskramiaczki zwierząt
    [dat] Poskramiaczce zwierząt
    [acc] Poskramiaczkę zwierząt
   *[nom] Poskramiaczka zwierząt
}
character-raven = { $case ->
    [gen] Kruka
    [dat] Krukowi
    [acc] Kruka
   *[nom] Kruk
}
character-hatchling-dragon = { $case ->
    [gen] Smoczego pisklęcia
    [dat] Smoczemu pisklęciu
    [acc] Smocze pisklę
   *[nom] Smocze pisklę
}

kind-empty = pusta komnata
kind-garden = ogród
kind-dining = jadalnia
kind-bedroom = sypialnia
kind-luxury = luksusowa komnata
kind-kitchen = kuchnia
kind-courtyard = dziedziniec

room-empty-1 = { $case ->
    [gen] Pustej komnaty 1
    [acc] Pustą komnatę 1
   *[nom] Pusta komnata 1
}
room-empty-2 = { $case ->
    [gen] Pustej komnaty 2
    [acc] Pustą komnatę 2
   *[nom] Pusta komnata 2
}
room-empty-3 = { $case ->
    [gen] Pustej komnaty 3
    [acc] Pustą komnatę 3
   *[nom] Pusta komnata 3
}
room-empty-4 = { $case ->
    [gen] Pustej komnaty 4
    [acc] Pustą komnatę 4
   *[nom] Pusta komnata 4
}
room-empty-5 = { $case ->
    [gen] Pustej komnaty 5
    [acc] Pustą komnatę 5
   *[nom] Pusta komnata 5
}
room-empty-6 = { $case ->
    [gen] Pustej komnaty 6
    [acc] Pustą komnatę 6
   *[nom] Pusta komnata 6
}
room-garden-1 = { $case ->
    [gen] Ogrodu 1
   *[nom] Ogród 1
}
room-garden-2 = { $case ->
    [gen] Ogrodu 2
   *[nom] Ogród 2
}
room-garden-3 = { $case ->
    [gen] Ogrodu 3
   *[nom] Ogród 3
}
room-garden-4 = { $case ->
    [gen] Ogrodu 4
   *[nom] Ogród 4
}
room-garden-5 = { $case ->
    [gen] Ogrodu 5
   *[nom] Ogród 5
}
room-garden-6 = { $case ->
    [gen] Ogrodu 6
   *[nom] Ogród 6
}
room-garden-7 = { $case ->
    [gen] Ogrodu 7
   *[nom] Ogród 7
}
room-bedroom-warriors = { $case ->
    [gen] Sypialni wojowników
    [acc] Sypialnię wojowników
   *[nom] Sypialnia wojowników
}
room-bedroom-wizards = { $case ->
    [gen] Sypialni czarodziejów
    [acc] Sypialnię czarodziejów
   *[nom] Sypialnia czarodziejów
}
room-bedroom-rogues = { $case ->
    [gen] Sypialni łotrów
    [acc] Sypialnię łotrów
   *[nom] Sypialnia łotrów
}
room-bedroom-nobles = { $case ->
    [gen] Sypialni szlachciców
    [acc] Sypialnię szlachciców
   *[nom] Sypialnia szlachciców
}
room-bedroom-priests = { $case ->
    [gen] Sypialni kapłanów
    [acc] Sypialnię kapłanów
   *[nom] Sypialnia kapłanów
}
room-bedroom-craftsmen = { $case ->
    [gen] Sypialni rzemieślników
    [acc] Sypialnię rzemieślników
   *[nom] Sypialnia rzemieślników
}
room-bedroom-animals = { $case ->
    [gen] Sypialni zwierząt
    [acc] Sypialnię zwierząt
   *[nom] Sypialnia zwierząt
}
room-dining-1 = { $case ->
    [gen] Jadalni 1
    [acc] Jadalnię 1
   *[nom] Jadalnia 1
}
room-dining-2 = { $case ->
    [gen] Jadalni 2
    [acc] Jadalnię 2
   *[nom] Jadalnia 2
}
room-dining-3 = { $case ->
    [gen] Jadalni 3
    [acc] Jadalnię 3
   *[nom] Jadalnia 3
}
room-dining-4 = { $case ->
    [gen] Jadalni 4
    [acc] Jadalnię 4
   *[nom] Jadalnia 4
}
room-dining-5 = { $case ->
    [gen] Jadalni 5
    [acc] Jadalnię 5
   *[nom] Jadalnia 5
}
room-kitchen-1 = { $case ->
    [gen] Kuchni 1
    [acc] Kuchnię 1
   *[nom] Kuchnia 1
}
room-kitchen-2 = { $case ->
    [gen] Kuchni 2
    [acc] Kuchnię 2
   *[nom] Kuchnia 2
}
room-kitchen-3 = { $case ->
    [gen] Kuchni 3
    [acc] Kuchnię 3
   *[nom] Kuchnia 3
}
room-kitchen-4 = { $case ->
    [gen] Kuchni 4
    [acc] Kuchnię 4
   *[nom] Kuchnia 4
}
room-luxury-1 = { $case ->
    [gen] Luksusowej komnaty 1
    [acc] Luksusową komnatę 1
   *[nom] Luksusowa komnata 1
}
room-luxury-2 = { $case ->
    [gen] Luksusowej komnaty 2
    [acc] Luksusową komnatę 2
   *[nom] Luksusowa komnata 2
}
room-luxury-3 = { $case ->
    [gen] Luksusowej komnaty 3
    [acc] Luksusową komnatę 3
   *[nom] Luksusowa komnata 3
}
room-luxury-4 = { $case ->
    [gen] Luksusowej komnaty 4
    [acc] Luksusową komnatę 4
   *[nom] Luksusowa komnata 4
}
room-luxury-5 = { $case ->
    [gen] Luksusowej komnaty 5
    [acc] Luksusową komnatę 5
   *[nom] Luksusowa komnata 5
}
room-luxury-6 = { $case ->
    [gen] Luksusowej komnaty 6
    [acc] Luksusową komnatę 6
   *[nom] Luksusowa komnata 6
}
room-barracks = { $case ->
    [gen] Kordegardy
    [acc] Kordegardę
   *[nom] Kordegarda
}
room-arcane-study = { $case ->
    [gen] Pracowni magicznej
    [acc] Pracownię magiczną
   *[nom] Pracownia magiczna
}
room-den = { $case ->
    [gen] Spelunki
    [acc] Spelunkę
   *[nom] Spelunka
}
room-salon = { $case ->
    [gen] Salonu
   *[nom] Salon
}
room-chapel = { $case ->
    [gen] Kaplicy
    [acc] Kaplicę
   *[nom] Kaplica
}
room-workshop-kitchen = { $case ->
    [gen] Kuchni czeladnej
    [acc] Kuchnię czeladną
   *[nom] Kuchnia czeladna
}
room-stable-yard = { $case ->
    [gen] Dziedzińca stajennego
   *[nom] Dziedziniec stajenny
}
room-banquet-hall = { $case ->
    [gen] Sali biesiadnej
    [acc] Salę biesiadną
   *[nom] Sala biesiadna
}
room-council-court = { $case ->
    [gen] Dziedzińca rady
   *[nom] Dziedziniec rady
}
room-great-garden = { $case ->
    [gen] Wielkiego ogrodu
   *[nom] Wielki ogród
}
room-herb-garden = { $case ->
    [gen] Ogrodu ziołowego
   *[nom] Ogród ziołowy
}
room-rose-garden = { $case ->
    [gen] Ogrodu różanego
   *[nom] Ogród różany
}
room-grand-courtyard = { $case ->
    [gen] Wielkiego dziedzińca
   *[nom] Wielki dziedziniec
}
room-well-courtyard = { $case ->
    [gen] Dziedzińca ze studnią
   *[nom] Dziedziniec ze studnią
}
room-market-courtyard = { $case ->
    [gen] Dziedzińca targowego
   *[nom] Dziedziniec targowy
}
room-throne-room = { $case ->
    [gen] Sali tronowej
    [acc] Salę tronową
   *[nom] Sala tronowa
}
room-gallery = { $case ->
    [gen] Galerii
    [acc] Galerię
   *[nom] Galeria
}
room-counting-house = { $case ->
    [gen] Skarbca
   *[nom] Skarbiec
}

## The objectives follow a colon or stand in quotation marks.

objective-most-gardens = najwięcej ogrodów
objective-most-characters = najwięcej postaci w gildii
objective-most-dwarves = najwięcej krasnoludów
objective-most-human-women = najwięcej kobiet rasy ludzkiej
objective-fewest-characters = najmniej postaci w gildii
objective-most-factions = najwięcej różnych frakcji
objective-most-space = najwięcej zabudowanych pól
objective-most-small-rooms = najwięcej małych komnat
objective-lowest-income = najniższy przychód we florenach z kart postaci
objective-highest-income = najwyższy przychód we florenach z kart postaci
objective-most-gold = najwięcej pozostałego złota
objective-most-warriors = najwięcej symboli wojowników
objective-most-wizards = najwięcej symboli czarodziejów
objective-most-rogues = najwięcej symboli łotrów
objective-most-nobles = najwięcej symboli szlachciców
objective-most-priests = najwięcej symboli kapłanów
objective-most-craftsmen = najwięcej symboli rzemieślników
objective-most-animals = najwięcej symboli zwierząt

race-human = człowiek
race-dwarf = krasnolud
race-elf = elf
race-orc = ork
race-animal = zwierzę

source-characters = Postacie
source-abilities = Zdolności
source-rooms = Komnaty
source-objectives = Cele

side-north = { $case ->
    [adj] północna
    [loc] północnej
   *[nom] północ
}
side-east = { $case ->
    [adj] wschodnia
    [loc] wschodniej
   *[nom] wschód
}
side-south = { $case ->
    [adj] południowa
    [loc] południowej
   *[nom] południe
}
side-west = { $case ->
    [adj] zachodnia
    [loc] zachodniej
   *[nom] zachód
}

moment-start = { $case ->
    [when] na początku rundy
   *[nom] Początek rundy
}
moment-auction = { $case ->
    [when] w swojej turze podczas licytacji
   *[nom] Licytacja
}
moment-exchange = { $case ->
    [when] tuż przed wymianą
   *[nom] Przed wymianą
}
moment-building = { $case ->
    [when] w swojej turze podczas budowy
   *[nom] Budowa
}
moment-end = { $case ->
    [when] na końcu rundy, zanim gracze zdecydują, które komnaty zachować
   *[nom] Koniec rundy
}
moment-response = { $case ->
    [when] w odpowiedzi na zdolność innego gracza
   *[nom] W odpowiedzi
}
moment-marker = { $case ->
    [when] tuż przed przekazaniem znacznika pierwszego gracza
   *[nom] Przed przekazaniem znacznika
}
moment-kill = { $case ->
    [when] tuż po zabiciu postaci z innej gildii
   *[nom] Po zabiciu postaci
}
moment-any = { $case ->
    [when] na początku rundy, w swojej turze, tuż przed wymianą, na końcu rundy (zanim gracze zdecydują, które komnaty zachować) albo w odpowiedzi na zdolność innego gracza
   *[nom] Dowolny moment
}
moment-never = { $case ->
    [when] nigdy
   *[nom] Stały efekt
}

## Amounts, in the nominative or the accusative, which are alike. Those after "nic" are for rooms: what they are worth,
## and where their doors are, after a colon.

amount-florins = { $count ->
    [one] { $count } floren
    [few] { $count } floreny
   *[many] { $count } florenów
}
amount-gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
}
amount-nothing = nic
amount-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
amount-income_florins = { $count ->
    [one] { $count } floren
    [few] { $count } floreny
   *[many] { $count } florenów
} co rundę
amount-income_gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
} co rundę
amount-north = północ
amount-north_left = północ z lewej
amount-north_right = północ z prawej
amount-east = wschód
amount-east_upper = wschód u góry
amount-east_lower = wschód u dołu
amount-south = południe
amount-south_right = południe z prawej
amount-south_left = południe z lewej
amount-west = zachód
amount-west_lower = zachód u dołu
amount-west_upper = zachód u góry
worth-icon = { $gained } i 1 symbol { NAME($faction, case: "gen") }
worth-member = 1 punkt za każdy symbol { NAME($faction, case: "gen") }
worth-factions = 1 punkt za każdą frakcję
worth-plain = { $gained }

## What characters can do, said as on a card, to its owner. Price and moment are told apart.

ability-general = na koniec gry 1 punkt za każdy symbol wojowników
ability-paladin = unieważnij zdolność cudzej postaci z symbolem łotrów
ability-bodyguard = za wskazanie twojej postaci inni gracze płacą dodatkowo { $count ->
    [one] { $count } floren
    [few] { $count } floreny
   *[many] { $count } florenów
}
ability-dwarf-veteran = tej postaci nie można zabić
ability-mercenary = zabij postać innego gracza, która ma najwyżej { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
ability-alchemist = weź { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
}
ability-archmage = na koniec gry 1 punkt za każdy symbol czarodziejów
ability-illusionist = na koniec gry ma także symbol wybranej przez ciebie frakcji
ability-diviner = zastąp postać na rynku następną kartą z talii
ability-enchantress = przenieś postać na rynku do innej strefy
ability-necromancer = weź do swojej gildii postać, którą właśnie zabito w innej gildii
ability-apprentice = na koniec gry { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}, jeśli masz co najmniej { $symbols ->
    [one] { $symbols } symbol
    [few] { $symbols } symbole
   *[many] { $symbols } symboli
} czarodziejów
ability-assassin = zabij postać innego gracza
ability-gambler = { $count ->
    [one] postaw { $count } floren
    [few] postaw najwyżej { $count } floreny
   *[many] postaw najwyżej { $count } florenów
}; stawka wraca podwojona, jeśli następna karta ma co najmniej 1 punkt
ability-thief = zabierz innemu graczowi { $count ->
    [one] { $count } floren
    [few] { $count } floreny
   *[many] { $count } florenów
}
ability-spy = na koniec gry tyle punktów, ile widnieje na najlepszej karcie postaci innych graczy
ability-smuggler = za komnatę kupioną w tej turze możesz zamiast każdego złota zapłacić { $count ->
    [one] { $count } floren
    [few] { $count } floreny
   *[many] { $count } florenów
}
ability-beggar = po przychodzie każdy, kto ma więcej florenów od ciebie, oddaje ci { $count ->
    [one] { $count } floren
    [few] { $count } floreny
   *[many] { $count } florenów
}
ability-king-of-thieves = na koniec gry 1 punkt za każdy symbol łotrów
ability-princess = na koniec gry { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}, jeśli masz też Księcia
ability-duchess = na koniec gry 1 punkt za każdy symbol szlachciców
ability-herald = weź znacznik pierwszego gracza bez względu na liczbę florenów
ability-ambassador = na koniec gry 1 punkt za każdą frakcję w twojej gildii
ability-high-priestess = na koniec gry 1 punkt za każdy symbol kapłanów
ability-healer = ocal swoją zaatakowaną postać
ability-inquisitor = unieważnij zdolność innego gracza, chyba że zapłaci on { $count ->
    [one] { $count } floren
    [few] { $count } floreny
   *[many] { $count } florenów
}
ability-druid = na koniec gry 1 punkt za każdy aktywny ogród, najwyżej { $count }
ability-tithe-keeper = połóż na jej karcie 1 floren (łącznie najwyżej { $count }); każdy daje na koniec gry 1 punkt
ability-carpenter = komnata kupiona w tej turze kosztuje o { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
} mniej, ale co najmniej 1
ability-architect = jedne drzwi komnaty kupionej w tej turze mogą trafić na ścianę
ability-mason = na koniec gry 1 punkt za każde { $count ->
    [one] { $count } aktywne pole
    [few] { $count } aktywne pola
   *[many] { $count } aktywnych pól
}
ability-master-smith = na koniec gry 1 punkt za każdy symbol rzemieślników
ability-innkeeper = co rundę 1 floren za każdą aktywną jadalnię i kuchnię, najwyżej { $count }
ability-guard-dog = poświęć go, aby ocalić inną swoją zaatakowaną postać
ability-cat = inni gracze nie mogą go wskazać; na koniec gry { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}, jeśli masz aktywną kuchnię
ability-elf-archer = { $count ->
    [one] odzyskaj { $count } floren
    [few] odzyskaj najwyżej { $count } floreny
   *[many] odzyskaj najwyżej { $count } florenów
} ze strefy, w której twoja oferta nie jest najwyższa
ability-engineer = przełóż jedną ze swoich komnat na inne miejsce
ability-gardener = ogród kupiony w tej turze kosztuje o { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
} mniej
ability-beast-tamer = na koniec gry 1 punkt za każdy symbol zwierząt
ability-raven = obejrzyj dwie następne karty z talii i odłóż je w dowolnej kolejności

## Options

option-bid_mode = Warunki licytowania
option-bid_mode-two_added = Floreny dołożone w dwóch strefach i najwyższa oferta w obu
option-bid_mode-two_led = Floreny dołożone w jednej lub dwóch strefach, a potem najwyższa oferta w co najmniej dwóch
option-refund_on_empty = Floreny wracają do graczy, gdy tylko w strefie zabraknie postaci, a nie dopiero przed wymianą
option-supplement = Sześć dodatkowych postaci: Elfia łuczniczka, Inżynier, Ogrodnik, Poskramiaczka zwierząt, Kruk i Smocze pisklę
option-crown_agent = W grze dwuosobowej agent Korony kładzie po 1 florenie w każdej strefie z postaciami: najwyższa oferta to wtedy co najmniej 2 floreny
option-second_killer = Najemniczka także może zabijać: za 4 floreny postać, która ma najwyżej 2 punkty
option-plot_rows = Rzędy na planszach siedzib
option-plot_rows-5 = Pięć rzędów: 18 wolnych pól
option-plot_rows-4 = Cztery rzędy: 14 wolnych pól
option-room_supply = Nowe komnaty w każdej rundzie
option-room_supply-normal = Zwykła liczba: 4, 6 lub 8 komnat dla dwóch, trzech lub czterech graczy
option-room_supply-tight = Mniej: 3, 5 lub 6 komnat dla dwóch, trzech lub czterech graczy
option-gold_income_points = Punkty Bankiera i Złotniczki, którzy przynoszą złoto
option-gold_income_points--2 = −2 punkty
option-gold_income_points--3 = −3 punkty

## What happened. "nic" is amount-nothing.

event-begins = Znacznik pierwszego gracza otrzymuje { $seat }.
event-objective-drawn = Cel w tej partii: { NAME($objective) }.
event-round-begins = Runda { $number } z { $last }. Wszystkie zdolności się odnawiają.
event-received = { $coins ->
    [nic] { $seat } nie otrzymuje przychodu.
   *[other] { $seat } otrzymuje przychód: { $coins }.
}
event-begged = Zdolność Żebraka: { $victim } ma więcej florenów niż { $seat } i oddaje temu graczowi { $florins ->
    [one] { $florins } floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
}.
event-room-shown = Nowa komnata do kupienia: { NAME($room) }.
event-character-shown = Nowa postać na rynku (strefa { $zone }): { NAME($character) }.
event-crown-bid = { $florins ->
    [one] Agent Korony kładzie 1 floren w jedynej strefie z postaciami.
   *[other] Agent Korony kładzie po 1 florenie w każdej strefie z postaciami (liczba stref: { $florins }).
}
event-bid-made = { $seat } dokłada { $florins ->
    [one] { $florins } floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
} w strefie { $zone } i ma tam najwyższą ofertę: { $total }.
event-bid-made-in-two = { $seat } dokłada { $florins ->
    [one] { $florins } floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
} w strefie { $zone } i { $more } w strefie { $other }; obie oferty są teraz najwyższe ({ $total } i { $sum }).
event-hired = { $seat } pozyskuje { NAME($character, case: "acc") } za { $florins ->
    [one] { $florins } floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
}.
event-passed = { $seat } pasuje.
event-auction-ends = { $left ->
    [0] Koniec licytacji: na rynku nie ma już żadnej postaci.
    [one] Koniec licytacji: wszyscy kolejno pasują; na rynku zostaje { $left } postać.
    [few] Koniec licytacji: wszyscy kolejno pasują; na rynku zostają { $left } postacie.
   *[many] Koniec licytacji: wszyscy kolejno pasują; na rynku zostaje { $left } postaci.
}
event-refunded = { $seat } odzyskuje { $florins ->
    [one] { $florins } floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
} z namiotów na rynku.
event-exchanged = { $seat } wymienia { $florins ->
    [one] { $florins } floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
} na { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}.
event-bought = { $coins ->
    [nic] { $seat } bierze { NAME($room, case: "acc") } bez opłaty i umieszcza kafel w kolumnie { $column }, w rzędzie { $row }.
   *[other] { $seat } kupuje { NAME($room, case: "acc") } za { $coins }, po czym umieszcza kafel w kolumnie { $column }, w rzędzie { $row }.
}
event-room-inactive = { $seat }: { NAME($room) } nie ma połączenia drzwiami z holem wejściowym, więc kafel jest nieaktywny i na razie nic nie daje.
event-room-awakes = { $seat }: { NAME($room) } ma już połączenie drzwiami z holem wejściowym, więc kafel staje się aktywny.
event-room-cut-off = { $seat }: { NAME($room) } traci połączenie drzwiami z holem wejściowym, więc kafel staje się nieaktywny.
event-doorway-opened = Dzięki Architektce { $seat } przebija przejście w ścianie (kolumna { $column }, rząd { $row }, strona { NAME($side, case: "adj") }).
event-builds-no-more = { $seat } pasuje i w tej rundzie nie kupuje już komnat.
event-room-kept = { $seat } płaci, aby zachować { NAME($room, case: "acc") } na następną rundę.
event-cleared = { $rooms ->
    [0] Żadna komnata nie zostaje odrzucona
    [one] Odrzucona zostaje { $rooms } komnata
    [few] Odrzucone zostają { $rooms } komnaty
   *[many] Odrzuconych zostaje { $rooms } komnat
}; { $characters ->
    [0] na rynku nie ma niepozyskanych postaci.
    [one] z rynku odrzucona zostaje { $characters } niepozyskana postać.
    [few] z rynku odrzucone zostają { $characters } niepozyskane postacie.
   *[many] z rynku odrzuconych zostaje { $characters } niepozyskanych postaci.
}
event-took-marker = { $herald ->
    [0] { $tied ->
        [0] { $seat } ma najwięcej florenów ({ $florins }) i otrzymuje znacznik pierwszego gracza na następną rundę.
       *[other] { $florins ->
            [0] Nikt nie ma już florenów, więc znacznik pierwszego gracza zachowuje na następną rundę { $seat }.
           *[other] Najwięcej florenów ({ $florins }) ma więcej niż jeden gracz: znacznik pierwszego gracza na następną rundę otrzymuje { $seat }, bo spośród nich gra najwcześniej.
        }
    }
   *[other] Dzięki Heroldowi { $seat } otrzymuje znacznik pierwszego gracza na następną rundę.
} Wszystkie floreny wracają do banku.
event-activated = { $coins ->
    [nic] { $seat } używa zdolności { NAME($character, case: "gen") }.
   *[other] { $character ->
        [character-gambler] { $seat } używa zdolności { NAME($character, case: "gen") } (stawka: { $coins }).
       *[other] { $seat } używa zdolności { NAME($character, case: "gen") } (koszt: { $coins }).
    }
}
event-aimed-at = { NAME($character) } ma zabić { NAME($target, case: "acc") } (właściciel: { $owner }).
event-aimed-at-market = { NAME($character) } ma usunąć z rynku { NAME($target, case: "acc") }.
event-aimed-at-zone = { NAME($character) } ma przenieść { NAME($target, case: "acc") } do strefy { $zone }.
event-aimed-at-player = Ofiarą { NAME($character, case: "gen") } ma paść { $victim }.
event-aimed-at-bid = { NAME($character) } ma odzyskać { $florins ->
    [one] { $florins } floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
} ze strefy { $zone }.
event-aimed-at-room = { NAME($character) } ma przełożyć { NAME($room, case: "acc") }.
event-aimed-at-dead = { NAME($character) } ma wskrzesić { NAME($target, case: "acc") }.
event-answers = { $character ->
    [character-paladin] { $seat } odpowiada na zdolność { NAME($answered, case: "gen") }, której używa { $victim }: Paladynka ma unieważnić tę zdolność, bo karta { NAME($answered, case: "gen") } ma symbol łotrów.
   *[other] { $seat } odpowiada na zdolność { NAME($answered, case: "gen") }, której używa { $victim }: najpierw zadziała { NAME($character) }. Zdolność { NAME($answered, case: "gen") } czeka i nadal można na nią odpowiedzieć.
}
event-answers-to-save = { $character ->
    [character-guard-dog] { $seat } odpowiada na zdolność { NAME($answered, case: "gen") }, której używa { $victim }: Pies strażniczy zostaje poświęcony, aby ocalić { NAME($saved, case: "acc") }.
   *[other] { $saved ->
        [character-healer] { $seat } odpowiada na zdolność { NAME($answered, case: "gen") }, której używa { $victim }: Uzdrowicielka ma ocalić samą siebie.
       *[other] { $seat } odpowiada na zdolność { NAME($answered, case: "gen") }, której używa { $victim }: { NAME($character) } ma ocalić { NAME($saved, case: "acc") }.
    }
}
event-answers-with-demand = { $florins ->
    [one] { $seat } odpowiada na zdolność { NAME($answered, case: "gen") }, której używa { $victim }: { NAME($character) } unieważni ją, chyba że { $victim } zapłaci { $florins } floren.
    [few] { $seat } odpowiada na zdolność { NAME($answered, case: "gen") }, której używa { $victim }: { NAME($character) } unieważni ją, chyba że { $victim } zapłaci { $florins } floreny.
   *[many] { $seat } odpowiada na zdolność { NAME($answered, case: "gen") }, której używa { $victim }: { NAME($character) } unieważni ją, chyba że { $victim } zapłaci { $florins } florenów.
}
event-killed = { $seat } zabija { NAME($character, case: "acc") } zdolnością { NAME($killer, case: "gen") }: { $owner } odrzuca tę kartę.
event-survived = { NAME($target) } (właściciel: { $owner }) przeżywa: dzięki ochronie atak nie ma skutku.
event-protected = { $target ->
    [character-healer] { $character ->
        [character-healer] Uzdrowicielka (właściciel: { $owner }) chroni samą siebie: przeżyje ten atak.
       *[other] { NAME($character) } chroni Uzdrowicielkę (właściciel: { $owner }): ta postać przeżyje ten atak.
    }
   *[other] { NAME($character) } chroni { NAME($target, case: "acc") } (właściciel: { $owner }): ta postać przeżyje ten atak.
}
event-sacrificed = { $seat } poświęca { NAME($character, case: "acc") }: karta zostaje odrzucona.
event-countered = { $seat } zdolnością { NAME($counter, case: "gen") } unieważnia zdolność { NAME($character, case: "gen") }, której używa { $owner }: nie ma ona skutku, a ewentualny koszt przepada.
event-demand-unpaid = { $unable ->
    [0] { $florins ->
        [one] { $seat } nie chce zapłacić { $florins } florena, którego żąda Inkwizytor.
       *[other] { $seat } nie chce zapłacić { $florins } florenów, których żąda Inkwizytor.
    }
   *[other] { $florins ->
        [one] { $seat } nie może zapłacić { $florins } florena, którego żąda Inkwizytor.
       *[other] { $seat } nie może zapłacić { $florins } florenów, których żąda Inkwizytor.
    }
}
event-paid-demand = { $florins ->
    [one] { $seat } płaci { $florins } floren: Inkwizytor nie unieważnia zdolności { NAME($spared, case: "gen") }, ale nadal można na nią odpowiedzieć.
    [few] { $seat } płaci { $florins } floreny: Inkwizytor nie unieważnia zdolności { NAME($spared, case: "gen") }, ale nadal można na nią odpowiedzieć.
   *[many] { $seat } płaci { $florins } florenów: Inkwizytor nie unieważnia zdolności { NAME($spared, case: "gen") }, ale nadal można na nią odpowiedzieć.
}
event-nothing-happens = { $character ->
    [character-assassin] Zdolność { NAME($character, case: "gen") } nie ma skutku: wskazanej postaci nie ma już w żadnej innej gildii.
    [character-mercenary] Zdolność { NAME($character, case: "gen") } nie ma skutku: wskazanej postaci nie ma już w żadnej innej gildii.
    [character-necromancer] Zdolność { NAME($character, case: "gen") } nie ma skutku: zabitej postaci nie ma już wśród odrzuconych kart.
    [character-diviner] Zdolność { NAME($character, case: "gen") } nie ma skutku: wskazanej postaci nie ma już na rynku.
    [character-enchantress] Zdolność { NAME($character, case: "gen") } nie ma skutku: wskazanej postaci nie można już przenieść do wybranej strefy.
    [character-gambler] Zdolność { NAME($character, case: "gen") } nie ma skutku: talia jest pusta, a stawka przepada.
    [character-raven] Zdolność { NAME($character, case: "gen") } nie ma skutku: talia jest pusta.
    [character-tithe-keeper] Zdolność { NAME($character, case: "gen") } nie ma skutku: tej karty nie ma już w gildii, więc floren przepada.
    [character-elf-archer] Zdolność { NAME($character, case: "gen") } nie ma skutku: z wybranej strefy nie można już odzyskać florenów.
    [character-healer] Zdolność { NAME($character, case: "gen") } nie ma skutku: zaatakowanej postaci już nie ma.
    [character-guard-dog] Zdolność { NAME($character, case: "gen") } nie ma skutku: zaatakowanej postaci już nie ma.
   *[other] Zdolność { NAME($character, case: "gen") } nie ma skutku, bo nie ma już tego, na co miała zadziałać.
}
event-gained-gold = Dzięki Alchemikowi { $seat } otrzymuje { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}.
event-raised = Dzięki Nekromancie { $seat } wskrzesza { NAME($character, case: "acc") } i bierze tę postać do swojej gildii.
event-divined = Wieszczka usuwa { NAME($character, case: "acc") } ze strefy { $zone }; { $replaced ->
    [0] talia jest pusta, więc to miejsce zostaje puste.
   *[other] to miejsce zajmuje następna karta z talii.
}
event-moved = Zaklinaczka przenosi { NAME($character, case: "acc") } do strefy { $zone }.
event-gambled = Hazardzista odkrywa kartę z talii: { NAME($character) } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}). { $florins ->
    [0] { $seat } traci stawkę.
    [one] { $seat } odzyskuje stawkę z wygraną: { $florins } floren.
    [few] { $seat } odzyskuje podwojoną stawkę: { $florins } floreny.
   *[many] { $seat } odzyskuje podwojoną stawkę: { $florins } florenów.
} Karta trafia na spód talii.
event-stole = { $florins ->
    [0] Złodziejka wraca z niczym: { $victim } nie ma już florenów.
    [one] Dzięki Złodziejce { $seat } zabiera { $florins } floren; traci go { $victim }.
    [few] Dzięki Złodziejce { $seat } zabiera { $florins } floreny; traci je { $victim }.
   *[many] Dzięki Złodziejce { $seat } zabiera { $florins } florenów; traci je { $victim }.
}
event-in-force = { $character ->
    [character-carpenter] Dzięki Stolarzowi { $seat } zapłaci mniej za komnatę kupioną w tej turze.
    [character-smuggler] Dzięki Przemytnikowi { $seat } może zapłacić florenami zamiast złotem za komnatę kupioną w tej turze.
    [character-architect] Dzięki Architektce { $seat } może umieścić komnatę kupioną w tej turze tak, by jedne drzwi trafiły na ścianę.
    [character-gardener] Dzięki Ogrodnikowi { $seat } zapłaci mniej za ogród kupiony w tej turze.
   *[other] { NAME($character) } pomaga przy komnacie, którą { $seat } kupi w tej turze.
}
event-tithed = { $florins ->
    [one] { $seat } ma teraz na karcie Strażniczki dziesięciny { $florins } floren, wart na koniec gry 1 punkt.
    [few] { $seat } ma teraz na karcie Strażniczki dziesięciny { $florins } floreny, każdy wart na koniec gry 1 punkt.
   *[many] { $seat } ma teraz na karcie Strażniczki dziesięciny { $florins } florenów, każdy wart na koniec gry 1 punkt.
}
event-herald-speaks = Dzięki Heroldowi znacznik pierwszego gracza otrzyma { $seat }, bez względu na liczbę florenów.
event-took-back = Dzięki Elfiej łuczniczce { $seat } odzyskuje { $florins ->
    [one] { $florins } floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
} ze strefy { $zone }.
event-relocated = Dzięki Inżynierowi { $seat } umieszcza { NAME($room, case: "acc") } w kolumnie { $column }, w rzędzie { $row }.
event-saw = { $seat } ogląda kartę z wierzchu talii: { NAME($character) }.
event-saw-unseen = { $seat } ogląda kartę z wierzchu talii.
event-arranged = { $exchanged ->
    [0] { $seat } odkłada obie karty na talię w tej samej kolejności.
   *[other] { $seat } odkłada obie karty na talię w odwrotnej kolejności.
}
event-arranged-unseen = { $seat } odkłada obie karty na talię w kolejności, której nie zna nikt inny.
event-faction-named = { $seat } wybiera frakcję dla Iluzjonisty: w końcowej punktacji ma on także symbol { NAME($faction, case: "gen") }.
event-scored-characters = { $seat } ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} z kart postaci i { $more } za zdolności tych postaci.
event-scored-rooms = { $seat } ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za aktywne komnaty.
event-scored-objective = Cel „{ NAME($objective) }”: { $place ->
    [1] pierwsze miejsce zajmuje
   *[2] drugie miejsce zajmuje
} { $seat } i otrzymuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.

## Questions to the player

ask-arrange = Następna karta w talii to { NAME($character) }, a po niej { NAME($other) }. Czy zamieniasz je miejscami?
ask-bid-florins = Ile florenów dokładasz w strefie { $zone }? Twoja oferta w tej strefie: { $own }, najwyższa oferta innych graczy: { $high }.
ask-bid-second-florins = Ile florenów dokładasz w strefie { $zone }? Twoja oferta w tej strefie: { $own }, najwyższa oferta innych graczy: { $high }.
ask-bid-second-zone = Dokładasz { $florins ->
    [one] { $florins } floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
} w strefie { $zone }. W której strefie składasz drugą ofertę?
ask-bid-zone = { $rule ->
    [one] W której strefie składasz ofertę? Teraz wystarczy jedna strefa.
    [led] W której strefie składasz pierwszą ofertę? Potem twoje oferty muszą być najwyższe w co najmniej dwóch strefach.
   *[two] W której strefie składasz pierwszą ofertę? Drugą złożysz w strefie o wyższym numerze.
}
ask-call-herald = { $mine ->
    [yes] Znacznik pierwszego gracza i tak otrzymasz. Czy używasz zdolności Herolda?
   *[no] Znacznik pierwszego gracza ma otrzymać { $holder }. Czy używasz zdolności Herolda, aby wziąć go dla siebie?
}
ask-choose-anchor = { $size ->
    [large] Na którym polu umieszczasz { NAME($room, case: "acc") }? Wskaż górne z dwóch pól tej komnaty, a jeśli ma ona leżeć poziomo, lewe.
   *[small] Na którym polu umieszczasz { NAME($room, case: "acc") }?
}
ask-choose-lifted-cell = { $size ->
    [large] Na które pole przekładasz { NAME($room, case: "acc") }? Wskaż górne z dwóch pól tej komnaty, a jeśli ma ona leżeć poziomo, lewe.
   *[small] Na które pole przekładasz { NAME($room, case: "acc") }?
}
ask-choose-lifted-turn = Jak obracasz { NAME($room, case: "acc") } w kolumnie { $column }, w rzędzie { $row }?
ask-choose-new-zone = Do której strefy przenosisz { NAME($target, case: "acc") }? Oferty pozostają na swoich miejscach.
ask-choose-on-offer = { $character ->
    [character-diviner] Którą postać Wieszczka usuwa z rynku?
   *[other] Którą postać na rynku przenosi { NAME($character) }?
}
ask-choose-orientation = Jak obracasz { NAME($room, case: "acc") } w kolumnie { $column }, w rzędzie { $row }?
ask-choose-own-bid = Z której strefy odzyskujesz floreny dzięki Elfiej łuczniczce?
ask-choose-own-room = Którą ze swoich komnat przekładasz dzięki Inżynierowi?
ask-choose-rival = Którą postać ma zabić { NAME($character) }?
ask-choose-stake = Ile florenów stawiasz? Jeśli karta, którą odkryje Hazardzista, ma co najmniej 1 punkt, stawka wraca podwojona; w przeciwnym razie przepada.
ask-choose-taken-back = Ile florenów odzyskujesz ze strefy { $zone } dzięki Elfiej łuczniczce?
ask-choose-victim = Kogo ma okraść Złodziejka?
ask-exchange-florins = Ile złota bierzesz w zamian za floreny? 1 złoto kosztuje { $rate ->
    [one] { $rate } floren
    [few] { $rate } floreny
   *[many] { $rate } florenów
}. { $last ->
    [yes] To ostatnia runda: znacznika pierwszego gracza już się nie przyznaje, a pozostałe floreny na koniec gry nic nie są warte.
   *[no] Kto do końca rundy zachowa najwięcej florenów, otrzyma znacznik pierwszego gracza; potem wszystkie floreny przepadają.
}
ask-keep-rooms = Czy płacisz { $count ->
    [one] { $count } floren
    [few] { $count } floreny
   *[many] { $count } florenów
}, aby zachować komnatę na następną rundę? Każdy gracz będzie mógł ją kupić.
ask-name-second-faction = Symbol której frakcji ma mieć dodatkowo twój Iluzjonista w końcowej punktacji?
ask-pay-in-florins = { $count ->
    [0] { NAME($room) } nic nie kosztuje.
   *[other] { NAME($room) } kosztuje { $count ->
        [one] { $count } złoto
       *[other] { $count } złota
    }. Jak płacisz? Dzięki Przemytnikowi możesz zamiast każdego złota zapłacić { $rate ->
        [one] { $rate } floren
        [few] { $rate } floreny
       *[many] { $rate } florenów
    }.
}
ask-pay-or-lose = Inkwizytor, którego używa { $holder }, żąda { $count ->
    [one] { $count } florena
   *[other] { $count } florenów
} za zdolność { NAME($character, case: "gen") }, której używasz. Czy płacisz? Jeśli nie, zdolność zostanie unieważniona.
ask-raise-dead = Właśnie zabito { NAME($target, case: "acc") }. Czy używasz zdolności Nekromanty, aby wskrzesić tę postać i wziąć ją do swojej gildii?
ask-respond = { $aim ->
    [character] { $holder } używa zdolności { NAME($character, case: "gen") }, aby zabić { NAME($target, case: "acc") } (właściciel: { $owner }).
    [market] { $holder } używa zdolności { NAME($character, case: "gen") }, aby usunąć z rynku { NAME($target, case: "acc") }.
    [zone] { $holder } używa zdolności { NAME($character, case: "gen") }, aby przenieść { NAME($target, case: "acc") } do strefy { $zone }.
    [player] { $holder } używa zdolności { NAME($character, case: "gen") }: „{ NAME($ability, $number) }”. Ofiarą ma paść { $victim }.
    [answer] { $character ->
        [character-paladin] { $holder } używa zdolności Paladynki, aby unieważnić zdolność { NAME($target, case: "gen") }, której używa { $owner }.
        [character-inquisitor] { $holder } używa zdolności Inkwizytora w odpowiedzi na zdolność { NAME($target, case: "gen") }, którą unieważni, chyba że { $owner } zapłaci { $number ->
            [one] { $number } floren
            [few] { $number } floreny
           *[many] { $number } florenów
        }.
        [character-healer] { $attacked ->
            [character-healer] { $holder } używa zdolności Uzdrowicielki, aby ocalić ją samą: tę postać ma zabić { NAME($target) } ({ $owner }).
           *[other] { $holder } używa zdolności Uzdrowicielki, aby ocalić { NAME($attacked, case: "acc") }: tę postać ma zabić { NAME($target) } ({ $owner }).
        }
        [character-guard-dog] { $holder } używa zdolności Psa strażniczego, aby ocalić { NAME($attacked, case: "acc") }: tę postać ma zabić { NAME($target) } ({ $owner }).
       *[other] { $holder } używa zdolności { NAME($character, case: "gen") } w odpowiedzi na zdolność { NAME($target, case: "gen") }, której używa { $owner }.
    }
    [dead] { $holder } używa zdolności { NAME($character, case: "gen") }, aby wskrzesić { NAME($target, case: "acc") } i wziąć tę postać do swojej gildii.
   *[none] { $character ->
        [character-assassin] { $holder } używa zdolności { NAME($character, case: "gen") }, ale wskazanej postaci nie ma już w żadnej gildii.
        [character-mercenary] { $holder } używa zdolności { NAME($character, case: "gen") }, ale wskazanej postaci nie ma już w żadnej gildii.
        [character-elf-archer] { $holder } używa zdolności { NAME($character, case: "gen") }, aby odzyskać { $florins ->
            [one] { $florins } floren
            [few] { $florins } floreny
           *[many] { $florins } florenów
        } ze strefy { $zone }.
        [character-engineer] { $holder } używa zdolności { NAME($character, case: "gen") }, aby przełożyć swoją komnatę ({ NAME($room) }).
        [character-gambler] { $holder } używa zdolności { NAME($character, case: "gen") }, aby zagrać o podwojenie stawki: { $florins ->
            [one] { $florins } floren
            [few] { $florins } floreny
           *[many] { $florins } florenów
        }.
        [character-herald] { $holder } używa zdolności { NAME($character, case: "gen") }, aby otrzymać znacznik pierwszego gracza.
        [character-raven] { $holder } używa zdolności { NAME($character, case: "gen") }, aby obejrzeć dwie następne karty z talii i ułożyć je w dowolnej kolejności.
        [character-tithe-keeper] { $holder } używa zdolności { NAME($character, case: "gen") }, aby położyć na jej karcie floren, wart na koniec gry 1 punkt.
       *[other] { $holder } używa zdolności { NAME($character, case: "gen") }: „{ NAME($ability, $number) }”.
    }
} Czy odpowiadasz, zanim to się stanie?
ask-take-auction-turn = { $rule ->
    [one] Twoja tura w licytacji: złóż ofertę (teraz wystarczy jedna strefa), pozyskaj postać ze strefy, w której masz najwyższą ofertę, albo spasuj.
    [led] Twoja tura w licytacji: złóż ofertę tak, by mieć najwyższe oferty w dwóch strefach, pozyskaj postać ze strefy, w której masz najwyższą ofertę, albo spasuj.
   *[two] Twoja tura w licytacji: złóż oferty w dwóch strefach, pozyskaj postać ze strefy, w której masz najwyższą ofertę, albo spasuj.
}
ask-take-building-turn = Kup komnatę albo spasuj; po spasowaniu nie kupisz już nic w tej rundzie.
ask-use-in-window = { NAME($moment) }: czy używasz zdolności?

## Questions to somebody else

asks-chance = Decyduje los.
asks-arrange = { $seat } decyduje, w jakiej kolejności odłożyć dwie karty na talię.
asks-bid-florins = { $seat } wybiera wysokość oferty.
asks-bid-second-florins = { $seat } wybiera wysokość drugiej oferty.
asks-bid-second-zone = { $seat } wybiera drugą strefę, w której złoży ofertę.
asks-bid-zone = { $seat } wybiera strefę, w której złoży ofertę.
asks-call-herald = { $seat } decyduje, czy użyć zdolności Herolda.
asks-choose-anchor = { $seat } wybiera pole dla komnaty.
asks-choose-lifted-cell = { $seat } wybiera nowe pole dla komnaty.
asks-choose-lifted-turn = { $seat } wybiera, jak obrócić komnatę.
asks-choose-new-zone = { $seat } wybiera strefę dla zdolności Zaklinaczki.
asks-choose-on-offer = { $seat } wybiera postać na rynku.
asks-choose-orientation = { $seat } wybiera, jak obrócić komnatę.
asks-choose-own-bid = { $seat } wybiera strefę dla zdolności Elfiej łuczniczki.
asks-choose-own-room = { $seat } wybiera komnatę dla zdolności Inżyniera.
asks-choose-rival = { $seat } wybiera postać, którą chce zabić.
asks-choose-stake = { $seat } wybiera stawkę dla zdolności Hazardzisty.
asks-choose-taken-back = { $seat } wybiera, ile florenów odzyskać.
asks-choose-victim = { $seat } wybiera, kogo okraść.
asks-exchange-florins = { $seat } decyduje, ile florenów wymienić.
asks-keep-rooms = { $seat } decyduje, które komnaty zachować na następną rundę.
asks-name-second-faction = { $seat } wybiera frakcję dla Iluzjonisty.
asks-pay-in-florins = { $seat } wybiera, jak zapłacić.
asks-pay-or-lose = { $seat } decyduje, czy zapłacić to, czego żąda Inkwizytor.
asks-raise-dead = { $seat } decyduje, czy użyć zdolności Nekromanty.
asks-respond = { $seat } decyduje, czy odpowiedzieć.
asks-take-auction-turn = { $seat } składa ofertę, pozyskuje postać albo pasuje.
asks-take-building-turn = { $seat } kupuje komnatę albo pasuje.
asks-use-in-window = { $seat } decyduje, czy użyć zdolności.

## Actions

do-pass = Spasuj
do-pass--take-building-turn = Spasuj: nie kupuj już komnat w tej rundzie
do-done = Nie używaj zdolności
do-done--bid-second-zone = Nie składaj drugiej oferty
do-done--keep-rooms = { $count ->
    [0] Nie zachowuj żadnej komnaty
   *[other] Nie zachowuj więcej komnat
}
do-done--respond = Nie odpowiadaj
do-done--raise-dead = Nie wskrzeszaj tej postaci
do-done--call-herald = Nie używaj zdolności Herolda
do-bid = Złóż ofertę
do-yes = Tak
do-yes--pay-or-lose = Zapłać { $count ->
    [one] { $count } floren
    [few] { $count } floreny
   *[many] { $count } florenów
}
do-yes--arrange = Zamień je miejscami
do-no = Nie
do-no--pay-or-lose = Nie płać: twoja zdolność zostanie unieważniona
do-no--arrange = Zostaw je bez zmian
do-use-ability = { NAME($character) }: { NAME($ability, $count) }
do-choose-character = { NAME($character) }
do-choose-character--take-auction-turn = Pozyskaj { NAME($character, case: "acc") } za { $florins ->
    [one] { $florins } floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
} ze strefy { $zone }
do-choose-character--choose-rival = Zabij { NAME($character, case: "acc") }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, właściciel: { $owner }
do-choose-character--choose-on-offer = { NAME($character) } w strefie { $zone }
do-choose-zone = Strefa { $zone } ({ $size ->
    [0] bez postaci
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } i inne
}), { $lead ->
    [you] najwyższą ofertę masz ty: { $high }
    [rival] najwyższą ofertę ma { $holder }: { $high }
   *[nobody] nikt nie ma najwyższej oferty
}
do-choose-zone--choose-own-bid = Strefa { $zone } ({ $size ->
    [0] bez postaci
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } i inne
}), twoja oferta: { $own }
do-choose-zone--bid-zone = Strefa { $zone } ({ $size ->
    [0] bez postaci
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } i inne
}), { $lead ->
    [you] najwyższą ofertę masz ty: { $high }
    [rival] najwyższą ofertę ma { $holder }: { $high }
   *[nobody] nikt nie ma najwyższej oferty
}; dołóż co najmniej { $least ->
    [one] { $least } floren
    [few] { $least } floreny
   *[many] { $least } florenów
}
do-choose-zone--bid-second-zone = Strefa { $zone } ({ $size ->
    [0] bez postaci
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } i inne
}), { $lead ->
    [you] najwyższą ofertę masz ty: { $high }
    [rival] najwyższą ofertę ma { $holder }: { $high }
   *[nobody] nikt nie ma najwyższej oferty
}; dołóż co najmniej { $least ->
    [one] { $least } floren
    [few] { $least } floreny
   *[many] { $least } florenów
}
do-choose-count = { $count }
do-choose-count--bid-florins = Dołóż { $count ->
    [one] { $count } floren
    [few] { $count } floreny
   *[many] { $count } florenów
}: twoja oferta wyniesie { $total }
do-choose-count--bid-second-florins = Dołóż { $count ->
    [one] { $count } floren
    [few] { $count } floreny
   *[many] { $count } florenów
}: twoja oferta wyniesie { $total }
do-choose-count--exchange-florins = { $count ->
    [0] Nic nie wymieniaj
   *[other] Weź { $count ->
        [one] { $count } złoto
       *[other] { $count } złota
    }
}: { $left ->
    [0] nie zostanie ci żaden floren
    [one] zostanie ci { $left } floren
    [few] zostaną ci { $left } floreny
   *[many] zostanie ci { $left } florenów
}
do-choose-count--choose-stake = Postaw { $count ->
    [one] { $count } floren
    [few] { $count } floreny
   *[many] { $count } florenów
}
do-choose-count--choose-taken-back = Odzyskaj { $count ->
    [one] { $count } floren
    [few] { $count } floreny
   *[many] { $count } florenów
}
do-choose-count--pay-in-florins = { $coins ->
    [nic] Nic nie płać
   *[other] Zapłać { $coins }
}
do-choose-seat = { $seat }
do-choose-seat--choose-victim = { $seat } (ma { $florins ->
    [one] { $florins } floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
})
do-choose-room = { NAME($room) }
do-choose-room--take-building-turn = Kup { $size ->
    [large] { NAME($room, case: "acc") } ({ NAME($kind) })
   *[small] { NAME($room, case: "acc") }
}: { $worth ->
    [icon] { $gained } i 1 symbol { NAME($faction, case: "gen") }
    [member] 1 punkt za każdy symbol { NAME($faction, case: "gen") }
    [factions] 1 punkt za każdą frakcję
   *[plain] { $gained }
}
do-choose-room--keep-rooms = Zachowaj { $size ->
    [large] { NAME($room, case: "acc") } ({ NAME($kind) })
   *[small] { NAME($room, case: "acc") }
}: { $worth ->
    [icon] { $gained } i 1 symbol { NAME($faction, case: "gen") }
    [member] 1 punkt za każdy symbol { NAME($faction, case: "gen") }
    [factions] 1 punkt za każdą frakcję
   *[plain] { $gained }
}
do-choose-room--choose-own-room = Przełóż { NAME($room, case: "acc") } (teraz: kolumna { $column }, rząd { $row })
do-choose-cell = { $reach ->
    [connected] Kolumna { $column }, rząd { $row }
   *[inactive] Kolumna { $column }, rząd { $row } (kafel nieaktywny, bez połączenia z holem)
}
do-choose-cell--choose-lifted-cell = { $reach ->
    [old] Kolumna { $column }, rząd { $row } (tam, gdzie teraz)
    [connected] Kolumna { $column }, rząd { $row }
   *[inactive] Kolumna { $column }, rząd { $row } (kafel nieaktywny, bez połączenia z holem)
}
do-choose-turn = { $shape ->
    [flat] Poziomo, drzwi: { $doors }
    [upright] Pionowo, drzwi: { $doors }
   *[small] Drzwi: { $doors }
}{ $reach ->
    [old] {" "}(tak jak teraz)
    [connected] {""}
   *[inactive] {" "}(kafel nieaktywny)
}
do-name-faction = { NAME($faction) } (masz teraz { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[many] { $count } symboli
})
do-draw-objective = { NAME($objective) }

## Why not

reason-no-bid-possible = Nie możesz złożyć oferty: masz za mało florenów, by mieć najwyższe oferty w wymaganej liczbie stref.
reason-not-leading = Twoja oferta w strefie { $zone } nie jest najwyższa, więc nie możesz pozyskać stamtąd postaci.
reason-not-on-offer = Na rynku nie ma { NAME($character, case: "gen") }. Wskaż postać, która jest na rynku.
reason-zone-empty = W strefie { $zone } nie ma żadnej postaci. Wskaż strefę z postacią.
reason-lead-too-dear = Aby mieć najwyższą ofertę w strefie { $zone }, trzeba dołożyć co najmniej { $count ->
    [one] { $count } floren
    [few] { $count } floreny
   *[many] { $count } florenów
}, a na to masz za mało florenów.
reason-no-second-zone = Po ofercie w strefie { $zone } nie możesz już złożyć najwyższej oferty w drugiej strefie, o wyższym numerze. Zacznij od strefy o niższym numerze.
reason-zones-ascending = Strefy wskazuje się w kolejności numerów: druga musi mieć numer wyższy niż { $zone }.
reason-zone-is-its-own = Ta postać już znajduje się w strefie { $zone }. Wskaż inną strefę.
reason-two-zones-needed = Trzeba złożyć oferty w dwóch strefach. Wskaż drugą strefę.
reason-bid-limits = Liczba florenów, które możesz tu dołożyć: najmniej { $low }, najwięcej { $high }.
reason-bid-exactly = { $count ->
    [one] Tutaj możesz dołożyć tylko { $count } floren.
    [few] Tutaj możesz dołożyć dokładnie { $count } floreny, nie mniej i nie więcej.
   *[many] Tutaj możesz dołożyć dokładnie { $count } florenów, nie mniej i nie więcej.
}
reason-stake-limits = { $most ->
    [one] Tutaj możesz wybrać tylko { $most } floren.
   *[other] Tutaj możesz wybrać od 1 do { $most } florenów.
}
reason-florins-missing = { $count ->
    [one] Brakuje ci { $count } florena.
   *[other] Brakuje ci { $count } florenów.
}
reason-gold-missing = Brakuje ci { $count } złota.
reason-more-than-due = { $count ->
    [0] Za tę komnatę nic nie płacisz.
    [one] Do zapłaty masz tylko { $count } złoto.
   *[other] Do zapłaty masz tylko { $count } złota.
}
reason-not-your-character = W twojej gildii nie ma { NAME($character, case: "gen") }.
reason-only-after-kill = Zdolności { NAME($character, case: "gen") } można użyć tylko tuż po zabiciu postaci z innej gildii.
reason-no-ability = { NAME($character) } nie ma zdolności, której można użyć.
reason-other-moment = { $moment ->
    [moment-never] Zdolność { NAME($character, case: "gen") } działa sama: nie trzeba jej używać.
   *[other] Zdolności { NAME($character, case: "gen") } można użyć tylko { NAME($moment, case: "when") }.
}
reason-used-already = Zdolność { NAME($character, case: "gen") } została już użyta w tej rundzie.
reason-no-target = { $character ->
    [character-paladin] Zdolność { NAME($character, case: "gen") } unieważnia tylko zdolności kart z symbolem łotrów, których używa inny gracz.
    [character-healer] Zdolności { NAME($character, case: "gen") } można użyć tylko wtedy, gdy inny gracz ma właśnie zabić twoją postać.
    [character-guard-dog] Zdolności { NAME($character, case: "gen") } można użyć tylko wtedy, gdy inny gracz ma właśnie zabić inną twoją postać.
    [character-assassin] Teraz nie ma postaci, którą może zabić { NAME($character) }.
    [character-mercenary] Teraz nie ma postaci, którą może zabić { NAME($character) }.
    [character-enchantress] Zdolności { NAME($character, case: "gen") } można użyć tylko wtedy, gdy postacie są w co najmniej dwóch strefach.
    [character-thief] Zdolności { NAME($character, case: "gen") } nie można teraz użyć: nikt poza tobą nie ma florenów.
    [character-tithe-keeper] Na karcie { NAME($character, case: "gen") } nie zmieści się więcej florenów.
    [character-elf-archer] Nie masz florenów w żadnej strefie, w której twoja oferta nie jest najwyższa.
    [character-engineer] W twojej siedzibie nie ma komnaty, którą można przełożyć.
    [character-gambler] Zdolności { NAME($character, case: "gen") } można użyć tylko wtedy, gdy masz co najmniej 1 floren, a talia nie jest pusta.
    [character-diviner] Zdolności { NAME($character, case: "gen") } można użyć tylko wtedy, gdy na rynku jest postać, a talia nie jest pusta.
    [character-raven] Zdolności { NAME($character, case: "gen") } nie można teraz użyć: talia jest pusta.
   *[other] Zdolność { NAME($character, case: "gen") } nie ma teraz na co zadziałać.
}
reason-not-in-a-guild = { NAME($character) } nie należy do żadnej gildii. Wskaż postać innego gracza.
reason-own-character = { NAME($character) } należy do twojej gildii. Wskaż postać innego gracza.
reason-cannot-be-target = Nie można wskazać { NAME($character, case: "gen") }. Wybierz inną postać.
reason-too-many-points = Najemniczka zabija tylko postacie, które mają najwyżej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; { NAME($character) } ma więcej.
reason-no-such-player = Na tym miejscu nikt nie gra.
reason-not-yourself = Nie możesz wskazać siebie. Wskaż innego gracza.
reason-has-no-florins = { $holder } nie ma florenów. Wskaż gracza, który je ma.
reason-no-florins-there = Nie masz florenów w strefie { $zone }. Wskaż strefę, w której je masz.
reason-you-lead-there = W strefie { $zone } masz najwyższą ofertę, a floreny można odzyskać tylko ze strefy, w której twoja oferta nie jest najwyższa.
reason-not-on-your-plot = W twojej siedzibie nie ma { NAME($room, case: "gen") }.
reason-not-on-display = Wśród komnat do kupienia nie ma { NAME($room, case: "gen") }.
reason-fits-nowhere = W twojej siedzibie nie ma miejsca, w którym można umieścić { NAME($room, case: "acc") }.
reason-off-the-plot = { NAME($room) } musi w całości mieścić się na planszy siedziby.
reason-cell-taken = Nie można tu umieścić { NAME($room, case: "gen") }: to miejsce jest już zajęte.
reason-touches-nothing = { NAME($room) } musi stykać się z holem wejściowym albo z inną komnatą.
reason-door-meets-wall = Drzwi muszą łączyć się z drzwiami, a ściana ze ścianą; w tym ułożeniu { NAME($room) } nie pasuje po stronie { NAME($side, case: "loc") }.
reason-fits-in-no-turn = { NAME($room) } nie pasuje tu w żadnym ułożeniu: zawsze jakieś drzwi trafiają na ścianę.
reason-same-as-fewer-turns = { NAME($room) } wygląda tak samo przy mniejszym obrocie: wybierz tamto ułożenie.
reason-kept-already = { NAME($room) } już zostaje na następną rundę. Wskaż inną komnatę.
reason-rooms-ascending = Komnaty wskazuje się w kolejności z listy, a { NAME($room) } jest na niej przed twoim ostatnim wyborem. Cofnij ten wybór i wskaż najpierw { NAME($room, case: "acc") }.
reason-shown-already = Iluzjonista ma już symbol { NAME($faction, case: "gen") }. Wybierz inną frakcję.

## Panels of the web table

panel-round = Runda { $round } z { $last }
panel-phase = { $phase ->
    [start] początek rundy
    [auction] licytacja
    [exchange] wymiana
    [building] budowa
   *[end] koniec rundy
}
panel-over = Koniec gry
panel-first-player = Pierwszy gracz
panel-passed = pas
panel-builds-no-more = W tej rundzie nie kupuje już komnat
panel-points-now = Punkty, gdyby gra skończyła się teraz
panel-symbols = Symbole
panel-active-rooms = Aktywne komnaty: { $count } z { $all }
panel-active-cells = Aktywne pola razem z holem wejściowym: { $count }
panel-free-cells = Wolne pola: { $count }
panel-stack = Zdolności, które zaraz zadziałają
panel-stack-note = Najpierw zadziała zdolność z numerem 1.
panel-may-answer = { $seat } może odpowiedzieć
panel-no-ability = Brak zdolności
panel-market = Rynek
panel-market-empty = Na rynku nie ma teraz żadnej postaci.
panel-leads = Najwyższa oferta w strefie { $zone }: { $seat }
panel-display-empty = Nie ma teraz komnat do kupienia.
panel-room-type = { $kind }, { $size ->
    [large] duży kafel (dwa pola)
   *[small] mały kafel (jedno pole)
}
panel-cost = Koszt: { $coins }
panel-doors = Drzwi: { $doors }
panel-kept = Ktoś zapłacił, aby tę komnatę zachować
panel-wish-place = { $place ->
    [1] Pierwsze miejsce
   *[2] Drugie miejsce
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
panel-wish-now = teraz { $points ->
    [0] bez punktów
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
panel-wishes-note = Liczby pokazują, co każda gildia ma teraz i ile punktów by za to dostała. Liczy się dopiero koniec gry.
panel-my-guild = Twoje postacie
panel-guild = Postacie: { $seat }
panel-guild-empty = Jeszcze żadnych postaci
panel-used = użyta
panel-used-note = Tej zdolności już użyto w tej rundzie
panel-my-plot = Twoja siedziba
panel-plot = Siedziba: { $seat }
board-cell = Siedziba ({ $seat }), kolumna { $column }, rząd { $row }: { $reach ->
    [old] obecne miejsce komnaty
    [connected] wolne pole
   *[inactive] wolne pole, ale bez połączenia z holem
}
panel-plot-note = W rogu każdego pola widać jego kolumnę i rząd. Komnata jest aktywna, gdy prowadzi z niej droga przez drzwi do holu wejściowego; nieaktywne komnaty nic nie dają.
panel-hall = Hol wejściowy
panel-half = Drugie pole tej dużej komnaty
panel-inactive = Kafel nieaktywny: nie ma jeszcze połączenia drzwiami z holem wejściowym.
panel-turn-it = Obróć
panel-lay-here = Połóż tutaj
panel-turn-hint = Ułożenie { $number } z { $all }: R obraca dalej
panel-lay-hint = Wskaż zaznaczone pole, aby zobaczyć tam komnatę; R ją obraca.
panel-door = { $leads ->
    [on] Drzwi, strona { NAME($side, case: "adj") }: przejście dalej
    [edge] Drzwi, strona { NAME($side, case: "adj") }: koniec planszy siedziby
   *[free] Drzwi, strona { NAME($side, case: "adj") }: miejsce na następną komnatę
}
panel-decks = Talia i odrzucone karty
panel-deck = Postacie w talii: { $count }
panel-small-rooms = Małe komnaty, które jeszcze nie przyszły: { $count }
panel-large-rooms = Duże komnaty, które jeszcze nie przyszły: { $count }
panel-top = Na wierzchu talii, jak wiesz: { $names }
panel-bottom = Na spodzie talii: { $names }
panel-discarded = Odrzucone postacie: { $names }
panel-discarded-rooms = Odrzucone komnaty: { $names }
panel-rooms-to-come = Komnaty, których jeszcze nie było: { $names }
panel-to-come = Postacie wciąż w talii
panel-to-come-note = { $count ->
    [0] Wszystkie postacie już się pojawiły.
   *[other] Te postacie jeszcze się nie pojawiły; przyjdą w kolejności, której nie znasz.
}

## The drawn board

board-key-turn = Przy układaniu komnaty: obróć ją (Shift + R: z powrotem)
board-laid = siedziba gracza { $seat }, { $shape ->
    [flat] kolumny { $column } i { $last_column }, rząd { $row }
    [upright] kolumna { $column }, rzędy { $row } i { $last_row }
   *[small] kolumna { $column }, rząd { $row }
}
board-active = kafel aktywny
board-inactive = kafel nieaktywny
board-displayed = { NAME($room) }, do kupienia za { $coins }
board-no-character = brak postaci
board-no-bid = Brak ofert
board-highest-bid = Najwyższa oferta: { $names }, { $coins }
board-tied-bids = Najwyższe oferty ({ $coins }): { $names }
board-used = zdolność użyta
board-first-now = Teraz na pierwszym miejscu: { $names }
board-discarded = Stosy kart i kafli odrzuconych: { $count }
board-no-stack = Żadna zdolność nie czeka na zadziałanie
board-free = kolumna { $column }, rząd { $row }: wolne pole

## Headings of choices, how ties are broken, and standing orders

group-auction = Licytacja
group-abilities = Użyj zdolności
group-rooms = Komnaty
group-characters = Postacie
tie = Równa liczba punktów. Decyduje ilość złota, potem liczba różnych frakcji, potem liczba aktywnych pól: { $amounts }.
order-decline-until-my-turn = Nie używaj moich zdolności aż do mojej tury
order-only-when-target = Pytaj mnie o odpowiedź tylko wtedy, gdy wskazano mnie lub moją postać

## What lies on the table, in the terminal and in panels

table-race = { NAME($race) } ({ $sex ->
    [woman] kobieta
   *[man] mężczyzna
})
table-setup = Przygotowanie gry
table-header = Runda { $round } z { $last } · pierwszy gracz: { $first } · talia: { $deck }
table-top = na wierzchu talii: { $names }
table-next = Najpierw zadziała: { $item }
table-then = Potem: { $item }
table-protected = postać chroniona
table-gold = {"\u00A0"}zł.
table-wishes = Cele
table-now = teraz (punkty)
table-bids = oferty (▸ najwyższa)
table-crown = Korona
table-display = Komnaty do kupienia
table-worth = daje
table-kept = zostaje
table-plot = ## hol  ○ drzwi  ( ) nieaktywne
table-inactive = kafel nieaktywny
table-members = Postacie (* zdolność użyta): { $names }
table-rooms = Komnaty: { $names }
table-in-force = pomoc przy komnacie kupionej w tej turze: { $names }
table-exchange = Wymiana na 1 złoto
table-keeping = Zachowanie komnaty na następną rundę
table-does = zdolność (przed nazwą właściciel lub numer strefy; × – karta odrzucona)
head-florins = floreny
head-gold = złoto
head-income = przychód
head-zone = strefa
head-faction = frakcja
head-race = rasa
head-type = typ
head-doors = drzwi

## The report

report-reading = Właścicielem postaci lub komnaty jest gracz, który ją pozyskał lub kupił, bez względu na jej późniejsze losy. Kto ma ich więcej niż inni, już przez to ma lepszy wynik, dlatego porównuj z wierszem „Razem”. *Użycia* to średnia liczba użyć zdolności pozyskanej postaci; kreska oznacza postać bez zdolności do użycia. Cel *rozstrzygnął* partię, jeśli bez niego inna gildia miałaby więcej punktów niż zwycięzca; odsetek wygranych dotyczy gildii, które zajęły w nim pierwsze miejsce.
report-dealt = wyłożono
report-hired = pozyskano
report-price = cena
report-uses = użycia
report-bought = kupiono
report-gold = złoto
report-drawn = wylosowano
report-decided = rozstrzygnął
report-firsts = gildie na pierwszym miejscu
report-characters-per-guild = Postacie na gildię
report-rooms-per-guild = Komnaty na gildię
report-cells-per-guild = Zabudowane pola na gildię
report-price-per-character = Floreny za postać
report-first-income = Przychód we florenach, pierwsza runda
report-last-income = Przychód we florenach, ostatnia runda
report-turns-per-round = Tury licytacji na rundę
report-passes-per-round = W tym spasowane
report-left-per-round = Niepozyskane postacie na rundę
report-kept-per-round = Zachowane komnaty na rundę
report-kills-per-game = Zabójstwa na partię
report-phase-auction = Licytacja
report-phase-exchange = Wymiana
report-phase-building = Budowa
report-phase-end = Koniec rundy
report-phase-abilities = Zdolności

## The home page

blurb = Licytuj postacie o niezwykłych zdolnościach, układaj komnaty w siedzibie swojej gildii i spełniaj cele, które wyznacza Król.

## The tour

tour-rounds-head = Twoja gildia
tour-rounds = Witaj w grze Gildie! Stoisz na czele młodej gildii w królewskim mieście. Wygra osoba, która po ostatniej rundzie ma najwięcej punktów: za postacie, komnaty i cele króla.
tour-wishes-head = Cele króla
tour-wishes = Są takie same dla wszystkich i liczą się dopiero na koniec: punkty dostaje ten, kto spełni cel najlepiej. Małe korony pokazują, kto prowadzi teraz.
tour-market-head = Rynek
tour-market = Co rundę wokół placu czekają nowe postacie. Licytujesz, kładąc floreny na swoich namiotach, zwykle w dwóch strefach naraz, i w obu musisz mieć potem najwyższą ofertę.
tour-offers-head = Postacie
tour-offers = Jeśli w swojej turze masz w strefie najwyższą ofertę, możesz wziąć stamtąd postać: ceną są wszystkie twoje floreny w tej strefie. Postacie dają punkty, przychód, zdolności i symbole frakcji.
tour-purse-head = Floreny i złoto
tour-purse = Hol wejściowy co rundę daje nowe floreny; te, które zostaną, na jej koniec przepadają. Po licytacji możesz zamienić pięć na jedno złoto: ono zostaje u ciebie i płaci się nim za komnaty.
tour-rooms-head = Komnaty na sprzedaż
tour-rooms = Za złoto kupujesz komnaty, po jednej, małe i duże. Moneta w rogu to cena, a półkola na ścianach to drzwi.
tour-plot-head = Twoja siedziba
tour-plot = Każdą komnatę układaj tak, by pasowała wszędzie, gdzie się styka: drzwi do drzwi, ściana do ściany. Punkty i przychód dają tylko komnaty połączone drzwiami z holem.
tour-first-head = Od czego zacząć
tour-first = Znajdź dwie postacie, które pasują do celu albo dają przychód, i zalicytuj obie niewysoko. Nie wydawaj wszystkiego: ostatnie bywają tanie, a pięć zachowanych florenów to twoje pierwsze złoto.
