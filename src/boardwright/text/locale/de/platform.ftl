## Boardwright, German: what all games share

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-purple = Violett
seat-green = Grün
seat-bot = Bot
seat-chance = Zufall

label-with-cost = { $cost ->
    [nichts] { $label } (kostenlos)
   *[other] { $label } ({ $cost })
}

## Reasons that every game has

reason-not-now = Das steht jetzt nicht zur Wahl.
reason-chance-impossible = Das kann nicht mehr kommen: Davon ist nichts mehr übrig.
reason-game-over = Die Partie ist zu Ende.
reason-action-out-of-range = Es gibt keine Aktion mit der Nummer { $action }; die letzte ist { $last }.

## Errors

error-action-out-of-range = Es gibt keine Aktion mit der Nummer { $action }; die letzte ist { $last }.
error-action-illegal = „{ $action }“ ist jetzt nicht möglich. { $reason }
error-action-unknown = { $nearest ->
    [none] „{ $action }“ ist keine Aktion dieses Spiels. Wie man Aktionen schreibt, zeigt die Liste der Möglichkeiten.
   *[other] „{ $action }“ ist keine Aktion dieses Spiels. Ist „{ $nearest }“ gemeint?
}
error-action-no-number = Eine Aktion wird als Zahl oder in ihrer Schreibweise angegeben, nicht als „{ $given }“.
error-seat-unknown = Platz „{ $given }“ gibt es nicht: Möglich ist eine Zahl von 0 bis { $last }.
error-nothing-to-undo = Du kannst nichts zurücknehmen. Zurücknehmen geht nur bis zu der Stelle, an der zuletzt der Zufall entschieden hat, etwas Geheimes gezeigt wurde oder jemand anders am Zug war.
error-rewind-too-far = { $count ->
    [one] { $count } Schritt lässt sich nicht zurücknehmen
   *[other] { $count } Schritte lassen sich nicht zurücknehmen
}; { $steps ->
    [0] die Partie hat noch keinen Schritt.
    [one] die Partie hat nur { $steps } Schritt.
   *[other] die Partie hat nur { $steps } Schritte.
}
error-game-unknown = Ein Spiel „{ $game }“ gibt es nicht. Zur Auswahl stehen: { $known }.
error-games-too-few = { $games } Partien lassen sich nicht spielen; es muss mindestens eine sein.
error-processes-too-few = Mit { $processes } Prozessen lässt sich nicht spielen; es muss mindestens einer sein.
error-bot-budget = Das Budget in „{ $bot }“ ist nicht lesbar. Richtig wäre: hard@0.1 (ein Zehntel des Budgets), mcts:800 (Durchläufe), mcts:1.5s (Sekunden), mcts:800x2 (in zwei Prozessen).
error-bot-unknown = Einen Bot „{ $bot }“ gibt es nicht. Zur Auswahl stehen: { $known }.
error-bot-form = „{ $bot }“ nennt keinen eigenen Bot: Schreibe DATEI.py:KLASSE, zum Beispiel my_bot.py:MyBot.
error-bot-no-file = Es gibt keine Datei „{ $file }“ mit einem eigenen Bot.
error-bot-no-class = In { $file } gibt es keine Klasse „{ $name }“. Bots darin: { $known }.
error-bot-no-choose = Die Klasse „{ $name }“ in { $file } ist kein Bot: Sie braucht eine Methode choose(game, state, seat, draw).
error-bot-failed = { $line ->
    [0] Der Bot { $bot } ist gescheitert: { $problem }
   *[other] Der Bot { $bot } ist in Zeile { $line } gescheitert: { $problem }
}
error-bot-ended = Der Bot { $bot } hat seinen Prozess beendet (Status { $status }), statt zu antworten.
error-bot-slow = Der Bot { $bot } hat { $seconds } Sekunden lang nicht geantwortet.
error-bot-no-number = Der Bot { $bot } hat { $given } geantwortet; choose muss eine der Nummern aus game.legal(state) zurückgeben.
error-bot-illegal = Der Bot { $bot } hat { $given } geantwortet, das ist nicht erlaubt; erlaubt waren { $legal }.
error-ladder-bots = Eine Rangliste braucht mindestens zwei verschiedene Bots, nicht „{ $bots }“.
error-ladder-markers = In „{ $file }“ ist kein Platz für die Tabelle: Es braucht die Zeilen { $begin } und { $end }, je einmal.
error-needs-lab = Dafür wird das Paket { $package } gebraucht: pip install 'boardwright[lab]'
error-needs-extra = Dafür wird das Paket { $package } gebraucht: pip install 'boardwright[{ $extra }]'
error-setting-unknown = „{ $given }“ ist hier nicht möglich. Möglich sind: { $known }.
error-bots-for-seats = Genannt wurden Bots: { $given }, andere Plätze gibt es: { $seats }; ein Name genügt für alle.
error-number-at-least = { $option } muss eine ganze Zahl sein, mindestens { $low }, nicht „{ $given }“.
error-mapping-wanted = { $option } muss ein Wörterbuch (dict) aus Namen und Werten sein, nicht „{ $given }“.
error-seat-or-rotate = Platz „{ $given }“ gibt es nicht: Möglich sind eine Zahl von 0 bis { $last } oder rotate.
error-field-unknown = In den Beobachtungen von { $game } gibt es kein Feld „{ $given }“. Am nächsten kommen: { $nearest }.
error-layout-other = Dieses Layout gilt für { $game } mit { $players } Spielern, die Partie ist aber { $own } mit { $seats }.
error-reset-needed = Es läuft keine Partie: reset() beginnt eine.
error-ray-address = „{ $given }“ ist keine Adresse eines Ray-Clusters: Schreibe auto oder HOST:PORT.
error-ray-none = Auf diesem Rechner läuft kein Ray-Cluster: Beginne einen mit „ray start --head“ oder nenne HOST:PORT eines anderen.
error-ray-unreachable = Unter „{ $address }“ ist kein Ray-Cluster zu erreichen: { $problem }
error-ray-silent = Der Ray-Cluster unter „{ $address }“ hat nicht geantwortet; Wartezeit in Sekunden: { $seconds }.
error-ray-lost = Der Ray-Cluster unter „{ $address }“ ist verschwunden, bevor alle Spiele gespielt waren.
error-ray-no-cores = Der Ray-Cluster unter „{ $address }“ hat keinen Kern, auf dem gespielt werden kann; Wartezeit in Sekunden: { $seconds }.
error-ray-piece-lost = Der Cluster hat dieselben Spiele immer wieder verloren; Versuche: { $tries }. Vielleicht haben seine Rechner zu wenig Speicher.
error-ray-node-missing = Auf dem Rechner { $node } des Clusters ist kein Boardwright mit Cluster-Unterstützung installiert: Installiere dort Version { $version }.
error-ray-node-differs = Der Rechner { $node } des Clusters hat ein anderes Boardwright ({ $theirs }) als dieser ({ $ours }); die Ergebnisse wären andere.
error-report-no-records = Unter den Aufzeichnungen ist keine beendete Partie von „{ $game }“; gelesene Dateien: { $files }.
error-report-file = Über die Datei „{ $file }“ lässt sich nicht berichten. { $problem }
error-report-records-alone = --records liest gespielte Partien; --values kann sie nicht ändern.
error-language-unknown = Eine Sprache „{ $language }“ gibt es nicht. Zur Auswahl stehen: { $known }.
error-no-board = { $game } hat kein gezeichnetes Brett.
error-no-theme = Ein Bild ist „light“ oder „dark“, nicht „{ $given }“.
error-database-taken = Ein anderes Boardwright benutzt die Datenbank „{ $file }“ schon. Öffne seine Seite, oder nenne mit --database eine andere.
error-database-unusable = Die Datenbank „{ $file }“ lässt sich nicht benutzen: { $problem }. Nenne mit --database eine andere.
error-database-damaged = Die Datenbank „{ $file }“ ist beschädigt: { $problem }. Nichts wurde gestartet und nichts in sie geschrieben. Ersetze sie durch eine Sicherung (boardwright backup legt sie an), oder rette mit „sqlite3 DATEI '.recover' | sqlite3 GERETTET“, was sich noch lesen lässt.
error-database-no-sqlite = „{ $file }“ ist keine SQLite-Datenbank, oder ihr Anfang ist beschädigt. Nichts wurde in sie geschrieben. Wenn es eine Datenbank von Boardwright war, ersetze sie durch eine Sicherung, oder rette mit „sqlite3 DATEI '.recover' | sqlite3 GERETTET“, was sich noch lesen lässt; sonst nenne eine andere Datei.
error-database-foreign = „{ $file }“ ist keine Datenbank von Boardwright. Sie bleibt, wie sie ist: Nenne eine andere, oder eine Datei, die es noch nicht gibt.
error-database-folder = „{ $file }“ ist ein Ordner. Nenne eine Datei darin.
error-database-url = „{ $given }“ ist keine Datenbank: Nenne eine SQLite-Datei oder eine Adresse wie postgresql://user@host/name. Andere Datenbanken lassen sich nicht benutzen.
error-move-same = Beide Namen führen zu derselben Datenbank. Nenne als zweite eine andere, leere.
error-move-no-source = Eine Datenbank „{ $database }“ gibt es nicht.
error-move-old = „{ $database }“ stammt von einer älteren Version von Boardwright. Starte einmal boardwright serve damit, das bringt sie auf den neuesten Stand, beende es und versuche es noch einmal.
error-move-newer = „{ $database }“ stammt von einer neueren Version von Boardwright. Verwende diese.
error-move-not-empty = „{ $database }“ ist nicht leer, darum wurde nichts geschrieben. Nenne eine leere Datenbank.
error-move-in-use = Jemand anders ist mit „{ $database }“ verbunden. Beende jedes Boardwright, das sie benutzt, und versuche es noch einmal.
error-move-differs = Alles wurde in „{ $target }“ geschrieben, aber beide Datenbanken wurden neu gelesen und unterscheiden sich in: { $tables }. Benutze die neue nicht.
error-move-unproven = Alles wurde in „{ $target }“ geschrieben, aber beide Datenbanken ließen sich nicht noch einmal lesen: { $problem }. Dass sie gleich sind, ist nicht bewiesen: Benutze die neue nicht, leere sie und übertrage noch einmal.
error-move-failed = „{ $source }“ lässt sich nicht nach „{ $target }“ übertragen: { $problem }. Nichts wurde geschrieben.
error-backup-exists = Die Datei „{ $file }“ gibt es schon; sie wird nicht überschrieben. Wähle einen anderen Namen.
error-backup-damaged = Die Datenbank „{ $source }“ ist beschädigt, darum wurde keine Sicherung angelegt: { $problem }. Behalte deine älteren Sicherungen und prüfe die Datenbank mit boardwright check-database.
error-backup-differs = Die Kopie von „{ $source }“ unterscheidet sich von ihr in: { $tables }. Es wurde keine Sicherung angelegt; versuche es noch einmal.
error-backup-failed = In „{ $file }“ wurde keine Sicherung geschrieben: { $problem }.
error-needs-web = Dafür werden weitere Pakete gebraucht: pip install 'boardwright[web]'
error-database-newer = Die Datenbank „{ $file }“ wurde von einem neueren Boardwright umgestellt. Starte dieses, oder nenne mit --database eine andere.
error-needs-postgres = PostgreSQL braucht noch einige Pakete: pip install 'boardwright[postgres]'
error-worker-alone = Ein Worker-Prozess berechnet die Züge der Bots eines Dienstes auf PostgreSQL: Nenne dessen Datenbank mit --database postgresql://...
error-port-taken = Port { $port } ist belegt, vielleicht von Boardwright selbst. Wähle mit --port einen anderen, oder 0 für irgendeinen.
error-host-unusable = „{ $host }“ ist keine Adresse dieses Rechners. Nimm 127.0.0.1, oder 0.0.0.0 für das ganze Netz.
error-public-url = „{ $given }“ ist keine Webadresse: Gib etwas wie https://play.example.org an.
error-players-out-of-range = Dieses Spiel ist für { $low } bis { $high } Spieler, nicht für { $players }.
error-option-unknown = Dieses Spiel hat keine Einstellung „{ $option }“. Zur Auswahl stehen: { $known }.
error-option-choices = Die Einstellung „{ $option }“ kann nicht „{ $given }“ sein. Möglich sind: { $choices }.
error-option-switch = Die Einstellung „{ $option }“ ist ein Schalter: Sie nimmt „yes“ oder „no“, nicht „{ $given }“.
error-option-pick = { $count ->
    [one] Die Einstellung „{ $option }“ braucht { $count } Namen aus dieser Liste: { $choices }.
   *[other] Die Einstellung „{ $option }“ braucht { $count } verschiedene Namen aus dieser Liste: { $choices }.
}
error-option-pick-unknown = { $nearest ->
    [none] Die Einstellung „{ $option }“ kennt „{ $given }“ nicht. Mögliche Namen: { $choices }.
   *[other] Die Einstellung „{ $option }“ kennt „{ $given }“ nicht. Ist „{ $nearest }“ gemeint? Mögliche Namen: { $choices }.
}
error-guild-not-for-two = Zu zweit ist die Gilde „{ $guild }“ nicht erlaubt; als einzige Interaktiv-Gilde gibt es dann die Zauberer-Gilde („wizards“).
error-table-unreadable = Die Wertedatei „{ $file }“ lässt sich nicht lesen. Sie muss eine UTF-8-kodierte Textdatei sein.
error-table-long = Die Wertedatei „{ $file }“ hat { $given } Zeichen; höchstens { $most } werden angenommen.
error-table-not-toml = Die Wertedatei „{ $file }“ enthält kein gültiges TOML: { $problem }.
error-table-unknown-key = { $line ->
    [0] Einen Wert „{ $key }“ gibt es auf dem Spielmaterial nicht. Meintest du „{ $nearest }“?
   *[other] „{ $file }“, Zeile { $line }: Einen Wert „{ $key }“ gibt es auf dem Spielmaterial nicht. Meintest du „{ $nearest }“?
}
error-table-needs-list = { $line ->
    [0] „{ $key }“ muss eine Liste aus { $length } ganzen Zahlen sein.
   *[other] „{ $file }“, Zeile { $line }: „{ $key }“ muss eine Liste aus { $length } ganzen Zahlen sein.
}
error-table-needs-number = { $line ->
    [0] „{ $key }“ muss eine ganze Zahl sein, nicht „{ $given }“.
   *[other] „{ $file }“, Zeile { $line }: „{ $key }“ muss eine ganze Zahl sein, nicht „{ $given }“.
}
error-table-out-of-range = { $line ->
    [0] „{ $key }“ muss eine Zahl von { $low } bis { $high } sein, nicht { $given }.
   *[other] „{ $file }“, Zeile { $line }: „{ $key }“ muss eine Zahl von { $low } bis { $high } sein, nicht { $given }.
}
error-position-other-game = Das ist keine Stellung des Spiels „{ $game }“.
error-position-wrong-parts = { $parts ->
    [one] Die Stellung hat nur { $parts } Teil; bei dieser Spielerzahl müssen es { $expected } sein.
   *[other] Die Stellung hat { $parts } Teile; bei dieser Spielerzahl müssen es { $expected } sein.
}
error-position-unknown-field = Die Stellung setzt „{ $field }“ auf „{ $value }“; das ist in diesem Spiel nicht möglich.
error-position-unknown-decision = Die Stellung nennt die Entscheidung „{ $decision }“, die es in diesem Spiel nicht gibt.
error-position-impossible = Diese Stellung ist nicht möglich: „{ $place }“ ist { $given }; möglich ist { $low } bis { $high }.
error-position-twice = Diese Stellung ist nicht möglich: „{ $place }“ nennt etwas doppelt ({ $given }).
error-position-not-text = Eine Stellung wird als Text angegeben, nicht als { $given }.
error-record-missing = Die Datei „{ $file }“ gibt es nicht.
error-record-unreadable = Die Datei „{ $file }“ lässt sich nicht lesen. Eine Aufzeichnung ist eine UTF-8-kodierte Textdatei.
error-record-not-text = Eine Aufzeichnung wird als Text angegeben, nicht als { $given }.
error-record-changed = Die Aufzeichnung wurde verändert oder abgeschnitten: Ihr Inhalt passt nicht zu ihrer Prüfsumme.
error-record-not-json = Die Aufzeichnung ist kein vollständiges JSON: { $problem }.
error-record-wrong-shape = Die Aufzeichnung hat nicht die Form einer Partie: { $problem }.
error-new-game-package = Gib --package an, um ein eigenes Paket anzulegen. Im Quellbaum von Boardwright legt scripts/new-game ein eingebautes Spiel an.
error-new-game-name = „{ $name }“ kann nicht der Name eines Spiels sein: Erlaubt sind Kleinbuchstaben, Ziffern und _, am Anfang ein Buchstabe, höchstens 30 Zeichen.
error-new-game-word = „{ $name }“ hat in Python oder Boardwright schon eine Bedeutung; wähle einen anderen Namen.
error-new-game-taken = „{ $name }“ ist schon der Name eines installierten Spiels; wähle einen anderen.
error-new-game-exists = „{ $folder }“ gibt es schon.
error-record-no-game = Das ist keine Aufzeichnung: Sie nennt kein Spiel. Eine Aufzeichnung ist JSON oder ein Text, der mit Zeilen wie [Game "…"] beginnt.
error-record-header-number = In der Kopfzeile „{ $header }“ der Aufzeichnung müssen ganze Zahlen stehen, nicht „{ $given }“.
error-record-no-version = Die Aufzeichnung nennt Format { $format } und Regelversion { $rules }; beide zählen ab 1.
error-record-newer-format = Die Aufzeichnung hat das Format { $format }; dieses Programm liest nur Formate bis { $known }. Eine neuere Version von Boardwright kann sie öffnen.
error-record-newer-rules = Die Partie wurde nach Regelversion { $rules } gespielt; dieses Programm kennt nur Versionen bis { $known }. Eine neuere Version von Boardwright kann die Aufzeichnung öffnen.
error-record-unknown-action = Zeile { $line } der Aufzeichnung: „{ $action }“ ist keine Aktion dieses Spiels.
error-record-unknown-seat = Zeile { $line } der Aufzeichnung: In dieser Partie heißt niemand „{ $given }“. Mögliche Namen: { $known }.
error-record-other-seat = Der Eintrag nennt Platz { $given }, an dieser Stelle entscheidet aber Platz { $wanted }.
error-record-illegal-step = Eintrag { $step } der Aufzeichnung lässt sich nicht spielen: { $problem }
error-record-wrong-result = Die Aufzeichnung nennt ein anderes Ergebnis als das, zu dem ihre Einträge führen.
error-record-bad-seed = Der Startwert in der Aufzeichnung ist keine Hexadezimalzahl.
error-verify-no-seed = Die Aufzeichnung enthält keinen Startwert; darum lässt sich das Austeilen nicht prüfen. Der Startwert wird erst bekannt gegeben, wenn die Partie zu Ende ist.
error-verify-generator = Diese Partie wurde mit dem Zufallsgenerator { $generator } ausgeteilt, den dieses Programm nicht kennt.
error-verify-commitment = Der Startwert passt nicht zu der Festlegung, die zu Beginn veröffentlicht wurde: Das Austeilen wurde manipuliert.
error-verify-outcome = Eintrag { $step } entspricht nicht dem, was der Startwert dort ergibt: Das Austeilen wurde manipuliert.
error-verify-unfinished = Die Partie ist noch nicht zu Ende; prüfen lässt sie sich erst danach.
error-seed-wanted = Ein Startwert ist eine ganze Zahl oder { $bytes } Bytes, nicht „{ $given }“.
error-seed-length = Ein Startwert muss { $bytes } Bytes lang sein, nicht { $given }.
error-option-form = Eine Einstellung wird als NAME=WERT angegeben, nicht als „{ $given }“.
error-seat-out-of-range = Platz { $number } gibt es nicht; die Partie hat { $players } Plätze.
error-seats-alike = Jede Person braucht einen eigenen Spitznamen; in „{ $seats }“ kommt einer mehrmals vor.
error-seats-count = { $given ->
    [one] Angegeben ist nur { $given } Platz
   *[other] Angegeben sind { $given } Plätze
}; die Partie hat aber { $players }.
error-nickname = „{ $name }“ kann kein Spitzname sein: Erlaubt sind höchstens 30 Zeichen ohne Anführungszeichen, Klammern, Semikolons und Backslashes.
error-choice-out-of-range = { $last ->
    [1] Eine Möglichkeit { $given } gibt es nicht; zur Wahl steht nur { $last }.
   *[other] Eine Möglichkeit { $given } gibt es nicht; wähle eine Zahl von 1 bis { $last }.
}
error-resume-no-seed = Die Aufzeichnung „{ $file }“ enthält keinen Startwert; darum lässt sich die Partie nicht fortsetzen. Nachspielen kannst du sie mit „boardwright replay“.
error-save-folder-missing = Den Ordner „{ $folder }“ gibt es nicht, und er lässt sich nicht anlegen.
error-save-failed = Die Partie lässt sich nicht in „{ $file }“ speichern: { $problem }.
error-save-is-folder = „{ $file }“ ist kein Dateiname. Nenne eine Datei, die es noch nicht gibt, zum Beispiel partie.json.
error-out-is-folder = „{ $file }“ ist ein Ordner. Nenne eine Datei darin.
error-out-ending = „{ $file }“ sagt nicht, in welcher Form geschrieben wird: Der Name muss auf { $endings } enden.
error-out-closed = In „{ $file }“ lässt sich nichts schreiben. Wähle eine andere Datei oder einen anderen Ordner.
error-save-exists = Die Datei „{ $file }“ gibt es schon; sie wird nicht überschrieben. Setze die Partie darin mit --resume fort oder wähle einen anderen Namen.
error-save-no-folder = Den Ordner „{ $folder }“ gibt es nicht. Lege ihn zuerst an oder wähle einen anderen.
error-save-changed = Ein anderes Programm hat die Datei „{ $file }“ seit dem letzten Zug geändert; sie wird nicht überschrieben.
error-resume-alone = --resume setzt eine Partie so fort, wie sie ist; daneben ist nur --seats erlaubt.
error-seat-empty = Ein Platz hat keinen Namen. Schreibe zwischen die Kommas „me“ (ich), einen Bot ({ $bots }) oder einen Spitznamen.
error-nickname-colour = „{ $name }“ kann kein Spitzname sein: So heißt die Farbe eines Platzes. Für dich selbst schreibe „me“.
error-nickname-like-bot = „{ $name }“ ist dem Namen eines Bots zu ähnlich. Meintest du „{ $bot }“? Sonst wähle einen anderen Spitznamen.
error-number-wanted = { $option } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $given }“.
error-decimal-wanted = { $option } muss eine Zahl von { $low } bis { $high } sein, nicht „{ $given }“.
error-file-empty = Der Dateiname ist leer; gib einen an.
error-record-problem = Die Aufzeichnung „{ $file }“ lässt sich nicht verwenden: { $problem }
error-step-out-of-range = { $steps ->
    [0] Schritt { $given } gibt es nicht; die Partie hat noch keinen Schritt.
    [one] Schritt { $given } gibt es nicht; die Partie hat nur { $steps } Schritt.
   *[other] Schritt { $given } gibt es nicht; die Partie hat nur { $steps } Schritte.
}
error-analysis-unfinished = Die Partie ist noch nicht zu Ende; nur eine beendete Partie lässt sich analysieren.
error-analysis-budget = Das Budget muss zwischen 1 und { $most } Durchläufen je Stellung liegen, nicht bei { $given }.
error-analysis-file = Die Datei „{ $file }“ lässt sich nicht analysieren. { $problem }
error-rules-status-missing = Das Paket ist unvollständig: Die Angaben zum Stand der Regeln von „{ $game }“ fehlen. Installiere Boardwright neu.

## Command line: help

cli-help = Brettspiele spielen, untersuchen und automatisieren, alles mit derselben Regel-Engine.
cli-help-serve = Den Tisch im Browser starten: allein, an einem Bildschirm oder mit Freunden über Links spielen.
cli-help-play = Im Terminal spielen, gegen Bots oder zu mehreren an einem Bildschirm.
cli-help-simulate = Bots viele Partien spielen lassen und die Ergebnisse auszählen.
cli-help-ladder = Jeden Bot gegen jeden spielen lassen, sie bewerten und die Tabelle ausgeben.
cli-help-report = Bots für jede Spielerzahl viele Partien spielen lassen oder Partien lesen und darüber eine Seite mit Diagrammen und Tabellen schreiben.
cli-help-bench = Messen, wie schnell die Regel-Engine auf diesem Rechner ist.
cli-help-analyse = Zeigen, wer in einer beendeten Partie wann vorn lag, was sie gewendet hat und welche Züge besser gewesen wären.
cli-help-replay = Eine Aufzeichnung nachspielen und ihren Verlauf anzeigen.
cli-help-verify = Prüfen, ob eine beendete Partie so ausgeteilt wurde, wie es zu Beginn festgelegt war.
cli-help-rules = Anzeigen, welche Regeln ein Spiel hat, wo sie im Code stehen und wie weit Tests sie abdecken.
cli-help-games = Die Spiele auflisten.
cli-help-doctor = Anzeigen, was installiert ist und was fehlt.
cli-help-new-game = Das Gerüst für ein eigenes Spiel anlegen.
cli-help-new-game-name = Der Name des Spiels: Kleinbuchstaben, Ziffern und _.
cli-help-new-game-package = Ein eigenes Paket anlegen, das neben Boardwright installiert wird.
cli-help-new-game-to = Der Ordner, in dem das Paket angelegt wird.
cli-help-move-database = Alles aus einer Datenbank in eine andere, leere übertragen und die Übereinstimmung prüfen.
cli-help-backup = Eine Datenbank bei laufendem Betrieb in eine neue SQLite-Datei kopieren und die Kopie prüfen.
cli-help-check-database = Eine Datenbank prüfen: Aufbau, Prüfsummen, und jede Partie wird nachgespielt.
cli-help-usage = Aufruf: { $usage }
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-examples = Beispiele
cli-help-help = Diese Hilfe anzeigen.
cli-help-more = „boardwright BEFEHL --help“ erklärt einen Befehl genauer.
cli-help-with-default = { $text } [Standard: { $value }]
cli-metavar-address = ADRESSE
cli-metavar-command = BEFEHL
cli-metavar-options = OPTIONEN
cli-metavar-language = SPRACHE
cli-metavar-game = SPIEL
cli-metavar-file = DATEI
cli-metavar-folder = ORDNER
cli-metavar-from = VON
cli-metavar-to = NACH
cli-metavar-number = ZAHL
cli-metavar-numbers = ZAHLEN
cli-metavar-names = NAMEN
cli-metavar-name = NAME
cli-metavar-word = WORT
cli-metavar-pair = NAME=WERT
cli-examples-serve =
    boardwright serve --open
    boardwright serve --host 0.0.0.0 --port 8080
    boardwright serve --public-url https://play.example.org
cli-examples-play =
    boardwright play
    boardwright play --seats Anna,Ben,greedy --save abend.json
    boardwright play --resume abend.json
cli-examples-simulate =
    boardwright simulate { $game } --bots random,random,greedy -n 100
    boardwright simulate { $game } --bots random,greedy -o mode=beginner --json
    boardwright simulate { $game } --bots my_bot.py:MyBot,greedy --out games.csv
    boardwright simulate { $game } --bots hard,greedy -n 1000 --ray auto
cli-examples-ladder =
    boardwright ladder { $game } --bots random,greedy --games 20
    boardwright ladder { $game } --bots my_bot.py:MyBot,greedy --players 4 --json
cli-examples-report =
    boardwright report { $game } --games 100 --players 3
    boardwright report { $game } --values dear-walls.toml --out { $game }.html
    boardwright report { $game } --records evenings --markdown
cli-examples-bench =
    boardwright bench { $game }
    boardwright bench { $game } --players 2 --seconds 1 --json
cli-examples-replay =
    boardwright replay abend.json
    boardwright replay abend.json --at 40 --seat 1
cli-examples-verify = boardwright verify abend.json
cli-examples-analyse =
    boardwright analyse abend.json
    boardwright analyse abend.json --budget 1000 --json
cli-examples-rules =
    boardwright rules { $game } --find tax
    boardwright rules { $game } --json
cli-examples-games =
    boardwright games
    boardwright games --json
cli-examples-doctor =
    boardwright doctor
    boardwright doctor --json
cli-examples-new-game =
    boardwright new-game mill --package
    boardwright new-game mill --package --to games
cli-examples-move-database =
    boardwright move-database games.sqlite postgresql://ann@db.example/games
    boardwright move-database postgresql://ann@db.example/games kopie.sqlite
cli-examples-backup =
    boardwright backup sicherung-2026-11-18.sqlite
    boardwright backup kopie.sqlite --database postgresql://ann@db.example/games
cli-examples-check-database =
    boardwright check-database
    boardwright check-database --database games.sqlite --json
cli-help-lang = Sprache: en, pl, de oder it.
cli-help-version = Die Version anzeigen.
cli-help-json = Als JSON ausgeben.
cli-help-game = Das Spiel, zum Beispiel { $game }.
cli-help-play-game = Das Spiel, zum Beispiel { $game }; ohne Angabe das erste, das angeboten wird.
cli-help-option = Eine Einstellung des Spiels; kann mehrmals angegeben werden.
cli-help-values = Eine TOML-Datei, die Werte des Spielmaterials ersetzt, etwa Baukosten.
cli-help-seed = Startwert: Mit derselben Zahl wird wieder genauso ausgeteilt.
cli-help-find = Nur Regeln mit diesem Wort; bei mehreren Wörtern müssen alle vorkommen.
cli-help-record = Die Datei mit der Aufzeichnung.
cli-help-replay-seat = Nur zeigen, was man auf diesem Platz wusste; der erste Platz ist 1.
cli-help-replay-at = Statt des Verlaufs den Spielstand nach so vielen Schritten zeigen.
cli-help-replay-text = Die Aufzeichnung in Textform ausgeben.
cli-help-bots = Wer spielt, in Sitzreihenfolge, durch Kommas getrennt: random, greedy, easy, normal, hard, expert; hard@0.1 denkt mit einem Zehntel seines Budgets; mcts:800 und mcts:1.5s suchen mit eigenem Budget, rollouts:800 ohne Stellungsbewertung. DATEI.py:KLASSE ist ein eigener Bot.
cli-help-analyse-budget = Wie viele Durchläufe der Suche je Stellung; mehr sind sicherer und dauern länger.
cli-help-analyse-seed = Startwert: Mit derselben Zahl kommt wieder dieselbe Analyse heraus.
cli-help-games-count = Zahl der Partien.
cli-help-fixed-seats = Die Plätze behalten, statt sie von Partie zu Partie zu wechseln.
cli-help-processes = Zahl der Prozesse; 0 bedeutet: einer pro Prozessorkern.
cli-help-ray = Auf einem Ray-Cluster spielen: auto oder sein HOST:PORT. --processes sagt dann, wie viele zugleich spielen; 0 heißt: auf allen seinen Kernen.
cli-help-budget = Welchen Teil seines Budgets jeder Bot auf eine Entscheidung verwenden darf: 0.1 ist ein Zehntel.
cli-help-simulate-out = Je eine Zeile für jede Partie und jeden Platz in eine Datei schreiben: .json, .csv oder .parquet.
cli-help-ladder-bots = Welche Bots, durch Kommas getrennt; DATEI.py:KLASSE für einen eigenen. Ohne Angabe alle Stufen.
cli-help-ladder-games = Zahl der Partien für jede Paarung.
cli-help-ladder-players = Zahl der Spieler; bei mehr als zweien spielt ein Exemplar des einen Bots gegen lauter Exemplare des anderen.
cli-help-ladder-neighbours = Nur Bots, die in der Liste nebeneinander stehen, treffen sich; ein Name darf wiederkehren.
cli-help-ladder-write = Eine Seite, in die die Tabelle zwischen ihre Marken kommt.
cli-help-report-games = Zahl der Partien für jede Spielerzahl.
cli-help-report-players = Welche Spielerzahlen, durch Kommas getrennt; ohne Angabe alle, die das Spiel erlaubt.
cli-help-report-bot = Der Bot, der auf allen Plätzen spielt: random, greedy, easy, normal, hard oder expert.
cli-help-report-out = Eine Datei für den Bericht: .html, .md oder .json; ein älterer darin wird ersetzt. Ohne Angabe SPIEL-report.html.
cli-help-report-markdown = Die Tabellen als Markdown ausgeben.
cli-help-report-records = Beendete Partien lesen, statt zu spielen: eine Aufzeichnung oder ein Ordner davon; auch mehrmals.
cli-help-players = Zahl der Spieler; ohne Angabe vier oder so viele, wie das Spiel zulässt.
cli-help-seconds = Ungefähre Messdauer in Sekunden.
cli-help-seats = Wer spielt, durch Kommas getrennt: me (ich), ein Bot (random, greedy, easy, normal, hard, expert) oder ein Spitzname für jede Person an diesem Bildschirm. Ohne Angabe me,greedy,greedy oder die Plätze der fortgesetzten Partie.
cli-help-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt Freunde aus deinem Netz herein.
cli-help-port = Der Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien.
cli-help-database = Eine SQLite-Datei oder die Adresse einer Datenbank; ohne Angabe eine Datei in deinem Datenordner.
cli-help-public-url = Die Adresse, unter der andere den Dienst über einen Proxy erreichen.
cli-help-thinkers = Wie viele Prozesse die Züge der Bots berechnen; mit PostgreSQL auch 0, wenn Worker-Prozesse das tun.
cli-help-worker = Nur die Züge der Bots eines Dienstes auf demselben PostgreSQL berechnen, auf diesem oder einem anderen Rechner.
cli-help-analysis = Wie viele Durchläufe der Suche die Analyse einer Partie auf jede Stellung verwendet.
cli-help-memory = Wie viele MB an Tischen im Speicher bleiben; die übrigen werden wieder aus der Datenbank gelesen. Vorgabe: ein Viertel des Arbeitsspeichers, höchstens 1024.
cli-help-open = Den Browser öffnen.
cli-serve-needs-web = Der Tisch im Browser braucht noch einige Pakete: pip install 'boardwright[web]'
cli-serve-at = Boardwright läuft unter { $url }
cli-serve-network = Freunde in deinem Netz erreichen es unter { $url }
cli-serve-stop = Strg-C beendet es; alle Tische bleiben gespeichert.
cli-serve-ended = Beendet. Alle Tische sind gespeichert.
cli-help-move-from = Die Datenbank, die gelesen wird: eine SQLite-Datei oder eine Adresse. Sie bleibt, wie sie ist.
cli-help-move-to = Eine leere Datenbank: eine SQLite-Datei, die es noch nicht gibt, oder eine Adresse.
cli-column-table = Tabelle
cli-column-rows = Zeilen
cli-column-sum-from = SHA-256 dort
cli-column-sum-to = SHA-256 hier
cli-moved = { $rows ->
    [one] Eine Zeile wurde
   *[other] { $rows } Zeilen wurden
} von { $source } nach { $target } übertragen; beide wurden neu gelesen und sind gleich.
cli-help-backup-target = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
cli-backed-up = { $database } wurde nach { $file } kopiert ({ $size } Bytes). Die Kopie wurde geöffnet und geprüft; nachgespielte Partien: { $matches }.
cli-backup-of-damaged = Die Sicherung wurde geschrieben, aber diese Tische sind darin wie in der Datenbank beschädigt: { $tables }. Eine ältere Sicherung hat sie vielleicht noch ganz.
cli-checking = Prüfung
cli-checked = Geprüfte Tische: { $tables }. Nachgespielte Partien: { $matches }. Davon beendet und das Austeilen bestätigt: { $verified }.
cli-checked-without = Tische ohne Prüfsummen, wie eine ältere Version sie geschrieben hat: { $count }. Sie bekommen sie, wenn sie das nächste Mal geschrieben werden.
cli-checked-unplayable = Tische, deren Spiel oder Regeln hier nicht installiert sind, sodass nur ihre Prüfsummen geprüft wurden: { $tables }
cli-checked-structure = Der Aufbau ist beschädigt: { $problem }
cli-checked-damaged = Tisch { $table } ist beschädigt: { $problem }
cli-checked-sound = { $database } ist unbeschädigt.
cli-checked-way-back = Ersetze sie durch eine Sicherung, oder rette mit „sqlite3 DATEI '.recover' | sqlite3 GERETTET“, was sich noch lesen lässt. Beschädigte Tische bleiben geschlossen; an den anderen kann gespielt werden.
cli-worker-at = Berechnet die Züge der Bots von { $url }
cli-worker-stop = Strg-C beendet diesen Prozess; andere Worker-Prozesse machen weiter.
cli-worker-ended = Beendet.
cli-help-save = In welcher Datei die Partie gespeichert wird; ohne Angabe im Datenordner des Benutzers.
cli-help-resume = Eine gespeicherte Partie fortsetzen.

## Command line: messages

cli-usage = { $problem } Den richtigen Aufruf zeigt „{ $command } --help“.
cli-usage-wrong-command = { $near ->
    [no] Den Befehl „{ $given }“ gibt es nicht; zur Auswahl stehen: { $known }.
   *[other] Den Befehl „{ $given }“ gibt es nicht; vielleicht meintest du „{ $near }“.
}
cli-usage-no-command = Es fehlt ein Befehl.
cli-usage-no-option = { $near ->
    [no] Die Option { $option } gibt es nicht.
   *[other] Die Option { $option } gibt es nicht; vielleicht meintest du { $near }.
}
cli-usage-missing = Die Angabe { $name } fehlt.
cli-usage-no-value = Die Option { $option } braucht einen Wert.
cli-usage-extra = „{ $given }“ ist hier zu viel.
cli-system-error = Das Betriebssystem meldet einen Fehler: { $problem }.
cli-fault = Das ist ein Fehler in Boardwright, bitte melde ihn: { $problem } (BOARDWRIGHT_TRACEBACK=1 zeigt die Stelle).
cli-interrupted = Abgebrochen.
cli-old-option = { $old } heißt jetzt { $new }; der alte Name gilt noch.
cli-column-id = Kürzel
cli-column-title = Spiel
cli-column-players = Spieler
cli-column-minutes = Minuten
cli-column-designers = Autoren
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-win-share = Siegquote (95-%-Intervall)
cli-column-mean-score = Punkteschnitt (95-%-Intervall)
cli-column-position = Stellung
cli-column-turn = nach dem Zug von
cli-rules-status = { $sections } Regeln, davon { $cited } im Code angeführt und { $tested } getestet; { $rulings } sind eigene Auslegungen; { $examples_tested } von { $examples } Beispielen sind getestet.
cli-rules-none = Keine Regel dieses Spiels enthält „{ $word }“.
cli-verified = Das Austeilen stimmt: { $count ->
    [one] { $count } Zufallsergebnis folgt
   *[other] { $count } Zufallsergebnisse folgen
} aus dem Startwert, der zu Beginn festgelegt wurde.
cli-doctor-compiled = Die Regel-Engine ist kompiliert.
cli-doctor-pure = Die Regel-Engine läuft als reines Python; mit einem C-Compiler wird sie um ein Mehrfaches schneller.
cli-doctor-extras = Installierte Zusätze: { $extras }
cli-doctor-missing = Nicht installierte Zusätze: { $extras }
cli-doctor-folder = In { $folder } lassen sich keine Partien speichern; einen anderen Ordner gibst du mit der Umgebungsvariablen BOARDWRIGHT_DATA an.
cli-doctor-game = Das Spiel „{ $game }“ aus einem anderen Paket lässt sich nicht laden: { $problem }
cli-new-game-made = { $title } liegt in { $folder }. Installieren und spielen:
cli-doctor-well = Alles funktioniert.
cli-not-over = Die Partie ist noch nicht zu Ende; als Nächstes entscheidet: { $seat }.
cli-result = Ergebnis
cli-total = Summe
cli-tie-shared = Gleichstand bei den Punkten, geteilter Platz: { $names }.
cli-tie-decided = Gleichstand bei den Punkten. Nach den Regeln ist die Reihenfolge: { $names }.
cli-replay-at = Nach Schritt { $step } von { $steps }
cli-winner = { $name } gewinnt.
cli-winners = Geteilter Sieg: { $names }.
cli-simulating = Bots spielen
cli-measuring = Messung läuft
cli-analysing = Analyse läuft
cli-analysis-start = Beginn
cli-analysis-swings = Die größten Wendungen
cli-analysis-no-swings = Kein Zug hat eine Siegchance um 5 Punkte oder mehr verändert.
cli-analysis-better-moves = Bessere Züge
cli-analysis-no-better-moves = Es wurde kein klar besserer Zug gefunden.
cli-analysis-at = Stellung { $at }. { $told }
cli-analysis-move = Stellung { $at }, { $name }. { $told }
cli-analysis-played = Gespielt: „{ $choice }“, Siegchance { $share }.
cli-analysis-better = Besser: „{ $choice }“, Siegchance { $share }.
cli-analysis-rises = { $seat } zieht; die Siegchance von { $name } steigt von { $before } auf { $after }.
cli-analysis-falls = { $seat } zieht; die Siegchance von { $name } fällt von { $before } auf { $after }.
cli-analysis-facts = Durchläufe je Stellung: { $budget }. Startwert: { $seed }. Boardwright { $engine }, Regelversion { $rules }.
cli-yes = ja
cli-no = nein
cli-bench-compiled = Kompiliert
cli-bench-players = Spieler
cli-bench-decisions-per-second = Entscheidungen pro Sekunde
cli-bench-decisions-per-second-python = Dasselbe, aus Python aufgerufen
cli-bench-decisions-per-game = Entscheidungen pro Partie
cli-bench-games-per-second = Partien pro Sekunde
cli-bench-clone-microseconds = Mikrosekunden pro Kopie
cli-bench-search-decisions-per-second = Entscheidungen pro Sekunde bei der Suche
cli-bench-search-share = dasselbe als Anteil des Spielens ohne Suche
cli-bench-mcts-iterations-per-second = Suchdurchläufe pro Sekunde, jeder mit zufälligem Spiel bis zum Ende
cli-bench-level-iterations-per-second = Suchdurchläufe pro Sekunde mit Stellungsbewertung
cli-bench-yardstick-per-second = Referenzdurchläufe pro Sekunde
cli-bench-ratio-to-yardstick = Entscheidungen pro Referenzdurchlauf
cli-simulated = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} in { $seconds } Sekunden.
cli-rows-written = Geschrieben: { $files }
cli-ladder-intro = { $game }, Spielerzahl: { $players }. Partien je Paarung: { $games }, Budget: { $budget }, Startwert: { $seed }, { $date }. Siegquoten und Bewertungen mit 95-%-Intervallen.
cli-ladder-rating = Bewertung
cli-ladder-whole = alle Partien
cli-ladder-against = { $count ->
    [1] gegen { $bot }
   *[other] gegen { $count } × { $bot }
}
cli-report-title = { $game }: Bericht über die Balance
cli-report-intro = Partien für jede Spielerzahl: { $games }. Auf allen Plätzen spielt der Bot { $bot }. Datum: { $date }. Geschrieben von diesem Befehl:
cli-report-intro-read = Gelesene beendete Partien: { $games }. Datum: { $date }. Geschrieben von diesem Befehl:
cli-report-reading-plots = Verteilungen zeigen Anteile aller Partien; gestrichelt ist der Mittelwert. In den Diagrammen der Siegquoten ist der Punkt die Quote, der Strich das Intervall, in dem der wahre Wert mit 95 % Sicherheit liegt, und gestrichelt, was zu erwarten ist: ein gleicher Anteil jedes Platzes oder die Quote aller Besitzer zusammen.
cli-report-how-to-read = Wie das zu lesen ist
cli-report-original = Original
cli-report-changed = geändert
cli-report-changed-values = Was die Wertedatei ändert
cli-report-both = Beide Fassungen werden aus denselben Startwerten ausgeteilt und von denselben Bots gespielt.
cli-report-figures = Die Zahlen
cli-report-win-share-by = { $title }: Siegquote
cli-report-scores = Punkte
cli-report-everybody = alle Spieler
cli-report-winners = Sieger
cli-report-length = Länge der Partie
cli-report-reading = In Klammern steht die Standardabweichung oder, mit „…“, das Intervall, in dem der wahre Wert mit 95 % Sicherheit liegt. *Gegenüber dem Partieschnitt* ist die mittlere Differenz zwischen den Punkten eines Spielers und dem Punkteschnitt derselben Partie; sie ist fett, wo ihr Intervall die Null oder, in Tabellen mit einer Zeile „Alle“, den Wert dort nicht enthält. Etwa bei jeder zwanzigsten Zahl liegt der wahre Wert außerhalb des Intervalls. Vorlieben und Schwächen der Bots stecken in allen Zahlen.
cli-report-overview = Überblick
cli-report-players = Spielerzahl: { $number }
cli-report-seats = Plätze
cli-report-all = Alle
cli-report-seat = Platz { $number }
cli-report-starting-player = Erster Startspieler
cli-report-score = Punkte
cli-report-winning-score = Punkte des Siegers
cli-report-margin = Vorsprung des Siegers
cli-report-decisions = Entscheidungen je Partie
cli-report-win-share = Siegquote
cli-report-difference = gegenüber dem Partieschnitt
cli-report-phases = Phasen
cli-report-decisions-per-game = Entscheidungen je Partie
cli-report-choices-per-decision = Möglichkeiten je Entscheidung
cli-report-written = Der Bericht steht in { $file }
cli-welcome = { $game }. Die Eingabe ? zeigt die Hilfe.
cli-welcome-person = { $name }: spielt an diesem Bildschirm
cli-welcome-bot = { $name }: Bot
cli-welcome-file = Jeder Zug wird hier gespeichert: { $file }
cli-saved = Die Partie ist hier gespeichert: { $file }
cli-save-again = Der letzte Zug ist noch nicht gespeichert. Drücke die Eingabetaste, um es noch einmal zu versuchen, oder nenne eine andere Datei.
cli-resume-with = Die Partie ist gespeichert. Fortsetzen kannst du sie mit:
cli-thinking = { $name } überlegt …
cli-undone = Zurückgenommen.
cli-curtain = Jetzt ist { $name } am Zug. Alle anderen schauen weg; dann drückt { $name } die Eingabetaste.
cli-question = { $name }: { $question }
cli-play-help = Antworte mit der Nummer einer Möglichkeit oder mit ihrer Kurzform in Klammern.
    Eingabetaste      zeigt die Frage noch einmal
    why KURZFORM      sagt, warum etwas nicht möglich ist
    notations [WORT]  zeigt Kurzformen und welche davon jetzt möglich sind
    costs             zeigt, was etwas kostet
    undo              nimmt deine letzte Wahl zurück
    table             zeigt den Spielstand noch einmal
    log [ZAHL|all]    zeigt, was bisher geschehen ist
    save [DATEI]      nennt den Speicherort oder schreibt eine Kopie
    quit              verlässt das Spiel; die Partie bleibt gespeichert
cli-notations-hint = ? zeigt, was man eingeben kann; notations WORT zeigt die Kurzformen.
cli-notations-none = Keine Aktion dieses Spiels hat „{ $word }“ in ihrer Kurzform.
cli-did-you-mean = Meintest du: { $choices }? Es ist noch nichts gewählt.
cli-log-part = { $shown ->
    [0] Keiner von { $all } Einträgen
    [one] Der letzte von { $all } Einträgen
   *[other] Die letzten { $shown } von { $all } Einträgen
}; „log all“ zeigt alle.
cli-why-what = Schreibe dazu, was du meinst, zum Beispiel „why build inn“.
cli-why-legal = Das ist jetzt möglich.
cli-you-have = Du hast { $goods }
cli-group-ending = Passen oder beenden
cli-group-other = Sonstiges
cli-group-each = { $title }: je { $cost }

## The tables in the terminal

cli-head-points = Punkte
