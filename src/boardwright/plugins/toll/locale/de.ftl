## Toll, German

title = Wegzoll

building-inn = { $case ->
   *[nom] Gasthof
    [ein-acc] einen Gasthof
    [kein-nom] kein Gasthof
}
building-mill = { $case ->
   *[nom] Mühle
    [ein-acc] eine Mühle
    [kein-nom] keine Mühle
}
building-tower = { $case ->
   *[nom] Turm
    [ein-acc] einen Turm
    [kein-nom] kein Turm
}

amount-gold = { $count } Gold
amount-nothing = nichts

source-buildings = Gebäude
source-errands = Aufträge
source-tolls = Wegzölle

option-errands = Alle haben einen geheimen Auftrag

event-begins = { $seat } baut zuerst.
event-got-errand = { $seat } bekommt einen Auftrag: { NAME($building) }.
event-got-some-errand = { $seat } bekommt einen Auftrag.
event-round-begins = Runde { $number }.
event-received = { $seat } erhält { $gold } Gold.
event-paid-toll = { $missing ->
    [0] { $gold ->
        [0] { $seat } zahlt keinen Wegzoll.
       *[other] { $seat } zahlt { $gold } Gold Wegzoll.
    }
    [one] { $gold ->
        [0] { $seat } hat kein Gold für den Wegzoll und verliert { $missing } Punkt.
       *[other] { $seat } zahlt { $gold } Gold Wegzoll und verliert { $missing } Punkt für fehlendes Gold.
    }
   *[other] { $gold ->
        [0] { $seat } hat kein Gold für den Wegzoll und verliert { $missing } Punkte.
       *[other] { $seat } zahlt { $gold } Gold Wegzoll und verliert { $missing } Punkte für fehlendes Gold.
    }
}
event-built = { $points ->
    [one] { $seat } baut für { $gold } Gold { NAME($building, case: "ein-acc") } und erhält { $points } Punkt.
   *[other] { $seat } baut für { $gold } Gold { NAME($building, case: "ein-acc") } und erhält { $points } Punkte.
}
event-built-nothing = { $seat } baut nichts.
event-errand-shown = { $points ->
    [0] { $seat } deckt einen Auftrag auf ({ NAME($building) }) und erhält dafür keine Punkte.
    [one] { $seat } deckt einen Auftrag auf ({ NAME($building) }) und erhält dafür { $points } Punkt.
   *[other] { $seat } deckt einen Auftrag auf ({ NAME($building) }) und erhält dafür { $points } Punkte.
}

ask-choose-building = Was baust du?
asks-chance = Der Zufall entscheidet.
asks-choose-building = { $seat } muss entscheiden, ob und was gebaut wird.

do-pass = Nichts bauen
do-build = { NAME($building) } bauen
do-deal-errand = Auftrag: { NAME($building) }
do-first = { $seat } beginnt

reason-sold-out = Im Vorrat ist { NAME($building, case: "kein-nom") } mehr.
reason-gold-missing = Du brauchst noch { $gold } Gold.
