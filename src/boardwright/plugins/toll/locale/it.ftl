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
