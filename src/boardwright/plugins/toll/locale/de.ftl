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

## How ties are broken

tie = Gleichstand bei den Punkten. Das meiste Gold entscheidet: { $amounts }.

## What lies on the table, in the terminal and in panels

table-header = Runde { $round }
head-gold = Gold
head-errand = Auftrag
head-supply = Vorrat

## The report

report-built = gebaut
report-phase-building = Bauen

## The home page

blurb = Kaufe Gebäude, erfülle deinen geheimen Auftrag und behalte genug Gold für den Wegzoll: ein kleines Spiel zum Kennenlernen.

## Der gezeichnete Spielplan

board-bank = Bank
board-now = jetzt
board-hidden = verdeckt
board-points = Punkte
board-toll-others = Wegzoll: { $count } Gold.
board-toll-leader = Wer führt, auch bei Gleichstand: { $count } Gold.
board-mill = In jeder Runde { $count } Gold mehr.
board-errand = Am Ende { $count } { $count ->
    [one] Punkt
   *[other] Punkte
} wert, wenn dir das genannte Gebäude gehört.

## Die Führung

tour-road-head = Die Königsstraße
tour-road = Willkommen bei Wegzoll! Ihr seid Kaufleute an der Königsstraße. Es gibt so viele Runden wie Meilensteine; nach der letzten gewinnt, wer die meisten Punkte hat.
tour-gate-head = Das Tor
tour-gate = Jede Runde beginnt mit Gold aus der Bank. Dann zahlen alle Wegzoll, und wer führt, zahlt mehr; was dir fehlt, kostet dich stattdessen Punkte.
tour-supply-head = Die Gebäude
tour-supply = Einmal je Runde darfst du bauen. Die Münze zeigt den Preis, der Stern die Punkte, die es sofort gibt, und die Zahl darunter, wie viele noch da sind.
tour-errand-head = Dein Auftrag
tour-errand = Diese Karte ist geheim. Gehört dir am Ende das Gebäude, das sie nennt, bekommst du auch ihre Punkte.
tour-mine-head = Was dir gehört
tour-mine = Hier liegen deine Punkte, dein Gold und deine Gebäude. Die Fahne zeigt, wer zuerst baut.
tour-first-head = Was du zuerst tust
tour-first = Kaufe eine Mühle, solange es eine gibt: Sie bringt dir jede Runde Gold. Behalte genug für den nächsten Wegzoll und passe, wenn nichts seinen Preis wert ist.
