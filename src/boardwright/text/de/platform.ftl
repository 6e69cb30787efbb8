## Boardwright, Deutsch: was alle Spiele gemeinsam haben

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-purple = Violett
seat-green = Grün
seat-chance = Zufall

label-with-cost = { $label } ({ $cost })

## Gründe, die es in jedem Spiel gibt

reason-not-now = Das steht jetzt nicht zur Wahl.
reason-game-over = Die Partie ist zu Ende.
reason-action-out-of-range = Es gibt keine Aktion mit der Nummer { $action }; die letzte ist { $last }.

## Fehler

error-action-out-of-range = Es gibt keine Aktion mit der Nummer { $action }; die letzte ist { $last }.
error-action-illegal = „{ $action }“ ist jetzt nicht möglich: { $reason }
error-action-unknown = „{ $action }“ ist keine Aktion dieses Spiels. Wie Aktionen geschrieben werden, zeigt die Liste der Möglichkeiten.
error-nothing-to-undo = Es gibt nichts, was du zurücknehmen darfst: Zurücknehmen endet dort, wo der Zufall entschieden hat, ein Geheimnis gezeigt wurde oder jemand anders gespielt hat.
error-rewind-too-far = { $count ->
    [one] { $count } Schritt lässt sich nicht zurücknehmen; die Partie hat { $steps }.
   *[other] { $count } Schritte lassen sich nicht zurücknehmen; die Partie hat { $steps }.
}
error-game-unknown = Es gibt kein Spiel „{ $game }“. Die Spiele sind: { $known }.
error-bot-unknown = Es gibt keinen Bot „{ $bot }“. Die Bots sind: { $known }.
error-language-unknown = Es gibt keine Sprache „{ $language }“. Die Sprachen sind: { $known }.
error-players-out-of-range = Dieses Spiel geht nicht mit der Spielerzahl { $players }, sondern nur mit { $low } bis { $high } Spielern.
error-option-unknown = Dieses Spiel hat keine Einstellung „{ $option }“. Seine Einstellungen sind: { $known }.
error-option-choices = Die Einstellung „{ $option }“ kann nicht „{ $given }“ sein. Möglich sind: { $choices }.
error-option-switch = Die Einstellung „{ $option }“ ist ein Schalter: Gib yes oder no an statt „{ $given }“.
error-option-pick = { $count ->
    [one] Die Einstellung „{ $option }“ braucht { $count } Namen aus dieser Liste: { $choices }.
   *[other] Die Einstellung „{ $option }“ braucht { $count } verschiedene Namen aus dieser Liste: { $choices }.
}
error-guild-not-for-two = Zu zweit wird die Gilde „{ $guild }“ nicht benutzt; die einzige Interaktiv-Gilde für zwei ist die Zauberer-Gilde.
error-table-unreadable = Die Tabellendatei „{ $file }“ lässt sich nicht lesen. Sie muss eine Textdatei in UTF-8 sein.
error-table-not-toml = Die Tabellendatei „{ $file }“ ist kein gültiges TOML: { $problem }.
error-table-unknown-key = { $line ->
    [0] Es gibt keinen gedruckten Wert „{ $key }“. Meintest du „{ $nearest }“?
   *[other] { $file }, Zeile { $line }: Es gibt keinen gedruckten Wert „{ $key }“. Meintest du „{ $nearest }“?
}
error-table-needs-list = { $line ->
    [0] „{ $key }“ muss eine Liste aus ganzen Zahlen sein (Anzahl: { $length }).
   *[other] { $file }, Zeile { $line }: „{ $key }“ muss eine Liste aus ganzen Zahlen sein (Anzahl: { $length }).
}
error-table-needs-number = { $line ->
    [0] „{ $key }“ muss eine ganze Zahl sein, nicht „{ $given }“.
   *[other] { $file }, Zeile { $line }: „{ $key }“ muss eine ganze Zahl sein, nicht „{ $given }“.
}
error-table-out-of-range = { $line ->
    [0] „{ $key }“ muss zwischen { $low } und { $high } liegen, nicht bei { $given }.
   *[other] { $file }, Zeile { $line }: „{ $key }“ muss zwischen { $low } und { $high } liegen, nicht bei { $given }.
}
error-position-other-game = Das ist keine Stellung des Spiels „{ $game }“.
error-position-wrong-parts = Die Teile der Stellung passen nicht zur Spielerzahl: Vorhanden sind { $parts }, nötig sind { $expected }.
error-position-unknown-field = Die Stellung setzt „{ $field }“ auf „{ $value }“; das gibt es in diesem Spiel nicht.
error-position-unknown-decision = Die Stellung nennt die Entscheidung „{ $decision }“; die gibt es in diesem Spiel nicht.
error-record-missing = Es gibt keine Datei „{ $file }“.
error-record-unreadable = Die Datei „{ $file }“ lässt sich nicht lesen. Eine Aufzeichnung ist eine Textdatei in UTF-8.
error-record-changed = Die Aufzeichnung wurde verändert oder abgeschnitten: Ihr Inhalt passt nicht zu ihrer Prüfsumme.
error-record-not-json = Die Aufzeichnung ist kein vollständiges JSON: { $problem }.
error-record-wrong-shape = Die Aufzeichnung hat nicht die Form einer Partie: { $problem }.
error-record-no-game = Das ist keine Aufzeichnung: Sie nennt kein Spiel. Eine Aufzeichnung ist JSON oder ein Text, der mit Zeilen wie [Game "belfort"] beginnt.
error-record-header-number = In der Kopfzeile { $header } der Aufzeichnung müssen ganze Zahlen stehen, nicht „{ $given }“.
error-record-newer-format = Die Aufzeichnung hat das Format { $format }; dieses Programm liest Formate bis { $known }. Eine neuere Version von Boardwright kann sie öffnen.
error-record-newer-rules = Die Aufzeichnung wurde nach Regelversion { $rules } gespielt; dieses Programm kennt Versionen bis { $known }. Eine neuere Version von Boardwright kann sie öffnen.
error-record-unknown-action = Zeile { $line } der Aufzeichnung: „{ $action }“ ist keine Aktion dieses Spiels.
error-record-illegal-step = Eintrag { $step } der Aufzeichnung lässt sich nicht spielen: { $problem }
error-record-wrong-result = Die Aufzeichnung nennt ein anderes Ergebnis als das, zu dem ihre Einträge führen.
error-record-bad-seed = Der Startwert in der Aufzeichnung ist keine Hexadezimalzahl.
error-verify-no-seed = Die Aufzeichnung enthält den Startwert nicht; darum lässt sich das Austeilen nicht prüfen. Der Startwert wird genannt, wenn eine Partie zu Ende ist.
error-verify-generator = Die Aufzeichnung wurde vom Generator { $generator } ausgeteilt, den dieses Programm nicht kennt.
error-verify-commitment = Der Startwert passt nicht zu der Festlegung, die zu Beginn veröffentlicht wurde: Das Austeilen wurde manipuliert.
error-verify-outcome = Eintrag { $step } ist nicht die Karte, die der Startwert dort ergibt: Das Austeilen wurde manipuliert.
error-verify-unfinished = Die Partie ist noch nicht zu Ende; prüfen lässt sie sich erst danach.
