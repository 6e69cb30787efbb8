### What the web service says besides its pages, German.

server-players =
    { $low ->
        [one] { $low } bis { $high } Spieler
       *[other] { $low } bis { $high } Spieler
    }
server-minutes = etwa { $minutes } Minuten
server-weight-light = leicht
server-weight-medium = mittelschwer
server-weight-medium-heavy = anspruchsvoll
server-credits = Von { $designers }, erschienen bei { $publisher }
server-no-help = Zu { $game } gibt es noch keine Hilfe. Die Frage über dem Tisch sagt, was zu entscheiden ist, und „Warum nicht?“ erklärt, was nicht möglich ist.
server-on-the-table = Auf dem Tisch
server-yes = ja
server-no = nein
server-no-name = Gast
server-waits-for-players = wartet auf Spieler
server-is-over = beendet
server-kind-me = Ich spiele
server-kind-open = Frei: wer den Link bekommt
server-kind-screen = Person an diesem Bildschirm
server-kind-bot-expert = Bot: Experte (probiert Tausende von Fortsetzungen)
server-kind-bot-hard = Bot: schwer (probiert viele Fortsetzungen samt Antworten)
server-kind-bot-normal = Bot: normal (probiert einige Fortsetzungen samt Antworten)
server-kind-bot-easy = Bot: leicht (nimmt, was auf den ersten Blick gut aussieht, und macht Fehler)
server-kind-bot-greedy = Bot: gierig (plant seinen Zug bis zum Ende)
server-kind-bot-random = Bot: zufällig (spielt irgendetwas)
server-ready = Dein Zug ist vollständig. Sieh ihn dir noch einmal an und bestätige ihn dann.
server-hint = Tipp: { $choice }. Siegchance damit: { $share }.
server-hint-other = Ebenfalls erwogen: { $choice }, { $share }.
server-bot-waits-others = Der Bot überlegt noch nicht: An vielen anderen Tischen überlegen Bots, und alle kommen der Reihe nach dran.
server-bot-waits-own = Der Bot überlegt noch nicht: An anderen Tischen derselben Person oder derselben Adresse überlegen Bots, und sie kommen der Reihe nach dran.
server-bot-waits-no-worker = Der Bot überlegt noch nicht: Zurzeit läuft kein Programm, das die Züge der Bots berechnet. Sobald wieder eines läuft, geht die Partie von selbst weiter.
server-for-good = Danach gibt es kein Zurück: Etwas wird gezogen, gezeigt oder entschieden.
server-rewind-to =
    { $count ->
        [one] Eine Entscheidung wird zurückgenommen. Als Letztes bleibt bestehen: { $line }
       *[other] { $count } Entscheidungen werden zurückgenommen. Als Letztes bleibt bestehen: { $line }
    }
server-rewound =
    { $count ->
        [one] Auf Wunsch von { $name } und mit Zustimmung aller wird eine Entscheidung zurückgenommen.
       *[other] Auf Wunsch von { $name } und mit Zustimmung aller werden { $count } Entscheidungen zurückgenommen.
    }
server-rewind-refused = { $name } möchte nicht zurückgehen: Alles bleibt, wie es ist.
server-order-ended = Du bist am Zug; darum gilt deine Daueranweisung, keine Fähigkeiten zu nutzen, nicht mehr.
server-status-400 = Das hat nicht geklappt
server-status-403 = Das gehört dir nicht
server-status-404 = Nicht gefunden
server-status-405 = So geht das nicht
server-status-409 = Etwas hat sich geändert
server-status-410 = Nicht mehr aktuell
server-status-413 = Zu groß
server-status-422 = Nicht möglich
server-status-429 = Zu schnell
server-status-500 = Unser Fehler
server-status-503 = Jetzt gerade nicht

## Errors

error-no-invitation = Diese Einladung wurde schon benutzt oder zurückgezogen, oder es gab sie nie. Bitte um einen neuen Link.
error-no-page = Diese Seite gibt es nicht. Über die Startseite kommst du zu allen Spielen und Tischen.
error-no-personal-link = Dieser persönliche Link wurde schon benutzt, oder es gab ihn nie. Einen neuen bekommst du in den Einstellungen auf deinem anderen Gerät.
error-no-seat = Diesen Platz gibt es nicht; der Tisch hat { $seats }.
error-no-table = Diesen Tisch gibt es nicht. Prüfe den Link oder suche den Tisch auf der Startseite.
error-not-read = Die Datenbank antwortet gerade nicht. Versuche es gleich noch einmal.
error-not-stored = Die Datenbank hat das nicht angenommen; darum hat sich nichts geändert. Versuche es gleich noch einmal.
error-not-known = Die Verbindung zur Datenbank ist abgerissen; ob das gespeichert wurde, ist nicht bekannt. Sieh gleich auf dem Tisch nach.
error-storage-damaged = Die Datenbank dieser Seite ist beschädigt, darum wird nichts mehr aus ihr gelesen oder in ihr gespeichert. Wer die Seite betreibt, muss eine Sicherung zurückspielen.
error-storage-replaced = Die Datenbankdatei dieser Seite wurde verschoben, gelöscht oder ersetzt, darum lässt sich nichts speichern. Wer die Seite betreibt, muss sie zurückholen oder den Dienst neu starten.
error-storage-full = Die Festplatte dieser Seite ist voll, darum wurde dies nicht gespeichert, und nichts hat sich geändert. Sobald wieder Platz ist, geht es weiter.
error-storage-failing = Die Festplatte dieser Seite arbeitet gerade nicht, darum hat sich nichts geändert. Versuche es gleich noch einmal.
error-foreign-form = Dieses Formular kam nicht von unserer Seite, oder die Seite ist zu alt. Lade sie neu und versuche es noch einmal.
error-no-seat-token = Zu diesem Token gehört kein Platz an diesem Tisch. Mit einer Einladung bekommst du einen.
error-not-your-seat = Das ist nicht dein Platz. Du kannst zuschauen oder über einen Link Platz nehmen.
error-take-the-screen = Gerade hat jemand anders den Bildschirm. Übernimm ihn zuerst.
error-not-your-turn = Du bist nicht am Zug.
error-match-over = Die Partie ist zu Ende: Nichts kann mehr zurückgenommen werden.
error-old-rules = Diese Partie wurde mit Version { $stored } der Regeln begonnen; dieses Programm spielt Version { $present }.
error-game-not-installed = Das Spiel „{ $game }“ dieses Tisches ist hier nicht installiert.
error-table-damaged = Dieser Tisch ist in der Datenbank beschädigt und bleibt deshalb geschlossen; die anderen Tische sind nicht betroffen. Wer diese Seite betreibt, kann ihn aus einer Sicherung wiederherstellen.
error-record-start = Diese Aufzeichnung beginnt mit einer eigenen Stellung und lässt sich deshalb hier nicht am Tisch fortsetzen. boardwright replay spielt sie nach.
error-record-long = Diese Aufzeichnung hat { $given } Einträge; höchstens { $most } werden angenommen.
error-table-over = Die Partie ist zu Ende; an den Plätzen ändert sich nichts mehr.
error-token-needed = Sende das Token deines Platzes mit: „Authorization: Bearer TOKEN“.
error-viewpoint = Aus der Sicht anderer Plätze ist der Tisch erst zu sehen, wenn die Partie zu Ende ist.
error-key-used = Dieser Schlüssel wurde schon für eine andere Anfrage benutzt. Nimm für eine neue Anfrage einen neuen Schlüssel.
error-outdated = Die Partie ist inzwischen weitergegangen (Version { $version }). Sieh dir den Tisch an und entscheide neu.
error-internal = Bei uns ist etwas schiefgegangen; von der Partie ist nichts verloren. Versuche es noch einmal und melde es, wenn es dabei bleibt.
error-invalid = { $place }: { $problem }.
error-invalid-request = Mit dieser Anfrage können wir nichts anfangen.
error-method = Diese Art von Anfrage nimmt die Adresse nicht an.
error-too-large = Das ist mehr, als wir auf einmal annehmen.
error-too-often = Zu viele Anfragen in kurzer Zeit. Warte einen Augenblick und mach dann weiter.
error-answer-unfinished = Eine geheime Antwort muss in einem Stück kommen: Sende alle ihre Aktionen zusammen.
error-bad-nonce = Eine Nonce besteht aus Buchstaben und Ziffern, und zwar aus höchstens { $most }.
error-commit-first = Dein Zug ist vollständig: Bestätige ihn oder nimm eine Wahl zurück.
error-continued = Diese Partie setzt eine andere fort; darum lässt sich ihr Austeilen nicht von Anfang an prüfen.
error-empty-talk = Schreib zuerst etwas.
error-long-talk = Das sind { $given } Zeichen; erlaubt sind höchstens { $most }.
error-file-not-text = „{ $file }“ ist keine Textdatei.
error-no-actions = Sende mindestens eine Aktion.
error-no-file = Wähle zuerst eine Datei mit einer Aufzeichnung.
error-no-nickname = Gib einen Spitznamen an, damit die anderen wissen, wer du bist.
error-no-order = Eine Daueranweisung „{ $order }“ gibt es in diesem Spiel nicht.
error-no-position = Stellung { $given } gibt es nicht; die letzte ist { $last }.
error-no-rewind-asked = Zurzeit möchte niemand zurückgehen.
error-not-a-number = „{ $field }“ muss eine ganze Zahl sein, nicht „{ $given }“.
error-not-begun = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
error-not-over = Das geht erst, wenn die Partie zu Ende ist.
error-no-analysis = Diese Partie wurde nicht analysiert.
error-analyses-many = Zu viele Partien warten auf ihre Analyse; versuche es später wieder.
error-analyses-yours = Du oder andere unter deiner Adresse haben schon so viele Analysen angefordert, wie gleichzeitig erlaubt sind ({ $most }). Versuche es wieder, wenn eine davon fertig ist.
error-analysis-not-yours = Diese Analyse hat jemand anders angefordert; nur diese Person kann sie abbrechen.
error-hint-no-training = Tipps gibt es nur in Trainingspartien. Wähle beim Eröffnen eines Tisches „Trainingspartie“.
error-hint-others = Jetzt spielt noch jemand mit; darum gibt es keine Tipps mehr.
error-hint-nothing = Hier gibt es nichts zu wählen und darum keinen Tipp.
error-hint-late = Gerade ist kein Tipp verfügbar. Versuche es gleich noch einmal.
error-hints-yours = Du oder andere unter deiner Adresse warten schon auf so viele Tipps, wie gleichzeitig erlaubt sind ({ $most }). Versuche es wieder, wenn einer davon da ist.
error-training-others = An einer Trainingspartie nehmen nur Bots und Leute an deinem Bildschirm teil: Wähle für jeden anderen Platz eins davon.
error-nothing-to-commit = Es ist noch nichts gewählt.
error-players = Wähle { $low } bis { $high } Spieler.
error-rewind-position = Zu Stellung { $given } kann man nicht zurückgehen; die letzte ist { $last }.
error-seat-kind = Einen Platz kann man mit „me“, „open“, „screen“ oder „bot:NAME“ besetzen, nicht mit „{ $given }“.
error-webhook-failed = Die Adresse hat nicht geantwortet.
error-webhook-host = Einen Host „{ $host }“ gibt es nicht.
error-webhook-private = „{ $host }“ ist eine Adresse dieses Rechners oder eines privaten Netzes; aufgerufen werden nur öffentliche.
error-webhook-status = Die Adresse hat mit Status { $status } geantwortet; erwartet war 200.
error-webhook-url = Gib eine Adresse an, die mit http:// oder https:// beginnt und weder Namen noch Passwort enthält.
server-not-here = Hier ist gerade nichts möglich.
server-follows = { $what } (folgt von selbst)
server-webhook-sent = Die Nachricht wurde gesendet.
error-record-unfinished = Diese Datei zeigt eine laufende Partie, wie ein Platz sie sah. Laden lässt sich die vollständige Aufzeichnung nach dem Ende.

## Vertretung: $time ist eine Zahl von Tagen, Stunden oder Minuten, $at eine Uhrzeit, vielleicht mit Datum.

server-never = nie
server-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
server-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
server-count-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
server-absence-rule = Ist jemand am Zug und nicht am Tisch, darf ein Bot einspringen. Wartezeit: { $time }. Der Platz gehört weiter derselben Person.
server-absence-never = An diesem Tisch springt für Abwesende kein Bot ein.
server-stand-in-from = Ein Bot darf einspringen ab { $at } (UTC).
server-stand-in-plays = Ein Bot spielt für dich.
server-stand-in-was-away = Du warst am Zug und nicht da. Darum spielt ein Bot für dich, seit { $at } (UTC).
server-stand-in-as-asked = Auf deinen Wunsch spielt ein Bot für dich, seit { $at } (UTC).
server-stand-in-leave = { $name } lässt sich von einem Bot vertreten.
server-stand-in-away = { $name } ist nicht da: Ein Bot springt ein.
server-stand-in-return = { $name } ist wieder da.
error-absence = Ein Bot darf nach { $low } bis { $high } Minuten einspringen oder nie (0); { $given } Minuten gehen nicht.
error-stand-in-never = An diesem Tisch springt für Abwesende kein Bot ein. Nur wer selbst spielt, kann seinen Platz einem Bot geben.
error-stand-in-not-asked = Für andere darf ein Bot nur einspringen, wenn sie am Zug sind und so lange fehlen, wie die Regel des Tisches sagt.
error-stand-in-early = Vielleicht kommt die Person noch zurück: Ein Bot darf einspringen ab { $at } (UTC).
error-bot-stands-in = Auf deinem Platz spielt ein Bot. Übernimm ihn zuerst wieder.
error-name-taken = An diesem Tisch heißt schon jemand so oder zum Verwechseln ähnlich. Wähle einen anderen Spitznamen.
error-link-same-table = Du und die Person, der dieser Link gehört, seid in derselben laufenden Partie. Dort kann keiner den Platz des anderen übernehmen; beendet zuerst die Partie.
error-no-session = Diese Sitzung ist schon beendet.
