## Belfort, italiano

title = Belfort

## Termini. $case: "nom" senza articolo (Torre), "art" con l'articolo determinativo (la Torre), "un" con
## l'articolo dopo «costruisce» (una Torre, il Fabbro, i Giardini), "di" con la preposizione (della Torre).
## Le risorse sono nomi di gioco invariabili, come nel regolamento: 1 Legno, 4 Legno, 4 Pietra, 2 Metallo, 5 Oro.

building-pub = { $case ->
   *[nom] Pub
    [art] il Pub
    [un] un Pub
    [di] del Pub
}
building-gardens = { $case ->
   *[nom] Giardini
    [art] i Giardini
    [un] i Giardini
    [di] dei Giardini
}
building-tower = { $case ->
   *[nom] Torre
    [art] la Torre
    [un] una Torre
    [di] della Torre
}
building-inn = { $case ->
   *[nom] Locanda
    [art] la Locanda
    [un] una Locanda
    [di] della Locanda
}
building-blacksmith = { $case ->
   *[nom] Fabbro
    [art] il Fabbro
    [un] il Fabbro
    [di] del Fabbro
}
building-bank = { $case ->
   *[nom] Banca
    [art] la Banca
    [un] una Banca
    [di] della Banca
}
building-market = { $case ->
   *[nom] Mercato
    [art] il Mercato
    [un] un Mercato
    [di] del Mercato
}
building-gatehouse = { $case ->
   *[nom] Guardiola
    [art] la Guardiola
    [un] una Guardiola
    [di] della Guardiola
}
building-library = { $case ->
   *[nom] Biblioteca
    [art] la Biblioteca
    [un] una Biblioteca
    [di] della Biblioteca
}
building-keep = { $case ->
   *[nom] Fortezza
    [art] la Fortezza
    [un] una Fortezza
    [di] della Fortezza
}

guild-architects = { $case ->
   *[nom] Architetti
    [art] gli Architetti
    [di] degli Architetti
}
guild-librarians = { $case ->
   *[nom] Bibliotecari
    [art] i Bibliotecari
    [di] dei Bibliotecari
}
guild-merchants = { $case ->
   *[nom] Mercanti
    [art] i Mercanti
    [di] dei Mercanti
}
guild-recruiters = { $case ->
   *[nom] Reclutamento
    [art] il Reclutamento
    [di] del Reclutamento
}
guild-bankers = { $case ->
   *[nom] Banchieri
    [art] i Banchieri
    [di] dei Banchieri
}
guild-masons = { $case ->
   *[nom] Scalpellini
    [art] gli Scalpellini
    [di] degli Scalpellini
}
guild-miners = { $case ->
   *[nom] Minatori
    [art] i Minatori
    [di] dei Minatori
}
guild-sawyers = { $case ->
   *[nom] Boscaioli
    [art] i Boscaioli
    [di] dei Boscaioli
}
guild-bandits = { $case ->
   *[nom] Banditi
    [art] i Banditi
    [di] dei Banditi
}
guild-spies = { $case ->
   *[nom] Spie
    [art] le Spie
    [di] delle Spie
}
guild-thieves = { $case ->
   *[nom] Ladri
    [art] i Ladri
    [di] dei Ladri
}
guild-wizards = { $case ->
   *[nom] Maghi
    [art] i Maghi
    [di] dei Maghi
}

worker-elf = { $case ->
    [un] un Elfo
   *[nom] { $count ->
        [one] Elfo
       *[other] Elfi
    }
}
worker-master-elf = { $case ->
    [un] un Mastro Elfo
   *[nom] { $count ->
        [one] Mastro Elfo
       *[other] Mastri Elfi
    }
}
worker-dwarf = { $case ->
    [un] un Nano
   *[nom] { $count ->
        [one] Nano
       *[other] Nani
    }
}
worker-master-dwarf = { $case ->
    [un] un Mastro Nano
   *[nom] { $count ->
        [one] Mastro Nano
       *[other] Mastri Nani
    }
}

area-forest = { $case ->
   *[nom] Foresta
    [in] nella Foresta
    [da] dalla Foresta
}
area-quarry = { $case ->
   *[nom] Cava
    [in] nella Cava
    [da] dalla Cava
}
area-mine = { $case ->
   *[nom] Miniera
    [in] nella Miniera
    [da] dalla Miniera
}
area-gold-mine = { $case ->
   *[nom] Miniera d’Oro
    [in] nella Miniera d’Oro
    [da] dalla Miniera d’Oro
}

good-wood = Legno
good-stone = Pietra
good-metal = Metallo
good-gold = Oro

amount-wood = { $count } Legno
amount-stone = { $count } Pietra
amount-metal = { $count } Metallo
amount-gold = { $count } Oro
amount-nothing = 0 risorse

discount-metal = 1 Metallo
discount-two-wood = 2 Legno
discount-wood-and-stone = 1 Legno e 1 Pietra
discount-two-stone = 2 Pietra
discount-one-wood = 1 Legno
discount-one-stone = 1 Pietra

season-spring = { $case ->
   *[nom] primavera
    [di] della primavera
}
season-summer = { $case ->
   *[nom] estate
    [di] dell’estate
}
season-autumn = { $case ->
   *[nom] autunno
    [di] dell’autunno
}

people-elves = { $case ->
   *[nom] Elfi
    [art] gli Elfi
}
people-dwarves = { $case ->
   *[nom] Nani
    [art] i Nani
}
people-gnomes = { $case ->
   *[nom] Gnomi
    [art] gli Gnomi
}

source-district-1 = Distretto 1
source-district-2 = Distretto 2
source-district-3 = Distretto 3
source-district-4 = Distretto 4
source-district-5 = Distretto 5
source-elves = Elfi
source-dwarves = Nani
source-gnomes = Gnomi
source-taxes = Tasse

## Opzioni

option-mode = Modalità
option-mode-beginner = Principiante: tre Gilde Risorse e due Gilde Base
option-mode-normal = Normale: una Gilda Risorse, due Gilde Base e due Gilde Interattive
option-mode-advanced = Avanzata: cinque Gilde qualsiasi
option-guilds = Cinque Gilde a scelta
option-rank_nothing = Nelle maggioranze occupa una posizione anche chi non ha nulla
option-mine_bonus_unpaired = Nella Miniera il metallo aggiuntivo va a chi ha più lavoratori, anche senza una coppia
option-must_activate = Un lavoratore il cui effetto è utile va attivato prima della fine del turno

## Che cosa succede

event-guild-laid = La Gilda { NAME($guild, case: "di") } si stabilisce nel distretto { $district }.
event-drew = { $seat } pesca una carta: { NAME($building) }.
event-drew-unseen = { $seat } pesca una carta.
event-discarded = { $seat } scarta una carta: { NAME($building) }.
event-crest-dealt = { $seat } riceve lo Stemma { $number }.
event-pool-card = Nuova carta nel pool di pesca: { NAME($building) }.
event-reshuffled = La pila degli scarti viene mischiata e diventa il nuovo mazzo di pesca ({ $count ->
    [one] { $count } carta
   *[other] { $count } carte
}).
event-neutral-dwarf-placed = { $seat } piazza il Nano del non giocante { $neutral } sulla Gilda { NAME($guild, case: "di") }.
event-month-begins = Mese { $number }, { NAME($season) }.
event-placed-at-desk = { $seat } piazza { NAME($worker, case: "un") } sul Banco Assunzioni pagando { $gold } Oro.
event-placed-in-camp = { $seat } piazza { NAME($worker, case: "un") } sulla casella { $plank } del Campo Reale.
event-placed-on-guild = { $gold ->
    [0] { $seat } piazza { NAME($worker, case: "un") } sulla Gilda { NAME($guild, case: "di") }.
   *[other] { $seat } piazza { NAME($worker, case: "un") } sulla Gilda { NAME($guild, case: "di") } pagando { $gold } Oro.
}
event-placed-on-guild-of = { $seat } piazza { NAME($worker, case: "un") } sulla Gilda { NAME($guild, case: "di") }; { $owner } incassa la parcella di { $gold } Oro.
event-placed-on-card = { $gold ->
    [0] { $seat } piazza { NAME($worker, case: "un") } sulla casella { NAME($building, case: "di") }.
   *[other] { $seat } piazza { NAME($worker, case: "un") } sulla casella { NAME($building, case: "di") } pagando { $gold } Oro.
}
event-passed = { $seat } passa.
event-sent = { $seat } manda { $count } { NAME($worker, $count) } { NAME($area, case: "in") }.
event-collected = { $bonus ->
    [0] { $seat } ottiene { $goods } { NAME($area, case: "da") }.
   *[other] { $seat } ottiene { $goods } { NAME($area, case: "da") }, compreso il bonus per il maggior numero di lavoratori.
}
event-recruited = { $seat } ottiene { NAME($worker, case: "un") } dalla riserva.
event-nobody-recruited = { $seat } non ottiene nessun lavoratore: nella riserva non ci sono più { NAME($worker, 2) } del suo colore.
event-kept-crest = { $seat } tiene lo Stemma { $number }.
event-took-crest = { $seat } prende lo Stemma { $number } da { $victim } in cambio del proprio.
event-got-income = { $seat } ottiene una rendita di { $gold } Oro.
event-paid-tax = { $points ->
    [0] { $gold ->
        [0] { $seat } non deve pagare tasse.
       *[other] { $seat } paga { $gold } Oro di tasse.
    }
    [one] { $gold ->
        [0] { $seat } non ha Oro per le tasse e perde { $points } punto.
       *[other] { $seat } paga { $gold } Oro di tasse e perde { $points } punto per l’Oro mancante.
    }
   *[other] { $gold ->
        [0] { $seat } non ha Oro per le tasse e perde { $points } punti.
       *[other] { $seat } paga { $gold } Oro di tasse e perde { $points } punti per l’Oro mancante.
    }
}
event-built-card = { $seat } costruisce { NAME($building, case: "un") } pagando { $goods }.
event-marked-site = { $building ->
    [building-keep] { $seat } piazza due segnalini sui simboli { NAME($building) } del distretto { $district }.
   *[other] { $seat } piazza un segnalino sul simbolo { NAME($building) } del distretto { $district }.
}
event-marked-gatehouse = { $seat } piazza un segnalino sulla Guardiola { $gatehouse }, sul lato del distretto { $district }.
event-marked-wall = { $seat } costruisce il tratto { $side } delle Mura del distretto { $district }.
event-marked-guild = { $seat } costruisce la Gilda { NAME($guild, case: "di") }, che ora è di sua proprietà.
event-neutral-marked-site = { $building ->
    [building-keep] Due segnalini del non giocante { $neutral } vanno sui simboli { NAME($building) } del distretto { $district }.
   *[other] Un segnalino del non giocante { $neutral } va sul simbolo { NAME($building) } del distretto { $district }.
}
event-neutral-marked-gatehouse = Un segnalino del non giocante { $neutral } va sulla Guardiola { $gatehouse }, sul lato del distretto { $district }.
event-paid = { $seat } paga { $goods }.
event-activated-guild = { $seat } usa la Gilda { NAME($guild, case: "di") }.
event-activated-card = { $seat } usa la casella { NAME($building, case: "di") }.
event-gained = { $seat } ottiene { $goods }.
event-gnome-hired = { $seat } ingaggia uno Gnomo per { NAME($building, case: "art") } pagando { $gold } Oro.
event-gnome-came = { $seat } piazza uno Gnomo sulla carta { NAME($building) } senza pagare.
event-promoted = { $seat } promuove { NAME($worker, case: "un") } a Mastro { NAME($worker) }.
event-nobody-promoted = { $seat } non ha più { NAME($worker, 2) } normali da promuovere.
event-gate-stays-half = { $seat } non ha Guardiole che possano ricevere un secondo segnalino.
event-used-bank = { $seat } prende { $gold } Oro dalla Banca.
event-used-blacksmith = { $seat } compra 1 Metallo dal Fabbro per { $gold } Oro.
event-sold = { $seat } vende { $goods } all’Emporio per { $gold } Oro.
event-bought = { $seat } compra { $goods } all’Emporio per { $gold } Oro.
event-exchanged = { $seat } scambia { $goods } con 1 Metallo.
event-merchants-help = Grazie alla Gilda dei Mercanti, in questo turno { $seat } può fare { $exchanges ->
    [one] { $exchanges } scambio
   *[other] { $exchanges } scambi
} per ottenere Metallo e { $visits ->
    [one] { $visits } visita
   *[other] { $visits } visite
} in più all’Emporio.
event-robbed = { $seat } ruba 1 { NAME($good) } { TO($victim) }.
event-showed = { $seat } mostra una carta: { NAME($building) }.
event-took-shown = { $seat } prende la carta mostrata da { $victim }: { NAME($building) }.
event-swapped-sites = { $building ->
    [building-gatehouse] { $seat } scambia tra loro i segnalini della Guardiola { $first } e della Guardiola { $second }.
   *[other] { $seat } scambia tra loro i segnalini sui simboli { NAME($building) } dei distretti { $first } e { $second }.
}
event-swapped-walls = { $seat } scambia tra loro i segnalini sulle Mura del distretto { $first } (tratto { $first_side }) e del distretto { $second } (tratto { $second_side }).
event-swapped-guilds = { $seat } scambia tra loro i segnalini della Gilda { NAME($first, case: "di") } e della Gilda { NAME($second, case: "di") }.
event-gate-turned = { $seat } piazza il segnalino della Guardiola { $gatehouse } sul lato del distretto { $district }.
event-ended-actions = { $count ->
    [0] { $seat } termina le azioni.
    [one] { $seat } termina le azioni e riprende { $count } lavoratore non attivato.
   *[other] { $seat } termina le azioni e riprende { $count } lavoratori non attivati.
}
event-bought-card = { $seat } compra una carta dal pool di pesca per { $gold } Oro: { NAME($building) }.
event-bought-top = { $seat } compra la prima carta del mazzo di pesca per { $gold } Oro.
event-bought-nothing = { $seat } non compra carte.
event-neutral-card = { $seat } usa una carta per il non giocante { $neutral }: { NAME($building) }.
event-neutral-without = Nessun simbolo { NAME($building) } è libero: il non giocante { $neutral } non piazza segnalini.
event-neutral-dwarf-moved = Il Nano del non giocante { $neutral } si sposta sulla Gilda { NAME($guild, case: "di") }.
event-dwarf-brought-gold = { $seat } riceve { $gold } Oro per la visita del Nano.
event-scoring-begins = Calcolo dei punti alla fine { NAME($season, case: "di") }.
event-scored-district = { $points ->
    [one] { $seat } guadagna { $points } punto nel distretto { $district } (segnalini: { $count }).
   *[other] { $seat } guadagna { $points } punti nel distretto { $district } (segnalini: { $count }).
}
event-scored-people = { $points ->
    [one] { $seat } guadagna { $points } punto per { NAME($people, case: "art") } ({ $count }).
   *[other] { $seat } guadagna { $points } punti per { NAME($people, case: "art") } ({ $count }).
}

## Domande a chi gioca

ask-set-aside = { $count ->
    [one] Scegli un’altra carta da scartare dalla mano iniziale.
   *[other] Scegli { $count } carte da scartare dalla mano iniziale; le altre le tieni.
}
ask-place-neutral-dwarf = Su quale Gilda piazzi il Nano del non giocante { $neutral }? Finché il Nano è lì, nessuno può usare quella Gilda.
ask-choose-plank = Piazza un lavoratore, oppure passa e manda i lavoratori rimasti nelle Aree Risorse.
ask-choose-worker = Quale lavoratore piazzi?
ask-split-workers = { $area ->
    [area-mine] { $count ->
        [one] Hai { $count } { NAME($worker, $count) } da mandare. Lo mandi { NAME($area, case: "in") }? Altrimenti va nella Miniera d’Oro.
       *[other] Hai { $count } { NAME($worker, $count) } da mandare. Quanti ne mandi { NAME($area, case: "in") }? Gli altri vanno nella Miniera d’Oro.
    }
   *[other] { $count ->
        [one] Hai { $count } { NAME($worker, $count) } da mandare. Lo mandi { NAME($area, case: "in") }?
       *[other] Hai { $count } { NAME($worker, $count) } da mandare. Quanti ne mandi { NAME($area, case: "in") }?
    }
}
ask-choose-crest = Puoi scambiare il tuo Stemma con quello di un altro giocatore, oppure tenerlo.
ask-choose-action = Scegli un’azione; quando hai finito, termina le azioni.
ask-choose-building-site = { $building ->
    [building-keep] Dove vanno i due segnalini { NAME($building, case: "di") }?
   *[other] Dove va il segnalino { NAME($building, case: "di") }?
}
ask-choose-lock = Su quale carta piazzi lo Gnomo?
ask-complete-gatehouse = Quale delle tue Guardiole riceve il secondo segnalino?
ask-choose-worker-from-reserve = Quale lavoratore prendi dalla riserva?
ask-choose-recruit = Chi recluti?
ask-choose-for-architects = Che cosa costruisci con la Gilda degli Architetti?
ask-choose-discount = Il costo è di { $goods }. Quale sconto chiedi agli Architetti?
ask-rob-first = Che cosa rubano { NAME($guild, case: "art") }, e a chi?
ask-rob-more = Vuoi che { NAME($guild, case: "art") } rubino altro?
ask-show-to-spies = Quale carta mostri alla Gilda delle Spie?
ask-take-shown-card = Quale delle carte mostrate prendi?
ask-choose-first-swap = Scegli il primo dei due luoghi di cui scambiare i segnalini.
ask-choose-second-swap = Scegli il secondo luogo.
ask-choose-gate-symbol = Su quale lato va il segnalino?
ask-buy-after-sale = In questa visita all’Emporio puoi ancora fare un acquisto.
ask-sell-after-purchase = In questa visita all’Emporio puoi ancora fare una vendita.
ask-buy-card = Puoi comprare una carta.
ask-discard-cards = { $count ->
    [one] Scegli una carta da scartare.
   *[other] Scegli { $count } carte da scartare.
}
ask-choose-neutral-card = Scegli una carta per il non giocante { $neutral }.

## Domande a qualcun altro

asks-chance = Decide il caso.
asks-set-aside = { $seat } deve scegliere la mano iniziale.
asks-place-neutral-dwarf = { $seat } deve piazzare il Nano di un non giocante.
asks-choose-plank = { $seat } deve piazzare un lavoratore o passare.
asks-choose-crest = { $seat } deve scegliere uno Stemma.
asks-choose-action = { $seat } deve scegliere un’azione.
asks-choose-building-site = { $seat } deve scegliere dove costruire.
asks-choose-lock = { $seat } deve scegliere una carta per lo Gnomo.
asks-complete-gatehouse = { $seat } deve scegliere una Guardiola.
asks-choose-worker-from-reserve = { $seat } deve scegliere un lavoratore dalla riserva.
asks-choose-recruit = { $seat } deve scegliere chi reclutare.
asks-choose-for-architects = { $seat } deve scegliere che cosa costruire con la Gilda degli Architetti.
asks-choose-discount = { $seat } deve scegliere uno sconto.
asks-rob-first = { $seat } deve scegliere a chi rubare.
asks-rob-more = { $seat } deve decidere se rubare altro.
asks-show-to-spies = { $seat } deve mostrare una carta alla Gilda delle Spie.
asks-take-shown-card = { $seat } deve prendere una delle carte mostrate.
asks-choose-first-swap = { $seat } deve scegliere due luoghi per la Gilda dei Maghi.
asks-choose-second-swap = { $seat } deve scegliere il secondo luogo per la Gilda dei Maghi.
asks-choose-gate-symbol = { $seat } deve scegliere un lato della Guardiola.
asks-buy-after-sale = { $seat } deve decidere se fare un acquisto.
asks-sell-after-purchase = { $seat } deve decidere se fare una vendita.
asks-buy-card = { $seat } deve decidere se comprare una carta.
asks-discard-cards = { $seat } deve scartare carte.
asks-choose-neutral-card = { $seat } deve scegliere una carta per un non giocante.

## Azioni

do-pass = Passa
do-end = Termina le azioni
do-stop = Basta così
do-stop--buy-card = Non comprare carte
do-stop--buy-after-sale = Non comprare nulla
do-stop--sell-after-purchase = Non vendere nulla
do-stop--rob-more = Non rubare altro
do-place-at-desk = Banco Assunzioni
do-place-in-camp = Campo Reale
do-place-on-guild = Gilda { NAME($guild, case: "di") }
do-place-on-card = La tua carta { NAME($building) }
do-use-worker = { NAME($worker) }
do-send-to-forest = { $count ->
    [0] Nessuno nella Foresta
   *[other] { $count } nella Foresta
}
do-send-to-quarry = { $count ->
    [0] Nessuno nella Cava
   *[other] { $count } nella Cava
}
do-send-to-mine = { $count ->
    [0] Nessuno nella Miniera
   *[other] { $count } nella Miniera
}
do-take-crest = { $own ->
    [yes] Tieni lo Stemma { $number }
   *[no] Prendi lo Stemma { $number } da { $holder }
}
do-take-crest--deal-crest = Stemma { $number }
do-build = Costruisci { NAME($building, case: "un") }
do-build--choose-for-architects = Edificio: { NAME($building) }
do-choose-site = { $building ->
    [building-gatehouse] { NAME($building) } { $district }
   *[other] { NAME($building) } nel distretto { $district }
}
do-choose-symbol = Guardiola { $gatehouse }, lato del distretto { $district }
do-choose-wall = Mura del distretto { $district }, tratto { $side }
do-choose-guild = Gilda { NAME($guild, case: "di") }
do-choose-guild--choose-action = Costruisci la Gilda { NAME($guild, case: "di") }
do-choose-wall--choose-action = Costruisci le Mura del distretto { $district }, tratto { $side }
do-activate-guild = Usa la Gilda { NAME($guild, case: "di") }
do-activate-card = Usa la casella { NAME($building, case: "di") }
do-use-bank-gnome = Gnomo della Banca: prendi Oro
do-use-blacksmith-gnome = Gnomo del Fabbro: compra 1 Metallo
do-sell-wood-and-stone = Vendi { GOODS($wood, $stone, 0, 0) } per 1 Oro
do-sell-metal = Vendi { GOODS(0, 0, $metal, 0) } per 1 Oro
do-buy = Compra 1 { NAME($good) }
do-exchange = Scambia 1 { NAME($good) } con 1 Metallo
do-put-gnome = Uno Gnomo per { NAME($building, case: "art") }
do-put-gnome--choose-action = Ingaggia uno Gnomo per { NAME($building, case: "art") }
do-recruit = { NAME($worker) }
do-take-discount = { NAME($discount) }
do-discard-card = { NAME($building) }
do-rob = Ruba 1 { NAME($good) } { TO($seat) }
do-show-card = { NAME($building) }
do-take-shown = { NAME($building) } da { $seat }
do-take-card = { NAME($building) } dal pool di pesca
do-take-card--buy-card = Compra { NAME($building, case: "art") } dal pool di pesca
do-take-top = La prima carta del mazzo di pesca
do-take-top--buy-card = Compra la prima carta del mazzo di pesca
do-draw-card = { NAME($building) }
do-draw-tile = Gilda { NAME($guild, case: "di") }

## Perché no

reason-goods-missing = Risorse mancanti: { GOODS($wood, $stone, $metal, $gold) }.
reason-must-activate = Avete concordato che i lavoratori vanno attivati: uno dei tuoi può ancora fare qualcosa.
reason-not-in-hand = Non hai questa carta in mano: { NAME($building) }.
reason-in-card-order = Le carte vanno indicate in un ordine fisso, dal Pub alla Fortezza: per scartare questa ({ NAME($building) }), annulla l’ultima scelta e indicala per prima.
reason-too-few-behind = Le carte vanno indicate in un ordine fisso, dal Pub alla Fortezza, e dopo questa ({ NAME($building) }) non te ne restano abbastanza: indica prima una carta precedente.
reason-guild-not-in-game = La Gilda { NAME($guild, case: "di") } non fa parte di questa partita.
reason-guild-has-dwarf = Sulla Gilda { NAME($guild, case: "di") } c’è il Nano di un non giocante.
reason-guild-plank-taken = Sulla Gilda { NAME($guild, case: "di") } c’è già un lavoratore.
reason-guild-owned = La Gilda { NAME($guild, case: "di") } ha già un proprietario.
reason-desk-full = Tutte le caselle del Banco Assunzioni sono occupate.
reason-camp-once = Questo mese hai già un lavoratore nel Campo Reale.
reason-not-built = Non hai costruito questa carta: { NAME($building) }.
reason-plank-locked = La casella { NAME($building, case: "di") } è bloccata finché non la sblocchi con uno Gnomo.
reason-own-plank-taken = Sulla casella { NAME($building, case: "di") } c’è già un tuo lavoratore.
reason-no-such-worker = Non hai { NAME($worker, 2) } da piazzare.
reason-too-few-workers = { $count ->
    [0] Non hai lavoratori di questo tipo da mandare.
    [one] Hai solo { $count } lavoratore di questo tipo da mandare.
   *[other] Hai solo { $count } lavoratori di questo tipo da mandare.
}
reason-crest-grey = Questo mese lo Stemma { $number } non può più essere preso.
reason-crest-not-in-game = Nessun giocatore ha lo Stemma { $number }.
reason-no-free-site = Tutti i simboli { NAME($building) } sono già occupati.
reason-site-taken = Quel simbolo { NAME($building) } è già occupato.
reason-gatehouse-half-taken = L’altro lato di quella Guardiola è occupato: la Guardiola deve essere tutta libera.
reason-wall-taken = Quel tratto di Mura è già costruito.
reason-no-worker-on-guild = Non hai lavoratori sulla Gilda { NAME($guild, case: "di") }.
reason-no-worker-on-card = Non hai lavoratori sulla casella { NAME($building, case: "di") }.
reason-no-gnome-there = Non hai Gnomi sulla carta { NAME($building) }.
reason-gnome-used = In questo turno lo Gnomo { NAME($building, case: "di") } ha già lavorato.
reason-hired-already = In questo turno hai già ingaggiato uno Gnomo.
reason-no-gnomes = Non ci sono più Gnomi disponibili.
reason-no-lock = La carta { NAME($building) } non ha Lucchetti Gnomo.
reason-locks-full = Sulle tue carte { NAME($building) } tutti i Lucchetti Gnomo sono già occupati.
reason-no-free-lock = Nessuna delle tue carte ha un Lucchetto Gnomo libero.
reason-reserve-empty = Nella riserva non ci sono più { NAME($worker, 2) } del tuo colore.
reason-reserve-all-empty = Nella riserva non ci sono più lavoratori del tuo colore.
reason-architects-nothing-payable = Non puoi permetterti nessuna costruzione, nemmeno con lo sconto degli Architetti.
reason-too-dear-with-discount = Non puoi pagarne il costo, nemmeno con lo sconto degli Architetti.
reason-discount-not-contained = Il costo non comprende queste risorse: scegli un altro sconto.
reason-nothing-to-rob = Nessun altro ha Legno, Pietra o Metallo.
reason-no-gold-to-rob = Nessun altro ha Oro.
reason-rob-yourself = Non puoi rubare le tue risorse.
reason-no-such-seat = A quel posto non c’è nessuno.
reason-rob-other-good = I Banditi rubano Legno, Pietra e Metallo, i Ladri rubano Oro.
reason-victim-has-none = Quel giocatore non ha { NAME($good) }.
reason-rob-order = I giocatori vanno indicati nell’ordine dei posti, il Legno prima della Pietra, e non si ruba più del consentito.
reason-metal-alone = Il Metallo si ruba da solo, mai insieme ad altro.
reason-one-from-each = Se rubi a più giocatori, prendi solo 1 risorsa da ciascuno.
reason-no-cards-to-spy = Nessun altro ha carte in mano.
reason-shows-nothing = A quel posto nessuno mostra una carta.
reason-no-markers = Sul tabellone non ci sono segnalini da scambiare.
reason-swap-needs-marker = Né qui né sui luoghi successivi dello stesso tipo c’è un segnalino da scambiare.
reason-in-board-order = I due luoghi vanno indicati nell’ordine del tabellone: annulla la scelta e indica questo per primo.
reason-other-half-not-yours = L’altro lato di quella Guardiola non è tuo.
reason-no-exchange = Non ti restano scambi della Gilda dei Mercanti.
reason-no-visit = Non ti restano visite all’Emporio.
reason-sale-size = { $count ->
    [one] All’Emporio si vende esattamente { $count } unità di Legno o Pietra per volta.
   *[other] All’Emporio si vendono esattamente { $count } unità di Legno o Pietra per volta.
}
reason-sell-before-buying = Questa vendita era possibile già prima dell’acquisto: comincia la visita dalla vendita.
reason-nothing-to-draw = Non ci sono più carte da pescare.
reason-not-in-pool = Nel pool di pesca questa carta non c’è: { NAME($building) }.

## Panels of the web table

panel-moment = Mese { $month } di { $last } · { $season } · { $phase }
panel-phase-placement = Piazzamento
panel-phase-collection = Raccolta
panel-phase-actions = Azioni
panel-phase-over = Partita finita

panel-crest = Stemma
panel-crest-safe = Stemma { $number }, al sicuro questo mese
panel-passed = ha passato
panel-hand-size = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
panel-in-play = { $count } { NAME($worker, $count) } in gioco
panel-gnomes = { $count ->
    [one] { $count } Gnomo
   *[other] { $count } Gnomi
}
panel-at-hand = Disponibili
panel-reserve = Riserva
panel-upkeep = Rendita e tasse
panel-income = Rendita: { $gold } Oro ogni mese
panel-tax = Tasse con questo punteggio: { $gold } Oro
panel-points = Punti
panel-known = Carte note in mano
panel-shown = Carta mostrata alle Spie
panel-neutral = Non giocante { $neutral }
panel-free = posto libero
panel-unowned = nessun proprietario

panel-hand = La tua mano
panel-aside = Scelta per essere scartata.
panel-worker-here = { $gold ->
    [0] Lavoratore: { $does }
   *[other] Lavoratore ({ $gold } Oro): { $does }
}
panel-worker-tower = uno Gnomo gratis
panel-worker-inn = un Elfo o un Nano dalla riserva
panel-worker-blacksmith = { $metal } Metallo
panel-worker-market = { $gold } Oro
panel-worker-library = pesca { $drawn } { $drawn ->
    [one] carta
   *[other] carte
}, poi scartane { $discarded }
panel-gnome-here = Gnomo: { $does }
panel-gnome-pub = promuove un Nano a Mastro
panel-gnome-gardens = promuove un Elfo a Mastro
panel-gnome-tower = sblocca la casella per un lavoratore
panel-gnome-inn = sblocca la casella per un lavoratore
panel-gnome-blacksmith = ogni turno compri 1 Metallo per { $gold } Oro
panel-gnome-bank = ogni turno { $gold } Oro
panel-gnome-market = ogni turno una visita in più all’Emporio
panel-gnome-gatehouse = secondo segnalino su una tua Guardiola
panel-gnome-library = ogni turno peschi 1 carta
panel-keep = Due segnalini in un distretto.
panel-sites = Liberi nei distretti: { $districts }
panel-gates = Guardiole libere: { $gatehouses }
panel-no-sites = Tutti i simboli sono occupati.
panel-built = Edifici: { $seat }
panel-built-none = Ancora nessun edificio.
panel-locked = { $count ->
    [one] { $count } casella è bloccata: serve uno Gnomo.
   *[other] { $count } caselle sono bloccate: serve uno Gnomo per ciascuna.
}
panel-gnomes-of = Gnomi: { $count } di { $room }

panel-calendar = Calendario e ordine di gioco
panel-month = Mese { $month }: { $season }
panel-month-scoring = Mese { $month }: { $season }, alla fine calcolo dei punti
panel-next-scoring = Prossimo calcolo dei punti: alla fine del mese { $month }.
panel-order = Ordine di gioco: { $names }
panel-safe = Stemmi al sicuro questo mese: { $numbers }

panel-places = Posti per i lavoratori
panel-desk = Nella Raccolta, un nuovo lavoratore dello stesso tipo dalla riserva.
panel-camp = Nell’ordine delle caselle: scambia lo Stemma con un altro giocatore o tieni il tuo. Un solo lavoratore per giocatore.
panel-no-fee = nessuna parcella
panel-worker-of = { $seat } ({ NAME($worker) })

panel-guild-architects = Occupa un qualsiasi simbolo libero di edificio, Mura o Gilda con uno sconto di 1 Metallo o di due tra Legno e Pietra. Non usi carte: ottieni solo il segnalino.
panel-guild-librarians = Pesca { $drawn } { $drawn ->
    [one] carta
   *[other] carte
}, poi scartane { $discarded }.
panel-guild-merchants = In questo turno: scambi di 1 Legno o Pietra con 1 Metallo: { $exchanges }; visite in più all’Emporio: { $visits }.
panel-guild-recruiters = Un Elfo o un Nano dalla riserva, oppure uno Gnomo.
panel-guild-gain = Ottieni { $goods }.
panel-guild-bandits = Ruba a un giocatore 1 Metallo o fino a { $one } tra Legno e Pietra, oppure 1 Legno o Pietra a ciascuno di più giocatori (al massimo { $victims }).
panel-guild-thieves = Ruba fino a { $one } Oro a un giocatore, oppure 1 Oro a ciascuno di più giocatori (al massimo { $victims }).
panel-guild-spies = Ogni altro giocatore sceglie in segreto una carta e la mostra; ne prendi una.
panel-guild-wizards = Scambia i segnalini di due simboli dello stesso edificio, di due tratti di Mura o di due Gilde, di chiunque siano.
panel-guild-unowned = Non ha ancora un proprietario: si costruisce con { $goods }. Parcella per piazzare: { $gold } Oro.
panel-guild-owned = Proprietario: { $holder }. Tutti gli altri pagano { $gold } Oro al proprietario per piazzare.
panel-dwarf = Qui c’è il Nano del non giocante { $neutral }: nessuno può usare questa Gilda.

panel-town = La città
panel-gate-note = La Guardiola 1 unisce i distretti 1 e 2, e così via; la Guardiola 5 unisce il 5 e l’1. In ogni distretto il primo simbolo è della Guardiola in comune con il distretto precedente.
panel-gate = Guardiola { $gatehouse }: { $holder }
panel-standing = Se i punti si calcolassero ora
panel-total = Totale
panel-ranks-districts = Punti in ogni distretto per il maggior numero di segnalini: 1° posto { $first }, 2° posto { $second }, 3° posto { $third }.
panel-ranks-people = Punti per Elfi, Nani e Gnomi, ciascuno a parte: 1° posto { $first }, 2° posto { $second }, 3° posto { $third }.
panel-ties = Chi pareggia scende di un posto, e con lui tutti quelli dietro.
panel-score = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

panel-areas = Aree Risorse
panel-yields = Produce
panel-yield-forest = Elfi: 1 Legno ciascuno
panel-yield-quarry = Nani: 1 Pietra ciascuno
panel-yield-mine = entrambi: 1 Metallo per ogni coppia Elfo e Nano
panel-yield-gold-mine = entrambi: 1 Oro ciascuno
panel-collects = Raccoglie { $goods }
panel-majority = Chi da solo ha più lavoratori in un’area ottiene 1 risorsa in più. Un Mastro produce quanto due lavoratori, ma per questa maggioranza vale uno.

panel-pool = Pool di pesca
panel-draw-pile = { $count ->
    [one] { $count } carta nel mazzo di pesca
   *[other] { $count } carte nel mazzo di pesca
}
panel-discard-pile = { $count ->
    [one] { $count } carta nella pila degli scarti
   *[other] { $count } carte nella pila degli scarti
}
panel-buy-card = Alla fine del turno puoi comprare una carta per { $gold } Oro: una di queste o, al buio, la prima del mazzo di pesca.
panel-discarded = Scarti: { $cards }

panel-prices = Commercio, Gnomi e Mura
panel-trading-post = Emporio
panel-visit = Una volta per turno: una vendita, un acquisto o entrambi.
panel-sell = Vendita per 1 Oro: { $count } tra Legno e Pietra in qualsiasi combinazione, oppure { $metal } Metallo.
panel-buy = Acquisto di una sola unità: Legno { $wood } Oro, Pietra { $stone } Oro, Metallo { $metal } Oro.
panel-hire = Una volta per turno, su un Lucchetto Gnomo libero di una carta costruita. Agisce subito e resta per sempre.
panel-gnomes-left = { $count ->
    [0] Nella scorta non ne resta nessuno.
    [one] Nella scorta ne resta { $count }.
   *[other] Nella scorta ne restano { $count }.
}
panel-wall = Un segnalino in un distretto con un tratto di Mura libero, senza carta.
panel-buildings = I dieci edifici

panel-taxes = Tasse
panel-tax-score = Punteggio
panel-tax-due = Tasse
panel-tax-beyond = { $score } e oltre
panel-tax-note = Ogni mese, dopo la rendita, paghi le tasse del tuo punteggio. Per ogni Oro mancante perdi 1 punto.

## The drawn board

board-now = In corso
board-owner = proprietario { $holder }
board-no-workers = nessun lavoratore
board-gnomes = Gnomi disponibili: { $count }
board-fee = Parcella: { $goods }
board-upkeep = { $seat }: rendita { $income }, tasse { $tax }, in tutto { $gold }
panel-cost = Costo: { $goods }
panel-plank = { $place }, casella
panel-lock-of = { $place }, Lucchetto Gnomo
panel-markers = { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}

## Headings of choices, and how ties are broken

group-placing = Piazzare un lavoratore
group-building = Costruire una carta dalla mano
group-sites = Edifici
group-gatehouses = Guardiole
group-walls = Mura
group-guilds = Gilde
group-activating = Attivare lavoratori e Gnomi
group-trading = Vendere, comprare e scambiare
group-gnomes = Ingaggiare Gnomi
tie = Parità di punti, vince chi ha più risorse (Legno, Pietra e Oro valgono 1, il Metallo vale 2): { $amounts }.

## What lies on the table, in the terminal and in panels

table-setup = Preparazione
table-header = Mese { $month }, { $season } · ordine: { $order } · Gnomi disponibili: { $gnomes }
table-walls = Mura
table-wall = Tratto { $side }
table-districts = Distretto
table-markers = segnalini
table-guilds = Gilde (← lavoratore)
table-at-hand = disponibili: { $workers }
table-on-cards = lavoratori su: { $cards }
table-built = edifici costruiti (* con Gnomo): { $cards }
table-known = carte note in mano: { $cards }
table-fee-desk = Piazzare sul Banco Assunzioni
table-fee-guild = Piazzare su una Gilda altrui o senza proprietario
table-fee-gnome = Ingaggiare uno Gnomo
table-fee-card = Comprare una carta
table-buy = Acquisto all’Emporio: 1 { $good }
table-guild = Gilda
table-pool = Pool di pesca: { $cards } · carte nel mazzo di pesca: { $pile }
table-hand = La tua mano: { $cards }
table-desk = Banco Assunzioni: { $names }
table-camp = Campo Reale: { $names }
head-wood = Legno
head-stone = Pietra
head-metal = Metallo
head-gold = Oro
head-hand = mano
head-elves = Elfi
head-dwarves = Nani
head-gnomes = Gnomi

## The report

report-buildings-per-player = Edifici per giocatore
report-guilds-per-player = Gilde per giocatore
report-buildings = Edifici
report-guilds = Gilde
report-built = costruiti
report-dealt = uscite
report-owned = possedute
report-visits = visite per partita
report-phase-setup = Preparazione
report-phase-placement = Piazzamento
report-phase-collection = Raccolta
report-phase-actions = Azioni
report-phase-neutral = Non giocanti

## The home page

blurb = Metti al lavoro Elfi, Nani e Gnomi, fai crescere una città di cinque distretti e assicurati la maggioranza in ciascuno prima del calcolo dei punti.

## The tour

tour-months-head = Sette mesi
tour-months = Ti diamo il benvenuto a Belfort! Insieme costruite una città, ognuno per la propria gloria. I punti si contano nei tre mesi con la stella; alla fine vince chi ne ha di più.
tour-city-head = La città
tour-city = Qualunque cosa tu costruisca, metti un tuo segnalino su un simbolo di uno dei cinque distretti. In ogni distretto ottiene punti chi ha più segnalini.
tour-standings-head = Chi è avanti
tour-standings = Gli stendardi mostrano quanto renderebbe ora il calcolo dei punti, anche per chi ha più Elfi, Nani e Gnomi. Più il tuo punteggio avanza sul percorso, più tasse paghi ogni mese.
tour-planks-head = Piazzare i lavoratori
tour-planks = Il mese comincia piazzando lavoratori, uno alla volta. Il Banco Assunzioni te ne porta un altro, al Campo Reale puoi scambiare il posto nell’ordine di gioco; anche le Gilde in città accolgono lavoratori.
tour-areas-head = La raccolta
tour-areas = Quando passi, gli altri tuoi lavoratori vengono qui: gli Elfi per il Legno, i Nani per la Pietra, una coppia per il Metallo, chiunque per l’Oro. Chi da solo ne ha di più in un’area ottiene 1 risorsa in più.
tour-trade-head = Le tue azioni
tour-trade = Poi ognuno svolge un turno completo: costruisce carte, Mura e Gilde e usa i lavoratori piazzati. Una volta per turno puoi commerciare qui, e una volta ingaggiare uno Gnomo per una carta già costruita.
tour-mine-head = Ciò che è tuo
tour-mine = Qui ci sono le tue risorse, i tuoi lavoratori e le carte in mano; su ognuna leggi il costo. Accanto sta ciò che hai costruito: dà rendite, caselle per i lavoratori o posto per gli Gnomi.
tour-first-head = Da dove cominciare
tour-first = Tieni tre carte che potrai pagare presto. Poi manda subito qualcuno al Banco Assunzioni, raccogli ciò che serve per costruirle e costruisci dove non c’è nessuno: a volte basta un segnalino per essere primi.
