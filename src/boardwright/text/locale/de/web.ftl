## The web table, German: words of the templates. Every id begins with "web-".
## Names of people and seats ($name, $seat, $table, $game) stay in the nominative: no sentence declines them.

## Every page

web-brand = Boardwright
web-skip = Zum Inhalt
web-in-english = Dieses Spiel ist noch nicht übersetzt und erscheint auf Englisch.
web-nav = Hauptmenü
web-nav-home = Spiele
web-nav-help = Regeln
web-nav-settings = Einstellungen
web-nav-language = Sprache
web-foot-fan = Eine unabhängige Fan-Umsetzung mit eigenen Worten und eigenen Zeichnungen. Wenn dir ein Spiel gefällt, kauf dir das Original.
web-foot-thanks = Mit Dank an Jay Cormier und Sen-Foong Lim (Belfort, Tasty Minstrel Games), William Attia (Caylus 1303, Space Cowboys) und Christian Giove (Guilds, Giochi Uniti).
web-notice = Hinweis
web-close = Schließen
web-save = Speichern
web-copy = Kopieren
web-copied = Kopiert.
web-failed = Der Server hat nicht geantwortet. Es ist nichts verloren; bitte versuche es noch einmal.
web-connection-lost = Verbindung verloren, neuer Versuch …
web-connection-back = Wieder verbunden.
web-nickname = Spitzname
web-you = du

web-seat-red = Rot
web-seat-blue = Blau
web-seat-yellow = Gelb
web-seat-purple = Violett
web-seat-green = Grün

web-kind-person = Person
web-kind-bot = Bot
web-kind-screen = Person an diesem Bildschirm
web-kind-open = freier Platz
web-kind-stand-in = ein Bot springt ein

## Home

web-home-title = Drei Spiele, ein Tisch
web-home-lead = Spiele gegen Bots, zu mehreren an einem Bildschirm oder mit Freunden über einen Link. Ohne Konto, ohne Installation.
web-home-next = Zum Tisch, der auf mich wartet
web-home-games = Spiele
web-home-players = Spieler
web-home-play-bots = Gegen Bots spielen
web-home-invite = Freunde einladen
web-home-screen = Ein Bildschirm
web-home-rules = Regeln
web-home-mine = Meine Tische
web-home-listed = Tische zum Zuschauen oder Mitspielen
web-home-listed-none = Zurzeit gibt es keinen öffentlichen Tisch.
web-home-load = Aufzeichnung laden
web-home-load-what = Setze eine Partie fort, die du mitgenommen hast, oder sieh sie dir noch einmal an.
web-home-load-file = Aufzeichnung (JSON oder Text)
web-home-load-go = Laden
web-open-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}

## New table

web-new-title = Neuer Tisch: { $game }
web-new-players = Wie viele spielen mit?
web-new-seats = Wer sitzt wo?
web-new-seats-what = Für einen freien Platz gibt es einen Link, den du jemandem schicken kannst. Die Zugreihenfolge bestimmt das Spiel.
web-new-training = Trainingspartie
web-new-training-what = Mit Tipps, wenn du am Zug bist. Nur wenn auf allen anderen Plätzen Bots sitzen oder Leute an diesem Bildschirm.
web-new-absence = Ein Bot darf für Abwesende einspringen nach
web-new-absence-what = Nur wenn die abwesende Person am Zug ist. Sie behält ihren Platz und kann jederzeit zurückkommen. Alle am Tisch sehen diese Regel.
web-new-name = Name auf dem Platz { $seat }
web-new-name-hint = Name an diesem Bildschirm
web-new-options = Optionen des Spiels
web-new-pick = { $count ->
    [one] Wähle genau { $count } oder gar nichts.
   *[other] Wähle genau { $count } oder gar nichts.
}
web-new-more = Andere Werte des Spielmaterials
web-new-values = Wertedatei (TOML)
web-new-values-what = Ersetzt Kosten und Punkte nur für diese Partie, zum Beispiel durch die aus deiner eigenen Schachtel.
web-new-visibility = Wer darf den Tisch sehen?
web-new-private = Privat: nur mit Link
web-new-listed = Öffentlich: Alle hier dürfen zuschauen
web-new-go = Tisch eröffnen

## Joining, and another device

web-join-title = Mitspielen: { $table }
web-join-seat = Dein Platz: { $seat }
web-join-held = Hier sitzt gerade: { $name }. Wenn du mitspielst, gehört der Platz dir.
web-join-no-account = Du brauchst kein Konto. Dieser Browser merkt sich deinen Platz.
web-join-go = Platz nehmen
web-me-title = Anderes Gerät
web-me-what = Persönlicher Link: { $name }. Alle Plätze und Einstellungen gibt es dann auch auf diesem Gerät.
web-me-go = Weiter als { $name }

## Settings

web-settings-title = Einstellungen
web-settings-saved = Gespeichert.
web-settings-language = Sprache
web-settings-ask = Meinen Zug bestätigen
web-settings-ask-always = Immer
web-settings-ask-barrier = Nur, wenn es danach kein Zurück gibt
web-settings-ask-never = Nie
web-settings-theme = Design
web-settings-theme-auto = Wie auf diesem Gerät
web-settings-theme-light = Tag
web-settings-theme-dark = Nacht
web-settings-motion = Bewegung der Figuren
web-settings-motion-full = Den anderen Schritt für Schritt folgen
web-settings-motion-less = Gleich an den neuen Platz gleiten
web-settings-motion-none = Nichts bewegt sich
web-settings-speed = Tempo der Bewegung
web-settings-speed-slow = Langsam
web-settings-speed-normal = Normal
web-settings-speed-fast = Schnell
web-settings-colours = Farben der Spieler
web-settings-colours-plain = Schlicht, mit Formen
web-settings-colours-patterns = Mit Formen und Mustern
web-settings-told = Wenn ich am Zug bin
web-settings-sound = Zwei kurze Töne
web-settings-notify = Eine Benachrichtigung im Browser
web-settings-save = Speichern
web-settings-device = Auf einem anderen Gerät weiterspielen
web-settings-device-what = Ein persönlicher Link bringt deine Plätze, deinen Spitznamen und deine Einstellungen auf ein anderes Gerät. Danach kannst du beide benutzen.
web-settings-device-make = Meinen Link zeigen
web-settings-device-link = Persönlicher Link
web-settings-device-secret = Wer diesen Link hat, spielt in deinem Namen. Schicke ihn nur dir selbst.
web-settings-sessions = Benutzte Geräte
web-settings-sessions-what = Diese Browser spielen in deinem Namen. Beende die Sitzung eines Geräts, das du verloren hast oder nicht mehr benutzt.
web-settings-session-this = dieses Gerät
web-settings-session-used = zuletzt benutzt { $at } (UTC)
web-settings-session-unknown = Unbekannter Browser
web-settings-session-end = Sitzung beenden
web-settings-session-end-others = Alle anderen Sitzungen beenden
web-settings-session-ended = Erledigt: Nur noch die Geräte unten spielen in deinem Namen. Ein unbenutzter persönlicher Link gilt nicht mehr.

## Help and errors

web-help-games = Regeln der Spiele
web-help-toc = Auf dieser Seite
web-error-home = Zu den Spielen

## The table: waiting for players

web-lobby-lead = Der Tisch steht bereit. Es geht los, sobald alle Plätze besetzt sind.
web-lobby-seats = Plätze
web-lobby-waiting = { $count ->
    [one] { $count } Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
web-lobby-share = Schicke jeden Link an eine Person. Die Seite merkt es, wenn jemand Platz nimmt.
web-lobby-you = Du
web-seat-is-open = frei, wartet auf jemanden
web-online = da
web-away = nicht da
web-invite-link = Link für { $name }
web-watch-link = Link zum Zuschauen
web-private = privat
web-training = Training
web-listed = öffentlich
web-options = Optionen

## The table: whose turn, the question, the choices

web-turn-mark = ●
web-your-turn = Du bist am Zug
web-turn-of = Am Zug: { $name }
web-to-move = am Zug
web-leads = liegt vorn
web-score = Punkte
web-place = { $place }. Platz
web-over = Die Partie ist zu Ende
web-watching = du schaust zu
web-next-table = Nächster Tisch wartet
web-waiting-for-others = Die anderen entscheiden
web-thinking = { $name } überlegt …
web-rule-here = Zur Regel
web-goods-of = { $name } hat:
web-choices = Möglichkeiten
web-draft-title = Mein Zug bisher
web-commit = Bestätigen
web-undo = Zurücknehmen
web-take-back = Zurücknehmen
web-restart = Zug neu beginnen
web-why-not = Warum nicht?
web-hint = Tipp
web-why-title = Was jetzt nicht möglich ist und warum
web-why-filter = Suchen
web-why-rule = Zur Regel
web-why-none = Jetzt ist alles möglich.
web-why-no-match = Keine Treffer.
web-why-loading = Wird geladen …

web-curtain-title = { $name }, übernimm den Bildschirm
web-curtain-what = Der Tisch ist verdeckt, damit niemand sieht, was andere geheim halten.
web-curtain-go = Ich bin { $name }: Tisch zeigen

## The table: parts

web-tabs = Teile des Tisches
web-tab-board = Tisch
web-tab-players = Spieler
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-more = Mehr
web-players = Spieler
web-log = Verlauf
web-log-none = Es ist noch nichts geschehen.
web-log-before = { $count ->
    [one] { $count } früherer Eintrag
   *[other] { $count } frühere Einträge
}
web-since = { $count ->
    [one] Seit meinem letzten Zug: { $count } Ereignis
   *[other] Seit meinem letzten Zug: { $count } Ereignisse
}
web-since-start = { $count ->
    [one] Bisher: { $count } Ereignis
   *[other] Bisher: { $count } Ereignisse
}
web-chat = Chat
web-chat-none = Noch hat niemand etwas geschrieben.
web-chat-spectator = schaut zu
web-chat-say = Schreib etwas
web-chat-send = Senden

## The table: looking back

web-scrub = Zurückblicken
web-scrub-position = Stellung
web-scrub-go = Zeigen
web-scrub-first = Erste Stellung
web-scrub-previous-turn = Einen Zug zurück
web-scrub-previous = Eine Entscheidung zurück
web-scrub-following = Eine Entscheidung weiter
web-scrub-following-turn = Einen Zug weiter
web-scrub-live = Zum aktuellen Stand
web-scrub-play = Ab hier abspielen
web-scrub-pause = Anhalten
web-follow-skip = Überspringen
web-looking-back = Du blickst zurück: Stellung { $at } von { $last }.
web-to-live = Zum aktuellen Stand
web-viewpoint = Aus Sicht von
web-fork = Ab hier gegen Bots spielen
web-rewind-ask = Alle um Rückkehr hierher bitten
web-rewind-what = Das geschieht nur, wenn alle zustimmen, auch Programme und Abwesende.
web-rewind-asks = { $name } möchte zurückgehen.
web-rewind-accepted = Zugestimmt:
web-rewind-waiting = Noch ohne Antwort:
web-rewind-look = Stellung ansehen
web-rewind-yes = Zustimmen
web-rewind-no = Ablehnen
web-rewind-withdraw = Zurückziehen

## The table: the end

web-result-title = Ergebnis
web-result-sources = Woher die Punkte kommen
web-result-total = Summe
web-standing = Punkteübersicht
web-standing-so-far = Punkte bisher
web-standing-none = Noch hat niemand Punkte.
web-standing-secret = Die Punkte der anderen bleiben bis zum Ende verdeckt.
web-standing-hidden = verdeckt bis zum Ende
web-standing-sum = Zusammen
web-standing-then = Stand danach
web-standing-ahead = Käme dazu: { $count }
web-standing-worth = Wert:
web-result-tie = Gleichstand
web-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-rematch = Revanche
web-rematch-go = Zur Revanche
web-verify = Austeilen prüfen
web-verified = Das Austeilen stimmt: Der aufgedeckte Startwert passt zur Festlegung vom Beginn, und alle Zufallsergebnisse folgen aus ihm.
web-verified-not = Das Austeilen passt nicht zur Festlegung vom Beginn.
web-analyse = Analysieren
web-analyse-again = Noch einmal analysieren
web-analyse-what = Wer wann vorn lag, was die Partie gewendet hat, welche Züge besser gewesen wären: Die Suche hinter den Bots geht sie im Hintergrund durch.
web-analysing = Analyse läuft: { $done } von { $total }
web-analysing-waits = Die Analyse beginnt gleich.
web-analyse-stop = Abbrechen
web-analyse-too = Ebenfalls anfordern
web-review-title = Analyse
web-review-what = Siegchance jedes Platzes nach jedem Zug; unten 0 %, oben 100 %. Ein Klick führt zur Stellung.
web-review-swings = Die größten Wendungen
web-review-better = Bessere Züge
web-review-better-none = Es wurde kein klar besserer Zug gefunden.
web-review-table = Die Kurve in Zahlen
web-review-turn = Nach dem Zug von
web-review-json = Herunterladen

## The table: the rest

web-orders = Daueranweisungen
web-orders-what = Sie entscheiden für dich, bis du sie zurücknimmst.
web-seats = Plätze
web-seat-bot = Bot hinsetzen
web-seat-hand-over = Per Link übergeben
web-seat-take-back = Wieder übernehmen
web-seat-stand-in = Bot einspringen lassen
web-seat-back = Ich bin wieder da
web-webhook = Adresse aufrufen, wenn ich am Zug bin
web-webhook-what = Wenn du am Zug bist, schickt dieser Server eine Nachricht an die Adresse: für Chats, Handys, Lampen.
web-webhook-url = Adresse (https)
web-webhook-test = Test senden
web-files = Partie mitnehmen
web-files-full = Die ganze Aufzeichnung mit allem, was auf der Hand war und gezogen wurde.
web-files-mine = Was du bisher von der Partie weißt. Die ganze Aufzeichnung gibt es, wenn sie zu Ende ist.
web-files-text = Text
web-problem = Regelproblem melden
web-problem-what = Packt Aufzeichnung, Stellung und Version in eine Datei.
web-commitment = Festlegung für das Austeilen:

## Keys

web-keys-title = Tasten
web-keys-undo = Zurücknehmen
web-keys-restart = Zug neu beginnen
web-keys-commit = Bestätigen
web-keys-why = Warum nicht?
web-keys-choices = Von Möglichkeit zu Möglichkeit
web-keys-scrub = Zurück und weiter im Verlauf
web-keys-help = Diese Liste
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-look-at = Bereich von { $name } zeigen
web-to-question = Zur Frage
web-keys-zoom = Vergrößern, verkleinern
web-in-words = Der ganze Tisch in Worten
web-settings-language-browser = Wie der Browser
web-seat-join = Diesen Platz nehmen
web-why-more = und { $count } weitere
web-why-complete = Dein Zug ist fertig: Bestätige ihn oder nimm eine Wahl zurück.
web-why-back = Zurück zum Tisch
web-won = { $count ->
    [one] { $names } gewinnt.
   *[other] Gemeinsamer Sieg: { $names }.
}
web-settings-keys = Tastatur
web-settings-keys-on = Tastenkürzel am Tisch (U, R, C, W)

## Die Führung

web-tour-start = Führung
web-tour-title = So funktioniert dieser Tisch
web-tour-count = Schritt { $at } von { $of }
web-tour-back = Zurück
web-tour-next = Weiter
web-tour-skip = Überspringen
web-tour-done = Los geht’s
