## Die Führungen über die gezeichneten Spielpläne, Deutsch: zu jedem Schritt eine Überschrift („-head“) und ein, zwei Sätze.

## Jedes Spiel

tour-dock-head = Dein Zug
tour-dock = Hier steht die Frage: Klicke auf dem Plan an, was umrandet ist, oder wähle aus der Liste. Es gilt erst, wenn du bestätigst, und bis dahin kannst du alles zurücknehmen.

## Belfort

tour-belfort-months-head = Sieben Monate
tour-belfort-months = Willkommen in Belfort! Gemeinsam errichtet ihr eine Stadt, jeder zum eigenen Ruhm. Gewertet wird in den drei Monaten mit einem Stern; wer am Ende die meisten Punkte hat, gewinnt.
tour-belfort-city-head = Die Stadt
tour-belfort-city = Was immer du baust: Deine Gebäudefigur kommt auf ein Symbol in einem der fünf Bezirke. In jedem Bezirk bekommen die mit den meisten Gebäudefiguren Punkte.
tour-belfort-standings-head = Wer vorn liegt
tour-belfort-standings = Fähnchen zeigen, was eine Wertung jetzt brächte, auch für die meisten Elben, Zwerge und Gnome. Je weiter deine Punkte auf der Skala vorrücken, desto mehr Steuern zahlst du jeden Monat.
tour-belfort-planks-head = Arbeiter einsetzen
tour-belfort-planks = Jeder Monat beginnt mit dem Einsetzen, ein Arbeiter nach dem anderen. Das Anwerber-Pult bringt dir einen weiteren, im Lager des Königs tauschst du deinen Platz in der Reihenfolge; auch die Gilden der Stadt nehmen Arbeiter auf.
tour-belfort-areas-head = Sammeln
tour-belfort-areas = Wenn du passt, kommen deine übrigen Arbeiter hierher: Elben holen Holz, Zwerge Stein, ein Paar aus beiden Metall, und alle können Gold schürfen. Wer auf einem Feld allein die meisten Arbeiter hat, bekommt 1 mehr.
tour-belfort-trade-head = Deine Aktionen
tour-belfort-trade = Dann hat jeder einen ganzen Zug: Karten, Mauern und Gilden bauen und eingesetzte Arbeiter nutzen. Einmal im Zug darfst du hier handeln und einmal einen Gnom für eine gebaute Karte einstellen.
tour-belfort-mine-head = Was dir gehört
tour-belfort-mine = Hier sind deine Ressourcen, deine Arbeiter und deine Handkarten; auf jeder stehen die Baukosten. Was du gebaut hast, liegt daneben und bringt Einkommen, Planken oder Platz für Gnome.
tour-belfort-first-head = Was du zuerst tust
tour-belfort-first = Behalte drei Karten, die du bald bezahlen kannst. Schicke dann früh jemanden ans Anwerber-Pult, sammle, was deine Karten kosten, und baue, wo noch niemand ist: Oft führt schon eine einzige Gebäudefigur.

## Caylus 1303

tour-caylus1303-road-head = Die Straße
tour-caylus1303-road = Willkommen in Caylus! Neun Runden lang baust du an dieser Straße zur Burg des Königs. Wer am Ende die meisten Prestigepunkte hat, gewinnt; nach dem Aufbau spielt der Zufall keine Rolle mehr.
tour-caylus1303-city-head = Die Stadt
tour-caylus1303-city = Reihum setzt ihr je einen Arbeiter in einem freien Gebäude ein. Diese vier wirken zuerst: Sie bringen eine Gunst, ein Haus für eine Residenz oder ein Holzgebäude, und das Zollhaus bewegt den Vogt.
tour-caylus1303-provost-head = Der Vogt
tour-caylus1303-provost = Danach wirkt die Straße, von der Brücke bis zum Vogt; Arbeiter jenseits von ihm gehen leer aus. Vorher lässt er sich noch bewegen, also ist ein Arbeiter jenseits des Vogts eine Wette.
tour-caylus1303-bridge-head = Passen
tour-caylus1303-bridge = Wer passt, geht auf die Brücke; der Erste beginnt die nächste Runde, und ab da kostet jeder Einsatz einen Arbeiter mehr. Danach darf jeder von hier aus den Vogt bewegen und zahlt dafür mit Arbeitern.
tour-caylus1303-offers-head = Was man bauen kann
tour-caylus1303-offers = Jedes Plättchen zeigt Kosten, Punkte und Wirkung; Monumente ersetzen Residenzen. Dein Gebäude kommt auf das erste leere Feld der Straße, und wer sonst dort einsetzt, bringt dir einen Punkt.
tour-caylus1303-site-head = Die Baustelle
tour-caylus1303-site = Mit einem Arbeiter hier lieferst du Bündel: drei verschiedene Ressourcen, darunter Nahrung. Jedes Bündel bringt Punkte, und wer in einer Runde die meisten liefert, erhält dazu eine Gunst.
tour-caylus1303-mine-head = Was dir gehört
tour-caylus1303-mine = Hier siehst du deine Punkte, Ressourcen, Arbeiter und Häuser. Wer seine Arbeit getan hat, ruht im Lager; am Ende jeder Runde kehren einige zu dir zurück.
tour-caylus1303-first-head = Was du zuerst tust
tour-caylus1303-first = Wähle einen Charakter: Er hilft dir, bis ihn dir jemand wegnimmt. Sammle dann Ressourcen nahe der Brücke, wo es sicher ist, und sorge früh für Nahrung: Jedes Bündel braucht sie.

## Guilds

tour-guilds-rounds-head = Deine Gilde
tour-guilds-rounds = Willkommen bei Guilds! Du leitest eine junge Gilde in der Stadt des Königs. Wer nach der letzten Runde die meisten Punkte hat, gewinnt; es gibt sie für Charaktere, Räume und die Wünsche des Königs.
tour-guilds-wishes-head = Die Wünsche des Königs
tour-guilds-wishes = Sie sind für alle gleich und zählen erst am Ende, für den, der sie am besten erfüllt. Kleine Kronen zeigen, wer gerade vorn liegt.
tour-guilds-market-head = Der Markt
tour-guilds-market = In jeder Runde warten neue Charaktere rund um den Platz. Du bietest, indem du Florin auf deine Zelte legst, in der Regel in zwei Zonen zugleich, und musst danach in beiden führen.
tour-guilds-offers-head = Charaktere
tour-guilds-offers = Führst du in deinem Zug in einer Zone, darfst du dort einen Charakter nehmen: Der Preis sind alle deine Florin in dieser Zone. Charaktere bringen Punkte, Einkommen, Fähigkeiten und Symbole ihrer Fraktion.
tour-guilds-purse-head = Florin und Gold
tour-guilds-purse = Deine Halle bringt jede Runde neue Florin; was am Ende der Runde übrig ist, verfällt. Nach der Versteigerung tauschst du, wenn du magst, je fünf gegen ein Gold: Es bleibt dir und bezahlt Räume.
tour-guilds-rooms-head = Räume zu kaufen
tour-guilds-rooms = Räume kaufst du mit Gold, einen nach dem anderen, kleine und große. Die Münze in der Ecke ist der Preis, die Halbkreise an den Wänden sind Türen.
tour-guilds-plot-head = Dein Haus
tour-guilds-plot = Lege jeden Raum so, dass er überall passt, wo er angrenzt: Tür an Tür, Wand an Wand. Punkte und Einkommen bringen nur Räume, die durch Türen mit der Halle verbunden sind.
tour-guilds-first-head = Was du zuerst tust
tour-guilds-first = Suche zwei Charaktere, die zu einem Wunsch passen oder Einkommen bringen, und biete auf beide ein wenig. Gib nicht alles aus: Die letzten sind oft billig, und fünf übrige Florin sind dein erstes Gold.
