## Boardwright, German: what all games share

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-purple = Violett
seat-green = Grün
seat-chance = Zufall

label-with-cost = { $label } ({ $cost })

## Reasons that every game has

reason-not-now = Das steht jetzt nicht zur Wahl.
reason-chance-impossible = Das kann nicht mehr kommen: Davon ist nichts mehr übrig.
reason-game-over = Die Partie ist zu Ende.
reason-action-out-of-range = Es gibt keine Aktion mit der Nummer { $action }; die letzte ist { $last }.

## Errors

error-action-out-of-range = Es gibt keine Aktion mit der Nummer { $action }; die letzte ist { $last }.
error-action-illegal = „{ $action }“ ist jetzt nicht möglich: { $reason }
error-action-unknown = „{ $action }“ ist keine Aktion dieses Spiels. Wie Aktionen geschrieben werden, zeigt die Liste der Möglichkeiten.
error-nothing-to-undo = Es gibt nichts, was du zurücknehmen darfst: Zurücknehmen endet dort, wo der Zufall entschieden hat, ein Geheimnis gezeigt wurde oder jemand anders gespielt hat.
error-rewind-too-far = { $count ->
    [one] { $count } Schritt lässt sich nicht zurücknehmen; die Partie hat { $steps }.
   *[other] { $count } Schritte lassen sich nicht zurücknehmen; die Partie hat { $steps }.
}
error-game-unknown = Es gibt kein Spiel „{ $game }“. Die Spiele sind: { $known }.
error-games-too-few = So viele Partien können nicht gespielt werden: { $games }. Mindestens eine ist nötig.
error-processes-too-few = So viele Prozesse reichen nicht: { $processes }. Mindestens einer ist nötig.
error-bot-unknown = Es gibt keinen Bot „{ $bot }“. Die Bots sind: { $known }.
error-language-unknown = Es gibt keine Sprache „{ $language }“. Die Sprachen sind: { $known }.
error-players-out-of-range = Dieses Spiel ist für { $low } bis { $high } Spieler, nicht für { $players }.
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
    [0] „{ $key }“ muss eine Liste aus { $length } ganzen Zahlen sein.
   *[other] { $file }, Zeile { $line }: „{ $key }“ muss eine Liste aus { $length } ganzen Zahlen sein.
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
error-option-form = Einstellungen schreibt man NAME=WERT, nicht „{ $given }“.
error-seat-out-of-range = Es gibt keinen Platz { $number }; die Partie hat { $players }.
error-seats-alike = Jede Person braucht einen eigenen Spitznamen: „{ $seats }“.
error-seats-count = Die Zahl der Plätze passt nicht zur Partie: Angegeben sind { $given }, nötig sind { $players }.
error-nickname = „{ $name }“ kann kein Spitzname sein: höchstens 30 Zeichen, ohne Anführungszeichen, Klammern, Semikolons und umgekehrte Schrägstriche.
error-choice-out-of-range = Die Möglichkeit { $given } gibt es nicht; wähle von 1 bis { $last }.
error-resume-no-seed = Die Aufzeichnung „{ $file }“ enthält ihren Startwert nicht; darum lässt sie sich nicht weiterspielen. Nachspielen lässt sie sich.
error-save-folder-missing = Den Ordner „{ $folder }“ gibt es nicht, und er lässt sich nicht anlegen.
error-save-failed = Die Partie lässt sich nicht in „{ $file }“ speichern: { $problem }.

## Command line: help

cli-help = Brettspiele spielen, untersuchen und automatisieren, mit einem einzigen Regelwerk.
cli-help-play = Im Terminal spielen, gegen Bots oder mit mehreren an einem Bildschirm.
cli-help-simulate = Bots viele Partien spielen lassen und zählen.
cli-help-bench = Messen, wie schnell das Regelwerk auf diesem Rechner ist.
cli-help-replay = Eine Aufzeichnung nachspielen und ihren Verlauf lesen.
cli-help-verify = Prüfen, ob eine beendete Partie so ausgeteilt wurde wie zu Beginn zugesagt.
cli-help-rules = Die Regeln eines Spiels zeigen, wo sie im Code stehen und wie weit Tests sie abdecken.
cli-help-games = Die Spiele auflisten.
cli-help-doctor = Zeigen, was installiert ist und woran es fehlt.
cli-help-lang = Sprache: en, pl, de oder it.
cli-help-version = Die Version zeigen.
cli-help-json = JSON ausgeben.
cli-help-game = Das Spiel, zum Beispiel belfort.
cli-help-option = Eine Einstellung des Spiels; kann mehrmals angegeben werden.
cli-help-table = Eine TOML-Datei, die gedruckte Werte ersetzt.
cli-help-seed = Eine Zahl, mit der sich dasselbe Austeilen wiederholen lässt.
cli-help-find = Nur Regeln mit diesem Wort.
cli-help-record = Die Datei einer Aufzeichnung.
cli-help-replay-seat = Nur erzählen, was dieser Platz wusste, gezählt ab 1 (für eine Partie, die noch läuft).
cli-help-replay-text = Die Aufzeichnung in Textform ausgeben.
cli-help-bots = Wer spielt, in Sitzreihenfolge: random oder greedy, durch Kommas getrennt.
cli-help-games-count = Wie viele Partien.
cli-help-fixed-seats = Die Plätze behalten, statt sie von Partie zu Partie zu wechseln.
cli-help-processes = Wie viele Prozesse; 0 heißt einer je Kern.
cli-help-players = Wie viele Spieler.
cli-help-seconds = Wie lange jede Wiederholung misst.
cli-help-seats = Wer spielt, durch Kommas getrennt: me, ein Bot (random, greedy) oder ein Spitzname.
cli-help-save = Wo die Partie gespeichert wird; sonst im Datenordner des Benutzers.
cli-help-resume = Eine gespeicherte Partie fortsetzen.

## Command line: messages

cli-usage = { $problem }. Den richtigen Aufruf zeigt „boardwright --help“.
cli-interrupted = Abgebrochen.
cli-column-id = Kürzel
cli-column-title = Spiel
cli-column-players = Spieler
cli-column-designers = Autoren
cli-column-rule = Regel
cli-column-place = Stelle
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-win-share = Anteil der Siege (95 %)
cli-column-mean-score = Punkte im Mittel (95 %)
cli-rules-status = { $sections } Regeln, { $cited } im Code angeführt, { $tested } getestet; { $rulings } davon sind Auslegungen; { $examples_tested } von { $examples } Beispielen getestet.
cli-verified = Das Austeilen stimmt: { $count ->
    [one] { $count } Zufallsergebnis folgt
   *[other] { $count } Zufallsergebnisse folgen
} aus dem Startwert, der zu Beginn zugesagt wurde.
cli-doctor-compiled = Das Regelwerk ist kompiliert.
cli-doctor-pure = Das Regelwerk läuft als reines Python; mit einem C-Compiler wird es etwa sechsmal so schnell.
cli-doctor-extras = Installierte Zusätze: { $extras }
cli-doctor-well = Alles funktioniert.
cli-not-over = Die Partie ist noch nicht zu Ende; als Nächstes entscheidet: { $seat }.
cli-result = Ergebnis
cli-result-line = { $place }. { $name }: { $points } ({ $sources })
cli-winner = { $name } gewinnt.
cli-winners = Geteilter Sieg: { $names }.
cli-simulating = Bots spielen
cli-simulated = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} in { $seconds } s.
cli-welcome = { $game }. Jeder Zug wird in { $file } gespeichert. Hilfe gibt es mit ?.
cli-saved = Die Partie ist in { $file } gespeichert.
cli-resume-with = Die Partie ist gespeichert. Weiter geht es mit: boardwright play --resume { $file }
cli-curtain = Jetzt ist { $name } am Zug. Alle anderen schauen weg; dann die Eingabetaste drücken.
cli-question = { $name }: { $question }
cli-play-help = Antworte mit der Nummer einer Möglichkeit oder mit ihrer Kurzschrift in Klammern.
    why KURZSCHRIFT  sagt, warum etwas nicht möglich ist
    undo             nimmt deine letzte Wahl zurück
    table            zeigt den Tisch noch einmal
    log              zeigt, was bisher geschehen ist
    quit             verlässt das Spiel; die Partie ist gespeichert
cli-why-what = Sag, was du meinst: zum Beispiel „why build inn“.
cli-why-legal = Das ist jetzt möglich.

## The tables in the terminal

cli-head-points = Punkte
cli-head-wood = Holz
cli-head-stone = Stein
cli-head-metal = Metall
cli-head-gold = Gold
cli-head-workers = freie Arbeiter
cli-head-cards = gebaut (* Gnom)
cli-head-gnomes = Gnome
cli-head-hand = Hand
cli-head-errand = Auftrag
cli-head-supply = Vorrat
cli-belfort-setup = Spielaufbau
cli-belfort-header = Monat { $month }, { $season } · Zugabfolge { $order } · Gnome auf Jobsuche: { $gnomes }
cli-belfort-district = Bezirk { $number }
cli-belfort-walls = Mauern
cli-belfort-guild = Gilde
cli-belfort-pool = Nachziehangebot: { $cards } · Karten im Nachziehstapel: { $pile }
cli-belfort-hand = Deine Handkarten: { $cards }
cli-belfort-desk = Anwerber-Pult: { $names }
cli-belfort-camp = Lager des Königs: { $names }
