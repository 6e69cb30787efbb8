## Belfort, German

title = Belfort

## Terms. Buildings: bare (nom), with the definite article (def-nom, def-acc, def-dat, def-gen), with the indefinite
## (ein-acc) or negative one (kein-nom, kein-acc), and the bare plural (nominative, genitive, accusative).

building-pub = { $case ->
   *[nom] Kneipe
    [def-nom] die Kneipe
    [def-acc] die Kneipe
    [def-dat] der Kneipe
    [def-gen] der Kneipe
    [ein-acc] eine Kneipe
    [kein-nom] keine Kneipe
    [kein-acc] keine Kneipe
    [plural] Kneipen
}
building-gardens = { $case ->
   *[nom] Garten
    [def-nom] der Garten
    [def-acc] den Garten
    [def-dat] dem Garten
    [def-gen] des Gartens
    [ein-acc] einen Garten
    [kein-nom] kein Garten
    [kein-acc] keinen Garten
    [plural] Gärten
}
building-tower = { $case ->
   *[nom] Turm
    [def-nom] der Turm
    [def-acc] den Turm
    [def-dat] dem Turm
    [def-gen] des Turms
    [ein-acc] einen Turm
    [kein-nom] kein Turm
    [kein-acc] keinen Turm
    [plural] Türme
}
building-inn = { $case ->
   *[nom] Gasthof
    [def-nom] der Gasthof
    [def-acc] den Gasthof
    [def-dat] dem Gasthof
    [def-gen] des Gasthofs
    [ein-acc] einen Gasthof
    [kein-nom] kein Gasthof
    [kein-acc] keinen Gasthof
    [plural] Gasthöfe
}
building-blacksmith = { $case ->
   *[nom] Schmiede
    [def-nom] die Schmiede
    [def-acc] die Schmiede
    [def-dat] der Schmiede
    [def-gen] der Schmiede
    [ein-acc] eine Schmiede
    [kein-nom] keine Schmiede
    [kein-acc] keine Schmiede
    [plural] Schmieden
}
building-bank = { $case ->
   *[nom] Bank
    [def-nom] die Bank
    [def-acc] die Bank
    [def-dat] der Bank
    [def-gen] der Bank
    [ein-acc] eine Bank
    [kein-nom] keine Bank
    [kein-acc] keine Bank
    [plural] Banken
}
building-market = { $case ->
   *[nom] Markt
    [def-nom] der Markt
    [def-acc] den Markt
    [def-dat] dem Markt
    [def-gen] des Markts
    [ein-acc] einen Markt
    [kein-nom] kein Markt
    [kein-acc] keinen Markt
    [plural] Märkte
}
building-gatehouse = { $case ->
   *[nom] Torhaus
    [def-nom] das Torhaus
    [def-acc] das Torhaus
    [def-dat] dem Torhaus
    [def-gen] des Torhauses
    [ein-acc] ein Torhaus
    [kein-nom] kein Torhaus
    [kein-acc] kein Torhaus
    [plural] Torhäuser
}
building-library = { $case ->
   *[nom] Bibliothek
    [def-nom] die Bibliothek
    [def-acc] die Bibliothek
    [def-dat] der Bibliothek
    [def-gen] der Bibliothek
    [ein-acc] eine Bibliothek
    [kein-nom] keine Bibliothek
    [kein-acc] keine Bibliothek
    [plural] Bibliotheken
}
building-keep = { $case ->
   *[nom] Festung
    [def-nom] die Festung
    [def-acc] die Festung
    [def-dat] der Festung
    [def-gen] der Festung
    [ein-acc] eine Festung
    [kein-nom] keine Festung
    [kein-acc] keine Festung
    [plural] Festungen
}

## Every guild is feminine and never changes: die Diebes-Gilde, auf der Diebes-Gilde.

guild-architects = { $case ->
    [short] Baumeister
   *[nom] Baumeister-Gilde
}
guild-librarians = { $case ->
    [short] Bibliothekare
   *[nom] Bibliothekars-Gilde
}
guild-merchants = { $case ->
    [short] Kaufleute
   *[nom] Kaufmanns-Gilde
}
guild-recruiters = { $case ->
    [short] Anwerber
   *[nom] Anwerber-Gilde
}
guild-bankers = { $case ->
    [short] Banker
   *[nom] Banker-Gilde
}
guild-masons = { $case ->
    [short] Steinmetze
   *[nom] Steinmetz-Gilde
}
guild-miners = { $case ->
    [short] Bergleute
   *[nom] Bergmanns-Gilde
}
guild-sawyers = { $case ->
    [short] Sägearbeiter
   *[nom] Sägearbeiter-Gilde
}
guild-bandits = { $case ->
    [short] Banditen
   *[nom] Banditen-Gilde
}
guild-spies = { $case ->
    [short] Spione
   *[nom] Spion-Gilde
}
guild-thieves = { $case ->
    [short] Diebe
   *[nom] Diebes-Gilde
}
guild-wizards = { $case ->
    [short] Zauberer
   *[nom] Zauberer-Gilde
}

## Every worker is masculine: sentences write einen, keinen themselves. master: the master of that kind.

worker-elf = { $case ->
    [master] Meisterelb
   *[nom] { $count ->
        [one] Elb
       *[other] Elben
    }
}
worker-master-elf = { $count ->
    [one] Meisterelb
   *[other] Meisterelben
}
worker-dwarf = { $case ->
    [master] Meisterzwerg
   *[nom] { $count ->
        [one] Zwerg
       *[other] Zwerge
    }
}
worker-master-dwarf = { $count ->
    [one] Meisterzwerg
   *[other] Meisterzwerge
}

area-forest = { $case ->
   *[nom] Wald
    [in-acc] in den Wald
    [in-dat] im Wald
}
area-quarry = { $case ->
   *[nom] Steinbruch
    [in-acc] in den Steinbruch
    [in-dat] im Steinbruch
}
area-mine = { $case ->
   *[nom] Bergwerk
    [in-acc] ins Bergwerk
    [in-dat] im Bergwerk
}
area-gold-mine = { $case ->
   *[nom] Goldmine
    [in-acc] in die Goldmine
    [in-dat] in der Goldmine
}

good-wood = { $case ->
   *[nom] Holz
    [kein-acc] kein Holz
}
good-stone = { $case ->
   *[nom] Stein
    [kein-acc] keinen Stein
}
good-metal = { $case ->
   *[nom] Metall
    [kein-acc] kein Metall
}
good-gold = { $case ->
   *[nom] Gold
    [kein-acc] kein Gold
}

amount-wood = { $count } Holz
amount-stone = { $count } Stein
amount-metal = { $count } Metall
amount-gold = { $count } Gold
amount-nothing = nichts

discount-metal = 1 Metall
discount-two-wood = 2 Holz
discount-wood-and-stone = 1 Holz und 1 Stein
discount-two-stone = 2 Stein
discount-one-wood = 1 Holz
discount-one-stone = 1 Stein

season-spring = { $case ->
   *[nom] Frühling
    [gen] des Frühlings
}
season-summer = { $case ->
   *[nom] Sommer
    [gen] des Sommers
}
season-autumn = { $case ->
   *[nom] Herbst
    [gen] des Herbstes
}

## counted: after a number.

people-elves = { $case ->
   *[nom] Elben
    [counted] { $count ->
        [one] Elb
       *[other] Elben
    }
}
people-dwarves = { $case ->
   *[nom] Zwerge
    [counted] { $count ->
        [one] Zwerg
       *[other] Zwerge
    }
}
people-gnomes = { $case ->
   *[nom] Gnome
    [counted] { $count ->
        [one] Gnom
       *[other] Gnome
    }
}

source-district-1 = Bezirk 1
source-district-2 = Bezirk 2
source-district-3 = Bezirk 3
source-district-4 = Bezirk 4
source-district-5 = Bezirk 5
source-elves = Elben
source-dwarves = Zwerge
source-gnomes = Gnome
source-taxes = Steuern

## Options

option-mode = Gilden
option-mode-beginner = Anfängerspiel: drei Ressourcen-Gilden und zwei Basis-Gilden
option-mode-normal = Normalspiel: eine Ressourcen-Gilde, zwei Basis-Gilden und zwei Interaktiv-Gilden
option-mode-advanced = Profispiel: fünf Gilden beliebiger Art
option-guilds = Diese fünf Gilden
option-rank_nothing = Auch wer bei einer Mehrheit nichts vorzuweisen hat, belegt einen Rang
option-mine_bonus_unpaired = In der Mine geht das zusätzliche Metall an die meisten Arbeiter, auch ohne Paar
option-must_activate = Ein Arbeiter, dessen Wirkung etwas bringt, muss vor dem Ende des Zuges aktiviert werden

## What happened

event-guild-laid = Die { NAME($guild) } lässt sich in Bezirk { $district } nieder.
event-drew = { $seat } zieht eine Karte: { NAME($building) }.
event-drew-unseen = { $seat } zieht eine Karte.
event-discarded = { $seat } legt eine Karte ab: { NAME($building) }.
event-crest-dealt = { $seat } bekommt Wappen { $number }.
event-pool-card = Neu im Nachziehangebot: { NAME($building) }.
event-reshuffled = Der Ablagestapel wird gemischt und bildet den neuen Nachziehstapel ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}).
event-neutral-dwarf-placed = { $seat } setzt den Zwerg von NSP{ $neutral } auf die { NAME($guild) }.
event-month-begins = Runde { $number } beginnt ({ NAME($season) }).
event-placed-at-desk = { $gold ->
    [0] { $seat } setzt einen { NAME($worker) } beim Anwerber-Pult ein.
   *[other] { $seat } zahlt { $gold } Gold und setzt einen { NAME($worker) } beim Anwerber-Pult ein.
}
event-placed-in-camp = { $seat } setzt einen { NAME($worker) } auf Planke { $plank } im Lager des Königs.
event-placed-on-guild = { $gold ->
    [0] { $seat } setzt einen { NAME($worker) } auf die { NAME($guild) }.
   *[other] { $seat } zahlt { $gold } Gold und setzt einen { NAME($worker) } auf die { NAME($guild) }.
}
event-placed-on-guild-of = { $seat } zahlt { $gold } Gold an { $owner } und setzt einen { NAME($worker) } auf die { NAME($guild) }.
event-placed-on-card = { $gold ->
    [0] { $seat } setzt einen { NAME($worker) } auf die Planke { NAME($building, case: "def-gen") }.
   *[other] { $seat } zahlt { $gold } Gold und setzt einen { NAME($worker) } auf die Planke { NAME($building, case: "def-gen") }.
}
event-passed = { $seat } passt.
event-sent = { $seat } schickt { $count } { NAME($worker, $count) } { NAME($area, case: "in-acc") }.
event-collected = { $bonus ->
    [0] { $seat } sammelt { NAME($area, case: "in-dat") } { $goods }.
   *[other] { $seat } sammelt { NAME($area, case: "in-dat") } { $goods }, davon { $bonus } als Bonus für die meisten Arbeiter.
}
event-recruited = { $seat } wirbt einen { NAME($worker) } an.
event-nobody-recruited = { $seat } hat keinen { NAME($worker) } mehr im Arbeitervorrat und wirbt niemanden an.
event-kept-crest = { $seat } behält Wappen { $number }.
event-took-crest = { $seat } tauscht das Wappen mit { $victim } und hat jetzt Wappen { $number }.
event-got-income = { $seat } erhält { $gold } Gold Einkommen.
event-paid-tax = { $gold ->
    [0] { $points ->
        [0] { $seat } zahlt keine Steuern.
        [one] { $seat } hat kein Gold für die Steuern und verliert { $points } Punkt.
       *[other] { $seat } hat kein Gold für die Steuern und verliert { $points } Punkte.
    }
   *[other] { $points ->
        [0] { $seat } zahlt { $gold } Gold Steuern.
        [one] { $seat } zahlt { $gold } Gold Steuern und verliert { $points } Punkt für fehlendes Gold.
       *[other] { $seat } zahlt { $gold } Gold Steuern und verliert { $points } Punkte für fehlendes Gold.
    }
}
event-built-card = { $seat } baut für { $goods } { NAME($building, case: "ein-acc") }.
event-marked-site = { $building ->
    [building-keep] { $seat } setzt zwei Gebäudefiguren auf { NAME($building, case: "def-acc") } in Bezirk { $district }.
   *[other] { $seat } setzt eine Gebäudefigur auf { NAME($building, case: "def-acc") } in Bezirk { $district }.
}
event-marked-gatehouse = { $seat } setzt eine Gebäudefigur auf das Symbol von Torhaus { $gatehouse } in Bezirk { $district }.
event-marked-wall = { $seat } baut Mauer { $side } in Bezirk { $district }.
event-marked-guild = { $seat } besitzt jetzt die { NAME($guild) }.
event-neutral-marked-site = { $building ->
    [building-keep] NSP{ $neutral } setzt zwei Gebäudefiguren auf { NAME($building, case: "def-acc") } in Bezirk { $district }.
   *[other] NSP{ $neutral } setzt eine Gebäudefigur auf { NAME($building, case: "def-acc") } in Bezirk { $district }.
}
event-neutral-marked-gatehouse = NSP{ $neutral } setzt eine Gebäudefigur auf das Symbol von Torhaus { $gatehouse } in Bezirk { $district }.
event-paid = { $seat } zahlt { $goods }.
event-activated-guild = { $seat } aktiviert den Arbeiter auf der { NAME($guild) }.
event-activated-card = { $seat } aktiviert den Arbeiter auf { NAME($building, case: "def-dat") }.
event-gained = { $seat } erhält { $goods }.
event-gnome-hired = { $seat } stellt für { $gold } Gold einen Gnom ein und setzt ihn auf { NAME($building, case: "def-acc") }.
event-gnome-came = { $seat } setzt kostenlos einen Gnom auf { NAME($building, case: "def-acc") }.
event-promoted = { $seat } macht einen { NAME($worker) } zum { NAME($worker, case: "master") }.
event-nobody-promoted = { $seat } hat keinen normalen { NAME($worker) } mehr, der zum { NAME($worker, case: "master") } werden könnte.
event-gate-stays-half = { $seat } hat kein Torhaus, auf dem noch eine zweite Gebäudefigur Platz hat.
event-used-bank = { $seat } nimmt sich { $gold } Gold aus der Bank.
event-used-blacksmith = { $seat } kauft in der Schmiede 1 Metall für { $gold } Gold.
event-sold = { $seat } verkauft beim Handelsposten { $goods } für { $gold } Gold.
event-bought = { $seat } kauft beim Handelsposten { $goods } für { $gold } Gold.
event-exchanged = { $seat } tauscht { $goods } gegen 1 Metall.
event-merchants-help = Mit der Kaufmanns-Gilde kann { $seat } in diesem Zug { $exchanges ->
    [0] kein Mal
    [one] { $exchanges }-mal
   *[other] bis zu { $exchanges }-mal
} 1 Holz oder 1 Stein gegen 1 Metall tauschen und den Handelsposten { $visits ->
    [0] kein Mal
    [one] { $visits }-mal
   *[other] bis zu { $visits }-mal
} zusätzlich besuchen.
event-robbed = { $seat } nimmt sich 1 { NAME($good) } von { $victim }.
event-showed = { $seat } zeigt eine Karte: { NAME($building) }.
event-took-shown = { $seat } nimmt die gezeigte Karte von { $victim } auf die Hand: { NAME($building) }.
event-swapped-sites = { $building ->
    [building-gatehouse] { $seat } vertauscht die Gebäudefiguren der { NAME($building, case: "plural") } { $first } und { $second }.
   *[other] { $seat } vertauscht die Gebäudefiguren der { NAME($building, case: "plural") } in den Bezirken { $first } und { $second }.
}
event-swapped-walls = { $seat } vertauscht die Gebäudefiguren von Mauer { $first_side } in Bezirk { $first } und Mauer { $second_side } in Bezirk { $second }.
event-swapped-guilds = { $seat } vertauscht die Gebäudefiguren der { NAME($first) } und der { NAME($second) }.
event-gate-turned = { $seat } setzt die Gebäudefigur von Torhaus { $gatehouse } auf das Symbol in Bezirk { $district }.
event-ended-actions = { $count ->
    [0] { $seat } beendet die Aktionen.
    [one] { $seat } beendet die Aktionen; { $count } Arbeiter kehrt ungenutzt zurück.
   *[other] { $seat } beendet die Aktionen; { $count } Arbeiter kehren ungenutzt zurück.
}
event-bought-card = { $seat } kauft für { $gold } Gold eine Karte aus dem Nachziehangebot: { NAME($building) }.
event-bought-top = { $seat } kauft für { $gold } Gold die oberste Karte des Nachziehstapels.
event-bought-nothing = { $seat } kauft keine Karte.
event-neutral-card = { $seat } nimmt eine Karte für NSP{ $neutral }: { NAME($building) }.
event-neutral-without = NSP{ $neutral } baut nichts: Auf dem Spielplan ist { NAME($building, case: "kein-nom") } mehr unbesetzt.
event-neutral-dwarf-moved = Der Zwerg von NSP{ $neutral } zieht weiter zur { NAME($guild) }.
event-dwarf-brought-gold = { $seat } erhält { $gold } Gold Gebühr für den Besuch des Zwergs.
event-scoring-begins = Wertung am Ende { NAME($season, case: "gen") }.
event-scored-district = { $points ->
    [one] { $seat } erhält { $points } Punkt in Bezirk { $district }
   *[other] { $seat } erhält { $points } Punkte in Bezirk { $district }
} ({ $count ->
    [one] { $count } Gebäudefigur
   *[other] { $count } Gebäudefiguren
}).
event-scored-people = { $points ->
    [one] { $seat } erhält { $points } Punkt für { $count } { NAME($people, $count, case: "counted") }.
   *[other] { $seat } erhält { $points } Punkte für { $count } { NAME($people, $count, case: "counted") }.
}

## Questions to the player

ask-set-aside = { $count ->
    [one] Wähle noch eine Startkarte, die du ablegst.
   *[other] Wähle { $count } Startkarten, die du ablegst; die übrigen behältst du.
}
ask-place-neutral-dwarf = Auf welche Gilde setzt du den Zwerg von NSP{ $neutral }? Niemand kann diese Gilde benutzen, solange er dort steht.
ask-choose-plank = Setze einen Arbeiter ein, oder passe und schicke alle deine übrigen Arbeiter auf die Ressourcenfelder.
ask-choose-worker = Welchen Arbeiter setzt du ein?
ask-split-workers = { $count ->
    [one] { $area ->
        [area-mine] Du hast noch { $count } { NAME($worker, $count) }. Schickst du ihn { NAME($area, case: "in-acc") }? Sonst geht er in die Goldmine.
       *[other] Du hast noch { $count } { NAME($worker, $count) }. Schickst du ihn { NAME($area, case: "in-acc") }?
    }
   *[other] { $area ->
        [area-mine] Du hast noch { $count } { NAME($worker, $count) }. Wie viele davon schickst du { NAME($area, case: "in-acc") }? Die übrigen gehen in die Goldmine.
       *[other] Du hast noch { $count } { NAME($worker, $count) }. Wie viele davon schickst du { NAME($area, case: "in-acc") }?
    }
}
ask-choose-crest = Du kannst dein Wappen mit einem anderen Spieler tauschen oder es behalten.
ask-choose-action = Wähle eine Aktion oder beende die Aktionen.
ask-choose-building-site = { $building ->
    [building-keep] In welchem Bezirk setzt du die beiden Gebäudefiguren auf { NAME($building, case: "def-acc") }?
   *[other] Wohin setzt du die Gebäudefigur für { NAME($building, case: "def-acc") }?
}
ask-choose-lock = Auf welche Karte mit unbesetztem Gnomenschloss setzt du den Gnom?
ask-complete-gatehouse = Auf welches deiner Torhäuser setzt du die zweite Gebäudefigur?
ask-choose-worker-from-reserve = Welchen Arbeiter nimmst du dir aus dem Arbeitervorrat?
ask-choose-recruit = Wen wirbst du an?
ask-choose-for-architects = Was baust du mit der Baumeister-Gilde?
ask-choose-discount = Die Baukosten betragen { $goods }. Was wird dir davon erlassen?
ask-rob-first = Was nimmst du dir mit der { NAME($guild) }, und von wem?
ask-rob-more = Nimmst du dir mit der { NAME($guild) } noch mehr?
ask-show-to-spies = Welche Karte zeigst du der Spion-Gilde?
ask-take-shown-card = Welche der gezeigten Karten nimmst du auf die Hand?
ask-choose-first-swap = Wähle den ersten der beiden Orte, deren Gebäudefiguren du vertauschst.
ask-choose-second-swap = Wähle den zweiten Ort.
ask-choose-gate-symbol = Auf welches Symbol des Torhauses kommt die Gebäudefigur?
ask-buy-after-sale = Bei diesem Besuch kannst du noch etwas kaufen.
ask-sell-after-purchase = Bei diesem Besuch kannst du noch etwas verkaufen.
ask-buy-card = Du kannst eine Gebäudekarte kaufen.
ask-discard-cards = { $count ->
    [one] Wähle eine Karte, die du ablegst.
   *[other] Wähle { $count } Karten, die du ablegst.
}
ask-choose-neutral-card = Wähle eine Karte für NSP{ $neutral }.

## Questions to somebody else

asks-chance = Der Zufall entscheidet.
asks-set-aside = { $seat } muss Startkarten ablegen.
asks-place-neutral-dwarf = { $seat } muss den Zwerg eines NSP einsetzen.
asks-choose-plank = { $seat } muss einen Arbeiter einsetzen oder passen.
asks-choose-crest = { $seat } muss ein Wappen wählen.
asks-choose-action = { $seat } muss eine Aktion wählen.
asks-choose-building-site = { $seat } muss ein unbesetztes Symbol wählen.
asks-choose-lock = { $seat } muss ein Gnomenschloss wählen.
asks-complete-gatehouse = { $seat } muss ein Torhaus wählen.
asks-choose-worker-from-reserve = { $seat } muss einen Arbeiter aus dem Arbeitervorrat wählen.
asks-choose-recruit = { $seat } muss jemanden anwerben.
asks-choose-for-architects = { $seat } muss wählen, was mit der Baumeister-Gilde gebaut wird.
asks-choose-discount = { $seat } muss wählen, was von den Baukosten erlassen wird.
asks-rob-first = { $seat } muss wählen, wer etwas hergeben soll.
asks-rob-more = { $seat } muss entscheiden, ob noch mehr genommen wird.
asks-show-to-spies = { $seat } muss der Spion-Gilde eine Karte zeigen.
asks-take-shown-card = { $seat } muss eine der gezeigten Karten nehmen.
asks-choose-first-swap = { $seat } muss zwei Orte für die Zauberer-Gilde wählen.
asks-choose-second-swap = { $seat } muss den zweiten Ort für die Zauberer-Gilde wählen.
asks-choose-gate-symbol = { $seat } muss ein Symbol des Torhauses wählen.
asks-buy-after-sale = { $seat } muss über einen Kauf entscheiden.
asks-sell-after-purchase = { $seat } muss über einen Verkauf entscheiden.
asks-buy-card = { $seat } muss entscheiden, ob eine Karte gekauft wird.
asks-discard-cards = { $seat } muss Karten ablegen.
asks-choose-neutral-card = { $seat } muss eine Karte für einen NSP wählen.

## Actions

do-pass = Passen
do-end = Aktionen beenden
do-stop = Das ist alles
do-stop--buy-card = Keine Karte kaufen
do-stop--buy-after-sale = Nichts kaufen
do-stop--sell-after-purchase = Nichts verkaufen
do-stop--rob-more = Nichts mehr nehmen
do-place-at-desk = Anwerber-Pult
do-place-in-camp = Lager des Königs
do-place-on-guild = { NAME($guild) }
do-place-on-card = Planke { NAME($building, case: "def-gen") }
do-use-worker = { NAME($worker) }
do-send-to-forest = { $count ->
    [0] Niemanden in den Wald schicken
   *[other] { $count } in den Wald schicken
}
do-send-to-quarry = { $count ->
    [0] Niemanden in den Steinbruch schicken
   *[other] { $count } in den Steinbruch schicken
}
do-send-to-mine = { $count ->
    [0] Niemanden ins Bergwerk schicken
   *[other] { $count } ins Bergwerk schicken
}
do-take-crest = { $own ->
    [yes] Wappen { $number } behalten
   *[no] Gegen Wappen { $number } von { $holder } tauschen
}
do-take-crest--deal-crest = Wappen { $number }
do-build = { NAME($building) } bauen
do-build--choose-for-architects = Gebäude: { NAME($building) }
do-choose-site = { $building ->
    [building-gatehouse] { NAME($building) } { $district }
   *[other] { NAME($building) } in Bezirk { $district }
}
do-choose-symbol = Torhaus { $gatehouse }, Symbol in Bezirk { $district }
do-choose-wall = Mauer { $side } in Bezirk { $district }
do-choose-guild = { NAME($guild) }
do-choose-guild--choose-action = { NAME($guild) } bauen
do-choose-wall--choose-action = Mauer { $side } in Bezirk { $district } bauen
do-activate-guild = Arbeiter auf der { NAME($guild) } aktivieren
do-activate-card = Arbeiter auf { NAME($building, case: "def-dat") } aktivieren
do-use-bank-gnome = Bank: Gold nehmen
do-use-blacksmith-gnome = Schmiede: 1 Metall kaufen
do-sell-wood-and-stone = { GOODS($wood, $stone, 0, 0) } für 1 Gold verkaufen
do-sell-metal = { GOODS(0, 0, $metal, 0) } für 1 Gold verkaufen
do-buy = 1 { NAME($good) } kaufen
do-exchange = 1 { NAME($good) } gegen 1 Metall tauschen
do-put-gnome = Gnom auf { NAME($building, case: "def-acc") }
do-put-gnome--choose-action = Gnom für { NAME($building, case: "def-acc") } einstellen
do-recruit = { NAME($worker) }
do-take-discount = { NAME($discount) }
do-discard-card = { NAME($building) }
do-rob = 1 { NAME($good) } von { $seat }
do-show-card = { NAME($building) }
do-take-shown = { NAME($building) } von { $seat }
do-take-card = { NAME($building) } aus dem Nachziehangebot
do-take-card--buy-card = { NAME($building) } aus dem Nachziehangebot kaufen
do-take-top = Oberste Karte des Nachziehstapels
do-take-top--buy-card = Oberste Karte des Nachziehstapels kaufen
do-draw-card = { NAME($building) }
do-draw-tile = { NAME($guild) }

## Why not

reason-goods-missing = Du brauchst noch { GOODS($wood, $stone, $metal, $gold) }.
reason-must-activate = Ihr habt vereinbart, dass Arbeiter aktiviert werden müssen: Einer von deinen kann noch etwas bewirken.
reason-not-in-hand = Du hast { NAME($building, case: "kein-acc") } auf der Hand.
reason-in-card-order = Karten werden in fester Reihenfolge gewählt, von der Kneipe bis zur Festung. Willst du auch diese Karte ablegen ({ NAME($building) }), dann nimm deine letzte Wahl zurück und wähle sie zuerst.
reason-too-few-behind = Karten werden in fester Reihenfolge gewählt, von der Kneipe bis zur Festung, und nach dieser ({ NAME($building) }) kommen zu wenige deiner Karten: Wähle zuerst eine frühere.
reason-guild-not-in-game = Die { NAME($guild) } ist in dieser Partie nicht dabei.
reason-guild-has-dwarf = Auf der { NAME($guild) } steht der Zwerg eines NSP.
reason-guild-plank-taken = Auf der Planke der { NAME($guild) } steht bereits ein Arbeiter.
reason-guild-owned = Die { NAME($guild) } gehört bereits jemandem.
reason-desk-full = Alle Planken beim Anwerber-Pult sind besetzt.
reason-camp-once = Du hast in dieser Runde schon einen Arbeiter im Lager des Königs; mehr als einer ist nicht erlaubt.
reason-not-built = Du hast noch { NAME($building, case: "kein-acc") } gebaut.
reason-plank-locked = Die Planke { NAME($building, case: "def-gen") } ist noch verriegelt: Erst muss ein Gnom auf das Gnomenschloss.
reason-own-plank-taken = Auf der Planke { NAME($building, case: "def-gen") } steht bereits dein Arbeiter.
reason-no-such-worker = Du hast keinen { NAME($worker) } zum Einsetzen.
reason-too-few-workers = { $count ->
    [0] Du hast keinen dieser Arbeiter mehr.
    [one] Du hast nur noch einen dieser Arbeiter.
   *[other] Du hast nur noch { $count } dieser Arbeiter.
}
reason-crest-grey = Wappen { $number } kann in dieser Runde nicht mehr genommen werden.
reason-crest-not-in-game = Niemand hat Wappen { $number }.
reason-no-free-site = Auf dem Spielplan ist { NAME($building, case: "kein-nom") } mehr unbesetzt.
reason-site-taken = Dort ist { NAME($building, case: "def-nom") } bereits besetzt.
reason-gatehouse-half-taken = Das andere Symbol dieses Torhauses ist besetzt; es müssen aber beide unbesetzt sein.
reason-wall-taken = Diese Mauer ist bereits gebaut.
reason-no-worker-on-guild = Auf der { NAME($guild) } steht kein Arbeiter von dir.
reason-no-worker-on-card = Auf { NAME($building, case: "def-dat") } steht kein Arbeiter von dir.
reason-no-gnome-there = Auf { NAME($building, case: "def-dat") } steht kein Gnom von dir.
reason-gnome-used = Der Gnom auf { NAME($building, case: "def-dat") } hat in diesem Zug schon gearbeitet.
reason-hired-already = Du hast in diesem Zug schon einen Gnom eingestellt.
reason-no-gnomes = Im Vorrat sind keine Gnome mehr.
reason-no-lock = Auf { NAME($building, case: "def-dat") } gibt es kein Gnomenschloss.
reason-locks-full = Auf { NAME($building, case: "def-dat") } ist kein Gnomenschloss mehr unbesetzt.
reason-no-free-lock = Du hast kein unbesetztes Gnomenschloss.
reason-reserve-empty = Du hast keinen { NAME($worker) } mehr im Arbeitervorrat.
reason-reserve-all-empty = Du hast keine Arbeiter mehr im Arbeitervorrat.
reason-architects-nothing-payable = Auch mit dem Nachlass der Baumeister-Gilde kannst du dir nichts leisten.
reason-too-dear-with-discount = Auch mit dem Nachlass der Baumeister-Gilde kannst du dir das nicht leisten.
reason-discount-not-contained = Das ist in den Baukosten nicht enthalten.
reason-nothing-to-rob = Sonst hat niemand Holz, Stein oder Metall.
reason-no-gold-to-rob = Sonst hat niemand Gold.
reason-rob-yourself = Dir selbst kannst du nichts wegnehmen.
reason-no-such-seat = Dort sitzt niemand.
reason-rob-other-good = Die Banditen-Gilde nimmt Holz, Stein und Metall, die Diebes-Gilde nimmt Gold.
reason-victim-has-none = Dieser Spieler hat { NAME($good, case: "kein-acc") }.
reason-rob-order = Wähle die Spieler in Sitzreihenfolge und dabei Holz vor Stein; mehr als erlaubt darfst du dir nicht nehmen.
reason-metal-alone = Metall wird nur allein genommen, nie zusammen mit etwas anderem.
reason-one-from-each = Wenn du dir von mehreren Spielern etwas nimmst, dann von jedem nur eine Ressource.
reason-no-cards-to-spy = Sonst hat niemand Karten auf der Hand.
reason-shows-nothing = Dort zeigt niemand eine Karte.
reason-no-markers = Auf dem Spielplan steht keine Gebäudefigur.
reason-swap-needs-marker = Zu diesem Ort passt kein späterer Ort desselben Typs: Auf mindestens einem der beiden muss eine Gebäudefigur stehen.
reason-in-board-order = Die beiden Orte werden in der Reihenfolge des Spielplans gewählt: Nimm deine Wahl zurück und wähle diesen zuerst.
reason-other-half-not-yours = Auf dem anderen Symbol dieses Torhauses steht keine Gebäudefigur von dir.
reason-no-exchange = Dir steht in diesem Zug kein Tausch mit der Kaufmanns-Gilde mehr zu.
reason-no-visit = Dir steht in diesem Zug kein Besuch beim Handelsposten mehr zu.
reason-sale-size = Beim Handelsposten verkaufst du immer genau { $count } Holz/Stein auf einmal.
reason-sell-before-buying = Das hättest du schon vor dem Kauf verkaufen können: Beginne den Besuch mit dem Verkauf.
reason-nothing-to-draw = Es gibt keine Karte mehr zu ziehen.
reason-not-in-pool = Im Nachziehangebot liegt { NAME($building, case: "kein-nom") }.

## Panels of the web table

panel-moment = Runde { $month } von { $last } · { $season } · { $phase }
panel-phase-placement = Einsetzen
panel-phase-collection = Einnahmen
panel-phase-actions = Aktionen
panel-phase-over = Spielende

panel-crest = Wappen
panel-crest-safe = Wappen { $number }, in dieser Runde sicher
panel-passed = gepasst
panel-hand-size = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
panel-in-play = { $count } { NAME($worker, $count) } im Spiel
panel-gnomes = { $count ->
    [one] { $count } Gnom
   *[other] { $count } Gnome
}
panel-at-hand = Verfügbar
panel-reserve = Arbeitervorrat
panel-upkeep = Einkommen und Steuern
panel-income = Einkommen: { $gold } Gold pro Runde
panel-tax = Steuern bei dieser Punktzahl: { $gold } Gold
panel-points = Punkte
panel-known = Bekannte Handkarten
panel-shown = Der Spion-Gilde gezeigt
panel-neutral = NSP{ $neutral }
panel-free = freier Platz
panel-unowned = ohne Besitzer

panel-hand = Deine Handkarten
panel-aside = Zum Ablegen gewählt.
panel-worker-here = { $gold ->
    [0] Arbeiter: { $does }
   *[other] Arbeiter ({ $gold } Gold): { $does }
}
panel-worker-tower = ein Gnom, kostenlos
panel-worker-inn = ein Elb oder Zwerg aus deinem Arbeitervorrat
panel-worker-blacksmith = { $metal } Metall
panel-worker-market = { $gold } Gold
panel-worker-library = { $drawn } { $drawn ->
    [one] Karte
   *[other] Karten
} ziehen, dann { $discarded } ablegen
panel-gnome-here = Gnom: { $does }
panel-gnome-pub = macht einen Zwerg zum Meisterzwerg
panel-gnome-gardens = macht einen Elb zum Meisterelb
panel-gnome-tower = entriegelt die Planke für einen Arbeiter
panel-gnome-inn = entriegelt die Planke für einen Arbeiter
panel-gnome-blacksmith = jeden Zug 1 Metall für { $gold } Gold kaufen
panel-gnome-bank = jeden Zug { $gold } Gold
panel-gnome-market = jeden Zug ein weiterer Besuch beim Handelsposten
panel-gnome-gatehouse = zweite Gebäudefigur auf einem deiner Torhäuser
panel-gnome-library = jeden Zug 1 Karte ziehen
panel-keep = Zwei Gebäudefiguren in einem Bezirk.
panel-sites = Unbesetzt in Bezirk: { $districts }
panel-gates = Unbesetzte Torhäuser: { $gatehouses }
panel-no-sites = Alle Symbole sind besetzt.
panel-built = Gebäude: { $seat }
panel-built-none = Noch nichts gebaut.
panel-locked = { $count ->
    [one] { $count } Planke ist verriegelt: Es fehlt ein Gnom.
   *[other] { $count } Planken sind verriegelt: Es fehlt je ein Gnom.
}
panel-gnomes-of = Gnome: { $count } von { $room }

panel-calendar = Kalender und Zugabfolge
panel-month = Runde { $month }: { $season }
panel-month-scoring = Runde { $month }: { $season }, am Ende Wertung
panel-next-scoring = Nächste Wertung: am Ende von Runde { $month }.
panel-order = Zugabfolge: { $names }
panel-safe = Wappen, die in dieser Runde sicher sind: { $numbers }

panel-places = Plätze für Arbeiter
panel-desk = Bei den Einnahmen ein neuer Arbeiter derselben Art aus deinem Arbeitervorrat.
panel-camp = In der Reihenfolge der Planken: Tausche dein Wappen mit einem anderen Spieler oder behalte es. Jeder darf hier einen Arbeiter haben.
panel-no-fee = keine Gebühr
panel-worker-of = { $seat } ({ NAME($worker) })

panel-guild-architects = Besetze ein beliebiges freies Gebäude, eine Mauer oder Gilde und zahle 1 Metall oder zwei Holz/Stein weniger. Du brauchst keine Karte dafür und bekommst nur die Gebäudefigur.
panel-guild-librarians = Ziehe { $drawn } { $drawn ->
    [one] Karte
   *[other] Karten
}, dann lege { $discarded } ab.
panel-guild-merchants = In diesem Zug: 1 Holz oder Stein gegen 1 Metall tauschen, bis zu { $exchanges }-mal; zusätzliche Besuche beim Handelsposten: { $visits }.
panel-guild-recruiters = Ein Elb oder Zwerg aus deinem Arbeitervorrat oder ein Gnom.
panel-guild-gain = Du bekommst { $goods }.
panel-guild-bandits = Nimm einem Spieler 1 Metall oder bis zu { $one } Holz/Stein weg, oder mehreren Spielern (bis zu { $victims }) je 1 Holz oder Stein.
panel-guild-thieves = Nimm einem Spieler bis zu { $one } Gold weg, oder mehreren Spielern (bis zu { $victims }) je 1 Gold.
panel-guild-spies = Alle anderen wählen geheim eine Karte und zeigen sie; du nimmst eine davon.
panel-guild-wizards = Vertausche die Gebäudefiguren von zwei gleichen Gebäuden, zwei Mauern oder zwei Gilden, egal wem sie gehören.
panel-guild-unowned = Gehört noch niemandem. Baukosten: { $goods }. Gebühr für einen Arbeiter: { $gold } Gold.
panel-guild-owned = Besitzer: { $holder }. Alle anderen zahlen dem Besitzer { $gold } Gold für einen Arbeiter.
panel-dwarf = Hier steht der Zwerg von NSP{ $neutral }: Niemand kann diese Gilde benutzen.

panel-town = Die Stadt
panel-gate-note = Torhaus 1 verbindet die Bezirke 1 und 2 und so weiter; Torhaus 5 verbindet 5 und 1. In jedem Bezirk gehört das erste Symbol zum Torhaus, das er mit dem vorigen Bezirk teilt.
panel-gate = Torhaus { $gatehouse }: { $holder }
panel-standing = Wenn jetzt gewertet würde
panel-total = Summe
panel-ranks-districts = Punkte in jedem Bezirk für die meisten Gebäudefiguren: 1. Rang { $first }, 2. Rang { $second }, 3. Rang { $third }.
panel-ranks-people = Punkte jeweils für die meisten Elben, Zwerge und Gnome: 1. Rang { $first }, 2. Rang { $second }, 3. Rang { $third }.
panel-ties = Bei Gleichstand rutschen alle Beteiligten einen Rang ab und alle dahinter mit ihnen.
panel-score = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

panel-areas = Ressourcenfelder
panel-yields = Ertrag
panel-yield-forest = Elben: je 1 Holz
panel-yield-quarry = Zwerge: je 1 Stein
panel-yield-mine = beide: 1 Metall je Paar aus Elb und Zwerg
panel-yield-gold-mine = beide: je 1 Gold
panel-collects = Bekommt { $goods }
panel-majority = Wer allein die meisten Arbeiter auf einem Feld hat, bekommt 1 mehr. Ein Meister sammelt so viel wie zwei Arbeiter, zählt für diese Mehrheit aber nur einfach.

panel-pool = Nachziehangebot
panel-draw-pile = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
panel-discard-pile = { $count ->
    [one] { $count } Karte im Ablagestapel
   *[other] { $count } Karten im Ablagestapel
}
panel-buy-card = Am Ende deines Zuges kannst du für { $gold } Gold eine Karte kaufen: eine von diesen oder, ungesehen, die oberste des Nachziehstapels.
panel-discarded = Ablagestapel: { $cards }

panel-prices = Handel, Gnome und Mauern
panel-trading-post = Handelsposten
panel-visit = Einmal pro Zug: ein Verkauf, ein Kauf oder beides.
panel-sell = Verkauf für 1 Gold: { $count } Holz/Stein in beliebiger Mischung oder { $metal } Metall.
panel-buy = Kauf, je eines: Holz { $wood } Gold, Stein { $stone } Gold, Metall { $metal } Gold.
panel-hire = Einmal pro Zug, für ein unbesetztes Gnomenschloss einer gebauten Karte. Er wirkt sofort und bleibt für immer.
panel-gnomes-left = { $count ->
    [0] Im Vorrat ist keiner mehr.
    [one] Im Vorrat ist noch { $count }.
   *[other] Im Vorrat sind noch { $count }.
}
panel-wall = Eine Gebäudefigur in einem Bezirk mit unbesetzter Mauer, ohne Karte.
panel-buildings = Die zehn Gebäude

panel-taxes = Steuern
panel-tax-score = Punktzahl
panel-tax-due = Steuern
panel-tax-beyond = { $score } und mehr
panel-tax-note = Jede Runde zahlst du nach dem Einkommen die Steuern deiner Punktzahl. Für jedes fehlende Gold verlierst du 1 Punkt.

## The drawn board

board-now = Läuft gerade
board-owner = Besitzer { $holder }
board-no-workers = keine Arbeiter
board-gnomes = Gnome auf Jobsuche: { $count }
board-fee = Gebühr: { $goods }
board-upkeep = { $seat }: Einkommen { $income }, Steuern { $tax }, zusammen { $gold }
panel-cost = Kosten: { $goods }
panel-plank = { $place }, Planke
panel-lock-of = { $place }, Gnomenschloss
panel-markers = { $count ->
    [one] { $count } Gebäudefigur
   *[other] { $count } Gebäudefiguren
}

## Headings of choices, and how ties are broken

group-placing = Arbeiter einsetzen
group-building = Handkarte bauen
group-sites = Gebäude
group-gatehouses = Torhäuser
group-walls = Mauern
group-guilds = Gilden
group-activating = Arbeiter aktivieren und Gnome nutzen
group-trading = Handel
group-gnomes = Gnome einstellen
tie = Gleichstand bei den Punkten. Die meisten Ressourcen entscheiden (Holz, Stein und Gold zählen 1, Metall zählt 2): { $amounts }.

## What lies on the table, in the terminal and in panels

table-setup = Spielaufbau
table-header = Runde { $month }, { $season } · Zugabfolge: { $order } · Gnome auf Jobsuche: { $gnomes }
table-walls = Mauern
table-wall = Mauer { $side }
table-districts = Bezirk
table-markers = Figuren
table-guilds = Gilden (← Arbeiter dort)
table-at-hand = verfügbar: { $workers }
table-on-cards = Arbeiter auf: { $cards }
table-built = gebaut (* mit Gnom): { $cards }
table-known = bekannte Handkarten: { $cards }
table-fee-desk = Einsetzen beim Anwerber-Pult
table-fee-guild = Einsetzen auf einer Gilde (eigene kostenlos)
table-fee-gnome = Einen Gnom einstellen
table-fee-card = Eine Karte kaufen
table-buy = Kauf beim Handelsposten: 1 { $good }
table-guild = Gilde
table-pool = Nachziehangebot: { $cards } · Karten im Nachziehstapel: { $pile }
table-hand = Deine Handkarten: { $cards }
table-desk = Anwerber-Pult: { $names }
table-camp = Lager des Königs: { $names }
head-wood = Holz
head-stone = Stein
head-metal = Metall
head-gold = Gold
head-hand = Hand
head-elves = Elben
head-dwarves = Zwerge
head-gnomes = Gnome

## The report

report-buildings-per-player = Gebäude je Spieler
report-guilds-per-player = Gilden je Spieler
report-buildings = Gebäude
report-guilds = Gilden
report-built = gebaut
report-dealt = ausgelegt
report-owned = in Besitz
report-visits = Besuche je Partie
report-phase-setup = Spielvorbereitung
report-phase-placement = Einsetzen
report-phase-collection = Einnahmen
report-phase-actions = Aktionen
report-phase-neutral = Nicht-Spieler (NSP)

## The home page

blurb = Schicke Elben, Zwerge und Gnome an die Arbeit, errichte eine Stadt mit fünf Bezirken und sichere dir die Mehrheiten, bevor gewertet wird.

## The tour

tour-months-head = Sieben Monate
tour-months = Willkommen in Belfort! Gemeinsam errichtet ihr eine Stadt, jeder zum eigenen Ruhm. Gewertet wird in den drei Monaten mit einem Stern; wer am Ende die meisten Punkte hat, gewinnt.
tour-city-head = Die Stadt
tour-city = Was immer du baust: Deine Gebäudefigur kommt auf ein Symbol in einem der fünf Bezirke. In jedem Bezirk bekommen die mit den meisten Gebäudefiguren Punkte.
tour-standings-head = Wer vorn liegt
tour-standings = Fähnchen zeigen, was eine Wertung jetzt brächte, auch für die meisten Elben, Zwerge und Gnome. Je weiter deine Punkte auf der Skala vorrücken, desto mehr Steuern zahlst du jeden Monat.
tour-planks-head = Arbeiter einsetzen
tour-planks = Jeder Monat beginnt mit dem Einsetzen, ein Arbeiter nach dem anderen. Das Anwerber-Pult bringt dir einen weiteren, im Lager des Königs tauschst du deinen Platz in der Reihenfolge; auch die Gilden der Stadt nehmen Arbeiter auf.
tour-areas-head = Sammeln
tour-areas = Wenn du passt, kommen deine übrigen Arbeiter hierher: Elben holen Holz, Zwerge Stein, ein Paar aus beiden Metall, und alle können Gold schürfen. Wer auf einem Feld allein die meisten Arbeiter hat, bekommt 1 mehr.
tour-trade-head = Deine Aktionen
tour-trade = Dann hat jeder einen ganzen Zug: Karten, Mauern und Gilden bauen und eingesetzte Arbeiter nutzen. Einmal im Zug darfst du hier handeln und einmal einen Gnom für eine gebaute Karte einstellen.
tour-mine-head = Was dir gehört
tour-mine = Hier sind deine Ressourcen, deine Arbeiter und deine Handkarten; auf jeder stehen die Baukosten. Was du gebaut hast, liegt daneben und bringt Einkommen, Planken oder Platz für Gnome.
tour-first-head = Was du zuerst tust
tour-first = Behalte drei Karten, die du bald bezahlen kannst. Schicke dann früh jemanden ans Anwerber-Pult, sammle, was deine Karten kosten, und baue, wo noch niemand ist: Oft führt schon eine einzige Gebäudefigur.
