## Pedaggio, italiano

title = Pedaggio

building-inn = { $case ->
   *[nom] locanda
    [un] una locanda
}
building-mill = { $case ->
   *[nom] mulino
    [un] un mulino
}
building-tower = { $case ->
   *[nom] torre
    [un] una torre
}

amount-gold = { $count ->
    [one] { $count } moneta d’oro
   *[other] { $count } monete d’oro
}
amount-nothing = 0 monete d’oro

source-buildings = Edifici
source-errands = Incarichi
source-tolls = Pedaggi

option-errands = Ogni giocatore ha un incarico segreto

event-begins = Comincia { $seat }.
event-got-errand = { $seat } riceve un incarico: { NAME($building) }.
event-got-some-errand = { $seat } riceve un incarico.
event-round-begins = Round { $number }.
event-received = { $seat } riceve { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}.
event-paid-toll = { $missing ->
    [0] { $gold ->
        [one] { $seat } paga un pedaggio di { $gold } moneta d’oro.
       *[other] { $seat } paga un pedaggio di { $gold } monete d’oro.
    }
    [one] { $gold ->
        [0] { $seat } non ha oro per il pedaggio e perde { $missing } punto.
        [one] { $seat } paga un pedaggio di { $gold } moneta d’oro e perde { $missing } punto.
       *[other] { $seat } paga un pedaggio di { $gold } monete d’oro e perde { $missing } punto.
    }
   *[other] { $gold ->
        [0] { $seat } non ha oro per il pedaggio e perde { $missing } punti.
        [one] { $seat } paga un pedaggio di { $gold } moneta d’oro e perde { $missing } punti.
       *[other] { $seat } paga un pedaggio di { $gold } monete d’oro e perde { $missing } punti.
    }
}
event-built = { $seat } costruisce { NAME($building, case: "un") } per { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
} e guadagna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-built-nothing = { $seat } non costruisce nulla.
event-errand-shown = { $points ->
    [one] { $seat } mostra un incarico ({ NAME($building) }) che vale { $points } punto.
   *[other] { $seat } mostra un incarico ({ NAME($building) }) che vale { $points } punti.
}

ask-choose-building = Costruisci qualcosa, oppure passa.
asks-chance = Decide il caso.
asks-choose-building = { $seat } deve costruire o passare.

do-pass = Passa senza costruire
do-build = Costruisci { NAME($building, case: "un") }
do-deal-errand = Incarico: { NAME($building) }
do-first = Comincia { $seat }

reason-sold-out = Nella riserva non resta nessun edificio di questo tipo: { NAME($building) }.
reason-gold-missing = { $gold ->
    [one] Ti manca { $gold } moneta d’oro.
   *[other] Ti mancano { $gold } monete d’oro.
}

## How ties are broken

tie = Parità di punti, vince chi ha più oro: { $amounts }.

## What lies on the table, in the terminal and in panels

table-header = Round { $round }
head-gold = Oro
head-errand = incarico
head-supply = riserva

## The report

report-built = costruiti
report-phase-building = Costruzione

## The home page

blurb = Compra edifici, porta a termine un incarico segreto e tieni da parte l’oro per il pedaggio: un piccolo gioco per cominciare.

## Il tabellone disegnato

board-bank = banca
board-now = ora
board-hidden = carta coperta
board-points = punti
board-toll-others = Pedaggio: { $count } oro.
board-toll-leader = Chi è in testa, anche a pari merito: { $count } oro.
board-mill = Ogni round { $count } oro in più.
board-errand = Alla fine vale { $count } { $count ->
    [one] punto
   *[other] punti
} se possiedi l’edificio che indica.

## La visita guidata

tour-road-head = La via del Re
tour-road = Vi diamo il benvenuto a Pedaggio! Siete mercanti sulla via del Re. La partita dura tanti round quante sono le pietre miliari; dopo l’ultimo vince chi ha più punti.
tour-gate-head = La porta
tour-gate = Ogni round comincia con l’oro della banca. Poi tutti pagano il pedaggio, e chi è in testa paga di più; l’oro che ti manca ti costa punti.
tour-supply-head = Gli edifici
tour-supply = Una volta per round puoi costruire. La moneta indica il prezzo, la stella i punti che ottieni subito, il numero in basso quanti ne restano.
tour-errand-head = Il tuo incarico
tour-errand = Questa carta è segreta. Se alla fine possiedi l’edificio che indica, ottieni anche i suoi punti.
tour-mine-head = Ciò che è tuo
tour-mine = Qui ci sono i tuoi punti, il tuo oro e i tuoi edifici. La bandierina indica chi costruisce per primo.
tour-first-head = Da dove cominciare
tour-first = Compra un mulino finché ce n’è: ti rende oro ogni round. Tieni da parte l’oro per il prossimo pedaggio e passa se niente vale il suo prezzo.
