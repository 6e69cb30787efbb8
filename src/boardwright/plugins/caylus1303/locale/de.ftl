## Caylus 1303, German

title = Caylus 1303

## Terms. Goods are only named after a number or in lists.

good-food = Nahrung
good-wood = Holz
good-stone = Stein
good-cloth = Tuch
good-gold = Gold

amount-food = { $count } Nahrung
amount-wood = { $count } Holz
amount-stone = { $count } Stein
amount-cloth = { $count } Tuch
amount-gold = { $count } Gold
amount-workers = { $count } Arbeiter
amount-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
amount-nothing = nichts

## Buildings: bare (nom, acc), with the definite article (def-nom, def-acc, def-dat), the same at the beginning of a
## sentence (cap-nom), and with the preposition of place that suits each (at: im Steinbruch, beim Notar).

tile-fairground = { $case ->
   *[nom] Jahrmarkt
    [acc] Jahrmarkt
    [def-nom] der Jahrmarkt
    [cap-nom] Der Jahrmarkt
    [def-acc] den Jahrmarkt
    [def-dat] dem Jahrmarkt
    [at] auf dem Jahrmarkt
}
tile-lawyer = { $case ->
   *[nom] Notar
    [acc] Notar
    [def-nom] der Notar
    [cap-nom] Der Notar
    [def-acc] den Notar
    [def-dat] dem Notar
    [at] beim Notar
}
tile-carpenter = { $case ->
   *[nom] Zimmermann
    [acc] Zimmermann
    [def-nom] der Zimmermann
    [cap-nom] Der Zimmermann
    [def-acc] den Zimmermann
    [def-dat] dem Zimmermann
    [at] beim Zimmermann
}
tile-toll = { $case ->
   *[nom] Zollhaus
    [acc] Zollhaus
    [def-nom] das Zollhaus
    [cap-nom] Das Zollhaus
    [def-acc] das Zollhaus
    [def-dat] dem Zollhaus
    [at] im Zollhaus
}
tile-farm-1 = { $case ->
   *[nom] Erster Bauernhof
    [acc] Ersten Bauernhof
    [def-nom] der Erste Bauernhof
    [cap-nom] Der Erste Bauernhof
    [def-acc] den Ersten Bauernhof
    [def-dat] dem Ersten Bauernhof
    [at] auf dem Ersten Bauernhof
}
tile-farm-2 = { $case ->
   *[nom] Zweiter Bauernhof
    [acc] Zweiten Bauernhof
    [def-nom] der Zweite Bauernhof
    [cap-nom] Der Zweite Bauernhof
    [def-acc] den Zweiten Bauernhof
    [def-dat] dem Zweiten Bauernhof
    [at] auf dem Zweiten Bauernhof
}
tile-sawmill = { $case ->
   *[nom] Sägewerk
    [acc] Sägewerk
    [def-nom] das Sägewerk
    [cap-nom] Das Sägewerk
    [def-acc] das Sägewerk
    [def-dat] dem Sägewerk
    [at] im Sägewerk
}
tile-quarry = { $case ->
   *[nom] Steinbruch
    [acc] Steinbruch
    [def-nom] der Steinbruch
    [cap-nom] Der Steinbruch
    [def-acc] den Steinbruch
    [def-dat] dem Steinbruch
    [at] im Steinbruch
}
tile-market-1 = { $case ->
   *[nom] Erster Markt
    [acc] Ersten Markt
    [def-nom] der Erste Markt
    [cap-nom] Der Erste Markt
    [def-acc] den Ersten Markt
    [def-dat] dem Ersten Markt
    [at] auf dem Ersten Markt
}
tile-market-2 = { $case ->
   *[nom] Zweiter Markt
    [acc] Zweiten Markt
    [def-nom] der Zweite Markt
    [cap-nom] Der Zweite Markt
    [def-acc] den Zweiten Markt
    [def-dat] dem Zweiten Markt
    [at] auf dem Zweiten Markt
}
tile-any-guild = { $case ->
   *[nom] Gilde
    [acc] Gilde
    [def-nom] die Gilde
    [cap-nom] Die Gilde
    [def-acc] die Gilde
    [def-dat] der Gilde
    [at] bei der Gilde
}
tile-mason-guild = { $case ->
   *[nom] Steinmetzgilde
    [acc] Steinmetzgilde
    [def-nom] die Steinmetzgilde
    [cap-nom] Die Steinmetzgilde
    [def-acc] die Steinmetzgilde
    [def-dat] der Steinmetzgilde
    [at] bei der Steinmetzgilde
}
tile-basic-carpenter = { $case ->
   *[nom] Zimmerei
    [acc] Zimmerei
    [def-nom] die Zimmerei
    [cap-nom] Die Zimmerei
    [def-acc] die Zimmerei
    [def-dat] der Zimmerei
    [at] in der Zimmerei
}
tile-wood-farm = { $case ->
   *[nom] Neuer Bauernhof
    [acc] Neuen Bauernhof
    [def-nom] der Neue Bauernhof
    [cap-nom] Der Neue Bauernhof
    [def-acc] den Neuen Bauernhof
    [def-dat] dem Neuen Bauernhof
    [at] auf dem Neuen Bauernhof
}
tile-wood-sawmill = { $case ->
   *[nom] Neues Sägewerk
    [acc] Neues Sägewerk
    [def-nom] das Neue Sägewerk
    [cap-nom] Das Neue Sägewerk
    [def-acc] das Neue Sägewerk
    [def-dat] dem Neuen Sägewerk
    [at] im Neuen Sägewerk
}
tile-wood-quarry = { $case ->
   *[nom] Neuer Steinbruch
    [acc] Neuen Steinbruch
    [def-nom] der Neue Steinbruch
    [cap-nom] Der Neue Steinbruch
    [def-acc] den Neuen Steinbruch
    [def-dat] dem Neuen Steinbruch
    [at] im Neuen Steinbruch
}
tile-spinning-mill = { $case ->
   *[nom] Spinnerei
    [acc] Spinnerei
    [def-nom] die Spinnerei
    [cap-nom] Die Spinnerei
    [def-acc] die Spinnerei
    [def-dat] der Spinnerei
    [at] in der Spinnerei
}
tile-wood-market = { $case ->
   *[nom] Neuer Markt
    [acc] Neuen Markt
    [def-nom] der Neue Markt
    [cap-nom] Der Neue Markt
    [def-acc] den Neuen Markt
    [def-dat] dem Neuen Markt
    [at] auf dem Neuen Markt
}
tile-covered-market = { $case ->
   *[nom] Markthalle
    [acc] Markthalle
    [def-nom] die Markthalle
    [cap-nom] Die Markthalle
    [def-acc] die Markthalle
    [def-dat] der Markthalle
    [at] in der Markthalle
}
tile-tailor = { $case ->
   *[nom] Schneider
    [acc] Schneider
    [def-nom] der Schneider
    [cap-nom] Der Schneider
    [def-acc] den Schneider
    [def-dat] dem Schneider
    [at] beim Schneider
}
tile-stonemason = { $case ->
   *[nom] Maurer
    [acc] Maurer
    [def-nom] der Maurer
    [cap-nom] Der Maurer
    [def-acc] den Maurer
    [def-dat] dem Maurer
    [at] beim Maurer
}
tile-manor = { $case ->
   *[nom] Herrenhaus
    [acc] Herrenhaus
    [def-nom] das Herrenhaus
    [cap-nom] Das Herrenhaus
    [def-acc] das Herrenhaus
    [def-dat] dem Herrenhaus
    [at] im Herrenhaus
}
tile-stone-farm = { $case ->
   *[nom] Großer Bauernhof
    [acc] Großen Bauernhof
    [def-nom] der Große Bauernhof
    [cap-nom] Der Große Bauernhof
    [def-acc] den Großen Bauernhof
    [def-dat] dem Großen Bauernhof
    [at] auf dem Großen Bauernhof
}
tile-stone-sawmill = { $case ->
   *[nom] Großes Sägewerk
    [acc] Großes Sägewerk
    [def-nom] das Große Sägewerk
    [cap-nom] Das Große Sägewerk
    [def-acc] das Große Sägewerk
    [def-dat] dem Großen Sägewerk
    [at] im Großen Sägewerk
}
tile-stone-quarry = { $case ->
   *[nom] Großer Steinbruch
    [acc] Großen Steinbruch
    [def-nom] der Große Steinbruch
    [cap-nom] Der Große Steinbruch
    [def-acc] den Großen Steinbruch
    [def-dat] dem Großen Steinbruch
    [at] im Großen Steinbruch
}
tile-gold-mine = { $case ->
   *[nom] Goldgrube
    [acc] Goldgrube
    [def-nom] die Goldgrube
    [cap-nom] Die Goldgrube
    [def-acc] die Goldgrube
    [def-dat] der Goldgrube
    [at] in der Goldgrube
}
tile-great-guild = { $case ->
   *[nom] Große Gilde
    [acc] Große Gilde
    [def-nom] die Große Gilde
    [cap-nom] Die Große Gilde
    [def-acc] die Große Gilde
    [def-dat] der Großen Gilde
    [at] bei der Großen Gilde
}
tile-foundry = { $case ->
   *[nom] Gießerei
    [acc] Gießerei
    [def-nom] die Gießerei
    [cap-nom] Die Gießerei
    [def-acc] die Gießerei
    [def-dat] der Gießerei
    [at] in der Gießerei
}
tile-alchemist = { $case ->
   *[nom] Alchimist
    [acc] Alchimisten
    [def-nom] der Alchimist
    [cap-nom] Der Alchimist
    [def-acc] den Alchimisten
    [def-dat] dem Alchimisten
    [at] beim Alchimisten
}
tile-church = { $case ->
   *[nom] Kirche
    [acc] Kirche
    [def-nom] die Kirche
    [cap-nom] Die Kirche
    [def-acc] die Kirche
    [def-dat] der Kirche
    [at] in der Kirche
}
tile-jeweller = { $case ->
   *[nom] Juwelier
    [acc] Juwelier
    [def-nom] der Juwelier
    [cap-nom] Der Juwelier
    [def-acc] den Juwelier
    [def-dat] dem Juwelier
    [at] beim Juwelier
}
tile-garden = { $case ->
   *[nom] Garten
    [acc] Garten
    [def-nom] der Garten
    [cap-nom] Der Garten
    [def-acc] den Garten
    [def-dat] dem Garten
    [at] im Garten
}
tile-factory = { $case ->
   *[nom] Manufaktur
    [acc] Manufaktur
    [def-nom] die Manufaktur
    [cap-nom] Die Manufaktur
    [def-acc] die Manufaktur
    [def-dat] der Manufaktur
    [at] in der Manufaktur
}
tile-granary = { $case ->
   *[nom] Kornspeicher
    [acc] Kornspeicher
    [def-nom] der Kornspeicher
    [cap-nom] Der Kornspeicher
    [def-acc] den Kornspeicher
    [def-dat] dem Kornspeicher
    [at] im Kornspeicher
}
tile-statue = { $case ->
   *[nom] Statue
    [acc] Statue
    [def-nom] die Statue
    [cap-nom] Die Statue
    [def-acc] die Statue
    [def-dat] der Statue
    [at] bei der Statue
}
tile-theatre = { $case ->
   *[nom] Theater
    [acc] Theater
    [def-nom] das Theater
    [cap-nom] Das Theater
    [def-acc] das Theater
    [def-dat] dem Theater
    [at] im Theater
}
tile-cathedral = { $case ->
   *[nom] Kathedrale
    [acc] Kathedrale
    [def-nom] die Kathedrale
    [cap-nom] Die Kathedrale
    [def-acc] die Kathedrale
    [def-dat] der Kathedrale
    [at] in der Kathedrale
}
tile-mansion = { $case ->
   *[nom] Stadtpalais
    [acc] Stadtpalais
    [def-nom] das Stadtpalais
    [cap-nom] Das Stadtpalais
    [def-acc] das Stadtpalais
    [def-dat] dem Stadtpalais
    [at] im Stadtpalais
}

## Both are neuter.

material-wooden = Holzgebäude
material-of-stone = Steingebäude

## Characters: as buildings; all are masculine.

character-early-riser = { $case ->
   *[nom] Frühaufsteher
    [acc] Frühaufsteher
    [def-nom] der Frühaufsteher
    [cap-nom] Der Frühaufsteher
    [def-acc] den Frühaufsteher
    [def-dat] dem Frühaufsteher
}
character-night-worker = { $case ->
   *[nom] Nachtarbeiter
    [acc] Nachtarbeiter
    [def-nom] der Nachtarbeiter
    [cap-nom] Der Nachtarbeiter
    [def-acc] den Nachtarbeiter
    [def-dat] dem Nachtarbeiter
}
character-journeyman = { $case ->
   *[nom] Geselle
    [acc] Gesellen
    [def-nom] der Geselle
    [cap-nom] Der Geselle
    [def-acc] den Gesellen
    [def-dat] dem Gesellen
}
character-thief = { $case ->
   *[nom] Dieb
    [acc] Dieb
    [def-nom] der Dieb
    [cap-nom] Der Dieb
    [def-acc] den Dieb
    [def-dat] dem Dieb
}
character-steward = { $case ->
   *[nom] Verwalter
    [acc] Verwalter
    [def-nom] der Verwalter
    [cap-nom] Der Verwalter
    [def-acc] den Verwalter
    [def-dat] dem Verwalter
}
character-bailiff = { $case ->
   *[nom] Seneschall
    [acc] Seneschall
    [def-nom] der Seneschall
    [cap-nom] Der Seneschall
    [def-acc] den Seneschall
    [def-dat] dem Seneschall
}
character-architect = { $case ->
   *[nom] Architekt
    [acc] Architekten
    [def-nom] der Architekt
    [cap-nom] Der Architekt
    [def-acc] den Architekten
    [def-dat] dem Architekten
}
character-deliveryman = { $case ->
   *[nom] Lieferant
    [acc] Lieferanten
    [def-nom] der Lieferant
    [cap-nom] Der Lieferant
    [def-acc] den Lieferanten
    [def-dat] dem Lieferanten
}
character-chamberlain = { $case ->
   *[nom] Kämmerer
    [acc] Kämmerer
    [def-nom] der Kämmerer
    [cap-nom] Der Kämmerer
    [def-acc] den Kämmerer
    [def-dat] dem Kämmerer
}
character-foreman = { $case ->
   *[nom] Vorarbeiter
    [acc] Vorarbeiter
    [def-nom] der Vorarbeiter
    [cap-nom] Der Vorarbeiter
    [def-acc] den Vorarbeiter
    [def-dat] dem Vorarbeiter
}
character-goldsmith = { $case ->
   *[nom] Goldschmied
    [acc] Goldschmied
    [def-nom] der Goldschmied
    [cap-nom] Der Goldschmied
    [def-acc] den Goldschmied
    [def-dat] dem Goldschmied
}
character-day-labourer = { $case ->
   *[nom] Tagelöhner
    [acc] Tagelöhner
    [def-nom] der Tagelöhner
    [cap-nom] Der Tagelöhner
    [def-acc] den Tagelöhner
    [def-dat] dem Tagelöhner
}

mover-toll = Zollhaus
mover-bridge = Gildenbrücke
mover-bailiff = Seneschall

source-ownership = Besuche
source-construction = Gebaute Gebäude
source-effects = Genutzte Gebäude
source-delivery = Lieferungen
source-monuments = Monumente
source-gold = Gold

## Options

option-beginner_set = Für die erste Partie geeignete Charaktere statt zufällig gezogener
option-open_points = Alle sehen die Punkte aller Spieler

## What happened

event-tile-laid = Feld { $space } der Straße: { NAME($tile) }.
event-site-laid = Gebäude { $slot } der Baustelle: { NAME($tile) }.
event-begins = { $seat } beginnt die Partie.
event-character-drawn = In dieser Partie dabei: { NAME($character, case: "def-nom") }.
event-character-chosen = { $seat } wählt { NAME($character, case: "def-acc") }.
event-round-begins = Runde { $number } beginnt.
event-placed = { $returned ->
    [0] { $seat } setzt einen Arbeiter { NAME($tile, case: "at") } ein.
    [one] { $seat } setzt einen Arbeiter { NAME($tile, case: "at") } ein und schickt einen weiteren ins Lager.
   *[other] { $seat } setzt einen Arbeiter { NAME($tile, case: "at") } ein und schickt { $returned } weitere ins Lager.
}
event-joined = { $returned ->
    [0] { $seat } setzt mit dem Gesellen neben { $victim } einen Arbeiter { NAME($tile, case: "at") } ein.
    [one] { $seat } setzt mit dem Gesellen neben { $victim } einen Arbeiter { NAME($tile, case: "at") } ein und schickt einen weiteren ins Lager.
   *[other] { $seat } setzt mit dem Gesellen neben { $victim } einen Arbeiter { NAME($tile, case: "at") } ein und schickt { $returned } weitere ins Lager.
}
event-placed-on-site = { $returned ->
    [0] { $seat } setzt einen Arbeiter auf Platz { $spot } der Baustelle ein.
    [one] { $seat } setzt einen Arbeiter auf Platz { $spot } der Baustelle ein und schickt einen weiteren ins Lager.
   *[other] { $seat } setzt einen Arbeiter auf Platz { $spot } der Baustelle ein und schickt { $returned } weitere ins Lager.
}
event-owner-gained = { $points ->
    [one] { $owner } besitzt { NAME($tile, case: "def-acc") } und erhält für den Besuch { $points } Punkt.
   *[other] { $owner } besitzt { NAME($tile, case: "def-acc") } und erhält für den Besuch { $points } Punkte.
}
event-owner-robbed = { $seat } hat den Dieb: { $owner } erhält für den Besuch { NAME($tile, case: "at") } keine Punkte.
event-not-early = { $seat } nutzt den Frühaufsteher nicht.
event-passed = { $seat } passt und belegt Platz { $spot } auf der Brücke.
event-took-first-player = { $seat } passt zuerst und hat damit das Startspielerplättchen.
event-used = { $paid ->
    [nichts] { $gained ->
        [nichts] { $seat } nutzt { NAME($tile, case: "def-acc") }.
       *[other] { $seat } erhält { NAME($tile, case: "at") } { $gained }.
    }
   *[other] { $gained ->
        [nichts] { $seat } gibt { NAME($tile, case: "at") } { $paid } ab.
       *[other] { $seat } gibt { NAME($tile, case: "at") } { $paid } ab und erhält { $gained }.
    }
}
event-declined = { $seat } nutzt { NAME($tile, case: "def-acc") } nicht.
event-wasted = { $seat } kann { NAME($tile, case: "def-acc") } nicht nutzen.
event-not-reached = { $seat } erhält { NAME($tile, case: "at") } nichts: Das Gebäude liegt jenseits des Vogts.
event-owner-bonus = { $owner } besitzt { NAME($tile, case: "def-acc") } und erhält als Bonus { $goods }.
event-house-put = { $seat } gibt { $goods } ab und setzt ein Haus über { NAME($tile, case: "def-acc") }.
event-provost-moved = { $mover ->
    [mover-toll] { $seat } nutzt das Zollhaus und bewegt
    [mover-bailiff] { $seat } nutzt den Seneschall und bewegt
   *[mover-bridge] { $seat } gibt auf der Brücke { $workers } Arbeiter ab und bewegt
} den Vogt { $steps ->
    [-3] 3 Felder zurück
    [-2] 2 Felder zurück
    [-1] 1 Feld zurück
    [one] { $steps } Feld vorwärts
   *[other] { $steps } Felder vorwärts
}; er steht jetzt { $past ->
    [0] { $position ->
        [0] direkt hinter der Brücke
       *[other] hinter Feld { $position }
    }
   *[other] hinter dem Ende der Straße (Platz { $past })
}.
event-provost-kept = { $mover ->
    [mover-toll] { $seat } nutzt das Zollhaus, lässt den Vogt aber stehen.
    [mover-bailiff] { $seat } hat den Seneschall, lässt den Vogt aber stehen.
   *[mover-bridge] { $seat } lässt den Vogt stehen.
}
event-constructed = { $points ->
    [one] { $seat } baut auf Feld { $space } für { $goods } { NAME($tile, case: "def-acc") }: { $points } Punkt.
   *[other] { $seat } baut auf Feld { $space } für { $goods } { NAME($tile, case: "def-acc") }: { $points } Punkte.
}
event-constructed-nothing = { $seat } baut mit { NAME($tile, case: "def-dat") } nichts.
event-favour-granted = { $seat } erhält eine Gunst.
event-character-taken = { $seat } nimmt sich { NAME($character, case: "def-acc") } von { $victim }.
event-slot-chosen = { $seat } wählt auf der Baustelle { NAME($tile, case: "def-acc") }.
event-character-gained = { $seat } nimmt sich { NAME($character, case: "def-acc") } vom Spielplan.
event-character-left = { $seat } nimmt sich keinen Charakter vom Spielplan.
event-delivered = { $points ->
    [one] { $seat } liefert { $goods }: { $points } Punkt.
   *[other] { $seat } liefert { $goods }: { $points } Punkte.
}
event-delivered-nothing = { $seat } liefert nichts.
event-most-bundles = { $count ->
    [one] { $seat } liegt bei der Lieferung mit { $count } Bündel vorn.
   *[other] { $seat } liegt bei der Lieferung mit { $count } Bündeln vorn.
}
event-nobody-delivered = Niemand liefert ein Bündel, also erhält auch niemand eine Gunst.
event-became-residence = { $seat } macht { NAME($tile, case: "def-acc") } zur Residenz.
event-monument-built = { $points ->
    [one] { $seat } baut für { $goods } { NAME($tile, case: "def-acc") } anstelle der Residenz auf Feld { $space }: { $points } Punkt.
   *[other] { $seat } baut für { $goods } { NAME($tile, case: "def-acc") } anstelle der Residenz auf Feld { $space }: { $points } Punkte.
}
event-no-monument = { $seat } baut auf Feld { $space } kein Monument.
event-recruited = { $goods ->
    [nichts] { $seat } wirbt niemanden an: Im Lager sind keine eigenen Arbeiter mehr.
   *[other] { $seat } erhält beim Anwerben { $goods }.
}
event-provost-reset = Am Ende der Runde wird der Vogt hinter Feld { $position } gestellt.
event-gold-scored = { $gold ->
    [0] { $seat } hat kein Gold für die Wertung.
   *[other] { $points ->
        [one] { $seat } erhält { $points } Punkt für { $gold } Gold.
       *[other] { $seat } erhält { $points } Punkte für { $gold } Gold.
    }
}

## Questions to the player

ask-draft-character = Mit welchem Charakter beginnst du?
ask-place-early = { $count ->
    [0] Mit dem Frühaufsteher kannst du vor dem ersten Zug einen Arbeiter einsetzen.
    [one] Mit dem Frühaufsteher kannst du vor dem ersten Zug einen Arbeiter einsetzen; ein weiterer geht dann ins Lager.
   *[other] Mit dem Frühaufsteher kannst du vor dem ersten Zug einen Arbeiter einsetzen; { $count } weitere gehen dann ins Lager.
}
ask-place-worker = { $count ->
    [0] Setze einen Arbeiter ein oder passe.
    [one] Setze einen Arbeiter ein und schicke einen weiteren ins Lager, oder passe.
   *[other] Setze einen Arbeiter ein und schicke { $count } weitere ins Lager, oder passe.
}
ask-use-tile = Nutzt du { NAME($tile, case: "def-acc") }?
ask-seek-favour = Holst du dir { NAME($tile, case: "at") } eine Gunst?
ask-choose-house = Über welches Startgebäude setzt du mit dem Notar ein Haus? Am Ende der Runde wird das Gebäude zu deiner Residenz.
ask-move-the-provost = Der Vogt steht { $where ->
    [bridge] direkt hinter der Brücke.
    [building] hinter { NAME($tile, case: "def-dat") } (Feld { $position }).
    [empty] hinter dem leeren Feld { $position }.
   *[end] hinter dem Ende der Straße (Platz { $position }).
} { $mover ->
    [mover-toll] Du bist im Zollhaus: Bewegst du ihn?
    [mover-bailiff] Du hast den Seneschall: Bewegst du den Vogt?
   *[mover-bridge] Du bist auf der Brücke: Bewegst du ihn? Jedes Feld kostet einen Arbeiter.
}
ask-choose-construction = { $waived ->
    [yes] Welches { NAME($material) } baust du mit { NAME($tile, case: "def-dat") }? Der in den Baukosten angegebene Stein wird dir erlassen.
   *[no] Welches { NAME($material) } baust du mit { NAME($tile, case: "def-dat") }?
}
ask-pay-for-building = Welche Grundressource gibst du zusätzlich ab, um { NAME($tile, case: "def-acc") } zu bauen?
ask-choose-favour = Wie nutzt du die Gunst: auf der Baustelle oder für einen Charakter eines anderen Spielers?
ask-take-from-board = Du kannst dir einen der Charaktere vom Spielplan nehmen.
ask-choose-bundle = { $count ->
    [0] Du kannst Bündel an die Baustelle liefern.
   *[other] Du kannst noch ein Bündel liefern.
}
ask-choose-monument = Ersetzt du deine Residenz auf Feld { $space } ({ NAME($tile) }) durch ein Monument?

## Questions to somebody else

asks-chance = Der Zufall entscheidet.
asks-draft-character = { $seat } muss einen Charakter wählen.
asks-place-early = { $seat } muss entscheiden, ob der Frühaufsteher zum Einsatz kommt.
asks-place-worker = { $seat } muss einen Arbeiter einsetzen oder passen.
asks-use-tile = { $seat } muss entscheiden, ob ein Gebäude genutzt wird.
asks-seek-favour = { $seat } muss sich für oder gegen eine Gunst entscheiden.
asks-choose-house = { $seat } muss ein Gebäude für ein Haus wählen.
asks-move-the-provost = { $seat } muss entscheiden, ob der Vogt bewegt wird.
asks-choose-construction = { $seat } muss wählen, was gebaut wird.
asks-pay-for-building = { $seat } muss wählen, welche Grundressource abgegeben wird.
asks-choose-favour = { $seat } muss wählen, wofür die Gunst genutzt wird.
asks-take-from-board = { $seat } muss sich für oder gegen einen Charakter vom Spielplan entscheiden.
asks-choose-bundle = { $seat } muss entscheiden, was geliefert wird.
asks-choose-monument = { $seat } muss entscheiden, ob ein Monument gebaut wird.

## Actions

do-pass = Passen
do-decline = Nicht nutzen
do-decline--place-early = Frühaufsteher nicht nutzen
do-decline--seek-favour = Keine Gunst holen
do-decline--choose-house = Kein Haus setzen
do-decline--choose-construction = Nichts bauen
do-decline--take-from-board = Keinen Charakter nehmen
do-decline--choose-monument = Kein Monument bauen
do-stop = { $count ->
    [0] Nichts liefern
   *[other] Nichts mehr liefern
}
do-place = { $note ->
   *[free] { NAME($tile) }
    [ahead] { NAME($tile) }, jenseits des Vogts
    [owned] { NAME($tile) }, gehört { $owner }
    [owned-ahead] { NAME($tile) }, gehört { $owner }, jenseits des Vogts
    [joined] { NAME($tile) }, mit dem Gesellen neben { $holder }
    [joined-ahead] { NAME($tile) }, mit dem Gesellen neben { $holder }, jenseits des Vogts
    [joined-owned] { NAME($tile) }, mit dem Gesellen neben { $holder }, gehört { $owner }
    [joined-owned-ahead] { NAME($tile) }, mit dem Gesellen neben { $holder }, gehört { $owner }, jenseits des Vogts
}
do-place-on-site = Baustelle, Platz { $spot }
do-use-building = { $paid ->
    [nichts] { $gained } erhalten
   *[other] { $paid } abgeben, { $gained } erhalten
}
do-use-building--seek-favour = { $paid ->
    [nichts] Gunst holen
   *[other] { $paid } abgeben, Gunst holen
}
do-use-more = { $paid ->
    [nichts] { $gained } erhalten
   *[other] { $paid } abgeben, { $gained } erhalten
}
do-take = { $paid ->
    [nichts] { $gained } erhalten
   *[other] { $paid } abgeben, { $gained } erhalten
}
do-pay = { $paid } abgeben, { $gained } erhalten
do-pay--pay-for-building = { $paid } abgeben
do-pay-two = { $paid } abgeben, { $gained } erhalten
do-build = { $wild ->
    [yes] { $goods ->
        [nichts] { NAME($tile) }: { $gained } (1 beliebige Grundressource)
       *[other] { NAME($tile) }: { $gained } ({ $goods } und 1 beliebige Grundressource)
    }
   *[no] { NAME($tile) }: { $gained }
}
do-build-monument = { NAME($tile) }: { $gained }
do-put-house = { NAME($tile) }
do-move-provost = { $steps ->
    [0] Vogt stehen lassen
   *[other] { $steps ->
        [-3] 3 Felder zurück
        [-2] 2 Felder zurück
        [-1] 1 Feld zurück
        [one] { $steps } Feld vorwärts
       *[other] { $steps } Felder vorwärts
    }: { $where ->
        [bridge] direkt hinter die Brücke
        [building] hinter { NAME($tile, case: "def-acc") }
        [empty] hinter das leere Feld { $position }
       *[end] hinter das Ende der Straße (Platz { $position })
    }
}
do-deliver = { $goods } liefern: { $gained }
do-use-slot = { NAME($tile, case: "acc") } auf der Baustelle nutzen
do-take-character = { NAME($character) }
do-take-character--draft-character = { NAME($character) }: { $character ->
    [character-early-riser] { panel-early-riser }
    [character-night-worker] { panel-night-worker }
    [character-journeyman] { panel-journeyman }
    [character-steward] { panel-steward }
    [character-bailiff] { panel-bailiff }
    [character-architect] { panel-architect }
    [character-deliveryman] { panel-deliveryman }
    [character-chamberlain] { panel-chamberlain }
    [character-foreman] { panel-foreman }
    [character-goldsmith] { panel-goldsmith }
    [character-day-labourer] { panel-day-labourer }
   *[character-thief] { panel-thief }
}
do-take-character--choose-favour = { NAME($character, case: "acc") } von { $holder } nehmen
do-take-character--take-from-board = { NAME($character, case: "acc") } nehmen
do-draw-tile = { NAME($tile) }
do-draw-character = { NAME($character) }
do-first = { $seat } beginnt

## Why not

reason-good-missing = Du brauchst noch { $count } { NAME($good) }.
reason-basic-goods-missing = { $count ->
    [one] Du brauchst noch { $count } Grundressource: Nahrung, Holz, Stein oder Tuch.
   *[other] Du brauchst noch { $count } Grundressourcen: Nahrung, Holz, Stein oder Tuch.
}
reason-workers-missing = Du brauchst noch { $count } Arbeiter in deinem Vorrat.
reason-on-site-already = Du hast schon einen Arbeiter auf der Baustelle: Pro Runde ist nur einer erlaubt.
reason-tile-is-residence = { NAME($tile, case: "cap-nom") } ist eine Residenz: Dort kann niemand einen Arbeiter einsetzen.
reason-tile-not-on-road = { NAME($tile, case: "cap-nom") } befindet sich nicht an der Straße.
reason-own-worker-there = Du hast schon einen Arbeiter { NAME($tile, case: "at") }: Wähle ein anderes Gebäude.
reason-tile-occupied = { $holder } hat schon einen Arbeiter { NAME($tile, case: "at") }: Wähle ein freies Gebäude.
reason-used-otherwise = So lässt sich { NAME($tile, case: "def-nom") } nicht nutzen.
reason-has-a-house = Über { NAME($tile, case: "def-dat") } steht schon ein Haus: Wähle ein Startgebäude ohne Haus.
reason-not-on-offer = { NAME($tile, case: "cap-nom") } kann nicht gebaut werden: Das Plättchen liegt nicht im Angebot.
reason-provost-at-bridge = { $count ->
    [0] Der Vogt steht direkt hinter der Brücke und kann nicht zurück.
    [one] Der Vogt kann nur { $count } Feld zurück: Die Brücke überquert er nie.
   *[other] Der Vogt kann nur { $count } Felder zurück: Die Brücke überquert er nie.
}
reason-provost-at-end = { $count ->
    [0] Der Vogt steht auf dem letzten Platz hinter dem Ende der Straße und kann nicht weiter vorwärts.
    [one] Der Vogt kann nur noch { $count } Feld vorwärts, dann steht er auf dem letzten Platz.
   *[other] Der Vogt kann nur noch { $count } Felder vorwärts, dann steht er auf dem letzten Platz.
}
reason-provost-too-far = { $mover ->
    [mover-toll] { $count ->
        [one] Das Zollhaus bewegt den Vogt höchstens { $count } Feld weit.
       *[other] Das Zollhaus bewegt den Vogt höchstens { $count } Felder weit.
    }
    [mover-bailiff] { $count ->
        [one] Der Seneschall bewegt den Vogt höchstens { $count } Feld weit.
       *[other] Der Seneschall bewegt den Vogt höchstens { $count } Felder weit.
    }
   *[mover-bridge] { $count ->
        [one] Von der Brücke aus lässt sich der Vogt höchstens { $count } Feld weit bewegen.
       *[other] Von der Brücke aus lässt sich der Vogt höchstens { $count } Felder weit bewegen.
    }
}
reason-slot-closed = Gebäude { $slot } der Baustelle ist erst ab Runde { $round } nutzbar.
reason-character-not-in-game = { NAME($character, case: "cap-nom") } ist in dieser Partie nicht dabei.
reason-character-held = { $holder } hat { NAME($character, case: "def-acc") } schon: Wähle einen anderen Charakter.
reason-character-needs-slot = { NAME($character, case: "cap-nom") } liegt auf dem Spielplan: Nutze zuerst ein Gebäude der Baustelle, dann kannst du ihn nehmen.
reason-character-own = Du hast { NAME($character, case: "def-acc") } schon.
reason-not-a-bundle = Ein Bündel besteht aus drei verschiedenen Ressourcen, darunter Nahrung; nur mit dem Kämmerer sind drei beliebige erlaubt.

## Panels of the web table

panel-moment = Runde { $round } von { $last } · { $phase }
panel-over = Die Partie ist zu Ende
panel-phase-planning = Planung
panel-phase-activation = Aktivierung
panel-phase-delivery = Lieferung
panel-phase-stewardship = Verwaltung
panel-characters = Charaktere
panel-markers = Marker
panel-first = Startspieler
panel-first-title = Hat das Startspielerplättchen
panel-passed = Hat gepasst: Platz { $spot } auf der Gildenbrücke
panel-bundles = { $count } Bündel in dieser Runde geliefert
panel-pool = { $count } Arbeiter im Vorrat
panel-camp = { $count } Arbeiter im Lager
panel-houses = { $count ->
    [one] noch { $count } Haus
   *[other] noch { $count } Häuser
}
panel-city = Stadt und Brücke
panel-bridge = { $count ->
    [one] In der Reihenfolge des Passens darf jeder einmal den Vogt um { $count } Feld bewegen, für 1 Arbeiter aus dem Vorrat
   *[other] In der Reihenfolge des Passens darf jeder einmal den Vogt um bis zu { $count } Felder bewegen, je Feld für 1 Arbeiter aus dem Vorrat
}
panel-bridge-first = Wer zuerst passt, beginnt die nächste Runde
panel-surcharge = { $count ->
    [one] Es wurde schon gepasst: Jeder Einsatz kostet jetzt einen weiteren Arbeiter, der ins Lager geht
   *[other] Es wurde schon gepasst: Jeder Einsatz kostet jetzt { $count } weitere Arbeiter, die ins Lager gehen
}
panel-road = Straße
panel-road-owners = Wer in einem fremden Holz- oder Steingebäude einsetzt, bringt dem Besitzer sofort { $goods }.
panel-road-visitors = Die Straße: für jeden Besuch
panel-if-ended = Wenn das Spiel jetzt endete
panel-road-basic = Grundressourcen sind Nahrung, Holz, Stein und Tuch; Gold zählt nicht dazu.
panel-head-space = Feld
panel-head-building = Gebäude
panel-head-effect = Wirkung
panel-next-space = leer, das nächste Gebäude kommt hierher
panel-provost = Die Gebäude zwischen ihm und der Brücke wirken; wer jenseits von ihm steht, geht leer aus und ins Lager
panel-setup-side = Startseite
panel-setup-title = Von Anfang an da: zeigt die Startseite und gehört niemandem
panel-house-above = Wird am Ende der Runde zur Residenz des Besitzers
panel-residence = Nimmt keine Arbeiter auf; bringt dem Besitzer bei jedem Anwerben { $goods }, bis ein Monument sie ersetzt
panel-monument = Monument: nimmt keine Arbeiter auf
panel-space = Feld { $space }
panel-space-title = Liegt auf Feld { $space } der Straße
panel-slot = Gebäude { $slot } der Baustelle
panel-slot-open = nutzbar
panel-slot-closed = ab Runde { $round }
panel-delivery = { $count ->
    [one] Wer hier einen Arbeiter hat, liefert in der Reihenfolge der Plätze Bündel: drei verschiedene Ressourcen, darunter Nahrung, für je { $count } Punkt
   *[other] Wer hier einen Arbeiter hat, liefert in der Reihenfolge der Plätze Bündel: drei verschiedene Ressourcen, darunter Nahrung, für je { $count } Punkte
}
panel-delivery-favour = Die meisten Bündel bringen eine Gunst; bei Gleichstand erhält sie, wer auf dem vorderen Platz steht
panel-delivery-leads = Bisher die meisten Bündel: { $seat } ({ $count })
panel-favour = Eine Gunst wird sofort genutzt: Nimm einem anderen Spieler einen Charakter; oder nutze ein Gebäude der Baustelle, ohne Arbeiter, aber zum üblichen Preis, und nimm dir danach, wenn du willst, einen Charakter vom Spielplan.
panel-board-characters = Charaktere auf dem Spielplan
panel-boxed = Nicht in dieser Partie: { $names }.
panel-wood = Holzgebäude im Angebot
panel-wood-how = Zimmermann und Zimmerei bauen sie: Du bezahlst die Baukosten und erhältst die Punkte; das Plättchen kommt auf das erste leere Feld der Straße, dein Haus darüber.
panel-stone = Steingebäude im Angebot
panel-stone-how = Der Maurer baut sie, sonst wie die Holzgebäude.
panel-monuments = Monumente im Angebot
panel-monuments-how = Am Ende einer Runde darfst du ein Monument bezahlen, das deine Residenz ersetzt; das Haus bleibt. Am Spielende bringt dir jedes übrige Gold { $goods }.
panel-none = Nichts mehr da.
panel-cost = Kosten: { $goods }
panel-worth = { $goods } beim Bau
panel-area = { $seat }: Charaktere und Gebäude
panel-area-empty = Noch keine Charaktere und keine Gebäude.
panel-recruits = Beim nächsten Anwerben: { $goods }.
panel-road-gives = Von der Straße, so wie der Vogt jetzt steht: { $goods }.
panel-road-choices = Noch zu entscheiden: { $tiles }.
panel-road-idle = Jenseits des Vogts, also vergeblich: { $tiles }.
panel-gold-end = Für das Gold am Spielende: { $goods }.
panel-points-hidden = Die Punkte bleiben den anderen bis zum Spielende verborgen.
panel-source = { $source }: { $goods }

## What tiles do, in short

panel-basic-goods = { $count ->
    [one] { $count } beliebige Grundressource
   *[other] { $count } beliebige Grundressourcen
}
panel-use-either = { $paid } abgeben, { $gained } erhalten; oder { $more } abgeben, { $most } erhalten
panel-lawyer = { $paid } abgeben und ein Haus über ein Startgebäude an der Straße setzen, das noch keines hat; am Ende der Runde wird es zu deiner Residenz
panel-toll = { $count ->
    [one] Den Vogt umsonst um { $count } Feld bewegen
   *[other] Den Vogt umsonst um bis zu { $count } Felder bewegen
}
panel-build-wood = Ein Holzgebäude bauen
panel-build-stone = Ein Steingebäude bauen
panel-build-without-stone = Ein Steingebäude bauen; der in den Baukosten angegebene Stein wird erlassen
panel-bonus = Nutzen nur andere das Gebäude, erhält der Besitzer einmal pro Runde { $goods }
panel-income = Bei jedem Anwerben: { $goods }
panel-theatre = Beim Bau eine Gunst
panel-points-alone = Bringt nur die Punkte

## What characters do, in short

panel-early-riser = { $count ->
    [0] Vor dem ersten Zug der Runde darfst du einen Arbeiter einsetzen
    [one] Vor dem ersten Zug der Runde darfst du einen Arbeiter einsetzen; ein weiterer geht ins Lager
   *[other] Vor dem ersten Zug der Runde darfst du einen Arbeiter einsetzen; { $count } weitere gehen ins Lager
}
panel-night-worker = Nach dem ersten Passen setzt du ohne weiteren Arbeiter ein
panel-journeyman = Einmal pro Runde darfst du in einem Gebäude neben einem fremden Arbeiter einsetzen; deiner ist als Zweiter dran
panel-thief = Besitzer erhalten keine Punkte, wenn du in ihren Gebäuden einsetzt
panel-steward = Du erhältst { $goods } statt { $usual }, wenn andere in deinen Gebäuden einsetzen
panel-bailiff = { $count ->
    [one] Nach der Brücke darfst du den Vogt umsonst um { $count } Feld bewegen
   *[other] Nach der Brücke darfst du den Vogt umsonst um bis zu { $count } Felder bewegen
}
panel-architect = { $goods } mehr für jedes Gebäude oder Monument, das du baust
panel-deliveryman = Du darfst nach allen anderen liefern, auch ein zweites Mal oder ganz ohne Arbeiter (dann gehst du bei Gleichstand leer aus)
panel-chamberlain = Deine Bündel dürfen aus drei beliebigen Ressourcen bestehen
panel-foreman = { $goods } mehr je Bündel
panel-goldsmith = Einmal pro Runde { $goods } mehr für ein Bündel mit Gold
panel-day-labourer = { $goods } mehr bei jedem Anwerben

## The drawn board

board-gate = Stadttor
board-house = Haus: { $seat }
board-worker = Arbeiter: { $seat }
board-no-worker = Kein Arbeiter
board-ahead = Jenseits des Vogts
board-idle = So wie der Vogt jetzt steht, wirkt das Gebäude in dieser Runde nicht
board-offered = im Angebot
board-no-goods = keine Ressourcen
board-provost = Vogt: { $where ->
    [bridge] direkt hinter der Brücke
    [building] hinter Feld { $position } ({ NAME($tile) })
    [empty] hinter dem leeren Feld { $position }
   *[end] hinter dem Ende der Straße (Platz { $position })
}
board-end = Hinter dem Ende der Straße: Hierher kommt nur der Vogt
board-camp = Lager
board-held = bei { $seat }
board-on-board = noch auf dem Spielplan
board-missing = Dir fehlt noch: { $goods }
board-chosen = Gewählt, aber noch nicht bezahlt
board-owned = Gebäude: { $tiles }
board-outlook = Womit { $seat } jetzt rechnen kann
board-sources = Punkte nach Herkunft: { $seat }

## Headings of choices

group-placing = Arbeiter einsetzen
group-using = Gebäude nutzen
group-constructing = Gebäude bauen
group-monuments = Monument bauen
group-houses = Haus setzen
group-delivering = Bündel liefern
group-site = Baustelle
group-characters = Charaktere

## What lies on the table, in the terminal and in panels

table-setup = Spielaufbau
table-header = Runde { $round } von 9 · Startspieler: { $first }
table-passed = gepasst: { $names }
table-bundles = Bündel: { $count }
table-city = Stadt
table-road = Straße (* Startseite)
table-empty = leer
table-residence = { $tile } (Residenz)
table-provost = Vogt
table-provost-past = Vogt hinter dem Ende der Straße: Platz { $spot }
table-site = Baustelle
table-slot = { $tile } (ab Runde { $round })
table-queue = Arbeiter dort: { $names }
table-characters = Charaktere auf dem Spielplan: { $names }
table-wood = Holzgebäude: { $tiles }
table-stone = Steingebäude: { $tiles }
table-monuments = Monumente: { $tiles }
table-wild = { $goods } und 1 beliebige Grundressource
table-favour = Eine Gunst auf dem Jahrmarkt
table-lawyer = Ein Haus beim Notar
table-step = Den Vogt von der Brücke aus bewegen, je Feld
head-food = Nahrung
head-wood = Holz
head-stone = Stein
head-cloth = Tuch
head-gold = Gold
head-pool = Vorrat
head-camp = Lager
head-houses = Häuser
head-house = Haus
head-workers = Arbeiter

## The report

report-buildings-per-player = Gebäude je Spieler
report-monuments-per-player = Monumente je Spieler
report-bundles-per-player = Gelieferte Bündel je Spieler
report-favours-per-player = Gunst je Spieler
report-buildings = Gebäude
report-characters = Charaktere
report-built = gebaut
report-held = gehabt
report-phase-setup = Spielvorbereitung
report-phase-planning = Planung
report-phase-activation = Aktivierung
report-phase-delivery = Lieferung
report-phase-stewardship = Verwaltung
report-phase-favours = Gunst

## The home page

blurb = Baue für den König eine Straße voller Gebäude, besteche den Vogt und beliefere die Baustelle, bevor es die anderen tun.

## The tour

tour-road-head = Die Straße
tour-road = Willkommen in Caylus! Neun Runden lang baust du an dieser Straße zur Burg des Königs. Wer am Ende die meisten Prestigepunkte hat, gewinnt; nach dem Aufbau spielt der Zufall keine Rolle mehr.
tour-city-head = Die Stadt
tour-city = Reihum setzt ihr je einen Arbeiter in einem freien Gebäude ein. Diese vier wirken zuerst: Sie bringen eine Gunst, ein Haus für eine Residenz oder ein Holzgebäude, und das Zollhaus bewegt den Vogt.
tour-provost-head = Der Vogt
tour-provost = Danach wirkt die Straße, von der Brücke bis zum Vogt; Arbeiter jenseits von ihm gehen leer aus. Vorher lässt er sich noch bewegen, also ist ein Arbeiter jenseits des Vogts eine Wette.
tour-bridge-head = Passen
tour-bridge = Wer passt, geht auf die Brücke; der Erste beginnt die nächste Runde, und ab da kostet jeder Einsatz einen Arbeiter mehr. Danach darf jeder von hier aus den Vogt bewegen und zahlt dafür mit Arbeitern.
tour-offers-head = Was man bauen kann
tour-offers = Jedes Plättchen zeigt Kosten, Punkte und Wirkung; Monumente ersetzen Residenzen. Dein Gebäude kommt auf das erste leere Feld der Straße, und wer sonst dort einsetzt, bringt dir einen Punkt.
tour-site-head = Die Baustelle
tour-site = Mit einem Arbeiter hier lieferst du Bündel: drei verschiedene Ressourcen, darunter Nahrung. Jedes Bündel bringt Punkte, und wer in einer Runde die meisten liefert, erhält dazu eine Gunst.
tour-mine-head = Was dir gehört
tour-mine = Hier siehst du deine Punkte, Ressourcen, Arbeiter und Häuser. Wer seine Arbeit getan hat, ruht im Lager; am Ende jeder Runde kehren einige zu dir zurück.
tour-first-head = Was du zuerst tust
tour-first = Wähle einen Charakter: Er hilft dir, bis ihn dir jemand wegnimmt. Sammle dann Ressourcen nahe der Brücke, wo es sicher ist, und sorge früh für Nahrung: Jedes Bündel braucht sie.
