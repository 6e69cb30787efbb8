## Guilds, italiano

title = Guilds

## Termini. $case: "nom" senza articolo (Paladina, Caserma), "art" con l’articolo determinativo (la Paladina),
## "di" e "a" con la preposizione articolata (della Paladina, alla Paladina);
## per le fazioni "short" è l’intestazione di una colonna stretta.

faction-warriors = { $case ->
   *[nom] Guerrieri
    [short] Gue
}
faction-wizards = { $case ->
   *[nom] Maghi
    [short] Mag
}
faction-rogues = { $case ->
   *[nom] Ombra
    [short] Omb
}
faction-nobles = { $case ->
   *[nom] Nobili
    [short] Nob
}
faction-priests = { $case ->
   *[nom] Sacerdoti
    [short] Sac
}
faction-craftsmen = { $case ->
   *[nom] Artigiani
    [short] Art
}
faction-animals = { $case ->
   *[nom] Animali
    [short] Ani
}

character-general = { $case ->
   *[nom] Generale
    [art] il Generale
    [di] del Generale
    [a] al Generale
}
character-paladin = { $case ->
   *[nom] Paladina
    [art] la Paladina
    [di] della Paladina
    [a] alla Paladina
}
character-bodyguard = { $case ->
   *[nom] Guardia del Corpo
    [art] la Guardia del Corpo
    [di] della Guardia del Corpo
    [a] alla Guardia del Corpo
}
character-shield-maiden = { $case ->
   *[nom] Fanciulla dello Scudo
    [art] la Fanciulla dello Scudo
    [di] della Fanciulla dello Scudo
    [a] alla Fanciulla dello Scudo
}
character-gladiator = { $case ->
   *[nom] Gladiatore
    [art] il Gladiatore
    [di] del Gladiatore
    [a] al Gladiatore
}
character-dwarf-veteran = { $case ->
   *[nom] Veterano Nano
    [art] il Veterano Nano
    [di] del Veterano Nano
    [a] al Veterano Nano
}
character-mercenary = { $case ->
   *[nom] Mercenaria
    [art] la Mercenaria
    [di] della Mercenaria
    [a] alla Mercenaria
}
character-alchemist = { $case ->
   *[nom] Alchimista
    [art] l’Alchimista
    [di] dell’Alchimista
    [a] all’Alchimista
}
character-archmage = { $case ->
   *[nom] Arcimago
    [art] l’Arcimago
    [di] dell’Arcimago
    [a] all’Arcimago
}
character-illusionist = { $case ->
   *[nom] Illusionista
    [art] l’Illusionista
    [di] dell’Illusionista
    [a] all’Illusionista
}
character-diviner = { $case ->
   *[nom] Indovina
    [art] l’Indovina
    [di] dell’Indovina
    [a] all’Indovina
}
character-enchantress = { $case ->
   *[nom] Incantatrice
    [art] l’Incantatrice
    [di] dell’Incantatrice
    [a] all’Incantatrice
}
character-necromancer = { $case ->
   *[nom] Negromante
    [art] il Negromante
    [di] del Negromante
    [a] al Negromante
}
character-apprentice = { $case ->
   *[nom] Apprendista
    [art] l’Apprendista
    [di] dell’Apprendista
    [a] all’Apprendista
}
character-assassin = { $case ->
   *[nom] Assassina
    [art] l’Assassina
    [di] dell’Assassina
    [a] all’Assassina
}
character-gambler = { $case ->
   *[nom] Scommettitore
    [art] lo Scommettitore
    [di] dello Scommettitore
    [a] allo Scommettitore
}
character-thief = { $case ->
   *[nom] Ladra
    [art] la Ladra
    [di] della Ladra
    [a] alla Ladra
}
character-spy = { $case ->
   *[nom] Spia
    [art] la Spia
    [di] della Spia
    [a] alla Spia
}
character-smuggler = { $case ->
   *[nom] Contrabbandiere
    [art] il Contrabbandiere
    [di] del Contrabbandiere
    [a] al Contrabbandiere
}
character-beggar = { $case ->
   *[nom] Mendicante
    [art] il Mendicante
    [di] del Mendicante
    [a] al Mendicante
}
character-king-of-thieves = { $case ->
   *[nom] Re dei Ladri
    [art] il Re dei Ladri
    [di] del Re dei Ladri
    [a] al Re dei Ladri
}
character-prince = { $case ->
   *[nom] Principe
    [art] il Principe
    [di] del Principe
    [a] al Principe
}
character-princess = { $case ->
   *[nom] Principessa
    [art] la Principessa
    [di] della Principessa
    [a] alla Principessa
}
character-duchess = { $case ->
   *[nom] Duchessa
    [art] la Duchessa
    [di] della Duchessa
    [a] alla Duchessa
}
character-banker = { $case ->
   *[nom] Banchiere
    [art] il Banchiere
    [di] del Banchiere
    [a] al Banchiere
}
character-herald = { $case ->
   *[nom] Araldo
    [art] l’Araldo
    [di] dell’Araldo
    [a] all’Araldo
}
character-ambassador = { $case ->
   *[nom] Ambasciatrice
    [art] l’Ambasciatrice
    [di] dell’Ambasciatrice
    [a] all’Ambasciatrice
}
character-tax-collector = { $case ->
   *[nom] Esattore
    [art] l’Esattore
    [di] dell’Esattore
    [a] all’Esattore
}
character-high-priestess = { $case ->
   *[nom] Somma Sacerdotessa
    [art] la Somma Sacerdotessa
    [di] della Somma Sacerdotessa
    [a] alla Somma Sacerdotessa
}
character-healer = { $case ->
   *[nom] Guaritrice
    [art] la Guaritrice
    [di] della Guaritrice
    [a] alla Guaritrice
}
character-monk = { $case ->
   *[nom] Monaco
    [art] il Monaco
    [di] del Monaco
    [a] al Monaco
}
character-inquisitor = { $case ->
   *[nom] Inquisitore
    [art] l’Inquisitore
    [di] dell’Inquisitore
    [a] all’Inquisitore
}
character-druid = { $case ->
   *[nom] Druidessa
    [art] la Druidessa
    [di] della Druidessa
    [a] alla Druidessa
}
character-orc-shaman = { $case ->
   *[nom] Sciamana degli Orchi
    [art] la Sciamana degli Orchi
    [di] della Sciamana degli Orchi
    [a] alla Sciamana degli Orchi
}
character-tithe-keeper = { $case ->
   *[nom] Custode delle Decime
    [art] la Custode delle Decime
    [di] della Custode delle Decime
    [a] alla Custode delle Decime
}
character-carpenter = { $case ->
   *[nom] Falegname
    [art] il Falegname
    [di] del Falegname
    [a] al Falegname
}
character-architect = { $case ->
   *[nom] Architetta
    [art] l’Architetta
    [di] dell’Architetta
    [a] all’Architetta
}
character-mason = { $case ->
   *[nom] Muratore
    [art] il Muratore
    [di] del Muratore
    [a] al Muratore
}
character-master-smith = { $case ->
   *[nom] Maestra della Forgia
    [art] la Maestra della Forgia
    [di] della Maestra della Forgia
    [a] alla Maestra della Forgia
}
character-innkeeper = { $case ->
   *[nom] Locandiera
    [art] la Locandiera
    [di] della Locandiera
    [a] alla Locandiera
}
character-jeweller = { $case ->
   *[nom] Gioielliera
    [art] la Gioielliera
    [di] della Gioielliera
    [a] alla Gioielliera
}
character-merchant = { $case ->
   *[nom] Mercante
    [art] la Mercante
    [di] della Mercante
    [a] alla Mercante
}
character-guard-dog = { $case ->
   *[nom] Cane da Guardia
    [art] il Cane da Guardia
    [di] del Cane da Guardia
    [a] al Cane da Guardia
}
character-war-horse = { $case ->
   *[nom] Cavallo da Guerra
    [art] il Cavallo da Guerra
    [di] del Cavallo da Guerra
    [a] al Cavallo da Guerra
}
character-cat = { $case ->
   *[nom] Gatto
    [art] il Gatto
    [di] del Gatto
    [a] al Gatto
}
character-falcon = { $case ->
   *[nom] Falco
    [art] il Falco
    [di] del Falco
    [a] al Falco
}
character-bear = { $case ->
   *[nom] Orso
    [art] l’Orso
    [di] dell’Orso
    [a] all’Orso
}
character-mule = { $case ->
   *[nom] Mulo
    [art] il Mulo
    [di] del Mulo
    [a] al Mulo
}
character-elf-archer = { $case ->
   *[nom] Arciera Elfica
    [art] l’Arciera Elfica
    [di] dell’Arciera Elfica
    [a] all’Arciera Elfica
}
character-engineer = { $case ->
   *[nom] Ingegnere
    [art] l’Ingegnere
    [di] dell’Ingegnere
    [a] all’Ingegnere
}
character-gardener = { $case ->
   *[nom] Giardiniere
    [art] il Giardiniere
    [di] del Giardiniere
    [a] al Giardiniere
}
character-beast-tamer = { $case ->
   *[nom] Domatrice di Belve
    [art] la Domatrice di Belve
    [di] della Domatrice di Belve
    [a] alla Domatrice di Belve
}
character-raven = { $case ->
   *[nom] Corvo
    [art] il Corvo
    [di] del Corvo
    [a] al Corvo
}
character-hatchling-dragon = { $case ->
   *[nom] Cucciolo di Drago
    [art] il Cucciolo di Drago
    [di] del Cucciolo di Drago
    [a] al Cucciolo di Drago
}

kind-empty = stanza vuota
kind-garden = giardino
kind-dining = sala da pranzo
kind-bedroom = camera da letto
kind-luxury = stanza di lusso
kind-kitchen = cucina
kind-courtyard = cortile

room-empty-1 = { $case ->
   *[nom] Stanza Vuota 1
    [art] la Stanza Vuota 1
    [di] della Stanza Vuota 1
}
room-empty-2 = { $case ->
   *[nom] Stanza Vuota 2
    [art] la Stanza Vuota 2
    [di] della Stanza Vuota 2
}
room-empty-3 = { $case ->
   *[nom] Stanza Vuota 3
    [art] la Stanza Vuota 3
    [di] della Stanza Vuota 3
}
room-empty-4 = { $case ->
   *[nom] Stanza Vuota 4
    [art] la Stanza Vuota 4
    [di] della Stanza Vuota 4
}
room-empty-5 = { $case ->
   *[nom] Stanza Vuota 5
    [art] la Stanza Vuota 5
    [di] della Stanza Vuota 5
}
room-empty-6 = { $case ->
   *[nom] Stanza Vuota 6
    [art] la Stanza Vuota 6
    [di] della Stanza Vuota 6
}
room-garden-1 = { $case ->
   *[nom] Giardino 1
    [art] il Giardino 1
    [di] del Giardino 1
}
room-garden-2 = { $case ->
   *[nom] Giardino 2
    [art] il Giardino 2
    [di] del Giardino 2
}
room-garden-3 = { $case ->
   *[nom] Giardino 3
    [art] il Giardino 3
    [di] del Giardino 3
}
room-garden-4 = { $case ->
   *[nom] Giardino 4
    [art] il Giardino 4
    [di] del Giardino 4
}
room-garden-5 = { $case ->
   *[nom] Giardino 5
    [art] il Giardino 5
    [di] del Giardino 5
}
room-garden-6 = { $case ->
   *[nom] Giardino 6
    [art] il Giardino 6
    [di] del Giardino 6
}
room-garden-7 = { $case ->
   *[nom] Giardino 7
    [art] il Giardino 7
    [di] del Giardino 7
}
room-bedroom-warriors = { $case ->
   *[nom] Camera dei Guerrieri
    [art] la Camera dei Guerrieri
    [di] della Camera dei Guerrieri
}
room-bedroom-wizards = { $case ->
   *[nom] Camera dei Maghi
    [art] la Camera dei Maghi
    [di] della Camera dei Maghi
}
room-bedroom-rogues = { $case ->
   *[nom] Camera dell’Ombra
    [art] la Camera dell’Ombra
    [di] della Camera dell’Ombra
}
room-bedroom-nobles = { $case ->
   *[nom] Camera dei Nobili
    [art] la Camera dei Nobili
    [di] della Camera dei Nobili
}
room-bedroom-priests = { $case ->
   *[nom] Camera dei Sacerdoti
    [art] la Camera dei Sacerdoti
    [di] della Camera dei Sacerdoti
}
room-bedroom-craftsmen = { $case ->
   *[nom] Camera degli Artigiani
    [art] la Camera degli Artigiani
    [di] della Camera degli Artigiani
}
room-bedroom-animals = { $case ->
   *[nom] Camera degli Animali
    [art] la Camera degli Animali
    [di] della Camera degli Animali
}
room-dining-1 = { $case ->
   *[nom] Sala da Pranzo 1
    [art] la Sala da Pranzo 1
    [di] della Sala da Pranzo 1
}
room-dining-2 = { $case ->
   *[nom] Sala da Pranzo 2
    [art] la Sala da Pranzo 2
    [di] della Sala da Pranzo 2
}
room-dining-3 = { $case ->
   *[nom] Sala da Pranzo 3
    [art] la Sala da Pranzo 3
    [di] della Sala da Pranzo 3
}
room-dining-4 = { $case ->
   *[nom] Sala da Pranzo 4
    [art] la Sala da Pranzo 4
    [di] della Sala da Pranzo 4
}
room-dining-5 = { $case ->
   *[nom] Sala da Pranzo 5
    [art] la Sala da Pranzo 5
    [di] della Sala da Pranzo 5
}
room-kitchen-1 = { $case ->
   *[nom] Cucina 1
    [art] la Cucina 1
    [di] della Cucina 1
}
room-kitchen-2 = { $case ->
   *[nom] Cucina 2
    [art] la Cucina 2
    [di] della Cucina 2
}
room-kitchen-3 = { $case ->
   *[nom] Cucina 3
    [art] la Cucina 3
    [di] della Cucina 3
}
room-kitchen-4 = { $case ->
   *[nom] Cucina 4
    [art] la Cucina 4
    [di] della Cucina 4
}
room-luxury-1 = { $case ->
   *[nom] Stanza di Lusso 1
    [art] la Stanza di Lusso 1
    [di] della Stanza di Lusso 1
}
room-luxury-2 = { $case ->
   *[nom] Stanza di Lusso 2
    [art] la Stanza di Lusso 2
    [di] della Stanza di Lusso 2
}
room-luxury-3 = { $case ->
   *[nom] Stanza di Lusso 3
    [art] la Stanza di Lusso 3
    [di] della Stanza di Lusso 3
}
room-luxury-4 = { $case ->
   *[nom] Stanza di Lusso 4
    [art] la Stanza di Lusso 4
    [di] della Stanza di Lusso 4
}
room-luxury-5 = { $case ->
   *[nom] Stanza di Lusso 5
    [art] la Stanza di Lusso 5
    [di] della Stanza di Lusso 5
}
room-luxury-6 = { $case ->
   *[nom] Stanza di Lusso 6
    [art] la Stanza di Lusso 6
    [di] della Stanza di Lusso 6
}
room-barracks = { $case ->
   *[nom] Caserma
    [art] la Caserma
    [di] della Caserma
}
room-arcane-study = { $case ->
   *[nom] Studio Arcano
    [art] lo Studio Arcano
    [di] dello Studio Arcano
}
room-den = { $case ->
   *[nom] Covo
    [art] il Covo
    [di] del Covo
}
room-salon = { $case ->
   *[nom] Salotto
    [art] il Salotto
    [di] del Salotto
}
room-chapel = { $case ->
   *[nom] Cappella
    [art] la Cappella
    [di] della Cappella
}
room-workshop-kitchen = { $case ->
   *[nom] Cucina della Bottega
    [art] la Cucina della Bottega
    [di] della Cucina della Bottega
}
room-stable-yard = { $case ->
   *[nom] Cortile delle Scuderie
    [art] il Cortile delle Scuderie
    [di] del Cortile delle Scuderie
}
room-banquet-hall = { $case ->
   *[nom] Sala dei Banchetti
    [art] la Sala dei Banchetti
    [di] della Sala dei Banchetti
}
room-council-court = { $case ->
   *[nom] Cortile del Consiglio
    [art] il Cortile del Consiglio
    [di] del Cortile del Consiglio
}
room-great-garden = { $case ->
   *[nom] Grande Giardino
    [art] il Grande Giardino
    [di] del Grande Giardino
}
room-herb-garden = { $case ->
   *[nom] Giardino delle Erbe
    [art] il Giardino delle Erbe
    [di] del Giardino delle Erbe
}
room-rose-garden = { $case ->
   *[nom] Giardino delle Rose
    [art] il Giardino delle Rose
    [di] del Giardino delle Rose
}
room-grand-courtyard = { $case ->
   *[nom] Cortile d’Onore
    [art] il Cortile d’Onore
    [di] del Cortile d’Onore
}
room-well-courtyard = { $case ->
   *[nom] Cortile del Pozzo
    [art] il Cortile del Pozzo
    [di] del Cortile del Pozzo
}
room-market-courtyard = { $case ->
   *[nom] Cortile del Mercato
    [art] il Cortile del Mercato
    [di] del Cortile del Mercato
}
room-throne-room = { $case ->
   *[nom] Sala del Trono
    [art] la Sala del Trono
    [di] della Sala del Trono
}
room-gallery = { $case ->
   *[nom] Galleria
    [art] la Galleria
    [di] della Galleria
}
room-counting-house = { $case ->
   *[nom] Tesoreria
    [art] la Tesoreria
    [di] della Tesoreria
}

## I Desideri del Re vengono dopo i due punti o tra virgolette basse.

objective-most-gardens = più giardini
objective-most-characters = più personaggi
objective-most-dwarves = più nani
objective-most-human-women = più donne umane
objective-fewest-characters = meno personaggi
objective-most-factions = più fazioni diverse
objective-most-space = più spazio edificato
objective-most-small-rooms = più stanze piccole
objective-lowest-income = rendita in argento più bassa (solo personaggi)
objective-highest-income = rendita in argento più alta (solo personaggi)
objective-most-gold = più oro rimasto
objective-most-warriors = più simboli Guerrieri
objective-most-wizards = più simboli Maghi
objective-most-rogues = più simboli Ombra
objective-most-nobles = più simboli Nobili
objective-most-priests = più simboli Sacerdoti
objective-most-craftsmen = più simboli Artigiani
objective-most-animals = più simboli Animali

race-human = umano
race-dwarf = nano
race-elf = elfo
race-orc = orco
race-animal = animale

source-characters = Personaggi
source-abilities = Abilità
source-rooms = Stanze
source-objectives = Desideri del Re

side-north = nord
side-east = est
side-south = sud
side-west = ovest

## Momenti: "when" dentro una frase, altrimenti un titolo.

moment-start = { $case ->
   *[nom] Inizio del round
    [when] all’inizio del round
}
moment-auction = { $case ->
   *[nom] Asta
    [when] durante il tuo turno nell’asta
}
moment-exchange = { $case ->
   *[nom] Fase di cassa
    [when] nella fase di cassa, prima del cambio
}
moment-building = { $case ->
   *[nom] Fase di costruzione
    [when] durante il tuo turno di costruzione
}
moment-end = { $case ->
   *[nom] Fine del round
    [when] alla fine del round
}
moment-response = { $case ->
   *[nom] Risposta
    [when] in risposta all’abilità di un avversario
}
moment-marker = { $case ->
   *[nom] Segnalino primo giocatore
    [when] subito prima che venga assegnato il segnalino primo giocatore
}
moment-kill = { $case ->
   *[nom] Dopo un’uccisione
    [when] subito dopo l’uccisione di un personaggio
}
moment-any = { $case ->
   *[nom] In ogni momento
    [when] nei momenti dedicati alle abilità o in risposta a un’altra abilità, non mentre si assegna il segnalino primo giocatore
}
moment-never = { $case ->
   *[nom] Sempre
    [when] mai
}

## Quantità. Quelle dopo "niente" riguardano le stanze: che cosa valgono e dove hanno le porte.

amount-florins = { $count ->
    [one] { $count } moneta d’argento
   *[other] { $count } monete d’argento
}
amount-gold = { $count ->
    [one] { $count } moneta d’oro
   *[other] { $count } monete d’oro
}
amount-nothing = niente
amount-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
amount-income_florins = { $count ->
    [one] { $count } moneta d’argento a round
   *[other] { $count } monete d’argento a round
}
amount-income_gold = { $count ->
    [one] { $count } moneta d’oro a round
   *[other] { $count } monete d’oro a round
}
amount-north = a nord
amount-north_left = a nord sulla sinistra
amount-north_right = a nord sulla destra
amount-east = a est
amount-east_upper = a est in alto
amount-east_lower = a est in basso
amount-south = a sud
amount-south_right = a sud sulla destra
amount-south_left = a sud sulla sinistra
amount-west = a ovest
amount-west_lower = a ovest in basso
amount-west_upper = a ovest in alto
worth-icon = { $gained } e 1 simbolo { NAME($faction) }
worth-member = 1 punto per simbolo { NAME($faction) }
worth-factions = 1 punto per fazione diversa
worth-plain = { $gained }

## Che cosa fanno i personaggi. Prezzo e momento sono indicati a parte; $count è il numero della carta.

ability-general = a fine partita, 1 punto per ogni simbolo Guerrieri
ability-paladin = annulla l’abilità di un personaggio avversario con il simbolo Ombra
ability-bodyguard = gli avversari che scelgono come bersaglio un tuo personaggio pagano { $count ->
    [one] { $count } moneta d’argento
   *[other] { $count } monete d’argento
} in più
ability-dwarf-veteran = nessuno può ucciderlo
ability-mercenary = uccidi un personaggio avversario con al massimo { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
ability-alchemist = ottieni { $count ->
    [one] { $count } moneta d’oro
   *[other] { $count } monete d’oro
}
ability-archmage = a fine partita, 1 punto per ogni simbolo Maghi
ability-illusionist = a fine partita mostra anche il simbolo di un’altra fazione a tua scelta
ability-diviner = sostituisci un personaggio in piazza con la prossima carta del mazzo
ability-enchantress = sposta un personaggio in piazza da un settore a un altro
ability-necromancer = riporta in vita nella tua gilda il personaggio appena ucciso
ability-apprentice = a fine partita, { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} se hai almeno { $symbols ->
    [one] { $symbols } simbolo Maghi
   *[other] { $symbols } simboli Maghi
}
ability-assassin = uccidi un personaggio avversario
ability-gambler = { $count ->
    [one] punta { $count } moneta d’argento: se la prossima carta ha almeno 1 punto ricevi il doppio, altrimenti la perdi
   *[other] punta fino a { $count } monete d’argento: se la prossima carta ha almeno 1 punto ricevi il doppio, altrimenti le perdi
}
ability-thief = ruba { $count ->
    [one] { $count } moneta d’argento
   *[other] { $count } monete d’argento
} a un avversario
ability-spy = a fine partita, tanti punti quanti sono quelli stampati sul personaggio avversario che ne ha di più
ability-smuggler = per la stanza di questo turno puoi pagare { $count ->
    [one] { $count } moneta d’argento
   *[other] { $count } monete d’argento
} al posto di ogni moneta d’oro
ability-beggar = dopo le rendite, ogni avversario che ha più argento di te ti dà { $count ->
    [one] { $count } moneta d’argento
   *[other] { $count } monete d’argento
}
ability-king-of-thieves = a fine partita, 1 punto per ogni simbolo Ombra
ability-princess = a fine partita, { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} se hai il Principe
ability-duchess = a fine partita, 1 punto per ogni simbolo Nobili
ability-herald = ricevi il segnalino primo giocatore, anche se altri hanno più argento
ability-ambassador = a fine partita, 1 punto per ogni fazione diversa
ability-high-priestess = a fine partita, 1 punto per ogni simbolo Sacerdoti
ability-healer = il tuo personaggio attaccato sopravvive
ability-inquisitor = l’avversario paga { $count ->
    [one] { $count } moneta d’argento
   *[other] { $count } monete d’argento
}, altrimenti la sua abilità viene annullata
ability-druid = a fine partita, 1 punto per ogni giardino attivo, al massimo { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
ability-tithe-keeper = metti la moneta pagata su questa carta: a fine partita vale 1 punto, in tutto al massimo { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
ability-carpenter = la stanza di questo turno costa { $count ->
    [one] { $count } moneta d’oro
   *[other] { $count } monete d’oro
} in meno, ma mai meno di 1
ability-architect = la stanza di questo turno può avere una porta contro un muro
ability-mason = { $count ->
    [one] a fine partita, 1 punto per ogni casella attiva
   *[other] a fine partita, 1 punto ogni { $count } caselle attive
}
ability-master-smith = a fine partita, 1 punto per ogni simbolo Artigiani
ability-innkeeper = 1 moneta d’argento a round per ogni sala da pranzo o cucina attiva, al massimo { $count }
ability-guard-dog = sacrificalo per far sopravvivere un altro tuo personaggio attaccato
ability-cat = gli avversari non possono sceglierlo come bersaglio; a fine partita, { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} se hai una cucina attiva
ability-elf-archer = { $count ->
    [one] riprendi { $count } moneta d’argento da un settore in cui non sei in testa
   *[other] riprendi fino a { $count } monete d’argento da un settore in cui non sei in testa
}
ability-engineer = solleva una tua stanza e piazzala di nuovo
ability-gardener = un giardino comprato in questo turno costa { $count ->
    [one] { $count } moneta d’oro
   *[other] { $count } monete d’oro
} in meno
ability-beast-tamer = a fine partita, 1 punto per ogni simbolo Animali
ability-raven = guarda le prossime due carte del mazzo e rimettile nell’ordine che vuoi

## Opzioni

option-bid_mode = Che cosa richiede un’offerta
option-bid_mode-two_added = Aggiungere monete in due settori ed essere in testa in entrambi
option-bid_mode-two_led = Aggiungere monete in uno o due settori e, dopo, essere in testa in almeno due
option-refund_on_empty = Le monete d’argento tornano ai proprietari appena un settore resta vuoto, non solo nella fase di cassa
option-supplement = Sei personaggi in più: Arciera Elfica, Ingegnere, Giardiniere, Domatrice di Belve, Corvo, Cucciolo di Drago
option-crown_agent = In due giocatori, l’agente della Corona offre 1 moneta d’argento in ogni settore con un personaggio: per essere in testa bisogna offrirne almeno 2
option-second_killer = Anche la Mercenaria può uccidere: per 4 monete d’argento, un personaggio con al massimo 2 punti
option-plot_rows = Righe del lotto edificabile
option-plot_rows-5 = Cinque righe: 18 caselle libere
option-plot_rows-4 = Quattro righe: 14 caselle libere
option-room_supply = Nuove stanze a ogni round
option-room_supply-normal = Normale: 4, 6 o 8 stanze in due, tre o quattro giocatori
option-room_supply-tight = Ridotta: 3, 5 o 6 stanze in due, tre o quattro giocatori
option-gold_income_points = Punti del Banchiere e della Gioielliera, che rendono oro
option-gold_income_points--2 = −2 punti
option-gold_income_points--3 = −3 punti

## Che cosa succede

event-begins = Il segnalino primo giocatore va { TO($seat) }.
event-objective-drawn = Un Desiderio del Re: { NAME($objective) }.
event-round-begins = { $number ->
    [1] Round { $number } di { $last }.
   *[other] Round { $number } di { $last }. Tutte le abilità sono di nuovo utilizzabili.
}
event-received = { $coins ->
    [niente] { $seat } non riceve nessuna rendita.
   *[other] { $seat } riceve una rendita di { $coins }.
}
event-begged = { $victim } ha più argento e dà { $florins ->
    [one] { $florins } moneta d’argento
   *[other] { $florins } monete d’argento
} al Mendicante di { $seat }.
event-room-shown = Nuova stanza disponibile: { NAME($room) }.
event-character-shown = Settore { $zone }: arriva { NAME($character, case: "art") }.
event-crown-bid = { $florins ->
    [one] L’agente della Corona offre 1 moneta d’argento nell’unico settore con un personaggio.
   *[other] L’agente della Corona offre 1 moneta d’argento in ciascuno dei { $florins } settori con un personaggio.
}
event-bid-made = { $seat } aggiunge { $florins ->
    [one] { $florins } moneta d’argento
   *[other] { $florins } monete d’argento
} nel settore { $zone } ed è in testa con { $total }.
event-bid-made-in-two = { $seat } aggiunge { $florins ->
    [one] { $florins } moneta d’argento
   *[other] { $florins } monete d’argento
} nel settore { $zone } e { $more } nel settore { $other }: è in testa in entrambi, con { $total } e { $sum }.
event-hired = { $seat } prende { NAME($character, case: "art") } per { $florins ->
    [one] { $florins } moneta d’argento
   *[other] { $florins } monete d’argento
}.
event-passed = { $seat } passa.
event-auction-ends = { $left ->
    [0] L’asta finisce: in piazza non ci sono più personaggi.
    [one] L’asta finisce: tutti hanno passato, uno dopo l’altro; in piazza resta { $left } personaggio.
   *[other] L’asta finisce: tutti hanno passato, uno dopo l’altro; in piazza restano { $left } personaggi.
}
event-refunded = { $seat } riprende { $florins ->
    [one] { $florins } moneta d’argento
   *[other] { $florins } monete d’argento
} dai settori.
event-exchanged = { $seat } cambia { $florins ->
    [one] { $florins } moneta d’argento
   *[other] { $florins } monete d’argento
} in { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}.
event-bought = { $coins ->
    [niente] { $seat } ottiene gratis { NAME($room, case: "art") } e piazza la tessera in colonna { $column }, riga { $row }.
   *[other] { $seat } compra { NAME($room, case: "art") } per { $coins } e piazza la tessera in colonna { $column }, riga { $row }.
}
event-room-inactive = Nessun percorso di porte collega { NAME($room, case: "art") } di { $seat } all’ingresso: la stanza è inattiva e per ora non vale nulla.
event-room-awakes = Ora un percorso di porte collega { NAME($room, case: "art") } di { $seat } all’ingresso: la stanza diventa attiva.
event-room-cut-off = Le porte non collegano più { NAME($room, case: "art") } di { $seat } all’ingresso: la stanza diventa inattiva.
event-doorway-opened = L’Architetta di { $seat } apre un passaggio sul lato { NAME($side) } della casella in colonna { $column }, riga { $row }.
event-builds-no-more = { $seat } passa e non compra altre stanze in questo round.
event-room-kept = { $seat } paga per mantenere disponibile { NAME($room, case: "art") }.
event-cleared = { $rooms ->
    [0] Nessuna stanza viene scartata
    [one] Viene scartata { $rooms } stanza
   *[other] Vengono scartate { $rooms } stanze
}; { $characters ->
    [0] in piazza non è rimasto nessun personaggio.
    [one] va negli scarti { $characters } personaggio che nessuno ha preso.
   *[other] vanno negli scarti { $characters } personaggi che nessuno ha preso.
}
event-took-marker = { $herald ->
    [0] { $tied ->
        [0] Il segnalino primo giocatore per il prossimo round va { TO($seat) }, a cui resta più argento di tutti ({ $florins ->
            [one] { $florins } moneta
           *[other] { $florins } monete
        }).
       *[other] { $florins ->
            [0] A nessuno resta argento: il segnalino primo giocatore per il prossimo round rimane { TO($seat) }.
            [one] Parità per l’argento rimasto ({ $florins } moneta): il segnalino primo giocatore per il prossimo round va { TO($seat) }, che viene prima nell’ordine di turno.
           *[other] Parità per l’argento rimasto ({ $florins } monete): il segnalino primo giocatore per il prossimo round va { TO($seat) }, che viene prima nell’ordine di turno.
        }
    }
   *[other] Grazie all’Araldo, il segnalino primo giocatore per il prossimo round va { TO($seat) }.
} Tutto l’argento torna alla banca.
event-activated = { $coins ->
    [niente] { $seat } usa { NAME($character, case: "art") }.
   *[other] { $seat } paga { $coins } e usa { NAME($character, case: "art") }.
}
event-aimed-at = Bersaglio { NAME($character, case: "di") }: { NAME($target, case: "art") } di { $owner }.
event-aimed-at-market = Bersaglio { NAME($character, case: "di") }: { NAME($target, case: "art") }, in piazza.
event-aimed-at-zone = Abilità { NAME($character, case: "di") }: spostare { NAME($target, case: "art") } nel settore { $zone }.
event-aimed-at-player = Bersaglio { NAME($character, case: "di") }: { $victim }.
event-aimed-at-bid = Abilità { NAME($character, case: "di") }: riprendere { $florins ->
    [one] { $florins } moneta d’argento
   *[other] { $florins } monete d’argento
} dal settore { $zone }.
event-aimed-at-room = Abilità { NAME($character, case: "di") }: sollevare { NAME($room, case: "art") }.
event-aimed-at-dead = Abilità { NAME($character, case: "di") }: riportare in vita { NAME($target, case: "art") }.
event-answers = { $character ->
    [character-paladin] { $seat } risponde con la Paladina { NAME($answered, case: "a") } di { $victim } (simbolo Ombra) per annullarne l’abilità.
   *[other] { $seat } risponde con { NAME($character, case: "art") } { NAME($answered, case: "a") } di { $victim }: prima si risolve l’abilità { NAME($character, case: "di") }. Quella { NAME($answered, case: "di") } resta in attesa e le si può ancora rispondere.
}
event-answers-to-save = { $character ->
    [character-guard-dog] { $seat } risponde con il Cane da Guardia { NAME($answered, case: "a") } di { $victim }: il cane si sacrifica per salvare { NAME($saved, case: "art") }.
   *[other] { $saved ->
        [character-healer] { $seat } risponde con la Guaritrice { NAME($answered, case: "a") } di { $victim } per salvare la Guaritrice stessa.
       *[other] { $seat } risponde con { NAME($character, case: "art") } { NAME($answered, case: "a") } di { $victim } per salvare { NAME($saved, case: "art") }.
    }
}
event-answers-with-demand = { $florins ->
    [one] { $seat } risponde con { NAME($character, case: "art") } { NAME($answered, case: "a") } di { $victim }: quell’abilità sarà annullata, a meno che { $victim } non paghi { $florins } moneta d’argento.
   *[other] { $seat } risponde con { NAME($character, case: "art") } { NAME($answered, case: "a") } di { $victim }: quell’abilità sarà annullata, a meno che { $victim } non paghi { $florins } monete d’argento.
}
event-killed = { $killer ->
    [character-assassin] L’Assassina di { $seat } uccide { NAME($character, case: "art") } di { $owner }: la carta viene scartata.
    [character-mercenary] La Mercenaria di { $seat } uccide { NAME($character, case: "art") } di { $owner }: la carta viene scartata.
   *[other] Vittima { NAME($killer, case: "di") } di { $seat }: { NAME($character, case: "art") } di { $owner }. La carta viene scartata.
}
event-survived = L’attacco contro { NAME($target, case: "art") } di { $owner } non ha effetto: il personaggio è protetto e sopravvive.
event-protected = { $target ->
    [character-healer] { $character ->
        [character-healer] La Guaritrice di { $owner } protegge sé stessa e sopravviverà all’attacco.
       *[other] Grazie { NAME($character, case: "a") }, la Guaritrice di { $owner } sopravviverà all’attacco.
    }
   *[other] Grazie { NAME($character, case: "a") }, { NAME($target, case: "art") } di { $owner } sopravviverà all’attacco.
}
event-sacrificed = { $seat } sacrifica { NAME($character, case: "art") }: la carta viene scartata.
event-countered = { $counter ->
    [character-inquisitor] L’Inquisitore di { $seat } annulla l’abilità { NAME($character, case: "di") } di { $owner }: non ha effetto, e quanto è stato pagato è perso.
    [character-paladin] La Paladina di { $seat } annulla l’abilità { NAME($character, case: "di") } di { $owner }: non ha effetto, e quanto è stato pagato è perso.
   *[other] Grazie { NAME($counter, case: "a") }, { $seat } annulla l’abilità { NAME($character, case: "di") } di { $owner }: non ha effetto, e quanto è stato pagato è perso.
}
event-demand-unpaid = { $unable ->
    [0] { $florins ->
        [one] { $seat } rifiuta di pagare la moneta d’argento chiesta dall’Inquisitore.
       *[other] { $seat } rifiuta di pagare le { $florins } monete d’argento chieste dall’Inquisitore.
    }
   *[other] { $florins ->
        [one] { $seat } non può pagare la moneta d’argento chiesta dall’Inquisitore.
       *[other] { $seat } non può pagare le { $florins } monete d’argento chieste dall’Inquisitore.
    }
}
event-paid-demand = { $florins ->
    [one] { $seat } paga la moneta d’argento chiesta dall’Inquisitore: l’abilità { NAME($spared, case: "di") } non viene annullata, ma le si può ancora rispondere.
   *[other] { $seat } paga le { $florins } monete d’argento chieste dall’Inquisitore: l’abilità { NAME($spared, case: "di") } non viene annullata, ma le si può ancora rispondere.
}
event-nothing-happens = { $character ->
    [character-assassin] L’abilità dell’Assassina non ha effetto: il bersaglio non fa più parte di una gilda avversaria.
    [character-mercenary] L’abilità della Mercenaria non ha effetto: il bersaglio non fa più parte di una gilda avversaria.
    [character-necromancer] L’abilità del Negromante non ha effetto: il personaggio ucciso non è più tra gli scarti.
    [character-diviner] L’abilità dell’Indovina non ha effetto: il personaggio non è più in piazza.
    [character-enchantress] L’abilità dell’Incantatrice non ha effetto: il personaggio non può più essere spostato in quel settore.
    [character-gambler] L’abilità dello Scommettitore non ha effetto: il mazzo è vuoto e la puntata è persa.
    [character-tithe-keeper] L’abilità della Custode delle Decime non ha effetto: la carta non fa più parte della gilda e la moneta d’argento è persa.
    [character-elf-archer] L’abilità dell’Arciera Elfica non ha effetto: da quel settore non si può più riprendere argento.
    [character-healer] L’abilità della Guaritrice non ha effetto: il personaggio attaccato non c’è già più.
    [character-guard-dog] L’abilità del Cane da Guardia non ha effetto: il personaggio attaccato non c’è già più.
   *[other] L’abilità { NAME($character, case: "di") } non ha effetto: ciò su cui doveva agire non c’è più.
}
event-gained-gold = Grazie all’Alchimista, { $seat } ottiene { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}.
event-raised = Il Negromante riporta in vita { NAME($character, case: "art") }: la carta entra nella gilda di { $seat }.
event-divined = L’Indovina scarta { NAME($character, case: "art") } dal settore { $zone }: { $replaced ->
    [0] il mazzo è vuoto e nessuna carta prende quel posto.
   *[other] al suo posto arriva la prossima carta del mazzo.
}
event-moved = L’Incantatrice sposta { NAME($character, case: "art") } nel settore { $zone }.
event-gambled = Lo Scommettitore di { $seat } rivela { NAME($character, case: "art") } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}): { $florins ->
    [0] la puntata è persa.
    [one] { $seat } riceve { $florins } moneta d’argento, compresa la puntata.
   *[other] { $seat } riceve { $florins } monete d’argento, compresa la puntata.
} La carta va in fondo al mazzo.
event-stole = { $florins ->
    [0] La Ladra di { $seat } non ruba nulla: { $victim } non ha più monete d’argento.
    [one] La Ladra di { $seat } ruba { $florins } moneta d’argento { TO($victim) }.
   *[other] La Ladra di { $seat } ruba { $florins } monete d’argento { TO($victim) }.
}
event-in-force = { $character ->
    [character-carpenter] Grazie al Falegname, la stanza che { $seat } compra in questo turno costa meno.
    [character-smuggler] Grazie al Contrabbandiere, { $seat } può pagare la stanza di questo turno con monete d’argento al posto di quelle d’oro.
    [character-architect] Grazie all’Architetta, { $seat } può piazzare la stanza di questo turno con una porta contro un muro.
    [character-gardener] Grazie al Giardiniere, un giardino che { $seat } compra in questo turno costa meno.
   *[other] L’abilità { NAME($character, case: "di") } aiuta { $seat } per la stanza di questo turno.
}
event-tithed = { $florins ->
    [one] Sulla Custode delle Decime di { $seat } c’è ora { $florins } moneta d’argento, che a fine partita vale 1 punto.
   *[other] Sulla Custode delle Decime di { $seat } ci sono ora { $florins } monete d’argento: a fine partita ognuna vale 1 punto.
}
event-herald-speaks = L’Araldo fa assegnare il segnalino primo giocatore { TO($seat) }, qualunque sia l’argento rimasto.
event-took-back = L’Arciera Elfica di { $seat } riprende { $florins ->
    [one] { $florins } moneta d’argento
   *[other] { $florins } monete d’argento
} dal settore { $zone }.
event-relocated = L’Ingegnere di { $seat } piazza di nuovo { NAME($room, case: "art") }, in colonna { $column }, riga { $row }.
event-saw = { $seat } guarda una carta in cima al mazzo: { NAME($character) }.
event-saw-unseen = { $seat } guarda una carta in cima al mazzo.
event-arranged = { $exchanged ->
    [0] { $seat } rimette le due carte nell’ordine di prima.
   *[other] { $seat } rimette le due carte nell’ordine opposto.
}
event-arranged-unseen = { $seat } rimette due carte in cima al mazzo; solo { $seat } sa in quale ordine.
event-faction-named = L’Illusionista di { $seat } mostra anche il simbolo di un’altra fazione: { NAME($faction) }.
event-scored-characters = { $points ->
    [one] I personaggi di { $seat } valgono { $points } punto stampato sulle carte
   *[other] I personaggi di { $seat } valgono { $points } punti stampati sulle carte
}, più { $more } per le loro abilità.
event-scored-rooms = Le stanze attive di { $seat } valgono { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-scored-objective = { $place ->
    [1] Desiderio del Re «{ NAME($objective) }»: { $seat } è al primo posto
   *[2] Desiderio del Re «{ NAME($objective) }»: { $seat } è al secondo posto
} e guadagna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

## Domande a chi gioca

ask-arrange = La prossima carta è { NAME($character, case: "art") }, poi viene { NAME($other, case: "art") }. Vuoi scambiare le due carte?
ask-bid-florins = Quante monete d’argento aggiungi nel settore { $zone }? Lì la tua offerta è di { $own }, la più alta degli avversari di { $high }.
ask-bid-second-florins = Quante monete d’argento aggiungi nel settore { $zone }? Lì la tua offerta è di { $own }, la più alta degli avversari di { $high }.
ask-bid-second-zone = Hai deciso di aggiungere { $florins ->
    [one] { $florins } moneta d’argento
   *[other] { $florins } monete d’argento
} nel settore { $zone }. In quale altro settore fai un’offerta?
ask-bid-zone = { $rule ->
    [one] In quale settore fai un’offerta? Ora ne basta uno.
    [led] In quale settore fai la prima offerta? Alla fine devi essere in testa in due settori.
   *[two] In quale settore fai la prima offerta? La seconda sarà in un settore con un numero più alto.
}
ask-call-herald = { $mine ->
    [yes] Il segnalino primo giocatore spetta comunque a te. Vuoi usare lo stesso l’Araldo?
   *[no] Il segnalino primo giocatore spetta { TO($holder) }. Vuoi usare l’Araldo per riceverlo tu?
}
ask-choose-anchor = { $size ->
    [large] Su quale casella piazzi { NAME($room, case: "art") }? Indica la più alta delle due caselle, oppure quella di sinistra se la stanza è orizzontale.
   *[small] Su quale casella piazzi { NAME($room, case: "art") }?
}
ask-choose-lifted-cell = { $size ->
    [large] Su quale casella piazzi di nuovo { NAME($room, case: "art") }? Indica la più alta delle due caselle, oppure quella di sinistra se la stanza è orizzontale.
   *[small] Su quale casella piazzi di nuovo { NAME($room, case: "art") }?
}
ask-choose-lifted-turn = Come orienti { NAME($room, case: "art") } in colonna { $column }, riga { $row }?
ask-choose-new-zone = In quale settore sposti { NAME($target, case: "art") }? Le offerte restano dove sono.
ask-choose-on-offer = { $character ->
    [character-diviner] Quale personaggio in piazza vuoi scartare con l’Indovina?
   *[other] Quale personaggio in piazza vuoi spostare con { NAME($character, case: "art") }?
}
ask-choose-orientation = Come orienti { NAME($room, case: "art") } in colonna { $column }, riga { $row }?
ask-choose-own-bid = Da quale settore riprendi monete d’argento con l’Arciera Elfica?
ask-choose-own-room = Quale delle tue stanze sollevi con l’Ingegnere?
ask-choose-rival = Chi vuoi uccidere con { NAME($character, case: "art") }?
ask-choose-stake = Quante monete d’argento punti con lo Scommettitore? Se la prossima carta ha almeno 1 punto, ricevi il doppio della puntata; altrimenti la perdi.
ask-choose-taken-back = Quante monete d’argento riprendi dal settore { $zone } con l’Arciera Elfica?
ask-choose-victim = A chi vuoi rubare monete d’argento con la Ladra?
ask-exchange-florins = Quante monete d’oro compri, a { $rate ->
    [one] { $rate } moneta d’argento l’una?
   *[other] { $rate } monete d’argento l’una?
} { $last ->
    [yes] È l’ultimo round: il segnalino primo giocatore non viene più assegnato e alla fine l’argento rimasto non vale nulla.
   *[no] Chi conserva più argento fino alla fine del round riceve il segnalino primo giocatore; poi tutto l’argento va perso.
}
ask-keep-rooms = Vuoi pagare { $count ->
    [one] { $count } moneta d’argento
   *[other] { $count } monete d’argento
} per mantenere una stanza disponibile, per tutti, anche nel prossimo round?
ask-name-second-faction = Quale altra fazione mostra il tuo Illusionista nel punteggio finale?
ask-pay-in-florins = { $count ->
    [0] Per { NAME($room, case: "art") } non devi pagare nulla.
   *[other] Il costo { NAME($room, case: "di") } è di { $count ->
        [one] { $count } moneta d’oro
       *[other] { $count } monete d’oro
    }. Come paghi? Con il Contrabbandiere puoi pagare { $rate ->
        [one] { $rate } moneta d’argento
       *[other] { $rate } monete d’argento
    } al posto di ogni moneta d’oro.
}
ask-pay-or-lose = L’Inquisitore di { $holder } ti chiede { $count ->
    [one] { $count } moneta d’argento
   *[other] { $count } monete d’argento
} per l’abilità { NAME($character, case: "di") }, altrimenti la annulla. Vuoi pagare?
ask-raise-dead = Un personaggio è appena stato ucciso: { NAME($target, case: "art") }. Vuoi riportarlo in vita nella tua gilda?
ask-respond = { $aim ->
    [character] { $holder } usa { NAME($character, case: "art") } per uccidere { NAME($target, case: "art") } di { $owner }.
    [market] { $holder } usa { NAME($character, case: "art") } per scartare { NAME($target, case: "art") } dalla piazza: al suo posto arriverebbe la prossima carta del mazzo.
    [zone] { $holder } usa { NAME($character, case: "art") } per spostare { NAME($target, case: "art") } nel settore { $zone }.
    [player] { $holder } usa { NAME($character, case: "art") } per rubare monete d’argento { TO($victim) }.
    [answer] { $character ->
        [character-paladin] { $holder } risponde con la Paladina per annullare l’abilità { NAME($target, case: "di") } di { $owner }.
        [character-inquisitor] { $holder } risponde con l’Inquisitore { NAME($target, case: "a") } di { $owner }: { $owner } dovrà pagare { $number ->
            [one] { $number } moneta d’argento
           *[other] { $number } monete d’argento
        }, altrimenti quell’abilità sarà annullata.
        [character-healer] { $attacked ->
            [character-healer] { $holder } risponde con la Guaritrice { NAME($target, case: "a") } di { $owner } per salvare la Guaritrice stessa.
           *[other] { $holder } risponde con la Guaritrice { NAME($target, case: "a") } di { $owner } per salvare { NAME($attacked, case: "art") }.
        }
        [character-guard-dog] { $holder } risponde con il Cane da Guardia { NAME($target, case: "a") } di { $owner } per salvare { NAME($attacked, case: "art") }.
       *[other] { $holder } risponde con { NAME($character, case: "art") } { NAME($target, case: "a") } di { $owner }.
    }
    [dead] { $holder } usa { NAME($character, case: "art") } per riportare in vita { NAME($target, case: "art") } nella propria gilda.
   *[none] { $character ->
        [character-alchemist] { $holder } usa l’Alchimista per ottenere { $number ->
            [one] { $number } moneta d’oro.
           *[other] { $number } monete d’oro.
        }
        [character-gambler] { $holder } usa lo Scommettitore per puntare { $florins ->
            [one] { $florins } moneta d’argento
           *[other] { $florins } monete d’argento
        } sulla prossima carta del mazzo.
        [character-smuggler] { $holder } usa il Contrabbandiere per pagare la stanza di questo turno anche in argento, { $number ->
            [one] { $number } moneta per ogni moneta d’oro.
           *[other] { $number } monete per ogni moneta d’oro.
        }
        [character-herald] { $holder } usa l’Araldo per ricevere il segnalino primo giocatore.
        [character-tithe-keeper] { $holder } usa la Custode delle Decime: la moneta pagata resterebbe sulla carta e a fine partita varrebbe 1 punto.
        [character-carpenter] { $holder } usa il Falegname per pagare { $number ->
            [one] { $number } moneta d’oro in meno la stanza di questo turno.
           *[other] { $number } monete d’oro in meno la stanza di questo turno.
        }
        [character-architect] { $holder } usa l’Architetta per poter piazzare la stanza di questo turno con una porta contro un muro.
        [character-elf-archer] { $holder } usa l’Arciera Elfica per riprendere { $florins ->
            [one] { $florins } moneta d’argento
           *[other] { $florins } monete d’argento
        } dal settore { $zone }.
        [character-engineer] { $holder } usa l’Ingegnere per sollevare una propria stanza ({ NAME($room) }) e piazzarla di nuovo.
        [character-gardener] { $holder } usa il Giardiniere per pagare { $number ->
            [one] { $number } moneta d’oro in meno un giardino comprato in questo turno.
           *[other] { $number } monete d’oro in meno un giardino comprato in questo turno.
        }
        [character-raven] { $holder } usa il Corvo per guardare le prossime due carte del mazzo e rimetterle nell’ordine che preferisce.
        [character-assassin] { $holder } usa l’Assassina, ma il bersaglio non fa più parte di nessuna gilda.
        [character-mercenary] { $holder } usa la Mercenaria, ma il bersaglio non fa più parte di nessuna gilda.
       *[other] { $holder } usa { NAME($character, case: "art") }. Sulla carta si legge: «{ NAME($ability, $number) }».
    }
} Vuoi rispondere prima che succeda?
ask-take-auction-turn = { $rule ->
    [one] Tocca a te nell’asta: fai un’offerta (ora basta un settore), prendi un personaggio da un settore in cui sei in testa, oppure passa.
    [led] Tocca a te nell’asta: fai un’offerta che ti porti in testa in due settori, prendi un personaggio da un settore in cui sei in testa, oppure passa.
   *[two] Tocca a te nell’asta: fai un’offerta in due settori, prendi un personaggio da un settore in cui sei in testa, oppure passa.
}
ask-take-building-turn = Compra una stanza, oppure passa: se passi, non ne compri altre in questo round.
ask-use-in-window = { NAME($moment) }: vuoi usare un’abilità?

## Domande a qualcun altro

asks-chance = Decide il caso.
asks-arrange = { $seat } deve rimettere due carte in cima al mazzo.
asks-bid-florins = { $seat } deve decidere quante monete d’argento aggiungere.
asks-bid-second-florins = { $seat } deve decidere quante monete d’argento aggiungere.
asks-bid-second-zone = { $seat } deve scegliere il secondo settore di un’offerta.
asks-bid-zone = { $seat } deve scegliere il primo settore di un’offerta.
asks-call-herald = { $seat } deve decidere se usare l’Araldo.
asks-choose-anchor = { $seat } deve scegliere una casella per una stanza.
asks-choose-lifted-cell = { $seat } deve scegliere una nuova casella per una stanza.
asks-choose-lifted-turn = { $seat } deve scegliere come orientare una stanza.
asks-choose-new-zone = { $seat } deve scegliere un settore per l’Incantatrice.
asks-choose-on-offer = { $seat } deve scegliere un personaggio in piazza.
asks-choose-orientation = { $seat } deve scegliere come orientare una stanza.
asks-choose-own-bid = { $seat } deve scegliere un settore per l’Arciera Elfica.
asks-choose-own-room = { $seat } deve scegliere una stanza per l’Ingegnere.
asks-choose-rival = { $seat } deve scegliere chi uccidere.
asks-choose-stake = { $seat } deve scegliere la puntata dello Scommettitore.
asks-choose-taken-back = { $seat } deve decidere quante monete d’argento riprendere.
asks-choose-victim = { $seat } deve scegliere a chi rubare monete d’argento.
asks-exchange-florins = { $seat } deve decidere quante monete d’argento cambiare.
asks-keep-rooms = { $seat } deve decidere quali stanze mantenere disponibili.
asks-name-second-faction = { $seat } deve scegliere una fazione per l’Illusionista.
asks-pay-in-florins = { $seat } deve scegliere come pagare.
asks-pay-or-lose = { $seat } deve decidere se pagare quanto chiede l’Inquisitore.
asks-raise-dead = { $seat } deve decidere se usare il Negromante.
asks-respond = { $seat } deve decidere se rispondere.
asks-take-auction-turn = { $seat } deve fare un’offerta, prendere un personaggio o passare.
asks-take-building-turn = { $seat } deve comprare una stanza o passare.
asks-use-in-window = { $seat } deve decidere se usare un’abilità.

## Azioni

do-pass = Passa
do-pass--take-building-turn = Passa: non comprare altre stanze in questo round
do-done = Non usare nessuna abilità
do-done--bid-second-zone = Offri solo nel settore già scelto
do-done--keep-rooms = { $count ->
    [0] Non mantenere nessuna stanza
   *[other] Non mantenere altre stanze
}
do-done--respond = Non rispondere
do-done--raise-dead = Non usare il Negromante
do-done--call-herald = Non usare l’Araldo
do-bid = Fai un’offerta
do-yes = Sì
do-yes--pay-or-lose = Paga { $count ->
    [one] { $count } moneta d’argento
   *[other] { $count } monete d’argento
}
do-yes--arrange = Scambia le due carte
do-no = No
do-no--pay-or-lose = Non pagare: la tua abilità viene annullata
do-no--arrange = Lascia le carte come sono
do-use-ability = { NAME($character) }: { NAME($ability, $count) }
do-choose-character = { NAME($character) }
do-choose-character--take-auction-turn = { $florins ->
    [one] Prendi { NAME($character, case: "art") }: paga la tua offerta di { $florins } moneta d’argento nel settore { $zone }
   *[other] Prendi { NAME($character, case: "art") }: paga la tua offerta di { $florins } monete d’argento nel settore { $zone }
}
do-choose-character--choose-rival = Uccidi { NAME($character, case: "art") } di { $owner }, che vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
do-choose-character--choose-on-offer = { NAME($character) } nel settore { $zone }
do-choose-zone = Sposta nel settore { $zone } ({ $size ->
    [0] nessun personaggio
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } e altri
}): { $lead ->
    [you] sei in testa con { $high }
    [rival] { $holder } è in testa con { $high }
   *[nobody] nessuno è in testa
}
do-choose-zone--choose-own-bid = Riprendi monete dal settore { $zone } ({ $size ->
    [0] nessun personaggio
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } e altri
}): la tua offerta è di { $own }
do-choose-zone--bid-zone = Settore { $zone } ({ $size ->
    [0] nessun personaggio
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } e altri
}), { $lead ->
    [you] sei in testa con { $high }
    [rival] { $holder } è in testa con { $high }
   *[nobody] nessuno è in testa
}: aggiungi almeno { $least ->
    [one] { $least } moneta d’argento
   *[other] { $least } monete d’argento
}
do-choose-zone--bid-second-zone = Settore { $zone } ({ $size ->
    [0] nessun personaggio
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } e altri
}), { $lead ->
    [you] sei in testa con { $high }
    [rival] { $holder } è in testa con { $high }
   *[nobody] nessuno è in testa
}: aggiungi almeno { $least ->
    [one] { $least } moneta d’argento
   *[other] { $least } monete d’argento
}
do-choose-count = { $count }
do-choose-count--bid-florins = Aggiungi { $count ->
    [one] { $count } moneta d’argento
   *[other] { $count } monete d’argento
}: la tua offerta diventa di { $total }
do-choose-count--bid-second-florins = Aggiungi { $count ->
    [one] { $count } moneta d’argento
   *[other] { $count } monete d’argento
}: la tua offerta diventa di { $total }
do-choose-count--exchange-florins = { $count ->
    [0] Non cambiare nulla
    [one] Ottieni { $count } moneta d’oro
   *[other] Ottieni { $count } monete d’oro
}: { $left ->
    [0] non ti resta argento
    [one] ti resta { $left } moneta d’argento
   *[other] ti restano { $left } monete d’argento
}
do-choose-count--choose-stake = Punta { $count ->
    [one] { $count } moneta d’argento
   *[other] { $count } monete d’argento
}
do-choose-count--choose-taken-back = Riprendi { $count ->
    [one] { $count } moneta d’argento
   *[other] { $count } monete d’argento
}
do-choose-count--pay-in-florins = { $coins ->
    [niente] Non pagare nulla: la stanza è gratis
   *[other] Paga { $coins }
}
do-choose-seat = { $seat }
do-choose-seat--choose-victim = Ruba { TO($seat) }, che ha { $florins ->
    [one] { $florins } moneta d’argento
   *[other] { $florins } monete d’argento
}
do-choose-room = { NAME($room) }
do-choose-room--take-building-turn = Compra { $size ->
    [large] { NAME($room, case: "art") } ({ NAME($kind) })
   *[small] { NAME($room, case: "art") }
}: { $worth ->
    [icon] { $gained } e 1 simbolo { NAME($faction) }
    [member] 1 punto per ogni simbolo { NAME($faction) }
    [factions] 1 punto per ogni fazione diversa
   *[plain] { $gained }
}
do-choose-room--keep-rooms = Mantieni { $size ->
    [large] { NAME($room, case: "art") } ({ NAME($kind) })
   *[small] { NAME($room, case: "art") }
}: { $worth ->
    [icon] { $gained } e 1 simbolo { NAME($faction) }
    [member] 1 punto per ogni simbolo { NAME($faction) }
    [factions] 1 punto per ogni fazione diversa
   *[plain] { $gained }
}
do-choose-room--choose-own-room = Solleva { NAME($room, case: "art") } in colonna { $column }, riga { $row }
do-choose-cell = { $reach ->
    [connected] Colonna { $column }, riga { $row }
   *[inactive] Colonna { $column }, riga { $row }: stanza inattiva, non collegata all’ingresso
}
do-choose-cell--choose-lifted-cell = { $reach ->
    [old] Colonna { $column }, riga { $row }: dove si trova ora
    [connected] Colonna { $column }, riga { $row }
   *[inactive] Colonna { $column }, riga { $row }: stanza inattiva, non collegata all’ingresso
}
do-choose-turn = { $shape ->
    [flat] Orizzontale, porte: { $doors }
    [upright] Verticale, porte: { $doors }
   *[small] { $doors ->
        [niente] Senza porte
       *[other] Porte: { $doors }
    }
}{ $reach ->
    [old] {" "}(come si trova ora)
    [connected] {""}
   *[inactive] {" "}(stanza inattiva)
}
do-name-faction = { $count ->
    [one] { NAME($faction) } (ora hai { $count } simbolo)
   *[other] { NAME($faction) } (ora hai { $count } simboli)
}
do-draw-objective = Desiderio del Re: { NAME($objective) }

## Perché no

reason-no-bid-possible = Non puoi fare un’offerta: il tuo argento non basta per essere in testa in tutti i settori richiesti. Prendi un personaggio da un settore in cui sei in testa, oppure passa.
reason-not-leading = Non sei in testa nel settore { $zone }: puoi prendere personaggi solo dai settori in cui sei in testa.
reason-not-on-offer = In piazza non c’è { NAME($character, case: "art") }: scegli uno dei personaggi in piazza.
reason-zone-empty = Nel settore { $zone } non ci sono personaggi: scegli un settore con almeno un personaggio.
reason-lead-too-dear = Per essere in testa nel settore { $zone } devi aggiungere almeno { $count ->
    [one] { $count } moneta d’argento
   *[other] { $count } monete d’argento
}, e non ti bastano.
reason-no-second-zone = Dopo il settore { $zone } l’argento non ti basterebbe per essere in testa in un secondo settore con un numero più alto. Comincia dal settore con il numero più basso.
reason-zones-ascending = I settori di un’offerta si indicano in ordine crescente: il secondo deve venire dopo il settore { $zone }.
reason-zone-is-its-own = Il personaggio si trova già nel settore { $zone }: scegline un altro.
reason-two-zones-needed = Un’offerta in un solo settore ora non basta: scegli anche un secondo settore.
reason-bid-limits = Monete d’argento che puoi aggiungere qui: minimo { $low }, massimo { $high }.
reason-bid-exactly = { $count ->
    [one] Qui puoi aggiungere solo { $count } moneta d’argento.
   *[other] Qui puoi aggiungere esattamente { $count } monete d’argento, né più né meno.
}
reason-stake-limits = { $most ->
    [one] Qui puoi scegliere solo { $most } moneta d’argento.
   *[other] Qui puoi scegliere da 1 a { $most } monete d’argento.
}
reason-florins-missing = { $count ->
    [one] Ti manca { $count } moneta d’argento.
   *[other] Ti mancano { $count } monete d’argento.
}
reason-gold-missing = { $count ->
    [one] Ti manca { $count } moneta d’oro.
   *[other] Ti mancano { $count } monete d’oro.
}
reason-more-than-due = { $count ->
    [0] Questa stanza non costa nulla: non c’è oro da sostituire con argento.
    [one] Questa stanza costa solo { $count } moneta d’oro: non puoi sostituirne di più con argento.
   *[other] Questa stanza costa solo { $count } monete d’oro: non puoi sostituirne di più con argento.
}
reason-not-your-character = Nella tua gilda non c’è { NAME($character, case: "art") }.
reason-only-after-kill = Puoi usare { NAME($character, case: "art") } solo subito dopo l’uccisione di un personaggio di un’altra gilda.
reason-no-ability = La carta { NAME($character) } non ha abilità che si possano usare.
reason-other-moment = { $character ->
    [character-paladin] Puoi usare la Paladina solo in risposta all’abilità di un personaggio avversario con il simbolo Ombra.
    [character-inquisitor] Puoi usare l’Inquisitore solo in risposta all’abilità di un avversario.
    [character-healer] Puoi usare la Guaritrice solo in risposta a un’abilità che ucciderebbe un tuo personaggio.
    [character-guard-dog] Puoi usare il Cane da Guardia solo in risposta a un’abilità che ucciderebbe un altro tuo personaggio.
   *[other] { $moment ->
        [moment-never] L’abilità { NAME($character, case: "di") } agisce da sola: non c’è nulla da usare.
       *[other] Puoi usare { NAME($character, case: "art") } solo { NAME($moment, case: "when") }.
    }
}
reason-used-already = L’abilità { NAME($character, case: "di") } è già stata usata in questo round.
reason-no-target = { $character ->
    [character-paladin] Ora non puoi usare la Paladina: l’abilità in corso non è di un personaggio avversario con il simbolo Ombra.
    [character-healer] Ora non puoi usare la Guaritrice: l’abilità in corso non ucciderebbe nessun tuo personaggio.
    [character-guard-dog] Ora non puoi usare il Cane da Guardia: l’abilità in corso non ucciderebbe nessun altro tuo personaggio.
    [character-assassin] Ora non puoi usare l’Assassina: nelle altre gilde non c’è un personaggio che tu possa scegliere e pagare.
    [character-mercenary] Ora non puoi usare la Mercenaria: nelle altre gilde non c’è un personaggio che tu possa scegliere e pagare.
    [character-diviner] Ora non puoi usare l’Indovina: servono un personaggio in piazza e almeno una carta nel mazzo.
    [character-enchantress] Ora non puoi usare l’Incantatrice: servono personaggi in almeno due settori.
    [character-gambler] Ora non puoi usare lo Scommettitore: servono almeno 1 moneta d’argento e una carta nel mazzo.
    [character-thief] Ora non puoi usare la Ladra: nessun avversario ha monete d’argento.
    [character-tithe-keeper] Ora non puoi usare la Custode delle Decime: sulla carta c’è già il massimo di monete d’argento.
    [character-elf-archer] Ora non puoi usare l’Arciera Elfica: non hai monete d’argento in un settore in cui non sei in testa.
    [character-engineer] Ora non puoi usare l’Ingegnere: nella tua sede non hai ancora stanze.
    [character-raven] Ora non puoi usare il Corvo: il mazzo è vuoto.
   *[other] Ora non c’è nulla per cui usare { NAME($character, case: "art") }.
}
reason-not-in-a-guild = Nessuna gilda ha { NAME($character, case: "art") }: scegli un personaggio di un’altra gilda.
reason-own-character = Non puoi scegliere { NAME($character, case: "art") }, che fa parte della tua gilda: scegli un personaggio di un’altra.
reason-cannot-be-target = Nessuno può scegliere come bersaglio { NAME($character, case: "art") }.
reason-too-many-points = La Mercenaria uccide solo personaggi con al massimo { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; { NAME($character, case: "art") } ne ha di più.
reason-no-such-player = A quel posto non c’è nessuno: scegli un avversario al tavolo.
reason-not-yourself = Non puoi scegliere te: scegli un avversario.
reason-has-no-florins = { $holder } non ha monete d’argento: scegli chi ne ha almeno 1.
reason-no-florins-there = Non hai monete d’argento nel settore { $zone }: scegli un settore in cui ne hai.
reason-you-lead-there = Sei in testa nel settore { $zone }: puoi riprendere monete d’argento solo dai settori in cui non sei in testa.
reason-not-on-your-plot = Nella tua sede non c’è { NAME($room, case: "art") }.
reason-not-on-display = Non puoi scegliere { NAME($room, case: "art") }: non è tra le stanze disponibili.
reason-fits-nowhere = Nel tuo lotto non c’è nessun posto adatto per { NAME($room, case: "art") }.
reason-off-the-plot = Lì { NAME($room, case: "art") } uscirebbe dal tuo lotto.
reason-cell-taken = Lì { NAME($room, case: "art") } coprirebbe un’altra tessera.
reason-touches-nothing = Devi piazzare { NAME($room, case: "art") } accanto all’ingresso o a un’altra stanza.
reason-door-meets-wall = Sul lato { NAME($side) } { NAME($room, case: "di") } una porta e un muro sarebbero a contatto: una porta può toccare solo un’altra porta.
reason-fits-in-no-turn = Comunque tu orienti { NAME($room, case: "art") } in quel punto, una porta toccherebbe un muro.
reason-same-as-fewer-turns = Con meno rotazioni { NAME($room, case: "art") } ha le porte sugli stessi lati: scegli quell’orientamento.
reason-kept-already = Qualcuno ha già pagato per mantenere disponibile { NAME($room, case: "art") }.
reason-rooms-ascending = Le stanze si mantengono nell’ordine dell’elenco, e { NAME($room, case: "art") } viene prima della tua ultima scelta: annulla quella e scegli prima questa.
reason-shown-already = L’Illusionista mostra già questa fazione, { NAME($faction) }: scegline un’altra.

## Panels of the web table

panel-round = Round { $round } di { $last }
panel-phase = { $phase ->
    [start] inizio del round
    [auction] asta
    [exchange] fase di cassa
    [building] fase di costruzione
   *[end] fine del round
}
panel-over = La partita è finita
panel-first-player = Primo giocatore
panel-passed = ha passato
panel-builds-no-more = Non compra altre stanze in questo round
panel-points-now = Punti se la partita finisse ora
panel-symbols = Simboli
panel-active-rooms = Stanze attive: { $count } su { $all }
panel-active-cells = Caselle attive, ingresso compreso: { $count }
panel-free-cells = Caselle libere: { $count }
panel-stack = Abilità in attesa di effetto
panel-stack-note = La numero 1 si risolve per prima.
panel-may-answer = { $seat } può rispondere
panel-no-ability = Nessuna abilità
panel-market = Piazza
panel-market-empty = Ora in piazza non c’è nessun personaggio.
panel-leads = { $seat } è in testa nel settore { $zone }
panel-display-empty = Ora non ci sono stanze disponibili.
panel-room-type = { $kind }, { $size ->
    [large] formato grande (due caselle)
   *[small] formato piccolo (una casella)
}
panel-cost = Costo: { $coins }
panel-doors = Porte: { $doors }
panel-kept = Qualcuno ha pagato per mantenere disponibile questa stanza
panel-wish-place = { $place ->
    [1] Primo posto
   *[2] Secondo posto
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
panel-wish-now = ora { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}
panel-wishes-note = I numeri mostrano che cosa ha ora ogni gilda e i punti che riceverebbe. Conta solo la fine della partita.
panel-my-guild = I tuoi personaggi
panel-guild = Personaggi di { $seat }
panel-guild-empty = Ancora nessun personaggio
panel-used = usata
panel-used-note = Questa abilità è già stata usata in questo round
panel-my-plot = Il tuo lotto
panel-plot = Lotto di { $seat }
board-cell = Lotto di { $seat }, colonna { $column }, riga { $row }: { $reach ->
    [old] dove si trova ora
    [connected] casella libera
   *[inactive] casella libera, ma non collegata all’ingresso
}
panel-plot-note = Nell’angolo di ogni casella ci sono la colonna e la riga. Una stanza è attiva finché le porte la collegano all’ingresso; le stanze inattive non contano.
panel-hall = Ingresso
panel-half = La seconda casella di questa stanza grande
panel-inactive = Inattiva: le porte non la collegano ancora all’ingresso.
panel-turn-it = Gira
panel-lay-here = Piazza qui
panel-turn-hint = Posizione { $number } di { $all }: R gira ancora
panel-lay-hint = Indica una casella evidenziata per vedervi la stanza; R la gira.
panel-door = { $leads ->
    [on] Porta a { NAME($side) }: il passaggio continua
    [edge] Porta a { NAME($side) }: lì finisce il lotto
   *[free] Porta a { NAME($side) }: qui si può collegare una stanza
}
panel-decks = Mazzo e scarti
panel-deck = Personaggi nel mazzo: { $count }
panel-small-rooms = Stanze piccole ancora da scoprire: { $count }
panel-large-rooms = Stanze grandi ancora da scoprire: { $count }
panel-top = In cima al mazzo, come sai: { $names }
panel-bottom = In fondo al mazzo: { $names }
panel-discarded = Personaggi scartati: { $names }
panel-discarded-rooms = Stanze scartate: { $names }
panel-rooms-to-come = Stanze non ancora viste: { $names }
panel-to-come = Personaggi ancora nel mazzo
panel-to-come-note = { $count ->
    [0] Tutti i personaggi sono già apparsi.
   *[other] Questi personaggi non sono ancora apparsi; arriveranno in un ordine che non conosci.
}

## The drawn board

board-key-turn = Mentre piazzi una stanza: girala (Maiusc + R: indietro)
board-laid = lotto di { $seat }, { $shape ->
    [flat] colonne { $column } e { $last_column }, riga { $row }
    [upright] colonna { $column }, righe { $row } e { $last_row }
   *[small] colonna { $column }, riga { $row }
}
board-active = stanza attiva
board-inactive = stanza inattiva
board-displayed = { NAME($room) }, disponibile per { $coins }
board-no-character = nessun personaggio
board-no-bid = Nessuna offerta
board-highest-bid = Offerta più alta: { $names }, { $coins }
board-tied-bids = Offerte più alte: { $names }, { $coins } a testa
board-used = abilità usata
board-first-now = Ora al primo posto: { $names }
board-discarded = Pile degli scarti: { $count }
board-no-stack = Nessuna abilità in attesa di effetto
board-free = colonna { $column }, riga { $row }: casella libera

## Headings of choices, how ties are broken, and standing orders

group-auction = Asta
group-abilities = Usare un’abilità
group-rooms = Stanze
group-characters = Personaggi
tie = Parità di punti: decide l’oro, poi il numero di fazioni diverse, poi il numero di caselle attive: { $amounts }.
order-decline-until-my-turn = Rinuncia per me finché non è il mio turno
order-only-when-target = Chiedimi se rispondere solo quando il bersaglio sono io

## What lies on the table, in the terminal and in panels

table-race = { NAME($race) } ({ $sex ->
    [woman] donna
   *[man] uomo
})
table-setup = Preparazione
table-header = Round { $round } di { $last } · primo giocatore: { $first } · mazzo: { $deck }
table-top = in cima al mazzo: { $names }
table-next = Si risolve per prima: { $item }
table-then = Poi: { $item }
table-protected = bersaglio protetto
table-gold = { " oro" }
table-wishes = Desideri del Re
table-now = ora (punti)
table-bids = offerte (▸ in testa)
table-crown = Corona
table-display = Stanze disponibili
table-worth = valore
table-kept = mantenuta
table-plot = ## ingresso  ○ porta  ( ) inattiva
table-inactive = inattiva
table-members = Personaggi (* abilità usata): { $names }
table-rooms = Stanze: { $names }
table-in-force = per la stanza di questo turno: { $names }
table-exchange = Cambio per 1 moneta d’oro
table-keeping = Mantenere disponibile una stanza
table-does = abilità (all’inizio della riga il proprietario o il settore, × scartato)
head-florins = Argento
head-gold = Oro
head-income = rendita
head-zone = settore
head-faction = fazione
head-race = razza
head-type = tipo
head-doors = porte

## The report

report-reading = Il proprietario di un personaggio o di una stanza è chi ha preso il personaggio o comprato la stanza, qualunque cosa sia successa dopo. Chi ne ha più degli altri è in vantaggio già solo per questo: confronta con la riga «Nell’insieme». *Usi* conta quante volte in media è stata usata l’abilità di un personaggio preso; per i personaggi senza un’abilità da usare c’è un trattino. Un Desiderio del Re è *decisivo* per una partita se senza di esso un’altra gilda avrebbe avuto più punti di quella vincitrice; la sua quota di vittorie è quella delle gilde che vi hanno ottenuto il primo posto.
report-dealt = uscite
report-hired = presi
report-price = prezzo
report-uses = usi
report-bought = acquisti
report-gold = oro
report-drawn = estrazioni
report-decided = decisivo
report-firsts = gilde al primo posto
report-characters-per-guild = Personaggi per gilda
report-rooms-per-guild = Stanze per gilda
report-cells-per-guild = Caselle costruite per gilda
report-price-per-character = Monete d’argento per personaggio
report-first-income = Rendita in argento, primo round
report-last-income = Rendita in argento, ultimo round
report-turns-per-round = Turni d’asta per round
report-passes-per-round = Di cui con la scelta di passare
report-left-per-round = Personaggi che nessuno ha preso, per round
report-kept-per-round = Stanze mantenute disponibili, per round
report-kills-per-game = Uccisioni per partita
report-phase-auction = Asta
report-phase-exchange = Fase di cassa
report-phase-building = Costruzione
report-phase-end = Fine del round
report-phase-abilities = Abilità

## The home page

blurb = Fai offerte per personaggi dagli strani talenti, disponi le stanze nella sede della tua gilda ed esaudisci i Desideri del Re.

## The tour

tour-rounds-head = La tua gilda
tour-rounds = Ti diamo il benvenuto a Guilds! Sei a capo di una giovane gilda nella città del Re. Dopo l’ultimo round vince chi ha più punti: vengono da personaggi, stanze e Desideri del Re.
tour-wishes-head = I Desideri del Re
tour-wishes = Sono uguali per tutti e contano solo alla fine, per chi li esaudisce meglio. Le piccole corone mostrano chi è avanti adesso.
tour-market-head = La piazza
tour-market = A ogni round nuovi personaggi aspettano intorno alla piazza. Offri mettendo monete d’argento sulle tue tende, di regola in due settori insieme, e poi devi essere in testa in entrambi.
tour-offers-head = I personaggi
tour-offers = Se nel tuo turno sei in testa in un settore, puoi prendere lì un personaggio: il prezzo è tutto il tuo argento in quel settore. I personaggi danno punti, rendite, abilità e simboli della loro fazione.
tour-purse-head = Argento e oro
tour-purse = L’ingresso ti dà nuovo argento a ogni round; quello che avanza alla fine va perso. Dopo l’asta puoi cambiare cinque monete in una d’oro: ti resta, e con l’oro paghi le stanze.
tour-rooms-head = Stanze in vendita
tour-rooms = Con l’oro compri stanze, una alla volta, piccole o grandi. La moneta nell’angolo è il prezzo; i mezzi cerchi sui muri sono porte.
tour-plot-head = La tua sede
tour-plot = Piazza ogni stanza in modo che combaci dovunque tocchi un’altra stanza: porta con porta, muro con muro. Danno punti e rendite solo le stanze che le porte collegano all’ingresso.
tour-first-head = Da dove cominciare
tour-first = Cerca due personaggi adatti a un Desiderio o che diano rendite, e offri poco per entrambi. Non spendere tutto: gli ultimi costano spesso poco, e cinque monete rimaste sono il tuo primo oro.
