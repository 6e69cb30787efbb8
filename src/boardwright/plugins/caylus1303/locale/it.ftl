## Caylus 1303, italiano

title = Caylus 1303

## Termini. $case: "nom" senza articolo (Segheria, Sarto), "art" con l’articolo determinativo (la Segheria, il Sarto),
## "da" per la provenienza (dalla Segheria), "su" per il posto di un lavoratore (sulla Segheria, sul Sarto).
## Le risorse sono nomi di gioco invariabili: 1 Legno, 4 Legno, 2 Pietra, 3 Oro.

good-food = Cibo
good-wood = Legno
good-stone = Pietra
good-cloth = Tessuto
good-gold = Oro

amount-food = { $count } Cibo
amount-wood = { $count } Legno
amount-stone = { $count } Pietra
amount-cloth = { $count } Tessuto
amount-gold = { $count } Oro
amount-workers = { $count ->
    [one] { $count } lavoratore
   *[other] { $count } lavoratori
}
amount-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
amount-nothing = niente

tile-fairground = { $case ->
   *[nom] Fiera
    [art] la Fiera
    [da] dalla Fiera
    [su] sulla Fiera
}
tile-lawyer = { $case ->
   *[nom] Notaio
    [art] il Notaio
    [da] dal Notaio
    [su] sul Notaio
}
tile-carpenter = { $case ->
   *[nom] Carpentiere
    [art] il Carpentiere
    [da] dal Carpentiere
    [su] sul Carpentiere
}
tile-toll = { $case ->
   *[nom] Pedaggio
    [art] il Pedaggio
    [da] dal Pedaggio
    [su] sul Pedaggio
}
tile-farm-1 = { $case ->
   *[nom] Prima Fattoria
    [art] la Prima Fattoria
    [da] dalla Prima Fattoria
    [su] sulla Prima Fattoria
}
tile-farm-2 = { $case ->
   *[nom] Seconda Fattoria
    [art] la Seconda Fattoria
    [da] dalla Seconda Fattoria
    [su] sulla Seconda Fattoria
}
tile-sawmill = { $case ->
   *[nom] Segheria
    [art] la Segheria
    [da] dalla Segheria
    [su] sulla Segheria
}
tile-quarry = { $case ->
   *[nom] Cava
    [art] la Cava
    [da] dalla Cava
    [su] sulla Cava
}
tile-market-1 = { $case ->
   *[nom] Primo Mercato
    [art] il Primo Mercato
    [da] dal Primo Mercato
    [su] sul Primo Mercato
}
tile-market-2 = { $case ->
   *[nom] Secondo Mercato
    [art] il Secondo Mercato
    [da] dal Secondo Mercato
    [su] sul Secondo Mercato
}
tile-any-guild = { $case ->
   *[nom] Gilda
    [art] la Gilda
    [da] dalla Gilda
    [su] sulla Gilda
}
tile-mason-guild = { $case ->
   *[nom] Gilda degli Scalpellini
    [art] la Gilda degli Scalpellini
    [da] dalla Gilda degli Scalpellini
    [su] sulla Gilda degli Scalpellini
}
tile-basic-carpenter = { $case ->
   *[nom] Carpentiere di Strada
    [art] il Carpentiere di Strada
    [da] dal Carpentiere di Strada
    [su] sul Carpentiere di Strada
}
tile-wood-farm = { $case ->
   *[nom] Fattoria in Legno
    [art] la Fattoria in Legno
    [da] dalla Fattoria in Legno
    [su] sulla Fattoria in Legno
}
tile-wood-sawmill = { $case ->
   *[nom] Segheria in Legno
    [art] la Segheria in Legno
    [da] dalla Segheria in Legno
    [su] sulla Segheria in Legno
}
tile-wood-quarry = { $case ->
   *[nom] Cava in Legno
    [art] la Cava in Legno
    [da] dalla Cava in Legno
    [su] sulla Cava in Legno
}
tile-spinning-mill = { $case ->
   *[nom] Filanda
    [art] la Filanda
    [da] dalla Filanda
    [su] sulla Filanda
}
tile-wood-market = { $case ->
   *[nom] Mercato in Legno
    [art] il Mercato in Legno
    [da] dal Mercato in Legno
    [su] sul Mercato in Legno
}
tile-covered-market = { $case ->
   *[nom] Mercato Coperto
    [art] il Mercato Coperto
    [da] dal Mercato Coperto
    [su] sul Mercato Coperto
}
tile-tailor = { $case ->
   *[nom] Sarto
    [art] il Sarto
    [da] dal Sarto
    [su] sul Sarto
}
tile-stonemason = { $case ->
   *[nom] Muratore
    [art] il Muratore
    [da] dal Muratore
    [su] sul Muratore
}
tile-manor = { $case ->
   *[nom] Maniero
    [art] il Maniero
    [da] dal Maniero
    [su] sul Maniero
}
tile-stone-farm = { $case ->
   *[nom] Fattoria in Pietra
    [art] la Fattoria in Pietra
    [da] dalla Fattoria in Pietra
    [su] sulla Fattoria in Pietra
}
tile-stone-sawmill = { $case ->
   *[nom] Segheria in Pietra
    [art] la Segheria in Pietra
    [da] dalla Segheria in Pietra
    [su] sulla Segheria in Pietra
}
tile-stone-quarry = { $case ->
   *[nom] Cava in Pietra
    [art] la Cava in Pietra
    [da] dalla Cava in Pietra
    [su] sulla Cava in Pietra
}
tile-gold-mine = { $case ->
   *[nom] Miniera d’Oro
    [art] la Miniera d’Oro
    [da] dalla Miniera d’Oro
    [su] sulla Miniera d’Oro
}
tile-great-guild = { $case ->
   *[nom] Grande Gilda
    [art] la Grande Gilda
    [da] dalla Grande Gilda
    [su] sulla Grande Gilda
}
tile-foundry = { $case ->
   *[nom] Fonderia
    [art] la Fonderia
    [da] dalla Fonderia
    [su] sulla Fonderia
}
tile-alchemist = { $case ->
   *[nom] Alchimista
    [art] l’Alchimista
    [da] dall’Alchimista
    [su] sull’Alchimista
}
tile-church = { $case ->
   *[nom] Chiesa
    [art] la Chiesa
    [da] dalla Chiesa
    [su] sulla Chiesa
}
tile-jeweller = { $case ->
   *[nom] Gioielliere
    [art] il Gioielliere
    [da] dal Gioielliere
    [su] sul Gioielliere
}
tile-garden = { $case ->
   *[nom] Giardino
    [art] il Giardino
    [da] dal Giardino
    [su] sul Giardino
}
tile-factory = { $case ->
   *[nom] Manifattura
    [art] la Manifattura
    [da] dalla Manifattura
    [su] sulla Manifattura
}
tile-granary = { $case ->
   *[nom] Granaio
    [art] il Granaio
    [da] dal Granaio
    [su] sul Granaio
}
tile-statue = { $case ->
   *[nom] Statua
    [art] la Statua
    [da] dalla Statua
    [su] sulla Statua
}
tile-theatre = { $case ->
   *[nom] Teatro
    [art] il Teatro
    [da] dal Teatro
    [su] sul Teatro
}
tile-cathedral = { $case ->
   *[nom] Cattedrale
    [art] la Cattedrale
    [da] dalla Cattedrale
    [su] sulla Cattedrale
}
tile-mansion = { $case ->
   *[nom] Palazzo
    [art] il Palazzo
    [da] dal Palazzo
    [su] sul Palazzo
}

material-wooden = edificio in legno
material-of-stone = edificio in pietra

character-early-riser = { $case ->
   *[nom] Mattiniero
    [art] il Mattiniero
}
character-night-worker = { $case ->
   *[nom] Lavoratore Notturno
    [art] il Lavoratore Notturno
}
character-journeyman = { $case ->
   *[nom] Garzone
    [art] il Garzone
}
character-thief = { $case ->
   *[nom] Ladro
    [art] il Ladro
}
character-steward = { $case ->
   *[nom] Intendente
    [art] l’Intendente
}
character-bailiff = { $case ->
   *[nom] Balivo
    [art] il Balivo
}
character-architect = { $case ->
   *[nom] Architetto
    [art] l’Architetto
}
character-deliveryman = { $case ->
   *[nom] Fornitore
    [art] il Fornitore
}
character-chamberlain = { $case ->
   *[nom] Ciambellano
    [art] il Ciambellano
}
character-foreman = { $case ->
   *[nom] Capocantiere
    [art] il Capocantiere
}
character-goldsmith = { $case ->
   *[nom] Orafo
    [art] l’Orafo
}
character-day-labourer = { $case ->
   *[nom] Bracciante
    [art] il Bracciante
}

mover-toll = Pedaggio
mover-bridge = Ponte delle Gilde
mover-bailiff = Balivo

source-ownership = Lavoratori altrui
source-construction = Costruzioni
source-effects = Edifici usati
source-delivery = Consegne
source-monuments = Monumenti
source-gold = Oro

## Opzioni

option-beginner_set = Personaggi adatti alla prima partita invece che pescati a caso
option-open_points = Tutti vedono i punti di tutti

## Che cosa succede

event-tile-laid = Casella { $space } della strada: { NAME($tile) }.
event-site-laid = Spazio { $slot } del Cantiere: { NAME($tile) }.
event-begins = Primo giocatore: { $seat }.
event-character-drawn = Personaggio in gioco: { NAME($character) }.
event-character-chosen = { $seat } sceglie { NAME($character, case: "art") }.
event-round-begins = Round { $number }.
event-placed = { $returned ->
    [0] { $seat } piazza un lavoratore { NAME($tile, case: "su") }.
    [one] { $seat } piazza un lavoratore { NAME($tile, case: "su") } e ne manda un altro al Campo.
   *[other] { $seat } piazza un lavoratore { NAME($tile, case: "su") } e ne manda altri { $returned } al Campo.
}
event-joined = { $returned ->
    [0] { $seat } usa il Garzone e piazza un lavoratore { NAME($tile, case: "su") }, accanto a quello di { $victim }.
    [one] { $seat } usa il Garzone e piazza un lavoratore { NAME($tile, case: "su") }, accanto a quello di { $victim }; poi ne manda un altro al Campo.
   *[other] { $seat } usa il Garzone e piazza un lavoratore { NAME($tile, case: "su") }, accanto a quello di { $victim }; poi ne manda altri { $returned } al Campo.
}
event-placed-on-site = { $returned ->
    [0] { $seat } piazza un lavoratore sul posto { $spot } del Cantiere.
    [one] { $seat } piazza un lavoratore sul posto { $spot } del Cantiere e ne manda un altro al Campo.
   *[other] { $seat } piazza un lavoratore sul posto { $spot } del Cantiere e ne manda altri { $returned } al Campo.
}
event-owner-gained = { $points ->
    [one] { $owner } guadagna { $points } punto per il lavoratore piazzato { NAME($tile, case: "su") }.
   *[other] { $owner } guadagna { $points } punti per il lavoratore piazzato { NAME($tile, case: "su") }.
}
event-owner-robbed = { $seat } ha il Ladro: { $owner } non guadagna nulla per il lavoratore piazzato { NAME($tile, case: "su") }.
event-not-early = { $seat } non usa il Mattiniero.
event-passed = { $seat } passa e occupa il posto { $spot } sul Ponte delle Gilde.
event-took-first-player = La tessera primo giocatore spetta { TO($seat) }, che ha passato prima di tutti.
event-used = { $paid ->
    [niente] { $gained ->
        [niente] { $seat } usa { NAME($tile, case: "art") }.
       *[other] { $seat } usa { NAME($tile, case: "art") } e ottiene { $gained }.
    }
   *[other] { $gained ->
        [niente] { $seat } usa { NAME($tile, case: "art") } pagando { $paid }.
       *[other] { $seat } usa { NAME($tile, case: "art") } e ottiene { $gained } in cambio di { $paid }.
    }
}
event-declined = { $seat } rinuncia a usare { NAME($tile, case: "art") }.
event-wasted = { $seat } non può usare { NAME($tile, case: "art") }.
event-not-reached = { $seat } non ottiene nulla { NAME($tile, case: "da") }, che si trova oltre il Prevosto.
event-owner-bonus = { $owner } ottiene { $goods } perché possiede { NAME($tile, case: "art") }.
event-house-put = { $goods ->
    [niente] { $seat } mette una casa sopra { NAME($tile, case: "art") } senza pagare nulla.
   *[other] { $seat } paga { $goods } e mette una casa sopra { NAME($tile, case: "art") }.
}
event-provost-moved = { $mover ->
    [mover-toll] { $seat } usa il Pedaggio e sposta
    [mover-bailiff] { $seat } usa il Balivo e sposta
   *[mover-bridge] { $workers ->
        [one] { $seat } paga { $workers } lavoratore sul Ponte delle Gilde e sposta
       *[other] { $seat } paga { $workers } lavoratori sul Ponte delle Gilde e sposta
    }
} il Prevosto { $steps ->
    [-3] indietro di 3 caselle
    [-2] indietro di 2 caselle
    [-1] indietro di 1 casella
    [one] avanti di { $steps } casella
   *[other] avanti di { $steps } caselle
}: ora si trova { $past ->
    [0] { $position ->
        [0] subito dopo il Ponte delle Gilde
       *[other] dopo la casella { $position }
    }
   *[other] oltre la fine della strada (posto { $past })
}.
event-provost-kept = { $mover ->
    [mover-toll] { $seat } usa il Pedaggio, ma lascia il Prevosto dov’è.
    [mover-bailiff] { $seat } non usa il Balivo.
   *[mover-bridge] { $seat } lascia il Prevosto dov’è.
}
event-constructed = { $goods ->
    [niente] { $points ->
        [one] { $seat } costruisce { NAME($tile, case: "art") } sulla casella { $space } senza pagare nulla e guadagna { $points } punto.
       *[other] { $seat } costruisce { NAME($tile, case: "art") } sulla casella { $space } senza pagare nulla e guadagna { $points } punti.
    }
   *[other] { $points ->
        [one] { $seat } paga { $goods }, costruisce { NAME($tile, case: "art") } sulla casella { $space } e guadagna { $points } punto.
       *[other] { $seat } paga { $goods }, costruisce { NAME($tile, case: "art") } sulla casella { $space } e guadagna { $points } punti.
    }
}
event-constructed-nothing = { $seat } non costruisce nulla con { NAME($tile, case: "art") }.
event-favour-granted = { $seat } ottiene un favore.
event-character-taken = { $seat } prende { NAME($character, case: "art") } da { $victim }.
event-slot-chosen = { $seat } usa il favore nel Cantiere e sceglie { NAME($tile, case: "art") }.
event-character-gained = { $seat } prende { NAME($character, case: "art") } dal tabellone.
event-character-left = { $seat } non prende nessun personaggio dal tabellone.
event-delivered = { $points ->
    [one] { $seat } consegna un lotto ({ $goods }) e guadagna { $points } punto.
   *[other] { $seat } consegna un lotto ({ $goods }) e guadagna { $points } punti.
}
event-delivered-nothing = { $seat } non consegna nulla.
event-most-bundles = { $count ->
    [one] { $seat } si aggiudica la consegna con { $count } lotto.
   *[other] { $seat } si aggiudica la consegna con { $count } lotti.
}
event-nobody-delivered = Nessuno ha consegnato lotti: nessuno ottiene il favore.
event-became-residence = { $seat } trasforma { NAME($tile, case: "art") } in una residenza.
event-monument-built = { $goods ->
    [niente] { $points ->
        [one] { $seat } costruisce { NAME($tile, case: "art") } al posto della residenza sulla casella { $space } senza pagare nulla e guadagna { $points } punto.
       *[other] { $seat } costruisce { NAME($tile, case: "art") } al posto della residenza sulla casella { $space } senza pagare nulla e guadagna { $points } punti.
    }
   *[other] { $points ->
        [one] { $seat } paga { $goods }, costruisce { NAME($tile, case: "art") } al posto della residenza sulla casella { $space } e guadagna { $points } punto.
       *[other] { $seat } paga { $goods }, costruisce { NAME($tile, case: "art") } al posto della residenza sulla casella { $space } e guadagna { $points } punti.
    }
}
event-no-monument = { $seat } non costruisce nessun monumento sulla casella { $space }.
event-recruited = { $goods ->
    [niente] Reclutamento: { $seat } non ottiene nulla, perché non ha lavoratori nel Campo.
   *[other] Reclutamento: { $seat } ottiene { $goods }.
}
event-provost-reset = Il Prevosto viene collocato dopo la casella { $position }.
event-gold-scored = { $gold ->
    [0] { $seat } non ha Oro da convertire in punti.
   *[other] { $points ->
        [one] { $seat } guadagna { $points } punto per { $gold } Oro.
       *[other] { $seat } guadagna { $points } punti per { $gold } Oro.
    }
}

## Domande a chi gioca

ask-draft-character = Con quale personaggio cominci?
ask-place-early = { $count ->
    [0] Vuoi usare il Mattiniero per piazzare un lavoratore prima del primo turno?
    [one] Vuoi usare il Mattiniero per piazzare un lavoratore prima del primo turno? Un altro va al Campo.
   *[other] Vuoi usare il Mattiniero per piazzare un lavoratore prima del primo turno? Altri { $count } vanno al Campo.
}
ask-place-worker = { $count ->
    [0] Piazza un lavoratore, oppure passa.
    [one] Piazza un lavoratore e mandane un altro al Campo, oppure passa.
   *[other] Piazza un lavoratore e mandane altri { $count } al Campo, oppure passa.
}
ask-use-tile = Vuoi usare { NAME($tile, case: "art") }?
ask-seek-favour = Vuoi usare { NAME($tile, case: "art") } per ottenere un favore?
ask-choose-house = Sopra quale edificio base metti una casa grazie al Notaio? Alla fine del round l’edificio diventa una tua residenza.
ask-move-the-provost = { $mover ->
    [mover-toll] Hai un lavoratore sul Pedaggio: vuoi spostare il Prevosto?
    [mover-bailiff] Hai il Balivo: vuoi spostare il Prevosto?
   *[mover-bridge] Tocca a te sul Ponte delle Gilde: vuoi spostare il Prevosto? Ogni casella costa un lavoratore.
} Il Prevosto si trova { $where ->
    [bridge] subito dopo il Ponte delle Gilde.
    [building] dopo { NAME($tile, case: "art") } (casella { $position }).
    [empty] dopo la casella { $position } (vuota).
   *[end] oltre la fine della strada (posto { $position }).
}
ask-choose-construction = { $waived ->
    [yes] Quale { NAME($material) } costruisci con { NAME($tile, case: "art") }? La Pietra indicata nel costo non si paga.
   *[no] Quale { NAME($material) } costruisci con { NAME($tile, case: "art") }?
}
ask-pay-for-building = Quale risorsa base aggiungi per pagare { NAME($tile, case: "art") }?
ask-choose-favour = Come usi il favore: nel Cantiere o per prendere un personaggio di un altro giocatore?
ask-take-from-board = Vuoi prendere uno dei personaggi sul tabellone?
ask-choose-bundle = { $count ->
    [0] Vuoi consegnare un lotto al Cantiere?
   *[other] Vuoi consegnare un altro lotto?
}
ask-choose-monument = Vuoi sostituire con un monumento la tua residenza sulla casella { $space } ({ NAME($tile) })?

## Domande a qualcun altro

asks-chance = Decide il caso.
asks-draft-character = { $seat } deve scegliere un personaggio.
asks-place-early = { $seat } deve decidere se usare il Mattiniero.
asks-place-worker = { $seat } deve piazzare un lavoratore o passare.
asks-use-tile = { $seat } deve decidere se usare un edificio.
asks-seek-favour = { $seat } deve decidere se ottenere un favore.
asks-choose-house = { $seat } deve scegliere sopra quale edificio mettere una casa.
asks-move-the-provost = { $seat } deve decidere se spostare il Prevosto.
asks-choose-construction = { $seat } deve scegliere che cosa costruire.
asks-pay-for-building = { $seat } deve scegliere come pagare.
asks-choose-favour = { $seat } deve scegliere come usare un favore.
asks-take-from-board = { $seat } deve decidere se prendere un personaggio.
asks-choose-bundle = { $seat } deve decidere che cosa consegnare.
asks-choose-monument = { $seat } deve decidere se costruire un monumento.

## Azioni

do-pass = Passa
do-decline = Non usare l’edificio
do-decline--place-early = Non usare il Mattiniero
do-decline--seek-favour = Rinuncia al favore
do-decline--choose-house = Non mettere nessuna casa
do-decline--choose-construction = Non costruire nulla
do-decline--take-from-board = Non prendere nessun personaggio
do-decline--choose-monument = Non costruire nessun monumento
do-stop = { $count ->
    [0] Non consegnare nulla
   *[other] Non consegnare altro
}
do-place = { $note ->
   *[free] { NAME($tile) }
    [ahead] { NAME($tile) }, oltre il Prevosto
    [owned] { NAME($tile) }, proprietà di { $owner }
    [owned-ahead] { NAME($tile) }, proprietà di { $owner }, oltre il Prevosto
    [joined] Garzone, accanto { TO($holder) }: { NAME($tile) }
    [joined-ahead] Garzone, accanto { TO($holder) }: { NAME($tile) }, oltre il Prevosto
    [joined-owned] Garzone, accanto { TO($holder) }: { NAME($tile) }, proprietà di { $owner }
    [joined-owned-ahead] Garzone, accanto { TO($holder) }: { NAME($tile) }, proprietà di { $owner }, oltre il Prevosto
}
do-place-on-site = Cantiere, posto { $spot }
do-use-building = { $paid ->
    [niente] { $gained ->
        [niente] Usa l’edificio senza ottenere nulla
       *[other] Ottieni { $gained }
    }
   *[other] { $gained ->
        [niente] Paga { $paid } senza ottenere nulla
       *[other] Paga { $paid }: ottieni { $gained }
    }
}
do-use-building--seek-favour = { $paid ->
    [niente] Ottieni un favore
   *[other] Paga { $paid }: ottieni un favore
}
do-use-more = { $paid ->
    [niente] { $gained ->
        [niente] Usa l’edificio senza ottenere nulla
       *[other] Ottieni { $gained }
    }
   *[other] { $gained ->
        [niente] Paga { $paid } senza ottenere nulla
       *[other] Paga { $paid }: ottieni { $gained }
    }
}
do-take = { $paid ->
    [niente] Ottieni { $gained }
   *[other] Paga { $paid }: ottieni { $gained }
}
do-pay = { $gained ->
    [niente] Paga { $paid } senza ottenere nulla
   *[other] Paga { $paid }: ottieni { $gained }
}
do-pay--pay-for-building = Paga { $paid }
do-pay-two = { $gained ->
    [niente] Paga { $paid } senza ottenere nulla
   *[other] Paga { $paid }: ottieni { $gained }
}
do-build = { $wild ->
    [yes] { $goods ->
        [niente] { NAME($tile) }: { $gained } (una risorsa base a scelta)
       *[other] { NAME($tile) }: { $gained } ({ $goods } e una risorsa base a scelta)
    }
   *[no] { NAME($tile) }: { $gained }
}
do-build-monument = { NAME($tile) }: { $gained }
do-put-house = { NAME($tile) }
do-move-provost = { $steps ->
    [0] Lascia il Prevosto dov’è
   *[other] { $steps ->
        [-3] Indietro di 3 caselle
        [-2] Indietro di 2 caselle
        [-1] Indietro di 1 casella
        [one] Avanti di { $steps } casella
       *[other] Avanti di { $steps } caselle
    }: { $where ->
        [bridge] subito dopo il Ponte delle Gilde
        [building] dopo { NAME($tile, case: "art") }
        [empty] dopo la casella { $position } (vuota)
       *[end] oltre la fine della strada (posto { $position })
    }
}
do-deliver = Consegna { $goods }: { $gained }
do-use-slot = Cantiere: usa { NAME($tile, case: "art") }
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
do-take-character--choose-favour = Prendi { NAME($character, case: "art") } da { $holder }
do-take-character--take-from-board = Prendi { NAME($character, case: "art") }
do-draw-tile = { NAME($tile) }
do-draw-character = { NAME($character) }
do-first = Primo giocatore: { $seat }

## Perché no

reason-good-missing = { $count ->
    [one] Ti manca { $count } { NAME($good) }.
   *[other] Ti mancano { $count } { NAME($good) }.
}
reason-basic-goods-missing = { $count ->
    [one] Ti manca { $count } risorsa base: Cibo, Legno, Pietra o Tessuto.
   *[other] Ti mancano { $count } risorse base: Cibo, Legno, Pietra o Tessuto.
}
reason-workers-missing = { $count ->
    [one] Nella tua riserva manca { $count } lavoratore.
   *[other] Nella tua riserva mancano { $count } lavoratori.
}
reason-on-site-already = Hai già un lavoratore nel Cantiere: puoi piazzarne solo uno per round.
reason-tile-is-residence = Non si piazzano lavoratori { NAME($tile, case: "su") }: l’edificio è una residenza.
reason-tile-not-on-road = Sulla strada non c’è { NAME($tile, case: "art") }.
reason-own-worker-there = Hai già un lavoratore { NAME($tile, case: "su") }.
reason-tile-occupied = C’è già un lavoratore di { $holder } { NAME($tile, case: "su") }: scegli un edificio libero.
reason-used-otherwise = Non puoi usare { NAME($tile, case: "art") } in questo modo.
reason-has-a-house = Sopra { NAME($tile, case: "art") } c’è già una casa: scegli un edificio base che non ne abbia.
reason-not-on-offer = Non puoi costruire { NAME($tile, case: "art") }: non è tra le tessere disponibili.
reason-provost-at-bridge = { $count ->
    [0] Il Prevosto si trova subito dopo il Ponte delle Gilde e non può tornare indietro.
    [one] Il Prevosto può tornare indietro al massimo di { $count } casella: non attraversa mai il Ponte delle Gilde.
   *[other] Il Prevosto può tornare indietro al massimo di { $count } caselle: non attraversa mai il Ponte delle Gilde.
}
reason-provost-at-end = { $count ->
    [0] Il Prevosto ha raggiunto l’ultimo posto oltre la fine della strada e non può avanzare.
    [one] Il Prevosto può avanzare al massimo di { $count } casella, fino all’ultimo posto oltre la fine della strada.
   *[other] Il Prevosto può avanzare al massimo di { $count } caselle, fino all’ultimo posto oltre la fine della strada.
}
reason-provost-too-far = { $mover ->
    [mover-toll] { $count ->
        [one] Il Pedaggio sposta il Prevosto al massimo di { $count } casella.
       *[other] Il Pedaggio sposta il Prevosto al massimo di { $count } caselle.
    }
    [mover-bailiff] { $count ->
        [one] Il Balivo sposta il Prevosto al massimo di { $count } casella.
       *[other] Il Balivo sposta il Prevosto al massimo di { $count } caselle.
    }
   *[mover-bridge] { $count ->
        [one] Sul Ponte delle Gilde ognuno sposta il Prevosto al massimo di { $count } casella.
       *[other] Sul Ponte delle Gilde ognuno sposta il Prevosto al massimo di { $count } caselle.
    }
}
reason-slot-closed = Lo spazio { $slot } del Cantiere si apre nel round { $round }.
reason-character-not-in-game = In questa partita non c’è { NAME($character, case: "art") }.
reason-character-held = Non puoi prendere { NAME($character, case: "art") } dal tabellone: ora appartiene { TO($holder) }.
reason-character-needs-slot = Per prendere { NAME($character, case: "art") } dal tabellone scegli prima un edificio del Cantiere.
reason-character-own = Hai già { NAME($character, case: "art") }.
reason-not-a-bundle = Un lotto è formato da tre risorse diverse, tra cui il Cibo; solo con il Ciambellano vanno bene tre risorse qualsiasi.

## Panels of the web table

panel-moment = Round { $round } di { $last } · { $phase }
panel-over = La partita è finita
panel-phase-planning = Pianificazione
panel-phase-activation = Attivazione
panel-phase-delivery = Consegna
panel-phase-stewardship = Gestione
panel-characters = Personaggi
panel-markers = Segnalini
panel-first = primo giocatore
panel-first-title = Ha la tessera primo giocatore
panel-passed = Ha passato: posto { $spot } sul Ponte delle Gilde
panel-bundles = { $count ->
    [one] { $count } lotto consegnato in questo round
   *[other] { $count } lotti consegnati in questo round
}
panel-pool = { $count ->
    [one] { $count } lavoratore nella riserva
   *[other] { $count } lavoratori nella riserva
}
panel-camp = { $count ->
    [one] { $count } lavoratore nel Campo
   *[other] { $count } lavoratori nel Campo
}
panel-houses = { $count ->
    [one] { $count } casa rimasta
   *[other] { $count } case rimaste
}
panel-city = Città e ponte
panel-bridge = { $count ->
    [one] Nell’ordine in cui si è passato, ognuno può spostare una volta il Prevosto di { $count } casella, per 1 lavoratore della riserva
   *[other] Nell’ordine in cui si è passato, ognuno può spostare una volta il Prevosto fino a { $count } caselle, per 1 lavoratore della riserva a casella
}
panel-bridge-first = Chi passa per primo comincia il round successivo
panel-surcharge = { $count ->
    [one] Qualcuno ha passato: ogni lavoratore piazzato ne costa ora un altro, che va al Campo
   *[other] Qualcuno ha passato: ogni lavoratore piazzato ne costa ora altri { $count }, che vanno al Campo
}
panel-road = Strada
panel-road-owners = Chi piazza un lavoratore su un edificio in legno o in pietra di un altro giocatore fa guadagnare subito { $goods } al proprietario.
panel-road-visitors = La strada: per ogni lavoratore altrui
panel-if-ended = Se la partita finisse ora
panel-road-basic = Le risorse base sono Cibo, Legno, Pietra e Tessuto; l’Oro non lo è.
panel-head-space = casella
panel-head-building = edificio
panel-head-effect = effetto
panel-next-space = vuota, qui va il prossimo edificio
panel-provost = Gli edifici fra lui e il ponte funzionano; i lavoratori oltre il Prevosto vanno al Campo a mani vuote
panel-setup-side = lato iniziale
panel-setup-title = Presente dall’inizio: mostra il lato iniziale e non è di nessuno
panel-house-above = Alla fine del round diventa una residenza del proprietario
panel-residence = Non accoglie lavoratori; porta al proprietario { $goods } a ogni reclutamento, finché un monumento non la sostituisce
panel-monument = Monumento: non accoglie lavoratori
panel-space = casella { $space }
panel-space-title = Si trova sulla casella { $space } della strada
panel-slot = Spazio { $slot } del Cantiere
panel-slot-open = aperto
panel-slot-closed = dal round { $round }
panel-delivery = { $count ->
    [one] Chi ha qui un lavoratore consegna lotti, nell’ordine dei posti: tre risorse diverse, tra cui il Cibo, per { $count } punto ciascuno
   *[other] Chi ha qui un lavoratore consegna lotti, nell’ordine dei posti: tre risorse diverse, tra cui il Cibo, per { $count } punti ciascuno
}
panel-delivery-favour = Chi consegna più lotti ottiene un favore; in caso di parità, chi occupa il posto con il numero più basso
panel-delivery-leads = Finora ha consegnato più lotti: { $seat } ({ $count })
panel-favour = Un favore si usa subito: prendi un personaggio da un altro giocatore; oppure usa un edificio del Cantiere, senza lavoratore ma al prezzo solito, e poi, se vuoi, prendi un personaggio dal tabellone.
panel-board-characters = Personaggi sul tabellone
panel-boxed = Non in questa partita: { $names }.
panel-wood = Edifici in legno disponibili
panel-wood-how = Li costruiscono i Carpentieri: paghi il costo, guadagni i punti e la tessera va sulla prima casella vuota della strada, con la tua casa sopra.
panel-stone = Edifici in pietra disponibili
panel-stone-how = Li costruisce il Muratore, per il resto come quelli in legno.
panel-monuments = Monumenti disponibili
panel-monuments-how = Alla fine di un round puoi pagare un monumento che sostituisce una tua residenza; la casa resta. Alla fine della partita ogni Oro rimasto vale { $goods }.
panel-none = Non ne restano.
panel-cost = Costo: { $goods }
panel-worth = { $goods } alla costruzione
panel-area = { $seat }: personaggi ed edifici
panel-area-empty = Ancora nessun personaggio e nessun edificio.
panel-recruits = Al prossimo reclutamento: { $goods }.
panel-road-gives = Dalla strada, con il Prevosto dove sta ora: { $goods }.
panel-road-choices = Ancora da decidere: { $tiles }.
panel-road-idle = Oltre il Prevosto, quindi a vuoto: { $tiles }.
panel-gold-end = Per l’Oro alla fine della partita: { $goods }.
panel-points-hidden = I punti restano nascosti agli altri fino alla fine della partita.
panel-source = { $source }: { $goods }

## What tiles do, in short

panel-basic-goods = { $count ->
    [one] { $count } risorsa base a scelta
   *[other] { $count } risorse base a scelta
}
panel-use-either = Paga { $paid }: ottieni { $gained }; oppure paga { $more }: ottieni { $most }
panel-lawyer = Paga { $paid }: metti una casa sopra un edificio base della strada che non ne abbia; alla fine del round diventa una tua residenza
panel-toll = { $count ->
    [one] Sposta il Prevosto di { $count } casella, gratis
   *[other] Sposta il Prevosto fino a { $count } caselle, gratis
}
panel-build-wood = Costruisci un edificio in legno
panel-build-stone = Costruisci un edificio in pietra
panel-build-without-stone = Costruisci un edificio in pietra; la Pietra indicata nel costo non si paga
panel-bonus = Se lo usano solo gli altri, il proprietario ottiene { $goods }, una volta per round
panel-income = A ogni reclutamento: { $goods }
panel-theatre = Un favore quando viene costruito
panel-points-alone = Vale solo i suoi punti

## What characters do, in short

panel-early-riser = { $count ->
    [0] Prima del primo turno del round puoi piazzare un lavoratore
    [one] Prima del primo turno del round puoi piazzare un lavoratore; un altro va al Campo
   *[other] Prima del primo turno del round puoi piazzare un lavoratore; altri { $count } vanno al Campo
}
panel-night-worker = Dopo il primo che passa, piazzi senza il lavoratore in più
panel-journeyman = Una volta per round puoi piazzare su un edificio accanto al lavoratore di un altro; il tuo agisce per secondo
panel-thief = I proprietari non guadagnano punti quando piazzi sui loro edifici
panel-steward = Guadagni { $goods } invece di { $usual } quando gli altri piazzano sui tuoi edifici
panel-bailiff = { $count ->
    [one] Dopo il ponte puoi spostare il Prevosto di { $count } casella, gratis
   *[other] Dopo il ponte puoi spostare il Prevosto fino a { $count } caselle, gratis
}
panel-architect = { $goods } in più per ogni edificio o monumento che costruisci
panel-deliveryman = Puoi consegnare dopo tutti gli altri, anche una seconda volta o senza lavoratore (ma allora in caso di parità perdi)
panel-chamberlain = I tuoi lotti possono avere tre risorse qualsiasi
panel-foreman = { $goods } in più per lotto
panel-goldsmith = Una volta per round, { $goods } in più per un lotto con Oro
panel-day-labourer = { $goods } in più a ogni reclutamento

## The drawn board

board-gate = Porta della città
board-house = Casa: { $seat }
board-worker = Lavoratore: { $seat }
board-no-worker = Nessun lavoratore
board-ahead = Oltre il Prevosto
board-idle = Finché il Prevosto resta dov’è, in questo round l’edificio non funziona
board-offered = disponibile
board-no-goods = nessuna risorsa
board-provost = Prevosto: { $where ->
    [bridge] subito dopo il Ponte delle Gilde
    [building] dopo la casella { $position } ({ NAME($tile) })
    [empty] dopo la casella { $position } (vuota)
   *[end] oltre la fine della strada (posto { $position })
}
board-end = Oltre la fine della strada: ci va solo il Prevosto
board-camp = Campo
board-held = di { $seat }
board-on-board = ancora sul tabellone
board-missing = Ti manca ancora: { $goods }
board-chosen = Edificio scelto, ma non ancora pagato
board-owned = Edifici: { $tiles }
board-outlook = Su che cosa può contare ora { $seat }
board-sources = Punti per origine: { $seat }

## Headings of choices

group-placing = Piazzare un lavoratore
group-using = Usare l’edificio
group-constructing = Costruire un edificio
group-monuments = Costruire un monumento
group-houses = Mettere una casa
group-delivering = Consegnare un lotto
group-site = Cantiere
group-characters = Personaggi

## What lies on the table, in the terminal and in panels

table-setup = Preparazione
table-header = Round { $round } di 9 · primo giocatore: { $first }
table-passed = chi ha passato: { $names }
table-bundles = lotti: { $count }
table-city = Città
table-road = Strada (*lato iniziale)
table-empty = vuota
table-residence = { $tile } (residenza)
table-provost = Prevosto
table-provost-past = Prevosto oltre la fine della strada: posto { $spot }
table-site = Cantiere
table-slot = { $tile } (dal round { $round })
table-queue = Lavoratori: { $names }
table-characters = Personaggi sul tabellone: { $names }
table-wood = Edifici in legno: { $tiles }
table-stone = Edifici in pietra: { $tiles }
table-monuments = Monumenti: { $tiles }
table-wild = { $goods } + 1 risorsa base a scelta
table-favour = Fiera: un favore
table-lawyer = Notaio: una casa
table-step = Ponte delle Gilde: ogni casella
head-food = Cibo
head-wood = Legno
head-stone = Pietra
head-cloth = Tessuto
head-gold = Oro
head-pool = riserva
head-camp = Campo
head-houses = case
head-house = casa
head-workers = lavoratori

## The report

report-buildings-per-player = Edifici per giocatore
report-monuments-per-player = Monumenti per giocatore
report-bundles-per-player = Lotti consegnati per giocatore
report-favours-per-player = Favori per giocatore
report-buildings = Edifici
report-characters = Personaggi
report-built = costruiti
report-held = avuti
report-phase-setup = Preparazione
report-phase-planning = Pianificazione
report-phase-activation = Attivazione
report-phase-delivery = Consegna
report-phase-stewardship = Gestione
report-phase-favours = Favori

## The home page

blurb = Costruisci edifici lungo la strada per il Re, corrompi il Prevosto e consegna al Cantiere prima degli altri.

## The tour

tour-road-head = La strada
tour-road = Ti diamo il benvenuto a Caylus! Per nove round costruisci lungo questa strada verso il castello del Re. Alla fine vince chi ha più punti prestigio; dopo la preparazione nulla è lasciato al caso.
tour-city-head = La città
tour-city = A turno piazzate un lavoratore alla volta su un edificio libero. Questi quattro funzionano per primi: danno un favore, una casa per una residenza o un edificio in legno, e il Pedaggio sposta il Prevosto.
tour-provost-head = Il Prevosto
tour-provost = Poi tocca alla strada, dal ponte fino al Prevosto; i lavoratori più avanti restano a mani vuote. Prima lo si può ancora spostare: un lavoratore oltre il Prevosto è una scommessa.
tour-bridge-head = Passare
tour-bridge = Chi passa va sul ponte; il primo comincerà il round successivo, e da quel momento ogni piazzamento costa un lavoratore in più. Poi, da qui, ognuno può spostare il Prevosto pagando lavoratori.
tour-offers-head = Che cosa si costruisce
tour-offers = Ogni tessera mostra costo, punti ed effetto; i monumenti sostituiscono le residenze. Il tuo edificio va sulla prima casella vuota della strada, e se un altro vi piazza un lavoratore guadagni un punto.
tour-site-head = Il Cantiere
tour-site = Con un lavoratore qui consegni lotti: tre risorse diverse, tra cui il Cibo. Ogni lotto dà punti, e chi nel round ne consegna di più ottiene anche un favore.
tour-mine-head = Ciò che è tuo
tour-mine = Qui vedi i tuoi punti, le risorse, i lavoratori e le case. Chi ha finito il lavoro riposa nel Campo; alla fine di ogni round alcuni tornano da te.
tour-first-head = Da dove cominciare
tour-first = Scegli un personaggio: ti aiuta finché qualcuno non te lo prende. Poi raccogli risorse vicino al ponte, dove si va sul sicuro, e procurati presto del Cibo: serve per ogni lotto.
