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
error-seed-length = Ein Startwert hat { $bytes } Bytes, nicht { $given }.
error-option-form = Einstellungen schreibt man NAME=WERT, nicht „{ $given }“.
error-seat-out-of-range = Es gibt keinen Platz { $number }; die Partie hat { $players }.
error-seats-alike = Jede Person braucht einen eigenen Spitznamen: „{ $seats }“.
error-seats-count = Die Zahl der Plätze passt nicht zur Partie: Angegeben sind { $given }, nötig sind { $players }.
error-nickname = „{ $name }“ kann kein Spitzname sein: höchstens 30 Zeichen, ohne Anführungszeichen, Klammern, Semikolons und umgekehrte Schrägstriche.
error-choice-out-of-range = Die Möglichkeit { $given } gibt es nicht; wähle von 1 bis { $last }.
error-resume-no-seed = Die Aufzeichnung „{ $file }“ enthält ihren Startwert nicht; darum lässt sie sich nicht weiterspielen. Nachspielen lässt sie sich.
error-save-folder-missing = Den Ordner „{ $folder }“ gibt es nicht, und er lässt sich nicht anlegen.
error-save-failed = Die Partie lässt sich nicht in „{ $file }“ speichern: { $problem }.
error-save-is-folder = „{ $file }“ ist kein Dateiname. Nenne eine Datei, die es noch nicht gibt, zum Beispiel partie.json.
error-save-exists = Die Datei „{ $file }“ gibt es schon; sie wird nicht überschrieben. Spiele sie mit --resume weiter oder wähle einen anderen Namen.
error-save-no-folder = Den Ordner „{ $folder }“ gibt es nicht. Lege ihn zuerst an oder wähle einen anderen.
error-save-changed = Ein anderes Programm hat die Datei „{ $file }“ seit dem letzten Zug geändert; sie wird nicht überschrieben.
error-resume-alone = --resume setzt eine Partie fort, wie sie ist; dazu kann nur --seats angegeben werden.
error-seat-empty = Ein Platz hat keinen Namen. Schreibe zwischen die Kommas me (ich), einen Bot ({ $bots }) oder einen Spitznamen.
error-nickname-colour = „{ $name }“ kann kein Spitzname sein: So heißt die Farbe eines Platzes. Für dich selbst schreibe me.
error-nickname-like-bot = „{ $name }“ ist dem Namen eines Bots zu ähnlich. Ist { $bot } gemeint?
error-number-wanted = { $option } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $given }“.
error-decimal-wanted = { $option } muss eine Zahl von { $low } bis { $high } sein, nicht „{ $given }“.
error-file-empty = Der Dateiname ist leer.
error-record-problem = Die Aufzeichnung „{ $file }“ lässt sich nicht spielen: { $problem }
error-step-out-of-range = Den Schritt { $given } gibt es nicht; die Partie hat { $steps }.
error-rules-status-missing = Das Paket ist unvollständig: Der Stand der Regeln von „{ $game }“ fehlt. Installiere Boardwright neu.

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
cli-help-usage = Aufruf: { $usage }
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-examples = Beispiele
cli-help-help = Zeigt diese Hilfe.
cli-help-more = „boardwright BEFEHL --help“ sagt mehr über einen Befehl.
cli-help-with-default = { $text } [sonst: { $value }]
cli-metavar-command = BEFEHL
cli-metavar-options = OPTIONEN
cli-metavar-language = SPRACHE
cli-metavar-game = SPIEL
cli-metavar-file = DATEI
cli-metavar-number = ZAHL
cli-metavar-names = NAMEN
cli-metavar-word = WORT
cli-metavar-pair = NAME=WERT
cli-examples-play =
    boardwright play
    boardwright play --seats Anna,Ben,greedy --save abend.json
    boardwright play --resume abend.json
cli-examples-simulate =
    boardwright simulate belfort --bots random,random,greedy -n 100
    boardwright simulate belfort --bots random,greedy --option mode=beginner --json
cli-examples-bench =
    boardwright bench belfort
    boardwright bench belfort --players 2 --seconds 1 --json
cli-examples-replay =
    boardwright replay abend.json
    boardwright replay abend.json --at 40 --seat 1
cli-examples-verify = boardwright verify abend.json
cli-examples-rules =
    boardwright rules belfort --find tax
    boardwright rules belfort --json
cli-examples-games =
    boardwright games
    boardwright games --json
cli-examples-doctor =
    boardwright doctor
    boardwright doctor --json
cli-help-lang = Sprache: en, pl, de oder it.
cli-help-version = Die Version zeigen.
cli-help-json = JSON ausgeben.
cli-help-game = Das Spiel, zum Beispiel belfort.
cli-help-option = Eine Einstellung des Spiels; kann mehrmals angegeben werden.
cli-help-table = Eine TOML-Datei, die gedruckte Werte ersetzt.
cli-help-seed = Eine Zahl, mit der sich dasselbe Austeilen wiederholen lässt.
cli-help-find = Nur Regeln mit diesem Wort; mehrere Wörter müssen alle vorkommen.
cli-help-record = Die Datei einer Aufzeichnung.
cli-help-replay-seat = Erzählt nur, was dieser Platz wusste, von 1 an gezählt.
cli-help-replay-at = Zeigt statt des Verlaufs den Tisch nach so vielen Schritten.
cli-help-replay-text = Die Aufzeichnung in Textform ausgeben.
cli-help-bots = Wer spielt, in Sitzreihenfolge: random oder greedy, durch Kommas getrennt.
cli-help-games-count = Wie viele Partien.
cli-help-fixed-seats = Die Plätze behalten, statt sie von Partie zu Partie zu wechseln.
cli-help-processes = Wie viele Prozesse spielen; 0 heißt einer je Kern.
cli-help-players = Wie viele Spieler; sonst vier, oder so viele, wie das Spiel zulässt.
cli-help-seconds = Wie viele Sekunden ungefähr gemessen wird.
cli-help-seats = Wer spielt, durch Kommas getrennt: me (ich), ein Bot (random, greedy) oder ein Spitzname für jede Person an diesem Bildschirm. Sonst me,greedy,greedy oder die Plätze der fortgesetzten Partie.
cli-help-save = Wo die Partie gespeichert wird; sonst im Datenordner des Benutzers.
cli-help-resume = Eine gespeicherte Partie fortsetzen.

## Command line: messages

cli-usage = { $problem }. Den richtigen Aufruf zeigt „{ $command } --help“.
cli-usage-wrong-command = { $near ->
    [no] Den Befehl „{ $given }“ gibt es nicht; die Befehle sind: { $known }
   *[other] Den Befehl „{ $given }“ gibt es nicht; vielleicht ist { $near } gemeint
}
cli-usage-no-command = Es fehlt ein Befehl
cli-usage-no-option = { $near ->
    [no] Die Option { $option } gibt es nicht
   *[other] Die Option { $option } gibt es nicht; vielleicht ist { $near } gemeint
}
cli-usage-missing = { $name } fehlt
cli-usage-no-value = Die Option { $option } braucht einen Wert
cli-usage-extra = „{ $given }“ ist hier zu viel
cli-system-error = Das System verweigert es: { $problem }.
cli-fault = Das ist ein Fehler von Boardwright, bitte melde ihn: { $problem } (BOARDWRIGHT_TRACEBACK=1 zeigt die Stelle).
cli-interrupted = Abgebrochen.
cli-column-id = Kürzel
cli-column-title = Spiel
cli-column-players = Spieler
cli-column-minutes = Minuten
cli-column-designers = Autoren
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-win-share = Anteil der Siege (95 %)
cli-column-mean-score = Punkte im Mittel (95 %)
cli-rules-status = { $sections } Regeln, { $cited } im Code angeführt, { $tested } getestet; { $rulings } davon sind Auslegungen; { $examples_tested } von { $examples } Beispielen getestet.
cli-rules-none = Keine Regel dieses Spiels enthält „{ $word }“.
cli-verified = Das Austeilen stimmt: { $count ->
    [one] { $count } Zufallsergebnis folgt
   *[other] { $count } Zufallsergebnisse folgen
} aus dem Startwert, der zu Beginn zugesagt wurde.
cli-doctor-compiled = Das Regelwerk ist kompiliert.
cli-doctor-pure = Das Regelwerk läuft als reines Python; mit einem C-Compiler wird es etwa sechsmal so schnell.
cli-doctor-extras = Installierte Zusätze: { $extras }
cli-doctor-missing = Nicht installierte Zusätze: { $extras }
cli-doctor-folder = In { $folder } lassen sich keine Partien speichern; BOARDWRIGHT_DATA kann einen anderen Ordner nennen.
cli-doctor-well = Alles funktioniert.
cli-not-over = Die Partie ist noch nicht zu Ende; als Nächstes entscheidet: { $seat }.
cli-result = Ergebnis
cli-total = Summe
cli-tie-belfort = Gleich viele Punkte: Die meisten Waren entscheiden; Holz, Stein und Gold zählen 1, Metall zählt 2: { $amounts }.
cli-tie-toll = Gleich viele Punkte: Das meiste Gold entscheidet: { $amounts }.
cli-replay-at = Nach Schritt { $step } von { $steps }
cli-winner = { $name } gewinnt.
cli-winners = Geteilter Sieg: { $names }.
cli-simulating = Bots spielen
cli-measuring = Messung läuft
cli-yes = ja
cli-no = nein
cli-bench-compiled = kompiliert
cli-bench-players = Spieler
cli-bench-decisions-per-second = Entscheidungen je Sekunde
cli-bench-decisions-per-second-python = dasselbe, aus Python gerufen
cli-bench-decisions-per-game = Entscheidungen je Partie
cli-bench-games-per-second = Partien je Sekunde
cli-bench-clone-microseconds = Mikrosekunden je Kopie
cli-bench-search-decisions-per-second = Entscheidungen je Sekunde in der Suche
cli-bench-mcts-iterations-per-second = Suchdurchläufe je Sekunde
cli-bench-yardstick-per-second = Durchläufe des Maßstabs je Sekunde
cli-bench-ratio-to-yardstick = Entscheidungen je Durchlauf des Maßstabs
cli-simulated = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} in { $seconds } s.
cli-welcome = { $game }. Hilfe gibt es mit ?.
cli-welcome-person = { $name }: spielt an diesem Bildschirm
cli-welcome-bot = { $name }: Bot
cli-welcome-file = Jeder Zug wird gespeichert in { $file }
cli-saved = Die Partie ist gespeichert in { $file }
cli-save-again = Der letzte Zug ist noch nicht gespeichert. Die Eingabetaste versucht es noch einmal; oder nenne eine andere Datei.
cli-resume-with = Die Partie ist gespeichert. Weiter geht es mit:
cli-thinking = { $name } überlegt …
cli-undone = Zurückgenommen.
cli-curtain = Jetzt ist { $name } am Zug. Alle anderen schauen weg; dann die Eingabetaste drücken.
cli-question = { $name }: { $question }
cli-play-help = Antworte mit der Nummer einer Möglichkeit oder mit ihrer Kurzschrift in Klammern.
    Eingabetaste      zeigt die Frage noch einmal
    why KURZSCHRIFT   sagt, warum etwas nicht möglich ist
    notations [WORT]  zeigt Kurzschriften und was davon jetzt möglich ist
    costs             zeigt, was etwas kostet
    undo              nimmt deine letzte Wahl zurück
    table             zeigt den Tisch noch einmal
    log [ZAHL|all]    zeigt, was bisher geschehen ist
    save [DATEI]      sagt, wo die Partie gespeichert ist, oder schreibt eine Kopie
    quit              verlässt das Spiel; die Partie ist gespeichert
cli-notations-hint = ? zeigt, was man eingeben kann; notations WORT zeigt die Kurzschriften.
cli-notations-none = Keine Aktion dieses Spiels hat „{ $word }“ in ihrer Kurzschrift.
cli-did-you-mean = Ist gemeint: { $choices }? Gewählt ist noch nichts.
cli-log-part = Die letzten { $shown } von { $all } Einträgen; „log all“ zeigt alles.
cli-why-what = Sag, was du meinst: zum Beispiel „why build inn“.
cli-why-legal = Das ist jetzt möglich.
cli-you-have = Du hast { $goods }
cli-group-placing = Arbeiter einsetzen
cli-group-building = Handkarte bauen
cli-group-sites = Gebäude
cli-group-gatehouses = Torhäuser
cli-group-walls = Mauern
cli-group-guilds = Gilden
cli-group-activating = Arbeiter und Gnome nutzen
cli-group-trading = Handeln
cli-group-gnomes = Gnome einstellen
cli-group-ending = Beenden
cli-group-other = Anderes
cli-group-each = { $title }: je { $cost }

## The tables in the terminal

cli-head-points = Punkte
cli-head-wood = Holz
cli-head-stone = Stein
cli-head-metal = Metall
cli-head-gold = Gold
cli-head-elves = Elben
cli-head-dwarves = Zwerge
cli-head-gnomes = Gnome
cli-head-hand = Hand
cli-head-errand = Auftrag
cli-head-supply = Vorrat
cli-toll-header = Runde { $round }
cli-belfort-setup = Spielaufbau
cli-belfort-header = Monat { $month }, { $season } · Zugabfolge { $order } · Gnome auf Jobsuche: { $gnomes }
cli-belfort-walls = Mauern
cli-belfort-wall = Mauer { $side }
cli-belfort-districts = Bezirk
cli-belfort-markers = Figuren
cli-belfort-guilds = Gilden (← Arbeiter dort)
cli-belfort-at-hand = verfügbar: { $workers }
cli-belfort-on-cards = Arbeiter auf: { $cards }
cli-belfort-built = gebaut (* Gnom): { $cards }
cli-belfort-known = bekannt auf der Hand: { $cards }
cli-belfort-fee-desk = Einsetzen am Anwerber-Pult
cli-belfort-fee-guild = Einsetzen auf einer fremden oder freien Gilde
cli-belfort-fee-gnome = Einen Gnom einstellen
cli-belfort-fee-card = Eine Karte kaufen
cli-belfort-buy = Kauf beim Handelsposten: 1 { $good }
cli-belfort-guild = Gilde
cli-belfort-pool = Nachziehangebot: { $cards } · Karten im Nachziehstapel: { $pile }
cli-belfort-hand = Deine Handkarten: { $cards }
cli-belfort-desk = Anwerber-Pult: { $names }
cli-belfort-camp = Lager des Königs: { $names }
